"""Time per node to build, evaluate and differentiate graphs of a thousand to a million nodes.

    python benchmarks/growth_interpreter.py [--plot build/growth_interpreter.png] [--sizes 1000 10000 100000 1000000]

The graph is a chain in which every step also reads an earlier node. Its values are scalars, so the interpreter takes
almost all of the time. The time per node would grow if an algorithm visited more than a node's neighbours. Times are
CPU times, which other programs disturb less than wall-clock times.

The program measures each size with and without Python's garbage collector. The collector traverses all live objects
whenever their number has grown by a quarter since its last traversal. A graph of a thousand nodes ends before the first
traversal. In larger graphs the collector visits each object a few times; this adds a step to the curve but no further
growth. Without the collector, only the interpreter and memory remain: a graph of a thousand nodes fits the cache, one
of a million does not.

The program writes its record as JSON beside the plot.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.harness import Timing, environment, environment_line, save, table
from typedtensor import Expr, Param, Tensor, given

PHASES = ("build", "forward", "backward")
WITHOUT = ", without"
COLUMNS = (*PHASES, *(phase + WITHOUT for phase in PHASES))
"""The phases, with the garbage collector and without."""


def build(x: Expr[Tensor[()]], size: int) -> Expr[Tensor[()]]:
    """Build a graph with a number of applications."""
    recent: list[Expr[Tensor[()]]] = [x] * 64
    for number in range(size):
        slot = number % 64
        recent[slot] = recent[slot - 1] - recent[(number * 7) % 64]
    return recent[(size - 1) % 64]


def measure(size: int, collected: bool) -> list[float]:
    """Return the CPU seconds of each phase per node, with the garbage collector or without."""
    x = Param(Tensor[()](np.array(1e-300)))
    gc.collect()
    if not collected:
        gc.disable()
    try:
        times = [time.process_time()]
        with np.errstate(all="ignore"):
            y = build(x, size)
            times.append(time.process_time())
            with given(plan=False) as computation:
                computation.evaluate(y)
                times.append(time.process_time())
                computation.gradients(y)
                times.append(time.process_time())
    finally:
        gc.enable()
    return [(end - start) / size for start, end in pairwise(times)]


def plot(path: Path, results: dict[int, dict[str, Timing]]) -> None:
    """Plot the time per node over the number of nodes."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4.5), layout="constrained")
    sizes = sorted(results)
    for phase in PHASES:
        least, without = ([results[size][p].least * 1e6 for size in sizes] for p in (phase, phase + WITHOUT))
        medians = [results[size][phase].median * 1e6 for size in sizes]
        [line] = axes.plot(sizes, least, marker="o", label=f"{phase}, least")
        axes.plot(sizes, medians, linestyle=":", color=line.get_color(), label="median")
        axes.plot(sizes, without, linestyle="--", color=line.get_color(), marker="x", label="least, without collector")
    axes.set(xscale="log", ylim=(0, None), xlabel="nodes", ylabel="µs per node", title="Processor time per node")
    figure.legend(loc="outside lower center", ncols=3, fontsize="small")
    axes.grid(alpha=0.3)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)


def main(arguments: Sequence[str] | None = None) -> dict[int, dict[str, Timing]]:
    """Measure, print, plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[10**3, 10**4, 10**5, 10**6])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--plot", type=Path, default=Path("build/growth_interpreter.png"))
    options = parser.parse_args(arguments)

    found = environment()
    print(environment_line(found))
    results = {size: {column: Timing() for column in COLUMNS} for size in options.sizes}
    measure(1000, True)  # first calls are slower
    for _ in range(options.rounds):
        for size in options.sizes:
            # Small graphs are repeated, so that all sizes are measured for similar times.
            for _ in range(max(1, min(50, 300_000 // size))):
                for column, seconds in zip(COLUMNS, [*measure(size, True), *measure(size, False)], strict=True):
                    results[size][column].times.append(seconds)
    rows = [
        [f"{size:,}", *(f"{results[size][p].least * 1e6:.2f} ({results[size][p].median * 1e6:.2f})" for p in COLUMNS)]
        for size in options.sizes
    ]
    print("µs of the processor per node at best (in the median), with the collector of garbage and without")
    print(table(["nodes", *COLUMNS], rows))
    record = [{"nodes": size, **{p: results[size][p].summary() for p in COLUMNS}} for size in options.sizes]
    save(options.plot.with_suffix(".json"), {"environment": found, "results": record})
    plot(options.plot, results)
    print(f"written: {options.plot} and {options.plot.with_suffix('.json')}")
    return results


if __name__ == "__main__":
    main()
