"""Operations with bodies: several operands, several results, and the gradients of all operands at once.

An operation is data, and says how it is interpreted and differentiated: :meth:`StructuredOp.task`,
:meth:`StructuredOp.pullback` and :meth:`StructuredOp.pushforward`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from typing import Any, NamedTuple

from typedtensor.backends import Array, Namespace, namespace_of
from typedtensor.backends.whole_in_torch import as_one, is_traced
from typedtensor.base.origin import caller_line
from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.bodies.runner import Absent, BodyScope, Task, drive
from typedtensor.control.derivatives import Given, with_residuals, zeros_like
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Const, Expr
from typedtensor.core.scope import CURRENT, LIVE, MODE, OPERANDS, PLANNED, Mode, Setting, note_node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Structured, TupleType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel, of_one_library, plain_value

Accelerator = Callable[[Any, Sequence[Any]], tuple[Any, ...] | None]
"""``accelerator(operation, arrays)`` computes the same results faster, or returns None to leave them to the
interpreter."""

ACCELERATORS: dict[type[StructuredOp], Accelerator] = {}
"""The accelerator of each type of operation; the run time registers them when it is imported."""

Derive = Callable[[Any, Given], dict[int, Any]]
"""From an operation and what is given to the gradients of operands, or the tangents of results, by number; those that
are zero may be missing. It is traced once, as a :class:`~typedtensor.control.derivatives.Derivative`."""


class StructuredOp:
    """The base of operations with bodies.

    Attributes:
        title: the operation's name in messages.
        bodies: the functions that it applies.
        operand_types: the types of its operands; captured operands are last.
        result_types: the types of its results.
        shown: the number of results that are no residuals; these come first.
        keeps: whether the results include all residuals.
        chooses: whether one of the bodies runs, and not all.
        repeats: whether the operation, or one in its bodies, is a while loop.
        private: labels of internal results, whose sizes are not those of users' labels.
    """

    builtin = True
    keeps = False
    chooses = False
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
        if self.keeps or not self.differentiated:
            return self
        result: StructuredOp | None = memoized(self._derivatives, "keeping", self._keeping)
        return self if result is None else result

    def _keeping(self) -> StructuredOp | None:
        larger = with_residuals(self.differentiated, self.places)
        if larger is None:
            return None
        result = self.with_bodies(larger)
        result.keeps = True
        return result

    @property
    def differentiated(self) -> tuple[Body, ...]:
        """The bodies whose values gradients may read; none if the operation returns no residuals."""
        return ()

    def places(self, number: int) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return {}

    def with_bodies(self, bodies: Sequence[Body]) -> StructuredOp:
        """Return the operation with residuals as further outputs of the bodies that are differentiated."""
        raise NotImplementedError

    def pullback(self, given: tuple[int, ...], wanted: tuple[int, ...]) -> Derive:
        """Trace the gradients of some operands, given the cotangents of some results."""
        raise NotImplementedError

    def pushforward(self, numbers: tuple[int, ...]) -> Derive:
        """Trace the tangents of the results, given those of some operands."""
        raise NotImplementedError

    @property
    def shared(self) -> tuple[Node, ...]:
        """The expressions that the bodies capture: the last operands, in order."""
        return self.bodies[-1].captured

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """Return the task that interprets the operation on arrays; it awaits the tasks of the bodies."""
        raise NotImplementedError

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
        if (shown := whole_node(self, arrays)) is not None:
            unknown: list[Any] = [Absent(self.title)] * (len(self.result_types) - self.shown)
            return (*shown, *unknown)
        results: tuple[Array, ...] = yield self.task(xp, *arrays)
        return results

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        """Whether the node is one operation of a compiler that traces arrays, such as PyTorch's."""
        return False

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        """Arrays of the shapes and dtypes of the shown results, of a node that is one operation of a compiler."""
        return list(self.kernel(xp, *arrays)[: self.shown])

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
        keeping, moved = self.keeping, {n: delta for n, delta in enumerate(deltas) if delta is not None}
        key = tuple(moved), wanted
        derive: Derive = memoized(keeping._derivatives, key, lambda: keeping.pullback(*key))
        found = derive(keeping, Given(moved, results, operands))
        return [found[n] if n in found else zeros_like(operands[n]) for n in wanted]

    def tangents(self, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any]) -> list[Any]:
        """Return the tangents of the results; None for a result that depends on no operand with a tangent.

        Args:
            tangents: the tangents of some operands, by index.
            results: the results of :attr:`keeping`.
            operands: the operands.
        """
        keeping, numbers = self.keeping, tuple(sorted(tangents))
        key = ("tangents", numbers)
        derive: Derive = memoized(keeping._derivatives, key, lambda: keeping.pushforward(numbers))
        found = derive(keeping, Given(tangents, results, operands))
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


class WholeNode:
    """A control node on those of its arrays that are PyTorch's; the other ones, and numbers, stay."""

    def __init__(self, node: StructuredOp, arrays: Sequence[Array]) -> None:
        self._node = node
        self._places = [n for n, x in enumerate(arrays) if hasattr(x, "is_floating_point")]
        self._others = {n: x for n, x in enumerate(arrays) if n not in set(self._places)}

    def given(self, arrays: Sequence[Array]) -> list[Array]:
        """Those of the node's arrays that the operation takes."""
        return [arrays[n] for n in self._places]

    def run(self, arrays: Sequence[Array], /) -> Sequence[Array]:
        whole = self._all(arrays)
        with self._sized(whole):
            return self._node.kernel(namespace_of(*arrays), *whole)[: self._node.shown]

    def outline(self, arrays: Sequence[Array], /) -> Sequence[Array]:
        whole = self._all(arrays)
        with self._sized(whole):
            return self._node.outline(namespace_of(*arrays), whole)

    def gradients(self, arrays: Sequence[Array], deltas: Sequence[Array], wanted: Sequence[int], /) -> Sequence[Array]:
        """The gradients, for which the node runs again."""
        node, whole = self._node, self._all(arrays)
        operands: Any = [of.wrap(x) for of, x in zip(node.operand_types, whole, strict=True)]
        passing = [n for n in wanted if node.passes_gradient(self._places[n])]
        with self._sized(whole):
            results = node.keeping.apply(*operands)
            shown = zip(node.result_types, deltas, strict=False)
            given = [of.wrap(dy) if of.kind == "real" else None for of, dy in shown]
            found = node.gradients(given, results, operands, tuple(self._places[n] for n in passing))
        known = {n: x.array for n, x in zip(passing, found, strict=True)}
        return [known[n] if n in known else arrays[n] * 0.0 for n in wanted]

    def _all(self, arrays: Sequence[Array]) -> list[Array]:
        known = {**dict(zip(self._places, arrays, strict=True)), **self._others}
        return [known[n] for n in range(len(known))]

    def _sized(self, arrays: Sequence[Array]) -> Setting[BodyScope]:
        """A scope with the sizes of the operands: the one around the node is over when a compiled program runs."""
        scope = BodyScope(None)
        for of, x in zip(self._node.operand_types, arrays, strict=True):
            for axis, size in zip(of.axes, getattr(x, "shape", ()), strict=False):
                scope._own.setdefault(axis, size)
        return Setting({CURRENT: scope, OPERANDS: ()}, scope)


def whole_node(node: StructuredOp, arrays: Sequence[Array]) -> tuple[Array, ...] | None:
    """The shown results of a node as one operation of the library, if its compiler traces the arrays; else None."""
    if not any(map(is_traced, arrays)) or not node.is_whole(arrays):
        return None
    whole = WholeNode(node, arrays)
    return as_one(whole, whole.given(arrays))


def require_one_size(title: str, operands: Sequence[Any], besides: frozenset[Label] = frozenset()) -> None:
    """Require that each label has one size in some tensors."""
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


MOST = 8
"""The most gradients that are traced inside each other. Deeper ones are traced first, then the outer ones are
restarted."""

_LEVEL: ContextVar[int] = ContextVar("derivatives", default=0)


class _Wanted(NamedTuple):
    """A requested derivative, its memo, and its constructor."""

    known: dict[Any, Any]
    key: Any
    make: Callable[[], Any]

    def found(self, level: int) -> Any:
        if self.key not in self.known:
            with Setting({_LEVEL: level}, None):
                self.known[self.key] = self.make()
        return self.known[self.key]


class _Deeper(BaseException):
    """A nested derivative must be made first. A BaseException, so that handlers of failures do not catch it."""

    def __init__(self, wanted: _Wanted) -> None:
        super().__init__()
        self.wanted = wanted


def memoized(known: dict[Any, Any], key: Any, make: Callable[[], Any]) -> Any:
    """Return the memoised value of a key, making it at the first request.

    What makes it may request those of operations in bodies, to any depth.
    """
    if key in known:
        return known[key]
    wanted, level = _Wanted(known, key, make), _LEVEL.get()
    if level == MOST:
        raise _Deeper(wanted)
    if level:
        return wanted.found(level + 1)
    waiting = [wanted]
    while waiting:
        try:
            waiting[-1].found(1)
            waiting.pop()
        except _Deeper as deeper:
            waiting.append(deeper.wanted)
    return known[key]
