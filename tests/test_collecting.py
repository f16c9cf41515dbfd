"""The cyclic garbage collector waits while a plan is made, and only then."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Input, Param, Tensor, given
from typedtensor.base.collecting import uncollected
from typedtensor.ops import tanh
from typedtensor.optim import SGD


class Row(Axis): ...


class Column(Axis, size=3): ...


@contextmanager
def collections(threshold: int) -> Iterator[list[set[str]]]:
    """Collect after every ``threshold`` new objects, and note the files that are running then."""
    found: list[set[str]] = []

    def note(phase: str, _: dict[str, int]) -> None:
        frame: FrameType | None = sys._getframe(1)
        files: set[str] = set()
        while frame is not None:
            files.add(Path(frame.f_code.co_filename).name)
            frame = frame.f_back
        found.append(files)

    before = gc.get_threshold()
    gc.callbacks.append(note)
    gc.set_threshold(threshold)
    try:
        yield found
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(note)


def test_no_collection_runs_while_a_plan_is_made() -> None:
    x, w = Input(Tensor[Row, Column]), Param(Tensor[Column](np.ones(3)))
    loss = tanh(x * w.expand_like(x)).sum()
    optimizer = SGD({"w": w}, learning_rate=0.1)

    def step(rows: int) -> None:
        with given(x.bind(Tensor[Row, Column](np.ones((rows, 3))))):
            optimizer.step(loss)

    with collections(5) as found:
        for rows in (4, 4, 5, 6, 7):  # a plan of its own, a template, plans that follow from it
            step(rows)
    assert any("optimizer.py" in files for files in found)
    making = {"size_templates.py", "emission.py", "pipeline.py"}
    assert not [files & making for files in found if files & making]
    assert gc.isenabled()


def test_it_resumes_after_an_error() -> None:
    @uncollected
    def fails() -> None:
        assert not gc.isenabled()
        raise ValueError("no plan")

    with pytest.raises(ValueError, match="no plan"):
        fails()
    assert gc.isenabled()


def test_it_resumes_where_an_interrupt_comes_in_any_line() -> None:
    def raising(line: int) -> Any:
        left = [line]

        def trace(frame: FrameType, event: str, _: object) -> Any:
            if Path(frame.f_code.co_filename).name != "collecting.py":
                return None
            if event == "line":
                left[0] -= 1
                if not left[0]:
                    raise KeyboardInterrupt
            return trace

        return trace

    raised = 0
    for line in range(1, 20):
        before = sys.gettrace()
        sys.settrace(raising(line))
        try:
            uncollected(list)()
        except KeyboardInterrupt:
            raised += 1
        finally:
            sys.settrace(before)
        assert gc.isenabled(), line
    assert raised > 5


def test_a_disabled_collector_stays_disabled() -> None:
    gc.disable()
    try:
        uncollected(lambda: None)()
        assert not gc.isenabled()
    finally:
        gc.enable()
