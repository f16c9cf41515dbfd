"""Tensors: immutable values with labelled axes.

``Tensor`` (real), ``IntTensor`` and ``BoolTensor`` are variadic generics over axis labels, so every type
checker prints and compares them. The dtype is a property of the value, not of the type.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar, TypeVarTuple, overload

import numpy as np

from typedtensor.backends import Array, as_numpy, owned, readable
from typedtensor.base import html
from typedtensor.base.made import require_made
from typedtensor.base.tracebacks import shorten
from typedtensor.base.treescopes import constructor
from typedtensor.core.axes import Label, label_name, with_sizes
from typedtensor.core.operand import Operand, by_rule
from typedtensor.core.tensor_type import TensorType, interned
from typedtensor.elsewhere import ITERATED, LENGTH, ROUNDED
from typedtensor.errors import AxisError, TypedTensorError

S = TypeVarTuple("S")
R = TypeVar("R")


LINE = 75
"""The line length of printed elements, in characters."""


class AnyTensor(Operand[Any]):
    """The base of the three tensor classes, without axes in its type.

    A tensor wraps an array without copying it, and shows what is written into the array later. As the value of a
    constant, a parameter or a buffer it owns its elements: they are copied then, unless nobody else can write them.
    """

    __slots__ = ("__weakref__", "_array", "tensor_type")

    kind: ClassVar[str]
    _array: Array

    def __init__(self, data: object) -> None:
        name = type(self).__name__
        raise AxisError(f"{name} needs its axes: write {name}[Batch, Hidden](array), with a label for each axis")

    if not TYPE_CHECKING:

        def __class_getitem__(cls, axes: Any) -> TensorType:
            return interned(cls, axes if type(axes) is tuple else (axes,))

    @property
    def shape(self) -> tuple[int, ...]:
        """The sizes of the axes, in order."""
        return tuple(getattr(self._array, "shape", ()))

    @property
    def sizes(self) -> dict[Label, int]:
        """The size of each label."""
        return dict(zip(self.axes, self.shape, strict=True))

    @property
    def array(self) -> Array:
        """The array, of any back end; a NumPy array as a read-only view."""
        array = self._array
        if isinstance(array, (np.ndarray, np.generic, float, int, bool)):
            array = np.asarray(array).view()
            array.flags.writeable = False
        return array

    @property
    def dtype(self) -> Any:
        """The element type of the array."""
        return self.array.dtype

    def numpy(self) -> np.ndarray[Any, np.dtype[Any]]:
        """Return the elements as a NumPy array, read-only unless it is a copy."""
        array = self._array
        if type(array) is not np.ndarray:
            return as_numpy(self.array)
        view = array.view()
        view.flags.writeable = False
        return view

    def own(self) -> Self:
        """Return the tensor, whose elements nobody else can write from now on."""
        self._array = owned(self._array)
        return self

    def item(self) -> Any:
        """Return the single element as a Python number.

        Raises:
            AxisError: when the tensor has axes, or is traced by JAX.
        """
        array = self._array
        if type(array) is np.ndarray and not array.ndim:
            return array.item()
        if self.axes:
            raise AxisError(f"{self.tensor_type} has axes: reduce them first, with .sum() or .mean(), say")
        try:
            return as_numpy(self._array).item()
        except (TypeError, ValueError, RuntimeError):
            if readable(self._array) is not None:
                raise
        raise AxisError(
            f"{self.tensor_type} has no number and no truth value while JAX traces a compiled function: use "
            "where() or jax.lax.cond to choose between values, and return the values that you want to inspect"
        )

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        return int(self.item())

    @overload
    def __round__(self) -> int: ...
    @overload
    def __round__(self, digits: int) -> float: ...
    def __round__(self, digits: int | None = None) -> Any:
        """The element of a tensor without axes, rounded."""
        if self.axes:
            raise AxisError(f"{self.tensor_type} has axes: {ROUNDED}")
        return round(self.item(), digits)

    def __bool__(self) -> bool:
        if self.axes:
            raise AxisError(
                f"{self.tensor_type} has axes, so it has no single truth value: select one element, or reduce the "
                "elements first; to test whether two tensors are the same object, use `is`, not == or in"
            )
        return bool(self.item())

    def __format__(self, spec: str) -> str:
        return format(self.item(), spec) if spec else str(self)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, np.dtype[Any]]:
        return np.array(self.numpy(), dtype=dtype, copy=copy)

    if not TYPE_CHECKING:  # for other libraries; type checkers report the length and the iteration of a tensor

        def __len__(self):
            if len(self.axes) != 1:
                raise AxisError(
                    f"{self.tensor_type} has no len(), as it has {len(self.axes)} axes: {LENGTH}; x.shape[0] is that "
                    "of a tensor's first axis"
                )
            return self.shape[0]

        def __iter__(self):
            if len(self.axes) != 1:
                raise AxisError(f"{self.tensor_type} is not iterable, as it has {len(self.axes)} axes: {ITERATED}")
            return iter(self.numpy().tolist())

        def to_numpy(self):
            """The elements, by the name under which Matplotlib asks for them."""
            return self.numpy()

    def __dlpack__(self, **options: Any) -> Any:
        array = self.array
        # A consumer that knows no read-only memory receives a copy, and so does one that states no `copy`: PyTorch
        # writes into memory that is read-only.
        if isinstance(array, np.ndarray) and not {"copy", "max_version"} <= options.keys():
            if options.get("copy") is False:
                raise BufferError(
                    "the elements are read-only, for which DLPack has a flag since version 1.0: take a copy"
                )
            array = np.array(array)
        return array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()

    @by_rule
    def __rshift__(self, function: Callable[[Self], R], /) -> R:
        """``tensor >> f`` is ``f(tensor)``."""
        require_made("a tensor is passed to", function)
        try:
            return function(self)
        except TypedTensorError as error:
            shorten(error)
            raise

    def __await__(self) -> Generator[Any, Any, Self]:
        """A tensor awaits to itself, so that dynamic parts also run on plain tensors."""
        return self
        yield

    def _repr_html_(self) -> str:
        """Return the HTML of the tensor, with its axes and elements, for notebooks."""
        elements = readable(self._array)
        if elements is None:
            return html.line(repr(self))
        return html.numbers(f"{self._head()} {elements.dtype}", [label_name(axis) for axis in self.axes], elements)

    def __treescope_repr__(self, path: str | None, renderer: Any) -> Any:
        return constructor(self, {"axes": self._head(), "array": readable(self._array)}, path, renderer)

    def _head(self) -> str:
        axes = self.axes
        try:
            shape = self.shape
        except AxisError:  # a Misfit of JAX: an array with other axes
            shape = ()
        if len(shape) != len(axes):  # an array library's placeholder
            return repr(self.tensor_type)
        return f"{type(self).__name__}[{with_sizes(axes, shape)}]"

    def __repr__(self) -> str:
        head = f"{self._head()}("
        elements = readable(self._array)
        if elements is None:
            return f"{head}{_as_it_shows_itself(self._array)})"
        width = len(head) + LINE
        return f"{head}{np.array2string(elements, width, separator=', ', threshold=50, precision=4, prefix=head)})"


def _as_it_shows_itself(array: Array) -> str:
    try:
        return repr(array)
    except RuntimeError as error:  # JAX's, of an array that was donated
        return f"<{error}>"


class Tensor(AnyTensor, Generic[*S]):
    """A real tensor: ``Tensor[Batch, Hidden](array)``; a scalar is a ``Tensor[()]``.

    >>> from typedtensor.core.axes import Axis
    >>> class Row(Axis): ...
    >>> class Column(Axis, size=2): ...
    >>> Tensor[Row, Column]([[1, 2], [3, 4]]).sum(Row)
    Tensor[Column=2]([4., 6.])
    >>> Tensor[Row, Column]([[1, 2, 3]])
    Traceback (most recent call last):
    typedtensor.errors.SizeError: Column is declared with size 2, but axis 1 of the array given to ...
    """

    __slots__ = ()
    kind = "real"

    if TYPE_CHECKING:

        def item(self) -> float: ...


class IntTensor(AnyTensor, Generic[*S]):
    """An integer tensor: class labels, indices, counts."""

    __slots__ = ()
    kind = "int"

    if TYPE_CHECKING:

        def item(self) -> int: ...

    def __index__(self) -> int:
        """The element of a tensor without axes, which may thus be an index: ``names[digit]``."""
        return int(self.item())


class BoolTensor(AnyTensor, Generic[*S]):
    """A tensor of truth values: masks, comparisons."""

    __slots__ = ()
    kind = "bool"

    if TYPE_CHECKING:

        def item(self) -> bool: ...


CLASSES: dict[str, type[AnyTensor]] = {c.kind: c for c in (Tensor, IntTensor, BoolTensor)}
"""The tensor class of each kind."""


def tensor_type(kind: str, axes: tuple[Label, ...]) -> TensorType:
    """The type of a tensor of a kind with given axes, where the axes are only known at run time."""
    return interned(CLASSES[kind], axes)


_PLACE: Any = vars(AnyTensor)["_array"]
"""The slot of a tensor for its array, or for the source of a deferred tensor's elements."""


class Elements(ABC):
    """The source of a tensor's elements, for values that a target stores."""

    __slots__ = ()

    @property
    @abstractmethod
    def shape(self) -> tuple[int, ...]:
        """The sizes of the axes."""

    @property
    @abstractmethod
    def dtype(self) -> np.dtype[Any]:
        """The element type."""

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    @abstractmethod
    def fetch(self) -> Array:
        """Return a copy of the elements; repeated calls return the same array."""

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, np.dtype[Any]]:
        return np.array(self.fetch(), dtype=dtype, copy=copy)


class Stored(Protocol):
    """A parameter's value in a target's storage; the tensor is made on demand."""

    def tensor(self) -> Any:
        """The present value; the same tensor until the value changes."""

    def held(self) -> Any:
        """The present value, which may be deferred."""


class Deferred(Tensor[*S]):
    """A real tensor that fetches its elements at the first access, and is an ordinary tensor from then on.

    It serves leaves of computations. Users only get settled values: processes that each have a part of the elements
    fetch them together.
    """

    __slots__ = ()

    @property
    def _array(self) -> Array:
        found = _PLACE.__get__(self)
        if isinstance(found, Elements):
            found = found.fetch()
            _PLACE.__set__(self, found)
            self.__class__ = Tensor  # type: ignore[assignment]  # which has the same slots
        return found

    @_array.setter
    def _array(self, array: Array) -> None:
        _PLACE.__set__(self, array)


def deferred(of: TensorType, elements: Elements) -> Deferred[Any]:
    """Return a tensor of a type whose elements are elsewhere."""
    result: Deferred[Any] = object.__new__(Deferred)
    result.tensor_type = of
    result._array = elements
    return result


def elements_of(tensor: AnyTensor) -> Elements | None:
    """The source of a deferred tensor's elements; None for other tensors."""
    found = _PLACE.__get__(tensor)
    return found if isinstance(found, Elements) else None


def settled(tensor: Any) -> Any:
    """Fetch a tensor's elements and return it."""
    if type(tensor) is Deferred:
        tensor._array  # noqa: B018  # fetches them
    return tensor
