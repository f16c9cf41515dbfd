"""Live expressions, which have values already, and the levels that handle operations on them.

An operation on a live expression computes at once. The *level* of the expression handles it: one call of
``value_and_grad``, ``vjp`` or ``jvp``. The value in a live expression's cell may itself be live at an outer level. So
derivatives nest, in any order of modes.
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, TypeVar

from typedtensor.ad.continuations.cell import Cell, zeros_like
from typedtensor.ad.continuations.trampoline import Trampoline
from typedtensor.ad.graph import Node, topological_order
from typedtensor.ad.reverse import checked_delta
from typedtensor.core.expr import App, Const, Expr, Leaf
from typedtensor.core.scope import AS_WRITTEN, LIVE, MODE, POINTS, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Projection, Structured
from typedtensor.coroutines import Dynamic
from typedtensor.errors import AxisError, GradientError

X = TypeVar("X", bound=AnyTensor)

_DEPTHS = itertools.count()


class Live(Leaf[X]):
    """An expression that has its value already.

    Attributes:
        cell: its value and its delta.
        level: the handler of operations on it.
        leaf: the differentiated argument that it stands for, if any.
    """

    __slots__ = ("cell", "leaf", "level")

    def __init__(self, cell: Cell[Any], level: Level, leaf: Any = None) -> None:
        self.tensor_type, self.operands = cell.x.tensor_type, ()
        self._name, self.cell, self.level, self.leaf = None, cell, level, leaf

    @property
    def value(self) -> X:
        """The value, which can be read anywhere."""
        result: Any = self
        while type(result) is Live:
            result = result.cell.x
        value: X = result
        return value

    def describe(self) -> str:
        """The expression for a message."""
        return repr(self)


class Level(ABC):
    """The handler of operations on the live expressions of one derivative; reverse and forward mode are its two kinds.

    Args:
        outer: the outer level, if any.
    """

    def __init__(self, outer: Level | None) -> None:
        self.outer, self.depth, self.is_open = outer, next(_DEPTHS), True
        self.watched: dict[Node, Live[Any]] = {}
        self._lifted: dict[Node, Any] = {}

    def watch(self, leaf: Any, value: Any, delta: Any = None) -> Live[Any]:
        """Return a live expression that stands for a differentiated leaf wherever the leaf is used."""
        if type(leaf) is Live and leaf.leaf is not None:  # of an outer level
            leaf = leaf.leaf
        live: Live[Any] = Live(Cell(value, delta), self, leaf)
        self.watched[leaf] = live
        return live

    def active(self) -> Setting[None]:
        """Return a ``with`` statement in which operations compute at once."""
        return Setting({LIVE: self, MODE: Mode.LIVE}, None)

    @abstractmethod
    def apply(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> tuple[Cell[Any], ...]:
        """Apply an operation with bodies, some of whose operands are live at this level; return its results."""

    def application(self, operation: Any, operands: tuple[Any, ...], /) -> Any:
        return self.structured(_Plain(operation), operands)[0]

    def structured(self, operation: Any, operands: tuple[Any, ...], /) -> tuple[Any, ...]:
        lifted = [self.lift(x) for x in operands]
        level = innermost(lifted)
        if level is None:
            return tuple([Const(x) for x in operation.apply(*lifted)])
        cells = level.apply(operation, lifted, level.values(lifted))
        return tuple([Live(c, level) if c.x.tensor_type.kind == "real" else as_expression(c.x) for c in cells])

    def is_live(self, expression: Any, /) -> bool:
        return type(expression) is Live and expression.level.is_open

    def values(self, lifted: Iterable[Any]) -> tuple[Any, ...]:
        """Return operands as they are outside this level."""
        return tuple([x.cell.x if type(x) is Live and x.level is self else x for x in lifted])

    def lift(self, x: Any) -> Any:
        """Return any expression as a tensor or a live expression; expressions made before run by the same rules."""
        if type(x) is Live:
            return x if x.level.is_open else x.value
        return self._run(x) if isinstance(x, Expr) else x

    def _run(self, root: Node) -> Any:
        lifted = self._lifted
        while (built := self._built(root)) is not root:
            root = built
        if root in lifted:
            return lifted[root]
        for node in topological_order(root, lambda node: () if isinstance(node, Dynamic) else node.operands):
            if node not in lifted:
                lifted[node] = self._value(node)
        return lifted[root]

    def _built(self, root: Node) -> Node:
        """Run a dynamic part and return the expression that it becomes."""
        if not isinstance(root, Dynamic) or root in self._lifted:
            return root
        coroutine = root.start()
        resume: Callable[[Any], Any] = coroutine.send
        answer: Any = None
        try:
            while True:
                request = resume(answer)
                try:
                    answer, resume = self._awaited(root, request), coroutine.send
                except Exception as error:
                    answer, resume = error, coroutine.throw
        except StopIteration as end:
            return root.outcome(end.value)[0]
        finally:
            coroutine.close()

    def _awaited(self, part: Dynamic[Any], request: Any) -> tuple[Any, ...]:
        """The values that a dynamic part's body awaits."""
        if not isinstance(request, tuple) or not all(isinstance(x, Expr) for x in request):
            raise AxisError(
                f"{part.title} awaits {type(request).__name__}, but a @dynamic function may await only "
                "expressions and both(…): do input and output outside of it, and bind the results"
            )
        return tuple([value_of(self.lift(x)) for x in request])

    def _value(self, node: Node) -> Any:
        if node in POINTS.get():
            raise GradientError(
                "a derivative by continuations is computed immediately, and would be a constant in this "
                "function, which is differentiated as a graph: use the derivative from typedtensor here, as in "
                "typedtensor.value_and_grad(f, x)"
            )
        if isinstance(node, Projection):
            return self._lifted[node.node][node.index]
        if isinstance(node, App):
            operands = tuple([self._lifted[x] for x in node.operands])
            if isinstance(node, Structured):
                return tuple([self.lift(x) for x in self.structured(node.op, operands)])
            return self.lift(self.application(node.op, operands))
        if isinstance(node, Dynamic):
            return self._run(node)
        level: Level | None = self
        while level is not None:
            if node in level.watched:
                return level.watched[node]
            level = level.outer
        return self.lift(node) if type(node) is Live else node.value


def innermost(operands: Iterable[Any]) -> Level | None:
    """The level that handles an operation on some operands; None if all are tensors."""
    found: Level | None = None
    for x in operands:
        if type(x) is Live and (found is None or x.level.depth > found.depth):
            found = x.level
    return found


def current_level() -> Level | None:
    """The current level; None outside derivatives."""
    level = LIVE.get() if MODE.get() is Mode.LIVE else None
    return level if isinstance(level, Level) else None


def differentiable(operation: Any, operands: Sequence[Any], level: Level) -> tuple[int, ...]:
    """The operands that are live at a level and that an operation passes deltas to."""
    return tuple(
        [
            number
            for number, x in enumerate(operands)
            if type(x) is Live
            and x.level is level
            and x.tensor_type.kind == "real"
            and operation.passes_gradient(number)
        ]
    )


class _Plain:
    """An operation without bodies, by the interface of those with bodies: one result, and all gradients at once."""

    __slots__ = ("operation", "passes_gradient")

    result_types = (None,)

    def __init__(self, operation: Any) -> None:
        self.operation, self.passes_gradient = operation, operation.passes_gradient

    @property
    def keeping(self) -> _Plain:
        """The operation itself, which has no residuals."""
        return self

    def apply(self, *values: Any) -> tuple[Any, ...]:
        """Compute the result."""
        return (self.operation(*values),)

    def gradients(self, deltas: Sequence[Any], results: Sequence[Any], values: Any, wanted: Sequence[int]) -> list[Any]:
        """The gradients of some operands."""
        operation = self.operation
        try:
            with Setting({AS_WRITTEN: False}, None):
                dy, y = deltas[0], results[0]
                return [checked_delta(operation, n, operation.gradient(n, dy, y, values), values) for n in wanted]
        except Exception as error:
            error.add_note(f"while differentiating {operation!r} of {', '.join(str(x.tensor_type) for x in values)}")
            raise


class Reverse(Level):
    """Reverse mode: the frame of each operation waits on a trampoline for the rest of the program."""

    def __init__(self, outer: Level | None) -> None:
        super().__init__(outer)
        self._trampoline = Trampoline()

    def apply(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> tuple[Cell[Any], ...]:
        return self._trampoline.enter(_step(operation, operands, values, differentiable(operation, operands, self)))

    def back(self) -> None:
        """Resume all frames, the last one first."""
        self._trampoline.back()


def _step(
    operation: Any, operands: Sequence[Any], values: tuple[Any, ...], wanted: tuple[int, ...]
) -> Generator[tuple[Cell[Any], ...], None, None]:
    """An operation: forward, the rest of the program, backward."""
    results = operation.keeping.apply(*values)
    cells: tuple[Cell[Any], ...] = tuple([Cell(x) for x in results[: len(operation.result_types)]])
    yield cells
    deltas = [cell.d for cell in cells]
    if wanted and any(d is not None for d in deltas):
        for number, delta in zip(wanted, operation.gradients(deltas, results, values, wanted), strict=True):
            operands[number].cell.add(delta)


class Forward(Level):
    """Forward mode: the delta of a cell is its tangent, known with its value. The paper's pair of doubles.

    No operation has a second rule: its tangents are the transpose of its gradients, which are linear in the deltas.
    """

    def apply(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> tuple[Cell[Any], ...]:
        results = operation.keeping.apply(*values)
        cells: tuple[Cell[Any], ...] = tuple([Cell(x) for x in results[: len(operation.result_types)]])
        wanted = tuple([n for n in differentiable(operation, operands, self) if operands[n].cell.d is not None])
        real = [cell for cell in cells if cell.x.tensor_type.kind == "real"]
        if wanted and real:

            def gradients(dys: list[Any]) -> list[Any]:
                given = dict(zip(map(id, real), dys, strict=True))
                found: list[Any] = operation.gradients([given.get(id(x)) for x in cells], results, values, wanted)
                return found

            tangents = [operands[n].cell.d for n in wanted]
            for cell, tangent in zip(real, _transposed(gradients, [c.x for c in real], tangents, self), strict=True):
                cell.d = tangent
        return cells


def _transposed(
    linear: Callable[[list[Any]], list[Any]], at: Sequence[Any], deltas: Sequence[Any], outer: Level
) -> list[Any]:
    """The transpose of a linear function, applied to deltas; it is independent of the point."""
    level = Reverse(outer)
    with level.active():
        given: list[Live[Any]] = [Live(Cell(zeros_like(level.lift(x))), level) for x in at]
        results = [level.lift(x) for x in linear(list(given))]
        for result, delta in zip(results, deltas, strict=True):
            if type(result) is Live and result.level is level:
                result.cell.add(delta)
        level.back()
    level.is_open = False
    return [x.cell.d for x in given]


def as_expression(value: Any) -> Any:
    """Return a value as an expression: a live one unchanged, a tensor as a constant."""
    return value if isinstance(value, Expr) else Const(value)


def value_of(value: Any) -> AnyTensor:
    """The tensor of a value, which may be live."""
    tensor: AnyTensor = value.value if type(value) is Live else value
    return tensor
