"""Functions that the programs in PyTorch share."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from benchmarks.gradbench.protocol import Prepared

torch = importlib.import_module("torch")
torch.set_num_threads(1)


def tensor(x: Any) -> Any:
    """Convert numbers to a tensor in float64."""
    return torch.tensor(x, dtype=torch.float64)


def ask(run: Callable[[], Any], finish: Callable[[Any], object] | None = None) -> Prepared[Any]:
    """Return the timed function, and the function that writes its result."""
    return Prepared(run, finish or (lambda x: x.detach().tolist()))


def slope(function: Callable[..., Any], *x: Any) -> Callable[[], Any]:
    """Return the gradient of a function at a point, which is one tensor or several."""

    def run() -> Any:
        point = [part.clone().requires_grad_() for part in x]
        found = torch.autograd.grad(function(*point), point)
        return found if len(x) > 1 else found[0]

    return run
