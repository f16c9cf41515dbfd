"""Functions that the models of the workloads share: loading of weights, and optimizers."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from benchmarks.contest import Scope, Step
from benchmarks.peers import Adagrad, AdamW, Arrays, Batch, Descent
from typedtensor import Binding, Expr, Param, Tensor, given, optim


@dataclass(frozen=True)
class Network:
    """A model with what is computed of it.

    Attributes:
        parameters: all of them, by name.
        loss: of a mini-batch, in training.
        bind: binds the inputs to the data of a step.
        evaluated: the loss in evaluation, where it is another one.
        running: what parameters that no gradient changes are to be after a step.
    """

    parameters: Mapping[str, Param[Any]]
    loss: Expr[Tensor[()]]
    bind: Callable[[Batch], Sequence[Binding[Any]]]
    evaluated: Expr[Tensor[()]] | None = None
    running: Mapping[Param[Any], Expr[Any]] = field(default_factory=dict)

    def step(self, batches: Sequence[Batch], descent: Descent, scope: Scope, head: Sequence[str] = ()) -> Step:
        """The training step.

        Args:
            batches: the data of the steps, again and again.
            descent: what it does with the gradients.
            scope: how the steps are computed.
            head: what the names of the parameters start with that are trained alone; none for all.
        """
        trained = {
            name: parameter
            for name, parameter in self.parameters.items()
            if parameter not in self.running and name.startswith(tuple(head) or "")
        }
        optimizer = optimizer_of(trained, descent)
        bindings = [placed(self.bind(batch), scope) for batch in batches]
        if not self.running:
            return training_step(optimizer, lambda number: self.loss, bindings, scope)
        also = (self.loss, *self.running.values())

        def step(number: int) -> float:
            with given(*bindings[number % len(bindings)], **scope):
                loss, *values = optimizer.step(self.loss, also=also)
            for parameter, value in zip(self.running, values, strict=True):
                parameter.assign(value)
            return float(loss)

        return step

    def evaluation(self, batches: Sequence[Batch], scope: Scope) -> Step:
        """The loss of the data of a step, without gradients."""
        loss = self.loss if self.evaluated is None else self.evaluated
        bindings = [self.bind(batch) for batch in batches]

        def step(number: int) -> float:
            with given(*bindings[number % len(bindings)], **scope):
                return float(loss.value)

        return step


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
        return optim.AdamW(
            parameters,
            learning_rate=descent.rate,
            decay=descent.decay,
            beta1=descent.beta1,
            beta2=descent.beta2,
            epsilon=descent.epsilon,
        )
    return optim.SGD(parameters, learning_rate=descent.rate)


def placed(bindings: Sequence[Binding[Any]], scope: Scope) -> Sequence[Binding[Any]]:
    """Bindings of the data of a step; for XLA, they are on the device, as those of JAX's own steps are."""
    if scope.get("engine") != "xla" or "on" in scope:
        return bindings
    numpy: Any = importlib.import_module("jax.numpy")
    return [x.input.bind(type(x.value)[x.value.axes](numpy.asarray(x.value.array))) for x in bindings]


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
