"""Parameters side by side in one array, so that a step is a few operations whatever their number."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.backends.memory import Memory
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
        before: Together | None = None,
    ) -> None:
        self.parameters, self.values, self.states = parameters, values, states
        self._spans: Sequence[_Span] = _spans_of(parameters) if before is None else before._spans
        # What was remembered before the last step is written over by the next, which may fail: then it is not needed.
        self._spare: tuple[State, ...] | None = None if before is None else before.states
        self._scratch: tuple[Array, Array] | None = None if before is None else before._scratch
        # Values from before a step are still seen: in the computation, and by whoever keeps a tensor.
        self._memories: list[Memory] = [] if before is None else before._memories
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

    def after(self, transformations: Sequence[Transformation], gradient: Array, step: int) -> Together:
        """The same after a step.

        Args:
            transformations: what is done to the gradients.
            gradient: the gradients of all parameters.
            step: its number, from 1.
        """
        states: list[State] = []
        update = gradient
        for transformation, state in zip(transformations, self.states, strict=True):
            update, after = transformation.apply(np, update, self.values, state, step)
            states.append(after)
        return Together(self.parameters, self.values + update, tuple(states), before=self)

    def successor(self) -> Successor:
        """The same after a step that is made in place, part by part."""
        size, dtype = self.values.size, self.values.dtype
        if self._scratch is None:
            block = min(size, max(1, _BLOCK // dtype.itemsize))
            self._scratch = _aligned(block, dtype), _aligned(block, dtype)
        states = self._spare
        if states is None:
            states = tuple({name: _aligned(size, dtype) for name in state} for state in self.states)
        return Successor(self, self._unseen().lend(), states, self._scratch)

    def _unseen(self) -> Memory:
        """Memory for values that nobody sees."""
        for memory in self._memories:
            if memory.is_free:
                return memory
        memory = Memory(self.values.size, self.values.dtype)
        # That of values which somebody keeps is theirs.
        self._memories = [*self._memories[-1:], memory]
        return memory

    def states_by(self, names: Mapping[Param[Any], str]) -> dict[str, tuple[State, ...]]:
        """What is remembered of each parameter, by its name."""
        apart = [{name: split(self.parameters, array) for name, array in state.items()} for state in self.states]
        return {
            names[parameter]: tuple({name: parts[n] for name, parts in state.items()} for state in apart)
            for n, parameter in enumerate(self.parameters)
        }

    def _views(self, values: Array) -> list[AnyTensor]:
        return [wrap(values[start:stop].reshape(shape)) for wrap, start, stop, shape in self._spans]


class Successor:
    """New values of parameters side by side, while they are written.

    Args:
        before: the parameters with their values before the step.
        values: where the new values are written.
        states: where what is remembered is written.
        scratch: two arrays for anything, of the size of a block.
    """

    def __init__(
        self, before: Together, values: Array, states: tuple[State, ...], scratch: tuple[Array, Array]
    ) -> None:
        self._before, self._values, self._states, self._scratch = before, values, states, scratch

    def write(self, transformations: Sequence[Transformation], gradient: Array, start: int, step: int) -> None:
        """Write the values from a position on, as many as there are gradients, in blocks that stay in the cache."""
        block = self._scratch[0].size
        if gradient.size == self._values.size <= block:  # slices would only take time
            self._write(transformations, gradient, slice(None), step)
            return
        for first in range(0, gradient.size, block):
            part = gradient[first : first + block]
            self._write(transformations, part, slice(start + first, start + first + part.size), step)

    def _write(self, transformations: Sequence[Transformation], gradient: Array, part: slice, step: int) -> None:
        out, scratch = self._scratch
        if gradient.size < out.size:
            out, scratch = out[: gradient.size], scratch[: gradient.size]
        before, update = self._before, gradient
        value = before.values[part]
        for transformation, old, new in zip(transformations, before.states, self._states, strict=True):
            old = {name: x[part] for name, x in old.items()}
            new = {name: x[part] for name, x in new.items()}
            update = transformation.write(update, value, old, new, out, scratch, step)
        np.add(value, update, self._values[part])

    def places(self, start: int, stop: int) -> tuple[Array, Array]:
        """The values between two positions before the step, and where the new ones are written."""
        return self._before.values[start:stop], self._values[start:stop]

    def made(self) -> Together:
        """The parameters with their new values, once all are written."""
        return Together(self._before.parameters, self._values, self._states, before=self._before)


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


_BLOCK = 128 * 1024
"""The bytes of each array in a block: with two or three that are remembered, all are in a second-level cache."""


def _aligned(size: int, dtype: Any) -> Array:
    """An array that starts with a line of the cache."""
    return Memory(size, dtype).lend()


def _joined(arrays: Sequence[Any]) -> Array:
    return np.concatenate([np.asarray(array).reshape(-1) for array in arrays])
