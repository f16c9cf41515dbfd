"""Bodies in the control flow of a library that traces them, such as JAX's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

import numpy as np

from typedtensor.backends import PYTHON_SCALARS, Array, namespace_of
from typedtensor.backends.flow import Flow
from typedtensor.backends.library import Library
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.runner import BodyScope, runner_of
from typedtensor.core.axes import label_name
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import GradientError, SizeError

HERE = (np.ndarray, np.generic, *PYTHON_SCALARS)
"""The types of arrays that have values."""


def flow_of(arrays: Sequence[Array]) -> Flow | None:
    """Return the control flow of a library that traces one of the arrays; None where Python's own follows them."""
    for x in arrays:
        if not isinstance(x, HERE) and isinstance(library := namespace_of(x), Library):
            return library.flow(arrays)
    return None


def function_of(body: Body) -> Callable[[Sequence[Array], Sequence[Array]], list[Array]]:
    """Return a body as a function of the arrays of its inputs and of what it captures.

    A library may call it later and more than once, always in the computation around the body.
    """
    scope, run = BodyScope(CURRENT.get()), runner_of(body)

    def function(inputs: Sequence[Array], captured: Sequence[Array]) -> list[Array]:
        with Setting({CURRENT: scope}, scope):
            return run(inputs, captured, scope)

    return function


def require_sizes(title: str, of: TensorType, before: Sequence[int], after: Sequence[int]) -> None:
    """Require that what a step or a branch returns has the shape that it must have.

    Raises:
        SizeError: when it has not, with the axis.
    """
    for axis, old, new in zip(of.axes, before, after, strict=True):
        if old != new:
            raise SizeError(
                f"{title} returns {of} of shape {tuple(after)} in place of one of shape {tuple(before)}: "
                f"{label_name(axis)} has the sizes {old} and {new}, but in a program that a library traces, such as "
                "JAX, an array keeps its shape: keep the size, and mask what is not used yet"
            )


class Absent:
    """What a node does not store where a library traces it, such as the states of a while loop before each step.

    Args:
        title: the node.
    """

    __slots__ = ("_title",)

    def __init__(self, title: str) -> None:
        self._title = title

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__") and name not in ("__array__", "__array_namespace__", "__jax_array__"):
            raise AttributeError(name)
        raise GradientError(
            f"a derivative of typedtensor goes through {self._title}, whose states are not stored where another "
            "library traces it: differentiate by that library, as with typedtensor.jax.grad of a function of tensors"
        )
