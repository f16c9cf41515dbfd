"""The lines that messages name."""

from __future__ import annotations

import gc
import traceback
import weakref
from collections.abc import Callable
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any

import pytest

from typedtensor import (
    Axis,
    Computation,
    Const,
    Expr,
    Input,
    Param,
    Tensor,
    TypedTensorError,
    cond,
    fold,
    given,
    gradient,
    map_over,
    scan,
    while_loop,
)
from typedtensor.base import origin, tracebacks
from typedtensor.core.expr import App
from typedtensor.nn import ElmanCell, LayerNorm, Linear, MultiHeadAttention, Recurrent, SelfAttention
from typedtensor.ops import Add, relu, softmax
from typedtensor.optim import SGD


class Row(Axis): ...


def test_nodes_of_one_line_share_its_origin() -> None:
    x = Const(Tensor[Row]([1.0]))
    made: list[Any] = [x * float(n) for n in range(3)]
    assert all(isinstance(node, App) and node.origin is made[0].origin for node in made)
    other = x * 2.0
    assert isinstance(other, App)
    assert other.origin.line == made[0].origin.line + 2


def test_lines_of_the_package_are_passed_over_on_every_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    assert origin._inside(PurePosixPath("/lib/typedtensor")) == "/lib/typedtensor/"
    monkeypatch.setattr(origin, "_PACKAGE", origin._inside(PureWindowsPath(r"C:\lib\typedtensor")))
    names: dict[str, Any] = {"caller_line": origin.caller_line}
    for file, code in {
        r"C:\lib\typedtensor\ops\operation.py": "def apply(): return caller_line(1)",
        r"C:\lib\typedtensor\operand.py": "def add(): return apply()",
        r"C:\lib\typedtensor_examples\digits.py": "def train():\n    return add()",
    }.items():
        exec(compile(code, file, "exec"), names)
    assert str(names["train"]()) == r"C:\lib\typedtensor_examples\digits.py:2"


def test_code_that_is_made_at_run_time_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origin, "_MOST_ORIGINS", 3)
    x = Const(Tensor[Row]([1.0]))
    codes = []
    for n in range(10):
        code = compile(f"x * {n}.0", f"<made {n}>", "eval")
        codes.append(weakref.ref(code))
        node = eval(code, {"x": x})
        assert str(node.origin) == f"<made {n}>:1"
        del code, node
    gc.collect()
    assert sum(code() is not None for code in codes) <= 3
    assert len(origin._ORIGINS) <= 3


class Column(Axis, size=2): ...


class Width(Axis, size=3): ...


def as_given(x: object) -> Any:
    """Something whose type is not looked at."""
    return x


ROWS: Any = Const(Tensor[Row]([1.0]))
COLUMNS: Any = Const(Tensor[Column]([1.0, 2.0]))

ROW, WEIGHT = Input(Tensor[Row]), Param(Tensor[()](1.0))
STEPS = SGD([WEIGHT], learning_rate=0.1)


def computing(action: Callable[[Computation], object]) -> object:
    """Do something in a computation without inputs."""
    with given() as computation:
        return action(computation)


REFUSED: list[Callable[[], object]] = [
    lambda: ROWS + COLUMNS,
    lambda: 2 @ ROWS,
    lambda: ROWS.sum(Column),
    lambda: ROWS.sum(dim=0),
    lambda: ROWS.rename(Column, Row),
    lambda: ROWS.exp(1.0),
    lambda: ROWS.softmax(Column),
    lambda: softmax(ROWS, Column),
    lambda: relu(as_given("text")),
    lambda: Add()(ROWS, COLUMNS),
    lambda: ROWS >> Linear(Column, Row(3)),
    lambda: Tensor[Row]([[1.0]]),
    lambda: Linear(Column, Row(3))(ROWS),
    lambda: LayerNorm(Column)(ROWS),
    lambda: (Linear(Column, Row(3)) >> relu)(ROWS),
    lambda: Recurrent(ElmanCell(Column, Width), Row)(ROWS),
    lambda: SelfAttention(MultiHeadAttention(Column, Row(2), Width), Column)(ROWS),
    lambda: scan(lambda total, x: (total, x), ROWS, COLUMNS, Row),
    lambda: fold(lambda total, x: total, ROWS, COLUMNS, Row),
    lambda: map_over(lambda x: x, COLUMNS, Row),
    lambda: cond(ROWS, relu, relu, ROWS),
    lambda: while_loop(lambda x: x, relu, ROWS),
    lambda: gradient(ROWS, ROWS),
    lambda: ROW.value,
    lambda: computing(lambda computation: ROW.value),
    lambda: computing(lambda computation: computation.values((ROW, ROWS))),
    lambda: computing(lambda computation: computation.gradients(as_given(ROW))),
    lambda: computing(lambda computation: STEPS.step((ROW * WEIGHT).sum())),
]


def files_of(call: Callable[[], object]) -> list[str]:
    """The files of the frames in the traceback of a call's error, the innermost last."""
    with pytest.raises(TypedTensorError) as raised:
        call()
    return [frame.filename for frame in traceback.extract_tb(raised.value.__traceback__)]


@pytest.mark.parametrize("call", REFUSED)
def test_tracebacks_end_one_frame_below_the_users_line(call: Callable[[], object]) -> None:
    files = files_of(call)
    assert files[-2] == __file__
    assert files[-1] != __file__


def test_tracebacks_keep_the_users_functions() -> None:
    def step(total: Expr[Tensor[()]], row: Expr[Tensor[()]]) -> Any:
        return total, row + (COLUMNS + ROWS).sum()

    def scanned() -> object:
        return ROWS >> (lambda xs: scan(step, Const(Tensor[()](0.0)), xs, Row))

    assert files_of(scanned).count(__file__) == 4  # of files_of, scanned, the lambda, step


def test_tracebacks_keep_the_library_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracebacks, "FULL", True)
    assert len(files_of(REFUSED[0])) > 5
