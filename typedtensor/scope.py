"""The computation that is open: what ``.value`` and unsized axes refer to."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from enum import Enum
from typing import Any, Protocol

from typedtensor.axes import Label, declared_size, how_to_size, label_name
from typedtensor.errors import ScopeError, SizeError


class Scope(Protocol):
    """An open computation, as the floors below it see it."""

    def evaluate(self, expression: Any) -> Any:
        """The value of an expression."""

    def gradients(self, loss: Any, /, *expressions: Any) -> Any:
        """The gradients of a scalar."""

    def descend(self, loss: Any, begin: Any, /) -> Any:
        """The gradients of a scalar for all parameters, if they are not taken in parts while they are computed."""

    @property
    def sizes(self) -> Mapping[Label, int]:
        """The sizes of the labels that have been seen."""


class Mode(Enum):
    """What an operation on expressions does besides making a node."""

    LAZY = "nothing; the node is computed when its value is asked for"
    EAGER = "the node is computed at once, in the open computation"
    PLAIN = "no node is made: parameters and constants stand for their values"
    TRACED = "the node is noted, as a part of a body that is being traced"


MODE: ContextVar[Mode] = ContextVar("typedtensor_mode", default=Mode.LAZY)
"""The mode of this thread or coroutine."""

MADE: ContextVar[set[Any] | None] = ContextVar("typedtensor_made", default=None)
"""The nodes made since the tracing of a body began."""

PLANNED: ContextVar[bool] = ContextVar("typedtensor_planned", default=True)
"""Whether plans may compute what the interpreter would."""

CURRENT: ContextVar[Scope | None] = ContextVar("typedtensor_scope", default=None)
"""The innermost open computation of this thread or coroutine."""


def current_scope(what: str) -> Scope:
    """The open computation.

    Raises:
        ScopeError: when none is open; ``what`` says what was asked for.
    """
    scope = CURRENT.get()
    if scope is None:
        raise ScopeError(
            f"{what} was asked for outside a computation: open one with "
            "`with given(input.bind(tensor)):` (or `with given():` if it has no inputs) and ask inside"
        )
    return scope


def note_node(made: Any, mode: Mode) -> None:
    """Do with a new node what a mode says."""
    if mode is Mode.EAGER:
        current_scope("an eager computation").evaluate(made)
    elif mode is Mode.TRACED and (nodes := MADE.get()) is not None:
        nodes.add(made)


def size_in_scope(axis: Label) -> int:
    """The size of a label: the declared one, or that of the open computation.

    Raises:
        SizeError: when neither is known.
    """
    scope = CURRENT.get()
    size = declared_size(axis, scope.sizes if scope is not None else {})
    if size is None:
        name = label_name(axis)
        raise SizeError(
            f"the size of {name} is not known here: no tensor with the axis {name} has been seen in an open "
            f"computation; {how_to_size(axis)}"
        )
    return size
