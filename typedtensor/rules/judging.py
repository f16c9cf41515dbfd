"""The verdict of a rule, with suggestions for a refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from typedtensor.rules.solver import Accepted, Refused, apply_rule
from typedtensor.rules.syntax import Rule
from typedtensor.rules.words import OperandSpec, Reader, Word


def judge(
    rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: Reader
) -> Accepted | Refused:
    """The verdict of a rule, as :func:`apply_rule` returns it, with suggestions in a refusal."""
    outcome = apply_rule(rule, operands, arguments, reader)
    if isinstance(outcome, Accepted):
        return outcome
    # Imported at the first mistake: most runs have none, and the type checker imports rules in every run.
    from typedtensor.rules.suggesting import advice, suggestions

    return outcome._replace(suggestion=advice(suggestions(rule, operands, arguments, reader)))
