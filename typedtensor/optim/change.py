"""The change of a step ahead of its commit, and the errors that prevent it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from typedtensor.ad.graph import topological_order
from typedtensor.backends import Array, namespace_of
from typedtensor.core.axes import label_name
from typedtensor.core.expr import Expr, Input
from typedtensor.core.scope import current_scope
from typedtensor.core.variables import Variable
from typedtensor.errors import NonFiniteError
from typedtensor.optim.update import States
from typedtensor.targets.base import Assignment, Store


class Change(NamedTuple):
    """The state of an optimizer before or after a step.

    Attributes:
        places: the assignments of new values to parameters.
        states: the states of parameters that are updated one by one, by name.
        store: the target's store of all other states.
        steps: the number of steps.
        together: whether a program computed the step.
        parts: the states of the optimizers that step together as groups.
    """

    places: Sequence[Assignment]
    states: Mapping[str, States]
    store: Store | None
    steps: int
    together: bool = False
    parts: tuple[Change, ...] = ()


def unchanged(loss: Expr[Any]) -> str:
    """Return the note on an error in a step."""
    return f"while making a step on {loss.describe()}; no parameter was changed"


def require_finite(loss: Expr[Any] | None, array: Array, name: str | None) -> None:
    """Raise NonFiniteError if the loss, or the gradient of the parameter called ``name``, is not finite."""
    xp = namespace_of(array)
    if not bool(xp.all(xp.isfinite(xp.asarray(array)))):
        raise not_finite(loss, name)


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
