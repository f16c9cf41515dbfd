"""Sampling loops: states of values, and classes that are generic in what they hold."""

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar, reveal_type

from typedtensor import Axis, Const, Expr, Input, Module, Param, Tensor, fold, plain
from typedtensor.nn import (
    BinaryTreeLSTMCell,
    ChildSumTreeLSTMCell,
    CrossAttention,
    GRUCell,
    Linear,
    LSTMCell,
    LSTMState,
)

X = TypeVar("X")
Y = TypeVar("Y")
U = TypeVar("U", bound=Axis)


class Batch(Axis): ...


class Letter(Axis, size=5): ...


class Hidden(Axis, size=4): ...


class Head(Axis, size=2): ...


class Width(Axis, size=3): ...


class Frame(Axis): ...


class Time(Axis): ...


@dataclass(frozen=True)
class Memory:
    hidden: Expr[Tensor[Batch, Hidden]]
    count: Expr[Tensor[Batch]]


class Pair(NamedTuple):
    hidden: Expr[Tensor[Batch, Hidden]]
    letter: Expr[Tensor[Batch, Letter]]


@dataclass(frozen=True)
class Held(Generic[X, Y]):
    hidden: X
    others: list[Y]


class HeldPair(NamedTuple, Generic[X]):
    first: X
    second: X


@dataclass
class OfLabel(Generic[U]):
    hidden: Expr[Tensor[Batch, U]]
    steps: int


class Net(Module):
    def __init__(self) -> None:
        self.cell = LSTMCell(Letter, Hidden)
        self.out = Linear(Hidden, Letter)

    def __call__(
        self, x: Expr[Tensor[Batch, Letter]], state: LSTMState[Expr[Tensor[Batch, Hidden]]]
    ) -> tuple[Expr[Tensor[Batch, Letter]], LSTMState[Expr[Tensor[Batch, Hidden]]]]:
        after = self.cell(x, state)
        return self.out(after.hidden), after


def of_memory(x: Expr[Tensor[Batch, Letter]], memory: Memory) -> Memory:
    return Memory(memory.hidden * 2.0, memory.count + x.sum(Letter))


def of_pair(pair: Pair) -> Pair:
    return Pair(pair.hidden * 2.0, pair.letter)


def of_held(
    held: Held[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch]]],
) -> Held[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch]]]:
    return Held(held.hidden * 2.0, held.others)


def of_held_pair(pair: HeldPair[Expr[Tensor[Batch, Hidden]]]) -> HeldPair[Expr[Tensor[Batch, Hidden]]]:
    return HeldPair(pair.second, pair.first)


def of_label(state: OfLabel[U]) -> OfLabel[U]:
    return OfLabel(state.hidden * 2.0, state.steps + 1)


def cells(x: Tensor[Batch, Letter], zeros: Tensor[Batch, Hidden]) -> LSTMState[Tensor[Batch, Hidden]]:
    step, state = plain(LSTMCell(Letter, Hidden)), LSTMState(zeros, zeros)
    for _ in range(3):
        state = step(x, state)
    reveal_type(state)  # R: LSTMState[Tensor[Batch, Hidden]]
    gated, hidden = plain(GRUCell(Letter, Hidden)), zeros
    for _ in range(3):
        hidden = gated(x, hidden)
    net, after, y = plain(Net()), state, x
    for _ in range(3):
        y, after = net(y, after)
    reveal_type(after.cell)  # R: Tensor[Batch, Hidden]
    leaf = plain(BinaryTreeLSTMCell(Letter, Hidden).leaf)(x)
    reveal_type(plain(BinaryTreeLSTMCell(Letter, Hidden))(leaf, leaf))  # R: LSTMState[Tensor[Batch, Hidden]]
    reveal_type(plain(ChildSumTreeLSTMCell(Letter, Hidden))(x, [leaf, leaf]))  # R: LSTMState[Tensor[Batch, Hidden]]
    return state


def attention(x: Tensor[Frame, Letter]) -> None:
    reveal_type(plain(CrossAttention(Hidden, Letter, Head, Width).remember)(x))
    # R: Remembered[Tensor[Frame, Head, Width]]


def of_expressions(
    x: Expr[Tensor[Batch, Letter]], zeros: Tensor[Batch, Hidden], xs: Input[Tensor[Time, Batch, Letter]]
) -> None:
    cell, state = LSTMCell(Letter, Hidden), LSTMState(Const(zeros), Const(zeros))
    reveal_type(state)  # R: LSTMState[Expr[Tensor[Batch, Hidden]]]
    for _ in range(3):
        state = cell(x, state)
    reveal_type(fold(lambda s, e: cell(e, s), LSTMState(Param(zeros), Const(zeros)), xs, Time))
    # R: LSTMState[Expr[Tensor[Batch, Hidden]]]
    reveal_type(HeldPair(Const(zeros), Const(zeros)))
    # R: tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[Batch, Hidden]], fallback=HeldPair[Expr[Tensor[Batch, Hidden]]]]
    kept: HeldPair[Const[Tensor[Batch, Hidden]]] = HeldPair(Const(zeros), Const(zeros))
    reveal_type(kept.first)  # R: Const[Tensor[Batch, Hidden]]


def of_own_classes(x: Tensor[Batch, Letter], zeros: Tensor[Batch, Hidden], count: Tensor[Batch]) -> None:
    memory = Memory(zeros, count=count)
    for _ in range(3):
        memory = plain(of_memory)(x, memory)
    reveal_type(memory)  # R: states_of_values.<values of Memory>
    reveal_type(memory.count)  # R: Tensor[Batch]
    pair = Pair(zeros, x)
    for _ in range(3):
        pair = plain(of_pair)(pair)
    reveal_type(pair.letter)  # R: Tensor[Batch, Letter]
    held = Held(zeros, [count])
    for _ in range(3):
        held = plain(of_held)(held)
    reveal_type(held)  # R: Held[Tensor[Batch, Hidden], Tensor[Batch]]
    held_pair = HeldPair(zeros, zeros)
    for _ in range(3):
        held_pair = plain(of_held_pair)(held_pair)
    reveal_type(held_pair)
    # R: tuple[Tensor[Batch, Hidden], Tensor[Batch, Hidden], fallback=HeldPair[Tensor[Batch, Hidden]]]
    of_label_ = OfLabel(zeros, 0)
    for _ in range(3):
        of_label_ = plain(of_label)(of_label_)
    reveal_type(of_label_)  # R: states_of_values.<values of OfLabel>[Hidden]


def mistakes(
    x: Tensor[Batch, Letter], zeros: Tensor[Batch, Hidden], count: Tensor[Batch], y: Expr[Tensor[Batch]]
) -> None:
    Memory(zeros, y)
    # E: Argument 1 to "Memory" has incompatible type "Tensor[Batch, Hidden]"; expected "Expr[Tensor[Batch, Hidden]]"
    #    [arg-type]
    Memory(count, zeros)
    # E: Argument 1 to "Memory" has incompatible type "Tensor[Batch]"; expected "Tensor[Batch, Hidden]" [arg-type]
    # E: Argument 2 to "Memory" has incompatible type "Tensor[Batch, Hidden]"; expected "Tensor[Batch]" [arg-type]
    plain(of_memory)(x, Memory(zeros, count)).hidden.sum(Letter)
    # E: Sum[Letter] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U
    #    (Letter) in the operand, which has only (Batch, Hidden) [axes]
    LSTMCell(Letter, Hidden)(Const(x), LSTMState(y, y))
    # E: LSTMCell[Letter, Hidden] takes (Expr[Tensor[*N, Letter]], LSTMState[Expr[Tensor[*N, Hidden]]]), but is given
    #    (Const[Tensor[Batch, Letter]], LSTMState[Expr[Tensor[Batch]]]) [axes]
    # E: Argument 1 to "LSTMState" has incompatible type "Expr[Tensor[Batch]]"; expected "Expr[Tensor[*tuple[Any, ...],
    #    Hidden]]" [arg-type]
    # E: Argument 2 to "LSTMState" has incompatible type "Expr[Tensor[Batch]]"; expected "Expr[Tensor[*tuple[Any, ...],
    #    Hidden]]" [arg-type]
    LSTMCell(Letter, Hidden)(Const(x), LSTMState(zeros, zeros))
    # E: Argument 1 to "LSTMState" has incompatible type "Tensor[Batch, Hidden]"; expected "Expr[Tensor[Batch, Hidden]]"
    #    [arg-type]
    # E: Argument 2 to "LSTMState" has incompatible type "Tensor[Batch, Hidden]"; expected "Expr[Tensor[Batch, Hidden]]"
    #    [arg-type]
    plain(LSTMCell(Letter, Hidden))(x, LSTMState(count, count))
    # E: Argument 2 to "plain(LSTMCell)" has incompatible type "LSTMState[Tensor[Batch]]"; expected
    #    "LSTMState[Tensor[Batch, Hidden]] | LSTMState[Expr[Tensor[Batch, Hidden]]]" [arg-type]
    of_memory(Const(x), Memory(zeros, count))
    # E: Argument 2 to "of_memory" has incompatible type "<values of Memory>"; expected "Memory" [arg-type]
