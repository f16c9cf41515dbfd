"""The kernels, in LLVM's language.

A kernel takes the address of its arguments, words of 64 bits, and returns 0, or another number to end the run. Loops
have the interface of NumPy's inner loops: the addresses of operands, sizes, strides, and data.
"""

from __future__ import annotations

from collections.abc import Sequence

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


def words(*names: str, first: int = 0) -> str:
    """Return the loads of arguments: addresses, and numbers, whose names end in ``.``."""
    lines = []
    for n, name in enumerate(names, first):
        kind, name = ("i64", name[:-1]) if name.endswith(".") else ("ptr", name)
        lines.append(f"  %{name}_at = getelementptr i64, ptr %a, i64 {n}\n  %{name} = load {kind}, ptr %{name}_at")
    return "\n".join(lines)


_SIZES, _STRIDES, _LEVELS = 2 + OPERANDS, 2 + 2 * OPERANDS, 2 + 2 * OPERANDS + STRIDES

_BEGIN = f"""
{words("function", "data")}
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


def caller(name: str, signature: Sequence[str]) -> str:
    """Return the kernel that calls a function of C, its first argument, with arguments of these types."""
    kinds = ["ptr", *signature]
    loads = "\n".join(
        f"  %at{n} = getelementptr i64, ptr %a, i64 {n}\n  %x{n} = load {kind}, ptr %at{n}"
        for n, kind in enumerate(kinds)
    )
    given = ", ".join(f"{kind} %x{n}" for n, kind in enumerate(kinds) if n)
    return f"define i32 @{name}(ptr %a) {{\n{loads}\n  call void %x0({given})\n  ret i32 0\n}}\n"
