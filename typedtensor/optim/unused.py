"""Parameters of an optimizer that its losses do not depend on."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

from typedtensor.ad.graph import Node, parameters_of, topological_order
from typedtensor.core.expr import Expr
from typedtensor.core.variables import Param
from typedtensor.coroutines import Dynamic
from typedtensor.errors import GradientError, UnusedParameterWarning

STEPS = 2
"""The number of steps before the warning: an optimizer may alternate between losses of different parameters."""

_NAMED = 5


class Unused:
    """The parameters that the first losses of an optimizer depend on."""

    def __init__(self) -> None:
        self._first: set[Param[Any]] | None = None

    def met(self, loss: Expr[Any], parameters: Mapping[str, Param[Any]], stacklevel: int) -> None:
        """Warn of parameters that a loss does not depend on, if it is the second loss with the same parameters."""
        used, first = _used_in(loss), self._first
        self._first = used if first is None else None
        if first != used:
            return
        unused = [name for name, parameter in parameters.items() if parameter not in used]
        if not unused or len(unused) == len(parameters):  # if the loss depends on none, the step raises
            return
        names = ", ".join(unused[:_NAMED]) + (f" and {len(unused) - _NAMED} more" if len(unused) > _NAMED else "")
        them = "it" if len(unused) == 1 else "them"
        warnings.warn(
            f"{loss.describe()}, does not depend on {names}, so the optimizer does not change {them}: if this is "
            f"intended, do not give {them} to the optimizer",
            UnusedParameterWarning,
            stacklevel=stacklevel + 1,
        )


def without_parameters(loss: Expr[Any] | None, count: int) -> GradientError:
    """Return the error of a loss that depends on none of the parameters."""
    about = "the given gradients include" if loss is None else f"{loss.describe()}, depends on"
    return GradientError(f"{about} none of the {count} parameters of the optimizer")


def _used_in(loss: Expr[Any]) -> set[Param[Any]]:
    """Return the parameters of a loss; an empty set with dynamic parts, which may depend on others another time."""
    order = topological_order(loss, _operands)
    return set() if any(isinstance(node, Dynamic) for node in order) else set(parameters_of(order))


def _operands(node: Node) -> tuple[Node, ...]:
    return node.operands
