"""Modules that can be kept as one: they differ in the values of their parameters and buffers alone."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np

from typedtensor.core.axes import Label, label_name
from typedtensor.core.buffers import Buffer
from typedtensor.core.expr import Const
from typedtensor.core.module import Module
from typedtensor.core.module_state import below
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.errors import AxisError
from typedtensor.nn.dropout import Dropout
from typedtensor.ops import PolyOp

_SHOWN = (bool, int, float, str, tuple, type, type(None))
"""The values that messages show."""


def require_alike(modules: list[Any]) -> None:
    """Require that modules differ in values alone.

    Raises:
        AxisError: when another one than the first has other fields, axes or settings.
    """
    first = dict(_settings(modules[0]))
    for number, module in enumerate(modules):
        if not isinstance(module, Module):
            raise AxisError(
                f"a stack is made of modules, as by lambda seed: Linear(Pixel, Digit, seed=seed), not of {module!r}"
            )
        found = dict(_settings(module))
        for name in first | found:
            if first.get(name) != found.get(name):
                field, here, there = name or "the module", found.get(name, "missing"), first.get(name, "missing")
                is_shown = isinstance(here, _SHOWN) and isinstance(there, _SHOWN)
                how = f"is {here}, and in module 0 it is {there}" if is_shown else "has another value than in module 0"
                raise AxisError(
                    f"the modules of a stack differ in the values of parameters alone, but in module {number} "
                    f"{field} {how}: make them alike, keep what differs in a parameter, or keep the modules in a list"
                )


def _settings(module: Module) -> Iterator[tuple[str, object]]:
    """What has to be equal in all modules of a stack, by path."""
    remaining: list[tuple[str, object]] = [("", module)]
    seen: set[int] = set()
    while remaining:
        path, value = remaining.pop()
        if isinstance(value, Variable):
            yield path, (type(value).__name__, value.tensor_type, value.value.shape, value.value.dtype)
        elif isinstance(value, Dropout):
            yield path, f"a Dropout of rate {value.mask.rate}"
        elif parts := below(value):
            yield path, type(value).__name__
            if id(value) not in seen:
                seen.add(id(value))
                remaining.extend((f"{path}.{name}" if path else str(name), part) for name, part in parts)
        else:
            yield path, _content(value)


def _content(value: object) -> object:
    """What a constant in a field is compared by: elements, settings, its own equality, or the name of a function."""
    match value:
        case Const():
            return _content(value.value)
        case AnyTensor():
            return [value.tensor_type, _content(value.numpy())]
        case np.ndarray():
            return [value.dtype, value.shape, value.tobytes()]
        case PolyOp():
            return [type(value), {name: _content(x) for name, x in value.__getstate__().items()}]
        case functools.partial():
            return [
                _content(value.func),
                *map(_content, value.args),
                {n: _content(x) for n, x in value.keywords.items()},
            ]
    if callable(value) and hasattr(value, "__qualname__"):
        return value.__qualname__  # a lambda of a constructor is another object in each module
    return type(value).__name__ if type(value).__eq__ is object.__eq__ else value


def require_separate(name: str, found: list[dict[str, Variable[Any]]], axis: Label) -> None:
    """Require that modules have parameters or buffers, of their own, without the axis.

    Args:
        name: the first module, for messages.
        found: the parameters and buffers of each module, by name.
        axis: the axis of the modules.

    Raises:
        AxisError: when they have not.
    """
    if not found[0]:
        raise AxisError(f"{name} has no parameters or buffers that a stack could keep along {label_name(axis)}")
    for path, variable in found[0].items():
        if axis in variable.tensor_type.axes:
            raise AxisError(
                f"the modules of a stack are along {label_name(axis)}, which their {_noun(variable)} {path}, a "
                f"{variable.tensor_type}, has already: use another label for the stack"
            )
    owned: set[int] = set()
    for variables in found:
        for path, variable in variables.items():
            if id(variable) in owned:
                raise AxisError(
                    f"the modules of a stack have {_noun(variable)}s of their own, and share {path}: pass what is "
                    "shared to them when they are applied, as in blocks.fold(x, shared)"
                )
            owned.add(id(variable))


def _noun(variable: Variable[Any]) -> str:
    return "buffer" if isinstance(variable, Buffer) else "parameter"
