"""The bases of operations, by the number of operands, with a gradient for each, and by the labels that they address.

Constructors tell every type checker the labels of an instance: ``Softmax(Hidden)`` is a ``Softmax[Hidden]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Unpack

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import Axis, Label, U, V, W
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.operation import PolyOp

__all__ = ["Along1", "Along2", "Along3", "Among1", "Among2", "Between1", "Between2", "Over1", "Over2", "PolyOp1"]
__all__ += ["PolyOp2", "PolyOp3", "PolyOpN"]

if TYPE_CHECKING:
    from typing_extensions import TypeVarTuple

    P = TypeVarTuple("P", default=Unpack[tuple[Any, ...]])
else:
    from typing import TypeVarTuple

    P = TypeVarTuple("P")


class PolyOp1(PolyOp, Generic[*P]):
    """An operation on one operand. Subclasses define ``forward`` and, if it has a gradient, ``backward``."""

    arity = 1

    if TYPE_CHECKING:

        def __call__(self, x: object, /) -> Any:
            """Apply the operation."""

    def ground(self, x: TensorType, /) -> Kernel:
        return super().ground(x)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return super().forward(xp, x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        """The gradient for ``x``, given ``dy``, the gradient for ``y = self(x)``."""
        self.no_gradient(0)

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        return self.backward(dy, y, operands[0])


class PolyOp2(PolyOp, Generic[*P]):
    """An operation on two operands, with a gradient for each."""

    arity = 2

    if TYPE_CHECKING:

        def __call__(self, x1: object, x2: object, /) -> Any:
            """Apply the operation."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return super().ground(x1, x2)

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return super().forward(xp, x1, x2)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        """The gradient for ``x1``, given ``dy``, the gradient for ``y = self(x1, x2)``."""
        self.no_gradient(0)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        """The gradient for ``x2``."""
        self.no_gradient(1)

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        return (self.backward1, self.backward2)[number](dy, y, operands[0], operands[1])


class PolyOp3(PolyOp, Generic[*P]):
    """An operation on three operands, with a gradient for each."""

    arity = 3

    if TYPE_CHECKING:

        def __call__(self, x1: object, x2: object, x3: object, /) -> Any:
            """Apply the operation."""

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        return super().ground(x1, x2, x3)

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        return super().forward(xp, x1, x2, x3)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        """The gradient for ``x1``, given ``dy``, the gradient for ``y = self(x1, x2, x3)``."""
        self.no_gradient(0)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        """The gradient for ``x2``."""
        self.no_gradient(1)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        """The gradient for ``x3``."""
        self.no_gradient(2)

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        x1, x2, x3 = operands
        return (self.backward1, self.backward2, self.backward3)[number](dy, y, x1, x2, x3)


class PolyOpN(PolyOp, Generic[*P]):
    """An operation with any number of operands, as its rule has; it defines ``forward`` and ``gradient``."""

    if TYPE_CHECKING:

        def __call__(self, *operands: object) -> Any:
            """Apply the operation."""


class Along1(PolyOp1[U]):
    """An operation on one operand that addresses one label."""

    def __init__(self, axis: type[U], /) -> None:
        super().__init__(axis)


class Along2(PolyOp2[U]):
    """An operation on two operands that addresses one label."""

    def __init__(self, axis: type[U], /) -> None:
        super().__init__(axis)


class Along3(PolyOp3[U]):
    """An operation on three operands that addresses one label."""

    def __init__(self, axis: type[U], /) -> None:
        super().__init__(axis)


class Between1(PolyOp1[U, V]):
    """An operation on one operand that addresses two labels."""

    def __init__(self, first: type[U], second: type[V], /) -> None:
        super().__init__(first, second)


class Between2(PolyOp2[U, V]):
    """An operation on two operands that addresses two labels."""

    def __init__(self, first: type[U], second: type[V], /) -> None:
        super().__init__(first, second)


class Among1(PolyOp1[U, V, W]):
    """An operation on one operand that addresses three labels."""

    def __init__(self, first: type[U], second: type[V], third: type[W], /) -> None:
        super().__init__(first, second, third)


class Among2(PolyOp2[U, V, W]):
    """An operation on two operands that addresses three labels."""

    def __init__(self, first: type[U], second: type[V], third: type[W], /) -> None:
        super().__init__(first, second, third)


class Over(PolyOp, Generic[*P]):
    """An operation that addresses any number of labels."""

    def __init__(self, *axes: type[Axis]) -> None:
        super().__init__(*axes)

    @property
    def labels(self) -> tuple[Label, ...]:
        """The labels."""
        return self.arguments["*P"]


class Over1(Over[*P], PolyOp1[*P]):
    """An operation on one operand that addresses any number of labels."""


class Over2(Over[*P], PolyOp2[*P]):
    """An operation on two operands that addresses any number of labels."""


class Over3(Over[*P], PolyOp3[*P]):
    """An operation on three operands that addresses any number of labels."""
