"""Checks of derivatives against finite differences, in all nestings of modes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import numpy as np

from typedtensor.ad.forward import pushed
from typedtensor.ad.graph import Node, require_real
from typedtensor.ad.symbolic import gradients
from typedtensor.control.function_names import name_of
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Const, Expr, Input, new_input
from typedtensor.core.pytree import flatten
from typedtensor.core.scope import AS_WRITTEN, POINTS, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.errors import AxisError
from typedtensor.runtime import given

Mode = Literal["forward", "reverse"]

STEP = 6e-6
"""The step that balances truncation and rounding in central differences: the cube root of the precision."""

S = TypeVar("S")
R = TypeVar("R")


def check_grads(
    f: Callable[[S], R],
    x: S,
    *,
    order: int = 2,
    modes: Sequence[Mode] = ("forward", "reverse"),
    tolerance: float = 1e-6,
) -> None:
    """Check the derivatives of a function against central finite differences, in double precision.

    Each order is checked in each of the modes, over each nesting of modes of the orders before: with both modes, 14
    derivatives up to the third order.

    Args:
        f: from a state to a state; smooth near the point.
        x: the point: tensors, parameters and constants, or a tuple, list, dict, named tuple or dataclass of such.
        order: the highest order.
        modes: ``"forward"``, ``"reverse"``, or both.
        tolerance: by how much a derivative may differ, relative to one or to its size.

    Raises:
        AssertionError: when a derivative differs; the message says which, and where it is worst.
        AxisError: the point is of something else, or no order or mode is left to check.
        GradientError: the point is not real, or there is no gradient on the way.

    See also: ``jax.test_util.check_grads``, ``torch.autograd.gradgradcheck``.

    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.ops import tanh
    >>> class Row(Axis): ...
    >>> check_grads(lambda x: tanh(x * x), Tensor[Row]([0.5, -1.0]), order=3)
    """
    leaves, structure = flatten(x, "the point of check_grads")
    if order < 1 or not modes or not {*modes} <= {"forward", "reverse"}:
        raise AxisError(
            f'check_grads takes an order from 1 and modes among "forward" and "reverse", not {order!r} and {modes!r}'
        )
    values = [leaf.value if isinstance(leaf, (Variable, Const)) else leaf for leaf in leaves]
    for value in values:
        if not isinstance(value, AnyTensor):
            raise AxisError(f"check_grads takes a point of tensors, parameters and constants, not {value!r}")
    inputs = [new_input(value.tensor_type) for value in values]
    for one in inputs:
        require_real(one)
    with Setting({POINTS: POINTS.get() | {*inputs}}, None):
        result = f(structure.rebuild(inputs))
    made, _ = flatten(result, f"the result of {name_of(f)}")
    outputs = [y for y in made if isinstance(y, Expr) and y.tensor_type.kind == "real"]
    if not outputs:
        raise AxisError(
            f"the result of {name_of(f)} has no expression of real numbers, so there is nothing to differentiate"
        )
    check_derivatives(name_of(f), outputs, inputs, values, order, modes, tolerance)


@dataclass(frozen=True)
class _Derivative:
    """Expressions and the description of their derivation."""

    nodes: Sequence[Node]
    title: str


def check_derivatives(
    title: str,
    outputs: Sequence[Node],
    inputs: Sequence[Input[Any]],
    values: Sequence[AnyTensor],
    order: int,
    modes: Sequence[Mode] = ("forward", "reverse"),
    tolerance: float = 1e-6,
) -> None:
    """Check the derivatives of expressions for inputs as :func:`check_grads` does.

    Raises:
        AssertionError: when one differs.
    """
    for one in compared_derivatives(title, outputs, inputs, values, order, modes):
        _compare(one.title, one.node, one.found, one.slopes[0], tolerance)


@dataclass(frozen=True)
class Comparison:
    """A derivative of some order along a direction: as it is found, and as quotients of differences of the order
    before."""

    title: str
    node: Node
    found: Any
    slopes: tuple[Any, ...]


def compared_derivatives(
    title: str,
    outputs: Sequence[Node],
    inputs: Sequence[Input[Any]],
    values: Sequence[AnyTensor],
    order: int,
    modes: Sequence[Mode] = ("forward", "reverse"),
    ends: Sequence[tuple[float, float]] = ((1.0, -1.0),),
) -> Iterator[Comparison]:
    """Yield the derivatives of expressions along random directions, for each nesting of modes, order by order.

    Args:
        ends: between which points to take differences, as multiples of a step.
    """
    generator = np.random.default_rng(0)
    at = [np.asarray(value.numpy(), np.float64) for value in values]
    known = [_Derivative(outputs, title)]
    for _ in range(order):
        along = [generator.normal(size=x.shape) for x in at]
        points = {
            step: _values(known, inputs, [x + step * STEP * v for x, v in zip(at, along, strict=True)])
            for step in dict.fromkeys(step for pair in ends for step in pair)
        }
        slopes = [
            [
                tuple((points[a][number][n] - points[b][number][n]) / ((a - b) * STEP) for a, b in ends)
                for n in range(len(one.nodes))
            ]
            for number, one in enumerate(known)
        ]
        result: list[_Derivative] = []
        expected: list[list[tuple[Any, ...]]] = []
        compared: list[_Derivative] = []
        tangents = [_constant(x, v) for x, v in zip(inputs, along, strict=True)]
        for one, slope in zip(known, slopes, strict=True):
            if "forward" in modes:
                moved = pushed(one.nodes, dict(zip(inputs, tangents, strict=True)))
                forward = _Derivative(moved, f"the forward derivative of {one.title}")
                result.append(forward)
                compared.append(forward)
                expected.append(slope)
            if "reverse" in modes:
                weights = [generator.normal(size=y[0].shape) for y in slope]
                total = _dot(one.nodes, [_constant(y, w) for y, w in zip(one.nodes, weights, strict=True)])
                reverse = _Derivative(gradients(total, *inputs), f"the reverse derivative of {one.title}")
                result.append(reverse)
                compared.append(_Derivative([_dot(reverse.nodes, tangents)], reverse.title))
                sums = zip(
                    *([float(np.sum(w * x)) for x in y] for w, y in zip(weights, slope, strict=True)), strict=True
                )
                expected.append([tuple(np.asarray(sum(terms)) for terms in sums)])
        for one, found, wanted in zip(compared, _values(compared, inputs, at), expected, strict=True):
            for node, x, y in zip(one.nodes, found, wanted, strict=True):
                yield Comparison(one.title, node, x, y)
        known = result


def _values(all_of: Sequence[_Derivative], inputs: Sequence[Input[Any]], at: Sequence[Any]) -> list[list[Any]]:
    bindings = [x.bind(x.tensor_type.wrap(value)) for x, value in zip(inputs, at, strict=True)]
    with given(*bindings, plan=False):
        return [[node.value.numpy() for node in one.nodes] for one in all_of]


def _constant(like: Node, elements: Any) -> Node:
    result: Node = Const(like.tensor_type.wrap(np.asarray(elements)))
    return result


def _dot(xs: Sequence[Node], ys: Sequence[Node]) -> Node:
    with Setting({AS_WRITTEN: False}, None):  # sums of parts have derivatives, too
        total, *others = [(x * y).sum() for x, y in zip(xs, ys, strict=True)]
        for other in others:
            total = total + other
    return total


def _compare(title: str, node: Node, found: Any, expected: Any, tolerance: float) -> None:
    scale = max(1.0, float(np.max(np.abs(expected), initial=0.0)))
    close = np.abs(found - expected) / scale <= tolerance  # NaN fails the comparison
    require_close(title, node.axes, found, expected, close, "finite differences give")


def require_close(title: str, axes: Sequence[Label], found: Any, expected: Any, close: Any, source: str) -> None:
    """Require that all elements are close to those expected.

    Args:
        close: for each element, whether it is.
        source: where the expected ones are from, and a verb, for messages.

    Raises:
        AssertionError: when one is not; the message says where it is worst.
    """
    if np.all(close):
        return
    distance = np.nan_to_num(np.abs(found - np.asarray(expected, np.float64)), nan=np.inf)
    worst = np.unravel_index(np.argmax(np.where(close, -1.0, distance)), found.shape)
    place = ", ".join(f"{label_name(axis)}={n}" for axis, n in zip(axes, worst, strict=True))
    raise AssertionError(
        f"{title} is {found[worst]:.8g}{f' at {place}' if place else ''}, but {source} {expected[worst]:.8g} "
        f"({np.sum(~close)} of {found.size} differ)"
    )
