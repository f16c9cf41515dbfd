"""Planning at first sight, where interpreting an expression once takes longer than planning it.

Ordinarily the interpreter checks sizes at the first evaluation. Here lowering checks them; expressions whose sizes it
cannot check are left to the interpreter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf, prod
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node, topological_order
from typedtensor.control.operations.loops import Scan
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.expr import Input
from typedtensor.core.tuples import Structured
from typedtensor.core.variables import Variable
from typedtensor.coroutines import Dynamic
from typedtensor.ir import Array
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import repeats
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.specialization.size_templates import Trace, sizes_of, traced
from typedtensor.targets import Target

MOST_SPARED = 64
"""The largest number of nodes of an expression that is examined for whether it has few operations."""


class InterpreterCost(NamedTuple):
    """The cost of interpreting expressions once.

    Attributes:
        operations: the number of operations, those in bodies counted once.
        calls: the number of applications, those in scans counted at each step; infinite if data decide the number.
        elements: the number of elements of all results.
    """

    operations: int
    calls: float
    elements: int


def work_of(
    roots: Sequence[Node], leaves: Sequence[Node], arrays: Sequence[Array], sizes: Mapping[Label, int]
) -> InterpreterCost:
    """Return the cost of interpreting expressions once.

    Args:
        roots: the expressions.
        leaves: the inputs and parameters.
        arrays: an array for each leaf.
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
    return InterpreterCost(count, calls, elements)


def runs_interpreted(root: Node, value_of: Callable[[Node], Any], sizes: Mapping[Label, int], target: Target) -> int:
    """Return how often to interpret an expression before its program is compiled.

    Args:
        root: the expression.
        value_of: returns the value of a leaf.
        sizes: the sizes of labels in the computation.
        target: the target that compiles it.
    """
    met: set[Node] = set()
    stack = [root]
    while stack:
        node = stack.pop()
        if node not in met:
            met.add(node)
            if len(met) > MOST_SPARED or isinstance(node, Dynamic):
                return 1
            stack.extend(node.operands)
    leaves = [x for x in met if isinstance(x, (Input, Variable))]
    arrays = [target.array_of(value_of(x)) for x in leaves]
    if any(array is None for array in arrays):
        return 1
    work = work_of([root], leaves, arrays, sizes)
    return target.spares(work.calls, work.elements)


def is_dear(work: InterpreterCost, target: Target) -> bool:
    """Whether interpreting expressions once costs more than planning them.

    Both costs grow with the number of operations, so that the average number of elements of a result decides, counted
    at each step of a scan. The interpreter keeps all values until the computation ends, so that their total counts as
    well.
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
    pays: Callable[[], bool],
) -> tuple[Any, Mapping[Label, int]] | None:
    """Return a plan of expressions at first sight, with the sizes of labels; None to use the interpreter.

    Args:
        roots: returns the expressions.
        trace: returns the function that traces the program.
        leaves: the inputs and parameters.
        arrays: an array for each leaf.
        sizes: the sizes of labels in the computation.
        target: the target that runs the plan.
        workspace: the memory that the plan shares with others.
        pays: whether a plan pays whatever the interpreter takes for the expressions, as for steps on large tables.
    """

    def made() -> tuple[Any, Mapping[Label, int]] | None:
        if not is_dear(work_of(roots(), leaves, arrays, sizes), target) and not pays():
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
    return None if isinstance(plan, Exception) else plan  # the interpreter will meet the error, too, and locate it
