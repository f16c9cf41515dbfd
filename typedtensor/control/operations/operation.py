"""Operations with bodies: several operands, several results, and the gradients of all operands at once.

An operation is data. Tables by type have its interpreter and its derivatives.
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
from typedtensor.ops.core.application import Kernel, of_one_library, plain_value

Interpreter = Callable[..., Task[tuple[Any, ...]]]
"""``interpreter(operation, namespace, *arrays)`` returns a task that computes the results."""

Accelerator = Callable[[Any, Sequence[Any]], tuple[Any, ...] | None]
"""``accelerator(operation, arrays)`` computes the same results faster, or returns None to leave them to the
interpreter."""

INTERPRETERS: dict[type[StructuredOp], Interpreter] = {}
"""The interpreter of each type of operation; modules of :mod:`typedtensor.control.interpretation` register them."""

ACCELERATORS: dict[type[StructuredOp], Accelerator] = {}
"""The accelerator of each type of operation; specialization registers them when it is imported."""

DERIVATIVES: dict[type[StructuredOp], Callable[..., Derivative]] = {}
"""The gradient rule of each type of operation: called with the operation, whether each result has a cotangent, and
the operands to differentiate for. Modules of :mod:`typedtensor.control.derivatives` register them."""


TANGENTS: dict[type[StructuredOp], Callable[..., Pushforward]] = {}
"""The tangent rule of each type of operation: called with the operation and the operands that have tangents. Modules
of :mod:`typedtensor.control.tangents` register them."""


KEEPING: dict[type[StructuredOp], Callable[[Any], StructuredOp | None]] = {}
"""Makes the variant of an operation that also returns residuals: the values of its bodies that gradients read.
Returns None if there are none. :mod:`typedtensor.control.derivatives.keeping` registers them; other operations have
no residuals."""


class Derivative(Protocol):
    """The gradients of some operands, traced once for given cotangents and wanted operands."""

    def __call__(
        self, operation: Any, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> list[Any]: ...


class Pushforward(Protocol):
    """The tangents of the results, traced once for the operands that have tangents.

    A result that depends on none of these operands has no tangent.
    """

    def __call__(
        self, operation: Any, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> dict[int, Any]: ...


class StructuredOp:
    """The base of operations with bodies.

    Attributes:
        title: the operation's name in messages.
        bodies: the functions that it applies.
        operand_types: the types of its operands; captured operands are last.
        result_types: the types of its results.
        shown: the number of results that are no residuals; these come first.
        keeps: whether the results include all residuals.
        repeats: whether the operation, or one in its bodies, is a while loop.
        private: labels of internal results, whose sizes are not those of users' labels.
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
        """The variant that also returns residuals; the operation itself if its gradients read none."""
        make = KEEPING.get(type(self))
        if self.keeps or make is None:
            return self
        result = memoized(self._derivatives, "keeping", lambda: make(self))
        return self if result is None else result

    @property
    def shared(self) -> tuple[Node, ...]:
        """The expressions that the bodies capture: the last operands, in order."""
        return self.bodies[-1].captured

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """Return the task that interprets the operation on arrays; it awaits the tasks of the bodies."""
        return INTERPRETERS[type(self)](self, xp, *arrays)

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        """Interpret the operation on arrays."""
        return drive(self.task(xp, *arrays))

    def compute(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        """Compute the results on arrays, by the accelerator if there is one."""
        return drive(self.computing(xp, *arrays))

    def computing(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """Return the task of :meth:`compute`."""
        if PLANNED.get() and (accelerator := ACCELERATORS.get(type(self))) is not None:
            result = accelerator(self, arrays)
            if result is not None:
                return result
        results: tuple[Array, ...] = yield self.task(xp, *arrays)
        return results

    def kernel_for(self, types: tuple[TensorType, ...]) -> Kernel:
        """Return the function that computes the results."""
        return self.compute

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the state without derivatives, which are traced again."""
        return {**vars(self), "_derivatives": {}}

    def passes_gradient(self, number: int) -> bool:
        """Whether a gradient flows to an operand."""
        return self.operand_types[number].kind == "real"

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        """Return the gradients of some operands.

        Args:
            deltas: the cotangent of each result, or None; missing ones are None.
            results: the results of :attr:`keeping`.
            operands: the operands.
            wanted: the indices of the operands to differentiate for.
        """
        keeping = self.keeping
        deltas = [*deltas, *(None,) * (len(keeping.result_types) - len(deltas))]
        key = tuple([delta is not None for delta in deltas]), wanted
        result = memoized(keeping._derivatives, key, lambda: DERIVATIVES[type(self)](keeping, *key))
        found: list[Any] = result(keeping, deltas, results, operands)
        return found

    def tangents(self, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any]) -> list[Any]:
        """Return the tangents of the results; None for a result that depends on no operand with a tangent.

        Args:
            tangents: the tangents of some operands, by index.
            results: the results of :attr:`keeping`.
            operands: the operands.
        """
        keeping, numbers = self.keeping, tuple(sorted(tangents))
        make = TANGENTS[type(self)]
        result = memoized(keeping._derivatives, ("tangents", numbers), lambda: make(keeping, numbers))
        found: dict[int, Any] = result(keeping, tangents, results, operands)
        return [found.get(n) for n in range(len(keeping.result_types))]

    def __call__(self, *operands: Any) -> tuple[Any, ...]:
        """Apply the operation: to tensors alone with tensors as results, else with expressions, where tensors become
        constants."""
        if MODE.get() is Mode.PLAIN:
            operands = of_one_library([plain_value(x) for x in operands])
        if all(isinstance(x, AnyTensor) for x in operands):
            require_one_size(self.title, operands, self.private)
        return self.apply(*operands)

    def apply(self, *operands: Any) -> tuple[Any, ...]:
        """Apply the operation without a check of sizes. Sizes of private labels may differ."""
        if all(isinstance(x, AnyTensor) for x in operands):
            arrays = [x._array for x in operands]
            results = self.compute(namespace_of(*arrays), *arrays)
            return self.tuple_type.wrap(results).results
        if MODE.get() is Mode.LIVE and (live := LIVE.get()) is not None:
            return live.structured(self, operands)
        origin = caller_line()
        nodes = tuple(x if isinstance(x, Expr) else Const(x, origin=origin) for x in operands)
        result = Structured(self, nodes, self.tuple_type, self.compute, origin)
        note_node(result, MODE.get())
        return result.results

    def __repr__(self) -> str:
        return self.title


def require_one_size(title: str, operands: Sequence[Any], besides: frozenset[Label] = frozenset()) -> None:
    """Require that each label has one size in some tensors.

    Raises:
        SizeError: when a label has two sizes."""
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
