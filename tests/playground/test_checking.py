"""The checker of the page, in this process: it starts from a cache, and nothing of that is checked again."""

from __future__ import annotations

import pytest
from mypy.dmypy_server import Server

from typedtensor.playground.checking import Checker, write_cache

PROGRAM = """
from typedtensor import Axis, Tensor


class Row(Axis): ...
class Column(Axis): ...


x = Tensor[Row, Column]([[1.0, 2.0]])
y = x.sum(Row)
z = x + y
"""


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Checker:
    folder, cache = tmp_path_factory.mktemp("page"), tmp_path_factory.mktemp("cache")
    assert write_cache(folder, cache, ["typedtensor", "math"])
    return Checker(folder, cache, ["typedtensor", "math"])


@pytest.mark.slow
def test_a_program_is_checked_alone(checker: Checker) -> None:
    found = checker.check(PROGRAM)
    assert found["rechecked"] == ["main"]
    [report] = found["reports"]
    assert (report["line"], report["column"], report["severity"], report["code"]) == (11, 4, "error", "axes")
    more = checker.more()
    [fix] = more["fixes"]
    assert (fix["line"], fix["hint"], fix["report"]) == (11, "second.expand_like(first)", report["text"])
    assert fix["edits"] == [(11, 8, 11, 9, "y.expand_like(x)")]
    assert (10, 1, ": Tensor[Column]") in more["hints"]
    assert "The sum along labels" in str(checker.hover(10, 7))
    assert checker.hover(1, 0) is None


@pytest.mark.slow
def test_edits_are_checked_in_turn(checker: Checker) -> None:
    assert [each["code"] for each in checker.check("import math\nmath.sqrt('4')\n")["reports"]] == ["arg-type"]
    assert checker.check("x = 1\n")["reports"] == []
    assert [each["code"] for each in checker.check("def f(:\n")["reports"]] == ["syntax"]
    assert checker.more() == {"hints": [], "fixes": []}
    assert checker.check("import statistics\n")["reports"] == []


@pytest.mark.slow
def test_a_daemon_that_fails_is_started_again_from_the_cache(checker: Checker, monkeypatch: pytest.MonkeyPatch) -> None:
    assert checker.check(PROGRAM)["reports"]
    failing = iter([True])
    whole = Server.check

    def check(self: Server, *given: object) -> object:
        if next(failing, False):
            raise RuntimeError("mypy's daemon lost its way")
        return whole(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Server, "check", check)
    found = checker.check(PROGRAM.replace("z = x + y", "z = x + x"))
    assert found["reports"] == []
    assert found["rechecked"] == ["main"]
