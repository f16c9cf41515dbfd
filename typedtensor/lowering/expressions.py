"""Lowering of typed expressions to an array program."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node, topological_order
from typedtensor.backends import PYTHON_SCALARS, Array, Namespace
from typedtensor.backends.quiet import quietly
from typedtensor.control.bodies.body import Iteration
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import App, Const
from typedtensor.core.scope import size_in_scope
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import SizeError
from typedtensor.ir import (
    Argument,
    Call,
    DType,
    ForeignCall,
    Full,
    Number,
    Program,
    Source,
    Value,
    constant,
    following,
    make,
    new_input,
    note_source,
    plain,
)
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.namespace import NAMESPACE
from typedtensor.lowering.rooms import ROOMS, Rooms, keeps_steps
from typedtensor.lowering.tracing import Traced
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.lowering.unread import without_unread
from typedtensor.ops.core.application import run
from typedtensor.ops.core.grounded import sizes_of

Lowered = Traced | Number


class Lowering:
    """The lowering of expressions into one program or one body.

    Attributes:
        values: the lowered value of each expression; a tuple for a structured node.
        sizes: the sizes of labels, of inputs and of axes that operations introduce.
        rooms: the capacities of loops whose number of steps is data, here and in bodies.
        originals: the original of each value that replaces another one.
        bodies: the lowerings of nested bodies.
        sources: the source lines of gradient nodes; other nodes have the lines that made them. None if lines are not
            recorded.
        source: the source line of the node that is being lowered.
        within: whether this is the body of a gradient node.
        inside: whether this is a body in a loop.

    Args:
        outer: the lowering of the node that this is the body of.
        repeats: whether that node is a loop.
    """

    def __init__(self, values: Mapping[Node, Lowered], outer: Lowering | None = None, *, repeats: bool = False) -> None:
        self.values: dict[Node, Any] = dict(values)
        self.rooms: Rooms = Rooms() if outer is None else outer.rooms
        self.originals: dict[Value, Value] = {}
        self.bodies: list[Lowering] = []
        self.sources: dict[Node, Source] | None = None if outer is None or outer.sources is None else {}
        self.source: Source | None = None if outer is None else outer.source
        self.within = self.source is not None and self.source.is_gradient  # nodes in a gradient's body have its line
        self.inside: bool = repeats or (outer is not None and outer.inside)
        if outer is not None:
            outer.bodies.append(self)
        given_at = [(node.axes, x.shape) for node, x in values.items() if isinstance(x, Traced)]
        self.sizes = {axis: n for axes, shape in given_at for axis, n in zip(axes, shape, strict=True)}

    def lower(self, root: Node) -> Lowered:
        """Lower an expression and the nodes that it depends on, unless they are lowered already."""
        values, sources = self.values, self.sources
        if root in values:
            known: Lowered = values[root]
            return known
        order = topological_order(root, lambda node: tuple([x for x in node.operands if x not in values]))
        if sources:
            for node in reversed(order):  # operands of a gradient node inherit its source line
                if node in sources:
                    for x in node.operands:
                        sources.setdefault(x, sources[node])
        for node in order:
            if node not in values:  # it may have been lowered with a variant that keeps more results
                if sources is None:
                    self._lower(node)
                else:
                    self._lower_noting(node, sources)
        result: Lowered = values[root]
        return result

    def _lower_noting(self, node: Node, sources: Mapping[Node, Source]) -> None:
        if not self.within and isinstance(node, App):
            self.source = sources.get(node) or Source(node.origin)
        self._lower(node)
        result = self.values[node]
        for x in result if isinstance(result, tuple) else (result,):
            if isinstance(x, Traced):
                note_source(x.value, self.source)

    def _lower(self, node: Node) -> None:
        values = self.values
        if isinstance(node, Const):
            array = node.value._array
            values[node] = array if type(array) in PYTHON_SCALARS else Traced(constant(np.asarray(array)))
        elif isinstance(node, Projection):
            values[node] = values[node.node][node.index]
        elif isinstance(node, Structured):
            lower = STRUCTURED.get(type(node.op))
            if lower is None:
                raise Unplannable(f"{node!r} is interpreted")
            kept = node.kept
            if kept is None:
                values[node] = lower(self, node)
            else:  # a gradient reads more of the results
                values[node] = values[kept] = values[kept] if kept in values else lower(self, kept)
        elif isinstance(node, App):
            keeps = self.rooms.count or Iteration in self.sizes
            if keeps and Iteration not in node.axes and any(Iteration in x.axes for x in node.operands):
                raise Unplannable(f"{node!r} combines all steps of a loop that keeps more places than steps")
            values[node] = _apply(node, [values[x] for x in node.operands], self.sizes)
            self._check_sizes(node, values[node])
        else:
            raise Unplannable(f"{node!r} depends on values")

    def _check_sizes(self, node: App[Any], made: Lowered) -> None:
        """Require one size for each label; otherwise the interpreter raises the error."""
        for axis, position in node.fresh_axes:
            size = made.shape[position]  # type: ignore[union-attr]  # a result with axes is an array
            try:
                declared = declared_size(axis)
            except SizeError as error:
                raise Unplannable(f"{node!r} gives {label_name(axis)} no size") from error
            known = self.sizes.setdefault(axis, size if declared is None else declared)
            if known != size:
                raise Unplannable(f"{node!r} gives {label_name(axis)} another size")


STRUCTURED: dict[type[StructuredOp], Callable[[Lowering, Structured], tuple[Lowered, ...]]] = {}
"""The lowering rules of structured nodes, by type of operation."""


def lower(roots: Sequence[Node], leaves: Mapping[Node, Any]) -> Program:
    """Lower expressions to a program.

    Args:
        roots: the expressions.
        leaves: the inputs and parameters, in the order of the program's inputs, with arrays of their shapes and dtypes.

    Raises:
        Unplannable: when an expression has no program.
    """
    return lowered(roots, leaves)[0]


def lowered(
    roots: Sequence[Node], leaves: Mapping[Node, Any], sources: Mapping[Node, Node] | None = None
) -> tuple[Program, Lowering]:
    """Like :func:`lower`, but also return the lowering.

    Args:
        roots: the expressions; the first one is no gradient.
        leaves: as in :func:`lower`.
        sources: the primal node of each gradient node, if source lines are recorded.
    """
    inputs: dict[Node, Value] = {}
    for leaf, array in leaves.items():
        if type(array) in PYTHON_SCALARS:
            raise Unplannable(f"{leaf!r} is a Python number, whose precision depends on the values it meets")
        inputs[leaf] = new_input(_name(leaf, len(inputs)), array.shape, array.dtype)
    lowering = Lowering({leaf: Traced(value) for leaf, value in inputs.items()})
    lowering.sources = None if sources is None else {}
    outputs = [as_value(lowering.lower(roots[0]))]
    if sources is not None:
        lowering.sources = {x: Source(node.origin, True) for x, node in sources.items() if isinstance(node, App)}
    outputs += [as_value(lowering.lower(root)) for root in roots[1:]]
    program = without_unread(Program(tuple(inputs.values()), tuple(outputs)), lowering.originals)
    if ROOMS.get() is None and keeps_steps(program):
        raise Unplannable("an operation of your own is computed once, beside a loop whose steps are kept")
    return program, lowering


def _name(leaf: Node, number: int) -> str:
    """The name of a leaf in a program. It has no source line, since paths differ from machine to machine."""
    return getattr(leaf, "name", None) or f"{type(leaf).__name__.lower()}_{number}"


def as_value(x: Lowered, dtype: Any = None) -> Value:
    """Return a lowered expression as a value. A number without other operands gets the given dtype or a default one."""
    if isinstance(x, Traced):
        return x.value
    array = np.asarray(plain(x), dtype=dtype or (np.float32 if isinstance(plain(x), float) else None))
    return make(Full(x, (), array.dtype))


def is_array(value: Value) -> bool:
    """Whether a lowered expression is certainly an array rather than a Python number."""
    return bool(value.shape) or not isinstance(value.primitive, Full)


def as_operand(x: Lowered) -> Argument:
    """Return a lowered expression as an operand."""
    return x.value if isinstance(x, Traced) else x


def _apply(node: App[Any], arguments: list[Lowered], sizes: Mapping[Label, int]) -> Lowered:
    if not any(isinstance(x, Traced) for x in arguments):
        number: Number = following(NumberKernel(node), *arguments)
        return number if _is_number(number) else Traced(constant(np.asarray(number)))
    if not node.op.builtin:
        return _foreign_call(node, arguments, sizes)  # it may have side effects
    result = own_failure(partial(node.kernel, NAMESPACE, *arguments))
    if isinstance(result, SizeError):  # a run on arrays, which may be large, would find the same
        raise _untraceable(node, result) from result
    if isinstance(result, Exception):  # a kernel that cannot be traced is called
        return _call(node, arguments)
    return result if isinstance(result, Traced) or _is_number(result) else _call(node, arguments)


class NumberKernel:
    """An operation on Python numbers.

    Attributes:
        operation: the name of the operation.
    """

    def __init__(self, node: App[Any]) -> None:
        self.operation, self._kernel = type(node.op).__name__, node.kernel

    def __call__(self, *numbers: Number) -> Any:
        return run(self._kernel, numbers)

    def __repr__(self) -> str:
        return self.operation


def _is_number(x: Any) -> bool:
    return type(plain(x)) in PYTHON_SCALARS


def _call(node: App[Any], arguments: list[Lowered]) -> Traced:
    """Lower to a call of a library kernel. A run on zeros shows the shape and dtype of its result."""
    zeros = [np.zeros(x.shape, x.dtype) if isinstance(x, Traced) else x for x in arguments]
    result = quietly(own_failure, lambda: np.asarray(run(node.kernel, zeros)))
    if isinstance(result, Exception):
        raise _untraceable(node, result) from result
    return Traced(make(Call(node.kernel, node.op.title, result.shape, result.dtype), *map(as_operand, arguments)))


def _untraceable(node: App[Any], error: Exception) -> Unplannable:
    return Unplannable(f"{node!r} cannot be traced: {error!r}")


class ForeignKernel:
    """The kernel of a user's node. Its exceptions name the node, so the interpreter need not run it again to find it.

    Args:
        node: the node; no reference to it is kept.
    """

    __slots__ = ("_kernel", "_made", "_origin")

    def __init__(self, node: App[Any]) -> None:
        self._kernel, self._made, self._origin = node.kernel, f"{node!r}", node.origin

    def __call__(self, xp: Namespace, /, *arrays: Array) -> Array:
        try:
            return self._kernel(xp, *arrays)
        except Exception as error:
            error.add_note(f"while computing {self._made}, made at {self._origin}")
            raise


def _foreign_call(node: App[Any], arguments: list[Lowered], sizes: Mapping[Label, int]) -> Traced:
    """Lower to a call of a user's kernel, without running it. Its rule defines the shape of the result."""
    kernel: Any = node.kernel
    given_at = [(x.axes, a.shape) for x, a in zip(node.operands, arguments, strict=True) if isinstance(a, Traced)]
    known = {**sizes, **{axis: n for axes, shape in given_at for axis, n in zip(axes, shape, strict=True)}}
    seen: tuple[Any, Any] | None = kernel.seen.get(sizes_of(arguments))
    if seen is None:
        shape = tuple([_size(node, axis, known) for axis in node.axes])
        seen = shape, _precision(node, arguments)
    call = ForeignCall(ForeignKernel(node), node.op.title, *seen)
    return Traced(make(call, *map(as_operand, arguments)))


def _size(node: App[Any], axis: Label, known: Mapping[Label, int]) -> int:
    try:
        return known[axis] if axis in known else size_in_scope(axis)
    except SizeError as error:
        raise Unplannable(f"{node!r} gives {label_name(axis)} a size that is unknown in advance") from error


def _precision(node: App[Any], arguments: Sequence[Lowered]) -> DType:
    """The dtype of a user's kernel that has not run yet: that of its real operands."""
    kind = node.tensor_type.kind
    if kind != "real":
        return np.dtype(np.int64 if kind == "int" else np.bool_)
    return real_precision(arguments)


def real_precision(given: Sequence[Lowered]) -> DType:
    """The dtype of real arrays together; the default one if there are none."""
    found = [x.dtype for x in given if isinstance(x, Traced) and x.dtype.kind == "f"]
    return np.result_type(*found) if found else np.dtype(np.float32)
