"""The plugin, remembering where it gave ``Any`` for something that was not ``Any`` for a reason reported before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from mypy.plugin import FunctionContext, MethodContext, Plugin
from mypy.types import AnyType, Type, get_proper_type

from typedtensor.mypy_plugin.dispatch import AxesPlugin
from typedtensor.mypy_plugin.messages import is_reported

GIVEN_UP: set[tuple[str, int]] = set()
"""The files and lines."""


class Watched(AxesPlugin):
    """Watches what its hooks return."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        hook = super().get_function_hook(fullname)
        return None if hook is None else partial(_watch, hook)

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        hook = super().get_method_hook(fullname)
        return None if hook is None else partial(_watch, hook)


def _watch(hook: Callable[[Any], Type], ctx: Any) -> Type:
    result = hook(ctx)
    given = [of for types in ctx.arg_types for of in types]
    if isinstance(get_proper_type(result), AnyType) and not any(map(is_reported, given)):
        GIVEN_UP.add((ctx.api.path, ctx.context.line))
    return result


def plugin(version: str) -> type[Plugin]:
    """The entry that mypy calls."""
    return Watched
