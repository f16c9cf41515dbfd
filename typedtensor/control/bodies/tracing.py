"""Tracing: a function of expressions is called once, and the nodes that it makes become a body."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from contextvars import ContextVar
from typing import Any

from typedtensor.ad.graph import topological_order
from typedtensor.control.bodies.body import Body, Node
from typedtensor.core.expr import App, Const, Expr, Input, new_input
from typedtensor.core.pytree import PyTreeDef, flatten
from typedtensor.core.scope import MADE, MODE, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Projection
from typedtensor.coroutines import Dynamic
from typedtensor.errors import AxisError, NestingError

DEEPEST = 100
"""The deepest nesting of traced functions, where each is called inside the trace of the next, and the deepest nesting
of bodies with plans.

Bodies that are traced before the bodies around them may be nested to any depth.
"""

_LEVEL: ContextVar[int] = ContextVar("level", default=0)
"""The number of functions that are being traced inside each other."""


def trace(
    function: Callable[..., Sequence[Node | AnyTensor]],
    types: Sequence[TensorType],
    title: str,
    *,
    inputs: Sequence[Input[Any]] | None = None,
    hoist: bool = True,
) -> Body:
    """Trace a function.

    Args:
        function: the function. It is called once, with an input for each argument, and returns the outputs.
        types: the types of the arguments.
        title: the name of the function in messages.
        inputs: the inputs to use; no body that is combined with this one may share them.
        hoist: whether expressions that do not depend on the arguments are captured from outside the body.

    Raises:
        AxisError: the function makes a @dynamic part.
        NestingError: more than 100 functions are being traced inside each other.
    """
    arguments: list[Input[Any]] = list(inputs) if inputs is not None else [new_input(of) for of in types]
    level = _LEVEL.get() + 1
    if level > DEEPEST:
        raise NestingError(
            f"{title} is nested too deeply for Python's stack: more than {DEEPEST} functions of scan, fold, cond, "
            "while_loop, call and tree_fold are nested in each other; apply them one after the other, let one "
            "body loop over data, or apply a function made by call(…) before the one that uses it"
        )
    with Setting({_LEVEL: level}, level), noting() as result:
        outputs = tuple([x if isinstance(x, Expr) else Const(x) for x in function(*arguments)])
    return close(arguments, outputs, result, title, hoist=hoist)


def trace_tree(
    function: Callable[..., Any],
    structures: Sequence[PyTreeDef],
    title: str,
    what: str,
    *,
    like: PyTreeDef | None = None,
    inputs: Sequence[Input[Any]] | None = None,
    hoist: bool = True,
) -> tuple[Body, PyTreeDef]:
    """Trace a function of pytrees; return the body, from leaves to leaves, and the structure of the result.

    Args:
        structures: the structures of the arguments.
        what: the name of the result in messages.
        like: a structure whose dicts define the order of keys.
        title, inputs, hoist: as for :func:`trace`.
    """
    shapes: list[PyTreeDef] = []

    def flat(*leaves: Any) -> list[Any]:
        outputs, shape = flatten(function(*rebuilt(structures, leaves)), what, like)
        shapes.append(shape)
        return outputs

    types = [of for structure in structures for of in structure.types]
    return trace(flat, types, title, inputs=inputs, hoist=hoist), shapes[0]


def rebuilt(structures: Iterable[PyTreeDef], leaves: Sequence[Any]) -> list[Any]:
    """Make pytrees of the leaves of all of them."""
    found = []
    for structure in structures:
        found.append(structure.rebuild(leaves[: len(structure.types)]))
        leaves = leaves[len(structure.types) :]
    return found


class _Noted(set[Node]):
    """A set of nodes that adds each node to the enclosing set as well."""

    def __init__(self, around: set[Node] | None) -> None:
        self._around = around

    def add(self, node: Node) -> None:
        super().add(node)
        if self._around is not None:
            self._around.add(node)


def noting() -> Setting[set[Node]]:
    """Collect the nodes that are made in a ``with`` statement, without computing them."""
    result: set[Node] = _Noted(MADE.get())
    return Setting({MADE: result, MODE: Mode.TRACED}, result)


def close(
    inputs: Sequence[Input[Any]], outputs: tuple[Node, ...], made: Collection[Node], title: str, *, hoist: bool
) -> Body:
    """Make the body between inputs and outputs.

    Args:
        made: the nodes that can depend on the inputs; no other nodes are visited.
        hoist: whether those of them that do not depend on the inputs are captured, and so computed once outside.
    """
    order = order_of(outputs, made)
    inside: set[Node] = set(inputs)
    for node in order:
        if isinstance(node, Dynamic):
            raise AxisError(
                f"{title} uses {node.describe()}, but the body of scan, fold, cond, while_loop, call or tree_fold "
                "is traced once and cannot contain a @dynamic part: use cond and while_loop there"
            )
        if not hoist or any(operand in inside for operand in node.operands):
            inside.add(node)
    body: list[App[Any]] = []
    captured: dict[Node, None] = {}
    live = set(outputs)
    for node in reversed(order):
        if node in live and node in inside:
            live.update(node.operands)
            body.append(node)  # type: ignore[arg-type]  # only applications and dynamic parts are made
    body.reverse()
    for needed in (*(x for node in body for x in node.operands), *outputs):
        if needed not in inside:
            captured.setdefault(needed)
    return Body(tuple(inputs), tuple(captured), outputs, tuple(body), title)


def order_of(roots: Sequence[Node], made: Collection[Node]) -> list[Node]:
    """Return those of the made nodes that the roots depend on, in topological order."""

    def inside(node: Node) -> bool:
        return node in made or (isinstance(node, Projection) and node.node in made)

    return [x for x in topological_order(roots, lambda x: x.operands if inside(x) else ()) if inside(x)]
