"""Consecutive calls as one call of machine code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from typedtensor.backends.workers import WorkerPool
from typedtensor.base.spinning import can_spin
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native.board import Board
from typedtensor.targets.numpy.native.entries import entries_of
from typedtensor.targets.numpy.native.machine import Machine, machine
from typedtensor.targets.numpy.native.run import Joined, Run


def joined(calls: Sequence[BoundCall], least: int = cost_model.JOINED_LEAST) -> list[BoundCall]:
    """Return calls with the same effects, of which machine code makes those that it can; without LLVM the same ones.

    Args:
        calls: the calls.
        least: the least number of consecutive calls that are worth machine code.
    """
    found = machine()
    if found is None:
        return [*calls]
    with np.errstate(all="ignore"):  # numbers are converted to the dtypes of loops
        return _joined(calls, found, least)


def _joined(calls: Sequence[BoundCall], by: Machine, least: int) -> list[BoundCall]:
    result: list[BoundCall] = []
    run: list[Joined] = []
    board: Board | None = None

    def finish() -> None:
        if board is not None and board.is_used:
            result.append((board.run([*run]), ()))
        elif len(run) >= least:
            result.append((Run(run, by), ()))
        else:
            result.extend([call for call, _ in run])
        run.clear()

    for call in calls:
        entries, workers = entries_of(call, by), _pool_of(call)
        if entries is not None:
            run.append((call, entries))
            continue
        if workers is not None and can_spin():
            board = board or Board(workers, by)
            if (shared := board.shared(call[1])) is not None:
                run += shared
                continue
        finish()
        result.append(call if workers is None else (call[0], tuple([_joined_part(x, by, least) for x in call[1]])))
    finish()
    return result


def _pool_of(call: BoundCall) -> WorkerPool | None:
    """Return the pool whose threads share a call; None for other calls."""
    pool = getattr(call[0], "__self__", None)
    return pool if isinstance(pool, WorkerPool) else None


def _joined_part(part: Any, by: Machine, least: int) -> Any:
    if not isinstance(part, partial) or part.func is not execute:
        return part
    return partial(execute, _joined(part.args[0], by, least))
