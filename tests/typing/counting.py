"""The number of programs in the type cases: functions and classes with expected reports.

``python -m tests.typing.counting`` prints it.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.typing.checking import HERE
from tests.typing.daemon_cases import parse
from tests.typing.parity_expressions import ACCEPTED, REJECTED

_EXPECTED = re.compile(r"# [ENR]: ")
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


def programs(case: str) -> int:
    """Return the functions and methods of a case with expectations, and other declarations with expectations."""
    functions = [node for node in ast.walk(ast.parse(case)) if isinstance(node, _FUNCTION)]
    found: set[int] = set()
    for number, line in enumerate(case.splitlines(), 1):
        if _EXPECTED.search(line):
            indent = len(line) - len(line.lstrip())
            around = [
                f.lineno for f in functions if f.lineno <= number and (f.col_offset < indent or f.lineno == number)
            ]
            found.add(max(around, default=number) if indent or number in around else number)
    return len(found)


def counts() -> dict[str, int]:
    """Return the number of programs of each sort."""
    cases = sum(programs(path.read_text()) for path in (HERE / "cases").glob("*.py"))
    steps = sum(len(list(parse(path.read_text()))) for path in (HERE / "daemon").glob("*.case"))
    return {"cases": cases, "steps of the daemon": steps, "expressions run and checked": len(ACCEPTED) + len(REJECTED)}


def summary(found: dict[str, int]) -> str:
    """Return a summary of one line."""
    return f"type cases: {', '.join(f'{number} {what}' for what, number in found.items())}"


def files() -> dict[str, Path]:
    """Return the files of the cases, by the names of their modules."""
    return {f"cases.{path.stem}": path for path in sorted((HERE / "cases").glob("*.py"))}


if __name__ == "__main__":
    print(summary(counts()))
