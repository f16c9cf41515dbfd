"""``softplus(chosen - rejected)``: a loss that grows with the score of the preferred alternative."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, OpExpr

from typedtensor.mypy_plugin.base.codes import AXES_PREFERENCE
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.names import naming, words
from typedtensor.mypy_plugin.types.applied import applied

_PREFERRED = words("chosen_wanted_preferred_winner_winning_won_better_accepted_liked_relevant")
_REJECTED = words("rejected_unwanted_refused_loser_losing_lost_worse_disliked_irrelevant")
_FALLING = words("distance_distances_loss_error_energy_cost_rank_perplexity_surprise")
"""Words for quantities that are smaller for the preferred alternative."""


def check_preference(context: Expression, site: Site) -> None:
    """Report a penalty of the preferred score minus the rejected one, also with a margin or a factor."""
    if not isinstance(context, CallExpr) or len(context.args) != 1:
        return
    signs: dict[str, int] = {}
    _collect(context.args[0], 1, signs, site)
    raised = [name for name, sign in signs.items() if sign > 0 and _named(name, _PREFERRED, _REJECTED)]
    lowered = [name for name, sign in signs.items() if sign < 0 and _named(name, _REJECTED, _PREFERRED)]
    if raised and lowered:
        site.report(
            f"this grows with {raised[0]} and falls with {lowered[0]}, so minimising it prefers {lowered[0]}: write "
            f"{lowered[0]} - {raised[0]}",
            AXES_PREFERENCE,
        )


def _collect(node: Expression, sign: int, signs: dict[str, int], site: Site) -> None:
    """Collect the names of the terms of a difference, with their signs; factors that are variables are omitted."""
    result = applied(node, site)
    if result is not None and result.operation in ("Add", "Sub"):
        first, second = result.operands
        _collect(first, sign, signs, site)
        _collect(second, -sign if result.operation == "Sub" else sign, signs, site)
    elif result is not None and result.operation == "Mul":
        for each in result.operands:
            if isinstance(each, OpExpr):
                _collect(each, sign, signs, site)
    elif (name := naming(node, site)) is not None:
        signs.setdefault(name, sign)


def _named(name: str, wanted: frozenset[str], others: frozenset[str]) -> bool:
    said = words(name)
    return bool(said & wanted) and not said & (others | _FALLING)
