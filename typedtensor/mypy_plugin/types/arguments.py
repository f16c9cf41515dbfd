"""Signatures of functions and methods, and the actual arguments of a call in the order of its formal parameters."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TypeVar

from mypy import nodes as syntax
from mypy.expandtype import expand_type, expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.plugin import FunctionContext, MethodContext
from mypy.typeops import bind_self
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    Overloaded,
    TupleType,
    Type,
    TypedDictType,
    TypeOfAny,
    TypeVarId,
    TypeVarLikeType,
    UnionType,
    UnpackType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.lookups import item_of, members
from typedtensor.mypy_plugin.base.messages import is_certain

Given = TypeVar("Given")


def only(given: Sequence[Sequence[Given]], place: int = 0) -> Given | None:
    """Return the argument of a parameter, from ``ctx.args`` or ``ctx.arg_types``; None for none and for several."""
    return given[place][0] if place < len(given) and len(given[place]) == 1 else None


def items_given(node: syntax.Expression, type_of: Callable[[syntax.Expression], Type]) -> list[Type]:
    """Return the types of the items of a sequence, as written or by its type; empty if it is none, or has none."""
    if isinstance(node, syntax.ListExpr | syntax.TupleExpr):
        return [of for item in node.items for of in _of_item(item, type_of)]
    proper = get_proper_type(type_of(node))
    if isinstance(proper, TupleType) and not any(isinstance(of, UnpackType) for of in proper.items):
        return proper.items
    items = [item_of(each) for each in members(proper)]
    return [] if None in items else [UnionType.make_union([of for of in items if of is not None])]


def _of_item(item: syntax.Expression, type_of: Callable[[syntax.Expression], Type]) -> list[Type]:
    return items_given(item.expr, type_of) if isinstance(item, syntax.StarExpr) else [type_of(item)]


def signature_of(node: syntax.SymbolNode | syntax.FuncBase | None) -> CallableType | None:
    """Return the signature of a function that is not overloaded."""
    function = node.func if isinstance(node, syntax.Decorator) else node
    signature = get_proper_type(function.type) if isinstance(function, syntax.FuncDef) else None
    return signature if isinstance(signature, CallableType) else None


def constructor_of(info: syntax.TypeInfo) -> CallableType | None:
    """Return the signature of a constructor that is not overloaded, without ``self``."""
    signature = signature_of(info.get_method("__init__"))
    return None if signature is None else part_of(signature, 1)


def part_of(signature: CallableType, start: int, stop: int | None = None) -> CallableType:
    """Return a signature with some of its parameters."""
    kept = slice(start, stop)
    types, kinds, names = signature.arg_types[kept], signature.arg_kinds[kept], signature.arg_names[kept]
    return signature.copy_modified(arg_types=types, arg_kinds=kinds, arg_names=names)


def substituted(signature: CallableType, known: Mapping[TypeVarId, Type]) -> CallableType:
    """Return a signature with types in place of some of its type variables."""
    rest = [variable for variable in signature.variables if variable.id not in known]
    result = get_proper_type(expand_type(signature.copy_modified(variables=rest), known))
    assert isinstance(result, CallableType)
    return result


def taking(given: Sequence[Type], result: Type, fallback: Instance, of: Sequence[TypeVarLikeType] = ()) -> CallableType:
    """Return the type of a function of positional arguments, generic in type variables."""
    kinds: list[syntax.ArgKind] = [syntax.ARG_POS] * len(given)
    return CallableType(list(given), kinds, [None] * len(given), result, fallback, variables=of)


def as_key(arg_types: Sequence[Sequence[Type]]) -> Hashable:
    """Return what is equal for a call's arguments of equal types, where a class counts as the type of its instances.

    Signatures of constructors take long to compare.
    """
    given = [of for types in arg_types for of in (*types, None)]
    return tuple([(type, of.ret_type) if isinstance(of, CallableType) and of.is_type_obj() else of for of in given])


class CountError(Exception):
    """The number of arguments is unknown: ``f(*a_list)``."""


def actuals(
    ctx: MethodContext | FunctionContext, *, variadic: bool = False, count: Callable[[], int] | None = None
) -> list[Type]:
    """Return the types of the arguments in the order of the formal parameters.

    For ``f(*pair)`` mypy passes the whole tuple to a hook once for each item, at the parameter that the item fills.

    Args:
        variadic: whether the last parameter is ``*args`` and takes the remaining arguments.
        count: returns the expected number of arguments, where it is known.

    Raises:
        CountError: when ``*args`` would take an unknown number.
    """
    if not any(syntax.ARG_STAR in kinds or syntax.ARG_STAR2 in kinds for kinds in ctx.arg_kinds):
        return [actual for types in ctx.arg_types for actual in types]
    found: list[Type] = []
    for formal, item, actual in _spread(ctx):
        counted = not (variadic and formal == len(ctx.arg_types) - 1)
        if item is not None:
            found.append(item)
        elif counted or count is not None:
            found.extend([_element(actual)] * (1 if counted or count is None else count() - len(found)))
        else:
            raise CountError
    return found


def by_formal(ctx: MethodContext | FunctionContext) -> dict[str, Type]:
    """Return the types of the arguments, keyed by :func:`names_of`; parameters with their default are omitted.

    Raises:
        CountError: when it is unknown which parameters ``*args`` fills.
    """
    names = names_of(ctx.callee_arg_names)
    found: dict[str, Type] = {}
    for formal, item, _ in _spread(ctx):
        if item is None:
            raise CountError
        found[names[formal]] = item
    return found


def _spread(ctx: MethodContext | FunctionContext) -> Iterator[tuple[int, Type | None, Type]]:
    """Yield, for each argument, the place of its parameter, its type, and the type that is written.

    They differ for ``*args``, whose items may be unknown, so that the type is None, and for ``**options``.
    """
    taken: dict[syntax.Expression, int] = {}
    for formal, (types, kinds, nodes) in enumerate(zip(ctx.arg_types, ctx.arg_kinds, ctx.args, strict=True)):
        for actual, kind, node in zip(types, kinds, nodes, strict=True):
            item: Type | None = actual
            if kind == syntax.ARG_STAR2:
                item = _keyword(actual, ctx.callee_arg_names[formal])
            elif kind == syntax.ARG_STAR:
                taken[node] = taken.get(node, -1) + 1
                item = _item(actual, taken[node])
            yield formal, item, actual


def names_of(formals: Sequence[str | None]) -> list[str]:
    """Return the names of parameters; a parameter without a name is named by its position from the end."""
    return [str(place - len(formals)) if name is None else name for place, name in enumerate(formals)]


def _item(starred: Type, position: int) -> Type | None:
    proper = get_proper_type(starred)
    item = proper.items[position] if isinstance(proper, TupleType) and position < len(proper.items) else None
    return None if isinstance(get_proper_type(item), UnpackType) else item


def _element(starred: Type) -> Type:
    proper = get_proper_type(starred)
    if isinstance(proper, Instance) and proper.args:
        return proper.args[0]
    return proper if isinstance(proper, AnyType) else AnyType(TypeOfAny.explicit)


def _keyword(starred: Type, formal: str | None) -> Type:
    proper = get_proper_type(starred)
    if isinstance(proper, TypedDictType) and formal in proper.items:
        return proper.items[formal]
    # The last type argument is the value type, of dict[str, V] and of other mappings.
    return proper.args[-1] if isinstance(proper, Instance) and proper.args else AnyType(TypeOfAny.explicit)


def signatures_of(info: syntax.TypeInfo, name: str) -> Iterator[CallableType]:
    """Yield the unbound signatures of a method: one for each overload."""
    symbol = info.get(name)
    node = symbol.node if symbol is not None else None
    function = node.func if isinstance(node, syntax.Decorator) else node
    of = get_proper_type(function.type) if isinstance(function, (syntax.FuncDef, syntax.OverloadedFuncDef)) else None
    for each in of.items if isinstance(of, Overloaded) else [of]:
        if isinstance(each, CallableType) and each.arg_types:
            yield each.with_unpacked_kwargs()


def bound_signature(of: Instance, name: str) -> CallableType | None:
    """Return the signature of a method bound to an object; None for an overloaded method."""
    signatures = bound_signatures(of, name)
    return signatures[0] if len(signatures) == 1 else None


def bound_signatures(of: Instance, name: str) -> list[CallableType]:
    """Return the signatures of a method bound to an object: one for each overload."""
    symbol = of.type.get(name)
    declaring: syntax.TypeInfo | None = getattr(symbol.node, "info", None) if symbol is not None else None
    owner = of if not declaring else map_instance_to_supertype(of, declaring)
    return [bind_self(expand_type_by_instance(each, owner), of) for each in signatures_of(of.type, name)]


def by_itself(of: Type, node: syntax.Expression, ctx: FunctionContext | MethodContext) -> Type:
    """Return the type of an argument inferred without the parameter's context, if mypy's inference failed."""
    if is_certain(of):
        return of
    with ctx.api.msg.filter_errors():
        return ctx.api.get_expression_type(node)
