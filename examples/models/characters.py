"""An LSTM that continues a text letter by letter: what ``nanogpt`` learns by a transformer, from the same text.

    python -m examples.models.characters [--text FILE]

After Graves (2013), and Karpathy's char-rnn. In training a scan reads whole parts of the text; to continue it, the cell
is given one letter at a time, and its state is a buffer, which each letter commits.
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
from typedtensor.nn import LSTM, Embedding, Linear, LSTMCell, LSTMState, normal
from typedtensor.ops import cross_entropy
from typedtensor.optim import Adam


class Feature(Axis, size=24): ...


class Hidden(Axis, size=64): ...


class Characters(Module):
    """Scores of the next letter at each place of a text."""

    def __init__(self, letters: Letter, *, seed: int = 0) -> None:
        draw = np.random.default_rng(seed)
        self.letters = Embedding(letters, Feature, initializer=normal(0.5), seed=draw)
        self.reader = LSTM(LSTMCell(Feature, Hidden, seed=draw), Time)
        self.scores = Linear(Hidden, letters, seed=draw)
        self.hidden, self.cell = (Buffer(Tensor[Hidden](np.zeros(64, np.float32))) for _ in range(2))

    def __call__(self, text: Expr[IntTensor[Time, Batch]]) -> Expr[Tensor[Time, Batch, Letter]]:
        return text >> self.letters >> self.reader >> self.scores

    def following(self, letter: Expr[IntTensor[()]]) -> tuple[Expr[Tensor[Letter]], list[Update]]:
        """The scores of the letter that follows one, given those before it, and the updates that remember it."""
        state = self.reader.cell(self.letters(letter), LSTMState(self.hidden, self.cell))
        return self.scores(state.hidden), [self.hidden.becomes(state.hidden), self.cell.becomes(state.cell)]


def continued(model: Characters, start: Sequence[int], count: int) -> list[int]:
    """Numbers of letters and those that follow them, each the one with the highest score."""
    model.hidden.reset()
    model.cell.reset()
    letter = Input(IntTensor[()])
    scores, updates = model.following(letter)
    best, written = scores.argmax(Letter), [*start]
    for number in range(len(start) + count - 1):
        with given(letter.bind(IntTensor[()](written[number]))):
            if number == len(written) - 1:
                written.append(best.value.item())
            commit(*updates)
    return written


def loss_of(model: Characters) -> Expr[Tensor[()]]:
    """The mean loss of the letters that follow."""
    return cross_entropy(model(text.transpose(Time, Batch)), target.transpose(Time, Batch), Letter).mean()


def main(arguments: Sequence[str] | None = None) -> str:
    """Train the model on a text; how it continues the beginning."""
    parser = argparse.ArgumentParser(description="Learn a text by heart.")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--text", type=Path, help="a file with a text; the head of nanogpt.py by default")
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

    answer = "".join(alphabet[number] for number in continued(model, numbers[:9].tolist(), 40))
    print(answer)
    return answer


if __name__ == "__main__":
    main()
