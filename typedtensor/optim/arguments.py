"""The arguments of optimizers: parameters by name, also unused ones, and the further expressions of a step."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.ad.graph import parameters_of, topological_order
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module, short_name
from typedtensor.core.variables import Param
from typedtensor.coroutines import Dynamic
from typedtensor.errors import AxisError, GradientError, UnusedParameterWarning


def expressions_asked(also: Any) -> tuple[Expr[Any], ...]:
    """Return the further expressions whose values a step returns.

    Raises:
        AxisError: the argument is not a tuple or list of expressions.

    >>> expressions_asked({"loss": 1.0})
    Traceback (most recent call last):
    ...
    typedtensor.errors.AxisError: also= takes a tuple or a list of expressions, whose values the step returns in that \
order; it was given a value of type dict
    """
    if not isinstance(also, (tuple, list)):
        raise AxisError(
            "also= takes a tuple or a list of expressions, whose values the step returns in that order; it was "
            f"given {'one expression' if isinstance(also, Expr) else f'a value of type {type(also).__name__}'}"
        )
    for n, x in enumerate(also):
        if not isinstance(x, Expr):
            raise AxisError(f"also= takes expressions, but item {n} is a value of type {type(x).__name__}")
    return tuple(also)


def named_parameters(parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]]) -> dict[str, Param[Any]]:
    """Parameters by name.

    Raises:
        AxisError: when there is none, or something else.
    """
    if isinstance(parameters, Module):
        raise AxisError(
            f"an optimizer takes parameters: pass model.parameters, not the module {short_name(parameters)}"
        )
    if isinstance(parameters, Param):
        raise AxisError(f"an optimizer takes several parameters: pass [parameter], not just {parameters!r}")
    if isinstance(parameters, Mapping):
        named = dict(parameters)
    else:
        named = {p.name or str(n) if isinstance(p, Param) else str(n): p for n, p in enumerate(parameters)}
    for name, parameter in named.items():
        if not isinstance(parameter, Param):
            raise AxisError(f"an optimizer changes parameters, but {name} is {parameter!r}: pass model.parameters")
    names: dict[Param[Any], str] = {}
    for name, parameter in named.items():
        if (first := names.setdefault(parameter, name)) != name:
            raise AxisError(
                f"{first} and {name} are the same parameter, which would be updated twice in each step: pass it once"
            )
    if not named:
        raise AxisError("there is nothing to optimise: the module has no parameters in its fields")
    return named


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
    order = topological_order(loss, lambda x: x.operands)  # bodies of dynamic parts do not run here
    return set() if any(isinstance(node, Dynamic) for node in order) else set(parameters_of(order))
