"""The type checker and the run time say the same of the same program."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.typing.checking import HERE, Report, check
from typedtensor import AxisError, Expr, SizeError
from typedtensor.tensor import AnyTensor

_PROGRAM = (HERE / "parity.py").read_text()

ACCEPTED = (
    "x + x",
    "x + p",
    "p @ m",
    "x * 2",
    "i + 1",
    "1.0 - y",
    "i < 2",
    "b & b",
    "s * x",
    "x.sum()",
    "x.sum(Hidden, Batch)",
    "x.mean(Batch)",
    "x.argmax(Hidden)",
    "x.rename(Hidden, Out)",
    "x.transpose()",
    "x.transpose(Hidden, Batch)",
    "x.expand(Out(4))",
    "h.expand_like(x)",
    "m.flatten(Hidden, Two)",
    "f.unflatten(Hidden, Two)",
    "x.contract(m)",
    "i.one_hot(Two)",
    "x.concat(x, Batch, Batch, Out)",
    "x >> SumAlong(Hidden)",
    "p >> OverHidden()",
    "Swap()(x)",
    "Permute(Hidden, Batch)(x)",
    "cross_entropy(x, i, Hidden)",
    "softmax(x, Hidden)",
    "Where()(b, y, 0.0)",
    "Embed()(i, m)",
    "x >> (SumAlong(Hidden) >> SumAlong(Batch))",
    "OnHidden()(x)",
    "Add()(1, x)",
    "spread(x, Hidden)",
    "spread(p, axis=Batch, scale=2.0)",
    "blend(p, p)",
    "blend(x, p, twice=True)",
    "blend(i, i)",
    "blend(1.0, 2.0)",
    "doubled(x)",
    "x >> doubled",
    "called(x, Hidden, Out)",
    "Cell().forget(x)",
    "x >> Cell().forget",
    "Cell.forget(Cell(), x)",
    "Cell.last(x, Hidden)",
    "Cell().last(p, axis=Hidden)",
    "Cell.first(x, Batch)",
    "Cell().first(x, Batch)",
    "six.split(Six, Two, Hidden(3))",
    "SplitAxis(Six, Out(2), Hidden)(six)",
)

REJECTED = (
    "x + y",
    "p + h",
    "x @ x",
    "x @ y",
    "x + i",
    "i + 1.5",
    "b + b",
    "x & x",
    "x.sum(Out)",
    "d.sum(Batch)",
    "i.argmax(Batch)",
    "i.mean()",
    "y.transpose()",
    "x.rename(Hidden, Batch)",
    "x.rename(Out, Batch)",
    "x.transpose(Hidden)",
    "x.expand(Batch)",
    "m.merge(Hidden, Two, Seven)",
    "f.unflatten(Two, Hidden)",
    "x.softmax(Two)",
    "x.one_hot(Out)",
    "x.concat(i, Batch, Batch, Out)",
    "x.contract(d)",
    "Swap()(y)",
    "OnHidden()(y)",
    "OverHidden()(y)",
    "SumAlong(Flat[Hidden, Two])(x)",
    "Rename(Batch, Hidden)(x)",
    "ContractAlong(Hidden)(x, y)",
    "Contract()(d, x)",
    "MatMul()(h, s)",
    "MatMul()(x, 1.0)",
    "Less()(i, y)",
    "ArgMax(Batch)(i)",
    "Unflatten(Batch, Hidden)(x)",
    "MergeAxes(Hidden, Two, Seven)(m)",
    "Permute(Hidden, Hidden)(x)",
    "Permute(Batch)(x)",
    "cross_entropy(x, i, Out)",
    "cross_entropy(x, y, Hidden)",
    "cross_entropy(x, Hidden)",
    "softmax(x)",
    "softmax(x, Batch, Hidden)",
    "x >> SumAlong(Out)",
    "x >> (SumAlong(Hidden) >> SumAlong(Hidden))",
    "Three()(x, x)",
    "x + 'a'",
    "x + None",
    "Swap()([1.0])",
    "SumAlong(Batch)(True)",
    "Swap(Hidden)",
    "Hidden(5)",
    "spread(x, Out)",
    "spread(i, Batch)",
    "spread(d, Batch)",
    "blend(x, y)",
    "blend(x, 1.0)",
    "blend(i, y)",
    "doubled(y)",
    "y >> doubled",
    "called(x, Hidden, Two)",
    "Cell().forget(y)",
    "Cell.last(x, Batch)",
    "Cell.first(x, Hidden)",
    "Slide()(x, k)",
    "Slide()(Slide()(x, h), h)",
    "Input(Tensor[Batch, Valid[Two, Hidden]])",
    "Valid[Two, Hidden]().size",
    "Flat[Two, Valid[Two, Hidden]]().size",
    "Flat[Hidden, Two](5).size",
    "six.split(Six, Out(4), Hidden(3))",
    "six.split(Six, Two, Out(4))",
    "SplitAxis(Six, Out(4), Batch(2))",
    "SplitAxis(Two, Hidden, Seven)(six)",
    "Hidden(4)",
)


@pytest.fixture(scope="module")
def static(mypy_cache: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Report]]:
    """What the type checker says of each expression."""
    path = tmp_path_factory.mktemp("parity") / "parity.py"
    start = len(_PROGRAM.splitlines()) + 2
    lines = [*(f"reveal_type({accepted})" for accepted in ACCEPTED), *REJECTED]
    path.write_text("\n".join([_PROGRAM, *lines, ""]))
    reports = check({"parity": path}, mypy_cache)["parity"]
    return {
        expression: [report for report in reports if report.line == start + number]
        for number, expression in enumerate((*ACCEPTED, *REJECTED))
    }


@pytest.fixture(scope="module")
def world() -> dict[str, Any]:
    """The names of the program at run time."""
    names: dict[str, Any] = {"__name__": "parity"}
    exec(compile(_PROGRAM, "parity.py", "exec"), names)
    return names


@pytest.mark.parametrize("expression", ACCEPTED)
def test_the_types_of_results_agree(
    expression: str, static: dict[str, list[Report]], world: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for operation in (world["Swap"], world["OnHidden"]):
        monkeypatch.setattr(operation, "forward", lambda self, xp, x: x, raising=False)
    value = eval(expression, world)
    assert isinstance(value, (Expr, AnyTensor))
    shown = f"Expr[{value.tensor_type}]" if isinstance(value, Expr) else str(value.tensor_type)
    assert [(report.sort, report.text) for report in static[expression]] == [("R", shown)]


@pytest.mark.parametrize("expression", REJECTED)
def test_the_messages_agree(expression: str, static: dict[str, list[Report]], world: dict[str, Any]) -> None:
    with pytest.raises((AxisError, SizeError)) as raised:
        eval(expression, world)
    assert [report.text for report in static[expression]] == [f"{raised.value} [axes]"]
