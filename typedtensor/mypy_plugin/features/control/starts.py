"""``while_loop(condition, body, (x, y))`` where x is an input: later states are expressions of any class.

mypy infers the type of the state from the start, and then rejects the result of the body. The point at which a function
is differentiated has the same problem.
"""

from __future__ import annotations

from mypy.expandtype import expand_type
from mypy.messages import format_type_bare
from mypy.nodes import LambdaExpr, NameExpr, OpExpr, StarExpr, TupleExpr
from mypy.plugin import FunctionSigContext
from mypy.subtypes import is_same_type
from mypy.types import CallableType, FunctionLike, Instance, TupleType, TypeVarType, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.habits.numbers import anything
from typedtensor.mypy_plugin.features.pytrees import as_expressions
from typedtensor.mypy_plugin.features.stages import function_of


def fix_start(ctx: FunctionSigContext, argument: str, lookups: Lookups) -> FunctionLike:
    """Return the signature of a call with the state substituted for its type variable, where the start holds leaves.

    Args:
        argument: the name of the start among the parameters.
    """
    signature = ctx.default_signature
    if not isinstance(signature, CallableType) or argument not in signature.arg_names:
        return signature
    if signature.name == "scan" and (output := _no_pair(ctx)) is not None:
        Site(lookups, ctx.api, ctx.context).report(
            f"the step of scan returns the next state and an output, but this one returns {output}: return both, or "
            "use fold, whose step returns the next state alone",
            AXES,
            held=True,
        )
        return anything(signature, ctx)
    place = signature.arg_names.index(argument)
    variable, nodes = get_proper_type(signature.arg_types[place]), ctx.args[place]
    if not isinstance(variable, TypeVarType) or len(nodes) != 1:
        return signature
    with ctx.api.msg.filter_errors():  # mypy reports the errors when it checks the call
        start = ctx.api.get_expression_type(nodes[0])
    state = as_expressions(start, Site(lookups, ctx.api, ctx.context))
    if is_same_type(start, state) and signature.arg_types.count(variable) == 1:
        return signature  # otherwise mypy would infer the join of two arguments
    rest = [other for other in signature.variables if other.id != variable.id]
    fixed = get_proper_type(expand_type(signature.copy_modified(variables=rest), {variable.id: state}))
    assert isinstance(fixed, CallableType)
    given = [start if n == place else of for n, of in enumerate(fixed.arg_types)]  # a Parameters object is no dict
    return fixed.copy_modified(arg_types=given)


def _no_pair(ctx: FunctionSigContext) -> str | None:
    """Return what the step of a scan certainly returns in place of a pair."""
    step = ctx.args[0][0] if len(ctx.args[0]) == 1 else None
    if isinstance(step, LambdaExpr):
        body = step.expr()
        if isinstance(body, TupleExpr) and not any(isinstance(item, StarExpr) for item in body.items):
            return None if len(body.items) == 2 else f"a tuple of {len(body.items)}"
        own = {argument.variable for argument in step.arguments}
        is_one = isinstance(body, OpExpr) or (isinstance(body, NameExpr) and body.node in own)
        return "one value" if is_one else None
    if step is None:
        return None
    with ctx.api.msg.filter_errors():
        function = function_of(ctx.api.get_expression_type(step))
    result = get_proper_type(function.ret_type) if function is not None else None
    if not isinstance(result, (Instance, TupleType)) or (isinstance(result, TupleType) and len(result.items) == 2):
        return None
    return format_type_bare(result, ctx.api.options)
