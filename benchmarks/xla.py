"""Training steps of this library by XLA, beside hand-written JAX: the ratio of our step time to that of the best peer.

    python benchmarks/xla.py [--rounds 20] [--only rnn cnn]

Times are CPU times of one thread, medians over turns. Below 1, this library is faster.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.contest import Step, Workload, thread_settings

os.environ.update(thread_settings(1))  # read when NumPy and JAX are imported

from benchmarks import cnn, columns, lstm, rnn, transformer, tree_lstm
from benchmarks.harness import in_turns

WORKLOADS: Mapping[str, Callable[[], Workload]] = {
    "rnn": rnn.workload,
    "lstm": lstm.workload,
    "cnn": cnn.workload,
    "transformer": transformer.workload,
    "columns": lambda: columns.workload(1, True),
    "tree_lstm": lambda: tree_lstm.workload(1, 1),
}


def ratio(workload: Workload, rounds: int) -> str:
    """Return a line that compares the times of a step."""
    peers = [x for x in workload.contenders if x.package == "jax" and not x.why_missing()]
    steps: dict[str, Step] = {x.name: x.make(1) for x in (workload.contender("typedtensor, XLA"), *peers)}
    losses = {name: [step(n) for n in range(workload.checked)] for name, step in steps.items()}
    for found in losses.values():
        for one, other in zip(found, losses["typedtensor, XLA"], strict=True):
            assert abs(one - other) <= workload.tolerance * abs(other), losses
    numbers = {name: count(workload.checked) for name in steps}
    candidates = {name: lambda step=step, n=numbers[name]: step(next(n)) for name, step in steps.items()}
    timings = in_turns(candidates, rounds, 0.05, workload.batches)
    times = {name: statistics.median(timing.cpu) for name, timing in timings.items()}
    ours = times.pop("typedtensor, XLA")
    best = min(times, key=lambda name: times[name])
    return f"{ours / times[best]:.2f} of {best} ({1e6 * ours:.0f} µs, {1e6 * times[best]:.0f} µs)"


def main() -> None:
    """Print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--only", nargs="+", choices=WORKLOADS, default=[*WORKLOADS])
    options = parser.parse_args()
    for name in options.only:
        print(f"{name:12} {ratio(WORKLOADS[name](), options.rounds)}", flush=True)


if __name__ == "__main__":
    main()
