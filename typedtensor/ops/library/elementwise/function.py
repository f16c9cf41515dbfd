"""The form of elementwise operations: a rule, a formula, a function on arrays, a gradient for each operand.

What fits on a line stands in the header::

    class Exp(Elementwise1, rule="*A -> *A", forward="exp", backward=lambda dy, y, x: dy * y):
        '''``eˣ``.'''

Longer functions, and those that read the settings of an instance, are methods, as in other operations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.backends import alike
from typedtensor.backends.special import special
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.arities import PolyOp1, PolyOp2, PolyOp3
from typedtensor.ops.core.family import Array, Namespace, Operand
from typedtensor.ops.core.operation import PolyOp

X = TypeVar("X", bound=AnyTensor)


def unmixed(dy: Operand, x: Operand[X]) -> Operand[X]:
    """The gradient for an operand that mixed as a scalar: the sum over all the axes it was repeated along."""
    return dy.sum() if dy.axes and not x.axes else dy


class Elementwise1(PolyOp1):
    """A function of each element of a tensor.

    Class keywords:
        forward: ``forward(xp, x)``, or its name in every array namespace.
        backward: ``backward(dy, y, x)``.
    """

    def __init_subclass__(
        cls,
        *,
        forward: str | Callable[[Namespace, Array], Array] | None = None,
        backward: Callable[[Operand, Operand, Operand], Operand] | None = None,
        **header: Any,
    ) -> None:
        super().__init_subclass__(**header)
        if isinstance(forward, str):
            name = forward
            forward = lambda xp, x: getattr(xp, name)(x)  # noqa: E731
        _define(cls, forward=forward, backward=backward)


class Elementwise2(PolyOp2):
    """A function of each pair of elements of two tensors. An operand that is a scalar gets the sum of its gradients.

    Class keywords:
        forward: ``forward(xp, x1, x2)``, or its name in every array namespace, for arrays of one precision.
        backward1: ``backward1(dy, y, x1, x2)``, with the axes of ``dy``.
        backward2: the same for ``x2``.
    """

    def __init_subclass__(
        cls,
        *,
        forward: str | Callable[[Namespace, Array, Array], Array] | None = None,
        backward1: Callable[[Operand, Operand, Operand, Operand], Operand] | None = None,
        backward2: Callable[[Operand, Operand, Operand, Operand], Operand] | None = None,
        **header: Any,
    ) -> None:
        super().__init_subclass__(**header)
        if isinstance(forward, str):
            name = forward
            forward = lambda xp, x1, x2: getattr(xp, name)(*alike(xp, x1, x2))  # noqa: E731
        _define(cls, forward=forward, backward1=backward1, backward2=backward2)

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        x1, x2 = operands
        return unmixed((self.backward1, self.backward2)[number](dy, y, x1, x2), operands[number])


class Elementwise3(PolyOp3):
    """The same for three tensors."""

    def __init_subclass__(
        cls,
        *,
        forward: Callable[[Namespace, Array, Array, Array], Array] | None = None,
        backward1: Callable[[Operand, Operand, Operand, Operand, Operand], Operand] | None = None,
        backward2: Callable[[Operand, Operand, Operand, Operand, Operand], Operand] | None = None,
        backward3: Callable[[Operand, Operand, Operand, Operand, Operand], Operand] | None = None,
        **header: Any,
    ) -> None:
        super().__init_subclass__(**header)
        _define(cls, forward=forward, backward1=backward1, backward2=backward2, backward3=backward3)

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        return unmixed(super().gradient(number, dy, y, operands), operands[number])


def _define(cls: type[PolyOp], **functions: Callable[..., Any] | None) -> None:
    """Give a class the functions of its header as methods that do not read the instance."""
    for name, function in functions.items():
        if function is not None:
            # pdoc leaves out what is marked so: it cannot parse a part of a header.
            function.__doc__ = function.__doc__ or f"As ``{name}=`` in the header of the class. @private"
            setattr(cls, name, staticmethod(function))


class Activation(Elementwise1, family="t *A -> t *A"):
    """The base of activations: one of several, as in ``{"relu": relu, "gelu": gelu}``, has a known result type."""


class SpecialFunction(Elementwise1):
    """A special function.

    Class keywords:
        function: its name in :mod:`typedtensor.backends.special`.

    Attributes:
        order: the order, where it has one.
    """

    function: str
    order: int = 0

    def __init_subclass__(cls, *, function: str | None = None, **header: Any) -> None:
        super().__init_subclass__(**header)
        if function is not None:
            cls.function = function

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return special(xp, self.function, x, self.order)
