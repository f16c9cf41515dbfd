"""The reference interpreter, which defines the meaning of programs. Every pass and every target is tested against it.

It allocates each output, and runs loops as Python loops. A target's own primitive registers its meaning beside its
class with :func:`meaning`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from typedtensor.backends.convolution import correlate, spread, weigh
from typedtensor.backends.linear_algebra import of_matrices, packed
from typedtensor.backends.namespace import library_of
from typedtensor.backends.ordering import largest_order, stable_order
from typedtensor.backends.quiet import quietly
from typedtensor.backends.random import drawn, folded
from typedtensor.backends.reducing import tensordot
from typedtensor.backends.special import special
from typedtensor.backends.writing import add_rows, last_equal, max_rows
from typedtensor.ir.branch import Branch
from typedtensor.ir.call import Call, ForeignCall
from typedtensor.ir.convolution import Conv, ConvInput, ConvWeight
from typedtensor.ir.elementwise import Cast, Elementwise, Sigmoid, Special, Where
from typedtensor.ir.gather import AddAlong, AddRows, CheckRange, LastEqual, MaxRows, Take, TakeAlong
from typedtensor.ir.linear_algebra import LinearAlgebra
from typedtensor.ir.loop import Loop
from typedtensor.ir.padding import Assemble, Concatenate, Full
from typedtensor.ir.pooling import AveragePool, AveragePoolInput, MaxPool, MaxPoolInput, MaxPoolOutput
from typedtensor.ir.products import Contract, MatMul
from typedtensor.ir.program import Array, Constant, Primitive, Program, Table, Value
from typedtensor.ir.random import FoldIn, RandomUniform
from typedtensor.ir.reductions import Accumulate, Arg, Largest, Reduce, Sort
from typedtensor.ir.region import TupleElement
from typedtensor.ir.repeat import Repeat
from typedtensor.ir.tree import Tree
from typedtensor.ir.views import Broadcast, Permute, Reshape, Slice, subscript

Meaning = Callable[..., Any]
"""``meaning(primitive, *arrays)`` returns the result, in any dtype; numbers are passed unchanged."""

_MEANINGS = Table[Meaning]("the reference interpreter", "meaning")

meaning = _MEANINGS.register
"""Register the meaning of some types of primitives."""


def interpret(program: Program, *arrays: Any) -> list[Array]:
    """Run a program and return its outputs.

    >>> from typedtensor.ir.program import make, new_input
    >>> x = new_input("x", (3,), np.dtype(float))
    >>> interpret(Program((x,), (make(Elementwise("multiply"), x, 2.0),)), np.arange(3.0))
    [array([0., 2., 4.])]
    """
    known: dict[Value, Any] = dict(zip(program.inputs, map(np.asarray, arrays), strict=True))
    quietly(_compute_all, program, known)
    return [known[x] if isinstance(known[x], list) else np.array(known[x]) for x in program.outputs]


def _compute_all(program: Program, known: dict[Value, Any]) -> None:
    for value in program.order():
        if value not in known:
            known[value] = _computed(value, [known[x] if isinstance(x, Value) else x for x in value.operands])


def compute(value: Value, arrays: Sequence[Any]) -> Any:
    """Compute a value from those of its operands; the result of a region is a list."""
    result = _computed(value, arrays)
    return result if isinstance(result, list) else np.array(result)


def compute_into(value: Value, out: Array, *arrays: Any) -> None:
    """Compute a value as :func:`compute`, into an array."""
    out[...] = _computed(value, arrays)


def _computed(value: Value, arrays: Sequence[Any]) -> Any:
    """Compute a value like :func:`compute`, but possibly as a view of an operand, which must stay unchanged."""
    result = _MEANINGS[type(value.primitive)](value.primitive, *arrays)
    if isinstance(result, list):
        return result
    array = np.asarray(result, value.dtype)
    return array if array.shape == value.shape else np.broadcast_to(array, value.shape)


ARRAY_FUNCTIONS: Mapping[type[Primitive], Meaning] = {
    Constant: lambda xp, p: p.array,
    Full: lambda xp, p: xp.full(p.shape, p.number, dtype=p.dtype),
    Where: lambda xp, p, condition, x, y: xp.where(condition, x, y),
    Cast: lambda xp, p, x: xp.asarray(x).astype(p.dtype),
    Special: lambda xp, p, x: special(xp, p.function, x, p.order),
    Permute: lambda xp, p, x: x.transpose(p.order),
    Broadcast: lambda xp, p, x: xp.broadcast_to(x, p.shape),
    Slice: lambda xp, p, x: x[subscript(p.key)],
    Reshape: lambda xp, p, x: x.reshape(p.shape),
    Arg: lambda xp, p, x: (xp.argmax if p.largest else xp.argmin)(x, axis=p.axis),
    LinearAlgebra: lambda xp, p, *x: packed(of_matrices(library_of(xp), p.function, *x), x[0].ndim - 2),
    Contract: lambda xp, p, x, y: tensordot(xp, (x, y), (p.first, p.second)),
    Concatenate: lambda xp, p, *x: xp.concatenate(x, p.axis),
    Take: lambda xp, p, table, index: table[index],
    TakeAlong: lambda xp, p, x, n: xp.take_along_axis(x, xp.expand_dims(n, p.axis), p.axis).squeeze(p.axis),
    MaxRows: lambda xp, p, index, values: max_rows(xp, p.rows, index, values),
    **dict.fromkeys(
        (MaxPool, MaxPoolInput, MaxPoolOutput, AveragePool, AveragePoolInput), lambda xp, p, *x: p.by_taps(xp, *x)
    ),
    TupleElement: lambda xp, p, whole: whole[p.index],
}
"""The primitives that NumPy and ``jax.numpy`` compute alike: ``function(namespace, primitive, *arrays)``
returns the result, in any dtype."""

_MEANINGS.update({kind: partial(function, np) for kind, function in ARRAY_FUNCTIONS.items()})
meaning(Elementwise)(lambda p, *x: getattr(np, p.function)(*x))
meaning(Sigmoid)(lambda p, x: 1 / (1 + np.exp(-x)))
meaning(Reduce)(lambda p, x: getattr(np, p.function).reduce(x, p.axes, keepdims=p.kept))
meaning(Accumulate)(lambda p, x: getattr(np, p.function).accumulate(x, p.axis))
meaning(Sort)(lambda p, x: stable_order(x, p.axis) if p.positions else np.sort(x, p.axis))
meaning(Largest)(lambda p, x: largest_order(x, p.count, x.ndim - 1))
meaning(MatMul)(lambda p, x, y: np.matmul(np.ascontiguousarray(x), np.ascontiguousarray(y)))  # else without BLAS
meaning(Conv)(lambda p, x, k: correlate(np, x, k, p.geometry))
meaning(ConvWeight)(lambda p, x, y: weigh(np, p.window, x, y, p.geometry))
meaning(ConvInput)(lambda p, k, y: spread(np, k, p.extent, y, p.geometry))
meaning(AddRows)(lambda p, index, values: add_rows(np, p.rows, index, values))
meaning(LastEqual)(lambda p, index: last_equal(index, p.size))
meaning(RandomUniform)(lambda p, key: drawn(key, np.empty((*np.shape(key), *p.shape), p.dtype)))
meaning(FoldIn)(lambda p, key, number: folded(key, number))
meaning(Call, ForeignCall)(lambda p, *x: p.kernel(np, *x))


@meaning(Assemble)
def _assemble(p: Assemble, *parts: Array) -> Array:
    result = np.zeros(p.shape, np.result_type(*parts))
    for key, part in zip(p.keys, parts, strict=True):
        result[subscript(key)] = part
    return result


@meaning(AddAlong)
def _add_along(p: AddAlong, x: Array, index: Array, values: Any) -> Array:
    result, places = x.copy(), np.expand_dims(index, p.axis)
    added = np.take_along_axis(x, places, p.axis) + p.factor * np.expand_dims(
        np.broadcast_to(values, index.shape), p.axis
    )
    np.put_along_axis(result, places, added, p.axis)
    return result


@meaning(CheckRange)
def _check(p: CheckRange, index: Array) -> Array:
    if index.size and not 0 <= index.min() <= index.max() < p.size:
        raise IndexError(f"an index is not from 0 to {p.size - 1}")
    return index


Body = Callable[..., Sequence[Array]]
"""Runs the program of a region on arrays."""


def looped(p: Loop, body: Body, *arrays: Array) -> list[Array]:
    """The results of a loop, by what runs its body."""
    starts, rest = arrays[: p.carries], arrays[p.carries :]
    sequences, constants = rest[: p.sequences], rest[p.sequences :]
    result = [np.empty(*p.element(n)) for n in range(p.elements)]
    after = int(not p.backwards)
    for all_values, start in zip(result, starts, strict=False):
        all_values[p.length if p.backwards else 0] = start
    for step in p.steps:
        carried = [x[step + 1 - after, ...] for x in result[: p.carries]]
        outputs = body(*carried, *(x[step, ...] for x in sequences), *constants)
        for n, output in enumerate(outputs):
            result[n][step + after if n < p.carries else step] = output
    return result


def branched(p: Branch, body: Body, condition: Array, *arrays: Array) -> list[Array]:
    """The results of a branch, by what runs its body."""
    others, constants = arrays[: p.results], arrays[p.results :]
    return [*body(*constants)] if bool(condition) == p.holds else [*others]


def repeated(p: Repeat, body: Body, first: Array, *arrays: Array) -> list[Array]:
    """The results of a repetition, by what runs its body.

    Raises:
        TooManySteps: when it takes more steps than the results have room for.
    """
    carried, rest = arrays[: p.carries], arrays[p.carries :]
    sequences, constants = rest[: p.sequences], rest[p.sequences :]
    stacks = [np.zeros(*p.element(n)) for n in range(1 + p.carries, p.elements)]
    steps, goes_on = 0, bool(first)
    for position in p.positions(int(first)):
        if not goes_on:
            break
        outputs = tuple(body(*carried, *(x[position, ...] for x in sequences), *constants))
        if position < p.length:
            for stack, x in zip(stacks, (*(carried[n] for n in p.kept), *outputs[p.carries :]), strict=False):
                stack[position] = x
        carried, steps = outputs[: p.carries], steps + 1
        goes_on = not p.decides or bool(outputs[-1])
    p.require_room(steps)
    return [np.asarray(steps), *carried, *stacks]


meaning(Loop)(lambda p, *arrays: looped(p, partial(interpret, p.body), *arrays))
meaning(Branch)(lambda p, *arrays: branched(p, partial(interpret, p.body), *arrays))
meaning(Repeat)(lambda p, *arrays: repeated(p, partial(interpret, p.body), *arrays))


@meaning(Tree)
def _tree(p: Tree, *arrays: Array) -> list[Array]:
    starts, (leaves, own, *parts) = arrays[: p.states], arrays[p.states : p.states + p.indices]
    rest = arrays[p.states + p.indices :]
    sequences, constants = rest[: p.sequences], rest[p.sequences :]
    result = [np.zeros(*p.element(n)) for n in range(p.elements)]
    states = result[: p.states]
    for state, start in zip(states, starts, strict=True):
        state[leaves if p.upwards else ...] = start
    for node in range(p.inner) if p.upwards else reversed(range(p.inner)):
        sides = [part[node] for part in parts]
        taken = [state[side] for side in (sides if p.upwards else (own[node],)) for state in states]
        outputs = interpret(p.body, *taken, *(x[node] for x in sequences), *constants)
        for n, output in enumerate(outputs[: p.returned]):
            if p.upwards:
                states[n][own[node]] = output
            else:
                states[n % p.states][sides[n // p.states]] += output
        for stack, output in zip(result[p.states :], outputs[p.returned :], strict=True):
            stack[node] = output
    return result
