"""A diffusion model on patches of images: a network predicts the noise added at some level, given a class."""

from __future__ import annotations

from math import sqrt

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import as_real, dot, gelu, minimum, sigmoid, softmax, square
from typedtensor.ops import sqrt as root


class Batch(Axis): ...


class Level(Axis, size=8): ...


class Kind(Axis, size=8): ...


class Patch(Axis, size=6): ...


class Key(Axis, size=6): ...


class Channel(Axis, size=6): ...


class Hidden(Axis, size=6): ...


Patches = Expr[Tensor[Batch, Patch, Channel]]
States = Expr[Tensor[Batch, Patch, Hidden]]
Codes = Expr[Tensor[Batch, Hidden]]
Signal = Expr[Tensor[Batch]]


def noised(clean: Patches, noise: Patches, signal: Signal) -> Patches:
    """Images with noise, of which a share is signal."""
    return root(signal).expand_like(clean) * clean + root(1.0 - signal).expand_like(noise) * noise


def cleaned(noisy: Patches, noise: Patches, signal: Signal) -> Patches:
    """Images without the noise that was predicted."""
    return (noisy - root(1.0 - signal).expand_like(noise) * noise) / root(signal).expand_like(noisy)


def guided(conditional: Patches, unconditional: Patches, strength: float) -> Patches:
    """Away from what is predicted without a class."""
    return unconditional + strength * (conditional - unconditional)


class Modulation(Module):
    """Normalised states, scaled and shifted by a code."""

    def __init__(self, seed: int) -> None:
        self.scale = Linear(Hidden, Hidden, seed=seed)
        self.shift = Linear(Hidden, Hidden, seed=seed + 1)

    def __call__(self, x: States, code: Codes) -> States:
        centred = x - x.mean(Hidden).expand_like(x)
        variance = square(centred).mean(Hidden)
        normal = centred / root(variance + 1e-5).expand_like(x)
        return normal * (1.0 + self.scale(code)).expand_like(x) + self.shift(code).expand_like(x)


class Attention(Module):
    """Each patch attends to all that are there."""

    def __init__(self) -> None:
        self.query = Linear(Hidden, Hidden, seed=0)
        self.key = Linear(Hidden, Hidden, seed=1)
        self.value = Linear(Hidden, Hidden, seed=2)

    def __call__(self, x: States, present: Expr[BoolTensor[Batch, Patch]]) -> States:
        there = x.rename(Patch, Key)
        scores = dot(self.query(x), self.key(there), Hidden) / sqrt(Hidden().size)
        weights = softmax(scores, Key, where=present.rename(Patch, Key))
        return dot(weights, self.value(there), Key)


class Denoiser(Module):
    """The noise in images."""

    def __init__(self) -> None:
        self.levels = Embedding(Level, Hidden, seed=3)
        self.kinds = Embedding(Kind, Hidden, seed=4)
        self.inner = Linear(Channel, Hidden, seed=5)
        self.first, self.second = Modulation(6), Modulation(8)
        self.attention = Attention()
        self.feed = Linear(Hidden, Hidden, seed=10)
        self.outer = Linear(Hidden, Channel, seed=11)

    def code(self, level: Expr[IntTensor[Batch]], kind: Expr[IntTensor[Batch]]) -> Codes:
        return gelu(self.levels(level) + self.kinds(kind))

    def __call__(self, noisy: Patches, code: Codes, present: Expr[BoolTensor[Batch, Patch]]) -> Patches:
        x = self.inner(noisy)
        x = x + self.attention(self.first(x, code), present)
        x = x + gelu(self.feed(self.second(x, code)))
        return self.outer(x)


clean = Input(Tensor[Batch, Patch, Channel])
noise = Input(Tensor[Batch, Patch, Channel])
level = Input(IntTensor[Batch])
kind = Input(IntTensor[Batch])
nothing = Input(IntTensor[Batch])
present = Input(BoolTensor[Batch, Patch])
schedule = Input(Tensor[Level])

denoiser = Denoiser()
signal = dot(level.one_hot(Level), sigmoid(schedule), Level)
noisy = noised(clean, noise, signal)
predicted = denoiser(noisy, denoiser.code(level, kind), present)
without = denoiser(noisy, denoiser.code(level, nothing), present)
restored = cleaned(noisy, guided(predicted, without, 2.0), signal)
squared = square(predicted - noise).mean(Channel)
counted = as_real(present)
by_image = (squared * counted).sum(Patch) / (counted.sum(Patch) + 1.0)
importance = minimum(signal / (1.0 - signal), 5.0)
loss = (by_image * importance).mean(Batch)
contrast = root(square(restored - restored.mean(Patch).expand_like(restored)).mean(Patch))
error_by_channel = square(restored - clean).mean(Patch).mean(Batch)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(6)
    ids = (draw(level, batch, below=Level), draw(kind, batch, below=Kind), draw(nothing, batch, below=Kind))
    return trial(loss, draw(clean, batch), draw(noise, batch), *ids, draw(present, batch), draw(schedule))
