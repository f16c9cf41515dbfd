"""Training steps of other libraries from a loss function, each written as the library's documentation recommends."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from benchmarks.contest import Step

Arrays = Mapping[str, np.ndarray[Any, Any]]
"""Weights by name."""

Batch = tuple[Any, ...]
"""The data of a step: arrays and tuples of arrays."""


@dataclass(frozen=True)
class Descent:
    """``w ← w - rate · gradient``."""

    rate: float

    def torch(self, parameters: Iterable[Any]) -> Any:
        """Return PyTorch's fused optimizer."""
        return _torch().optim.SGD(parameters, lr=self.rate, fused=True)

    def start(self, xp: Any, weight: Any) -> tuple[Any, ...]:
        """Return the initial state of a weight."""
        return ()

    def apply(self, xp: Any, weight: Any, gradient: Any, state: Any, step: Any) -> tuple[Any, tuple[Any, ...]]:
        """Return the next weight and state; steps are counted from 1."""
        return weight - self.rate * gradient, ()


@dataclass(frozen=True)
class Adagrad(Descent):
    """``w ← w - rate · gradient / (√s + ε)``, s the sum of the squares of all gradients so far.

    ``sparse``: whether PyTorch has sparse gradients, which its fused optimizers do not support.
    """

    epsilon: float = 1e-10
    sparse: bool = False

    def torch(self, parameters: Iterable[Any]) -> Any:
        fused = None if self.sparse else True
        _torch().sparse.check_sparse_tensor_invariants.disable()  # without this it warns
        return _torch().optim.Adagrad(parameters, lr=self.rate, eps=self.epsilon, fused=fused)

    def start(self, xp: Any, weight: Any) -> tuple[Any, ...]:
        return (xp.zeros_like(weight),)

    def apply(self, xp: Any, weight: Any, gradient: Any, state: Any, step: Any) -> tuple[Any, tuple[Any, ...]]:
        total = state[0] + gradient * gradient
        return weight - self.rate * gradient / (xp.sqrt(total) + self.epsilon), (total,)


@dataclass(frozen=True)
class AdamW(Descent):
    """Adam with decoupled decay, as in ``torch.optim.AdamW``."""

    decay: float = 1e-2
    beta1: float = 0.9
    beta2: float = 0.999
    epsilon: float = 1e-8

    def torch(self, parameters: Iterable[Any]) -> Any:
        betas = (self.beta1, self.beta2)
        return _torch().optim.AdamW(
            parameters, lr=self.rate, betas=betas, eps=self.epsilon, weight_decay=self.decay, fused=True
        )

    def start(self, xp: Any, weight: Any) -> tuple[Any, ...]:
        return xp.zeros_like(weight), xp.zeros_like(weight)

    def apply(self, xp: Any, weight: Any, gradient: Any, state: Any, step: Any) -> tuple[Any, tuple[Any, ...]]:
        mean = self.beta1 * state[0] + (1 - self.beta1) * gradient
        square = self.beta2 * state[1] + (1 - self.beta2) * gradient * gradient
        unbiased = mean / (1 - self.beta1**step)
        root = xp.sqrt(square / (1 - self.beta2**step)) + self.epsilon
        return weight - self.rate * (unbiased / root + self.decay * weight), (mean, square)


def torch_step(
    weights: Arrays,
    batches: Sequence[Batch],
    optimizer: Descent,
    loss: Callable[..., Any],
    threads: int,
    *,
    compiled: bool = False,
    fixed: Sequence[str] = (),
    convert: Callable[[Any], Any] | None = None,
) -> Step:
    """Return the step of PyTorch.

    Args:
        weights: the initial weights.
        batches: the data of the steps, repeated cyclically.
        optimizer: the optimizer.
        loss: a function of the weights, by name, and of the data.
        threads: the number of PyTorch's threads.
        compiled: whether to compile the loss by ``torch.compile``.
        fixed: the names of weights that are not trained.
        convert: a conversion of each weight and each part of the data.
    """
    torch = _torch()
    torch.set_num_threads(threads)
    convert = convert or (lambda tensor: tensor)
    tensors = {name: convert(torch.from_numpy(array.copy())) for name, array in weights.items()}
    trained = [tensor.requires_grad_() for name, tensor in tensors.items() if name not in fixed]
    data = [_tensors(torch, convert, batch) for batch in batches]
    own = optimizer.torch(trained)
    function = torch.compile(loss) if compiled else loss

    def step(number: int) -> float:
        own.zero_grad(set_to_none=True)
        value = function(tensors, *data[number % len(data)])
        value.backward()
        own.step()
        return float(value.detach())

    return step


def _tensors(torch: Any, convert: Callable[[Any], Any], part: Any) -> Any:
    """Convert arrays to tensors of PyTorch; return other objects unchanged."""
    if isinstance(part, tuple):
        return tuple(_tensors(torch, convert, item) for item in part)
    return convert(torch.from_numpy(part)) if isinstance(part, np.ndarray) else part


def torch_value(
    weights: Arrays,
    batches: Sequence[Batch],
    loss: Callable[..., Any],
    threads: int,
    *,
    compiled: bool = False,
) -> Step:
    """Return a function of the loss in PyTorch without gradients; arguments as in :func:`torch_step`."""
    torch = _torch()
    torch.set_num_threads(threads)
    tensors = {name: torch.from_numpy(array.copy()) for name, array in weights.items()}
    data = [_tensors(torch, lambda tensor: tensor, batch) for batch in batches]
    function = torch.compile(loss) if compiled else loss

    def step(number: int) -> float:
        with torch.no_grad():
            return float(function(tensors, *data[number % len(data)]))

    return step


def jax_step(
    weights: Arrays,
    batches: Sequence[Batch],
    optimizer: Descent,
    loss: Callable[..., Any],
    threads: int,
    *,
    fixed: Sequence[str] = (),
    running: bool = False,
) -> Step:
    """Return the step of JAX, compiled as a whole, with donated weights.

    The number of JAX's threads is fixed at its import.

    Args:
        weights: the initial weights.
        batches: the data of the steps, repeated cyclically.
        optimizer: the optimizer.
        loss: a function of the weights, by name, and of the data.
        threads: the number of JAX's threads.
        fixed: the names of weights that are not trained.
        running: whether the loss function also returns the new values of fixed weights, by name.
    """
    jax: Any = importlib.import_module("jax")
    xp = jax.numpy
    current = {name: xp.array(array) for name, array in weights.items()}
    states = {name: optimizer.start(xp, array) for name, array in current.items() if name not in fixed}
    data = [tuple(map(xp.asarray, batch)) for batch in batches]

    def update(weights: Any, states: Any, step: Any, *batch: Any) -> Any:
        def of(trained: Any) -> Any:
            found = loss({**weights, **trained}, *batch)
            return found if running else (found, {})

        trained = {name: weights[name] for name in states}
        (value, moved), gradients = jax.value_and_grad(of, has_aux=True)(trained)
        both = {n: optimizer.apply(xp, w, gradients[n], states[n], step) for n, w in trained.items()}
        made = {**weights, **moved, **{n: pair[0] for n, pair in both.items()}}
        return value, made, {n: pair[1] for n, pair in both.items()}

    compiled = jax.jit(update, donate_argnums=(0, 1))

    def step(number: int) -> float:
        nonlocal current, states
        value, current, states = compiled(current, states, np.float32(number + 1), *data[number % len(data)])
        jax.block_until_ready(current)
        return float(value)

    return step


def jax_value(weights: Arrays, batches: Sequence[Batch], loss: Callable[..., Any], threads: int) -> Step:
    """Return a compiled function of the loss in JAX without gradients."""
    jax: Any = importlib.import_module("jax")
    current = {name: jax.numpy.array(array) for name, array in weights.items()}
    data = [tuple(map(jax.numpy.asarray, batch)) for batch in batches]
    compiled = jax.jit(loss)
    return lambda number: float(compiled(current, *data[number % len(data)]))


def autograd_step(
    weights: Arrays, batches: Sequence[Any], optimizer: Descent, loss: Callable[..., Any], threads: int
) -> Step:
    """Return the step of HIPS autograd, on NumPy."""
    gradient = importlib.import_module("autograd").value_and_grad(loss)
    current = {name: array.copy() for name, array in weights.items()}
    states = {name: optimizer.start(np, array) for name, array in current.items()}

    def step(number: int) -> float:
        value, gradients = gradient(current, *batches[number % len(batches)])
        for name, weight in current.items():
            # Constants of autograd are float64.
            found = gradients[name].astype(np.float32)
            current[name], states[name] = optimizer.apply(np, weight, found, states[name], number + 1)
        return float(value)

    return step


def no_compiler() -> str:
    """Return why ``torch.compile`` cannot work here, or an empty string."""
    return "" if any(map(shutil.which, ("g++", "clang++", "cl"))) else "it needs a C++ compiler"


def jax_entropy(logits: Any, classes: Any) -> Any:
    """Return the mean cross entropy along the last axis, in JAX."""
    jax: Any = importlib.import_module("jax")
    logarithms = jax.nn.log_softmax(logits)
    return -jax.numpy.take_along_axis(logarithms, classes[..., None], -1).mean()


def autograd_entropy(logits: Any, classes: np.ndarray[Any, Any]) -> Any:
    """Return the mean cross entropy of rows, in HIPS autograd."""
    xp: Any = importlib.import_module("autograd.numpy")
    shifted = logits - xp.max(logits, axis=1, keepdims=True)
    logarithms = shifted - xp.log(xp.sum(xp.exp(shifted), axis=1, keepdims=True))
    return -xp.mean(logarithms[np.arange(len(classes)), classes])


def normal(shapes: Mapping[str, tuple[int, ...]], scale: float) -> dict[str, np.ndarray[Any, Any]]:
    """Draw weights from a normal distribution, equal in every process."""
    generator = np.random.default_rng(0)
    return {name: (generator.normal(size=shape) * scale).astype(np.float32) for name, shape in shapes.items()}


def make(step: Callable[..., Step], *arguments: Any, **options: Any) -> Callable[[int], Step]:
    """Return a function that makes a step for a number of threads."""
    return partial(_make, step, arguments, options)


def _make(step: Callable[..., Step], arguments: tuple[Any, ...], options: dict[str, Any], threads: int) -> Step:
    return step(*arguments, threads=threads, **options)


def _torch() -> Any:
    return importlib.import_module("torch")
