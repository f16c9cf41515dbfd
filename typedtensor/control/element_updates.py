"""Updates of the elements of buffers, registered in the body of a loop along the axis of the buffers."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Any, Protocol

from typedtensor.core.expr import Const, Expr
from typedtensor.core.scope import MADE, Setting
from typedtensor.core.variables import Buffer
from typedtensor.errors import AxisError


class Registry(Protocol):
    """The owner of updates, as seen by the layers below it."""

    def update(self, buffer: Any, change: Callable[[Any], Any], /) -> None:
        """Register the update of a buffer, as a function of its value."""

    def present(self, buffer: Any, /) -> Any:
        """Return the value of a buffer after the updates so far."""


class ElementUpdates:
    """The updates in the body of a loop, of elements of buffers along its axis.

    The new values of an element are a further output of the body, and the stacked outputs the new value of the buffer.

    Args:
        elements: the inputs of the body that are elements of sequences.
        sequences: the sequences; of these, buffers have updates, and elements of buffers in an outer body.
    """

    def __init__(self, elements: Sequence[Expr[Any]], sequences: Sequence[Any]) -> None:
        self._places = {x: n for n, x in enumerate(elements) if is_updated(sequences[n])}
        self._made = MADE.get()
        self._values: dict[Expr[Any], tuple[Registry, Expr[Any]]] = {}

    @property
    def registered(self) -> Setting[None]:
        """A ``with`` statement in which the body is applied."""
        return Setting({_BODIES: (*_BODIES.get(), self)} if self._places else {}, None)

    @property
    def outputs(self) -> list[Expr[Any]]:
        """The new values of elements."""
        return [value for _, value in self._values.values()]

    def present(self, owner: Registry, element: Expr[Any]) -> Expr[Any]:
        """The value of an element after an owner's updates so far."""
        by, value = self._values.get(element, (None, element))
        return value if by is owner else element

    def update(self, owner: Registry, element: Expr[Any], change: Callable[[Any], Any]) -> None:
        """Register an update."""
        if MADE.get() is not self._made:
            raise AxisError(
                f"the element of a buffer, {element!r}, cannot be updated in a body inside that of its loop: update "
                "it in the body of the loop along the axis of the buffer"
            )
        if self._values.get(element, (owner,))[0] is not owner:
            raise AxisError(
                f"the element of a buffer, {element!r}, is updated by two Trainings in one body: pass one to both"
            )
        value = change(self.present(owner, element))
        value = value if isinstance(value, Expr) else Const(value)
        if value.tensor_type is not element.tensor_type:
            raise AxisError(
                f"the element of a buffer holds {element.tensor_type} and cannot become {value.tensor_type}: the new "
                "value must have the same type"
            )
        self._values[element] = owner, value

    def begin(self, sequences: Sequence[Any]) -> list[Any]:
        """The sequences of the loop: buffers with updates have the values after earlier updates."""
        found = [*sequences]
        for element, (owner, _) in self._values.items():
            place = self._places[element]
            found[place] = owner.present(found[place])
        return found

    def end(self, sequences: Sequence[Any], results: Sequence[Expr[Any]]) -> None:
        """Register the stacked outputs as the new values of the buffers."""
        buffers: dict[int, Expr[Any]] = {}
        for (element, (owner, _)), result in zip(self._values.items(), results, strict=True):
            buffer = sequences[self._places[element]]
            if buffers.setdefault(id(buffer), element) is not element:
                raise AxisError(
                    f"{buffer!r} is given to a loop twice, and the body updates both elements: give it once"
                )
            owner.update(buffer, functools.partial(_replaced_by, result))


def _replaced_by(new: Expr[Any], _: Any) -> Expr[Any]:
    return new


_BODIES: ContextVar[tuple[ElementUpdates, ...]] = ContextVar("typedtensor_element_updates", default=())
"""The updates of the bodies that are being traced, the innermost last."""


def updates_of(element: Expr[Any]) -> ElementUpdates | None:
    """Return the updates of the body of which an expression is an element of a buffer; None for other expressions."""
    return next((updates for updates in _BODIES.get() if element in updates._places), None)


def is_updated(sequence: Any) -> bool:
    """Whether a sequence can have updates: a buffer, or an element of one in an outer body."""
    return isinstance(sequence, Buffer) or (bool(_BODIES.get()) and updates_of(sequence) is not None)
