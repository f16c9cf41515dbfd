"""``class MatMul(PolyOp2, rule="*N A, A B -> *N B")``: the rule is read, checked and noted once."""

from __future__ import annotations

from mypy.nodes import Expression, RefExpr, StrExpr, TypeInfo, Var
from mypy.plugin import ClassDefContext
from mypy.types import LiteralType

from typedtensor.mypy_plugin.axis_declarations import add_literal
from typedtensor.mypy_plugin.codes import AXIS_RULE
from typedtensor.mypy_plugin.instances import label_parameters
from typedtensor.mypy_plugin.lookups import Lookups, note
from typedtensor.mypy_plugin.names import ARITIES, AXIS
from typedtensor.mypy_plugin.signatures import fits, give_signature
from typedtensor.rules import Rule, RuleError, check_reference, check_rule, parse_rule, references


def declare_operation(ctx: ClassDefContext, lookups: Lookups) -> None:
    """Check the rule that a class states, note it, and give the class an ordinary signature."""
    keyword = ctx.cls.keywords.get("rule")
    if keyword is None:
        return
    info = ctx.cls.info
    text = _literal(keyword)
    if text is None:
        ctx.api.fail(f"the rule of {info.name} must be a string that can be read here", keyword, code=AXIS_RULE)
        return
    try:
        rule = parse_rule(text)
        check_rule(rule, label_parameters(info), _arity(info))
        labels = _labels(rule, keyword, ctx)
    except RuleError as error:
        ctx.api.fail(f'the rule "{text}" of {info.name} is ill-formed: {error}', keyword, code=AXIS_RULE)
        return
    if labels is None:
        ctx.api.defer()
        return
    note(info, rule=text, labels=labels, parameters=label_parameters(info), exact=fits(rule))
    add_literal(info, "__axis_rule__", LiteralType(text, ctx.api.named_type("builtins.str")))
    give_signature(info, rule, labels, ctx.api, lookups)


def _literal(keyword: Expression) -> str | None:
    if isinstance(keyword, StrExpr):
        return keyword.value
    if isinstance(keyword, RefExpr) and isinstance(keyword.node, Var) and isinstance(keyword.node.final_value, str):
        return keyword.node.final_value
    return None


def _arity(info: TypeInfo) -> int | None:
    return next((ARITIES[base.fullname] for base in info.mro if base.fullname in ARITIES), None)


def _labels(rule: Rule, keyword: Expression, ctx: ClassDefContext) -> dict[str, str] | None:
    """The full names of the labels that a rule mentions; None while one of them is not analysed yet."""
    found: dict[str, str] = {}
    for name, made_of in references(rule):
        symbol = ctx.api.lookup_qualified(name, keyword, suppress_errors=True)
        node = symbol.node if symbol is not None else None
        if isinstance(node, TypeInfo) and node.has_base(AXIS):
            check_reference(name, made_of, len(node.defn.type_vars))
            found[name] = node.fullname
        elif ctx.api.final_iteration or isinstance(node, TypeInfo):
            raise RuleError(f"{name} names no axis label where the operation is declared")
        else:
            return None
    return found
