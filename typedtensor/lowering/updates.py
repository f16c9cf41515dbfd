"""The parameter update as a program, and the training step as one program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ir import DType, Program, Value, constant, make, new_input
from typedtensor.lowering.namespace import NAMESPACE
from typedtensor.lowering.tracing import Traced

Scalar = Callable[[int], float]
"""A number as a function of the step's number."""


class StepNumber:
    """The number of the step in a traced program. Numbers that depend on it are scalar inputs.

    Args:
        dtype: the dtype of the inputs.

    Attributes:
        scalars: the functions that compute the inputs from the step's number.
        inputs: the inputs.
    """

    def __init__(self, dtype: DType) -> None:
        self._dtype = dtype
        self.scalars: list[Scalar] = []
        self.inputs: list[Value] = []

    def scalar(self, function: Scalar) -> Traced:
        """Return a number that depends on the step."""
        if function not in self.scalars:
            self.scalars.append(function)
            self.inputs.append(new_input(f"scalar_{len(self.inputs)}", (), self._dtype))
        return Traced(self.inputs[self.scalars.index(function)])


@dataclass(frozen=True, eq=False)
class UpdateProgram:
    """The update of parameters and optimizer states by gradients.

    Attributes:
        program: takes the gradients of all parameters, their values, each of their states, and the scalars; returns the
            new values and each of the new states.
        scalars: compute the last inputs from the step's number.
    """

    program: Program
    scalars: tuple[Scalar, ...]

    def numbers(self, step: int) -> list[float]:
        """The scalars of a step."""
        return [float(scalar(step)) for scalar in self.scalars]


def step_program(
    gradients: Program, parameters: Sequence[int], update: UpdateProgram, parted: Sequence[tuple[int, ...]] = ()
) -> Program:
    """Combine gradients and update into one program of a training step.

    Args:
        gradients: takes the leaves; returns the loss, gradients, and further values.
        parameters: the positions of the parameters among the leaves.
        update: the update of the parameters.
        parted: for each parameter the axes along which the finiteness of its gradient is reported separately.

    Returns:
        A program that takes the leaves, the states and the scalars. It returns the loss, whether the gradient of each
        parameter is finite, the new values, the new states, the further values, and last the separate reports of
        finiteness. A gradient with a separate report counts as finite in the first ones.
    """
    loss, *others = gradients.outputs
    found, further = others[: len(parameters)], others[len(parameters) :]
    inputs = update.program.inputs
    known = dict(zip(inputs, [*found, *(gradients.inputs[n] for n in parameters)], strict=False))
    rest = inputs[len(known) :]
    known |= {x: x for x in rest}
    for value in update.program.order():
        if value not in known:
            operands: list[Any] = [known[x] if isinstance(x, Value) else x for x in value.operands]
            known[value] = make(value.primitive, *operands)
    known_finite: list[Traced] = []
    apart: list[Value] = []
    for x, axes in zip(found, parted or [()] * len(found), strict=True):
        finite = NAMESPACE.isfinite(Traced(x))
        if axes:
            along = tuple(n for n in range(len(x.shape)) if n not in axes)
            apart.append((NAMESPACE.all(finite, axis=along) if along else finite).value)
        known_finite.append(Traced(constant(np.asarray(True))) if axes else NAMESPACE.all(finite))
    updated = [known[x] for x in update.program.outputs]
    outputs = loss, NAMESPACE.stack(known_finite).value, *updated, *further, *apart
    return Program((*gradients.inputs, *rest), outputs)
