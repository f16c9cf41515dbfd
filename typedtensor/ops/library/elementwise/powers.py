"""Powers and roots, elementwise."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.core.operand import Operand
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.library.elementwise.arithmetic import unmixed
from typedtensor.ops.library.elementwise.exponential import Log
from typedtensor.ops.library.elementwise.selection import Where

__all__ = [
    "Cbrt",
    "Cube",
    "Pow",
    "Recip",
    "Rsqrt",
    "Sqrt",
    "Square",
    "cbrt",
    "cube",
    "reciprocal",
    "rsqrt",
    "sqrt",
    "square",
]


class Pow(PolyOp2, rule="t *A?, t *A? -> t *A where t not in bool"):
    """``x1 ** x2``.

    The gradient for the base is ``x2 x1^(x2−1)``, which is 0 where the exponent is 0, also at the base 0. That for
    the exponent is ``x1^x2 log x1``, taken as 0 with its derivatives where the base is 0 and the exponent not negative.

    See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1**x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        # Avoids 0 * 0^(-1), which is NaN.
        base = Where()(x1.eq(0.0) & x2.eq(0.0), 1.0, x1)
        return unmixed(dy * x2 * base ** (x2 - 1.0), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        base = Where()(x1.eq(0.0) & (abs(y) <= 1.0), 1.0, x1)
        return unmixed(dy * y * Log()(base), x2)


class Square(PolyOp1, rule="t *A -> t *A where t not in bool"):
    """``x²``.

    See also: ``numpy.square``, ``torch.square``, ``jax.numpy.square``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * x * 2.0


class Sqrt(PolyOp1, rule="*A -> *A"):
    """``√x``. The gradient is infinite at 0.

    See also: ``numpy.sqrt``, ``torch.sqrt``, ``jax.numpy.sqrt``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.sqrt(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * 0.5 / y


class Cube(PolyOp1, rule="t *A -> t *A where t not in bool"):
    """``x³``.

    See also: ``numpy.power``, ``torch.pow``, ``jax.numpy.power``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * x * x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * x * x * 3.0


class Cbrt(PolyOp1, rule="*A -> *A"):
    """``∛x``, also of negative numbers. The gradient is infinite at 0.

    See also: ``numpy.cbrt``, ``jax.numpy.cbrt``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.cbrt(x) if hasattr(xp, "cbrt") else xp.sign(x) * abs(x) ** (1.0 / 3.0)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy / (y * y * 3.0)


class Rsqrt(PolyOp1, rule="*A -> *A"):
    """``1 / √x``, infinite at 0.

    See also: ``torch.rsqrt``, ``jax.lax.rsqrt``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return 1.0 / xp.sqrt(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * -0.5 * y / x


class Recip(PolyOp1, rule="*A -> *A"):
    """``1 / x``.

    See also: ``numpy.reciprocal``, ``torch.reciprocal``, ``jax.numpy.reciprocal``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return 1.0 / x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return -dy * y * y


cbrt = Cbrt()
cube = Cube()
reciprocal = Recip()
rsqrt = Rsqrt()
sqrt = Sqrt()
square = Square()
