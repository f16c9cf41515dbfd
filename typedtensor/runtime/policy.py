"""The policy: what is interpreted, what is compiled, and what is kept.

Steps and gradients are compiled at first sight, as far as the history of the optimizer, or of the process, says so;
those with operations of users, from the second occurrence on. A value is compiled if its structure and sizes occurred
before, and the interpreter has checked the sizes; or at once, where interpreting it takes longer. Values of a few
operations are interpreted. Plans for further sizes follow from a template.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import prod

from typedtensor.ad.graph import Node, Operands, topological_order
from typedtensor.control.operations.loops import Scan
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.expr import App
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import SizeError
from typedtensor.targets import Target

SMALLEST = 4
"""The least number of operations of a value with a plan: finding a plan takes as long as interpreting a few."""

LARGE = 1 << 15
"""The elements of an operand or a result from which on a value of fewer operations has a plan, too: to compute so many
takes longer than finding it. Views, which take no time, do not count."""

MOST_STRUCTURES = 64
"""The largest number of structures with plans; the least recently used one is evicted."""

MOST_SIZES = 128
"""The largest number of sets of sizes with plans for one structure; the least recently used one is evicted."""

MOST_VALUES = 50_000
"""The largest total number of values in the programs of a structure's plans; a value takes 3 KB, whatever its size. An
expression of more nodes is interpreted."""

MOST_TEMPLATES = 8
"""The largest number of templates of a structure, one for each set of fixed properties."""

MOST_LEARNED = 32
"""The largest number of values of an expression that are learned from requests; values that a step names are extra."""

SMALL = "it is so small that making a plan would take longer"
TOO_LARGE = f"it has more than {MOST_VALUES:,} nodes, and a plan takes 3 KB for each"
SHOWN = "it only shows data under other axes"
WATCHED = "an observer watches the computation"
OTHER_ARRAYS = "its arrays are neither NumPy arrays nor Python numbers"
RAISES = "NumPy is set to raise errors, and the interpreter reports the node"
NO_MEMORY = "there was not enough memory for a plan"
IN_USE = "another thread is using the plan"
FIRST = "it is the first of its form, so the interpreter checks its sizes"
FOREIGN_BODIES = "its bodies contain operations of your own, which may do more than compute"
COMPUTED_FOREIGN = "it contains operations of your own that were already computed"
RECOMPUTED = "a part of it is computed again for the gradients"
NO_GRADIENTS = "it depends on no expression whose gradient was requested"


def few_operations(
    roots: Sequence[Node], operands: Operands, given: Collection[Node] = ()
) -> Sequence[tuple[Label, ...]] | None:
    """Return the axes of what a few operations read and write; None if there are more, counting those in bodies."""
    met: set[Node] = set()
    axes: set[tuple[Label, ...]] = set()
    stack, count = [*roots], 0
    while stack:
        node = stack.pop()
        if node in met or node in given:
            continue
        met.add(node)
        if isinstance(node, Structured):
            count += SMALLEST if node.op.repeats else 1 + sum(len(body.order) for body in node.op.bodies)
        elif isinstance(node, App):
            count += 1
            if not (isinstance(node, Projection) or node.op.is_view):
                read = (x for n, x in enumerate(node.operands) if n not in node.op.shape_only)
                axes |= {x.axes for x in (node, *read)}
        if count >= SMALLEST:
            return None
        stack.extend(operands(node))
    return [*axes]


def is_small(axes: Sequence[tuple[Label, ...]], sizes: Mapping[Label, int]) -> bool:
    """Whether a few operations read and write so few elements that their values are interpreted."""
    try:
        return all(prod([declared_size(axis, sizes) or 1 for axis in each]) < LARGE for each in axes)
    except SizeError:  # there is no such size, as the interpreter will say
        return True


def compiles_at_once(roots: Sequence[Node], leaves: Sequence[Node], known: Mapping[Label, int], target: Target) -> bool:
    """Whether interpreting expressions once costs more than compiling them.

    Both costs grow with the number of operations, so that the average number of elements of a result decides, counted
    at each step of a scan. The interpreter keeps all values until the computation ends, so that their total counts as
    well.
    """
    if not target.interprets:
        return True
    met = {*leaves}
    operations = elements = 0
    stack = [(node, 1) for root in roots for node in topological_order(root, lambda x: () if x in met else x.operands)]
    while stack:
        node, times = stack.pop()
        if node in met or not node.operands:
            continue
        met.add(node)
        operations += 1
        if isinstance(node, Structured):
            steps = (declared_size(node.op.over, known) or 1) if isinstance(node.op, Scan) else 1
            stack.extend((x, times * steps) for body in node.op.bodies for x in body.order)
        else:
            elements += times * prod([declared_size(axis, known) or 1 for axis in node.axes])
    return operations >= SMALLEST and target.plans_at_once(operations, elements)  # a few are never dear
