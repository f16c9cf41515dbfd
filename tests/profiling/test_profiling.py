"""Explanations, profiles, hooks and progress."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    BindingError,
    BoolTensor,
    Const,
    Expr,
    Input,
    IntTensor,
    Operand,
    Param,
    Tensor,
    dynamic,
    fold,
    given,
)
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1, tanh
from typedtensor.profiling import NodeHook, Profile, Progress, explain
from typedtensor.runtime.parallel import WORTH_A_THREAD


class Batch(Axis): ...


class Pixel(Axis, size=64): ...


class Hidden(Axis, size=32): ...


def network() -> tuple[Input[Tensor[Batch, Pixel]], Expr[Tensor[()]]]:
    x = Input(Tensor[Batch, Pixel])
    w = Param(Tensor[Pixel, Hidden](np.ones((64, 32), np.float32)))
    return x, (x @ w >> tanh).sum()


def test_an_explanation_without_sizes() -> None:
    _, loss = network()
    explanation = explain(loss)
    assert explanation.nodes == 5
    assert explanation.flops is None
    assert [row.node for row in explanation.rows] == ["Input", "Param", "MatMul", "Tanh", "Sum"]
    assert "Tensor[Batch, Pixel=64]" in str(explanation)


def test_an_explanation_in_a_computation_knows_all_sizes() -> None:
    x, loss = network()
    with given(x.bind(Tensor[Batch, Pixel](np.ones((10, 64), np.float32)))):
        explanation = explain(loss)
    assert explanation.flops == 2 * 10 * 64 * 32 + 10 * 32 + 10 * 32
    assert explanation.bytes == 4 * (640 + 64 * 32 + 320 + 320 + 1)
    assert str(explanation).splitlines()[3].split() == [
        "MatMul",
        "Tensor[Batch=10,",
        "Hidden=32]",
        "1",
        "41.0",
        "k",
        "1.3",
        "kB",
    ]


def test_an_explanation_counts_equal_nodes_together() -> None:
    x = Param(Tensor[Hidden](np.ones(32)))
    y: Expr[Tensor[Hidden]] = x
    for _ in range(7):
        y = y >> tanh
    assert [(row.node, row.count) for row in explain(y).rows] == [("Param", 1), ("Tanh", 7)]


def test_an_explanation_names_dynamic_parts() -> None:
    @dynamic
    async def part(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
        return x

    made = part(Param(Tensor[Hidden](np.ones(32)), name="start"))
    assert [row.node for row in explain(made).rows] == ["part (dynamic)"]
    with given():
        _ = made.value
        assert [row.node for row in explain(made).rows] == ["Param start", "part (dynamic)"]


def test_an_explanation_of_a_loop_counts_its_body_as_often_as_it_runs() -> None:
    x = Input(Tensor[Batch, Hidden])
    start = Const(Tensor[Hidden](np.zeros(32, np.float32)))

    class Next(Axis, size=32): ...

    weight = Param(Tensor[Hidden, Next](np.eye(32, dtype=np.float32)))

    def step(state: Expr[Tensor[Hidden]], element: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
        return tanh((state @ weight).rename(Next, Hidden) + element)

    last = fold(step, start, x, Batch)
    assert explain(last).flops is None
    with given(x.bind(Tensor[Batch, Hidden](np.ones((10, 32), np.float32)))):
        assert explain(last).flops == 10 * (2 * 32 * 32 + 32 * 3)


def test_an_explanation_counts_bytes_by_kind() -> None:
    class Three(Axis, size=3): ...

    numbers, truths = Input(IntTensor[Three]), Input(BoolTensor[Three])
    assert [explain(x).bytes for x in (numbers, truths)] == [24, 3]


@pytest.mark.parametrize("threads", [None, 2])
def test_a_profile_by_operation_and_by_line(threads: int | None, tmp_path: Path) -> None:
    x, loss = network()
    profile = Profile()
    with given(x.bind(Tensor[Batch, Pixel](np.ones((10, 64), np.float32))), threads=threads) as computation:
        computation.watch(profile)
        computation.gradients(loss)
    costs = profile.costs("operation")
    assert {name: cost.count for name, cost in costs.items()} == {
        "Input": 1,
        "Param": 1,
        "MatMul": 1,
        "Tanh": 1,
        "Sum": 1,
    }
    assert costs["MatMul"].forward > 0
    assert costs["MatMul"].backward > 0
    assert costs["MatMul"].bytes == 10 * 32 * 4
    assert costs["Input"].backward == 0
    lines = profile.costs("line")
    assert all(__file__ in line for line in lines)
    assert sum(cost.count for cost in lines.values()) == 5
    profile.save(tmp_path / "trace.json")
    events = json.loads((tmp_path / "trace.json").read_text())["traceEvents"]
    assert [path.name for path in tmp_path.iterdir()] == ["trace.json"]
    names, events = [e for e in events if e["ph"] == "M"], [e for e in events if e["ph"] == "X"]
    assert [event["args"]["name"] for event in names] == ["forward", "backward"]
    assert {event["name"] for event in events if event["cat"] == "backward"} == {"Sum", "Tanh", "MatMul", "Param"}
    assert all(event["dur"] >= 0 and event["tid"] in {1, 2} for event in events)
    assert str(profile).splitlines()[0].split()[0] == "operation"


def test_a_trace_has_a_track_for_each_thing_that_is_done_at_a_time() -> None:
    meeting = threading.Barrier(2, timeout=60)

    class Meet(PolyOp1, rule="*A -> *A"):
        """The identity; two at a time, forward and backward."""

        def forward(self, xp: Namespace, x: Array, /) -> Array:
            meeting.wait()
            return x

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            meeting.wait()
            return dy

    x = Param(Tensor[Batch](np.ones(WORTH_A_THREAD, np.float32)))
    left, right = Meet()(x), Meet()(x)
    profile = Profile()
    with given(threads=2) as computation:
        computation.watch(profile)
        computation.gradients((left * right).sum())
    trace = profile.trace()["traceEvents"]
    tracks = {event["tid"]: event["args"]["name"] for event in trace if event["ph"] == "M"}
    assert sorted(tracks.values()) == ["backward", "backward 2", "forward", "forward 2"]
    for number, name in tracks.items():
        events = [event for event in trace if event["ph"] == "X" and event["tid"] == number]
        assert {event["cat"] for event in events} == {name.split()[0]}
        ends = [event["ts"] + event["dur"] for event in events]
        assert all(later["ts"] >= end - 1e-3 for end, later in zip(ends, events[1:], strict=False))


def test_a_hook_sees_the_value_and_the_delta_of_its_node() -> None:
    x = Param(Tensor[Hidden](np.ones(32)))
    y = x * 2.0
    seen: list[float] = []
    hook = NodeHook(y, value=lambda v: seen.append(v.numpy()[0]), delta=lambda d: seen.append(d.numpy()[0]))
    with given() as computation:
        computation.watch(hook)
        computation.gradients((y * y).sum())
    assert seen == [2.0, 4.0]


def test_progress_counts_nodes() -> None:
    x = Param(Tensor[Hidden](np.ones(32)))
    y: Expr[Tensor[Hidden]] = x
    for _ in range(9):
        y = y >> tanh
    reported: list[int] = []
    with given() as computation:
        computation.watch(Progress(reported.append, every=5))
        computation.gradients(y.sum())
    assert reported == [5] * 4  # eleven nodes forward and eleven backward


@pytest.mark.parametrize("observer", [3, Profile])
def test_what_is_no_observer(observer: Any) -> None:
    with given() as computation, pytest.raises(BindingError, match=r"watch takes an observer, .*, not (3|<class)"):
        computation.watch(observer)


def test_a_square_matrix_is_multiplied_over_both_of_its_axes() -> None:
    square = Param(Tensor[Hidden, Hidden](np.ones((32, 32), np.float32)))
    assert explain(Param(Tensor[Pixel, Hidden](np.ones((64, 32), np.float32))) @ square).flops == 2 * 64 * 32 * 32
    assert explain(square @ square).flops == 2 * 32**3
    assert explain(square * square).flops == 32**2
