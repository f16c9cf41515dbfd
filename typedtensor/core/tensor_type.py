"""The types of tensors at run time: ``Tensor[Batch, Pixel]`` as a value.

To a type checker the subscript is an ordinary generic alias. At run time it is a :class:`TensorType`, which
constructs and checks tensors, is the type of every node of an expression, and is valid in annotations.
"""

from __future__ import annotations

import itertools
import threading
import types
import typing
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import numpy as np

from typedtensor.backends import NAMESPACES, Array, as_array, is_made_of_numbers, is_sparse, kind_of
from typedtensor.base.lasting import Keeper
from typedtensor.base.tracebacks import shorten
from typedtensor.core.axes import Axis, Label, declared_size, is_label, keeper_of, label_name
from typedtensor.elsewhere import CREATED, DECLARED, ELEMENTS, answer
from typedtensor.errors import AxisError, SizeError, TypedTensorError

if TYPE_CHECKING:
    from typedtensor.core.tensor import AnyTensor

_WITH_VARIABLES: WeakValueDictionary[tuple[type, tuple[Any, ...]], TensorType] = WeakValueDictionary()
"""The interned types with type variables among their axes, as in annotations; weakly referenced."""

_LOCK = threading.Lock()
_NUMBERS = itertools.count()
_PYTHON_DTYPES = {"real": np.float32, "int": np.int64, "bool": np.bool_}
_TAKEN_AS = {"real": ("real", "int"), "int": ("int",), "bool": ("bool",)}


class TensorType:
    """The kind and the axes of a tensor.

    Types are interned: one object for each kind and axes, so that types compare by identity.

    Attributes:
        tensor: the class: ``Tensor``, ``IntTensor`` or ``BoolTensor``.
        axes: the labels of the axes, in order.
        declared: the sizes that the labels declare; None for a label without a declared size.
        number: a unique number, never reused, that stands for the type where a reference must not keep it alive.
        keeper: owns the table entries whose lifetime is that of the type.
    """

    __slots__ = (
        "__args__",
        "__origin__",
        "__parameters__",
        "__weakref__",
        "axes",
        "declared",
        "keeper",
        "kind",
        "number",
        "tensor",
    )

    tensor: type[AnyTensor]
    kind: str
    axes: tuple[Label, ...]
    declared: tuple[int | None, ...]
    number: int
    keeper: Keeper
    __origin__: Any
    __args__: tuple[Any, ...]
    __parameters__: tuple[Any, ...]

    def __new__(cls, tensor: type[AnyTensor], axes: tuple[Label, ...]) -> TensorType:
        return interned(tensor, axes)

    @classmethod
    def make(cls, tensor: type[AnyTensor], axes: tuple[Any, ...]) -> TensorType:
        """Create a type without interning it."""
        alias = types.GenericAlias(tensor, axes)
        for axis in alias.__args__:
            if not (is_label(axis) or _is_variable(axis)):
                written = _name(tensor, alias.__args__)
                advice = f": {DECLARED}" if isinstance(axis, int) else ""
                raise AxisError(f"{written}: {axis!r} is not an axis label (a subclass of Axis){advice}")
        self = super().__new__(cls)
        # raises for a derived label without elements
        self.declared = tuple([declared_size(axis) if is_label(axis) else None for axis in alias.__args__])
        self.tensor, self.kind, self.axes = tensor, tensor.kind, alias.__args__
        self.__origin__, self.__args__, self.__parameters__ = tensor, alias.__args__, alias.__parameters__
        self.number, self.keeper = next(_NUMBERS), keeper_of(self.axes)
        return self

    def __call__(self, data: Any) -> Any:
        """Return a tensor of this type.

        Args:
            data: an array of the rank, kind and sizes of the type: an array of NumPy or another back end, which is
                wrapped; an object with ``__array__``, ``__dlpack__`` or a buffer (a column of a table, a subclass of
                NumPy's array), which is converted; or Python numbers and lists of them, which become float32, int64 or
                bool.

        Raises:
            AxisError: the rank or the kind differs, or elements are masked.
            SizeError: an axis differs from its declared size, or a label that occurs twice has two sizes.
        """
        try:
            return self.wrap(self._checked(data))
        except TypedTensorError as error:
            shorten(error)
            raise

    def wrap(self, array: Array) -> Any:
        """Return a tensor of this type around an array, without checks."""
        result = object.__new__(self.tensor)
        result.tensor_type = self
        result._array = array
        return result

    def _checked(self, data: Any) -> Array:
        found = NAMESPACES.get(type(data))
        array = data if found is not None and found is not np else self._taken(data)
        kind = kind_of(array)
        if is_sparse(array):
            raise AxisError(
                f"{self} takes an array, but was given a sparse one, of {array.layout}, for which most operations have "
                "no derivative or no kernel: pass .to_dense()"
            )
        if kind is None:
            if hasattr(data, "toarray"):
                raise AxisError(
                    f"{self} takes an array, but was given a sparse one, {type(data).__name__}: pass .toarray(), or "
                    "take its entries with typedtensor.interop.sparse_rows"
                )
            raise AxisError(f"{self} needs {self.kind} elements, but was given {array.dtype}: {_conversion(array)}")
        shape = tuple(array.shape)
        if len(shape) != len(self.axes):
            self._check_rank(shape)
        if array is not data and kind in _TAKEN_AS[self.kind] and is_made_of_numbers(data):
            if array.dtype == np.uint64 and self.kind == "int":  # NumPy's dtype for Python integers beyond int64
                raise AxisError(
                    f"{self} stores Python integers as int64, which cannot hold {array.max()}: pass an array of "
                    "the dtype that you want, as in np.array(numbers, np.uint64)"
                )
            array = array.astype(_PYTHON_DTYPES[self.kind])
        elif kind != self.kind:
            raise AxisError(
                f"{self} needs {self.kind} elements, but was given {array.dtype}: {_advice(self.kind, kind, array)}"
            )
        if len(shape) == len(self.axes):
            self.check_sizes(shape)
        return array

    def _check_rank(self, shape: tuple[int, ...]) -> None:
        """Raise :class:`AxisError` for an array with too many or too few axes; ``*N`` matches any number of axes."""
        axes: tuple[object, ...] = self.axes
        variables = sum(typing.get_origin(axis) is typing.Unpack for axis in axes)
        least = len(axes) - variables
        if not variables or len(shape) < least:
            count = "at least " * bool(variables) + f"{least} {'axis' if least == 1 else 'axes'}"
            raise AxisError(
                f"{self} needs an array of {count}, but was given one of {len(shape)}, of shape {shape}: "
                "name every axis of the array, in order"
            )

    def _taken(self, data: Any) -> Array:
        """Convert data to an array."""
        if (given := getattr(data, "tensor_type", None)) is not None:
            if not hasattr(data, "array"):
                raise AxisError(f"{self} takes an array, but was given an expression of {given}: {ELEMENTS}")
            raise AxisError(
                f"{self} takes an array, but was given {given}: relabel it with .rename(old, new), or pass its .array"
            )
        self._check_names(data)
        return as_array(data, self)

    def _check_names(self, data: Any) -> None:
        """Raise :class:`AxisError` for an array whose dimension names, as in xarray, differ from the labels."""
        dims = getattr(data, "dims", ())
        if not (isinstance(dims, tuple) and len(dims) == len(self.axes)):
            return
        others = [(dim, axis) for dim, axis in zip(dims, self.axes, strict=True) if not is_named_like(dim, axis)]
        if any(dim != f"dim_{n}" for n, dim in enumerate(dims)) and others:
            wanted, found = ", ".join(map(label_name, self.axes)), ", ".join(map(str, dims))
            raise AxisError(
                f"{self} takes an array with the dimensions {wanted}, but was given one with {found}: reorder "
                "them with .transpose(...), or rename them with .rename(...)"
            )

    def check_sizes(self, shape: tuple[int, ...]) -> None:
        """Raise :class:`SizeError` for a shape that contradicts the declared sizes or gives one label two sizes."""
        if len(set(self.axes)) == len(self.axes) and all(
            declared in (None, size) for declared, size in zip(self.declared, shape, strict=True)
        ):
            return
        first: dict[Label, int] = {}
        for position, (axis, declared, size) in enumerate(zip(self.axes, self.declared, shape, strict=True)):
            if declared is not None and declared != size:
                raise SizeError(
                    f"{label_name(axis)} is declared with size {declared}, but axis {position} of the array given to "
                    f"{self}, of shape {shape}, has size {size}: pass an array of that size, or another label"
                )
            if first.setdefault(axis, size) != size:
                raise SizeError(
                    f"{label_name(axis)} has the sizes {first[axis]} and {size} in the array given to {self}, of shape "
                    f"{shape}: one label has one size; give one of the axes another label"
                )

    def __getitem__(self, arguments: Any) -> TensorType:
        """Substitute type variables, as in ``Batched = Tensor[Batch, *S]; Batched[Hidden]``."""
        alias = types.GenericAlias(self.tensor, self.axes)[arguments]
        return TensorType(self.tensor, alias.__args__)

    def __or__(self, other: Any) -> Any:
        return typing.Union[self, other]  # noqa: UP007  # `self | other` would come back here

    def __ror__(self, other: Any) -> Any:
        return typing.Union[other, self]  # noqa: UP007

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[type, ...]:
        return (self.tensor,)

    def __reduce__(self) -> Any:
        return TensorType, (self.tensor, self.axes)

    def __repr__(self) -> str:
        return _name(self.tensor, self.axes)


def interned(tensor: type[AnyTensor], axes: tuple[Any, ...]) -> TensorType:
    """Return the interned type with these axes, which lives as long as the newest of its labels."""
    key = tensor, axes
    try:
        for axis in axes:
            kept: Keeper = axis.__kept__ if isinstance(axis, type) else keeper_of((axis,))  # type: ignore[attr-defined]
            found: TensorType | None = kept.known.get(key)
            if found is not None:
                return found
    except AttributeError:  # an axis is a class that is no label
        pass
    result = TensorType.make(tensor, axes)
    if all(map(is_label, result.axes)):
        found = result.keeper.known.setdefault((tensor, result.axes), result)
        return found
    with _LOCK:
        return _WITH_VARIABLES.setdefault((tensor, result.axes), result)


def is_named_like(dimension: object, axis: Label) -> bool:
    """Whether a dimension of another library has a label's name, ignoring case and underscores.

    >>> from typedtensor.core.axes import Axis
    >>> class SeaLevel(Axis): ...
    >>> is_named_like("sea_level", SeaLevel), is_named_like("time", SeaLevel)
    (True, False)
    """
    return _plain(dimension) == _plain(label_name(axis))


def _plain(name: object) -> str:
    return str(name).replace("_", "").casefold()


def _is_variable(axis: Any) -> bool:
    """Whether an axis, as in an annotation, is a type variable, its unpacking, or a forward reference; or derived."""
    origin = typing.get_origin(axis)
    if getattr(axis, "__unpacked__", False) or origin is typing.Unpack:
        return True
    if isinstance(origin, type) and issubclass(origin, Axis):
        return all(is_label(each) or _is_variable(each) for each in typing.get_args(axis))
    return isinstance(axis, (typing.TypeVar, typing.TypeVarTuple, typing.ForwardRef, str))


def _name(tensor: type, axes: tuple[Label, ...]) -> str:
    return f"{tensor.__name__}[{', '.join(map(label_name, axes)) or '()'}]"


def _conversion(array: Array) -> str:
    """Return advice for an array whose element type tensors cannot hold."""
    match getattr(array.dtype, "kind", ""):
        case "O" if any(isinstance(each, str) for each in array.flat):
            return _CATEGORIES
        case "U" | "S" | "T":
            return _CATEGORIES
        case "O" if any(str(each) == "<NA>" for each in array.flat):
            return "it has missing values, NA: fill them, as in column.fillna(value)"
        case "O" if any(each is None for each in array.flat):
            return "None is no number: what is missing is math.nan in a Tensor, or a value and a BoolTensor beside it"
        case "O" if any(isinstance(each, int) and not -(1 << 63) <= each < 1 << 64 for each in array.flat):
            return "whole numbers beyond 64 bits are given as floats, as in float(number)"
        case "O":
            return "pass an array of numbers, or rows of them that are all as long; .astype(np.float32) converts others"
        case "m" | "M":
            return "take their numbers with .astype(np.int64), or divide durations by np.timedelta64(1, 's')"
        case "c":
            return "take the parts .real and .imag"
        case "V" if array.dtype.names:
            return "take one field, as in array['name']"
        case "V" if "int" in array.dtype.name:
            return "convert it with .astype(np.int8), as NumPy computes with no integers of fewer bits"
        case _:
            return "tensors hold real, int or bool elements"


_CATEGORIES = (
    "convert words that are numbers with .astype(np.float32), and number others, as pandas.factorize(column)[0] does, "
    "for an IntTensor and an Embedding"
)


def _advice(wanted: str, given: str, array: Array) -> str:
    match wanted, given:
        case "real", "int" | "bool":
            return "convert it with .astype(np.float32), or use IntTensor or BoolTensor"
        case "int", "real" if isinstance(array, np.ndarray) and np.isnan(array).any():
            return "it has missing values, NaN: fill them, and convert it with .astype(np.int64)"
        case "int", "real":
            return "convert it with .astype(np.int64), or use Tensor"
        case "bool", _:
            return "compare it, as in array == 1, or use another tensor class"
        case _:
            return "convert it with .astype(np.int64), or use BoolTensor"


answer(TensorType, CREATED)
