"""The plugin with a record of where it returned ``Any`` for a type that was not ``Any`` for a reported reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
from mypy.plugin import FunctionContext, MethodContext, Plugin
from mypy.types import AnyType, Type, get_proper_type

from typedtensor import mypy_plugin
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.dispatch import AxesPlugin

GIVEN_UP: set[tuple[str, int]] = set()
"""The files and lines of the record."""


class Watched(AxesPlugin):
    """The plugin with watched results of its hooks."""

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        hook = super().get_function_hook(fullname)
        return None if hook is None else partial(_watch, hook)

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        hook = super().get_method_hook(fullname)
        return None if hook is None else partial(_watch, hook)


def _watch(hook: Callable[[Any], Type], ctx: Any) -> Type:
    result = hook(ctx)
    site: Any = Site(None, ctx.api, ctx.context)  # type: ignore[arg-type]  # nothing is looked up
    given = [of for types in ctx.arg_types for of in types]
    if isinstance(get_proper_type(result), AnyType) and not any(map(site.is_said, given)):
        GIVEN_UP.add((ctx.api.path, ctx.context.line))
    return result


def _plugin(version: str) -> type[Plugin]:
    return Watched


@contextmanager
def watched() -> Iterator[None]:
    """Use the watched plugin for builds in the context."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mypy_plugin, "plugin", _plugin)
        yield
