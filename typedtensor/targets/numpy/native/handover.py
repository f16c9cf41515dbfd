"""Kernels by which one run of machine code hands parts of its work to other threads, in LLVM's language.

The threads meet at a slot, words of 64 bits in the memory of both: its state, the address and the length of a table of
entries, and the number of the entry that ended the part, or -1. A thread that leads offers a part, computes its own,
and collects the offered one: it takes the part back if no thread has begun it. So a thread that serves may come late,
leave early, or never come.
"""

from __future__ import annotations

import platform
from collections.abc import Mapping

SLOT = 16
"""The words of a slot: two cache lines, which processors fetch as a pair."""

_IDLE, _OFFERED, _BEGUN, _DONE, CLOSED = range(5)

PATIENCE = 1 << 18
"""The number of looks at a slot after which a thread that serves leaves: some milliseconds, longer than most work that
one thread does alone."""

HASTE = 1 << 13
"""The same where other programs may need the processors: longer than threads differ in a share, some tenths of a
millisecond."""

_LOOKS = 1 << 12
"""The number of looks at a slot after which a thread that leads lets other programs run before it looks again."""

_PAUSES = {
    "x86_64": ("declare void @llvm.x86.sse2.pause()", "call void @llvm.x86.sse2.pause()"),
    "aarch64": ("declare void @llvm.aarch64.hint(i32)", "call void @llvm.aarch64.hint(i32 1)"),
}
_DECLARED, _PAUSE = _PAUSES.get(platform.machine(), ("", ""))

_FIELDS = """  %table_at = getelementptr i64, ptr %slot, i64 1
  %count_at = getelementptr i64, ptr %slot, i64 2
  %ended_at = getelementptr i64, ptr %slot, i64 3"""

_PART = """  %table = load ptr, ptr %table_at
  %count = load i64, ptr %count_at
  %ended = call i64 %run(ptr %table, i64 %count)
  store i64 %ended, ptr %ended_at"""

_ARGUMENT = """  %slot = load ptr, ptr %a
  %second = getelementptr i64, ptr %a, i64 1
  %third = getelementptr i64, ptr %a, i64 2"""

OFFER = f"""
; slot, table, number of entries
define i32 @offer(ptr %a) {{
{_ARGUMENT}
{_FIELDS}
  %table = load ptr, ptr %second
  %count = load i64, ptr %third
  store ptr %table, ptr %table_at
  store i64 %count, ptr %count_at
  store atomic i64 {_OFFERED}, ptr %slot release, align 8
  ret i32 0
}}
"""

COLLECT = f"""
{_DECLARED}
declare i32 @sched_yield()
; slot, the kernel that runs tables; returns after the part, which this thread runs if no other one has begun it
define i32 @collect(ptr %a) {{
start:
{_ARGUMENT}
{_FIELDS}
  %run = load ptr, ptr %second
  %pair = cmpxchg ptr %slot, i64 {_OFFERED}, i64 {_IDLE} acq_rel acquire
  %is_mine = extractvalue {{i64, i1}} %pair, 1
  br i1 %is_mine, label %mine, label %look
mine:
{_PART}
  br label %end
look:
  %n = phi i64 [0, %start], [%more, %pause], [%more, %yield]
  %state = load atomic i64, ptr %slot acquire, align 8
  %is_done = icmp eq i64 %state, {_DONE}
  br i1 %is_done, label %end, label %wait
wait:
  %more = add i64 %n, 1
  %is_long = icmp ugt i64 %n, {_LOOKS}
  br i1 %is_long, label %yield, label %pause
pause:
  {_PAUSE}
  br label %look
yield:
  %ignored = call i32 @sched_yield()
  br label %look
end:
  %status = load i64, ptr %ended_at
  %is_whole = icmp eq i64 %status, -1
  %result = select i1 %is_whole, i32 0, i32 1
  ret i32 %result
}}
"""

CLOSE = f"""
; slot; no thread works on a part of it
define i32 @close(ptr %a) {{
  %slot = load ptr, ptr %a
  store atomic i64 {CLOSED}, ptr %slot release, align 8
  ret i32 0
}}
"""

SERVE = f"""
{_DECLARED}
; runs the parts that are offered at a slot, until it is closed or nothing is offered for a number of looks
define void @serve(ptr %slot, ptr %run, i64 %patience) {{
start:
{_FIELDS}
  br label %look
look:
  %n = phi i64 [0, %start], [0, %try], [0, %mine], [%more, %pause]
  %state = load atomic i64, ptr %slot acquire, align 8
  switch i64 %state, label %wait [i64 {_OFFERED}, label %try
                                  i64 {CLOSED}, label %end]
try:
  %pair = cmpxchg ptr %slot, i64 {_OFFERED}, i64 {_BEGUN} acq_rel acquire
  %is_mine = extractvalue {{i64, i1}} %pair, 1
  br i1 %is_mine, label %mine, label %look
mine:
{_PART}
  store atomic i64 {_DONE}, ptr %slot release, align 8
  br label %look
wait:
  %more = add i64 %n, 1
  %is_long = icmp ugt i64 %more, %patience
  br i1 %is_long, label %end, label %pause
pause:
  {_PAUSE}
  br label %look
end:
  ret void
}}
"""

SOURCES: Mapping[str, str] = {"offer": OFFER, "collect": COLLECT, "close": CLOSE, "serve": SERVE}
"""The kernels by name; ``serve`` is a function of C."""
