"""How an operation acts: at once on tensors, as a new node on expressions, and on arrays in an interpreter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.axes import Label, declared_size, label_name
from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, as_default, kind_of, namespace_of
from typedtensor.errors import AxisError, ScopeError, SizeError
from typedtensor.expr import APPLICATIONS, App, AppN, Const, Expr, Param
from typedtensor.ops.verdict import OperandType, Verdict, reach_verdict
from typedtensor.scope import MODE, Mode, current_scope
from typedtensor.tensor import AnyTensor
from typedtensor.tensor_type import TensorType

if TYPE_CHECKING:
    from typedtensor.ops.operation import PolyOp

Kernel = Callable[..., Array]
"""A forward whose axes are positions: ``kernel(xp, *arrays)``."""


def apply(operation: PolyOp, operands: tuple[object, ...]) -> Any:
    """Apply an operation to tensors, expressions and Python scalars.

    Returns:
        An expression if any operand is one (tensors and scalars become constants), else a tensor.

    Raises:
        AxisError: the operation's rule does not apply, or an operand is of another type.
        SizeError: two tensors have different sizes for one label.
    """
    types: list[OperandType] = []
    symbolic, lonely = False, True
    for operand in operands:
        if isinstance(operand, Expr):
            symbolic, lonely = True, False
            types.append(operand.tensor_type)
        elif isinstance(operand, AnyTensor):
            lonely = False
            types.append(operand.tensor_type)
        else:
            types.append(_scalar_type(operation, operand))
    grounded = operation.grounded.get(tuple(types)) or ground(operation, tuple(types))
    verdict = grounded.verdict
    if symbolic:
        mode = MODE.get()
        if mode is Mode.PLAIN:
            return apply(operation, tuple(map(_plain_value, operands)))
        nodes = tuple(
            x if isinstance(x, Expr) else Const(x if isinstance(x, AnyTensor) else _weak(x, t))
            for x, t in zip(operands, verdict.operands, strict=True)
        )
        application = APPLICATIONS.get(len(nodes), AppN)
        made = application(operation, nodes, verdict.result, grounded.kernel, verdict.introduced)
        if mode is Mode.EAGER:
            current_scope("an eager computation").evaluate(made)
        return made
    tensors = [
        x if isinstance(x, AnyTensor) else t(x) if lonely else _weak(x, t)
        for x, t in zip(operands, verdict.operands, strict=True)
    ]
    if len(tensors) > 1:
        _check_shared_sizes(operation, tensors)
    array = run(grounded.kernel, [t._array for t in tensors])
    for axis, position in verdict.introduced:
        _check_introduced(operation, axis, array.shape[position])
    return verdict.result.wrap(array)


def compute(node: App[Any], arrays: Sequence[Array]) -> Array:
    """The value of a node, given those of its operands.

    Raises:
        AxisError: a user's operation gives an array of another rank or kind than its rule says.
    """
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
    """An operation with its labels, for operands of certain types: what its rule gives, and how it is computed."""

    verdict: Verdict
    kernel: Kernel


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
        kernel = _checked(operation, verdict.result, kernel)
    grounded = operation.grounded[types] = Grounded(verdict, kernel)
    return grounded


def _scalar_type(operation: PolyOp, operand: object) -> OperandType:
    for kind in (bool, int, float):
        if isinstance(operand, kind):
            return kind
    raise AxisError(
        f"{operation.title} applies to tensors, expressions and Python numbers, not to {type(operand).__name__}: "
        "wrap arrays with their axes, as in Tensor[Batch, Hidden](array)"
    )


def _plain_value(operand: object) -> object:
    if not isinstance(operand, Expr):
        return operand
    if isinstance(operand, (Param, Const)):
        return operand.value
    raise ScopeError(f"{operand.describe()}, is not a tensor: in plain(…) a model is applied to tensors")


def _weak(scalar: Any, of: TensorType) -> AnyTensor:
    """A Python number that takes the precision of what it meets, as in the array API standard."""
    convert = {"real": float, "int": int, "bool": bool}[of.kind]
    made: AnyTensor = of.wrap(convert(scalar))
    return made


def _check_shared_sizes(operation: PolyOp, tensors: Sequence[AnyTensor]) -> None:
    seen: dict[Label, int] = {}
    for tensor in tensors:
        for axis, size in zip(tensor.axes, tensor.shape, strict=True):
            if seen.setdefault(axis, size) != size:
                shown = " and ".join(map(_with_sizes, tensors))
                raise SizeError(
                    f"{operation.title} was given {shown}: {label_name(axis)} has the sizes {seen[axis]} and {size}; "
                    "one label has one size, so give one of the axes another label"
                )


def _check_introduced(operation: PolyOp, axis: Label, size: int) -> None:
    declared = declared_size(axis)
    if declared is not None and declared != size:
        raise SizeError(
            f"{operation.title} gives {label_name(axis)} the size {size}, but {label_name(axis)} is declared with "
            f"size {declared}"
        )


def _checked(operation: PolyOp, result: TensorType, kernel: Kernel) -> Kernel:
    """The kernel of a user's operation, which is held to its rule."""

    def checked(xp: Namespace, *arrays: Array) -> Array:
        array = kernel(xp, *arrays)
        if type(array) in PYTHON_SCALARS:
            array = as_default(np.asarray(array))
        shape, kind = tuple(array.shape), kind_of(array)
        if len(shape) != len(result.axes) or kind != result.kind:
            raise AxisError(
                f"{operation.title}.forward gave {kind or array.dtype} elements of shape {shape}, but its rule "
                f'"{operation.rule}" gives {result}: make them agree'
            )
        return array

    return checked


def _with_sizes(tensor: AnyTensor) -> str:
    sizes = ", ".join(f"{label_name(a)}={n}" for a, n in zip(tensor.axes, tensor.shape, strict=True))
    return f"{type(tensor).__name__}[{sizes or '()'}]"
