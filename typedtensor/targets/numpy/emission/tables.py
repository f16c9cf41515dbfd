"""Emitters and viewers by type of primitive."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from typedtensor.ir import Array, Primitive, Table
from typedtensor.targets.numpy.emission.steps import Step

Emitter = Callable[[Any, Array, Sequence[Any]], list[Step]]
"""``emitter(primitive, out, arrays)`` returns the steps that compute ``out``; ``arrays`` may include numbers."""

Viewer = Callable[[Any, Array], Array]
"""``viewer(primitive, array)`` returns the result as a view of the operand, or raises ValueError if there is none."""

EMITTERS = Table[Emitter]("NumPy's target", "emits")
VIEWERS = Table[Viewer]("NumPy's target, for views,", "views")

emits = EMITTERS.register
"""Register the emitter of primitives of some types."""

views = VIEWERS.register
"""Register the viewer of primitives of some types."""


def emit(primitive: Primitive, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """Return the steps that compute a primitive into ``out``."""
    return EMITTERS[type(primitive)](primitive, out, arrays)


def view(primitive: Primitive, array: Array) -> Array:
    """Return the result of a primitive as a view of its operand.

    Raises:
        ValueError: the layout of the operand allows no view.
    """
    return VIEWERS[type(primitive)](primitive, array)
