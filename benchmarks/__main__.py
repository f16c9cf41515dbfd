"""Run all benchmarks in sequence, and write records and plots to ``build``.

    python -m benchmarks [--threads 1 2] [--repeats 60]

The options apply to the workloads, which compare this library with others. The exit status is 0 if every benchmark ran.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

WORKLOADS = ("rnn", "lstm", "tree_lstm", "cnn", "columns", "transformer", "models")
"""The benchmarks that take the options."""

OTHERS = ("fixed", "serving", "planning", "growth", "growth_interpreter", "threads")


def main() -> None:
    """Run the benchmarks; the exit status is 0 if all of them ran."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--threads", nargs="+", default=["1", "2"], help="numbers of threads for the workloads")
    parser.add_argument("--repeats", default="60", help="number of turns of each contender in the workloads")
    options = parser.parse_args()
    own = ["--threads", *options.threads, "--repeats", options.repeats]
    start, failed = time.perf_counter(), []
    for name in (*WORKLOADS, *OTHERS):
        command = [sys.executable, str(Path(__file__).with_name(f"{name}.py")), *(own if name in WORKLOADS else [])]
        if subprocess.run(command, check=False).returncode:
            failed.append(name)
    print(f"\nall benchmarks: {(time.perf_counter() - start) / 60:.0f} minutes")
    if failed:
        raise SystemExit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
