"""Parameters side by side in one array, so that a step is a few operations whatever their number."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.backends.quiet import quietly
from typedtensor.expr import Param
from typedtensor.optim.transformations import State, Transformation
from typedtensor.tensor import AnyTensor


class Together:
    """The values of parameters in one array, and what is remembered of them in arrays alike.

    Attributes:
        parameters: the parameters, in the order in which they stand.
        values: their values.
        tensors: the same, for each parameter, as views.
        states: what each transformation remembers.
    """

    def __init__(
        self,
        parameters: tuple[Param[Any], ...],
        values: Array,
        states: tuple[State, ...],
        tensors: Sequence[AnyTensor] | None = None,
        spans: Sequence[_Span] | None = None,
    ) -> None:
        self.parameters, self.values, self.states = parameters, values, states
        self._spans = spans or _spans_of(parameters)
        self.tensors = list(tensors) if tensors is not None else self._views(values)

    @staticmethod
    def of(
        parameters: tuple[Param[Any], ...],
        states: Sequence[tuple[State, ...] | None],
        transformations: Sequence[Transformation],
    ) -> Together:
        """Parameters brought together.

        Args:
            parameters: the parameters; their values are NumPy arrays of one precision.
            states: what is remembered of each so far, or None.
            transformations: which remember it.
        """
        arrays = [parameter.value._array for parameter in parameters]
        values = _joined(arrays)
        joined: list[State] = []
        for number, transformation in enumerate(transformations):
            parts = [
                transformation.start(np, array) if state is None else state[number]
                for array, state in zip(arrays, states, strict=True)
            ]
            joined.append({name: _joined([part[name] for part in parts]) for name in parts[0]})
        return Together(parameters, values, tuple(joined), [parameter.value for parameter in parameters])

    def is_current(self) -> bool:
        """Whether the parameters still have these values."""
        return [parameter._value for parameter in self.parameters] == self.tensors

    def after(self, values: Array, states: tuple[State, ...]) -> Together:
        """The same with other values, and what is remembered of them."""
        return Together(self.parameters, values, states, spans=self._spans)

    def states_of(self, number: int) -> tuple[State, ...]:
        """What is remembered of one parameter."""
        return tuple(
            {name: split(self.parameters, array)[number] for name, array in state.items()} for state in self.states
        )

    def _views(self, values: Array) -> list[AnyTensor]:
        return [wrap(values[start:stop].reshape(shape)) for wrap, start, stop, shape in self._spans]


_Span = tuple[Callable[[Array], AnyTensor], int, int, tuple[int, ...]]
"""What makes a tensor of a parameter's type, where the parameter stands, and its shape."""


def _spans_of(parameters: Sequence[Param[Any]]) -> list[_Span]:
    spans: list[_Span] = []
    start = 0
    for parameter in parameters:
        shape = parameter.value.shape
        stop = start + math.prod(shape)
        spans.append((parameter.tensor_type.wrap, start, stop, shape))
        start = stop
    return spans


def split(parameters: Sequence[Param[Any]], values: Array) -> list[Array]:
    """What stands in an array for each of several parameters, as views."""
    return [values[start:stop].reshape(shape) for _, start, stop, shape in _spans_of(parameters)]


BLOCK = 1 << 15
"""How many numbers are transformed at once: what is made of so many stays near the processor until it is read again."""


def transformed(
    transformations: Sequence[Transformation],
    together: Together,
    gradient: Array,
    step: int,
    check: Callable[[], None],
) -> tuple[Array, tuple[State, ...]]:
    """The values of all parameters after a step against their gradients, and what is remembered then.

    Each number is transformed by itself, so that they can be taken in blocks.

    Args:
        transformations: what is done to the gradients.
        together: the parameters before.
        gradient: their gradients.
        step: its number, from 1.
        check: is called where the sum of some gradients is not finite; raises if one of them is not.
    """
    before = together.values
    values = np.empty_like(before)
    states = [{name: np.empty_like(array) for name, array in state.items()} for state in together.states]
    for start in range(0, before.size, BLOCK):
        part = slice(start, start + BLOCK)
        update, old = gradient[part], before[part]
        if not math.isfinite(quietly(np.add.reduce, update)):
            check()
        for transformation, state, remembered in zip(transformations, together.states, states, strict=True):
            known = {name: array[part] for name, array in state.items()}
            update, after = transformation.apply(np, update, old, known, step)
            for name, array in after.items():
                remembered[name][part] = array
        np.add(old, update, out=values[part])
    return values, tuple(states)


def _joined(arrays: Sequence[Any]) -> Array:
    return np.concatenate([np.asarray(array).reshape(-1) for array in arrays])
