"""Assumptions in the body of a rule: its axes are variables, so some conditions of inner rules cannot be decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from typedtensor.mypy_plugin.types.labels import StaticReader
from typedtensor.mypy_plugin.types.rule_variables import is_rule_variable, is_set
from typedtensor.rules import Accepted, OperandSpec, Refused, Rule, RunSet, Word, apply_rule
from typedtensor.rules.syntax import Relation


def in_a_body(operands: Sequence[OperandSpec]) -> bool:
    """Whether operands have axes that are variables of a rule."""
    return any(is_rule_variable(atom.payload) for operand in operands for atom in operand.word)


def assume(
    rule: Rule, refused: Refused, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: StaticReader
) -> Accepted | Refused | None:
    """Return the outcome of a rule on variables, assuming the conditions that only their values decide.

    Membership among variables is undecided, and so are the axes of sets of runs. Equality of variables is decided.

    Returns:
        None where even the assumption decides nothing.
    """
    sets = any(isinstance(item, RunSet) for item in rule.result.items)
    sets = sets or any(is_set(atom.payload) for operand in operands for atom in operand.word)
    open_conditions = [c for c in rule.conditions if isinstance(c, Relation)]
    if not open_conditions and not sets:
        return refused
    decided = tuple(c for c in rule.conditions if c not in open_conditions)
    outcome = apply_rule(Rule(rule.text, rule.operands, rule.result, decided), operands, arguments, reader)
    return None if isinstance(outcome, Refused) and sets else outcome
