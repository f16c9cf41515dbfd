"""Padding rules of loops, branches and trees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from typedtensor.ir import Branch, Loop, Program, Region, Tree, TupleElement, Value, Where, make
from typedtensor.ir.program import new_input
from typedtensor.passes.padding.layouts import Layout, NotPaddedError, is_prefix, merged, varies
from typedtensor.passes.padding.padder import Padder, pads

MOST_ROUNDS = 8
"""The maximal number of rounds until the layouts of a body's carried values reach a fixed point."""


class _Body:
    """The padding of a region's body.

    Attributes:
        inputs: the new inputs, without extra ones.
        outputs: the new outputs.
        layouts: the layouts of the inputs.
        padder: has the layouts of the outputs.
    """

    def __init__(
        self, padder: Padder, region: Region, layouts: Sequence[Layout], handed_on: Sequence[tuple[int, int]]
    ) -> None:
        body = region.body
        self.layouts = [*layouts]
        for _ in range(MOST_ROUNDS):
            self.padder = Padder(padder.extras)
            self.inputs = [self.padder.input(x, of) for x, of in zip(body.inputs, self.layouts, strict=True)]
            self.outputs = self.padder.run(body)
            before = [*self.layouts]
            for output, place in handed_on:
                given = [(self.padder.layouts[self.outputs[output]], self.outputs[output].shape)]
                shape = body.inputs[place].shape
                self.layouts[place] = merged([(self.layouts[place], shape), *given], shape, padder.extras.key)
            if self.layouts == before:
                return
        raise NotPaddedError("the padding of a body's carried values differs at each step")

    def layout(self, output: int) -> Layout:
        """Return the layout of an output."""
        return self.padder.layouts[self.outputs[output]]

    def program(self, *further: Value) -> Program:
        """Return the body as a program whose further inputs come before the extra ones."""
        return Program((*self.inputs, *further, *self.padder.used.values()), tuple(self.outputs))

    def extras(self, padder: Padder) -> list[Value]:
        """Return the values that the surrounding program passes as the body's extra inputs."""
        return [padder.extra(place) for place in self.padder.used]


def _along(padder: Padder, x: Value) -> Layout:
    """Return the layout of one element along the first axis."""
    if not is_prefix(padder.layouts[x][0]):
        raise NotPaddedError(f"a body runs along the first axis of {x}, which has padding between its elements")
    return padder.layouts[x][1:]


@pads(Loop)
def _loop(padder: Padder, p: Loop, value: Value, *operands: Value) -> Value:
    """Pad a loop. Its steps in the padding return the carried values unchanged."""
    first = p.carries + p.sequences
    layouts = [_along(padder, x) if p.carries <= n < first else padder.layouts[x] for n, x in enumerate(operands)]
    body = _Body(padder, p, layouts, p.handed_on())
    flags: list[Value] = []
    masks: list[Value] = []
    operands = (*operands[: p.carries], *map(padder.readable, operands[p.carries : first]), *operands[first:])
    if varies(p.length):
        flag = new_input("within", (), np.dtype(np.bool_))
        for n in range(p.carries):
            body.outputs[n] = make(Where(), flag, body.outputs[n], body.inputs[n])
            body.padder.layouts[body.outputs[n]] = body.layouts[n]
        flags, masks = [flag], [padder.extra(padder.extras.mask(p.length))]
    inputs = (*body.inputs[:first], *flags, *body.inputs[first:], *body.padder.used.values())
    program = Program(inputs, tuple(body.outputs))
    loop = replace(p, body=program, sequences=p.sequences + len(flags))
    result = make(loop, *operands[:first], *masks, *operands[first:], *body.extras(padder))
    padder.elements[result] = [
        ((p.length + (n < p.carries),), *(body.layouts[n] if n < p.carries else body.layout(n)))
        for n in range(p.elements)
    ]
    return padder.laid(result, ())


@pads(TupleElement)
def _element(padder: Padder, p: TupleElement, value: Value, whole: Value) -> Value:
    result = make(p, whole)
    region: Any = whole.primitive
    if isinstance(region, Loop) and p.index < region.carries:
        padder.held.add(result)
    return padder.laid(result, padder.elements[whole][p.index])


@pads(Branch)
def _branch(padder: Padder, p: Branch, value: Value, condition: Value, *operands: Value) -> Value:
    others, constants = operands[: p.results], operands[p.results :]
    body = _Body(padder, p, [padder.layouts[x] for x in constants], [])
    result = make(replace(p, body=body.program()), condition, *others, *constants, *body.extras(padder))
    padder.elements[result] = [
        merged([(padder.layouts[x], x.shape), (body.layout(n), x.shape)], x.shape, padder.extras.key)
        for n, x in enumerate(others)
    ]
    return padder.laid(result, ())


@pads(Tree)
def _tree(padder: Padder, p: Tree, value: Value, *operands: Value) -> Value:
    """Pad a forest. A padding node is a part of no actual node, and its own parts are padding leaves."""
    first, second = p.states + p.indices, p.states + p.indices + p.sequences
    starts, (leaves, own, *parts) = operands[: p.states], operands[p.states : first]
    sequences, constants = [padder.readable(x) for x in operands[first:second]], operands[second:]
    states = [_along(padder, x) for x in starts]
    layouts = [*states * (p.taken // max(p.states, 1)), *(_along(padder, x) for x in sequences)]
    handed_on = [(n, place) for n in range(p.returned) for place in range(n % p.states, p.taken, p.states)]
    body = _Body(padder, p, [*layouts, *(padder.layouts[x] for x in constants)], handed_on)
    count, kind = leaves.shape[0], leaves.dtype
    if varies(count) or varies(p.inner):
        if not (varies(count) and varies(p.inner)):
            raise NotPaddedError("only one of the numbers of leaves and of inner nodes varies, and padding needs both")
        extras = padder.extras
        numbers = [extras.leaves(count, p.inner, kind), extras.inner_nodes(count, p.inner, kind)]
        no_leaf = padder.extra(extras.no_leaf(count, p.inner, kind))
        is_leaf, is_inner = [padder.extra(extras.mask(n)) for n in (count, p.inner)]
        leaves = make(Where(), is_leaf, leaves, padder.extra(numbers[0]))
        own = make(Where(), is_inner, own, padder.extra(numbers[1]))
        parts = [make(Where(), is_inner, x, no_leaf) for x in parts]
    tree = replace(p, body=body.program())
    result = make(tree, *starts, leaves, own, *parts, *sequences, *constants, *body.extras(padder))
    padder.elements[result] = [
        ((p.nodes,), *body.layouts[n]) if n < p.states else ((p.inner,), *body.layout(p.returned + n - p.states))
        for n in range(p.elements)
    ]
    return padder.laid(result, ())
