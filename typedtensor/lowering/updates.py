"""The parameter update as a program, and the training step as one program."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import (
    AddRows,
    Argument,
    Cast,
    Concatenate,
    Constant,
    DType,
    Full,
    Input,
    LastEqual,
    Program,
    Reshape,
    Slice,
    Take,
    Value,
    Where,
    arrays_of,
    constant,
    function_of,
    make,
    name_of,
    new_input,
    ordered,
)
from typedtensor.ir.sizes import reaches
from typedtensor.lowering.namespace import NAMESPACE
from typedtensor.lowering.tracing import Traced

Scalar = Callable[[int], float]
"""A number as a function of the step's number."""


class StepNumber:
    """The number of the step in a traced program. Numbers that depend on it are scalar inputs.

    Args:
        dtype: the dtype of the inputs.

    Attributes:
        scalars: the functions that compute the inputs from the step's number.
        inputs: the inputs.
    """

    def __init__(self, dtype: DType) -> None:
        self._dtype = dtype
        self.scalars: list[Scalar] = []
        self.inputs: list[Value] = []

    def scalar(self, function: Scalar) -> Traced:
        """Return a number that depends on the step."""
        if function not in self.scalars:
            self.scalars.append(function)
            self.inputs.append(new_input(f"scalar_{len(self.inputs)}", (), self._dtype))
        return Traced(self.inputs[self.scalars.index(function)])


@dataclass(frozen=True, eq=False)
class UpdateProgram:
    """The update of parameters and optimizer states by gradients.

    Attributes:
        program: takes the gradients of all parameters, their values, each of their states, and the scalars; returns the
            new values and each of the new states.
        scalars: compute the last inputs from the step's number.
    """

    program: Program
    scalars: tuple[Scalar, ...]

    def numbers(self, step: int) -> list[float]:
        """The scalars of a step."""
        return [float(scalar(step)) for scalar in self.scalars]


class RowGradient(NamedTuple):
    """The gradient of a table of which few rows were read.

    Attributes:
        indices: of the rows; a row that was read several times occurs as often.
        values: for each of them the gradient of the row.
    """

    indices: Value
    values: Value


def row_gradients(gradients: Program, update: UpdateProgram, count: int) -> dict[int, RowGradient]:
    """Return the gradients of tables that a step may compute for the rows that were read alone.

    The update must leave a row without gradient as it is. Of a table that is small, or of which many rows are read, all
    rows take less time.

    Args:
        gradients: returns the loss, gradients, and further values.
        update: the update of the parameters.
        count: the number of gradients.

    Returns:
        The gradients by their numbers.
    """
    found: dict[int, RowGradient] = {}
    for n, gradient in enumerate(gradients.outputs[1 : 1 + count]):
        if reaches(gradient.size, _LEAST_TABLE) and (read := _rows_read(gradient)) and _keeps(update.program, n, count):
            found[n] = _by_row(read, gradient.shape[0])
    return found


def step_program(
    gradients: Program,
    parameters: Sequence[int],
    update: UpdateProgram,
    parted: Sequence[tuple[int, ...]] = (),
    rows: Mapping[int, RowGradient] = MappingProxyType({}),
) -> Program:
    """Combine gradients and update into one program of a training step.

    Args:
        gradients: takes the leaves; returns the loss, gradients, and further values.
        parameters: the positions of the parameters among the leaves.
        update: the update of the parameters.
        parted: for each parameter the axes along which the finiteness of its gradient is reported separately.
        rows: the gradients of tables that are computed for some rows alone, by the numbers of the parameters.

    Returns:
        A program that takes the leaves, the states and the scalars. It returns the loss, whether the gradient of each
        parameter is finite, the new values, the new states, the further values, the separate reports of finiteness,
        and the indices of ``rows``. A gradient with a separate report counts as finite in the first ones. Of tables in
        ``rows`` it returns the new values and states of these rows.
    """
    count, scalars = len(parameters), len(update.scalars)
    loss, found, further = gradients.outputs[0], gradients.outputs[1 : 1 + count], gradients.outputs[1 + count :]
    found = tuple([rows[n].values if n in rows else x for n, x in enumerate(found)])
    inputs = update.program.inputs
    states, last = inputs[2 * count : len(inputs) - scalars], inputs[len(inputs) - scalars :]
    values = [gradients.inputs[n] for n in parameters]
    kept = [
        new_input(name_of(x), values[n % count].shape, x.dtype) if n % count in rows else x
        for n, x in enumerate(states)
    ]
    known: dict[Value, Value] = {**dict(zip(inputs, found, strict=False)), **{x: x for x in last}}
    for n, (x, whole) in enumerate(zip(inputs[count:], [*values, *kept], strict=False)):
        known[x] = make(Take(), whole, rows[n % count].indices) if n % count in rows else whole
    for value in update.program.order():
        if value not in known:
            operands: list[Any] = [known[x] if isinstance(x, Value) else x for x in value.operands]
            # Numbers have no shape where each element is updated by itself: that of rows is another one.
            primitive = value.primitive
            if rows and isinstance(primitive, Full) and value not in update.program.outputs:
                primitive = replace(primitive, shape=())
            known[value] = make(primitive, *operands)
    known_finite: list[Traced] = []
    apart: list[Value] = []
    for x, axes in zip(found, parted or [()] * len(found), strict=True):
        finite = NAMESPACE.isfinite(Traced(x))
        if axes:
            along = tuple(n for n in range(len(x.shape)) if n not in axes)
            apart.append((NAMESPACE.all(finite, axis=along) if along else finite).value)
        known_finite.append(Traced(constant(np.asarray(True))) if axes else NAMESPACE.all(finite))
    updated = [known[x] for x in update.program.outputs]
    indices = [x.indices for x in rows.values()]
    outputs = loss, NAMESPACE.stack(known_finite).value, *updated, *further, *apart, *indices
    return Program((*gradients.inputs, *kept, *last), outputs)


class TracedStep(NamedTuple):
    """The gradients and the update of a step, of parameters or of vectors that parameters are parts of.

    Attributes:
        gradients: takes the leaves; returns the loss, gradients, and further values.
        parameters: the positions of the parameters among the leaves.
        update: the update of the parameters.
    """

    gradients: Program
    parameters: Sequence[int]
    update: UpdateProgram


def joined_step(step: TracedStep, starts: Mapping[int, int], size: int) -> TracedStep | None:
    """Update some parameters as one vector.

    Args:
        step: the step.
        starts: where in the vector a parameter begins, in ascending order, by the numbers of the parameters.
        size: the size of the vector. Between parameters its gradient is zero.

    Returns:
        The step of the vector, which is the last leaf and the first parameter, and the other parameters; None unless
        all elements of the vector are updated alike.
    """
    gradients, parameters, update = step
    count, rest = len(parameters), [n for n in range(len(parameters)) if n not in starts]
    joined = _joined_update(update, count, [*starts], rest, size)
    if joined is None:
        return None
    vector = joined.program.inputs[1 + len(rest)]
    known: dict[Value, Value] = {}
    for n, start in starts.items():
        value = gradients.inputs[parameters[n]]
        part = make(Slice(((start, start + value.size, None),)), vector)
        known[value] = make(Reshape(value.shape), part)
    for x in gradients.order():
        operands = tuple([known.get(y, y) if isinstance(y, Value) else y for y in x.operands])
        if x not in known and operands != x.operands:
            known[x] = Value(x.primitive, operands, x.shape, x.dtype, x.source)
    loss, *others = [known.get(x, x) for x in gradients.outputs]
    parts: list[Value] = []
    for n, end in zip(starts, [*starts.values(), size][1:], strict=True):
        x = others[n]
        parts.append(make(Reshape((x.size,)), x))
        if gap := end - starts[n] - x.size:
            parts.append(make(Full(0, (gap,), x.dtype)))
    kept = [n for n in range(len(gradients.inputs)) if n not in {parameters[m] for m in starts}]
    return TracedStep(
        Program(
            (*[gradients.inputs[n] for n in kept], vector),
            (loss, _joined(parts), *[others[n] for n in rest], *others[count:]),
        ),
        [len(kept), *[kept.index(parameters[n]) for n in rest]],
        joined,
    )


def _joined_update(
    update: UpdateProgram, count: int, numbers: Sequence[int], rest: Sequence[int], size: int
) -> UpdateProgram | None:
    """Return the update of a vector of some parameters and of the rest; None unless it is alike for their elements."""
    inputs, outputs = update.program.inputs, update.program.outputs
    stop = len(inputs) - len(update.scalars)
    scalars = inputs[stop:]
    vectors = [new_input(name_of(x), (size,), x.dtype) for x in inputs[numbers[0] : stop : count]]
    made: dict[Hashable, Value] = {}
    results: list[Sequence[Value]] = []
    for n in numbers:
        own = inputs[n:stop:count]
        if any((x.shape, x.dtype) != (own[0].shape, own[0].dtype) for x in own):
            return None
        known: dict[Value, Value] = {**dict(zip(own, vectors, strict=True)), **{x: x for x in scalars}}
        for value in ordered(outputs[n::count]):
            if value in known:
                continue
            primitive = value.primitive
            if not (primitive.elementwise or isinstance(primitive, Full)):
                return None
            if isinstance(primitive, Full):
                primitive = replace(primitive, shape=())
            operands = [known[x] if isinstance(x, Value) else x for x in value.operands]
            key = primitive, *[x if isinstance(x, Value) else (type(x), str(x)) for x in operands]
            if key not in made:
                made[key] = make(primitive, *operands)
            known[value] = made[key]
        results.append([known[x] for x in outputs[n::count]])
    first, *others = results
    if any(x != first for x in others) or any(x.shape != (size,) for x in first):
        return None

    def with_rest(joined: Sequence[Value], values: Sequence[Value]) -> Iterator[Value]:
        for k, x in enumerate(joined):
            yield from (x, *[values[k * count + n] for n in rest])

    program = Program((*with_rest(vectors, inputs), *scalars), tuple(with_rest(first, outputs)))
    return UpdateProgram(program, update.scalars)


_LEAST_TABLE = 1 << 14
"""From so many elements on, the rows of a table are worth calls of their own."""


def _rows_read(gradient: Value) -> list[tuple[Value, Value]]:
    """Return the indices of the rows that a gradient is the sum of, with the summands; nothing if it is no such sum, or
    of more than an eighth of the rows, as one that is read alone takes so many times as long."""
    found: list[tuple[Value, Value]] = []
    waiting, count, most = [gradient], 0, gradient.shape[0] // 8 if gradient.shape else 0
    while waiting:
        value = waiting.pop()
        operands = [x for x in value.operands if isinstance(x, Value)]
        if isinstance(value.primitive, AddRows):
            index, values = operands
            found.append((index, values))
            count += 1 + index.size
        elif function_of(value) == "add" and all(x.shape == value.shape for x in operands) and len(operands) == 2:
            waiting += operands
        else:
            return []
        if reaches(count, most + 1):
            return []
    return found


def _by_row(read: Sequence[tuple[Value, Value]], rows: int) -> RowGradient:
    """Add up the summands of equal indices."""
    index = _joined([make(Reshape((index.size,)), index) for index, _ in read])
    rest = read[0][1].shape[len(read[0][0].shape) :]
    values = _joined([make(Reshape((index.size, *rest)), values) for index, values in read])
    last = make(LastEqual(rows), index)
    return RowGradient(index, make(Take(), make(AddRows(index.size), last, values), last))


def _joined(parts: Sequence[Value]) -> Value:
    return make(Concatenate(0), *parts) if len(parts) > 1 else parts[0]


_ZERO = "zero"


def _keeps(update: Program, number: int, count: int) -> bool:
    """Whether an update of single elements keeps the value and the states of a parameter where its gradient is zero."""
    inputs, outputs = update.inputs[count + number :: count], update.outputs[number::count]
    known: dict[Value, object] = {update.inputs[number]: _ZERO}

    def meaning(x: Argument) -> object:
        return known.get(x, x) if isinstance(x, Value) else (_ZERO if x == 0 else x)

    for value in update.order():
        primitive = value.primitive
        if not (primitive.elementwise or isinstance(primitive, (Input, Full)) or _is_scalar(value)):
            return False
        if value not in known and (found := _result(value, [meaning(x) for x in value.operands])) is not None:
            known[value] = found
    return all(known.get(x, x) is before for x, before in zip(outputs, inputs, strict=False))


def _is_scalar(value: Value) -> bool:
    return isinstance(value.primitive, Constant) and not value.shape


def _result(value: Value, operands: Sequence[object]) -> object | None:
    """Return what a value is where the gradient is zero: zero, a truth value or an input; None if it may be other."""
    primitive = value.primitive
    if isinstance(primitive, Full):
        return _ZERO if primitive.number == 0 else None
    if isinstance(primitive, Where):
        condition, chosen, other = operands
        return {True: chosen, False: other}.get(condition) if isinstance(condition, bool) else None
    if not operands:
        return None
    first, *others = operands
    if isinstance(primitive, Cast):
        [given] = arrays_of(value.operands)
        # Elements keep their values in a wider dtype, and back from there.
        returns = isinstance(first, Value) and (first.dtype == value.dtype or np.can_cast(given.dtype, value.dtype))
        return first if first is _ZERO or returns else None
    match function_of(value):
        case "multiply" if _ZERO in operands:
            return _ZERO
        case "add" if _ZERO in operands:
            return others[0] if first is _ZERO else first
        case "subtract" if others[0] is _ZERO:
            return first
        case "divide" | "negative" | "sqrt" | "absolute" if first is _ZERO:
            return _ZERO
        case "not_equal" | "equal" as function if first is others[0] is _ZERO:
            return function == "equal"
    return None
