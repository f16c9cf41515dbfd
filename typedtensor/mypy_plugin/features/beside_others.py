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


ARRAY = "numpy.ndarray"

REFLECTED = {"__lt__": "__gt__", "__gt__": "__lt__", "__le__": "__ge__", "__ge__": "__le__"}
"""The operators of an array, and those of a tensor that stand for them."""
for _reflected in METHODS:
    if METHODS[_reflected].reflected and (_plain := _reflected.replace("__r", "__", 1)) in METHODS:
        REFLECTED |= {_plain: _reflected, _reflected: _plain}
for _name in ("and", "or", "xor"):  # which are their own reflections
    REFLECTED |= {f"__{_name}__": f"__{_name}__", f"__r{_name}__": f"__{_name}__"}


def call_array(ctx: MethodContext, name: str, lookups: Lookups) -> Type:
    """The error of ``array + x``, and of ``x + array``, which mypy asks of the array last: it takes all arrays."""
    arguments = [argument for arguments in ctx.arg_types for argument in arguments]
    if len(arguments) != 1 or not is_a(arguments[0], OPERAND):
        return ctx.default_return_type
    site = Site.of(lookups, ctx)
    if (known := site.refused_before()) is not None:
        return known
    return apply_method(ctx, REFLECTED[name], arguments[0], [ctx.type], lookups)
