"""Diagnostics of a server that starts from the cache, compared with those of a full check."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from mypy.options import Options

from tests.inspection.project import PREAMBLE
from tests.lsp.client import Client, ours
from tests.lsp.conftest import Opened
from typedtensor.lsp.cache import Cache, main, start


def states(root: Path) -> list[Path]:
    return sorted((root / ".mypy_cache" / "typedtensor" / "lsp").iterdir())


@pytest.fixture
def wrong(client: Client, opened: Opened, workspace: Path) -> Iterator[tuple[Path, list[str]]]:
    """A program with a mistake in it, and one in what it imports, and what is said of them."""
    part = workspace / "wrong_part.py"
    part.write_text(PREAMBLE + "total = image.sum(Hidden)\n")
    path = opened("from wrong_part import total\nimage.sum(Digit)\n")
    found = said(client, path, part)
    assert ["Sum[Digit]" in found[0], "Sum[Hidden]" in found[1]] == [True, True]
    yield path, found
    part.unlink()


@pytest.mark.parametrize(("awaited", "lowered"), [(True, []), (False, [10])])
def test_a_cache_that_somebody_waits_for_is_written_at_the_usual_priority(
    awaited: bool, lowered: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr("os.nice", asked.append)
    monkeypatch.setattr("typedtensor.lsp.cache.write", lambda paths, config_file: True)
    with pytest.raises(SystemExit):
        main([], None, awaited)
    assert asked == lowered


def said(client: Client, *paths: Path) -> list[str]:
    return [found["message"] for path in paths for found in client.diagnostics(path)]


@pytest.mark.slow
def test_servers_that_start_from_the_cache(
    wrong: tuple[Path, list[str]], workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, expected = wrong
    part = workspace / "wrong_part.py"
    monkeypatch.chdir(workspace)
    assert start([str(path)], None).wait() == 0
    with ExitStack() as stack:
        both = [stack.enter_context(Client(ours(), workspace)) for _ in range(2)]
        for client in both:
            client.open(path)
        for client in both:
            assert said(client, path, part) == expected
            assert len(client.hints(path)) == 0
            # An edit that is never saved; the errors of the file that is not open stay.
            client.change(path, {"text": path.read_text() + "average = image.mean(Batch)\n"})
            assert said(client, path, part) == expected
            assert [hint["label"] for hint in client.hints(path)] == [": Expr[Tensor[Pixel]]"]
            client.change(path, {"text": path.read_text().replace("sum(Digit)", "sum(Pixel)")})
            assert said(client, path, part) == expected[1:]


@pytest.mark.slow
def test_a_cache_that_is_broken_is_not_used(wrong: tuple[Path, list[str]], workspace: Path) -> None:
    path, expected = wrong
    newest = states(workspace)[-1]
    for file in newest.rglob("*"):
        if file.is_file() and file.name != "files.json":
            file.write_bytes(b"broken")
    with Client(ours(), workspace) as client:
        client.open(path)
        assert said(client, path, workspace / "wrong_part.py") == expected


def test_what_is_unfinished_is_never_read(tmp_path: Path) -> None:
    options = Options()
    options.cache_dir = str(tmp_path)
    cache, seen = Cache(options), []
    source = tmp_path / "source.py"
    source.write_text("x = 1\n")
    for number in range(6):
        first, _ = cache.begin()
        second, _ = cache.begin()
        (first / "data").write_text(str(number))
        (second / "data").write_text("never finished")
        before = cache.copy(tmp_path / f"before{number}")
        seen.append((before / "data").read_text() if before is not None else None)
        cache.finish(first, [str(source)])
    assert seen == [None, "0", "1", "2", "3", "4"]
    assert cache.behind([str(source)]) == set()
    source.write_text("x = 123\n")
    assert cache.behind([str(source), str(tmp_path)]) == {str(source), str(tmp_path)}
    kept = [path.name for path in (tmp_path / "typedtensor" / "lsp").iterdir()]
    assert sum(not name.startswith("unfinished") for name in kept) <= 4
