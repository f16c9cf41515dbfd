"""``cell(x, c, h)`` for ``cell(x, h, c)``: variables named after other parameters of the same type."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, zip_longest
from typing import NamedTuple

from mypy.nodes import Decorator, Expression, FuncDef, MemberExpr, NameExpr, SymbolNode, TypeInfo, Var
from mypy.plugin import ClassDefContext, FunctionContext, MethodContext
from mypy.subtypes import is_same_type
from mypy.types import CallableType, Instance, LiteralType, Type, UnionType, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_ROLE
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a, note, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR, OPERAND, TENSORS
from typedtensor.mypy_plugin.features.axis_declarations import add_literal
from typedtensor.mypy_plugin.features.held.declarations import note_held
from typedtensor.mypy_plugin.features.mistakes.habits.forward import declare_forward
from typedtensor.mypy_plugin.features.mistakes.indices import check_named, label_after
from typedtensor.mypy_plugin.features.mistakes.names import SHORTEST, are_exchanged, naming, words


class Roles(NamedTuple):
    """The parameters of a function, as far as their names tell roles.

    Attributes:
        names: the names in order, without the object of a method.
        alike: the pairs of parameters of the same type that are tensors, expressions, or dataclasses of them.
        tensors: the parameters that are tensors or expressions, with names of more than three letters.
        whole: the parameters that are integer tensors.
        by_place: the positional-only parameters.
        symbol: the symbol that changes with the names, where the function's type does not have them.
        function: the function, if one of its parameters is a boolean tensor.
    """

    names: tuple[str | None, ...]
    alike: frozenset[frozenset[str]]
    tensors: frozenset[str] = frozenset()
    whole: frozenset[str] = frozenset()
    by_place: frozenset[str] = frozenset()
    symbol: str | None = None
    function: FuncDef | None = None


def roles_of(node: SymbolNode | None) -> Roles | None:
    """Return the parameters of a function or constructor, if their names may tell a mistake; else None.

    A function from mypy's cache has the names of its parameters, except for positional-only ones; for methods of
    modules,
    these are recorded with the class.
    """
    found = node.get_method("__init__") if isinstance(node, TypeInfo) else node
    function = found.func if isinstance(found, Decorator) else found
    if not isinstance(function, FuncDef) or not isinstance(function.type, CallableType):
        return None
    bound = 1 if function.info and not function.is_static else 0
    names, types = function.arg_names[bound:], function.type.arg_types[bound:]
    masked = function if any(_is_kind(of, "bool") for of in types) else None
    noted = notes(function.info).get(_NOTED, {}).get(function.name, ()) if function.info else ()
    if noted:
        names = [name or by for name, by in zip_longest(names, noted[: len(names)])]
    roles = roles_between(names, types) or (Roles(tuple(names), frozenset()) if masked is not None else None)
    if roles is None:
        return None
    symbol = f"{function.info.fullname}.{_SYMBOL}" if noted else None
    return roles._replace(by_place=frozenset(noted), symbol=symbol, function=masked)


def roles_between(names: Sequence[str | None], types: Sequence[Type]) -> Roles | None:
    """Return the parameters of a function with these types, if their names may tell a mistake; else None."""
    if len(names) != len(types):
        return None
    given = [(name, of) for name, of in zip(names, types, strict=True) if name]
    tensors = [(name, of) for name, of in given if _is_tensor(of)]
    pairs = combinations([*tensors, *((name, of) for name, of in given if is_record(of))], 2)
    alike = frozenset(frozenset((one, other)) for (one, of), (other, to) in pairs if is_same_type(of, to))
    whole = frozenset(name for name, of in tensors if _is_kind(of, "int"))
    named = frozenset(name for name, _ in tensors if len(name) > SHORTEST)
    return Roles(tuple(names), alike, named, whole) if alike or named or whole else None


def _is_tensor(of: Type) -> bool:
    proper = get_proper_type(of)
    return all(map(_is_tensor, proper.items)) if isinstance(proper, UnionType) else is_a(proper, OPERAND)


def is_record(of: Type) -> bool:
    """Whether a type is a dataclass with a tensor among its fields."""
    proper = get_proper_type(of)
    if not isinstance(proper, Instance) or "dataclass" not in proper.type.metadata:
        return False
    fields = (symbol.node for symbol in proper.type.names.values())
    return any(isinstance(field, Var) and field.type is not None and _is_tensor(field.type) for field in fields)


def _is_kind(of: Type, kind: str) -> bool:
    """Whether a type is a tensor, or an expression, of a kind."""
    expression = instance_of(of, EXPR)
    return instance_of(of if expression is None else expression.args[0], TENSORS[kind]) is not None


_NOTED, _SYMBOL = "by place", "__parameters_by_place__"


def note_parameters(ctx: ClassDefContext) -> None:
    """Record the positional-only parameters of a module's methods, and the rules of ``@held_to``.

    A module with ``forward`` and no ``__call__`` gets a ``__call__`` whose use is reported.
    """
    declare_forward(ctx.cls.info)
    found: dict[str, list[str]] = {}
    for statement in ctx.cls.defs.body:
        function = statement.func if isinstance(statement, Decorator) else statement
        if isinstance(function, FuncDef):
            bound = 0 if function.is_static else 1
            names = [argument.variable.name for argument in function.arguments[bound:] if argument.pos_only]
            if len(names) > 1:
                found[function.name] = names
    if found:
        note(ctx.cls.info, **{_NOTED: found})
        text = "; ".join(f"{name}: {', '.join(names)}" for name, names in found.items())
        add_literal(ctx.cls.info, _SYMBOL, LiteralType(text, ctx.api.named_type("builtins.str")))
    note_held(ctx)


def check_roles(ctx: FunctionContext | MethodContext, roles: Roles, lookups: Lookups) -> Type:
    """Report a variable passed for one parameter and named after another that does not receive its own namesake."""
    report_roles(ctx, roles, Site.of(lookups, ctx))
    return ctx.default_return_type


def report_roles(ctx: FunctionContext | MethodContext, roles: Roles, site: Site) -> None:
    """Report a variable that is passed for another parameter than its name tells, and other mistakes of arguments."""
    if roles.symbol is not None:
        site.depend_on(roles.symbol)
    given = dict(_given(ctx, roles))
    for formal, name in given.items():
        other = _named(name, roles)
        if other not in (None, formal, _named(given.get(str(other)), roles)) and {formal, str(other)} in roles.alike:
            like = "another parameter" if name == other else f"the parameter {other}"
            how = f"write {formal}={name}" if formal not in roles.by_place else "give the variable another name"
            site.report(
                f"the parameter {formal} is given the variable {name}, which is named like {like} of the same type: if "
                f"this is intended, {how}",
                AXES_ROLE,
            )
            return
    _report_exchanged(ctx, roles, site)
    # Imported by the first call that can have the mistake.
    if not site.reported and roles.alike:
        from typedtensor.mypy_plugin.features.mistakes.meanings.held import check_held

        check_held(dict(_passed(ctx, roles, named=True)), roles.alike, ctx.default_return_type, site)
    if not site.reported and roles.whole:
        _report_positions(ctx, roles, site)
    if not site.reported and roles.tensors:
        from typedtensor.mypy_plugin.features.mistakes.meanings.logits import check_logits
        from typedtensor.mypy_plugin.features.mistakes.meanings.stale import check_stale

        tensors = [(formal, node) for formal, node in _passed(ctx, roles) if formal in roles.tensors]
        check_stale(tensors, site)
        check_logits(tensors, site)
    if not site.reported:
        from typedtensor.mypy_plugin.features.mistakes.meanings.lengths import check_passed_presence

        check_passed_presence(list(_passed(ctx, roles)), site)
    if not site.reported and roles.function is not None:
        from typedtensor.mypy_plugin.features.mistakes.hiding import check_passed_masks

        check_passed_masks(dict(_passed(ctx, roles, named=True)), roles.function, site)


def _named(name: str | None, roles: Roles) -> str | None:
    """Return the parameter that a variable is named after: the same name, or the same words."""
    if name is None or name in roles.names:
        return name
    alike = (each for each in roles.names if each is not None and len(each) >= SHORTEST and words(each) == words(name))
    return next(alike, None)


def _report_positions(ctx: FunctionContext | MethodContext, roles: Roles, site: Site) -> None:
    """Report indices named after one label, passed for a parameter named after another label."""
    for formal, node in _passed(ctx, roles):
        label = label_after(formal, site) if formal in roles.whole and isinstance(node, NameExpr) else None
        if label is not None and isinstance(node, NameExpr) and not site.reported:
            wanted = label.rpartition(".")[2]
            check_named(node, label, f"the parameter {formal} takes positions along {wanted}", site)


def _report_exchanged(ctx: FunctionContext | MethodContext, roles: Roles, site: Site) -> None:
    """Report two arguments that are each named after the other's parameter."""
    given = dict(_passed(ctx, roles))
    for one, other in combinations(given, 2):
        if frozenset((one, other)) in roles.alike:
            said = [naming(given[formal], site) for formal in (one, other)]
            if are_exchanged(said, [one, other]):
                site.report(
                    f"the parameter {one} is given a value named {said[0]}, and {other} one named {said[1]}: swap "
                    "them, or pass them by name if this is intended",
                    AXES_ROLE,
                )
                return


def _given(ctx: FunctionContext | MethodContext, roles: Roles) -> list[tuple[str, str]]:
    """Return the variables among the positional arguments, with the parameters' names."""
    named = ((formal, _name(node)) for formal, node in _passed(ctx, roles))
    return [(formal, name) for formal, name in named if name is not None]


def _passed(ctx: FunctionContext | MethodContext, roles: Roles, *, named: bool = False) -> list[tuple[str, Expression]]:
    """Return the positional arguments, optionally with the keyword arguments, with the parameters' names."""
    return [
        (formal, nodes[0])
        for formal, nodes, kinds in zip(roles.names, ctx.args, ctx.arg_kinds, strict=False)
        if formal is not None
        and len(nodes) == 1
        and not kinds[0].is_star()
        and (not kinds[0].is_named(star=True) or (named and kinds[0].is_named()))
    ]


def _name(node: Expression) -> str | None:
    return node.name.lstrip("_") if isinstance(node, (NameExpr, MemberExpr)) else None
