"""Time per node of graphs from a thousand to a million nodes: built, evaluated, differentiated.

    python benchmarks/growth_interpreter.py [--plot build/growth_interpreter.png] [--sizes 1000 10000 100000 1000000]
        [--without-collector]

The graph is a chain that takes up an earlier node at every step; its values are scalars, so that the time is that of
the interpreter. It would grow if anything in it looked at more than a node's neighbours. Python's
collector goes over all objects that are alive, in proportion to what was added since it last did, which takes more of
a large graph, up to a bound; ``--without-collector`` leaves it out. What grows then is likely the time of memory, where
nodes no longer fit into the caches: it is not counted here. The record is written as JSON beside the plot.
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


def build(x: Expr[Tensor[()]], size: int) -> Expr[Tensor[()]]:
    """A graph of so many applications."""
    recent: list[Expr[Tensor[()]]] = [x] * 64
    for number in range(size):
        slot = number % 64
        recent[slot] = recent[slot - 1] - recent[(number * 7) % 64]
    return recent[(size - 1) % 64]


def measure(size: int) -> list[float]:
    """The seconds of a processor that each phase takes per node."""
    x = Param(Tensor[()](np.array(1e-300)))
    gc.collect()
    times = [time.process_time()]
    with np.errstate(all="ignore"):
        y = build(x, size)
        times.append(time.process_time())
        with given(plan=False) as computation:
            computation.evaluate(y)
            times.append(time.process_time())
            computation.gradients(y)
            times.append(time.process_time())
    return [(end - start) / size for start, end in pairwise(times)]


def plot(path: Path, results: dict[int, dict[str, Timing]]) -> None:
    """Draw the time per node over the number of nodes."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4.5), layout="constrained")
    sizes = sorted(results)
    for phase in PHASES:
        least = [results[size][phase].least * 1e6 for size in sizes]
        medians = [results[size][phase].median * 1e6 for size in sizes]
        [line] = axes.plot(sizes, least, marker="o", label=f"{phase}, least")
        axes.plot(sizes, medians, linestyle=":", color=line.get_color(), label=f"{phase}, median")
    axes.set(xscale="log", ylim=(0, None), xlabel="nodes", ylabel="µs per node", title="Time per node")
    axes.legend(ncols=3, fontsize="small")
    axes.grid(alpha=0.3)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)


def main(arguments: Sequence[str] | None = None) -> dict[int, dict[str, Timing]]:
    """Measure, print, plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[10**3, 10**4, 10**5, 10**6])
    parser.add_argument("--without-collector", action="store_true", help="no garbage is looked for meanwhile")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--plot", type=Path, default=Path("build/growth_interpreter.png"))
    options = parser.parse_args(arguments)

    found = environment()
    print(environment_line(found))
    results = {size: {phase: Timing() for phase in PHASES} for size in options.sizes}
    measure(1000)  # first calls are slower
    if options.without_collector:
        gc.disable()
    for _ in range(options.rounds):
        for size in options.sizes:
            # Small graphs often, so that all sizes are measured for about as long.
            for _ in range(max(1, min(50, 50_000 // size))):
                for phase, seconds in zip(PHASES, measure(size), strict=True):
                    results[size][phase].times.append(seconds)
    gc.enable()
    rows = [
        [f"{size:,}", *(f"{results[size][p].least * 1e6:.2f} ({results[size][p].median * 1e6:.2f})" for p in PHASES)]
        for size in options.sizes
    ]
    print("µs per node at best (in the median)")
    print(table(["nodes", *PHASES], rows))
    record = [{"nodes": size, **{p: results[size][p].summary() for p in PHASES}} for size in options.sizes]
    save(
        options.plot.with_suffix(".json"),
        {"environment": found, "collector": not options.without_collector, "results": record},
    )
    plot(options.plot, results)
    print(f"written: {options.plot} and {options.plot.with_suffix('.json')}")
    return results


if __name__ == "__main__":
    main()
