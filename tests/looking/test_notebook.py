"""Notebooks: a cell with labels that is run again, scopes that stay open, and one that is run as a whole."""

from __future__ import annotations

import sys
import textwrap
import types
from typing import Any

import pytest

from typedtensor import Axis, AxisError, given
from typedtensor.core.expr import new_input
from typedtensor.core.tensor import tensor_type
from typedtensor.errors import OpenScopeWarning, ScopeError
from typedtensor.runtime.opening import watch_cells

LABELS = """
from typedtensor import Axis, Flat
class Row(Axis): ...
class Column(Axis, size=3):
    "Three of them."
"""


@pytest.fixture
def prompt(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What runs cells, as at a prompt, where the main module is no file."""
    main = types.ModuleType("__main__")
    monkeypatch.setitem(sys.modules, "__main__", main)

    def run(cell: str) -> dict[str, Any]:
        exec(compile(textwrap.dedent(cell), "<cell>", "exec"), vars(main))
        return dict(vars(main))

    return run


def test_labels_that_are_defined_again_as_they_were_stay_the_same(prompt: Any) -> None:
    first, again = prompt(LABELS), prompt(LABELS)
    assert first["Row"] is again["Row"]
    of, value = (tensor_type("real", (made["Row"], made["Column"])) for made in (first, again))
    x = new_input(of)
    with given(x.bind(value([[1.0, 2.0, 3.0]]))):
        assert x.value.shape == (1, 3)


@pytest.mark.parametrize(
    "other",
    [
        "class Column(Axis, size=4): 'Three of them.'",
        "class Column(Axis, size=3): ...",
        "class Column(Axis): 'Three of them.'",
        "class Column(Axis, size=3, samples=True): 'Three of them.'",
        "class Column: 'Three of them.'",
        "def f():\n    class Column(Axis, size=3): 'Three of them.'\n    return Column\nColumn = f()",
    ],
)
def test_other_definitions_make_other_labels(prompt: Any, other: str) -> None:
    assert prompt(LABELS)["Column"] is not prompt(other)["Column"]


def test_in_a_file_each_definition_makes_a_label_of_its_own() -> None:
    def made() -> type[Axis]:
        class Row(Axis): ...

        return Row

    assert made() is not made()


def test_a_computation_that_a_cell_leaves_open_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    events: dict[str, Any] = {}
    shell = types.SimpleNamespace(events=types.SimpleNamespace(register=events.__setitem__))
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: shell))
    watch_cells()
    after_cell = events["post_run_cell"]
    after_cell(None)
    with given() as computation:
        with pytest.warns(OpenScopeWarning, match=r"made at .*test_notebook.py:\d+ is still open after this cell"):
            after_cell(None)
    after_cell(None)
    with pytest.raises(ScopeError, match="closed"):
        computation.compute(())


NOTEBOOK = [
    f"{LABELS}\nfrom typedtensor import Input, Tensor, given\nfrom typedtensor.nn import Linear",
    "class Hidden(Axis, size=2): ...\nx = Input(Tensor[Row, Column])\nmodel = Linear(Column, Hidden, seed=0)",
    f"{LABELS}\nclass Hidden(Axis, size=2): ...",
    "data = Tensor[Row, Column]([[1, 2, 3]])\ngiven(x.bind(data)).compute(model(x))",
    "model",
    "from typedtensor.profiling import graph\ngraph(model(x))",
    "computation = given(x.bind(data))\ncomputation.__enter__();",
    "computation.__exit__(None, None, None)",
    "import asyncio\nwith given(x.bind(data)):\n    await asyncio.sleep(0)\n    shown = model(x).value\nshown",
    "model(x).value",
]


@pytest.mark.slow
def test_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    client = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    nbformat = pytest.importorskip("nbformat")
    cells = [nbformat.v4.new_code_cell(cell) for cell in NOTEBOOK]
    notebook = nbformat.v4.new_notebook(cells=cells)
    client.NotebookClient(notebook, timeout=120, kernel_name="python3", allow_errors=True).execute()
    failures = [output for cell in cells[:-1] for output in cell.outputs if output.output_type == "error"]
    assert not failures, failures
    html = [cell.outputs[-1]["data"]["text/html"] if cell.outputs else "" for cell in (*cells[3:5], cells[8])]
    assert "Row=1, Hidden=2" in html[0]
    assert "weight" in html[1]
    assert html[2] == html[0]
    assert cells[5].outputs[0]["data"]["text/vnd.mermaid"].startswith("flowchart TD")
    assert "still open after this cell" in cells[6].outputs[-1]["text"]
    assert not cells[7].outputs
    assert cells[9].outputs[-1]["ename"] == "ScopeError"


def test_a_size_that_is_tried_and_taken_back_is_the_label_from_before(prompt: Any) -> None:
    first, other, again = (prompt(f"from typedtensor import Axis\nclass Row(Axis, size={n}): ...") for n in (3, 5, 3))
    assert first["Row"] is again["Row"] is not other["Row"]
    x = tensor_type("real", (first["Row"],))([1.0, 2.0, 3.0])
    with pytest.raises(AxisError, match=r"two different labels are called Row \(with the sizes 3 and 5\): use one"):
        x.sum(other["Row"])
