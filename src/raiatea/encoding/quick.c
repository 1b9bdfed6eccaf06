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

/* An attribute of things that are mostly of one kind, found again without a search. */
typedef struct {
    PyObject *name, *descriptor;
    PyTypeObject *kind;
    descrgetfunc get;
} Attribute;

static PyObject *get(Attribute *self, PyObject *of)
{
    PyTypeObject *kind = Py_TYPE(of);
    if (self->kind != kind) {
        PyObject *found = PyObject_GetAttr((PyObject *)kind, self->name);
        if (found == NULL)
            return NULL;
        if (Py_TYPE(found)->tp_descr_get == NULL) {
            Py_DECREF(found);
            return PyObject_GetAttr(of, self->name);
        }
        Py_XSETREF(self->descriptor, found);
        Py_XSETREF(self->kind, (PyTypeObject *)Py_NewRef(kind));
        self->get = Py_TYPE(found)->tp_descr_get;
    }
    return self->get(self->descriptor, of, (PyObject *)kind);
}

static void forget(Attribute *self)
{
    Py_CLEAR(self->name);
    Py_CLEAR(self->descriptor);
    Py_CLEAR(self->kind);
}

/* A move, and its number or that it depends on the view. */
typedef struct {
    PyObject *move;
    Py_ssize_t number;
} Known;

enum { MOST_KNOWN = 4096, BY_VIEW = -2 };

typedef struct {
    PyObject_HEAD
    Attribute slots[MOST_SLOTS], moves, options, seat, text;
    Known known[MOST_KNOWN];
    Py_ssize_t slot_count;
    PyObject *plan_of;   /* from options to a plan */
    PyObject *numbers;   /* from the text of a move to its number */
    PyObject *number_of; /* the same for a move that its text does not say, and the view */
    PyObject *not_legal; /* the error for an action that is not */
    Py_buffer observations, masks, legal, choices, seats;
    Py_ssize_t rows, length, actions;
    Row *row;
} Rows;

static int as_index(PyObject *value, Py_ssize_t *found)
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

static int wrong(const char *what)
{
    PyErr_Format(PyExc_IndexError, "%s is not in the plan", what);
    return -1;
}

/* ---- a plan ---- */

static void plan_dealloc(Plan *self)
{
    for (Py_ssize_t i = 0; i < self->count; i++) {
        Instruction *one = &self->instructions[i];
        Py_XDECREF(one->more);
        for (Py_ssize_t j = 0; j < one->part_count; j++)
            PyBuffer_Release(&one->parts[j]);
        PyMem_Free(one->parts);
    }
    PyMem_Free(self->instructions);
    PyBuffer_Release(&self->begins);
    PyBuffer_Release(&self->shares);
    Py_XDECREF(self->asked);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int read_parts(Instruction *one)
{
    PyObject *parts = PySequence_Fast(one->more, "parts are a list");
    if (parts == NULL)
        return -1;
    Py_ssize_t count = PySequence_Fast_GET_SIZE(parts);
    one->parts = PyMem_Calloc(count + 1, sizeof(Py_buffer));
    if (one->parts == NULL) {
        Py_DECREF(parts);
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *part = PySequence_Fast_GET_ITEM(parts, i);
        if (PyObject_GetBuffer(part, &one->parts[i], PyBUF_SIMPLE) < 0) {
            Py_DECREF(parts);
            return -1;
        }
        one->part_count = i + 1;
    }
    Py_DECREF(parts);
    return 0;
}

/* The parts of a SUM: where each thing counts, how much, and what is written for each sum. */
static int check_sums(const Plan *plan, const Instruction *one)
{
    if (one->part_count != 3 || one->size > MOST_SUMS ||
        one->parts[0].len != one->parts[1].len || one->parts[2].len < (Py_ssize_t)sizeof(float) ||
        one->first + one->size > plan->seat_size)
        return wrong("what adds up");
    const int *places = one->parts[0].buf;
    for (Py_ssize_t i = 0; i < one->parts[0].len / (Py_ssize_t)sizeof(int); i++)
        if (places[i] < 0 || places[i] >= one->size)
            return wrong("where something counts");
    return 0;
}

static int plan_init(Plan *self, PyObject *args, PyObject *Py_UNUSED(named))
{
    PyObject *begins, *shares, *listed;
    if (self->instructions != NULL) {
        PyErr_SetString(PyExc_TypeError, "a plan is made once");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "nnnOOO!", &self->players, &self->seat_first, &self->seat_size,
                          &begins, &shares, &PyList_Type, &listed))
        return -1;
    if (PyObject_GetBuffer(begins, &self->begins, PyBUF_SIMPLE) < 0 ||
        PyObject_GetBuffer(shares, &self->shares, PyBUF_SIMPLE) < 0)
        return -1;
    self->asked = PyDict_New();
    if (self->asked == NULL)
        return -1;
    self->length = self->begins.len / (Py_ssize_t)sizeof(float);
    if (self->shares.len != self->begins.len || self->players < 1 ||
        self->players > MOST_SEATS ||
        self->seat_first + MOST_SEATS * self->seat_size > self->length)
        return wrong("the size of an observation");
    Py_ssize_t count = PyList_GET_SIZE(listed);
    self->instructions = PyMem_Calloc(count + 1, sizeof(Instruction));
    if (self->instructions == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        Instruction *one = &self->instructions[i];
        PyObject *more;
        if (!PyArg_ParseTuple(PyList_GET_ITEM(listed, i), "iinnnnO", &one->kind,
                              &one->slot, &one->item, &one->first, &one->size, &one->most,
                              &more))
            return -1;
        one->more = Py_NewRef(more);
        self->count = i + 1;
        if (one->slot < 0 || one->slot >= MOST_SLOTS || one->first < 0 ||
            one->first >= self->length || one->size < 0 ||
            one->first + one->size > self->length)
            return wrong("an instruction");
        if (one->item >= self->needs[one->slot])
            self->needs[one->slot] = one->item + 1;
        if ((one->kind == PART || one->kind == CROSS || one->kind == SUM) && read_parts(one) < 0)
            return -1;
        if (one->kind == SUM && check_sums(self, one) < 0)
            return -1;
        if (one->kind == PAIRS) {
            if (!PyArg_ParseTuple(more, "Onnn", &one->function, &one->lists[0], &one->lists[1],
                                  &one->lists[2]))
                return -1;
            if (one->first + one->size > self->seat_size || one->most < 0 ||
                one->most >= self->seat_size || one->lists[0] < 0 || one->lists[1] < 0 ||
                one->lists[2] < 0)
                return wrong("where pairs are told");
        }
    }
    self->remembered = count;
    for (Py_ssize_t i = 0; i < count; i++) {
        Instruction *one = &self->instructions[i];
        one->at = self->remembered;
        if (one->kind == COUNT)
            self->remembered += one->size;
        if (one->kind == SEATS)
            self->remembered += one->size * self->players;
        if (one->kind == SUM)
            self->remembered += self->players;
        if (one->kind == PAIRS)
            self->remembered += LISTS * self->players;
    }
    return 0;
}

/* ---- what is written by it ---- */

/* One or several numbers: a whole number stands for itself. */
static PyObject **several(PyObject **value, Py_ssize_t *count)
{
    if (PyLong_Check(*value)) {
        *count = 1;
        return value;
    }
    if (!PyTuple_Check(*value) && !PyList_Check(*value)) {
        PyErr_Format(PyExc_TypeError, "numbers are needed, not %.80R", *value);
        return NULL;
    }
    *count = PySequence_Fast_GET_SIZE(*value);
    return PySequence_Fast_ITEMS(*value);
}

static int copy_part(const Plan *plan, Py_ssize_t first, const Py_buffer *part, float *out)
{
    if (first * (Py_ssize_t)sizeof(float) + part->len > plan->begins.len)
        return wrong("a part");
    memcpy(out + first, part->buf, part->len);
    return 0;
}

static int write_part(const Plan *plan, const Instruction *one, PyObject *value, float *out)
{
    Py_ssize_t number;
    if (as_index(value, &number) < 0)
        return -1;
    if (number < 0)
        number += one->part_count;
    if (number < 0 || number >= one->part_count)
        return wrong("a part");
    return copy_part(plan, one->first, &one->parts[number], out);
}

/* Whether these are the same objects as before; mostly they are. */
static int are(PyObject *const *values, PyObject *const *were, Py_ssize_t count)
{
    return memcmp(values, were, count * sizeof *values) == 0;
}

/* Numbers, at most `most` each, in one place after another or so many for each seat. */
static int write_counts(const Plan *plan, const Instruction *one, PyObject *value, PyObject **were,
                        float *out, const Py_ssize_t *seats)
{
    const float *shares = plan->shares.buf;
    Py_ssize_t count, number;
    PyObject **values = several(&value, &count);
    if (values == NULL)
        return -1;
    if (count != one->size * (one->kind == COUNT ? 1 : plan->players))
        return wrong("how many are counted");
    if (are(values, were, count))
        return 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (values[i] == were[i])
            continue;
        if (as_index(values[i], &number) < 0)
            return -1;
        Py_ssize_t place = one->first + i;
        if (one->kind == SEATS)
            place = seats[i / one->size] + one->first + i % one->size;
        out[place] = (float)(number < one->most ? number : one->most) * shares[place];
        Py_XSETREF(were[i], Py_NewRef(values[i]));
    }
    return 0;
}

/* Lay cards or marks; or take away all that lies where they did. */
static int lay(const Plan *plan, const Instruction *one, PyObject *value, int away, float *out,
               const Py_ssize_t *seats)
{
    const float *shares = plan->shares.buf;
    Py_ssize_t count, number;
    PyObject **values = several(&value, &count);
    if (values == NULL)
        return -1;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (as_index(values[i], &number) < 0)
            return -1;
        if (number < 0)
            continue;
        Py_ssize_t place = one->first + number;
        if (one->kind == AT) {
            if (number >= plan->players)
                return wrong("a seat");
            place = seats[number] + one->first + i;
        }
        if (place >= plan->length)
            return wrong("a place");
        if (away)
            out[place] = 0;
        else
            out[place] += shares[place];
    }
    return 0;
}

static int write_tokens(const Plan *plan, const Instruction *one, PyObject *value, float *out)
{
    const float *shares = plan->shares.buf;
    Py_ssize_t count, number;
    PyObject **values = several(&value, &count);
    if (values == NULL)
        return -1;
    if (count > one->part_count)
        return wrong("where a token lies");
    memset(out + one->first, 0, one->size * sizeof(float));
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_ssize_t width = one->parts[i].len / (Py_ssize_t)sizeof(int);
        if (as_index(values[i], &number) < 0)
            return -1;
        if (number < 0)
            number += width; /* the last are for numbers below 0 */
        if (number < 0 || number >= width)
            return wrong("a token");
        Py_ssize_t place = ((const int *)one->parts[i].buf)[number];
        if (place < 0)
            continue;
        if (place < one->first || place >= one->first + one->size)
            return wrong("a place");
        out[place] += 1;
    }
    for (Py_ssize_t i = one->first; i < one->first + one->size; i++)
        out[i] *= shares[i];
    return 0;
}

/* What is another object than before; `before` is NULL where nothing was written yet. */
static int write_value(const Plan *plan, const Instruction *one, PyObject *value, PyObject *before,
                       float *out, const Py_ssize_t *seats)
{
    switch (one->kind) {
    case ZONE:
    case AT:
        if (before != NULL && lay(plan, one, before, 1, out, seats) < 0)
            return -1;
        return lay(plan, one, value, 0, out, seats);
    case CROSS:
        return write_tokens(plan, one, value, out);
    default:
        return write_part(plan, one, value, out);
    }
}

/* What a list says of each seat. */
static PyObject **of_seats(const Plan *plan, PyObject *all)
{
    if ((!PyTuple_Check(all) && !PyList_Check(all)) ||
        PySequence_Fast_GET_SIZE(all) < plan->players) {
        wrong("what is of each seat");
        return NULL;
    }
    return PySequence_Fast_ITEMS(all);
}

static int write_sums(const Plan *plan, const Instruction *one, PyObject *value, PyObject **were,
                      float *out, const Py_ssize_t *seats)
{
    const int *places = one->parts[0].buf, *amounts = one->parts[1].buf;
    const float *table = one->parts[2].buf;
    Py_ssize_t known = one->parts[0].len / (Py_ssize_t)sizeof(int);
    Py_ssize_t most = one->parts[2].len / (Py_ssize_t)sizeof(float) - 1;
    PyObject **all = of_seats(plan, value);
    if (all == NULL)
        return -1;
    if (are(all, were, plan->players))
        return 0;
    for (Py_ssize_t seat = 0; seat < plan->players; seat++) {
        PyObject *thing = all[seat], *held = thing;
        Py_ssize_t sums[MOST_SUMS], count, number;
        if (thing == were[seat])
            continue;
        memset(sums, 0, one->size * sizeof *sums);
        PyObject **values = several(&held, &count);
        if (values == NULL)
            return -1;
        for (Py_ssize_t i = 0; i < count; i++) {
            if (as_index(values[i], &number) < 0)
                return -1;
            if (number < 0 || number >= known)
                return wrong("what adds up");
            sums[places[number]] += amounts[number];
        }
        float *to = out + seats[seat] + one->first;
        for (Py_ssize_t i = 0; i < one->size; i++) {
            if (sums[i] < 0)
                return wrong("a sum");
            to[i] = table[sums[i] < most ? sums[i] : most];
        }
        Py_XSETREF(were[seat], Py_NewRef(thing));
    }
    return 0;
}

/* Whether something lies twice in a list; few things lie there, and the same are one object. */
static int has_pair(PyObject *list)
{
    Py_ssize_t count;
    PyObject **values = several(&list, &count);
    if (values == NULL)
        return -1;
    for (Py_ssize_t i = 1; i < count; i++)
        for (Py_ssize_t j = 0; j < i; j++)
            if (values[i] == values[j])
                return 1;
    return 0;
}

static int write_pairs(const Plan *plan, const Instruction *one, PyObject *value, PyObject **were,
                       float *out, const Py_ssize_t *seats)
{
    PyObject **all[LISTS];
    int same = 1;
    for (int i = 0; i < LISTS; i++) {
        if (!PyTuple_Check(value) || PyTuple_GET_SIZE(value) <= one->lists[i])
            return wrong("what is of each seat");
        all[i] = of_seats(plan, PyTuple_GET_ITEM(value, one->lists[i]));
        if (all[i] == NULL)
            return -1;
        same &= are(all[i], were + i * plan->players, plan->players);
    }
    for (Py_ssize_t seat = 0; !same && seat < plan->players; seat++) {
        PyObject *lists[LISTS];
        int others = 0;
        for (int i = 0; i < LISTS; i++) {
            lists[i] = all[i][seat];
            others |= lists[i] != were[i * plan->players + seat];
        }
        if (!others)
            continue;
        float *to = out + seats[seat];
        Py_ssize_t count;
        PyObject *second = lists[1];
        int pairs = several(&second, &count) == NULL ? -1 : count > 0 ? 1 : has_pair(lists[0]);
        if (pairs < 0)
            return -1;
        if (pairs) {
            PyObject *made = PyObject_Vectorcall(one->function, lists, LISTS, NULL);
            Py_buffer part;
            if (made == NULL)
                return -1;
            if (PyObject_GetBuffer(made, &part, PyBUF_SIMPLE) < 0) {
                Py_DECREF(made);
                return -1;
            }
            int fits = part.len == (one->size + 1) * (Py_ssize_t)sizeof(float);
            if (fits) {
                memcpy(to + one->first, part.buf, one->size * sizeof(float));
                to[one->most] = ((const float *)part.buf)[one->size];
            }
            PyBuffer_Release(&part);
            Py_DECREF(made);
            if (!fits)
                return wrong("what is made of pairs");
        } else {
            memset(to + one->first, 0, one->size * sizeof(float));
            to[one->most] = 0;
        }
        for (int i = 0; i < LISTS; i++)
            Py_XSETREF(were[i * plan->players + seat], Py_NewRef(lists[i]));
    }
    return 0;
}

static int write_marks(const Plan *plan, const Instruction *one, PyObject *value, float *out,
                       const Py_ssize_t *seats)
{
    Py_ssize_t count, number;
    PyObject **values = several(&value, &count);
    if (values == NULL)
        return -1;
    for (Py_ssize_t seat = 0; seat < plan->players; seat++)
        out[seats[seat] + one->first] = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (as_index(values[i], &number) < 0)
            return -1;
        if (number < 0 || number >= plan->players)
            return wrong("a seat");
        out[seats[number] + one->first] = 1;
    }
    return 0;
}

static int write_asked(Plan *plan, const Instruction *one, PyObject *const *values, float *out,
                       const Py_ssize_t *seats)
{
    PyObject *question = values[one->slot], *numbers = values[one->slot + 1];
    PyObject *known = PyDict_GetItemWithError(plan->asked, question);
    if (known == NULL) {
        PyObject *empty = PyErr_Occurred() ? NULL : PyDict_New();
        if (empty == NULL || PyDict_SetItem(plan->asked, question, empty) < 0) {
            Py_XDECREF(empty);
            return -1;
        }
        Py_DECREF(empty);
        known = empty; /* the dictionary holds it */
    }
    PyObject *part = PyDict_GetItemWithError(known, numbers);
    if (part == NULL) {
        if (PyErr_Occurred())
            return -1;
        PyObject *made = PyObject_CallFunction(one->more, "nOO", plan->players, question, numbers);
        PyObject *bytes = made == NULL ? NULL : PyBytes_FromObject(made);
        Py_XDECREF(made);
        if (bytes == NULL || PyDict_SetItem(known, numbers, bytes) < 0) {
            Py_XDECREF(bytes);
            return -1;
        }
        Py_DECREF(bytes);
        part = bytes;
    }
    Py_ssize_t size = PyBytes_GET_SIZE(part) / (Py_ssize_t)sizeof(float) - plan->players;
    if (size < 0 || one->first + size > plan->length)
        return wrong("what is asked");
    memcpy(out + one->first, PyBytes_AS_STRING(part), size * sizeof(float));
    for (Py_ssize_t seat = 0; seat < plan->players; seat++)
        memcpy(out + seats[seat] + one->size,
               PyBytes_AS_STRING(part) + (size + seat) * sizeof(float), sizeof(float));
    return 0;
}

/* Turn what is kept so that a seat comes first, and note where each seat stands then. */
static void turn(const Plan *plan, const float *kept, Py_ssize_t seat, float *out,
                 Py_ssize_t *seats)
{
    size_t myself = plan->seat_size * seat, all = plan->seat_size * plan->players;
    size_t first = plan->seat_first, unit = sizeof(float);
    memcpy(out, kept, first * unit);
    memcpy(out + first, kept + first + myself, (all - myself) * unit);
    memcpy(out + first + all - myself, kept + first, myself * unit);
    memcpy(out + first + all, kept + first + all, (plan->length - first - all) * unit);
    for (Py_ssize_t i = 0; i < plan->players; i++)
        seats[i] = plan->seat_first +
                   plan->seat_size * ((i - seat + plan->players) % plan->players);
}

static int observe(Row *row, PyObject *const *values, Py_ssize_t seat, float *to)
{
    Plan *plan = row->plan;
    float *out = row->kept;
    Py_ssize_t seats[MOST_SEATS];
    if (seat < 0 || seat >= plan->players)
        return wrong("the seat");
    for (Py_ssize_t i = 0; i < plan->players; i++)
        seats[i] = plan->seat_first + plan->seat_size * i;
    const Instruction *one = plan->instructions;
    for (Py_ssize_t i = 0; i < plan->count; i++, one++) {
        PyObject *value = values[one->slot];
        int wrote = 0;
        if (one->item >= 0)
            value = PySequence_Fast_GET_ITEM(value, one->item);
        PyObject **were = row->before + one->at;
        switch (one->kind) {
        case COUNT:
        case SEATS:
            wrote = write_counts(plan, one, value, were, out, seats);
            break;
        case SUM:
            wrote = write_sums(plan, one, value, were, out, seats);
            break;
        case PAIRS:
            wrote = write_pairs(plan, one, value, were, out, seats);
            break;
        case MARK:
            wrote = write_marks(plan, one, value, out, seats);
            break;
        case ASKED:
            wrote = write_asked(plan, one, values, out, seats);
            break;
        case TURN:
            turn(plan, out, seat, to, seats);
            out = to;
            break;
        default: /* one's own was wiped away; what all share stays as it is if it is the same */
            if (out == to) {
                if (!PyTuple_CheckExact(value) || PyTuple_GET_SIZE(value) > 0)
                    wrote = write_value(plan, one, value, NULL, out, seats);
            } else if (value != row->before[i]) {
                wrote = write_value(plan, one, value, row->before[i], out, seats);
                Py_XSETREF(row->before[i], Py_NewRef(value));
            }
        }
        if (wrote < 0)
            return -1;
    }
    return 0;
}

/* ---- rows of the caller's memory ---- */

static void rows_clear_row(Row *row)
{
    for (Py_ssize_t i = 0; row->plan != NULL && i < row->plan->remembered; i++)
        Py_XDECREF(row->before[i]);
    PyMem_Free(row->before);
    row->before = NULL;
    Py_CLEAR(row->options);
    Py_CLEAR(row->plan);
}

static void rows_dealloc(Rows *self)
{
    for (Py_ssize_t i = 0; self->row != NULL && i < self->rows; i++) {
        rows_clear_row(&self->row[i]);
        PyMem_Free(self->row[i].kept);
    }
    PyMem_Free(self->row);
    for (Py_ssize_t i = 0; i < self->slot_count; i++)
        forget(&self->slots[i]);
    forget(&self->moves);
    forget(&self->options);
    forget(&self->seat);
    forget(&self->text);
    for (Py_ssize_t i = 0; i < MOST_KNOWN; i++)
        Py_XDECREF(self->known[i].move);
    Py_XDECREF(self->plan_of);
    Py_XDECREF(self->numbers);
    Py_XDECREF(self->number_of);
    Py_XDECREF(self->not_legal);
    PyBuffer_Release(&self->observations);
    PyBuffer_Release(&self->masks);
    PyBuffer_Release(&self->legal);
    PyBuffer_Release(&self->choices);
    PyBuffer_Release(&self->seats);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int rows_init(Rows *self, PyObject *args, PyObject *Py_UNUSED(named))
{
    PyObject *slots, *plan_of, *numbers, *number_of, *not_legal;
    PyObject *observations, *masks, *legal, *choices, *seats;
    if (self->row != NULL) {
        PyErr_SetString(PyExc_TypeError, "rows are made once");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "O!OO!OO(nn)OOOOO", &PyTuple_Type, &slots, &plan_of, &PyDict_Type,
                          &numbers, &number_of, &not_legal, &self->length, &self->actions,
                          &observations, &masks, &legal, &choices, &seats))
        return -1;
    if (PyTuple_GET_SIZE(slots) > MOST_SLOTS)
        return wrong("the number of slots");
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(slots); i++) {
        self->slots[i].name = Py_NewRef(PyTuple_GET_ITEM(slots, i));
        self->slot_count = i + 1;
    }
    self->moves.name = PyUnicode_InternFromString("moves");
    self->options.name = PyUnicode_InternFromString("options");
    self->seat.name = PyUnicode_InternFromString("seat");
    self->text.name = PyUnicode_InternFromString("text");
    if (!self->moves.name || !self->options.name || !self->seat.name || !self->text.name)
        return -1;
    self->plan_of = Py_NewRef(plan_of);
    self->numbers = Py_NewRef(numbers);
    self->number_of = Py_NewRef(number_of);
    self->not_legal = Py_NewRef(not_legal);
    int how = PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE;
    if (PyObject_GetBuffer(observations, &self->observations, how) < 0 ||
        PyObject_GetBuffer(masks, &self->masks, how) < 0 ||
        PyObject_GetBuffer(legal, &self->legal, how) < 0 ||
        PyObject_GetBuffer(choices, &self->choices, how) < 0 ||
        PyObject_GetBuffer(seats, &self->seats, how) < 0)
        return -1;
    Py_ssize_t rows = self->choices.len / (Py_ssize_t)sizeof(int);
    if (self->length < 1 || self->actions < 1 || self->seats.len != self->choices.len ||
        self->observations.len != rows * self->length * (Py_ssize_t)sizeof(float) ||
        self->masks.len != rows * self->actions ||
        self->legal.len != rows * self->actions * (Py_ssize_t)sizeof(short)) {
        PyErr_SetString(PyExc_ValueError, "the buffers are not of one number of rows");
        return -1;
    }
    self->row = PyMem_Calloc(rows + 1, sizeof(Row));
    if (self->row == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    self->rows = rows;
    for (Py_ssize_t i = 0; i < rows; i++) {
        self->row[i].kept = PyMem_Calloc(self->length, sizeof(float));
        if (self->row[i].kept == NULL) {
            PyErr_NoMemory();
            return -1;
        }
    }
    return 0;
}

static PyTypeObject plan_type;

static int find_plan(Rows *self, Row *row, PyObject *options)
{
    if (row->options == options)
        return 0;
    PyObject *plan = PyObject_CallOneArg(self->plan_of, options);
    if (plan == NULL)
        return -1;
    if (!PyObject_TypeCheck(plan, &plan_type) || ((Plan *)plan)->length != self->length) {
        Py_DECREF(plan);
        PyErr_SetString(PyExc_TypeError, "a plan is needed for these options");
        return -1;
    }
    rows_clear_row(row);
    row->before = PyMem_Calloc(((Plan *)plan)->remembered + 1, sizeof(PyObject *));
    if (row->before == NULL) {
        Py_DECREF(plan);
        PyErr_NoMemory();
        return -1;
    }
    row->options = Py_NewRef(options);
    row->plan = (Plan *)plan;
    memcpy(row->kept, row->plan->begins.buf, row->plan->begins.len);
    return 0;
}

/* The number of a move; most are met again and again, and are the same objects. */
static const Known *know(Rows *self, PyObject *move)
{
    Known *known = &self->known[((uintptr_t)move >> 5) % MOST_KNOWN];
    if (known->move == move)
        return known;
    PyObject *text = get(&self->text, move);
    if (text == NULL)
        return NULL;
    PyObject *said = PyDict_GetItemWithError(self->numbers, text);
    Py_DECREF(text);
    Py_ssize_t number = BY_VIEW;
    if (said == NULL ? PyErr_Occurred() != NULL : as_index(said, &number) < 0)
        return NULL;
    Py_XSETREF(known->move, Py_NewRef(move));
    known->number = number;
    return known;
}

static int write_legal(Rows *self, PyObject *view, Py_ssize_t i)
{
    signed char *mask = (signed char *)self->masks.buf + i * self->actions;
    short *legal = (short *)self->legal.buf + i * self->actions;
    PyObject *moves = get(&self->moves, view);
    int result = -1;
    Py_ssize_t count = 0;
    if (moves == NULL)
        return -1;
    if (!PyList_Check(moves)) {
        wrong("the list of moves");
        goto done;
    }
    memset(mask, 0, self->actions);
    for (Py_ssize_t j = 0; j < PyList_GET_SIZE(moves); j++) {
        PyObject *move = PyList_GET_ITEM(moves, j);
        const Known *known = know(self, move);
        if (known == NULL)
            goto done;
        Py_ssize_t number = known->number;
        if (number == BY_VIEW) {
            PyObject *said = PyObject_CallFunctionObjArgs(self->number_of, move, view, NULL);
            if (said == NULL)
                goto done;
            int read = as_index(said, &number);
            Py_DECREF(said);
            if (read < 0)
                goto done;
        }
        if (number < 0) /* the index does not have it */
            continue;
        if (number >= self->actions || count < j) { /* those come last, or places would shift */
            wrong("a move");
            goto done;
        }
        legal[j] = (short)number;
        mask[number] = 1;
        count = j + 1;
    }
    ((int *)self->choices.buf)[i] = (int)count;
    result = 0;
done:
    Py_DECREF(moves);
    return result;
}

static int write_row(Rows *self, Py_ssize_t i, PyObject *view)
{
    Py_ssize_t seat;
    if (i < 0 || i >= self->rows) {
        PyErr_SetString(PyExc_IndexError, "there is no such row");
        return -1;
    }
    Row *row = &self->row[i];
    PyObject *options = get(&self->options, view);
    if (options == NULL)
        return -1;
    int wrote = find_plan(self, row, options);
    Py_DECREF(options);
    if (wrote < 0)
        return -1;
    PyObject *sits = get(&self->seat, view);
    if (sits == NULL)
        return -1;
    wrote = as_index(sits, &seat);
    Py_DECREF(sits);
    if (wrote < 0)
        return -1;
    PyObject *values[MOST_SLOTS];
    Py_ssize_t had = 0;
    wrote = -1;
    for (; had < self->slot_count; had++) {
        PyObject *value = values[had] = get(&self->slots[had], view);
        Py_ssize_t needs = row->plan->needs[had];
        if (value == NULL)
            goto done;
        if (needs > 0 && ((!PyTuple_Check(value) && !PyList_Check(value)) ||
                          PySequence_Fast_GET_SIZE(value) < needs)) {
            had++;
            wrong("a value");
            goto done;
        }
    }
    wrote = observe(row, values, seat, (float *)self->observations.buf + i * self->length);
    if (wrote == 0)
        wrote = write_legal(self, view, i);
    if (wrote == 0)
        ((int *)self->seats.buf)[i] = (int)seat;
done:
    for (Py_ssize_t j = 0; j < had; j++)
        Py_DECREF(values[j]);
    return wrote;
}

static PyObject *rows_write(Rows *self, PyObject *const *args, Py_ssize_t count)
{
    Py_ssize_t i;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "a row and a view are needed");
        return NULL;
    }
    if (as_index(args[0], &i) < 0 || write_row(self, i, args[1]) < 0)
        return NULL;
    Py_RETURN_NONE;
}

/* Play on in all rows: go_on(game, view, place, always) gives the next view, or None at the end. */
static PyObject *rows_play(Rows *self, PyObject *const *args, Py_ssize_t count)
{
    if (count != 5 || !PyList_Check(args[1]) || !PyList_Check(args[2]) || !PyList_Check(args[3])) {
        PyErr_SetString(PyExc_TypeError, "lists of games, views and places are needed");
        return NULL;
    }
    PyObject *go_on = args[0], *games = args[1], *views = args[2], *places = args[3];
    PyObject *ended = PyList_New(0);
    for (Py_ssize_t i = 0; ended != NULL && i < self->rows; i++) {
        if (i >= PyList_GET_SIZE(games) || i >= PyList_GET_SIZE(views) ||
            i >= PyList_GET_SIZE(places)) {
            PyErr_SetString(PyExc_ValueError, "a game, a view and a place are needed for each row");
            Py_CLEAR(ended);
            break;
        }
        PyObject *given[] = {PyList_GET_ITEM(games, i), PyList_GET_ITEM(views, i),
                             PyList_GET_ITEM(places, i), args[4]};
        PyObject *view = PyObject_Vectorcall(go_on, given, 4, NULL);
        int went = view == NULL ? -1 : 0;
        if (view == Py_None) {
            PyObject *number = PyLong_FromSsize_t(i);
            went = number == NULL ? -1 : PyList_Append(ended, number);
            Py_XDECREF(number);
            Py_DECREF(view);
        } else if (view != NULL) {
            PyList_SetItem(views, i, view); /* which now holds it */
            went = write_row(self, i, view);
        }
        if (went < 0)
            Py_CLEAR(ended);
    }
    return ended;
}

static PyObject *rows_places(Rows *self, PyObject *actions)
{
    if (!PyList_Check(actions) || PyList_GET_SIZE(actions) != self->rows) {
        PyErr_SetString(PyExc_ValueError, "an action is needed for each row");
        return NULL;
    }
    PyObject *found = PyList_New(self->rows);
    for (Py_ssize_t i = 0; found != NULL && i < self->rows; i++) {
        const short *legal = (const short *)self->legal.buf + i * self->actions;
        Py_ssize_t action, place = 0, count = ((const int *)self->choices.buf)[i];
        PyObject *given = PyList_GET_ITEM(actions, i), *number = NULL;
        if (as_index(given, &action) == 0) {
            while (place < count && place < self->actions && legal[place] != action)
                place++;
            if (place < count && place < self->actions)
                number = PyLong_FromSsize_t(place);
            else {
                PyObject *error = PyObject_CallOneArg(self->not_legal, given);
                if (error != NULL)
                    PyErr_SetObject((PyObject *)Py_TYPE(error), error);
                Py_XDECREF(error);
            }
        }
        if (number == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, i, number);
    }
    return found;
}

static PyMethodDef rows_methods[] = {
    {"write", (PyCFunction)(void (*)(void))rows_write, METH_FASTCALL,
     "write(row, view): what the view says, and which actions are legal."},
    {"play", (PyCFunction)(void (*)(void))rows_play, METH_FASTCALL,
     "play(go_on, games, views, places, always): go on in all rows; returns those that ended."},
    {"places", (PyCFunction)rows_places, METH_O,
     "places(actions): of each row which of its legal moves has the number."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject plan_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "raiatea.encoding.quick.Plan",
    .tp_doc = "What stands where in an observation of games with the same options.",
    .tp_basicsize = sizeof(Plan),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)plan_init,
    .tp_dealloc = (destructor)plan_dealloc,
};

static PyTypeObject rows_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "raiatea.encoding.quick.Rows",
    .tp_doc = "Rows of buffers into which views are written.",
    .tp_basicsize = sizeof(Rows),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_methods = rows_methods,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)rows_init,
    .tp_dealloc = (destructor)rows_dealloc,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "quick",
    .m_doc = "Writes observations and masks straight into the caller's memory.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit_quick(void)
{
    static const struct { const char *name; int value; } kinds[] = {
        {"PART", PART}, {"COUNT", COUNT}, {"SEATS", SEATS}, {"ZONE", ZONE}, {"AT", AT},
        {"CROSS", CROSS}, {"SUM", SUM}, {"PAIRS", PAIRS}, {"MARK", MARK}, {"ASKED", ASKED},
        {"TURN", TURN},
    };
    if (PyType_Ready(&plan_type) < 0 || PyType_Ready(&rows_type) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Plan", (PyObject *)&plan_type) < 0 ||
        PyModule_AddObjectRef(made, "Rows", (PyObject *)&rows_type) < 0)
        goto failed;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (PyModule_AddIntConstant(made, kinds[i].name, kinds[i].value) < 0)
            goto failed;
    return made;
failed:
    Py_XDECREF(made);
    return NULL;
}
