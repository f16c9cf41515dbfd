"""Operations specialised to operand types: the verdict of the rule, a kernel on positions, and its checks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import ref

import numpy as np

from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, as_array, as_default, kind_of
from typedtensor.backends.derivatives import Derivatives
from typedtensor.backends.library import Library
from typedtensor.base.lasting import ALWAYS, weakly
from typedtensor.core.axes import Label, keeper_of, label_name
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError, SizeError
from typedtensor.ops.core.verdict import OperandType, Verdict, check_actual_sizes

if TYPE_CHECKING:
    from typedtensor.ops.core.application import Kernel
    from typedtensor.ops.core.operation import PolyOp


_OF_NUMPY = frozenset({np.ndarray, *PYTHON_SCALARS})
"""Operand types that kernels inspect, or whose dtype yields to others."""

_BEFORE = 2
"""The number of uncompiled runs: compiling takes longer than a few of them."""


class WholeKernel:
    """The kernel of an operation for operand types; a library operation's kernel is compiled after some runs.

    It is compiled for the sizes that it reads from the computation as well as for those of the arrays.
    """

    __slots__ = ("_function", "_kernel", "_read", "_runs")

    def __init__(self, operation: PolyOp, kernel: Callable[..., Array], operands: Sequence[TensorType]) -> None:
        there = {axis for of in operands for axis in of.axes}
        self._read = [name for name, word in operation.arguments.items() if not there.issuperset(word)]
        self._kernel, self._runs = kernel, 0
        self._function: Any = None if operation.builtin else False

    def __call__(self, library: Library, operation: PolyOp, arrays: Sequence[Array]) -> Array:
        """Compute the result in the namespace of a library that compiles."""
        function = self._function
        if function is False:
            return self._kernel(library, *arrays)
        if function is None:
            self._runs += 1
            if self._runs <= _BEFORE:
                return self._kernel(library, *arrays)
            function = self._function = library.compiled(self._kernel, *arrays) or False
        if not function or not _OF_NUMPY.isdisjoint(map(type, arrays)):
            return self._kernel(library, *arrays)
        return function(tuple(map(operation.known_sizes, self._read)), *arrays)


MOST_SEEN = 64
"""The most combinations of operand sizes for which a user's kernel's result shape is cached."""

_UNKNOWN = object()

DERIVATIVES_OF: list[Callable[[PolyOp, Verdict, Callable[..., Array]], Derivatives | None]] = []
"""A function that returns the derivatives of an operation in libraries that differentiate. The layer that can compute
tangents adds it."""


class CheckedKernel:
    """The kernel of a user's operation, with checks against its rule: rank, kind, and sizes of the operands.

    Libraries that differentiate its results take the derivatives from the operation if it defines any.

    Attributes:
        seen: the shapes and dtypes of results, by those of the operands.
    """

    def __init__(self, operation: PolyOp, verdict: Verdict, kernel: Callable[..., Array]) -> None:
        self._operation, self._verdict, self._kernel = operation, verdict, kernel
        self._shared = [
            (axis, place, number, operand.axes.index(axis))
            for place, axis in enumerate(verdict.result.axes)
            for number, operand in enumerate(verdict.operands)
            if axis in operand.axes
        ]
        self._derivatives: Any = _UNKNOWN
        self.seen: dict[Hashable, tuple[tuple[int, ...], Any]] = {}

    def __call__(self, xp: Namespace, /, *arrays: Array) -> Array:
        operation, verdict, result = self._operation, self._verdict, self._verdict.result
        if verdict.rule.conditions:
            given = [(of, getattr(x, "shape", ())) for of, x in zip(verdict.operands, arrays, strict=True)]
            check_actual_sizes(operation, verdict, given)
        array = self._array(xp, arrays)
        if type(array) in PYTHON_SCALARS:
            array = as_default(np.asarray(array))
        if not hasattr(array, "shape") or not hasattr(array, "dtype"):
            raise AxisError(
                f"{operation.title}.forward returned {type(array).__name__}, not an array: return the result of a "
                "function of its first argument, the array namespace"
            )
        array = as_array(array, f"the result of {operation.title}.forward")
        shape, kind = tuple(array.shape), kind_of(array)
        if len(shape) != len(result.axes) or kind != result.kind:
            raise AxisError(
                f"{operation.title}.forward returned {kind or array.dtype} elements of shape {shape}, but its "
                f'rule "{operation.rule}" gives {result}: make them agree'
            )
        for axis, place, number, position in self._shared:
            if shape[place] != arrays[number].shape[position]:
                raise SizeError(
                    f"{operation.title}.forward returned size {shape[place]} for {label_name(axis)}, but operand "
                    f"{number + 1} has the size {arrays[number].shape[position]}: one label has one size"
                )
        key = sizes_of(arrays)
        if key not in self.seen:
            if len(self.seen) == MOST_SEEN:
                self.seen.clear()
            self.seen[key] = shape, array.dtype
        return array

    def _array(self, xp: Namespace, arrays: Sequence[Array]) -> Array:
        if not isinstance(xp, Library):
            return self._kernel(xp, *arrays)
        if self._derivatives is _UNKNOWN:
            self._derivatives = DERIVATIVES_OF[0](self._operation, self._verdict, self._kernel)
        if self._derivatives is None:
            return self._kernel(xp, *arrays)
        [array] = xp.with_derivative(self._derivatives, arrays)
        return array


def sizes_of(arrays: Sequence[Any]) -> Hashable:
    """The shapes and dtypes of arrays, or the types of Python numbers."""
    return tuple([(tuple(x.shape), x.dtype) if hasattr(x, "dtype") else type(x) for x in arrays])


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Grounded:
    """An operation specialised to operand types.

    Attributes:
        verdict: the verdict of its rule.
        kernel: its computation on arrays.
        whole: its computation on arrays of a library that compiles.
        shared: pairs of axes with one label, whose sizes must agree: operand and position, operand and position.
        alike: whether the sizes agree if two or three operands with equal axes have equal shapes.
        declared: labels of the result that declare a size and are in no operand: label, position and size.
        twice: the positions of labels that occur twice in the result and whose sizes the operands do not equate.
        result: the type of the result.
        divided: whether axes are divided over devices.
        tensor: the index of the first operand that is no Python number; 0 if all are.
        numbers: the operands that are numbers, by index, and the class of Python numbers that each is converted to.
        checked: whether sizes of the result are checked, by ``declared`` or ``twice``.
    """

    verdict: Verdict
    kernel: Kernel
    whole: WholeKernel
    shared: tuple[tuple[int, int, int, int], ...]
    alike: bool
    declared: tuple[tuple[Label, int, int], ...]
    twice: tuple[tuple[int, int], ...]
    result: TensorType
    divided: bool
    tensor: int
    numbers: tuple[tuple[int, Callable[[Any], Any]], ...]
    checked: bool


NUMBERS: Mapping[str, Callable[[Any], Any]] = {"real": float, "int": int, "bool": bool}
"""The class of Python numbers of each kind."""


def grounded_for(operation: PolyOp, types: tuple[OperandType, ...], key: tuple[Hashable, ...]) -> Grounded:
    """Return the result of :func:`ground`, cached."""
    known = operation.grounded.get(key)
    return (None if known is None else known()) or ground(operation, key, types)


def shared_caches(kind: type[PolyOp], labels: tuple[Label, ...]) -> Mapping[str, Any]:
    """Return the caches that equal operations of the library share; gradients make new ones at each application."""
    keeper = keeper_of((kind, *labels))
    found = keeper.known.get((kind, labels))
    if found is None:
        found = keeper.known[kind, labels] = {"made": keeper.made, "known": {}, "grounded": {}}
    return found


def ground(
    operation: PolyOp, key: tuple[Hashable, ...], types: tuple[OperandType, ...], data: Iterable[int] = ()
) -> Grounded:
    """Specialise an operation to operand types: apply its rule, and find the positions of its labels.

    All instances with the same labels share the verdict. They do not share the kernel, which reads further settings of
    the instance.
    """
    keeper = ALWAYS
    for of in types:
        if type(of) is TensorType and of.keeper.made > keeper.made:
            keeper = of.keeper
    verdict = operation.verdict(types, data)
    kernel = operation.ground(*verdict.operands)
    if not operation.builtin:
        kernel = CheckedKernel(operation, verdict, kernel)
    kernel = _held_to_sizes(operation, verdict.result, kernel)
    given = verdict.operands
    alike = len(given) in (2, 3) and len({of.axes for of in given}) == 1
    alike = alike and len(set(given[0].axes)) == len(given[0].axes) > 0
    whole = WholeKernel(operation, kernel, given)
    result = verdict.result
    declared = tuple((axis, n, size) for axis, n in verdict.fresh_axes if (size := result.declared[n]) is not None)
    twice, divided = _labels_twice(verdict), verdict.divided is not None
    tensor = next((n for n, of in enumerate(types) if type(of) is TensorType), 0)
    numbers = tuple([(n, NUMBERS[given[n].kind]) for n, of in enumerate(types) if type(of) is not TensorType])
    grounded = Grounded(
        verdict=verdict,
        kernel=kernel,
        whole=whole,
        shared=_shared_labels(given),
        alike=alike,
        declared=declared,
        twice=twice,
        result=result,
        divided=divided,
        tensor=tensor,
        numbers=numbers,
        checked=bool(declared or twice),
    )
    if keeper.made > operation.made:
        keeper.known[operation, key] = grounded
        operation.grounded[key] = weakly(grounded, operation.grounded, key)
    else:
        operation.known[key] = grounded
        operation.grounded[key] = ref(grounded)
    return grounded


def _held_to_sizes(operation: PolyOp, result: TensorType, kernel: Kernel) -> Kernel:
    """A kernel whose result has the sizes that were given with labels.

    Raises:
        SizeError: when one has another size.
    """
    sized = [(axis, n, size) for n, axis in enumerate(result.axes) if (size := operation.given_size(axis)) is not None]
    if not sized:
        return kernel

    def held(xp: Namespace, *arrays: Array) -> Array:
        y = kernel(xp, *arrays)
        for axis, n, size in sized:
            if y.shape[n] != size:
                name = label_name(axis)
                raise SizeError(f"{operation.title} gives {name} the size {y.shape[n]}, but {name} has the size {size}")
        return y

    return held


def _shared_labels(operands: Sequence[TensorType]) -> tuple[tuple[int, int, int, int], ...]:
    first: dict[Label, tuple[int, int]] = {}
    shared = []
    for number, operand in enumerate(operands):
        for position, axis in enumerate(operand.axes):
            seen = first.setdefault(axis, (number, position))
            if seen != (number, position):
                shared.append((*seen, number, position))
    return tuple(shared)


def _labels_twice(verdict: Verdict) -> tuple[tuple[int, int], ...]:
    axes, fresh_axes = verdict.result.axes, {axis for axis, _ in verdict.fresh_axes}
    first = {axis: axes.index(axis) for axis in fresh_axes}
    return tuple((first[axis], n) for n, axis in enumerate(axes) if axis in fresh_axes and n != first[axis])
