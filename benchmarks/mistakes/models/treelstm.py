"""A binary Tree-LSTM for sentiment: it computes the state of a phrase from the states of its two parts."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.mistakes.parts import trial, weight
from typedtensor import Axis, Const, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import concat, cross_entropy, embed, select, sigmoid, tanh


class Word(Axis, size=7): ...


class Feature(Axis, size=5): ...


class Hidden(Axis, size=5): ...


class Left(Axis, size=5): ...


class Right(Axis, size=5): ...


class Children(Axis, size=10): ...


class Gate(Axis, size=5): ...


class Gates(Axis, size=25): ...


class Sentiment(Axis, size=3): ...


@dataclass(frozen=True)
class Phrase:
    """A binary tree; a leaf is a word."""

    parts: int | tuple[Phrase, Phrase]
    sentiment: int


@dataclass(frozen=True)
class State:
    """The state of a phrase."""

    output: Expr[Tensor[Hidden]]
    cell: Expr[Tensor[Hidden]]


class TreeLSTM(Module):
    """States of phrases, from the leaves up."""

    def __init__(self) -> None:
        self.table = weight(Tensor[Word, Feature])
        self.leaf = Linear(Feature, Hidden, seed=0)
        self.node = Linear(Children, Gates, seed=1)
        self.score = Linear(Hidden, Sentiment, seed=2)

    def of_word(self, word: int) -> State:
        cell = self.leaf(embed(Const(IntTensor[()](word)), self.table))
        return State(tanh(cell), cell)

    def of_parts(self, left: State, right: State) -> State:
        outputs = concat(left.output.rename(Hidden, Left), right.output.rename(Hidden, Right), Left, Right, Children)
        gates = self.node(outputs).split(Gates, Gate, Hidden)
        write, show = sigmoid(select(gates, Gate, 0)), sigmoid(select(gates, Gate, 1))
        keep_left, keep_right = sigmoid(select(gates, Gate, 2)), sigmoid(select(gates, Gate, 3))
        candidate = tanh(select(gates, Gate, 4))
        cell = write * candidate + keep_left * left.cell + keep_right * right.cell
        return State(show * tanh(cell), cell)

    def __call__(self, phrase: Phrase) -> tuple[State, Expr[Tensor[()]]]:
        """The state of a phrase, and the loss of it and of all its parts."""
        if isinstance(phrase.parts, int):
            state, below = self.of_word(phrase.parts), Const(Tensor[()](0.0)) * 1.0
        else:
            (left, left_loss), (right, right_loss) = self(phrase.parts[0]), self(phrase.parts[1])
            state, below = self.of_parts(left, right), left_loss + right_loss
        logits = self.score(state.output)
        return state, below + cross_entropy(logits, Const(IntTensor[()](phrase.sentiment)), Sentiment)


sentence = Phrase((Phrase(0, 1), Phrase((Phrase(3, 2), Phrase(5, 0)), 2)), 1)
model = TreeLSTM()
root, loss = model(sentence)
probabilities = model.score(root.output).softmax(Sentiment)
guess = probabilities.argmax(Sentiment)


def run() -> float:
    """The loss of one tree, with its gradients."""
    return trial(loss)
