"""One computation, by the interpreter and by a plan; and memory in which nobody has written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from typedtensor import given
from typedtensor.runtime.computation import Computation
from typedtensor.runtime.steps import BoundSteps


def interpreted_and_planned(
    compute: Callable[[Computation], Any], *bindings: Any, certain: bool = True
) -> tuple[Any, Any]:
    """Return the results of a computation by the interpreter and by a plan.

    The first computation is interpreted and the second planned, or the other way round where planning is so cheap that
    the first one is planned.

    Args:
        compute: called with an open computation; returns the results.
        bindings: the bindings of the computation.
        certain: whether a plan is required; a single operation without gradients has none.
    """
    with given(*bindings) as first:
        found = compute(first)
    is_planned = bool(first.counts.planned)
    with given(*bindings, plan=not is_planned) as second:
        again = compute(second)
    assert is_planned or second.counts.planned or not certain
    return (again, found) if is_planned else (found, again)


@contextmanager
def poisoned() -> Iterator[None]:
    """Fill new memory: with NaN of numbers with fractions, -1 of signed integers."""

    def fill(make: Callable[..., Any]) -> Callable[..., Any]:
        def filled(*args: Any, **kwargs: Any) -> Any:
            array = make(*args, **kwargs)
            if array.flags.c_contiguous and not array.dtype.hasobject:
                array.reshape(-1).view(np.uint8)[:] = 0xFF
            return array

        return filled

    with patch.object(np, "empty", fill(np.empty)), patch.object(np, "empty_like", fill(np.empty_like)):
        yield


def steps_known(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Note for each later step that was known whether it was made as one call."""
    found: list[bool] = []
    known: list[object] = []
    step, find = Computation.take_step, BoundSteps.find

    def noted(self: Computation, *arguments: Any) -> Any:
        known.clear()
        made = step(self, *arguments)
        found.extend([made is not None for steps in known if steps is not None])
        return made

    def looked_up(self: BoundSteps, *arguments: Any) -> Any:
        known.append(find(self, *arguments))
        return known[-1]

    monkeypatch.setattr(Computation, "take_step", noted)
    monkeypatch.setattr(BoundSteps, "find", looked_up)
    return found
