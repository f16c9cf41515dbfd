"""HTML representations, in notebooks, of tensors, expressions, modules, optimizers and explanations."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, BoolTensor, Input, IntTensor, Param, Tensor, given
from typedtensor.nn import BatchNorm, Linear
from typedtensor.ops import relu
from typedtensor.optim import SGD, Adam, Groups
from typedtensor.profiling import explain


class Row(Axis): ...


class Column(Axis, size=3): ...


class Hidden(Axis, size=2): ...


class Read(HTMLParser):
    """Reads text and cells, and whether all elements are closed in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows: list[list[str]] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        elif tag in {"td", "th"}:
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1] in {"td", "th"}:
            self.rows[-1][-1] += data


MODEL = Linear(Column, Hidden, seed=0) >> relu >> Linear(Hidden, Column, seed=1)
NAME = "<i>&"
X = Input(Tensor[Row, Column], name=NAME)
LOSS = (MODEL(X) * MODEL(X)).mean()
ADAM = Adam(MODEL.parameters)
GROUPS = Groups(SGD(MODEL.parameters.matching("*bias"), learning_rate=0.1), Adam(MODEL.parameters.without("*bias")))
DATA = Tensor[Row, Column](np.ones((4, 3), np.float32))
with given(X.bind(DATA)) as computation:
    ADAM.step(LOSS)
with given(X.bind(DATA)):
    PLAN = explain(LOSS, plan=True)
with given(plan=False):
    UNPLANNED = explain(LOSS, plan=True)

SHOWN: dict[str, tuple[Any, list[str]]] = {
    "scalar": (Tensor[()](2.5), ["Tensor[()]", "2.5"]),
    "empty": (Tensor[Row]([]), ["Row=0", "[]"]),
    "row": (IntTensor[Row]([1, 2]), ["IntTensor[Row=2]", "Row →"]),
    "matrix": (DATA, ["Row=4, Column=3", "float32", "Row ↓ Column →"]),
    "cube": (BoolTensor[Row, Column, Hidden](np.ones((1, 3, 2), bool)), ["Row=1, Column=3, Hidden=2"]),
    "input": (X, ["Input(&lt;i&gt;&amp;: Tensor[Row, Column]), made at"]),
    "application": (LOSS, ["Mean", "made at"]),
    "parameter": (Param(Tensor[()](1.0)), ["Param"]),
    "module": (MODEL, ["0.weight", "Column=3, Hidden=2", "float32"]),
    "buffers": (BatchNorm(Column), ["Buffer", "mean"]),
    "parameters": (MODEL.parameters, ["2.bias"]),
    "optimizer": (ADAM, ["Adam(4 parameters", "after 1 steps", "0.weight", "0.mean"]),
    "groups": (GROUPS, ["nothing", "after 0 steps"]),
    "explanation": (explain(LOSS), ["MatMul", "&lt;i&gt;&amp;", "total"]),
    "computation": (explain(computation), ["plan", "step"]),
    "plan": (PLAN, ["instructions", "rewrite"]),
    "refused": (UNPLANNED, ["interpreted: given(plan=False)"]),
}


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_shown(name: str) -> None:
    shown, parts = SHOWN[name]
    html = shown._repr_html_()
    Read(html)
    assert not [part for part in parts if part not in html], html
    assert NAME not in html


def test_the_numbers_of_a_table() -> None:
    *_, total = Read(MODEL._repr_html_()).rows
    assert total == ["total", "", "", "", "17", "68"]
    _, first, *_ = Read(Tensor[Row, Column](np.arange(6.0).reshape(2, 3) / 3)._repr_html_()).rows
    assert first == ["0", "0", "0.3333", "0.6667"]


def test_many_elements_are_left_out() -> None:
    class Long(Axis): ...

    rows = Read(IntTensor[Row, Long](np.arange(90_000).reshape(300, 300))._repr_html_()).rows
    assert {len(row) for row in rows} == {12}
    assert [row[0] for row in rows[1:]] == ["0", "1", "2", "3", "4", "…", "295", "296", "297", "298", "299"]
    assert rows[-1][-1] == "89999"


@pytest.mark.slow
def test_treescope() -> None:
    treescope = pytest.importorskip("treescope")
    with treescope.active_autovisualizer.set_scoped(None):
        shown = treescope.render_to_text([MODEL, DATA, X, ADAM])
    for part in (
        "0=Linear(",
        "weight=Param(",
        "axes='Tensor[Row=4, Column=3]'",
        "array=<np.ndarray float32(4, 3)",
        "steps=1",
    ):
        assert part in shown, shown
