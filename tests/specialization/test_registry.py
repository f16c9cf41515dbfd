"""Every operation and its gradients in plans, compared with the interpreter."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES, REPRESENTATIVES, Case, is_representative, squares
from tests.ops.cases.case import Row
from tests.ops.test_empty_axes import resized
from tests.planning import poisoned
from tests.sampling import sample
from typedtensor import AnyTensor, AxisError, Input, IntTensor, SizeError, Tensor, given
from typedtensor.ad import gradients
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import App
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.ir import Call, Program, ShapeDtype, SymbolicInt, guarding, interpret
from typedtensor.lowering.expressions import lower
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.ops import LeftSingularVectors, Prod, RightSingularVectors, Sum, operations
from typedtensor.passes.convolutions.legalization import legalize
from typedtensor.runtime import policy
from typedtensor.runtime.engines import default_target
from typedtensor.runtime.templates import Sizes
from typedtensor.targets.instances import Instances, NotAlikeError
from typedtensor.targets.native.target import NativeTarget

NATIVE = NativeTarget()

CALLED: set[str] = set()
"""The operations whose kernels are called; those of all others are traced."""

TOLERANCE: dict[Any, float] = {np.float64: 1e-12, np.float32: 2e-5}


def cast(x: Any, precision: Any) -> Any:
    """A tensor in a precision; None keeps that which it has."""
    if isinstance(x, AnyTensor) and x.kind == "real" and precision is not None:
        return x.tensor_type.wrap(x.numpy().astype(precision))
    return x


def grown(case: Case, size: Callable[[int], int] = lambda n: n + 2) -> Case | None:
    """The same operation on larger operands, if it takes them."""

    def larger(x: Any) -> Any:
        if not isinstance(x, AnyTensor):
            return x
        shape = [n if declared_size(axis) else size(n) for axis, n in zip(x.axes, x.shape, strict=True)]
        return x.tensor_type.wrap(np.resize(x.numpy(), shape))

    found = Case(case.operation, tuple(map(larger, case.operands)), case.reference)
    try:
        case.operation(*found.operands)  # type: ignore[operator]
    except (AxisError, SizeError, ValueError, IndexError):
        return None
    return found


def written(case: Case, precision: Any, loss: Callable[[Any], Any] = squares) -> tuple[list[Any], dict[Any, Any]]:
    """An operation on inputs with the gradients of a loss of its result, and the values of the inputs."""
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
    return [y, *gradients(loss(y), *wanted)], values


def planned(program: Program, arrays: list[Any]) -> list[Any]:
    executable = default_target().compile(program)
    executable.run(arrays)
    return [*executable.run(arrays)]  # memory holds what was left


@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=3), ids=str)
def test_a_plan_gives_what_the_interpreter_gives(case: Case) -> None:
    check_plan(case, np.float64)


@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=16, skip=4), ids=str)
def test_plans_of_other_precision_and_size_do(case: Case) -> None:
    check_plan(case, np.float32)
    if (larger := grown(case)) is not None:
        check_plan(larger, np.float64)


def enlarged(case: Case) -> Case | None:
    """The same operation on operands of which one is large, if it takes them and has no longer loops."""
    tensors = [x for x in case.operands if isinstance(x, AnyTensor)]
    sizes = {axis: n for x in tensors for axis, n in zip(x.axes, x.shape, strict=True) if not declared_size(axis)}
    largest = max(tensors, key=lambda x: math.prod(x.shape), default=None)
    free = 0 if largest is None or not largest.numpy().size else sum(axis in sizes for axis in largest.axes)
    if largest is None or not free:
        return None
    factor = math.ceil((policy.LARGE / largest.numpy().size) ** (1 / free))
    fits = math.prod(n * factor for n in sizes.values()) < 100 * policy.LARGE
    return grown(case, lambda n: n * factor) if fits else None


LARGE = [
    (case, larger)
    for case in REPRESENTATIVES
    if not isinstance(case.operation, Prod) and (larger := enlarged(case)) is not None  # such products overflow
]


@pytest.mark.parametrize(("case", "larger"), sample(LARGE, one_in=18), ids=str)
def test_an_operation_alone_on_large_data(case: Case, larger: Case) -> None:
    """It has a plan unless it shows or measures data, in both precisions and for arrays in either order of axes."""
    operation: Any = larger.operation
    for precision, tolerance in TOLERANCE.items():
        for order in ("C", "F"):
            bindings, operands = [], list[Any]()
            for x in larger.operands:
                if isinstance(x, AnyTensor):
                    value = x.tensor_type.wrap(np.asarray(cast(x, precision).numpy(), order=order))
                    operands.append(made := Input(value.tensor_type))
                    bindings.append(made.bind(value))
                else:
                    operands.append(x)
            y = operation(*operands)
            with np.errstate(all="ignore"), given(*bindings, plan=False):
                expected = y.value.numpy()
            for _ in range(3):
                with np.errstate(all="ignore"), given(*bindings) as computation:
                    found = y.value.numpy()
            [request] = computation.requests
            assert request.reason in ("", policy.SHOWN, policy.SMALL if y.op.is_view or y.op.shape_only else "")
            assert (found.dtype, found.shape) == (expected.dtype, expected.shape)
            scale = float(np.max(np.abs(expected[np.isfinite(expected)]), initial=1.0))
            np.testing.assert_allclose(found, expected, rtol=10 * tolerance, atol=10 * tolerance * scale)


@pytest.mark.parametrize("case", sample(REPRESENTATIVES, one_in=24, skip=7), ids=str)
def test_a_program_for_other_sizes_gives_what_the_interpreter_gives(case: Case) -> None:
    """For a size of one label at a time: of both parities, of one element, and around the sizes of the other labels."""
    for label in dict.fromkeys(axis for x in case.operands if isinstance(x, AnyTensor) for axis in x.axes):
        if declared_size(label) is None:
            for size in (4, 7):
                check_other_sizes(case, label, size)


def check_other_sizes(case: Case, label: Label, size: int) -> None:
    nodes, values = written(case, np.float64)

    def arrays(size: int) -> list[AnyTensor]:
        operands = [resized(x, label, size) for x in case.operands]
        return [cast(x, np.float64) for x in operands if isinstance(x, AnyTensor)]

    sizes: dict[Label, Any] = {axis: n for x in arrays(size) for axis, n in zip(x.axes, x.shape, strict=True)}
    sizes[label] = SymbolicInt.named(size, 0)
    shapes = [ShapeDtype(tuple([sizes[axis] for axis in x.axes]), x.dtype) for x in arrays(size)]
    try:
        with guarding() as guards, Setting({CURRENT: Sizes(sizes)}, None):
            program = lower(nodes, dict(zip(values, shapes, strict=True)))
            ready = NATIVE.optimize(NATIVE.legalize(program))
    except Unplannable:
        return
    instances, compiled = Instances(program), NATIVE.compile_by_sizes(Instances(ready))
    for other in (1, 2, 3, 4, 5, 6, 8, 9, 12):
        if not guards.hold((other,)):
            continue
        tensors = arrays(other)
        given_here = [x.numpy() for x in tensors]
        is_basis = isinstance(case.operation, LeftSingularVectors | RightSingularVectors)
        if is_basis and np.linalg.matrix_rank(given_here[0]).min() < min(given_here[0].shape):
            continue  # repeated rows leave it open which vectors span the rest, and the gradient is of these
        try:
            found = interpret(instances.at((other,)), *given_here)
        except NotAlikeError:
            continue
        except IndexError:  # an index of a longer axis
            found = None
        bindings: list[Any] = [x.bind(value) for x, value in zip(values, tensors, strict=True)]
        with np.errstate(all="ignore"), given(*bindings, plan=False):
            if found is None:
                with pytest.raises((IndexError, SizeError)):
                    [node.value for node in nodes]
                with pytest.raises(IndexError):
                    compiled((other,)).run(given_here)
                continue
            expected = [node.value.numpy() for node in nodes]
        for x, y, z in zip(found, compiled((other,)).run(given_here), expected, strict=True):
            np.testing.assert_allclose(x, z, rtol=1e-9, atol=1e-9, err_msg=f"{label_name(label)} of {other}")
            if np.isfinite(z).all():  # elsewhere rounding decides
                np.testing.assert_allclose(y, z, rtol=1e-9, atol=1e-9, err_msg=f"{label_name(label)} of {other}")


def check_plan(case: Case, precision: Any) -> None:
    nodes, values = written(case, precision)
    with given(*(x.bind(value) for x, value in values.items())):
        expected = [node.value for node in nodes]
        program = lower(nodes, {x: value._array for x, value in values.items()})
    for rewritten in (legalize(program), default_target().optimize(legalize(program))):
        for found, value in zip(planned(rewritten, [v._array for v in values.values()]), expected, strict=True):
            if isinstance(value._array, np.ndarray):
                assert found.dtype == value.dtype
            assert found.shape == value.shape
            scale = max(1.0, float(np.max(np.abs(value.numpy()), initial=0)))
            np.testing.assert_allclose(
                found, value.numpy(), rtol=TOLERANCE[precision], atol=TOLERANCE[precision] * scale
            )


@pytest.mark.parametrize("thresholds", ["lowered"], indirect=True)
@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=12, skip=1), ids=str)
def test_what_is_computed_is_not_read_while_a_plan_is_made(case: Case) -> None:
    """Buffers of operands that are computed hold nothing before the first run, and later all hold other data."""
    one, rng = Input(Tensor[()]), np.random.default_rng(0)
    given_operands = [x for x in case.operands if isinstance(x, AnyTensor)]
    made: Any = Input
    inputs: list[Any] = [made(x.tensor_type) for x in given_operands]
    computed = [x * one if x.tensor_type.kind == "real" else x for x in inputs]
    nodes = iter(computed)
    operation: Any = case.operation
    y = operation(*[next(nodes) if isinstance(x, AnyTensor) else x for x in case.operands])
    real = [n for n, x in enumerate(inputs) if x.tensor_type.kind == "real" and y.op.passes_gradient(n)]
    is_real = y.tensor_type.kind == "real"
    loss = squares(y) * one if is_real and real else None

    def results(data: list[Any], *, plan: bool) -> list[Any]:
        bindings = [x.bind(value) for x, value in zip(inputs, data, strict=True)]
        with given(one.bind(Tensor[()](1.0)), *bindings, plan=plan) as computation:
            if loss is None:
                return [y.value.numpy()]
            found = computation.gradients(loss, *(inputs[n] for n in real))
            return [y.value.numpy(), loss.value.numpy(), *(found[inputs[n]].numpy() for n in real)]

    def other(x: AnyTensor) -> AnyTensor:
        return x.tensor_type.wrap(x.numpy() * rng.uniform(0.9, 0.99)) if x.kind == "real" else x

    data = [cast(x, np.float64) for x in given_operands]
    for values in (data, data, [other(x) for x in data], [other(x) for x in data]):
        with np.errstate(all="ignore"):  # some of the other data are outside of the domain
            with poisoned():
                found = results(values, plan=True)
            interpreted = results(values, plan=False)
        for array, expected in zip(found, interpreted, strict=True):
            scale = max(1.0, float(np.max(np.abs(expected[np.isfinite(expected)]), initial=0)))
            np.testing.assert_allclose(array, expected, rtol=1e-10, atol=1e-10 * scale)


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
    [found] = planned(default_target().optimize(legalize(lower([y], {x: array}))), [array])
    assert found == 30000
    assert found.dtype == Sum()(IntTensor[Row](array)).dtype
