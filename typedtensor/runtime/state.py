"""The state of an open computation: bindings, values, sizes, and expansions of dynamic parts."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends import Array, namespace_of
from typedtensor.backends.quiet import quietly
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.origin import Origin
from typedtensor.core.axes import Label, declared_size, has_many_sizes, label_name
from typedtensor.core.expr import App, Binding, Const, Input
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Projection, Structured
from typedtensor.core.variables import Variable
from typedtensor.coroutines import Dynamic
from typedtensor.errors import BindingError, NonFiniteError, SizeError
from typedtensor.ops.core.application import compute

ONE_SIZE = "one label has one size in one computation"


class SizeTable:
    """The sizes of a computation's labels, with the origin of each."""

    _others_by: Callable[[], str] | None = None

    def __init__(self) -> None:
        self.known: dict[Label, int] = {}
        self._shown_by: dict[Label, Callable[[], str]] = {}

    def observe(self, axis: Label, size: int, source: Callable[[], str]) -> None:
        """Record the size of a label.

        Raises:
            SizeError: the label has another size already, or declares another one.
        """
        known = self.known.get(axis)
        if known is None:
            declared = declared_size(axis)
            if declared is not None and declared != size:
                raise SizeError(
                    f"{label_name(axis)} is declared with size {declared}, but has size {size} in {source()}"
                )
            self.known[axis], self._shown_by[axis] = size, source
        elif known != size and not has_many_sizes(axis):
            raise SizeError(
                f"{label_name(axis)} has size {size} in {source()}, but size {known} in {self._first(axis)}: "
                f"{ONE_SIZE}; for two sizes use two labels: make the code generic in the label, as in f(x, over: "
                "type[T]), or put it in a call(…), which renames its operands and has its own sizes inside"
            )

    def complete(self, sizes: Mapping[Label, int], source: Callable[[], str]) -> None:
        """Record sizes that an earlier computation determined, among them all that are recorded."""
        self.known.update(sizes)
        self._others_by = source

    def observe_tensor(self, tensor: AnyTensor, source: Callable[[], str]) -> None:
        """Record the sizes of a tensor's labels; declared sizes were checked when the tensor was made."""
        known = self.known
        array = tensor._array
        shape = array.shape if type(array) is np.ndarray else tensor.shape
        for axis, size in zip(tensor.tensor_type.axes, shape, strict=True):
            before = known.get(axis)
            if before is None:
                known[axis], self._shown_by[axis] = size, source
            elif before != size:
                self.observe(axis, size, source)

    def _first(self, axis: Label) -> str:
        """Return the description of the origin of a label's size."""
        source = self._shown_by.get(axis, self._others_by)
        assert source is not None
        return source()


@dataclass(init=False)  # class attributes hold the initial counts
class Counts:
    """The counts of a computation's work so far.

    Attributes:
        evaluated: the nodes computed forward.
        visited: the nodes visited backward.
        acquired: the delta buffers acquired.
        released: the delta buffers released.
        peak: the largest number of delta buffers alive at a time.
        dropped: the values released before the computation was closed.
        planned: the gradients computed by a plan; the work inside of a plan is not counted.
        planned_values: the values computed by a plan of their own.
    """

    evaluated: int = 0
    visited: int = 0
    acquired: int = 0
    released: int = 0
    peak: int = 0
    dropped: int = 0
    planned: int = 0
    planned_values: int = 0

    @property
    def live(self) -> int:
        """The number of delta buffers alive."""
        return self.acquired - self.released


class Observer(Protocol):
    """Watches a computation."""

    def forward(self, node: Node, value: AnyTensor, start: float, end: float) -> None:
        """A node was computed, between two readings of ``time.perf_counter``."""

    def backward(self, node: Node, delta: AnyTensor, start: float, end: float) -> None:
        """The complete delta of a node was passed on to its operands."""


class State:
    """The state of an open computation.

    Attributes:
        values: the values of nodes; a parameter has the value of its first read.
        expansions: the expansions of dynamic parts.
        sizes: the sizes of labels.
        counts: the counts of work done so far.
        observers: the observers.
        keeps: whether a structured node keeps its residuals; None where no gradients are requested.
        check_finite: whether every computed value is checked for NaN and infinity.
        before: returns the value that a parameter had before a bound step, if it was part of the step.
        visited: the nodes of which the leaves have told their sizes.
        unread: arrays of the sizes of nodes that are not computed, as operations read their sizes alone.
        interpreted: converts the value of a leaf for the interpreter, where it may be another library's array.
    """

    outer: State | None = None
    before: Callable[[Node], AnyTensor | None] | None = None
    observers: Sequence[Observer] = ()
    keeps: Callable[[Node], bool] | None = None
    interpreted: Callable[[AnyTensor], AnyTensor] | None = None

    def __init__(self, bindings: Mapping[Input[Any], Binding[Any]], origin: Origin, check_finite: bool) -> None:
        self.bindings, self.origin, self.check_finite = bindings, origin, check_finite
        self.values: dict[Node, AnyTensor] = {}
        self.expansions: dict[Node, Node] = {}
        self.sizes = SizeTable()
        self.counts = Counts()
        self.visited: set[Node] = set()
        self.unread: dict[Node, Array] = {}

    @property
    def workers(self) -> Exclusive:
        """The lock of pool threads that compute values themselves, so that no value is released meanwhile."""
        found: Exclusive = vars(self).setdefault("_workers", Exclusive())  # atomic: one thread's object wins
        return found

    def watch(self, observer: Observer) -> None:
        """Add an observer of the nodes computed from now on.

        Raises:
            BindingError: the argument is not an observer.
        """
        if not (hasattr(observer, "forward") and hasattr(observer, "backward")) or isinstance(observer, type):
            raise BindingError(
                f"watch takes an observer, with methods forward and backward, as Profile(), not {observer!r}"
            )
        if not self.observers:
            self._times: dict[Node, tuple[float, float]] = {}
        self.observers = (*self.observers, observer)

    def operands(self, node: Node) -> tuple[Node, ...]:
        """Return the operands of a node; for a dynamic part its expansion, if known."""
        if operands := node.operands:  # a dynamic part has no operands
            return operands
        built = self.expansions.get(node)
        return () if built is None else (built,)

    def compute(self, node: Node) -> AnyTensor:
        """Compute a node whose operands have values, without changing the state; any thread may call it.

        An exception carries a note that names the node and the line that made it.
        """
        try:
            if self.check_finite:
                return quietly(self._timed, node)  # the check for finiteness comes afterwards, and names the node
            return self._timed(node) if self.observers else self._compute(node)
        except Exception as error:
            error.add_note(f"while computing {node.describe()}")
            raise

    def _timed(self, node: Node) -> AnyTensor:
        start = time.perf_counter()
        value = self._compute(node)
        if self.observers:
            self._times[node] = start, time.perf_counter()
        return value

    def accept(self, node: Node, value: AnyTensor) -> None:
        """Store the value of a node, and record the sizes of its labels.

        Raises:
            SizeError: a label would have two sizes.
        """
        self.counts.evaluated += 1
        if isinstance(node, App):
            for axis, position in node.fresh_axes:
                self.sizes.observe(axis, value.shape[position], node.describe)
        elif not isinstance(node, Dynamic):
            self.observe_leaf(node, value)
        self.values[node] = value
        if isinstance(node, Structured) and (kept := node.kept) is not None:
            self.values[kept] = value
        if isinstance(node, App) and node.region:
            self.drop(node.region)
        if self.observers:
            times = self._times.pop(node, (0.0, 0.0))
            for observer in self.observers:
                tell(observer.forward, node, value, *times)

    def reads(self, nodes: Iterable[Node]) -> bool:
        """Read leaves in a row that nobody watches; return whether all of the nodes have values.

        The sizes of an input that the computation itself binds were recorded when it was opened.
        """
        values, bindings = self.values, self.bindings
        for node in nodes:
            if node in values:
                continue
            if self.observers or self.check_finite:
                return False
            if type(node) is Input and node in bindings:
                value = bindings[node].value
            elif isinstance(node, (Const, Variable)):
                value = self.leaf_value(node)
                self.sizes.observe_tensor(value, node.describe)
            else:
                return False
            values[node] = value if self.interpreted is None else self.interpreted(value)
            self.counts.evaluated += 1
        return True

    def observe_leaf(self, leaf: Node, value: AnyTensor) -> None:
        """Record the sizes of a leaf's labels.

        Raises:
            SizeError: a label would have two sizes.
        """
        source = self._find(leaf).describe if isinstance(leaf, Input) else leaf.describe
        self.sizes.observe_tensor(value, source)

    def drop(self, nodes: Iterable[Node]) -> None:
        """Release values; a later request computes a value again, from the same values of parameters."""
        for node in nodes:
            if self.values.pop(node, None) is not None:
                self.counts.dropped += 1

    def _compute(self, node: Node) -> AnyTensor:
        if isinstance(node, App):
            values = self.values
            if isinstance(node, Projection):
                part: AnyTensor = values[node.node].results[node.index]  # type: ignore[attr-defined]  # a tuple
                if self.check_finite:
                    _require_finite(node, part)
                return part
            if isinstance(node, Structured):
                return self._structured(node)
            try:
                arrays = [values[operand]._array for operand in node.operands]
            except KeyError:
                arrays = [self.unread[operand] for operand in node.operands]
            array = compute(node, arrays)
            value: AnyTensor = node.tensor_type.wrap(array)
            if self.check_finite:
                _require_finite(node, value)
            return value
        if isinstance(node, Dynamic):
            return self.values[self.expansions[node]]
        leaf = self.leaf_value(node)
        if self.interpreted is not None:
            leaf = self.interpreted(leaf)
        if self.check_finite and leaf.tensor_type.kind == "real" and not is_finite(leaf):
            raise NonFiniteError(f"the value that {node!r} is given is NaN or infinite")
        return leaf

    def _structured(self, node: Structured) -> AnyTensor:
        """Compute a structured node, with the residuals of its gradient if they are requested."""
        kept = node.kept
        if kept is not None and kept in self.values:
            return self.values[kept]
        keeps = kept is not None or (self.keeps is not None and self.keeps(node))
        operation = node.op.keeping if keeps else node.op
        arrays = [self.values[operand]._array for operand in node.operands]
        result: Any = operation.tuple_type.wrap(operation.compute(namespace_of(*arrays), *arrays))
        value: AnyTensor = result
        return value

    def read(self, leaves: Iterable[Node], array_of: Callable[[AnyTensor], Any]) -> tuple[list[AnyTensor], list[Any]]:
        """Return the values of leaves in this computation, as :meth:`leaf_value`, and their arrays."""
        values, bindings, before = self.values, self.bindings, self.before
        found: list[AnyTensor] = []
        arrays: list[Any] = []
        for leaf in leaves:
            value = values.get(leaf) if values else None
            if value is None:
                if type(leaf) is Input and leaf in bindings:
                    value = bindings[leaf].value
                else:
                    value = leaf.held if before is None and isinstance(leaf, Variable) else self.leaf_value(leaf)
            found.append(value)
            if (array := array_of(value)) is not None:
                arrays.append(array)
        return found, arrays

    def leaf_value(self, leaf: Node) -> AnyTensor:
        """Return the value of a leaf in this computation; it may be deferred.

        Raises:
            BindingError: the leaf is an input that is not bound.
        """
        seen = self.values.get(leaf)
        if seen is None and self.before is not None:
            seen = self.before(leaf)
        if seen is None:
            seen = self._find(leaf).value if isinstance(leaf, Input) else present(leaf)
        return seen

    def is_bound(self, array: Array) -> bool:
        """Whether an array of NumPy may be a view of data that are bound here or in an outer computation."""
        state: State | None = self
        while state is not None and type(array) is np.ndarray:
            for binding in state.bindings.values():
                data = binding.value._array
                if type(data) is np.ndarray and np.may_share_memory(array, data):
                    return True
            state = state.outer
        return False

    def _find(self, node: Input[Any]) -> Binding[Any]:
        state: State | None = self
        others: list[Input[Any]] = []
        while state is not None:
            if node in state.bindings:
                return state.bindings[node]
            others += state.bindings
            state = state.outer
        described = node.describe()
        if any(other.describe() == described for other in others):
            raise BindingError(
                f"{described}, has no value in the computation made at {self.origin}, where another input of this "
                "description has one: copy.deepcopy, pickle and a second call of that line make inputs of their own. "
                "Copy the inputs together with the expression, as in copy.deepcopy((model, image)), and bind these"
            )
        raise BindingError(
            f"{described}, has no value in the computation made at {self.origin}: pass it one, as in "
            f"given({node.name or 'input'}.bind({node.tensor_type}(array)))"
        )

    def clear(self) -> None:
        """Release everything."""
        self.values.clear()
        self.expansions.clear()
        self.observers, self.outer, self.before = (), None, None
        self.visited.clear()
        self.unread.clear()


def _require_finite(node: Node, value: AnyTensor) -> None:
    if node.tensor_type.kind == "real" and not is_finite(value):
        raise NonFiniteError(f"{node!r} is the first value that is NaN or infinite; its operands are finite")


def present(leaf: Any) -> Any:
    """Return the current value of a parameter or constant, which may be deferred."""
    return leaf.held if isinstance(leaf, Variable) else leaf.value


def tell(see: Callable[[Node, Any, float, float], None], node: Node, value: Any, start: float, end: float) -> None:
    """Notify an observer of a node; an exception of the observer names the node."""
    try:
        see(node, value, start, end)
    except Exception as error:
        error.add_note(f"while {type(getattr(see, '__self__', see)).__name__} watched {node.describe()}")
        raise


def is_finite(value: AnyTensor) -> bool:
    """Whether no element of a real value is NaN or infinite."""
    xp = namespace_of(value._array)
    return bool(xp.all(xp.isfinite(xp.asarray(value._array))))
