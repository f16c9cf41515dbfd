"""Declarations: labels, operations with their rules, functions with a rule, and methods held to a rule.

``class Hidden(Axis, size=128)``, ``class MatMul(PolyOp2, rule="*N A, A B -> *N B")``, ``@ruled("*A U -> *A")`` and
``@held_to("*N Q U, *N K U, bool *A K *B -> …")``. What is declared is noted with the class, and the type of a function
with a rule contains everything that a call needs: mypy's cache therefore stores it, the daemon detects its changes, and
it follows the function as a value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import chain

from mypy import nodes as syntax
from mypy.plugin import ClassDefContext, FunctionContext, MethodContext
from mypy.typeops import bind_self, get_all_type_vars
from mypy.types import (
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    TupleType,
    Type,
    TypeType,
    TypeVarType,
    get_proper_type,
)
from mypy.typevars import fill_typevars_with_any

from typedtensor.elsewhere import UNHASHABLE
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES, AXIS_RULE
from typedtensor.mypy_plugin.base.lookups import Lookups, declare, is_a, item_of, may_be, members, note, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.annotated import open_to_all
from typedtensor.mypy_plugin.features.other_libraries import declare_forward
from typedtensor.mypy_plugin.types.arguments import names_of
from typedtensor.mypy_plugin.types.instances import label_parameters
from typedtensor.mypy_plugin.types.rule_variables import constant, literal
from typedtensor.mypy_plugin.types.signatures import fits, give_signature
from typedtensor.rules import (
    Rule,
    RuleError,
    check_family,
    check_member,
    check_optional,
    check_reference,
    check_rule,
    left_out,
    misnamed_gradients,
    parse_rule,
    parse_size,
    references,
    size_names,
)


def declare_axis(ctx: ClassDefContext) -> None:
    """Check the declaration of a label and note its size."""
    info = ctx.cls.info
    for base in info.bases:
        if base.type.fullname not in library.AXIS_KINDS and base.type.has_base(library.AXIS):
            how = f"a {info.name} axis would pass for a {base.type.name} axis; derive both from Axis"
            said = f"the axis label {info.name} may not be a subclass of the label {base.type.name}: {how}"
            ctx.api.fail(said, ctx.cls, code=AXES)
    _declare_samples(ctx)
    keyword = ctx.cls.keywords.get("size")
    size = None if keyword is None else constant(keyword)
    if size is not None and (why := _ill_formed(size, info)):
        ctx.api.fail(why, ctx.cls, code=AXIS_RULE)
    elif keyword is not None:
        note(info, **({"sized": True} if size is None else {"size": size}))
        _add_literal(ctx, "__axis_size__", "" if size is None else size)


def _declare_samples(ctx: ClassDefContext) -> None:
    keyword = ctx.cls.keywords.get("samples")
    said = None if keyword is None else constant(keyword)
    if keyword is not None and not isinstance(said, bool):
        ctx.api.fail(f"samples= of the label {ctx.cls.name} must be True or False", ctx.cls, code=AXIS_RULE)
    elif said:
        note(ctx.cls.info, samples=True)
        _add_literal(ctx, "__axis_samples__", True)


def _ill_formed(size: int | str, info: syntax.TypeInfo) -> str | None:
    if isinstance(size, str):
        problem = f'the size "{size}" of {info.name} is ill-formed:'
        try:
            unknown = [name for name in size_names(parse_size(size)) if name not in info.type_vars]
        except RuleError as error:
            return f"{problem} {error}"
        return f"{problem} {info.name} has no parameter {unknown[0]}" if unknown else None
    if isinstance(size, bool) or size < 0:
        return f"size= of the label {info.name} must be a whole number of at least 0, not {size!r}"
    if not size and info.has_base(library.MESH_AXIS):
        return f"size= of the mesh axis {info.name} must be a whole number of at least 1, not {size!r}"
    return None


def _add_literal(ctx: ClassDefContext, name: str, fact: int | str) -> None:
    """Store a fact in the symbol table, too, where the daemon's comparison of two versions detects its change."""
    of = LiteralType(fact, ctx.api.named_type(f"builtins.{type(fact).__name__}"))
    declare(ctx.cls.info, name, of).is_classvar = True


def declare_operation(ctx: ClassDefContext, lookups: Lookups) -> None:
    """Check the rule that a class states, note it, and add an ordinary signature to the class."""
    info, keyword = ctx.cls.info, ctx.cls.keywords.get("rule")
    note(info, mixed=_mixed_runs(ctx))
    if any(map(_is_plain_dataclass, ctx.cls.decorators)):
        ctx.api.fail(UNHASHABLE.format(info.name), ctx.cls, code=AXIS_RULE)
    arity = _arity(info)
    if arity is not None and (message := misnamed_gradients(info.name, arity, info.names)) is not None:
        ctx.api.fail(message, ctx.cls, code=AXIS_RULE)
    if keyword is None:
        if "family" in ctx.cls.keywords:
            _declare_family(ctx.cls.keywords["family"], arity, ctx)
        return
    family = next((notes(base)["family"] for base in info.mro if "family" in notes(base)), None)

    def check(rule: Rule) -> None:
        check_rule(rule, label_parameters(info), arity)
        if family is not None:
            check_member(rule, parse_rule(family))

    stated = _stated(keyword, info.name, check, ctx)
    if stated is None:
        return
    text, rule, labels = stated
    linear = literal(ctx.cls.keywords["linear"]) if "linear" in ctx.cls.keywords else None
    note(info, rule=text, labels=labels, parameters=label_parameters(info), exact=fits(rule), linear=linear)
    facts = {"linear": linear, "mixed": notes(info)["mixed"]}
    told = " ".join([text, *(f"{name}={fact}" for name, fact in facts.items() if fact)])
    _add_literal(ctx, "__axis_rule__", told)
    give_signature(info, rule, labels, ctx.api, lookups)


def _stated(
    keyword: syntax.Expression, of: str, check: Callable[[Rule], None], ctx: ClassDefContext
) -> tuple[str, Rule, dict[str, str]] | None:
    """Return the text of a rule, the rule, and the full names of its labels.

    It is None if the rule is ill-formed, which is reported, or if one of its labels is not analysed yet.
    """
    text = literal(keyword)
    if text is None:
        ctx.api.fail(f"the rule of {of} must be a string that can be read here", keyword, code=AXIS_RULE)
        return None
    try:
        rule = parse_rule(text)
        check(rule)
        labels = _labels_of(rule, keyword, ctx)
    except RuleError as error:
        ctx.api.fail(f'the rule "{text}" of {of} is ill-formed: {error}', keyword, code=AXIS_RULE)
        return None
    if labels is None:
        ctx.api.defer()
        return None
    return text, rule, labels


def _declare_family(keyword: syntax.Expression, arity: int | None, ctx: ClassDefContext) -> None:
    info = ctx.cls.info
    stated = _stated(keyword, f"the family {info.name}", lambda rule: check_family(rule, arity), ctx)
    if stated is None:
        return
    text, rule, labels = stated
    parameters = label_parameters(info)
    note(info, family=text, labels=labels, parameters=parameters)
    with suppress(RuleError):
        # If it determines the result, it types operations that are known only by their family.
        check_rule(rule, parameters, arity)
        note(info, rule=text, exact=fits(rule))


def _mixed_runs(ctx: ClassDefContext) -> list[str]:
    """Return the runs that a class, or the nearest of its bases, names in ``mixed = frozenset({"*S"})``."""
    for statement in ctx.cls.defs.body:
        match statement:
            case syntax.AssignmentStmt(
                lvalues=[syntax.NameExpr(name="mixed")], rvalue=syntax.CallExpr(args=[syntax.SetExpr(items=items)])
            ):
                return sorted(item.value for item in items if isinstance(item, syntax.StrExpr))
    return next((notes(base)["mixed"] for base in ctx.cls.info.mro[1:] if "mixed" in notes(base)), [])


def _is_plain_dataclass(decorator: syntax.Expression) -> bool:
    """Whether a decorator gives a class an ``__eq__`` by fields and no hash."""
    given: dict[str | None, bool] = {}
    if isinstance(decorator, syntax.CallExpr):
        values = [isinstance(value, syntax.NameExpr) and value.name == "True" for value in decorator.args]
        given, decorator = dict(zip(decorator.arg_names, values, strict=True)), decorator.callee
    hashed = given.get("frozen", False) or given.get("unsafe_hash", False) or not given.get("eq", True)
    return isinstance(decorator, syntax.RefExpr) and decorator.fullname == "dataclasses.dataclass" and not hashed


def _arity(info: syntax.TypeInfo) -> int | None:
    return next((library.ARITIES[base.fullname] for base in info.mro if base.fullname in library.ARITIES), None)


def _labels_of(rule: Rule, keyword: syntax.Expression, ctx: ClassDefContext) -> dict[str, str] | None:
    """Return the full names of the labels in a rule; None while one of them is not analysed yet."""
    found: dict[str, str] = {}
    for name, made_of in references(rule):
        symbol = ctx.api.lookup_qualified(name, keyword, suppress_errors=True)
        node = symbol.node if symbol is not None else None
        if not isinstance(node, syntax.TypeInfo) and not ctx.api.final_iteration:
            return None
        found[name] = _label(name, made_of, node).fullname
    return found


def _label(name: str, made_of: int, node: syntax.SymbolNode | None) -> syntax.TypeInfo:
    """Return the class of a label that a rule names, of what the name denotes.

    Raises:
        RuleError: it is no label, or is made of another number of labels.
    """
    if not isinstance(node, syntax.TypeInfo) or not node.has_base(library.AXIS):
        raise RuleError(f"{name} is not an axis label in the scope where the operation is declared")
    check_reference(name, made_of, len(node.defn.type_vars))
    return node


def state_rule(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of ``ruled("…")``, which contains the text of the rule."""
    result, argument = get_proper_type(ctx.default_return_type), get_proper_type(next(chain(*ctx.arg_types), None))
    rule = argument.last_known_value if isinstance(argument, Instance) else argument
    if isinstance(result, Instance) and isinstance(rule, LiteralType) and isinstance(rule.value, str):
        return result.copy_modified(args=[rule])
    return result


def declare_function(ctx: MethodContext, site: Site) -> Type:
    """Return the type of ``ruled("…")(function)``, once the rule is known to match the function."""
    decorator, decorated = get_proper_type(ctx.type), next(chain(*ctx.arg_types), None)
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
    definition = ctx.context if isinstance(ctx.context, syntax.Decorator) else function.definition
    definition = definition.func if isinstance(definition, syntax.Decorator) else definition
    method = definition if isinstance(definition, syntax.FuncDef) and definition.info else None
    try:
        rule = parse_rule(literal.value)
        named = dict.fromkeys(references(rule))
        labels = [_label(name, made_of, _class_named(name, site)) for name, made_of in named]
        parts = list(_parts(function, rule, definition))
    except RuleError as error:
        ctx.api.fail(f'the rule "{literal.value}" of {name} is ill-formed: {error}', ctx.context, code=AXIS_RULE)
        return decorated
    function = open_to_all(function, definition.unanalyzed_type if isinstance(definition, syntax.FuncDef) else None)
    kind = library.RULED
    if method is not None and not method.is_static:
        kind = library.RULED_CLASS_METHOD if method.is_class else library.RULED_METHOD
    string, fallback = ctx.api.named_generic_type("builtins.str", []), ctx.api.named_generic_type("builtins.tuple", [])
    roles = TupleType([LiteralType(part, string) for part in parts], fallback)
    types: list[Type] = list(map(fill_typevars_with_any, labels))
    return Instance(site.lookups.get(kind), [literal, TupleType(types, fallback), roles, function])


def bind_function(ctx: MethodContext, site: Site) -> Type:
    """Return the type of a bound method with a rule: a function with the rule, without ``self``."""
    ruled, instance, owner = get_proper_type(ctx.type), ctx.arg_types[0][0], get_proper_type(ctx.arg_types[1][0])
    if not isinstance(ruled, Instance):
        return ctx.default_return_type
    *facts, function = ruled.args
    function = get_proper_type(function)
    by_class = ruled.type.fullname == library.RULED_CLASS_METHOD
    on_class = isinstance(get_proper_type(instance), NoneType)
    if isinstance(function, CallableType) and (by_class or not on_class):
        function = bind_self(function, owner if by_class else instance, is_classmethod=by_class)
    elif isinstance(function, CallableType):
        # Without an instance, the function is generic in the type variables of its class.
        open_in = [v for v in get_all_type_vars(function) if v not in function.variables]
        function = function.copy_modified(variables=[*dict.fromkeys(open_in), *function.variables])
    return Instance(site.lookups.get(library.RULED), [*facts, function])


def _parts(function: CallableType, rule: Rule, definition: syntax.SymbolNode | None) -> Iterator[str]:
    """Yield the parameters for operands, then those for labels, as ``axis: U``.

    An operand is stated as ``x``, as ``x?`` if it is optional, and as ``x*`` if there are any number of one type.
    """
    arguments = getattr(definition, "arguments", ())  # those of other files may come from the cache, which has none
    others = {each.variable.name for each in arguments if getattr(each.initializer, "fullname", "") != "builtins.None"}
    operands: list[str] = []
    endings: dict[str, str] = {}
    optional: dict[int, str] = {}
    labels: dict[str, str] = {}
    for name, of, kind in zip(names_of(function.arg_names), function.arg_types, function.arg_kinds, strict=True):
        forms = members(of)
        if may_be(_listed(of), library.OPERAND):
            endings[name] = "*"
            operands.append(name)
        elif may_be(of, library.OPERAND):
            if any(isinstance(get_proper_type(member), NoneType) for member in forms):
                optional[len(operands)] = name
                endings[name] = "?"
            operands.append(name)
        elif (variable := next(filter(None, map(_variable, forms)), None)) is not None:
            labels[name] = variable
        else:
            continue
        if kind.is_star():
            raise RuleError(f"its parameter {name} takes any number of arguments")
        if kind.is_optional() and (name not in optional.values() or name in others):
            raise RuleError(left_out(name, operand=name in operands))
    if not may_be(_listed(function.ret_type) or function.ret_type, library.OPERAND):
        raise RuleError("the function is not declared to return a tensor or an expression")
    check_rule(rule, list(labels.values()), len(operands), taker="function")
    check_optional(rule, list(labels.values()), optional)
    yield from (f"{name}{endings.get(name, '')}" for name in operands)
    yield from (f"{name}: {variable}" for name, variable in labels.items())


def _listed(of: Type) -> Type | None:
    """Return the type of the items of a sequence of any length; None for other types."""
    return None if isinstance(get_proper_type(of), TupleType) else item_of(of)


def _variable(of: Type) -> str | None:
    """Return the label variable U of ``type[U]`` or of ``U``; None for other types."""
    proper = get_proper_type(of)
    if isinstance(proper, TypeType):
        proper = proper.item
    return proper.name if isinstance(proper, TypeVarType) and is_a(proper, library.AXIS) else None


def _class_named(name: str, site: Site) -> syntax.TypeInfo | None:
    checker = site.checker
    enclosing = checker.scope.active_class()
    symbols = [enclosing.names.get(name)] if isinstance(enclosing, syntax.TypeInfo) else []
    # The globals contain a class within a function by its name and line.
    local = [key for key in checker.globals if key.startswith(f"{name}@") and _line(key) < site.context.line]
    symbols += [checker.globals[key] for key in sorted(local, key=_line, reverse=True)]
    symbols.append(checker.globals.get(name))
    found = (symbol.node for symbol in symbols if symbol is not None)
    return next((node for node in found if isinstance(node, syntax.TypeInfo)), None)


def _line(key: str) -> int:
    return int(key.partition("@")[2])


HELD, HELD_SYMBOL = "held", "__held_rules__"
"""The metadata key of such rules, and the symbol that changes with them, for mypy's dependency tracking."""


def declare_module(ctx: ClassDefContext) -> None:
    """Record the rules of a module's methods, and declare ``__call__`` where it has ``forward`` alone."""
    info = ctx.cls.info
    declare_forward(info)
    found: dict[str, list[tuple[str, list[int], dict[str, str]]]] = {}
    for statement in ctx.cls.defs.body:
        for decorator in statement.decorators if isinstance(statement, syntax.Decorator) else ():
            if not isinstance(statement, syntax.Decorator) or not (texts := _held_to(decorator)):
                continue
            rule, *operands = texts
            parameters, count = label_parameters(info), len(operands)
            check = partial(check_rule, parameters=parameters, arity=count, taker="method")
            if (stated := _stated(rule, info.name, check, ctx)) is None:
                continue
            text, _, labels = stated
            names = [argument.variable.name for argument in statement.func.arguments[1:]]
            rules = found.setdefault(statement.func.name, [])
            rules.append((text, [names.index(operand.value) for operand in operands], labels))
    if found:
        note(info, **{HELD: found})
        said = "; ".join(f"{name}: {text}" for name, rules in found.items() for text, *_ in rules)
        _add_literal(ctx, HELD_SYMBOL, said)


def _held_to(decorator: syntax.Expression) -> list[syntax.StrExpr]:
    """Return the rule and the operands of ``held_to("…", "x", "mask", labels=…)``; empty for another decorator."""
    match decorator:
        case syntax.CallExpr(callee=syntax.RefExpr(fullname=library.HELD_DECORATOR), args=args):
            return [argument for argument in args if isinstance(argument, syntax.StrExpr)]
    return []
