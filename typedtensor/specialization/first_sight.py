"""Plans for what is met for the first time, where to interpret it takes longer than to make one.

The interpreter checks the sizes of what it meets first. Here the lowering does: what it cannot see to is left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf, prod
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node, topological_order
from typedtensor.control.operations.loops import Scan
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.tuples import Structured
from typedtensor.ir import Array
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import repeats
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.specialization.size_templates import Trace, sizes_of, traced
from typedtensor.targets import Target


class Work(NamedTuple):
    """What to interpret expressions once takes.

    Attributes:
        operations: how many they have, those in bodies counted once.
        calls: how many are done, those in scans at each step; more than of any other where data say how many.
        elements: how many the results of all have.
    """

    operations: int
    calls: float
    elements: int


def work_of(roots: Sequence[Node], leaves: Sequence[Node], arrays: Sequence[Array], sizes: Mapping[Label, int]) -> Work:
    """What to interpret expressions once takes.

    Args:
        roots: the expressions.
        leaves: the inputs and parameters.
        arrays: an array for each.
        sizes: the sizes of labels in the computation.
    """
    known = dict(sizes)
    for leaf, array in zip(leaves, arrays, strict=True):
        known.update(zip(leaf.axes, array.shape, strict=True))
    given = {*leaves}
    met: set[Node] = set()
    count, calls, elements = 0, 0.0, 0
    stack = [
        (node, 1) for root in roots for node in topological_order(root, lambda x: () if x in given else x.operands)
    ]
    while stack:
        node, times = stack.pop()
        if node in met or node in given or not node.operands:
            continue
        met.add(node)
        count += 1
        calls += times
        if isinstance(node, Structured):
            steps = (declared_size(node.op.over, known) or 1) if isinstance(node.op, Scan) else 1
            if node.op.repeats and not isinstance(node.op, Scan):
                calls = inf
            stack.extend((x, times * steps) for body in node.op.bodies for x in body.order)
        else:
            elements += times * prod([declared_size(axis, known) or 1 for axis in node.axes])
    return Work(count, calls, elements)


def is_dear(work: Work, target: Target) -> bool:
    """Whether to interpret expressions once costs more than to make a plan of them.

    The time of both grows with the number of operations, so what decides is how many elements one has on average; those
    in a scan have theirs at each step. The interpreter keeps all values until the computation ends, so what they have
    in all counts as well.
    """
    return not target.interprets or target.plans_at_once(work.operations, work.elements)


def plan_at_once(
    roots: Callable[[], Sequence[Node]],
    trace: Callable[[], Trace],
    leaves: Sequence[Node],
    arrays: Sequence[Array],
    sizes: Mapping[Label, int],
    target: Target,
    workspace: Any,
) -> tuple[Any, Mapping[Label, int]] | None:
    """The plan of what was not interpreted before, and the sizes of labels; None where the interpreter is to be used.

    Args:
        roots: returns the expressions.
        trace: returns what traces the program.
        leaves: the inputs and parameters.
        arrays: an array for each.
        sizes: the sizes of labels in the computation.
        target: where the plan runs.
        workspace: of the target, which it shares with others.
    """

    def made() -> tuple[Any, Mapping[Label, int]] | None:
        if not is_dear(work_of(roots(), leaves, arrays, sizes), target):
            return None
        known = sizes_of([leaf.axes for leaf in leaves], arrays, sizes)
        found = traced(trace(), leaves, arrays, known)
        learned = found.lowering.sizes
        if repeats(found.program) or any(learned.get(axis, n) != n for axis, n in known.items()):
            return None
        program = target.optimize(target.legalize(found.program))
        return found.outputs.plan(program, target, workspace, leaves), learned

    try:
        plan = own_failure(made, Unplannable)
    except (Unplannable, MemoryError):
        return None
    return None if isinstance(plan, Exception) else plan  # the interpreter meets it as well, and says where
