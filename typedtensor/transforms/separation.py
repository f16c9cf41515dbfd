"""Labels along which nothing is mixed: each element depends only on elements at the same position.

The rules of operations show it. Axes in a run, as in ``*A U *B -> *A *B``, are elementwise; axes with a letter are
addressed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.ad.graph import Node, present_operands, topological_order
from typedtensor.ad.reverse import CARRIERS
from typedtensor.control.operations.loops import Scan
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.control.operations.trees import TreeFold, TreeSweep
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import App
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import AxisError
from typedtensor.rules import RunVar


def require_separate(title: str, roots: Iterable[Node], sources: Iterable[Node], over: Label) -> None:
    """Require that nothing is mixed along a label between some nodes and others.

    Args:
        title: the derivative, for messages.
        roots, sources, over: as for :func:`what_mixes`.

    Raises:
        AxisError: when an operation mixes elements.
    """
    if found := what_mixes(roots, sources, over):
        name = label_name(over)
        raise AxisError(
            f"{title} makes one block for each element along {name}, but {found}: use jacobian(f, x), which "
            f"computes all blocks, or map_over({name}) for each element separately"
        )


def what_mixes(roots: Iterable[Node], sources: Iterable[Node], over: Label) -> str | None:
    """The operation that mixes elements along a label between some nodes and others, as a description; None if none
    does.

    Args:
        roots: the results.
        sources: the varied nodes.
        over: the label, which each of these has once.
    """
    varied = set(sources)

    def passing(node: Node) -> tuple[Node, ...]:
        operands = () if node in varied else present_operands(node)
        return tuple([x for n, x in enumerate(operands) if _passes(node, n)])

    for node in topological_order(roots, passing):
        operands = present_operands(node)
        numbers = [n for n, x in enumerate(operands) if x in varied and _passes(node, n)]
        if node in varied or not numbers:
            continue
        applied = isinstance(node, App) and not isinstance(node, Projection)
        if applied and (reason := _mixes(node, numbers, operands, over)):
            return f"{node.describe()} {reason}"
        varied.add(node)
    return None


def _passes(node: Node, number: int) -> bool:
    carries = node.tensor_type.kind in CARRIERS
    return carries and (not isinstance(node, App) or node.op.passes_gradient(number))


def _mixes(node: Any, numbers: list[int], operands: tuple[Node, ...], over: Label) -> str | None:
    """The reason why an application mixes elements along a label, or None."""
    name = label_name(over)
    for n in numbers:
        if (count := operands[n].axes.count(over)) != 1:
            return f"reads {operands[n].tensor_type}, which {f'has {name} twice' if count else f'no longer has {name}'}"
    if isinstance(node, Structured):
        return _mixes_inside(node.op, numbers, over)
    if node.axes.count(over) != 1:
        return f"gives {node.tensor_type}, {'with it twice' if over in node.axes else 'without it'}"
    places = node.op.verdict(tuple(x.tensor_type for x in operands)).places
    for n in numbers:
        axis = operands[n].axes.index(over)
        [item] = [place.item for place in places[n] if place.start <= axis < place.stop]
        carried = f"*{item.name}" not in node.op.mixed if isinstance(item, RunVar) else _moved(node.op, str(item))
        if not carried:
            stated = getattr(node.op, "rule", None)
            return "combines elements along it" + (f', by its rule "{stated}"' if stated else "")
    return None


def _moved(operation: Any, letter: str) -> bool:
    """Whether an operation only moves an axis."""
    return operation.is_view and letter not in operation.arguments


def _mixes_inside(operation: StructuredOp, numbers: list[int], over: Label) -> str | None:
    """The reason why a structured operation mixes elements along a label, or None; varied values in its bodies have
    it, too."""
    name = label_name(over)
    if isinstance(operation, (TreeFold, TreeSweep)):
        return f"folds trees, which may share elements along {name}"
    if isinstance(operation, Scan) and operation.over is over:
        sequences = range(operation.carries, operation.carries + operation.sequences)
        if operation.carries or any(n not in sequences for n in numbers):
            return f"goes along {name} with a state, or with all elements in each step"
        return None
    for body in operation.bodies:
        inside: Mapping[Node, None] = dict.fromkeys(
            x for x in (*body.inputs, *body.captured) if x.axes.count(over) == 1 and x.tensor_type.kind == "real"
        )
        require_separate("this derivative", body.outputs, inside, over)
    return None
