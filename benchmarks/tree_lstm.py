"""Training steps of a binary TreeLSTM over sentences: one tree or twenty, 300 features, states of 150, Adagrad.

    python benchmarks/tree_lstm.py [--workload tree trees] [--threads 1 2] [--repeats 60] [--trees array_tree.txt]

The trees are an evenly spread selection of the 1,101 trees of Lantern's evaluation (feiwang3311/Lantern) if you name
their file, otherwise random. Word vectors are random and not trained.

Other libraries that compute trees level by level receive precomputed levels, whose construction is not timed. Recursive
programs traverse each tree in each step.

The program prints the times and the memory of all contenders, and the ratio of this library's time to the best of the
others.
"""

from __future__ import annotations

import importlib
import sys
from functools import cache, partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.command import run
from benchmarks.contest import Contender, Scope, Step, Workload, our_contenders
from benchmarks.peers import Arrays, Batch, autograd_step, jax_step, make, no_compiler, torch_step
from benchmarks.trees import FILES, HIDDEN, OPTIMIZER, Forest, Levels, Tree, forests, levels, vectors, weights


def workload(size: int, count: int) -> Workload:
    """Return the workload with a number of trees per step and a number of different steps."""
    initial, data = weights(), forests(size, count)
    joint = fused(initial)
    by_level = [levels(forest) for forest in data]
    arrays = [(level.words, level.parts, level.scores, level.trees) for level in by_level]
    padded = [padding(level, 64 if size > 1 else 16) for level in by_level]
    recursive = [(forest,) for forest in data]

    def ours(scope: Scope) -> Step:
        from benchmarks.networks.tree_lstm import step

        return step(initial, data, OPTIMIZER, scope)

    contenders = [
        *our_contenders(ours),
        Contender(
            "PyTorch by level", make(torch_step, joint, arrays, OPTIMIZER, partial(torch_levels, False)), "torch"
        ),
        Contender("PyTorch recursion", make(torch_step, joint, recursive, OPTIMIZER, torch_recursion), "torch"),
        Contender(
            "torch.compile'd cells by level",
            make(torch_step, joint, arrays, OPTIMIZER, partial(torch_levels, True)),
            "torch",
            no_compiler,
        ),
        Contender("JAX scan over padded levels", make(jax_step, joint, padded, OPTIMIZER, jax_levels), "jax"),
    ]
    if size == 1:
        hips = make(autograd_step, joint, recursive, OPTIMIZER, autograd_recursion)
        contenders.append(Contender("HIPS autograd recursion", hips, "autograd"))
    trees = "one tree" if size == 1 else f"{size} trees"
    title = f"TreeLSTM: 300 → 150, {trees} a step, Adagrad"
    return Workload(f"tree{'s' * (size > 1)}", title, contenders, count, ours=ours)


def fused(weights: Arrays) -> dict[str, np.ndarray[Any, Any]]:
    """Fuse the weights of left and right children, which Adagrad's elementwise updates allow."""
    both = np.concatenate([weights["cell.left"], weights["cell.right"]])
    return {**{n: w for n, w in weights.items() if n not in ("cell.left", "cell.right")}, "cell.both": both}


def torch_leaf(z: Any) -> tuple[Any, Any]:
    """Return the states of leaves in PyTorch from the preactivations of their gates."""
    i, o, u = z.chunk(3, -1)
    c = i.sigmoid() * u.tanh()
    return o.sigmoid() * c.tanh(), c


def torch_node(z: Any, c: Any, d: Any) -> tuple[Any, Any]:
    """Return the states of nodes in PyTorch from the preactivations of their gates and their children's cell states."""
    i, o, f, g, u = z.chunk(5, -1)
    c = i.sigmoid() * u.tanh() + f.sigmoid() * c + g.sigmoid() * d
    return o.sigmoid() * c.tanh(), c


@cache
def torch_cells(compiled: bool) -> tuple[Any, Any]:
    """Return both cell functions, optionally compiled for any number of nodes."""
    if not compiled:
        return torch_leaf, torch_node
    compile_ = importlib.import_module("torch").compile
    return compile_(torch_leaf, dynamic=True), compile_(torch_node, dynamic=True)


@cache
def torch_vectors() -> Any:
    """Return the word vectors as a tensor of PyTorch."""
    return importlib.import_module("torch").from_numpy(vectors())


def torch_levels(compiled: bool, p: Any, words: Any, parts: Any, scores: Any, trees: int) -> Any:
    """The loss in PyTorch, all nodes of a level at once."""
    torch: Any = importlib.import_module("torch")
    leaf, node = torch_cells(compiled)
    h, c = leaf(torch.addmm(p["cell.leaf_bias"], torch_vectors()[words], p["cell.leaf_weight"]))
    hidden, cells = [h], [c]
    for level in parts:
        chosen = level.view(-1)
        both = torch.cat(hidden).index_select(0, chosen).view(-1, 2 * HIDDEN)
        remembered = torch.cat(cells).index_select(0, chosen).view(-1, 2, HIDDEN)
        h, c = node(torch.addmm(p["cell.bias"], both, p["cell.both"]), remembered[:, 0], remembered[:, 1])
        hidden.append(h)
        cells.append(c)
    logits = torch.addmm(p["score.bias"], torch.cat(hidden), p["score.weight"])
    return torch.nn.functional.cross_entropy(logits, scores, reduction="sum") / trees


def torch_recursion(p: Any, forest: Forest) -> Any:
    """The loss in PyTorch by recursion; leaves, and the scores of all nodes, are one product each."""
    torch: Any = importlib.import_module("torch")
    words = [word for tree in forest for word in words_of(tree)]
    z = torch.addmm(p["cell.leaf_bias"], torch_vectors()[words], p["cell.leaf_weight"])
    leaves = zip(*(part.unbind(0) for part in torch_leaf(z)), strict=True)
    transposed = p["cell.both"].t()
    states: list[Any] = []
    scores: list[int] = []

    def grow(tree: Tree) -> tuple[Any, Any]:
        if tree.parts is None:
            h, c = next(leaves)
        else:
            (left, c), (right, d) = map(grow, tree.parts)
            h, c = torch_node(torch.addmv(p["cell.bias"], transposed, torch.cat((left, right))), c, d)
        states.append(h)
        scores.append(tree.score)
        return h, c

    for tree in forest:
        grow(tree)
    logits = torch.addmm(p["score.bias"], torch.stack(states), p["score.weight"])
    return torch.nn.functional.cross_entropy(logits, torch.tensor(scores), reduction="sum") / len(forest)


def words_of(tree: Tree) -> list[int]:
    """Return the words of a sentence."""
    return [tree.word] if tree.parts is None else [word for part in tree.parts for word in words_of(part)]


def padding(found: Levels, multiple: int) -> Batch:
    """Pad levels to one width, and leaves and levels to numbers that many trees share, since JAX compiles each shape.

    Args:
        found: the levels.
        multiple: the padded number of leaves is a multiple of this.
    """
    leaves = -(-len(found.words) // multiple) * multiple
    height = -(-len(found.parts) // 4) * 4
    width = 1 << (max(map(len, found.parts), default=1) - 1).bit_length()
    # The position of each node among the padded ones.
    starts = [leaves + width * n for n in range(len(found.parts))]
    place = np.concatenate(
        [np.arange(len(found.words)), *(s + np.arange(len(p)) for s, p in zip(starts, found.parts, strict=True))]
    )
    words, parts = np.zeros(leaves, np.int32), np.zeros((height, width, 2), np.int32)
    scores, weight = np.zeros(leaves + height * width, np.int32), np.zeros(leaves + height * width, np.float32)
    words[: len(found.words)] = found.words
    for n, level in enumerate(found.parts):
        parts[n, : len(level)] = place[level]
    scores[place], weight[place] = found.scores, 1 / found.trees
    return words, parts, scores, weight


def jax_levels(p: Any, words: Any, parts: Any, scores: Any, weight: Any) -> Any:
    """The loss in JAX: a scan over the levels, which writes states into one array."""
    jax: Any = importlib.import_module("jax")
    xp, sigmoid = jax.numpy, jax.nn.sigmoid
    i, o, u = xp.split(xp.asarray(vectors())[words] @ p["cell.leaf_weight"] + p["cell.leaf_bias"], 3, 1)
    c = sigmoid(i) * xp.tanh(u)
    h = sigmoid(o) * xp.tanh(c)
    height, width, _ = parts.shape
    above = xp.zeros((height * width, HIDDEN), xp.float32)

    def level(carry: Any, chosen: Any) -> Any:
        hidden, cells, start = carry
        z = hidden[chosen].reshape(width, 2 * HIDDEN) @ p["cell.both"] + p["cell.bias"]
        i, o, f, g, u = xp.split(z, 5, 1)
        remembered = cells[chosen]
        c = sigmoid(i) * xp.tanh(u) + sigmoid(f) * remembered[:, 0] + sigmoid(g) * remembered[:, 1]
        put = partial(jax.lax.dynamic_update_slice_in_dim, start_index=start, axis=0)
        return (put(hidden, sigmoid(o) * xp.tanh(c)), put(cells, c), start + width), None

    (hidden, _, _), _ = jax.lax.scan(level, (xp.concat([h, above]), xp.concat([c, above]), len(words)), parts)
    logarithms = jax.nn.log_softmax(hidden @ p["score.weight"] + p["score.bias"])
    return -(xp.take_along_axis(logarithms, scores[:, None], 1)[:, 0] * weight).sum()


def autograd_recursion(p: Any, forest: Forest) -> Any:
    """The loss in HIPS autograd by recursion."""
    xp: Any = importlib.import_module("autograd.numpy")
    total = 0.0

    def sigmoid(x: Any) -> Any:
        return 0.5 * xp.tanh(0.5 * x) + 0.5

    def grow(tree: Tree) -> tuple[Any, Any]:
        nonlocal total
        if tree.parts is None:
            z = xp.dot(vectors()[tree.word], p["cell.leaf_weight"]) + p["cell.leaf_bias"]
            s = sigmoid(z[: 2 * HIDDEN])
            c = s[:HIDDEN] * xp.tanh(z[2 * HIDDEN :])
        else:
            (left, c), (right, d) = map(grow, tree.parts)
            z = xp.dot(xp.concatenate((left, right)), p["cell.both"]) + p["cell.bias"]
            s = sigmoid(z[: 4 * HIDDEN])
            remembered = s[2 * HIDDEN : 3 * HIDDEN] * c + s[3 * HIDDEN :] * d
            c = s[:HIDDEN] * xp.tanh(z[4 * HIDDEN :]) + remembered
        h = s[HIDDEN : 2 * HIDDEN] * xp.tanh(c)
        logits = xp.dot(h, p["score.weight"]) + p["score.bias"]
        total = total + xp.log(xp.sum(xp.exp(logits))) - logits[tree.score]
        return h, c

    for tree in forest:
        grow(tree)
    return total / len(forest)


if __name__ == "__main__":
    run({"tree": partial(workload, 1, 24), "trees": partial(workload, 20, 4)}, __doc__ or "", FILES)
