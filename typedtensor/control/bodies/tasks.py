"""Tasks that await tasks, without recursion, so that bodies may be nested to any depth.

A task is a generator that yields the tasks whose results it awaits, and returns its own result.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

R = TypeVar("R")

Task = Generator[Any, Any, R]


def drive(task: Task[R]) -> R:
    """Run a task and return its result.

    >>> def count(depth):
    ...     return 1 + (yield count(depth - 1)) if depth else 0
    >>> drive(count(10_000))
    10000
    """
    waiting: list[Task[Any]] = [task]
    try:
        result: R = _drive(waiting)
        return result
    finally:
        while waiting:  # an interrupt came between two tasks
            waiting.pop().close()


def _drive(waiting: list[Task[Any]]) -> Any:
    answer: Any = None
    failure: BaseException | None = None
    try:
        while True:
            try:
                needed = waiting[-1].send(answer) if failure is None else waiting[-1].throw(failure)
            except StopIteration as end:
                waiting.pop()
                if not waiting:
                    return end.value
                answer, failure = end.value, None
            except BaseException as error:
                waiting.pop().close()
                if not waiting:
                    raise
                failure = error
            else:
                waiting.append(needed)
                answer = failure = None
    finally:
        del answer, failure  # the traceback of a failure refers to this frame
