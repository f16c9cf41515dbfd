"""The multi-column network, and the same step in PyTorch and in JAX, on the same weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from typedtensor import Axis, Expr, Input, IntTensor, Tensor, dynamic, given
from typedtensor.nn import Linear, Module
from typedtensor.ops import cross_entropy, relu, select
from typedtensor.optim import SGD

BATCH, PIXELS, WIDTH, COARSE, FINE, RATE = 16, 32 * 32 * 3, 64, 20, 5, 0.01


class Batch(Axis): ...


class Pixel(Axis, size=PIXELS): ...


class Inner(Axis, size=WIDTH): ...


class Feature(Axis, size=WIDTH): ...


class CoarseClass(Axis, size=COARSE): ...


class FineClass(Axis, size=FINE): ...


Features = Expr[Tensor[Batch, Feature]]
Scalar = Expr[Tensor[()]]

image, fine_class = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
coarse_class, chosen = Input(IntTensor[Batch]), Input(Tensor[CoarseClass])

Step = Callable[[int], float]
"""A training step on the mini-batch of a coarse class; gives the loss."""


class Columns(Module):
    """Columns of experts whose features are added, a coarse classifier, and a fine one for each coarse class."""

    def __init__(self, columns: int) -> None:
        self.columns = [Linear(Pixel, Inner) >> relu >> Linear(Inner, Feature) >> relu for _ in range(columns)]
        self.coarse = Linear(Feature, CoarseClass)
        self.fine = [
            Linear(Feature, Inner) >> relu >> Linear(Inner, Feature) >> relu >> Linear(Feature, FineClass)
            for _ in range(COARSE)
        ]

    def features(self, x: Expr[Tensor[Batch, Pixel]]) -> Features:
        """The sum of what the columns see."""
        first, *others = [x >> column for column in self.columns]
        return sum(others, first)

    def coarse_loss(self, features: Features) -> Scalar:
        """How wrong the coarse classifier is."""
        return cross_entropy(features >> self.coarse, coarse_class, CoarseClass).mean()

    def fine_loss(self, features: Features, number: int) -> Scalar:
        """How wrong a fine classifier is."""
        return cross_entropy(features >> self.fine[number], fine_class, FineClass).mean()

    @dynamic
    async def skipping(self, features: Features, choice: Expr[Tensor[CoarseClass]]) -> Scalar:
        """The loss of the fine classifier that is meant; no other is computed, or even made part of the network."""
        return self.fine_loss(features, int((await choice).numpy().argmax()))

    def not_skipping(self, features: Features, choice: Expr[Tensor[CoarseClass]]) -> Scalar:
        """The same loss, from all fine classifiers."""
        parts = [self.fine_loss(features, n) * select(choice, CoarseClass, n) for n in range(COARSE)]
        return sum(parts[1:], parts[0])

    def loss(self, *, skip: bool) -> Scalar:
        """The loss of a mini-batch."""
        features = self.features(image)
        fine = self.skipping(features, chosen) if skip else self.not_skipping(features, chosen)
        return self.coarse_loss(features) + fine


class Data:
    """One mini-batch for each coarse class: random arrays of the shape of CIFAR-100's."""

    def __init__(self) -> None:
        generator = np.random.default_rng(0)
        self.images = generator.normal(size=(COARSE, BATCH, PIXELS)).astype(np.float32)
        self.fine = generator.integers(FINE, size=(COARSE, BATCH))
        self.coarse = np.repeat(np.arange(COARSE)[:, None], BATCH, axis=1)
        self.choices = np.eye(COARSE, dtype=np.float32)


def typedtensor_step(model: Columns, data: Data, *, skip: bool, threads: int) -> Step:
    """The step of this library; the expression is built once."""
    loss, optimizer = model.loss(skip=skip), SGD(model.parameters, learning_rate=RATE)

    def step(number: int) -> float:
        bound = (
            image.bind(Tensor[Batch, Pixel](data.images[number])),
            fine_class.bind(IntTensor[Batch](data.fine[number])),
            coarse_class.bind(IntTensor[Batch](data.coarse[number])),
            chosen.bind(Tensor[CoarseClass](data.choices[number])),
        )
        with given(*bound, threads=threads):
            optimizer.step(loss)
            return float(loss.value)

    return step


Arrays = dict[str, np.ndarray[Any, Any]]


def arrays_of(model: Columns) -> Arrays:
    """Copies of the weights, by name."""
    return {name: parameter.value.numpy().copy() for name, parameter in model.parameters.items()}


def group(weights: dict[str, Any], prefix: str) -> dict[str, Any]:
    """The weights below a name."""
    return {name: w for name, w in weights.items() if name.startswith(prefix)}


def loss_of(p: dict[str, Any], x: Any, columns: int, relu_of: Callable[[Any], Any]) -> tuple[Any, Callable[[str], Any]]:
    """The coarse logits, and the fine logits of the classifier with a name, in any array library."""

    def layers(prefix: str, numbers: tuple[int, ...], x: Any, *, last: bool) -> Any:
        for n in numbers:
            x = x @ p[f"{prefix}.{n}.weight"] + p[f"{prefix}.{n}.bias"]
            x = x if last and n == numbers[-1] else relu_of(x)
        return x

    features = sum(layers(f"columns.{c}", (0, 2), x, last=False) for c in range(columns))
    coarse = features @ p["coarse.weight"] + p["coarse.bias"]
    return coarse, lambda name: layers(name, (0, 2, 4), features, last=True)


def torch_step(weights: Arrays, data: Data, *, skip: bool, threads: int) -> tuple[Step, Callable[[], Arrays]]:
    """The same step in PyTorch, eagerly, and what gives the weights."""
    import torch

    functional = torch.nn.functional
    p = {name: torch.tensor(array, requires_grad=True) for name, array in weights.items()}
    optimizer = torch.optim.SGD(list(p.values()), lr=RATE)
    images, fine, coarse, choices = map(torch.tensor, (data.images, data.fine, data.coarse, data.choices))
    columns = len({name.split(".")[1] for name in weights if name.startswith("columns.")})

    def step(number: int) -> float:
        torch.set_num_threads(threads)
        optimizer.zero_grad()
        logits, classify = loss_of(p, images[number], columns, torch.relu)
        loss = functional.cross_entropy(logits, coarse[number])
        for k in [number] if skip else range(COARSE):
            part = functional.cross_entropy(classify(f"fine.{k}"), fine[number])
            loss = loss + (part if skip else part * choices[number, k])
        loss.backward()
        optimizer.step()
        return float(loss.detach())

    return step, lambda: {name: w.detach().numpy() for name, w in p.items()}


def jax_step(weights: Arrays, data: Data, *, skip: bool) -> tuple[Step, Callable[[], Arrays]]:
    """The same step in JAX, compiled: skipping, it is given the chosen classifier alone; and what gives the weights."""
    import jax

    p = {name: jax.numpy.asarray(array) for name, array in weights.items()}
    images, fine, coarse, choices = map(jax.numpy.asarray, (data.images, data.fine, data.coarse, data.choices))
    columns = len({name.split(".")[1] for name in weights if name.startswith("columns.")})

    def entropy(logits: Any, classes: Any) -> Any:
        return -jax.numpy.take_along_axis(jax.nn.log_softmax(logits), classes[:, None], 1).mean()

    def loss(p: dict[str, Any], x: Any, fine: Any, coarse: Any, choice: Any) -> Any:
        logits, classify = loss_of(p, x, columns, jax.nn.relu)
        names = ["fine"] if skip else [f"fine.{k}" for k in range(COARSE)]
        parts = [entropy(classify(name), fine) for name in names]
        chosen = parts[0] if skip else sum(part * choice[k] for k, part in enumerate(parts))
        return entropy(logits, coarse) + chosen

    @jax.jit
    def update(p: dict[str, Any], *batch: Any) -> tuple[Any, dict[str, Any]]:
        value, gradients = jax.value_and_grad(loss)(p, *batch)
        return value, {name: w - RATE * gradients[name] for name, w in p.items()}

    def step(number: int) -> float:
        batch = images[number], fine[number], coarse[number], choices[number]
        mine = f"fine.{number}."
        if not skip:
            value, new = update(p, *batch)
        else:
            used = {name.replace(mine, "fine."): w for name, w in p.items() if mine in name or "fine." not in name}
            value, new = update(used, *batch)
            new = {name.replace("fine.", mine): w for name, w in new.items()}
        p.update(new)
        return float(value)

    return step, lambda: {name: np.asarray(w) for name, w in p.items()}
