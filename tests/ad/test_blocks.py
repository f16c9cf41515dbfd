"""Jacobians made of blocks, against dense ones; along which axes operations mix elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES
from typedtensor import (
    AnyTensor,
    Axis,
    AxisError,
    Const,
    Dual,
    Expr,
    Input,
    Tensor,
    block_jacobian,
    call,
    cond,
    fold,
    given,
    jacobian,
    jvp,
    map_over,
    scan,
    while_loop,
)
from typedtensor.ops import exp, softmax, stack, tanh
from typedtensor.rules import RunVar


class Row(Axis): ...


class In(Axis, size=3): ...


class Out(Axis, size=2): ...


Rows = Expr[Tensor[Row, In]]
X = np.random.default_rng(0).normal(size=(4, 3))
W = Const(Tensor[In, Out](np.random.default_rng(1).normal(size=(3, 2))))
SIDE = Const(Tensor[Row, In](np.random.default_rng(2).normal(size=(4, 3))))


@call
def cell(x: Rows) -> Rows:
    return tanh(x * SIDE)


def growing(x: Rows) -> Rows:
    return fold(lambda total, column: total * 0.5 + exp(column), x.select(In, 0), x.transpose(In, Row), In).expand_like(
        x
    )


SEPARATE: dict[str, Callable[[Rows], Any]] = {
    "elementwise": lambda x: tanh(x) * SIDE,
    "product": lambda x: tanh(x @ W),
    "other axis": lambda x: softmax(x, In),
    "reduced": lambda x: (x * x).sum(In),
    "parts": lambda x: stack([x.select(In, 0), x.select(In, 2)], Out).transpose(Row, Out),
    "scan": lambda x: growing(x),
    "map": lambda x: map_over(lambda row: row * row.sum().expand_like(row), x, Row),
    "cond": lambda x: cond(x.sum() > 0.0, lambda z: z * z, lambda z: -z, x),
    "call": lambda x: cell(cell(x)),
    "while": lambda x: while_loop(lambda z: z.max() < 50.0, lambda z: z * z + 1.0, x),
    "tangent": lambda x: jvp(lambda z: tanh(z @ W), x, SIDE)[1],
    "constant": lambda x: SIDE * 1.0,
}


@pytest.mark.parametrize("function", SEPARATE.values(), ids=SEPARATE)
def test_blocks_are_those_of_the_jacobian(function: Callable[[Rows], Any]) -> None:
    x = Input(Tensor[Row, In])
    anything: Any = block_jacobian
    blocks, dense = anything(function, x, Row), jacobian(function, x)
    for _ in range(3):
        with given(x.bind(Tensor[Row, In](X))) as computation:
            found, whole = (of.numpy() for of in computation.values((blocks, dense)))
        rows = np.arange(4)
        whole = np.moveaxis(whole, -2, 1).copy()  # Row, Dual[Row], …
        np.testing.assert_allclose(found, whole[rows, rows], atol=1e-12)
        whole[rows, rows] = 0.0
        assert not whole.any()


def test_labels_of_blocks() -> None:
    def squared(y: Tensor[Row, In]) -> Tensor[Row]:  # mypy checks a lambda in a lambda a thousand times
        return y.sum(In) * y.sum(In)

    x = Tensor[Row, In](X)
    assert block_jacobian(lambda z: z * z, x, Row).axes == (Row, In, Dual[In])
    assert block_jacobian(lambda z: z * z, Tensor[Row](X[:, 0]), Row).axes == (Row,)
    assert block_jacobian(lambda z: z.sum(In), x, Row).axes == (Row, In)
    assert block_jacobian(lambda z: block_jacobian(squared, z, Row), x, Row).numpy().shape == (4, 3, 3)
    assert block_jacobian(lambda z: z * z, Tensor[Row, In](X[:0]), Row).shape == (0, 3, 3)


MIXED: dict[str, tuple[Callable[[Rows], Any], str]] = {
    "sum": (lambda x: x.sum(Row).expand_like(x), r"Sum\(Row\).* gives Tensor\[In\], without it"),
    "norm": (lambda x: x / x.norm().expand_like(x), r"Norm\(\).* gives Tensor\[\(\)\], without it"),
    "softmax": (lambda x: softmax(x, Row), r'combines elements along it, by its rule "\*A U \*B -> \*A U \*B"'),
    "scan": (lambda x: scan(lambda s, row: (s + row, s), W.sum(Out), x, Row)[1], "goes along Row with a state"),
    "called": (lambda x: call(lambda z: softmax(z, Row))(x), "this derivative makes one block .* Softmax"),
    "twice": (lambda x: x.contract(x.rename(Row, Dual[Row])), "Rename.* gives .*, without it"),
    "last": (lambda x: x.transpose(In, Row), "which must be Row, but the result has .In, Row.: move it to the front"),
    "no tensor": (
        lambda x: (x, x),
        "block_jacobian differentiates one tensor with respect to one tensor, but the result is",
    ),
}


@pytest.mark.parametrize(("function", "message"), MIXED.values(), ids=MIXED)
def test_what_mixes_is_refused(function: Callable[[Rows], Any], message: str) -> None:
    anything: Any = block_jacobian
    with pytest.raises(AxisError, match=message):
        anything(function, Input(Tensor[Row, In]), Row)


def test_runs_of_rules_mix_nothing_unless_it_is_said() -> None:
    """Other first elements along an axis in a run leave the result as it is at all other places along it."""
    for case in CASES:
        operation: Any = case.operation
        operands: list[Any] = list(case.operands)
        if not all(isinstance(x, AnyTensor) for x in operands):
            continue
        result = operation(*operands)
        for number, places in enumerate(operation.verdict(tuple(x.tensor_type for x in operands)).places):
            x = operands[number]
            if x.tensor_type.kind != "real" or not operation.passes_gradient(number):
                continue
            runs = [p for p in places if isinstance(p.item, RunVar)]
            carried = [p for p in runs if f"*{p.item.name}" not in operation.mixed]
            for axis in (axis for place in carried for axis in range(place.start, place.stop)):
                label = x.axes[axis]
                if x.axes.count(label) == result.axes.count(label) == 1:
                    elements = x.numpy().copy()
                    np.moveaxis(elements, axis, 0)[:1] *= 1.01
                    other = operation(*operands[:number], x.tensor_type(elements), *operands[number + 1 :])
                    at = result.axes.index(label)
                    rows, moved = (np.moveaxis(y.numpy(), at, 0)[1:] for y in (result, other))
                    np.testing.assert_array_equal(rows, moved, err_msg=f"{case} mixes along {label}: say so in mixed")
