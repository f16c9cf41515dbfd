"""Protocols for annotations: the effect of a function or a module on axes, whatever its class.

Modules, pipelines, operations and plain functions match::

    def residual(inner: Layer[Hidden, Hidden], x: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Hidden]]:
        return inner(x) + x
"""

from __future__ import annotations

from typing import Protocol, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor, Tensor

X = TypeVar("X", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class Function(Protocol[X, Y]):
    """A function from ``Expr[X]`` to ``Expr[Y]``: ``Function[Tensor[Batch, Pixel], Tensor[Batch, Digit]]``.

    For a lambda write ``Callable[[Expr[X]], Expr[Y]]``: mypy does not infer the type of its argument from a protocol.
    """

    def __call__(self, x: Expr[X], /) -> Expr[Y]:
        """Apply the function."""


class Layer(Protocol[U, V]):
    """A function that maps the last axis, for any axes in front: ``*N U -> *N V``, as ``Linear(U, V)`` does."""

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, V]]:
        """Apply the function."""
