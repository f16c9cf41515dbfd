"""Loops over an axis, and while loops, as single nodes whose body is one step.

The gradient of a loop is a loop in the opposite direction. Its carried values are the cotangents of the carried values,
and a sum for each captured operand, to which every step adds. Its sequences are the operands of the step's gradient:
the carried values before each step, the elements, the cotangents of the stacked outputs, and the residuals of each
step.

The tangents of a loop are a loop in the same direction. Its carried values are the tangents of the carried values. Its
sequences are those that the tangents of the step read: the carried values before each step, the elements and their
tangents, and the residuals of each step. Both loops are differentiable themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial, reduce
from operator import and_
from typing import Any

from typedtensor.backends import Array, Namespace, as_numpy, device_of, namespace_of, shape_of
from typedtensor.backends.flow import Flow
from typedtensor.base.identity import are_same
from typedtensor.control.bodies.body import Body, Iteration, Node
from typedtensor.control.bodies.runner import (
    Absent,
    BodyScope,
    Column,
    Steps,
    Task,
    body_scope,
    columns_of,
    flow_of,
    function_of,
    nothing,
    placed,
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
    Residuals,
    Source,
    bodies_of,
    depending,
    leading,
    moved,
    moved_or_zeros,
    operand,
    result,
    zeros,
    zeros_like,
)
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Input, new_input
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops import Add

COUNT = tensor_type("int", ())
"""The type of a number of steps."""


class Loop(StructuredOp):
    """A body applied again and again: from carried values, and elements of sequences, to the next carried values and
    outputs.

    Operands: the initial carried values; the sequences; the number of steps if it is counted; the captured operands.
    Results: the final carried values; the outputs that are no residuals; the carried values before each step; the
    number of steps if it is found out; and the residuals. All but the first and the number are stacked.

    Attributes:
        body: the step.
        condition: from the carried values to whether there is another step; None if their number is known.
        carries: the number of carried values.
        sequences: the number of sequences.
        outputs: the number of stacked outputs that are no residuals.
        further: the number of outputs that are residuals.
        kept: the carried values that are stored before each step; the others are accumulators, to which each step adds.
        over: the axis of the steps.
        reverse: whether the loop starts at the last element.
        counted: whether the number of steps is an operand; the sequences may have more elements.
        finds: whether it is a result.
        name: the operation, for messages.
        sources: the input or captured expression of the body for each operand; None for the number of steps.
    """

    body: Body
    condition: Body | None = None
    carries: int
    sequences = 0
    outputs = 0
    further: int
    kept: tuple[int, ...]
    over: Label = Iteration
    reverse = False
    counted = False
    finds = False
    name: str
    sources: tuple[Node | None, ...]

    @property
    def differentiated(self) -> tuple[Body, ...]:
        return (self.body,)

    def places(self, number: int = 0) -> dict[int, int]:
        return {self.carries + n: self.place(n) for n in range(self.outputs + self.further)}

    def place(self, output: int) -> int:
        """The result that a stacked output is."""
        return self.carries + output + (self.carries + self.finds if output >= self.outputs else 0)

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        if (flow := flow_of(arrays)) is not None:
            return self._traced(flow, arrays)
        count, first = self.carries, self.carries + self.sequences
        carry, sequences, captured = list(arrays[:count]), arrays[count:first], arrays[first + self.counted :]
        run, length = runner_of(self.body), self._length(arrays)
        also = outputs_that_are_carries(self.body, count, self.kept)
        stacked = [n for n in range(count, len(self.body.outputs)) if n not in also]
        steps: list[list[Array]] = []
        step = 0
        try:
            with body_scope() as scope:
                while True:
                    seen = None if steps else scope
                    step = length - 1 - len(steps) if self.reverse and length is not None else len(steps)
                    if self.condition is not None:
                        [goes_on] = yield runner_of(self.condition).task(carry, captured, seen)
                        if not as_numpy(goes_on).item():
                            break
                    elif len(steps) == length:
                        break
                    after = yield run.task([*carry, *(x[step, ...] for x in sequences)], captured, seen)
                    steps.append([*(after[n] for n in stacked), *(carry[k] for k in self.kept)])
                    carry = after[:count]
                if not steps:
                    return self._results(carry, self._nothing(xp, arrays, scope), 0)
        except Exception as error:
            error.add_note(f"in step {step} of {self.title}")
            raise
        like = next((x for x in arrays if hasattr(x, "dtype")), None)
        columns = [list(column) for column in zip(*steps, strict=True)]
        types = types_of([*(self.body.outputs[n] for n in stacked), *(self.body.inputs[k] for k in self.kept)])

        def whole(column: Sequence[Array], of: TensorType) -> Array:
            return stack(xp, column[::-1] if self.reverse else column, of, like)

        outputs = {n: whole(column, of) for n, column, of in zip(stacked, columns, types, strict=False)}
        before: list[Array] = []
        for k, column, of in zip(self.kept, columns[len(stacked) :], types[len(stacked) :], strict=True):
            here = [n for n, carried in also.items() if carried == k]
            every = whole([*column, carry[k]] if here else column, of)
            first_ones, last_ones = (every[:-1, ...], every[1:, ...]) if here else (every, every)
            outputs.update(dict.fromkeys(here, first_ones if self.reverse else last_ones))
            before.append(last_ones if self.reverse else first_ones)
        found = [*(outputs[n] for n in range(count, len(self.body.outputs))), *before]
        stacks = with_sums(self, xp, found, arrays, _places(self, arrays), like)
        return self._results(carry, stacks, xp.asarray(len(steps), device=device_of(like)) if self.finds else None)

    def _length(self, arrays: Sequence[Array]) -> int | None:
        """The number of steps, if it is known before."""
        return None

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        """Return the results as those of a loop of a library that traces the body, once."""
        raise NotImplementedError

    def _results(self, carry: Sequence[Array], stacks: Sequence[Array], steps: Array) -> tuple[Array, ...]:
        """The results: the last carried values, what is stacked, and the number of steps if it is found out."""
        first = self.outputs + self.carries
        return (*carry, *stacks[:first], *[steps] * self.finds, *stacks[first:])

    def _nothing(self, xp: Namespace, arrays: Sequence[Array], scope: BodyScope) -> list[Array]:
        """The stacked results of a loop without steps."""
        first = self.carries + self.outputs + self.carries
        types = (*self.result_types[self.carries : first], *self.result_types[first + self.finds :])
        shapes = stacked_shapes(types, self.operand_types, arrays, scope)
        like = next((x for x in arrays if hasattr(x, "dtype")), None)
        arrays = [solid(xp, x, like) for x in arrays]
        found, places = [], _places(self, arrays)
        for number, (of, shape) in enumerate(zip(types, shapes, strict=True)):
            if None in shape and number < self.outputs:
                unknown = of.axes[1:][shape.index(None)]
                raise SizeError(
                    f"{self.title} has no elements, so its step, {self.body.title}, never runs, and the sizes of "
                    f"{of}, which it would return, are unknown: give it at least one element, or declare the sizes",
                    unknown=unknown,
                )
            before = number - self.outputs
            dtype = arrays[before].dtype if 0 <= before < self.carries else None
            sizes = [size or 0 for size in shape]  # only gradients read what has an unknown one
            found.append(nothing(xp, of, (places, *sizes), arrays, dtype))
        return found

    def require_shapes(self, what: str, before: Sequence[Array], after: Sequence[Array]) -> None:
        """Require that a step, where a library traces it, keeps the shapes of the carried values."""
        for of, x, y in zip(self.result_types, before, after, strict=False):
            require_sizes(f"the {what} of {self.title}, {self.body.title},", of, shape_of(x), shape_of(y))

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        count, first = self.carries, self.carries + self.sequences
        elements = [xp.empty(x.shape[1:], dtype=x.dtype, device=device_of(x)) for x in arrays[count:first]]
        with body_scope() as scope:
            found = runner_of(self.body)([*arrays[:count], *elements], arrays[first + self.counted :], scope)
        like = next(x for x in (*found, *elements, *arrays) if hasattr(x, "dtype"))
        whole = [solid(xp, x, like) for x in found[: self.shown]]
        stacks = [
            xp.empty((*arrays[count].shape[:1], *x.shape), dtype=x.dtype, device=device_of(x)) for x in whole[count:]
        ]
        return [*map(xp.empty_like, whole[:count]), *stacks]

    def _derived(
        self,
        what: str,
        part: DerivedBody,
        starts: Mapping[Input[Any], Source],
        sequences: Mapping[Input[Any], Source],
        targets: Sequence[int],
        captured: Mapping[Node, Source] | None = None,
    ) -> tuple[Scan, Derivative]:
        """Return a derivative as a loop over the steps.

        Args:
            what: "gradient", in the opposite direction, or "tangent".
            part: the derivative of the step: the next carried values, and outputs.
            starts: its carried values, with the sources of the initial ones.
            sequences: its sequences, with their sources, without those that are residuals.
        """
        least = self.carries if self.sequences else 0  # its length is the number of steps
        [step], read = bodies_of(what, [*starts], sequences, part, least=least)
        reverse = self.reverse != (what == "gradient")
        title = f"{what} of {self.name}"
        loop = Scan(step, self.over, len(starts), len(read), reverse=reverse, title=title, private=self.private)
        steps = result(2 * self.carries) if self.finds else operand(self.carries + self.sequences)
        return loop, Derivative(loop, [*starts.values(), *read, *[steps] * loop.counted], targets, captured)

    def _before(self) -> dict[Input[Any], Source]:
        """The inputs of the body, with the sources of the values before each step, and of the elements."""
        first = self.carries + self.outputs
        sources = [*(result(first + k) for k in range(self.carries))]
        sources += [operand(n) for n in range(self.carries, self.carries + self.sequences)]
        return dict(zip(self.body.inputs, sources, strict=True))

    def pullback(self, given: tuple[int, ...], wanted: tuple[int, ...]) -> Derivative:
        body, carries, sources = self.body, self.carries, self.sources
        first = carries + self.outputs
        kept = body.inputs[:carries]
        elements = {n: body.inputs[n] for n in wanted if carries <= n < len(body.inputs)}
        captured: dict[int, Any] = {n: sources[n] for n in wanted if n >= len(body.inputs)}
        last, before = {k for k in range(carries) if k in given}, {k for k in range(carries) if first + k in given}
        stacks = [n for n, place in self.places().items() if place in given]
        active = self._active(wanted, {*elements.values(), *captured.values()}, last | before, stacks)
        residuals = Residuals(body, self.places())
        with noting() as made:
            arriving = {k: new_input(kept[k].tensor_type) for k in active}
            stacked = {n: new_input(body.outputs[n].tensor_type) for n in stacks}
            handed = {k: new_input(kept[k].tensor_type) for k in active if k in before}
            targets = [*(kept[k] for k in active), *elements.values(), *captured.values()]
            found = residuals.pull({**arriving, **stacked}, targets)
            for k, delta in handed.items():
                found[kept[k]] = found[kept[k]] + delta if kept[k] in found else delta
            sums = {n: new_input(x.tensor_type) for n, x in captured.items() if x in found}
            reached = [n for n, x in elements.items() if x in found]
            outputs = (
                *(found[kept[k]] if kept[k] in found else zeros_like(kept[k]) for k in active),
                *(total + found[captured[n]] for n, total in sums.items()),
                *(found[elements[n]] for n in reached),
            )
        starts = {arriving[k]: moved_or_zeros(k, operand(k)) for k in active}
        starts |= {total: zeros(operand(n)) for n, total in sums.items()}
        columns = self._before() | {x: moved(self.place(n - carries)) for n, x in stacked.items()}
        columns |= {x: moved(first + k) for k, x in handed.items()}
        return self._derived(
            "gradient", DerivedBody(residuals, outputs, made), starts, columns, [*active, *sums, *reached]
        )[1]

    def _active(
        self, wanted: Collection[int], sources: set[Node], ends: Collection[int], stacks: Sequence[int]
    ) -> list[int]:
        """The carried values whose cotangents are needed: those between wanted operands and results with cotangents.

        Args:
            wanted: the wanted operands.
            sources: those of them that are no carried values, in the body.
            ends: the carried values with cotangents.
            stacks: the outputs of the body with cotangents.
        """
        kept, outputs = self.body.inputs, self.body.outputs
        real = {k for k in range(self.carries) if kept[k].tensor_type.kind == "real"}

        def depend(varied: set[int]) -> set[int]:
            reached = depending(self.body, {*sources, *(kept[k] for k in varied)})
            return {k for k in real if outputs[k] in reached}

        def matter(mattering: set[int]) -> set[int]:
            reached = leading(self.body, [outputs[n] for n in (*mattering, *stacks)])
            return {k for k in real if kept[k] in reached}

        return sorted(closure(real & {*wanted}, depend) & closure(real & {*ends}, matter))

    def pushforward(self, numbers: tuple[int, ...]) -> Derivative:
        body, carries = self.body, self.carries
        sources: Any = self.sources
        first_captured = len(sources) - len(body.captured)

        def depend(varied: set[int]) -> set[int]:
            reached = depending(body, [sources[n] for n in varied])
            return {
                k for k in range(carries) if body.outputs[k] in reached and body.outputs[k].tensor_type.kind == "real"
            }

        carried = sorted(k for k in closure({*numbers}, depend) if k < carries)
        tangents = {n: new_input(sources[n].tensor_type) for n in (*carried, *(n for n in numbers if n >= carries))}
        residuals = Residuals(body, self.places())
        with noting() as made:
            found = residuals.push({sources[n]: t for n, t in tangents.items()})
            zero = {k: zeros_like(residuals.values.of(body.outputs[k])) for k in carried if k not in found}
        outputs = [*((found | zero)[k] for k in carried), *(x for n, x in found.items() if n >= carries)]
        targets = [*carried, *(self.place(n - carries) for n in found if n >= carries)]
        starts = {tangents[k]: moved_or_zeros(k, operand(k)) for k in carried}
        columns = self._before() | {t: moved(n) for n, t in tangents.items() if carries <= n < first_captured}
        captured: dict[Node, Source] = {t: moved(n) for n, t in tangents.items() if n >= first_captured}
        # A gradient may read the tangent of a carried value before each step, and of an accumulator it is an output.
        before = [carries + self.outputs + k for k in carried]
        part = DerivedBody(residuals, tuple(outputs), made)
        loop, derivative = self._derived("tangent", part, starts, columns, [*targets, *before], captured)
        if sums := [n for n, k in enumerate(carried) if n not in loop.kept and k in self.kept]:
            part = DerivedBody(residuals, (*outputs, *(tangents[carried[n]] for n in sums)), made)
            targets += [before[n] for n in sums]
            derivative = self._derived("tangent", part, starts, columns, [*targets, *before], captured)[1]
        return derivative


def closure(found: set[int], further: Callable[[set[int]], set[int]]) -> set[int]:
    """Return some numbers, with those that follow from them, and from these, and so on."""
    while (more := found | further(found)) != found:
        found = more
    return found


class Scan(Loop):
    """A body applied to each element along an axis.

    The sequences have the scanned axis as their first. The number of steps is an operand if it is :class:`Iteration`.
    """

    def __init__(
        self,
        body: Body,
        over: Label,
        carries: int,
        sequences: int,
        *,
        reverse: bool = False,
        title: str = "scan",
        private: frozenset[Label] = frozenset(),
        further: int = 0,
    ) -> None:
        self.body, self.over, self.carries, self.sequences, self.reverse = body, over, carries, sequences, reverse
        self.name, self.private, self.further = title, private, further
        self.counted = over is Iteration
        number = (COUNT,) * self.counted
        self.sources = (*body.inputs, *(None for _ in number), *body.captured)
        self.outputs = len(body.outputs) - carries - further
        self.kept = tuple(k for k in range(carries) if not _is_sum(body, k))
        kept, elements = types_of(body.inputs[:carries]), types_of(body.inputs[carries:])
        given = types_of(body.outputs[carries : carries + self.outputs])
        more = types_of(body.outputs[carries + self.outputs :])
        super().__init__(
            f"{title}[{label_name(over)}]",
            (body,),
            (*kept, *stacked(over, elements), *number, *types_of(body.captured)),
            (*kept, *stacked(over, (*given, *kept, *more))),
            carries + self.outputs,
        )

    def with_bodies(self, bodies: Sequence[Body]) -> Scan:
        further = len(bodies[0].outputs) - self.carries - self.outputs
        options: Any = {"reverse": self.reverse, "title": self.name, "private": self.private, "further": further}
        return Scan(bodies[0], self.over, self.carries, self.sequences, **options)

    def _length(self, arrays: Sequence[Array]) -> int:
        return length_of(self, arrays)

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        return self.counted or arrays[self.carries].shape[0] > UNROLLED

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        count, first = self.carries, self.carries + self.sequences
        starts, sequences, captured = arrays[:count], arrays[count:first], arrays[first + self.counted :]
        run = function_of(self.body)
        if (steps := columns_of(sequences)) is not None:
            places = [x.place for x in sequences]
            end = steps.again(
                lambda carry, element, captured: run([*carry, *(element[n] for n in places)], captured)[:count],
                starts,
                captured,
                reverse=self.reverse,
            )
            unknown: list[Any] = [Absent(self.title)] * (len(self.result_types) - count)
            return (*end, *unknown)
        length = sequences[0].shape[0]

        def step(carry: list[Array], elements: list[Array]) -> tuple[list[Array], list[Array]]:
            after = run([*carry, *elements], captured)
            self.require_shapes("step", carry, after[:count])
            return after[:count], [*after[count:], *(carry[k] for k in self.kept)]

        def counted(carry: list[Array], elements: list[Array]) -> tuple[list[Array], list[Array]]:
            number, *rest = elements
            unused: list[None] = [None] * (len(self.body.outputs) - count + len(self.kept))

            def some() -> list[Array]:
                after, outputs = step(carry, rest)
                return [*after, *outputs]

            found = flow.cond(number < arrays[first], some, lambda: [*carry, *unused])
            return found[:count], found[count:]

        if self.counted:
            numbers = namespace_of(*sequences).arange(length)
            carry, stacks = flow.scan(counted, starts, [numbers, *sequences], length, reverse=self.reverse)
        else:
            carry, stacks = flow.scan(step, starts, sequences, length, reverse=self.reverse)
        like = next(x for x in (*carry, *stacks, *sequences) if hasattr(x, "dtype"))
        return (*carry, *with_sums(self, namespace_of(like), stacks, starts, length, like))


UNROLLED = 32
"""The most steps that a compiler of PyTorch is given one by one; of more the loop is one operation."""


def _is_sum(body: Body, carry: int) -> bool:
    """Whether a carried value is an accumulator, to which a step only adds."""
    x, total = body.inputs[carry], body.outputs[carry]
    readers = [node for node in body.order for operand in node.operands if operand is x]
    alone = are_same(readers, [total]) and not any(y is total for node in body.order for y in node.operands)
    return alone and isinstance(total.op, Add) and all(y is not x for y in body.outputs)  # type: ignore[attr-defined]


def outputs_that_are_carries(body: Body, carries: int, kept: Sequence[int]) -> dict[int, int]:
    """Return the outputs to stack that are also next carried values, with the indices of these: stored once."""
    places = {id(body.outputs[k]): k for k in kept}
    return {n: places[id(x)] for n, x in enumerate(body.outputs) if n >= carries and id(x) in places}


def types_of(nodes: Sequence[Node]) -> tuple[TensorType, ...]:
    """The types of nodes."""
    return tuple([x.tensor_type for x in nodes])


def stacked(over: Label, types: Sequence[TensorType]) -> tuple[TensorType, ...]:
    """The types of tensors stacked along an axis."""
    return tuple([tensor_type(of.kind, (over, *of.axes)) for of in types])


def length_of(scan: Scan, arrays: Sequence[Array]) -> int:
    """The number of steps of a scan."""
    if not scan.counted:
        return _places(scan, arrays[: scan.carries + 1])
    length: int = as_numpy(arrays[scan.carries + scan.sequences]).item()
    return length


def _places(scan: Loop, arrays: Sequence[Array]) -> int:
    """The number of elements of the sequences, which may exceed the number of steps."""
    places: int = max([x.shape[0] for x in arrays[scan.carries : scan.carries + scan.sequences]], default=0)
    return places


def with_sums(
    scan: Loop, xp: Namespace, stacks: Sequence[Array], starts: Sequence[Array], places: int, like: Array
) -> list[Array]:
    """Return the stacked results, padded to a number of elements, from all outputs and the stored carried values.

    No gradient reads an accumulator before a step. Its initial value, broadcast without memory, takes that place.
    """
    if scan.counted:
        stacks = [placed(xp, x, places) for x in stacks]
    given = scan.outputs + scan.further
    before = dict(zip(scan.kept, stacks[given:], strict=True))
    for k in range(scan.carries):
        if k not in before:
            start = solid(xp, starts[k], like)
            before[k] = xp.broadcast_to(start, (places, *start.shape))
    return [*stacks[: scan.outputs], *(before[k] for k in range(scan.carries)), *stacks[scan.outputs : given]]


class While(Loop):
    """A body applied to its own results for as long as a condition holds.

    There are no sequences, and all outputs are residuals.

    Args:
        condition: from the carried values to a bool, with the same inputs as the body.
        body: from the carried values to the next ones and to residuals.
        read: whether the results are read step by step, as those of a recursion, and not by derivatives alone.
        limits: for some carried integers, by number, what they have to stay below. The condition raises the errors;
            where a library traces the loop, which cannot raise them, the loop ends and its real results are NaN.
    """

    condition: Body
    repeats = finds = True
    private = frozenset({Iteration})
    name = "while_loop"

    def __init__(
        self, condition: Body, body: Body, *, read: bool = False, limits: Mapping[int, int] | None = None
    ) -> None:
        self.read, self.limits = read, limits or {}
        captured = tuple(dict.fromkeys((*body.captured, *condition.captured)))
        self.condition, self.body = condition.with_captured(captured), body.with_captured(captured)
        self.carries = len(body.inputs)
        self.kept = tuple(range(self.carries))
        self.further = len(body.outputs) - self.carries
        self.sources = (*body.inputs, *captured)
        kept, more = types_of(body.inputs), types_of(body.outputs[self.carries :])
        super().__init__(
            self.name,
            (self.condition, self.body),
            (*kept, *types_of(captured)),
            (*kept, *stacked(Iteration, kept), COUNT, *stacked(Iteration, more)),
            self.carries,
        )

    def with_bodies(self, bodies: Sequence[Body]) -> While:
        return While(self.condition, bodies[0], read=self.read, limits=self.limits)

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        return True

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        count = self.carries
        holds, run = function_of(self.condition), function_of(self.body)

        def goes_on(carry: Sequence[Array], captured: Sequence[Array]) -> Array:
            within = [carry[k] < limit for k, limit in self.limits.items()]
            return reduce(and_, within, holds(carry, captured)[0])

        def step(carry: Sequence[Array], captured: Sequence[Array]) -> list[Array]:
            after = run(carry, captured)
            self.require_shapes("body", carry, after[:count])
            return after

        starts, captured = arrays[:count], arrays[count:]
        number: Any = Absent(self.title)
        if self.read:
            end, record = flow.recorded(goes_on, lambda *given: step(*given)[:count], starts, captured)
            number, steps = record[0], Steps(flow, step, captured, lambda: record)
        else:
            end = flow.while_loop(goes_on, lambda *given: step(*given)[:count], starts, captured)
            again = partial(flow.recorded, goes_on, lambda *given: step(*given)[:count], starts, captured)
            steps = Steps(flow, step, captured, lambda: again()[1])
        if self.limits:
            ended, xp = ~holds(end, captured)[0], namespace_of(*end)
            end = [
                xp.where(ended, x, xp.nan) if of.kind == "real" else x
                for x, of in zip(end, self.result_types, strict=False)
            ]
        columns: list[Any] = [Column(self.title, steps, n) for n in range(count + self.further)]
        return self._results(end, columns, number)
