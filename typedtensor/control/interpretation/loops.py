"""Interpretation of scans, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.backends import Array, Namespace, as_numpy
from typedtensor.control.interpretation.arrays import nothing, placed, solid, stack
from typedtensor.control.interpretation.runner import BodyScope, body_scope, runner_of
from typedtensor.control.operations.loops import Iteration, Scan, outputs_that_are_carries
from typedtensor.control.operations.operation import INTERPRETERS
from typedtensor.control.operations.tasks import Task
from typedtensor.core.axes import declared_size
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError


def run_scan(scan: Scan, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
    """Run a scan step by step."""
    run = runner_of(scan.body)
    starts, rest = arrays[: scan.carries], arrays[scan.carries :]
    sequences, captured = rest[: scan.sequences], rest[scan.sequences + scan.counted :]
    length = length_of(scan, arrays)
    steps: list[list[Array]] = []
    carry = list(starts)
    count, step = scan.carries, 0
    also = outputs_that_are_carries(scan.body, count, scan.kept)
    stacked = [n for n in range(count, len(scan.body.outputs)) if n not in also]
    try:
        with body_scope() as scope:
            for number in range(length):
                step = length - 1 - number if scan.reverse else number
                inputs = [*carry, *(x[step, ...] for x in sequences)]
                result = yield run.task(inputs, captured, None if number else scope)
                steps.append([*(result[n] for n in stacked), *(carry[k] for k in scan.kept)])
                carry = result[:count]
            if not length:
                return (*starts, *_nothing(scan, xp, arrays, scope))
    except Exception as error:
        error.add_note(f"in step {step} of {scan.title}")
        raise
    like = next((x for x in arrays if hasattr(x, "dtype")), None)
    columns = [list(column) for column in zip(*steps, strict=True)]
    types = [
        *(scan.body.outputs[n].tensor_type for n in stacked),
        *(scan.body.inputs[k].tensor_type for k in scan.kept),
    ]
    outputs = {
        n: _stack(xp, column, of, like, scan.reverse) for n, column, of in zip(stacked, columns, types, strict=False)
    }
    before: list[Array] = []
    for k, column, of in zip(scan.kept, columns[len(stacked) :], types[len(stacked) :], strict=True):
        here = [n for n, carried in also.items() if carried == k]
        whole = _stack(xp, [*column, carry[k]] if here else column, of, like, scan.reverse)
        first, second = (whole[:-1, ...], whole[1:, ...]) if here else (whole, whole)
        outputs.update(dict.fromkeys(here, first if scan.reverse else second))
        before.append(second if scan.reverse else first)
    result = [outputs[n] for n in range(count, len(scan.body.outputs))]
    return (*carry, *with_sums(scan, xp, [*result, *before], starts, _places(scan, arrays), like))


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
    sizes = dict(scope.sizes)
    for of, array in zip(scan.operand_types, arrays, strict=True):
        for axis, size in zip(of.axes, getattr(array, "shape", ()), strict=True):
            sizes[axis] = max(size, sizes.get(axis, 0))  # a residual without steps may have no size
    like = next(x for x in arrays if hasattr(x, "dtype"))
    arrays = [solid(xp, x, like) for x in arrays]
    result, places = [], _places(scan, arrays)
    for number, of in enumerate(scan.result_types[scan.carries :]):
        # Size 1 broadcasts against any number of steps of an inner loop.
        shape: list[Any] = [1 if axis is Iteration else declared_size(axis, sizes) for axis in of.axes[1:]]
        if None in shape and number >= scan.outputs:
            shape = [size or 0 for size in shape]  # only gradients read it
        elif None in shape:
            unknown = of.axes[1:][shape.index(None)]
            raise SizeError(
                f"{scan.title} has no elements, so its step, {scan.body.title}, never runs, and the sizes of "
                f"{of}, which it would return, are unknown: give it at least one element, or declare the sizes",
                unknown=unknown,
            )
        before = number - scan.outputs
        dtype = arrays[before].dtype if 0 <= before < scan.carries else None
        result.append(nothing(xp, of, (places, *shape), arrays, dtype))
    return result


def _stack(xp: Namespace, column: Sequence[Array], of: TensorType, like: Array, reverse: bool) -> Array:
    return stack(xp, column[::-1] if reverse else column, of, like)


INTERPRETERS[Scan] = run_scan
