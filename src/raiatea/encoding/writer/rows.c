/* Rows of the caller's memory. */
#include "writer.h"

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

PyTypeObject rows_type = {
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
