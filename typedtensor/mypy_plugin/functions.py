"""Hooks for individual functions of the library, by full name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from mypy.types import FunctionLike, Type

from typedtensor.mypy_plugin.base.names import (
    ACROSS,
    AT_POINTS,
    BATCHED,
    BLOCK_JACOBIAN,
    CLOSING,
    COND,
    DIVIDING,
    DYNAMIC,
    FOLD,
    GRADIENT,
    GRADIENTS,
    JACOBIAN,
    JAX_SCAN,
    JOINING,
    KL_DIVERGENCE,
    OF_ONE_TENSOR,
    ON_VALUES,
    OWN_DERIVATIVES,
    PIPELINE,
    STACKING,
    STARTED,
    TREE_FOLD,
)
from typedtensor.mypy_plugin.features.composition import join_stages
from typedtensor.mypy_plugin.features.control_flow import (
    check_batched,
    check_carried,
    check_closure,
    check_fold,
    check_results,
    check_stacked,
    fix_start,
    fix_state,
    type_dynamic,
)
from typedtensor.mypy_plugin.features.derivatives import (
    answer_state,
    check_own_derivative,
    fix_own_derivative,
    type_jacobian,
)
from typedtensor.mypy_plugin.features.no_labels import answer_parts, answer_whole
from typedtensor.mypy_plugin.features.other_libraries import answer_gradient
from typedtensor.mypy_plugin.features.pytrees import (
    check_point,
    sign_distribution,
    take_lambda,
    type_gradient,
    type_gradients,
    type_on_values,
)
from typedtensor.mypy_plugin.features.samples import same_label

Result = TypeVar("Result")


def _named(hook: Callable[..., Result], fullnames: frozenset[str]) -> dict[str, Callable[..., Result]]:
    """Return a hook for functions that it is given the names of."""
    return {fullname: partial(hook, name=fullname.rpartition(".")[2]) for fullname in fullnames}


RESULTS: Mapping[str, Callable[..., Type]] = {
    ACROSS: same_label,
    BATCHED: check_batched,
    COND: check_results,
    DYNAMIC: type_dynamic,
    FOLD: check_fold,
    GRADIENT: type_gradient,
    GRADIENTS: type_gradients,
    JACOBIAN: type_jacobian,
    BLOCK_JACOBIAN: partial(type_jacobian, shared=1),
    JAX_SCAN: check_carried,
    PIPELINE: join_stages,
    **{fullname: partial(check_point, argument=argument) for fullname, argument in AT_POINTS.items()},
    **_named(check_closure, CLOSING),
    **_named(check_own_derivative, OWN_DERIVATIVES),
    **_named(check_stacked, STACKING),
    **_named(type_on_values, ON_VALUES),
}
"""The hooks for the results of calls."""

SIGNATURES: Mapping[str, Callable[..., FunctionLike]] = {
    GRADIENT: answer_gradient,
    KL_DIVERGENCE: sign_distribution,
    TREE_FOLD: fix_state,
    **{fullname: partial(fix_start, argument=argument) for fullname, argument in STARTED.items()},
    **dict.fromkeys(ON_VALUES, take_lambda),
    **dict.fromkeys(OWN_DERIVATIVES, fix_own_derivative),
    **_named(answer_parts, JOINING),
    **_named(answer_state, OF_ONE_TENSOR),
    **_named(answer_whole, DIVIDING),
}
"""The hooks for the signatures of functions that are typed by an argument."""
