"""Data and weights of the TreeLSTM workloads: scored constituents of sentences, and trees arranged by levels."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.peers import Adagrad, normal

FEATURES, HIDDEN, SCORES, WORDS, TREES = 300, 150, 5, 5267, 1101
OPTIMIZER = Adagrad(0.01)
FILE = "LANTERN_TREES"
FILES = {"--trees": FILE}


@dataclass(frozen=True)
class Tree:
    """A constituent of a sentence: a word, or two constituents."""

    score: int
    word: int
    parts: tuple[Tree, Tree] | None


Forest = tuple[Tree, ...]
"""The trees of a step."""


@dataclass(frozen=True)
class Levels:
    """Trees as arrays: nodes are numbered level by level, starting with the leaves.

    Attributes:
        words: the words of the leaves.
        parts: for each level above the leaves, the numbers of its nodes' left and right children: node × 2.
        scores: the scores of all nodes.
        trees: the number of trees.
    """

    words: np.ndarray[Any, Any]
    parts: tuple[np.ndarray[Any, Any], ...]
    scores: np.ndarray[Any, Any]
    trees: int


def forests(size: int, count: int) -> list[Forest]:
    """Return a number of steps of a number of trees each, evenly spread over all trees."""
    trees = all_trees()
    chosen = np.linspace(0, len(trees) - 1, size * count).astype(int)
    return [tuple(trees[n] for n in chosen[step::count]) for step in range(count)]


def all_trees() -> list[Tree]:
    """Return the trees of a named file, else as many random ones of similar sizes.

    Raises:
        SystemExit: when there is no such file.
    """
    path = os.environ.get(FILE)
    if path is None:
        generator = np.random.default_rng(0)
        return [drawn(generator, 2 + int(generator.gamma(3.8, 4.6))) for _ in range(TREES)]
    if not Path(path).is_file():
        raise SystemExit(f"{path}, named by --trees or {FILE}, is no file: pass array_tree.txt of feiwang3311/Lantern")
    lines = Path(path).read_text(encoding="ascii").splitlines()
    return [_read(lines[1 + 5 * n : 6 + 5 * n]) for n in range(int(lines[0]))]


def _read(lines: list[str]) -> Tree:
    """Read a tree in Lantern's format: the number of nodes, scores, words, left and right children; -1 is none."""
    scores, words, left, right = ([int(item) for item in line.split()] for line in lines[1:])

    def grow(node: int) -> Tree:
        parts = None if left[node] < 0 else (grow(left[node]), grow(right[node]))
        return Tree(scores[node], words[node], parts)

    return grow(0)


def drawn(generator: np.random.Generator, leaves: int) -> Tree:
    """Draw a tree with a number of leaves, mostly on one side, as in sentences."""
    score = int(generator.integers(SCORES))
    if leaves == 1:
        return Tree(score, int(generator.integers(WORDS)), None)
    left = 1 + int((leaves - 1) * generator.beta(0.45, 0.9))
    return Tree(score, -1, (drawn(generator, left), drawn(generator, leaves - left)))


def levels(forest: Forest) -> Levels:
    """Return trees by levels; a node is on the level above its higher child."""
    found: list[list[Tree]] = []

    def height(tree: Tree) -> int:
        above = 0 if tree.parts is None else 1 + max(map(height, tree.parts))
        while len(found) <= above:
            found.append([])
        found[above].append(tree)
        return above

    for tree in forest:
        height(tree)
    # Equal constituents are different nodes.
    number = {id(tree): n for n, tree in enumerate(tree for level in found for tree in level)}
    parts = [[[number[id(part)] for part in tree.parts or ()] for tree in level] for level in found[1:]]
    return Levels(
        np.array([tree.word for tree in found[0]]),
        tuple(np.array(level).reshape(-1, 2) for level in parts),
        np.array([tree.score for level in found for tree in level]),
        len(forest),
    )


@cache
def vectors() -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return a random vector for each word, since those of the evaluation are not published."""
    return (np.random.default_rng(1).normal(size=(WORDS, FEATURES)) * 0.3).astype(np.float32)


def weights() -> dict[str, np.ndarray[Any, Any]]:
    """Return weights by their names in our model; the gates are input, output, two forget gates, and candidate."""
    shapes: dict[str, tuple[int, ...]] = {
        "cell.leaf_weight": (FEATURES, 3 * HIDDEN),
        "cell.leaf_bias": (3 * HIDDEN,),
        "cell.left": (HIDDEN, 5 * HIDDEN),
        "cell.right": (HIDDEN, 5 * HIDDEN),
        "cell.bias": (5 * HIDDEN,),
        "score.weight": (HIDDEN, SCORES),
        "score.bias": (SCORES,),
    }
    return normal(shapes, 0.05)
