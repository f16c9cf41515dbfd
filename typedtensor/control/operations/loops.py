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

from collections.abc import Collection, Mapping, Sequence
from functools import partial, reduce
from operator import and_
from typing import Any

from typedtensor.backends import Array, Namespace, as_numpy, device_of, namespace_of, shape_of
from typedtensor.backends.flow import Flow
from typedtensor.base.identity import are_same
from typedtensor.control.bodies.arrays import nothing, placed, solid, stack, stacked_shapes
from typedtensor.control.bodies.body import Body, Iteration, Node
from typedtensor.control.bodies.flows import Absent, Column, Steps, columns_of, flow_of, function_of, require_sizes
from typedtensor.control.bodies.runner import BodyScope, body_scope, runner_of
from typedtensor.control.bodies.tasks import Task
from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives.pullback import (
    captured_by,
    depending,
    gradient_body,
    leading,
    pull_back,
    push_through,
    varied_by,
    zeros_like,
)
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Input, new_input
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops import Add


class Scan(StructuredOp):
    """A body applied to each element along an axis, with loop-carried values.

    The body takes the carried values, then one element of each sequence; it returns the next carried values, then
    outputs to stack. Operands: the initial carried values; the sequences, whose first axis is the scanned one; the
    number of steps if this axis is :class:`Iteration`; the captured operands. Results: the final carried values; the
    stacked outputs; and the residuals, which are the carried values before each step and the further outputs, both
    stacked.

    Args:
        body: the step.
        over: the scanned axis.
        carries: the number of carried values.
        sequences: the number of sequences.
        reverse: whether the scan starts at the last element.
        title: the operation, for messages.
        further: the number of outputs that are residuals.

    Attributes:
        outputs: the number of stacked outputs that are no residuals.
        kept: the carried values that are stored before each step; the others are accumulators, to which each step adds.
        counted: whether the number of steps is an operand; the sequences may have more elements.
        sources: the input or captured expression of the body for each operand; None for the number of steps.
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
        kept = [x.tensor_type for x in body.inputs[:carries]]
        elements = [x.tensor_type for x in body.inputs[carries:]]
        given = [x.tensor_type for x in body.outputs[carries : carries + self.outputs]]
        more = [x.tensor_type for x in body.outputs[carries + self.outputs :]]
        super().__init__(
            f"{title}[{label_name(over)}]",
            (body,),
            (*kept, *(stacked(over, of) for of in elements), *number, *(x.tensor_type for x in body.captured)),
            (*kept, *(stacked(over, of) for of in (*given, *kept, *more))),
            carries + self.outputs,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return {self.carries + n: self.place(n) for n in range(self.outputs + self.further)}

    def place(self, output: int) -> int:
        """The result that a stacked output is."""
        return self.carries + output + (self.carries if output >= self.outputs else 0)

    def steps(self, results: Sequence[Any], operands: Sequence[Any]) -> Sequence[Any]:
        """The number of steps, if it is a value; else nothing."""
        first = self.carries + self.sequences
        return operands[first : first + self.counted]

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """Return a loop over the same axis in the opposite direction."""
        reverse, private = not self.reverse, self.private
        title = f"gradient of {self.name}"
        return Scan(body, self.over, carries, sequences, reverse=reverse, title=title, private=private)

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """Run a scan step by step."""
        if (flow := flow_of(arrays)) is not None:
            return self._traced(flow, arrays)
        run = runner_of(self.body)
        starts, rest = arrays[: self.carries], arrays[self.carries :]
        sequences, captured = rest[: self.sequences], rest[self.sequences + self.counted :]
        length = length_of(self, arrays)
        steps: list[list[Array]] = []
        carry = list(starts)
        count, step = self.carries, 0
        also = outputs_that_are_carries(self.body, count, self.kept)
        stacked = [n for n in range(count, len(self.body.outputs)) if n not in also]
        try:
            with body_scope() as scope:
                for number in range(length):
                    step = length - 1 - number if self.reverse else number
                    inputs = [*carry, *(x[step, ...] for x in sequences)]
                    result = yield run.task(inputs, captured, None if number else scope)
                    steps.append([*(result[n] for n in stacked), *(carry[k] for k in self.kept)])
                    carry = result[:count]
                if not length:
                    return (*starts, *_nothing(self, xp, arrays, scope))
        except Exception as error:
            error.add_note(f"in step {step} of {self.title}")
            raise
        like = next((x for x in arrays if hasattr(x, "dtype")), None)
        columns = [list(column) for column in zip(*steps, strict=True)]
        types = [
            *(self.body.outputs[n].tensor_type for n in stacked),
            *(self.body.inputs[k].tensor_type for k in self.kept),
        ]
        outputs = {
            n: _stack(xp, column, of, like, self.reverse)
            for n, column, of in zip(stacked, columns, types, strict=False)
        }
        before: list[Array] = []
        for k, column, of in zip(self.kept, columns[len(stacked) :], types[len(stacked) :], strict=True):
            here = [n for n, carried in also.items() if carried == k]
            whole = _stack(xp, [*column, carry[k]] if here else column, of, like, self.reverse)
            first, second = (whole[:-1, ...], whole[1:, ...]) if here else (whole, whole)
            outputs.update(dict.fromkeys(here, first if self.reverse else second))
            before.append(second if self.reverse else first)
        result = [outputs[n] for n in range(count, len(self.body.outputs))]
        return (*carry, *with_sums(self, xp, [*result, *before], starts, _places(self, arrays), like))

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        return self.counted or arrays[self.carries].shape[0] > UNROLLED

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        count, first = self.carries, self.carries + self.sequences
        elements = [xp.empty(x.shape[1:], dtype=x.dtype, device=device_of(x)) for x in arrays[count:first]]
        with body_scope() as scope:
            found = runner_of(self.body)([*arrays[:count], *elements], arrays[first + self.counted :], scope)
        like = next(x for x in (*found, *elements) if hasattr(x, "dtype"))
        whole = [solid(xp, x, like) for x in found[: self.shown]]
        length = arrays[count].shape[0]
        stacks = [xp.empty((length, *x.shape), dtype=x.dtype, device=device_of(x)) for x in whole[count:]]
        return [*map(xp.empty_like, whole[:count]), *stacks]

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        """Return the results as those of a scan of a library that traces the body, once."""
        count, first = self.carries, self.carries + self.sequences
        starts, sequences, captured = arrays[:count], arrays[count:first], arrays[first + self.counted :]
        run, what = function_of(self.body), f"the step of {self.title}, {self.body.title},"
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
            result = run([*carry, *elements], captured)
            for k in range(count):
                require_sizes(what, self.body.inputs[k].tensor_type, shape_of(carry[k]), shape_of(result[k]))
            return result[:count], [*result[count:], *(carry[k] for k in self.kept)]

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

    def pullback(self, given: Sequence[bool], wanted: tuple[int, ...]) -> LoopGradient:
        return LoopGradient(self, given, wanted)

    def pushforward(self, numbers: tuple[int, ...]) -> LoopTangents:
        return LoopTangents(self, numbers)

    @property
    def differentiated(self) -> tuple[Body, ...]:
        return (self.body,)

    def with_bodies(self, bodies: Sequence[Body]) -> Scan:
        return Scan(
            bodies[0],
            self.over,
            self.carries,
            self.sequences,
            reverse=self.reverse,
            title=self.name,
            private=self.private,
            further=len(bodies[0].outputs) - self.carries - self.outputs,
        )


UNROLLED = 32
"""The most steps that a compiler of PyTorch is given one by one; of more the loop is one operation."""

COUNT = tensor_type("int", ())
"""The type of a number of steps."""


def _is_sum(body: Body, carry: int) -> bool:
    """Whether a carried value is an accumulator, to which a step only adds."""
    x, total = body.inputs[carry], body.outputs[carry]
    readers = [node for node in body.order for operand in node.operands if operand is x]
    alone = are_same(readers, [total]) and not any(y is total for node in body.order for y in node.operands)
    return alone and isinstance(total.op, Add) and all(y is not x for y in body.outputs)  # type: ignore[attr-defined]


def outputs_that_are_carries(body: Body, carries: int, kept: Sequence[int]) -> dict[int, int]:
    """Return the outputs to stack that are also next carried values, with the indices of those; they are stored once.

    Args:
        carries: the number of carried values.
        kept: the carried values that are stored.
    """
    places = {id(body.outputs[k]): k for k in kept}
    return {n: places[id(x)] for n, x in enumerate(body.outputs) if n >= carries and id(x) in places}


def stacked(over: Label, of: TensorType) -> TensorType:
    """The type of tensors stacked along an axis."""
    return tensor_type(of.kind, (over, *of.axes))


def length_of(scan: Scan, arrays: Sequence[Array]) -> int:
    """The number of steps of a scan."""
    counts = scan.steps((), arrays)
    length: int = as_numpy(counts[0]).item() if counts else arrays[scan.carries].shape[0]
    return length


def _places(scan: Scan, arrays: Sequence[Array]) -> int:
    """The number of elements of the sequences, which may exceed the number of steps."""
    places: int = max([x.shape[0] for x in arrays[scan.carries : scan.carries + scan.sequences]])
    return places


def with_sums(
    scan: Scan, xp: Namespace, stacks: Sequence[Array], starts: Sequence[Array], places: int, like: Array
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


def _nothing(scan: Scan, xp: Namespace, arrays: Sequence[Array], scope: BodyScope) -> list[Array]:
    """The stacked results of a scan without steps."""
    types = scan.result_types[scan.carries :]
    shapes = stacked_shapes(types, scan.operand_types, arrays, scope)
    like = next(x for x in arrays if hasattr(x, "dtype"))
    arrays = [solid(xp, x, like) for x in arrays]
    result, places = [], _places(scan, arrays)
    for number, (of, shape) in enumerate(zip(types, shapes, strict=True)):
        if None in shape and number < scan.outputs:
            unknown = of.axes[1:][shape.index(None)]
            raise SizeError(
                f"{scan.title} has no elements, so its step, {scan.body.title}, never runs, and the sizes of "
                f"{of}, which it would return, are unknown: give it at least one element, or declare the sizes",
                unknown=unknown,
            )
        before = number - scan.outputs
        dtype = arrays[before].dtype if 0 <= before < scan.carries else None
        sizes = [size or 0 for size in shape]  # only gradients read what has an unknown one
        result.append(nothing(xp, of, (places, *sizes), arrays, dtype))
    return result


def _stack(xp: Namespace, column: Sequence[Array], of: TensorType, like: Array, reverse: bool) -> Array:
    return stack(xp, column[::-1] if reverse else column, of, like)


class While(StructuredOp):
    """A body applied to its own results for as long as a condition holds.

    Operands: the initial carried values, then the captured operands. Results: the final carried values, and the
    residuals: the carried values before each step, stacked along :class:`Iteration`; the number of steps; and the
    further outputs of the body, stacked.

    Args:
        condition: from the carried values to a bool, with the same inputs as the body.
        body: from the carried values to the next ones and to residuals.
        read: whether the results are read step by step, as those of a recursion, and not by derivatives alone.
        limits: for some carried integers, by number, what they have to stay below. The condition raises the errors;
            where a library traces the loop, which cannot raise them, the loop ends and its real results are NaN.

    Attributes:
        sources: the input or captured expression of the body for each operand.
    """

    repeats = True
    private = frozenset({Iteration})
    sequences = 0
    outputs = 0

    def __init__(
        self, condition: Body, body: Body, *, read: bool = False, limits: Mapping[int, int] | None = None
    ) -> None:
        self.read, self.limits = read, limits or {}
        captured = tuple(dict.fromkeys((*body.captured, *condition.captured)))
        self.condition, self.body = condition.with_captured(captured), body.with_captured(captured)
        self.carries = len(body.inputs)
        self.further = len(body.outputs) - self.carries
        self.sources = (*body.inputs, *captured)
        kept = [x.tensor_type for x in body.inputs]
        more = [x.tensor_type for x in body.outputs[self.carries :]]
        super().__init__(
            "while_loop",
            (self.condition, self.body),
            (*kept, *(x.tensor_type for x in captured)),
            (*kept, *(stacked(Iteration, of) for of in kept), COUNT, *(stacked(Iteration, of) for of in more)),
            self.carries,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return {self.carries + n: self.place(n) for n in range(self.further)}

    def place(self, output: int) -> int:
        """The result that a residual is."""
        return 2 * self.carries + 1 + output

    def steps(self, results: Sequence[Any], operands: Sequence[Any]) -> Sequence[Any]:
        """The number of steps."""
        return results[2 * self.carries : 2 * self.carries + 1]

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """Return a loop over the steps from the last to the first."""
        title = f"gradient of {self.title}"
        return Scan(body, Iteration, carries, sequences, reverse=True, title=title, private=self.private)

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """Run a while loop."""
        if (flow := flow_of(arrays)) is not None:
            return self._traced(flow, arrays)
        holds, run = runner_of(self.condition), runner_of(self.body)
        carry, captured = list(arrays[: self.carries]), arrays[self.carries :]
        steps: list[list[Array]] = []
        try:
            with body_scope() as scope:
                while True:
                    seen = None if steps else scope
                    [goes_on] = yield holds.task(carry, captured, seen)
                    if not as_numpy(goes_on).item():
                        break
                    after = yield run.task(carry, captured, seen)
                    steps.append([*carry, *after[self.carries :]])
                    carry = after[: self.carries]
        except Exception as error:
            error.add_note(f"in step {len(steps)} of {self.title}")
            raise
        like = next((x for x in arrays if hasattr(x, "dtype")), None)
        count = xp.asarray(len(steps), device=device_of(like))
        if not steps:
            starts = [solid(xp, x, like) for x in carry]
            none = [xp.zeros((0, *x.shape), dtype=x.dtype, device=device_of(x)) for x in starts]
            types = self.result_types[self.place(0) :]
            shapes = stacked_shapes(types, self.operand_types, arrays, scope)
            sized = [(0, *(size or 0 for size in shape)) for shape in shapes]  # only gradients read them
            more = [nothing(xp, of, shape, arrays) for of, shape in zip(types, sized, strict=True)]
            return (*carry, *none, count, *more)
        kept = [x.tensor_type for x in (*self.body.inputs, *self.body.outputs[self.carries :])]
        columns = [stack(xp, column, of, like) for column, of in zip(zip(*steps, strict=True), kept, strict=True)]
        return (*carry, *columns[: self.carries], count, *columns[self.carries :])

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        return True

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        with body_scope() as scope:
            found = runner_of(self.body)(arrays[: self.carries], arrays[self.carries :], scope)
        like = next(x for x in (*found, *arrays) if hasattr(x, "dtype"))
        return [xp.empty_like(solid(xp, x, like)) for x in found[: self.carries]]

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        """Return the results as those of a loop of a library that traces the body."""
        count = self.carries
        holds, run = function_of(self.condition), function_of(self.body)
        what = f"the body of {self.title}, {self.body.title},"

        def goes_on(carry: Sequence[Array], captured: Sequence[Array]) -> Array:
            within = [carry[k] < limit for k, limit in self.limits.items()]
            return reduce(and_, within, holds(carry, captured)[0])

        def step(carry: Sequence[Array], captured: Sequence[Array]) -> list[Array]:
            result = run(carry, captured)
            for k in range(count):
                require_sizes(what, self.body.inputs[k].tensor_type, shape_of(carry[k]), shape_of(result[k]))
            return result

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
        return (*end, *columns[:count], number, *columns[count:])

    def pullback(self, given: Sequence[bool], wanted: tuple[int, ...]) -> LoopGradient:
        return LoopGradient(self, given, wanted)

    def pushforward(self, numbers: tuple[int, ...]) -> LoopTangents:
        return LoopTangents(self, numbers)

    @property
    def differentiated(self) -> tuple[Body, ...]:
        return (self.body,)

    def with_bodies(self, bodies: Sequence[Body]) -> While:
        return While(self.condition, bodies[0], read=self.read, limits=self.limits)


class LoopGradient:
    """The gradients of some operands of a loop, given the cotangents of some results.

    Args:
        loop: the loop.
        given: for each result, whether it has a cotangent.
        wanted: the operands to differentiate for.
    """

    def __init__(self, loop: Scan | While, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body, carries, outputs = loop.body, loop.carries, loop.outputs + loop.further
        kept, sources = body.inputs[:carries], loop.sources
        elements = {n: body.inputs[n] for n in wanted if carries <= n < len(body.inputs)}
        captured: dict[int, Any] = {n: sources[n] for n in wanted if n >= len(body.inputs)}
        last, stacks = given[:carries], [given[loop.place(j)] for j in range(outputs)]
        before = given[carries + loop.outputs : 2 * carries + loop.outputs]
        self.active = _active(loop, wanted, set(elements.values()) | set(captured.values()), last, stacks, before)
        self.residuals = Residuals(body, loop.places())
        with noting() as result:
            arriving = {k: new_input(kept[k].tensor_type) for k in self.active}
            stacked = {j: new_input(body.outputs[carries + j].tensor_type) for j in range(outputs) if stacks[j]}
            handed = {k: new_input(kept[k].tensor_type) for k in self.active if before[k]}
            deltas: dict[int, Node] = {**arriving, **{carries + j: delta for j, delta in stacked.items()}}
            targets = {*(kept[k] for k in self.active), *elements.values(), *captured.values()}
            found = pull_back(body, deltas, targets, self.residuals.values)
            for k, delta in handed.items():
                found[kept[k]] = found[kept[k]] + delta if kept[k] in found else delta
            self.summed = [n for n, x in captured.items() if x in found]
            self.elements = [n for n, x in elements.items() if x in found]
            sums = {n: new_input(captured[n].tensor_type) for n in self.summed}
            results = [
                *(found[kept[k]] if kept[k] in found else zeros_like(kept[k]) for k in self.active),
                *(sums[n] + found[captured[n]] for n in self.summed),
                *(found[elements[n]] for n in self.elements),
            ]
        sequences = [*body.inputs, *stacked.values(), *handed.values()]
        handed_on = [*arriving.values(), *sums.values()]
        length = carries if loop.sequences else 0  # its length is the number of steps
        back, self.read = gradient_body(self.residuals, handed_on, sequences, tuple(results), result, least=length)
        self.stacked, self.handed = list(stacked), list(handed)
        self.back = loop.opposite(back, len(handed_on), len(self.read))

    def __call__(
        self, loop: Scan | While, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]
    ) -> list[Any]:
        carries, sequences, outputs = loop.carries, loop.sequences, loop.outputs
        before = results[carries + outputs : 2 * carries + outputs]
        columns = [
            *before,
            *operands[carries : carries + sequences],
            *(deltas[loop.place(j)] for j in self.stacked),
            *(deltas[carries + outputs + k] for k in self.handed),
            *self.residuals.columns(results),
        ]
        result = self.back.apply(
            *(zeros_like(operands[k]) if deltas[k] is None else deltas[k] for k in self.active),
            *(zeros_like(operands[n]) for n in self.summed),
            *(columns[n] for n in self.read),
            *(loop.steps(results, operands) if self.back.counted else ()),
            *captured_by(self.back, loop, operands),
        )
        found = dict(zip((*self.active, *self.summed, *self.elements), result, strict=False))
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


def _active(
    loop: Scan | While,
    wanted: tuple[int, ...],
    sources: set[Node],
    last: Sequence[bool],
    stacks: Sequence[bool],
    before: Sequence[bool],
) -> list[int]:
    """The carried values whose cotangents are needed: those between wanted operands and results with cotangents."""
    kept, outputs = loop.body.inputs[: loop.carries], loop.body.outputs
    real = {k for k in range(loop.carries) if kept[k].tensor_type.kind == "real"}
    varied = {k for k in real if k in wanted}
    while True:
        reached = depending(loop.body, {*sources, *(kept[k] for k in varied)})
        more = {k for k in real if outputs[k] in reached} | varied
        if more == varied:
            break
        varied = more
    mattering = {k for k in real if last[k] or before[k]}
    while True:
        ends = [*(outputs[k] for k in mattering), *(outputs[loop.carries + j] for j, s in enumerate(stacks) if s)]
        reached = leading(loop.body, ends)
        more = {k for k in real if kept[k] in reached} | mattering
        if more == mattering:
            break
        mattering = more
    return sorted(varied & mattering)


class LoopTangents:
    """The tangents of a loop's results.

    Args:
        loop: the loop.
        numbers: the operands with tangents.
    """

    def __init__(self, loop: Scan | While, numbers: tuple[int, ...]) -> None:
        body, carries = loop.body, loop.carries
        first_captured = len(loop.sources) - len(body.captured)
        sources: Any = loop.sources
        self.carried = _carried(loop, numbers)
        self.sequences = [n for n in numbers if carries <= n < first_captured]
        given = [*self.carried, *(n for n in numbers if n >= carries)]
        tangents = {n: new_input(sources[n].tensor_type) for n in given}
        self.captured = {n: t for n, t in tangents.items() if n >= first_captured}
        self.residuals = Residuals(body, loop.places())
        with noting() as result:
            found = push_through(body, {sources[n]: t for n, t in tangents.items()}, self.residuals.values)
            values = self.residuals.values
            for k in self.carried:
                if k not in found:
                    found[k] = zeros_like(values.of(body.outputs[k]))
        self.stacked = [n for n in found if n >= carries]
        starts = [tangents[k] for k in self.carried]
        outputs = [*(found[k] for k in self.carried), *(found[n] for n in self.stacked)]
        taken = [*body.inputs, *(tangents[n] for n in self.sequences)]
        self._make(loop, starts, taken, outputs, result)
        # A gradient may read the tangent of an accumulator before each step.
        kept = getattr(loop, "kept", range(carries))
        self.sums = [k for n, k in enumerate(self.carried) if n not in self.loop.kept and k in kept]
        if self.sums:
            self._make(loop, starts, taken, [*outputs, *(tangents[k] for k in self.sums)], result)

    def _make(
        self,
        loop: Scan | While,
        starts: Sequence[Input[Any]],
        taken: Sequence[Input[Any]],
        outputs: Sequence[Node],
        made: Collection[Node],
    ) -> None:
        """Make the loop that carries some tangents, and whose sequences are among ``taken``."""
        length = loop.carries if loop.sequences else 0  # its length is the number of steps
        residuals = self.residuals
        step, self.read = gradient_body(residuals, starts, taken, tuple(outputs), made, least=length, what="tangent")
        self.loop = Scan(
            step,
            loop.over if isinstance(loop, Scan) else Iteration,
            len(starts),
            len(self.read),
            reverse=isinstance(loop, Scan) and loop.reverse,
            title=f"tangent of {loop.name if isinstance(loop, Scan) else loop.title}",
            private=loop.private,
        )

    def __call__(
        self, loop: Scan | While, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> dict[int, Any]:
        carries = loop.carries
        before = carries + loop.outputs
        columns = [
            *results[before : before + carries],
            *operands[carries : carries + loop.sequences],
            *(tangents[n] for n in self.sequences),
            *self.residuals.columns(results),
        ]
        result = self.loop.apply(
            *(tangents[k] if k in tangents else zeros_like(operands[k]) for k in self.carried),
            *(columns[n] for n in self.read),
            *(loop.steps(results, operands) if self.loop.counted else ()),
            *captured_by(self.loop, loop, operands, {t: tangents[n] for n, t in self.captured.items()}),
        )
        stacked = (*(loop.place(n - carries) for n in self.stacked), *(before + k for k in self.sums))
        places = (*self.carried, *stacked, *(before + k for k in self.carried))
        found: dict[int, Any] = {}
        for place, tangent in zip(places, result, strict=True):
            found.setdefault(place, tangent)
        return found


def _carried(loop: Scan | While, numbers: tuple[int, ...]) -> list[int]:
    """The carried values that have tangents in some step."""
    sources: Any = loop.sources
    varied = set(numbers)
    while True:
        reached = varied_by(loop.body, [sources[n] for n in varied])
        more = varied | {k for k in reached if k < loop.carries}
        if more == varied:
            return sorted(k for k in varied if k < loop.carries)
        varied = more
