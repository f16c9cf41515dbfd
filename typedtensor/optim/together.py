"""Parameters side by side in one array, so that a step is a few operations whatever their number."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends import Array
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

    def after(self, update: Array, states: tuple[State, ...]) -> Together:
        """The same after an update."""
        return Together(self.parameters, self.values + update, states, spans=self._spans)

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


def transformed(
    transformations: Sequence[Transformation], together: Together, gradient: Array, step: int
) -> tuple[Array, tuple[State, ...]]:
    """What transformations make of the gradients of all parameters, one after the other."""
    states: list[State] = []
    update = gradient
    for transformation, state in zip(transformations, together.states, strict=True):
        update, after = transformation.apply(np, update, together.values, state, step)
        states.append(after)
    return update, tuple(states)


def _joined(arrays: Sequence[Any]) -> Array:
    return np.concatenate([np.asarray(array).reshape(-1) for array in arrays])
