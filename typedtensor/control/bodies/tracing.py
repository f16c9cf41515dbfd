"""Tracing: a function of expressions is called once, and the nodes that it makes are its body."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextvars import ContextVar
from typing import Any

from typedtensor.control.bodies.body import Body, Node
from typedtensor.core.expr import App, Const, Expr, Input, new_input
from typedtensor.core.scope import MADE, MODE, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Projection
from typedtensor.coroutines import Dynamic
from typedtensor.errors import AxisError, NestingError

DEEPEST = 100
"""Functions that may be traced in each other, each in a call of the one around it; how deep bodies that have plans are.

Bodies that are traced before those that hold them may stand in each other as deep as they like.
"""

_LEVEL: ContextVar[int] = ContextVar("level", default=0)
"""How many functions are being traced in each other."""


def trace(
    function: Callable[..., Sequence[Node | AnyTensor]],
    types: Sequence[TensorType],
    title: str,
    *,
    inputs: Sequence[Input[Any]] | None = None,
    hoist: bool = True,
) -> Body:
    """The body of a function.

    Args:
        function: called once, with an input for each argument; returns the outputs.
        types: the types of the arguments.
        title: how messages call the function.
        inputs: inputs to use, which no other body that this one is used together with has.
        hoist: whether what does not depend on the arguments is taken out of the body.

    Raises:
        AxisError: a @dynamic part is made in it.
        NestingError: more than 100 functions are being traced in each other.
    """
    arguments: list[Input[Any]] = list(inputs) if inputs is not None else [new_input(of) for of in types]
    level = _LEVEL.get() + 1
    _check_depth(level, title)
    with Setting({_LEVEL: level}, level), noting() as made:
        outputs = tuple([x if isinstance(x, Expr) else Const(x) for x in function(*arguments)])
    return close(arguments, outputs, made, title, hoist=hoist)


def _check_depth(depth: int, title: str) -> None:
    if depth > DEEPEST:
        raise NestingError(
            f"{title} is nested too deeply: more than {DEEPEST} functions of scan, fold, cond, while_loop, call and "
            "tree_fold are being applied in each other, which Python's stack has no room for: apply them one after "
            "the other, let one body loop over data, or apply a function that is made by call(…) before the one that "
            "uses it"
        )


class _Noted(set[Node]):
    """Nodes, which are also among those that are noted around."""

    def __init__(self, around: set[Node] | None) -> None:
        self._around = around

    def add(self, node: Node) -> None:
        super().add(node)
        if self._around is not None:
            self._around.add(node)


def noting() -> Setting[set[Node]]:
    """Collect the nodes that are made in a ``with`` block; none is computed."""
    made: set[Node] = _Noted(MADE.get())
    return Setting({MADE: made, MODE: Mode.TRACED}, made)


def close(
    inputs: Sequence[Input[Any]], outputs: tuple[Node, ...], made: Collection[Node], title: str, *, hoist: bool
) -> Body:
    """The body between inputs and outputs.

    Args:
        made: the nodes that can depend on the inputs; nothing else is looked at.
        hoist: whether those of them that do not depend on the inputs are captured, and so computed once outside.
    """
    order = order_of(outputs, made)
    inside: set[Node] = set(inputs)
    for node in order:
        if isinstance(node, Dynamic):
            raise AxisError(
                f"{title} makes {node.describe()}, but a @dynamic part cannot stand in the body of scan, fold, cond, "
                "while_loop, call or tree_fold, which is made once: use cond and while_loop there"
            )
        if not hoist or any(operand in inside for operand in node.operands):
            inside.add(node)
    body: list[App[Any]] = []
    captured: dict[Node, None] = {}
    live = set(outputs)
    for node in reversed(order):
        if node in live and node in inside:
            live.update(node.operands)
            body.append(node)  # type: ignore[arg-type]  # only applications are made, and dynamic parts
    body.reverse()
    for needed in (*(x for node in body for x in node.operands), *outputs):
        if needed not in inside:
            captured.setdefault(needed)
    return Body(tuple(inputs), tuple(captured), outputs, tuple(body), title)


def order_of(roots: Sequence[Node], made: Collection[Node]) -> list[Node]:
    """Those of the nodes made that roots are computed from, each once, operands first."""
    order: list[Node] = []
    done: set[Node] = set()
    stack: list[tuple[Node, bool]] = [(root, False) for root in reversed(roots)]
    while stack:
        node, ready = stack.pop()
        if ready:
            order.append(node)
        elif node not in done and (node in made or (isinstance(node, Projection) and node.node in made)):
            done.add(node)
            stack.append((node, True))
            stack.extend((operand, False) for operand in reversed(node.operands) if operand not in done)
    return order
