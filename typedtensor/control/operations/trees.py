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
from typedtensor.control.bodies.arrays import nothing, solid, stack, stacked_shapes
from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.bodies.flows import flow_of, function_of, require_sizes
from typedtensor.control.bodies.runner import body_scope, runner_of
from typedtensor.control.bodies.tasks import Task
from typedtensor.control.bodies.tracing import close, noting
from typedtensor.control.derivatives.pullback import captured_by, gradient_body, pull_back, push_through, zeros_like
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.loops import Scan, stacked
from typedtensor.control.operations.operation import StructuredOp
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


class TreeFold(StructuredOp):
    """A body applied to the states of the children of each inner node, from the leaves to the roots.

    Operands: the states of the elements, the indices, a sequence over the inner nodes for each further input of the
    body, the captured operands. Results: the states of all nodes, and the residuals, stacked over the inner nodes.

    Args:
        body: from the states of the children, child by child, and elements of the sequences, to a state and residuals.
        labels: the labels of the elements, the inner nodes, and all nodes.
        title: the operation, for messages.
        further: the number of outputs that are residuals.
        children: the number of children of an inner node.
    """

    def __init__(
        self, body: Body, labels: Labels, title: str = "tree_fold", further: int = 0, children: int = 2
    ) -> None:
        self.body, self.labels, self.states, self.further = body, labels, len(body.outputs) - further, further
        self.children = children
        self.private = frozenset(labels[1:])
        leaf, inner, node = labels
        kept = [x.tensor_type for x in body.outputs[: self.states]]
        more = [x.tensor_type for x in body.outputs[self.states :]]
        super().__init__(
            title,
            (body,),
            (
                *(stacked(leaf, of) for of in kept),
                *index_types(labels, children),
                *(stacked(inner, x.tensor_type) for x in body.inputs[children * self.states :]),
                *(x.tensor_type for x in body.captured),
            ),
            (*(stacked(node, of) for of in kept), *(stacked(inner, of) for of in more)),
            self.states,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return {self.states + n: self.states + n for n in range(self.further)}

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """Run a fold: compute the states of all nodes, from the leaves to the roots."""
        if (flow := flow_of(arrays)) is not None:
            return self._traced(flow, arrays)
        run = runner_of(self.body)
        starts, indices, sequences, captured = split(self, arrays)
        leaves, own, *children = (as_numpy(x).tolist() for x in indices)
        columns: list[dict[int, Array]] = [
            {number: x[place, ...] for place, number in enumerate(leaves)} for x in starts
        ]
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
                    further.append(result[self.states :])
        except Exception as error:
            error.add_note(f"at node {node} of {self.title}")
            raise
        found = [_in_order(xp, column, like) for column, like in zip(columns, starts, strict=True)]
        if not further:
            types = self.result_types[self.states :]
            shapes = stacked_shapes(types, self.operand_types, arrays, scope)
            sized = [(0, *(size or 0 for size in shape)) for shape in shapes]  # only gradients read them
            return (*found, *(nothing(xp, of, shape, arrays) for of, shape in zip(types, sized, strict=True)))
        outputs = zip(zip(*further, strict=True), self.body.outputs[self.states :], strict=True)
        return (*found, *(stack(xp, column, x.tensor_type, starts[0]) for column, x in outputs))

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        return True

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        starts, (leaves, own, *_), _, _ = split(self, arrays)
        shapes = [(leaves.shape[0] + own.shape[0], *x.shape[1:]) for x in starts]
        return [xp.empty(n, dtype=x.dtype, device=device_of(x)) for n, x in zip(shapes, starts, strict=True)]

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        """Return the results as those of a scan over the inner nodes, of a library that traces the body."""
        run = function_of(self.body)
        starts, (leaves, own, *children), sequences, captured = split(self, arrays)
        count = leaves.shape[0] + own.shape[0]
        what = f"the step of {self.title}, {self.body.title},"
        begun = [flow.put(flow.zeros((count, *x.shape[1:]), x.dtype), leaves, x) for x in starts]

        def step(columns: list[Array], elements: list[Array]) -> tuple[list[Array], list[Array]]:
            node, parts, rest = elements[0], elements[1 : 1 + self.children], elements[1 + self.children :]
            result = run([*(x[part] for part in parts for x in columns), *rest], captured)
            for column, x, of in zip(columns, result, self.body.outputs, strict=False):
                require_sizes(what, of.tensor_type, column.shape[1:], shape_of(x))
            pairs = zip(columns, result, strict=False)
            return [flow.put(column, node, x) for column, x in pairs], result[self.states :]

        found, further = flow.scan(step, begun, [own, *children, *sequences], own.shape[0])
        return (*found, *further)

    def pullback(self, given: Sequence[bool], wanted: tuple[int, ...]) -> FoldGradient:
        return FoldGradient(self, given, wanted)

    def pushforward(self, numbers: tuple[int, ...]) -> TreeTangents:
        return TreeTangents(self, numbers)

    @property
    def differentiated(self) -> tuple[Body, ...]:
        return (self.body,)

    def with_bodies(self, bodies: Sequence[Body]) -> TreeFold:
        return TreeFold(bodies[0], self.labels, self.title, len(bodies[0].outputs) - self.states, self.children)


class TreeSweep(StructuredOp):
    """A body applied to the sums at each inner node, from the roots down; its results are added at the children.

    Operands: the initial sums at all nodes, the indices, a sequence over the inner nodes for each further input of the
    body, the captured operands. Results: the sums at all nodes.

    Args:
        body: from the sums at an inner node, and elements of the sequences, to the terms for the sums at its children,
            child by child.
        labels: the labels of the elements, the inner nodes, and all nodes.
        title: the operation, for messages.
        children: the number of children of an inner node.
    """

    def __init__(self, body: Body, labels: Labels, title: str, children: int = 2) -> None:
        self.body, self.labels, self.states = body, labels, len(body.outputs) // children
        self.children = children
        self.private = frozenset(labels[1:])
        _, inner, node = labels
        kept = [x.tensor_type for x in body.inputs[: self.states]]
        super().__init__(
            title,
            (body,),
            (
                *(stacked(node, of) for of in kept),
                *index_types(labels, children),
                *(stacked(inner, x.tensor_type) for x in body.inputs[self.states :]),
                *(x.tensor_type for x in body.captured),
            ),
            tuple(stacked(node, of) for of in kept),
        )

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """Run a sweep: compute the sums at all nodes, from the roots to the leaves."""
        if (flow := flow_of(arrays)) is not None:
            return self._traced(flow, arrays)
        run = runner_of(self.body)
        starts, indices, sequences, captured = split(self, arrays)
        _, own, *children = (as_numpy(x).tolist() for x in indices)
        columns = [{number: x[number, ...] for number in range(x.shape[0])} for x in starts]
        with body_scope() as scope:
            for place in reversed(range(len(own))):
                arrived = [column[own[place]] for column in columns]
                last = place == len(own) - 1
                inputs = [*arrived, *(x[place, ...] for x in sequences)]
                result = yield run.task(inputs, captured, scope if last else None)
                for number, child in enumerate(children):
                    for column, more in zip(columns, result[number * self.states :], strict=False):
                        column[child[place]] = column[child[place]] + more
        return tuple(_in_order(xp, column, like) for column, like in zip(columns, starts, strict=True))

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        """Return the results as those of a scan over the inner nodes, of a library that traces the body."""
        run = function_of(self.body)
        starts, (_, own, *children), sequences, captured = split(self, arrays)

        def step(columns: list[Array], elements: list[Array]) -> tuple[list[Array], list[Array]]:
            node, parts, rest = elements[0], elements[1 : 1 + self.children], elements[1 + self.children :]
            result = run([*(column[node] for column in columns), *rest], captured)
            columns = list(columns)
            for number, part in enumerate(parts):
                for n, more in enumerate(result[number * self.states : (number + 1) * self.states]):
                    columns[n] = flow.add(columns[n], part, more)
            return columns, []

        found, _ = flow.scan(step, starts, [own, *children, *sequences], own.shape[0], reverse=True)
        return tuple(found)

    def pullback(self, given: Sequence[bool], wanted: tuple[int, ...]) -> SweepGradient:
        return SweepGradient(self, given, wanted)

    def pushforward(self, numbers: tuple[int, ...]) -> TreeTangents:
        return TreeTangents(self, numbers)


def split(
    operation: TreeFold | TreeSweep, operands: Sequence[Any]
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


_rows: Any = Rows()


class FoldGradient:
    """The gradients of some operands of a fold over trees: a sweep, then a scan over the inner nodes.

    Args:
        fold: the fold.
        given: for each result, whether it has a cotangent; a missing one is zero.
        wanted: the operands to differentiate for.
    """

    def __init__(self, fold: TreeFold, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body, count = fold.body, fold.states
        self.real = [n for n in range(count) if body.outputs[n].tensor_type.kind == "real"]
        self.further = [n for n in range(count, len(given)) if given[n]]
        arriving = {n: new_input(body.outputs[n].tensor_type) for n in (*self.real, *self.further)}
        states, further = [arriving[n] for n in self.real], [arriving[n] for n in self.further]
        parts = [body.inputs[n + child * count] for child in range(fold.children) for n in self.real]
        self.residuals = Residuals(body, fold.places())
        with noting() as result:
            found = pull_back(body, arriving, set(parts), self.residuals.values)
            outputs = tuple(found[x] if x in found else zeros_like(x) for x in parts)
        swept, self.read = gradient_body(self.residuals, states, [*body.inputs, *further], outputs, result)
        self.sweep = TreeSweep(swept, fold.labels, f"gradient of {fold.title}", fold.children)
        inputs = [*states, *body.inputs, *further]
        self.contributions = _Contributions(fold, arriving, inputs, wanted, fold.places())

    def __call__(self, fold: TreeFold, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]) -> list[Any]:
        _, indices, sequences, _ = split(fold, operands)
        leaves, own, *children = indices
        columns = [
            *(_rows(child, x) for child in children for x in results[: fold.states]),
            *sequences,
            *(deltas[n] for n in self.further),
        ]
        kept = [*columns, *self.residuals.columns(results)]
        totals = self.sweep.apply(
            *(zeros_like(results[n]) if deltas[n] is None else deltas[n] for n in self.real),
            *indices,
            *(kept[n] for n in self.read),
            *captured_by(self.sweep, fold, operands),
        )
        found = {n: _rows(leaves, total) for n, total in zip(self.real, totals, strict=True)}
        found |= self.contributions(fold, [*(_rows(own, total) for total in totals), *columns], results, operands)
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


class SweepGradient:
    """The gradients of some operands of a sweep over trees: a fold, then a scan over the inner nodes.

    Args:
        sweep: the sweep.
        given: as in :class:`FoldGradient`.
        wanted: the operands to differentiate for.
    """

    def __init__(self, sweep: TreeSweep, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body, count = sweep.body, sweep.states
        arriving = {n: new_input(of.tensor_type) for n, of in enumerate(body.outputs)}
        own = [new_input(x.tensor_type) for x in body.inputs[:count]]
        residuals = Residuals(body, {})
        with noting() as result:
            found = pull_back(body, arriving, set(body.inputs[:count]), residuals.values)
            outputs = tuple(
                delta + found[x] if x in found else delta + 0.0
                for x, delta in zip(body.inputs[:count], own, strict=True)
            )
        title = f"the gradient of {body.title}"
        inputs = [*arriving.values(), *own, *body.inputs]
        folded = close(inputs, *residuals.settled(outputs, result), title, hoist=True)
        self.fold = TreeFold(folded, sweep.labels, f"gradient of {sweep.title}", children=sweep.children)
        self.contributions = _Contributions(sweep, arriving, [*arriving.values(), *body.inputs], wanted, {})

    def __call__(
        self, sweep: TreeSweep, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]
    ) -> list[Any]:
        _, indices, sequences, _ = split(sweep, operands)
        leaves, own, *children = indices
        given = [zeros_like(x) if delta is None else delta for x, delta in zip(results, deltas, strict=True)]
        arrived = [*(_rows(own, x) for x in results), *sequences]
        totals = self.fold.apply(
            *(_rows(leaves, delta) for delta in given),
            *indices,
            *(_rows(own, delta) for delta in given),
            *arrived,
            *captured_by(self.fold, sweep, operands),
        )
        found: dict[int, Any] = dict(enumerate(totals))
        parts = [_rows(child, total) for child in children for total in totals]
        found |= self.contributions(sweep, [*parts, *arrived], results, operands)
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


class _Contributions:
    """The gradients of captured operands, summed over the inner nodes, and of sequences over the inner nodes.

    Args:
        operation: the fold or the sweep.
        deltas: the input that stands for the cotangent of each output of the body, by number.
        inputs: those inputs, and those of the body.
        wanted: the operands to differentiate for.
        places: the result that each output of the body is, for outputs that are stacked over the inner nodes.
    """

    def __init__(
        self,
        operation: TreeFold | TreeSweep,
        deltas: Mapping[int, Input[Any]],
        inputs: list[Input[Any]],
        wanted: tuple[int, ...],
        places: Mapping[int, int],
    ) -> None:
        body = operation.body
        first_captured = len(operation.operand_types) - len(body.captured)
        operands: dict[int, Node] = {n + first_captured: x for n, x in enumerate(body.captured)}
        sequences = body.inputs[len(body.inputs) - (first_captured - operation.states - 2 - operation.children) :]
        operands |= {first_captured - len(sequences) + n: x for n, x in enumerate(sequences)}
        targets = {n: operands[n] for n in wanted if n in operands}
        self.residuals = Residuals(body, places)
        with noting() as result:
            found = pull_back(body, deltas, set(targets.values()), self.residuals.values)
            self.summed = [n for n, x in targets.items() if n >= first_captured and x in found]
            self.stacked = [n for n, x in targets.items() if n < first_captured and x in found]
            sums = {n: new_input(targets[n].tensor_type) for n in self.summed}
            outputs = (*(sums[n] + found[targets[n]] for n in self.summed), *(found[targets[n]] for n in self.stacked))
        self.scan: Scan | None = None
        if outputs:
            step, self.read = gradient_body(self.residuals, [*sums.values()], inputs, outputs, result, least=0)
            self.scan = Scan(
                step,
                operation.labels[1],
                len(sums),
                len(self.read),
                title=f"gradient of {operation.title}",
                private=operation.private,
            )

    def __call__(
        self, operation: TreeFold | TreeSweep, columns: Sequence[Any], results: Sequence[Any], operands: Sequence[Any]
    ) -> dict[int, Any]:
        if self.scan is None:
            return {}
        columns = [*columns, *self.residuals.columns(results)]
        result = self.scan.apply(
            *(zeros_like(operands[n]) for n in self.summed),
            *(columns[n] for n in self.read),
            *captured_by(self.scan, operation, operands),
        )
        return dict(zip((*self.summed, *self.stacked), result, strict=False))


class TreeTangents:
    """A fold of the tangents of states, or a sweep of the tangents of sums.

    Args:
        operation: the fold or the sweep.
        numbers: the operands with tangents.
    """

    def __init__(self, operation: TreeFold | TreeSweep, numbers: tuple[int, ...]) -> None:
        body, count = operation.body, operation.states
        folds = isinstance(operation, TreeFold)
        states = body.outputs[:count] if folds else body.inputs[:count]
        self.real = [n for n, x in enumerate(states) if x.tensor_type.kind == "real"]
        groups = operation.children if folds else 1  # the states of the children, or the sums at the node
        own = [group * count + n for group in range(groups) for n in self.real]
        first_captured = len(operation.operand_types) - len(body.captured)
        shift = groups * count - count - 2 - operation.children  # from the number of a sequence to that of its input
        self.sequences = [n for n in numbers if count <= n < first_captured]
        arriving = [new_input(body.inputs[n].tensor_type) for n in own]
        elements = [new_input(body.inputs[n + shift].tensor_type) for n in self.sequences]
        self.captured = {
            n: new_input(body.captured[n - first_captured].tensor_type) for n in numbers if n >= first_captured
        }
        tangents: dict[Any, Input[Any]] = dict(zip([body.inputs[n] for n in own], arriving, strict=True))
        tangents |= zip([body.inputs[n + shift] for n in self.sequences], elements, strict=True)
        tangents |= {body.captured[n - first_captured]: t for n, t in self.captured.items()}
        places = operation.places() if isinstance(operation, TreeFold) else {}
        self.residuals = Residuals(body, places)
        with noting() as result:
            found = push_through(body, tangents, self.residuals.values)
            ends = self.real if folds else [child * count + n for child in range(operation.children) for n in self.real]
            zeros = {n: zeros_like(self.residuals.values.of(body.outputs[n])) for n in ends if n not in found}
        self.further = [n for n in found if folds and n >= count]
        outputs = tuple((found | zeros)[n] for n in (*ends, *self.further))
        sequences = [*body.inputs, *elements]
        pushed, self.read = gradient_body(self.residuals, arriving, sequences, outputs, result, what="tangent")
        title = f"tangent of {operation.title}"
        self.operation: TreeFold | TreeSweep = (
            TreeFold(pushed, operation.labels, title, len(self.further), operation.children)
            if folds
            else TreeSweep(pushed, operation.labels, title, operation.children)
        )

    def __call__(
        self,
        operation: TreeFold | TreeSweep,
        tangents: Mapping[int, Any],
        results: Sequence[Any],
        operands: Sequence[Any],
        /,
    ) -> dict[int, Any]:
        _, indices, sequences, _ = split(operation, operands)
        _, own, *children = indices
        sides = children if isinstance(operation, TreeFold) else [own]
        columns = [
            *(_rows(side, x) for side in sides for x in results[: operation.states]),
            *sequences,
            *(tangents[n] for n in self.sequences),
            *self.residuals.columns(results),
        ]
        result = self.operation.apply(
            *(tangents[n] if n in tangents else zeros_like(operands[n]) for n in self.real),
            *indices,
            *(columns[n] for n in self.read),
            *captured_by(self.operation, operation, operands, {t: tangents[n] for n, t in self.captured.items()}),
        )
        return dict(zip((*self.real, *self.further), result, strict=True))
