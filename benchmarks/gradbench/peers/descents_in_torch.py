"""The modules of nested descents in PyTorch, by its transformations of functions and Python's loops."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from benchmarks.gradbench.peers.base_in_torch import ask, tensor, torch
from benchmarks.gradbench.protocol import Function, Prepared

CLOSE = 1e-5


def slope_of(cost: Callable[[Any], Any], mode: str) -> Callable[[Any], tuple[Any, Any]]:
    """Return a cost and its gradient, by reverse mode or by forward mode along each coordinate."""
    if mode == "r":
        both = torch.func.grad_and_value(cost)
        return lambda x: both(x)[::-1]

    def forward(x: Any) -> tuple[Any, Any]:
        rows = torch.eye(len(x), dtype=torch.float64)
        along = [torch.func.jvp(cost, (x,), (row,)) for row in rows]
        return along[0][0], torch.stack([slope for _, slope in along])

    return forward


def minimum(cost: Callable[[Any], Any], start: Any, mode: str) -> Any:
    """Return the end of the suite's gradient descent."""
    evaluate = slope_of(cost, mode)
    x, (found, slope), rate, run = start, evaluate(start), 1e-5, 0
    while slope.norm() > CLOSE:
        if run == 10:
            rate, run = 2.0 * rate, 0
            continue
        following = x - rate * slope
        if (x - following).norm() <= CLOSE:
            break
        value, after = evaluate(following)
        if value < found:
            x, found, slope, run = following, value, after, run + 1
        else:
            rate, run = 0.5 * rate, 0
    return x


def height(x: Any, y: Any) -> Any:
    """The function whose saddle point the program finds."""
    return (x**2).sum() - (y**2).sum()


def saddle(outer: str, inner: str, data: Mapping[str, Any]) -> Prepared[Any]:
    """Return the saddle point."""
    start = tensor(data["start"])

    def highest(x: Any, mode: str) -> Any:
        return minimum(lambda y: -height(x, y), start, mode)

    def run() -> Any:
        x = minimum(lambda x: height(x, highest(x, inner)), start, outer)
        return torch.cat([x, highest(x, outer)])

    return ask(run)


def particle(outer: str, inner: str, data: Mapping[str, Any]) -> Prepared[Any]:
    """Return the control for which the particle hits the origin."""
    start = tensor([data["w"]])
    ten, nothing = tensor(10.0), tensor(0.0)

    def miss(w: Any) -> Any:
        charges = [torch.stack([ten, ten - w[0]]), torch.stack([ten, nothing])]
        field = slope_of(lambda at: sum(1.0 / (charge - at).norm() for charge in charges), inner)
        at, speed = tensor([0.0, 8.0]), tensor([0.75, 0.0])
        while (moved := at + 0.1 * speed)[1] > 0.0:
            speed = speed - 0.1 * field(at)[1]
            at = moved
        return (moved[0] - moved[1] / speed[1] * speed[0]) ** 2

    return ask(lambda: minimum(miss, start, outer), lambda found: found.item())


def in_all_modes(function: Callable[..., Prepared[Any]]) -> Mapping[str, Function]:
    """Return the functions of a module, one for each combination of modes."""
    return {modes: partial(function, *modes) for modes in ("rr", "ff", "fr", "rf")}
