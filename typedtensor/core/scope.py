"""The computation that is open: what ``.value`` and unsized axes refer to."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from typedtensor.base.ending import Statement, at_end, exit_method
from typedtensor.core.axes import Label, declared_size, how_to_size, label_name
from typedtensor.errors import ScopeError, SizeError


class Scope(Protocol):
    """An open computation, as the floors below it see it."""

    def evaluate(self, expression: Any) -> Any:
        """The value of an expression."""

    def values(self, state: Any, /) -> Any:
        """The values of several expressions, by one plan."""

    def expand(self, part: Any) -> Any:
        """What a dynamic part turns out to be."""

    def gradients(self, loss: Any, /, *expressions: Any) -> Any:
        """The gradients of a scalar."""

    def backward_into(self, loss: Any, parameters: Any, on_start: Any, also: Any = (), /) -> Any:
        """The gradients of a scalar for some parameters, unless a step takes them while they are computed."""

    def met(self, loss: Any, /) -> Any:
        """What is known of a loss, and of all losses of its structure; nothing if no plan is known."""

    def take_step(self, loss: Any, bound: Any, number: int, /) -> Any:
        """A step on a loss that is known, as one call; nothing if it is to be made in another way."""

    @property
    def sizes(self) -> Mapping[Label, int]:
        """The sizes of the labels that have been seen."""


class LiveInterpreter(Protocol):
    """What computes operations at once in ``Mode.LIVE``, as the floors below it see it."""

    def application(self, operation: Any, operands: tuple[Any, ...], /) -> Any:
        """An operation applied to expressions and tensors."""

    def structured(self, operation: Any, operands: tuple[Any, ...], /) -> tuple[Any, ...]:
        """The results of an operation with bodies."""

    def is_live(self, expression: Any, /) -> bool:
        """Whether a derivative that is being computed depends on an expression."""


class Replay(Protocol):
    """What a body has made before, as the floors below it see it."""

    def find(self, operation: Any, operands: tuple[Any, ...], /) -> Any:
        """The node of an operation applied to expressions at this place, if there was one; it is passed then."""

    def note(self, node: Any, /) -> None:
        """Pass a node that was made at this place."""


class Mode(Enum):
    """The effect of applying an operation to expressions, besides making a node."""

    LAZY = "nothing; the node is computed when its value is asked for"
    EAGER = "the node is computed at once, in the open computation"
    PLAIN = "no node is made: parameters and constants stand for their values"
    TRACED = "the node is noted, as a part of a body that is being traced"
    LIVE = "no node is made: the value is computed at once, by the interpreter in LIVE"


MODE: ContextVar[Mode] = ContextVar("typedtensor_mode", default=Mode.LAZY)
"""The mode of this thread or coroutine."""

MADE: ContextVar[set[Any] | None] = ContextVar("typedtensor_made", default=None)
"""The nodes made since the tracing of a body began."""

LIVE: ContextVar[LiveInterpreter | None] = ContextVar("typedtensor_live", default=None)
"""What computes operations in ``Mode.LIVE``."""

REPLAY: ContextVar[Replay | None] = ContextVar("typedtensor_replay", default=None)
"""What the body has made before that runs in this thread or coroutine."""

REPLAYS: list[object] = []
"""Something for each body that runs in any thread of which it is known what it has made before: to see that there is
none takes a fourth of the time that a variable takes."""

POINTS: ContextVar[frozenset[Any]] = ContextVar("typedtensor_points", default=frozenset())
"""The nodes that stand for what is being differentiated as a graph, which have no values yet."""

AS_WRITTEN: ContextVar[bool] = ContextVar("typedtensor_as_written", default=True)
"""Whether operations are applied as a program says. Gradients and substitutions apply them to what was checked before,
where sums over axes that are divided over devices are what the gradient's type says."""

PLANNED: ContextVar[bool] = ContextVar("typedtensor_planned", default=True)
"""Whether plans may compute what the interpreter would."""

CURRENT: ContextVar[Scope | None] = ContextVar("typedtensor_scope", default=None)
"""The innermost open computation of this thread or coroutine."""

OPERANDS: ContextVar[tuple[Any, ...]] = ContextVar("typedtensor_operands", default=())
"""The tensors that a model on plain tensors computes with, the innermost ones last."""


T = TypeVar("T")


class Setting(Generic[T]):
    """A ``with`` block that sets variables and restores them afterwards, whatever interrupts it.

    Args:
        values: the values of the variables.
        subject: what the block is given.
    """

    __slots__ = ("_before", "_ending", "_subject", "_values", "statement")

    statement: Statement

    def __init__(self, values: Mapping[ContextVar[Any], Any], subject: T) -> None:
        self._values, self._subject = values, subject

    def __enter__(self) -> T:
        self._before = [(variable, variable.get()) for variable in self._values]
        self._ending = at_end(self.statement, self._restore)
        for variable, value in self._values.items():
            variable.set(value)
        return self._subject

    @exit_method
    def __exit__(self, *_: object) -> None:
        self._restore()
        self._ending = None

    def _restore(self, _: object = None) -> None:
        for variable, value in self._before:
            variable.set(value)


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
    """The size of a label: the declared one, that of the tensors given to a model, or that of the open computation.

    Raises:
        SizeError: when neither is known.
    """
    scope = CURRENT.get()
    known = scope.sizes if scope is not None else {}
    if operands := OPERANDS.get():
        known = {**known, **{label: size for x in operands for label, size in x.sizes.items()}}
    size = declared_size(axis, known)
    if size is None:
        name = label_name(axis)
        raise SizeError(
            f"the size of {name} is not known here: no tensor with the axis {name} has been seen in an open "
            f"computation; {how_to_size(axis)}",
            unknown=axis,
        )
    return size
