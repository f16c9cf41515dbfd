"""The protocol of GradBench: JSON lines in, JSON lines out.

Specified in ``CONTRIBUTING.md`` of https://github.com/gradbench/gradbench.
"""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar

R = TypeVar("R")

MODULES = ("hello", "gmm", "kmeans", "lse", "lstm", "ode", "llsq", "ba", "ht", "det", "particle", "saddle")
"""The modules of the suite."""


@dataclass(frozen=True)
class Prepared(Generic[R]):
    """A function with its input: the timed part, and the part that writes the result as JSON afterwards."""

    run: Callable[[], R]
    finish: Callable[[R], object]


Function = Callable[[Any], Prepared[Any]]
"""A function of a module: from the input of a message."""


def functions(module: str, of: str = "benchmarks.gradbench.programs") -> Mapping[str, Function]:
    """Return the functions of a module of the suite, by name.

    Raises:
        ImportError: when the suite has no such module.
    """
    if module not in MODULES:
        raise ImportError(f"there is no program for the module {module!r}, only for {', '.join(MODULES)}")
    found: Mapping[str, Function] = import_module(f"{of}.{module}").FUNCTIONS
    return found


def respond(lines: Iterable[str]) -> Iterator[str]:
    """Return the responses of a tool to the messages of the suite, line by line."""
    for line in lines:
        message = json.loads(line)
        answer = _ANSWERS.get(message["kind"], _acknowledge)
        yield json.dumps({"id": message["id"]} | answer(message))


def _acknowledge(message: Mapping[str, Any]) -> dict[str, object]:
    return {}


def _start(message: Mapping[str, Any]) -> dict[str, object]:
    return {"tool": "typedtensor"}


def _define(message: Mapping[str, Any]) -> dict[str, object]:
    try:
        functions(message["module"])
    except ImportError:
        return {"success": False, "error": traceback.format_exc()}
    return {"success": True}


def _evaluate(message: Mapping[str, Any]) -> dict[str, object]:
    given = message["input"]
    runs, seconds = (given.get("min_runs", 1), given.get("min_seconds", 0.0)) if isinstance(given, dict) else (1, 0.0)
    try:
        prepared = functions(message["module"])[message["function"]](given)
        times: list[int] = []
        while len(times) < max(runs, 1) or sum(times) < 1e9 * seconds:
            begun = time.perf_counter_ns()
            result = prepared.run()
            times.append(time.perf_counter_ns() - begun)
        output = prepared.finish(result)
    except Exception:  # whatever goes wrong in one evaluation, the suite asks for the next one
        return {"success": False, "error": traceback.format_exc()}
    return {"success": True, "output": output, "timings": [{"name": "evaluate", "nanoseconds": t} for t in times]}


_ANSWERS: Mapping[str, Callable[[Mapping[str, Any]], dict[str, object]]] = {
    "start": _start,
    "define": _define,
    "evaluate": _evaluate,
}
