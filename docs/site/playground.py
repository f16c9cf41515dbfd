"""Links from programs on pages to the playground, which opens with them."""

from __future__ import annotations

import ast
import base64
import sys
import zlib
from collections.abc import Iterable, Iterator, Sequence

REJECTED = "  # rejected"
"""Ends a line with a mistake that a page shows."""

_THERE = {*sys.stdlib_module_names, "numpy", "typedtensor"}
_ABSENT = {f"typedtensor.{name}" for name in ("torch", "jax", "onnx", "sklearn", "staging")}


def packed(program: str) -> str:
    """A program as the word that stands in the playground's address, after ``#code=``.

    >>> packed("print(1)")
    'KyjKzCvRMNQEAA'
    """
    deflate = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = deflate.compress(program.encode()) + deflate.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def programs(blocks: Iterable[str]) -> Iterator[str | None]:
    """To each block of a page the program that it ends, since the blocks of a page are one program.

    Mistakes that blocks above show are left out. There is no program where one needs what the playground has not.
    """
    before: list[str] = []
    for block in blocks:
        program = "\n".join([*before, block.strip("\n"), ""])
        yield program if _runs_there(program) else None
        before.append(f"{_mended(block)}\n")


def _mended(block: str) -> str:
    lines: Sequence[str] = block.strip("\n").splitlines()
    wrong: set[int] = set()
    for statement in ast.parse(block.strip("\n")).body:
        taken = range(statement.lineno - 1, statement.end_lineno or statement.lineno)
        if any(lines[number].endswith(REJECTED) for number in taken):
            wrong.update(taken)
    return "\n".join(line for number, line in enumerate(lines) if number not in wrong)


def _runs_there(program: str) -> bool:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.Import):
            imported.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            imported.update({node.module or "", *(f"{node.module}.{name.name}" for name in node.names)})
    return {name.partition(".")[0] for name in imported} <= _THERE and not imported & _ABSENT
