"""The encoder of Tacotron 2, which learns how each letter of a word is pronounced.

    python -m examples.models.tacotron [--steps N]

Convolutions read the neighbours of each letter. A bidirectional LSTM reads all letters before and after it, up to the
end of the word. The data are random words of an artificial language: c is pronounced s before e and i, g is pronounced
j before e; a final e is silent and lengthens the vowel before it, as in "nice" and "mile". The program prints losses,
and the share of new words that it pronounces correctly.

It shows one-dimensional convolutions, batch norm and dropout with ``Training``, and ``Bidirectional`` LSTMs over padded
sequences with lengths.

After Shen et al. (2018).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import Axis, Binding, Buffer, Concat, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import LSTM, BatchNorm, Bidirectional, Conv1DInto, Dropout, Embedding, Linear, LSTMCell, Training
from typedtensor.ops import SmoothedCrossEntropy, arange, as_real, relu
from typedtensor.optim import Adam

LETTERS = " aceigklmnst"  # the first one is padding
SOUNDS = "-aceigklmnstAEIj"  # the first one is silence
NONE = -1  # the sound of positions after the end of a word


class Batch(Axis, samples=True): ...


class Time(Axis): ...


class Letter(Axis, size=len(LETTERS)): ...


class Feature(Axis, size=24): ...


class Window(Axis, size=5): ...


class Hidden(Axis, size=16): ...


class Sound(Axis, size=len(SOUNDS)): ...


class Encoder(Module):
    """Scores of the sound of each letter."""

    def __init__(self, *, rate: float = 0.1, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.letters = Embedding(Letter, Feature, seed=rng)
        self.convolutions = [Conv1DInto(Feature, Feature, Window, Time, padding=2, seed=rng) for _ in range(3)]
        self.norms = [BatchNorm(Feature) for _ in self.convolutions]
        self.dropout = Dropout(rate, seed=seed)
        self.states = Bidirectional(
            LSTM(LSTMCell(Feature, Hidden, seed=rng), Time),
            LSTM(LSTMCell(Feature, Hidden, seed=rng), Time, reverse=True),
        )
        self.sounds = Linear(Concat[Hidden, Hidden], Sound, seed=rng)

    def __call__(
        self, letters: Expr[IntTensor[Batch, Time]], lengths: Expr[IntTensor[Batch]], training: Training | None
    ) -> Expr[Tensor[Time, Batch, Sound]]:
        x = self.letters(letters).transpose(Batch, Feature, Time)
        present = as_real(lengths.expand_like(letters) > arange(Time).expand_like(letters)).expand_like(x)
        for convolution, norm in zip(self.convolutions, self.norms, strict=True):
            x = self.dropout(relu(norm(convolution(x * present), training)), training)
        return self.sounds(self.states(x.transpose(Time, Batch, Feature), lengths=lengths))


letters, lengths = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch])
spoken = Input(IntTensor[Time, Batch])


def loss_of(model: Encoder, training: Training | None) -> Expr[Tensor[()]]:
    """Return the mean loss of the sounds of words, without padding."""
    losses = SmoothedCrossEntropy(Sound, ignored=NONE)(model(letters, lengths, training), spoken)
    return losses.sum() / as_real(spoken.ne(NONE)).sum()


def sounds(word: str) -> str:
    """Return the pronunciation of a word, one sound for each letter.

    >>> sounds("nice"), sounds("cage")
    ('nIs-', 'kAj-')
    """
    result = list(word)
    for index, (letter, after) in enumerate(zip(word, word[1:] + " ", strict=True)):
        if letter == "c":
            result[index] = "s" if after in "ei" else "k"
        if letter == "g" and after == "e":
            result[index] = "j"
    if word.endswith("e"):
        result[-1] = "-"
        if len(word) > 2 and word[-3] in "aei":
            result[-3] = word[-3].upper()
    return "".join(result)


def batch(generator: np.random.Generator, count: int, longest: int = 9) -> tuple[Binding[Any], ...]:
    """Bind random words, in which vowels and consonants alternate, and their pronunciation."""
    sizes = generator.integers(2, longest + 1, count)
    sizes[0] = longest
    letter_numbers, sound_numbers = np.zeros((count, longest), int), np.full((longest, count), NONE)
    for index, size in enumerate(sizes):
        vowels = (np.arange(size) + generator.integers(2)) % 2
        word = "".join(str(generator.choice(list("aei" if is_vowel else "cgklmnst"))) for is_vowel in vowels)
        letter_numbers[index, :size] = [LETTERS.index(letter) for letter in word]
        sound_numbers[:size, index] = [SOUNDS.index(sound) for sound in sounds(word)]
    return (
        letters.bind(IntTensor[Batch, Time](letter_numbers)),
        lengths.bind(IntTensor[Batch](sizes)),
        spoken.bind(IntTensor[Time, Batch](sound_numbers)),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return the share of new words that it pronounces correctly from end to end."""
    parser = argparse.ArgumentParser(description="Learn the pronunciation of words.")
    parser.add_argument("--steps", type=int, default=300, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator = Encoder(), np.random.default_rng(0)
    training = Training(Buffer(IntTensor[()](0)))
    loss, guess = loss_of(model, training), model(letters, lengths, None).argmax(Sound)
    correct = (guess.eq(spoken) | spoken.eq(NONE)).all(Time)
    optimizer = Adam(model.parameters, learning_rate=1e-2)
    for step in range(options.steps):
        with given(*batch(generator, 32)):
            [value] = optimizer.step(loss, also=(loss,), updates=training.updates)
        if step % 50 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*batch(generator, 100)):
        accuracy = float(correct.value.numpy().mean())
    print(f"words pronounced correctly: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
