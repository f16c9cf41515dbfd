"""The growth of a training step's time and memory with axes, parameters, sequence lengths, tree sizes and tables.

    python benchmarks/growth.py [--repeats 20] [--only tree] [--folder build/benchmarks]

The tables show the time of the first step, the least time, the time per unit, and memory. If the time grows linearly,
the time per unit stays constant or falls. Memory is the peak allocation of Python and NumPy during a step, above that
before it. ``growth_interpreter.py`` measures the growth with the number of nodes.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any, cast

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks import trees
from benchmarks.contest import Step
from benchmarks.harness import environment, environment_line, save, table
from benchmarks.networks.tree_lstm import Sentiment
from typedtensor import Axis, Const, Expr, IntTensor, Param, Tensor, given
from typedtensor.nn import ElmanCell, Linear, Module
from typedtensor.ops import embed, relu, tanh
from typedtensor.optim import Adam

ELEMENTS = 2**12


class Batch(Axis): ...


class Feature(Axis, size=16): ...


class Hidden(Axis, size=16): ...


Features = Expr[Tensor[Batch, Feature]]
Scalar = Expr[Tensor[()]]


class Chain(Module):
    """A chain of pairs of layers."""

    def __init__(self, pairs: int) -> None:
        self.pairs = [Linear(Feature, Hidden, seed=n) >> relu >> Linear(Hidden, Feature, seed=n) for n in range(pairs)]

    def __call__(self, x: Features) -> Features:
        """Apply all layers, each with a residual connection."""
        for pair in self.pairs:
            x = x + (x >> pair) * 0.1
        return x


def rows() -> Features:
    """Return a batch of data."""
    return Const(Tensor[Batch, Feature](np.random.default_rng(0).normal(size=(20, 16)).astype(np.float32)))


def axes(number: int) -> Callable[[], Scalar]:
    """Return an expression over tensors with a number of axes and a fixed number of elements."""
    labels: tuple[Any, ...] = tuple(type(f"Axis{n}", (Axis,), {}) for n in range(number))
    shape = (*(2,) * (number - 1), ELEMENTS // 2 ** (number - 1))
    kind: Any = Tensor
    tensor, last = kind[labels], kind[labels[-1]]
    x: Expr[Any] = Param(tensor(np.random.default_rng(0).normal(size=shape).astype(np.float32)), name="x")
    bias: Expr[Any] = Param(last(np.zeros(shape[-1], np.float32)), name="bias")
    return lambda: (tanh(x + bias.expand_like(x)) * x).mean()


def parameters(pairs: int) -> Callable[[], Scalar]:
    """Return a chain with four parameters for each pair of layers; the expression is built once."""
    loss = Chain(pairs)(rows()).mean()
    return lambda: loss


def sequence(length: int) -> Callable[[], Scalar]:
    """Return a recurrent cell over a sequence of a length, built anew in each step."""
    cell, x = ElmanCell(Feature, Hidden, seed=0), rows()
    start: Expr[Tensor[Batch, Hidden]] = Const(Tensor[Batch, Hidden](np.zeros((20, 16), np.float32)))

    def loss() -> Scalar:
        *_, last = accumulate(range(length), lambda state, _: cell(x, state), initial=start)
        return last.mean()

    return loss


def tree(leaves: int) -> Callable[[], Scalar]:
    """Return a TreeLSTM over a tree with a number of leaves, built anew in each step."""
    model = Sentiment().initialize(0)
    drawn = trees.drawn(np.random.default_rng(0), leaves)
    return lambda: model.loss_of((drawn,))


def table_rows(size: int) -> Callable[[], Scalar]:
    """Return a loss that reads four rows of a table of a size; the expression is built once."""
    label: Any = type("Word", (Axis,), {}, size=size)
    draw = np.random.default_rng(0).random((size, Hidden.size), np.float32)
    weight: Expr[Any] = Param(cast(Any, Tensor)[label, Hidden](draw), name="words")
    read = embed(Const(IntTensor[Batch]([1, 5, 7, size - 1])), weight)
    loss: Scalar = (read * read).mean()
    return lambda: loss


CASES: dict[str, tuple[Callable[[int], Callable[[], Scalar]], Sequence[int]]] = {
    "axes": (axes, (1, 2, 4, 8, 12)),
    "parameters": (lambda number: parameters(number // 4), (4, 40, 400, 4000)),
    "sequence length": (sequence, (10, 100, 1000)),
    "tree size": (tree, (10, 30, 100, 300)),
    "rows of a table": (table_rows, (10_000, 100_000, 1_000_000, 4_000_000)),
}
"""The cases: the loss as a function of a size, and the sizes."""


def training(loss: Callable[[], Scalar]) -> Step:
    """Return the step on a loss, of all its parameters; of tables, it changes the rows that the loss reads."""
    optimizer = Adam(parameters_of(loss()), learning_rate=1e-4, lazy=True)

    def step(number: int) -> float:
        value = loss()
        with given():
            optimizer.step(value)
            return float(value.value)

    return step


def parameters_of(loss: Scalar) -> list[Param[Any]]:
    """Return the parameters that a loss depends on."""
    with given() as computation:
        return [found for found in computation.gradients(loss) if isinstance(found, Param)]


def measure(loss: Callable[[], Scalar], repeats: int) -> dict[str, float]:
    """Return the seconds of the first step, the least of further steps, and the peak MiB of a step."""
    start = time.perf_counter()
    step = training(loss)
    step(0)
    first = time.perf_counter() - start
    least = min(timed(step) for _ in range(repeats))
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    step(0)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"first": first, "least": least, "memory": (peak - before) / 2**20}


def timed(step: Step) -> float:
    """Return the seconds of a step."""
    start = time.perf_counter()
    step(0)
    return time.perf_counter() - start


def draw(path: Path, results: dict[str, dict[int, dict[str, float]]]) -> None:
    """Plot time and memory of each case over its sizes."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(4 * len(results), 6), layout="constrained")
    plots = figure.subplots(2, len(results), squeeze=False)
    for number, (name, by_size) in enumerate(results.items()):
        upper, lower = plots[:, number]
        upper.plot(list(by_size), [found["least"] * 1e3 for found in by_size.values()], marker="o")
        lower.plot(list(by_size), [found["memory"] for found in by_size.values()], marker="o", color="tab:green")
        upper.set(title=name, ylabel="ms a step", xscale="log", yscale="log")
        lower.set(xlabel=name, ylabel="MiB a step", xscale="log", yscale="log")
        upper.grid(alpha=0.3)
        lower.grid(alpha=0.3)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)


def main() -> None:
    """Measure, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=20)
    parser.add_argument("--only", nargs="+", choices=CASES, default=list(CASES), help="cases, by the size that grows")
    parser.add_argument("--folder", type=Path, default=Path("build/benchmarks"))
    options = parser.parse_args()

    found = environment()
    print(environment_line(found))
    results: dict[str, dict[int, dict[str, float]]] = {}
    for name in options.only:
        make, sizes = CASES[name]
        measure(make(sizes[0]), 1)  # first calls are slower
        results[name] = {size: measure(make(size), options.repeats) for size in sizes}
        lines = [
            [
                f"{size:,}",
                *(f"{m[k] * 1e3:.2f}" for k in ("first", "least")),
                f"{m['least'] / size * 1e6:.0f}",
                f"{m['memory']:.2f}",
            ]
            for size, m in results[name].items()
        ]
        print(table([name, "first step, ms", "least, ms", "µs for each", "MiB"], lines))
    save(options.folder / "growth.json", {"environment": found, **results})
    draw(options.folder / "growth.png", results)
    print(f"written: {options.folder / 'growth.json'} and {options.folder / 'growth.png'}")


if __name__ == "__main__":
    main()
