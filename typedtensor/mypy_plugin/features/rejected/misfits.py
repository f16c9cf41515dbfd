"""``Cannot infer value of type parameter "U" of "Bidirectional"``: note the expected and the given argument types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from mypy.errors import ErrorInfo
from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.messages import format_type_bare
from mypy.nodes import Context, Decorator, Expression, FuncDef, OverloadedFuncDef, SymbolNode, TypeInfo
from mypy.plugin import FunctionContext, MethodContext
from mypy.typeops import bind_self, get_all_type_vars
from mypy.types import (
    CallableType,
    Instance,
    NoneType,
    Overloaded,
    Type,
    TypeVarLikeType,
    TypeVarTupleType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a
from typedtensor.mypy_plugin.base.messages import errors_so_far, is_certain
from typedtensor.mypy_plugin.base.names import ATTENDED, AXIS, EXPR

_CANNOT = "Cannot infer value of type parameter"


def has_labels(variables: Iterable[TypeVarLikeType]) -> bool:
    """Whether some type variables of a class or function stand for labels."""
    return any(
        isinstance(of, TypeVarTupleType) or (isinstance(of, TypeVarType) and is_a(of.upper_bound, AXIS))
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
    if any(info.message.startswith(_CANNOT) for info in found):
        ctx.api.msg.add_errors(found)


def _is_at(info: ErrorInfo, node: Context) -> bool:
    return (info.line, info.column) == (node.line, node.column)


def explain_constructor(ctx: FunctionContext, info: TypeInfo) -> Type:
    """Explain a constructor call that mypy has rejected without naming the argument at fault."""
    for signature in _signatures(info, "__init__"):
        bound = signature.copy_modified(
            arg_types=signature.arg_types[1:], arg_kinds=signature.arg_kinds[1:], arg_names=signature.arg_names[1:]
        )
        if _is_alike(bound, ctx):
            explain_misfit(ctx, bound, info.name, info.name)
            break
    return ctx.default_return_type


def explain_method(ctx: MethodContext, name: str) -> None:
    """Explain a method call that mypy has rejected without naming the argument at fault."""
    of = get_proper_type(ctx.type)
    signature = bound_signature(of, name) if isinstance(of, Instance) else None
    if signature is not None:
        explain_misfit(ctx, signature, name, f"{format_type_bare(of, ctx.api.options)}.{name}")


def bound_signature(of: Instance, name: str) -> CallableType | None:
    """Return the signature of a method bound to an object; None for an overloaded method."""
    symbol = of.type.get(name)
    signatures = [*_signatures(of.type, name)]
    if symbol is None or symbol.node is None or len(signatures) != 1:
        return None
    declaring: TypeInfo = symbol.node.info  # type: ignore[attr-defined]  # of a method
    return bind_self(expand_type_by_instance(signatures[0], map_instance_to_supertype(of, declaring)), of)


def explain_misfit(ctx: FunctionContext | MethodContext, signature: CallableType, name: str, shown: str) -> None:
    """Note the parameter and argument types of a call, where mypy's error names nothing but a type variable.

    Args:
        ctx: the call.
        signature: the signature of the function.
        name: the name of the function in mypy's error.
        shown: the name of the function in the note.
    """
    here = [error.message for error in errors_so_far(ctx) if _is_at(error, ctx.context)]
    if len(signature.arg_types) != len(ctx.arg_types) or not any(
        message.startswith(_CANNOT) and f' of "{name}"' in message for message in here
    ):
        return
    options = ctx.api.options
    taken: list[str] = []
    given: list[str] = []
    for formal, types, nodes, names in zip(signature.arg_types, ctx.arg_types, ctx.args, ctx.arg_names, strict=True):
        for of, node, by_name in zip(types, nodes, names, strict=True):
            prefix = f"{by_name}=" if by_name is not None else ""
            taken.append(prefix + format_type_bare(_without_none(formal), options))
            given.append(prefix + format_type_bare(by_itself(of, node, ctx), options))
    note = f"{shown} takes ({', '.join(taken)}), but is given ({', '.join(given)})"
    if note not in here:
        ctx.api.msg.note(note, ctx.context, code=AXES)


def _signatures(info: TypeInfo, name: str) -> Iterator[CallableType]:
    symbol = info.get(name)
    node = symbol.node if symbol is not None else None
    function = node.func if isinstance(node, Decorator) else node
    of = get_proper_type(function.type) if isinstance(function, (FuncDef, OverloadedFuncDef)) else None
    for each in of.items if isinstance(of, Overloaded) else [of]:
        if isinstance(each, CallableType) and each.arg_types:
            yield each


def signature_of(node: SymbolNode | None) -> CallableType | None:
    """Return the signature of a function that is not overloaded."""
    function = node.func if isinstance(node, Decorator) else node
    signature = get_proper_type(function.type) if isinstance(function, FuncDef) else None
    return signature if isinstance(signature, CallableType) else None


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


def by_itself(of: Type, node: Expression, ctx: FunctionContext | MethodContext) -> Type:
    """Return the type of an argument inferred without the parameter's context, if mypy's inference failed."""
    if is_certain(of):
        return of
    with ctx.api.msg.filter_errors():
        return ctx.api.get_expression_type(node)


def _without_none(of: Type) -> Type:
    """Return the type of an optional parameter without None."""
    proper = get_proper_type(of)
    items = (
        [x for x in proper.items if not isinstance(get_proper_type(x), NoneType)]
        if isinstance(proper, UnionType)
        else []
    )
    return UnionType.make_union(items) if items else of


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
        attended = said or any(is_a(x, ATTENDED) for x in _axes(_without_none(formal)))
        if not attended or not own or any(is_a(x, ATTENDED) for x in own):
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
    expression = instance_of(of, EXPR)
    tensor = get_proper_type(expression.args[0]) if expression is not None else None
    return tuple(map(get_proper_type, tensor.args)) if isinstance(tensor, Instance) else ()
