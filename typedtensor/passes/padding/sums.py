"""Padding rules of reductions, matrix products, scans and random numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.ir import Accumulate, Arg, Argument, Contract, MatMul, RandomUniform, Reduce, Sort, Value, make
from typedtensor.passes.padding.layouts import merged, natural, varies
from typedtensor.passes.padding.padder import Padder, pads
from typedtensor.passes.padding.refusal import NotPaddedError
from typedtensor.passes.padding.shared import at_end_only, neutral


@pads(Reduce)
def _reduce(padder: Padder, p: Reduce, value: Value, x: Value) -> Value:
    layout = padder.layouts[x]
    if any(varies(x.shape[n]) for n in p.axes):
        x = padder.masked(x, p.axes, neutral(p.function, x.dtype))
    kept = [(1,) if n in p.axes else f for n, f in enumerate(layout) if p.kept or n not in p.axes]
    return padder.laid(make(p, x), tuple(kept))


@pads(MatMul)
def _product(padder: Padder, p: MatMul, value: Value, x: Value, y: Value) -> Value:
    result = make(p, *_without_padding(padder, x, y, [(len(x.shape) - 1, len(y.shape) - 2)]))
    first, second = padder.layouts[x], padder.layouts[y]
    stacks = [(first[:-2], x.shape[:-2]), (second[:-2], y.shape[:-2])]
    return padder.laid(result, (*merged(stacks, result.shape[:-2], padder.extras.key), first[-2], second[-1]))


@pads(Contract)
def _contraction(padder: Padder, p: Contract, value: Value, x: Value, y: Value) -> Value:
    result = make(p, *_without_padding(padder, x, y, [*zip(p.first, p.second, strict=True)]))
    rest = [f for n, f in enumerate(padder.layouts[x]) if n not in p.first]
    return padder.laid(result, (*rest, *(f for n, f in enumerate(padder.layouts[y]) if n not in p.second)))


def _without_padding(padder: Padder, x: Value, y: Value, pairs: Sequence[tuple[int, int]]) -> tuple[Value, Value]:
    """Set the padding of a product's operands to 0 along pairs of contracted axes."""
    first, second = [*padder.layouts[x]], [*padder.layouts[y]]
    for n, m in pairs:
        size = (x.shape[n],)
        [first[n]] = [second[m]] = merged([((first[n],), size), ((second[m],), size)], size, padder.extras.key)
    rows = padder.masked(x, [n for n, _ in pairs], 0, tuple(first))
    return rows, padder.masked(y, [m for _, m in pairs], 0, tuple(second))


@pads(Accumulate, Sort)
def _along(padder: Padder, p: Any, value: Value, x: Value) -> Value:
    layout = list(padder.layouts[x])
    if varies(x.shape[p.axis]):
        if isinstance(p, Sort):
            raise NotPaddedError(f"{value} sorts along an axis with padding")
        at_end_only(padder, x, p.axis)
        layout[p.axis] = (x.shape[p.axis],)
    return padder.laid(make(p, x), tuple(layout))


@pads(Arg)
def _arg(padder: Padder, p: Arg, value: Value, x: Value) -> Value:
    at_end_only(padder, x, p.axis)
    layout = padder.layouts[x]
    if varies(x.shape[p.axis]):
        x = padder.masked(x, [p.axis], neutral("maximum" if p.largest else "minimum", x.dtype))
    return padder.laid(make(p, x), (*layout[: p.axis], *layout[p.axis + 1 :]))


@pads(RandomUniform)
def _uniform(padder: Padder, p: RandomUniform, value: Value, key: Argument) -> Value:
    if any(map(varies, p.shape[1:])):
        raise NotPaddedError(
            f"the random numbers of {value} depend on the sizes of all its axes, and a padded axis changes them"
        )  # numbers follow memory order
    result = make(p, key)
    first = padder.layouts[key] if isinstance(key, Value) else ()
    return padder.laid(result, (*first, *natural(p.shape)))
