"""``Cannot infer value of type parameter "U" of "Bidirectional"``: note the expected and the given argument types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from mypy.errorcodes import ARG_TYPE
from mypy.errors import ErrorInfo
from mypy.messages import format_type_bare
from mypy.nodes import CallExpr, Context, Expression, TypeInfo
from mypy.plugin import FunctionContext, FunctionSigContext, MethodContext, MethodSigContext
from mypy.typeops import get_all_type_vars
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    Type,
    TypeOfAny,
    TypeVarLikeType,
    TypeVarTupleType,
    TypeVarType,
    UninhabitedType,
    UnpackType,
    get_proper_type,
)
from mypy.types_utils import remove_optional

from typedtensor.elsewhere import COMPUTED, WRAPPED_IN_CONST
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Site, errors_so_far, is_certain, take_back
from typedtensor.mypy_plugin.features.pytrees import on_values
from typedtensor.mypy_plugin.types.arguments import bound_signature, by_itself, part_of, signatures_of
from typedtensor.mypy_plugin.types.reading import key

_CANNOT = "Cannot infer value of type parameter"
_DEFINED = re.compile(r'".*" defined (here|in ".*")')
_AWAITED = 'Maybe you forgot to use "await"?'
_COUNTS = ("Too few arguments for ", "Too many arguments for ", "Too many positional arguments for ")


def has_labels(variables: Iterable[TypeVarLikeType]) -> bool:
    """Whether some type variables of a class or function stand for labels."""
    return any(
        isinstance(of, TypeVarTupleType) or (isinstance(of, TypeVarType) and is_a(of.upper_bound, library.AXIS))
        for of in variables
    )


def look_again(ctx: FunctionContext | MethodContext) -> None:
    """Report type variables that mypy cannot infer, in a call that is an argument of a generic call.

    In ``Mixture(logits, Normal(mean, deviation), U)``, mypy holds this error of the inner call back while it infers
    the outer one, and finds ``Any`` for the axes of the outer one. With these, it infers the inner call again, which
    then fits. Without the expected type it does not.
    """
    checker: Any = ctx.api
    expected = checker.type_context[-1]
    if not isinstance(ctx.context, Expression) or expected is None:
        return
    if is_certain(ctx.default_return_type) or is_certain(expected):
        return
    with ctx.api.msg.filter_errors(save_filtered_errors=True) as watch:
        ctx.api.get_expression_type(ctx.context)
    found = [info for info in watch.filtered_errors() if _is_at(info, ctx.context)]
    if any(info.message.startswith(_CANNOT) or info.code is AXES for info in found):
        ctx.api.msg.add_errors(found)


def _is_at(info: ErrorInfo, node: Context) -> bool:
    return (info.line, info.column) == (node.line, node.column)


def explain_constructor(ctx: FunctionContext, info: TypeInfo) -> None:
    """Explain a constructor call that mypy has rejected without naming the argument at fault."""
    made = instance_of(ctx.default_return_type, library.ON_VALUES_OF)
    for signature in signatures_of(info, "__init__"):
        bound = part_of(signature, 1)
        if made is not None:
            bound = bound.copy_modified(arg_types=[on_values(of, made.type) for of in bound.arg_types])
        for formal, types, nodes in zip(bound.arg_types, ctx.arg_types, ctx.args, strict=False):
            is_value = instance_of(formal, library.EXPR) is not None and types and is_a(types[0], library.ANY_TENSOR)
            if is_value and any(error.code is ARG_TYPE and _is_at(error, nodes[0]) for error in errors_so_far(ctx)):
                take_back_misfit(ctx)
                message = WRAPPED_IN_CONST.format(info.name, key(nodes[0]) or "tensor")
                ctx.api.fail(message, ctx.context, code=ARG_TYPE)
                return
        if _is_alike(bound, ctx):
            explain_misfit(ctx, bound, info.name, info.name)
            break


def explain_value(ctx: FunctionContext | MethodContext, given: Type, name: str) -> bool:
    """Explain an array or a tensor where an expression is needed; whether this, or mypy's own message, explains it."""
    is_array, call = is_a(given, "numpy.ndarray"), ctx.context
    if isinstance(call, CallExpr) and (is_array or is_a(given, library.ANY_TENSOR)):
        written = key(call.args[0]) or "x"
        model, what = key(call.callee) or "model", "an array" if is_array else "a tensor"
        taking = f"Tensor[Batch, Hidden]({written})" if is_array else written
        take_back_misfit(ctx)
        ctx.api.fail(COMPUTED.format(name, what, model, taking), call, code=ARG_TYPE)
    return True


def explain_method(ctx: MethodContext, name: str) -> None:
    """Explain a method call that mypy has rejected without naming the argument at fault."""
    of = get_proper_type(ctx.type)
    signature = bound_signature(of, name) if isinstance(of, Instance) else None
    if signature is not None:
        explain_misfit(ctx, signature, name, f"{format_type_bare(of, ctx.api.options)}.{name}")


def explain_misfit(ctx: FunctionContext | MethodContext, signature: CallableType, name: str, shown: str) -> None:
    """Report the parameter and argument types of a call, in place of an error that names nothing but a type variable.

    Args:
        ctx: the call.
        signature: the signature of the function.
        name: the name of the function in mypy's error.
        shown: the name of the function in the report.
    """
    here = [error.message for error in errors_so_far(ctx) if _is_at(error, ctx.context)]
    is_count = any(message.startswith(_COUNTS) and f'"{name}"' in message for message in here)
    if len(signature.arg_types) != len(ctx.arg_types) or not (
        is_count or any(message.startswith(_CANNOT) and f' of "{name}"' in message for message in here)
    ):
        return
    take_back_misfit(ctx)
    show_call(ctx, signature, shown, by_count=is_count)


def show_call(
    ctx: FunctionContext | MethodContext, signature: CallableType, shown: str, *, by_count: bool = True
) -> None:
    """Report the parameter and argument types of a call.

    Args:
        ctx: the call.
        signature: the signature of the function.
        shown: the name of the function in the report.
        by_count: whether arguments may have no parameter, or parameters no argument.
    """
    options, call = ctx.api.options, ctx.context
    taken: list[str] = []
    given: list[str] = []
    formals = zip(signature.arg_types, signature.arg_kinds, signature.arg_names, strict=True)
    for (formal, kind, formal_name), types, nodes, names in zip(
        formals, ctx.arg_types, ctx.args, ctx.arg_names, strict=True
    ):
        named = f"{formal_name}=" if kind.is_named() else ""
        if types or kind.is_required():
            taken.append(named + format_type_bare(remove_optional(formal) if kind.is_optional() else formal, options))
        for of, node, by_name in zip(types, nodes, names, strict=True):
            prefix = f"{by_name}=" if by_name is not None else ""
            given.append(prefix + format_type_bare(by_itself(of, node, ctx), options))
    if by_count and isinstance(call, CallExpr):
        given = [format_type_bare(ctx.api.get_expression_type(node), options) for node in call.args]
    ctx.api.fail(f"{shown} takes ({', '.join(taken)}), but is given ({', '.join(given)})", ctx.context, code=AXES)


def take_back_misfit(ctx: FunctionContext | MethodContext) -> None:
    """Remove mypy's errors that an argument of a call does not fit, or that a type variable cannot be inferred."""
    arguments = [node for nodes in ctx.args for node in nodes]

    def is_misfit(error: ErrorInfo) -> bool:
        if _is_at(error, ctx.context) and error.message.startswith((_CANNOT, *_COUNTS)):
            return True
        if _DEFINED.fullmatch(error.message) or error.message == _AWAITED:
            return error.line == ctx.context.line
        is_of_argument = error.code is ARG_TYPE and error.message.startswith("Argument ")
        return is_of_argument and any(_is_at(error, node) for node in arguments)

    take_back(ctx, is_misfit)


def without_never(made: Type) -> Type:
    """Return the type of a made object, with unknown labels where a rejected call determines none."""
    proper, unknown = get_proper_type(made), AnyType(TypeOfAny.from_error)
    if not isinstance(proper, Instance) or not any(map(_is_never, proper.args)):
        return made
    arguments = [unknown if isinstance(of, UninhabitedType) else of for of in proper.args]
    return proper.copy_modified(args=[_without_never_run(of, unknown) for of in arguments])


def _is_never(of: Type) -> bool:
    run = get_proper_type(of.type) if isinstance(of, UnpackType) else None
    return isinstance(of, UninhabitedType) or (isinstance(run, Instance) and any(map(_is_never, run.args)))


def _without_never_run(of: Type, unknown: Type) -> Type:
    run = get_proper_type(of.type) if isinstance(of, UnpackType) else None
    return UnpackType(run.copy_modified(args=[unknown])) if isinstance(run, Instance) and _is_never(of) else of


def _is_alike(signature: CallableType, ctx: FunctionContext) -> bool:
    """Whether the arguments' classes match an overload's parameters, which selects it among several."""
    formals = map(get_proper_type, signature.arg_types)
    return len(signature.arg_types) == len(ctx.arg_types) and not any(
        isinstance(formal, Instance)
        and get_all_type_vars(formal)
        and isinstance(of := get_proper_type(given), Instance)
        and not (formal.type.is_protocol or of.type.has_base(formal.type.fullname))
        for formal, types in zip(formals, ctx.arg_types, strict=True)
        for given in types
    )


def explain_attended(ctx: MethodContext, signature: CallableType, of_rule: Sequence[int] = ()) -> None:
    """Note how to give a mask of self-attention the axis of the attended positions.

    Args:
        ctx: the call.
        signature: the signature of the callee.
        of_rule: the operands' positions in a rule that demands the axis, where the signature only demands some axes.
    """
    given = zip(ctx.arg_types, ctx.args, strict=True)
    axes = [_axes(by_itself(types[0], nodes[0], ctx)) if len(types) == 1 else () for types, nodes in given]
    positions = axes[0][-2:-1] if len(axes) == len(signature.arg_types) and axes else ()
    if not positions:
        return
    for place, (formal, own, name) in enumerate(zip(signature.arg_types, axes, signature.arg_names, strict=True)):
        said = place in of_rule[1:]
        attended = said or any(is_a(x, library.ATTENDED) for x in _axes(remove_optional(formal)))
        if not attended or not own or any(is_a(x, library.ATTENDED) for x in own):
            continue
        others = [x for x in own if x not in axes[0]]
        meant = others[-1] if others else positions[0] if own.count(positions[0]) == 1 else None
        if meant is not None:
            of, label = (format_type_bare(x, ctx.api.options) for x in (positions[0], meant))
            ctx.api.msg.note(
                f"{name}= says which positions are attended to, along Attended[{of}]: write "
                f"{name}={name}.rename({label}, Attended[{of}])",
                ctx.context,
                code=AXES,
            )


def _axes(of: Type) -> tuple[Type, ...]:
    """Return the axes of an expression; none if it is no expression."""
    expression = instance_of(of, library.EXPR)
    tensor = get_proper_type(expression.args[0]) if expression is not None else None
    return tuple(map(get_proper_type, tensor.args)) if isinstance(tensor, Instance) else ()


def sign_function(ctx: FunctionSigContext, site: Site) -> FunctionLike:
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
    if of_result and of_result <= given and instance_of(signature.ret_type, library.EXPR) is not None:
        ctx.api.type_context[-1] = None
