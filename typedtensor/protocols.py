"""What a function or a module does to axes, as a type to annotate with, whatever its class.

Modules, pipelines, operations and plain functions fit alike::

    def residual(inner: Layer[Hidden, Hidden], x: Expr[Tensor[*N, Hidden]]) -> Expr[Tensor[*N, Hidden]]:
        return inner(x) + x
"""

from __future__ import annotations

from typing import Protocol, TypeVar, TypeVarTuple

from typedtensor.axes import Axis
from typedtensor.expr import Expr
from typedtensor.tensor import AnyTensor, Tensor

X = TypeVar("X", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class Function(Protocol[X, Y]):
    """What maps ``Expr[X]`` to ``Expr[Y]``: ``Function[Tensor[Batch, Pixel], Tensor[Batch, Digit]]``.

    Where a lambda is to fit, write ``Callable[[Expr[X]], Expr[Y]]``: of a protocol mypy does not tell it the type of
    its argument.
    """

    def __call__(self, x: Expr[X], /) -> Expr[Y]:
        """The result for an expression."""


class Layer(Protocol[U, V]):
    """What maps the last axis, for any axes in front: ``*N U -> *N V``, as ``Linear(U, V)`` does."""

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, V]]:
        """The result for an expression."""
