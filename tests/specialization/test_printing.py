"""The printable form of programs, and explanations of plans."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.specialization.running import elementwise, real
from typedtensor import Axis, Const, GradientError, Input, Param, SizeError, Tensor, checkpoint, given
from typedtensor.backends import as_numpy
from typedtensor.ir import Full, Loop, Program, TupleElement, constant, count, last, make, printed
from typedtensor.ops import stop_gradient, tanh
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.passes.pipeline import LAST, PASSES
from typedtensor.profiling import PlanExplanation, explain
from typedtensor.runtime.engines import default_target

DOCUMENT = Path(__file__).parents[2] / "docs" / "plans.md"


class Row(Axis): ...


class Sized(Axis, size=3): ...


def example() -> Program:
    h, x, c = real("h", 3), real("x", 3), real("c", 3)
    inner = make(Loop(Program((h, x), (elementwise("add", h, x),)), 1, 1, 2, True), h, real("table", 2, 3))
    table = inner.operands[1]
    assert not isinstance(table, (int, float))
    body = Program((h, x, table, c), (elementwise("tanh", last(inner, 0)), elementwise("multiply", x, c)))
    inputs = real("start", 3), real("xs", 4, 3), real("pairs", 2, 3)
    loop = make(Loop(body, 1, 1, 4), *inputs, constant(np.zeros(3)))
    return Program(inputs, (last(loop, 0), make(TupleElement(1), loop), make(Full(0.5, (2,), np.dtype(float)))))


def test_loops_stand_under_each_other() -> None:
    assert printed(example()).splitlines() == [
        "%0 = input start: float64[3]",
        "%1 = input xs: float64[4, 3]",
        "%2 = input pairs: float64[2, 3]",
        "%3 = constant[array=float64[3] 0.0 0.0 0.0](): float64[3]",
        "%4 = loop[length=4], carrying %0, along %1, reading %2 %3:",
        "    %5 = carried 0: float64[3]",
        "    %6 = element 0: float64[3]",
        "    %7 = constant 0: float64[2, 3]",
        "    %8 = constant 1: float64[3]",
        "    %9 = loop[length=2, backwards=True], carrying %5, along %7:",
        "        %10 = carried 0: float64[3]",
        "        %11 = element 0: float64[3]",
        "        %12 = add(%10, %11): float64[3]",
        "        -> %12",
        "    %13 = tuple_element[index=0](%9): float64[3, 3]",
        "    %14 = slice[key=[0]](%13): float64[3]",
        "    %15 = tanh(%14): float64[3]",
        "    %16 = multiply(%6, %8): float64[3]",
        "    -> %15, %16",
        "%17 = tuple_element[index=0](%4): float64[5, 3]",
        "%18 = slice[key=[4]](%17): float64[3]",
        "%19 = tuple_element[index=1](%4): float64[4, 3]",
        "%20 = full[number=0.5](): float64[2]",
        "-> %18, %19, %20",
    ]


def test_values_are_counted_with_those_in_loops() -> None:
    assert count(example()) == 4 + 5 + 1


def test_the_page_shows_the_program_that_it_speaks_of() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    module: dict[str, Any] = {}
    exec("".join(re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)), module)
    [shown] = re.findall(r"^```text\n(%.*?)\n```$", text, re.MULTILINE | re.DOTALL)
    assert module["explanation"].program == shown


def explained(loss: Any) -> PlanExplanation:
    return explain(loss, plan=True)


def test_an_explanation_says_what_rewrites_did_and_what_a_step_is() -> None:
    w = Param(Tensor[Sized](np.ones(3)), name="w")
    found = explained(((w * 2.0) * (w * 2.0) >> tanh).sum())
    assert found.refused is None
    assert {"fold", "share"} & {rewriting.name for rewriting in found.rewritings}
    assert all(rewriting.after <= rewriting.before for rewriting in found.rewritings)
    *_, last_line = str(found).splitlines()
    assert re.fullmatch(r"\d+ instructions; buffers of \d+ B", last_line)
    assert str(found).startswith("%0 = input w: float64[3]\n")


class Ranks(PolyOp1, rule="*A -> *A"):
    """How many elements are smaller, by what no program of arrays has."""

    detached = frozenset({0})

    def forward(self, xp: Any, x: Any, /) -> Any:
        return xp.asarray(np.argsort(np.argsort(as_numpy(x))), dtype=x.dtype)


def test_called_kernels_are_named() -> None:
    w = Param(Tensor[Sized]([1.0, 2.0, 3.0]))
    found = explained((Ranks()(Input(Tensor[Sized])) * w).sum())
    assert found.called == ("Ranks",)
    assert "calls of Ranks among them" in str(found)


def test_sizes_are_those_of_the_computation_or_declared() -> None:
    x, w = Input(Tensor[Row], name="x"), Param(Tensor[()](np.asarray(2.0)))
    loss = (x * w).sum()
    with pytest.raises(SizeError, match=r"the size of Row in x, made at .*: explain it inside given"):
        explained(loss)
    with given(x.bind(Tensor[Row](np.ones(5)))):
        assert "input x: float64[5]" in explained(loss).program


def test_what_is_not_planned_says_why() -> None:
    w = Param(Tensor[Sized]([1.0, 2.0, 3.0]))
    square = checkpoint(lambda x: (x * x).sum())
    assert str(explained(square(w))) == "interpreted: a part of it is computed again for the gradients"
    assert explained(stop_gradient(w).sum()).refused == "no leaf needs a gradient"
    with given(plan=False):
        assert str(explained((w * w).sum())) == "interpreted: given(plan=False) leaves it to the interpreter"
    with given(check_finite=True):
        assert str(explained((w * w).sum())) == "interpreted: check_finite=True looks at each value"
    with pytest.raises(GradientError, match="only a real scalar"):
        explained(w)


def test_the_plan_is_that_of_the_open_computation() -> None:
    w = Param(Tensor[Sized](np.ones(3)))
    loss = ((w * 2.0) * (w * 2.0)).sum()
    usual = explained(loss)
    with given(without=["share"]):
        assert usual.rewritings != explained(loss).rewritings != ()
    with given(without=default_target().passes):
        assert explained(loss).rewritings == ()
        assert explained(loss).instructions > usual.instructions


def test_gradients_for_inputs_are_in_the_plan_of_a_loss_without_parameters() -> None:
    x = Input(Tensor[Sized])
    value, delta = explained((x * x).sum()).program.splitlines()[-1].removeprefix("-> ").split(", ")
    assert value != delta
    for _ in range(3):
        with given(x.bind(Tensor[Sized](np.ones(3)))) as computation:
            computation.gradients((x * x).sum(), x)
            assert explained((x * x).sum()).refused is None
    assert not explain(computation).interpreted
    constant_loss = Const(Tensor[Sized](np.ones(3))).sum()
    assert explained(constant_loss).refused is None


def test_values_of_other_back_ends_are_not_planned() -> None:
    jax = pytest.importorskip("jax")
    found = explained(Param(Tensor[Sized](jax.numpy.ones(3))).sum())
    assert str(found).startswith("interpreted: its values are of type jax")


def test_the_document_has_a_row_for_each_rewrite() -> None:
    assert re.findall(r"(?m)^\| `(\w+)` \|", DOCUMENT.read_text(encoding="utf-8")) == [*PASSES, *LAST]
