"""Executables that pad their inputs to the sizes of one program and slice its results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array, Program, Shape
from typedtensor.targets.base import Assignment, BoundStep, Executable, PendingStep, Ran, StepExecutable, Store


class Fit:
    """The fit of arrays into a padded program.

    Args:
        program: the program.
        extras: the inputs after the leaves, which describe the actual sizes.
        outputs: the shapes of the results without padding.
    """

    def __init__(self, program: Program, extras: Sequence[Array], outputs: Sequence[Shape]) -> None:
        self.extras, self.outputs = extras, outputs
        self.inputs = [x.shape for x in program.inputs[: len(program.inputs) - len(extras)]]
        self._padded = [x.shape for x in program.outputs]

    def padded(self, arrays: Sequence[Array], places: Sequence[int] | None = None) -> list[Array]:
        """Return padded arrays for the inputs at ``places``, or for all inputs, then the extras."""
        at = range(len(self.inputs)) if places is None else places
        return [*(_padded(x, self.inputs[n]) for n, x in zip(at, arrays, strict=True)), *self.extras]

    def cut(self, array: Array, output: int) -> Array:
        """Return a result without its padding."""
        return array[tuple(map(slice, self.outputs[output]))]

    def cut_all(self, results: Sequence[Array], first: int = 0) -> Sequence[Array]:
        """Return results without their padding, beginning with number ``first``."""
        return [self.cut(x, n) for n, x in enumerate(results, first)]

    def joined(self, flat: Array, count: int) -> Array:
        """Return flat results, beginning with the second, without their padding."""
        shapes, wanted = self._padded[1 : 1 + count], self.outputs[1 : 1 + count]
        if list(shapes) == list(wanted):
            return flat
        ends = np.cumsum([int(np.prod(shape)) for shape in shapes])[:-1]
        pieces = [x.reshape(shape) for x, shape in zip(np.split(flat, ends), shapes, strict=True)]
        return np.concatenate([self.cut(x, n).reshape(-1) for n, x in enumerate(pieces, 1)])


def _padded(array: Array, shape: Shape) -> Array:
    if array.shape == shape:
        return array
    result = np.zeros(shape, array.dtype)
    result[tuple(map(slice, array.shape))] = array
    return result


class FittedValues(Executable):
    """Values by a program of padded arrays."""

    def __init__(self, executable: Executable, fit: Fit) -> None:
        self._executable, self._fit = executable, fit
        self.program, self.instructions, self.bytes = executable.program, executable.instructions, executable.bytes

    def run(self, arrays: Sequence[Any]) -> Sequence[Array]:
        return self._fit.cut_all(self._executable.run(self._fit.padded(arrays)))


class FittedStep(StepExecutable):
    """A loss and gradients by a program of padded arrays."""

    def __init__(self, executable: StepExecutable, fit: Fit, gradients: int) -> None:
        self._executable, self._fit, self._gradients = executable, fit, gradients
        self.program, self.ran = executable.program, executable.ran

    @property
    def instructions(self) -> int:
        return self._executable.instructions

    @property
    def bytes(self) -> int:
        return self._executable.bytes

    def run(self, arrays: Sequence[Array], step: PendingStep | None = None) -> Ran | None:
        result = self._executable.run(self._fit.padded(arrays), step)
        if result is None:
            return None
        self.ran = self._executable.ran
        flat = result.gradients
        gradients = None if flat is None else self._fit.joined(flat, self._gradients)
        return Ran(result.loss, gradients, self._fit.cut_all(result.further, 1 + self._gradients))

    def bound(self, store: Store, parameters: tuple[Param[Any], ...]) -> BoundStep | None:
        found = self._executable.bound(store, parameters)
        return None if found is None else FittedBound(found, self._fit, 1 + self._gradients)


class FittedBound(BoundStep):
    """A bound step by a step for padded arrays."""

    def __init__(self, step: BoundStep, fit: Fit, first: int) -> None:
        self._step, self._fit, self._first = step, fit, first
        self.others = [n for n in step.others if n < len(fit.inputs)]
        self.alone, self.scalars, self.ran = step.alone, step.scalars, step.ran

    def is_current(self) -> bool:
        return self._step.is_current()

    def values(self) -> Callable[[Node], AnyTensor | None]:
        return self._step.values()

    def run(
        self, arrays: Sequence[Array], numbers: Sequence[float]
    ) -> tuple[Array, Sequence[Assignment], Sequence[Array]] | None:
        result = self._step.run(self._fit.padded(arrays, self.others), numbers)
        return result and (result[0], result[1], self._fit.cut_all(result[2], self._first))
