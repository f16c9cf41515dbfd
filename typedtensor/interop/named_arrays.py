"""Arrays whose axes have names in other libraries: those of Haliax, and annotations of jaxtyping and Haliax."""

from __future__ import annotations

import inspect
import re
import typing
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from typedtensor.base.extras import extra
from typedtensor.core.axes import Label, label_name
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType, is_named_like
from typedtensor.errors import AxisError

X = TypeVar("X", bound=AnyTensor)

Passing = Callable[[AnyTensor], Any]
"""From a tensor to what a function of another library takes."""

_KINDS = {"real": ("float", "bfloat"), "int": ("int", "uint"), "bool": ("bool",)}
"""How the types of elements begin in jaxtyping, by the kind of a tensor."""


def from_haliax(array: Any, of: type[X], /) -> X:
    """Convert a ``NamedArray`` of Haliax to a tensor.

    Args:
        array: the array; its axes are put in the order of the labels.
        of: the type of the tensor. Its labels have the names of the axes, but for case and underscores.

    Raises:
        AxisError: when the array has other axes.
        SizeError: when a label declares another size.

    See also: ``haliax.NamedArray.rearrange``.
    """
    labels = typing.cast(TensorType, of).axes
    names = [axis.name for axis in array.axes]
    order = [next((name for name in names if is_named_like(name, label)), None) for label in labels]
    if None in order or len(order) != len(names):
        wanted = ", ".join(map(label_name, labels))
        raise AxisError(f"{of} takes an array with the axes {wanted}, but was given one with {', '.join(names)}")
    return of(array.rearrange(tuple(order)).array)


def to_haliax(tensor: AnyTensor, /, *, names: Iterable[str] = ()) -> Any:
    """Convert a tensor to a ``NamedArray`` of Haliax.

    Args:
        tensor: the tensor.
        names: names that axes have there. An axis that none of them is like gets the name of its label in lower case,
            as ``sea_level`` for ``SeaLevel``.

    Returns:
        A ``haliax.NamedArray``.

    Raises:
        AxisError: when the tensor has an axis twice.
        MissingExtraError: when Haliax is not installed.

    See also: ``haliax.named``.
    """
    if len(set(tensor.axes)) < len(tensor.axes):
        raise AxisError(f"{tensor.tensor_type} has an axis twice: rename one of them with .rename(old, new)")
    known = [*names]
    called = [next((name for name in known if is_named_like(name, axis)), _lower(axis)) for axis in tensor.axes]
    return extra("haliax", "its named arrays", "jax").named(tensor.array, tuple(called))


def passing(title: str, function: Any, operands: Sequence[TensorType], returns: TensorType) -> list[Passing]:
    """How a function takes each tensor, by its annotations: as an array, or as a ``NamedArray``.

    Raises:
        AxisError: an annotation of jaxtyping contradicts the labels: in number, kind, or order.
    """
    annotations = _annotations(function, len(operands))
    labels = {label for of in (*operands, returns) for label in of.axes}
    meant: dict[str, Label] = {}
    for annotation, of in zip(annotations, (*operands, returns), strict=True):
        if isinstance(getattr(annotation, "dim_str", None), str):
            _compare(title, annotation, of, labels, meant)
    return [_taken(annotation) for annotation in annotations[:-1]]


def result_of(returned: Any, of: TensorType) -> Any:
    """The tensor of what a function returned, an array or a ``NamedArray``."""
    return from_haliax(returned, typing.cast(Any, of)) if _is_haliax(type(returned)) else of(returned)


def _annotations(function: Any, count: int) -> list[Any]:
    """The annotations of the first parameters, and of the result; None where there is none that can be read."""
    said = function if hasattr(function, "__annotations__") else getattr(function, "forward", type(function).__call__)
    try:
        hints = typing.get_type_hints(said, include_extras=True)
        names = [name for name in inspect.signature(said).parameters if name != "self"][:count]
    except (NameError, TypeError, ValueError):
        return [None] * (count + 1)
    return [*(hints.get(name) for name in names), *[None] * (count - len(names)), hints.get("return")]


def _compare(title: str, annotation: Any, of: TensorType, labels: set[Label], meant: dict[str, Label]) -> None:
    """Compare an annotation of jaxtyping with the labels, of which each name means one."""
    words = [word.partition("=")[2] or word for word in annotation.dim_str.split()]
    several = [place for place, word in enumerate(words) if word == "..." or word.startswith("*")]
    written = f'"{annotation.dim_str}" of {title}'
    if len(words) - len(several) > len(of.axes) or (not several and len(words) != len(of.axes)):
        raise AxisError(f"{of} has {len(of.axes)} axes, and the annotation {written} has {len(words)}")
    elements = annotation.dtypes
    if isinstance(elements, (tuple, list)) and not any(str(each).startswith(_KINDS[of.kind]) for each in elements):
        raise AxisError(f"{of} has elements of the kind {of.kind}, and {written} is annotated {annotation.__name__}")
    first = several[0] if several else len(words)
    last = len(words) - first - 1
    pairs = [*zip(words[:first], of.axes, strict=False)]
    pairs += zip(words[first + 1 :], of.axes[len(of.axes) - last :], strict=True) if several else ()
    for word, label in pairs:
        if word.isidentifier() and not word.startswith("_"):
            like = next((other for other in labels if is_named_like(word, other)), label)
            if meant.setdefault(word, like) is not label:
                raise AxisError(
                    f"the axis {word} of the annotation {written} is {label_name(label)} in {of}, and means "
                    f"{label_name(meant[word])}: give the labels in the order of the annotation"
                )


def _taken(annotation: Any) -> Passing:
    origin, *metadata = typing.get_args(annotation) or (annotation,)
    if not _is_haliax(origin):
        return _array_of
    names = [name for axes in metadata for name in (*getattr(axes, "before", ()), *getattr(axes, "after", ()))]
    return partial(to_haliax, names=names)


def _array_of(tensor: AnyTensor) -> Any:
    """The array of a tensor. PyTorch's compiler traces functions, and no ``operator.attrgetter``."""
    return tensor.array


def _is_haliax(of: Any) -> bool:
    return getattr(of, "__name__", "") == "NamedArray" and str(of.__module__).startswith("haliax.")


def _lower(axis: Label) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", label_name(axis)).lower()
