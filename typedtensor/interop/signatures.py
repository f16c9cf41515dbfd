"""Typed signatures of functions on arrays of other libraries."""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar, overload

from typedtensor.core.axes import Label, is_label, label_name
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.tensor_type import TensorType, interned
from typedtensor.errors import AxisError, SizeError
from typedtensor.interop.named_arrays import passing, result_of
from typedtensor.ops.core.annotations import Arguments, alternatives, by_parameter, signature_of

F = TypeVar("F", bound=Callable[..., Any])
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
X4 = TypeVar("X4", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)

MOST_SEEN = 128
"""The most combinations of argument types for which a function caches its check."""


@overload
def typed(function: F, /) -> F: ...
@overload
def typed(function: Callable[..., Any], a: type[X1], /, *, returns: type[Y]) -> Callable[[X1], Y]: ...
@overload
def typed(function: Callable[..., Any], a: type[X1], b: type[X2], /, *, returns: type[Y]) -> Callable[[X1, X2], Y]: ...
@overload
def typed(
    function: Callable[..., Any], a: type[X1], b: type[X2], c: type[X3], /, *, returns: type[Y]
) -> Callable[[X1, X2, X3], Y]: ...
@overload
def typed(
    function: Callable[..., Any], a: type[X1], b: type[X2], c: type[X3], d: type[X4], /, *, returns: type[Y]
) -> Callable[[X1, X2, X3, X4], Y]: ...
def typed(function: Callable[..., Any], /, *operands: Any, returns: Any = None) -> Any:
    """Give a function a signature with labels, which type checkers and each call check.

    Use ``@typed`` on a function whose annotations state the labels. An existing function or module of arrays gets
    labels by ``typed(function, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])``: it is called with the arrays of
    the tensors, and its result is wrapped. Calls check the kinds, the labels and their order, and sizes: in one call a
    label has one size, in the results too. Annotations of jaxtyping are compared with the labels at once. A function
    annotated with Haliax's ``NamedArray`` is given those, and may return one.

    Args:
        function: a function with annotations; with types of operands, a function of arrays.
        operands: the types of the tensors for a function of arrays, in order.
        returns: the type of its result.

    Raises:
        AxisError: at a call, an argument or the result has another kind or other labels than declared, or is an array.
        SizeError: at a call, a label has two sizes.
        AxisError: an annotation such as ``Float[Array, "batch pixel"]`` contradicts the labels.
        TypeError: the types of operands are given without that of the result, or one of them is no tensor type.

    See also: ``jaxtyping.jaxtyped``, ``torchtyping``, which check at run time.

    >>> import numpy as np
    >>> from typedtensor import Axis, Tensor
    >>> class Batch(Axis): ...
    >>> class Pixel(Axis, size=3): ...
    >>> brightness = typed(lambda images: images.mean(axis=-1), Tensor[Batch, Pixel], returns=Tensor[Batch])
    >>> brightness(Tensor[Batch, Pixel](np.ones((2, 3))))
    Tensor[Batch=2]([1., 1.])
    """
    if returns is None and not operands:
        return _annotated(function)
    for of in (*operands, returns):
        if not isinstance(of, TensorType) or of.__parameters__:
            raise TypeError(
                f"typed takes the types of the tensors of {_name(function)}, as in typed({_name(function)}, "
                f"Tensor[Batch, Pixel], returns=Tensor[Batch, Digit]), not {of!r}; for type variables, write a "
                "function with annotations below @typed"
            )
    return _labelled(function, operands, returns)


def _labelled(function: Callable[..., Any], operands: tuple[TensorType, ...], returns: TensorType) -> Any:
    """Wrap a function of arrays as one of tensors."""
    title = _name(function)
    passed = passing(title, function, operands, returns)

    @functools.wraps(function, ("__module__", "__name__", "__qualname__", "__doc__"), ())
    def call(*given: Any, **named: Any) -> Any:
        if named:
            raise TypeError(f"{title} takes its tensors by position, but was given {', '.join(named)} by name")
        if len(given) != len(operands):
            raise TypeError(f"{title} takes {len(operands)} tensors, but was given {len(given)}")
        sizes: dict[Label, int] = {}
        arrays = []
        for number, (x, of) in enumerate(zip(given, operands, strict=True)):
            where = f"argument {number + 1}"
            _require_form(title, where, form_of(x), of)
            _note_sizes(title, where, x, sizes)
            arrays.append(passed[number](x))
        result = result_of(function(*arrays), returns)
        _note_sizes(title, "its result", result, sizes)
        return result

    return call


def _annotated(function: Callable[..., Any]) -> Any:
    """Wrap a function of tensors with checks of its annotations."""
    annotated = Annotated(function)
    title = annotated.title

    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        wanted = result_types(annotated, tuple(kwargs), *map(form_of, args), *map(form_of, kwargs.values()))
        sizes: dict[Label, int] = {}
        for name, x in (*enumerate(args, 1), *kwargs.items()):
            if isinstance(x, AnyTensor):
                _note_sizes(title, name if isinstance(name, str) else f"argument {name}", x, sizes)
        result = function(*args, **kwargs)
        several = len(wanted) > 1 and isinstance(result, tuple)
        parts = result if several else (result,)
        if len(parts) != len(wanted):
            raise AxisError(f"{title} is declared to return {len(wanted)} results, but returned {len(parts)}")
        made = []
        for part, of, declared in zip(parts, wanted, annotated.results, strict=True):
            if of is not None:
                if getattr(part, "tensor_type", None) is not of or not isinstance(part, AnyTensor):
                    if not isinstance(part, AnyTensor) or part.tensor_type is not declared:
                        raise AxisError(
                            f"{title} is declared to return {of}, but returned {_shown(part)}: make them agree"
                        )
                    part = of(part.array)  # Tensor[*N, Digit](array) in the function, with the axes N of this call
                _note_sizes(title, "its result", part, sizes)
            made.append(part)
        return tuple(made) if several else made[0]

    return call


_UNBOUND = "pass a tensor to a parameter whose annotation has it"


class Annotated:
    """A function with annotations.

    Attributes:
        function: the function.
        title: its name in messages.
        seen: the types of its results, by the forms of its arguments.
        results: the annotation of each result, set by the first call.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function, self.title = function, _name(function)
        self.seen: dict[Hashable, tuple[TensorType | None, ...]] = {}
        self.results: tuple[Any, ...] = ()


class _Typed:
    """A placeholder of a tensor of which only the type matters."""

    def __init__(self, of: TensorType) -> None:
        self.tensor_type = of


def form_of(argument: object) -> Any:
    """Return the form of an argument, which the check depends on: the type of a tensor, a label, else the class."""
    if isinstance(argument, AnyTensor):
        return argument.tensor_type
    return argument if is_label(argument) else type(argument)


def result_types(annotated: Annotated, names: tuple[str, ...], *forms: Any) -> tuple[TensorType | None, ...]:
    """Check the arguments of a call, and return the types of its results; None for a result that is no tensor.

    Args:
        annotated: the function.
        names: the names of the keyword arguments, which come last.
        forms: the type of each argument that is a tensor, each label, and the classes of other arguments.

    Raises:
        AxisError: when they do not fit.
    """
    key = (names, forms)
    found = annotated.seen.get(key)
    if found is None:
        if len(annotated.seen) >= MOST_SEEN:
            annotated.seen.clear()
        found = annotated.seen[key] = _result_types(annotated, names, forms)
    return found


def _result_types(
    annotated: Annotated, names: tuple[str, ...], forms: tuple[Any, ...]
) -> tuple[TensorType | None, ...]:
    positional = len(forms) - len(names)
    args, kwargs = forms[:positional], dict(zip(names, forms[positional:], strict=True))
    signature = signature_of(annotated.function)
    for name, form in by_parameter(signature, args, kwargs):
        _require_one_of(annotated.title, name, form, alternatives(signature.parameters[name].annotation))
    values = [_Typed(form) if isinstance(form, TensorType) else form for form in args]
    named = {name: _Typed(form) if isinstance(form, TensorType) else form for name, form in kwargs.items()}
    arguments = Arguments(annotated.function, tuple(values), named, _UNBOUND)
    hint = signature.return_annotation
    parts = typing.get_args(hint) if typing.get_origin(hint) is tuple else (hint,)
    if not any(isinstance(part, TensorType) for part in parts) or Ellipsis in parts:
        arguments.type_of(interned(Tensor, ()))  # which any matching arguments determine
        annotated.results = (hint,)
        return (None,)
    annotated.results = parts
    return tuple(arguments.type_of(part) if isinstance(part, TensorType) else None for part in parts)


def _require_one_of(title: str, where: str, form: Any, declared: Sequence[Any]) -> None:
    """Check an argument against the members of its annotation, as ``Tensor[Batch]`` and ``None``.

    Raises:
        AxisError: when it is none of the tensors, and certainly nothing else that the annotation has.
    """
    tensors = [of for of in declared if isinstance(of, TensorType)]
    others = [of for of in declared if of not in tensors]
    if not tensors or (form in others if set(others) <= {type(None)} else not isinstance(form, TensorType)):
        return
    if isinstance(form, TensorType) and any(form is of or of.__parameters__ for of in tensors):
        return
    if len(tensors) > 1:
        either = " or ".join(map(_declared, tensors))
        raise AxisError(f"{title} takes {either} for {where}, but was given {_given(form)}: make it one of them")
    _require_form(title, where, form, tensors[0])


def _require_form(title: str, where: str, form: Any, of: TensorType) -> None:
    """Check that an argument is a tensor, and not certainly of another type.

    Raises:
        AxisError: when it is not."""
    if not isinstance(form, TensorType):
        advice = f": give an array its axes, as in {_declared(of, '...')}(array)"
        raise AxisError(f"{title} takes {_declared(of)} for {where}, but was given {_given(form)}{advice}")
    if form is not of and not of.__parameters__:
        same = sorted(map(label_name, form.axes)) == sorted(map(label_name, of.axes))
        advice = "transpose it" if same else "rename, reduce or expand its axes"
        if of.kind != form.kind:
            advice = f"convert it to {of.kind}"
        raise AxisError(f"{title} takes {of} for {where}, but was given {form}: {advice} before the call")


def _note_sizes(title: str, where: str, tensor: AnyTensor, sizes: dict[Label, int]) -> None:
    """Add the sizes of a tensor to those of a call.

    Raises:
        SizeError: when a label has another size already.
    """
    for axis, size in zip(tensor.axes, tensor.shape, strict=True):
        known = sizes.setdefault(axis, size)
        if known != size:
            raise SizeError(
                f"{label_name(axis)} has the size {known} in the arguments of {title}, and the size {size} in {where}: "
                "one label has one size in a call; give one of the axes another label"
            )


def _declared(of: TensorType, variable: str = "") -> str:
    """A type as written, or with replacements of its variables."""
    labels = (label_name(axis) if is_label(axis) else variable or _variable(axis) for axis in of.axes)
    return f"{of.tensor.__name__}[{', '.join(labels) or '()'}]"


def _variable(axis: Any) -> str:
    return "".join(f"*{v.__name__}" for v in typing.get_args(axis)) or str(axis.__name__)


def _given(form: Any) -> str:
    """The form of an argument in messages; a class with the library that it is from, as in ``torch.Tensor``."""
    if isinstance(form, TensorType) or not isinstance(form, type):
        return str(form)
    library = form.__module__.partition(".")[0]
    return form.__name__ if library == "builtins" else f"{library}.{form.__name__}"


def _shown(value: object) -> str:
    return str(getattr(value, "tensor_type", None) or type(value).__name__)


def _name(function: Callable[..., Any]) -> str:
    name: str = getattr(function, "__qualname__", type(function).__name__)
    return name.rpartition("<locals>.")[2]
