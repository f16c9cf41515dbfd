"""A binary TreeLSTM over sentences, whose trees are data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from benchmarks.contest import Scope, Step
from benchmarks.networks.training import load, optimizer_of, training_step
from benchmarks.peers import Arrays, Descent
from benchmarks.trees import FEATURES, HIDDEN, SCORES, Levels, Tree, levels, vectors
from benchmarks.trees import Forest as Trees
from typedtensor import Axis, Binding, Const, Expr, Forest, ForestInput, Input, IntTensor, Tensor
from typedtensor.nn import BinaryTreeLSTMCell, Linear, Module, TreeLSTM
from typedtensor.ops import cross_entropy, embed

Integers = np.ndarray[Any, np.dtype[np.int64]]


class Word(Axis): ...


class Leaf(Axis): ...


class Node(Axis): ...


class Sentence(Axis): ...


class Feature(Axis, size=FEATURES): ...


class Hidden(Axis, size=HIDDEN): ...


class Score(Axis, size=SCORES): ...


words, scores, share = Input(IntTensor[Leaf]), Input(IntTensor[Node]), Input(Tensor[()])
trees = ForestInput(Leaf, Sentence)


class Sentiment(Module):
    """Scores of all constituents of sentences."""

    def __init__(self) -> None:
        self.words = Const(Tensor[Word, Feature](vectors()))
        self.cell = BinaryTreeLSTMCell(Feature, Hidden)
        self.score = Linear(Hidden, Score)

    def loss(
        self, words: Expr[IntTensor[Leaf]], trees: Forest | ForestInput, scores: Expr[IntTensor[Node]]
    ) -> Expr[Tensor[()]]:
        """Return the sum of the losses at the nodes of trees."""
        states = TreeLSTM(self.cell, Leaf, Node, every=True)(embed(words, self.words), trees)
        return cross_entropy(states >> self.score, scores, Score).sum()

    def loss_of(self, forest: Trees) -> Expr[Tensor[()]]:
        """Return the sum of the losses at the nodes of given trees."""
        leaves, made, ordered = indexed(forest)
        return self.loss(Const(IntTensor[Leaf](leaves)), made, Const(IntTensor[Node](ordered)))


def step(weights: Arrays, forests: Sequence[Trees], descent: Descent, scope: Scope) -> Step:
    """Return the training step; the expression is built once, and its inputs are the trees."""
    model = Sentiment()
    load(model.parameters, weights)
    loss = model.loss(words, trees, scores) * share
    bindings = [_bound(forest, levels(forest)) for forest in forests]
    optimizer = optimizer_of(model.parameters, descent)
    return training_step(optimizer, lambda number: loss, bindings, scope)


def _bound(forest: Trees, level: Levels) -> list[Binding[Any]]:
    """Bind the data of a step: the trees, the words at their leaves, the scores of all their nodes."""
    leaves, made, ordered = indexed(forest)
    bound: list[Binding[Any]] = [
        words.bind(IntTensor[Leaf](leaves)),
        scores.bind(IntTensor[Node](ordered)),
        share.bind(Tensor[()](np.float32(1.0 / level.trees))),
    ]
    return [*bound, *trees.bind(made)]


def indexed(forest: Trees) -> tuple[Integers, Forest, Integers]:
    """Return the words at the leaves of trees, the trees over their numbers, and the scores of all nodes in order."""
    leaves: list[int] = []
    inner: list[tuple[int, int]] = []  # height and score
    made = Forest(*(_numbered(tree, leaves, inner)[0] for tree in forest))
    by_height = [score for _, score in sorted(inner, key=lambda node: node[0])]
    return np.array(leaves), made, np.array([*(score for _, score in _leaf_scores(forest)), *by_height])


def _numbered(tree: Tree, leaves: list[int], inner: list[tuple[int, int]]) -> tuple[Any, int]:
    """Return a tree of the numbers of its leaves, and its height; list inner nodes in the order in which they end."""
    if tree.parts is None:
        leaves.append(tree.word)
        return len(leaves) - 1, 0
    (left, low), (right, high) = (_numbered(part, leaves, inner) for part in tree.parts)
    height = max(low, high) + 1
    inner.append((height, tree.score))
    return (left, right), height


def _leaf_scores(forest: Trees) -> list[tuple[int, int]]:
    """Return the word and the score of each leaf, in reading order."""
    found: list[tuple[int, int]] = []
    stack = list(reversed(forest))
    while stack:
        tree = stack.pop()
        if tree.parts is None:
            found.append((tree.word, tree.score))
        else:
            stack.extend(reversed(tree.parts))
    return found
