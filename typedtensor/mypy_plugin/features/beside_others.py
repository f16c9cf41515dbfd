"""``2.0 == x`` and ``array + x``: left operands that are no tensors, with operators that accept any object or array.

At run time the left operand defers to the tensor or expression.
"""

from __future__ import annotations

from mypy.plugin import MethodContext
from mypy.types import Type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import OPERAND
from typedtensor.mypy_plugin.features.operators import apply_method

EQUALITIES = ("__eq__", "__ne__")

ARRAY = "numpy.ndarray"

COMPARED = ("builtins.int", "builtins.float", "builtins.list", "builtins.tuple", "numpy.generic", ARRAY)
"""The base classes of left operands: numbers, and objects that the rule refuses."""


_PAIRS = [
    ("__lt__", "__gt__"),
    ("__le__", "__ge__"),
    *((name.replace("__r", "__", 1), name) for name, method in METHODS.items() if method.reflected),
]

_ALIKE = ["and", "or", "xor", "eq", "ne"]
"""Operators without reflected methods on tensors."""

REFLECTED = {
    **{name: other for pair in _PAIRS for name, other in (pair, pair[::-1])},
    **{f"__{prefix}{name}__": f"__{name}__" for name in _ALIKE for prefix in ("", "r")},
}
"""The methods of a tensor that replace the operators of an array."""


def call_beside(ctx: MethodContext, name: str, lookups: Lookups) -> Type:
    """Return the result if the other operand is a tensor or an expression; mypy's own result otherwise.

    For ``x + array`` mypy tries the array's ``__radd__`` last, which accepts any array-like operand; the tensor's
    ``__add__`` has been refused by then.
    """
    arguments = [argument for arguments in ctx.arg_types for argument in arguments]
    if len(arguments) != 1 or not is_a(arguments[0], OPERAND):
        return ctx.default_return_type
    site = Site.of(lookups, ctx)
    if (known := site.refused_before()) is not None:
        return known
    return apply_method(ctx, REFLECTED[name], arguments[0], [ctx.type], lookups)
