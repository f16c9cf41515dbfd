"""Workloads and contenders. All contenders make the same training steps, on the same data and from the same weights."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import math
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from benchmarks.harness import in_turns

OURS = "typedtensor"
"""The prefix of our contenders' names."""

Step = Callable[[int], float]
"""A function that makes the training step of a number, from 0, and returns the loss before it."""

SETTLED = 64
"""The number of steps before a contender's steps are timed: machine code makes the calls of plans only after some."""

REST = 0.05
"""Idle seconds before a turn, in which spinning threads of other contenders go to sleep."""

STEADY = 0.1
"""The seconds of a turn with several threads, long enough that their slow wake-up in the first steps averages out."""

Scope = Mapping[str, Any]
"""Options of ``given`` for the steps of this library."""


@dataclass(frozen=True)
class Contender:
    """A library, in one configuration, that runs a workload.

    Attributes:
        name: its name in tables.
        make: returns the step for a number of threads.
        package: the package that it requires.
        missing: returns why it cannot run here, or an empty string.
        threads: the least number of threads for which it differs from other contenders.
    """

    name: str
    make: Callable[[int], Step]
    package: str
    missing: Callable[[], str] = str
    threads: int = 1

    @property
    def ours(self) -> bool:
        """Whether the contender is this library."""
        return self.name.startswith(OURS)

    @property
    def modules(self) -> Sequence[str]:
        """The modules to import before anything is timed."""
        # The library imports its names lazily.
        return [f"{OURS}.nn", f"{OURS}.optim"] if self.ours else [self.package]

    def why_missing(self) -> str:
        """Return why the contender cannot run here, or an empty string."""
        if importlib.util.find_spec(self.package) is None:
            return f"{self.package} is not installed"
        return self.missing()


def our_contenders(step: Callable[[Scope], Step]) -> list[Contender]:
    """Return this library's contenders: one for each way to compute the step that ``step`` makes."""
    return [
        Contender(OURS, lambda threads: step({}), OURS),
        Contender(f"{OURS}, NumPy alone", lambda threads: step({"engine": "numpy"}), OURS, no_llvm),
        Contender(f"{OURS}, XLA", lambda threads: step({"engine": "xla"}), OURS, no_jax),
        Contender(f"{OURS}, own pool", lambda threads: step({"threads": threads}), OURS, threads=2),
    ]


def no_jax() -> str:
    """Return why XLA is unavailable, or an empty string."""
    return "" if importlib.util.find_spec("jax") else "jax is not installed"


def no_llvm() -> str:
    """Return why a contender without native code makes no difference, or an empty string."""
    found = importlib.util.find_spec("llvmlite")
    return "" if found else "llvmlite is not installed, so that this is what the library does anyway"


@dataclass(frozen=True)
class Workload:
    """A workload.

    Attributes:
        name: the name of the record and of the command.
        title: a description of one line.
        contenders: the contenders, ours first.
        batches: the number of different steps, after which they repeat.
        checked: the number of steps whose losses are compared before anything is timed.
        tolerance: the relative difference of losses accepted as rounding of float32.
        alone: whether each contender also runs in a separate process, for its first step and its memory.
        ours: makes our step for options of ``given``.
    """

    name: str
    title: str
    contenders: Sequence[Contender]
    batches: int
    checked: int = 5
    tolerance: float = 1e-4
    alone: bool = True
    ours: Callable[[Scope], Step] | None = None

    def contender(self, name: str) -> Contender:
        """Return the contender with a name."""
        return next(c for c in self.contenders if c.name == name)


def first_step(workload: Workload, name: str, threads: int) -> dict[str, Any]:
    """Measure the first steps and the memory of a contender, alone in its process.

    Returns:
        The seconds of the ``import``, until the ``first_step``, until ``all_steps``, each different step once, and
        of ``later_passes``, two repetitions of these; MiB of memory at the ``peak``, and the part of it after the
        imports.
    """
    contender = workload.contender(name)
    begun = time.perf_counter()
    for module in contender.modules:
        importlib.import_module(module)
    imported = time.perf_counter()
    memory = peak_memory()
    step = contender.make(threads)
    losses = [step(0)]
    first = time.perf_counter()
    losses += [step(number) for number in range(1, workload.batches)]
    end = time.perf_counter()
    later = []
    for _ in range(2):
        start = time.perf_counter()
        for number in range(max(3, workload.batches)):
            step(number)
        later.append(time.perf_counter() - start)
    return {
        "import": imported - begun,
        "first_step": first - imported,
        "all_steps": end - imported,
        "later_passes": later,
        "peak": peak_memory(),
        "peak_after_imports": peak_memory() - memory,
        "first_loss": losses[0],
    }


def peak_memory() -> float:
    """Return the peak memory of the process so far, in MiB."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        import resource

        # The fallback only: on Linux it includes the memory of the parent before the program was started.
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


def together(workload: Workload, names: Sequence[str], threads: int, repeats: int) -> dict[str, Any]:
    """Compare the losses of the first steps, then time the contenders in turns.

    Raises:
        SystemExit: when losses differ.
    """
    steps = {name: workload.contender(name).make(threads) for name in names}
    losses = compare(workload, steps)
    numbers = {name: count(workload.checked) for name in names}

    def turn(name: str) -> float:
        return steps[name](next(numbers[name]))

    turns = {name: partial(turn, name) for name in names}
    for take in turns.values():
        for _ in range(SETTLED):
            take()
    way = {"rest": REST, "seconds": STEADY} if threads > 1 else {}
    timings = in_turns(turns, repeats, multiple=workload.batches, **way)
    return {"losses": losses, "pools": pools(), **{name: timing.summary() for name, timing in timings.items()}}


def compare(workload: Workload, steps: Mapping[str, Step]) -> list[float]:
    """Compare the losses of the first steps of all contenders.

    Raises:
        SystemExit: when they differ.
    """
    reference, *others = steps
    expected = [steps[reference](number) for number in range(workload.checked)]
    for name in others:
        found = [steps[name](number) for number in range(workload.checked)]
        for number, (loss, wanted) in enumerate(zip(found, expected, strict=True)):
            if not math.isclose(loss, wanted, rel_tol=workload.tolerance):
                raise SystemExit(
                    f"{workload.name}: {name} does not make the steps of {reference}, so there is nothing to time. "
                    f"At step {number} the losses are {loss:.7g} and {wanted:.7g}; up to there {found[:number]} and "
                    f"{expected[:number]}."
                )
    return expected


def pools() -> list[dict[str, Any]]:
    """Return the threads of this process's pools for linear algebra, for the record."""
    try:
        from threadpoolctl import threadpool_info
    except ModuleNotFoundError:
        return []
    known = ("internal_api", "num_threads", "version")
    return [{key: pool.get(key) for key in known} for pool in threadpool_info()]


def thread_settings(threads: int) -> dict[str, str]:
    """Return environment variables that limit the threads of libraries in a process.

    Most libraries read them at import. XLA reads ``NPROC`` for the sizes of its pools.
    """
    variables = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS", "NPROC")
    eigen = "true" if threads > 1 else "false"
    flags = f"--xla_cpu_multi_thread_eigen={eigen} {os.environ.get('XLA_FLAGS', '')}".strip()
    return {**dict.fromkeys(variables, str(threads)), "XLA_FLAGS": flags, "JAX_PLATFORMS": "cpu"}
