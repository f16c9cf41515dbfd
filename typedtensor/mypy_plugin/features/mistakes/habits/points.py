"""``value_and_grad(f)(x)`` and ``vjp(f, x, y)``, as JAX has them: what to write for them here."""

from __future__ import annotations

from mypy.errorcodes import CALL_ARG
from mypy.nodes import ARG_POS, CallExpr, LambdaExpr
from mypy.plugin import FunctionSigContext
from mypy.types import CallableType, FunctionLike

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.features.control.starts import fix_start
from typedtensor.mypy_plugin.features.mistakes.habits.numbers import anything


def answer_points(ctx: FunctionSigContext, name: str, argument: str, lookups: Lookups) -> FunctionLike:
    """Report a derivative without a point, at several points, or of a function of several arguments."""
    signature, call = ctx.default_signature, ctx.context
    if isinstance(signature, CallableType) and isinstance(call, CallExpr):
        said = _said(signature, call, name)
        if said is not None:
            ctx.api.fail(said, call, code=CALL_ARG)
            return anything(signature, ctx)
    return fix_start(ctx, argument, lookups)


def _said(signature: CallableType, call: CallExpr, name: str) -> str | None:
    if not call.args or any(kind != ARG_POS for kind in call.arg_kinds):
        return None
    if len(call.args) == 1:
        names = ", ".join(map(str, signature.arg_names[: signature.min_args]))
        return f"{name} takes the function and the point at once: write {name}({names})"
    function = call.args[0]
    several = isinstance(function, LambdaExpr) and function.arg_kinds[1:2] == [ARG_POS]
    if not several and len(call.args) <= len(signature.arg_types):
        return None
    tangent = ", (dx, dy)" if "dx" in signature.arg_names else ""
    return f"{name} takes one point, which may be a tuple: write {name}(lambda s: f(*s), (x, y){tangent})"
