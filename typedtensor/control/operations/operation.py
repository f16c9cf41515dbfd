"""Operations with bodies: several operands, several results, and the gradients of all operands at once.

An operation is data. How it is interpreted and differentiated is looked up by its type.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from typedtensor.backends import Array, Namespace, namespace_of
from typedtensor.base.origin import caller_line
from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.operations.memo import memoized
from typedtensor.control.operations.tasks import Task, drive
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Const, Expr
from typedtensor.core.scope import LIVE, MODE, PLANNED, Mode, note_node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Structured, TupleType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel, plain_value

Interpreter = Callable[..., Task[tuple[Any, ...]]]
"""The task that computes the results of an operation: of the operation, a namespace and arrays."""

Accelerator = Callable[[Any, Sequence[Any]], tuple[Any, ...] | None]
"""The same results sooner: of the operation and arrays, or None to leave it to the interpreter."""

INTERPRETERS: dict[type[StructuredOp], Interpreter] = {}
"""The interpreters of operations, by their type; the modules of :mod:`typedtensor.control.interpretation` fill it."""

ACCELERATORS: dict[type[StructuredOp], Accelerator] = {}
"""Faster ways to the same results, by the type of the operation; specialization fills it when it is imported."""

DERIVATIVES: dict[type[StructuredOp], Callable[..., Derivative]] = {}
"""The derivatives of an operation: of the operation, for each result whether it has a delta, and the operands whose
gradients are wanted. The modules of :mod:`typedtensor.control.derivatives` fill it."""


TANGENTS: dict[type[StructuredOp], Callable[..., Pushforward]] = {}
"""The tangents of an operation: of the operation, and the operands that have tangents. The modules of
:mod:`typedtensor.control.tangents` fill it."""


KEEPING: dict[type[StructuredOp], Callable[[Any], StructuredOp | None]] = {}
"""The same operation with further results: the values of its bodies that gradients read; None, where they read none.
The module :mod:`typedtensor.control.derivatives.keeping` fills it; other operations keep nothing."""


class Derivative(Protocol):
    """The gradients of some operands of an operation, traced once for given deltas and wanted operands."""

    def __call__(
        self, operation: Any, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> list[Any]: ...


class Pushforward(Protocol):
    """The tangents of the results of an operation, traced once for the operands that have tangents.

    A result that depends on none of them has none.
    """

    def __call__(
        self, operation: Any, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> dict[int, Any]: ...


class StructuredOp:
    """The base of the operations with bodies.

    Attributes:
        title: the operation as messages name it.
        bodies: the functions that it applies.
        operand_types: the types of its operands, those that the bodies capture last.
        result_types: the types of its results.
        shown: how many of the results anybody but gradients reads, which come first.
        keeps: whether the others are all that gradients read.
        repeats: whether it, or an operation in its bodies, goes on while a condition holds.
        private: labels of results that no user sees, whose sizes are no labels' sizes.
    """

    builtin = True
    keeps = False
    repeats = False
    private: frozenset[Label] = frozenset()

    def __init__(
        self,
        title: str,
        bodies: tuple[Body, ...],
        operand_types: tuple[TensorType, ...],
        result_types: tuple[TensorType, ...],
        shown: int | None = None,
    ) -> None:
        self.title, self.bodies = title, bodies
        self.operand_types, self.result_types = operand_types, result_types
        self.shown = len(result_types) if shown is None else shown
        self.tuple_type = TupleType(result_types)
        inner = (node.op for body in bodies for node in body.order if isinstance(node, Structured))
        self.repeats = self.repeats or any(op.repeats for op in inner)
        self._derivatives: dict[Any, Any] = {}

    @property
    def keeping(self) -> StructuredOp:
        """The operation with further results, which its gradients read; itself, where they read none."""
        make = KEEPING.get(type(self))
        if self.keeps or make is None:
            return self
        made = memoized(self._derivatives, "keeping", lambda: make(self))
        return self if made is None else made

    @property
    def shared(self) -> tuple[Node, ...]:
        """The expressions that the bodies capture: the last operands, in order."""
        return self.bodies[-1].captured

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """The task that computes the results on arrays, which waits for those of the bodies."""
        return INTERPRETERS[type(self)](self, xp, *arrays)

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        """The results on arrays."""
        return drive(self.task(xp, *arrays))

    def compute(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        """The results on arrays: the kernel's, or the same sooner."""
        return drive(self.computing(xp, *arrays))

    def computing(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """The task of :meth:`compute`."""
        if PLANNED.get() and (accelerator := ACCELERATORS.get(type(self))) is not None:
            made = accelerator(self, arrays)
            if made is not None:
                return made
        results: tuple[Array, ...] = yield self.task(xp, *arrays)
        return results

    def kernel_for(self, types: tuple[TensorType, ...]) -> Kernel:
        """The function that computes the results."""
        return self.compute

    def __getstate__(self) -> dict[str, Any]:
        """The arguments that it was made with. Its derivatives are traced again."""
        return {**vars(self), "_derivatives": {}}

    def passes_gradient(self, number: int) -> bool:
        """Whether a gradient flows to an operand."""
        return self.operand_types[number].kind == "real"

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        """The gradients of some operands.

        Args:
            deltas: for each result its delta, or None; those that are not given are None.
            results: the results of :attr:`keeping`.
            operands: the operands.
            wanted: which operands, counted from 0.
        """
        keeping = self.keeping
        deltas = [*deltas, *(None,) * (len(keeping.result_types) - len(deltas))]
        key = tuple([delta is not None for delta in deltas]), wanted
        made = memoized(keeping._derivatives, key, lambda: DERIVATIVES[type(self)](keeping, *key))
        found: list[Any] = made(keeping, deltas, results, operands)
        return found

    def tangents(self, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any]) -> list[Any]:
        """The tangents of the results, None for one that depends on nothing that has one.

        Args:
            tangents: those of some operands, counted from 0.
            results: the results of :attr:`keeping`.
            operands: the operands.
        """
        keeping, numbers = self.keeping, tuple(sorted(tangents))
        make = TANGENTS[type(self)]
        made = memoized(keeping._derivatives, ("tangents", numbers), lambda: make(keeping, numbers))
        found: dict[int, Any] = made(keeping, tangents, results, operands)
        return [found.get(n) for n in range(len(keeping.result_types))]

    def __call__(self, *operands: Any) -> tuple[Any, ...]:
        """The results: tensors of tensors, else expressions, whose tensors become constants."""
        if MODE.get() is Mode.PLAIN:
            operands = tuple(map(plain_value, operands))
        if all(isinstance(x, AnyTensor) for x in operands):
            require_one_size(self.title, operands, self.private)
        return self.apply(*operands)

    def apply(self, *operands: Any) -> tuple[Any, ...]:
        """The results for operands whose sizes are known to fit, also where those of private labels differ."""
        if all(isinstance(x, AnyTensor) for x in operands):
            arrays = [x._array for x in operands]
            results = self.compute(namespace_of(*arrays), *arrays)
            return self.tuple_type.wrap(results).results
        if MODE.get() is Mode.LIVE and (live := LIVE.get()) is not None:
            return live.structured(self, operands)
        origin = caller_line()
        nodes = tuple(x if isinstance(x, Expr) else Const(x, origin=origin) for x in operands)
        made = Structured(self, nodes, self.tuple_type, self.compute, origin)
        note_node(made, MODE.get())
        return made.results

    def __repr__(self) -> str:
        return self.title


def require_one_size(title: str, operands: Sequence[Any], besides: frozenset[Label] = frozenset()) -> None:
    """Raise :class:`SizeError` when a label has two sizes in tensors."""
    seen: dict[Label, tuple[int, AnyTensor]] = {}
    for x in operands:
        for axis, size in zip(x.axes, x.shape, strict=True):
            if axis in besides:
                continue
            before, first = seen.setdefault(axis, (size, x))
            if before != size:
                raise SizeError(
                    f"{title} was given {first.tensor_type} of shape {first.shape} and {x.tensor_type} of shape "
                    f"{x.shape}: {label_name(axis)} has the sizes {before} and {size}; one label has one size"
                )
