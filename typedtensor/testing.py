"""Checks for operations: the same that the library's own operations pass.

::

    from typedtensor.testing import check_operation

    def test_square() -> None:
        check_operation(Square(), Tensor[Row]([1.0, -2.0]), reference=lambda x: x * x)

Derivatives are compared with central finite differences in double precision, at operands near which the operation
should be smooth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from typedtensor.ad.reverse import checked_delta
from typedtensor.core.expr import App, Binding, Input, new_input
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import GradientError, TypedTensorError
from typedtensor.lowering.unplannable import LISTENERS
from typedtensor.ops import PolyOp
from typedtensor.runtime import given
from typedtensor.transforms.checks import STEP, check_derivatives, require_close

Values = tuple[AnyTensor, ...]

_TOLERANCE = 1e-6


@contextmanager
def refused_plans() -> Iterator[list[str]]:
    """Collect the reasons for falls back to the interpreter: no plan can be made for an expression, or its plan failed.

    A fallback returns the same numbers, so no other test finds it. Interpretation by the settings of a computation or
    at the first evaluation, as :doc:`plans` describes, is no refusal.

    >>> from typedtensor import Param, Tensor, checkpoint
    >>> x = Param(Tensor[()](2.0))
    >>> with refused_plans() as reasons:
    ...     for loss in (x * x, checkpoint(lambda x: (x * x).exp())(x)):
    ...         with given() as computation:
    ...             slope = computation.gradients(loss)[x]
    >>> reasons
    ['a part of it is computed again for the gradients']
    """
    reasons: list[str] = []
    LISTENERS.append(reasons.append)
    try:
        yield reasons
    finally:
        LISTENERS.remove(reasons.append)


def check_operation(
    operation: PolyOp,
    *operands: AnyTensor | float,
    reference: Callable[..., Any] | None = None,
    order: int = 2,
) -> None:
    """Check the result and the derivatives of an operation.

    - The result equals that of ``reference``, which is called with the operands as NumPy arrays.
    - Expressions give the same result as values.
    - Operands in float32 give a result and gradients in float32.
    - Gradients agree with finite differences, element by element.
    - All nestings of forward and reverse mode up to the order agree with finite differences, along random directions.
      ``backward`` is linear in ``dy``, so forward mode follows from it.

    Args:
        operation: the operation, with its labels.
        operands: its operands.
        reference: an independent implementation.
        order: how many times to differentiate: 2 or more; 1 or 0 for an operation that allows no more.

    Raises:
        AssertionError: when a check fails; the message names the check and the worst element.
    """
    check_forward(operation, *operands, reference=reference)
    check_precision(operation, *operands, order=order)
    if order >= 1:
        check_gradient(operation, *operands)
    if order >= 2:
        check_modes(operation, *operands, order=order)


def check_forward(operation: PolyOp, *operands: AnyTensor | float, reference: Callable[..., Any] | None = None) -> None:
    """Check the result against a reference, and that expressions give the same as values.

    Raises:
        AssertionError: when they differ.
    """
    node, values = _applied(operation, operands)
    found = _apply(operation, values)
    with given(*_bindings(node, values)):
        _compare(f"{operation.title} of expressions", node.value, found.numpy(), "on values it is")
    if reference is not None:
        expected = np.asarray(reference(*(x.numpy() for x in values)))
        _compare(operation.title, found, expected, "the reference is")


def check_precision(operation: PolyOp, *operands: AnyTensor | float, order: int = 1) -> None:
    """Check that operands in float32 have a result and gradients in float32.

    Raises:
        AssertionError: when one has another precision.
    """
    node, values = _applied(operation, operands, np.float32)
    y = _apply(operation, values)
    if y.kind != "real":
        return
    found = {"the result": y}
    if order >= 1:
        dy = _generic(y, 0)
        for number in _wanted(node):
            found[f"the gradient for operand {number + 1}"] = _gradient(operation, number, dy, values)
    for what, tensor in found.items():
        # A scalar that depends on sizes alone adopts the dtype of the other operand.
        if not isinstance(tensor._array, float) and tensor.dtype != np.float32:
            raise AssertionError(f"{operation.title}: {what} is in {tensor.dtype} for operands in float32")


def check_gradient(operation: PolyOp, *operands: AnyTensor | float) -> None:
    """Check the gradient for each operand against finite differences.

    Raises:
        AssertionError: when a gradient is missing, has other axes than its operand, or is wrong.
    """
    node, values = _applied(operation, operands)
    y = _apply(operation, values)
    if y.kind != "real":
        return
    dy = _generic(y, 0)

    def loss(*points: AnyTensor) -> float:
        return _dot(dy, _apply(operation, points))

    for number in _wanted(node):
        what = f"the gradient of {operation.title} for operand {number + 1}"
        gradient = _gradient(operation, number, dy, values)
        _compare(what, gradient, finite_differences(loss, values, number), "finite differences give")
    for number in operation.shape_only:
        moved = _replaced(values, number, _generic(values[number], 1).numpy())
        if not np.array_equal(_apply(operation, moved).numpy(), y.numpy()):
            raise AssertionError(
                f"{operation.title} declares operand {number + 1} as shape_only, but the result depends on its elements"
            )


def check_modes(operation: PolyOp, *operands: AnyTensor | float, order: int = 2) -> None:
    """Check all nestings of forward and reverse mode, up to an order, against finite differences.

    Raises:
        AssertionError: when one is wrong, or there is no forward mode since ``backward`` is not linear in ``dy``.
    """
    node, values = _applied(operation, operands)
    if wanted := _wanted(node):
        inputs: list[Any] = [node.operands[n] for n in wanted]
        try:
            with given(*_bindings(node, values, wanted)):
                check_derivatives(operation.title, [node], inputs, [values[n] for n in wanted], order)
        except GradientError as error:
            raise AssertionError(str(error)) from error


def finite_differences(
    function: Callable[..., float], points: Sequence[AnyTensor], number: int
) -> np.ndarray[Any, np.dtype[Any]]:
    """Return the gradient of a function of tensors for one of them, by central differences in double precision."""
    at = np.array(points[number].numpy(), dtype=np.float64)
    found = np.zeros_like(at)
    for index in np.ndindex(at.shape):
        step = STEP * max(1.0, abs(float(at[index])))
        ends = []
        for moved in (at[index] + step, at[index] - step):
            point = at.copy()
            point[index] = moved
            ends.append(function(*_replaced(points, number, point)))
        found[index] = (ends[0] - ends[1]) / (2 * step)
    return found


def _applied(
    operation: PolyOp, operands: Sequence[AnyTensor | float], precision: Any = np.float64
) -> tuple[App[Any], Values]:
    """Return the operation's node on fresh inputs, and the values of its operands in a dtype."""
    node: Any = _apply(operation, [new_input(x.tensor_type) if isinstance(x, AnyTensor) else x for x in operands])
    if not isinstance(node, App):
        raise TypeError(f"give {operation.title} at least one tensor to check it on")
    values = (x if isinstance(x, AnyTensor) else c.value for x, c in zip(operands, node.operands, strict=True))
    return node, tuple(_cast(x, precision) for x in values)


def _cast(x: AnyTensor, precision: Any) -> AnyTensor:
    if x.kind != "real" or isinstance(x._array, float):
        return x
    result: AnyTensor = x.tensor_type.wrap(x.numpy().astype(precision))
    return result


def _apply(operation: PolyOp, operands: Sequence[Any]) -> AnyTensor:
    apply: Callable[..., AnyTensor] = operation.__call__  # type: ignore[operator]
    return apply(*operands)


def _gradient(operation: PolyOp, number: int, dy: AnyTensor, operands: Sequence[AnyTensor]) -> AnyTensor:
    try:
        found = operation.gradient(number, dy, _apply(operation, operands), tuple(operands))
        tensor: AnyTensor = checked_delta(operation, number, found, tuple(operands))
    except TypedTensorError as error:
        raise AssertionError(str(error)) from error
    return tensor


def _wanted(node: App[Any]) -> list[int]:
    """Return the positions of the operands to differentiate by. Python numbers are constants and excluded."""
    real = [n for n, x in enumerate(node.operands) if isinstance(x, Input) and x.tensor_type.kind == "real"]
    return [n for n in real if node.tensor_type.kind == "real" and node.op.passes_gradient(n)]


def _bindings(node: App[Any], values: Values, without: Sequence[int] = ()) -> list[Binding[Any]]:
    """The bindings of the operands that are inputs, but for some of them."""
    pairs = enumerate(zip(node.operands, values, strict=True))
    return [x.bind(value) for n, (x, value) in pairs if isinstance(x, Input) and n not in without]


def _generic(x: AnyTensor, seed: int) -> AnyTensor:
    """Return a tensor of the same type and shape with random elements."""
    elements = np.random.default_rng(seed).normal(size=x.shape)
    result: AnyTensor = x.tensor_type.wrap(np.asarray(elements).astype(x.dtype))
    return result


def _replaced(points: Sequence[AnyTensor], number: int, elements: Any) -> Values:
    return (*points[:number], points[number].tensor_type.wrap(elements), *points[number + 1 :])


def _dot(x: AnyTensor, y: AnyTensor) -> float:
    return float(np.sum(x.numpy() * y.numpy()))


def _compare(what: str, found: AnyTensor, expected: np.ndarray[Any, np.dtype[Any]], source: str) -> None:
    """Raise with the worst element when tensors differ."""
    elements = found.numpy()
    if elements.shape != expected.shape:
        raise AssertionError(f"{what} has the shape {elements.shape}, but {source} {expected.shape}")
    close = np.isclose(elements, expected, rtol=_TOLERANCE, atol=_TOLERANCE, equal_nan=True)
    require_close(what, found.axes, elements, expected, close, source)
