/* The module `raiatea.encoding.quick`. */
#include "writer.h"

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
