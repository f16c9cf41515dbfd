"""A TreeLSTM by recursion over the trees of Lantern, beside PyTorch eager on the same weights.

    python benchmarks/tree_lstm.py --trees array_tree.txt [--count 20] [--json build/tree_lstm.json]

The file (or the environment variable LANTERN_TREES that names it) is ``array_tree.txt`` of feiwang3311/Lantern: the
number of trees, then five lines for each. Word vectors are random: 300 features, states of 150, float32. Losses and
gradients are compared before anything is timed; the time is that of the forward and the backward pass of a tree.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.harness import environment, environment_line, interleaved, save, table
from examples.tree_lstm import Feature, Tree, TreeLSTM, Word, read_trees
from typedtensor import Const, Tensor, given

FEATURES, HIDDEN = 300, 150


def read(path: str | None, count: int) -> list[Tree]:
    """The first trees of the file."""
    if path is None or not Path(path).is_file():
        wanted = f"{path} is no file" if path else "no file is named"
        raise SystemExit(
            f"{wanted}: pass --trees, or set LANTERN_TREES to, array_tree.txt of https://github.com/feiwang3311/Lantern"
        )
    with open(path, encoding="utf-8") as lines:
        available = int(next(lines))
        return read_trees(lines, min(count, available))


def words_of(tree: Tree) -> list[int]:
    """The words of a sentence."""
    return [tree.word] if tree.parts is None else [word for part in tree.parts for word in words_of(part)]


def torch_gradients(weights: dict[str, Any], vectors: Any, tree: Tree) -> tuple[float, dict[str, Any]]:
    """The loss and the gradients of the same recursion in PyTorch."""
    import torch

    def linear(name: str, x: Any) -> Any:
        y = x @ weights[f"{name}.weight"]
        return y + weights[f"{name}.bias"] if f"{name}.bias" in weights else y

    losses = []

    def grow(tree: Tree) -> tuple[Any, Any]:
        if tree.parts is None:
            i, o, u = [linear(f"leaf.{n}", vectors[tree.word]) for n in range(3)]
            c = torch.sigmoid(i) * torch.tanh(u)
        else:
            (lh, lc), (rh, rc) = [grow(part) for part in tree.parts]
            i, fl, fr, o, u = [linear(f"inner.{n}.left", lh) + linear(f"inner.{n}.right", rh) for n in range(5)]
            c = torch.sigmoid(i) * torch.tanh(u) + torch.sigmoid(fl) * lc + torch.sigmoid(fr) * rc
        h = torch.sigmoid(o) * torch.tanh(c)
        losses.append(-torch.log_softmax(linear("score", h), 0)[tree.score])
        return h, c

    grow(tree)
    loss = torch.stack(losses).sum()
    gradients = torch.autograd.grad(loss, list(weights.values()), allow_unused=True)
    return float(loss.detach()), dict(zip(weights, gradients, strict=True))


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare, time, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trees", default=os.environ.get("LANTERN_TREES"))
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", type=Path, default=Path("build/tree_lstm.json"))
    options = parser.parse_args(arguments)
    trees = read(options.trees, options.count)

    import torch

    torch.set_num_threads(1)
    size = 1 + max(word for tree in trees for word in words_of(tree))
    vectors = np.random.default_rng(0).normal(size=(size, FEATURES)).astype(np.float32) * 0.1
    model = TreeLSTM(Const(Tensor[Word, Feature](vectors)), FEATURES, HIDDEN).initialize(0)
    weights = {name: torch.tensor(p.value.numpy(), requires_grad=True) for name, p in model.parameters.items()}
    table_of_words = torch.tensor(vectors)

    def ours(tree: Tree) -> tuple[float, Callable[[str], Any]]:
        loss = model(tree)
        with given(threads=1) as computation:
            gradients = computation.gradients(loss)
            return float(loss.value), lambda name: gradients[model.parameters[name]].numpy()

    for tree in trees:
        loss, gradient = ours(tree)
        expected, gradients = torch_gradients(weights, table_of_words, tree)
        np.testing.assert_allclose(loss, expected, rtol=1e-4)
        for name, found in gradients.items():
            if found is not None:
                np.testing.assert_allclose(gradient(name), found.numpy(), rtol=1e-3, atol=1e-4, err_msg=name)
    print(f"losses and gradients of {len(trees)} trees are equal")

    def each(run: Callable[[Tree], object]) -> Callable[[], None]:
        def run_all() -> None:
            for tree in trees:
                run(tree)

        return run_all

    candidates = {
        "typedtensor": each(ours),
        "PyTorch eager": each(lambda tree: torch_gradients(weights, table_of_words, tree)),
    }
    timings = interleaved(candidates, options.seconds, least_rounds=3)
    found_here = environment("torch")
    print(environment_line(found_here))
    ms = 1e3 / len(trees)
    rows = [[name, f"{t.least * ms:.2f}", f"{t.median * ms:.2f}"] for name, t in timings.items()]
    print(table(["ms per tree, one thread", "at best", "in the median"], rows))
    print(f"ratio at best: {timings['typedtensor'].least / timings['PyTorch eager'].least:.2f}")
    summaries = {name: timing.summary() for name, timing in timings.items()}
    save(options.json, {"environment": found_here, "trees": len(trees), **summaries})


if __name__ == "__main__":
    main()
