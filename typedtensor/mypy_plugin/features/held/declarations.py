"""``@held_to("*N Q U, *N K U, bool *A K *B -> …")``: a method whose operands satisfy a rule in addition to their types.

The rule is recorded with the class. The type of the method does not change: callers, pipelines and overrides use it as
declared.
"""

from __future__ import annotations

from mypy.nodes import CallExpr, Decorator, Expression, RefExpr, StrExpr
from mypy.plugin import ClassDefContext
from mypy.types import LiteralType

from typedtensor.mypy_plugin.base.codes import AXIS_RULE
from typedtensor.mypy_plugin.base.lookups import note
from typedtensor.mypy_plugin.base.names import HELD_DECORATOR
from typedtensor.mypy_plugin.features.axis_declarations import add_literal
from typedtensor.mypy_plugin.features.habits.forward import declare_forward
from typedtensor.mypy_plugin.features.operation_declarations import labels_of
from typedtensor.mypy_plugin.types.instances import label_parameters
from typedtensor.rules import RuleError, check_rule, parse_rule

HELD, HELD_SYMBOL = "held", "__held_rules__"
"""The metadata key of such rules, and the symbol that changes with them, for mypy's dependency tracking."""


def declare_module(ctx: ClassDefContext) -> None:
    """Record the rules of a module's methods, and declare ``__call__`` where it has ``forward`` alone."""
    declare_forward(ctx.cls.info)
    found: dict[str, list[tuple[str, list[int], dict[str, str]]]] = {}
    for statement in ctx.cls.defs.body:
        for decorator in statement.decorators if isinstance(statement, Decorator) else ():
            if not isinstance(statement, Decorator) or not (stated := _stated(decorator)):
                continue
            text, *operands = stated
            try:
                rule = parse_rule(text)
                check_rule(rule, label_parameters(ctx.cls.info), len(operands), taker="method")
                labels = labels_of(rule, decorator, ctx)
            except RuleError as error:
                ctx.api.fail(f'the rule "{text}" of {ctx.cls.name} is ill-formed: {error}', decorator, code=AXIS_RULE)
                continue
            if labels is None:
                ctx.api.defer()
                return
            names = [argument.variable.name for argument in statement.func.arguments[1:]]
            rules = found.setdefault(statement.func.name, [])
            rules.append((text, [names.index(operand) for operand in operands], labels))
    if found:
        note(ctx.cls.info, **{HELD: found})
        said = "; ".join(f"{name}: {text}" for name, rules in found.items() for text, *_ in rules)
        add_literal(ctx.cls.info, HELD_SYMBOL, LiteralType(said, ctx.api.named_type("builtins.str")))


def _stated(decorator: Expression) -> list[str]:
    """Return the rule and the operands of ``held_to("…", "x", "mask", labels=…)``; empty for another decorator."""
    if not isinstance(decorator, CallExpr) or not isinstance(decorator.callee, RefExpr):
        return []
    texts = [argument.value for argument in decorator.args if isinstance(argument, StrExpr)]
    return texts if decorator.callee.fullname == HELD_DECORATOR else []
