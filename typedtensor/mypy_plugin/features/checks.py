"""The table of checks for mistakes that rules accept, by the method or operation that is applied.

A check is imported at the first application that it concerns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from mypy.nodes import Expression, NameExpr, OpExpr, TypeInfo
from mypy.types import Type

from typedtensor.methods import ALONG, METHODS
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import INDEXED, OPERATIONS, PENALTIES
from typedtensor.mypy_plugin.features.mistakes.samples import check_samples
from typedtensor.mypy_plugin.features.mistakes.softmaxes import OF_SOFTMAXES, check_softmax
from typedtensor.mypy_plugin.features.mistakes.totals import check_repeated_total

Check: TypeAlias = Callable[[Expression, Type, Site], None]
"""A check of the expression that applies an operation, and of the type of its result."""

_COMPARING = frozenset({"argmax", "softmax", "log_softmax"})
_COMPARISONS = frozenset({"__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__"})


@cache
def checks_of(name: str) -> tuple[Check, ...]:
    """Return the checks of a method, to be run until one of them reports."""
    found: list[Check] = [_without_result(check) for check in _of_method(name)]
    if name in ALONG:
        from typedtensor.mypy_plugin.features.mistakes.by_name import check_name

        found.append(check_name)
    if name in _COMPARING:
        from typedtensor.mypy_plugin.features.mistakes.classes import check_classes

        found.append(_without_result(check_classes))
    if name in OF_SOFTMAXES:
        found.append(_of_softmaxes(METHODS[name].operation))
    if name in _COMPARISONS:
        from typedtensor.mypy_plugin.features.mistakes.truths import check_truth

        found.append(check_truth)
    return tuple(found)


def _without_result(check: Callable[[Expression, Site], None]) -> Check:
    return lambda context, result, site: check(context, site)


def _of_terms(*checks: Callable[[Expression, Site], None]) -> Callable[[Expression, Site], None]:
    """Combine checks of the terms of a sum, run until one of them reports; sums of two variables are skipped."""

    def check_terms(context: Expression, site: Site) -> None:
        if isinstance(context, OpExpr) and isinstance(context.left, NameExpr) and isinstance(context.right, NameExpr):
            return
        for check in checks:
            if not site.reported:
                check(context, site)

    return check_terms


def _of_softmaxes(operation: str) -> Check:
    def check(context: Expression, result: Type, site: Site) -> None:
        check_softmax(context, operation, site)
        check_samples(context, operation, site)

    return check


def _of_method(name: str) -> tuple[Callable[[Expression, Site], None], ...]:
    match name:
        case "mean":
            from typedtensor.mypy_plugin.features.mistakes.constants import check_shares
            from typedtensor.mypy_plugin.features.mistakes.counts import check_mean
            from typedtensor.mypy_plugin.features.mistakes.meanings.lengths import check_mean_of_states
            from typedtensor.mypy_plugin.features.mistakes.meanings.likelihoods import check_joint
            from typedtensor.mypy_plugin.features.mistakes.variances import check_variance

            return check_mean, check_variance, check_shares, check_mean_of_states, check_joint
        case "sum":
            from typedtensor.mypy_plugin.features.mistakes.constants import check_shares

            return (check_shares,)
        case "merge" | "split":
            from typedtensor.mypy_plugin.features.mistakes.orders import check_order

            return (check_order,)
        case "log":
            from typedtensor.mypy_plugin.features.mistakes.meanings.overflows import check_logarithm

            return (check_logarithm,)
        case "square":
            from typedtensor.mypy_plugin.features.mistakes.meanings.detached import check_weight
            from typedtensor.mypy_plugin.features.mistakes.meanings.held import check_square

            return check_square, check_weight
        case "one_hot":
            from typedtensor.mypy_plugin.features.mistakes.indices import check_index

            return (check_index,)
        case "max" | "argmax" | "min" | "argmin":
            from typedtensor.mypy_plugin.features.mistakes.meanings.zeros import check_hidden_by_zero

            return (check_hidden_by_zero,)
        case "select":
            from typedtensor.mypy_plugin.features.mistakes.meanings.lengths import check_last_state
            from typedtensor.mypy_plugin.features.mistakes.selections import check_selection

            return check_selection, check_last_state
        case "__lt__" | "__le__" | "__gt__" | "__ge__":
            from typedtensor.mypy_plugin.features.mistakes.meanings.lengths import check_presence

            return (check_presence,)
        case "eq" | "ne":
            from typedtensor.mypy_plugin.features.mistakes.meanings.lengths import check_padding

            return (check_padding,)
        case "__truediv__":
            from typedtensor.mypy_plugin.features.mistakes.counts import check_ratio
            from typedtensor.mypy_plugin.features.mistakes.scales import check_scale

            return check_ratio, check_scale, check_repeated_total
        case "__sub__":
            from typedtensor.mypy_plugin.features.mistakes.meanings.held import check_difference
            from typedtensor.mypy_plugin.features.mistakes.meanings.likelihoods import check_logarithms

            return check_logarithms, check_repeated_total, check_difference
        case "__add__":
            from typedtensor.mypy_plugin.features.mistakes.crossings import check_crossing
            from typedtensor.mypy_plugin.features.mistakes.meanings.affine import check_affine
            from typedtensor.mypy_plugin.features.mistakes.meanings.likelihoods import check_logarithms
            from typedtensor.mypy_plugin.features.mistakes.meanings.residuals import check_doubled, check_residual

            terms = _of_terms(check_crossing, check_affine, check_residual)
            return terms, check_logarithms, check_doubled
    return ()


def check_operation(context: Expression, info: TypeInfo, result: Type, site: Site, called: Type) -> None:
    """Run the checks of the operation that a call applies, until one of them reports."""
    if checks := _of_operation(info.name):
        for check in checks:
            if not site.reported:
                check(context, site, called)
    elif info.name in PENALTIES:
        from typedtensor.mypy_plugin.features.mistakes.meanings.preferences import check_preference

        check_preference(context, site)
    elif not info.fullname.startswith(f"{OPERATIONS}."):
        from typedtensor.mypy_plugin.features.mistakes.hiding import check_hidden

        check_hidden(context, info.name, result, site, called)


@cache
def _of_operation(name: str) -> tuple[Callable[[Expression, Site, Type], None], ...]:
    match name:
        case "CrossEntropy":
            from typedtensor.mypy_plugin.features.mistakes.indices import check_index
            from typedtensor.mypy_plugin.features.mistakes.meanings.logits import check_scores
            from typedtensor.mypy_plugin.features.mistakes.meanings.targets import check_target

            return check_index, check_target, check_scores
        case "SmoothedCrossEntropy":
            from typedtensor.mypy_plugin.features.mistakes.meanings.targets import check_target

            return (check_target,)
        case "BinaryCrossEntropy":
            from typedtensor.mypy_plugin.features.mistakes.meanings.logits import check_scores

            return (check_scores,)
        case "Select":
            from typedtensor.mypy_plugin.features.mistakes.meanings.lengths import check_last_state
            from typedtensor.mypy_plugin.features.mistakes.selections import check_selection

            return check_selection, check_last_state
        case "SegmentSum":
            from typedtensor.mypy_plugin.features.mistakes.meanings.segments import check_segments

            return (check_segments,)
        case "Einsum" | "Einsum3":
            from typedtensor.mypy_plugin.features.mistakes.meanings.alone import check_alone

            return (check_alone,)
        case "ConcatAlong":
            from typedtensor.mypy_plugin.features.mistakes.orders import check_derived

            return (check_derived,)
        case "Log":
            from typedtensor.mypy_plugin.features.mistakes.meanings.overflows import check_logarithm

            return (check_logarithm,)
        case "Square":
            from typedtensor.mypy_plugin.features.mistakes.meanings.detached import check_weight
            from typedtensor.mypy_plugin.features.mistakes.meanings.held import check_square

            return check_square, check_weight
    if name in INDEXED:
        from typedtensor.mypy_plugin.features.mistakes.indices import check_index

        return (check_index,)
    return ()
