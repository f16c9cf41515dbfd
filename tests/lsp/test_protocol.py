"""The language server as an editor meets it, over the protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.inspection.project import FIRST, PREAMBLE, SETTINGS_OF_DAEMON
from tests.lsp.client import Client, Json, ours
from tests.lsp.conftest import Opened

HERE = FIRST - 1
"""The first line behind the preamble, as the protocol counts."""


def text_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n")


def cut(path: Path, where: Json) -> str:
    """The text of a range on one line, in units of UTF-16."""
    line = text_of(path)[where["start"]["line"]].encode("utf-16-le")
    start, end = (2 * int(where[place]["character"]) for place in ("start", "end"))
    found: str = line[start:end].decode("utf-16-le")
    return found


def test_capabilities(client: Client) -> None:
    assert client.capabilities["hoverProvider"]
    assert client.capabilities["inlayHintProvider"]
    assert client.capabilities["textDocumentSync"]["change"] == 2


def test_a_diagnostic_has_the_range_of_the_expression(client: Client, opened: Opened) -> None:
    path = opened('label, wrong = "é𝄞", image.sum(Hidden).mean(Batch)\n')
    [found] = client.diagnostics(path)
    assert cut(path, found["range"]) == "image.sum(Hidden)"
    assert (found["severity"], found["code"], found["source"]) == (1, "axes", "mypy")
    assert found["message"].startswith("Sum[Hidden] cannot be applied to Tensor[Batch, Pixel]: its rule ")
    assert "which has only (Batch, Pixel)" in found["message"]


def test_a_diagnostic_of_a_chain_over_lines(client: Client, opened: Opened) -> None:
    path = opened("wrong = (\n    image\n    .sum(Hidden)\n)\n")
    [found] = client.diagnostics(path)
    assert found["range"] == {
        "start": {"line": HERE + 1, "character": 4},
        "end": {"line": HERE + 2, "character": 16},
    }


def test_hover(client: Client, opened: Opened) -> None:
    path = opened("loss = cross_entropy(image >> Linear(Pixel, Digit), digit, Digit).mean(Batch)\nrelu(image)\n")
    assert hover(client, path, HERE, 68) == (  # mean
        "```python\nExpr[Tensor[()]]\n```\n\n**Mean[Batch]**  `t *A U *B -> real *A *B where t not in int`\n\n"
        "The mean along labels, or of all elements; for truth values, the share of true ones, in float32."
    )
    called = hover(client, path, HERE, 9)  # cross_entropy
    assert called.startswith("```python\nExpr[Tensor[Batch]]\n```\n\n**CrossEntropy[Digit]**  `*A U *B, int *A *B -> ")
    assert hover(client, path, HERE, 22) == "```python\nInput[Tensor[Batch, Pixel]]\n```"  # image
    assert "Expr[Tensor[Batch, Digit]]" in hover(client, path, HERE, 28)  # >>
    assert "Linear[Pixel, Digit]" in hover(client, path, HERE, 32)
    assert client.hover(path, 0, 3) is None


def hover(client: Client, path: Path, line: int, character: int) -> str:
    found = client.hover(path, line, character)
    assert found is not None
    value: str = found["contents"]["value"]
    return value


def test_hover_says_why_axes_are_not_known(client: Client, opened: Opened) -> None:
    path = opened("def f(a: Any) -> None:\n    relu(a)\n")
    assert "*Unknown: something is annotated as Any.*" in hover(client, path, HERE + 1, 9)


def test_hover_has_the_range_of_the_expression(client: Client, opened: Opened) -> None:
    path = opened('x = ("é𝄞", image.sum(Pixel))\n')
    found = client.hover(path, HERE, 20)
    assert found is not None
    assert cut(path, found["range"]) == "image.sum(Pixel)"


def labels(hints: list[Json]) -> list[tuple[int, int, str]]:
    return [(h["position"]["line"] - HERE, h["position"]["character"], h["label"]) for h in hints]


CHAIN = "loss = (\n    cross_entropy(image, digit, Pixel)\n    .mean(Batch)\n)\ntotal = loss * 2.0\n"


def test_inlay_hints(client: Client, opened: Opened) -> None:
    path = opened(CHAIN)
    assert labels(client.hints(path)) == [
        (0, 4, ": Expr[Tensor[()]]"),
        (1, 38, "Expr[Tensor[Batch]]"),
        (4, 5, ": Expr[Tensor[()]]"),
    ]
    assert labels(client.hints(path, HERE + 1, HERE + 2)) == [(1, 38, "Expr[Tensor[Batch]]")]


def replaced(line: int, start: int, end: int, text: str) -> Json:
    return {
        "range": {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}},
        "text": text,
    }


def test_edits_are_checked_without_being_saved(client: Client, opened: Opened) -> None:
    path = opened(CHAIN)
    assert client.diagnostics(path) == []
    client.change(path, replaced(HERE + 2, 10, 15, "Digit"))
    [found] = client.diagnostics(path)
    assert "Mean[Digit] cannot be applied to Tensor[Batch]" in found["message"]
    client.change(path, replaced(HERE + 2, 10, 15, "Batch"))
    assert client.diagnostics(path) == []
    assert "Digit)\n)" not in path.read_text()


def test_a_burst_of_edits_is_checked_as_it_ends(client: Client, opened: Opened) -> None:
    path = opened("total = image.sum(Pixel)\n")
    for text in ("P", "Pi", "Hidden", "Batch"):
        client.change(path, {"text": PREAMBLE + f"total = image.sum({text})\n"})
    assert client.diagnostics(path) == []
    assert labels(client.hints(path)) == [(0, 5, ": Expr[Tensor[Pixel]]")]


def test_while_a_file_does_not_parse(client: Client, opened: Opened) -> None:
    path, other = opened(CHAIN), opened("image.sum(Hidden)\n")
    assert len(client.diagnostics(other)) == 1
    before = len(client.hints(path))
    client.change(path, replaced(HERE, 0, 0, "x = (1,\n\n"))
    [found] = client.diagnostics(path)
    assert found["code"] == "syntax"
    # What stands further down is still known, and moved; the other file is as wrong as before.
    shown = labels(client.hints(path))
    assert len(shown) == before
    assert shown[-1] == (6, 5, ": Expr[Tensor[()]]")
    assert "Expr[Tensor[()]]" in hover(client, path, HERE + 6, 2)
    assert len(client.diagnostics(other)) == 1
    client.change(path, {"text": PREAMBLE + CHAIN})
    assert client.diagnostics(path) == []


def test_a_change_reaches_the_files_that_import_it(client: Client, opened: Opened) -> None:
    first = opened("total = image.sum(Pixel)\n")
    second = opened(f"from {first.stem} import total as taken, Batch as Same\naverage = taken.mean(Same)\n")
    assert client.diagnostics(second) == []
    assert labels(client.hints(second)) == [(1, 7, ": Expr[Tensor[()]]")]
    client.change(first, {"text": PREAMBLE + "total = image.sum(Batch)\n"})
    assert client.diagnostics(first) == []
    client.hints(second)
    [found] = client.diagnostics(second)
    assert "Mean[Batch] cannot be applied to Tensor[Pixel]" in found["message"]


def test_a_file_that_was_imported_before_it_is_opened(client: Client, opened: Opened, workspace: Path) -> None:
    part = workspace / "imported_part.py"
    part.write_text(PREAMBLE + "total = image.sum(Pixel)\n")
    path = opened("import imported_part\ntaken = imported_part.total\n")
    assert labels(client.hints(path)) == [(1, 5, ": Expr[Tensor[Batch]]")]
    client.open(part)
    assert labels(client.hints(part)) == [(0, 5, ": Expr[Tensor[Batch]]")]
    client.close(part)


def test_scripts_of_one_name(client: Client, opened: Opened, workspace: Path) -> None:
    paths = []
    for name in ("first", "second"):
        (workspace / name).mkdir()
        path = workspace / name / "train.py"
        path.write_text(PREAMBLE + "image.sum(Hidden)\n")
        client.open(path)
        paths.append(path)
    for path in paths:
        assert len(client.diagnostics(path)) == 1
        client.close(path)


def test_a_closed_file_has_no_diagnostics(client: Client, opened: Opened) -> None:
    path = opened("image.sum(Hidden)\n")
    keep = opened("total = image.sum(Pixel)\n")
    assert len(client.diagnostics(path)) == 1
    client.close(path)
    client.hints(keep)
    assert client.diagnostics(path) == []


@pytest.mark.slow
def test_an_editor_with_other_wishes(tmp_path: Path) -> None:
    """It counts bytes, and wants the diagnostics of axes alone."""
    (tmp_path / "mypy.ini").write_text(SETTINGS_OF_DAEMON)
    path = tmp_path / "wrong.py"
    path.write_text(PREAMBLE + 'n: int = "text"\nwrong = ("é𝄞", image.sum(Hidden))\n', encoding="utf-8")
    with Client(ours(), tmp_path, options={"diagnostics": "axes"}, encodings=["utf-8"]) as client:
        client.open(path)
        [found] = client.diagnostics(path)
        assert found["code"] == "axes"
        assert found["range"]["start"]["character"] == len('wrong = ("é𝄞", '.encode())
        # The settings change: mypy is started anew with the next check.
        (tmp_path / "mypy.ini").write_text(SETTINGS_OF_DAEMON + "disable_error_code = axes\n")
        client.change(path, replaced(0, 0, 0, "\n"))
        assert client.diagnostics(path) == []


@pytest.mark.slow
def test_a_text_that_was_deleted_and_comes_back(tmp_path: Path) -> None:
    """mypy's daemon alone takes minutes to add the library again."""
    (tmp_path / "mypy.ini").write_text(SETTINGS_OF_DAEMON)
    path = tmp_path / "chain.py"
    path.write_text(PREAMBLE + CHAIN, encoding="utf-8")
    with Client(ours(), tmp_path) as client:
        client.open(path)
        assert client.diagnostics(path) == []
        for text in ("", "x = 1\n"):
            client.change(path, {"text": text})
            assert client.diagnostics(path) == []
        client.change(path, {"text": PREAMBLE + "image.sum(Hidden)\n"})
        [found] = client.diagnostics(path)
        assert "Sum[Hidden] cannot be applied" in found["message"]
