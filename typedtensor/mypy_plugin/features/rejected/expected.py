"""``loss: Expr[Tensor[()]] = layer(x)``: the declared type of a result must not bind the layer's type variables."""

from __future__ import annotations

from mypy.plugin import FunctionSigContext, MethodSigContext
from mypy.typeops import get_all_type_vars
from mypy.types import CallableType, FunctionLike

from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.names import EXPR


def sign_function(ctx: FunctionSigContext) -> FunctionLike:
    """Return the signature of a generic function, for a call that mypy infers from its arguments."""
    if isinstance(ctx.default_signature, CallableType):
        infer_from_arguments(ctx.default_signature, ctx)
    return ctx.default_signature


def infer_from_arguments(signature: CallableType, ctx: MethodSigContext | FunctionSigContext) -> None:
    """Drop the expected type of a call, where the arguments determine every type variable of the result.

    Otherwise mypy binds ``*N`` by the declared type, and reports correct arguments as misfits.
    """
    given = {of.id for formal in signature.arg_types for of in get_all_type_vars(formal)}
    of_result = {of.id for of in get_all_type_vars(signature.ret_type)}
    if of_result and of_result <= given and instance_of(signature.ret_type, EXPR) is not None:
        ctx.api.type_context[-1] = None
