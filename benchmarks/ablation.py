"""What each pass of programs buys: training steps with all passes, beside those without each of them.

    OMP_NUM_THREADS=1 python benchmarks/ablation.py [NAME …] [--engines native] [--passes blocks share] [--rounds 20]

A workload repeats steps on different data, some of them of different sizes. Its row has the sum of the least CPU times
of these steps, in milliseconds, with all passes, and then what the sum is in proportion without a pass: 1.03 says that
the pass buys 3 %. In parentheses is the same of the medians. "any" is without all passes. Each way takes turns with all
passes alone: more ways at once have more programs than the cache holds, for workloads of many sizes. Losses that differ
from those of all passes are an error.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import get_args

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import cnn, columns, lstm, rnn, transformer, tree_lstm
from benchmarks.contest import Scope, Step, Workload, compare, pools
from benchmarks.harness import environment, environment_line, table
from benchmarks.models import STUDIES
from benchmarks.models import workload as of_model
from benchmarks.peers import normal
from typedtensor.errors import MissingExtraError
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.engines import EngineName, target_of

ALL, ANY = "all", "any"
"""The ways with all passes, and without any."""

MOST_STEPS = 20
"""The most different steps of a workload that are timed."""


def long_attention() -> Workload:
    """Return a transformer block on one sequence of 1,024 positions."""
    data = np.random.default_rng(0).normal(size=(2, 1, 1024, transformer.WIDE)).astype(np.float32)
    weights = normal(transformer.SHAPES, 0.1)

    def ours(scope: Scope) -> Step:
        from benchmarks.networks.transformer import step

        return step(weights, [(data[0], data[1])], transformer.OPTIMIZER, scope)

    return Workload("attention", "Transformer block of 1,024 positions", [], 1, ours=ours)


WORKLOADS: dict[str, Callable[[], Workload]] = {
    "rnn": rnn.workload,
    "lstm": lstm.workload,
    "cnn": cnn.workload,
    "transformer": transformer.workload,
    "attention": long_attention,
    "tree": partial(tree_lstm.workload, 1, 8),
    "trees": partial(tree_lstm.workload, 20, 4),
    **{f"columns_{n}": partial(columns.workload, n, skip=True) for n in columns.COLUMNS},
    **{name: partial(of_model, name, "step") for name in STUDIES},
}
"""The workloads by name; those of the encoder's steps have other sizes each time."""


@dataclass(frozen=True)
class Cost:
    """The CPU time of all different steps, in seconds.

    Attributes:
        least: the sum of their least times.
        median: the sum of their medians.
    """

    least: float
    median: float


def ways(engine: str, passes: Collection[str] | None = None) -> dict[str, Collection[str]]:
    """Return the passes that are left out, by the name of the way; by default without each pass of the engine."""
    known = target_of(engine).passes
    chosen = [name for name in known if passes is None or name in passes]
    return {ALL: (), **{name: (name,) for name in chosen}, **({ANY: known} if passes is None else {})}


def measure(workload: Workload, engine: str, without: Mapping[str, Collection[str]], rounds: int) -> dict[str, Cost]:
    """Time the steps of a workload in turns, by the passes that are left out.

    Raises:
        SystemExit: when losses differ.
    """
    assert workload.ours is not None
    PLANS.clear()
    steps = {name: workload.ours({"engine": engine, "without": left}) for name, left in without.items()}
    compare(workload, steps)
    count = min(workload.batches, MOST_STEPS)
    times: dict[str, list[list[float]]] = {name: [[] for _ in range(count)] for name in steps}
    names = list(steps)
    for _ in range(rounds):
        for name in names:
            steps[name](count - 1)  # refills the caches
            for number in range(count):
                start = time.process_time()
                steps[name](number)
                times[name][number].append(time.process_time() - start)
        names.append(names.pop(0))
    return {name: Cost(sum(map(min, each)), sum(map(statistics.median, each))) for name, each in times.items()}


def row(workload: Workload, engine: str, without: Mapping[str, Collection[str]], rounds: int) -> list[str]:
    """Return the milliseconds of all passes, and the ratios of the other ways to it, each measured beside it."""
    pairs = [measure(workload, engine, {ALL: (), n: left}, rounds) for n, left in without.items() if n != ALL]
    ratios = [(other.least / whole.least, other.median / whole.median) for whole, other in map(dict.values, pairs)]
    least = min(pair[ALL].least for pair in pairs)
    return [f"{least * 1e3:.3f}", *(f"{low:.2f} ({middle:.2f})" for low, middle in ratios)]


def report(names: Iterable[str], engine: str, passes: Collection[str] | None, rounds: int) -> str:
    """Measure workloads on an engine; return a table of them."""
    without, rows = ways(engine, passes), []
    for name in names:
        rows.append([name, *row(WORKLOADS[name](), engine, without, rounds)])
        print(*rows[-1], flush=True)
    return table([engine, "ms", *(f"no {name}" for name in without if name != ALL)], rows)


def main() -> None:
    """Measure, and print a table for each engine."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(WORKLOADS), help=f"of {', '.join(WORKLOADS)}")
    parser.add_argument("--engines", nargs="+", choices=get_args(EngineName), default=get_args(EngineName))
    parser.add_argument("--passes", nargs="+", help="the passes to leave out; by default each, and all of them")
    parser.add_argument("--rounds", type=int, default=20)
    options = parser.parse_args()
    print(environment_line(environment("llvmlite")))
    for pool in pools():
        print(f"{pool['internal_api']} {pool['version']}, threads: {pool['num_threads']}")
    for engine in options.engines:
        try:
            has_passes = bool(target_of(engine).passes)
        except MissingExtraError as error:
            print(f"{engine} is missing: {error}")
            continue
        if has_passes:
            print(f"\n{report(options.names, engine, options.passes, options.rounds)}\n")


if __name__ == "__main__":
    main()
