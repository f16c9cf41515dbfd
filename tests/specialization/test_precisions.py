"""Gradients where precisions meet: the delta of a result is in the precision of the result, in plans as well.

That of an operand is what the gradient of the operation gives, and several add up in the widest of theirs; only the
gradient that is handed out is brought to the precision of what it is for.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.ops.cases import CASES, Case, is_representative, squares
from tests.sampling import sample
from tests.thresholds import also_lowered
from typedtensor import (
    AnyTensor,
    Axis,
    BoolTensor,
    Const,
    Forest,
    Input,
    IntTensor,
    Param,
    Tensor,
    given,
    scan,
    tree_fold,
)
from typedtensor.ad import gradients
from typedtensor.ops import (
    BinaryCrossEntropy,
    CosineSimilarity,
    CrossEntropy,
    CumProdSlope,
    Einsum,
    IndexUpdate,
    KLDiv,
    Pow,
    as_real,
    dot,
    embed,
    maximum,
    relu,
    sqrt,
    tanh,
    where,
)
from typedtensor.optim import SGD, Accumulation

pytestmark = pytest.mark.filterwarnings("ignore::typedtensor.PrecisionWarning")


class Row(Axis, size=4): ...


class Column(Axis, size=3): ...


class Step(Axis): ...


class Root(Axis): ...


# Sums and products of these are exact in float32, so that their order does not matter.
SINGLE = np.array([1.0, 2.0, 4.0, 0.5], np.float32)
DOUBLE = np.array([0.1, -0.7, 1.3, 0.3])
MASK, INDEX = np.array([True, False, True, True]), np.array([2, 0, 2, 1])

UNARY: dict[str, Any] = {
    "tanh": tanh,
    "relu": relu,
    "neg": lambda x: -x,
    "half": lambda x: x * 0.5,
    "square": lambda x: x * x,
    "sum": lambda x: x.sum().expand_like(x),
    "mean": lambda x: x - x.mean(Row).expand_like(x),
    "root": lambda x: sqrt(x * x + 1.0),
}
BINARY: dict[str, Any] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "div": lambda x, y: x / (y * y + 1.0),
    "max": maximum,
    "where": lambda x, y: where(x > y, x, y),
    "dot": lambda x, y: dot(x, y, Row).expand_like(x) * 0.125,
    "by sum": lambda x, y: x / (y * y).sum().expand_like(x),
    "masked": lambda x, y: (x * y).sum().expand_like(x) / (y.sum() * y.sum() + 1.0).expand_like(x),
}

ROUNDED = {"tanh", "root", "div", "by sum", "masked"}
"""What gives no exact numbers; in float32 their sum would depend on its order."""

STEPS = st.lists(st.tuples(st.sampled_from([*UNARY, *BINARY]), st.integers(0, 30), st.integers(0, 30)), max_size=8)


def programs(steps: Any, precision: Any) -> tuple[Any, list[Param[Any]], list[Any]]:
    """A random loss, its parameters, and the values of its inputs."""
    other = DOUBLE if precision is np.float32 else SINGLE
    p, q = (Param(Tensor[Row](np.asarray(x, precision))) for x in (DOUBLE, SINGLE))
    x, mask, index = Input(Tensor[Row]), Input(BoolTensor[Row]), Input(IntTensor[Row])
    table: Param[Tensor[Row, Column]] = Param(Tensor[Row, Column](np.outer(SINGLE, SINGLE[:3]).astype(precision)))
    looked_up = embed(index, table)
    values: list[Any] = [p, q, x, as_real(mask), as_real(index), Const(Tensor[Row](other)), looked_up.sum(Column)]
    narrow = {2, 3, 4, 5} if precision is np.float64 else set()
    for name, first, second in steps:
        places = first % len(values), second % len(values)
        a, b = (values[n] for n in places)
        if narrow.issuperset(places[:1] if name in UNARY else places):
            if name in ROUNDED:
                a = a * p
            else:
                narrow.add(len(values))
        values.append(UNARY[name](a) if name in UNARY else BINARY[name](a, b))
    loss = (values[-1] * values[-2]).sum() + (p * x).sum() / as_real(mask).sum()
    bound = [x.bind(Tensor[Row](other)), mask.bind(BoolTensor[Row](MASK)), index.bind(IntTensor[Row](INDEX))]
    return loss, [p, q, table], bound


@also_lowered
@pytest.mark.parametrize(("precision", "tolerance"), [(np.float64, 1e-12), (np.float32, 1e-5)])
@cases(8, 80, STEPS)
def test_random_programs(precision: Any, tolerance: float, steps: Any) -> None:
    loss, parameters, bound = programs(steps, precision)
    found = []
    with np.errstate(all="ignore"):
        for plan in (False, True, True):
            with given(*bound, plan=plan) as computation:
                slopes = computation.gradients(loss)
                found.append([loss.value.numpy(), *(slopes[p].numpy() for p in parameters)])
        assert computation.counts.planned
        with given(*bound):
            # An expression has no target whose precision it takes.
            written = [g.value.numpy() for g in gradients(loss, *parameters)]
    found.append([found[0][0], *(g.astype(precision) for g in written)])
    for arrays in found[1:]:
        for array, expected in zip(arrays, found[0], strict=True):
            assert (array.dtype, array.shape) == (expected.dtype, expected.shape)
            scale = float(np.max(np.abs(expected), initial=1.0))
            np.testing.assert_allclose(array, expected, rtol=tolerance, atol=tolerance * scale)


SEVERAL = [case for case in CASES if sum(isinstance(x, AnyTensor) and x.kind == "real" for x in case.operands) > 1]
"""The cases with several operands that have a precision."""

PRECISIONS = (np.float64, np.float32)

IN_ONE_PRECISION = (
    BinaryCrossEntropy,
    CosineSimilarity,
    CrossEntropy,
    CumProdSlope,
    Einsum,
    IndexUpdate,
    KLDiv,
    Pow,
)
"""What computes sums, products or logarithms of one operand, in its precision."""


@also_lowered
@pytest.mark.parametrize("case", sample(SEVERAL, where=is_representative, one_in=9), ids=str)
def test_operands_of_two_precisions(case: Case) -> None:
    """The precision and, to it, the elements of a result and of its gradient by each operand."""
    operation: Any = case.operation
    bindable: Any = Input
    real = [n for n, x in enumerate(case.operands) if isinstance(x, AnyTensor) and x.kind == "real"]
    for narrow, wanted in product((0, 1), real):
        nodes: list[Any] = list(case.operands)
        bound = []
        for n, x in enumerate(case.operands):
            if isinstance(x, AnyTensor):
                value = (
                    x.tensor_type.wrap(x.numpy().astype(PRECISIONS[real.index(n) % 2 == narrow])) if n in real else x
                )
                nodes[n] = Param(value) if n == wanted else bindable(x.tensor_type)
                bound += [] if n == wanted else [nodes[n].bind(value)]
        y = operation(*nodes)
        loss = squares(y) if y.tensor_type.kind == "real" and y.op.passes_gradient(wanted) else None
        expected: list[Any] = []
        for plan in (False, True, True):
            with given(*bound, plan=plan) as computation:
                slopes = [computation.gradients(loss)[nodes[wanted]], loss.value] if loss is not None else []
                found = [x.numpy() for x in (y.value, *slopes)]
            expected = expected or found
            for array, one in zip(found, expected, strict=True):
                assert (array.dtype, array.shape) == (one.dtype, one.shape)
                exact = one.dtype == np.float64 and not isinstance(operation, IN_ONE_PRECISION)
                tolerance = 1e-12 if exact else 2e-5
                scale = max(1.0, float(np.max(np.abs(one), initial=0)))
                np.testing.assert_allclose(array, one, rtol=tolerance, atol=tolerance * scale)


def test_a_masked_mean_has_the_precision_of_its_parameter() -> None:
    p, mask = Param(Tensor[Row](np.array([0.1, 0.2, 0.3, 0.4]))), Input(BoolTensor[Row])
    loss = (p * as_real(mask)).sum() / as_real(mask).sum()
    for _ in range(2):
        with given(mask.bind(BoolTensor[Row](MASK))) as computation:
            slope = computation.gradients(loss)[p].numpy()
            assert computation.counts.planned == 1
        np.testing.assert_allclose(slope, MASK / 3.0, rtol=1e-15)
    with given(mask.bind(BoolTensor[Row](MASK))):
        assert gradients(loss, p)[0].value.dtype == np.float64


def test_a_state_that_begins_in_single_precision_takes_that_of_the_data() -> None:
    """A constant such as 0.0, in a loop over scalars and in a fold over trees."""
    factor = Param(Tensor[()](np.float64(1.5)))
    data, zero = Const(Tensor[Step](np.linspace(0.1, 0.5, 5))), Const(Tensor[()](0.0))
    end, seen = scan(lambda s, x: ((s[0] * factor + x, s[1] + s[0]), s[1]), (zero, zero), data, Step)
    words = Const(Tensor[Step](np.ones(5, np.float32)))
    root = tree_fold(lambda x: x, lambda x, y: x * factor - y, words, Forest(((0, 1), (2, (3, 4)))), Step, Root)
    for loss in (end[0] * end[1] + seen.sum(), root.stack().sum()):
        with given(plan=False) as computation:
            expected = loss.value.item(), computation.gradients(loss)[factor].item()
        for _ in range(3):
            with given() as computation:
                gradient = computation.gradients(loss)[factor].item()
                assert (loss.value.item(), gradient) == pytest.approx(expected, rel=1e-12)


def test_gradients_of_parameters_of_several_precisions_are_planned() -> None:
    found: list[list[np.ndarray[Any, Any]]] = []
    for plan in (True, False):
        x = Input(Tensor[Row])
        single, double = Param(Tensor[Row](SINGLE)), Param(Tensor[Row](DOUBLE))
        loss = (tanh(x * single) * double).sum()
        optimizer = SGD([single, double], learning_rate=0.5, momentum=0.9)
        for _ in range(3):
            with given(x.bind(Tensor[Row](SINGLE)), plan=plan) as computation:
                gradients = computation.gradients(loss)
                assert computation.counts.planned == plan
            assert [gradients[p].dtype for p in (single, double)] == [np.float32, np.float64]
            with given(x.bind(Tensor[Row](SINGLE)), plan=plan) as computation:
                optimizer.step(loss)
                assert computation.counts.planned == plan
            assert [p.value.dtype for p in (single, double)] == [np.float32, np.float64]
        mean = Accumulation([single, double])
        with given(x.bind(Tensor[Row](SINGLE)), plan=plan):
            mean.add(loss, weight=2.0)
        optimizer.apply(mean.mean())
        found.append([*(gradients[p].numpy() for p in (single, double)), single.value.numpy(), double.value.numpy()])
    for planned, interpreted in zip(*found, strict=True):
        np.testing.assert_allclose(planned, interpreted, rtol=1e-6, atol=1e-6)
