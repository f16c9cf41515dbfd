"""One of two that have the same axes is read for the other: positions, parts, masks, states."""

from dataclasses import dataclass
from typing import Generic

import numpy as np

from typedtensor import Axis, BoolTensor, Const, Expr, Input, IntTensor, Module, Operand, Tensor
from typedtensor.core.axes import U
from typedtensor.ops import (
    Along1,
    Labelled,
    as_real,
    concat,
    embed,
    relu,
    select,
    softmax,
    take_along,
    where,
)


class Batch(Axis): ...


class Time(Axis, size=3): ...


class Key(Axis, size=3): ...


class User(Axis, size=5): ...


class Item(Axis, size=5): ...


class Negative(Axis, size=2): ...


class Hidden(Axis, size=4): ...


class Left(Axis, size=4): ...


class Right(Axis, size=4): ...


class Both(Axis, size=8): ...


class Gate(Axis, size=3): ...


Positions = Expr[IntTensor[Batch]]
Factors = Expr[Tensor[Batch, Hidden]]
States = Expr[Tensor[Batch, Time, Hidden]]
Scores = Expr[Tensor[Batch, Time, Key]]
Known = Expr[BoolTensor[Batch, Time]]
Losses = Expr[Tensor[Batch]]


class Tables:
    users = Input(Tensor[User, Hidden])
    items = Input(Tensor[Item, Hidden])
    ratings = Input(Tensor[User, Item])

    def of_items(self, item: Positions) -> Factors:
        return embed(item, self.items)


def looked_up(tables: Tables, user: Positions, item: Positions, negatives: Expr[IntTensor[Batch, Negative]]) -> None:
    embed(user, tables.users), embed(item, tables.items)
    embed(negatives, tables.items)
    embed(user, tables.items)
    # E: user is named after User, but it is used as positions along Item: use item, or rename user if it holds
    #    positions along Item [axes-index]
    tables.of_items(user)
    # E: user is named after User, but the parameter item takes positions along Item: use item, or rename user if it
    #    holds positions along Item [axes-index]
    tables.of_items(item)
    user.one_hot(Item)
    # E: user is named after User, but it is used as positions along Item: use item, or rename user if it holds
    #    positions along Item [axes-index]
    chosen = item
    embed(chosen, tables.users)
    rows = embed(user, tables.ratings)
    take_along(rows, item, Item)
    take_along(rows, user, Item)
    # E: the positions along Item are the same as those along User on line 89, so this reads only the diagonal of
    #    tables.ratings: one of the two should differ [axes-index]


def without_the_other(tables: Tables, user: Positions) -> None:
    """Nothing says that users are not kept along ``Item``."""
    embed(user, tables.items)


def diagonal(table: Expr[Tensor[User, Item]], ids: Expr[IntTensor[Batch, Time]]) -> None:
    first = embed(select(ids, Time, 0), table)
    take_along(first, select(ids, Time, 1), Item)
    take_along(first, select(ids, Time, 0), Item)
    # E: the positions along Item are the same as those along User on line 102, so this reads only the diagonal of
    #    table: one of the two should differ [axes-index]
    for step in range(2):
        rows = embed(select(ids, Time, step), table)
        take_along(rows, select(ids, Time, step), Item)
        # E: the positions along Item are the same as those along User on line 108, so this reads only the diagonal of
        #    table: one of the two should differ [axes-index]
        take_along(rows, select(ids, Time, step + 1), Item)


def gates(x: Expr[Tensor[Batch, Gate, Hidden]], y: Expr[Tensor[Batch, Gate, Hidden]]) -> list[Factors]:
    write, keep, show = select(x, Gate, 0), select(x, Gate, 1), select(x, Gate, 1)
    # E: line 116 and this line both select position 1 of x along Gate, but nothing selects position 2: select each of
    #    the 3 once [axes-unused]
    others = [select(y, Gate, 0), y.select(Gate, 2), select(y, Gate, -1)]
    # E: line 119 and this line both select position 2 of y along Gate, but nothing selects position 1: select each of
    #    the 3 once [axes-unused]
    return [write, keep, show, *others]


def chosen_gates(x: Expr[Tensor[Batch, Gate, Hidden]], y: Expr[Tensor[Batch, Gate, Hidden]]) -> list[Factors]:
    whole = [y.sum(Gate), select(y, Gate, 0), select(y, Gate, 1), select(y, Gate, 1)]
    return [select(x, Gate, 0), select(x, Gate, 0), *whole]


@dataclass
class State:
    output: Factors
    cell: Factors


def joined(left: State, right: State, keep_left: Factors, keep_right: Factors) -> State:
    outputs = concat(right.output.rename(Hidden, Left), right.output.rename(Hidden, Right), Left, Right, Both)
    # E: left.output is never read, but right.output is passed twice here: one of these should be left.output
    #    [axes-unused]
    cell = relu(left.cell) + keep_right * left.cell + keep_left * right.cell
    # E: keep_right multiplies left.cell, and keep_left multiplies right.cell, but their names suggest the reverse: swap
    #    them, or rename them [axes-role]
    return State(outputs.sum(Both).expand_like(cell), cell)


def joined_well(left: State, right: State, keep_left: Factors, keep_right: Factors) -> Factors:
    outputs = concat(left.output.rename(Hidden, Left), right.output.rename(Hidden, Right), Left, Right, Both)
    return keep_left * left.cell + keep_right * right.cell + outputs.sum(Both).expand_like(left.cell)


def rotated(x: State, y: State, real: Factors, imaginary: Factors) -> Factors:
    doubled = concat(x.output.rename(Hidden, Left), x.output.rename(Hidden, Right), Left, Right, Both)
    return real * y.cell + imaginary * x.cell + doubled.sum(Both).expand_like(y.output)


earlier = Const(BoolTensor[Time, Key](np.tri(3) > 0.0))


class Attention(Module):
    def weights(self, scores: Scores, allowed: Expr[BoolTensor[Batch, Time, Key]]) -> Scores:
        return softmax(scores, Key, where=allowed)

    def __call__(self, scores: Scores, known: Known) -> Scores:
        there = known.rename(Time, Key).expand_like(scores)
        return self.weights(scores, there) + self.weights(scores, known.expand_like(scores))
        # E: the mask passed for allowed, with which line 161 masks a softmax along Key, varies only along Batch, Time,
        #    so it hides all of Key or nothing: give it the axis Key, as in softmax(scores, Key, where=mask) [axes-mask]


def masked(scores: Scores, known: Known) -> list[Scores]:
    late = earlier.expand_like(scores)
    there = known.rename(Time, Key).expand_like(scores)
    return [
        softmax(scores, Key, where=late & known.expand_like(scores)),
        # E: apart from its constant part, the mask of this softmax along Key consists of known, which varies only along
        #    Batch, Time, so it hides all of Key or nothing: give it the axis Key, as in softmax(scores, Key,
        #    where=mask) [axes-mask]
        softmax(scores, Key, where=late & there),
        softmax(scores, Key, where=late & there & known.expand_like(scores)),
        softmax(scores, Key, where=late),
    ]


class Share(Axis, Generic[U], size="|U|"): ...


class Shares(Along1[U], rule="*A U *B -> *A Share[U] *B"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return x * 1.0


shares = Labelled(Shares)


def hidden(scores: Scores, known: Known) -> None:
    shares(where(known.expand_like(scores), scores, -1e9), Key)
    # E: the mask of this Shares along Key varies only along Batch, Time, so it hides all of Key or nothing: give it the
    #    axis Key [axes-mask]
    shares(where(known.rename(Time, Key).expand_like(scores), scores, -1e9), Key)
    shares(where(known.expand_like(scores), scores, 0.0), Key)


def weighted(values: Losses, counted: Losses) -> Losses:
    return (values * counted).mean(Batch).expand_like(values)


def roles(counts: Losses, errors: Losses) -> None:
    weighted(counts, errors)
    # E: the parameter values is given the variable counts, which is named like the parameter counted of the same type:
    #    if this is intended, write values=counts [axes-role]
    weighted(errors, counts)


def totals(losses: Losses, states: States) -> None:
    per_row = relu(states).mean(Time, Hidden)
    per_row + (states * states).mean()
    # E: the mean on line 216 reduces all axes (Batch, Time, Hidden) and is combined with per_row along Batch: name the
    #    axes, as in x.mean(Time, Hidden); if all are intended, write x.mean(Batch, Time, Hidden) [axes-total]
    losses - per_row + (states * states).mean()
    # E: the mean on line 219 reduces all axes (Batch, Time, Hidden) and is combined with a result along Batch: name the
    #    axes, as in x.mean(Time, Hidden); if all are intended, write x.mean(Batch, Time, Hidden) [axes-total]
    losses + (states * states).mean()
    per_row + (states * states).mean(Time, Hidden)
    per_row.sum() + (states * states).mean()


alive, rewards = Input(BoolTensor[Batch, Time]), Input(Tensor[Batch, Time])


def of_step(time: int) -> Losses:
    return select(rewards, Time, time)


def of_lived(time: int) -> Losses:
    return select(rewards, Time, time) * as_real(select(alive, Time, time))


lived = as_real(alive).sum(Time) + 1.0
all_steps = of_step(0)
steps = of_lived(0)
for time in range(1, 3):
    all_steps = all_steps + of_step(time)
    steps = steps + of_lived(time)
all_steps / lived
# E: all_steps is divided by the number of elements that alive selects along Time, but its computation never reads
#    alive: multiply the summed values by as_real(alive) [axes-count]
steps / lived
rewards.sum(Time) / lived
