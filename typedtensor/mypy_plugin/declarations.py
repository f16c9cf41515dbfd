"""Hooks for the definitions of operations and of functions with a rule; most files only use such definitions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mypy.plugin import AnalyzeTypeContext, ClassDefContext, FunctionContext, MethodContext, MethodSigContext
from mypy.types import FunctionLike, Type

from typedtensor.mypy_plugin.base.faults import guarded
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.features.annotations import as_written
from typedtensor.mypy_plugin.features.bodies import analyze_operand, call_label, is_gradient, sign_gradient
from typedtensor.mypy_plugin.features.declarations import bind_function, declare_function, declare_operation, state_rule


def class_hook(lookups: Lookups) -> Callable[[ClassDefContext], None]:
    """Return the hook for the definition of an operation class."""
    return partial(declare_operation, lookups=lookups)


def operand_hook() -> Callable[[str], Callable[[AnalyzeTypeContext], Type] | None]:
    """Return the search for the hook for ``Operand`` as an annotation."""
    return guarded(lambda fullname: analyze_operand, as_written)


def gradient_hook(name: str) -> Callable[[MethodSigContext], FunctionLike] | None:
    """Return the hook for the signature of ``operation.backward``."""
    return sign_gradient if is_gradient(name) else None


def rule_hook() -> Callable[[FunctionContext], Type]:
    """Return the hook for ``ruled("…")``."""
    return state_rule


def method_hook(name: str, lookups: Lookups) -> Callable[[MethodContext], Type]:
    """Return the hook for a call of a decorator, a look-up of a method with a rule, or ``operation.label("U")``."""
    hook = {"__call__": declare_function, "__get__": bind_function}.get(name, call_label)
    return partial(hook, lookups=lookups)
