"""Declarations of operations, ``class MatMul(PolyOp2, rule="*N A, A B -> *N B")``: rules are parsed, checked, noted."""

from __future__ import annotations

from contextlib import suppress

from mypy.nodes import AssignmentStmt, CallExpr, Expression, NameExpr, RefExpr, SetExpr, StrExpr, TypeInfo
from mypy.plugin import ClassDefContext
from mypy.types import LiteralType

from typedtensor.elsewhere import UNHASHABLE
from typedtensor.mypy_plugin.base.codes import AXIS_RULE
from typedtensor.mypy_plugin.base.lookups import Lookups, note, notes
from typedtensor.mypy_plugin.base.names import ARITIES, AXIS
from typedtensor.mypy_plugin.features.axis_declarations import add_literal
from typedtensor.mypy_plugin.types.distinctness import literal
from typedtensor.mypy_plugin.types.instances import label_parameters
from typedtensor.mypy_plugin.types.signatures import fits, give_signature
from typedtensor.rules import (
    Rule,
    RuleError,
    check_family,
    check_member,
    check_reference,
    check_rule,
    misnamed_gradients,
    parse_rule,
    references,
)


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
            _declare_family(ctx.cls.keywords["family"], ctx)
        return
    text = literal(keyword)
    if text is None:
        ctx.api.fail(f"the rule of {info.name} must be a string that can be read here", keyword, code=AXIS_RULE)
        return
    try:
        rule = parse_rule(text)
        check_rule(rule, label_parameters(info), _arity(info))
        family = next((notes(base)["family"] for base in info.mro if "family" in notes(base)), None)
        if family is not None:
            check_member(rule, parse_rule(family))
        labels = labels_of(rule, keyword, ctx)
    except RuleError as error:
        ctx.api.fail(f'the rule "{text}" of {info.name} is ill-formed: {error}', keyword, code=AXIS_RULE)
        return
    if labels is None:
        ctx.api.defer()
        return
    linear = literal(ctx.cls.keywords["linear"]) if "linear" in ctx.cls.keywords else None
    note(info, rule=text, labels=labels, parameters=label_parameters(info), exact=fits(rule), linear=linear)
    facts = {"linear": linear, "mixed": notes(info)["mixed"]}
    stated = " ".join([text, *(f"{name}={fact}" for name, fact in facts.items() if fact)])
    add_literal(info, "__axis_rule__", LiteralType(stated, ctx.api.named_type("builtins.str")))
    give_signature(info, rule, labels, ctx.api, lookups)


def _declare_family(keyword: Expression, ctx: ClassDefContext) -> None:
    """Check and note the family rule that a class states for the operations derived from it."""
    info, text = ctx.cls.info, literal(keyword)
    if text is None:
        ctx.api.fail(
            f"the rule of the family {info.name} must be a string that can be read here", keyword, code=AXIS_RULE
        )
        return
    try:
        rule = parse_rule(text)
        check_family(rule, _arity(info))
        labels = labels_of(rule, keyword, ctx)
    except RuleError as error:
        ctx.api.fail(f'the rule "{text}" of the family {info.name} is ill-formed: {error}', keyword, code=AXIS_RULE)
        return
    if labels is None:
        ctx.api.defer()
        return
    parameters = label_parameters(info)
    note(info, family=text, labels=labels, parameters=parameters)
    with suppress(RuleError):
        # If it determines the result, it types operations that are known only by their family.
        check_rule(rule, parameters, _arity(info))
        note(info, rule=text, exact=fits(rule))


def _mixed_runs(ctx: ClassDefContext) -> list[str]:
    """Return the runs that a class, or the nearest of its bases, names in ``mixed = frozenset({"*S"})``."""
    for statement in ctx.cls.defs.body:
        match statement:
            case AssignmentStmt(lvalues=[NameExpr(name="mixed")], rvalue=CallExpr(args=[SetExpr(items=items)])):
                return sorted(item.value for item in items if isinstance(item, StrExpr))
    return next((notes(base)["mixed"] for base in ctx.cls.info.mro[1:] if "mixed" in notes(base)), [])


def _is_plain_dataclass(decorator: Expression) -> bool:
    """Whether a decorator gives a class an ``__eq__`` by fields and no hash."""
    options: dict[str | None, Expression] = {}
    if isinstance(decorator, CallExpr):
        options = dict(zip(decorator.arg_names, decorator.args, strict=True))
        decorator = decorator.callee
    given = {name: isinstance(value, NameExpr) and value.name == "True" for name, value in options.items()}
    hashed = given.get("frozen", False) or given.get("unsafe_hash", False) or not given.get("eq", True)
    return isinstance(decorator, RefExpr) and decorator.fullname == "dataclasses.dataclass" and not hashed


def _arity(info: TypeInfo) -> int | None:
    return next((ARITIES[base.fullname] for base in info.mro if base.fullname in ARITIES), None)


def labels_of(rule: Rule, keyword: Expression, ctx: ClassDefContext) -> dict[str, str] | None:
    """Return the full names of the labels in a rule; None while one of them is not analysed yet."""
    found: dict[str, str] = {}
    for name, made_of in references(rule):
        symbol = ctx.api.lookup_qualified(name, keyword, suppress_errors=True)
        node = symbol.node if symbol is not None else None
        if isinstance(node, TypeInfo) and node.has_base(AXIS):
            check_reference(name, made_of, len(node.defn.type_vars))
            found[name] = node.fullname
        elif ctx.api.final_iteration or isinstance(node, TypeInfo):
            raise RuleError(f"{name} is not an axis label in the scope where the operation is declared")
        else:
            return None
    return found
