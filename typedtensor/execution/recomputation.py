"""Recomputation: memory for time."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from typedtensor.expr import App, Expr

P = ParamSpec("P")
R = TypeVar("R")


def checkpoint(function: Callable[P, R], /) -> Callable[P, R]:
    """The same function, whose intermediate values are not kept for the backward pass but computed again.

    Args:
        function: a module, or any function of expressions that returns one.

    See also: Chen et al. (2016); ``torch.utils.checkpoint``, ``jax.checkpoint``.
    """

    @functools.wraps(function, updated=())
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        result = function(*args, **kwargs)
        if isinstance(result, App):
            given = [x for x in (*args, *kwargs.values()) if isinstance(x, Expr)]
            result.region = _between(given, result)
        return result

    return run


def _between(given: list[Expr[Any]], result: App[Any]) -> tuple[Expr[Any], ...]:
    """The applications that lead from given expressions to a result, without both ends."""
    seen: set[Expr[Any]] = {result, *given}
    stack = list(result.operands)
    found: list[Expr[Any]] = []
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            if isinstance(node, App):
                found.append(node)
                stack.extend(node.operands)
    return tuple(found)
