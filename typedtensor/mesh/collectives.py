"""What devices send each other while a program runs, as it stands in the program that XLA has made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import prod
from typing import NamedTuple

_KINDS = "all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute"
_INSTRUCTION = re.compile(rf"^\s*(?:ROOT )?%?\S+ = (?P<type>.*?) (?P<kind>{_KINDS})(?P<start>-start)?\(")
_ARRAY = re.compile(r"\b(?P<name>pred|bf16|[a-z]+(?P<bits>\d+))\w*\[(?P<sizes>[\d,]*)\]")
_NAME = re.compile(r'op_name="(?P<name>[^"]*)"')
_BITS = {"pred": 8, "bf16": 16}


MOST_SHOWN = 3
"""How many operations are shown that a collective is for."""


class Collective(NamedTuple):
    """What the devices of a mesh do together.

    Attributes:
        kind: what it is, by the name of XLA's instruction: ``all-reduce``, say.
        bytes: the size of the result on each device.
        is_repeated: whether it is in a loop, and happens in each turn.
        what: the operations that it is for, as JAX calls them.
    """

    kind: str
    bytes: int
    is_repeated: bool
    what: tuple[str, ...]

    @property
    def at(self) -> str:
        """What it is for, as it is shown."""
        others = len(self.what) - MOST_SHOWN
        return ", ".join(self.what[:MOST_SHOWN]) + (f" and {others} more" if others > 0 else "")


def collectives_in(text: str) -> Iterator[Collective]:
    """The collectives of a compiled program, in the order of its instructions.

    Args:
        text: the program, as XLA prints it once it has divided it.
    """
    is_entry = False
    for line in text.splitlines():
        if line and not line[0].isspace():
            is_entry = line.startswith("ENTRY")
        found = _INSTRUCTION.match(line)
        if found is not None:
            sizes = [_bytes(x) for x in _ARRAY.finditer(found["type"])]
            # What is begun returns its operands before its results, but for sums.
            results = sizes[len(sizes) // 2 :] if found["start"] and found["kind"] != "all-reduce" else sizes
            named = _NAME.search(line)
            names = re.split(r"[:()]", named["name"].rpartition("/")[2]) if named else ()
            what = tuple(dict.fromkeys(name for name in names if name))
            yield Collective(found["kind"], sum(results), not is_entry, what)


def _bytes(array: re.Match[str]) -> int:
    bits = _BITS.get(array["name"]) or int(array["bits"])
    return prod(int(n) for n in array["sizes"].split(",") if n) * bits // 8
