"""What layers have in common: how they are shown, and parameters that they may be made without."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar, Generic, TypeVar

from typedtensor.core.axes import is_label, label_name
from typedtensor.core.module import Module, short_name
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param

X = TypeVar("X", bound=AnyTensor)


class Shown(Module):
    """A module that is shown in one line, as it is made.

    Class keywords:
        shows: the fields that the line has: of a parameter the labels of its axes, of a tuple each element.
    """

    _shows: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, *, shows: tuple[str, ...] = ()) -> None:
        super().__init_subclass__()
        cls._shows = shows or cls._shows

    def __repr__(self) -> str:
        fields = (attrgetter(name)(self) for name in self._shows)
        return f"{type(self).__name__}({', '.join(word for field in fields for word in _words(field))})"


def _words(field: Any) -> list[str]:
    if isinstance(field, Operand):
        field = field.axes
    if isinstance(field, tuple):
        return [word for each in field for word in _words(each)]
    return [label_name(field) if is_label(field) else short_name(field)]


class OptionalParameter(Generic[X]):
    """A field of a layer for a parameter that an option leaves out. Type checkers know it as the parameter.

    Reading it where there is none is an error, so that ``layer.bias.value`` needs no check. ``hasattr(layer, "bias")``
    says whether there is one. The layer itself reads ``self.__dict__["bias"]``, which may be None.

    Args:
        left_out: the option without it, in messages.

    >>> from typedtensor import Axis
    >>> from typedtensor.nn import Linear
    >>> class Pixel(Axis, size=4): ...
    >>> class Digit(Axis, size=3): ...
    >>> Linear(Pixel, Digit).bias.value
    Tensor[Digit=3]([0., 0., 0.])
    >>> Linear(Pixel, Digit, bias=False).bias
    Traceback (most recent call last):
    AttributeError: Linear(Pixel, Digit) was made with bias=False, so that it has no bias; ...
    """

    def __init__(self, left_out: str) -> None:
        self._left_out = left_out

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, layer: Any, owner: type | None = None) -> Param[X]:
        if layer is None:
            return self  # type: ignore[return-value]  # of the class, for documentation
        found: Param[X] | None = layer.__dict__.get(self._name)
        if found is None:
            raise AttributeError(
                f"{layer!r} was made with {self._left_out}, so that it has no {self._name}; "
                f"hasattr(layer, {self._name!r}) says whether a layer has one"
            )
        return found

    def __set__(self, layer: Any, parameter: Param[X] | None) -> None:
        layer.__dict__[self._name] = parameter
