"""A repair is tried once at each place, however often mypy checks it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.typing.checking import check
from typedtensor.mypy_plugin.types import hinting, reading

PROGRAM = """\
from typedtensor import Axis, Expr, Tensor, fold, scan
class Time(Axis): ...
class Row(Axis): ...
class Column(Axis): ...
def folds(x: Expr[Tensor[Row, Column]], y: Expr[Tensor[Column, Row]], xs: Expr[Tensor[Time, Row]]) -> None:
    scan(lambda s, e: (s, fold(lambda t, u: t + u, (x + y).sum(Column), xs, Time)), (x + y).sum(Column), xs, Time)
"""


def test_refusals_in_a_lambda_in_a_lambda(tmp_path: Path, mypy_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[Any] = []
    nested: list[bool] = []

    class Counted(reading.Trial):
        def __init__(self, site: Any, of: Any) -> None:
            places.append(site.context)
            nested.append(site.lookups.cache.trying)
            super().__init__(site, of)

    monkeypatch.setattr(hinting, "Trial", Counted)
    program = tmp_path / "folds.py"
    program.write_text(PROGRAM)
    said = check({"folds": program}, mypy_cache)["folds"]
    assert [report.text for report in said if report.text.endswith("try second.transpose() [axes]")], said
    assert 0 < len(places) == len({*places})
    assert not any(nested)
