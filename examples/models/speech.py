"""A speech transformer: strided convolutions over a spectrogram, then attention, and a loss that needs no alignment.

    python -m examples.models.speech [--steps N]

The language is artificial: a word is a sequence of sounds. Each sound occupies two frequency bands for a while, with
pauses between sounds, and noise. The labels give the sounds of a word but not their times. Connectionist temporal
classification (CTC) sums over all ways to place them. The program prints losses, and the share of new words that it
recognizes.

It shows convolutions whose results have their own labels, transformer blocks over padded sequences (``present``),
``ctc_loss``, and an optimizer with clipping and a warm-up.

After Dong et al. (2018), with the loss of Graves et al. (2006).
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

BLANK = 0  # the class of frames without a sound

T = TypeVar("T", bound=Axis)
B = TypeVar("B", bound=Axis)


class Batch(Axis, samples=True): ...


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
    """Return the lengths after a convolution with stride 2."""
    return (lengths + 1) // 2


def mask(
    x: Expr[Tensor[Batch, Channel, T, B]], lengths: Expr[IntTensor[Batch]], time: type[T]
) -> Expr[Tensor[Batch, Channel, T, B]]:
    """Set frames beyond the end of each recording to zero, as if a convolution padded each recording alone."""
    return where(lengths.expand_like(x) > arange(time).expand_like(x), x, 0.0)


class Recognizer(Module):
    """Scores of the sounds of recordings, for every fourth frame."""

    def __init__(self, depth: int = 2, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.first = Conv2DInto(Grey, Channel, Window, Window, Half, HalfBand, stride=2, padding=1, seed=rng)
        self.second = Conv2DInto(Channel, Channel, Window, Window, Quarter, QuarterBand, stride=2, padding=1, seed=rng)
        self.features = Linear(Flat[Channel, QuarterBand], Feature, seed=rng)
        self.places = Sinusoidal(Feature)
        self.blocks = [
            TransformerBlock(Feature, Head, Width, Inner, over=Quarter, seed=seed + 1 + n) for n in range(depth)
        ]
        self.norm = LayerNorm(Feature)
        self.sounds = Linear(Feature, Sound, seed=rng)

    def __call__(
        self, frames: Expr[Tensor[Batch, Frame, Band]], lengths: Expr[IntTensor[Batch]]
    ) -> Expr[Tensor[Quarter, Batch, Sound]]:
        half = mask(relu(self.first(frames.expand(Grey).transpose(Batch, Grey, Frame, Band))), halved(lengths), Half)
        quarter = relu(self.second(half)).transpose(Batch, Quarter, Channel, QuarterBand)
        x = self.features(quarter.flatten(Channel, QuarterBand))
        x = x + self.places(arange(Quarter), like=x).expand_like(x)
        ends = halved(halved(lengths)).expand(Quarter)
        present = (ends > arange(Quarter).expand_like(ends)).transpose(Batch, Quarter)
        for block in self.blocks:
            x = block(x, None, present=present.rename(Quarter, Attended[Quarter]))
        return self.sounds(self.norm(x)).transpose(Quarter, Batch, Sound)


frames, lengths = Input(Tensor[Batch, Frame, Band]), Input(IntTensor[Batch])
spoken, counts = Input(IntTensor[Batch, Place]), Input(IntTensor[Batch])


def loss_of(model: Recognizer) -> Expr[Tensor[()]]:
    """Return the mean loss of the words."""
    scores, ends = model(frames, lengths), halved(halved(lengths))
    return ctc_loss(scores, spoken, ends, counts, Quarter, Sound, Place, blank=BLANK).mean()


def decode(best: Sequence[int]) -> list[int]:
    """Return the sounds of the best classes: runs of equal classes become one sound, and blanks are dropped.

    >>> heard([0, 3, 3, 0, 3, 1, 1])
    [3, 3, 1]
    """
    return [sound for sound, _ in groupby(best) if sound != BLANK]


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind recordings of random words, and their sounds."""
    numbers = generator.integers(2, 5, count)
    words = [generator.integers(1, Sound().size, number) for number in numbers]
    bands, recordings = np.arange(Band().size), []
    for word in words:
        spectra = [
            np.exp(-((bands - 2.2 * sound) ** 2)) + np.exp(-((bands - (5 * sound + 3) % 16) ** 2)) for sound in word
        ]
        durations = generator.integers((8, 4), (13, 8), (len(word), 2))  # in frames: each sound, and its pause
        rows = [row for spectrum in spectra for row in (spectrum, np.zeros(Band().size))]
        recordings.append(np.repeat(np.stack(rows), durations.ravel(), axis=0))
    sizes = np.array([len(recording) for recording in recordings])
    spectrograms, sounds = np.zeros((count, sizes.max(), Band().size)), np.ones((count, numbers.max()), int)
    for index, (recording, word) in enumerate(zip(recordings, words, strict=True)):
        spectrograms[index, : len(recording)] = recording + generator.normal(0.0, 0.3, recording.shape)
        sounds[index, : len(word)] = word
    return (
        frames.bind(Tensor[Batch, Frame, Band](spectrograms.astype(np.float32))),
        lengths.bind(IntTensor[Batch](sizes)),
        spoken.bind(IntTensor[Batch, Place](sounds)),
        counts.bind(IntTensor[Batch](numbers)),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return the share of new words that it recognizes from end to end."""
    parser = argparse.ArgumentParser(description="Learn to recognize words of an artificial language.")
    parser.add_argument("--steps", type=int, default=300, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator = Recognizer(), np.random.default_rng(0)
    loss, guess = loss_of(model), model(frames, lengths).argmax(Sound).transpose(Batch, Quarter)
    rate = LearningRate(lambda step: 4e-3 * min(1.0, step / 20))
    optimizer = Optimizer(model.parameters, ClipByGlobalNorm(1.0), AdamScaling(), rate)
    for step in range(options.steps):
        with given(*batch(generator, 16)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 50 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*batch(generator, 100)):
        predictions = zip(guess.value.numpy(), halved(halved(lengths)).value.numpy(), strict=True)
        references = zip(spoken.value.numpy(), counts.value.numpy(), strict=True)
        correct = [
            decode(row[:end]) == list(word[:number])
            for (row, end), (word, number) in zip(predictions, references, strict=True)
        ]
    accuracy = float(np.mean(correct))
    print(f"words recognized: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
