"""Hover on labels, over the protocol."""

from __future__ import annotations

from pathlib import Path

from tests.inspection.project import FIRST, PREAMBLE
from tests.lsp.client import Client
from tests.lsp.conftest import Opened

HERE = FIRST - 1
CLASS = PREAMBLE.split("\n").index("class Pixel(Axis, size=64): ...") + 1


def said(client: Client, path: Path, line: int, character: int) -> str:
    found = client.hover(path, line, character)
    assert found is not None
    value: str = found["contents"]["value"]
    return value


def test_a_label_in_an_annotation_and_in_an_expression(client: Client, opened: Opened) -> None:
    path = opened("def f(x: Expr[Tensor[Pixel]]) -> None:\n    x.sum(Pixel)\n")
    expected = (
        "```python\nclass Pixel(Axis)\n```\n\nSize 64.\n\n"
        f"Defined in [{path.name}, line {CLASS}]({path.as_uri()}#L{CLASS}).\n\n"
        f"Used here on lines {FIRST - 2}, {FIRST}, {FIRST + 1}."
    )
    assert said(client, path, HERE, 23) == expected
    assert said(client, path, HERE + 1, 11) == expected
    assert said(client, path, CLASS - 1, 7) == expected
    assert "declares no size" in said(client, path, CLASS - 2, 7)
    found = client.hover(path, HERE, 23)
    assert found is not None
    assert found["range"] == {"start": {"line": HERE, "character": 21}, "end": {"line": HERE, "character": 26}}


def test_a_label_of_another_file(client: Client, opened: Opened, workspace: Path) -> None:
    part = workspace / "labels_part.py"
    part.write_text(
        "from typing import Final\nfrom typedtensor import Axis, Expr, Tensor\n\n\n"
        'class Wide(Axis, size="6 * 7"): ...\n\n\n'
        "def taken(x: Expr[Tensor[Wide]]) -> None: ...\n"
    )
    path = opened("import labels_part\nx = Input(Tensor[labels_part.Wide])\nlabels_part.taken(x)\n")
    shown = said(client, path, HERE + 1, 31)
    assert "Size `6 * 7`." in shown
    assert f"Defined in [labels_part.py, line 5]({part.as_uri()}#L5)." in shown
    assert f"Used here on line {FIRST + 1}; by `labels_part.taken`." in shown
    # The module is no label, nor is what is called.
    assert client.hover(path, HERE + 1, 20) is None or "class" not in said(client, path, HERE + 1, 20)


def test_a_label_of_a_function(client: Client, opened: Opened) -> None:
    path = opened("def f() -> None:\n    class Inner(Axis, size=3): ...\n    Input(Tensor[Inner])\n")
    shown = said(client, path, HERE + 2, 18)
    assert "class Inner(Axis)" in shown
    assert "Size 3." in shown
    assert f"line {FIRST + 1}]" in shown
    assert f"Used here on line {FIRST + 2}." in shown
