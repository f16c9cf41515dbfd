"""Axis labels, their sizes, and labels derived from labels.

A label is a class that names the meaning of an axis; an instance of it is a sized axis::

    class Batch(Axis): ...                  # its size is whatever is bound in a computation
    class Hidden(Axis, size=128): ...       # its size is declared, and checked
    class Image(Axis, samples=True): ...    # its elements are independent, and nothing mixes them unsaid
    Pixel(64)                               # a sized axis of the label Pixel

A derived label is a generic label with a size of its own: ``Flat[Height, Width]``.
"""

from __future__ import annotations

import operator
import typing
from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn, TypeAlias, TypeVar, TypeVarTuple

from typedtensor.base.lasting import ALWAYS, Keeper
from typedtensor.base.redefined import Redefinable
from typedtensor.elsewhere import DECLARED
from typedtensor.errors import AxisError, SizeError
from typedtensor.rules import NoElementsError, RuleError, derived_size, parse_size, size_names

if TYPE_CHECKING:  # a type checker does not check class keywords if a metaclass takes them
    LabelClass: TypeAlias = type
else:
    LabelClass = Redefinable


class _Size:
    """The number of elements along a sized axis, ``Pixel(64).size``, or the declared size of a label, ``Digit.size``.

    Raises:
        SizeError: when a label declares no size.
    """

    def __get__(self, axis: Axis | None, label: type[Axis]) -> int:
        if axis is None:
            return _size_of_label(label)
        try:
            return axis._size
        except AttributeError:
            # typing sets the parameters of a generic class's instance after __init__.
            axis._size = _checked_size(label_of(axis), axis._given)
            return axis._size

    def __set__(self, axis: Axis, size: NoReturn) -> None:
        raise AttributeError(f"the size of the axis {axis!r} cannot be changed: make another axis")


class Axis(metaclass=LabelClass):
    """The base of all axis labels; an instance is an axis with a size.

    Args:
        size: the number of elements along the axis; optional if the label declares it.

    A label declared with ``samples=True`` is an axis of independent samples. The type checker reports operations that
    mix them, unless :func:`~typedtensor.across` says that it is intended.

    Raises:
        AxisError: when a label subclasses another label.
        SizeError: when a size is no whole number of at least 0, or not the declared one.
        TypeError: when ``samples=`` is neither True nor False.
        RuleError: when the size of a derived label does not parse, or has a name that is no parameter of it.

    >>> class Pixel(Axis): ...
    >>> Pixel(64)
    Pixel(64)
    >>> class Digit(Axis, size=10): ...
    >>> Digit.size, Digit().size
    (10, 10)
    >>> Digit(9)
    Traceback (most recent call last):
    typedtensor.errors.SizeError: Digit is declared with size 10, not 9
    """

    __is_kind__: ClassVar[bool] = True
    """Whether the class is a base of labels and no label itself; stated in its own body."""
    __declared_size__: ClassVar[int | str | None] = None
    __kept__: ClassVar[Keeper] = ALWAYS
    __many_sizes__: ClassVar[bool] = False
    """Whether the label is internal to operations, and may have several sizes in one computation."""

    def __init__(self, size: int | None = None) -> None:
        self._given = size
        label = type(self)
        declared = label.__declared_size__
        if getattr(label, "__parameters__", ()):
            return
        if type(size) is int and size >= 0 and (declared is None or declared == size) and not _is_kind(label):
            self._size = size  # the checks would take longer
        else:
            self._size = _checked_size(label, size)

    size = _Size()

    def __init_subclass__(cls, *, size: int | str | None = None, samples: bool = False) -> None:
        super().__init_subclass__()
        if not isinstance(samples, bool):
            raise TypeError(f"samples= of the label {cls.__name__} must be True or False, not {samples!r}")
        for base in cls.__bases__:
            if issubclass(base, Axis) and not _is_kind(base):
                raise AxisError(
                    f"the axis label {cls.__name__} may not be a subclass of the label {base.__name__}: "
                    f"a {cls.__name__} axis would pass for a {base.__name__} axis; derive both from Axis"
                )
        if isinstance(size, str):
            _check_formula(cls, size)
        elif size is not None:
            size = _whole(size, f"size= of the label {cls.__name__}")
        cls.__declared_size__ = size
        cls.__kept__ = Keeper()

    def __eq__(self, other: object) -> bool:
        """Whether another sized axis has the same label and size: ``Pixel(64) == Pixel(64)``."""
        if not isinstance(other, Axis):
            return NotImplemented
        if type(self) is not type(other):
            return False
        return self.__dict__ == other.__dict__ or (self.size == other.size and label_of(self) == label_of(other))

    def __hash__(self) -> int:
        return hash((type(self), self.size))

    def __repr__(self) -> str:
        return f"{label_name(label_of(self))}({self.size})"


def _whole(size: object, what: str) -> int:
    try:
        whole = -1 if isinstance(size, bool) else operator.index(size)  # type: ignore[arg-type]  # raises TypeError
    except TypeError:
        whole = -1
    if whole < 0:
        raise SizeError(f"{what} must be a whole number of at least 0, not {size!r}")
    return whole


def _check_formula(label: type[Axis], text: str) -> None:
    """Check that the size of a derived label is a formula in the sizes of its parameters."""
    parameters = [p.__name__ for p in getattr(label, "__parameters__", ())]
    try:
        for name in size_names(parse_size(text)):
            if name not in parameters:
                raise RuleError(f"{label.__name__} has no parameter {name}")
    except RuleError as error:
        raise RuleError(f'the size "{text}" of {label.__name__} is ill-formed: {error}') from None


def _checked_size(label: Label, given: int | None) -> int:
    if not is_label(label):
        raise AxisError(f"{label_name(label)} is not a label: {_how_to_make(label)}")
    declared = declared_size(label)
    if given is None:
        if declared is None:
            raise SizeError(f"{label_name(label)} has no declared size: write {label_name(label)}(64), say")
        return _whole(declared, f"the size of {label_name(label)}")
    size = _whole(given, f"the size of {label_name(label)}")
    if declared is not None and size != declared:
        raise SizeError(f"{label_name(label)} is declared with size {declared}, not {size}")
    return size


class _NoSizeError(SizeError, AttributeError):
    """A label without a declared size; ``hasattr`` and ``help`` take it for a missing attribute."""


def _size_of_label(label: type[Axis]) -> int:
    declared, name = label.__declared_size__, label.__name__
    if isinstance(declared, int):
        return declared
    if declared is not None:
        on = ", ".join(p.__name__ for p in getattr(label, "__parameters__", ()))
        raise _NoSizeError(f"the size of {name} depends on {on}: write {name}[{on}]().size, with labels")
    if _is_kind(label):
        raise _NoSizeError(f"{name} is not a label: {_how_to_make(label)}")
    raise _NoSizeError(
        f"{name} has no declared size: declare one, class {name}(Axis, size=64): ..., "
        f"or read that of a tensor, tensor.sizes[{name}]"
    )


def _is_kind(label: type) -> bool:
    """Whether a class is a base of labels."""
    return bool(label.__dict__.get("__is_kind__", False))


def _how_to_make(label: Label) -> str:
    if _is_kind(label):
        return f"derive one from it, as in class Batch({label_name(label)}): ..."
    parameters = ", ".join(p.__name__ for p in label.__parameters__)
    return f"write {label_name(label)}[{parameters}], with the labels that it is derived from"


# The letters of labels, and of a run of axes, for all modules.
B = TypeVar("B", bound=Axis)
C = TypeVar("C", bound=Axis)
D = TypeVar("D", bound=Axis)
E = TypeVar("E", bound=Axis)
F = TypeVar("F", bound=Axis)
G = TypeVar("G", bound=Axis)
H = TypeVar("H", bound=Axis)
K = TypeVar("K", bound=Axis)
L = TypeVar("L", bound=Axis)
M = TypeVar("M", bound=Axis)
P = TypeVar("P", bound=Axis)
Q = TypeVar("Q", bound=Axis)
R = TypeVar("R", bound=Axis)
S = TypeVar("S", bound=Axis)
T = TypeVar("T", bound=Axis)
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
W = TypeVar("W", bound=Axis)
N = TypeVarTuple("N")


class Flat(Axis, Generic[U, V], size="|U| * |V|"):
    """The merged axis of ``U`` and ``V``, with ``U`` the slower; its size is the product."""


class Concat(Axis, Generic[U, V], size="|U| + |V|"):
    """The elements of ``U`` followed by those of ``V``; its size is the sum."""


class Valid(Axis, Generic[U, K], size="|U| - |K| + 1"):
    """The positions at which a window ``K`` is entirely inside ``U`` (a convolution without padding)."""


class Strided(Axis, Generic[U, K, W], size="(|U| - |K|) // |W| + 1"):
    """Every ``|W|``-th position at which a window ``K`` is entirely inside ``U``.

    The size of the label ``W`` is the stride, so that type checkers know the size of the result.

    >>> class Height(Axis, size=28): ...
    >>> class Two(Axis, size=2): ...
    >>> declared_size(Strided[Height, Two, Two])
    14
    """


class Attended(Axis, Generic[U], size="|U|"):
    """The positions of ``U`` that are attended to: in self-attention each position attends to all of them."""


class Dual(Axis, Generic[U], size="|U|"):
    """A second axis ``U`` in a Jacobian: the elements of ``U`` with respect to which the derivative is taken."""


Label = Any
"""At run time: a label class, or a derived label such as ``Flat[Height, Width]``."""


def is_label(value: object) -> bool:
    """Whether a value is an axis label.

    >>> is_label(Flat[Axis, Axis]), is_label(Flat), is_label(int), is_label(Axis)
    (False, False, False, False)
    """
    if isinstance(value, type):
        return issubclass(value, Axis) and not _is_kind(value) and not getattr(value, "__parameters__", ())
    origin = typing.get_origin(value)
    return isinstance(origin, type) and issubclass(origin, Axis) and all(map(is_label, typing.get_args(value)))


def has_many_sizes(label: Label) -> bool:
    """Whether a label may have several sizes in one computation: it, or a label that it derives from, is internal."""
    origin: Any = typing.get_origin(label) or label
    derived = isinstance(origin.__declared_size__, str)
    return origin.__many_sizes__ or (derived and any(map(has_many_sizes, typing.get_args(label))))


def label_of(axis: Label | Axis) -> Label:
    """The label of a label (itself) or of a sized axis. Raises :class:`AxisError` when the value is neither."""
    if isinstance(axis, Axis):
        return axis.__dict__.get("__orig_class__", type(axis))
    if not is_label(axis):
        raise AxisError(f"expected an axis label (a subclass of Axis) or a sized axis, not {_instead(axis)}")
    return axis


def _instead(given: object) -> str:
    """Describe an argument that is no label, and what to write instead."""
    if isinstance(given, (list, tuple)) and all(isinstance(item, Axis) or is_label(item) for item in given):
        labels, kind = ", ".join(label_name(label_of(item)) for item in given), type(given).__name__
        return f"the {kind} ({labels}): give its labels one by one"
    return f"{given!r}: {DECLARED}" if isinstance(given, (int, str)) else repr(given)


def keeper_of(things: Iterable[object]) -> Keeper:
    """The newest keeper of labels, sized axes and classes of operations; other objects have none."""
    found = ALWAYS
    for thing in things:
        if isinstance(thing, Axis):
            thing = label_of(thing)
        if isinstance(thing, type):
            kept: Keeper = getattr(thing, "__kept__", ALWAYS)
        else:
            origin = getattr(thing, "__origin__", None)
            kept = ALWAYS if origin is None else keeper_of((origin, *thing.__args__))  # type: ignore[attr-defined]
        if kept.made > found.made:
            found = kept
    return found


def label_number(label: Label) -> Hashable:
    """A key of a label or of an operation's class that keeps no reference to it and is never reused.

    >>> class Height(Axis): ...
    >>> label_number(Flat[Height, Height]) == label_number(Flat[Height, Height])
    True
    """
    if isinstance(label, type):
        kept: Keeper | None = getattr(label, "__kept__", None)
        return label if kept is None else kept.made
    return (label_number(label.__origin__), *map(label_number, label.__args__))


def label_name(label: Label) -> str:
    """The name of a label in source code.

    >>> class Height(Axis): ...
    >>> class Width(Axis): ...
    >>> label_name(Flat[Height, Width])
    'Flat[Height, Width]'
    """
    origin = typing.get_origin(label)
    if origin is None:
        return getattr(label, "__name__", None) or str(label)
    args = ", ".join(label_name(arg) for arg in typing.get_args(label))
    return f"{label_name(origin)}[{args}]"


def with_sizes(axes: Iterable[Label], shape: Iterable[int]) -> str:
    """Axes with their sizes, for messages: ``Row=2, Column=3``; ``()`` where there are none."""
    return ", ".join([f"{label_name(axis)}={size}" for axis, size in zip(axes, shape, strict=True)]) or "()"


def declared_size(label: Label, known: typing.Mapping[Label, int] = {}) -> int | None:
    """The size that a label declares, or that follows for a derived label; None if it is open.

    Args:
        label: the label.
        known: the sizes, in the present computation, of labels that declare none.

    Raises:
        SizeError: when a derived label would have no elements, for example if a window is longer than its axis.

    >>> class Height(Axis, size=8): ...
    >>> class Width(Axis, size=6): ...
    >>> declared_size(Flat[Height, Width])
    48
    """
    if label in known:
        return known[label]
    origin: Any = label if isinstance(label, type) else typing.get_origin(label) or label
    size: int | str | None = origin.__declared_size__
    if not isinstance(size, str):
        return size
    names = [p.__name__ for p in origin.__parameters__]
    sizes = [declared_size(arg, known) for arg in typing.get_args(label)]
    if not sizes:
        return None
    try:
        return derived_size(label_name(label), parse_size(size), dict(zip(names, sizes, strict=True)))
    except NoElementsError as why:
        raise SizeError(f"{why}: an axis has at least one element") from why


def size_of(axis: Label | Axis) -> int:
    """The size of a sized axis, or the size that a label declares. Raises :class:`SizeError` when there is none."""
    if isinstance(axis, Axis):
        return axis.size
    size = declared_size(label_of(axis))
    if size is None:
        raise SizeError(f"the size of {label_name(axis)} is needed here: {how_to_size(axis)}")
    return size


def how_to_size(label: Label) -> str:
    """Return a hint how to give a label a size."""
    name = label_name(label)
    if typing.get_origin(label) is None:
        return f"write {name}(64), or declare class {name}({label.__base__.__name__}, size=64)"
    return f"write {name}(64), or declare the sizes of the labels that it is derived from"


def across(axis: type[U], /) -> type[U]:
    """Mark that an operation is meant to mix independent samples; returns the label itself.

    Along a label declared ``class Batch(Axis, samples=True)`` the type checker reports operations that make the result
    for one sample depend on others (code ``axes-samples``): softmax, normalisation, products summed over it, a mean
    that is subtracted from the values it is the mean of. Batch normalisation and contrastive losses do so on purpose,
    and mark it with this function. It has no effect at run time.

    Args:
        axis: the label.

    Raises:
        AxisError: when it is no label.

    >>> from typedtensor import Tensor
    >>> class Batch(Axis, samples=True): ...
    >>> class Feature(Axis): ...
    >>> x = Tensor[Batch, Feature]([[1.0, 2.0], [3.0, 6.0]])
    >>> x - x.mean(across(Batch)).expand_like(x)
    Tensor[Batch=2, Feature=2]([[-1., -2.],
                                [ 1.,  2.]])
    """
    label: type[U] = label_of(axis)
    return label
