"""Places as editors count them."""

from __future__ import annotations

import pytest

from typedtensor.inspection import Source, Span
from typedtensor.lsp.positions import Positions

SOURCE = Source("plain = 1\r\ntext = 'é𝄞', image\n")


@pytest.mark.parametrize(("encoding", "units"), [("utf-8", 17), ("utf-16", 14), ("utf-32", 13)])
def test_there_and_back(encoding: str, units: int) -> None:
    positions = Positions(SOURCE, encoding)
    there = positions.position(2, 13)
    assert (there.line, there.character) == (1, units)
    assert positions.place(there) == (2, 13)
    assert positions.position(1, 5).character == 5


def test_an_empty_span_is_seen() -> None:
    found = Positions(SOURCE, "utf-16").range(Span(1, 3, 1, 3))
    assert (found.start.character, found.end.character) == (3, 4)
