"""Hooks for individual functions of the library, by full name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mypy.plugin import AttributeContext, FunctionSigContext, MethodContext
from mypy.types import FunctionLike, Type

from typedtensor.mypy_plugin.base.lookups import Lookups
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
    OF_ONE_TENSOR,
    ON_VALUES,
    OWN_DERIVATIVES,
    PIPELINE,
    STACKING,
    STARTED,
)
from typedtensor.mypy_plugin.features.composition import join_stages
from typedtensor.mypy_plugin.features.control_flow import (
    check_batched,
    check_carried,
    check_closure,
    check_fold,
    check_folded,
    check_mapped,
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
    take_lambda,
    type_gradient,
    type_gradients,
    type_on_values,
    type_values,
)
from typedtensor.mypy_plugin.features.samples import same_label


def function_hook(fullname: str, lookups: Lookups) -> Callable[..., Type] | None:
    """Return the hook for the result of a call."""
    name = fullname.rpartition(".")[2]
    if fullname == DYNAMIC:
        return type_dynamic
    if fullname == ACROSS:
        return same_label
    if fullname == PIPELINE:
        return partial(join_stages, lookups=lookups)
    if fullname in STACKING:
        return partial(check_stacked, name=name, lookups=lookups)
    if fullname == JAX_SCAN:
        return partial(check_carried, lookups=lookups)
    if fullname == BATCHED:
        return partial(check_batched, lookups=lookups)
    if fullname in CLOSING:
        return partial(check_closure, name=name, lookups=lookups)
    if fullname in ON_VALUES:
        return partial(type_on_values, name=name, lookups=lookups)
    if fullname in OWN_DERIVATIVES:
        return partial(check_own_derivative, name=name, lookups=lookups)
    if fullname == COND:
        return partial(check_results, lookups=lookups)
    if fullname in AT_POINTS:
        return partial(check_point, argument=AT_POINTS[fullname], lookups=lookups)
    if fullname == FOLD:
        return partial(check_fold, lookups=lookups)
    if fullname in (GRADIENT, GRADIENTS):
        return partial(type_gradient if fullname == GRADIENT else type_gradients, lookups=lookups)
    if fullname in (JACOBIAN, BLOCK_JACOBIAN):
        return partial(type_jacobian, lookups=lookups, shared=int(fullname == BLOCK_JACOBIAN))
    return None


def values_hook(lookups: Lookups) -> Callable[[MethodContext], Type]:
    """Return the hook for the results of ``computation.values`` and of gradients that are indexed by a state."""
    return partial(type_values, lookups=lookups)


def stack_fold_hook(lookups: Lookups) -> Callable[[AttributeContext], Type]:
    """Return the hook for modules of a stack that are applied one after the other."""
    return partial(check_folded, lookups=lookups)


def stack_map_hook(lookups: Lookups) -> Callable[[MethodContext], Type]:
    """Return the hook for results of the modules or states of a stack."""
    return partial(check_mapped, lookups=lookups)


def signature_hook(fullname: str, lookups: Lookups) -> Callable[[FunctionSigContext], FunctionLike]:
    """Return the hook for the signature of a function that is typed by an argument."""
    if fullname in JOINING:
        return partial(answer_parts, name=fullname.rpartition(".")[2], lookups=lookups)
    if fullname in DIVIDING:
        return partial(answer_whole, name=fullname.rpartition(".")[2], lookups=lookups)
    if fullname in ON_VALUES:
        return take_lambda
    if fullname == GRADIENT:
        return answer_gradient
    if fullname in OWN_DERIVATIVES:
        return fix_own_derivative
    if fullname in OF_ONE_TENSOR:
        return partial(answer_state, name=fullname.rpartition(".")[2], lookups=lookups)
    if fullname in STARTED:
        return partial(fix_start, argument=STARTED[fullname], lookups=lookups)
    return partial(fix_state, lookups=lookups)
