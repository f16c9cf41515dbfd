"""Primitives as functions of ``jax.numpy`` and ``jax.lax``, by their types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

import numpy as np

from typedtensor.backends import library_of, max_rows, pooling
from typedtensor.backends.gathering import accumulate
from typedtensor.backends.linear_algebra import of_matrices, packed
from typedtensor.backends.random import drawn_by_words, folded_by_words
from typedtensor.backends.special import special
from typedtensor.ir import (
    Accumulate,
    AddAlong,
    AddRows,
    Arg,
    Assemble,
    AveragePool,
    AveragePoolInput,
    Branch,
    Broadcast,
    Call,
    Cast,
    CheckRange,
    Concatenate,
    Constant,
    Contract,
    Conv,
    ConvInput,
    ConvWeight,
    Elementwise,
    FoldIn,
    ForeignCall,
    Full,
    LinearAlgebra,
    Loop,
    MatMul,
    MaxPool,
    MaxPoolInput,
    MaxPoolOutput,
    MaxRows,
    Permute,
    Place,
    Primitive,
    Program,
    RandomUniform,
    Reduce,
    Region,
    Repeat,
    Reshape,
    Sigmoid,
    Slice,
    Sort,
    Special,
    Take,
    TakeAlong,
    Tree,
    TupleElement,
    Value,
    Where,
    subscript,
)
from typedtensor.targets.xla.scopes import scope_of

Lowering = Callable[..., Any]
"""``lowering(jax, primitive, value, *arrays)``: the result; numbers come as they are."""

LOWERINGS: dict[type[Primitive], Lowering] = {}
L = TypeVar("L", bound=Lowering)

Checks = tuple[Any, ...]
"""How what is checked has come out: nothing, or one array with a number for each check, 0 if all is well."""


class Checked(NamedTuple):
    """The result of a primitive that checks something while it runs, or whose body does.

    Attributes:
        result: the result.
        checks: how that has come out.
    """

    result: Any
    checks: Checks


def lowers(*kinds: type[Primitive]) -> Callable[[L], L]:
    """State how primitives of some types are lowered."""

    def state(function: L) -> L:
        LOWERINGS.update(dict.fromkeys(kinds, function))
        return function

    return state


def function_of(program: Program) -> Callable[..., tuple[list[Any], Checks]]:
    """A program as a function that JAX can trace: its outputs, and how its checks have come out."""
    jax: Any = import_module("jax")

    def run(*arrays: Any) -> tuple[list[Any], Checks]:
        known: dict[Value, Any] = dict(zip(program.inputs, arrays, strict=True))
        checks: list[Any] = []
        for value in program.order():
            if value not in known:
                operands = [known[x] if isinstance(x, Value) else x for x in value.operands]
                with jax.named_scope(scope_of(value.source)) if value.source else nullcontext():
                    made = LOWERINGS[type(value.primitive)](jax, value.primitive, value, *operands)
                if isinstance(made, Checked):
                    checks.extend(made.checks)
                    made = made.result
                known[value] = made if isinstance(made, list) else jax.numpy.asarray(made, value.dtype)
        return [known[x] for x in program.outputs], (jax.numpy.concatenate(checks),) if checks else ()

    return run


def checks_of(program: Program) -> list[CheckRange | Repeat]:
    """What a program checks, in the order of the numbers that say how it has come out."""
    found: list[CheckRange | Repeat] = []
    for value in program.order():
        primitive = value.primitive
        if isinstance(primitive, Region):
            found.extend(checks_of(primitive.body))
        if isinstance(primitive, CheckRange) or (isinstance(primitive, Repeat) and _has_room(primitive)):
            found.append(primitive)
    return found


def raise_failed(checks: Sequence[CheckRange | Repeat], numbers: Sequence[int]) -> None:
    """Raise what the first check has found that has come out badly."""
    for check, number in zip(checks, numbers, strict=True):
        if number and isinstance(check, CheckRange):
            raise IndexError(f"an index is not from 0 to {check.size - 1}")
        if number and isinstance(check, Repeat):
            check.require_room(int(number))


def _has_room(repeat: Repeat) -> bool:
    """Whether a repetition has room for some steps, and may take more."""
    return repeat.decides and bool(repeat.stacks)


def _well(jax: Any, body: Program) -> Checks:
    """What is checked in a body, while nothing has come out badly."""
    count = len(checks_of(body))
    return (jax.numpy.zeros(count, np.int64),) if count else ()


def _worse(jax: Any, first: Checks, second: Checks) -> Checks:
    return tuple(map(jax.numpy.maximum, first, second))


lowers(Constant)(lambda jax, p, v: p.array)
lowers(Full)(lambda jax, p, v: jax.numpy.full(v.shape, p.number, v.dtype))
lowers(Where)(lambda jax, p, v, condition, x, y: jax.numpy.where(condition, x, y))
lowers(Cast)(lambda jax, p, v, x: x)
lowers(Sigmoid)(lambda jax, p, v, x: jax.nn.sigmoid(x))
lowers(Special)(lambda jax, p, v, x: special(jax.numpy, p.function, x, p.order))
lowers(Permute)(lambda jax, p, v, x: x.transpose(p.order))
lowers(Broadcast)(lambda jax, p, v, x: jax.numpy.broadcast_to(x, v.shape))
lowers(Slice)(lambda jax, p, v, x: x[subscript(p.key)])
lowers(Reshape)(lambda jax, p, v, x: x.reshape(v.shape))
lowers(Accumulate)(lambda jax, p, v, x: accumulate(library_of(jax.numpy), p.function, x, p.axis))
lowers(Sort)(lambda jax, p, v, x: (jax.numpy.argsort if p.positions else jax.numpy.sort)(x, axis=p.axis, stable=True))
lowers(MaxRows)(lambda jax, p, v, index, x: max_rows(jax.numpy, p.rows, index, x))
lowers(Arg)(lambda jax, p, v, x: (jax.numpy.argmax if p.largest else jax.numpy.argmin)(x, axis=p.axis))
lowers(LinearAlgebra)(lambda jax, p, v, *x: packed(of_matrices(library_of(jax.numpy), p.function, *x), x[0].ndim - 2))
lowers(Contract)(lambda jax, p, v, x, y: jax.numpy.tensordot(x, y, (p.first, p.second), precision="highest"))
lowers(MatMul)(lambda jax, p, v, x, y: jax.numpy.matmul(x, y, precision="highest"))
lowers(Concatenate)(lambda jax, p, v, *x: jax.numpy.concatenate(x, p.axis))
lowers(Take)(lambda jax, p, v, table, index: table[index])
lowers(AddRows)(lambda jax, p, v, index, x: jax.numpy.zeros(v.shape, v.dtype).at[index].add(x))
lowers(MaxPool)(lambda jax, p, v, x: pooling.max_by_taps(jax.numpy, x, p.windows(x.shape)))
lowers(MaxPoolInput)(lambda jax, p, v, x, y: pooling.max_input_by_taps(jax.numpy, x, y, p.windows(x.shape)))
lowers(MaxPoolOutput)(lambda jax, p, v, x, y: pooling.max_output_by_taps(jax.numpy, x, y, p.windows(x.shape)))
lowers(AveragePool)(lambda jax, p, v, x: pooling.average_by_taps(x, p.windows(x.shape)))
lowers(AveragePoolInput)(
    lambda jax, p, v, y: pooling.average_input_by_taps(jax.numpy, y, p.extent, p.windows(p.extent))
)
lowers(TupleElement)(lambda jax, p, v, whole: whole[p.index])
lowers(Call, ForeignCall)(lambda jax, p, v, *x: _called(jax, v, lambda *arrays: p.kernel(np, *arrays), *x))

_REDUCTIONS = {
    "add": "sum",
    "multiply": "prod",
    "maximum": "max",
    "minimum": "min",
    "logical_or": "any",
    "logical_and": "all",
}


def _in_precision(operands: Sequence[Any], value: Value) -> list[Any]:
    """The operands; numbers that meet no array take the precision of the result."""
    alone = not any(hasattr(x, "dtype") for x in operands)
    return [np.asarray(x, value.dtype) if alone else x for x in operands]


def _words(jax: Any, x: Any) -> Any:
    """Integers as unsigned words, the negative ones modulo 2⁶⁴."""
    return jax.numpy.asarray(x, np.int64).astype(np.uint64)


@lowers(RandomUniform)
def _uniform(jax: Any, p: RandomUniform, v: Value, key: Any) -> Any:
    return drawn_by_words(jax.numpy, _words(jax, key), p.shape, p.dtype, _repeat(jax))


@lowers(FoldIn)
def _fold_in(jax: Any, p: FoldIn, v: Value, key: Any, number: Any) -> Any:
    return folded_by_words(jax.numpy, _words(jax, key), _words(jax, number), _repeat(jax))


def _repeat(jax: Any) -> Any:
    """A loop of XLA: rounds that are written out are fused, each computed for every use, and compile for minutes."""
    return lambda times, function, words: jax.lax.fori_loop(0, times, lambda _, words: function(words), words)


def _called(jax: Any, value: Value, function: Callable[..., Any], *arrays: Any) -> Any:
    """What a function of NumPy returns, outside of XLA.

    It comes as bytes: callbacks run on a thread of their own, where JAX makes single precision of double.
    """
    width = value.dtype.itemsize
    like = jax.ShapeDtypeStruct((*value.shape, width), np.uint8)

    def call(*x: Any) -> Any:
        found = np.asarray(function(*map(np.asarray, x)), value.dtype, order="C")
        return found.reshape(*value.shape, 1).view(np.uint8)

    found = jax.pure_callback(call, like, *arrays)
    if width == 1:
        return found[..., 0]
    return jax.lax.bitcast_convert_type(found, value.dtype)


@lowers(Elementwise)
def _elementwise(jax: Any, p: Elementwise, v: Value, *arrays: Any) -> Any:
    x = _in_precision(arrays, v)
    made = getattr(jax.numpy, p.function)(*x)
    if p.function in ("floor_divide", "remainder") and v.dtype.kind in "iu":
        return jax.numpy.where(x[1] == 0, 0, made)  # which NumPy gives
    return made


@lowers(Reduce)
def _reduce(jax: Any, p: Reduce, v: Value, x: Any) -> Any:
    return getattr(jax.numpy, _REDUCTIONS[p.function])(x, axis=p.axes, keepdims=p.kept)


@lowers(Place)
def _place(jax: Any, p: Place, v: Value, x: Any) -> Any:
    return jax.numpy.zeros(v.shape, v.dtype).at[subscript(p.key)].set(x)


@lowers(Assemble)
def _assemble(jax: Any, p: Assemble, v: Value, *parts: Any) -> Any:
    made = jax.numpy.zeros(v.shape, v.dtype)
    for key, part in zip(p.keys, parts, strict=True):
        made = made.at[subscript(key)].set(part)
    return made


@lowers(TakeAlong)
def _take_along(jax: Any, p: TakeAlong, v: Value, x: Any, index: Any) -> Any:
    places = jax.numpy.expand_dims(index, p.axis)
    return jax.numpy.take_along_axis(x, places, p.axis).squeeze(p.axis)


@lowers(AddAlong)
def _add_along(jax: Any, p: AddAlong, v: Value, x: Any, index: Any, values: Any) -> Any:
    # A comparison in place of a scatter, which would have all indices on every device of a mesh.
    at = jax.lax.broadcasted_iota(index.dtype, v.shape, p.axis) == jax.numpy.expand_dims(index, p.axis)
    added = jax.numpy.broadcast_to(p.factor * jax.numpy.asarray(values, v.dtype), index.shape)
    return x + jax.numpy.where(at, jax.numpy.expand_dims(added, p.axis), 0)


@lowers(CheckRange)
def _check(jax: Any, p: CheckRange, v: Value, index: Any) -> Checked:
    beyond = ((index < 0) | (index >= p.size)).any()
    return Checked(jax.numpy.clip(index, 0, max(p.size - 1, 0)), (beyond.astype(np.int64)[None],))


@lowers(Conv)
def _conv(jax: Any, p: Conv | ConvInput | ConvWeight, v: Value, x: Any, k: Any) -> Any:
    """A convolution of images with any axes before the channels."""
    if not (v.size and x.size and k.size):
        return jax.numpy.zeros(v.shape, v.dtype)
    flat = x.reshape(-1, *x.shape[p.channel :])
    made = jax.lax.conv_general_dilated(
        flat.astype(v.dtype),
        k.astype(v.dtype),
        p.stride,
        list(zip(p.before, p.after, strict=True)),
        rhs_dilation=p.dilation,
        feature_group_count=p.groups,
        precision="highest",
    )
    return made.reshape(*x.shape[: p.channel], *made.shape[1:])


@lowers(ConvInput)
def _conv_input(jax: Any, p: ConvInput, v: Value, k: Any, y: Any) -> Any:
    return _transposed(jax, v, lambda x: _conv(jax, p, v, x, k), k, y)


@lowers(ConvWeight)
def _conv_weight(jax: Any, p: ConvWeight, v: Value, x: Any, y: Any) -> Any:
    return _transposed(jax, v, lambda k: _conv(jax, p, v, x, k), x, y)


def _transposed(jax: Any, value: Value, function: Callable[[Any], Any], other: Any, y: Any) -> Any:
    """The transpose of a convolution as a function of one operand, at its result's `y`."""
    if not (value.size and other.size and y.size):
        return jax.numpy.zeros(value.shape, value.dtype)
    [made] = jax.linear_transpose(function, jax.ShapeDtypeStruct(value.shape, value.dtype))(y)
    return made


@lowers(Loop)
def _loop(jax: Any, p: Loop, v: Value, *arrays: Any) -> Checked:
    body, first = function_of(p.body), p.carries
    starts, sequences = arrays[:first], arrays[first : first + p.sequences]

    def step(state: Any, elements: Any) -> Any:
        carried, checks = state
        outputs, more = body(*carried, *elements, *arrays[first + p.sequences :])
        return (tuple(outputs[:first]), _worse(jax, checks, more)), (carried, tuple(outputs[first:]))

    begun = tuple(starts), _well(jax, p.body)
    (end, checks), (before, results) = jax.lax.scan(step, begun, tuple(sequences), p.length, reverse=p.backwards)
    pairs = [(x[None], y) if p.backwards else (y, x[None]) for x, y in zip(end, before, strict=True)]
    return Checked([*map(jax.numpy.concatenate, pairs), *results], checks)


@lowers(Branch)
def _branch(jax: Any, p: Branch, v: Value, condition: Any, *arrays: Any) -> Checked:
    body, others, constants = function_of(p.body), arrays[: p.results], arrays[p.results :]
    taken = condition if p.holds else ~condition
    results, checks = jax.lax.cond(taken, lambda: body(*constants), lambda: ([*others], _well(jax, p.body)))
    return Checked(results, checks)


@lowers(Repeat)
def _repetition(jax: Any, p: Repeat, v: Value, first: Any, *arrays: Any) -> Checked:
    body, numpy, lax = function_of(p.body), jax.numpy, jax.lax
    starts, rest = arrays[: p.carries], arrays[p.carries :]
    sequences, constants = rest[: p.sequences], rest[p.sequences :]
    stacks = [numpy.zeros(*p.element(n)) for n in range(1 + p.carries, p.elements)]

    def goes_on(state: Any) -> Any:
        return state[1] if p.decides else state[0] < first

    def step(state: Any) -> Any:
        steps, _, carried, stacks, checks = state
        position = first - 1 - steps if p.backwards else steps
        elements = [lax.dynamic_index_in_dim(x, position, keepdims=False) for x in sequences]
        outputs, more = body(*carried, *elements, *constants)
        rows = (*(carried[n] for n in p.kept), *outputs[p.carries :])
        pairs = zip(stacks, rows, strict=False)
        kept = tuple(lax.dynamic_update_index_in_dim(stack, row, position, 0) for stack, row in pairs)
        again = outputs[-1] if p.decides else True
        return steps + 1, again, tuple(outputs[: p.carries]), kept, _worse(jax, checks, more)

    none, again = numpy.asarray(0, np.int64), first if p.decides else True
    begun = none, again, tuple(starts), tuple(stacks), _well(jax, p.body)
    steps, _, last, kept, checks = lax.while_loop(goes_on, step, begun)
    if _has_room(p):  # a place beyond the last is the last: results are wrong then
        checks = (*checks, numpy.where(steps > p.length, steps, 0)[None])
    return Checked([steps, *last, *kept], checks)


@lowers(Tree)
def _tree(jax: Any, p: Tree, v: Value, *arrays: Any) -> Checked:
    """Node by node, in the order in which parts come before the node, or after it."""
    body, first = function_of(p.body), p.states + p.indices
    starts, (leaves, own, *parts) = arrays[: p.states], arrays[p.states : first]
    sequences, constants = arrays[first : first + p.sequences], arrays[first + p.sequences :]
    made = [jax.numpy.zeros(*p.element(n)) for n in range(p.elements)]
    for n, start in enumerate(starts):
        made[n] = made[n].at[leaves].set(start) if p.upwards else start

    def step(count: Any, state: Any) -> Any:
        made, checks = state
        node = count if p.upwards else p.inner - 1 - count
        sides = [part[node] for part in parts]
        states = made[: p.states]
        taken = [x[side] for side in (sides if p.upwards else (own[node],)) for x in states]
        outputs, more = body(*taken, *(x[node] for x in sequences), *constants)
        for n, output in enumerate(outputs[: p.returned]):
            if p.upwards:
                states[n] = states[n].at[own[node]].set(output)
            else:
                states[n % p.states] = states[n % p.states].at[sides[n // p.states]].add(output)
        further = zip(made[p.states :], outputs[p.returned :], strict=True)
        stacks = [stack.at[node].set(output) for stack, output in further]
        return [*states, *stacks], _worse(jax, checks, more)

    return Checked(*jax.lax.fori_loop(0, p.inner, step, (made, _well(jax, p.body))))
