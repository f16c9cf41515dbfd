"""One label, from its class to a message, goes where the page about the architecture says."""

from __future__ import annotations

from pathlib import Path

from tests.typing.checking import check
from tests.walks import met, named

PROGRAM = """\
from typedtensor import Axis, Expr, Tensor
class Batch(Axis): ...
class Pixel(Axis, size=4): ...
class Hidden(Axis, size=8): ...
def sums(x: Expr[Tensor[Batch, Pixel]]) -> None:
    x.sum(Hidden)
"""


def test_a_label_goes_from_its_class_to_a_message_as_the_page_says(mypy_cache: Path, tmp_path: Path) -> None:
    file = tmp_path / "walk.py"
    file.write_text(PROGRAM)
    with met() as files:
        [report] = check({"walk": file}, mypy_cache)["walk"]
    assert "needs an axis U (Hidden) in the operand" in report.text
    walk = named("One label")
    tables = ["methods.py"]  # data, which nothing is called in
    assert [file for file in walk if file not in [*files, *tables]] == []
    assert walk
