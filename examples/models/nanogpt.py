"""A transformer that continues a text letter by letter, and learns to from this one.

Once upon a time there was a small model. It read the same few lines again and again, until it knew them by heart, and
then it could tell them to others. Those who listened said that it had learnt nothing but these lines, which is true.

After Radford et al. (2019), and Karpathy's nanoGPT. In training it reads all places of a text at once; to continue
a text it reads one letter at a time, and the keys and values of those before are buffers, which each letter commits.

    python -m examples.models.nanogpt [--steps N] [--text FILE]

The model learns the lines above, or the text of a file. The program prints losses, and how the model continues the
first characters of the text.

It shows ``TransformerBlock`` with causal attention and dropout, ``CachedAttention``, ``Buffer`` and ``commit`` for
generation, and an optimizer composed of transformations, with clipping, weight decay and a warm-up.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from typedtensor import Axis, Binding, Buffer, Expr, Input, IntTensor, Module, Tensor, Update, commit, given
from typedtensor.nn import CachedAttention, Embedding, LayerNorm, Training, TransformerBlock, random_normal
from typedtensor.ops import arange, cross_entropy, dot
from typedtensor.optim import AdamScaling, ClipByGlobalNorm, LearningRate, Optimizer, WeightDecay

LENGTH = 32  # of each part of the text in a batch


def numbered(text: str) -> tuple[list[str], NDArray[np.int64]]:
    """Return the distinct characters of a text, and the text as their numbers. White space becomes single spaces."""
    words = " ".join(text.split())
    alphabet = sorted(set(words))
    return alphabet, np.array([alphabet.index(letter) for letter in words])


ALPHABET, NUMBERS = numbered((__doc__ or "").partition("    python")[0])


class Batch(Axis, samples=True): ...


class Time(Axis): ...


class Place(Axis, size=48): ...


class Letter(Axis): ...


class Feature(Axis, size=32): ...


class Head(Axis, size=4): ...


class Width(Axis, size=8): ...


class Inner(Axis, size=64): ...


class GPT(Module):
    """Scores of the next character at each position of a text."""

    def __init__(self, letters: Letter, *, depth: int = 2, rate: float = 0.1, seed: int = 0) -> None:
        self.letters = Embedding(letters, Feature, initializer=random_normal(0.1), seed=seed)
        self.places = Embedding(Place, Feature, initializer=random_normal(0.1), seed=seed + 1)
        self.blocks = [
            TransformerBlock(Feature, Head, Width, Inner, over=Time, causal=True, rate=rate, seed=seed + 2 + n)
            for n in range(depth)
        ]
        self.norm = LayerNorm(Feature)
        self.caches = [CachedAttention(block.attention, Place) for block in self.blocks]

    def __call__(
        self, text: Expr[IntTensor[Batch, Time]], training: Training | None
    ) -> Expr[Tensor[Batch, Time, Letter]]:
        x = self.letters(text)
        x = x + self.places(arange(Time)).expand_like(x)
        for block in self.blocks:
            x = block(x, training)
        return dot(self.norm(x), self.letters.weight, Feature)

    def following(
        self, letter: Expr[IntTensor[()]], place: Expr[IntTensor[()]]
    ) -> tuple[Expr[Tensor[Letter]], list[Update]]:
        """Return the scores of the character after a given one, and the updates that add it to the caches."""
        x, updates = self.letters(letter) + self.places(place), list[Update]()
        for block, cache in zip(self.blocks, self.caches, strict=True):
            x, more = block.cached(x, place, cache)
            updates.extend(more)
        return dot(self.norm(x), self.letters.weight, Feature), updates


def continued(model: GPT, start: Sequence[int], count: int) -> list[int]:
    """Continue the numbers of characters by a count of others, each time the one with the highest score."""
    letter, place = Input(IntTensor[()]), Input(IntTensor[()])
    scores, updates = model.following(letter, place)
    guess, text = scores.argmax(Letter), [*start]
    for number in range(len(start) + count - 1):
        with given(letter.bind(IntTensor[()](text[number])), place.bind(IntTensor[()](number))):
            if number == len(text) - 1:
                text.append(guess.value.item())
            commit(*updates)
    return text


text, target = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])


def loss_of(model: GPT, training: Training | None) -> Expr[Tensor[()]]:
    """Return the mean loss of the next characters."""
    return cross_entropy(model(text, training), target, Letter).mean()


def batch(generator: np.random.Generator, count: int, numbers: NDArray[np.int64] = NUMBERS) -> tuple[Binding[Any], ...]:
    """Bind random parts of the text, and the next character at each position."""
    starts = generator.integers(0, len(numbers) - LENGTH, count)
    rows = np.stack([numbers[start : start + LENGTH + 1] for start in starts])
    return text.bind(IntTensor[Batch, Time](rows[:, :-1])), target.bind(IntTensor[Batch, Time](rows[:, 1:]))


def read(path: Path | None) -> tuple[list[str], NDArray[np.int64]]:
    """Read a file in UTF-8 and number its characters as :func:`numbered` does, or use the text above.

    Raises:
        SystemExit: when the file is not readable, or too short.
    """
    if path is None:
        return ALPHABET, NUMBERS
    try:
        alphabet, numbers = numbered(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SystemExit(f"{path} cannot be read as a text in UTF-8: {error}") from error
    if len(numbers) <= LENGTH:
        raise SystemExit(f"{path} has {len(numbers)} letters: expected a text of more than {LENGTH}")
    return alphabet, numbers


def main(arguments: Sequence[str] | None = None) -> str:
    """Train the model on a text, and return how it continues the first characters."""
    parser = argparse.ArgumentParser(description="Learn a text by heart.")
    parser.add_argument("--steps", type=int, default=600, help="number of training steps")
    parser.add_argument("--text", type=Path, help="a text file in UTF-8; default: the first lines of this program")
    options = parser.parse_args(arguments)

    alphabet, numbers = read(options.text)
    model = GPT(Letter(len(alphabet)))
    training = Training(Buffer(IntTensor[()](0)))
    loss = loss_of(model, training)
    rate = LearningRate(lambda step: 5e-3 * min(1.0, step / 20))
    optimizer = Optimizer(model.parameters, ClipByGlobalNorm(1.0), AdamScaling(), WeightDecay(0.01), rate)
    generator = np.random.default_rng(0)
    for step in range(options.steps):
        with given(*batch(generator, 12, numbers)):
            [value] = optimizer.step(loss, also=(loss,), updates=training.updates)
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")

    start = [alphabet.index(letter) for letter in "Once upon"] if options.text is None else numbers[:9].tolist()
    continuation = "".join(alphabet[number] for number in continued(model, start, 30))
    print(continuation)
    return continuation


if __name__ == "__main__":
    main()
