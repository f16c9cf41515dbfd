"""The largest elements of rows, by one pass over them: most are smaller than all that were kept so far."""

from __future__ import annotations

from typing import NamedTuple

from typedtensor.targets.memory import Place
from typedtensor.targets.native.llvm import LANES, TYPES, Machine

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

    def call(self, machine: Machine) -> tuple[int, list[int]]:
        """The address of a function that computes it, and the numbers that it takes."""
        name = f"largest_{self.x.dtype.name}"
        rows: int = self.x.size // self.x.shape[-1]
        return machine.function(name, _code(name, self.x.dtype.name)), [rows, self.x.shape[-1], self.found.shape[-1]]


def _code(name: str, dtype: str) -> str:
    of = TYPES[dtype]
    vector, is_real = f"<{LANES} x {of}>", of in ("float", "double")
    larger = f"fcmp ugt {of}" if is_real else f"icmp sgt {of}"
    known = f"fcmp ord {of} %y, %y" if is_real else "or i1 true, true"  # nothing is larger than NaN
    return f"""
; Put an element among those that are kept, as far as it is one of the largest.
define internal void @keep(ptr %kept, ptr %places, ptr %filled, i64 %count, {of} %x, i64 %place) alwaysinline {{
start:
  %have = load i64, ptr %filled
  %is.full = icmp eq i64 %have, %count
  %last = sub i64 %count, 1
  %more = add i64 %have, 1
  %then = select i1 %is.full, i64 %count, i64 %more
  store i64 %then, ptr %filled
  %end = select i1 %is.full, i64 %last, i64 %have
  br i1 %is.full, label %compare, label %shift
compare:
  %least.at = getelementptr {of}, ptr %kept, i64 %last
  %y = load {of}, ptr %least.at
  %is.larger = {larger} %x, %y
  %is.known = {known}
  %enters = and i1 %is.larger, %is.known
  br i1 %enters, label %shift, label %done
shift:
  %n = phi i64 [%end, %start], [%end, %compare], [%before, %move]
  %is.first = icmp eq i64 %n, 0
  br i1 %is.first, label %put, label %look
look:
  %before = sub i64 %n, 1
  %other.at = getelementptr {of}, ptr %kept, i64 %before
  %other = load {of}, ptr %other.at
  %precedes = {larger} %x, %other
  %other.known = {known.replace("%y", "%other")}
  %moves = and i1 %precedes, %other.known
  br i1 %moves, label %move, label %put
move:
  %to = getelementptr {of}, ptr %kept, i64 %n
  store {of} %other, ptr %to
  %from.place = getelementptr i64, ptr %places, i64 %before
  %moved = load i64, ptr %from.place
  %to.place = getelementptr i64, ptr %places, i64 %n
  store i64 %moved, ptr %to.place
  br label %shift
put:
  %own = getelementptr {of}, ptr %kept, i64 %n
  store {of} %x, ptr %own
  %own.place = getelementptr i64, ptr %places, i64 %n
  store i64 %place, ptr %own.place
  br label %done
done:
  ret void
}}

define void @{name}(ptr %pointers, ptr %numbers) #0 {{
start:
  %kept = alloca [{MOST} x {of}], align 64
  %filled = alloca i64
  %x = load ptr, ptr %pointers
  %found.at = getelementptr ptr, ptr %pointers, i64 1
  %found = load ptr, ptr %found.at
  %rows = load i64, ptr %numbers
  %size.at = getelementptr i64, ptr %numbers, i64 1
  %size = load i64, ptr %size.at
  %count.at = getelementptr i64, ptr %numbers, i64 2
  %count = load i64, ptr %count.at
  %last = sub i64 %count, 1
  %limit.at = getelementptr {of}, ptr %kept, i64 %last
  br label %row
row:
  %r = phi i64 [0, %start], [%r.next, %row.end]
  %r.begin = mul i64 %r, %size
  %from = getelementptr {of}, ptr %x, i64 %r.begin
  %r.found = mul i64 %r, %count
  %places = getelementptr i64, ptr %found, i64 %r.found
  store i64 0, ptr %filled
  br label %block
block:
  %n = phi i64 [0, %row], [%n.next, %vector], [%stop, %scanned]
  %n.next = add i64 %n, {LANES}
  %is.whole = icmp sle i64 %n.next, %size
  br i1 %is.whole, label %vector, label %rest
vector:
  %elements.at = getelementptr {of}, ptr %from, i64 %n
  %elements = load {vector}, ptr %elements.at, align 1
  %limit = load {of}, ptr %limit.at
  %one = insertelement {vector} poison, {of} %limit, i32 0
  %limits = shufflevector {vector} %one, {vector} poison, <{LANES} x i32> zeroinitializer
  %may = {larger.replace(of, vector)} %elements, %limits
  %bits = bitcast <{LANES} x i1> %may to i{LANES}
  %any = icmp ne i{LANES} %bits, 0
  %have = load i64, ptr %filled
  %few = icmp slt i64 %have, %count
  %looks = select i1 %few, i1 true, i1 %any
  br i1 %looks, label %scan, label %block
rest:
  %is.done = icmp sge i64 %n, %size
  br i1 %is.done, label %row.end, label %scan
scan:
  %stop = phi i64 [%n.next, %vector], [%size, %rest]
  br label %element
element:
  %m = phi i64 [%n, %scan], [%m.next, %element]
  %element.at = getelementptr {of}, ptr %from, i64 %m
  %value = load {of}, ptr %element.at
  call void @keep(ptr %kept, ptr %places, ptr %filled, i64 %count, {of} %value, i64 %m)
  %m.next = add i64 %m, 1
  %m.more = icmp slt i64 %m.next, %stop
  br i1 %m.more, label %element, label %scanned
scanned:
  br label %block
row.end:
  %r.next = add i64 %r, 1
  %r.more = icmp slt i64 %r.next, %rows
  br i1 %r.more, label %row, label %end
end:
  ret void
}}
"""
