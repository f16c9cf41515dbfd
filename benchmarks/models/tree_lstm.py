"""A binary TreeLSTM by recursion: each step has a network of its own shape."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.contest import Step
from benchmarks.models.training import load, optimizer_of, training_step
from benchmarks.peers import Arrays, Descent
from benchmarks.trees import FEATURES, HIDDEN, SCORES, Forest, Tree, vectors
from typedtensor import Axis, Const, Expr, IntTensor, Tensor
from typedtensor.nn import BinaryTreeLSTMCell, Linear, LSTMState, Module
from typedtensor.ops import cross_entropy, embed


class Word(Axis): ...


class Feature(Axis, size=FEATURES): ...


class Hidden(Axis, size=HIDDEN): ...


class Score(Axis, size=SCORES): ...


State = LSTMState[Hidden]
Scalar = Expr[Tensor[()]]


class TreeLSTM(Module):
    """Scores of all parts of sentences."""

    def __init__(self) -> None:
        self.words = Const(Tensor[Word, Feature](vectors()))
        self.cell = BinaryTreeLSTMCell(Feature, Hidden)
        self.score = Linear(Hidden, Score)

    def loss(self, forest: Forest) -> Scalar:
        """The sum over the nodes of a tree, in the mean over trees."""
        losses: list[Scalar] = []
        for tree in forest:
            self._grow(tree, losses)
        return sum(losses[1:], losses[0]) * (1.0 / len(forest))

    def _grow(self, tree: Tree, losses: list[Scalar]) -> State:
        if tree.parts is None:
            state = self.cell.leaf(embed(Const(IntTensor[()](tree.word)), self.words))
        else:
            left, right = tree.parts
            state = self.cell(self._grow(left, losses), self._grow(right, losses))
        losses.append(cross_entropy(state.hidden >> self.score, Const(IntTensor[()](tree.score)), Score))
        return state


def step(weights: Arrays, forests: Sequence[Forest], descent: Descent, threads: int, *, pool: bool = False) -> Step:
    """The training step; the expression is built anew in each."""
    model = TreeLSTM()
    load(model.parameters, weights)
    optimizer = optimizer_of(model.parameters, descent)
    return training_step(
        optimizer, lambda number: model.loss(forests[number % len(forests)]), [()], threads if pool else None
    )
