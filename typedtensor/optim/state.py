"""The state of an optimizer besides its parameters, as a value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError
from typedtensor.optim.update import ParameterUpdate, States


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
