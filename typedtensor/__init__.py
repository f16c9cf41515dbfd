"""typedtensor: a statically typed tensor language inside Python.

The names are imported when they are first used, so that the mypy plugin, which is a part of the package, runs
without NumPy.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typedtensor.axes import Attended as Attended
    from typedtensor.axes import Axis as Axis
    from typedtensor.axes import Concat as Concat
    from typedtensor.axes import Flat as Flat
    from typedtensor.axes import Strided as Strided
    from typedtensor.axes import Valid as Valid
    from typedtensor.coroutines import Dynamic as Dynamic
    from typedtensor.coroutines import both as both
    from typedtensor.coroutines import dynamic as dynamic
    from typedtensor.errors import AxisError as AxisError
    from typedtensor.errors import BindingError as BindingError
    from typedtensor.errors import GradientError as GradientError
    from typedtensor.errors import NonFiniteError as NonFiniteError
    from typedtensor.errors import ScopeError as ScopeError
    from typedtensor.errors import SizeError as SizeError
    from typedtensor.errors import TypedTensorError as TypedTensorError
    from typedtensor.execution import Computation as Computation
    from typedtensor.execution import Gradients as Gradients
    from typedtensor.execution import checkpoint as checkpoint
    from typedtensor.execution import given as given
    from typedtensor.execution import plain as plain
    from typedtensor.expr import App as App
    from typedtensor.expr import App1 as App1
    from typedtensor.expr import App2 as App2
    from typedtensor.expr import App3 as App3
    from typedtensor.expr import AppN as AppN
    from typedtensor.expr import Binding as Binding
    from typedtensor.expr import Const as Const
    from typedtensor.expr import Expr as Expr
    from typedtensor.expr import Input as Input
    from typedtensor.expr import Param as Param
    from typedtensor.module import Module as Module
    from typedtensor.module import Pipeline as Pipeline
    from typedtensor.operand import Operand as Operand
    from typedtensor.protocols import Function as Function
    from typedtensor.protocols import Layer as Layer
    from typedtensor.rules import RuleError as RuleError
    from typedtensor.structured import Forest as Forest
    from typedtensor.structured import ForestInput as ForestInput
    from typedtensor.structured import batched as batched
    from typedtensor.structured import call as call
    from typedtensor.structured import cond as cond
    from typedtensor.structured import fold as fold
    from typedtensor.structured import map_over as map_over
    from typedtensor.structured import scan as scan
    from typedtensor.structured import tree_fold as tree_fold
    from typedtensor.structured import while_loop as while_loop
    from typedtensor.tensor import AnyTensor as AnyTensor
    from typedtensor.tensor import BoolTensor as BoolTensor
    from typedtensor.tensor import IntTensor as IntTensor
    from typedtensor.tensor import Tensor as Tensor

__version__ = "0.1.0"

_MODULES = {
    "axes": ("Attended", "Axis", "Concat", "Flat", "Strided", "Valid"),
    "coroutines": ("Dynamic", "both", "dynamic"),
    "errors": (
        "AxisError",
        "BindingError",
        "GradientError",
        "NonFiniteError",
        "ScopeError",
        "SizeError",
        "TypedTensorError",
    ),
    "execution": ("Computation", "Gradients", "checkpoint", "given", "plain"),
    "expr": ("App", "App1", "App2", "App3", "AppN", "Binding", "Const", "Expr", "Input", "Param"),
    "module": ("Module", "Pipeline"),
    "operand": ("Operand",),
    "protocols": ("Function", "Layer"),
    "rules": ("RuleError",),
    "structured": (
        "Forest",
        "ForestInput",
        "batched",
        "call",
        "cond",
        "fold",
        "map_over",
        "scan",
        "tree_fold",
        "while_loop",
    ),
    "tensor": ("AnyTensor", "BoolTensor", "IntTensor", "Tensor"),
}
_HOME = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "AnyTensor",
    "App",
    "App1",
    "App2",
    "App3",
    "AppN",
    "Attended",
    "Axis",
    "AxisError",
    "Binding",
    "BindingError",
    "BoolTensor",
    "Computation",
    "Concat",
    "Const",
    "Dynamic",
    "Expr",
    "Flat",
    "Forest",
    "ForestInput",
    "Function",
    "GradientError",
    "Gradients",
    "Input",
    "IntTensor",
    "Layer",
    "Module",
    "NonFiniteError",
    "Operand",
    "Param",
    "Pipeline",
    "RuleError",
    "ScopeError",
    "SizeError",
    "Strided",
    "Tensor",
    "TypedTensorError",
    "Valid",
    "batched",
    "both",
    "call",
    "checkpoint",
    "cond",
    "dynamic",
    "fold",
    "given",
    "map_over",
    "plain",
    "scan",
    "tree_fold",
    "while_loop",
]


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
