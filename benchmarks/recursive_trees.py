"""The gradient of a TreeLSTM, as a recursive function of user-defined trees and as a ``tree_fold``, in milliseconds.

    python benchmarks/recursive_trees.py [nodes]

Every node has a word and a score, as in Lantern's Figure 7: 300 words of 30 numbers each, states of 32. The program
prints the least CPU times of twenty gradients on random trees, in turns and with one thread.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from typedtensor import Axis, Const, Expr, Forest, IntTensor, Param, Tensor, given, recursive, tree_fold
from typedtensor.ops import cross_entropy, embed, sigmoid, tanh


class Word(Axis, size=300): ...


class In(Axis, size=30): ...


class Hidden(Axis, size=32): ...


class Score(Axis, size=5): ...


class Leaf(Axis): ...


class Sentence(Axis): ...


@dataclass(frozen=True, eq=False)
class Tree:
    """A node."""

    word: IntTensor[()]
    score: IntTensor[()]
    left: Tree | None = None
    right: Tree | None = None


class State(NamedTuple):
    """The state of a node."""

    loss: Expr[Tensor[()]]
    hidden: Expr[Tensor[Hidden]]
    cell: Expr[Tensor[Hidden]]


RANDOM = np.random.default_rng(0)
TABLE = Param(Tensor[Word, In](RANDOM.normal(size=(300, 30))))
W = [Param(Tensor[In, Hidden](RANDOM.normal(size=(30, 32)) * 0.2)) for _ in range(4)]
U = [Param(Tensor[Hidden, Hidden](RANDOM.normal(size=(32, 32)) * 0.2)) for _ in range(5)]
OUT = Param(Tensor[Hidden, Score](RANDOM.normal(size=(32, 5)) * 0.2))
ZERO = Const(Tensor[Hidden](np.zeros(32)))
INIT = State(Const(Tensor[()](np.float64(0.0))), ZERO, ZERO)


def lstm(x: Expr[Tensor[In]], score: IntTensor[()] | Expr[IntTensor[()]], left: State, right: State) -> State:
    """Return the state of a node from those of its children."""
    both = left.hidden + right.hidden
    i, o, u = (x @ w + both @ s for w, s in zip(W[:3], U, strict=False))
    f, g = (sigmoid(x @ W[3] + h.hidden @ s) for h, s in ((left, U[3]), (right, U[4])))
    cell = sigmoid(i) * tanh(u) + f * left.cell + g * right.cell
    hidden = sigmoid(o) * tanh(cell)
    return State(left.loss + right.loss + cross_entropy(hidden @ OUT, score, Score), hidden, cell)


@recursive
def sentiment(node: Tree | None) -> State:
    """Return the state of a node by recursion over its children."""
    if node is None:
        return INIT
    left, right = sentiment(node.left), sentiment(node.right)
    return lstm(embed(node.word, TABLE), node.score, left, right)


def grown(nodes: int) -> Tree | None:
    """Return a random tree of an odd number of nodes, each with two children or none."""
    if nodes < 1:
        return None
    left = 2 * int(RANDOM.integers(0, (nodes - 1) // 2)) + 1 if nodes > 1 else 0
    word, score = (IntTensor[()](int(RANDOM.integers(n))) for n in (300, 5))
    return Tree(word, score, grown(left), grown(nodes - 1 - left))


def shape(tree: Any, words: list[int], scores: list[int]) -> Any:
    """Return a tree in the form of a Forest, and the data of its leaves."""
    if tree.left is None:
        words.append(int(tree.word.item()))
        scores.append(int(tree.score.item()))
        return len(words) - 1
    return shape(tree.left, words, scores), shape(tree.right, words, scores)


def main(nodes: int) -> None:
    """Print the times."""
    trees = [grown(27) for _ in range(nodes // 27)] + [grown(nodes % 27 + 1 - nodes % 27 % 2)]
    count = len(sentiment.nodes(trees))
    recursion = sentiment.over(trees, Sentence).map(lambda s: s.loss).mean(Sentence)
    words, scores = list[int](), list[int]()
    forest = Forest(*(shape(tree, words, scores) for tree in trees))
    xs = Const(IntTensor[Leaf](words)), Const(IntTensor[Leaf](scores))
    one = Const(IntTensor[()](0))
    fold = tree_fold(
        lambda x: lstm(embed(x, TABLE), one, INIT, INIT),
        lambda left, right: lstm(ZERO @ Const(Tensor[Hidden, In](np.zeros((32, 30)))), one, left, right),
        xs[0],
        forest,
        Leaf,
        Sentence,
    )
    losses = {"recursive": recursion, "tree_fold, data at leaves alone": fold.map(lambda s: s.loss).mean(Sentence)}
    least = dict.fromkeys([*losses, "reading the trees"], float("inf"))
    for _ in range(20):
        for name, loss in losses.items():
            start = time.process_time()
            with given() as computation:
                computation.gradients(loss)
            least[name] = min(least[name], time.process_time() - start)
        start = time.process_time()
        sentiment.over(trees, Sentence)
        least["reading the trees"] = min(least["reading the trees"], time.process_time() - start)
    for name, seconds in least.items():
        print(f"{name}, {count} nodes: {seconds * 1e3:.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 552)
