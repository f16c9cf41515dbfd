"""Gradients that were computed ahead of a step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError

if TYPE_CHECKING:
    from typedtensor.runtime import Gradients


def given_gradients(
    gradients: Gradients | Mapping[Param[Any], AnyTensor], parameters: Mapping[str, Param[Any]]
) -> Gradients:
    """Return gradients in the form of a computation's.

    Args:
        gradients: the gradients; those of other parameters are ignored.
        parameters: the parameters by name.

    Raises:
        AxisError: when one has other axes, sizes or another precision than its parameter.
    """
    from typedtensor.runtime import Gradients

    if isinstance(gradients, Gradients):
        return gradients
    chosen = {name: p for name, p in parameters.items() if p in gradients}
    return gathered({p: _fitting(name, p, gradients[p]) for name, p in chosen.items()})


def gathered(gradients: Mapping[Param[Any], AnyTensor]) -> Gradients:
    """Return gradients in one flat array if they are NumPy arrays of one dtype, for a program that consumes them."""
    from typedtensor.runtime import Gradients

    arrays = [x._array for x in gradients.values()]
    if not arrays or any(type(x) is not np.ndarray or x.dtype != arrays[0].dtype for x in arrays):
        return Gradients(dict(gradients.items()))
    return side_by_side(tuple(gradients), np.concatenate([x.reshape(-1) for x in arrays]))


def side_by_side(parameters: tuple[Param[Any], ...], array: Array) -> Gradients:
    """Return the gradients of parameters in a flat array."""
    from typedtensor.runtime import engines
    from typedtensor.runtime.reverse import SideBySide

    kinds = [(p.value.shape, array.dtype) for p in parameters]
    return SideBySide(parameters, array, kinds, engines.default_target(), {})


def _fitting(name: str, parameter: Param[Any], gradient: AnyTensor) -> AnyTensor:
    value = parameter.value
    expected, found = _described(value), _described(gradient)
    if expected != found:
        raise AxisError(f"the gradient for {name} must be {expected}, like the parameter, but is {found}")
    return gradient


def _described(x: AnyTensor) -> str:
    return f"{x.tensor_type} of shape {x.shape} and {x._array.dtype}" if hasattr(x, "tensor_type") else repr(x)
