"""What pyright's language server shows by the stubs while one types, and how long it computes for it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tests.lsp.client import Client, Json
from tests.stubs.checkers import configure, executable
from typedtensor import ops
from typedtensor.methods import METHODS

pytestmark = pytest.mark.slow

_PREAMBLE = """\
from typedtensor import Axis, Expr, IntTensor, Tensor, ops

class A(Axis): ...
class B(Axis): ...

def edited(x: Expr[Tensor[A, B]], t: Tensor[A, B], i: IntTensor[A]) -> None:
    """

_FUNCTIONS = [f"ops.{name}" for name in vars(ops)["__all__"] if name[0].islower() and callable(getattr(ops, name))]
_ONLY_OF = {"any": "(x > 0.0)", "all": "(x > 0.0)", "one_hot": "i"}
"""The receivers of methods that real tensors do not have."""

_METHODS = [f"{_ONLY_OF.get(name, 'x')}.{name}" for name in METHODS if not name.startswith("_")]


@pytest.fixture(scope="module")
def editor(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("edited")
    configure(folder, [installed])
    with Client([executable("pyright-langserver"), "--stdio"], folder) as connected:
        _signatures(connected, "x.exp(")  # reads what every later answer needs
        yield connected


def test_the_signatures_of_an_unfinished_call_are_shown_at_once_with_their_documentation(editor: Client) -> None:
    seconds = {}
    for called in [*_FUNCTIONS, *_METHODS]:
        before = _computed(editor.pid)
        shown = _signatures(editor, f"{called}(")
        seconds[called] = _computed(editor.pid) - before
        assert shown, called
        assert all(each["documentation"]["value"] for each in shown), called
    slowest = sorted(seconds.items(), key=lambda item: -item[1])[:10]
    assert max(seconds.values()) < 1.5, slowest
    assert median(seconds.values()) < 0.2, slowest


@pytest.mark.parametrize(
    ("called", "said"),
    [
        ("ops.softmax(t, A)", "eˣ / Σ eˣ"),
        ("ops.dot(x, x, A)", "summed over U"),
        ("ops.relu(x)", "max(x, 0)"),
        ("x.softmax(A)", "along an axis"),
    ],
)
def test_hover_shows_the_documentation_of_the_operation(called: str, said: str, editor: Client) -> None:
    assert said in str(_answer(editor, "hover", called, called.index("(") - 1)["contents"])


@pytest.mark.parametrize(
    ("typed", "completed"), [("x.softm", "softmax"), ("x.softmax(A).mea", "mean"), ("ops.cross_en", "cross_entropy")]
)
def test_names_are_completed(typed: str, completed: str, editor: Client) -> None:
    assert completed in [item["label"] for item in _answer(editor, "completion", typed, len(typed))["items"]]


@pytest.mark.parametrize(
    ("called", "source"), [("ops.softmax", "softmax.py"), ("x.softmax", "operand.py"), ("ops.relu", "activations.py")]
)
def test_definitions_are_found_in_the_source(called: str, source: str, editor: Client) -> None:
    found = _answer(editor, "definition", f"{called}(x, A)", len(called) - 1)
    assert source in [Path(each["uri"]).name for each in found]


def test_types_may_be_left_to_another_server(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "pyrightconfig.json").write_text(
        json.dumps({"extraPaths": [str(installed)], "typeCheckingMode": "off"})
    )
    with Client([executable("pyright-langserver"), "--stdio"], tmp_path) as editor:
        wrong = _opened(editor, "x + t.sum(A) + i\n    x.softmax(IntTensor)")
        assert editor.diagnostics(wrong) == []
        editor.close(wrong)
        assert "softmax" in [item["label"] for item in _answer(editor, "completion", "x.softm", 7)["items"]]


def _signatures(editor: Client, call: str) -> list[Json]:
    """The signatures that are shown at the end of a call."""
    found: list[Json] = (_answer(editor, "signatureHelp", call, len(call)) or {"signatures": []})["signatures"]
    return found


def _answer(editor: Client, request: str, line: str, character: int) -> Any:
    """What the server answers to a request at a place in a line."""
    path = _opened(editor, line)
    place = {"line": _PREAMBLE.count("\n"), "character": len("    ") + character}
    answer = editor.request(f"textDocument/{request}", {"textDocument": {"uri": path.as_uri()}, "position": place})
    editor.close(path)
    return answer


def _opened(editor: Client, line: str) -> Path:
    path = editor.root / "edited.py"
    path.write_text(_PREAMBLE + line)
    editor.open(path)
    return path


def _computed(process: int) -> float:
    """The seconds that a process and those that it started have computed."""
    own = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    started = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(map(int, own[11:13])) / os.sysconf("SC_CLK_TCK") + sum(map(_computed, map(int, started)))
