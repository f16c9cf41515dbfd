"""``tree_fold(lambda x: …, lambda left, right: …, …)``: the type of the state is the first lambda's result type.

mypy infers the parameters of lambdas from the other arguments. If both functions are lambdas, nothing determines the
state, and its type would be ``Any``.
"""

from __future__ import annotations

from mypy.expandtype import expand_type
from mypy.nodes import ARG_POS, LambdaExpr, TempNode
from mypy.plugin import FunctionSigContext
from mypy.types import CallableType, FunctionLike, Instance, Type, TypeVarType, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site, is_certain
from typedtensor.mypy_plugin.types.lambdas import result_of


def fix_state(ctx: FunctionSigContext, lookups: Lookups) -> FunctionLike:
    """Return the signature of a call with two lambdas, with the state substituted for its type variable."""
    signature = ctx.default_signature
    given = {name: nodes[0] for name, nodes in zip(signature.arg_names, ctx.args, strict=True) if len(nodes) == 1}
    leaf, sequence, axis = given.get("leaf"), given.get("xs"), given.get("over")
    if not (isinstance(leaf, LambdaExpr) and isinstance(given.get("node"), LambdaExpr) and sequence and axis):
        return signature
    site = Site(lookups, ctx.api, ctx.context)
    with ctx.api.msg.filter_errors() as errors:  # mypy reports the errors when it checks the call
        element = _element(ctx.api.get_expression_type(sequence), ctx.api.get_expression_type(axis), site)
        state = None if element is None else result_of(leaf, [element], site)
    declared = get_proper_type(signature.arg_types[signature.arg_names.index("leaf")])
    variable = get_proper_type(declared.ret_type) if isinstance(declared, CallableType) else None
    if errors.has_new_errors() or state is None or not is_certain(state) or not isinstance(variable, TypeVarType):
        return signature
    rest = [other for other in signature.variables if other.id != variable.id]
    fixed = get_proper_type(expand_type(signature.copy_modified(variables=rest), {variable.id: state}))
    assert isinstance(fixed, CallableType)
    return fixed


def _element(sequence: Type, axis: Type, site: Site) -> Type | None:
    """Return the type of a sequence's elements along an axis."""
    proper = get_proper_type(sequence)
    if not isinstance(proper, Instance) or not proper.type.has_readable_member("__element__"):
        return None
    given = [TempNode(axis, context=site.context)]
    called = site.checker.expr_checker.check_method_call_by_name("__element__", proper, given, [ARG_POS], site.context)
    element: Type = called[0]
    return element
