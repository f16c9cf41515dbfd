"""Declarations of functions with a rule, ``@ruled("*A U *B -> *A *B")``: the type ``Ruled["…", …]`` holds the rule.

The type contains everything that a call needs: the rule, its labels, and which parameters are operands or labels.
mypy's cache therefore stores it, the daemon detects its changes, and it follows the function as a value.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from mypy.nodes import Decorator, Expression, FuncDef, NameExpr, SymbolNode, TypeInfo
from mypy.plugin import FunctionContext, MethodContext
from mypy.typeops import bind_self, get_all_type_vars
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    TupleType,
    Type,
    TypeOfAny,
    TypeType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base.codes import AXIS_RULE
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import AXIS, OPERAND, RULED, RULED_CLASS_METHOD, RULED_METHOD
from typedtensor.mypy_plugin.features.bodies import open_to_all
from typedtensor.mypy_plugin.types.arguments import names_of
from typedtensor.rules import (
    Rule,
    RuleError,
    check_optional,
    check_reference,
    check_rule,
    left_out,
    parse_rule,
    references,
)


def state_rule(ctx: FunctionContext) -> Type:
    """Return the type of ``ruled("…")``, which contains the text of the rule."""
    result, rule = get_proper_type(ctx.default_return_type), next(chain(*ctx.arg_types), None)
    argument = get_proper_type(rule)
    literal = argument.last_known_value if isinstance(argument, Instance) else argument
    if not isinstance(result, Instance) or not isinstance(literal, LiteralType) or not isinstance(literal.value, str):
        return ctx.default_return_type
    return result.copy_modified(args=[literal])


def declare_function(ctx: MethodContext, lookups: Lookups) -> Type:
    """Return the type of ``ruled("…")(function)``, once the rule is known to match the function."""
    site, decorator, decorated = Site.of(lookups, ctx), get_proper_type(ctx.type), next(chain(*ctx.arg_types), None)
    function = get_proper_type(decorated)
    if decorated is None:
        return ctx.default_return_type
    if not isinstance(decorator, Instance) or not isinstance(function, CallableType):
        return decorated
    name = function.name.partition(" of ")[0] if function.name else "the function"
    literal = get_proper_type(decorator.args[0])
    if not isinstance(literal, LiteralType) or not isinstance(literal.value, str):
        ctx.api.fail(f"the rule of {name} must be a string that can be read here", ctx.context, code=AXIS_RULE)
        return decorated
    # mypy before 2.4 drops the definition of a function that a daemon checks again; the decorated node still has it.
    definition = ctx.context if isinstance(ctx.context, Decorator) else function.definition
    definition = definition.func if isinstance(definition, Decorator) else definition
    method = definition if isinstance(definition, FuncDef) and definition.info else None
    try:
        rule = parse_rule(literal.value)
        labels = [_label(name, made_of, site) for name, made_of in dict.fromkeys(references(rule))]
        parts = list(_parts(function, rule, definition))
    except RuleError as error:
        ctx.api.fail(f'the rule "{literal.value}" of {name} is ill-formed: {error}', ctx.context, code=AXIS_RULE)
        return decorated
    function = open_to_all(function, definition.unanalyzed_type if isinstance(definition, FuncDef) else None)
    kind = RULED if method is None or method.is_static else RULED_CLASS_METHOD if method.is_class else RULED_METHOD
    string, fallback = ctx.api.named_generic_type("builtins.str", []), ctx.api.named_generic_type("builtins.tuple", [])
    roles = TupleType([LiteralType(part, string) for part in parts], fallback)
    return Instance(lookups.get(kind), [literal, TupleType(list(labels), fallback), roles, function])


def bind_function(ctx: MethodContext, lookups: Lookups) -> Type:
    """Return the type of a bound method with a rule: a function with the rule, without ``self``."""
    ruled, instance, owner = get_proper_type(ctx.type), ctx.arg_types[0][0], get_proper_type(ctx.arg_types[1][0])
    if not isinstance(ruled, Instance):
        return ctx.default_return_type
    *facts, function = ruled.args
    function = get_proper_type(function)
    by_class = ruled.type.fullname == RULED_CLASS_METHOD
    on_class = isinstance(get_proper_type(instance), NoneType)
    if isinstance(function, CallableType) and (by_class or not on_class):
        function = bind_self(function, owner if by_class else instance, is_classmethod=by_class)
    elif isinstance(function, CallableType):
        # Without an instance, the function is generic in the type variables of its class.
        open_in = [v for v in get_all_type_vars(function) if v not in function.variables]
        function = function.copy_modified(variables=[*dict.fromkeys(open_in), *function.variables])
    return Instance(lookups.get(RULED), [*facts, function])


def _is_none(node: Expression | None) -> bool:
    return isinstance(node, NameExpr) and node.fullname == "builtins.None"


def _parts(function: CallableType, rule: Rule, definition: SymbolNode | None) -> Iterator[str]:
    """Yield the parameters for operands, as ``x``, or ``x?`` if optional, then those for labels, as ``axis: U``."""
    arguments = getattr(definition, "arguments", ())  # those of other files may come from the cache, which has none
    others = {each.variable.name for each in arguments if not _is_none(each.initializer)}
    operands: list[str] = []
    optional: dict[int, str] = {}
    labels: dict[str, str] = {}
    for name, of, kind in zip(names_of(function.arg_names), function.arg_types, function.arg_kinds, strict=True):
        members = _members(of)
        if any(is_a(member, OPERAND) for member in members):
            if any(isinstance(get_proper_type(member), NoneType) for member in members):
                optional[len(operands)] = name
            operands.append(name)
        elif (variable := next(filter(None, map(_variable, members)), None)) is not None:
            labels[name] = variable
        else:
            continue
        if kind.is_star():
            raise RuleError(f"its parameter {name} takes any number of arguments")
        if kind.is_optional() and (name not in optional.values() or name in others):
            raise RuleError(left_out(name, operand=name in operands))
    if not any(is_a(member, OPERAND) for member in _members(function.ret_type)):
        raise RuleError("the function is not declared to return a tensor or an expression")
    check_rule(rule, list(labels.values()), len(operands), taker="function")
    check_optional(rule, list(labels.values()), optional)
    yield from (f"{name}?" if place in optional else name for place, name in enumerate(operands))
    yield from (f"{name}: {variable}" for name, variable in labels.items())


def _members(of: Type) -> list[Type]:
    proper = get_proper_type(of)
    return proper.items if isinstance(proper, UnionType) else [proper]


def _variable(of: Type) -> str | None:
    """Return the label variable U of ``type[U]`` or of ``U``; None for other types."""
    proper = get_proper_type(of)
    if isinstance(proper, TypeType):
        proper = proper.item
    return proper.name if isinstance(proper, TypeVarType) and is_a(proper, AXIS) else None


def _label(name: str, made_of: int, site: Site) -> Instance:
    """Return the label that a name in a rule denotes at the decorator."""
    info = _class_named(name, site)
    if info is None or not info.has_base(AXIS):
        raise RuleError(f"{name} is not an axis label in the scope where the operation is declared")
    check_reference(name, made_of, len(info.defn.type_vars))
    return Instance(info, [AnyType(TypeOfAny.special_form)] * len(info.defn.type_vars))


def _class_named(name: str, site: Site) -> TypeInfo | None:
    checker = site.checker
    enclosing = checker.scope.active_class()
    symbols = [enclosing.names.get(name)] if isinstance(enclosing, TypeInfo) else []
    # The globals contain a class within a function by its name and line.
    local = [key for key in checker.globals if key.startswith(f"{name}@") and _line(key) < site.context.line]
    symbols += [checker.globals[key] for key in sorted(local, key=_line, reverse=True)]
    symbols.append(checker.globals.get(name))
    return next((symbol.node for symbol in symbols if symbol is not None and isinstance(symbol.node, TypeInfo)), None)


def _line(key: str) -> int:
    return int(key.partition("@")[2])
