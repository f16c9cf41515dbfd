"""The lines that messages name."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from typedtensor import Axis, Const, Tensor, origin
from typedtensor.expr import App


class Row(Axis): ...


def test_nodes_of_one_line_share_its_origin() -> None:
    x = Const(Tensor[Row]([1.0]))
    made: list[Any] = [x * float(n) for n in range(3)]
    assert all(isinstance(node, App) and node.origin is made[0].origin for node in made)
    other = x * 2.0
    assert isinstance(other, App)
    assert other.origin.line == made[0].origin.line + 2


def test_code_that_is_made_at_run_time_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(origin, "_MOST_ORIGINS", 3)
    x = Const(Tensor[Row]([1.0]))
    codes = []
    for n in range(10):
        code = compile(f"x * {n}.0", f"<made {n}>", "eval")
        codes.append(weakref.ref(code))
        node = eval(code, {"x": x})
        assert str(node.origin) == f"<made {n}>:1"
        del code, node
    gc.collect()
    assert sum(code() is not None for code in codes) <= 3
    assert len(origin._ORIGINS) <= 3
