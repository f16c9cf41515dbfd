"""Interpreted values and gradients: a forward pass that keeps residuals, then the reverse pass, node by node."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor

from typedtensor.ad.graph import Node, parameters_of, topological_order
from typedtensor.ad.reverse import edges_between
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Structured
from typedtensor.coroutines import Dynamic
from typedtensor.runtime.backward import TensorAlgebra, differentiate
from typedtensor.runtime.deltas import Delta
from typedtensor.runtime.liveness import unreachable_values
from typedtensor.runtime.parallel_backward import ParallelBackward
from typedtensor.runtime.pool import in_worker
from typedtensor.runtime.state import State


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
