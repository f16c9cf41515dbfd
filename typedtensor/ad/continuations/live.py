"""Live expressions, which have values already.

An operation on a live expression computes at once. The *level* of the expression handles it: one call of
``value_and_grad``, ``vjp`` or ``jvp``. The value in a live expression's cell may itself be live at an outer level. So
derivatives nest, in any order of modes.
"""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from typedtensor.ad.continuations.cell import Cell
from typedtensor.ad.graph import Node, topological_order
from typedtensor.core.expr import App, Const, Expr, Leaf
from typedtensor.core.scope import LIVE, MODE, POINTS, Mode, Setting
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
    def apply(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> Any:
        """Apply an operation, some of whose operands are live at this level."""

    @abstractmethod
    def apply_structured(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> tuple[Any, ...]:
        """Apply an operation with bodies."""

    def application(self, operation: Any, operands: tuple[Any, ...], /) -> Any:
        lifted = [self.lift(x) for x in operands]
        level = innermost(lifted)
        if level is None:
            return Const(operation(*lifted))
        return level.apply(operation, lifted, level.values(lifted))

    def structured(self, operation: Any, operands: tuple[Any, ...], /) -> tuple[Any, ...]:
        lifted = [self.lift(x) for x in operands]
        level = innermost(lifted)
        if level is None:
            return tuple([Const(x) for x in operation.apply(*lifted)])
        return level.apply_structured(operation, lifted, level.values(lifted))

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
            return root.check(end.value)
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


def as_expression(value: Any) -> Any:
    """Return a value as an expression: a live one unchanged, a tensor as a constant."""
    return value if isinstance(value, Expr) else Const(value)


def value_of(value: Any) -> AnyTensor:
    """The tensor of a value, which may be live."""
    tensor: AnyTensor = value.value if type(value) is Live else value
    return tensor
