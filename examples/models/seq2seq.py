"""A sequence-to-sequence model with attention, which learns to sort digits.

    python -m examples.models.seq2seq [--steps N]

A bidirectional LSTM reads sequences of any length. Another LSTM writes the digits in order, and attends to the digits
that were read. In training, the writer receives the correct preceding digits; afterwards it receives its own output,
one digit at a time. The program prints losses, and the share of new sequences that it sorts without a mistake.

It shows ``Bidirectional`` LSTMs with lengths, attention written with ``dot`` and a masked ``softmax``, a loss that
ignores padding, and decoding step by step.

After Bahdanau et al. (2015) and Luong et al. (2015).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import Axis, Binding, Concat, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import LSTM, Bidirectional, Embedding, Linear, LSTMCell, random_normal
from typedtensor.ops import SmoothedCrossEntropy, arange, as_real, dot, softmax, tanh
from typedtensor.optim import Adam

END, NONE = 10, -1  # the end of a sequence; positions that the loss ignores


class Batch(Axis, samples=True): ...


class Source(Axis): ...


class Target(Axis): ...


class Digit(Axis, size=11): ...


class Feature(Axis, size=16): ...


class Half(Axis, size=24): ...


class Hidden(Axis, size=48): ...


class Context(Axis, size=48): ...


class Both(Axis, size=96): ...


Read = Expr[IntTensor[Source, Batch]]
Written = Expr[IntTensor[Target, Batch]]


class Sorter(Module):
    """Scores of the next digit, from the digits written before and the sequence that was read."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.digits = Embedding(Digit, Feature, initializer=random_normal(0.5), seed=rng)
        self.reader = Bidirectional(
            LSTM(LSTMCell(Feature, Half, seed=rng), Source),
            LSTM(LSTMCell(Feature, Half, seed=rng), Source, reverse=True),
        )
        self.states = Linear(Concat[Half, Half], Hidden, seed=rng)
        self.writer = LSTM(LSTMCell(Feature, Hidden, seed=rng), Target)
        self.mix = Linear(Both, Hidden, seed=rng)
        self.scores = Linear(Hidden, Digit, seed=rng)

    def __call__(
        self, read: Read, lengths: Expr[IntTensor[Batch]], written: Written
    ) -> Expr[Tensor[Target, Batch, Digit]]:
        states = self.states(self.reader(self.digits(read), lengths=lengths))
        decoded = self.writer(self.digits(written))
        present = lengths.expand_like(read) > arange(Source).expand_like(read)
        weights = softmax(dot(decoded, states, Hidden), Source, where=present.transpose(Batch, Source))
        context = dot(weights, states.rename(Hidden, Context), Source)
        return self.scores(tanh(self.mix(decoded.concat(context, Hidden, Context, Both))))


digits, lengths = Input(IntTensor[Source, Batch]), Input(IntTensor[Batch])
before, following = Input(IntTensor[Target, Batch]), Input(IntTensor[Target, Batch])


def loss_of(model: Sorter) -> Expr[Tensor[()]]:
    """Return the mean loss of the digits to write."""
    losses = SmoothedCrossEntropy(Digit, ignored=NONE)(model(digits, lengths, before), following)
    return losses.sum() / as_real(following.ne(NONE)).sum()


def batch(generator: np.random.Generator, count: int, longest: int = 8) -> tuple[Binding[Any], ...]:
    """Bind sequences of digits, their lengths, and the sorted digits."""
    sizes = generator.integers(2, longest + 1, count)
    sizes[0] = longest
    present = np.arange(longest)[:, None] < sizes
    numbers = np.where(present, generator.integers(0, 10, (longest, count)), END)
    ordered = np.concatenate([np.sort(numbers, 0), np.full((1, count), END)])
    answers = np.where(np.arange(longest + 1)[:, None] <= sizes, ordered, NONE)
    return (
        digits.bind(IntTensor[Source, Batch](numbers)),
        lengths.bind(IntTensor[Batch](sizes)),
        before.bind(IntTensor[Target, Batch](np.roll(ordered, 1, 0))),
        following.bind(IntTensor[Target, Batch](answers)),
    )


def decode(model: Sorter, *inputs: Binding[Any], longest: int) -> Any:
    """Write digits with the model, each time the one with the highest score."""
    guess, output = model(digits, lengths, before).argmax(Digit), np.full((1, inputs[1].value.numpy().size), END)
    for _ in range(longest):
        with given(*inputs, before.bind(IntTensor[Target, Batch](output))):
            output = np.concatenate([output, guess.value.numpy()[-1:]])
    return output[1:]


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return the share of new sequences that it sorts without a mistake."""
    parser = argparse.ArgumentParser(description="Learn to sort digits.")
    parser.add_argument("--steps", type=int, default=600, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator = Sorter(), np.random.default_rng(0)
    loss, optimizer = loss_of(model), Adam(model.parameters, learning_rate=5e-3)
    for step in range(options.steps):
        with given(*batch(generator, 32)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    bindings = batch(generator, 100)
    answers = bindings[3].value.numpy()[:-1]
    output = decode(model, *bindings[:2], longest=len(answers))
    accuracy = float(((output == answers) | (answers == NONE)).all(0).mean())
    print(f"sequences sorted correctly: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
