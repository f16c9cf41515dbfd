"""The derivatives of operations with bodies, as operations with bodies.

A derivative shares its body's inputs, and is made by the passes that also serve expressions. For the value of a node in
the body it has a further input, which stands for a residual: a result of the operation that gradients read instead of
the value inside. The variant of an operation that returns residuals runs only when gradients are requested. Views of
other values and nodes in a checkpoint are rematerialised, not kept.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, Protocol

from typedtensor.ad.forward import push_forward
from typedtensor.ad.reverse import reverse
from typedtensor.ad.symbolic import NodeAlgebra
from typedtensor.control.bodies.body import Body, Iteration, Node
from typedtensor.control.bodies.tracing import DEEPEST, close, noting, order_of
from typedtensor.core.expr import Input, new_input
from typedtensor.core.operand import Operand
from typedtensor.core.scope import MADE
from typedtensor.core.substitution import substitute
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Projection, Slot, Structured
from typedtensor.ops import ExpandLike

Key = Node | Slot
"""A node, or one result of a structured node."""


def key_of(node: Node) -> Key:
    """The key of a node; a projection has the key of its result."""
    return Slot(node.node, node.index) if isinstance(node, Projection) else node


def zeros_like(x: Any) -> Any:
    """Zeros of the type and the sizes of a tensor or an expression."""
    operand: Operand = x
    return ExpandLike()(0.0, operand)


class Given(NamedTuple):
    """What a derivative is computed from.

    Attributes:
        moved: the cotangents of some results, or the tangents of some operands, by number; and values of inputs.
        results: the results of the variant that returns residuals.
        operands: the operands.
    """

    moved: Mapping[Any, Any]
    results: Sequence[Any]
    operands: Sequence[Any]


Source = Callable[[Given], Any]
"""Where an operand of a derivative comes from."""


def operand(number: int) -> Source:
    """An operand of the differentiated operation."""
    return lambda given: given.operands[number]


def result(number: int) -> Source:
    """A result of the differentiated operation."""
    return lambda given: given.results[number]


def moved(key: Any) -> Source:
    """A cotangent, a tangent, or the value of an input."""
    return lambda given: given.moved[key]


def zeros(like: Source) -> Source:
    """Zeros like something else."""
    return lambda given: zeros_like(like(given))


def moved_or_zeros(number: int, like: Source) -> Source:
    """A cotangent or a tangent; zeros where there is none."""
    return lambda given: given.moved[number] if number in given.moved else zeros_like(like(given))


class Capturing(Protocol):
    """An operation whose bodies capture expressions."""

    @property
    def shared(self) -> tuple[Node, ...]:
        """The captured expressions, which are the last operands."""

    def apply(self, *operands: Any) -> tuple[Any, ...]:
        """Apply the operation."""


class Derivative:
    """The gradients of some operands, or the tangents of some results, as results of another operation.

    Args:
        operation: the other operation.
        sources: where its operands come from, but for the captured ones.
        targets: the numbers of the operands or results that its results belong to; the first one counts.
        captured: where captured expressions come from that the differentiated operation does not capture.
    """

    def __init__(
        self,
        operation: Capturing,
        sources: Sequence[Source],
        targets: Sequence[int],
        captured: Mapping[Node, Source] | None = None,
    ) -> None:
        self.operation, self.sources, self.targets = operation, sources, targets
        self.captured = captured or {}

    def __call__(self, of: Capturing, given: Given) -> dict[int, Any]:
        """Apply the derivative of an operation to nodes or to values."""
        if not self.targets:
            return {}
        operands = given.operands
        known = dict(zip(of.shared, operands[len(operands) - len(of.shared) :], strict=True))
        known |= {x: source(given) for x, source in self.captured.items()}
        captured = substitute(self.operation.shared, known, plain=any(isinstance(x, AnyTensor) for x in operands))
        results = self.operation.apply(*[source(given) for source in self.sources], *captured)
        found: dict[int, Any] = {}
        for target, x in zip(self.targets, results, strict=False):
            found.setdefault(target, x)
        return found


class Values:
    """The values of a body's nodes in its derivative: inputs for kept values, rematerialised nodes for others.

    Args:
        standins: the inputs; further ones are added when they are needed.
    """

    def __init__(self, body: Body, is_kept: Callable[[Key], bool], standins: dict[Key, Input[Any]]) -> None:
        self._is_kept, self._standins = is_kept, standins
        self._known: dict[Node, Any] = {x: x for x in (*body.inputs, *body.captured)}

    def of(self, root: Node) -> Any:
        """The value of a node. For a structured node it is an object whose ``results`` are those of the keeping
        variant."""
        known = self._known
        stack = [root]
        while stack:
            node: Any = stack[-1]
            if node in known:
                stack.pop()
                continue
            several = isinstance(node, Structured)
            keys: list[Key] = [Slot(node, n) for n in range(len(node.types))] if several else [key_of(node)]
            if all(map(self._is_kept, keys)):
                values = [self._input(key) for key in keys]
                known[node] = SimpleNamespace(results=values) if several else values[0]
                continue
            waiting = [x for x in node.operands if x not in known]
            stack.extend(reversed(waiting))
            if not waiting:
                known[node] = self._again(node)
        return known[root]

    def at(self, key: Key) -> Any:
        """The value of a node or of one result of a structured node."""
        if not isinstance(key, Slot):
            return self.of(key)
        if self._is_kept(key):  # others of the node may not be
            return self._input(key)
        return self.of(key.node).results[key.number]

    def _input(self, key: Key) -> Input[Any]:
        if key not in self._standins:
            node: Any = key.node if isinstance(key, Slot) else key
            of: Any = key.node.types[key.number] if isinstance(key, Slot) else key.tensor_type
            self._standins[key] = new_input(of, None, node.origin)
        return self._standins[key]

    def _again(self, node: Any) -> Any:
        operands = [self._known[x] for x in node.operands]
        if isinstance(node, Projection):
            return operands[0].results[node.index]
        if isinstance(node, Structured):
            return SimpleNamespace(results=node.op.keeping.apply(*operands))
        if any(x is not y for x, y in zip(operands, node.operands, strict=True)):
            return node.op(*operands)
        if (made := MADE.get()) is not None:
            made.add(node)
        return node


class _BodyAlgebra(NodeAlgebra):
    """The algebra of a body's derivative: deltas are nodes, and values are nodes or inputs that stand for them."""

    def __init__(self, values: Values) -> None:
        super().__init__()
        self._values = values

    def primal(self, node: Node) -> Any:
        return self._values.of(node)


class Residuals:
    """The derivatives of a body, with placeholders of its values.

    Attributes:
        places: the result of the operation that each output of the body is, by number.
        values: the values of nodes while a derivative is made; :meth:`settled` then replaces those that are not kept.
    """

    def __init__(self, body: Body, places: Mapping[int, int]) -> None:
        leaves = {*body.inputs, *body.captured}
        self.body, self.places = body, places
        self._kept: dict[Key, int] = {}
        for number, place in places.items():
            if body.outputs[number] not in leaves:
                self._kept.setdefault(key_of(body.outputs[number]), place)
        self.standins: dict[Key, Input[Any]] = {}
        self.values = Values(body, keepable(body), self.standins)

    def pull(self, deltas: Mapping[int, Node], targets: Iterable[Node]) -> dict[Node, Any]:
        """Return the gradients for some inputs and captured expressions, as expressions.

        Args:
            deltas: the cotangent of each output that has one, by number.
            targets: inputs and captured expressions. Those that no output with a cotangent depends on are omitted.
        """
        body = self.body
        leaves = dict.fromkeys((*body.inputs, *body.captured))
        roots = [(body.outputs[number], delta) for number, delta in deltas.items()]
        algebra = _BodyAlgebra(self.values)
        order = (*leaves, *body.order)
        return reverse(order, {*targets}, algebra, roots, lambda node: () if node in leaves else node.operands)

    def push(self, tangents: Mapping[Node, Any]) -> dict[int, Any]:
        """Return the tangents of the outputs that depend on what has tangents, by number."""
        found = push_forward(self.body.order, tangents, _BodyAlgebra(self.values))
        return {n: found[x] for n, x in enumerate(self.body.outputs) if x in found}

    def settled(self, outputs: tuple[Node, ...], made: Collection[Node]) -> tuple[tuple[Node, ...], Collection[Node]]:
        """Return the results of a derivative and the nodes made for them, rewritten to read kept values only."""
        elements, shapes = self.reads(outputs, made)
        lacking = [key for key in (*elements, *shapes) if key not in self._kept]
        if not lacking:
            return outputs, made
        with noting() as more:
            values = Values(self.body, self._kept.__contains__, self.standins)
            known: dict[Node, Any] = {x: x for x in self.body.captured}
            for key in lacking:
                like = self.shaped_like(key, self._kept) if key in shapes else None
                known[self.standins[key]] = values.at(key) if like is None else values.at(like)
            outputs = tuple(substitute(outputs, known, plain=False))
        return outputs, {*made, *more}

    def reads(self, outputs: tuple[Node, ...], made: Collection[Node]) -> tuple[dict[Key, None], dict[Key, None]]:
        """Return the values whose elements a derivative reads, and those of which it reads only the shape."""
        standins = {*self.standins.values()}
        elements = standins.intersection(outputs)
        shapes: set[Node] = set()
        nodes: Sequence[Any] = order_of(outputs, made)
        for node in nodes:
            for number, x in enumerate(node.operands):
                if x in standins:
                    (shapes if number in getattr(node.op, "shape_only", ()) else elements).add(x)
        shapes -= elements
        read = [dict.fromkeys(key for key, x in self.standins.items() if x in seen) for seen in (elements, shapes)]
        return read[0], read[1]

    def shaped_like(self, key: Key, kept: Collection[Key]) -> Key | None:
        """Return a kept value or an input of the same axes, and so of the same sizes, as another value."""
        of = self.standins[key].tensor_type
        if Iteration in of.axes:  # each loop has its own number of steps
            return None
        known = [x for x in kept if x in self.standins and self.standins[x].tensor_type is of and not _is_left_out(x)]
        inputs = [x for x in self.body.inputs if x.tensor_type is of and of.axes]  # without axes it may be a number
        return next(iter((*known, *inputs)), None)

    @property
    def sources(self) -> dict[Input[Any], Source]:
        """The inputs that stand for results."""
        return {self.standins[key]: result(place) for key, place in self._kept.items() if key in self.standins}


def keepable(body: Body) -> Callable[[Key], bool]:
    """Return a function that decides which values of a body can be kept."""
    again = {x for node in body.order for x in node.region}

    def can_be_kept(key: Key) -> bool:
        if isinstance(key, Slot):  # all results of a structured node are kept, or none
            return key.node not in again and key.node.op.keeping is key.node.op
        node: Any = key
        return node not in again and not node.op.is_view

    return can_be_kept


def _is_left_out(key: Key) -> bool:
    """Whether a residual has no elements if a branch was not taken."""
    return isinstance(key, Slot) and key.number >= key.node.op.shown and _chooses(key.node.op)


def _chooses(operation: Any) -> bool:
    nodes = [node for body in operation.bodies for node in body.order if isinstance(node, Structured)]
    return bool(operation.chooses) or any(_chooses(node.op) for node in nodes)


class DerivedBody(NamedTuple):
    """The derivative of one body of an operation: the body's residuals, its results, and the nodes made for them."""

    residuals: Residuals
    outputs: tuple[Node, ...]
    made: Collection[Node]


def bodies_of(
    what: str,
    taken: Sequence[Input[Any]],
    offered: Mapping[Input[Any], Source],
    *parts: DerivedBody,
    least: int | None = None,
    hoist: bool = True,
) -> tuple[list[Body], list[Source]]:
    """Return derivatives as bodies, and the sources of the inputs that they take besides given ones.

    Args:
        taken: inputs that they take in any case.
        offered: inputs, with their sources, that they take if one of them reads it, before those of residuals.
        least: the number of the input to take if they need none.
        hoist: as in :func:`close`.
    """
    settled = [part.residuals.settled(part.outputs, part.made) for part in parts]
    sources = dict(offered)
    for part in parts:
        sources |= part.residuals.sources
    bodies = [
        close([*taken, *sources], outputs, made, f"the {what} of {part.residuals.body.title}", hoist=hoist)
        for part, (outputs, made) in zip(parts, settled, strict=True)
    ]
    seen = {x for body in bodies for x in (*body.outputs, *(x for node in body.order for x in node.operands))}
    read = [x for x in sources if x in seen]
    if not read and least is not None:
        read = [[*sources][least]]
    inputs = (*taken, *read)
    return [Body(inputs, x.captured, x.outputs, x.order, x.title) for x in bodies], [sources[x] for x in read]


def depending(body: Body, sources: Iterable[Node]) -> set[Node]:
    """Return the sources, and the nodes of a body that depend on them differentiably."""
    found = set(sources)
    for node in body.order:
        if node.tensor_type.kind in ("real", "tuple") and any(
            x in found and node.op.passes_gradient(n) for n, x in enumerate(node.operands)
        ):
            found.add(node)
    return found


def leading(body: Body, ends: Iterable[Node]) -> set[Node]:
    """Return the ends, and the nodes of a body that they depend on differentiably."""
    found = set(ends)
    for node in reversed(body.order):
        if node in found and node.tensor_type.kind in ("real", "tuple"):
            found.update(x for n, x in enumerate(node.operands) if node.op.passes_gradient(n))
    return found


def with_residuals(bodies: Sequence[Body], places: Callable[[int], dict[int, int]]) -> list[Body] | None:
    """Return the bodies of an operation with residuals as further outputs; None if its gradients read none.

    The residuals are those that the gradient for all operands reads, given cotangents of all results.

    Args:
        places: the results that the outputs of a body are, by the number of the body.
    """
    if any(body.depth > DEEPEST for body in bodies):
        return None  # residuals of nested bodies would be residuals of all enclosing ones, too
    larger = [_with_more(body, places(number)) for number, body in enumerate(bodies)]
    return None if all(len(x.outputs) == len(body.outputs) for x, body in zip(larger, bodies, strict=True)) else larger


def _with_more(body: Body, known: dict[int, int]) -> Body:
    """Return a body with the residuals of its gradient as further outputs."""
    larger = _of_kept(body)
    order, found = list(larger.order), []
    for key in _to_keep(Residuals(larger, known)):
        if isinstance(key, Slot):
            order.append(Projection(key.node, key.number))
        found.append(order[-1] if isinstance(key, Slot) else key)
    if not found:
        return body
    return Body(body.inputs, body.captured, (*larger.outputs, *found), tuple(order), body.title)


def _of_kept(body: Body) -> Body:
    """Return a body whose structured nodes keep residuals."""
    again = {x for node in body.order for x in node.region}
    known: dict[Node, Any] = {}
    can_be_kept = keepable(body)
    for node in body.order:
        operands = tuple([known.get(x, x) for x in node.operands])
        op = node.op.keeping if isinstance(node, Structured) and node not in again else node.op
        if op is not node.op:
            kept = Structured(op, operands, op.tuple_type, op.compute, node.origin)
            if all(map(can_be_kept, (Slot(kept, n) for n in range(len(kept.types))))):
                known[node] = kept
                continue
        if any(x is not y for x, y in zip(operands, node.operands, strict=True)):
            known[node] = copy.copy(node)
            known[node].operands = operands
    if not known:
        return body
    for node in known.values():
        node.region = tuple([known.get(x, x) for x in node.region])
    outputs, order = tuple([known.get(x, x) for x in body.outputs]), tuple([known.get(x, x) for x in body.order])
    return Body(body.inputs, body.captured, outputs, order, body.title)


def _to_keep(residuals: Residuals) -> list[Key]:
    """Return the values that a body's gradient reads and that are not results yet, in the order of the body."""
    body = residuals.body
    given = {key_of(body.outputs[number]) for number in residuals.places}
    found = _gradient_if_any(residuals)
    if found is None:
        for node in body.order:
            residuals.values.of(node)
        kept = set(residuals.standins)
    else:
        elements, shapes = residuals.reads(*found)
        kept = {*elements, *given}
        for key in shapes:
            scalar = not residuals.standins[key].tensor_type.axes  # it costs nothing, and gradients of it may read it
            if scalar or residuals.shaped_like(key, kept) is None:
                kept.add(key)
    number: dict[Any, int] = {node: n for n, node in enumerate(body.order)}
    return sorted(
        kept - given, key=lambda key: (number[key.node], key.number) if isinstance(key, Slot) else (number[key], 0)
    )


def _gradient_if_any(residuals: Residuals) -> tuple[tuple[Node, ...], Collection[Node]] | None:
    """Return the gradient of a body for all its leaves and the nodes made for it; None if it has no such gradient.

    A gradient for fewer leaves may exist nevertheless. An exception from outside, as from a signal handler, does not
    recur in a second attempt, and is raised.
    """
    try:
        return _gradient(residuals)
    except MemoryError:
        raise
    except Exception as error:
        try:
            _gradient(residuals)
        except Exception as again:
            if type(again) is type(error):
                return None
        raise


def _gradient(residuals: Residuals) -> tuple[tuple[Node, ...], Collection[Node]]:
    body = residuals.body
    with noting() as made:
        deltas = {n: new_input(x.tensor_type) for n, x in enumerate(body.outputs) if x.tensor_type.kind == "real"}
        found = residuals.pull(deltas, [x for x in (*body.inputs, *body.captured) if x.tensor_type.kind == "real"])
    return tuple(found.values()), made
