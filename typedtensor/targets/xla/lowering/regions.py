"""Lowering of loops, branches, repetitions and trees to ``jax.lax``."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.ir import Branch, Loop, Repeat, Tree, Value
from typedtensor.targets.xla.lowering.table import Checked, function_of, has_room, lowers, well, worse


@lowers(Loop)
def _loop(jax: Any, p: Loop, v: Value, *arrays: Any) -> Checked:
    body, first = function_of(p.body), p.carries
    starts, sequences = arrays[:first], arrays[first : first + p.sequences]

    def step(state: Any, elements: Any) -> Any:
        carried, checks = state
        outputs, more = body(*carried, *elements, *arrays[first + p.sequences :])
        return (tuple(outputs[:first]), worse(jax, checks, more)), (carried, tuple(outputs[first:]))

    begun = tuple(starts), well(jax, p.body)
    (end, checks), (before, results) = jax.lax.scan(step, begun, tuple(sequences), p.length, reverse=p.backwards)
    pairs = [(x[None], y) if p.backwards else (y, x[None]) for x, y in zip(end, before, strict=True)]
    return Checked([*map(jax.numpy.concatenate, pairs), *results], checks)


@lowers(Branch)
def _branch(jax: Any, p: Branch, v: Value, condition: Any, *arrays: Any) -> Checked:
    body, others, constants = function_of(p.body), arrays[: p.results], arrays[p.results :]
    taken = condition if p.holds else ~condition
    results, checks = jax.lax.cond(taken, lambda: body(*constants), lambda: ([*others], well(jax, p.body)))
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
        return steps + 1, again, tuple(outputs[: p.carries]), kept, worse(jax, checks, more)

    none, again = numpy.asarray(0, np.int64), first if p.decides else True
    begun = none, again, tuple(starts), tuple(stacks), well(jax, p.body)
    steps, _, last, kept, checks = lax.while_loop(goes_on, step, begun)
    if has_room(p):  # an index beyond the last is clamped: results are invalid then
        checks = (*checks, numpy.where(steps > p.length, steps, 0)[None])
    return Checked([steps, *last, *kept], checks)


@lowers(Tree)
def _tree(jax: Any, p: Tree, v: Value, *arrays: Any) -> Checked:
    """Return a walk over trees, node by node, children before parents or after them."""
    body, first = function_of(p.body), p.states + p.indices
    starts, (leaves, own, *parts) = arrays[: p.states], arrays[p.states : first]
    sequences, constants = arrays[first : first + p.sequences], arrays[first + p.sequences :]
    result = [jax.numpy.zeros(*p.element(n)) for n in range(p.elements)]
    for n, start in enumerate(starts):
        result[n] = result[n].at[leaves].set(start) if p.upwards else start

    def step(count: Any, state: Any) -> Any:
        result, checks = state
        node = count if p.upwards else p.inner - 1 - count
        sides = [part[node] for part in parts]
        states = result[: p.states]
        taken = [x[side] for side in (sides if p.upwards else (own[node],)) for x in states]
        outputs, more = body(*taken, *(x[node] for x in sequences), *constants)
        for n, output in enumerate(outputs[: p.returned]):
            if p.upwards:
                states[n] = states[n].at[own[node]].set(output)
            else:
                states[n % p.states] = states[n % p.states].at[sides[n // p.states]].add(output)
        further = zip(result[p.states :], outputs[p.returned :], strict=True)
        stacks = [stack.at[node].set(output) for stack, output in further]
        return [*states, *stacks], worse(jax, checks, more)

    return Checked(*jax.lax.fori_loop(0, p.inner, step, (result, well(jax, p.body))))
