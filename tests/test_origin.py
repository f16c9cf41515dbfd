"""The lines that messages name."""

from __future__ import annotations

import gc
import weakref
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any

import pytest

from typedtensor import Axis, Const, Tensor
from typedtensor.base import origin
from typedtensor.core.expr import App


class Row(Axis): ...


def test_nodes_of_one_line_share_its_origin() -> None:
    x = Const(Tensor[Row]([1.0]))
    made: list[Any] = [x * float(n) for n in range(3)]
    assert all(isinstance(node, App) and node.origin is made[0].origin for node in made)
    other = x * 2.0
    assert isinstance(other, App)
    assert other.origin.line == made[0].origin.line + 2


def test_lines_of_the_package_are_passed_over_on_every_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    assert origin._inside(PurePosixPath("/lib/typedtensor")) == "/lib/typedtensor/"
    monkeypatch.setattr(origin, "_PACKAGE", origin._inside(PureWindowsPath(r"C:\lib\typedtensor")))
    names: dict[str, Any] = {"caller_line": origin.caller_line}
    for file, code in {
        r"C:\lib\typedtensor\ops\operation.py": "def apply(): return caller_line(1)",
        r"C:\lib\typedtensor\operand.py": "def add(): return apply()",
        r"C:\lib\typedtensor_examples\digits.py": "def train():\n    return add()",
    }.items():
        exec(compile(code, file, "exec"), names)
    assert str(names["train"]()) == r"C:\lib\typedtensor_examples\digits.py:2"


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
