"""``2.0 == x`` and ``array + x``: what is no tensor beside one, whose own operator takes any object, or any array.

At run time it leaves the operator to the tensor or the expression.
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

COMPARED = (
    "builtins.int",
    "builtins.float",
    "builtins.list",
    "builtins.tuple",
    "numpy.generic",
    ARRAY,
)
"""The bases of what stands on the left: numbers, and what is refused."""


_PAIRS = [
    ("__lt__", "__gt__"),
    ("__le__", "__ge__"),
    *((name.replace("__r", "__", 1), name) for name, method in METHODS.items() if method.reflected),
]

_ALIKE = ["and", "or", "xor", "eq", "ne"]
"""Operators that tensors have no reflected forms of."""

REFLECTED = {
    **{name: other for pair in _PAIRS for name, other in (pair, pair[::-1])},
    **{f"__{prefix}{name}__": f"__{name}__" for name in _ALIKE for prefix in ("", "r")},
}
"""The operators of an array, and those of a tensor that stand for them."""


def call_beside(ctx: MethodContext, name: str, lookups: Lookups) -> Type:
    """The result where the other operand is a tensor or an expression; of all others, what it is without the plugin.

    Of ``x + array`` mypy asks the array last, which takes all that is like one: then it was refused before.
    """
    arguments = [argument for arguments in ctx.arg_types for argument in arguments]
    if len(arguments) != 1 or not is_a(arguments[0], OPERAND):
        return ctx.default_return_type
    site = Site.of(lookups, ctx)
    if (known := site.refused_before()) is not None:
        return known
    return apply_method(ctx, REFLECTED[name], arguments[0], [ctx.type], lookups)
