"""Infer the types of lambdas whose argument types are known."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import ARG_POS, LambdaExpr
from mypy.types import CallableType, ErasedType, Type, get_proper_type

from typedtensor.mypy_plugin.base.messages import Site


def result_of(function: LambdaExpr, arguments: Sequence[Type], site: Site) -> Type | None:
    """Return the result type of a lambda for positional arguments."""
    anything, number = ErasedType(), len(arguments)
    fallback = site.checker.named_type("builtins.function")
    wanted = CallableType(list(arguments), [ARG_POS] * number, [None] * number, anything, fallback)
    inferred = get_proper_type(site.api.get_expression_type(function, wanted))
    return inferred.ret_type if isinstance(inferred, CallableType) else None
