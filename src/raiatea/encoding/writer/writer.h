/* Writes observations and masks straight into the caller's memory.

   It knows nothing of the game. What stands where is said by a list of instructions, which
   raiatea.encoding.plan derives from the tables of raiatea.encoding; this carries them out:

   PART    a few numbers that are always the same for a value
   COUNT   one number or several, at most so many, in one place after another
   SEATS   the same of all seats, so many for each
   ZONE    cards: one more at the place of each
   AT      seats: a mark with each, one place after another
   CROSS   tokens: one more at a place that depends on where it lies and on what it is; alone
           writes into its places
   SUM     what the things of each seat add up to: each counts so much at one place, and a list
           says what is written for a sum
   PAIRS   what a function makes of three lists of each seat, where something lies twice in the
           first or anything in the second; else zeros. Its last number has a place of its own
   MARK    the seats of a list have a mark, the others none
   ASKED   what a function makes of the question and its numbers, remembered for all questions:
           a part, then a mark for each seat
   TURN    all until now is the same for all seats, and kept from one view to the next; now it
           is turned so that the seat itself comes first, and what follows is its own

   What is kept is written again only where a value is another object than it was; of a list, and
   of all that is counted, each number by itself.
*/
#ifndef RAIATEA_WRITER_H
#define RAIATEA_WRITER_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

enum { PART, COUNT, SEATS, ZONE, AT, CROSS, SUM, PAIRS, MARK, ASKED, TURN };
enum { MOST_SEATS = 5, MOST_SLOTS = 32, MOST_SUMS = 32, LISTS = 3 };

typedef struct {
    int kind;
    int slot;         /* which attribute of the view */
    Py_ssize_t item;  /* which of its values, or -1 */
    Py_ssize_t first; /* the first place */
    Py_ssize_t size;  /* how many for each seat, or in all; of ASKED the place of the mark */
    Py_ssize_t most;  /* the most that is counted; of PAIRS the place of the last number */
    Py_ssize_t at;    /* where a row remembers what was counted, or of each seat */
    PyObject *more;
    PyObject *function;      /* of PAIRS, */
    Py_ssize_t lists[LISTS]; /* and of what */
    Py_buffer *parts;
    Py_ssize_t part_count;
} Instruction;

typedef struct {
    PyObject_HEAD
    Py_ssize_t players, length, seat_first, seat_size;
    Instruction *instructions;
    Py_ssize_t count;
    Py_ssize_t remembered; /* how many objects a row remembers */
    Py_ssize_t needs[MOST_SLOTS]; /* of each attribute how many values */
    Py_buffer begins;    /* an observation of which nothing was told yet */
    Py_buffer shares;
    PyObject *asked;     /* by question, then by its numbers */
} Plan;

typedef struct {
    PyObject *options;   /* of the view that was seen last */
    Plan *plan;
    PyObject **before;   /* what each instruction has written, then each number */
    float *kept;
} Row;

static inline int as_index(PyObject *value, Py_ssize_t *found)
{
    if (PyLong_CheckExact(value)) { /* nearly all are small, and read without a call */
#if PY_VERSION_HEX >= 0x030C0000
        if (PyUnstable_Long_IsCompact((PyLongObject *)value)) {
            *found = PyUnstable_Long_CompactValue((PyLongObject *)value);
            return 0;
        }
#else
        Py_ssize_t digits = Py_SIZE(value);
        if (digits >= -1 && digits <= 1) {
            *found = digits * (Py_ssize_t)((PyLongObject *)value)->ob_digit[0];
            return 0;
        }
#endif
    }
    long number = PyLong_AsLong(value);
    if (number == -1 && PyErr_Occurred())
        return -1;
    *found = number;
    return 0;
}

static inline int wrong(const char *what)
{
    PyErr_Format(PyExc_IndexError, "%s is not in the plan", what);
    return -1;
}

extern PyTypeObject plan_type, rows_type;

/* Write what a view says, of which these are the values, into a row. */
int observe(Row *row, PyObject *const *values, Py_ssize_t seat, float *to);

#endif
