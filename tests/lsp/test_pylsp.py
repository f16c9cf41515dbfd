"""pylsp with pylsp-mypy shows the same diagnostics, so that an editor that has it needs no other server."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.inspection.project import PREAMBLE, SETTINGS_OF_DAEMON
from tests.lsp.client import Client, Json, ours

pytest.importorskip("pylsp")
pytest.importorskip("pylsp_mypy")

WRONG = """\
image >> Linear(Pixel, Hidden) >> relu >> Linear(Pixel, Digit)
cross_entropy(image, image, Pixel)
loss = (
    cross_entropy(image, digit, Pixel)
    .mean(Pixel)
)
n: int = "text"
class Twice(Batch): ...
"""


def shown(client: Client, path: Path) -> list[Json]:
    """The diagnostics that mypy makes, without what only one of the two adds."""
    kept = ("range", "message", "severity", "code", "source")
    found = [{key: d.get(key) for key in kept} for d in client.diagnostics(path) if d["source"] == "mypy"]
    return sorted(found, key=lambda d: (d["range"]["start"]["line"], d["range"]["start"]["character"], d["message"]))


@pytest.mark.slow
def test_the_same_diagnostics(tmp_path: Path) -> None:
    (tmp_path / "mypy.ini").write_text(SETTINGS_OF_DAEMON)
    path = tmp_path / "wrong.py"
    path.write_text(PREAMBLE + WRONG)
    with Client(ours(), tmp_path) as client:
        client.open(path)
        from_ours = shown(client, path)
    plugins = {name: {"enabled": False} for name in ("pycodestyle", "pyflakes", "mccabe", "jedi_completion")}
    with Client([sys.executable, "-m", "pylsp"], tmp_path, {"pylsp": {"plugins": plugins}}) as client:
        client.open(path)
        while not (from_pylsp := shown(client, path)):
            client.wait()
    assert from_ours == from_pylsp
    assert [d["code"] for d in from_ours].count("axes") == 3
