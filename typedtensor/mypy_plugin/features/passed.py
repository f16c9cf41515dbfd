"""Functions passed as values, to decorators and to ``functools.partial``.

An operation is typed by its rule at each call. A function that receives the operation by its signature loses the rule.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.errorcodes import CALL_ARG
from mypy.nodes import CallExpr, Decorator, FuncDef, LambdaExpr, NameExpr, OverloadedFuncDef, SymbolNode, TypeInfo
from mypy.plugin import FunctionContext, MethodContext
from mypy.plugins.functools import partial_new_callback
from mypy.types import AnyType, CallableType, FunctionLike, Instance, ParamSpecType, Type, TypeVarType, get_proper_type

from typedtensor import elsewhere
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import instance_of, members
from typedtensor.mypy_plugin.base.messages import Site, of_lambda
from typedtensor.mypy_plugin.features.composition import is_by_rule
from typedtensor.mypy_plugin.types.instances import arity_of, label_parameters
from typedtensor.mypy_plugin.types.reading import result_of

PARTIAL = "functools.partial"


def takes_functions(node: SymbolNode | None) -> bool:
    """Whether a function or constructor is generic in the result of a parameter that is a function of any arguments."""
    if isinstance(node, TypeInfo):
        constructor = node.names.get("__init__")
        node = constructor.node if constructor is not None else None
    if isinstance(node, Decorator):
        node = node.func
    declared = get_proper_type(node.type) if isinstance(node, (FuncDef, OverloadedFuncDef)) else None
    if not isinstance(declared, FunctionLike):
        return False
    taken = [get_proper_type(of) for form in declared.items for of in form.arg_types]
    return any(
        isinstance(function, CallableType)
        and isinstance(get_proper_type(function.ret_type), TypeVarType)
        and _takes_any(function)
        for function in taken
    )


def _takes_any(function: CallableType) -> bool:
    return function.is_ellipsis_args or any(isinstance(get_proper_type(of), ParamSpecType) for of in function.arg_types)


def check_passed(ctx: FunctionContext, site: Site, fullname: str) -> Type:
    """Report a passed function that loses its rule, a lambda without types, and ``partial`` with an axis by number."""
    if fullname == PARTIAL and (given := _by_number(ctx)) is not None:
        site.report(f"labels are passed by position: write {given}", CALL_ARG)
        return site.after_error()
    # mypy calls the hook of only one plugin, so mypy's own hook for partial is called here.
    result = partial_new_callback(ctx) if fullname == PARTIAL else ctx.default_return_type
    for types, nodes in zip(ctx.arg_types, ctx.args, strict=True):
        for of, node in zip(types, nodes, strict=True):
            if isinstance(node, LambdaExpr):
                _check_lambda(result, fullname, site)
            elif (name := _rule_of(of, _gives(result))) is not None:
                site.say_unknown(
                    f"the axes of the results of {name} are not known where it is passed as a value; "
                    "pass a function with types, or a lambda, that calls it"
                )
    return result


def _by_number(ctx: FunctionContext) -> str | None:
    """Return the lambda to suggest in place of ``partial(softmax, axis=…)``; None for other calls."""
    call = ctx.context
    if not isinstance(call, CallExpr) or not call.args or not set(elsewhere.DIMENSIONS).intersection(call.arg_names):
        return None
    function, of = call.args[0], ctx.arg_types[0]
    if not isinstance(function, NameExpr) or len(of) != 1 or (labelled := instance_of(of[0], library.LABELLED)) is None:
        return None
    result = get_proper_type(labelled.args[0])
    if not isinstance(result, Instance) or (arity := arity_of(result.type)) is None:
        return None
    operands = [f"x{number}" for number in range(1, arity + 1)] if arity > 1 else ["x"]
    return f"lambda {', '.join(operands)}: {function.name}({', '.join([*operands, *label_parameters(result.type)])})"


def call_called(ctx: MethodContext, site: Site) -> Type:
    """Return the type of ``call(lambda a: …)(x)``: the lambda's result for these arguments."""
    result, function = ctx.default_return_type, _only_lambda(ctx.context)
    kinds = [kind for kinds in ctx.arg_kinds for kind in kinds]
    if (
        function is None
        or not isinstance(get_proper_type(result), AnyType)
        or not all(k.is_positional() for k in kinds)
    ):
        return result
    if any(kind.is_star() for kind in kinds):
        return result
    given = result_of(function, [of for types in ctx.arg_types for of in types], site)
    return result if given is None else given


def _only_lambda(called: object) -> LambdaExpr | None:
    result = called.callee if isinstance(called, CallExpr) else None
    function = result.args[0] if isinstance(result, CallExpr) and len(result.args) == 1 else None
    return function if isinstance(function, LambdaExpr) else None


def _check_lambda(made: Type, fullname: str, site: Site) -> None:
    if fullname not in (library.CALL, library.CHECKPOINT, PARTIAL) or None not in _gives(made):
        return
    if fullname == library.CALL and site.checker.expr_checker.is_callee:
        return  # the arguments of this call type the lambda
    site.say_unknown(of_lambda(fullname.rpartition(".")[2]))


def _rule_of(of: Type, given: set[str | None]) -> str | None:
    """Return the name of a function that loses its rule, for a message; None if it loses none.

    Args:
        of: the type of the function.
        given: the classes in the result of the call that the function is passed to.
    """
    for member in map(get_proper_type, members(of)):
        if isinstance(member, Instance) and member.type.has_base(library.POLY_OP):
            if is_by_rule(member) or None in given:
                return member.type.name
        elif library.OPERAND not in given:
            continue
        elif (labelled := instance_of(member, library.LABELLED)) is not None:
            operation = get_proper_type(labelled.args[0])
            return operation.type.name if isinstance(operation, Instance) else "the function"
        elif (ruled := instance_of(member, library.RULED)) is not None:
            function = get_proper_type(ruled.args[-1])
            named = isinstance(function, CallableType) and function.name
            return named.partition(" of ")[0] if named else "the function"
    return None


def _gives(made: Type) -> set[str | None]:
    """Return the classes in the result of a function, or of the functions in an object's type; None for ``Any``."""
    return set(_classes(made))


def _classes(of: Type) -> Iterator[str | None]:
    proper = get_proper_type(of)
    if isinstance(proper, AnyType):
        yield None
    elif isinstance(proper, CallableType):
        yield from _classes(proper.ret_type)
    elif isinstance(proper, Instance):
        yield proper.type.fullname
        for arg in proper.args:
            yield from _classes(arg)
