"""Every rule, example and ruling of docs/rules.md is cited in the engine at its line.

A question cites them where it says what is legal as well as where it carries an answer out.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import raiatea.engine
from raiatea.engine.vocabulary import STEPS
from tests.rules.test_every_rule_has_a_test import RULES, examples_in, rules_in, rulings_in

ENGINE = Path(raiatea.engine.__file__).parent
NUMBER = re.compile(r"\b(R\d+\.\d+|[EX]\d+)\b")


def citations_in(source: str) -> set[str]:
    """The numbers cited at the lines of a module.

    What its own text names does not count: that says what the file is about, not which line
    carries a rule out.
    """
    lines = source.splitlines()
    first = ast.parse(source).body[0]
    if isinstance(first, ast.Expr) and first.end_lineno is not None:
        lines = lines[first.end_lineno :]
    return set(NUMBER.findall("\n".join(lines)))


def cited() -> set[str]:
    found: set[str] = set()
    for path in ENGINE.rglob("*.py"):
        found |= citations_in(path.read_text(encoding="utf-8"))
    return found


def numbers_of_the_rules() -> list[str]:
    return [*rules_in(RULES), *examples_in(RULES), *rulings_in(RULES)]


def test_every_rule_example_and_ruling_is_cited_at_a_line_of_the_engine() -> None:
    known = cited()
    missing = [number for number in numbers_of_the_rules() if number not in known]

    assert not missing, f"not cited in the engine: {', '.join(missing)}"


def test_every_number_that_the_engine_cites_is_in_the_rules() -> None:
    unknown = cited() - set(numbers_of_the_rules())

    assert not unknown, f"cited but not in the rules: {', '.join(sorted(unknown))}"


def test_the_text_of_a_module_is_no_citation() -> None:
    source = '"""The Forest (R5.1 to R5.4)."""\n\nLEAST = 1  # R5.10 and X3\n'

    assert citations_in(source) == {"R5.10", "X3"}


# What says which answers are legal, and what an answer does; a question has some of each.
LEGALITY = ("moves", "options")
CONSEQUENCES = ("answer", "act", "reveal")
QUESTIONS = [kind.name for kind in STEPS.values() if kind.question]


def methods_of(question: str) -> dict[str, str]:
    """The methods that are written for a question, each as it is written."""
    for path in ENGINE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if f"class {question}(" not in source:
            continue
        classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
        found = next(one for one in classes if one.name == question)
        methods = [node for node in found.body if isinstance(node, ast.FunctionDef)]
        lines = source.splitlines()
        return {one.name: "\n".join(lines[one.lineno - 1 : one.end_lineno]) for one in methods}
    raise AssertionError(f"{question} is nowhere")


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_cites_its_rules_where_the_legality_is_and_where_the_consequence_is(
    question: str,
) -> None:
    methods = methods_of(question)
    assert STEPS[question].rule in numbers_of_the_rules()
    for part in (LEGALITY, CONSEQUENCES):
        written = [methods[name] for name in part if name in methods]
        assert written
        assert all(NUMBER.search(method) for method in written), f"no rule in {written}"
