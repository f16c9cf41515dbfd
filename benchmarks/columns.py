"""The multi-column benchmark of "Monadic Deep Learning", section 6: what skipping and threads are worth.

    python benchmarks/columns.py [--columns 4 2 1] [--threads 1 2] [--seconds 20] [--json build/columns.json]

Columns of two dense layers of 64, a coarse classifier, and twenty fine ones, of which a mini-batch needs one; batches
of 16 arrays of the shape of CIFAR-100's images (random numbers: only the time is of interest). One table with all
fine classifiers computed, as the paper's Table 2, and one with those that are not needed skipped, as its Table 3;
beside PyTorch eager and JAX compiled, which do the same work in turns. JAX keeps the threads that it starts with.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.harness import Timing, environment, environment_line, interleaved, save, table

OURS, TORCH, JAX = "typedtensor", "PyTorch eager", "JAX jit"


def compare(columns: int, *, skip: bool, threads: int) -> None:
    """Check that all three make the same steps."""
    from benchmarks.columns_model import Columns, Data, arrays_of, jax_step, torch_step, typedtensor_step

    model, data = Columns(columns).initialize(0), Data()
    weights = arrays_of(model)
    ours = typedtensor_step(model, data, skip=skip, threads=threads)
    peers = [torch_step(weights, data, skip=skip, threads=threads), jax_step(weights, data, skip=skip)]
    for number in (3, 0, 3):
        loss = ours(number)
        for step, _ in peers:
            np.testing.assert_allclose(step(number), loss, rtol=1e-4)
    for _, current in peers:
        found = current()
        for name, array in arrays_of(model).items():
            np.testing.assert_allclose(found[name], array, rtol=1e-3, atol=1e-5, err_msg=name)


def candidates(columns: int, *, skip: bool, threads: int) -> dict[str, Callable[[], object]]:
    """A step of each, on one mini-batch after the other."""
    from benchmarks.columns_model import COARSE, Columns, Data, arrays_of, jax_step, torch_step, typedtensor_step

    model, data = Columns(columns).initialize(0), Data()
    weights = arrays_of(model)
    steps = {
        OURS: typedtensor_step(model, data, skip=skip, threads=threads),
        TORCH: torch_step(weights, data, skip=skip, threads=threads)[0],
        JAX: jax_step(weights, data, skip=skip)[0],
    }

    def turn(step: Callable[[int], float], numbers: Any) -> float:
        return step(next(numbers) % COARSE)

    return {name: partial(turn, step, count()) for name, step in steps.items()}


def row(columns: int, threads: int, timings: dict[str, Timing]) -> list[str]:
    """A line of a table: steps per second at best and in the median, and our least time by that of a peer."""
    ours = timings[OURS]
    cells = [str(columns), str(threads)]
    cells += [f"{1 / t.least:.0f} ({1 / t.median:.0f})" for t in timings.values()]
    return cells + [
        f"{ours.least / timings[peer].least:.2f} ({ours.median / timings[peer].median:.2f})" for peer in (TORCH, JAX)
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare, time, print both tables."""
    cores = os.cpu_count() or 1
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--columns", type=int, nargs="+", default=[4, 2, 1])
    parser.add_argument("--threads", type=int, nargs="+", default=[n for n in (1, 2, 4) if n <= max(cores, 2)])
    parser.add_argument("--jax-threads", type=int, default=cores, help="1 keeps JAX to one thread")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each line of a table")
    parser.add_argument("--json", type=Path, default=Path("build/columns.json"))
    options = parser.parse_args(arguments)

    if options.jax_threads == 1:
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    found = environment("torch", "jax")
    print(environment_line(found))
    print(f"JAX on {options.jax_threads} threads in all lines")
    record: dict[str, Any] = {"environment": found, "jax_threads": options.jax_threads, "results": []}
    header = ["columns", "threads", f"{OURS}, steps/s", TORCH, JAX, "time by PyTorch's", "time by JAX's"]
    for title, skip in [("no fine classifier is skipped", False), ("fine classifiers not needed are skipped", True)]:
        rows = []
        for columns in options.columns:
            for threads in options.threads:
                compare(columns, skip=skip, threads=threads)
                timings = interleaved(candidates(columns, skip=skip, threads=threads), options.seconds)
                rows.append(row(columns, threads, timings))
                summary = {name: timing.summary() for name, timing in timings.items()}
                record["results"].append({"skip": skip, "columns": columns, "threads": threads, **summary})
        print(f"\nSteps per second at best (in the median) when {title}")
        print(table(header, rows))
    save(options.json, record)
    print(f"\nwritten: {options.json}")


if __name__ == "__main__":
    main()
