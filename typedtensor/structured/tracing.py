"""Bodies: functions of expressions, traced once into the nodes that they make."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from typedtensor.bundles import Part
from typedtensor.coroutines import Dynamic
from typedtensor.errors import AxisError
from typedtensor.expr import App, Expr, Input
from typedtensor.scope import MADE, MODE, Mode
from typedtensor.tensor_type import TensorType

Node = Expr[Any]


class Body:
    """A function of expressions, as a graph.

    Attributes:
        inputs: stand for the arguments.
        captured: what the outputs are computed from besides, outside the body: parameters, constants, expressions
            made before, and in the body of a loop also what does not depend on its inputs.
        outputs: what the function gives.
        order: the applications in the body, operands first.
        title: the function, for messages.
    """

    __slots__ = ("__weakref__", "captured", "inputs", "order", "outputs", "title")

    def __init__(
        self,
        inputs: tuple[Input[Any], ...],
        captured: tuple[Node, ...],
        outputs: tuple[Node, ...],
        order: tuple[App[Any], ...],
        title: str,
    ) -> None:
        self.inputs, self.captured, self.outputs, self.order, self.title = inputs, captured, outputs, order, title

    def with_captured(self, captured: tuple[Node, ...]) -> Body:
        """The same body with more captured expressions than it needs, in another order."""
        return Body(self.inputs, captured, self.outputs, self.order, self.title)

    def __repr__(self) -> str:
        given = ", ".join(str(x.tensor_type) for x in self.inputs)
        return f"Body({self.title}: {given} -> {', '.join(str(x.tensor_type) for x in self.outputs)})"


def trace(
    function: Callable[..., Sequence[Node]],
    types: Sequence[TensorType],
    title: str,
    *,
    inputs: Sequence[Input[Any]] | None = None,
    hoist: bool = True,
) -> Body:
    """The body of a function.

    Args:
        function: called once, with an input for each argument; gives the outputs.
        types: the types of the arguments.
        title: how messages call the function.
        inputs: inputs to use, which no other body that this one is used together with has.
        hoist: whether what does not depend on the arguments is taken out of the body.

    Raises:
        AxisError: a @dynamic part is made in it.
    """
    arguments: list[Input[Any]] = list(inputs) if inputs is not None else [new_input(of) for of in types]
    with noting() as made:
        outputs = tuple(function(*arguments))
    return close(arguments, outputs, made, title, hoist=hoist)


def new_input(of: TensorType, name: str | None = None) -> Input[Any]:
    """An input of a type that is known at run time only."""
    tensor_type: Any = of
    made: Input[Any] = Input(tensor_type, name=name)
    return made


@contextmanager
def noting() -> Iterator[set[Node]]:
    """Collect the nodes that are made meanwhile; none is computed."""
    outer = MADE.get()
    made: set[Node] = set()
    noted, mode = MADE.set(made), MODE.set(Mode.TRACED)
    try:
        yield made
    finally:
        MADE.reset(noted)
        MODE.reset(mode)
        if outer is not None:
            outer.update(made)


def close(
    inputs: Sequence[Input[Any]], outputs: tuple[Node, ...], made: Collection[Node], title: str, *, hoist: bool
) -> Body:
    """The body between inputs and outputs.

    Args:
        made: the nodes that can depend on the inputs; nothing else is looked at.
        hoist: whether those of them that do not depend on the inputs are captured, and so computed once outside.
    """
    order = _order(outputs, made)
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


def _order(roots: Sequence[Node], made: Collection[Node]) -> list[Node]:
    """Those of the nodes made that roots are computed from, each once, operands first."""
    order: list[Node] = []
    done: set[Node] = set()
    stack: list[tuple[Node, bool]] = [(root, False) for root in reversed(roots)]
    while stack:
        node, ready = stack.pop()
        if ready:
            order.append(node)
        elif node not in done and (node in made or (isinstance(node, Part) and node.node in made)):
            done.add(node)
            stack.append((node, True))
            stack.extend((operand, False) for operand in reversed(node.operands) if operand not in done)
    return order
