"""Validate the programs, and time them beside those of other libraries.

    OMP_NUM_THREADS=1 python -m benchmarks.gradbench.compare --sizes small medium

Each contender evaluates the primal and the derivative of each case, the contenders in turns, first calls included,
until each has run for as many seconds as the suite asks for. Outputs are compared with references that differentiate
otherwise, by the suite's rule. What stands in the tables: the sum over all cases of the mean time of an evaluation,
and that of the first one.
"""

from __future__ import annotations

import argparse
import importlib.util
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice

from benchmarks.gradbench.inputs import Case, cases
from benchmarks.gradbench.protocol import MODULES, Function, functions
from benchmarks.gradbench.references import FUNCTIONS as EXPECTED
from benchmarks.gradbench.validation import differences

PEERS = {"PyTorch": ("torch", "in_torch"), "JAX": ("jax", "in_jax")}


@dataclass
class Total:
    """What a contender needed for a module, in seconds; what was wrong with it."""

    mean: float = 0.0
    first: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "wrong" if self.wrong else f"{1e3 * self.mean:.2f} ({1e3 * self.first:.0f})"


def contenders(module: str) -> Mapping[str, Mapping[str, Function]]:
    """The functions of a module, for each library that has them and is installed."""
    found = {"typedtensor": functions(module)}
    for name, (package, peer) in PEERS.items():
        if importlib.util.find_spec(package) is not None:
            theirs = import_module(f"benchmarks.gradbench.peers.{peer}").FUNCTIONS
            if module in theirs:
                found[name] = theirs[module]
    return found


def measure(
    module: str,
    case: Case,
    function: str,
    seconds: float,
    totals: Mapping[str, Total],
    now: Callable[[], float] = time.perf_counter,
) -> None:
    """Evaluate a function with each contender, in turns."""
    running = {name: of[function](case.input) for name, of in contenders(module).items() if name in totals}
    times: dict[str, list[float]] = {name: [] for name in running}
    outputs: dict[str, object] = {}
    while waiting := [name for name, of in times.items() if not of or sum(of) < seconds]:
        for name in waiting:
            begun = now()
            outputs[name] = running[name].run()
            times[name].append(now() - begun)
    expected = EXPECTED[module][function](case.input)
    for name, prepared in running.items():
        total = totals[name]
        total.mean += sum(times[name]) / len(times[name])
        total.first += times[name][0]
        wrong = [*islice(differences(expected, prepared.finish(outputs[name])), 2)]
        total.wrong += [f"{name}: {module} {case.name} {function}: {what}" for what in wrong]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table, and what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", nargs="+", default=["small"], choices=["tiny", "small", "medium"])
    parser.add_argument("--modules", nargs="+", default=MODULES, choices=MODULES)
    parser.add_argument("--only", nargs="+", help="the contenders, typedtensor, PyTorch and JAX if nothing is said")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each evaluates each function, at least")
    parser.add_argument("--processor", action="store_true", help="the processor's time, on a machine that is not quiet")
    asked = parser.parse_args(arguments)
    now = time.process_time if asked.processor else time.perf_counter
    names = asked.only or ["typedtensor", *PEERS]
    print("milliseconds of an evaluation, summed over the cases (those of first evaluations)")
    print(f"| | | {' | '.join(names)} |\n|---|---|{'---|' * len(names)}")
    wrong: list[str] = []
    for module in asked.modules:
        for size in asked.sizes:
            totals = {name: Total() for name in contenders(module) if name in names}
            for case in cases(module, size):
                for function in case.functions:
                    measure(module, case, function, asked.seconds, totals, now)
            shown = [str(totals[name]) if name in totals else "–" for name in names]
            print(f"| {module} | {size} | {' | '.join(shown)} |", flush=True)
            wrong += [line for total in totals.values() for line in total.wrong]
    print(*wrong, sep="\n")


if __name__ == "__main__":
    main()
