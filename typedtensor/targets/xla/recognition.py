"""Recognition of attention: products, a softmax and their gradients become one primitive.

Axes are numbered: the batch axes from 0 on, in the order of the product that computes the scores, then the axis of the
queries, then the axis of the keys.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from typedtensor.ir import (
    Argument,
    Broadcast,
    Constant,
    Elementwise,
    MatMul,
    Permute,
    Program,
    Reduce,
    Reshape,
    Value,
    Where,
    arrays_of,
    make,
    note_source,
    readers_of,
)
from typedtensor.passes.repeated import compressed
from typedtensor.passes.rewrite import replaced_anywhere
from typedtensor.targets.xla.attention import Attention, AttentionElement, AttentionGradients

WIDEST = 128
"""The largest width of a head that the kernel supports; widths are multiples of 8."""

EXP, DIVIDE, MULTIPLY, SUBTRACT, EQUAL = map(Elementwise, ("exp", "divide", "multiply", "subtract", "equal"))
Axes = tuple[int, ...]


class Permuted(NamedTuple):
    """A permutation of a value's axes: axis n is axis ``order[n]`` of the value."""

    of: Value
    order: Axes

    @classmethod
    def made(cls, value: Value) -> Permuted:
        """Return a value as a permutation of the value before its last permutations."""
        order = tuple(range(len(value.shape)))
        while isinstance(value.primitive, Permute):
            order = tuple([value.primitive.order[n] for n in order])
            [value] = arrays_of(value.operands)
        return cls(value, order)

    def transposed(self) -> Permuted:
        """Return the permutation with the last two axes exchanged."""
        *outer, row, column = self.order
        return Permuted(self.of, (*outer, column, row))

    @property
    def value(self) -> Value:
        """The permuted value."""
        return self.of if [*self.order] == [*range(len(self.order))] else make(Permute(self.order), self.of)

    @property
    def shape(self) -> Axes:
        """The permuted shape."""
        return tuple([self.of.shape[n] for n in self.order])


class ScoreProduct(NamedTuple):
    """A matrix product with an array that has the axes of the scores.

    Attributes:
        product: the product.
        number: the operand number of the array.
        axes: the axes of the array as an operand.
    """

    product: Value
    number: int
    axes: Axes

    @property
    def summed(self) -> int:
        """The contracted axis."""
        return self.axes[-2 if self.number else -1]

    @property
    def other(self) -> Permuted:
        """The other factor, with the contracted axis first."""
        result = Permuted.made(arrays_of(self.product.operands)[1 - self.number])
        return result if self.number == 0 else result.transposed()


@dataclass(frozen=True)
class Softmax:
    """The weights of an attention.

    Attributes:
        weights: the weights.
        axes: their axes.
        queries: the queries, ``(*N, T, D)``.
        keys: the keys, ``(*N, S, D)``.
        causal: whether keys after a query have no weight.
    """

    weights: Value
    axes: Axes
    queries: Permuted
    keys: Permuted
    causal: bool

    @classmethod
    def of(cls, value: Value) -> Softmax | None:
        """Match a value as weights of attention; None if it is something else."""
        if value.primitive != DIVIDE or value.dtype != np.float32 or len(value.shape) < 2:
            return None
        powers, total = value.operands
        if not isinstance(powers, Value) or powers.primitive != EXP or powers.shape != value.shape:
            return None
        key, [shifted] = _summed(total, powers), powers.operands
        if key is None or not isinstance(shifted, Value) or shifted.primitive != SUBTRACT:
            return None
        scores, shift = shifted.operands
        if not isinstance(scores, Value) or not isinstance(shift, Value):
            return None
        if scores.shape != value.shape or shift.shape[key] != 1:  # a shift common to all scores of a query cancels
            return None
        allowed: Value | None = None
        if isinstance(scores.primitive, Where):
            condition, kept, other = scores.operands
            if not isinstance(condition, Value) or not isinstance(kept, Value) or other != -np.inf:
                return None
            scores, allowed = kept, condition
        product, order = Permuted.made(scores)
        if not isinstance(product.primitive, MatMul) or scores.shape != value.shape or order[key] < len(order) - 2:
            return None
        first, second = map(Permuted.made, arrays_of(product.operands))
        if first.shape[:-2] != second.shape[:-2]:
            return None
        if order[key] == len(order) - 1:
            queries, keys, axes = first, second.transposed(), order
        else:
            last = len(order) - 1
            queries, keys = second.transposed(), first
            axes = tuple([n if n < last - 1 else 2 * last - 1 - n for n in order])
        if allowed is not None and not _is_causal(allowed, axes):
            return None
        return cls(value, axes, queries, keys, allowed is not None)


def attending(program: Program) -> Program:
    """Return a program in which float32 attention over heads is one primitive, and its gradients are another.

    Attention with another mask than the causal one, or with other readers of its weights, stays as it is.
    """
    order = program.order()
    if EXP not in [value.primitive for value in order]:
        return program
    readers, kept = readers_of(order), {*program.outputs}
    new: dict[Value, Value] = {}
    for value in order:
        softmax = Softmax.of(value)
        if softmax is not None and value not in kept:
            new |= _replaced(softmax, readers, kept)
    for old, result in new.items():
        note_source(result, old.source)
    return replaced_anywhere(program, new)


def _replaced(softmax: Softmax, readers: Mapping[Value, Sequence[Value]], kept: set[Value]) -> dict[Value, Value]:
    """Return the replacements of an attention's results; empty if the match is incomplete."""
    queries, keys = softmax.queries, softmax.keys
    key = len(softmax.axes) - 1
    uses, others = _uses(softmax.weights, softmax.axes, readers, kept)
    by_axis = {use.summed: use for use in uses}
    taking = by_axis.get(key)
    if taking is None or len(by_axis) != len(uses) or queries.shape[-1] > WIDEST or queries.shape[-1] % 8:
        return {}
    values = taking.other
    if values.shape != keys.shape:
        return {}
    operands = [x.value for x in (queries, keys, values)]
    if len(uses) == 1 and not others:
        return {taking.product: _result(make(Attention(softmax.causal, False), *operands), 0, taking, queries)}
    weighing = by_axis.get(key - 1)
    if weighing is None:
        return {}
    slope = weighing.other
    by_score = _by_score(softmax, others, slope, values, readers)
    if by_score is None or by_score in kept or slope.shape != queries.shape:
        return {}
    further, rest = _uses(by_score, softmax.axes, readers, kept)
    by_axis = {use.summed: use for use in further}
    if rest or by_axis.keys() != {key, key - 1} or len(further) != 2:
        return {}
    if by_axis[key].other != keys or by_axis[key - 1].other != queries:
        return {}
    whole = make(Attention(softmax.causal, True), *operands)
    gradients = make(AttentionGradients(), whole, slope.value)
    return {
        taking.product: _result(whole, 0, taking, queries),
        by_axis[key].product: _result(gradients, 0, by_axis[key], queries),
        by_axis[key - 1].product: _result(gradients, 1, by_axis[key - 1], keys),
        weighing.product: _result(gradients, 2, weighing, values),
    }


def _result(whole: Value, index: int, use: ScoreProduct, like: Permuted) -> Value:
    """Return a result in the layout of the product that it replaces."""
    result = Permuted.made(make(AttentionElement(index, like.shape), whole))
    return (result.transposed() if use.number else result).value


def _by_score(
    softmax: Softmax,
    others: Sequence[Value],
    slope: Permuted,
    values: Permuted,
    readers: Mapping[Value, Sequence[Value]],
) -> Value | None:
    """Match the gradient by the scores, ``w (g - Σ w g)``, if the weights have no other readers; else None."""
    weights, key = softmax.weights, softmax.axes.index(len(softmax.axes) - 1)
    for one in others:
        [*pair] = arrays_of(one.operands)
        if one.primitive != MULTIPLY or len(pair) != 2 or weights not in pair:
            return None
        by_weight = pair[0] if pair[1] is weights else pair[1]
        if not _is_product(by_weight, softmax, slope, values):
            continue
        ends = [x for x in readers[one] if x.primitive == SUBTRACT and x.operands[0] is one]
        less = [arrays_of(x.operands)[1] for x in ends if len(arrays_of(x.operands)) == 2]
        if len(ends) == 1 and len(less) == 1 and {*others} == {one, less[0]} and less[0].primitive == MULTIPLY:
            factors = [x for x in arrays_of(less[0].operands) if x is not weights]
            sums = factors[0] if len(factors) == 1 else weights
            if isinstance(sums.primitive, Broadcast):
                [sums] = arrays_of(sums.operands)
            if _summed(sums, one) == key:
                return ends[0]
    return None


def _is_product(by_weight: Value, softmax: Softmax, slope: Permuted, values: Permuted) -> bool:
    """Whether a value is the gradient by the weights."""
    if isinstance(by_weight.primitive, Where):
        allowed, kept, other = by_weight.operands
        if not isinstance(allowed, Value) or not isinstance(kept, Value) or other != 0.0 or not softmax.causal:
            return False
        if not _is_causal(allowed, softmax.axes):
            return False
        by_weight = kept
    product, order = Permuted.made(by_weight)
    if not isinstance(product.primitive, MatMul) or len(order) != len(softmax.axes):
        return False
    axes = [softmax.axes[order.index(n)] for n in range(len(order))]
    first, second = map(Permuted.made, arrays_of(product.operands))
    count = len(axes)
    if axes == [*range(count)]:
        return (first, second.transposed()) == (slope, values)
    return axes == [*range(count - 2), count - 1, count - 2] and (first, second.transposed()) == (values, slope)


def _uses(
    array: Value, axes: Axes, readers: Mapping[Value, Sequence[Value]], kept: set[Value]
) -> tuple[list[ScoreProduct], list[Value]]:
    """Return the readers of an array with the axes of the scores: matrix products, and all others."""
    found: list[ScoreProduct] = []
    rest: list[Value] = []
    are_rows = [*axes[:-2]] == [*range(len(axes) - 2)]
    for reader in dict.fromkeys(readers[array]):
        primitive = reader.primitive
        if isinstance(primitive, Permute) and reader not in kept:
            more, others = _uses(reader, tuple([axes[n] for n in primitive.order]), readers, kept)
            found.extend(more)
            rest.extend(others)
        elif isinstance(primitive, MatMul) and are_rows and _is_of_matrices(reader):
            found.append(ScoreProduct(reader, int(reader.operands[1] is array), axes))
        else:
            rest.append(reader)
    return found, rest


def _summed(total: Argument, of: Argument) -> int | None:
    """Return the axis along which a value is the kept sum of another, or 1 where the sum is 0; else None."""
    if isinstance(total, Value) and isinstance(total.primitive, Where):
        empty, one, other = total.operands
        is_zero = isinstance(empty, Value) and empty.primitive == EQUAL and empty.operands == (other, 0)
        total = other if is_zero and one == 1.0 else 0
    if not isinstance(total, Value) or not isinstance(of, Value) or not isinstance(total.primitive, Reshape):
        return None
    [reduced] = arrays_of(total.operands)
    whole = reduced.primitive
    if (
        not isinstance(whole, Reduce)
        or whole.function != "add"
        or len(whole.axes) != 1
        or reduced.operands[0] is not of
    ):
        return None
    [axis] = whole.axes
    return axis if total.shape == (*of.shape[:axis], 1, *of.shape[axis + 1 :]) else None


def _is_causal(allowed: Value, axes: Axes) -> bool:
    """Whether a condition on the scores is that the key is not after the query."""
    value = allowed
    if isinstance(value.primitive, Broadcast):
        [value] = arrays_of(value.operands)
    if not isinstance(value.primitive, Constant) or len(value.shape) != len(axes):
        return False
    count = len(axes)
    condition = compressed(value.primitive.array).transpose([axes.index(n) for n in range(count)])
    shape = tuple([allowed.shape[axes.index(n)] for n in range(count)])[-2:]
    return condition.size == shape[0] * shape[1] and bool(
        (condition.reshape(shape) == (np.tri(shape[0], shape[1]) > 0)).all()
    )


def _is_of_matrices(product: Value) -> bool:
    """Whether a product pairs the matrices of both operands one to one."""
    first, second = arrays_of(product.operands)
    return first is not second and first.shape[:-2] == second.shape[:-2]
