"""The models of ``examples/models`` beside PyTorch: a training step and an evaluation of the loss.

    OMP_NUM_THREADS=1 python benchmarks/real_models.py [NAME …] [--count 32] [--rounds 20]

Both libraries start from the same weights and read the same batches, in turns, in one process and with one thread. The
optimizer is SGD with momentum. The table shows this library's least CPU times, their ratios to PyTorch's (below 1, this
library is faster), and the memory of both. Memory is the growth of a separate process's peak memory in training, after
imports, construction and binding.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.contest import peak_memory
from benchmarks.harness import table
from tests.models.references.given import MODELS, MOMENTUM, RATE, STEPS, given_to, weights
from typedtensor import given
from typedtensor.optim import SGD

Pass = Callable[[], None]


def ours(name: str, count: int) -> tuple[Pass, Pass]:
    """Return a pass of training steps over the batches, and a pass of evaluations."""
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
    """Return the same passes in PyTorch."""
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
    """Return the least CPU seconds of each pass; passes take turns, and three rounds are discarded."""
    found = [float("inf")] * len(passes)
    for turn in range(rounds + 3):
        for number, step in enumerate(passes):
            start = time.process_time()
            step()
            if turn >= 3:
                found[number] = min(found[number], time.process_time() - start)
    return found


SIDES = {"ours": ours, "theirs": theirs}


def grown(side: str, name: str, count: int) -> float:
    """Return the growth, in MiB, of this process's peak memory in three passes of steps and of evaluations."""
    passes = SIDES[side](name, count)
    before = peak_memory()
    for step in passes:
        for _ in range(3):
            step()
    return peak_memory() - before


def memory(side: str, name: str, count: int) -> float:
    """Return the growth in a separate process."""
    command = [sys.executable, __file__, name, "--count", str(count), "--alone", side]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    """Measure, and print a table: our least time and its ratio to PyTorch's, our memory and PyTorch's."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(MODELS))
    parser.add_argument("--count", type=int, default=32, help="number of examples in a batch")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--alone", choices=SIDES, help="print only the growth of the memory of one library")
    options = parser.parse_args()
    if options.alone:
        print(grown(options.alone, options.names[0], options.count))
        return
    rows = []
    for name in options.names:
        mine, peer = (side(name, options.count) for side in (ours, theirs))
        cells = []
        for passes in zip(mine, peer, strict=True):
            here, there = least([*passes], options.rounds)
            cells += [f"{here * 1e3 / STEPS:.2f}", f"{here / there:.2f}"]
        rows.append([name, *cells, *(f"{memory(side, name, options.count):.1f}" for side in SIDES)])
        print(*rows[-1], flush=True)
    header = ["model", "step, ms", "by PyTorch", "evaluation, ms", "by PyTorch", "memory, MiB", "PyTorch"]
    print(table(header, rows))


if __name__ == "__main__":
    main()
