"""Application of operations: to tensors at once, to expressions as a new node, to arrays in an interpreter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.backends import COMPILING, DIRECT, NAMESPACES, PYTHON_SCALARS, Array, as_default, namespace_of
from typedtensor.backends.library import Library
from typedtensor.base.identity import are_same
from typedtensor.base.origin import caller_line
from typedtensor.core.axes import Label, is_label, label_name, with_sizes
from typedtensor.core.dispatch import named_operation
from typedtensor.core.expr import APPLICATIONS, App, App1, App2, AppN, Const, Expr
from typedtensor.core.operand import Operand
from typedtensor.core.scope import AS_WRITTEN, LIVE, MODE, REPLAY, REPLAYS, Mode, Setting, note_node
from typedtensor.core.tensor import CLASSES, AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Structured
from typedtensor.core.variables import Param, Variable
from typedtensor.errors import AxisError, ScopeError, SizeError
from typedtensor.ops.core.grounded import NUMBERS, Grounded, ground
from typedtensor.ops.core.verdict import DividedAxes, OperandType, Stated
from typedtensor.rules import another_size, no_operand

if TYPE_CHECKING:
    from typedtensor.ops.core.operation import PolyOp

__all__ = ["Kernel"]

Kernel = Callable[..., Array]
"""A forward function on axis positions: ``kernel(xp, *arrays)``."""


_TENSORS = frozenset(CLASSES.values())
_HERE = (np.ndarray, np.generic, *PYTHON_SCALARS)
_KINDS_HERE = frozenset({np.ndarray, *PYTHON_SCALARS})
_LAZY = Mode.LAZY  # an enumeration's members are slow to look up
_SCALARS = (bool, int, float)
_NUMPY_SCALARS: tuple[tuple[type, type[bool] | type[int] | type[float]], ...] = (
    (np.bool_, bool),
    (np.integer, int),
    (np.floating, float),
)


def apply(operation: PolyOp, operands: tuple[object, ...]) -> Any:
    """Apply an operation to tensors, expressions and Python scalars.

    Returns:
        An expression if any operand is one (tensors and scalars become constants), else a tensor.

    Raises:
        AxisError: the operation's rule does not apply, or an operand is of another type.
        SizeError: two tensors have different sizes for one label.
    """
    replay = None
    if (  # compilers of tensors' programs cannot trace context variables, so expressions alone ask for them
        REPLAYS
        and operands
        and isinstance(operands[-1], Expr)
        and (replay := REPLAY.get()) is not None
        and MODE.get() is _LAZY
    ):
        # Without a call: a body of a known form does little else.
        found = replay.here.get(id(operation) ^ id(operands[-1]))
        if found is not None:
            node, following = found
            given = node.operands
            if given[0] is operands[0] and given[-1] is operands[-1] and node.op is operation and not node.region:
                count = len(given)
                if count == len(operands) and (count < 3 or are_same(given, operands)):
                    replay.here = following
                    return node
    count = len(operands)
    if 0 < count < 3 and isinstance(first := operands[0], Expr) and isinstance(last := operands[-1], Expr):
        key = (first.tensor_type.number,) if count == 1 else (first.tensor_type.number, last.tensor_type.number)
        known = operation.grounded.get(key)
        if known is not None and (grounded := known()) is not None and not grounded.divided and MODE.get() is _LAZY:
            verdict = grounded.verdict
            node = object.__new__(App1 if count == 1 else App2)  # without the calls below, in two thirds of the time
            node.op, node.operands = operation, operands  # type: ignore[assignment]  # one or two expressions
            node.tensor_type, node.fresh_axes = verdict.result, verdict.fresh_axes
            node.kernel, node.region, node.origin = grounded.kernel, (), caller_line(3)
            if replay is not None:
                replay.note(node)
            return node
    numbers: list[Any] = []
    arrays: list[Any] = []  # of the operands that are tensors; in place of others these themselves
    symbolic = weak = 0
    operand: Any
    for operand in operands:
        kind = type(operand)
        if kind in _TENSORS:  # other types are users' subclasses
            numbers.append(operand.tensor_type.number)
            arrays.append(operand._array)
        elif isinstance(operand, Expr):
            symbolic += 1
            numbers.append(operand.tensor_type.number)
        elif kind in PYTHON_SCALARS:
            weak += 1
            numbers.append(kind)
            arrays.append(operand)
        elif isinstance(operand, AnyTensor):
            numbers.append(operand.tensor_type.number)
            arrays.append(operand._array)
        else:
            weak += 1
            numbers.append(scalar_type(operation, operand))
            arrays.append(operand)
    key = tuple(numbers)
    known = operation.grounded.get(key)
    grounded = (None if known is None else known()) or ground(
        operation, key, types_of(operation, operands), _Data(operands)
    )
    if grounded.divided and AS_WRITTEN.get():
        return _apply_divided(operation, operands, grounded.verdict.divided)
    if symbolic:
        return _apply_to_nodes(operation, operands, grounded, symbolic < len(operands))
    if weak == len(operands):
        given = zip(operands, grounded.verdict.operands, strict=True)
        arrays = [t(NUMBERS[t.kind](x))._array for x, t in given]
    elif weak:
        for number, as_kind in grounded.numbers:
            arrays[number] = as_kind(arrays[number])
    if grounded.shared and not (
        grounded.alike
        and arrays[0].shape == arrays[1].shape
        and (len(arrays) == 2 or arrays[0].shape == arrays[2].shape)
    ):
        for first, position, second, other in grounded.shared:
            if arrays[first].shape[position] != arrays[second].shape[other]:
                types = grounded.verdict.operands
                sized = [(of, getattr(x, "shape", ())) for of, x in zip(types, operands, strict=True)]
                raise _two_sizes(operation, "was given", types[first].axes[position], sized)
    kind = type(arrays[grounded.tensor])
    if len(arrays) - weak > 1 and (weak or type(arrays[-1]) is not kind):
        require_one_library(operation, arrays)
        if kind is np.ndarray:
            kind = _kind_beside(arrays)
    xp = DIRECT.get(kind)
    array = _run_elsewhere(operation, grounded, arrays) if xp is None else grounded.kernel(xp, *arrays)
    result = grounded.result
    if grounded.checked:
        _check_result(operation, grounded, array.shape)
    made = object.__new__(result.tensor)  # as TensorType.wrap, without the call
    made.tensor_type, made._array = result, array
    return made


class _Data:
    """The numbers of the operands whose axes are declared, neither those of a parameter nor computed from others."""

    def __init__(self, operands: tuple[object, ...]) -> None:
        self._operands = operands

    def __iter__(self) -> Iterator[int]:  # asked for by a rule that refuses the operands
        return (n for n, x in enumerate(self._operands) if isinstance(x, Expr) and _is_data(x))


def _is_data(x: Expr[Any]) -> bool:
    axes, seen, rest = x.tensor_type.axes, {x}, [x]
    for node in rest:
        if node.tensor_type.axes not in (axes, ()):
            return False
        new = [y for y in (node.operands if isinstance(node, App) else ()) if y not in seen]
        seen.update(new)
        rest += new
    return not isinstance(x, Param)


def _check_result(operation: PolyOp, grounded: Grounded, shape: Sequence[int]) -> None:
    """Check the sizes of labels of a result that no operand has."""
    for axis, position, declared in grounded.declared:
        if declared != shape[position]:
            raise SizeError(another_size(operation.title, label_name(axis), shape[position], declared))
    for position, other in grounded.twice:
        if shape[position] != shape[other]:
            raise _two_sizes(operation, "gives", grounded.result.axes[position], [(grounded.result, shape)])


def _apply_divided(operation: PolyOp, operands: tuple[object, ...], divided: DividedAxes | None) -> Any:
    """Apply an operation to axes that are divided over devices, and mark partial sums."""
    assert divided is not None
    if divided.refused:
        raise AxisError(divided.refused)
    with Setting({AS_WRITTEN: False}, None):
        result = apply(operation, operands)
        for axis in divided.sums:
            result = named_operation("AsPartial", (axis,))(result)
    return result


def _apply_to_nodes(operation: PolyOp, operands: tuple[Any, ...], grounded: Grounded, mixed: bool) -> Any:
    mode, verdict = MODE.get(), grounded.verdict
    application = APPLICATIONS.get(len(operands), AppN)
    if mode is _LAZY and not mixed:
        node = application(operation, operands, verdict.result, grounded.kernel, verdict.fresh_axes, caller_line(3))
        if REPLAYS and (replay := REPLAY.get()) is not None:
            replay.note(node)
        return node
    if mode is Mode.PLAIN:
        return apply(operation, of_one_library([plain_value(x) for x in operands]))
    if mode is Mode.LIVE and (live := LIVE.get()) is not None:
        given = zip(operands, verdict.operands, strict=True)
        return live.application(operation, tuple([x if isinstance(x, Operand) else _weak(x, t) for x, t in given]))
    origin = caller_line(3)
    if mixed:
        operands = tuple(
            x if isinstance(x, Expr) else Const(x if isinstance(x, AnyTensor) else _weak(x, t), origin=origin)
            for x, t in zip(operands, verdict.operands, strict=True)
        )
    result = application(operation, operands, verdict.result, grounded.kernel, verdict.fresh_axes, origin)
    if mode is not Mode.LAZY:
        note_node(result, mode)
    return result


def compute(node: App[Any], arrays: Sequence[Array]) -> Array:
    """Compute a node's value from those of its operands.

    Raises:
        AxisError: a user's operation returns an array of another rank or kind than its rule says.
    """
    if len(arrays) > 1 and type(arrays[-1]) is not type(arrays[0]):
        require_one_library(node.op, arrays)
    if isinstance(node, Structured):
        return node.kernel(namespace_of(*arrays), *arrays)
    return run(node.kernel, arrays)


def run(kernel: Kernel, arrays: Sequence[Array]) -> Array:
    """Run a kernel in the namespace of its arrays.

    A scalar result of Python numbers alone is a Python number again, so that its dtype still depends on other operands.
    """
    if type(arrays[0]) in PYTHON_SCALARS and all(type(a) in PYTHON_SCALARS for a in arrays):
        array = np.asarray(kernel(np, *map(np.asarray, arrays)))
        return as_default(array) if array.ndim else array.item()
    xp = namespace_of(*arrays)
    if xp is np and len(arrays) > 1:
        xp = NAMESPACES[_kind_beside(arrays)]
    return kernel(xp, *arrays)


def _kind_beside(arrays: Sequence[Array]) -> type:
    """The type of the arrays of which there are some beside NumPy's, whose functions accept both; else NumPy's."""
    for x in arrays:
        if not isinstance(x, _HERE):
            namespace_of(x)  # known from now on
            return type(x)
    return np.ndarray


def _run_elsewhere(operation: PolyOp, grounded: Grounded, arrays: Sequence[Array]) -> Array:
    """Run a kernel on Python numbers, or on arrays of a library that compiles or that is used for the first time."""
    library = COMPILING.get(type(arrays[grounded.tensor]))
    return run(grounded.kernel, arrays) if library is None else grounded.whole(library, operation, arrays)


def require_one_library(operation: PolyOp, arrays: Sequence[Array]) -> None:
    """Require that no array of NumPy is beside one of PyTorch, whose functions take none.

    Raises:
        AxisError: when one is.
    """
    kinds = {*map(type, arrays)}
    if kinds <= _KINDS_HERE:
        return
    if np.ndarray in kinds and any(kind.__module__.partition(".")[0] == "torch" for kind in kinds):
        raise AxisError(
            f"{operation.title} was given arrays of NumPy and of PyTorch: make all of one library, as in "
            "Tensor[Batch](x.numpy()) of data for parameters of NumPy, or in Tensor[Batch](torch.as_tensor(array))"
        )


def types_of(operation: PolyOp, operands: tuple[object, ...]) -> tuple[OperandType, ...]:
    """The types of operands."""
    return tuple([x.tensor_type if isinstance(x, (Expr, AnyTensor)) else scalar_type(operation, x) for x in operands])


def scalar_type(operation: Stated, operand: object) -> OperandType:
    """The type of an operand that is neither a tensor nor an expression; NumPy's scalars count as Python's numbers.

    Raises:
        AxisError: when it is no number.
    """
    if type(operand) in _SCALARS:
        return type(operand)  # type: ignore[return-value]
    for kind in _SCALARS:
        if isinstance(operand, kind):
            return kind
    for of, kind in _NUMPY_SCALARS:
        if isinstance(operand, of) and not isinstance(operand, np.timedelta64):  # a subclass of np.integer
            return kind
    axes = "()" if getattr(operand, "shape", None) == () else "Batch, Hidden"
    if is_label(operand):
        given = f"the label {label_name(operand)}"
    else:
        given = "type" if isinstance(operand, type) else type(operand).__name__
    raise AxisError(no_operand(operation.title, given, axes))


def plain_value(operand: object) -> object:
    """The value of a parameter or a constant; any object but an expression is its own value.

    Raises:
        ScopeError: for any other expression.
    """
    if not isinstance(operand, Expr):
        return operand
    if isinstance(operand, (Variable, Const)):
        return operand.value
    raise ScopeError(f"{operand.describe()}, is not a tensor: inside plain(…), apply models to tensors")


def of_one_library(operands: list[object]) -> tuple[object, ...]:
    """Convert NumPy operands, such as parameters, to arrays of the other operands' library."""
    arrays = [x._array for x in operands if isinstance(x, AnyTensor)]
    like = next((x for x in arrays if type(x) is not np.ndarray), None)
    if like is not None and isinstance(library := namespace_of(like), Library):
        for number, x in enumerate(operands):
            if isinstance(x, AnyTensor) and type(x._array) is np.ndarray:
                operands[number] = x.tensor_type.wrap(library.beside(x._array, like))
    return tuple(operands)


def _weak(scalar: Any, of: TensorType) -> AnyTensor:
    """A number whose dtype depends on the other operands, as for Python numbers in the array API standard."""
    result: AnyTensor = of.wrap(NUMBERS[of.kind](scalar))
    return result


def _two_sizes(operation: PolyOp, what: str, axis: Label, of: Sequence[tuple[TensorType, Sequence[int]]]) -> SizeError:
    """The error for a label that has two sizes in types with shapes."""
    sizes = dict.fromkeys(n for each, shape in of for a, n in zip(each.axes, shape, strict=True) if a == axis)
    shown = " and ".join(f"{each.tensor.__name__}[{with_sizes(each.axes, shape)}]" for each, shape in of)
    return SizeError(
        f"{operation.title} {what} {shown}: {label_name(axis)} has the sizes {' and '.join(map(str, sizes))}; "
        "one label has one size, so give one of the axes another label"
    )
