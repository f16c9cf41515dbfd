"""The optimizers of the field, as compositions of gradient transformations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.expr import Param
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.transformations import AdamScaling, LearningRate, Momentum, Schedule


class SGD(Optimizer):
    """Stochastic gradient descent: ``p ← p - learning_rate · gradient``, with momentum if asked for.

    Args:
        parameters: what is optimised.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        momentum: the decay of the running sum of gradients; 0 for none.
        nesterov: whether momentum takes Nesterov's form.

    See also: ``torch.optim.SGD``, ``optax.sgd``.
    """

    def __init__(
        self,
        parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]],
        /,
        *,
        learning_rate: float | Schedule,
        momentum: float = 0.0,
        nesterov: bool = False,
    ) -> None:
        running = (Momentum(momentum, nesterov),) if momentum else ()
        super().__init__(parameters, *running, LearningRate(learning_rate))


class Adam(Optimizer):
    """Adam: steps of about the learning rate, scaled for each element by its recent gradients.

    Args:
        parameters: what is optimised.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        beta1: the decay of the running mean of gradients.
        beta2: the decay of the running mean of their squares.
        epsilon: added to the root of the latter.

    See also: Kingma and Ba (2014); ``torch.optim.Adam``, ``optax.adam``.
    """

    def __init__(
        self,
        parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]],
        /,
        *,
        learning_rate: float | Schedule = 1e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-8,
    ) -> None:
        super().__init__(parameters, AdamScaling(beta1, beta2, epsilon), LearningRate(learning_rate))
