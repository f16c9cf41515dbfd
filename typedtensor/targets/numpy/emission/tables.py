"""By the type of a primitive, what NumPy does for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from typedtensor.ir import Array, Primitive
from typedtensor.targets.numpy.emission.steps import Step

Emitter = Callable[[Any, Array, Sequence[Any]], list[Step]]
"""``emitter(primitive, out, arrays)``: the steps for the result in ``out``; numbers stand among the arrays."""

Viewer = Callable[[Any, Array], Array]
"""``viewer(primitive, array)``: the result as a view of the operand; a ValueError where its layout allows none."""

EMITTERS: dict[type[Primitive], Emitter] = {}
VIEWERS: dict[type[Primitive], Viewer] = {}

E = TypeVar("E", bound=Emitter)
V = TypeVar("V", bound=Viewer)


def emits(*kinds: type[Primitive]) -> Callable[[E], E]:
    """State how primitives of some types are computed."""

    def state(emitter: E) -> E:
        EMITTERS.update(dict.fromkeys(kinds, emitter))
        return emitter

    return state


def views(*kinds: type[Primitive]) -> Callable[[V], V]:
    """State how primitives of some types are seen in their operand."""

    def state(viewer: V) -> V:
        VIEWERS.update(dict.fromkeys(kinds, viewer))
        return viewer

    return state


def emit(primitive: Primitive, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """The steps that compute a primitive into ``out``."""
    return EMITTERS[type(primitive)](primitive, out, arrays)


def view(primitive: Primitive, array: Array) -> Array:
    """The result of a primitive as a view of its operand.

    Raises:
        ValueError: when the layout of the operand allows none.
    """
    return VIEWERS[type(primitive)](primitive, array)
