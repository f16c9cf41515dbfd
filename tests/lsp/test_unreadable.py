"""Texts that mypy cannot read. They come last: the daemon forgets the library where nothing open imports it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.inspection.project import FIRST
from tests.lsp.client import Client
from tests.lsp.conftest import Opened
from tests.lsp.test_incoming import closed
from tests.lsp.test_incoming import opened as opening


def test_a_program_beside_it_is_answered(client: Client, opened: Opened, workspace: Path) -> None:
    path, uri = opened("image.sum(Digit)\ntotal = image.sum(Pixel)\n"), (workspace / "beside.py").as_uri()
    [before] = client.diagnostics(path)
    client.write(opening(uri, "# coding: elsewhere\nx = 1\n"))
    while not any("unknown encoding: elsewhere" in text for text in reported(client)):
        client.wait()
    client.write(closed(uri))
    found = client.hover(path, FIRST, 14)
    assert found is not None
    assert "Expr[Tensor[Batch]]" in found["contents"]["value"]
    assert client.diagnostics(path) == [before]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# coding: nonsense\nx = 1\n", "unknown encoding: nonsense"),
        ("# coding: undefined\nx = 1\n", None),  # mypy has an internal error
        ('x = "\ud800"\n', "'utf-8' codec can't decode"),
        ("x = " + "-" * 30_000 + "1\n", None),
    ],
)
def test_a_text_that_mypy_cannot_read(text: str, said: str | None, client: Client, workspace: Path) -> None:
    uri = (workspace / "odd.py").as_uri()
    client.write(opening(uri, text))
    assert client.hover(workspace / "odd.py", 0, 0) is None
    while said is not None and not any(said in text for text in reported(client)):
        client.wait()  # a check may end after a question that it does not concern
    client.write(closed(uri))


def reported(client: Client) -> list[str]:
    """The messages of all diagnostics until now."""
    return [found["message"] for each in client.notified for found in each["params"].get("diagnostics", ())]


@pytest.mark.slow  # the library is read again
def test_a_text_that_mypy_cannot_read_in_place_of_one_that_it_could(client: Client, workspace: Path) -> None:
    before, after = ((workspace / name).as_uri() for name in ("readable.py", "unreadable.py"))
    client.write(opening(before, "x = 1\n"))
    client.hover(workspace / "readable.py", 0, 0)
    client.write(closed(before) + opening(after, "# coding: nowhere\nx = 1\n"))
    while not any("unknown encoding: nowhere" in text for text in reported(client)):
        client.wait()
    client.write(closed(after))
