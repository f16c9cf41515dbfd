"""Interpretation of operations on trees, node by node."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, as_numpy
from typedtensor.control.interpretation.arrays import nothing, solid, stack
from typedtensor.control.interpretation.runner import body_scope, runner_of
from typedtensor.control.operations.operation import INTERPRETERS
from typedtensor.control.operations.tasks import Task
from typedtensor.control.operations.trees import TreeFold, TreeSweep, split


def run_fold(fold: TreeFold, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
    """Run a fold: compute the states of all nodes, from the leaves to the roots."""
    run = runner_of(fold.body)
    starts, indices, sequences, captured = split(fold, arrays)
    leaves, own, *children = (as_numpy(x).tolist() for x in indices)
    columns: list[dict[int, Array]] = [{number: x[place, ...] for place, number in enumerate(leaves)} for x in starts]
    further: list[list[Array]] = []
    node = None
    try:
        with body_scope() as scope:
            for place, (node, *parts) in enumerate(zip(own, *children, strict=True)):
                states = [x[part] for part in parts for x in columns]
                inputs = [*states, *(x[place, ...] for x in sequences)]
                result = yield run.task(inputs, captured, None if place else scope)
                for column, state in zip(columns, result, strict=False):
                    column[node] = state
                further.append(result[fold.states :])
    except Exception as error:
        error.add_note(f"at node {node} of {fold.title}")
        raise
    found = [_in_order(xp, column, like) for column, like in zip(columns, starts, strict=True)]
    if not further:
        types = fold.result_types[fold.states :]
        return (*found, *(nothing(xp, of, (0,) * len(of.axes), arrays) for of in types))
    outputs = zip(zip(*further, strict=True), fold.body.outputs[fold.states :], strict=True)
    return (*found, *(stack(xp, column, x.tensor_type, starts[0]) for column, x in outputs))


def run_sweep(sweep: TreeSweep, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
    """Run a sweep: compute the sums at all nodes, from the roots to the leaves."""
    run = runner_of(sweep.body)
    starts, indices, sequences, captured = split(sweep, arrays)
    _, own, *children = (as_numpy(x).tolist() for x in indices)
    columns = [{number: x[number, ...] for number in range(x.shape[0])} for x in starts]
    with body_scope() as scope:
        for place in reversed(range(len(own))):
            arrived = [column[own[place]] for column in columns]
            last = place == len(own) - 1
            inputs = [*arrived, *(x[place, ...] for x in sequences)]
            result = yield run.task(inputs, captured, scope if last else None)
            for number, child in enumerate(children):
                for column, more in zip(columns, result[number * sweep.states :], strict=False):
                    column[child[place]] = column[child[place]] + more
    return tuple(_in_order(xp, column, like) for column, like in zip(columns, starts, strict=True))


def _in_order(xp: Namespace, column: dict[int, Array], like: Array) -> Array:
    if not column:  # no leaves
        return like
    return xp.stack([solid(xp, column[number], like) for number in range(len(column))])


INTERPRETERS[TreeFold] = run_fold
INTERPRETERS[TreeSweep] = run_sweep
