"""An LSTM that continues a text character by character, like the transformer of ``nanogpt`` and on the same text.

    python -m examples.models.characters [--steps N] [--text FILE]

In training, a scan reads whole parts of the text. To continue a text, the program passes one character at a time to the
cell. The state of the LSTM is a buffer, which each character commits. The program prints losses, and how the model
continues the first characters of the text.

It shows ``LSTM`` as a scan of an ``LSTMCell``, ``Buffer``, ``Update`` and ``commit``.

After Graves (2013), and Karpathy's char-rnn.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from examples.models.nanogpt import ALPHABET as ALPHABET
from examples.models.nanogpt import Batch, Letter, Time, read, target, text
from examples.models.nanogpt import batch as batch
from typedtensor import Axis, Buffer, Expr, Input, IntTensor, Module, Tensor, Update, commit, given
from typedtensor.nn import LSTM, Embedding, Linear, LSTMCell, LSTMState, random_normal
from typedtensor.ops import cross_entropy
from typedtensor.optim import Adam


class Feature(Axis, size=24): ...


class Hidden(Axis, size=64): ...


class Characters(Module):
    """Scores of the next character at each position of a text."""

    def __init__(self, letters: Letter, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.letters = Embedding(letters, Feature, initializer=random_normal(0.5), seed=rng)
        self.reader = LSTM(LSTMCell(Feature, Hidden, seed=rng), Time)
        self.scores = Linear(Hidden, letters, seed=rng)
        self.hidden, self.cell = (Buffer(Tensor[Hidden](np.zeros(64, np.float32))) for _ in range(2))

    def __call__(self, text: Expr[IntTensor[Time, Batch]]) -> Expr[Tensor[Time, Batch, Letter]]:
        return text >> self.letters >> self.reader >> self.scores

    def following(self, letter: Expr[IntTensor[()]]) -> tuple[Expr[Tensor[Letter]], list[Update]]:
        """Return the scores of the character after a given one, and the updates of the state."""
        state = self.reader.cell(self.letters(letter), LSTMState(self.hidden, self.cell))
        return self.scores(state.hidden), [self.hidden.becomes(state.hidden), self.cell.becomes(state.cell)]


def continued(model: Characters, start: Sequence[int], count: int) -> list[int]:
    """Continue the numbers of characters by a count of others, each time the one with the highest score."""
    model.hidden.reset()
    model.cell.reset()
    letter = Input(IntTensor[()])
    scores, updates = model.following(letter)
    guess, written = scores.argmax(Letter), [*start]
    for number in range(len(start) + count - 1):
        with given(letter.bind(IntTensor[()](written[number]))):
            if number == len(written) - 1:
                written.append(guess.value.item())
            commit(*updates)
    return written


def loss_of(model: Characters) -> Expr[Tensor[()]]:
    """Return the mean loss of the next characters."""
    return cross_entropy(model(text.transpose(Time, Batch)), target.transpose(Time, Batch), Letter).mean()


def main(arguments: Sequence[str] | None = None) -> str:
    """Train the model on a text, and return how it continues the first characters."""
    parser = argparse.ArgumentParser(description="Learn a text by heart.")
    parser.add_argument("--steps", type=int, default=400, help="number of training steps")
    parser.add_argument("--text", type=Path, help="a text file in UTF-8; default: the first lines of nanogpt.py")
    options = parser.parse_args(arguments)

    alphabet, numbers = read(options.text)
    model = Characters(Letter(len(alphabet)))
    loss = loss_of(model)
    optimizer = Adam(model.parameters, learning_rate=5e-3)
    generator = np.random.default_rng(0)
    for step in range(options.steps):
        with given(*batch(generator, 12, numbers)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")

    continuation = "".join(alphabet[number] for number in continued(model, numbers[:9].tolist(), 40))
    print(continuation)
    return continuation


if __name__ == "__main__":
    main()
