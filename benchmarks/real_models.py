"""The models of ``examples/models`` beside the same in PyTorch: a training step and an evaluation of the loss.

    OMP_NUM_THREADS=1 python benchmarks/real_models.py [NAME …] [--count 32] [--rounds 20]

Both sides start from the same weights and see the same batches, in turns, in one process and with one thread; the
least time of a processor that a pass over all batches took is what is compared. The optimizer is SGD with momentum.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.harness import table
from tests.models.references.given import MODELS, MOMENTUM, RATE, STEPS, given_to, weights
from typedtensor import given
from typedtensor.optim import SGD

Pass = Callable[[], None]


def ours(name: str, count: int) -> tuple[Pass, Pass]:
    """A pass of training steps over the batches, and one of evaluations."""
    made = given_to(name, np.float32, count=count)
    optimizer = SGD(made.model.parameters, learning_rate=RATE / 100, momentum=MOMENTUM)
    updates = () if made.training is None else made.training.updates

    def train() -> None:
        for bindings in made.batches:
            with given(*bindings):
                optimizer.step(made.loss, updates=updates)

    def evaluate() -> None:
        for bindings in made.batches:
            with given(*bindings):
                float(made.loss.value)

    return train, evaluate


def theirs(name: str, count: int) -> tuple[Pass, Pass]:
    """The same in PyTorch."""
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(1)
    loss_of = importlib.import_module(f"tests.models.references.{name}").loss_of
    made = given_to(name, np.float32, count=count)
    p = {at: torch.tensor(value, requires_grad=True) for at, value in weights(made.model, np.float32).items()}
    batches = [[torch.tensor(np.array(each.value.numpy())) for each in bindings] for bindings in made.batches]
    optimizer = torch.optim.SGD(p.values(), lr=RATE / 100, momentum=MOMENTUM)

    def train() -> None:
        for batch in batches:
            optimizer.zero_grad()
            loss_of(p, *batch).backward()
            optimizer.step()

    def evaluate() -> None:
        with torch.no_grad():
            for batch in batches:
                loss_of(p, *batch).item()

    return train, evaluate


def least(passes: list[Pass], rounds: int) -> list[float]:
    """The least time of each pass, of a processor, in seconds; they take turns, and three rounds do not count."""
    found = [float("inf")] * len(passes)
    for turn in range(rounds + 3):
        for number, step in enumerate(passes):
            start = time.process_time()
            step()
            if turn >= 3:
                found[number] = min(found[number], time.process_time() - start)
    return found


def main() -> None:
    """Measure, and print a table: our least time, and that by PyTorch's."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(MODELS))
    parser.add_argument("--count", type=int, default=32, help="examples in a batch")
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    rows = []
    for name in options.names:
        mine, peer = (side(name, options.count) for side in (ours, theirs))
        cells = []
        for passes in zip(mine, peer, strict=True):
            here, there = least([*passes], options.rounds)
            cells += [f"{here * 1e3 / STEPS:.2f}", f"{here / there:.2f}"]
        rows.append([name, *cells])
        print(*rows[-1], flush=True)
    print(table(["model", "step, ms", "by PyTorch", "evaluation, ms", "by PyTorch"], rows))


if __name__ == "__main__":
    main()
