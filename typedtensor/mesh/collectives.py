"""The collective operations in a program that XLA has compiled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import prod
from typing import NamedTuple

from typedtensor.targets.xla.scopes import operations_in

_KINDS = "all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute"
_INSTRUCTION = re.compile(rf"^\s*(?:ROOT )?%?\S+ = (?P<type>.*?) (?P<kind>{_KINDS})(?P<start>-start)?\(")
_ARRAY = re.compile(r"\b(?P<name>pred|bf16|[a-z]+(?P<bits>\d+))\w*\[(?P<sizes>[\d,]*)\]")
_NAME = re.compile(r'op_name="(?P<name>[^"]*)"')
_BITS = {"pred": 8, "bf16": 16}


MOST_SHOWN = 3
"""The maximum number of operations shown for a collective."""


class Collective(NamedTuple):
    """A collective operation of a mesh's devices.

    Attributes:
        kind: the name of XLA's instruction, such as ``all-reduce``.
        bytes: the size of the result on each device.
        is_repeated: whether it is in a loop and runs in each iteration.
        what: the operations that it serves, by JAX's names.
        lines: the lines of code that it serves, as in ``net.py:4`` or ``gradient of net.py:4``, each with its bytes.
            Lines of collectives that XLA has merged without attribution are joined; those of an optimizer have no line.
    """

    kind: str
    bytes: int
    is_repeated: bool
    what: tuple[str, ...]
    lines: tuple[tuple[str, int], ...]

    @property
    def at(self) -> str:
        """The text of the operations that the collective serves."""
        others = len(self.what) - MOST_SHOWN
        return ", ".join(self.what[:MOST_SHOWN]) + (f" and {others} more" if others > 0 else "")


def collectives_in(text: str) -> Iterator[Collective]:
    """Return the collectives of a compiled program, in the order of its instructions.

    Args:
        text: the text of the program after XLA's partitioning.
    """
    is_entry = False
    for line in text.splitlines():
        if line and not line[0].isspace():
            is_entry = line.startswith("ENTRY")
        found = _INSTRUCTION.match(line)
        if found is not None:
            sizes = [_bytes(x) for x in _ARRAY.finditer(found["type"])]
            # The start of an asynchronous collective returns its operands before its results, except for sums.
            results = sizes[len(sizes) // 2 :] if found["start"] and found["kind"] != "all-reduce" else sizes
            named = _NAME.search(line)
            operations = operations_in(named["name"]) if named else []
            what = tuple(dict.fromkeys(name for name, _ in operations))
            yield Collective(found["kind"], sum(results), not is_entry, what, _lines(operations, results))


def _lines(operations: Sequence[tuple[str, str]], results: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Return the lines of operations with their bytes."""
    lines = [line for _, line in operations]
    if len(lines) != len(results):
        lines, results = [", ".join(dict.fromkeys(filter(None, lines)))], [sum(results)]
    totals = dict.fromkeys(lines, 0)
    for line, size in zip(lines, results, strict=True):
        totals[line] += size
    return tuple(totals.items())


def _bytes(array: re.Match[str]) -> int:
    bits = _BITS.get(array["name"]) or int(array["bits"])
    return prod(int(n) for n in array["sizes"].split(",") if n) * bits // 8
