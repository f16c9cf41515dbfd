"""What a step makes, before it is made, and why it is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from typedtensor.ad.graph import topological_order
from typedtensor.backends import Array, namespace_of
from typedtensor.core.axes import label_name
from typedtensor.core.expr import Expr, Input, Variable
from typedtensor.core.scope import current_scope
from typedtensor.errors import NonFiniteError
from typedtensor.optim.update import States
from typedtensor.targets.base import Assignment, Store


class Change(NamedTuple):
    """What an optimizer has before a step, or after it.

    Attributes:
        places: what becomes of parameters.
        states: what is remembered of each by itself, by name.
        store: where a target keeps what is remembered of the others.
        steps: the number of steps.
        together: whether it was computed by a program.
        parts: what the optimizers have that are made one step together.
    """

    places: Sequence[Assignment]
    states: Mapping[str, States]
    store: Store | None
    steps: int
    together: bool = False
    parts: tuple[Change, ...] = ()


def unchanged(loss: Expr[Any]) -> str:
    """What is added to an error in a step."""
    return f"while making a step on {loss.describe()}; no parameter was changed"


def require_finite(loss: Expr[Any] | None, array: Array, name: str | None) -> None:
    """Raise a NonFiniteError where the loss, or the gradient for the parameter of a name, is not finite."""
    xp = namespace_of(array)
    if not bool(xp.all(xp.isfinite(xp.asarray(array)))):
        raise not_finite(loss, name)


def not_finite(loss: Expr[Any] | None, name: str | None) -> NonFiniteError:
    """Of the loss, or of the gradient for the parameter of a name."""
    if loss is None:
        return NonFiniteError(
            f"the gradient for {name} that is to be applied is not finite, so no parameter was changed: "
            "given(..., check_finite=True) names the first node that is not, where the gradients are computed"
        )
    what = "the loss" if name is None else f"the gradient of the loss for {name}"
    how = (
        "given(..., check_finite=True) names the first node that is not; look there for a logarithm or a division "
        "of zero, or lower the learning rate"
    )
    return NonFiniteError(
        f"{what} is not finite in a step on {loss.describe()}, so no parameter was changed: {given_wrong(loss) or how}"
    )


def given_wrong(loss: Expr[Any]) -> str | None:
    """Which value that a loss depends on has no elements, or holds NaN, in the open computation; None if none does."""
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
