/* What is written by a plan. */
#include "writer.h"

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

int observe(Row *row, PyObject *const *values, Py_ssize_t seat, float *to)
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
