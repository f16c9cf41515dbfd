"""What the models of the workloads share: weights that are given, and optimizers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from benchmarks.contest import Scope, Step
from benchmarks.peers import Adagrad, AdamW, Arrays, Descent
from typedtensor import Binding, Expr, Param, Tensor, given, optim


def load(parameters: Mapping[str, Param[Any]], weights: Arrays) -> None:
    """Give parameters the values of their names."""
    if parameters.keys() != weights.keys():
        raise ValueError(f"the parameters are {sorted(parameters)}, but the weights {sorted(weights)}")
    for name, parameter in parameters.items():
        parameter.assign(type(parameter.value)[parameter.axes](weights[name].copy()))


def optimizer_of(parameters: Mapping[str, Param[Any]], descent: Descent) -> optim.Optimizer:
    """The optimizer of this library that does the same."""
    if isinstance(descent, Adagrad):
        return optim.Adagrad(parameters, learning_rate=descent.rate, epsilon=descent.epsilon)
    if isinstance(descent, AdamW):
        moments = {"beta1": descent.beta1, "beta2": descent.beta2, "epsilon": descent.epsilon}
        return optim.AdamW(parameters, learning_rate=descent.rate, decay=descent.decay, **moments)
    return optim.SGD(parameters, learning_rate=descent.rate)


def training_step(
    optimizer: optim.Optimizer,
    loss: Callable[[int], Expr[Tensor[()]]],
    bindings: Sequence[Sequence[Binding[Any]]],
    scope: Scope,
) -> Step:
    """The step of this library.

    Args:
        optimizer: what it does with the gradients.
        loss: of the step with a number.
        bindings: the data of the steps, again and again.
        scope: how the steps are computed.
    """

    def step(number: int) -> float:
        value = loss(number)
        with given(*bindings[number % len(bindings)], **scope):
            optimizer.step(value)
            return float(value.value)

    return step


def float32(array: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """The array in the precision of the workloads."""
    return np.ascontiguousarray(array, dtype=np.float32)
