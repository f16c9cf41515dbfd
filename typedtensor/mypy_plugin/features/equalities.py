"""``2.0 == x``: a number, a list or an array on the left, whose own ``==`` takes any object and gives a truth value.

At run time it leaves the comparison to the tensor or the expression on the right.
"""

from __future__ import annotations

from mypy.plugin import MethodContext
from mypy.types import Type

from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.names import OPERAND
from typedtensor.mypy_plugin.features.operators import apply_method

EQUALITIES = ("__eq__", "__ne__")

COMPARED = (
    "builtins.int",
    "builtins.float",
    "builtins.list",
    "builtins.tuple",
    "numpy.generic",
    "numpy.ndarray",
)
"""The bases of what stands on the left: numbers, and what is refused."""


def call_equality(ctx: MethodContext, name: str, lookups: Lookups) -> Type:
    """The result where the right operand is a tensor or an expression; of all others, what it is without the plugin."""
    arguments = [argument for arguments in ctx.arg_types for argument in arguments]
    if len(arguments) != 1 or not is_a(arguments[0], OPERAND):
        return ctx.default_return_type
    return apply_method(ctx, name, arguments[0], [ctx.type], lookups)
