"""The scores of the parts of sentences: data and weights of the TreeLSTM workloads, and trees level by level."""

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
    """A part of a sentence: a word, or two parts."""

    score: int
    word: int
    parts: tuple[Tree, Tree] | None


Forest = tuple[Tree, ...]
"""The trees of a step."""


@dataclass(frozen=True)
class Levels:
    """Trees as arrays: nodes are numbered from the leaves upwards, level by level.

    Attributes:
        words: of the leaves.
        parts: for each level above them, the numbers of the left and the right parts of its nodes: node × 2.
        scores: of all nodes.
        trees: how many there are.
    """

    words: np.ndarray[Any, Any]
    parts: tuple[np.ndarray[Any, Any], ...]
    scores: np.ndarray[Any, Any]
    trees: int


def forests(size: int, count: int) -> list[Forest]:
    """So many steps of so many trees each, spread over all trees."""
    trees = all_trees()
    chosen = np.linspace(0, len(trees) - 1, size * count).astype(int)
    return [tuple(trees[n] for n in chosen[step::count]) for step in range(count)]


def all_trees() -> list[Tree]:
    """The trees of the file that is named, else as many drawn at random, of about the same size.

    Raises:
        SystemExit: when the file is none.
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
    """A tree in the format of Lantern: the number of nodes, scores, words, left and right parts; -1 is none."""
    scores, words, left, right = ([int(item) for item in line.split()] for line in lines[1:])

    def grow(node: int) -> Tree:
        parts = None if left[node] < 0 else (grow(left[node]), grow(right[node]))
        return Tree(scores[node], words[node], parts)

    return grow(0)


def drawn(generator: np.random.Generator, leaves: int) -> Tree:
    """A tree of so many leaves, most of them on one side, as in sentences."""
    score = int(generator.integers(SCORES))
    if leaves == 1:
        return Tree(score, int(generator.integers(WORDS)), None)
    left = 1 + int((leaves - 1) * generator.beta(0.45, 0.9))
    return Tree(score, -1, (drawn(generator, left), drawn(generator, leaves - left)))


def levels(forest: Forest) -> Levels:
    """Trees level by level; a node stands directly above the higher of its parts."""
    found: list[list[Tree]] = []

    def height(tree: Tree) -> int:
        above = 0 if tree.parts is None else 1 + max(map(height, tree.parts))
        while len(found) <= above:
            found.append([])
        found[above].append(tree)
        return above

    for tree in forest:
        height(tree)
    # Equal parts of sentences are different nodes.
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
    """A vector for each word, at random: those of the evaluation are not published with it."""
    return (np.random.default_rng(1).normal(size=(WORDS, FEATURES)) * 0.3).astype(np.float32)


def weights() -> dict[str, np.ndarray[Any, Any]]:
    """Weights by their names in our model; gates are input, output, both that forget, and the candidate."""
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
