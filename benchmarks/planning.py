"""The cost of planning for each value of the lowered program, by phase, and the cost of plans for other sizes.

    python benchmarks/planning.py [--only gpt encoder] [--repeats 7] [--lines 12]

The phases are gradients and lowering, the passes, buffer assignment with the steps, and the binding of calls, some of
which are for the first run only. "other sizes" is the same plan for new sizes, from the template with symbolic sizes.
The table shows least CPU times and, in parentheses, the number of Python calls. These numbers are equal in each run, so
they are the best measure for comparing two versions.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.calls import functions_of
from benchmarks.harness import environment, environment_line, save, table
from benchmarks.networks.training import load
from benchmarks.studies import encoder, experts, gpt, resnet, seq2seq
from benchmarks.studies.study import Study
from typedtensor import Param
from typedtensor.ir import Array, Program, Region
from typedtensor.runtime.engines import default_target
from typedtensor.runtime.programs import ExpressionProgram
from typedtensor.runtime.structure import Description, Descriptions
from typedtensor.runtime.templates import Compilation, Template
from typedtensor.targets.instances import Instances

STUDIES: dict[str, Callable[[], Study]] = {
    "gpt": gpt.study,
    "encoder": encoder.study,
    "resnet": resnet.study,
    "seq2seq": seq2seq.study,
    "experts": experts.study,
}

PHASES = ("lowering", "passes", "steps", "other sizes")

Runs = dict[str, Callable[[], object]]
"""Repeatable functions of the phases, by name."""


class Made:
    """A loss with its data and its lowered program."""

    def __init__(self, study: Study) -> None:
        network = study.network()
        load(network.parameters, study.weights)
        known = Descriptions().of(network.loss, lambda part: part, ())
        if not isinstance(known, Description):
            raise TypeError(f"{study.name} cannot be planned: {known}")
        self.loss, self.known = network.loss, known
        self.data = [self._arrays(network.bind(batch)) for batch in study.batches]
        self.program: Program = self.traced(self.data[0]).program
        self.values = values_in(self.program)

    def traced(self, arrays: Sequence[Any]) -> ExpressionProgram:
        """Lower a loss and its gradients to a program for arrays."""
        return ExpressionProgram(self.loss, self.known.leaves, arrays, self.known.parameters)

    def runs(self) -> Runs:
        """Return the functions of the phases."""
        made, target = self.traced(self.data[0]), default_target()
        optimized = target.optimize(target.legalize(made.program))
        found: Runs = {
            "lowering": lambda: self.traced(self.data[0]),
            "passes": lambda: target.optimize(target.legalize(made.program)),
            "steps": lambda: made.outputs.plans(Instances(optimized), target, (), None)(()).executable.instructions,
        }
        if len({tuple([a.shape for a in arrays]) for arrays in self.data}) > 1:
            first, second = (
                Compilation(self.traced, self.known.leaves, arrays, {}, target) for arrays in self.data[:2]
            )
            template = Template()
            template.make(first)
            other = partial(template.instance, second)
            found["other sizes"] = lambda: other()[0].executable.instructions
        return found

    def _arrays(self, bindings: Sequence[Any]) -> list[Array]:
        bound = {binding.input: binding.value for binding in bindings}
        tensors = [x.value if isinstance(x, Param) else bound[x] for x in self.known.leaves]
        return [tensor._array for tensor in tensors]


def values_in(program: Program) -> int:
    """Return the number of values of a program, including its loops' bodies."""
    regions = [value.primitive for value in program.order() if isinstance(value.primitive, Region)]
    return len(program.order()) + sum(values_in(region.body) for region in regions)


def seconds(run: Callable[[], object], repeats: int) -> float:
    """Return the least CPU seconds of a run."""
    times = []
    for _ in range(repeats):
        gc.collect()
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


def measure(study: Study, repeats: int, lines: int = 0) -> dict[str, Any]:
    """Return microseconds and calls per value, by phase; print the slowest functions."""
    made = Made(study)
    found: dict[str, Any] = {"values": made.values}
    for phase, run in made.runs().items():
        run()
        rows = functions_of(run)
        found[phase] = {
            "µs": seconds(run, repeats) / made.values * 1e6,
            "calls": sum(count for _, _, count in rows) / made.values,
        }
        if lines:
            shown = [[name, f"{own / made.values * 1e6:.2f}", str(count)] for name, own, count in rows[:lines]]
            print(f"\n{study.name}, {phase}", table(["function", "µs a value", "times"], shown), sep="\n")
    return found


def main() -> None:
    """Measure, print, save."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=STUDIES, default=list(STUDIES), help="models to measure")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--lines", type=int, default=0, help="number of functions to print for each phase")
    parser.add_argument("--folder", type=Path, default=Path("build/benchmarks"))
    options = parser.parse_args()

    environ = environment()
    print(environment_line(environ))
    results = {name: measure(STUDIES[name](), options.repeats, options.lines) for name in options.only}
    rows = []
    for name, found in results.items():
        cells = [f"{found[x]['µs']:.0f} ({found[x]['calls']:.0f})" if x in found else "" for x in PHASES]
        whole = sum(found[x]["µs"] for x in PHASES[:4])
        rows.append([name, f"{found['values']:,}", f"{whole:.0f}", *cells])
    print("\nfor each value: µs (calls)", table(["model", "values", "a plan", *PHASES], rows), sep="\n")
    save(options.folder / "planning.json", {"environment": environ, **results})
    print(f"written: {options.folder / 'planning.json'}")


if __name__ == "__main__":
    main()
