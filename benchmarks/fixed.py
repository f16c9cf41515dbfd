"""The fixed cost of a step of a small model, from ``with given(...)`` to its end: in total, by parts, by functions.

    python benchmarks/fixed.py [--parameters 5] [--repeats 60] [--profiled 2000] [--lines 25]

The model is so small that its arithmetic takes almost no time, so the rest is the overhead of every step. The parts
are:

- built anew: a step on a new loss;
- building: the construction of the loss alone;
- opened: a computation without requests;
- calls: only the NumPy calls for the loss, its gradients and the update.

At the end the program prints the cost of each ``@dynamic`` part, and of each further node that its body builds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.calls import functions_of
from benchmarks.harness import environment, environment_line, in_turns, save, table
from typedtensor import Axis, Binding, Expr, Input, Param, Tensor, dynamic, given
from typedtensor.optim import SGD, Adagrad, Adam, Optimizer


class Batch(Axis): ...


class Feature(Axis, size=4): ...


class Out(Axis, size=2): ...


Scalar = Expr[Tensor[()]]
RATE = 1e-9

OPTIMIZERS: dict[str, Callable[[list[Param[Any]]], Optimizer]] = {
    "SGD": partial(SGD, learning_rate=RATE),
    "Adagrad": partial(Adagrad, learning_rate=RATE),
    "Adam": partial(Adam, learning_rate=RATE),
}


class Small:
    """A sum of a few products, and an optimizer of their parameters."""

    def __init__(self, kind: str, parameters: int) -> None:
        x = Input(Tensor[Batch, Feature])
        weights = [Param(Tensor[Feature, Out](np.ones((4, 2), np.float32))) for _ in range(parameters)]
        self.x, self.weights = x, weights
        self.loss = self.build()
        self.optimizer = OPTIMIZERS[kind](list(weights))
        self.binding: Binding[Any] = x.bind(Tensor[Batch, Feature](np.ones((3, 4), np.float32)))

    def build(self) -> Scalar:
        """Build the loss."""
        first, *others = [(self.x @ w).sum() for w in self.weights]
        return sum(others, first)

    def anew(self) -> None:
        """Make a step on a new loss."""
        with given(self.binding):
            self.optimizer.step(self.build())

    def step(self) -> None:
        """Make a step."""
        with given(self.binding):
            self.optimizer.step(self.loss)

    def opened(self) -> None:
        """Open and close a computation without requests."""
        with given(self.binding):
            return

    def calls(self) -> Callable[[], object]:
        """Return a function that runs the NumPy calls of the step, which must have run as a single call before."""
        [step], array = self.optimizer._bound.steps(), self.binding.value._array
        numbers = [float(scalar(1)) for scalar in step.scalars]

        def run() -> None:
            assert step.run([array], numbers)

        return run


class Parts:
    """A loss of sequential dynamic parts that each build some nodes, built anew in each step."""

    def __init__(self, parts: int, nodes: int) -> None:
        x, weight = Input(Tensor[Batch, Feature]), Param(Tensor[()](np.float32(1)))
        optimizer = SGD([weight], learning_rate=RATE)
        binding = x.bind(Tensor[Batch, Feature](np.ones((3, 4), np.float32)))

        @dynamic
        async def part(y: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[Batch, Feature]]:
            for _ in range(nodes):
                y = y * weight
            return y

        def step() -> None:
            with given(binding):
                y: Expr[Tensor[Batch, Feature]] = x
                for _ in range(parts):
                    y = part(y)
                optimizer.step((y * weight).sum())

        self.step = step


def dynamic_costs(repeats: int) -> dict[str, float]:
    """Return the microseconds that a part of a known form adds to a step, and those of each further node of a body."""
    steps = {(parts, nodes): Parts(parts, nodes).step for parts, nodes in ((1, 1), (9, 1), (1, 17))}
    for step in steps.values():
        for _ in range(8):
            step()
    timings = in_turns({str(sizes): step for sizes, step in steps.items()}, repeats)
    one, parts, nodes = [min(timing.times) * 1e6 for timing in timings.values()]
    node = (nodes - one) / 16
    return {"part": (parts - one) / 8 - node, "node": node}


def peer(kind: str, parameters: int) -> Callable[[], object]:
    """Return the same step in PyTorch."""
    import torch

    torch.set_num_threads(1)
    weights = [torch.ones(4, 2, requires_grad=True) for _ in range(parameters)]
    x, make = torch.ones(3, 4), {"SGD": torch.optim.SGD, "Adagrad": torch.optim.Adagrad, "Adam": torch.optim.Adam}
    optimizer = make[kind](weights, lr=RATE)

    def step() -> None:
        optimizer.zero_grad()
        first, *others = [(x @ w).sum() for w in weights]
        loss = sum(others, first)
        loss.backward()
        optimizer.step()

    return step


def profile(step: Callable[[], object], count: int) -> list[tuple[str, float, float]]:
    """Print the functions that a step calls: their shares of its time and their numbers of calls."""

    def run() -> None:
        for _ in range(count):
            step()

    rows = functions_of(run)
    whole = sum(own for _, own, _ in rows)
    return [(name, own / whole, calls / count) for name, own, calls in rows]


def measure(kind: str, parameters: int, repeats: int) -> tuple[dict[str, float], Small]:
    """Return the least microseconds of a step, of its parts, and of PyTorch's step if that is installed."""
    small = Small(kind, parameters)
    for _ in range(8):
        small.step()
        small.anew()
    candidates = {
        "step": small.step,
        "built anew": small.anew,
        "building": small.build,
        "opened": small.opened,
        "calls": small.calls(),
    }
    if find_spec("torch") is not None:
        candidates["PyTorch"] = peer(kind, parameters)
    timings = in_turns(candidates, repeats)
    return {name: min(timing.times) * 1e6 for name, timing in timings.items()}, small


def main() -> None:
    """Measure, print, save."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parameters", type=int, default=5)
    parser.add_argument("--repeats", type=int, default=60)
    parser.add_argument("--profiled", type=int, default=2000, help="number of steps to profile")
    parser.add_argument("--lines", type=int, default=25, help="number of functions to print")
    parser.add_argument("--folder", type=Path, default=Path("build/benchmarks"))
    options = parser.parse_args()

    found = environment("torch")
    print(environment_line(found))
    record: dict[str, Any] = {"environment": found, "parameters": options.parameters}
    for kind in OPTIMIZERS:
        times, small = measure(kind, options.parameters, options.repeats)
        rows = profile(small.step, options.profiled)
        calls = sum(count for _, _, count in rows)
        print(
            f"\n{kind}: " + ", ".join(f"{name} {time:.1f} µs" for name, time in times.items()) + f", {calls:.0f} calls"
        )
        shown = [[name, f"{part * times['step']:.2f}", f"{count:.1f}"] for name, part, count in rows[: options.lines]]
        print(table(["function", "µs", "times"], shown))
        record[kind] = {"least": times, "calls": calls, "functions": rows}
    record["dynamic"] = costs = dynamic_costs(options.repeats)
    print(f"\n@dynamic: a part {costs['part']:.1f} µs, a node more {costs['node']:.1f} µs")
    save(options.folder / "fixed.json", record)
    print(f"written: {options.folder / 'fixed.json'}")


if __name__ == "__main__":
    main()
