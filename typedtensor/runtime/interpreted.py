"""Interpreted values and gradients: a forward pass that keeps residuals, then the reverse pass, node by node.

Some values are released before the computation is closed. The value of a node can only be requested through a reference
to the node, or to a node computed from it. Python counts the references to every object: a node that only the
expression at hand refers to cannot be requested afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor
from itertools import chain

from typedtensor.ad.graph import Node, parameters_of, topological_order
from typedtensor.ad.reverse import edges_between
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Structured
from typedtensor.coroutines import Dynamic
from typedtensor.runtime.backward import TensorAlgebra, differentiate
from typedtensor.runtime.deltas import Delta
from typedtensor.runtime.parallel import ParallelBackward
from typedtensor.runtime.pool import in_worker
from typedtensor.runtime.state import State

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
    """Count the references to each node from the order, from other nodes and from the computation."""
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


def interpreted_value(state: State, root: Node, interpret: Callable[[Node], AnyTensor]) -> AnyTensor:
    """Return the value of an expression. That of a loss keeps residuals, so that gradients compute no body again.

    Args:
        state: the state of the computation.
        root: the expression.
        interpret: computes a value.
    """
    if root.axes or root.tensor_type.kind != "real" or state.keeps is not None:
        return interpret(root)
    order = topological_order(root, state.operands)
    if not parameters_of(order):
        return interpret(root)
    try:
        state.keeps = _before_gradients(state, order, ())
        return interpret(root)
    finally:
        state.keeps = None


def interpreted_gradients(
    state: State,
    held: Sequence[Node],
    loss: Node,
    targets: Collection[Node],
    interpret: Callable[[Node], AnyTensor],
    executor: Executor | None,
) -> tuple[dict[Node, Delta], bool]:
    """Return the gradients of a scalar, and whether they are by all parameters.

    Args:
        state: the state of the computation.
        held: the nodes that the computation refers to beside its state, each as often as it is referred to.
        loss: the scalar.
        targets: the nodes to differentiate by; empty for all parameters.
        interpret: computes a value.
        executor: the pool of a computation on several threads, or None.
    """
    try:
        order = topological_order(loss, state.operands)
        state.keeps = _before_gradients(state, order, targets)
        interpret(loss)
        state.keeps = _always
        if any(isinstance(node, Dynamic) for node in order):
            order = topological_order(loss, state.operands)
        parameters = parameters_of(order)
        wanted = {*targets} if targets else {*parameters}
        droppable = unreachable_values(state, order, held)
        algebra = TensorAlgebra(state, interpret, droppable, threads=executor is not None)
        run = ParallelBackward(algebra, executor).reverse if executor and not in_worker() else None
        return differentiate(algebra, order, wanted, run), wanted.issuperset(parameters)
    finally:
        state.keeps = None


def _always(node: Node) -> bool:
    """Whether a node keeps its residuals, in an evaluation directly ahead of gradients."""
    return True


def _before_gradients(state: State, order: Sequence[Node], targets: Collection[Node]) -> Callable[[Node], bool]:
    """Return a predicate: whether a node should keep its residuals for the gradients that follow.

    Args:
        state: the computation.
        order: the ancestors of the loss; expansions of dynamic parts may be missing.
        targets: the nodes to differentiate by; empty for all parameters.
    """
    if not any(isinstance(node, (Structured, Dynamic)) for node in order):
        return _always
    parts = [node for node in order if isinstance(node, Dynamic)]
    between = edges_between(order, {*(targets or parameters_of(order)), *parts}, state.operands)
    again = {x for node in order if isinstance(node, App) for x in node.region}
    left_out = {node for node in order if isinstance(node, Structured) and (node not in between or node in again)}
    return lambda node: node not in left_out
