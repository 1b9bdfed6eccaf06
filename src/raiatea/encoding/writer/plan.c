/* A plan: what stands where in an observation, checked when it is made. */
#include "writer.h"

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

PyTypeObject plan_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "raiatea.encoding.quick.Plan",
    .tp_doc = "What stands where in an observation of games with the same options.",
    .tp_basicsize = sizeof(Plan),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)plan_init,
    .tp_dealloc = (destructor)plan_dealloc,
};
