"""The reverse-mode interpreter: the pass of :mod:`typedtensor.ad.reverse` on values, its deltas, and the gradients.

Deltas are reference-counted buffers. An operation may pass its delta on unchanged (``x + y`` passes it to both
operands). The first delta of a node is therefore never modified; the second one allocates a buffer for the node, and
further ones accumulate into it.

Some values are released before the computation is closed. The value of a node can only be requested through a
reference to the node, or to a node computed from it. Python counts the references to every object: a node that only the
expression at hand refers to cannot be requested afterwards.

Sparse deltas are the nonzero parts of a value's delta, as gathered rows of a table, or one element along an axis. The
delta of a table of a million rows, of which a sentence reads twenty, consists of twenty rows. It becomes a dense tensor
only on request: by the operation that computed the table, or by the user.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from itertools import accumulate, chain, pairwise
from typing import Any, TypeVar, overload

import numpy as np

from typedtensor.ad.graph import Node, parameters_of, require_real
from typedtensor.ad.reverse import deltas_of, edges_between, reverse
from typedtensor.backends import Array, add_at, namespace_of
from typedtensor.backends.quiet import quietly
from typedtensor.base.lazily import lazily
from typedtensor.core.expr import App, Expr, Leaf
from typedtensor.core.pytree import PyTree, expressions_in
from typedtensor.core.scope import AS_WRITTEN, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Slot, Structured
from typedtensor.core.variables import Param
from typedtensor.coroutines import Dynamic
from typedtensor.errors import GradientError, NonFiniteError
from typedtensor.ir import DType
from typedtensor.runtime.state import Counts, State, is_finite, tell
from typedtensor.targets import Target

_Part = tuple[Any, Any]
"""A key, either a subscript or an array of row numbers, and the array that is added there."""


class PartDelta:
    """The sparse delta of a value: it has the value's type and shape, but no array."""

    __slots__ = ("_parts", "dtype", "elements", "shape", "tensor_type")

    def __init__(self, tensor_type: TensorType, shape: tuple[int, ...], dtype: Any, parts: list[_Part]) -> None:
        self.tensor_type, self.shape, self.dtype, self._parts = tensor_type, shape, dtype, parts
        self.elements: int = sum(part.size for _, part in parts)

    @staticmethod
    def of(node: App[Any], number: int, dy: Any, operands: tuple[Any, ...]) -> PartDelta | None:
        """Return the sparse delta that an application passes to an operand; None if it reads the whole operand."""
        key = node.op.sparse_slice(number, operands)
        if key is None:
            return None
        taken, delta = operands[number]._array, dy._array
        if type(taken) is not np.ndarray or not isinstance(delta, (np.ndarray, np.generic)):
            return None
        return PartDelta(operands[number].tensor_type, taken.shape, delta.dtype, [(key, delta)])

    def is_worth_it(self, other: PartDelta) -> bool:
        """Whether the parts of two deltas together have fewer elements than the value."""
        return self.dtype == other.dtype and self.elements + other.elements <= math.prod(self.shape)

    def joined(self, other: PartDelta) -> PartDelta:
        """Return the sum of two deltas."""
        return PartDelta(self.tensor_type, self.shape, self.dtype, [*self._parts, *other._parts])

    def add_to(self, array: np.ndarray[Any, Any]) -> None:
        """Add the parts to an array, in their order."""
        for key, part in self._parts:
            add_at(array, key, part)

    def is_finite(self) -> bool:
        """Whether no element is NaN or infinite."""
        return all(bool(np.isfinite(part).all()) for _, part in self._parts)

    def dense(self) -> AnyTensor:
        """Return the dense delta."""
        array = np.zeros(self.shape, self.dtype)
        self.add_to(array)
        result: AnyTensor = self.tensor_type.wrap(array)
        return result


def dense(delta: Any) -> Any:
    """Return a delta as a dense tensor."""
    return delta.dense() if isinstance(delta, PartDelta) else delta


def add_parts(total: Any, delta: Any, *, owned: bool) -> Any:
    """Return the sum of two deltas, at least one of them sparse: a new one, or ``total`` modified if it is owned."""
    if isinstance(total, PartDelta) and isinstance(delta, PartDelta) and total.is_worth_it(delta):
        return total.joined(delta)
    array = dense(total)._array
    if not isinstance(total, PartDelta) and not owned:
        array = np.array(array)
    if isinstance(delta, PartDelta) and np.result_type(delta.dtype, array.dtype) == array.dtype:
        delta.add_to(array)
    else:
        array = array + dense(delta)._array
    return delta.tensor_type.wrap(array)


Delta = AnyTensor | PartDelta
"""A dense delta, or the nonzero parts of one."""


class DeltaBuffers:
    """The deltas of a reverse pass, accumulated without aliasing."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self._live_before = counts.live
        self._parts: dict[Node | Slot, tuple[Any, bool]] = {}

    def add(self, node: Node | Slot, delta: Delta) -> None:
        """Add a summand to the delta of a node."""
        found = self._parts.get(node)
        if found is None:
            counts = self.counts
            counts.acquired += 1
            if (live := counts.acquired - counts.released) > counts.peak:
                counts.peak = live
            self._parts[node] = (delta, False)
            return
        total, owned = found
        if isinstance(total, PartDelta) or isinstance(delta, PartDelta):
            self._parts[node] = (add_parts(total, delta, owned=owned), True)
        elif owned and isinstance(total._array, np.ndarray) and total._array.dtype == delta.dtype:
            np.add(total._array, delta._array, out=total._array)
        else:
            self._parts[node] = (total.tensor_type.wrap(total._array + delta._array), True)

    def take(self, node: Node) -> Any:
        """Return the complete delta of a node and release its buffer; a list for a structured node."""
        self.counts.visited += 1
        if isinstance(node, Structured):
            slots = [Slot(node, index) for index in range(len(node.types))]
            return [self._release(slot) if slot in self._parts else None for slot in slots]
        return self._release(node)

    def _release(self, place: Node | Slot) -> Any:
        delta, _ = self._parts.pop(place)
        self.counts.released += 1
        return delta

    def release(self) -> None:
        """Release the remaining buffers after a failure, even one between the allocation of a buffer and its count."""
        self._parts.clear()
        self.counts.released = self.counts.acquired - self._live_before


def as_precise(delta: Delta, value: AnyTensor) -> Delta:
    """Return a gradient in the dtype of the value that it belongs to."""
    if delta.dtype == value.dtype:
        return delta
    whole: AnyTensor = dense(delta)
    result: AnyTensor = whole.tensor_type.wrap(namespace_of(whole._array).astype(whole._array, value.dtype))
    return result


class TensorAlgebra:
    """The algebra of the reverse pass on tensors: values, deltas, and their sums."""

    def __init__(
        self, state: State, evaluate: Callable[[Node], AnyTensor], droppable: set[Node], *, threads: bool = False
    ) -> None:
        self.state, self.evaluate, self.droppable, self.threads = state, evaluate, droppable, threads
        self.buffers = DeltaBuffers(state.counts)
        self._taken: dict[Node, tuple[Any, float]] = {}
        self._times: dict[Node, tuple[float, float]] = {}

    def primal(self, node: Node) -> AnyTensor:
        """Return the value of a node."""
        value = self.state.values.get(node)
        if value is None:
            value = self.evaluate(node)
        if isinstance(node, Structured) and len(value.results) < len(node.op.keeping.result_types):  # type: ignore[attr-defined]
            value = self.state.compute(node)
        return value

    def joined(self, order: Iterable[Node]) -> Mapping[Structured, Structured]:
        """Return None: a second node with the same results comes from derivatives, and its values are known."""
        return {}

    def add(self, node: Node | Slot, delta: Delta) -> None:
        """Add a summand to the delta of a node, or of one result of a structured node."""
        self.buffers.add(node, delta)

    def gradient(self, node: App[Any], number: int, dy: Any, y: Any, operands: tuple[Any, ...]) -> Any:
        """Return the delta that a node passes to an operand: a tensor, or parts of one for a slice or a gather."""
        if node.op.has_sparse_slice and (delta := PartDelta.of(node, number, dy, operands)) is not None:
            return delta
        if self.state.check_finite:
            return quietly(node.op.gradient, number, dy, y, operands)
        return node.op.gradient(number, dy, y, operands)

    def check(self, node: Node, numbers: tuple[int, ...], deltas: Sequence[Any]) -> None:
        """Check that deltas are finite, if the computation asks for that.

        Raises:
            NonFiniteError: a delta has NaN or infinite elements.
        """
        if not self.state.check_finite:
            return
        for number, delta in zip(numbers, deltas, strict=True):
            if not (delta.is_finite() if isinstance(delta, PartDelta) else is_finite(delta)):
                raise NonFiniteError(
                    f"the gradient of {node!r} for its operand {number + 1} is the first that is NaN or infinite; all "
                    "values and the gradients before it are finite"
                )

    def take(self, node: Node) -> Any:
        """Return the complete delta of a node; the delta of a leaf may consist of parts, all others are tensors."""
        delta = self.buffers.take(node)
        if isinstance(delta, PartDelta) and (self.state.observers or not isinstance(node, Leaf)):
            delta = delta.dense()
        if self.state.observers:
            self._taken[node] = delta, time.perf_counter()
        return delta

    def deltas(self, node: Node, numbers: tuple[int, ...], dy: Any) -> list[Any]:
        """Return the deltas of some operands, given that of the node, with the time taken; any thread may call it."""
        start = time.perf_counter() if self.state.observers else 0.0
        with Setting({AS_WRITTEN: False}, None):  # pool threads have settings of their own
            found = deltas_of(node, numbers, dy, self)
        if self.state.observers:
            self._times[node] = start, time.perf_counter()
        return found

    def done(self, node: Node) -> None:
        """Release the value of a node that nobody can request any more."""
        if self.state.observers:
            delta, taken = self._taken.pop(node)
            start, end = self._times.pop(node) if node in self._times else (taken, time.perf_counter())
            for observer in self.state.observers:
                tell(observer.backward, node, delta, start, end)
        if node in self.droppable:
            with self.state.workers.turn() if self.threads else nullcontext():
                self.state.drop((node,))


Pass = Callable[[Sequence[Node], Collection[Node], Any], dict[Node, Any]]
"""A reverse pass: from the ancestors of a root, the root last, targets, and the root's delta to gradients."""


def differentiate(
    algebra: TensorAlgebra, order: Sequence[Node], targets: Collection[Node], run: Pass | None = None
) -> dict[Node, Delta]:
    """Return the gradients of the last node of ``order`` by targets, each in the dtype of its target."""
    present = set(order)
    for node in order:
        if isinstance(node, App):
            algebra.droppable.update(node.region)
    values = {node: algebra.primal(node) for node in targets if node in present}
    root = algebra.primal(order[-1])
    one = root.tensor_type.wrap(namespace_of(root._array).ones_like(root._array))
    try:
        if run is None:
            found = reverse(order, targets, algebra, [(order[-1], one)], algebra.state.operands)
        else:
            found = run(order, targets, one)
    finally:
        algebra.buffers.release()
    algebra.state.drop(algebra.droppable)
    return {node: as_precise(delta, values[node]) for node, delta in found.items()}


_COUNTS_REFERENCES = sys.implementation.name == "cpython"


def unreachable_values(state: State, order: Sequence[Node], besides: Sequence[Node] = ()) -> set[Node]:
    """Return the applications in ``order`` that nothing outside of it refers to.

    Args:
        order: the ancestors of a root.
        besides: nodes that the caller's collections refer to, each as often as it is referred to.
    """
    if not _COUNTS_REFERENCES:
        return set()
    known = _known_references(state, order, besides)
    counts = zip(order, _references(order), strict=True)
    return {node for node, count in counts if isinstance(node, App) and count <= known[node]}


def _known_references(state: State, order: Sequence[Node], besides: Sequence[Node]) -> dict[Node, int]:
    """Count the references to each node from the order, from other nodes and from the computation.

    Its own variables refer to nodes as well, so that it has ended when all references are counted.
    """
    known = dict.fromkeys(order, 1 + _OF_A_LIST)
    for node in chain(state.expansions.values(), state.expansions, state.values, besides):
        if node in known:
            known[node] += 1
    for node in order:
        for operand in node.operands:
            known[operand] += 1
    return known


def _references(nodes: Sequence[object]) -> list[int]:
    """Return the reference count of each object."""
    return [sys.getrefcount(node) for node in nodes]


_OF_A_LIST = _references([object()])[0] if _COUNTS_REFERENCES else 0
"""The count of an object that only a list refers to; Python's versions differ in what the counting itself adds."""


def keeps_always(node: Node) -> bool:
    """Whether a node keeps its residuals, in an evaluation directly ahead of gradients."""
    return True


def keeps_for_gradients(state: State, order: Sequence[Node], targets: Collection[Node]) -> Callable[[Node], bool]:
    """Return a predicate: whether a node should keep its residuals for the gradients that follow."""
    if not any(isinstance(node, (Structured, Dynamic)) for node in order):
        return keeps_always
    parts = [node for node in order if isinstance(node, Dynamic)]
    between = edges_between(order, {*(targets or parameters_of(order)), *parts}, state.operands, order[-1:])
    again = {x for node in order if isinstance(node, App) for x in node.region}
    left_out = {node for node in order if isinstance(node, Structured) and (node not in between or node in again)}
    return lambda node: node not in left_out


S = TypeVar("S", bound=PyTree)
X = TypeVar("X", bound=AnyTensor)


class Gradients:
    """The gradients of a loss: ``gradients[p]`` has the type of the value of ``p``.

    A parameter that the loss does not depend on has a gradient of zero, and so has any other real expression that was
    asked for: ``computation.gradients(loss, image)[image]``. For a tuple, list, dict, named tuple or dataclass of
    expressions, it is made of the gradients for these in the same way.

    Args:
        found: the gradients.
        values: the values of real expressions that were asked for, and that the loss does not depend on.
    """

    def __init__(self, found: Mapping[Node, Delta], values: Mapping[Node, AnyTensor] | None = None) -> None:
        self._found: dict[Node, Delta] = dict(found)
        self._values = values or {}

    def together(self, chosen: Collection[Param[Any]]) -> tuple[tuple[Param[Any], ...], Array, Target] | None:
        """Return the flat array of gradients by parameters, if a target computed exactly that, in one precision."""
        return None

    @overload
    def __getitem__(self, expression: Expr[X]) -> X: ...

    @overload
    def __getitem__(self, expression: S) -> Any: ...

    def __getitem__(self, expression: Any) -> Any:
        if not isinstance(expression, Expr):
            leaves, structure = expressions_in(expression, "the key of gradients")
            return structure.rebuild([self[leaf] for leaf in leaves])
        found: Any = self._found.get(expression)
        if isinstance(found, PartDelta):
            found = self._found[expression] = found.dense()
        if found is not None:
            return found
        value = self._values.get(expression)
        if value is None and isinstance(expression, Param):
            value = expression.value
        if value is not None:
            array = value._array
            return expression.tensor_type.wrap(namespace_of(array).zeros_like(array))
        require_real(expression)
        raise GradientError(
            f"no gradient was requested for {expression!r}: request it, as in computation.gradients(loss, expression)"
        )

    def __contains__(self, expression: Node) -> bool:
        """Whether the loss depends on an expression whose gradient was asked for."""
        return expression in self._found

    def __iter__(self) -> Iterator[Node]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return f"Gradients({', '.join(map(repr, self._found))})"


class SideBySide(Gradients):
    """Gradients in one flat array; a view of each is made on request.

    Args:
        nodes: the nodes that the gradients belong to.
        array: the flat array.
        kinds: their shapes and precisions.
        target: the target that computed them, if all nodes are parameters.
        values: the values of real expressions that the loss does not depend on.
        shared: makes the arrays of another library, that of the nodes' values.
    """

    def __init__(
        self,
        nodes: tuple[Node, ...],
        array: Array,
        kinds: Sequence[tuple[tuple[int, ...], DType]],
        target: Target | None,
        values: Mapping[Node, AnyTensor],
        shared: Callable[[Array], Array] | None = None,
    ) -> None:
        self._nodes, self._array, self._kinds, self._target, self._values = nodes, array, kinds, target, values
        self._shared = shared

    def _apart(self) -> list[Array]:
        """Return views of the flat array, one for each node."""
        ends = accumulate((math.prod(shape) for shape, _ in self._kinds), initial=0)
        pairs = zip(pairwise(ends), self._kinds, strict=True)
        parts = [self._array[a:b].reshape(shape).astype(dtype, copy=False) for (a, b), (shape, dtype) in pairs]
        return parts if self._shared is None else [*map(self._shared, parts)]

    @lazily
    def _found(self) -> dict[Node, Delta]:
        parts = self._apart()
        return {node: node.tensor_type.wrap(part) for node, part in zip(self._nodes, parts, strict=True)}

    def __contains__(self, expression: Node) -> bool:
        return any(node is expression for node in self._nodes)

    def together(self, chosen: Collection[Param[Any]]) -> tuple[tuple[Param[Any], ...], Array, Target] | None:
        places = [n for n, node in enumerate(self._nodes) if node in chosen]
        nodes: Any = tuple([self._nodes[n] for n in places])
        if self._target is None or not nodes or any(dtype != self._array.dtype for _, dtype in self._kinds):
            return None
        if len(nodes) == len(self._nodes):
            return nodes, self._array, self._target
        parts = self._apart()
        return nodes, np.concatenate([parts[n].reshape(-1) for n in places]), self._target
