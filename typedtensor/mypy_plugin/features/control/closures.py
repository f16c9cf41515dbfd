"""``close(f, like)`` and ``curry(f, like)``: the second argument determines the function's parameter type."""

from __future__ import annotations

from mypy.plugin import FunctionContext
from mypy.types import AnyType, Type, TypeOfAny, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.rejected.explanations import explain_lambda


def check_closure(ctx: FunctionContext, name: str, lookups: Lookups) -> Type:
    """Report a closure whose parameter type is unknown because ``like`` is ``Any``."""
    for like in ctx.arg_types[1] if len(ctx.arg_types) > 1 else ():
        proper = get_proper_type(like)
        if isinstance(proper, AnyType) and proper.type_of_any != TypeOfAny.from_error:
            Site.of(lookups, ctx).refuse(
                f"nothing is known of the argument of the function that {name} makes, because its argument like is "
                "Any: annotate it, as in x: Expr[Tensor[Batch]]"
            )
    example = "def scaled(a: Expr[Tensor[()]], x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]"
    if name == "curry" and explain_lambda(ctx, name, example):
        return Site.of(lookups, ctx).after_error()
    return ctx.default_return_type
