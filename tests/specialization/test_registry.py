"""Every operation and its gradients in plans, compared with the interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES, Case, is_representative, operation_of, squares
from tests.ops.cases.case import Row
from tests.sampling import sample
from tests.specialization.running import check_joined
from typedtensor import AnyTensor, AxisError, Input, IntTensor, SizeError, given
from typedtensor.ad import gradients
from typedtensor.core.axes import declared_size
from typedtensor.core.expr import App
from typedtensor.ir import Call, Program
from typedtensor.lowering.expressions import lower
from typedtensor.ops import Sum, operations
from typedtensor.targets.numpy.passes.convolutions import legalize
from typedtensor.targets.numpy.pipeline import optimize
from typedtensor.targets.numpy.plan import Plan, runs_foreign_code

CALLED: set[str] = set()
"""The operations whose kernels are called; those of all others are traced."""

TOLERANCE: dict[Any, float] = {np.float64: 1e-12, np.float32: 2e-5}


def cast(x: Any, precision: Any) -> Any:
    if isinstance(x, AnyTensor) and x.kind == "real":
        return x.tensor_type.wrap(x.numpy().astype(precision))
    return x


def grown(case: Case) -> Case | None:
    """The same operation on larger operands, if it takes them."""

    def larger(x: Any) -> Any:
        if not isinstance(x, AnyTensor):
            return x
        shape = [n if declared_size(axis) else n + 2 for axis, n in zip(x.axes, x.shape, strict=True)]
        return x.tensor_type.wrap(np.resize(x.numpy(), shape))

    found = Case(case.operation, tuple(map(larger, case.operands)), case.reference)
    try:
        case.operation(*found.operands)  # type: ignore[operator]
    except (AxisError, SizeError, ValueError, IndexError):
        return None
    return found


def written(case: Case, precision: Any) -> tuple[list[Any], dict[Any, Any]]:
    """An operation on inputs with the gradients of its result, and the values of the inputs."""
    operands = [cast(x, precision) for x in case.operands]
    made: Any = Input
    inputs = [made(x.tensor_type) if isinstance(x, AnyTensor) else x for x in operands]
    operation: Any = case.operation
    y = operation(*inputs)
    assert isinstance(y, App)
    values = {x: value for x, value in zip(inputs, operands, strict=True) if isinstance(x, Input)}
    real = [(n, x) for n, x in enumerate(inputs) if isinstance(x, Input) and x.tensor_type.kind == "real"]
    wanted = [x for n, x in real if y.op.passes_gradient(n)]
    if y.tensor_type.kind != "real" or not wanted:
        return [y], values
    return [y, *gradients(squares(y), *wanted)], values


def planned(program: Program, arrays: list[Any]) -> list[Any]:
    plan = Plan(program)
    for _ in range(2):  # the second time buffers hold what was left
        for place, array in zip(plan.inputs, arrays, strict=True):
            np.copyto(place, array)
        plan.run()
    if not runs_foreign_code(program):
        check_joined(plan, arrays)
    return plan.outputs


@pytest.mark.parametrize("case", sample(CASES, each=operation_of), ids=str)
def test_a_plan_gives_what_the_interpreter_gives(case: Case) -> None:
    check_plan(case, np.float64)


@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=8, skip=4), ids=str)
def test_plans_of_other_precision_and_size_do(case: Case) -> None:
    check_plan(case, np.float32)
    if (larger := grown(case)) is not None:
        check_plan(larger, np.float64)


def check_plan(case: Case, precision: Any) -> None:
    nodes, values = written(case, precision)
    with given(*(x.bind(value) for x, value in values.items())):
        expected = [node.value for node in nodes]
        program = lower(nodes, {x: value._array for x, value in values.items()})
    for rewritten in (legalize(program), optimize(legalize(program))):
        for found, value in zip(planned(rewritten, [v._array for v in values.values()]), expected, strict=True):
            if isinstance(value._array, np.ndarray):
                assert found.dtype == value.dtype
            assert found.shape == value.shape
            scale = max(1.0, float(np.max(np.abs(value.numpy()), initial=0)))
            np.testing.assert_allclose(
                found, value.numpy(), rtol=TOLERANCE[precision], atol=TOLERANCE[precision] * scale
            )


def test_the_kernels_that_are_called_are_known() -> None:
    called = set()
    for case in CASES:
        nodes, values = written(case, np.float64)
        with given(*(x.bind(value) for x, value in values.items())):
            program = lower(nodes[:1], {x: value._array for x, value in values.items()})
        if any(isinstance(value.primitive, Call) for value in program.order()):
            called.add(type(case.operation).__name__)
    assert called == CALLED
    assert {operation.__name__ for operation in operations()} > CALLED


def test_most_operations_are_tried_at_other_sizes() -> None:
    tried = {type(case.operation) for case in CASES if grown(case) is not None}
    assert len(tried) > 0.8 * len(operations())


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32"])
def test_small_integers_are_added_in_wide_ones(dtype: str) -> None:
    x = Input(IntTensor[Row])
    array = np.full(300, 100, dtype)
    y = Sum()(x)
    [found] = planned(optimize(legalize(lower([y], {x: array}))), [array])
    assert found == 30000
    assert found.dtype == Sum()(IntTensor[Row](array)).dtype
