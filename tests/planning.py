"""One computation by the interpreter and by a plan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typedtensor import given
from typedtensor.runtime.computation import Computation


def interpreted_and_planned(
    compute: Callable[[Computation], Any], *bindings: Any, certain: bool = True
) -> tuple[Any, Any]:
    """What the interpreter makes of expressions, and what a plan makes of them.

    A plan is made for what is computed a second time, or for the first, where it is cheap: then the interpreter is
    asked for the second.

    Args:
        compute: what is computed within the scope of a computation, which it is given.
        bindings: those of the computation.
        certain: whether there has to be a plan; a single operation without gradients has none.
    """
    with given(*bindings) as first:
        found = compute(first)
    is_planned = bool(first.counts.planned)
    with given(*bindings, plan=not is_planned) as second:
        again = compute(second)
    assert is_planned or second.counts.planned or not certain
    return (again, found) if is_planned else (found, again)
