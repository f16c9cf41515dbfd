"""Kernels that fill, read and write rows by their indices, and that check indices, in LLVM's language."""

from __future__ import annotations

from collections.abc import Mapping

from typedtensor.targets.numpy.native.kernels import words

_ZEROS = f"""
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
; address, number of bytes
define i32 @zeros(ptr %a) {{
{words("out", "bytes.")}
  call void @llvm.memset.p0.i64(ptr %out, i8 0, i64 %bytes, i1 false)
  ret i32 0
}}
"""

_TAKE = f"""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
; table, indices, result, number of indices, last index, bytes of a row; other indices are clipped
define i32 @take(ptr %a) {{
start:
{words("table", "indices", "out", "count.", "last.", "bytes.")}
  %is_word = icmp eq i64 %bytes, 4
  br i1 %is_word, label %words, label %rows
words:
  %w = phi i64 [0, %start], [%w_next, %words]
  %w_at = getelementptr i64, ptr %indices, i64 %w
  %w_given = load i64, ptr %w_at
  %w_least = call i64 @llvm.smax.i64(i64 %w_given, i64 0)
  %w_index = call i64 @llvm.smin.i64(i64 %w_least, i64 %last)
  %w_from = getelementptr i32, ptr %table, i64 %w_index
  %w_value = load i32, ptr %w_from
  %w_to = getelementptr i32, ptr %out, i64 %w
  store i32 %w_value, ptr %w_to
  %w_next = add i64 %w, 1
  %w_done = icmp eq i64 %w_next, %count
  br i1 %w_done, label %done, label %words
rows:
  %n = phi i64 [0, %start], [%n_next, %rows]
  %at = getelementptr i64, ptr %indices, i64 %n
  %given = load i64, ptr %at
  %least = call i64 @llvm.smax.i64(i64 %given, i64 0)
  %index = call i64 @llvm.smin.i64(i64 %least, i64 %last)
  %distance = mul i64 %index, %bytes
  %from = getelementptr i8, ptr %table, i64 %distance
  %position = mul i64 %n, %bytes
  %to = getelementptr i8, ptr %out, i64 %position
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  %n_next = add i64 %n, 1
  %n_done = icmp eq i64 %n_next, %count
  br i1 %n_done, label %done, label %rows
done:
  ret i32 0
}}
"""

_PUT = f"""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; table, indices, values, number of indices, number of rows, bytes of a row; an index out of range ends the run
define i32 @put(ptr %a) {{
start:
{words("table", "indices", "values", "count.", "rows.", "bytes.")}
  br label %next
next:
  %n = phi i64 [0, %start], [%n_next, %inside]
  %at = getelementptr i64, ptr %indices, i64 %n
  %index = load i64, ptr %at
  %outside = icmp uge i64 %index, %rows
  br i1 %outside, label %failed, label %inside
inside:
  %distance = mul i64 %index, %bytes
  %to = getelementptr i8, ptr %table, i64 %distance
  %position = mul i64 %n, %bytes
  %from = getelementptr i8, ptr %values, i64 %position
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  %n_next = add i64 %n, 1
  %done = icmp eq i64 %n_next, %count
  br i1 %done, label %end, label %next
failed:
  ret i32 1
end:
  ret i32 0
}}
"""

_ROWS = f"""
; function, data, table, indices, values, number of indices, number of rows, bytes of a row, strides of three operands,
; elements of a row: applies a loop to rows and the values of their indices; an index out of range ends the run before
define i32 @rows(ptr %a) {{
start:
{words("function", "data", "table", "indices", "values", "count.", "rows.", "bytes.")}
  %strides = getelementptr i64, ptr %a, i64 8
  %sizes = getelementptr i64, ptr %a, i64 11
  %current = alloca [3 x ptr]
  %second = getelementptr ptr, ptr %current, i64 1
  %third = getelementptr ptr, ptr %current, i64 2
  br label %test
test:
  %m = phi i64 [0, %start], [%m_next, %passed]
  %test_at = getelementptr i64, ptr %indices, i64 %m
  %tested = load i64, ptr %test_at
  %outside = icmp uge i64 %tested, %rows
  br i1 %outside, label %failed, label %passed
passed:
  %m_next = add i64 %m, 1
  %all = icmp eq i64 %m_next, %count
  br i1 %all, label %next, label %test
next:
  %n = phi i64 [0, %passed], [%n_next, %next]
  %at = getelementptr i64, ptr %indices, i64 %n
  %index = load i64, ptr %at
  %distance = mul i64 %index, %bytes
  %row = getelementptr i8, ptr %table, i64 %distance
  %position = mul i64 %n, %bytes
  %value = getelementptr i8, ptr %values, i64 %position
  store ptr %row, ptr %current
  store ptr %value, ptr %second
  store ptr %row, ptr %third
  call void %function(ptr %current, ptr %sizes, ptr %strides, ptr %data)
  %n_next = add i64 %n, 1
  %done = icmp eq i64 %n_next, %count
  br i1 %done, label %end, label %next
failed:
  ret i32 1
end:
  ret i32 0
}}
"""


def _check(bits: int) -> str:
    return f"""
; the address of a number, and a limit: a number that is not less, as an unsigned one, ends the run
define i32 @check{bits}(ptr %a) {{
{words("number_at", "limit.")}
  %number = load i{bits}, ptr %number_at
  %wide = {"add i64 0, %number" if bits == 64 else f"zext i{bits} %number to i64"}
  %outside = icmp uge i64 %wide, %limit
  %status = zext i1 %outside to i32
  ret i32 %status
}}
"""


SOURCES: Mapping[str, str] = {
    "zeros": _ZEROS,
    "take": _TAKE,
    "put": _PUT,
    "rows": _ROWS,
    **{f"check{bits}": _check(bits) for bits in (32, 64)},
}
"""The kernels by name."""
