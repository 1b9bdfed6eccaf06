"""Every rule, example and ruling of docs/rules.md has a test that bears its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

FOLDER = Path(__file__).parent
RULES = (FOLDER.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")


def rules_in(text: str) -> list[str]:
    """The numbers of the rules, R1.1 and so on."""
    return re.findall(r"^- \*\*(R\d+\.\d+)\*\* ", text, flags=re.MULTILINE)


def examples_in(text: str) -> list[str]:
    """The numbers of the examples, E1 and so on."""
    return re.findall(r"^- \*\*(E\d+)\*\* ", text, flags=re.MULTILINE)


def rulings_in(text: str) -> list[str]:
    """The numbers of this implementation's own rulings, X1 and so on."""
    return re.findall(r"^- \*\*(X\d+)\*\* ", text, flags=re.MULTILINE)


def names_of_tests(pattern: str) -> list[str]:
    """The names of the test functions in the files of that pattern."""
    return [
        node.name
        for path in sorted(FOLDER.glob(pattern))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def has_test(number: str, names: list[str]) -> bool:
    return any(name.startswith(f"test_{number.replace('.', '_')}_") for name in names)


def section_file(rule: str) -> str:
    """Where the tests of a rule stand: R5.3 in test_r5_*.py."""
    return f"test_{rule.partition('.')[0].lower()}_*.py"


def number_cited(name: str) -> str:
    """The rule or example that the name of a test begins with, "" if none."""
    found = re.match(r"test_(R\d+_\d+|[EX]\d+)_", name)
    return found[1].replace("_", ".") if found else ""


def test_the_sections_and_examples_are_found_in_the_rules() -> None:
    assert sorted({int(rule[1:].partition(".")[0]) for rule in rules_in(RULES)}) == [*range(1, 11)]
    assert examples_in(RULES) == [f"E{number}" for number in range(1, 9)]


def test_every_rule_has_a_test_in_the_file_of_its_section() -> None:
    missing = [
        rule for rule in rules_in(RULES) if not has_test(rule, names_of_tests(section_file(rule)))
    ]

    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_every_example_has_a_test() -> None:
    names = names_of_tests("test_examples.py")
    missing = [example for example in examples_in(RULES) if not has_test(example, names)]

    assert not missing, f"examples without a test: {', '.join(missing)}"


def test_every_ruling_has_a_test() -> None:
    names = names_of_tests("test_x_*.py")
    missing = [ruling for ruling in rulings_in(RULES) if not has_test(ruling, names)]

    assert rulings_in(RULES)
    assert not missing, f"rulings without a test: {', '.join(missing)}"


def test_every_number_that_a_test_bears_is_in_the_rules() -> None:
    known = {"", *rules_in(RULES), *examples_in(RULES), *rulings_in(RULES)}
    unknown = [name for name in names_of_tests("test_*.py") if number_cited(name) not in known]

    assert not unknown, f"tests of numbers that do not exist: {', '.join(unknown)}"


def test_a_test_of_R1_10_does_not_count_for_R1_1() -> None:
    names = ["test_R1_10_the_order", "test_E1_the_marae"]

    assert not has_test("R1.1", names)
    assert has_test("R1.10", names)
    assert has_test("E1", names)
