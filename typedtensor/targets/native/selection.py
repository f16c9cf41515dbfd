"""The largest elements of rows, by one pass over them: most are smaller than all that were kept so far."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from typedtensor.targets.memory import Place
from typedtensor.targets.native.builder import Builder, Number
from typedtensor.targets.native.functions import FORMATS
from typedtensor.targets.native.llvm import LANES, TYPES, A, Compiler

MOST = 32
"""The most elements that are looked for: the time to put one among those that are kept grows with their number."""


class Selection(NamedTuple):
    """The positions of the largest elements of each row, that of the largest first; equal ones keep their order.

    Attributes:
        x: rows, in C order.
        found: their positions, in C order.
    """

    x: Place
    found: Place

    def call(self, compiler: Compiler[A]) -> tuple[A, list[int]]:
        """Where a function is that computes it, and the numbers that it takes."""
        name = f"largest_{self.x.dtype.name}"
        rows: int = self.x.size // self.x.shape[-1]
        return compiler.function(name, _code(name, self.x.dtype.name)), [rows, self.x.shape[-1], self.found.shape[-1]]


def _code(name: str, dtype: str) -> str:
    f = Builder(name, {"pointers": "ptr", "numbers": "ptr"}, internal=False)
    of, size = "i8" if dtype == "bool" else TYPES[dtype], np.dtype(dtype).itemsize
    x, found = f.pointer("%pointers", 0), f.pointer("%pointers", 1)
    rows, length, count = (f.number("%numbers", n) for n in range(3))
    last = f.whole("sub", count, 1)
    kept, filled, looks, enters, slot = (f.slot(x) for x in (f"[{MOST} x {of}]", "i64", "i1", "i1", "i64"))

    greater = "fcmp ugt" if dtype in FORMATS else "icmp ugt" if dtype == "bool" else "icmp sgt"

    def larger(one: str, other: str) -> str:
        found = f.emit(f"{greater} {of} {one}, {other}")
        if dtype not in FORMATS:
            return found
        return f.both(found, f.emit(f"fcmp ord {of} {other}, {other}"))  # nothing is larger than NaN

    def element(n: Number) -> str:
        return f.at(kept, (n, size))

    with f.loop(rows) as row:
        line, places = f.at(x, (row, f.times(length, size))), f.at(found, (row, f.times(count, 8)))
        f.set(filled, 0)
        with f.pieces(length, lambda rest: f.least(rest, LANES)) as (first, width):
            begin = f.at(line, (first, size))
            f.set(looks, "true", "i1")
            with f.when(f.both(f.is_("eq", width, LANES), f.is_("eq", f.number(filled), count))):
                vector = f"<{LANES} x {of}>"
                one = f.emit(f"insertelement {vector} poison, {of} {f.load(of, element(last))}, i32 0")
                least = f.emit(f"shufflevector {vector} {one}, {vector} poison, <{LANES} x i32> zeroinitializer")
                are = f.emit(f"{greater} {vector} {f.load(vector, f'{begin}, align 1')}, {least}")
                bits = f.emit(f"bitcast <{LANES} x i1> {are} to i{LANES}")
                f.set(looks, f.emit(f"icmp ne i{LANES} {bits}, 0"), "i1")
            with f.when(f.load("i1", looks)), f.loop(width) as n:
                value, place, have = f.load(of, f.at(begin, (n, size))), f.plus(first, n), f.number(filled)
                f.set(slot, have)
                f.set(enters, "true", "i1")
                with f.when(f.is_("eq", have, count)):
                    f.set(slot, last)
                    f.set(enters, larger(value, f.load(of, element(last))), "i1")
                with f.when(f.load("i1", enters)):
                    f.set(filled, f.least(f.plus(have, 1), count))
                    with f.repeat() as stop:  # move those that it precedes
                        stop(f.is_("eq", f.number(slot), 0))
                        before = f.whole("sub", f.number(slot), 1)
                        other = f.load(of, element(before))
                        stop(f.emit(f"xor i1 {larger(value, other)}, true"))
                        f.set(element(f.number(slot)), other, of)
                        f.set(f.at(places, (f.number(slot), 8)), f.number(places, before))
                        f.set(slot, before)
                    f.set(element(f.number(slot)), value, of)
                    f.set(f.at(places, (f.number(slot), 8)), place)
    return str(f)
