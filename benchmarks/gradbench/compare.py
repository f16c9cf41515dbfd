"""Validate the programs for GradBench, and compare their times with those of other libraries.

    OMP_NUM_THREADS=1 python -m benchmarks.gradbench.compare --sizes small medium

As in the suite, each contender has a separate process for each module. There it evaluates the primal and the derivative
of each case for as many seconds as the suite requests, first calls included; the functions of ``hello`` run once. The
program compares outputs with references that differentiate by other methods, by the rule of the suite.

The tables show the sum over all cases of the mean time of an evaluation, by which the suite scores, and of the time of
the first evaluation. With several rounds, which the contenders take in turns, they show the medians.
"""

from __future__ import annotations

import argparse
import importlib.util
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from statistics import median

from benchmarks.gradbench.inputs import Case, cases
from benchmarks.gradbench.protocol import MODULES, Function, functions
from benchmarks.gradbench.references import FUNCTIONS as EXPECTED
from benchmarks.gradbench.validation import differences

PEERS = {"PyTorch": ("torch", "in_torch"), "JAX": ("jax", "in_jax")}


@dataclass
class Total:
    """The seconds of a contender for a module, and the differences from the references."""

    mean: float = 0.0
    first: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "wrong" if self.wrong else f"{1e3 * self.mean:.2f} ({1e3 * self.first:.0f})"


def contenders(module: str) -> Sequence[str]:
    """Return the libraries that have a module and are installed."""
    return [name for name in ("typedtensor", *PEERS) if functions_of(name, module)]


def functions_of(name: str, module: str) -> Mapping[str, Function]:
    """Return the functions of a module in a library; none if it lacks them or is not installed."""
    if name not in PEERS:
        return functions(module)
    package, peer = PEERS[name]
    if importlib.util.find_spec(package) is None:
        return {}
    found: Mapping[str, Function] = import_module(f"benchmarks.gradbench.peers.{peer}").FUNCTIONS.get(module, {})
    return found


def measure(
    name: str, module: str, case: Case, function: str, seconds: float, total: Total, now: Callable[[], float]
) -> None:
    """Evaluate a function with a contender, and add its times and differences to a total."""
    prepared, times = functions_of(name, module)[function](case.input), list[float]()
    while not times or (case.repeated and sum(times) < seconds):
        begun = now()
        output = prepared.run()
        times.append(now() - begun)
    total.mean += sum(times) / len(times)
    total.first += times[0]
    wrong = islice(differences(EXPECTED[module][function](case.input), prepared.finish(output)), 2)
    total.wrong += [f"{name}: {module} {case.name} {function}: {what}" for what in wrong]


def totals(name: str, module: str, sizes: Sequence[str], seconds: float, processor: bool) -> Sequence[Total]:
    """Return the totals of a contender for a module, at each of some sizes."""
    found = [Total() for _ in sizes]
    for size, total in zip(sizes, found, strict=True):
        for case in cases(module, size):
            for function in case.functions:
                now = time.process_time if processor else time.perf_counter
                measure(name, module, case, function, seconds, total, now)
    return found


def middle(rounds: Sequence[Total]) -> Total:
    """Return the medians of several rounds."""
    wrong = [line for total in rounds for line in total.wrong]
    return Total(median(x.mean for x in rounds), median(x.first for x in rounds), wrong)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the tables, and the differences from the references."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", nargs="+", default=["small"], choices=["tiny", "small", "medium"])
    parser.add_argument("--modules", nargs="+", default=MODULES, choices=MODULES)
    parser.add_argument("--only", nargs="+", help="contenders; default: typedtensor, PyTorch and JAX")
    parser.add_argument("--seconds", type=float, default=1.0, help="least seconds for each function")
    parser.add_argument("--rounds", type=int, default=1, help="measurements of each contender, in turns")
    parser.add_argument("--processor", action="store_true", help="measure CPU time, for busy machines")
    asked = parser.parse_args(arguments)
    names = asked.only or ["typedtensor", *PEERS]
    print("milliseconds of an evaluation, summed over the cases (those of first evaluations)")
    print(f"| | | {' | '.join(names)} |\n|---|---|{'---|' * len(names)}")
    for module in asked.modules:
        found: dict[str, list[Sequence[Total]]] = {name: [] for name in contenders(module) if name in names}
        for _ in range(asked.rounds):
            for name, rounds in found.items():
                with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as own:
                    of = own.submit(totals, name, module, asked.sizes, asked.seconds, asked.processor)
                    rounds.append(of.result())
        for n, size in enumerate(asked.sizes):
            shown = {name: middle([of[n] for of in rounds]) for name, rounds in found.items()}
            print(f"| {module} | {size} | {' | '.join(str(shown.get(name, '–')) for name in names)} |", flush=True)
            for total in shown.values():
                print(*total.wrong, sep="\n", end="\n" if total.wrong else "", flush=True)


if __name__ == "__main__":
    main()
