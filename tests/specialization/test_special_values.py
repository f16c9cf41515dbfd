"""NaN and infinities in the data reach the same elements in a plan as in the interpreter.

The rule holds as long as no finite numbers overflow or underflow on the way: sums and products are regrouped, and of
three numbers the product of two may be too large in one order and not in the other.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.ops.cases import CASES, Case, is_representative, squares
from tests.planning import interpreted_and_planned
from tests.sampling import sample
from tests.thresholds import also_lowered
from typedtensor import AnyTensor, Axis, BoolTensor, Const, Input, IntTensor, Param, Tensor, fold, given, map_over, scan
from typedtensor.ops import (
    as_real,
    concat,
    contract,
    conv2d,
    dot,
    embed,
    exp,
    log,
    maximum,
    minimum,
    outer,
    relu,
    sigmoid,
    sign,
    sqrt,
    tanh,
    where,
)
from typedtensor.runtime import policy
from typedtensor.runtime.computation import Computation

SPECIAL = np.array([np.nan, np.inf, -np.inf, 0.0])


class Row(Axis, size=4): ...


class Column(Axis, size=3): ...


class Both(Axis): ...


def with_special(array: Any, random: np.random.Generator) -> Any:
    """An array with a few elements in place of which there are others."""
    array = np.array(array, float)
    chosen = random.random(array.shape) < 0.15
    array[chosen] = random.choice(SPECIAL, size=int(chosen.sum()))
    return array


def assert_planned_alike(loss: Any, wanted: list[Any], *bindings: Any) -> None:
    """The loss and the gradients of a plan are NaN and infinite where those of the interpreter are."""

    def compute(computation: Computation) -> list[Any]:
        gradients = computation.gradients(loss, *wanted)
        return [loss.value.numpy(), *(gradients[x].numpy() for x in wanted)]

    with np.errstate(all="ignore"):
        interpreted, planned = interpreted_and_planned(compute, *bindings)
    for array, expected in zip(planned, interpreted, strict=True):
        finite = np.abs(expected[np.isfinite(expected)])
        scale = max(1.0, float(np.max(finite, initial=0.0)))
        np.testing.assert_allclose(array, expected, rtol=1e-9, atol=1e-9 * scale)


@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=8, skip=3), ids=str)
def test_every_operation(case: Case) -> None:
    operation: Any = case.operation
    random = np.random.default_rng(len(str(case)))
    for _ in range(4):
        nodes, bindings, wanted = [], [], []
        for x in case.operands:
            made: Any = x
            if isinstance(x, AnyTensor):
                made = Input(x.tensor_type)  # type: ignore[arg-type]
                value = x.tensor_type.wrap(with_special(x.numpy(), random)) if x.kind == "real" else x
                bindings.append(made.bind(value))
                wanted += [made] if x.kind == "real" else []
            nodes.append(made)
        y = operation(*nodes)
        if y.tensor_type.kind == "real" and wanted:
            weight = Param(Tensor[()](np.array(0.5)))  # to which a gradient flows, whatever the operation is
            assert_planned_alike(squares(y) * weight, [weight, *wanted], *bindings)


UNARY: dict[str, Any] = {
    "tanh": tanh,
    "relu": relu,
    "sigmoid": sigmoid,
    "neg": lambda x: -x,
    "zero": lambda x: x * 0.0,
    "sum": lambda x: x.sum(Row).expand_like(x) * 0.25,
    "mean": lambda x: x - x.mean(Column).expand_like(x),
    "softmax": lambda x: x.softmax(Column),
    "max": lambda x: x.max(Column).expand_like(x),
    "embed": lambda x: embed(Const(IntTensor[Row]([1, 3, 1, 0])), x),
}
BINARY: dict[str, Any] = {
    "add": lambda x, y: (x + y) * 0.5,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: tanh(x) * y,
    "div": lambda x, y: x / (tanh(y) + 2.0),
    "maximum": maximum,
    "minimum": minimum,
    "where": lambda x, y: where(x > y, x, 0.0),
    "outer": lambda x, y: outer(tanh(x).sum(Column), tanh(y).sum(Row)) * 0.1,
    "product": lambda x, y: outer(tanh(x).sum(Column), contract(tanh(x).sum(Column), y)) * 0.1,
    "dot": lambda x, y: dot(tanh(x), y, Column).expand_like(x) * 0.5,
    "concat": lambda x, y: contract(concat(x, y, Row, Row, Both).sum(Both), tanh(x)).expand_like(x) * 0.1,
    "scan": lambda x, y: scan(lambda c, e: (tanh(c + e) * e, c * 0.5 + e), y.sum(Row), x, Row)[1],
    "fold": lambda x, y: fold(lambda c, e: maximum(c, e) * 0.5 + tanh(e) * 2.0 * c, y.sum(Row), x, Row).expand_like(x),
    "map": lambda x, y: map_over(lambda a, b: a * tanh(b).sum().expand_like(a) + b, (x, y), Row),
}

STEPS = st.lists(st.tuples(st.sampled_from([*UNARY, *BINARY]), st.integers(0, 30), st.integers(0, 30)), max_size=6)


@also_lowered
@cases(50, 150, STEPS, st.integers(0, 10_000))
def test_random_programs(steps: Any, seed: int) -> None:
    random = np.random.default_rng(seed)
    p, q = (Param(Tensor[Row, Column](with_special(random.normal(size=(4, 3)), random))) for _ in range(2))
    values: list[Any] = [p, q, Const(Tensor[Row, Column](with_special(random.normal(size=(4, 3)), random)))]
    for name, first, second in steps:
        a, b = values[first % len(values)], values[-1 - second % len(values)]
        values.append(UNARY[name](a) if name in UNARY else BINARY[name](a, b))
    assert_planned_alike(values[-1].sum() + (p * q).sum() * 0.0, [p, q])


class Batch(Axis): ...


class Channel(Axis, size=2): ...


class Height(Axis, size=5): ...


class Width(Axis, size=4): ...


class Filter(Axis, size=3): ...


class Window(Axis): ...


@pytest.mark.parametrize("window", [1, 2, 3, 4])
@pytest.mark.parametrize("batch", [(), (1,), (2,)], ids=str)
def test_convolutions(batch: tuple[int, ...], window: int) -> None:
    random = np.random.default_rng(window)
    labels: Any = (Batch, Channel, Height, Width)[1 - len(batch) :]
    for _ in range(10):
        array = with_special(random.normal(size=(*batch, 2, 5, 4)), random)
        image: Any = Param(Tensor[labels](array))
        weights = with_special(random.normal(size=(3, 2, window, window)), random)
        kernel = Param(Tensor[Filter, Channel, Window, Window](weights))
        assert_planned_alike(conv2d(image, kernel).sum(), [image, kernel])


def test_what_is_compared_with_nan_takes_the_gradient() -> None:
    x = Param(Tensor[Row](np.array([np.nan, 1.0, -1.0, 0.0])))
    for operation, expected in ((maximum, [1.0, 0.5, 0.0, 0.0]), (minimum, [1.0, 0.5, 1.0, 1.0])):
        loss = operation(x, 1.0).sum()
        for _ in range(3):
            with given() as computation:
                assert computation.gradients(loss)[x].numpy().tolist() == expected
    loss = relu(x).sum()
    for _ in range(3):
        with given() as computation:
            assert computation.gradients(loss)[x].numpy().tolist() == [1.0, 1.0, 0.0, 0.0]


class Value(Axis, size=7): ...


class Row7(Axis, size=7): ...


EVERY = np.array([-np.inf, -1.0, -0.0, 0.0, 1.0, np.inf, np.nan])
"""The values at which identities of algebra fail."""

NUMBERS = (0.0, -0.0, 1.0, -1.0, 2.0, 0.5, -2.0, np.inf, -np.inf, np.nan)

IDENTITIES: dict[str, Any] = {
    "x + n": lambda x, y, n: x + n,
    "n + x": lambda x, y, n: n + x,
    "x - n": lambda x, y, n: x - n,
    "n - x": lambda x, y, n: n - x,
    "x * n": lambda x, y, n: x * n,
    "n * x": lambda x, y, n: n * x,
    "x / n": lambda x, y, n: x / n,
    "n / x": lambda x, y, n: n / x,
    "x ** n": lambda x, y, n: x**n,
    "x + n + n": lambda x, y, n: x + n + n,
    "x * n * y": lambda x, y, n: x * n * y,
    "x * n / y": lambda x, y, n: x * n / y,
    "x / n / y": lambda x, y, n: x / n / y,
    "-(x * n)": lambda x, y, n: -(x * n),
    "-(n - x)": lambda x, y, n: -(n - x),
    "-(x + n)": lambda x, y, n: -(x + n),
    "x + y * n": lambda x, y, n: x + y * n,
    "x - y * n": lambda x, y, n: x - y * n,
    "maximum": lambda x, y, n: maximum(x, n),
    "minimum": lambda x, y, n: minimum(n, x),
    "maximum of negative": lambda x, y, n: -maximum(-x, n),
    "chosen": lambda x, y, n: where(x > y, x, n),
    "chosen number": lambda x, y, n: where(x > y, n, x),
    "chosen product": lambda x, y, n: where(x > y, 1.0, 0.0) * x * n,
    "of a constant": lambda x, y, n: x + Const(Tensor[Value](np.full(7, n))),
    "minus a constant": lambda x, y, n: x - Const(Tensor[Value](np.full(7, n))),
    "with a constant": lambda x, y, n: where(x > y, x, Const(Tensor[Value](np.full(7, n)))),
    "by a constant choice": lambda x, y, n: where(Const(BoolTensor[Value](EVERY > 0)), x, n),
    "compared": lambda x, y, n: as_real(x == n) + 2.0 * as_real(x < n) + 4.0 * as_real(x >= n),
    "not compared": lambda x, y, n: as_real(~(x < n)) + 2.0 * as_real(~(x == n)) + 4.0 * as_real(~(x >= n)),
    "-x": lambda x, y, n: operator.neg(-x),
    "x - -y": lambda x, y, n: x - -y,
    "x + -y": lambda x, y, n: x + -y,
    "-x + y": lambda x, y, n: -x + y,
    "-x - y": lambda x, y, n: -x - y,
    "-x * y": lambda x, y, n: -x * y,
    "-x * -y": lambda x, y, n: -x * -y,
    "-x / y": lambda x, y, n: -x / y,
    "-(x - y)": lambda x, y, n: -(x - y),
    "-(x + y)": lambda x, y, n: -(x + y),
    "x - x": lambda x, y, n: x - x,
    "x + x": lambda x, y, n: x + x,
    "x / x": lambda x, y, n: x / x,
    "x * x": lambda x, y, n: x * x,
    "x and itself": lambda x, y, n: maximum(x, x) + minimum(x, x),
    "x compared with itself": lambda x, y, n: as_real(x == x) + 2.0 * as_real(x != x) + 4.0 * as_real(x <= x),
    "one choice": lambda x, y, n: where(x == x, x, x),
    "exp log": lambda x, y, n: exp(log(x)),
    "log exp": lambda x, y, n: log(exp(x)),
    "root of square": lambda x, y, n: sqrt(x * x),
    "square of root": lambda x, y, n: sqrt(x) ** 2.0,
    "1 / (1 / x)": lambda x, y, n: 1.0 / (1.0 / x),
    "abs of negative": lambda x, y, n: abs(-x),
    "sign": lambda x, y, n: sign(x) * abs(x),
    "relu": lambda x, y, n: -relu(-x) + relu(x),
    "tanh of negative": lambda x, y, n: y - tanh(-x),
    "gated": lambda x, y, n: x * sigmoid(y) + n,
    "gated from zero": lambda x, y, n: sigmoid(y) * n,
    "one minus gate": lambda x, y, n: (1.0 - sigmoid(y)) * x,
    "summed": lambda x, y, n: (x * n).sum().expand_like(x),
    "mean": lambda x, y, n: (x + n).mean().expand_like(x),
    "expanded": lambda x, y, n: x + (y.sum() * 0.0 + n).expand_like(x),
    "times expanded": lambda x, y, n: x * (n * n_like(y, n)).expand_like(x),
    "placed": lambda x, y, n: concat(x, y, Value, Value, Both).sum(Both).expand_like(x) * 0.0 + x,
    "flattened": lambda x, y, n: (outer(x, y.rename(Value, Row7)) * n).sum(Row7),
}


EITHER_ZERO = ("maximum", "minimum", "maximum of negative", "relu")
"""Identities in which the larger of 0 and -0 is asked for, which is either of them."""


def n_like(y: Any, n: float) -> Any:
    """A scalar that is no constant."""
    return where(y == y, 1.0, 1.0).sum() / 7.0 * n


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@also_lowered
@pytest.mark.parametrize("dtype", sample([np.float32, np.float64], first=1))
@pytest.mark.parametrize("identity", sample(IDENTITIES, one_in=4))
def test_identities_hold_for_every_value(identity: str, dtype: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """To rounding, signs of zeros included."""
    monkeypatch.setattr(policy, "SMALLEST", 1)
    write = IDENTITIES[identity]
    for number in NUMBERS:
        x, y = Input(Tensor[Value]), Input(Tensor[Value])
        made = write(x, y, number)
        for shift in range(7):
            data = [
                x.bind(Tensor[Value](EVERY.astype(dtype))),
                y.bind(Tensor[Value](np.roll(EVERY, shift).astype(dtype))),
            ]
            with np.errstate(all="ignore"):
                with given(*data, plan=False):
                    expected = made.value.numpy()
                with given(*data) as computation:
                    found = made.value.numpy()
            assert shift == 0 or computation.counts.planned_values
            np.testing.assert_allclose(found, expected, rtol=4 * float(np.finfo(dtype).eps))
            if identity not in EITHER_ZERO:
                signs = [np.signbit(x[~np.isnan(expected)]) for x in (found, expected)]
                np.testing.assert_array_equal(*signs)
