"""Variables: leaves whose values change between computations.

``Param[X]`` is a value that an optimizer changes. ``Buffer[X]`` is untrained state of a model, such as running
statistics, counters and caches. An assigned value is checked first, and cast to the precision of the value that it
replaces.

Use never changes a buffer. Its new value is an expression, ``buffer.becomes(…)``. An optimizer step with that update,
or :func:`commit`, replaces the value together with the parameters and all other buffers of the step, or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from typedtensor.backends import in_precision, kind_of
from typedtensor.base.made import refuse_in_call
from typedtensor.base.origin import Origin, caller_line
from typedtensor.base.treescopes import constructor
from typedtensor.core.expr import Const, Expr, Leaf, type_of
from typedtensor.core.scope import current_scope
from typedtensor.core.tensor import AnyTensor, Stored
from typedtensor.elsewhere import VALUE
from typedtensor.errors import AxisError

X = TypeVar("X", bound=AnyTensor)


class Variable(Leaf[X]):
    """A value that is constant in a computation and may change between computations."""

    __slots__ = ("_value",)

    _value: X | Stored

    @property
    def value(self) -> X:
        """The present value, readable anywhere."""
        value = self._value
        return value if isinstance(value, AnyTensor) else value.tensor()

    if not TYPE_CHECKING:  # type checkers report the assignment themselves

        @value.setter
        def value(self, value):
            raise AttributeError(f"the value of {self!r} cannot be set: {VALUE.format(self._name or 'parameter')}")

    @property
    def held(self) -> X:
        """The present value for a computation, which may be deferred."""
        value = self._value
        return value if isinstance(value, AnyTensor) else value.held()

    def __treescope_repr__(self, path: str | None, renderer: Any) -> Any:
        return constructor(self, {"value": self.value}, path, renderer)

    def _held(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The state of the variable, with the value itself instead of its storage."""
        fields, slots = super()._held()
        return fields, slots | {"_value": self.value}

    def assign(self, value: X, *, dtype: Any = None) -> None:
        """Replace the value by another one of the same type and sizes, cast to the dtype of the present value.

        So weights that ``np.load`` returns in float64 leave a float32 model in float32.

        Args:
            value: the new value.
            dtype: another dtype to cast to.

        Raises:
            AxisError: when the type or the sizes differ, or the cast makes a finite element infinite; the old value
                stays.

        See also: ``torch.Tensor.copy_``.
        """
        self._value = self.fitted(value, dtype).own()

    def fitted(self, value: X, dtype: Any = None) -> X:
        """Check the type and sizes of a value, and cast it to the dtype of the present value or to another one.

        Raises:
            AxisError: as :meth:`assign`.
        """
        new, present = type_of(value, f"{type(self).__name__}.assign"), self.value
        if new is not self.tensor_type or value.shape != present.shape:
            raise AxisError(
                f"{self!r} has the type {self.tensor_type} and the shape {present.shape}, "
                f"but was assigned {new} of shape {value.shape}"
            )
        array = in_precision(value._array, present._array, dtype)
        if array is None:
            raise AxisError(
                f"{self!r} has elements of {dtype or present.dtype}, in which some of the assigned elements of "
                f"{value.dtype} overflow to infinity: scale them, or assign them with their own precision, "
                "assign(value, dtype=value.dtype)"
            )
        if kind_of(array) != self.tensor_type.kind:
            kind = self.tensor_type.kind
            raise AxisError(f"{self!r} has {kind} elements, which {dtype} cannot hold: choose a {kind} dtype")
        fitted: X = value if array is value._array else new.wrap(array)
        return fitted


class Param(Variable[X]):
    """A value that an optimizer changes.

    Args:
        value: the initial value, a real tensor.
        name: its name in messages.
        draw: draws a new initial value from a generator, for :meth:`Module.initialize`.

    Raises:
        AxisError: when the value is no real tensor, or a module is being called: parameters that a call makes are new
            at each call, and no optimizer has them.
    """

    __slots__ = ("draw",)

    def __init__(
        self, value: X, /, *, name: str | None = None, draw: Callable[[np.random.Generator], X] | None = None
    ) -> None:
        super().__init__(type_of(value, "Param"), name)
        if self.tensor_type.kind != "real":
            raise AxisError(
                f"a parameter must be a real tensor, not {self.tensor_type}, because only real tensors have "
                "gradients: use a Buffer for values that are not trained"
            )
        refuse_in_call("Param")
        self._value: X | Stored = value.own()
        self.draw = draw

    def holding(self, value: Any) -> Param[X]:
        """Return the parameter with another value, unchecked, since a library may pass any object."""
        result: Param[X] = object.__new__(type(self))
        result.tensor_type, result.operands = self.tensor_type, ()  # tuples of more than three take longer
        result._name, result.origin = self._name, self.origin
        result._value, result.draw = value, self.draw
        return result


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
