"""Operations on constants, with the axes of their cases and with none: plans compute early what they can."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES, REPRESENTATIVES, Case, is_representative, squares
from tests.ops.cases.case import Long
from tests.planning import interpreted_and_planned
from tests.sampling import sample
from typedtensor import AnyTensor, AxisError, BoolTensor, Const, Input, Param, SizeError, Tensor, given
from typedtensor.core.tensor import tensor_type
from typedtensor.ops import as_real, exp, maximum, minimum, where
from typedtensor.runtime.computation import Computation


def without_axes(case: Case) -> Case | None:
    """The same operation on the first elements, if it takes operands without axes."""

    def first(x: Any) -> Any:
        return tensor_type(x.kind, ())(x.numpy().reshape(-1)[0]) if isinstance(x, AnyTensor) else x

    found = Case(case.operation, tuple(map(first, case.operands)), case.reference)
    try:
        case.operation(*found.operands)  # type: ignore[operator]
    except (AxisError, SizeError):
        return None
    return found


WITHOUT_AXES = [found for case in REPRESENTATIVES if (found := without_axes(case)) is not None]


def choices(number: int) -> list[tuple[bool, ...]]:
    """Which operands are constants, so that any two of them are so in each way."""
    every = list(product((True, False), repeat=number))
    return every if number < 3 else [some for some in every if some.count(False) % 2 == 0]


TRIED = [*sample(CASES, where=is_representative, one_in=8, skip=6), *sample(WITHOUT_AXES, one_in=8)]


@pytest.mark.parametrize("case", TRIED, ids=str)
def test_what_depends_on_constants_has_a_plan(case: Case) -> None:
    operation: Any = case.operation
    tensors = [n for n, x in enumerate(case.operands) if isinstance(x, AnyTensor)]
    for constants in choices(len(tensors)):
        nodes: list[Any] = list(case.operands)
        bindings, wanted = [], []
        for n, constant in zip(tensors, constants, strict=True):
            x: Any = nodes[n]
            made: Any = Const(x) if constant else Param(x) if x.kind == "real" else Input(x.tensor_type)
            nodes[n] = made
            wanted += [made] if isinstance(made, Param) else []
            bindings += [made.bind(x)] if isinstance(made, Input) else []
        y = operation(*nodes)
        p = Param(Tensor[()](np.array(2.0)))
        if y.tensor_type.kind != "real":
            y = as_real(y) * 1e-6
        loss = squares(y) * p

        def compute(computation: Computation, loss: Any = loss, of: Any = (p, *wanted)) -> list[Any]:
            gradients = computation.gradients(loss)
            return [loss.value.numpy(), *(gradients[x].numpy() for x in of)]

        for expected, array in zip(*interpreted_and_planned(compute, *bindings), strict=True):
            assert (array.dtype, array.shape) == (expected.dtype, expected.shape)
            np.testing.assert_allclose(array, expected, rtol=1e-6, atol=1e-12)


def test_a_choice_by_a_constant_without_axes() -> None:
    c, p = Const(Tensor[()](2.0)), Param(Tensor[()](np.float32(3.0)))
    for truth in (True, False):
        condition = Const(BoolTensor[()](truth))
        loss = where(condition, exp(p), 0.0) * where(c > 1.0, p * c, -0.0)
        found = []
        for plan in (False, True, True):
            with given(plan=plan) as computation:
                found.append(computation.gradients(loss)[p].item())
        assert computation.counts.planned
        assert found[0] == pytest.approx(found[1])


@pytest.mark.parametrize("operation", [maximum, minimum])
@pytest.mark.parametrize("kind", ["bound", "computed", "learned"])
def test_a_scalar_that_differs_from_step_to_step_is_no_constant(operation: Any, kind: str) -> None:
    """Of an array of 20 kB, for which a plan repeats numbers that it knows."""
    rng = np.random.default_rng(0)
    bound = Input(Tensor[()])
    x, limit = Param(Tensor[Long](np.zeros(2500))), Param(Tensor[()](np.asarray(0.0)))
    scalar: Any = {"bound": bound, "computed": exp(bound), "learned": limit * 1.0}[kind]
    y = operation(x, scalar)
    loss = (y * y).sum()
    reference: Any = {maximum: np.maximum, minimum: np.minimum}[operation]
    for _ in range(4):
        array, number = rng.normal(size=2500), float(rng.normal())
        x.assign(Tensor[Long](array))
        limit.assign(Tensor[()](np.asarray(number)))
        with given(bound.bind(Tensor[()](np.asarray(number)))) as computation:
            found = computation.gradients(loss, x)[x]
            expected = reference(array, np.exp(number) if kind == "computed" else number)
            np.testing.assert_allclose(loss.value.numpy(), np.sum(expected**2))
            np.testing.assert_array_equal(found.numpy(), np.where(expected == array, 2 * array, 0.0))
