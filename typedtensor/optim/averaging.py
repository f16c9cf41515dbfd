"""Averages of weights over the steps of training."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from typedtensor.backends import Array, Namespace
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import replace
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.transformations import COUNT, SHARE, State, Transformation, scheduled


@dataclass(frozen=True)
class Average(Transformation):
    """Keep the average of each parameter's values after the steps. Put it last; it leaves updates unchanged.

    Args:
        decay: of an exponential average, ``a ← decay · a + (1 - decay) · p``; None for the mean of all values.
        begin: the first step that counts: the average is the parameter until then.

    See also: Polyak and Juditsky (1992), Izmailov et al. (2018), stochastic weight averaging;
    ``torch.optim.swa_utils.AveragedModel``, ``optax.ema``.

    >>> from typedtensor import Param, Tensor, given
    >>> from typedtensor.optim import LearningRate
    >>> p = Param(Tensor[()](8.0))
    >>> optimizer = Optimizer([p], LearningRate(0.25), Average(decay=0.5))
    >>> for _ in range(2):
    ...     with given():
    ...         optimizer.step(p * p)
    >>> with averaged(optimizer):
    ...     print(p.value)
    Tensor[()](3.)
    >>> p.value
    Tensor[()](2.)
    """

    traceable = True
    ranges = (("decay", SHARE), ("begin", COUNT))

    decay: float | None = None
    begin: int = 1

    def start(self, xp: Namespace, value: Array) -> State:
        return {"average": xp.zeros_like(value) + value}

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: Any) -> tuple[Array, State]:
        kept = state["average"] * scheduled(step, self._kept)
        return update, {"average": kept + (value + update) * scheduled(step, self._taken)}

    def _kept(self, step: int) -> float:
        return 1.0 - self._taken(step)

    def _taken(self, step: int) -> float:
        if step <= self.begin:
            return 1.0
        return 1.0 / (step - self.begin + 1) if self.decay is None else 1.0 - self.decay


def averages(optimizer: Optimizer) -> dict[str, AnyTensor]:
    """Return the averages of the parameters that steps have changed, by name.

    Raises:
        AxisError: when the optimizer has no :class:`Average` among its transformations.
    """
    states = optimizer.states(Average).items()
    return {name: optimizer.parameters[name].tensor_type.wrap(state["average"]) for name, state in states}


@contextmanager
def averaged(optimizer: Optimizer) -> Iterator[None]:
    """Return a context manager: inside its block parameters have their averages, and their own values after it.

    Raises:
        AxisError: as :func:`averages`.
    """
    places = [(optimizer.parameters[name], average) for name, average in averages(optimizer).items()]
    before = [(place, place._value) for place, _ in places]
    try:
        replace(places)
        yield
    finally:
        replace(before)
