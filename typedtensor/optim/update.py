"""The composed transformations of an optimizer, as a function of arrays that is traced into programs, and its state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from typedtensor.backends import Array, is_narrow
from typedtensor.base.lazily import lazily
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError
from typedtensor.ir import DType, Program, Shape, Value, new_input
from typedtensor.lowering.namespace import namespace_of
from typedtensor.lowering.tracing import Traced, as_value
from typedtensor.lowering.updates import StepNumber, UpdateProgram
from typedtensor.optim.transformations import State, Transformation

States = tuple[State, ...]
"""The states that an optimizer's transformations keep of one parameter."""


class ParameterUpdate:
    """The composition of transformations.

    Parameters of less than single precision are updated in float32, which their states have, and rounded once: an
    epsilon of 1e-8 is 0 in float16, and squares of gradients leave its range.

    Args:
        transformations: the transformations, in order.
    """

    def __init__(self, transformations: Sequence[Transformation]) -> None:
        self.transformations = transformations
        self.is_traceable = all(t.traceable for t in transformations)

    @lazily
    def _names(self) -> list[tuple[str, ...]]:
        """The names in each transformation's state."""
        return [tuple(t.start(np, np.zeros(1))) for t in self.transformations]

    def start(self, value: Array) -> States:
        """Return the states of a parameter before the first step."""
        value = _single(value)
        return tuple(t.start(namespace_of(value), value) for t in self.transformations)

    def apply(
        self, gradients: Mapping[str, Array], values: Mapping[str, Array], states: Mapping[str, States], step: object
    ) -> tuple[dict[str, Array], dict[str, States]]:
        """Return the new values of parameters, by name, and their new states.

        Args:
            gradients: the gradients.
            values: the current values.
            states: the current states.
            step: the number of the step, or its placeholder in a traced program.
        """
        updates, present = {n: _single(x) for n, x in gradients.items()}, {n: _single(x) for n, x in values.items()}
        after: dict[str, States] = dict.fromkeys(updates, ())
        for number, transformation in enumerate(self.transformations):
            before = {name: states[name][number] for name in updates}
            updates, result = transformation.apply_all(updates, present, before, step)
            after = {name: (*after[name], result[name]) for name in updates}
        return {name: _rounded(values[name], present[name], x) for name, x in updates.items()}, after

    def trace(self, shapes: Sequence[Shape], dtype: DType) -> UpdateProgram:
        """Trace the update as a program, for parameters of given shapes and one dtype."""
        likes = [self.start(np.zeros(shape, dtype)) for shape in shapes]
        names = [str(n) for n in range(len(shapes))]

        def inputs(kind: str) -> dict[str, Traced]:
            return {n: Traced(new_input(f"{kind}_{n}", s, dtype)) for n, s in zip(names, shapes, strict=True)}

        gradients, values = inputs("gradient"), inputs("value")
        states = {
            name: tuple(
                {key: Traced(new_input(f"{key}_{name}", x.shape, x.dtype)) for key, x in s.items()} for s in like
            )
            for name, like in zip(names, likes, strict=True)
        }
        step = StepNumber(_single(np.zeros(0, dtype)).dtype)
        result, after = self.apply(gradients, values, states, step)
        taken = [*_values(gradients.values()), *_values(values.values()), *_flat(states.values()), *step.inputs]
        returned = [*_values(result.values()), *_flat(after.values())]
        return UpdateProgram(Program(tuple(taken), tuple(returned)), tuple(step.scalars))

    def flat(self, states: States) -> list[Array]:
        """Return the states of a parameter as a flat list of arrays."""
        return [x for state in states for x in state.values()]

    def keyed(self, states: States) -> dict[str, Array]:
        """Return copies of a parameter's states, by the number of the transformation and the name."""
        return {f"{n}.{key}": np.array(x) for n, state in enumerate(states) for key, x in state.items()}

    def nested(self, arrays: Iterable[Array]) -> States:
        """Return the states of a parameter, given as a flat list of arrays."""
        rest = iter(arrays)
        return tuple({name: next(rest) for name in names} for names in self._names)


def _single(x: Array) -> Array:
    """Return an array in float32 if its elements have less than single precision."""
    xp = namespace_of(x)
    return xp.astype(x, xp.float32) if is_narrow(x.dtype) else x


def _rounded(value: Array, single: Array, update: Array) -> Array:
    """Return the sum of a value, which is also given in at least single precision, and an update, in its precision."""
    after = single + update
    return after if single is value else namespace_of(after).astype(after, value.dtype)


def _values(arrays: Iterable[Traced]) -> list[Value]:
    return [as_value(x) for x in arrays]


def _flat(states: Iterable[States]) -> list[Value]:
    """Return the states in order, each for all parameters."""
    by_parameter = [[x for state in each for x in state.values()] for each in states]
    return [as_value(x) for arrays in zip(*by_parameter, strict=True) for x in arrays]


@dataclass(frozen=True)
class OptimizerState:
    """The state of an optimizer after a number of steps: with the parameters, everything needed to continue.

    Attributes:
        steps: the number of steps made.
        remembered: for each changed parameter, by name, the arrays that the transformations keep, by the number of the
            transformation and their name: ``"0.mean"``.
        behind: for parameters of a group that has made fewer steps, by name, how many fewer; see :class:`Groups`.
        structures: numbers of the structures of losses that were met, by which later steps are compiled as they would
            have been in the same process.
    """

    steps: int
    remembered: Mapping[str, Mapping[str, Array]]
    behind: Mapping[str, int] = field(default_factory=dict)
    structures: Sequence[int] = ()


def states_of(
    state: OptimizerState, update: ParameterUpdate, parameters: Mapping[str, Param[Any]]
) -> dict[str, States]:
    """Return the states of each parameter in the form of an update's arguments.

    Raises:
        AxisError: the state belongs to other parameters or transformations.
    """
    return {name: _checked(name, arrays, update, parameters) for name, arrays in state.remembered.items()}


def _checked(
    name: str, arrays: Mapping[str, Array], update: ParameterUpdate, parameters: Mapping[str, Param[Any]]
) -> States:
    if name not in parameters:
        raise AxisError(
            f"the state has values for {name}, which is not among the parameters here: {', '.join(parameters)}"
        )
    start = update.start(parameters[name].value._array)
    needed = update.keyed(start)
    arrays = {key: _widened(x, needed.get(key)) for key, x in arrays.items()}
    given, expected = _described(arrays), _described(needed)
    if given != expected:
        raise AxisError(
            f"the state has {given} for {name}, but the transformations here need {expected}: it belongs to other "
            "transformations"
        )
    return tuple(
        {key: np.array(arrays[f"{number}.{key}"]) for key in remembered} for number, remembered in enumerate(start)
    )


def _widened(array: Array, like: Array | None) -> Array:
    """Return an array in the precision of another one, of the same kind, if that holds all its numbers."""
    if like is None or array.dtype.kind != like.dtype.kind or not np.can_cast(array.dtype, like.dtype):
        return array
    return array.astype(like.dtype)


def _described(arrays: Mapping[str, Array]) -> str:
    return ", ".join(f"{key} {x.shape} {x.dtype}" for key, x in sorted(arrays.items())) or "nothing"
