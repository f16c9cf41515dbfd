"""The gradient of a body as a graph, by the same reverse pass as that of expressions.

It shares the inputs and the applications of the body: an output of the gradient that needs the value of a node in
the body refers to that node itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.ad.reverse import reverse
from typedtensor.ad.symbolic import NodeAlgebra
from typedtensor.structured.tracing import Body


def pull_back(body: Body, deltas: Mapping[int, Node], targets: Collection[Node]) -> dict[Node, Any]:
    """The gradients for some inputs and captured expressions of a body, as expressions.

    Args:
        deltas: by the number of an output, its delta.
        targets: inputs and captured expressions. Those that no output with a delta depends on are left out.
    """
    leaves = (*dict.fromkeys((*body.inputs, *body.captured)),)
    ends = set(leaves)
    order = (*leaves, *body.order)
    roots = [(body.outputs[number], delta) for number, delta in deltas.items()]
    return reverse(order, targets, NodeAlgebra(), lambda node: () if node in ends else node.operands, roots)


def depending(body: Body, sources: Iterable[Node]) -> set[Node]:
    """The sources, and the nodes of a body to which gradients can flow back from them: those that depend on them."""
    found = set(sources)
    for node in body.order:
        if node.tensor_type.kind in ("real", "bundle") and any(
            x in found and node.op.passes_gradient(n) for n, x in enumerate(node.operands)
        ):
            found.add(node)
    return found


def leading(body: Body, ends: Iterable[Node]) -> set[Node]:
    """The ends, and what they depend on by ways on which gradients flow."""
    found = set(ends)
    for node in reversed(body.order):
        if node in found and node.tensor_type.kind in ("real", "bundle"):
            found.update(x for n, x in enumerate(node.operands) if node.op.passes_gradient(n))
    return found


def used(body: Body, inputs: Sequence[Node]) -> list[bool]:
    """Which inputs the outputs of a body are computed from."""
    seen: set[Any] = set(body.outputs)
    for node in body.order:
        seen.update(node.operands)
    return [x in seen for x in inputs]
