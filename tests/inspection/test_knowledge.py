"""Known and unknown axes of expressions, with the reason for unknown ones."""

from __future__ import annotations

import pytest

from tests.inspection.project import FIRST, seen
from typedtensor.inspection import Knowledge, View

CASES = {
    "Tensor[Batch, Hidden]": (Knowledge.KNOWN, None),
    "Tensor[()]": (Knowledge.KNOWN, None),
    "Expr[Tensor[Unpack[S], Hidden]]": (Knowledge.PARTLY, "*S stands for any axes"),
    "Expr[Tensor[U]]": (Knowledge.KNOWN, None),
    "Tensor[Batch, Any]": (Knowledge.PARTLY, "something is annotated as Any"),
    "Tensor[Unpack[tuple[Any, ...]]]": (Knowledge.UNKNOWN, "something is annotated as Any"),
    "Expr[Any]": (Knowledge.UNKNOWN, "something is annotated as Any"),
    "AnyTensor": (Knowledge.UNKNOWN, "AnyTensor does not name the axes"),
    "Expr[AnyTensor]": (Knowledge.UNKNOWN, "AnyTensor does not name the axes"),
    "Operand": (Knowledge.UNKNOWN, "an Operand is a tensor or an expression whose axes are known only at run time"),
    "Operand[Tensor[Batch]]": (Knowledge.KNOWN, None),
    "Operand[Tensor[Unpack[S], Hidden]]": (Knowledge.PARTLY, "*S stands for any axes"),
    "Tensor[Batch] | Tensor[Unpack[tuple[Any, ...]]]": (Knowledge.UNKNOWN, "something is annotated as Any"),
}


@pytest.fixture(scope="module")
def cases() -> View:
    lines = [f"def f{n}(x{n}: {of}, *more: Unpack[S], u: type[U]) -> None: print(x{n})" for n, of in enumerate(CASES)]
    joined = "def joined(b: bool, x: Tensor[Batch], y: Tensor[Hidden]) -> None: print([x, y][0])\n"
    return seen("\n".join([*lines, joined]))[0]


@pytest.mark.parametrize("number", range(len(CASES)), ids=list(CASES))
def test_what_is_known(cases: View, number: int) -> None:
    [one] = [one for one in cases.seen if cases.source.cut(one.span) == f"x{number}"]
    assert (one.assessment.knowledge, one.assessment.reason) == list(CASES.values())[number]


def test_the_join_of_different_tensors(cases: View) -> None:
    [one] = [one for one in cases.seen if cases.source.cut(one.span) == "[x, y][0]"]
    assert one.assessment.knowledge is Knowledge.UNKNOWN
    assert one.assessment.reason is not None


def test_a_function_without_annotations_is_not_checked() -> None:
    path = seen("def loose(x):  # type: ignore[no-untyped-def]\n    return relu(x)\n")
    view, _ = path
    assert view.unchecked == []  # strict settings check its body
    [call] = [one for one in view.seen if view.source.cut(one.span) == "relu(x)"]
    assert call.assessment.knowledge is Knowledge.UNKNOWN
    assert call.span.line == FIRST + 1
