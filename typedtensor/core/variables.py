"""Variables: leaves whose values change between computations.

``Param[X]`` is a value that an optimizer changes, ``Buffer[X]`` (:mod:`typedtensor.core.buffers`) one without gradient.
An assigned value is checked first, and cast to the precision of the value that it replaces.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from typedtensor.backends import in_precision, kind_of
from typedtensor.base.made import refuse_in_call
from typedtensor.base.treescopes import constructor
from typedtensor.core.deferred import Stored
from typedtensor.core.expr import Leaf, type_of
from typedtensor.core.tensor import AnyTensor
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
