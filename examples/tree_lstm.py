"""A binary TreeLSTM over sentences: ordinary recursion builds a different network for each tree.

    python examples/tree_lstm.py [--epochs N]

The model predicts a score from 0 (very negative) to 4 (very positive) for every node of a tree, from the state of the
node. The program trains it on three small trees, and prints the mean loss of every fifth epoch.

The trees have the array format of Lantern: the number of nodes, then one line each with the scores, the words (-1 for
an inner node), the left children and the right children.

It shows modules with your own ``__call__``, named tuples of expressions as states, and expressions built anew for each
tree, which share plans if their forms are equal.

After Tai, Socher and Manning, "Improved Semantic Representations From Tree-Structured Long Short-Term Memory Networks"
(2015), section 3.2.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from typedtensor import Axis, Const, Expr, IntTensor, Param, Tensor, given
from typedtensor.nn import Linear, Module
from typedtensor.ops import cross_entropy, embed, sigmoid, tanh
from typedtensor.optim import Adam


class Word(Axis): ...


class Feature(Axis): ...


class Hidden(Axis): ...


class Gate(Axis): ...


class Score(Axis, size=5): ...


TREES = """\
5
4 3 4 2 2
-1 0 -1 1 2
1 -1 3 -1 -1
2 -1 4 -1 -1
7
0 1 0 2 0 2 3
-1 -1 -1 3 4 1 2
1 3 5 -1 -1 -1 -1
2 4 6 -1 -1 -1 -1
1
2
1
-1
-1
"""


@dataclass(frozen=True)
class Tree:
    """A part of a sentence: a word, or two smaller parts."""

    score: int
    word: int
    parts: tuple[Tree, Tree] | None


class State(NamedTuple):
    """The state of the LSTM for a part of a sentence: the hidden state and the cell."""

    h: Expr[Tensor[Hidden]]
    c: Expr[Tensor[Hidden]]


def read_trees(lines: Iterator[str], count: int) -> list[Tree]:
    """Read the next trees in the array format, without the leading count of trees."""
    trees = []
    for _ in range(count):
        next(lines)
        scores, words, left, right = [[int(item) for item in next(lines).split()] for _ in range(4)]

        def subtree(node: int) -> Tree:
            parts = None if left[node] < 0 else (subtree(left[node]), subtree(right[node]))  # noqa: B023  # called at once
            return Tree(scores[node], words[node], parts)  # noqa: B023

        trees.append(subtree(0))
    return trees


class Joint(Module):
    """The logits of one gate, computed from the states of two parts."""

    def __init__(self, hidden: int) -> None:
        self.left, self.right = Linear(Hidden(hidden), Gate(hidden)), Linear(Hidden(hidden), Gate(hidden), bias=False)

    def __call__(self, left: State, right: State) -> Expr[Tensor[Hidden]]:
        return ((left.h >> self.left) + (right.h >> self.right)).rename(Gate, Hidden)


class TreeLSTM(Module):
    """The network.

    Args:
        words: a vector for each word.
        features: the size of these vectors.
        hidden: the size of a state.
    """

    def __init__(self, words: Expr[Tensor[Word, Feature]], features: int, hidden: int) -> None:
        self.words = words
        self.leaf = [Linear(Feature(features), Hidden(hidden)) for _ in range(3)]
        self.inner = [Joint(hidden) for _ in range(5)]
        self.score = Linear(Hidden(hidden), Score)

    def __call__(self, tree: Tree) -> Expr[Tensor[()]]:
        """Return the sum of the losses at all nodes of a tree."""
        losses: list[Expr[Tensor[()]]] = []
        self._grow(tree, losses)
        return sum(losses[1:], losses[0])

    def _grow(self, tree: Tree, losses: list[Expr[Tensor[()]]]) -> State:
        if tree.parts is None:
            state = self._read(tree.word)
        else:
            left, right = tree.parts
            state = self._join(self._grow(left, losses), self._grow(right, losses))
        losses.append(cross_entropy(state.h >> self.score, Const(IntTensor[()](tree.score)), Score))
        return state

    def _read(self, word: int) -> State:
        x = embed(Const(IntTensor[()](word)), self.words)
        i, o, u = [x >> gate for gate in self.leaf]
        c = sigmoid(i) * tanh(u)
        return State(sigmoid(o) * tanh(c), c)

    def _join(self, left: State, right: State) -> State:
        i, forget_left, forget_right, o, u = [gate(left, right) for gate in self.inner]
        c = sigmoid(i) * tanh(u) + sigmoid(forget_left) * left.c + sigmoid(forget_right) * right.c
        return State(sigmoid(o) * tanh(c), c)


def main(arguments: Sequence[str] | None = None) -> list[float]:
    """Train the network on three small trees, and return the mean loss of each epoch."""
    parser = argparse.ArgumentParser(description="Train a TreeLSTM on three small trees.")
    parser.add_argument("--epochs", type=int, default=20, help="number of passes over the data")
    options = parser.parse_args(arguments)

    trees = read_trees(iter(TREES.splitlines()), 3)
    words = Param(Tensor[Word, Feature](np.random.default_rng(0).normal(size=(5, 8)).astype(np.float32)))
    model = TreeLSTM(words, features=8, hidden=6).initialize(0)
    optimizer = Adam(model.parameters, learning_rate=0.05)
    means = []
    for epoch in range(options.epochs):
        total = 0.0
        for tree in trees:
            loss = model(tree)
            with given():
                optimizer.step(loss)
                total += float(loss.value)
        means.append(total / len(trees))
        if epoch % 5 == 0:
            print(f"epoch {epoch}: loss {means[-1]:.3f}")
    return means


if __name__ == "__main__":
    main()
