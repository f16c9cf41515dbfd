"""What a body of a rule cannot decide is assumed: the rule itself, or who applies it, may see to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from typedtensor.mypy_plugin.types.labels import StaticReader
from typedtensor.mypy_plugin.types.rule_variables import is_rule_variable, is_set
from typedtensor.rules import Accepted, OperandSpec, Refused, Rule, RunSet, Word, apply_rule
from typedtensor.rules.syntax import Relation


def in_a_body(operands: Sequence[OperandSpec]) -> bool:
    """Whether operands have axes that a rule names."""
    return any(is_rule_variable(atom.payload) for operand in operands for atom in operand.word)


def assume(
    rule: Rule, refused: Refused, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: StaticReader
) -> Accepted | Refused | None:
    """A verdict on axes that stand for any, where they decide whether the rule applies.

    Which of them are among which is unknown, and so is what sets of them are. Which are the same is not.

    Returns:
        None where nothing can be said.
    """
    sets = any(isinstance(item, RunSet) for item in rule.result.items)
    sets = sets or any(is_set(atom.payload) for operand in operands for atom in operand.word)
    open_conditions = [c for c in rule.conditions if isinstance(c, Relation)]
    if not open_conditions and not sets:
        return refused
    decided = tuple(c for c in rule.conditions if c not in open_conditions)
    outcome = apply_rule(Rule(rule.text, rule.operands, rule.result, decided), operands, arguments, reader)
    return None if isinstance(outcome, Refused) and sets else outcome
