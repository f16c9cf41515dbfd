"""Columns of dense layers, a coarse classifier, and fine classifiers, of which a mini-batch needs one."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.contest import Scope, Step
from benchmarks.networks.training import load, optimizer_of, placed, training_step
from benchmarks.peers import Arrays, Descent
from benchmarks.peers import Batch as Data
from typedtensor import Axis, Expr, Input, IntTensor, Tensor, dynamic
from typedtensor.nn import Linear, Module
from typedtensor.ops import cross_entropy, relu, select


class Batch(Axis): ...


class Pixel(Axis, size=32 * 32 * 3): ...


class Inner(Axis, size=64): ...


class Feature(Axis, size=64): ...


class CoarseClass(Axis, size=20): ...


class FineClass(Axis, size=5): ...


Features = Expr[Tensor[Batch, Feature]]
Scalar = Expr[Tensor[()]]

image, fine_class = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
coarse_class, chosen = Input(IntTensor[Batch]), Input(Tensor[CoarseClass])


class Columns(Module):
    """Columns of dense layers whose features are added, a coarse classifier, and the fine classifiers."""

    def __init__(self, columns: int, classes: int) -> None:
        self.columns = [Linear(Pixel, Inner) >> relu >> Linear(Inner, Feature) >> relu for _ in range(columns)]
        self.coarse = Linear(Feature, CoarseClass)
        self.fine = [
            Linear(Feature, Inner) >> relu >> Linear(Inner, Feature) >> relu >> Linear(Feature, FineClass)
            for _ in range(classes)
        ]

    def features(self, x: Expr[Tensor[Batch, Pixel]]) -> Features:
        """Return the sum of the features of the columns."""
        first, *others = [x >> column for column in self.columns]
        return sum(others, first)

    def coarse_loss(self, features: Features) -> Scalar:
        """Return the loss of the coarse classifier."""
        return cross_entropy(features >> self.coarse, coarse_class, CoarseClass).mean()

    def fine_loss(self, features: Features, number: int) -> Scalar:
        """Return the loss of a fine classifier."""
        return cross_entropy(features >> self.fine[number], fine_class, FineClass).mean()

    @dynamic
    async def skipping(self, features: Features, choice: Expr[Tensor[CoarseClass]]) -> Scalar:
        """The loss of the fine classifier that is meant; no other is computed, or even made part of the network."""
        return self.fine_loss(features, int((await choice).numpy().argmax()))

    def not_skipping(self, features: Features, choice: Expr[Tensor[CoarseClass]]) -> Scalar:
        """Return the same loss, computed from all fine classifiers."""
        parts = [self.fine_loss(features, n) * select(choice, CoarseClass, n) for n in range(len(self.fine))]
        return sum(parts[1:], parts[0])

    def loss(self, *, skip: bool) -> Scalar:
        """Return the loss of a mini-batch."""
        features = self.features(image)
        fine = self.skipping(features, chosen) if skip else self.not_skipping(features, chosen)
        return self.coarse_loss(features) + fine


def step(
    columns: int,
    weights: Arrays,
    batches: Sequence[Data],
    descent: Descent,
    scope: Scope,
    *,
    skip: bool,
) -> Step:
    """Return the training step; the expression is built once, the chosen part in each step."""
    model = Columns(columns, len(batches))
    load(model.parameters, weights)
    loss = model.loss(skip=skip)
    bindings = [
        (
            *placed(
                (
                    image.bind(Tensor[Batch, Pixel](x)),
                    fine_class.bind(IntTensor[Batch](fine)),
                    coarse_class.bind(IntTensor[Batch](coarse)),
                ),
                scope,
            ),
            chosen.bind(Tensor[CoarseClass](choice)),  # it is Python that reads it
        )
        for x, fine, coarse, choice, _ in batches
    ]
    optimizer = optimizer_of(model.parameters, descent)
    return training_step(optimizer, lambda number: loss, bindings, scope)
