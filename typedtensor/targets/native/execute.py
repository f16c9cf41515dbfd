"""The compiled loop that goes through tables: the codes of its statements, and what they do."""

from __future__ import annotations

from typedtensor.targets.native.builder import Builder, Number

(
    END,
    KERNEL,
    BEGIN,
    BACK,
    CHECK,
    CALL,
    PAUSE,
    JUMP,
    UNLESS,
    SET,
    COUNT,
    NUMBER,
    SHARES,
) = range(13)
"""The statements of a table, each with the words that follow it; a place is the number of its buffer, an offset, the
number of counters that move it, and for each of them its number and a stride.

- ``END``.
- ``KERNEL address, places, numbers, place ..., number ...``.
- ``SHARES count, surplus, otherwise, after``, and so many times ``rounds`` and a ``KERNEL``: kernels for several
  threads, those that have rounds; unless the surplus of work is negative.
- ``BEGIN counter, start, rounds, exit`` and ``BACK counter, step, stop, first, work``: a loop.
- ``PAUSE work``: after so much work.
- ``CHECK number, place``: leave with this number if a truth value holds. ``CALL number``: leave with it, to come back.
- ``JUMP to``; ``UNLESS truth, to, place``: jump if a truth value is another one.
- ``SET counter, start, other, step, most``: from another counter and a step, up to a limit.
- ``COUNT counter, place``: store a counter.
- ``NUMBER counter, list, length, place``: write a number ``n`` in memory into a counter, and ``start + step n`` into
  words of the table, by a list of words, starts and steps.
"""

SLICE = 10_000_000
"""The operations on elements after which a run looks whether it is interrupted: a few milliseconds."""

PAUSED = -1
"""What a run returns after a slice of work: it goes on where it was when it is called again."""


def execute_code() -> str:
    """Return the function that goes through a table, ``i64 execute(ptr state)``.

    A state has the first word to run, the addresses of the words, the buffers and the counters, room for the pointers
    of a kernel and for the shares of one, the function that computes these, and the pool of threads.
    """
    f = Builder("execute", {"state": "ptr"}, internal=False, returns="i64")
    words, bases, counters, pointers, jobs, share, pool = (f.pointer("%state", n) for n in range(1, 8))
    at, left, sum_, some, base = (f.slot(of) for of in ("i64", "i64", "i64", "i64", "ptr"))

    def skip(count: Number) -> None:
        f.set(at, f.plus(f.number(at), count))

    def take() -> str:
        """The next word."""
        word = f.number(words, f.number(at))
        skip(1)
        return word

    def counter(number: str) -> str:
        return f.at(counters, (number, 8))

    def place() -> str:
        """The address of the place in the next words."""
        buffer, offset, terms = take(), take(), take()
        f.set(sum_, offset)
        with f.loop(terms):
            moved, stride = f.number(counter(take())), take()
            f.set(sum_, f.plus(f.number(sum_), f.times(moved, stride)))
        return f.at(f.pointer(bases, buffer), (f.number(sum_), 1))

    def leave(status: Number) -> None:
        f.set("%state", f.number(at))
        f.write(f"ret i64 {status}")

    def work(amount: str) -> None:
        f.set(left, f.whole("sub", f.number(left), amount))
        with f.when(f.is_("sle", f.number(left), 0)):
            leave(PAUSED)

    def called(to: str) -> tuple[str, str]:
        """Write the pointers of a kernel, and return its address, and that of the numbers that it takes."""
        address, places, numbers = take(), take(), take()
        with f.loop(places) as n:
            f.set(f.at(to, (n, 8)), place(), "ptr")
        given = f.at(words, (f.number(at), 8))
        f.set(base, f.at(to, (places, 8)), "ptr")
        skip(numbers)
        return address, given

    def end() -> None:
        f.set("%state", 0)
        f.write("ret i64 0")

    def kernel() -> None:
        address, given = called(pointers)
        f.write(f"call void {f.emit(f'inttoptr i64 {address} to ptr')}(ptr {pointers}, ptr {given})")

    def shares() -> None:
        count, surplus, otherwise, after = (take() for _ in range(4))
        pays = f.is_("sge", surplus, 0)
        with f.when(pays):
            f.set(some, 0)
            f.set(base, pointers, "ptr")
            with f.loop(count):
                rounds, to = take(), f.load("ptr", base)
                take()
                job = f.at(jobs, (f.number(some), 24))
                address, given = called(to)
                for n, (x, of) in enumerate(((address, "i64"), (to, "ptr"), (given, "ptr"))):
                    f.set(f.at(job, (n, 8)), x, of)
                f.set(some, f.plus(f.number(some), f.emit(f"zext i1 {f.is_('sgt', rounds, 0)} to i64")))
            f.write(f"call void {share}(ptr {pool}, ptr {jobs}, i64 {f.number(some)})")
        f.set(at, f.choose(pays, after, otherwise))

    def begin() -> None:
        loop, start, rounds, leaves = (take() for _ in range(4))
        f.set(counter(loop), start)
        with f.when(f.is_("sle", rounds, 0)):
            f.set(at, leaves)

    def back() -> None:
        loop, step, stop, first, amount = (take() for _ in range(5))
        now = f.plus(f.number(counter(loop)), step)
        f.set(counter(loop), now)
        with f.when(f.is_("ne", now, stop)):
            f.set(at, first)
        work(amount)

    def truth() -> str:
        return f.emit(f"zext i8 {f.load('i8', place())} to i64")

    def check() -> None:
        number = take()
        with f.when(f.is_("ne", truth(), 0)):
            leave(number)

    def unless() -> None:
        holds, to = take(), take()
        with f.when(f.is_("ne", truth(), holds)):
            f.set(at, to)

    def set_() -> None:
        loop, start, other, step, most = (take() for _ in range(5))
        f.set(counter(loop), f.least(f.plus(start, f.times(f.number(counter(other)), step)), most))

    def count() -> None:
        now = f.number(counter(take()))
        f.set(place(), now)

    def number() -> None:
        loop, listed, length = take(), take(), take()
        found = f.number(place())
        f.set(counter(loop), found)
        with f.loop(length) as n:
            entry = f.at(words, (listed, 8), (n, 24))
            word, start, step = (f.number(entry, m) for m in range(3))
            f.set(f.at(words, (word, 8)), f.plus(start, f.times(step, found)))

    f.set(left, SLICE)
    f.set(at, f.number("%state"))
    with f.repeat():
        cases = {
            END: end,
            KERNEL: kernel,
            BEGIN: begin,
            BACK: back,
            CHECK: check,
            CALL: lambda: leave(take()),
            PAUSE: lambda: work(take()),
            JUMP: lambda: f.set(at, take()),
            UNLESS: unless,
            SET: set_,
            COUNT: count,
            NUMBER: number,
            SHARES: shares,
        }
        f.switch(take(), cases)
    return str(f)
