"""How an operation acts: at once on tensors, as a new node on expressions, and on arrays in an interpreter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.axes import Label, declared_size, label_name
from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, as_default, kind_of, namespace_of
from typedtensor.bundles import Structured
from typedtensor.errors import AxisError, ScopeError, SizeError
from typedtensor.expr import APPLICATIONS, App, AppN, Const, Expr, Param
from typedtensor.ops.verdict import OperandType, Stated, Verdict, reach_verdict
from typedtensor.origin import caller_line
from typedtensor.rules import another_size
from typedtensor.scope import MODE, Mode, note_node
from typedtensor.tensor import AnyTensor
from typedtensor.tensor_type import TensorType

if TYPE_CHECKING:
    from typedtensor.ops.operation import PolyOp

Kernel = Callable[..., Array]
"""A forward whose axes are positions: ``kernel(xp, *arrays)``."""


_SCALARS = (bool, int, float)
_PYTHON_CLASSES: dict[str, Callable[[Any], Any]] = {"real": float, "int": int, "bool": bool}


def apply(operation: PolyOp, operands: tuple[object, ...]) -> Any:
    """Apply an operation to tensors, expressions and Python scalars.

    Returns:
        An expression if any operand is one (tensors and scalars become constants), else a tensor.

    Raises:
        AxisError: the operation's rule does not apply, or an operand is of another type.
        SizeError: two tensors have different sizes for one label.
    """
    types: list[OperandType] = []
    symbolic = weak = 0
    for operand in operands:
        if isinstance(operand, Expr):
            symbolic += 1
            types.append(operand.tensor_type)
        elif isinstance(operand, AnyTensor):
            types.append(operand.tensor_type)
        else:
            weak += 1
            types.append(scalar_type(operation, operand))
    key = tuple(types)
    grounded = operation.grounded.get(key) or ground(operation, key)
    if symbolic:
        return _apply_to_nodes(operation, operands, grounded, symbolic < len(operands))
    if weak:
        lonely = weak == len(operands)
        operands = tuple(
            x if isinstance(x, AnyTensor) else t(x) if lonely else _weak(x, t)
            for x, t in zip(operands, grounded.verdict.operands, strict=True)
        )
    arrays = [x._array for x in operands]  # type: ignore[attr-defined]  # all are tensors by now
    for first, position, second, other in grounded.shared:
        if arrays[first].shape[position] != arrays[second].shape[other]:
            raise _two_sizes(operation, operands, operands[first].axes[position])  # type: ignore[attr-defined]
    array = run(grounded.kernel, arrays)
    verdict = grounded.verdict
    for axis, position in verdict.introduced:
        _check_introduced(operation, axis, array.shape[position])
    return verdict.result.wrap(array)


def _apply_to_nodes(operation: PolyOp, operands: tuple[Any, ...], grounded: Grounded, mixed: bool) -> Any:
    mode = MODE.get()
    if mode is Mode.PLAIN:
        return apply(operation, tuple(map(plain_value, operands)))
    verdict, origin = grounded.verdict, caller_line(3)
    if mixed:
        operands = tuple(
            x if isinstance(x, Expr) else Const(x if isinstance(x, AnyTensor) else _weak(x, t), origin=origin)
            for x, t in zip(operands, verdict.operands, strict=True)
        )
    application = APPLICATIONS.get(len(operands), AppN)
    made = application(operation, operands, verdict.result, grounded.kernel, verdict.introduced, origin)
    if mode is not Mode.LAZY:
        note_node(made, mode)
    return made


def compute(node: App[Any], arrays: Sequence[Array]) -> Array:
    """The value of a node, given those of its operands.

    Raises:
        AxisError: a user's operation gives an array of another rank or kind than its rule says.
    """
    if isinstance(node, Structured):
        return node.kernel(namespace_of(*arrays), *arrays)
    return run(node.kernel, arrays)


def run(kernel: Kernel, arrays: Sequence[Array]) -> Array:
    """Run a kernel in the namespace of its arrays.

    A result that depends on Python numbers alone is a Python number again if it is a scalar, so that it still
    takes the precision of what it meets.
    """
    if type(arrays[0]) in PYTHON_SCALARS and all(type(a) in PYTHON_SCALARS for a in arrays):
        array = np.asarray(kernel(np, *map(np.asarray, arrays)))
        return as_default(array) if array.ndim else array.item()
    return kernel(namespace_of(*arrays), *arrays)


@dataclass(frozen=True, slots=True)
class Grounded:
    """An operation with its labels, for operands of certain types.

    Attributes:
        verdict: what its rule gives.
        kernel: how it is computed.
        shared: where two operands have the same label, whose sizes must agree: an operand and a position in it,
            and another operand and position.
    """

    verdict: Verdict
    kernel: Kernel
    shared: tuple[tuple[int, int, int, int], ...]


def ground(operation: PolyOp, types: tuple[OperandType, ...]) -> Grounded:
    """Apply the rule of an operation, and find the positions of its labels, once for given types.

    The verdict is shared by all instances with the same labels. The kernel is not: it reads what else the
    instance was made with.
    """
    verdict = operation.verdicts.get(types)
    if verdict is None:
        verdict = operation.verdicts[types] = reach_verdict(operation, types)
    kernel = operation.ground(*verdict.operands)
    if not operation.builtin:
        kernel = _checked(operation, verdict, kernel)
    grounded = operation.grounded[types] = Grounded(verdict, kernel, _shared_labels(verdict.operands))
    return grounded


def _shared_labels(operands: Sequence[TensorType]) -> tuple[tuple[int, int, int, int], ...]:
    first: dict[Label, tuple[int, int]] = {}
    shared = []
    for number, operand in enumerate(operands):
        for position, axis in enumerate(operand.axes):
            seen = first.setdefault(axis, (number, position))
            if seen != (number, position):
                shared.append((*seen, number, position))
    return tuple(shared)


def scalar_type(operation: Stated, operand: object) -> OperandType:
    """The type of an operand that is neither a tensor nor an expression.

    Raises:
        AxisError: when it is no Python number.
    """
    if type(operand) in _SCALARS:
        return type(operand)  # type: ignore[return-value]
    for kind in _SCALARS:
        if isinstance(operand, kind):
            return kind
    raise AxisError(
        f"{operation.title} applies to tensors, expressions and Python numbers, not to {type(operand).__name__}: "
        "wrap arrays with their axes, as in Tensor[Batch, Hidden](array)"
    )


def plain_value(operand: object) -> object:
    """The value of a parameter or a constant; anything but an expression stands for itself.

    Raises:
        ScopeError: for any other expression.
    """
    if not isinstance(operand, Expr):
        return operand
    if isinstance(operand, (Param, Const)):
        return operand.value
    raise ScopeError(f"{operand.describe()}, is not a tensor: in plain(…) a model is applied to tensors")


def _weak(scalar: Any, of: TensorType) -> AnyTensor:
    """A Python number that takes the precision of what it meets, as in the array API standard."""
    made: AnyTensor = of.wrap(_PYTHON_CLASSES[of.kind](scalar))
    return made


def _two_sizes(operation: PolyOp, operands: Sequence[Any], axis: Label) -> SizeError:
    sizes = dict.fromkeys(n for x in operands for a, n in zip(x.axes, x.shape, strict=True) if a == axis)
    return SizeError(
        f"{operation.title} was given {' and '.join(map(_with_sizes, operands))}: {label_name(axis)} has the sizes "
        f"{' and '.join(map(str, sizes))}; one label has one size, so give one of the axes another label"
    )


def _check_introduced(operation: PolyOp, axis: Label, size: int) -> None:
    declared = declared_size(axis)
    if declared is not None and declared != size:
        raise SizeError(another_size(operation.title, label_name(axis), size, declared))


def _checked(operation: PolyOp, verdict: Verdict, kernel: Kernel) -> Kernel:
    """The kernel of a user's operation, which is held to its rule: rank, kind, and the sizes of the operands."""
    result = verdict.result
    shared = [
        (axis, place, number, operand.axes.index(axis))
        for place, axis in enumerate(result.axes)
        for number, operand in enumerate(verdict.operands)
        if axis in operand.axes
    ]

    def checked(xp: Namespace, *arrays: Array) -> Array:
        array = kernel(xp, *arrays)
        if type(array) in PYTHON_SCALARS:
            array = as_default(np.asarray(array))
        if not hasattr(array, "shape") or not hasattr(array, "dtype"):
            raise AxisError(
                f"{operation.title}.forward gave {type(array).__name__}, not an array: return what the functions of "
                "its first argument, the array namespace, give"
            )
        shape, kind = tuple(array.shape), kind_of(array)
        if len(shape) != len(result.axes) or kind != result.kind:
            raise AxisError(
                f"{operation.title}.forward gave {kind or array.dtype} elements of shape {shape}, but its rule "
                f'"{operation.rule}" gives {result}: make them agree'
            )
        for axis, place, number, position in shared:
            if shape[place] != arrays[number].shape[position]:
                raise SizeError(
                    f"{operation.title}.forward gave {label_name(axis)} the size {shape[place]}, but operand "
                    f"{number + 1} has the size {arrays[number].shape[position]}: one label has one size"
                )
        return array

    return checked


def _with_sizes(tensor: AnyTensor) -> str:
    sizes = ", ".join(f"{label_name(a)}={n}" for a, n in zip(tensor.axes, tensor.shape, strict=True))
    return f"{type(tensor).__name__}[{sizes or '()'}]"
