"""The arguments of optimizers: parameters by name, and the further expressions of a step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.core.expr import Expr
from typedtensor.core.module import Module, short_name
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError


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
