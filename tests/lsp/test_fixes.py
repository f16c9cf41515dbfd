"""Quick fixes over the protocol: hints as edits, and what is left of the messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.inspection.project import FIRST, PREAMBLE
from tests.lsp.client import Client, Json
from tests.lsp.conftest import Opened

HERE = FIRST - 1

WEIGHTS = "weight = Input(Tensor[Pixel, Digit])\nother = Input(Tensor[Digit, Pixel])\n"

FOLLOWED = {
    "operands": (
        "out: Expr[Tensor[Batch, Digit]] = weight @ image\n",
        "the operands in the other order",
        "out: Expr[Tensor[Batch, Digit]] = image @ weight\n",
    ),
    "brackets": (
        "out: Expr[Tensor[Batch, Digit]] = (weight * 2.0) @ (image - 1.0)\n",
        "the operands in the other order",
        "out: Expr[Tensor[Batch, Digit]] = ((image - 1.0)) @ ((weight * 2.0))\n",
    ),
    "transposed": (
        "out: Expr[Tensor[Batch, Digit]] = image @ other\n",
        "second.transpose()",
        "out: Expr[Tensor[Batch, Digit]] = image @ other.transpose()\n",
    ),
    "lines": (
        "out: Expr[Tensor[Batch, Digit]] = (\n    image\n    @ (other  # é𝄞\n    + 0.0)\n)\n",
        "second.transpose()",
        "out: Expr[Tensor[Batch, Digit]] = (\n    image\n    @ ((other  # é𝄞\n    + 0.0).transpose())\n)\n",
    ),
}


def actions(client: Client, path: Path, found: Json, **context: object) -> list[Json]:
    params = {
        "textDocument": {"uri": path.as_uri()},
        "range": found["range"],
        "context": {"diagnostics": [found], **context},
    }
    made: list[Json] | None = client.request("textDocument/codeAction", params)
    return made or []


def edited(text: str, edits: list[Json]) -> str:
    """A text with the edits of an action, whose places are in units of UTF-16."""
    lines = text.split("\n")

    def offset(place: Json) -> int:
        line = lines[place["line"]].encode("utf-16-le")[: 2 * place["character"]].decode("utf-16-le")
        return sum(len(line) + 1 for line in lines[: place["line"]]) + len(line)

    for edit in sorted(edits, key=lambda edit: offset(edit["range"]["start"]), reverse=True):
        start, end = (offset(edit["range"][place]) for place in ("start", "end"))
        text = text[:start] + edit["newText"] + text[end:]
    return text


@pytest.mark.parametrize("case", FOLLOWED)
def test_a_hint_is_followed(client: Client, opened: Opened, case: str) -> None:
    before, hint, after = FOLLOWED[case]
    path = opened(WEIGHTS + before)
    [found] = client.diagnostics(path)
    [action] = actions(client, path, found)
    assert (action["title"], action["kind"], action["diagnostics"]) == (f"Try {hint}", "quickfix", [found])
    text = edited(path.read_text(encoding="utf-8"), action["edit"]["changes"][path.as_uri()])
    assert text == PREAMBLE + WEIGHTS + after
    client.change(path, {"text": text})
    assert client.diagnostics(path) == []


def test_what_a_hint_needs_is_imported(client: Client, opened: Opened) -> None:
    path = opened("def shown(x: Expr[Tensor[Batch]]) -> None: ...\nloss = image.mean(Pixel) * digit\n")
    [found] = client.diagnostics(path)
    [action] = actions(client, path, found)
    assert action["title"] == "Try as_real(second)"
    text = edited(path.read_text(), action["edit"]["changes"][path.as_uri()])
    assert "import Sum, cross_entropy, relu, softmax\nfrom typedtensor.ops import as_real\n" in text
    assert text.endswith("loss = image.mean(Pixel) * as_real(digit)\n")
    client.change(path, {"text": text})
    assert client.diagnostics(path) == []


def test_what_cannot_be_followed_is_not_offered(client: Client, opened: Opened) -> None:
    # Other kinds of actions are asked for; a name means something else here; there is no hint.
    path = opened("loss = image.mean(Pixel) * digit\n")
    [found] = client.diagnostics(path)
    assert actions(client, path, found, only=["source.organizeImports"]) == []
    client.change(path, {"text": path.read_text() + "as_real = 3\n"})
    [found] = client.diagnostics(path)
    assert actions(client, path, found) == []
    client.change(path, {"text": PREAMBLE + "image.sum(Hidden)\n"})
    [found] = client.diagnostics(path)
    assert actions(client, path, found) == []
