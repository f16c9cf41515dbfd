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
    """A model, and the expressions that are computed from it.

    Attributes:
        parameters: all parameters, by name.
        loss: the loss of a mini-batch in training.
        bind: binds the inputs to the data of a step.
        evaluated: the loss in evaluation, if it is a different one.
        running: the values after a step of parameters that no gradient changes.
    """

    parameters: Mapping[str, Param[Any]]
    loss: Expr[Tensor[()]]
    bind: Callable[[Batch], Sequence[Binding[Any]]]
    evaluated: Expr[Tensor[()]] | None = None
    running: Mapping[Param[Any], Expr[Any]] = field(default_factory=dict)

    def step(self, batches: Sequence[Batch], descent: Descent, scope: Scope, head: Sequence[str] = ()) -> Step:
        """Return the training step.

        Args:
            batches: the data of the steps, in cycles.
            descent: the rule of the update.
            scope: the options of ``given`` for the steps.
            head: prefixes of the names of parameters that the steps train alone; by default all parameters.
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
        """Return the evaluation: the loss for the data of a step, without gradients."""
        loss = self.loss if self.evaluated is None else self.evaluated
        bindings = [self.bind(batch) for batch in batches]

        def step(number: int) -> float:
            with given(*bindings[number % len(bindings)], **scope):
                return float(loss.value)

        return step


def load(parameters: Mapping[str, Param[Any]], weights: Arrays) -> None:
    """Assign values to parameters by their names."""
    if parameters.keys() != weights.keys():
        raise ValueError(f"the parameters are {sorted(parameters)}, but the weights {sorted(weights)}")
    for name, parameter in parameters.items():
        parameter.assign(type(parameter.value)[parameter.axes](weights[name].copy()))


def optimizer_of(parameters: Mapping[str, Param[Any]], descent: Descent) -> optim.Optimizer:
    """Return the corresponding optimizer of this library."""
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
    """Return the bindings of the data of a step; for XLA the data are on the device, as for JAX's own steps."""
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
    """Return the training step of this library.

    Args:
        optimizer: the optimizer.
        loss: maps the number of a step to its loss.
        bindings: the data of the steps, in cycles.
        scope: the options of ``given`` for the steps.
    """

    def step(number: int) -> float:
        value = loss(number)
        with given(*bindings[number % len(bindings)], **scope):
            optimizer.step(value)
            return float(value.value)

    return step


def float32(array: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Convert an array to the precision of the workloads."""
    return np.ascontiguousarray(array, dtype=np.float32)
