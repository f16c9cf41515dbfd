"""The kernels, in LLVM's language.

A kernel takes the address of its arguments, words of 64 bits, and returns 0, or another number to end the run. Loops
have the interface of NumPy's inner loops: the addresses of operands, sizes, strides, and data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

OPERANDS = 4
"""The largest number of operands of a loop; also of its sizes, those of core dimensions included."""

STRIDES = 10
"""The largest number of strides of a loop, those along core dimensions included."""

LEVELS = 4
"""The number of axes that the kernel ``loops`` runs over."""

RUN = """
; a table of kernels and their arguments, and the number of entries; returns the number of the entry that ended the run
define i64 @run(ptr %table, i64 %count) {
start:
  %empty = icmp eq i64 %count, 0
  br i1 %empty, label %done, label %next
next:
  %n = phi i64 [0, %start], [%following, %passed]
  %entry = getelementptr {ptr, ptr}, ptr %table, i64 %n
  %kernel = load ptr, ptr %entry
  %place = getelementptr {ptr, ptr}, ptr %table, i64 %n, i32 1
  %arguments = load ptr, ptr %place
  %status = call i32 %kernel(ptr %arguments)
  %ended = icmp ne i32 %status, 0
  br i1 %ended, label %failed, label %passed
passed:
  %following = add i64 %n, 1
  %last = icmp eq i64 %following, %count
  br i1 %last, label %done, label %next
failed:
  ret i64 %n
done:
  ret i64 -1
}
"""


def _words(*names: str, first: int = 0) -> str:
    """Return the loads of arguments: addresses, and numbers, whose names end in ``.``."""
    lines = []
    for n, name in enumerate(names, first):
        kind, name = ("i64", name[:-1]) if name.endswith(".") else ("ptr", name)
        lines.append(f"  %{name}_at = getelementptr i64, ptr %a, i64 {n}\n  %{name} = load {kind}, ptr %{name}_at")
    return "\n".join(lines)


_SIZES, _STRIDES, _LEVELS = 2 + OPERANDS, 2 + 2 * OPERANDS, 2 + 2 * OPERANDS + STRIDES

_BEGIN = f"""
{_words("function", "data")}
  %operands = getelementptr i64, ptr %a, i64 2
  %sizes = getelementptr i64, ptr %a, i64 {_SIZES}
  %strides = getelementptr i64, ptr %a, i64 {_STRIDES}
  %begin = load <{OPERANDS} x i64>, ptr %operands, align 8
  %current = alloca <{OPERANDS} x i64>, align 32"""

LOOP = f"""
; function, data, operands, sizes, strides; NumPy's loops may change the addresses of operands
define i32 @loop(ptr %a) {{
{_BEGIN}
  store <{OPERANDS} x i64> %begin, ptr %current
  call void %function(ptr %current, ptr %sizes, ptr %strides, ptr %data)
  ret i32 0
}}
"""


def _loops() -> str:
    """Return the kernel ``loops``: a loop that is run at all positions of some axes, the first axis fastest.

    For each axis there are further arguments: its size, and the distances of the operands from the last position along
    all axes before it to the next position along it.
    """
    vector = f"<{OPERANDS} x i64>"
    lines = [f"define i32 @loops(ptr %a) {{\nstart:{_BEGIN}", f"  %base = alloca {vector}, align 32"]
    lines += [f"  %count{n} = alloca i64\n  store i64 0, ptr %count{n}" for n in range(LEVELS)]
    lines.append(f"  store {vector} %begin, ptr %base\n  br label %next")
    lines.append(f"next:\n  %now = load {vector}, ptr %base\n  store {vector} %now, ptr %current")
    lines.append("  call void %function(ptr %current, ptr %sizes, ptr %strides, ptr %data)\n  br label %level0")
    for n in range(LEVELS):
        place = _LEVELS + n * (1 + OPERANDS)
        lines.append(f"""level{n}:
  %before{n} = load i64, ptr %count{n}
  %after{n} = add i64 %before{n}, 1
  %size{n}_at = getelementptr i64, ptr %a, i64 {place}
  %size{n} = load i64, ptr %size{n}_at
  %ended{n} = icmp eq i64 %after{n}, %size{n}
  br i1 %ended{n}, label %over{n}, label %move{n}
move{n}:
  store i64 %after{n}, ptr %count{n}
  %step{n}_at = getelementptr i64, ptr %a, i64 {place + 1}
  %step{n} = load {vector}, ptr %step{n}_at, align 8
  %from{n} = load {vector}, ptr %base
  %to{n} = add {vector} %from{n}, %step{n}
  store {vector} %to{n}, ptr %base
  br label %next
over{n}:
  store i64 0, ptr %count{n}
  br label %{f"level{n + 1}" if n + 1 < LEVELS else "done"}""")
    return "\n".join([*lines, "done:\n  ret i32 0\n}\n"])


LOOPS = _loops()

_ZEROS = f"""
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
; address, number of bytes
define i32 @zeros(ptr %a) {{
{_words("out", "bytes.")}
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
{_words("table", "indices", "out", "count.", "last.", "bytes.")}
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
{_words("table", "indices", "values", "count.", "rows.", "bytes.")}
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
{_words("function", "data", "table", "indices", "values", "count.", "rows.", "bytes.")}
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
{_words("number_at", "limit.")}
  %number = load i{bits}, ptr %number_at
  %wide = {"add i64 0, %number" if bits == 64 else f"zext i{bits} %number to i64"}
  %outside = icmp uge i64 %wide, %limit
  %status = zext i1 %outside to i32
  ret i32 %status
}}
"""


def _elements(name: str, kinds: Sequence[str], body: str) -> str:
    """Return a loop over elements.

    Args:
        name: its name.
        kinds: the type of each operand.
        body: the code for one element, from ``%x0``, ``%x1``, … to ``%result``, which the last operand receives.
    """
    count = len(kinds)
    lines = [f"define void @{name}(ptr %operands, ptr %sizes, ptr %strides, ptr %data) {{\nstart:"]
    lines += [
        f"""  %operand{n} = getelementptr i64, ptr %operands, i64 {n}
  %p{n} = load ptr, ptr %operand{n}
  %stride{n} = getelementptr i64, ptr %strides, i64 {n}
  %s{n} = load i64, ptr %stride{n}"""
        for n in range(count)
    ]
    lines.append("  %count = load i64, ptr %sizes\n  br label %next\nnext:")
    lines.append("  %n = phi i64 [0, %start], [%n_next, %next]")
    for n, kind in enumerate(kinds):
        lines.append(f"  %d{n} = mul i64 %n, %s{n}\n  %e{n} = getelementptr i8, ptr %p{n}, i64 %d{n}")
        if n < count - 1 or "%old" in body:
            lines.append(f"  %{'old' if n == count - 1 else f'x{n}'} = load {kind}, ptr %e{n}")
    lines.append(f"{body}\n  store {kinds[-1]} %result, ptr %e{count - 1}")
    lines.append("  %n_next = add i64 %n, 1\n  %done = icmp eq i64 %n_next, %count")
    return "\n".join([*lines, "  br i1 %done, label %end, label %next\nend:\n  ret void\n}\n"])


def _copy(bits: int) -> str:
    """A loop that copies elements; contiguous ones at once."""
    each = _elements(f"each{bits}", [f"i{bits}"] * 2, f"  %result = add i{bits} 0, %x0")
    return f"""declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
{each}
define void @copy{bits}(ptr %operands, ptr %sizes, ptr %strides, ptr %data) {{
  %from_step = load i64, ptr %strides
  %to_step_at = getelementptr i64, ptr %strides, i64 1
  %to_step = load i64, ptr %to_step_at
  %from_flat = icmp eq i64 %from_step, {bits // 8}
  %to_flat = icmp eq i64 %to_step, {bits // 8}
  %flat = and i1 %from_flat, %to_flat
  br i1 %flat, label %whole, label %some
whole:
  %from = load ptr, ptr %operands
  %to_at = getelementptr i64, ptr %operands, i64 1
  %to = load ptr, ptr %to_at
  %count = load i64, ptr %sizes
  %bytes = mul i64 %count, {bits // 8}
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %bytes, i1 false)
  ret void
some:
  call void @each{bits}(ptr %operands, ptr %sizes, ptr %strides, ptr %data)
  ret void
}}
"""


def _choose(bits: int) -> str:
    """A loop that writes elements where a condition holds."""
    body = f"  %holds = icmp ne i8 %x1, 0\n  %result = select i1 %holds, i{bits} %x0, i{bits} %old"
    return _elements(f"choose{bits}", [f"i{bits}", "i8", f"i{bits}"], body)


SOURCES: Mapping[str, str] = {
    "zeros": _ZEROS,
    "take": _TAKE,
    "put": _PUT,
    "rows": _ROWS,
    **{f"check{bits}": _check(bits) for bits in (32, 64)},
    **{f"copy{bits}": _copy(bits) for bits in (8, 16, 32, 64)},
    **{f"choose{bits}": _choose(bits) for bits in (8, 16, 32, 64)},
}
"""The kernels and loops by name, besides those of the first module."""


def cast(name: str, given: np.dtype[np.generic], wanted: np.dtype[np.generic]) -> str | None:
    """Return a loop that converts elements as NumPy does; None for dtypes whose conversion is not one instruction."""
    kinds = [_llvm_type(x) for x in (given, wanted)]
    first, second = kinds
    if first is None or second is None or first == second:
        return None
    if given.kind == wanted.kind == "f":
        word = "fpext" if wanted.itemsize > given.itemsize else "fptrunc"
    elif wanted.kind == "f":
        word = "sitofp" if given.kind == "i" else "uitofp"
    elif given.kind == "f" or wanted.kind == "b":
        return None
    elif wanted.itemsize > given.itemsize:
        word = "sext" if given.kind == "i" else "zext"
    elif wanted.itemsize < given.itemsize:
        word = "trunc"
    else:
        return None
    return _elements(name, [first, second], f"  %result = {word} {first} %x0 to {second}")


def _llvm_type(dtype: np.dtype[np.generic]) -> str | None:
    if dtype.kind == "f":
        return {4: "float", 8: "double"}.get(dtype.itemsize)
    return f"i{8 * dtype.itemsize}" if dtype.kind in "iub" else None


def caller(name: str, signature: Sequence[str]) -> str:
    """Return the kernel that calls a function of C, its first argument, with arguments of these types."""
    kinds = ["ptr", *signature]
    loads = "\n".join(
        f"  %at{n} = getelementptr i64, ptr %a, i64 {n}\n  %x{n} = load {kind}, ptr %at{n}"
        for n, kind in enumerate(kinds)
    )
    given = ", ".join(f"{kind} %x{n}" for n, kind in enumerate(kinds) if n)
    return f"define i32 @{name}(ptr %a) {{\n{loads}\n  call void %x0({given})\n  ret i32 0\n}}\n"
