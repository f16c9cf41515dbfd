"""A speech transformer: strided convolutions over a spectrogram, then attention, and a loss that needs no alignment.

The language is made: a word is some sounds, each of them two bands that ring for a while, with pauses and in noise. A
word says which sounds there are, not when they are: connectionist temporal classification counts all the ways to
place them. After Dong et al. (2018), with the loss of Graves et al. (2006).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import groupby
from typing import Any, TypeVar

import numpy as np

from typedtensor import Attended, Axis, Binding, Expr, Flat, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import Conv2DInto, LayerNorm, Linear, Sinusoidal, TransformerBlock, ctc_loss
from typedtensor.ops import arange, relu, where
from typedtensor.optim import AdamScaling, ClipByGlobalNorm, LearningRate, Optimizer

BLANK = 0  # says nothing

T = TypeVar("T", bound=Axis)
B = TypeVar("B", bound=Axis)


class Batch(Axis): ...


class Frame(Axis): ...


class Band(Axis, size=16): ...


class Half(Axis): ...


class HalfBand(Axis, size=8): ...


class Quarter(Axis): ...


class QuarterBand(Axis, size=4): ...


class Grey(Axis, size=1): ...


class Channel(Axis, size=6): ...


class Window(Axis, size=3): ...


class Feature(Axis, size=24): ...


class Head(Axis, size=4): ...


class Width(Axis, size=6): ...


class Inner(Axis, size=48): ...


class Sound(Axis, size=7): ...


class Place(Axis): ...


def halved(lengths: Expr[IntTensor[Batch]]) -> Expr[IntTensor[Batch]]:
    """How many windows there are over frames, two frames apart."""
    return (lengths + 1) // 2


def cut(
    x: Expr[Tensor[Batch, Channel, T, B]], lengths: Expr[IntTensor[Batch]], time: type[T]
) -> Expr[Tensor[Batch, Channel, T, B]]:
    """Zeros behind the end of each recording, as a convolution has around a recording of its own."""
    return where(lengths.expand_like(x) > arange(time).expand_like(x), x, 0.0)


class Recognizer(Module):
    """Scores of the sounds of recordings, at every fourth frame."""

    def __init__(self, depth: int = 2, *, seed: int = 0) -> None:
        draw = np.random.default_rng(seed)
        self.first = Conv2DInto(Grey, Channel, Window, Window, Half, HalfBand, stride=2, padding=1, seed=draw)
        self.second = Conv2DInto(Channel, Channel, Window, Window, Quarter, QuarterBand, stride=2, padding=1, seed=draw)
        self.features = Linear(Flat[Channel, QuarterBand], Feature, seed=draw)
        self.places = Sinusoidal(Feature)
        self.blocks = [TransformerBlock(Feature, Head, Width, Inner, seed=seed + 1 + n) for n in range(depth)]
        self.norm = LayerNorm(Feature)
        self.sounds = Linear(Feature, Sound, seed=draw)

    def __call__(
        self, frames: Expr[Tensor[Batch, Frame, Band]], lengths: Expr[IntTensor[Batch]]
    ) -> Expr[Tensor[Quarter, Batch, Sound]]:
        half = cut(relu(self.first(frames.expand(Grey).transpose(Batch, Grey, Frame, Band))), halved(lengths), Half)
        quarter = relu(self.second(half)).transpose(Batch, Quarter, Channel, QuarterBand)
        x = self.features(quarter.flatten(Channel, QuarterBand))
        x = x + self.places(arange(Quarter)).expand_like(x)
        ends = halved(halved(lengths)).expand(Quarter)
        present = (ends > arange(Quarter).expand_like(ends)).transpose(Batch, Quarter)
        for block in self.blocks:
            x = block(x, None, present=present.rename(Quarter, Attended[Quarter]))
        return self.sounds(self.norm(x)).transpose(Quarter, Batch, Sound)


frames, lengths = Input(Tensor[Batch, Frame, Band]), Input(IntTensor[Batch])
spoken, counts = Input(IntTensor[Batch, Place]), Input(IntTensor[Batch])


def loss_of(model: Recognizer) -> Expr[Tensor[()]]:
    """The mean loss of what is said."""
    scores, ends = model(frames, lengths), halved(halved(lengths))
    return ctc_loss(scores, spoken, ends, counts, Quarter, Sound, Place, blank=BLANK).mean()


def heard(best: Sequence[int]) -> list[int]:
    """The sounds of the best class at each place: of a run one, and no blanks.

    >>> heard([0, 3, 3, 0, 3, 1, 1])
    [3, 3, 1]
    """
    return [sound for sound, _ in groupby(best) if sound != BLANK]


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Recordings of words, and what they say."""
    numbers = generator.integers(2, 5, count)
    words = [generator.integers(1, Sound().size, number) for number in numbers]
    bands, recordings = np.arange(Band().size), []
    for word in words:
        rung = [
            np.exp(-((bands - 2.2 * sound) ** 2)) + np.exp(-((bands - (5 * sound + 3) % 16) ** 2)) for sound in word
        ]
        lasting = generator.integers((8, 4), (13, 8), (len(word), 2))  # frames of each sound, and of the pause behind
        rows = [row for each in rung for row in (each, np.zeros(Band().size))]
        recordings.append(np.repeat(np.stack(rows), lasting.ravel(), axis=0))
    sizes = np.array([len(recording) for recording in recordings])
    made, sounds = np.zeros((count, sizes.max(), Band().size)), np.ones((count, numbers.max()), int)
    for at, (recording, word) in enumerate(zip(recordings, words, strict=True)):
        made[at, : len(recording)] = recording + generator.normal(0.0, 0.3, recording.shape)
        sounds[at, : len(word)] = word
    return (
        frames.bind(Tensor[Batch, Frame, Band](made.astype(np.float32))),
        lengths.bind(IntTensor[Batch](sizes)),
        spoken.bind(IntTensor[Batch, Place](sounds)),
        counts.bind(IntTensor[Batch](numbers)),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model; the part of new words that it hears from end to end."""
    parser = argparse.ArgumentParser(description="Recognize words.")
    parser.add_argument("--steps", type=int, default=300)
    options = parser.parse_args(arguments)

    model, generator = Recognizer(), np.random.default_rng(0)
    loss, best = loss_of(model), model(frames, lengths).argmax(Sound).transpose(Batch, Quarter)
    rate = LearningRate(lambda step: 4e-3 * min(1.0, step / 20))
    optimizer = Optimizer(model.parameters, ClipByGlobalNorm(1.0), AdamScaling(), rate)
    for step in range(options.steps):
        with given(*batch(generator, 16)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 50 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*batch(generator, 100)):
        said = zip(best.value.numpy(), halved(halved(lengths)).value.numpy(), strict=True)
        rows = zip(spoken.value.numpy(), counts.value.numpy(), strict=True)
        right = [heard(row[:end]) == list(word[:number]) for (row, end), (word, number) in zip(said, rows, strict=True)]
    share = float(np.mean(right))
    print(f"heard rightly: {share:.0%}")
    return share


if __name__ == "__main__":
    main()
