"""Operations on trees whose structure is data: from the leaves to the roots, and from the roots to the leaves.

Each is the other's gradient. Nodes are numbered. Arrays of indices have the numbers of the leaves, of the inner nodes,
and of the children of each inner node; all inner nodes have equally many. The gradients of captured operands are summed
by a scan over the inner nodes. Tangents are operations in the same direction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.backends import Array, Namespace, as_numpy, device_of, shape_of
from typedtensor.backends.flow import Flow
from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.bodies.runner import (
    Task,
    body_scope,
    flow_of,
    function_of,
    nothing,
    require_sizes,
    runner_of,
    solid,
    stack,
    stacked_shapes,
)
from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives import (
    Derivative,
    DerivedBody,
    Given,
    Residuals,
    Source,
    bodies_of,
    moved,
    moved_or_zeros,
    operand,
    result,
    zeros,
    zeros_like,
)
from typedtensor.control.operations.loops import Scan, stacked, types_of
from typedtensor.control.operations.operation import Derive, StructuredOp
from typedtensor.control.operations.rows import Rows
from typedtensor.core.axes import Label
from typedtensor.core.expr import Input, new_input
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType

Labels = tuple[Label, Label, Label]
"""The labels of the elements, of the inner nodes, and of all nodes."""


def index_types(labels: Labels, children: int) -> tuple[TensorType, ...]:
    """The types of the operands that define the trees.

    They are the numbers of the elements, of the inner nodes, and of the first child of each inner node, of the second,
    and so on. An inner node comes after its children.
    """
    leaf, inner, _ = labels
    return tuple(tensor_type("int", (axis,)) for axis in (leaf, inner, *(inner,) * children))


class TreeWalk(StructuredOp):
    """A body applied at each inner node of trees, from states of one end of its edges to those of the other end.

    Operands: the initial states, the indices, a sequence over the inner nodes for each further input of the body, the
    captured operands. Results: the states of all nodes, and the residuals, stacked over the inner nodes. Inputs and
    outputs of the body that are states of children stand child by child.

    Args:
        body: from states, and elements of the sequences, to states and residuals.
        further: the number of outputs that are residuals.
        children: the number of children of an inner node.

    Attributes:
        upwards: whether the body leads from the states of the children to that of the node.
        states: the number of expressions that are the state of a node.
        taken: how many states the body takes: one for each child, or that of the node.
        given: how many states it returns.
    """

    upwards: bool

    def __init__(
        self, body: Body, labels: Labels, title: str = "tree_fold", further: int = 0, children: int = 2
    ) -> None:
        self.body, self.labels, self.further, self.children = body, labels, further, children
        self.taken, self.given = (children, 1) if self.upwards else (1, children)
        self.states = (len(body.outputs) - further) // self.given
        self.private = frozenset(labels[1:])
        leaf, inner, node = labels
        kept = types_of((body.outputs if self.upwards else body.inputs)[: self.states])
        more = types_of(body.outputs[len(body.outputs) - further :])
        sequences = types_of(body.inputs[self.taken * self.states :])
        super().__init__(
            title,
            (body,),
            (
                *stacked(leaf if self.upwards else node, kept),
                *index_types(labels, children),
                *stacked(inner, sequences),
                *types_of(body.captured),
            ),
            (*stacked(node, kept), *stacked(inner, more)),
            self.states,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        count = len(self.body.outputs) - self.further
        return {count + n: self.states + n for n in range(self.further)}

    @property
    def _real(self) -> list[int]:
        return [n for n in range(self.states) if self.result_types[n].kind == "real"]

    def _each(self, nodes: int) -> list[int]:
        """The numbers of the real ones among the states of a number of nodes, node by node."""
        return [node * self.states + n for node in range(nodes) for n in self._real]

    @property
    def _sources(self) -> dict[int, Node]:
        """The input or captured expression of the body for each sequence and each captured operand."""
        rest = (*self.body.inputs[self.taken * self.states :], *self.body.captured)
        return dict(enumerate(rest, self.states + 2 + self.children))

    @property
    def _first_captured(self) -> int:
        return len(self.operand_types) - len(self.body.captured)

    def _at_nodes(self, given: Given) -> dict[Any, Any]:
        """The values of the body's inputs along the inner nodes."""
        _, (_, own, *children), sequences, _ = split(self, given.operands)
        sides = children if self.upwards else [own]
        states = [ROWS(side, x) for side in sides for x in given.results[: self.states]]
        return dict(zip(self.body.inputs, [*states, *sequences], strict=True))

    def _walk(
        self,
        upwards: bool,
        what: str,
        part: DerivedBody,
        arriving: Sequence[Input[Any]],
        starts: Sequence[Source],
        columns: Mapping[Input[Any], Source],
        targets: Sequence[int],
        captured: Mapping[Node, Source] | None = None,
    ) -> Derivative:
        """Return a derivative as a walk.

        Args:
            part: the derivative of the body.
            arriving: its inputs that stand for states.
            starts: the sources of the initial states.
            columns: its other inputs, with the sources of their values along the inner nodes, without residuals.
        """
        [body], read = bodies_of(what, arriving, columns, part)
        indices = [operand(self.states + n) for n in range(2 + self.children)]
        kind = TreeFold if upwards else TreeSweep
        further = len(targets) - len(starts)
        walk = kind(body, self.labels, f"{what} of {self.title}", further, self.children)
        return Derivative(walk, [*starts, *indices, *read], targets, captured)

    def pullback(self, given: tuple[int, ...], wanted: tuple[int, ...]) -> Derive:
        """Trace a walk in the other direction, and a scan over the inner nodes that reads its states."""
        body, real = self.body, self._real
        parts = [body.inputs[n] for n in self._each(self.taken)]
        further = {output: place for output, place in self.places().items() if place in given}
        arriving = {n: new_input(body.outputs[n].tensor_type) for n in (*self._each(self.given), *further)}
        ends = [arriving[n] for n in self._each(self.given)]
        own = [] if self.upwards else [new_input(x.tensor_type) for x in parts]  # the cotangents at the node itself
        residuals = Residuals(body, self.places())
        with noting() as made:
            found = residuals.pull(arriving, parts)
            outputs = [found[x] if x in found else zeros_like(x) for x in parts]
            if own:
                outputs = [delta + found[x] if x in found else delta + 0.0 for x, delta in zip(parts, own, strict=True)]
        columns = {x: moved(x) for x in body.inputs} | {arriving[n]: moved(place) for n, place in further.items()}
        starts = [moved_or_zeros(n, result(n)) for n in real] if self.upwards else [moved(("leaf", n)) for n in real]
        part = DerivedBody(residuals, tuple(outputs), made)
        walk = self._walk(not self.upwards, "gradient", part, ends, starts, {x: moved(x) for x in own} | columns, real)
        sums = self._sums(arriving, {x: moved(x) for x in ends} | columns, wanted)

        def gradients(of: TreeWalk, given: Given) -> dict[int, Any]:
            _, (leaves, inner, *children), _, _ = split(of, given.operands)
            known = {**given.moved, **of._at_nodes(given)}
            for n, x in zip(real, own, strict=False):
                delta = given.moved[n] if n in given.moved else zeros_like(given.results[n])
                known |= {x: ROWS(inner, delta), ("leaf", n): ROWS(leaves, delta)}
            totals = walk(of, given._replace(moved=known))
            sides = [inner] if of.upwards else children
            known |= zip(ends, [ROWS(side, totals[n]) for side in sides for n in real], strict=True)
            found = {n: ROWS(leaves, total) for n, total in totals.items()} if of.upwards else totals
            return found if sums is None else found | sums(of, given._replace(moved=known))

        return gradients

    def _sums(
        self, deltas: Mapping[int, Input[Any]], columns: Mapping[Input[Any], Source], wanted: Sequence[int]
    ) -> Derivative | None:
        """Return the gradients of captured operands, summed over the inner nodes, and of sequences, as a scan.

        Args:
            deltas: the input that stands for the cotangent of each output of the body.
            columns: those inputs and those of the body, with the sources of their values along the inner nodes.
        """
        targets = {n: self._sources[n] for n in wanted if n in self._sources}
        residuals = Residuals(self.body, self.places())
        with noting() as made:
            found = residuals.pull(deltas, targets.values())
            reached = [n for n, x in targets.items() if x in found]
            sums = {n: new_input(targets[n].tensor_type) for n in reached if n >= self._first_captured}
            stacked = [n for n in reached if n not in sums]
            outputs = (*(x + found[targets[n]] for n, x in sums.items()), *(found[targets[n]] for n in stacked))
        if not outputs:
            return None
        part = DerivedBody(residuals, outputs, made)
        [step], read = bodies_of("gradient", [*sums.values()], columns, part, least=0)
        title = f"gradient of {self.title}"
        scan = Scan(step, self.labels[1], len(sums), len(read), title=title, private=self.private)
        return Derivative(scan, [*(zeros(operand(n)) for n in sums), *read], [*sums, *stacked])

    def pushforward(self, numbers: tuple[int, ...]) -> Derive:
        """Trace a walk in the same direction."""
        body, real = self.body, self._real
        parts = [body.inputs[n] for n in self._each(self.taken)]
        arriving = [new_input(x.tensor_type) for x in parts]
        given = {n: new_input(self._sources[n].tensor_type) for n in numbers if n >= self.states}
        residuals = Residuals(body, self.places())
        with noting() as made:
            tangents = dict(zip(parts, arriving, strict=True)) | {self._sources[n]: t for n, t in given.items()}
            found = residuals.push(tangents)
            ends = self._each(self.given)
            zero = {n: zeros_like(residuals.values.of(body.outputs[n])) for n in ends if n not in found}
        further = [n for n in found if n in self.places()]
        outputs = tuple((found | zero)[n] for n in (*ends, *further))
        columns = {x: moved(x) for x in body.inputs}
        columns |= {t: moved(n) for n, t in given.items() if n < self._first_captured}
        captured: dict[Node, Source] = {t: moved(n) for n, t in given.items() if n >= self._first_captured}
        starts = [moved_or_zeros(n, operand(n)) for n in real]
        targets = [*real, *(self.places()[n] for n in further)]
        part = DerivedBody(residuals, outputs, made)
        walk = self._walk(self.upwards, "tangent", part, arriving, starts, columns, targets, captured)
        return lambda of, given: walk(of, given._replace(moved={**given.moved, **of._at_nodes(given)}))

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        if (flow := flow_of(arrays)) is not None:
            return self._traced(flow, arrays)
        run, count = runner_of(self.body), self.states
        starts, indices, sequences, captured = split(self, arrays)
        leaves, own, *children = (as_numpy(x).tolist() for x in indices)
        taken, given = self._sides(own, children)
        columns: list[dict[int, Array]] = [
            {node: x[place, ...] for place, node in enumerate(leaves if self.upwards else range(x.shape[0]))}
            for x in starts
        ]
        further: list[list[Array]] = []
        order = range(len(own)) if self.upwards else range(len(own))[::-1]
        place = 0
        try:
            with body_scope() as scope:
                for place in order:
                    states = [x[side[place]] for side in taken for x in columns]
                    inputs = [*states, *(x[place, ...] for x in sequences)]
                    found = yield run.task(inputs, captured, None if further else scope)
                    for n, x in enumerate(found[: count * self.given]):
                        column, node = columns[n % count], given[n // count][place]
                        column[node] = x if self.upwards else column[node] + x
                    further.append(found[count * self.given :])
        except Exception as error:
            error.add_note(f"at node {own[place]} of {self.title}")
            raise
        states = [_in_order(xp, column, like) for column, like in zip(columns, starts, strict=True)]
        types = self.result_types[count:]
        if not further:
            shapes = stacked_shapes(types, self.operand_types, arrays, scope)
            sized = [(0, *(size or 0 for size in shape)) for shape in shapes]  # only gradients read them
            return (*states, *(nothing(xp, of, shape, arrays) for of, shape in zip(types, sized, strict=True)))
        outputs = zip(zip(*further, strict=True), types_of(self.body.outputs[count * self.given :]), strict=True)
        return (*states, *(stack(xp, column, of, starts[0]) for column, of in outputs))

    def _sides(self, own: Any, children: Sequence[Any]) -> tuple[Sequence[Any], Sequence[Any]]:
        """The nodes whose states the body takes, and those whose states it returns."""
        return (children, [own]) if self.upwards else ([own], children)

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        return self.upwards

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        starts, (leaves, own, *_), _, _ = split(self, arrays)
        shapes = [(leaves.shape[0] + own.shape[0], *x.shape[1:]) for x in starts]
        return [xp.empty(n, dtype=x.dtype, device=device_of(x)) for n, x in zip(shapes, starts, strict=True)]

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        """Return the results as those of a scan over the inner nodes, of a library that traces the body."""
        run, count = function_of(self.body), self.states
        starts, (leaves, own, *children), sequences, captured = split(self, arrays)
        nodes = leaves.shape[0] + own.shape[0]
        if self.upwards:
            starts = [flow.put(flow.zeros((nodes, *x.shape[1:]), x.dtype), leaves, x) for x in starts]

        def step(columns: list[Array], elements: list[Array]) -> tuple[list[Array], list[Array]]:
            node, parts, rest = elements[0], elements[1 : 1 + self.children], elements[1 + self.children :]
            taken, given = self._sides(node, parts)
            found = run([*(x[side] for side in taken for x in columns), *rest], captured)
            columns = list(columns)
            for n, (x, output) in enumerate(zip(found[: count * self.given], self.body.outputs, strict=False)):
                column, side = columns[n % count], given[n // count]
                if self.upwards:
                    what = f"the step of {self.title}, {self.body.title},"
                    require_sizes(what, output.tensor_type, column.shape[1:], shape_of(x))
                columns[n % count] = flow.put(column, side, x) if self.upwards else flow.add(column, side, x)
            return columns, found[count * self.given :]

        found, further = flow.scan(step, starts, [own, *children, *sequences], own.shape[0], reverse=not self.upwards)
        return (*found, *further)


class TreeFold(TreeWalk):
    """A body applied to the states of the children of each inner node, from the leaves to the roots.

    The initial states are those of the elements.
    """

    upwards = True

    @property
    def differentiated(self) -> tuple[Body, ...]:
        return (self.body,)

    def with_bodies(self, bodies: Sequence[Body]) -> TreeFold:
        return TreeFold(bodies[0], self.labels, self.title, len(bodies[0].outputs) - self.states, self.children)


class TreeSweep(TreeWalk):
    """A body applied to the sums at each inner node, from the roots down; its results are added at the children.

    The initial states are the initial sums at all nodes.
    """

    upwards = False


def split(
    operation: TreeWalk, operands: Sequence[Any]
) -> tuple[Sequence[Any], Sequence[Any], Sequence[Any], Sequence[Any]]:
    """Split the operands of an operation on trees: states, indices, sequences, captured operands."""
    first = operation.states
    second = first + 2 + operation.children
    third = len(operands) - len(operation.body.captured)
    return operands[:first], operands[first:second], operands[second:third], operands[third:]


def _in_order(xp: Namespace, column: dict[int, Array], like: Array) -> Array:
    if not column:  # no leaves
        return like
    return xp.stack([solid(xp, column[number], like) for number in range(len(column))])


ROWS: Any = Rows()
