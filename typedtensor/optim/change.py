"""The change of a step ahead of its commit, and the errors that prevent it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ad.graph import topological_order
from typedtensor.backends import NAMESPACES, Array, namespace_of
from typedtensor.backends.library import Library
from typedtensor.backends.quiet import quietly_alone
from typedtensor.backends.reducing import all_finite
from typedtensor.core.axes import label_name
from typedtensor.core.expr import Expr, Input
from typedtensor.core.scope import current_scope
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.errors import NonFiniteError
from typedtensor.optim.update import States
from typedtensor.targets.base import Assignment, Held, Store


class Change(NamedTuple):
    """The state of an optimizer before or after a step.

    Attributes:
        places: the assignments of new values to parameters.
        states: the states of parameters that are updated one by one, by name.
        store: the target's store of all other states.
        steps: the number of steps.
        parts: the states of the optimizers that step together as groups.
    """

    places: Sequence[Assignment]
    states: Mapping[str, States]
    store: Store | None
    steps: int
    parts: tuple[Change, ...] = ()


def unchanged(loss: Expr[Any]) -> str:
    """Return the note on an error in a step."""
    return f"while making a step on {loss.describe()}; no parameter was changed"


def is_finite(array: Array) -> bool:
    """Whether all elements are finite."""
    if type(array) is not np.ndarray and isinstance(library := NAMESPACES.get(type(array)), Library):
        [array] = library.shared((array,)) or (array,)
    if type(array) is np.ndarray:
        return quietly_alone(all_finite, array)
    xp = namespace_of(array)
    return bool(xp.all(xp.isfinite(xp.asarray(array))))


def require_finite(loss: Expr[Any] | None, array: Array, name: str | None) -> None:
    """Raise NonFiniteError if the loss, or the gradient of the parameter called ``name``, is not finite."""
    if not is_finite(array):
        raise not_finite(loss, name)


def are_finite(places: Sequence[Assignment]) -> bool:
    """Whether all values to assign are finite."""
    for _, value in places:
        if isinstance(value, Held):
            if not value.is_finite():
                return False
        elif isinstance(value, AnyTensor) and not is_finite(value._array):
            return False
    return True


def require_finite_update(loss: Expr[Any] | None, name: str, before: Array, after: Array) -> None:
    """Raise NonFiniteError if a step made a finite element of the parameter called ``name`` infinite or NaN."""
    xp = namespace_of(after)
    if not bool(xp.any(xp.isfinite(xp.asarray(before)) & ~xp.isfinite(xp.asarray(after)))):
        return
    where = "" if loss is None else f" in a step on {loss.describe()}"
    raise NonFiniteError(
        f"the update of {name} is not finite{where}, so no parameter was changed: its gradient is finite, but the new "
        f"value would leave the range of {after.dtype}, or the update divides by zero; lower the learning rate, or "
        "give the optimizer a larger epsilon"
    )


def not_finite(loss: Expr[Any] | None, name: str | None) -> NonFiniteError:
    """Return the error of a loss, or of the gradient of the parameter called ``name``."""
    if loss is None:
        return NonFiniteError(
            f"the gradient to apply to {name} is not finite, so no parameter was changed: compute the gradients "
            "in given(..., check_finite=True), which names the first node that is not finite"
        )
    what = "the loss" if name is None else f"the gradient of the loss for {name}"
    how = (
        "given(..., check_finite=True) names the first node that is not finite; look there for a logarithm of "
        "zero or a division by zero, or lower the learning rate"
    )
    return NonFiniteError(
        f"{what} is not finite in a step on {loss.describe()}, so no parameter was changed: {given_wrong(loss) or how}"
    )


def given_wrong(loss: Expr[Any]) -> str | None:
    """Describe an input of a loss, in the open computation, that is empty or holds NaN; None if there is none."""
    scope = current_scope("a loss")
    for leaf in topological_order(loss):
        if not isinstance(leaf, (Input, Variable)):
            continue
        value = scope.evaluate(leaf)
        if empty := [label_name(axis) for axis, size in zip(value.axes, value.shape, strict=True) if not size]:
            return f"{empty[0]} has size 0 in {leaf.describe()}"
        xp = namespace_of(value._array)
        if leaf.tensor_type.kind == "real" and bool(xp.any(xp.isnan(xp.asarray(value._array)))):
            return f"{leaf.describe()}, holds NaN"
    return None
