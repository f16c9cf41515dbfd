"""The command line of a workload, which runs each contender alone in a separate process, then all in turns in one.

The table has a row for each contender:

- ms a step, in the median, of processors: the least, the median and the least CPU time of a step;
- import s: the seconds to import the library;
- first step s, all steps s: the seconds after imports until the first step, and until each different step, is done;
- peak MiB: the peak memory of the process, and in parentheses the part of it after imports.

Below the table are the ratios of this library's least times to those of the best other library.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.contest import OURS, Workload, first_step, thread_settings, together
from benchmarks.harness import environment, environment_line, save, table
from benchmarks.picture import draw

FOLDER = Path("build/benchmarks")


def run(
    workloads: Mapping[str, Callable[[], Workload]],
    description: str,
    files: Mapping[str, str] | None = None,
    repeats: int = 60,
) -> Path | None:
    """Run the program of a file with workloads.

    Args:
        workloads: functions that make the workloads, by name.
        description: the help text.
        files: options that name data files; each is passed on as an environment variable of that name.
        repeats: the default number of turns of each contender.

    Returns:
        The folder with the records; None in a subprocess.
    """
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, nargs="+", default=[1], help="numbers of threads; one run for each")
    parser.add_argument("--repeats", type=int, default=repeats, help="number of turns of each contender")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="parts of the names of contenders to run")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="folder for records and the picture")
    parser.add_argument("--workload", nargs="+", choices=workloads, default=list(workloads))
    parser.add_argument("--alone", help=argparse.SUPPRESS)
    parser.add_argument("--together", nargs="+", help=argparse.SUPPRESS)
    parser.add_argument("--answer", type=Path, help=argparse.SUPPRESS)
    for option, variable in (files or {}).items():
        parser.add_argument(
            option, dest=variable, metavar="FILE", help=f"data file; default: that of the variable {variable}"
        )
    options = parser.parse_args()
    for variable in (files or {}).values():
        if getattr(options, variable):
            os.environ[variable] = getattr(options, variable)
    for name in options.workload:
        workload = workloads[name]()
        if options.alone:
            save(options.answer, first_step(workload, options.alone, options.threads[0]))
        elif options.together:
            save(options.answer, together(workload, options.together, options.threads[0], options.repeats))
        else:
            for threads in options.threads:
                contest(workload, threads, options.repeats, options.only or [""], options.folder)
    return None if options.answer else options.folder


def contest(workload: Workload, threads: int, repeats: int, only: Sequence[str], folder: Path) -> None:
    """Measure, print, write the record, and plot all records."""
    start = time.perf_counter()
    found = environment("torch", "jax", "autograd", "threadpoolctl")
    print(f"\n{workload.title}; threads: {threads}", environment_line(found), sep="\n")
    names = []
    for contender in workload.contenders:
        if contender.threads > threads or not any(part in contender.name for part in only):
            continue
        if missing := contender.why_missing():
            print(f"{contender.name} is missing: {missing}")
        else:
            names.append(contender.name)
    # A fresh compilation cache: programs of earlier runs must not be reused, those of this run's processes may be.
    with tempfile.TemporaryDirectory() as empty:
        alone = {name: ask(workload, threads, "--alone", name, caches=empty) for name in names if workload.alone}
        timed = ask(workload, threads, "--repeats", str(repeats), "--together", *names, caches=empty)
    results = {name: {**alone.get(name, {}), **timed.pop(name)} for name in names}
    record = {"workload": workload.name, "title": workload.title, "threads": threads, "environment": found, **timed}
    print(show(results))
    record["ratios"] = ratios = ratio_to_best(results)
    for key, (best, ratio) in ratios.items():
        print(
            f"{ratio:.2f} of the time of {best}, the best peer {'by the clock' if key == 'least' else 'of processors'}"
        )
    record["seconds"] = time.perf_counter() - start
    path = folder / f"{workload.name}_{threads}.json"
    save(path, {**record, "results": results})
    drawn = draw(folder)
    print(f"written: {path}{f' and {drawn}' if drawn else ''}, after {record['seconds']:.0f} s")


def ask(workload: Workload, threads: int, *arguments: str, caches: str) -> dict[str, Any]:
    """Run this program on a workload in a subprocess with a number of threads; return its answer.

    Raises:
        SystemExit: when the subprocess fails, after it printed why.
    """
    settings = {**os.environ, **thread_settings(threads), "TORCHINDUCTOR_CACHE_DIR": caches}
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "answer.json"
        own = ("--workload", workload.name, "--threads", str(threads), "--answer", str(answer))
        command = [sys.executable, sys.argv[0], *own, *arguments]
        if code := subprocess.run(command, env=settings, check=False).returncode:
            raise SystemExit(code)
        found: dict[str, Any] = json.loads(answer.read_text(encoding="utf-8"))
        return found


def ratio_to_best(results: Mapping[str, Mapping[str, float]]) -> dict[str, tuple[str, float]]:
    """Return the best peer and the ratio of our least time to its, by wall clock (``least``) or CPU (``least_cpu``)."""
    ours = [found for name, found in results.items() if name.startswith(OURS)]
    peers = {name: found for name, found in results.items() if not name.startswith(OURS)}
    if not ours or not peers:
        return {}
    ratios = {}
    for key in ("least", "least_cpu"):
        best = min(peers, key=lambda name: peers[name][key])
        ratios[key] = best, min(found[key] for found in ours) / peers[best][key]
    return ratios


def show(results: Mapping[str, Mapping[str, float]]) -> str:
    """Print a table of the results."""
    header = ["", "ms a step", "in the median", "of processors", "import s", "first step s", "all steps s", "peak MiB"]
    rows = []
    for name, found in sorted(results.items(), key=lambda item: item[1]["least"]):
        times = [f"{found[key] * 1e3:.3f}" for key in ("least", "median", "least_cpu")]
        before = [f"{found[key]:.2f}" if key in found else "" for key in ("import", "first_step", "all_steps")]
        memory = f"{found['peak']:.0f} (+{found['peak_after_imports']:.0f})" if "peak" in found else ""
        rows.append([name, *times, *before, memory])
    return table(header, rows)
