"""Loops over elements that NumPy's C interface lacks, in LLVM's language: copies, choices, conversions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np


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


SOURCES: Mapping[str, str] = {
    **{f"copy{bits}": _copy(bits) for bits in (8, 16, 32, 64)},
    **{f"choose{bits}": _choose(bits) for bits in (8, 16, 32, 64)},
}
"""The loops by name; they have the interface of NumPy's inner loops."""
