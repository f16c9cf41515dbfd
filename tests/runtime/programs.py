"""Random programs whose parts may be dynamic: the same code for expressions and for plain tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from hypothesis import strategies as st

from tests.runtime.faults import Faults, Probe, ProbedParam
from typedtensor import Axis, Expr, Tensor, both, checkpoint, dynamic
from typedtensor.nn import Module
from typedtensor.ops import relu, sigmoid, tanh


class Row(Axis, size=3): ...


class Column(Axis, size=4): ...


Matrix = Expr[Tensor[Row, Column]]
Scalar = Expr[Tensor[()]]


class Step(NamedTuple):
    """An operation on two earlier results; ``parts`` are the programs that it selects from or contains."""

    kind: str
    first: int
    second: int
    parts: tuple[tuple[Step, ...], ...]


Steps = tuple[Step, ...]

STATIC: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda x, y: (x + y) * 0.5,
    "subtract": lambda x, y: (x - y) * 0.5,
    "multiply": lambda x, y: (x * y) >> tanh,
    "contract": lambda x, y: (x @ (y.transpose() @ x)) >> tanh,
    "relu": lambda x, y: x >> relu,
    "sigmoid": lambda x, y: x >> sigmoid,
    "softmax": lambda x, y: x.softmax(Column) + y,
    "mean": lambda x, y: x.mean(Row).expand(Row) * 0.5,
}
PARTS = {"choose": 2, "loop": 0, "recursion": 0, "both": 2, "attempt": 1, "retry": 1, "checkpoint": 1}
"""The dynamic steps, and checkpoints, with the numbers of their parts."""


def steps(depth: int = 2, least: int = 3, most: int = 6) -> st.SearchStrategy[Steps]:
    """Return programs whose parts are nested to a depth."""
    numbers = st.integers(0, 7)
    static = st.builds(Step, st.sampled_from(sorted(STATIC)), numbers, numbers, st.just(()))
    if not depth:
        return st.lists(static, min_size=least, max_size=most).map(tuple)
    inner = steps(depth - 1, 1, 2)
    nested = st.sampled_from(sorted(PARTS)).flatmap(
        lambda kind: st.builds(Step, st.just(kind), numbers, numbers, st.tuples(*[inner] * PARTS[kind]))
    )
    return st.lists(static | nested, min_size=least, max_size=most).map(tuple)


class Program(Module):
    """A program with its parameters and points of failure."""

    def __init__(self, code: Steps, faults: Faults) -> None:
        generator = np.random.default_rng(len(code))
        self.weights = [ProbedParam(Tensor[Row, Column](generator.normal(size=(3, 4))), faults) for _ in range(2)]
        self.code, self.faults, self.probe = code, faults, Probe(faults)

    def __call__(self, x: Matrix) -> Scalar:
        """Return a loss that depends on every result."""
        loss = self.weights[0].sum()
        for value in self.run(self.code, [x, *self.weights]):
            loss = loss + value.mean()
        return self.probe(loss)

    def run(self, code: Steps, values: list[Any]) -> list[Any]:
        """Return the initial values, followed by the results of steps."""
        values = list(values)
        for step in code:
            x, y = values[step.first % len(values)], values[step.second % len(values)]
            apply = STATIC.get(step.kind) or getattr(self, step.kind)
            values.append(self.probe(apply(x, y, *step.parts)))
        return values

    def last(self, code: Steps, *values: Any) -> Any:
        """Return the last result of steps."""
        return self.run(code, list(values))[-1]

    @dynamic
    async def choose(self, x: Matrix, y: Matrix, positive: Steps, negative: Steps) -> Matrix:
        with self.faults.body():
            score = await self.probe(x.mean())
            self.faults.reach("resume")
            return self.last(positive if score.item() > 0 else negative, x, y)  # type: ignore[no-any-return]

    @dynamic
    async def loop(self, x: Matrix, y: Matrix) -> Matrix:
        with self.faults.body():
            for _ in range(4):
                if (await (x * x).mean()).item() < 0.1:
                    break
                self.faults.reach("resume")
                x = self.probe(x * 0.6 + y * 0.1)
            return x

    @dynamic
    async def recursion(self, x: Matrix, y: Matrix, depth: int = 3) -> Matrix:
        with self.faults.body():
            if not depth or (await x.max()).item() < 0.2:
                return y
            self.faults.reach("resume")
            return self.recursion(self.probe(x * 0.5), y, depth - 1) + x

    @dynamic
    async def both(self, x: Matrix, y: Matrix, left: Steps, right: Steps) -> Matrix:
        with self.faults.body():
            parts = self.last(left, x, y), self.last(right, y, x)
            first, second = await both(parts[0].max(), parts[1].max())
            self.faults.reach("resume")
            return parts[first.item() < second.item()] * 0.5  # type: ignore[no-any-return]

    @dynamic
    async def attempt(self, x: Matrix, y: Matrix, code: Steps) -> Matrix:
        with self.faults.body():
            try:
                made: Matrix = self.last(code, x, y)
                await made
                self.faults.reach("resume")
            except Exception:
                made = x * 0.5
                await made.mean()
            return made

    @dynamic
    async def retry(self, x: Matrix, y: Matrix, code: Steps) -> Matrix:
        with self.faults.body():
            for _ in range(2):
                try:
                    made: Matrix = self.last(code, x, y)
                    await both(made.mean(), self.probe(y.mean()))
                    break
                except Exception:
                    continue
            return made

    def checkpoint(self, x: Matrix, y: Matrix, code: Steps) -> Matrix:
        """Run steps whose values are recomputed for the backward pass."""
        return checkpoint(self.last)(code, x, y)  # type: ignore[no-any-return]
