"""Gradient checkpointing: recomputation in place of memory."""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

from typedtensor.core.expr import App, Expr
from typedtensor.core.node import by_name

P = ParamSpec("P")
R = TypeVar("R")


def checkpoint(function: Callable[P, R], /) -> Callable[P, R]:
    """Return a function whose intermediate values are recomputed in the backward pass, not kept.

    Args:
        function: a module, or any function of expressions that returns one.

    See also: Chen et al. (2016); ``torch.utils.checkpoint``, ``jax.checkpoint``.
    """

    return _Checkpoint(function)


class _Checkpoint(Generic[P, R]):
    """A function whose intermediate values are recomputed."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.function = function
        functools.update_wrapper(self, function, updated=())

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        result = self.function(*args, **kwargs)
        if isinstance(result, App):
            given = [x for x in (*args, *kwargs.values()) if isinstance(x, Expr)]
            result.region = _between(given, result)
        return result

    def __get__(self, instance: object, owner: object = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    def __reduce__(self) -> Any:
        return by_name(self) or (_Checkpoint, (self.function,))


def _between(given: list[Expr[Any]], result: App[Any]) -> tuple[Expr[Any], ...]:
    """Return the applications between given expressions and a result, without both ends."""
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
