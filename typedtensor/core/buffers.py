"""Buffers: untrained state of a model, such as running statistics, counters and caches.

Use never changes a buffer. Its new value is an expression, ``buffer.becomes(…)``. An optimizer step with that update,
or :func:`commit`, replaces the value together with the parameters and all other buffers of the step, or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from typedtensor.base.origin import Origin, caller_line
from typedtensor.core.expr import Const, Expr, type_of
from typedtensor.core.scope import current_scope
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.errors import AxisError

X = TypeVar("X", bound=AnyTensor)


class Buffer(Variable[X]):
    """A value without a gradient that steps replace by its updates, such as a running mean.

    Args:
        value: the initial value, of any kind.
        name: its name in messages.

    See also: ``torch.nn.Module.register_buffer``, ``flax.nnx.BatchStat``.

    >>> from typedtensor import IntTensor, given
    >>> count = Buffer(IntTensor[()](0))
    >>> for _ in range(3):
    ...     with given():
    ...         commit(count.becomes(count + 1))
    >>> count.value
    IntTensor[()](3)
    """

    __slots__ = ("_first",)

    def __init__(self, value: X, /, *, name: str | None = None) -> None:
        super().__init__(type_of(value, "Buffer"), name)
        self._value = self._first = value.own()

    def becomes(self, value: Expr[X], /) -> Update:
        """Return the update that assigns a new value, for a step or :func:`commit`.

        Args:
            value: the new value, which may depend on the present one.

        Raises:
            AxisError: when the type differs.
        """
        node: Expr[Any] = value if isinstance(value, Expr) else Const(value)
        if node.tensor_type is not self.tensor_type:
            raise AxisError(
                f"{self.describe()}, holds {self.tensor_type} and cannot become {node.tensor_type}: the new value "
                "must have the same type"
            )
        return Update(self, node, caller_line())

    @property
    def initial(self) -> X:
        """The initial value, which :meth:`reset` restores."""
        return self._first

    def reset(self) -> None:
        """Restore the initial value."""
        self._value = self._first


@dataclass(frozen=True, slots=True, eq=False)
class Update:
    """A buffer and the expression of its new value; made by :meth:`Buffer.becomes`."""

    buffer: Buffer[Any]
    value: Expr[Any]
    origin: Origin


def commit(*updates: Update) -> None:
    """Replace the values of buffers outside of training, as for caches: all of them or none.

    The values of the open computation stay unchanged.

    Raises:
        ScopeError: outside a computation.
        AxisError: when a buffer is updated twice, or its sizes would differ.

    >>> from typedtensor import Buffer, Tensor, given
    >>> x, y = Buffer(Tensor[()](1.0)), Buffer(Tensor[()](2.0))
    >>> with given():
    ...     commit(x.becomes(y), y.becomes(x))
    >>> x.value, y.value
    (Tensor[()](2.), Tensor[()](1.))
    """
    wanted = distinct(updates)
    scope = current_scope("a commit of updates")
    if len(wanted) > 1:
        scope.values([update.value for update in wanted])  # one plan computes all
    replace(assignments(wanted, scope.evaluate_to_keep))


def distinct(updates: Iterable[Update]) -> tuple[Update, ...]:
    """Check that updates are of different buffers, and return them.

    Raises:
        AxisError: when a buffer is updated twice.
    """
    found = tuple(updates)
    first: dict[Buffer[Any], Update] = {}
    for update in found:
        if not isinstance(update, Update):
            raise AxisError(f"expected an update of a buffer, as in count.becomes(count + 1), not {update!r}")
        if (other := first.setdefault(update.buffer, update)) is not update:
            raise AxisError(
                f"{update.buffer.describe()}, has two updates in one step, made at {other.origin} and at "
                f"{update.origin}: combine them into one update"
            )
    return found


def assignments(updates: Iterable[Update], evaluate: Callable[[Expr[Any]], Any]) -> list[tuple[Any, Any]]:
    """Return buffers with their new values, checked for type and sizes."""
    return [(update.buffer, update.buffer.fitted(evaluate(update.value))) for update in updates]


def replace(places: Sequence[tuple[Any, Any]]) -> None:
    """Assign values, all or none, even if interrupted from the keyboard."""
    before = [(place, place._value) for place, _ in places]
    try:
        for place, value in places:
            place._value = value
    except BaseException:
        for place, value in before:
            place._value = value
        raise
