"""What an expression consists of: operations, axes, sizes, and what they cost."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, overload

from typedtensor.ad.graph import Node, topological_order
from typedtensor.axes import Label, declared_size, label_name
from typedtensor.coroutines import Dynamic
from typedtensor.expr import App, Const, Expr, Input, Param
from typedtensor.scope import CURRENT
from typedtensor.tensor import Tensor
from typedtensor.watching.plans import PlanExplanation, explain_plan
from typedtensor.watching.tables import counted, table

_BYTES = 4


@dataclass(frozen=True)
class Row:
    """Nodes of one operation with the same axes.

    Attributes:
        node: the operation, or the kind of leaf.
        axes: the type of the value, with the sizes that are known.
        count: how many such nodes there are.
        multiplications: of all of them together, forward; None where a size is not known.
        bytes: of all their values together, in float32; None where a size is not known.
    """

    node: str
    axes: str
    count: int
    multiplications: int | None
    bytes: int | None


@dataclass(frozen=True)
class Explanation:
    """The nodes of an expression, in groups; printed as a table."""

    rows: tuple[Row, ...]

    @property
    def nodes(self) -> int:
        """The number of nodes."""
        return sum(row.count for row in self.rows)

    @property
    def multiplications(self) -> int | None:
        """Of the whole expression, forward; None where a size is not known."""
        return _total([row.multiplications for row in self.rows])

    @property
    def bytes(self) -> int | None:
        """Of all values together, in float32; None where a size is not known."""
        return _total([row.bytes for row in self.rows])

    def __str__(self) -> str:
        total = Row("total", "", self.nodes, self.multiplications, self.bytes)
        cells = [
            [r.node, r.axes, str(r.count), _shown(r.multiplications), _shown(r.bytes, "B")] for r in (*self.rows, total)
        ]
        return table(["node", "axes", "count", "multiplications", "memory"], cells)


@overload
def explain(expression: Expr[Any], *, plan: Literal[False] = False) -> Explanation: ...
@overload
def explain(expression: Expr[Tensor[()]], *, plan: Literal[True]) -> PlanExplanation: ...
def explain(expression: Expr[Any], *, plan: bool = False) -> Explanation | PlanExplanation:
    """What an expression consists of, or what the plan of a loss and its gradients does.

    Sizes are those that labels declare and, inside a computation, those that it has seen. The part of a dynamic
    network that its body builds is not known before it is computed.

    Args:
        expression: the expression; with ``plan``, a loss.
        plan: whether the plan is shown: its program after all rewrites, what each of them did, and its buffers.
            Inputs have to be bound, or their labels to declare sizes.

    Raises:
        GradientError: with ``plan``, when the expression is no real scalar.
        SizeError: with ``plan``, when the size of an input is not known.

    >>> from typedtensor import Axis, Input, Tensor
    >>> class Batch(Axis, size=1000): ...
    >>> class Pixel(Axis, size=20): ...
    >>> class Hidden(Axis, size=50): ...
    >>> print(explain(Input(Tensor[Batch, Pixel]) @ Input(Tensor[Pixel, Hidden])))
    node    axes                             count  multiplications   memory
    Input   Tensor[Batch=1000, Pixel=20]         1                0  80.0 kB
    Input   Tensor[Pixel=20, Hidden=50]          1                0   4.0 kB
    MatMul  Tensor[Batch=1000, Hidden=50]        1            1.0 M  200.0 kB
    total                                        3            1.0 M  284.0 kB
    """
    if plan:
        return explain_plan(expression)
    scope = CURRENT.get()
    known: Mapping[Label, int] = scope.sizes if scope is not None else {}
    groups: dict[tuple[str, str], list[Node]] = {}
    for node in topological_order(expression, lambda n: n.operands):
        groups.setdefault((_kind(node), _axes(node, known)), []).append(node)
    return Explanation(tuple(_row(kind, axes, nodes, known) for (kind, axes), nodes in groups.items()))


def _row(kind: str, axes: str, nodes: list[Node], known: Mapping[Label, int]) -> Row:
    work = _total([_multiplications(node, known) for node in nodes])
    memory = _total([_elements(node.axes, known) for node in nodes])
    return Row(kind, axes, len(nodes), work, None if memory is None else memory * _BYTES)


def _kind(node: Node) -> str:
    if isinstance(node, App):
        title: str = node.op.title
        return title
    if isinstance(node, Dynamic):
        return f"{node.title} (dynamic)"
    for leaf in (Input, Param, Const):
        if isinstance(node, leaf):
            return leaf.__name__
    return type(node).__name__


def _axes(node: Node, known: Mapping[Label, int]) -> str:
    def sized(axis: Label) -> str:
        size = declared_size(axis, known)
        return label_name(axis) if size is None else f"{label_name(axis)}={size}"

    return f"{node.tensor_type.tensor.__name__}[{', '.join(map(sized, node.axes)) or '()'}]"


def _elements(axes: tuple[Label, ...], known: Mapping[Label, int]) -> int | None:
    sizes = [declared_size(axis, known) for axis in axes]
    return None if None in sizes else math.prod(size for size in sizes if size is not None)


def _multiplications(node: Node, known: Mapping[Label, int]) -> int | None:
    if not isinstance(node, App):
        return 0
    labels = dict.fromkeys(axis for x in (node, *node.operands) for axis in x.axes)
    return _elements(tuple(labels), known)


def _total(numbers: list[int | None]) -> int | None:
    return None if None in numbers else sum(n for n in numbers if n is not None)


def _shown(number: int | None, unit: str = "") -> str:
    return "?" if number is None else counted(number, unit)
