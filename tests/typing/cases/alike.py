"""Layers that are one object, and layers, dropouts and draws that are alike."""

from typing import Any, reveal_type

import numpy as np

from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, fold, map_over, scan
from typedtensor.nn import Dropout, Linear
from typedtensor.random import Key, normal, normal_like
from typedtensor.training import Batches


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=4): ...


State = Expr[Tensor[Batch, Hidden]]


class Repeated(Module):
    def __init__(self) -> None:
        self.one = [Linear(Hidden, Hidden)] * 3
        # E: this repeats one layer, so all of them share its parameters: write [… for _ in range(number)]; to share
        #    them on purpose, assign the layer to a variable first [axes-shared]
        self.several = [Linear(Hidden, Hidden) for _ in range(3)]
        self.alike = [Linear(Hidden, Hidden, seed=0) for _ in range(3)]
        # E: these layers start with the same values, because all have the seed 0: pass a different seed=number to each,
        #    or one generator of random numbers to all [axes-shared]
        self.each = [Linear(Hidden, Hidden, seed=number) for number in range(3)]
        shared = Linear(Hidden, Hidden)
        self.shared = [shared] * 3
        draw = np.random.default_rng(0)
        self.drawn = [Linear(Hidden, Hidden, seed=draw) for _ in range(3)]
        self.numbers = [0.0] * 3


class Dropped(Module):
    def __init__(self) -> None:
        self.first, self.second = Dropout(0.5, seed=0), Dropout(0.5, seed=0)
        # E: this dropout has the same seed as the one on line 40, so both drop the same elements where their shapes are
        #    the same: give it a seed other than 0 [axes-shared]
        self.third = Dropout(0.5, seed=1)
        self.again = Linear(Hidden, Hidden, seed=1)


def of_elements(key: Key, x: State) -> tuple[list[State], list[State]]:
    first = [normal_like(key, x) for _ in range(4)]
    # E: key gives the same numbers here for each element: give each its own key, such as key.fold_in(number) [axes-key]
    return first, [normal_like(key.fold_in(number), x) for number in range(4)]


def of_steps(key: Key, x: Expr[Tensor[Time, Batch, Hidden]], start: State) -> State:
    last = fold(lambda state, part: state + part + normal_like(key, state), start, x, Time)
    # E: key gives the same numbers here in each step of fold: give each its own key, such as one of key.along(axis)
    #    [axes-key]
    noisy = map_over(lambda part: part + normal_like(key, part), x, Time)
    # E: key gives the same numbers here in each step of map_over: give each its own key, such as one of key.along(axis)
    #    [axes-key]
    own = map_over(lambda word: normal(Key(word), Tensor[Hidden]), key.along(Time), Time)
    return last + noisy.sum(Time) + own.sum(Time).expand_like(last)


def noisy(key: Key, x: State) -> State:
    return x + normal_like(key, x)


def split(key: Key, x: State) -> State:
    one, other = key.split()
    return noisy(one, x) + noisy(other, x)


def of_functions(key: Key, x: State) -> State:
    one, other = key.split()
    return noisy(one, x) + noisy(one, x) + noisy(other, x)
    # E: one gives the same numbers here as on line 75: give each draw its own key, as in one, other = one.split()
    #    [axes-key]


def in_rounds(key: Key, x: State) -> State:
    for number in range(3):
        x = x + normal_like(Key(0), x)
        # E: Key(0) gives the same numbers here in each iteration of the loop: create it before the loop, and give each
        #    iteration its own key, such as key.fold_in(number) [axes-key]
        x = x + normal_like(Key(number), x) + normal_like(key.fold_in(number), x)
    return x + normal_like(Key(0), x)


x, y = Input(Tensor[Batch, Hidden]), Input(IntTensor[Batch])
# E: x is given a value, but no expression in this file reads it [axes-unused]
# E: y is given a value, but no expression in this file reads it [axes-unused]


def shuffled(xs: Any, ys: Any) -> list[Batches]:
    rng = np.random.default_rng(0)
    order = rng.permutation(len(xs))
    rows = xs[rng.permutation(len(xs))]
    return [
        Batches(x.bind(Tensor[Batch, Hidden](xs[order])), y.bind(IntTensor[Batch](ys[order])), along=Batch, size=2),
        Batches(
        # E: these are shuffled separately, on lines 96 and 104, so inputs meet the targets of others: draw one order,
        #    and index all of them by it [axes-training]
            x.bind(Tensor[Batch, Hidden](xs[order])),
            y.bind(IntTensor[Batch](ys[rng.permutation(3)])),
            along=Batch,
            size=2,
        ),
        Batches(x.bind(Tensor[Batch, Hidden](rows)), along=Batch, size=2),
    ]


def lost(start: State, parts: list[State], layer: Linear[Hidden, Hidden]) -> tuple[State, State, State, State]:
    first = start
    for part in parts:
        first = layer(start + part)
        # E: each iteration of this loop computes first from start again, so only the last one counts: read first here
        #    instead [axes-stale]
    second = start
    for part in parts:
        second = start
        # E: each iteration of this loop computes second from start again, so only the last one counts: read second here
        #    instead [axes-stale]
        second = layer(second + part)
    third = start
    for part in parts:
        third = layer(third + part) + start
    fourth = start
    for part in parts:
        fourth = layer(fourth + part)
    return first, second, third, fourth


def detached(start: State, x: Expr[Tensor[Time, Batch, Hidden]], layer: Linear[Hidden, Hidden]) -> State:
    from typedtensor.ops import stop_gradient

    def step(state: State, part: State) -> State:
        return layer(stop_gradient(state) + part)

    one = fold(step, start, x, Time)
    # E: each step of this fold stops the gradient of state, so no step learns what later steps need: use state itself,
    #    and stop the gradient before the loop, if at all [axes-gradient]
    reveal_type(fold(lambda state, part: state + layer(stop_gradient(state) + part), start, x, Time))
    # R: Expr[Tensor[Batch, Hidden]]
    _, all_of_them = scan(lambda state, part: (layer(stop_gradient(state)), part), start, x, Time)
    # E: each step of this scan stops the gradient of state, so no step learns what later steps need: use state itself,
    #    and stop the gradient before the loop, if at all [axes-gradient]
    return one + all_of_them.sum(Time)
