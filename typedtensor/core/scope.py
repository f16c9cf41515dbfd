"""The open computation, which ``.value`` and unsized axes refer to."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from typedtensor.base.ending import Statement, at_end, exit_method
from typedtensor.core.axes import Label, declared_size, how_to_size, label_name
from typedtensor.errors import ScopeError, SizeError


class Scope(Protocol):
    """An open computation, as seen by the layers below it."""

    def evaluate(self, expression: Any) -> Any:
        """Evaluate an expression."""

    def evaluate_to_keep(self, expression: Any) -> Any:
        """Evaluate an expression for use after the computation; the value owns its elements if they are bound data."""

    def values(self, state: Any, /) -> Any:
        """Evaluate several expressions by one plan."""

    def expand(self, part: Any) -> Any:
        """Return the outcome of a dynamic part."""

    def gradients(self, loss: Any, /, *expressions: Any) -> Any:
        """Return the gradients of a scalar."""

    def backward_into(self, loss: Any, parameters: Any, on_start: Any, also: Any = (), history: Any = None, /) -> Any:
        """Return the gradients of a scalar for some parameters, unless a step consumes them while they are computed."""

    def take_step(self, loss: Any, also: Any, bound: Any, store: Any, number: int, /) -> Any:
        """Take a step on a known loss as one call; None if the step must be taken in another way."""

    @property
    def sizes(self) -> Mapping[Label, int]:
        """The known sizes of labels."""


class LiveInterpreter(Protocol):
    """The interpreter of operations in ``Mode.LIVE``, as seen by the layers below it."""

    def application(self, operation: Any, operands: tuple[Any, ...], /) -> Any:
        """Apply an operation to expressions and tensors."""

    def structured(self, operation: Any, operands: tuple[Any, ...], /) -> tuple[Any, ...]:
        """Apply an operation with bodies."""

    def is_live(self, expression: Any, /) -> bool:
        """Whether a derivative that is being computed depends on an expression."""


class Replay(Protocol):
    """The earlier nodes of a dynamic part's body, as seen by the layers below it.

    Attributes:
        here: by the number of an application at this position (``id(operation) ^ id(operands[-1])``), its node and the
            table of applications after it.
    """

    here: dict[int, Any]

    def note(self, node: Any, /) -> None:
        """Advance by a node that was made at this position."""


class Mode(Enum):
    """What applying an operation to expressions does, besides making a node."""

    LAZY = "nothing; the node is computed when its value is asked for"
    EAGER = "the node is computed at once, in the open computation"
    PLAIN = "no node is made: parameters and constants stand for their values"
    TRACED = "the node is noted, as a part of a body that is being traced"
    LIVE = "no node is made: the value is computed at once, by the interpreter in LIVE"


MODE: ContextVar[Mode] = ContextVar("typedtensor_mode", default=Mode.LAZY)
"""The mode of this thread or coroutine."""

MADE: ContextVar[set[Any] | None] = ContextVar("typedtensor_made", default=None)
"""The nodes made since the trace of a body began."""

LIVE: ContextVar[LiveInterpreter | None] = ContextVar("typedtensor_live", default=None)
"""The interpreter of operations in ``Mode.LIVE``."""

REPLAY: ContextVar[Replay | None] = ContextVar("typedtensor_replay", default=None)
"""The earlier nodes of the dynamic part's body that runs in this thread or coroutine."""

REPLAYS: list[object] = []
"""One entry for each running body with earlier nodes, in any thread. A check for emptiness takes a quarter of the
time of a lookup of a context variable."""

POINTS: ContextVar[frozenset[Any]] = ContextVar("typedtensor_points", default=frozenset())
"""The nodes that stand for the arguments of a function that is differentiated as a graph; they have no values yet."""

AS_WRITTEN: ContextVar[bool] = ContextVar("typedtensor_as_written", default=True)
"""Whether operations are applied as the user wrote them. Gradients and substitutions apply them to checked operands,
where sums over axes that are divided over devices are those of the gradient's type."""

PLANNED: ContextVar[bool] = ContextVar("typedtensor_planned", default=True)
"""Whether plans may compute instead of the interpreter."""

CURRENT: ContextVar[Scope | None] = ContextVar("typedtensor_scope", default=None)
"""The innermost open computation of this thread or coroutine."""

OPERANDS: ContextVar[tuple[Any, ...]] = ContextVar("typedtensor_operands", default=())
"""The tensors that a model on plain tensors computes with, the innermost ones last."""


T = TypeVar("T")


class Setting(Generic[T]):
    """A ``with`` statement that sets context variables and restores them at its end, even after an interrupt.

    Args:
        values: the values of the variables.
        subject: the value of the statement.
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
        ScopeError: when no computation is open; ``what`` names the request.
    """
    scope = CURRENT.get()
    if scope is None:
        raise ScopeError(
            f"{what} needs an open computation: open one with `with given(input.bind(tensor)):` (or `with "
            "given():` if it has no inputs) and request it inside"
        )
    return scope


def note_node(made: Any, mode: Mode) -> None:
    """Treat a new node as a mode demands."""
    if mode is Mode.EAGER:
        current_scope("an eager computation").evaluate(made)
    elif mode is Mode.TRACED and (nodes := MADE.get()) is not None:
        nodes.add(made)


def known_size(axis: Label) -> int | None:
    """The size of a label as :func:`size_in_scope` finds it; None if it is unknown."""
    scope = CURRENT.get()
    known = scope.sizes if scope is not None else {}
    if operands := OPERANDS.get():
        known = {**known, **{label: size for x in operands for label, size in x.sizes.items()}}
    return declared_size(axis, known)


def size_in_scope(axis: Label) -> int:
    """The size of a label: declared, of the tensors given to a model, or in the open computation.

    Raises :class:`SizeError` when none is known.
    """
    size = known_size(axis)
    if size is None:
        name = label_name(axis)
        raise SizeError(
            f"the size of {name} is not known here: no tensor with the axis {name} has been seen in an open "
            f"computation; {how_to_size(axis)}",
            unknown=axis,
        )
    return size
