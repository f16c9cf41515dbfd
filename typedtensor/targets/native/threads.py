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


def _at(name: str, word: int) -> str:
    return f"%{name} = getelementptr i64, ptr %pool, i64 {word}"


_POOL = f"""
declare i32 @sched_yield()
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_broadcast(ptr)

define internal void @one(ptr %jobs, i64 %n) {{
  %job = getelementptr [3 x i64], ptr %jobs, i64 %n
  %address = load ptr, ptr %job
  %pointers.at = getelementptr i64, ptr %job, i64 1
  %pointers = load ptr, ptr %pointers.at
  %numbers.at = getelementptr i64, ptr %job, i64 2
  %numbers = load ptr, ptr %numbers.at
  call void %address(ptr %pointers, ptr %numbers)
  ret void
}}

; Compute the shares of a pool that nobody has taken.
define internal void @take(ptr %pool) {{
start:
  {_at("done", _DONE)}
  {_at("jobs.at", _JOBS)}
  br label %look
look:
  %left = load atomic i64, ptr %pool seq_cst, align 8
  %some = icmp sgt i64 %left, 0
  br i1 %some, label %try, label %none
try:
  %n = sub i64 %left, 1
  %pair = cmpxchg ptr %pool, i64 %left, i64 %n seq_cst seq_cst
  %taken = extractvalue {{i64, i1}} %pair, 1
  br i1 %taken, label %run, label %look
run:
  %jobs = load ptr, ptr %jobs.at
  call void @one(ptr %jobs, i64 %n)
  %before = atomicrmw add ptr %done, i64 1 seq_cst
  br label %look
none:
  ret void
}}
"""

SHARE = f"""{_POOL}
declare i32 @clock_gettime(i32, ptr)
declare i64 @llvm.smin.i64(i64, i64)

define internal i64 @now() {{
  %time = alloca [2 x i64]
  %found = call i32 @clock_gettime(i32 {int(getattr(time, "CLOCK_MONOTONIC", 0))}, ptr %time)
  %seconds = load i64, ptr %time
  %rest.at = getelementptr i64, ptr %time, i64 1
  %rest = load i64, ptr %rest.at
  %whole = mul i64 %seconds, 1000000000
  %sum = add i64 %whole, %rest
  ret i64 %sum
}}

define void @share(ptr %pool, ptr %jobs, i64 %count) #0 {{
start:
  %absent = icmp eq ptr %pool, null
  br i1 %absent, label %alone, label %ask
ask:
  {_at("busy", _BUSY)}
  %pair = cmpxchg ptr %busy, i64 0, i64 1 seq_cst seq_cst
  %free = extractvalue {{i64, i1}} %pair, 1
  br i1 %free, label %rather, label %alone
rather:
  {_at("alone.at", _ALONE)}
  {_at("next.at", _NEXT)}
  %lone = load i64, ptr %alone.at
  %is.lone = icmp sgt i64 %lone, 0
  br i1 %is.lone, label %lonely, label %own
lonely:
  %fewer = sub i64 %lone, 1
  store i64 %fewer, ptr %alone.at
  store atomic i64 0, ptr %busy seq_cst, align 8
  br label %alone
alone:
  %n = phi i64 [0, %start], [0, %ask], [0, %lonely], [%n.next, %alone]
  call void @one(ptr %jobs, i64 %n)
  %n.next = add i64 %n, 1
  %n.more = icmp ult i64 %n.next, %count
  br i1 %n.more, label %alone, label %end
own:
  %begun = call i64 @now()
  {_at("done", _DONE)}
  {_at("jobs.at", _JOBS)}
  {_at("sleepers", _SLEEPERS)}
  {_at("mutex", _MUTEX)}
  {_at("condition", _CONDITION)}
  store ptr %jobs, ptr %jobs.at
  store atomic i64 0, ptr %done seq_cst, align 8
  store atomic i64 %count, ptr %pool seq_cst, align 8
  %asleep = load atomic i64, ptr %sleepers seq_cst, align 8
  %wakes = icmp sgt i64 %asleep, 0
  br i1 %wakes, label %wake, label %work
wake:
  %locked = call i32 @pthread_mutex_lock(ptr %mutex)
  %called = call i32 @pthread_cond_broadcast(ptr %condition)
  %unlocked = call i32 @pthread_mutex_unlock(ptr %mutex)
  br label %work
work:
  call void @take(ptr %pool)
  %finished = call i64 @now()
  br label %wait
wait:
  %turns = phi i64 [0, %work], [%turns.next, %again]
  %ended = load atomic i64, ptr %done seq_cst, align 8
  %all = icmp eq i64 %ended, %count
  br i1 %all, label %leave, label %other
other:
  %turns.next = add i64 %turns, 1
  %long = icmp ugt i64 %turns, 1000
  br i1 %long, label %yield, label %again
yield:
  %yielded = call i32 @sched_yield()
  br label %again
again:
  br label %wait
leave:
  %left.at = call i64 @now()
  %own.time = sub i64 %finished, %begun
  %waited = sub i64 %left.at, %finished
  %late = icmp sgt i64 %waited, %own.time
  %next = load i64, ptr %next.at
  %twice = mul i64 %next, 2
  %longer = add i64 %twice, 8
  %half = sdiv i64 %next, 2
  %then = select i1 %late, i64 %longer, i64 %half
  %bounded = call i64 @llvm.smin.i64(i64 %then, i64 {_PATIENCE})
  store i64 %bounded, ptr %next.at
  %pause = select i1 %late, i64 %bounded, i64 0
  store i64 %pause, ptr %alone.at
  store atomic i64 0, ptr %busy seq_cst, align 8
  br label %end
end:
  ret void
}}
"""

WORK = f"""{_POOL}
declare i32 @sigfillset(ptr)
declare i32 @pthread_sigmask(i32, ptr, ptr)

define ptr @work(ptr %pool) #0 {{
start:
  %signals = alloca [32 x i64]  ; are for Python's threads
  %filled = call i32 @sigfillset(ptr %signals)
  %masked = call i32 @pthread_sigmask(i32 {int(getattr(signal, "SIG_SETMASK", 0))}, ptr %signals, ptr null)
  {_at("stop", _STOP)}
  {_at("sleepers", _SLEEPERS)}
  {_at("mutex", _MUTEX)}
  {_at("condition", _CONDITION)}
  br label %run
run:
  call void @take(ptr %pool)
  br label %spin
spin:
  %turns = phi i64 [0, %run], [%turns.next, %quiet]
  %left = load atomic i64, ptr %pool seq_cst, align 8
  %some = icmp sgt i64 %left, 0
  br i1 %some, label %run, label %quiet
quiet:
  %yielded = call i32 @sched_yield()
  %turns.next = add i64 %turns, 1
  %short = icmp ult i64 %turns.next, {_SPINS}
  br i1 %short, label %spin, label %rest
rest:
  %locked = call i32 @pthread_mutex_lock(ptr %mutex)
  %before = atomicrmw add ptr %sleepers, i64 1 seq_cst
  br label %look
look:
  %stopped = load atomic i64, ptr %stop seq_cst, align 8
  %ends = icmp ne i64 %stopped, 0
  %left.now = load atomic i64, ptr %pool seq_cst, align 8
  %some.now = icmp sgt i64 %left.now, 0
  %awake = or i1 %ends, %some.now
  br i1 %awake, label %up, label %sleep
sleep:
  %waited = call i32 @pthread_cond_wait(ptr %condition, ptr %mutex)
  br label %look
up:
  %after = atomicrmw sub ptr %sleepers, i64 1 seq_cst
  %unlocked = call i32 @pthread_mutex_unlock(ptr %mutex)
  br i1 %ends, label %end, label %run
end:
  ret ptr null
}}
"""


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
        work = ctypes.c_void_p(machine.function("work", WORK))
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
