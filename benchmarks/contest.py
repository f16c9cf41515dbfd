"""A workload and those who run it: each makes the same training steps, on the same data, from the same weights."""

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
"""What the names of our own contenders start with."""

Step = Callable[[int], float]
"""The training step with a number, from 0; gives the loss before it."""

REST = 0.05
"""The seconds before a turn in which threads of others, which wait for more work for a while, go to sleep."""

STEADY = 0.1
"""The seconds of a turn with several threads, after that rest: in its first steps they are slow to wake up."""

Scope = Mapping[str, Any]
"""Options of ``given``: how steps of this library are computed."""


@dataclass(frozen=True)
class Contender:
    """One of those who run a workload.

    Attributes:
        name: in tables.
        make: makes the step, for a number of threads.
        package: what must be installed.
        missing: says why it cannot run here, or nothing.
        threads: the least number of threads for which it is different from the others.
    """

    name: str
    make: Callable[[int], Step]
    package: str
    missing: Callable[[], str] = str
    threads: int = 1

    @property
    def ours(self) -> bool:
        """Whether it is this library."""
        return self.name.startswith(OURS)

    @property
    def modules(self) -> Sequence[str]:
        """What is imported before anything is timed."""
        # The names of the library are imported when they are first used.
        return [f"{OURS}.nn", f"{OURS}.optim"] if self.ours else [self.package]

    def why_missing(self) -> str:
        """Why it cannot run here, or nothing."""
        if importlib.util.find_spec(self.package) is None:
            return f"{self.package} is not installed"
        return self.missing()


def our_contenders(step: Callable[[Scope], Step]) -> list[Contender]:
    """This library, in the ways in which it can compute a step, which is made by ``step``."""
    return [
        Contender(OURS, lambda threads: step({}), OURS),
        Contender(f"{OURS}, NumPy's BLAS", lambda threads: step({"without": ["mkl"]}), OURS, no_mkl),
        Contender(f"{OURS}, XLA", lambda threads: step({"engine": "xla"}), OURS, no_jax),
        Contender(f"{OURS}, own pool", lambda threads: step({"threads": threads}), OURS, threads=2),
    ]


def no_jax() -> str:
    """Why there is no XLA, or nothing."""
    return "" if importlib.util.find_spec("jax") else "jax is not installed"


def no_mkl() -> str:
    """Why there is no MKL to do without, or nothing."""
    try:
        importlib.metadata.distribution("mkl")
    except importlib.metadata.PackageNotFoundError:
        return "mkl is not installed, so that this is what the library does anyway"
    return ""


@dataclass(frozen=True)
class Workload:
    """What is to be done.

    Attributes:
        name: of the record and of the command.
        title: in a line.
        contenders: who does it, we first.
        batches: how many steps differ from each other; then they come again.
        checked: how many steps' losses are compared before anything is timed.
        tolerance: the relative difference of losses that rounding to float32 explains.
        alone: whether each contender also runs in a process of its own, for its first step and its memory.
    """

    name: str
    title: str
    contenders: Sequence[Contender]
    batches: int
    checked: int = 5
    tolerance: float = 1e-4
    alone: bool = True

    def contender(self, name: str) -> Contender:
        """The contender with a name."""
        return next(c for c in self.contenders if c.name == name)


def first_step(workload: Workload, name: str, threads: int) -> dict[str, Any]:
    """How long a contender, alone in the process, takes until its first steps are done, and the memory it takes.

    Returns:
        Seconds to ``import`` it, to the ``first_step``, to ``all_steps``, when it has made each of those that
        differ, and of ``later_passes``, when it makes them again, twice; MiB of memory at the ``peak``, and of that
        after the imports.
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
    """The most memory that the process has had so far, in MiB."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        import resource

        # Only where there is no such file: on Linux it counts the memory of the parent before the program was started.
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
    way = {"rest": REST, "seconds": STEADY} if threads > 1 else {}
    timings = in_turns(turns, repeats, multiple=workload.batches, **way)
    return {"losses": losses, "pools": pools(), **{name: timing.summary() for name, timing in timings.items()}}


def compare(workload: Workload, steps: Mapping[str, Step]) -> list[float]:
    """The losses of the first steps, which are to be the same for all.

    Raises:
        SystemExit: when they are not.
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
    """The threads of the pools for linear algebra in this process, for the record."""
    try:
        from threadpoolctl import threadpool_info
    except ModuleNotFoundError:
        return []
    known = ("internal_api", "num_threads", "version")
    return [{key: pool.get(key) for key in known} for pool in threadpool_info()]


def thread_settings(threads: int) -> dict[str, str]:
    """The environment of a process whose libraries use so many threads.

    Most read it when they are imported; ``NPROC`` is read by XLA for the sizes of its pools.
    """
    variables = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS", "NPROC")
    eigen = "true" if threads > 1 else "false"
    flags = f"--xla_cpu_multi_thread_eigen={eigen} {os.environ.get('XLA_FLAGS', '')}".strip()
    return {**dict.fromkeys(variables, str(threads)), "XLA_FLAGS": flags, "JAX_PLATFORMS": "cpu"}
