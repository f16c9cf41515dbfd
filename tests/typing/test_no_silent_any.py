"""Paths of the plugin that return ``Any``: each follows a reported failure."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import typedtensor.mypy_plugin
from tests.typing.checking import Report
from tests.typing.conftest import CASES
from tests.typing.watched import GIVEN_UP

FOLDER = Path(typedtensor.mypy_plugin.__file__).parent

REPORTING = {"Site.refuse", "Site.give_up", "Site.after_error"}
"""Where the plugin gives up."""

NO_RESULTS = {
    # What a call is checked against before its hook gives the result.
    "widen",
    "widen_stage",
    "check_stage",
    "run_stage",
    "sign_bound",
    # Of methods where they are declared; where one is looked up, it has the declared type again.
    "leave_to_rules",
    # Of the signatures of operations that are passed as functions: more axes than can be written out.
    "give_signature",
    "_Writer.rest",
    "_Writer.axis",
    "_Writer.run",
    # Of what was refused, after the report.
    "Application._refuse_with_advice",
    "Application._unknown",
    "without_never",
    "answer_attribute",
    "answer_forward",
    "anything",
    # Of attributes that are answered where they are looked up.
    "declare_elsewhere",
    # What a lambda takes that plain is given, which is reported after that.
    "take_lambda",
    # What the rest of a statement is checked with.
    "Trial.__init__",
    # Of a tensor whose axes are not known, which its type says.
    "some_tensor",
    "gradual_result",
    # Of operands of axes that only the run time knows, which their type says.
    "unknown_operand",
    "_plain",
    # The default of a type variable that is bound.
    "TermReader._variable",
    # Of labels and operands that are given as Any.
    "label_among",
    "_element",
    "_keyword",
    "_checked_label",
}
"""Where it makes an ``Any`` otherwise."""


ANY_BY_DECLARATION = (
    "a[0]",
    "a[0] * 2.0",
    "kept := 1 - a[0]",
    "a.sum(0)",
    "largest := a.max()",
    "np.absolute(2)",
    "abs(a)",
    "operator.add(1, 2)",
    "x >> f",
    "kept(x)",
    "plain(model)",
    "plain(model)(x)",
    "plain(scaled)(x)",
)
"""What is ``Any`` because it, or the function that it is the result of, is declared so, or was said to be."""


def test_what_becomes_any_is_reported(case_reports: dict[str, list[Report]]) -> None:
    modules = {str(path): module for module, path in CASES.items()}
    given_up = {(modules[path], line) for path, line in GIVEN_UP if path in modules}
    assert len(given_up) > 100
    # Types are tried, of lambdas say, that are not those in the end: what is revealed is.
    said = {(m, r.line) for m, reports in case_reports.items() for r in reports if (r.sort, r.text) != ("R", "Any")}
    lines = {module: path.read_text().splitlines() for module, path in CASES.items()}
    silent = {lines[module][line - 1].strip() for module, line in given_up - said}
    assert silent == {f"reveal_type({expression})  # R: Any" for expression in ANY_BY_DECLARATION}


def test_any_is_made_where_it_is_reported() -> None:
    made = {name for path in FOLDER.rglob("*.py") for name in _makers(ast.parse(path.read_text()).body)}
    assert made == REPORTING | NO_RESULTS


def _makers(body: list[ast.stmt], prefix: str = "") -> Iterator[str]:
    """The functions that call ``AnyType``."""
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from _makers(statement.body, f"{statement.name}.")
        elif any(isinstance(n, ast.Call) and ast.unparse(n.func) == "AnyType" for n in ast.walk(statement)):
            yield prefix + getattr(statement, "name", ast.unparse(statement))
