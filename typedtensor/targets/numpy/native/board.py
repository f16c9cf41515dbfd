"""Parts of a run of machine code that threads of a pool share, without Python between them."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.backends.workers import WorkerPool
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native.entries import entries_of
from typedtensor.targets.numpy.native.handover import CLOSED, HASTE, PATIENCE, SLOT
from typedtensor.targets.numpy.native.loops import Entry
from typedtensor.targets.numpy.native.machine import Machine
from typedtensor.targets.numpy.native.run import Joined, Run

_FAILED = 3


class Board:
    """Slots at which the calling thread offers parts of its runs to the workers of a pool, one slot each.

    Args:
        workers: the pool.
        machine: runs the parts.

    Attributes:
        is_used: whether a part is offered in the run that is being written.
    """

    def __init__(self, workers: WorkerPool, machine: Machine) -> None:
        self.is_used = False
        self._workers, self._machine = workers, machine
        self._slots = np.zeros((workers.size - 1, SLOT), np.int64)
        self._places = [data_address(x) for x in self._slots]

    def shared(self, parts: Sequence[Any]) -> list[Joined] | None:
        """Return the entries by which a run shares the calls of some parts; None if Python has to make some of them."""
        if len(parts) > len(self._places) + 1:
            return None
        joined: list[list[Joined]] = []
        for part in parts:
            if not isinstance(part, partial) or part.func is not execute:
                return None
            found: list[Joined] = []
            for call in part.args[0]:
                if (entries := entries_of(call, self._machine)) is None:
                    return None
                found.append((call, entries))
            joined.append(found)
        self.is_used = True
        own, *others = joined
        offer, collect, by = self._machine.kernel("offer"), self._machine.kernel("collect"), self._machine.address
        offers, collects = list[Joined](), list[Joined]()
        for part, place, slot in zip(others, self._places, self._slots, strict=False):
            run = Run(part, self._machine)
            offers.append((_NOTHING, [Entry(offer, (place, *[x.value or 0 for x in run.arguments]))]))
            collects.append(((_go_on, (run, slot)), [Entry(collect, (place, by))]))
        return [*offers, *own, *collects]

    def run(self, calls: Sequence[Joined]) -> Callable[[], None]:
        """Return a function that makes calls and shares, to which the workers come if they are free."""
        close, places = self._machine.kernel("close"), [*map(ctypes.c_void_p, self._places)]
        leading = Run([*calls, *[(_NOTHING, [Entry(close, (place,))]) for place in self._places]], self._machine)
        serve: Any = _SERVE(self._machine.kernel("serve"))
        by, owned = ctypes.c_void_p(self._machine.address), (self._slots, leading)

        def served(owned: object, *arguments: object) -> None:
            """Serve; the task owns what it may read, also after an interrupt has left it."""
            serve(*arguments)

        brief, long = (
            [partial(served, owned, place, by, ctypes.c_int64(x)) for place in places] for x in (HASTE, PATIENCE)
        )
        states, workers, self.is_used = self._slots[:, 0], self._workers, False

        def lead() -> None:
            try:
                leading()
            except BaseException:
                states.fill(CLOSED)
                raise

        def run() -> None:
            workers.settle()  # nobody works on a part of an earlier run that an interrupt has left
            states.fill(0)
            workers.share(lead, *(long if workers.is_alert else brief))

        return run


def _go_on(part: Run, slot: Any) -> None:
    """Go on with a part that machine code could not finish."""
    part.go_on(int(slot[_FAILED]))


_SERVE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)

_NOTHING: BoundCall = (lambda: None), ()
