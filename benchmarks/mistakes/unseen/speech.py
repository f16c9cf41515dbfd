"""Speech recognition: normalized spectra, a strided convolution, a recurrent layer, and the loss of alignments."""

from __future__ import annotations

import numpy as np

from benchmarks.mistakes.parts import draw
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import LSTM, LayerNorm, Linear, LSTMCell, ctc_loss
from typedtensor.ops import as_real, log1p, maximum, relu, square, where


class Batch(Axis, samples=True): ...


class Frame(Axis, size=8): ...


class Slow(Axis, size=4): ...


class Phase(Axis, size=2): ...


class Band(Axis, size=5): ...


class Joined(Axis, size=10): ...


class Hidden(Axis, size=6): ...


class Letter(Axis, size=7): ...


class Place(Axis, size=2): ...


class Recognizer(Module):
    def __init__(self) -> None:
        self.front, self.norm = Linear(Joined, Hidden, seed=0), LayerNorm(Hidden)
        self.memory = LSTM(LSTMCell(Hidden, Hidden, seed=1), Slow)
        self.letters = Linear(Hidden, Letter, seed=2)

    def __call__(self, spectrum: Expr[Tensor[Batch, Frame, Band]]) -> Expr[Tensor[Slow, Batch, Letter]]:
        halved = spectrum.split(Frame, Slow, Phase).merge(Phase, Band, Joined)
        hidden = relu(self.norm(self.front(halved)))
        return self.letters(self.memory(hidden.transpose(Slow, Batch, Hidden)))


power, there = Input(Tensor[Batch, Frame, Band]), Input(BoolTensor[Batch, Frame])
letters = Input(IntTensor[Batch, Place])
lengths, letter_counts = Input(IntTensor[Batch]), Input(IntTensor[Batch])
spectrum = log1p(square(power))
known = there.expand(Band).transpose(Batch, Frame, Band)
mean = spectrum.mean(Frame, where=known)
centered = spectrum - mean.expand(Frame).transpose(Batch, Frame, Band)
spread = square(centered).mean(Frame, where=known) + 1e-5
scaled = centered / (spread**0.5).expand(Frame).transpose(Batch, Frame, Band)
silenced = where(known, scaled, 0.0)
model = Recognizer()
logits = model(silenced)
losses = ctc_loss(logits, letters, lengths, letter_counts, Slow, Letter, Place)
per_letter = losses / maximum(as_real(letter_counts), 1.0)
loss = per_letter.mean(Batch)
best = logits.argmax(Letter)
blanks = as_real(best.eq(0)).mean(Slow)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    several = (
        lengths.bind(IntTensor[Batch](np.array([4, 4, 3]))),
        letter_counts.bind(IntTensor[Batch](np.array([1, 2, 1]))),
    )
    heard = there.bind(BoolTensor[Batch, Frame](np.arange(8) < np.array([[8], [8], [6]])))
    named = letters.bind(IntTensor[Batch, Place](np.array([[1, 2], [3, 4], [5, 1]])))
    with given(draw(power, batch), heard, named, *several) as computation:
        assert len(computation.gradients(loss))
        return float(loss.value)
