"""Kernels on several threads: the rounds of an outer loop are divided into shares, for a pool that Python does not see.

``OMP_NUM_THREADS`` says how many threads there are; by default one. Shares depend on that number alone, and no sum goes
across shares, so that results have equal bits whatever thread computes which share. The thread that runs a program
takes shares, too, until none is left: it does not wait for threads that the system has not woken up. Where it waits
longer for shares that others have begun than it has computed, processors are busy otherwise: then it computes all
shares itself for a while, twice as long each time. One program at a time has the pool; others compute their shares
themselves. A forked process starts threads of its own.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import prod
from typing import NamedTuple

from typedtensor.ir import is_symbolic, plain
from typedtensor.targets.memory import Place
from typedtensor.targets.native.builder import Builder, Number
from typedtensor.targets.native.functions import FUNCTIONS
from typedtensor.targets.native.kernel import SCAN, Extent, Given, Kernel
from typedtensor.targets.native.llvm import LANES, LIBRARY, Machine
from typedtensor.targets.native.nests import Written

LEAST = 1 << 21
"""The least work for several threads, in simple operations on elements: to wake a thread takes a tenth of that."""

_SCANNED, _DEAR, _CALLED = 8, 16, 32
"""The simple operations in the time of a scan, of a function, and of one of C's library."""

_VARIES = 16
"""The factor by which a kernel of varying sizes is expected to have more work at others."""

_SPINS = 64
"""How often a thread that has no share lets others run before it sleeps: about as long as waking it takes."""

_PATIENCE = 1024
"""The most kernels that a program computes alone after it has waited for others."""

_DONE, _JOBS, _BUSY, _STOP, _SLEEPERS, _ALONE, _NEXT, _MUTEX, _CONDITION, _WORDS = 8, 16, 24, 25, 26, 27, 28, 32, 48, 64
"""Where, in words of the pool: how many shares are done; the shares, each a function, its pointers and its numbers;
whether a program has the pool; whether threads are to end; how many sleep; how many kernels are still to be computed
alone, and after the next wait; and what threads wait for. The first word is how many shares are left."""


_DECLARED = """\
declare i32 @sched_yield()
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare i32 @sigfillset(ptr)
declare i32 @pthread_sigmask(i32, ptr, ptr)
declare i32 @clock_gettime(i32, ptr)"""


def _word(f: Builder, word: int) -> str:
    return f.at("%pool", (word, 8))


def _now(f: Builder, word: int = 0) -> str:
    """A word of the pool that threads change."""
    return f.emit(f"load atomic i64, ptr {_word(f, word)} seq_cst, align 8")


def _write(f: Builder, value: Number, word: int = 0) -> None:
    f.write(f"store atomic i64 {value}, ptr {_word(f, word)} seq_cst, align 8")


def _swapped(f: Builder, word: int, before: Number, after: Number) -> str:
    """Whether a word was as it was before, and is another one now."""
    pair = f.emit(f"cmpxchg ptr {_word(f, word)}, i64 {before}, i64 {after} seq_cst seq_cst")
    return f.emit(f"extractvalue {{i64, i1}} {pair}, 1")


def _called(f: Builder, name: str, *words: int) -> None:
    """Call a function of C's library with addresses in the pool."""
    f.emit(f"call i32 @{name}({', '.join(f'ptr {_word(f, word)}' for word in words)})")


def _compute(f: Builder, jobs: str, n: str) -> None:
    """Compute a share."""
    job = f.at(jobs, (n, 24))
    address, pointers, numbers = (f.pointer(job, m) for m in range(3))
    f.write(f"call void {address}(ptr {pointers}, ptr {numbers})")


def _take() -> Builder:
    """Compute the shares of a pool that nobody has taken."""
    f = Builder("take", {"pool": "ptr"})
    with f.repeat() as stop:
        left = _now(f)
        stop(f.is_("sle", left, 0))
        n = f.whole("sub", left, 1)
        with f.when(_swapped(f, 0, left, n)):
            _compute(f, f.pointer("%pool", _JOBS), n)
            f.emit(f"atomicrmw add ptr {_word(f, _DONE)}, i64 1 seq_cst")
    return f


def _clock(f: Builder, room: str) -> str:
    """The time in nanoseconds."""
    f.emit(f"call i32 @clock_gettime(i32 {int(getattr(time, 'CLOCK_MONOTONIC', 0))}, ptr {room})")
    return f.plus(f.times(f.number(room), 1_000_000_000), f.number(room, 1))


def share_code() -> str:
    """Return ``void share(ptr pool, ptr jobs, i64 count)``, which computes shares, with the pool if it is free."""
    f = Builder("share", {"pool": "ptr", "jobs": "ptr", "count": "i64"}, internal=False)
    alone, room = f.slot("i1"), f.slot("[2 x i64]")
    f.set(alone, "true", "i1")
    with f.when(f.emit("icmp ne ptr %pool, null")), f.when(_swapped(f, _BUSY, 0, 1)):
        lone = f.number("%pool", _ALONE)
        is_lone = f.is_("sgt", lone, 0)
        f.set(alone, is_lone, "i1")
        with f.when(is_lone):
            f.set(_word(f, _ALONE), f.whole("sub", lone, 1))
        with f.when(f.is_("sle", lone, 0)):
            begun = _clock(f, room)
            f.set(_word(f, _JOBS), "%jobs", "ptr")
            _write(f, 0, _DONE)
            _write(f, "%count")
            with f.when(f.is_("sgt", _now(f, _SLEEPERS), 0)):
                _called(f, "pthread_mutex_lock", _MUTEX)
                _called(f, "pthread_cond_broadcast", _CONDITION)
                _called(f, "pthread_mutex_unlock", _MUTEX)
            f.write("call void @take(ptr %pool)")
            finished, turns = _clock(f, room), f.slot("i64")
            f.set(turns, 0)
            with f.repeat() as stop:
                stop(f.is_("eq", _now(f, _DONE), "%count"))
                f.set(turns, f.plus(f.number(turns), 1))
                with f.when(f.is_("ugt", f.number(turns), 1000)):
                    _called(f, "sched_yield")
            waited = f.whole("sub", _clock(f, room), finished)
            late = f.is_("sgt", waited, f.whole("sub", finished, begun))
            next_ = f.number("%pool", _NEXT)
            longer = f.choose(late, f.plus(f.times(next_, 2), 8), f.whole("sdiv", next_, 2))
            f.set(_word(f, _NEXT), f.least(longer, _PATIENCE))
            f.set(_word(f, _ALONE), f.choose(late, f.least(longer, _PATIENCE), 0))
        _write(f, 0, _BUSY)
    with f.when(f.load("i1", alone)), f.loop("%count") as n:
        _compute(f, "%jobs", n)
    return f"{_DECLARED}\n{_take()}\n{f}"


def work_code() -> str:
    """Return ``ptr work(ptr pool)``, what a thread of the pool does."""
    f = Builder("work", {"pool": "ptr"}, internal=False, returns="ptr")
    signals, turns = f.slot("[32 x i64]"), f.slot("i64")  # signals are for Python's threads
    f.emit(f"call i32 @sigfillset(ptr {signals})")
    how = int(getattr(signal, "SIG_SETMASK", 0))
    f.emit(f"call i32 @pthread_sigmask(i32 {how}, ptr {signals}, ptr null)")
    with f.repeat():
        f.write("call void @take(ptr %pool)")
        f.set(turns, 0)
        with f.repeat() as stop:
            stop(f.either(f.is_("sgt", _now(f), 0), f.is_("sge", f.number(turns), _SPINS)))
            _called(f, "sched_yield")
            f.set(turns, f.plus(f.number(turns), 1))
        with f.when(f.is_("sle", _now(f), 0)):
            _called(f, "pthread_mutex_lock", _MUTEX)
            f.emit(f"atomicrmw add ptr {_word(f, _SLEEPERS)}, i64 1 seq_cst")
            with f.repeat() as stop:
                stop(f.either(f.is_("ne", _now(f, _STOP), 0), f.is_("sgt", _now(f), 0)))
                _called(f, "pthread_cond_wait", _CONDITION, _MUTEX)
            f.emit(f"atomicrmw sub ptr {_word(f, _SLEEPERS)}, i64 1 seq_cst")
            _called(f, "pthread_mutex_unlock", _MUTEX)
            with f.when(f.is_("ne", _now(f, _STOP), 0)):
                f.write("ret ptr null")
    return f"{_DECLARED}\n{_take()}\n{f}"


@functools.cache
def thread_count() -> int:
    """How many threads compute."""
    given = os.environ.get("OMP_NUM_THREADS", "").partition(",")[0].strip()
    return max(int(given), 1) if given.isdecimal() and os.name == "posix" else 1


class _Pool:
    """The threads of this process, which start with the first large kernel."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Start anew, as in a forked process, which does not have the threads."""
        self._memory, self._threads, self._lock = 0, list[ctypes.c_void_p](), threading.Lock()

    def address(self, machine: Machine) -> int:
        """Where the pool lies."""
        if not self._memory:
            with self._lock:
                if not self._memory:
                    self._start(machine)
        return self._memory

    def _start(self, machine: Machine) -> None:
        library = ctypes.CDLL(None)
        library.calloc.restype = ctypes.c_void_p
        memory = library.calloc(_WORDS, 8)  # for all time, as threads may read it as long as there are any
        library.pthread_mutex_init(ctypes.c_void_p(memory + 8 * _MUTEX), None)
        library.pthread_cond_init(ctypes.c_void_p(memory + 8 * _CONDITION), None)
        work = ctypes.c_void_p(machine.function("work", work_code()))
        try:
            for _ in range(thread_count() - 1):
                thread = ctypes.c_void_p()
                if library.pthread_create(ctypes.byref(thread), None, work, ctypes.c_void_p(memory)):
                    break  # the system has no more: others take its shares
                self._threads.append(thread)
        finally:
            self._memory = memory

    def end(self) -> None:
        """End the threads, as compiled code is about to go."""
        if self._threads:
            library, memory = ctypes.CDLL(None), self._memory
            ctypes.c_int64.from_address(memory + 8 * _STOP).value = 1
            library.pthread_mutex_lock(ctypes.c_void_p(memory + 8 * _MUTEX))
            library.pthread_cond_broadcast(ctypes.c_void_p(memory + 8 * _CONDITION))
            library.pthread_mutex_unlock(ctypes.c_void_p(memory + 8 * _MUTEX))
            for thread in self._threads:
                library.pthread_join(thread, None)
            self._threads = []


POOL = _Pool()
atexit.register(POOL.end)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=POOL.forget)


class Shares(NamedTuple):
    """The shares of a kernel.

    Attributes:
        surplus: how much more work it has than is worth several threads.
        parts: kernels that compute the shares, and how many rounds they have of the loop that is divided.
    """

    surplus: int
    parts: Sequence[tuple[int, Written]]


def shares_of(written: Written) -> Shares | None:
    """Return the shares of a kernel, as many as there are threads; None if it is not divided at any size like its own.

    Its sizes may be symbolic: what they decide here is only what is faster.
    """
    count, kernel = thread_count(), written.kernel
    if count == 1:
        return None
    extents = [_known(extent, written) for extent in (*kernel.outer, *kernel.inner)]
    surplus = prod(extents) * _cost(kernel) - LEAST
    if plain(surplus) < (-LEAST * (_VARIES - 1) // _VARIES if is_symbolic(surplus) else 0):
        return None
    for n, extent in enumerate(extents[: len(kernel.outer)]):
        unit = 2 * LANES if not kernel.inner and n == len(kernel.outer) - 1 else 1
        if plain(extent) >= 4 * unit * count and _divides(kernel, n):
            return Shares(surplus, [*_divided(written, n, extent, unit, count)])
    return None


def _known(extent: Extent, written: Written) -> int:
    return written.numbers[extent.position] if isinstance(extent, Given) else extent


def _cost(kernel: Kernel) -> int:
    """The time of a round, in simple operations."""
    names = [op.name for stage in kernel.stages for op in stage.operations]
    scans = sum(name.startswith(SCAN) for name in names)
    return _SCANNED * scans + sum(_CALLED if x in LIBRARY else _DEAR if x in FUNCTIONS else 1 for x in names)


def _divides(kernel: Kernel, n: int) -> bool:
    """Whether the rounds of an outer loop are independent, and its counter moves each pointer by one distance."""
    operands = kernel.operands
    owners = [m if x.same is None else x.same for m, x in enumerate(operands)]
    stores = {store.operand for stage in kernel.stages for store in stage.stores}
    written = {owners[m] for m in stores}
    return (
        isinstance(kernel.outer[n], Given)
        and (*kernel.outer, *kernel.inner).count(kernel.outer[n]) == 1
        and all(op.name != "counter" for stage in kernel.stages for op in stage.operations)
        and all(operands[m].strides[n] != 0 for m in stores)
        and all(x.strides[n] == operands[owner].strides[n] for x, owner in zip(operands, owners, strict=True))
        and all(
            x.position is None and x.strides == operands[owner].strides
            for x, owner in zip(operands, owners, strict=True)
            if owner in written
        )
    )


def _divided(written: Written, n: int, extent: int, unit: int, count: int) -> Iterator[tuple[int, Written]]:
    kernel, numbers = written.kernel, written.numbers
    own = [x for x in kernel.operands if x.same is None]
    loop = kernel.outer[n]
    assert isinstance(loop, Given)
    starts = [extent // unit * share // count * unit for share in range(count)]
    for start, stop in pairwise([*starts, extent]):
        places: list[Place] = []
        for place, operand in zip(written.places, own, strict=True):
            step = operand.strides[n]
            moved = start * (numbers[step.position] if isinstance(step, Given) else step)
            places.append(place._replace(offset=place.offset + moved))
        changed = [stop - start if m == loop.position else number for m, number in enumerate(numbers)]
        yield stop - start, Written(kernel, tuple(places), tuple(changed))
