"""Explanations of expressions: operations, axes, sizes, and estimated cost."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal, overload

from typedtensor.ad.graph import Node, topological_order
from typedtensor.base import html
from typedtensor.control.operations.loops import Scan
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import App, Const, Expr, Input, Leaf
from typedtensor.core.scope import CURRENT
from typedtensor.core.tensor import Tensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Projection, Structured
from typedtensor.core.variables import Buffer, Param
from typedtensor.coroutines import Dynamic
from typedtensor.profiling.computations import ComputationExplanation, explain_computation
from typedtensor.profiling.plans import PlanExplanation, explain_plan
from typedtensor.profiling.tables import counted, table
from typedtensor.runtime import Computation
from typedtensor.runtime.parallel import contracted

_BYTES = {"real": 4, "int": 8, "bool": 1}


@dataclass(frozen=True)
class Row:
    """Nodes of one operation with the same axes.

    Attributes:
        node: the operation, or the kind of leaf.
        axes: the type of the value, with the known sizes.
        count: the number of such nodes.
        flops: the total floating-point operations of the forward pass; None if a size is unknown.
        bytes: the total size of the values, reals in float32; None if a size is unknown.
    """

    node: str
    axes: str
    count: int
    flops: int | None
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
    def flops(self) -> int | None:
        """The floating-point operations of the whole expression, forward; None if a size is unknown."""
        return _total([row.flops for row in self.rows])

    @property
    def bytes(self) -> int | None:
        """The total size of all values, reals in float32; None if a size is unknown."""
        return _total([row.bytes for row in self.rows])

    def __str__(self) -> str:
        return table(*self._table())

    def _repr_html_(self) -> str:
        return html.table(*self._table(), total=True)

    def _table(self) -> tuple[list[str], list[list[str]]]:
        total = Row("total", "", self.nodes, self.flops, self.bytes)
        cells = [[r.node, r.axes, str(r.count), _shown(r.flops), _shown(r.bytes, "B")] for r in (*self.rows, total)]
        return ["node", "axes", "count", "flops", "memory"], cells


@overload
def explain(expression: Expr[Any], *, plan: Literal[False] = False) -> Explanation: ...
@overload
def explain(expression: Expr[Tensor[()]], *, plan: Literal[True]) -> PlanExplanation: ...
@overload
def explain(expression: Computation) -> ComputationExplanation: ...
def explain(
    expression: Expr[Any] | Computation, *, plan: bool = False
) -> Explanation | PlanExplanation | ComputationExplanation:
    """Explain the nodes of an expression, the plan of a loss and its gradients, or the requests of a computation.

    Known sizes are those that labels declare and, inside a computation, those that it has seen. The nodes that the body
    of a dynamic part makes are shown once the computation has computed it.

    Each multiplication of a contraction counts as two operations, as its result is added; other operations count one
    for each element that they read or write. A loop counts its body once per step, if the number of steps is known.

    Args:
        expression: the expression; with ``plan``, a loss. Or an open or closed computation: its requests, whether a
            plan or the interpreter met each, and why.
        plan: whether to show the plan of the loss and of its gradients for the parameters, or for the inputs if there
            are none: the program after all rewrites of the open computation, the effect of each pass, and the buffers.
            Inputs must be bound, or their labels declare sizes.

    Raises:
        GradientError: with ``plan``, when the expression is no real scalar.
        SizeError: with ``plan``, when the size of an input is not known.

    >>> from typedtensor import Axis, Input, Tensor
    >>> class Batch(Axis, size=1000): ...
    >>> class Pixel(Axis, size=20): ...
    >>> class Hidden(Axis, size=50): ...
    >>> print(explain(Input(Tensor[Batch, Pixel], name="image") @ Input(Tensor[Pixel, Hidden])))
    node         axes                           count  flops    memory
    Input image  Tensor[Batch=1000, Pixel=20]       1      0   80.0 kB
    Input        Tensor[Pixel=20, Hidden=50]        1      0    4.0 kB
    MatMul       Tensor[Batch=1000, Hidden=50]      1  2.0 M  200.0 kB
    total                                           3  2.0 M  284.0 kB
    >>> from typedtensor import given
    >>> x = Input(Tensor[Pixel])
    >>> for _ in range(2):
    ...     with given(x.bind(Tensor[Pixel]([1.0] * 20))) as computation:
    ...         loss = (x * x * x * x).sum().value
    ...     print(explain(computation))
    asked for  of                  count  computed     why
    value      Sum(): Tensor[()]       1  interpreted  it is the first of its form, so the interpreter checks its sizes
    asked for  of                  count  computed  why
    value      Sum(): Tensor[()]       1  planned
    """
    if isinstance(expression, Computation):
        return explain_computation(expression)
    if plan:
        return explain_plan(expression)
    scope = CURRENT.get()
    known: Mapping[Label, int] = scope.sizes if scope is not None else {}
    operands = scope.operands_of if isinstance(scope, Computation) else attrgetter("operands")
    groups: dict[tuple[str, str], list[Node]] = {}
    for node in topological_order(expression, operands):
        groups.setdefault((kind_of_node(node), shown_axes(node, known)), []).append(node)
    return Explanation(tuple(_row(kind, axes, nodes, known) for (kind, axes), nodes in groups.items()))


def _row(kind: str, axes: str, nodes: list[Node], known: Mapping[Label, int]) -> Row:
    return Row(
        kind,
        axes,
        len(nodes),
        _total([_flops(node, known) for node in nodes]),
        _total([_bytes(n, known) for n in nodes]),
    )


def kind_of_node(node: Node) -> str:
    """The name of a node: its operation, or the kind of leaf and its name."""
    if isinstance(node, App):
        title: str = node.op.title
        return title
    if isinstance(node, Dynamic):
        return f"{node.title} (dynamic)"
    kind = next(
        (leaf.__name__ for leaf in (Input, Param, Buffer, Const) if isinstance(node, leaf)), type(node).__name__
    )
    name = node.name if isinstance(node, Leaf) else None
    return f"{kind} {name}" if name else kind


def shown_axes(node: Node, known: Mapping[Label, int]) -> str:
    """The type of a node's value, with the known sizes."""
    if isinstance(node, Structured):
        return ", ".join(_shown_type(of, known) for of in node.types)
    return _shown_type(node.tensor_type, known)


def _shown_type(of: TensorType, known: Mapping[Label, int]) -> str:
    def sized(axis: Label) -> str:
        size = declared_size(axis, known)
        return label_name(axis) if size is None else f"{label_name(axis)}={size}"

    return f"{of.tensor.__name__}[{', '.join(map(sized, of.axes)) or '()'}]"


def _elements(axes: Iterable[Label], known: Mapping[Label, int]) -> int | None:
    sizes = [declared_size(axis, known) for axis in axes]
    return None if None in sizes else math.prod(size for size in sizes if size is not None)


def _bytes(node: Node, known: Mapping[Label, int]) -> int | None:
    types = node.types if isinstance(node, Structured) else (node.tensor_type,)
    sizes = [(_elements(of.axes, known), _BYTES[of.kind]) for of in types]
    return _total([None if elements is None else elements * width for elements, width in sizes])


def _flops(node: Node, known: Mapping[Label, int]) -> int | None:
    if isinstance(node, Structured):
        return _flops_of_bodies(node, known)
    if not isinstance(node, App) or isinstance(node, Projection):
        return 0
    if (labels := contracted(node)) is not None:
        products = _elements(labels, known)
        return None if products is None else 2 * products
    elements = [_elements(x.axes, known) for x in (node, *node.operands)]
    return None if None in elements else max(n for n in elements if n is not None)


def _flops_of_bodies(node: Structured, known: Mapping[Label, int]) -> int | None:
    """The operations of a loop's body, once per step; None for other operations with bodies."""
    if not isinstance(node.op, Scan):
        return None
    steps = declared_size(node.op.over, known)
    inner = {x for output in node.op.body.outputs for x in topological_order(output, attrgetter("operands"))}
    once = _total([_flops(x, known) for x in inner])
    return None if steps is None or once is None else steps * once


def _total(numbers: list[int | None]) -> int | None:
    return None if None in numbers else sum(n for n in numbers if n is not None)


def _shown(number: int | None, unit: str = "") -> str:
    return "?" if number is None else counted(number, unit)
