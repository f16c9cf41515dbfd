"""DLRM: predict clicks from numbers, and from bags of rows of large tables.

    python -m examples.models.dlrm [--steps N]

The features of a click are numbers, a film, the films that the user has watched, and tags. A table has one row for each
film; the model reads it for the film itself and for the bag of watched films. Bags have any size and are padded with
-1. The model multiplies every pair of feature vectors. The data are random: users click on films of the genre that they
have watched, among other influences. The program prints losses, and its accuracy on new examples.

It shows ``EmbedBag``, a table used twice, products of pairs of vectors by ``dot`` and ``take``, and binary
cross-entropy.

After Naumov et al. (2019).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import Axis, Binding, BoolTensor, Const, Expr, Flat, Input, IntTensor, Module, Tensor, given
from typedtensor.nn import Embedding, Linear, random_normal
from typedtensor.ops import EmbedBag, binary_cross_entropy, concat, relu, stack, take
from typedtensor.optim import Adagrad

NONE = -1  # the padding of bags


class Batch(Axis, samples=True): ...


class Number(Axis, size=4): ...


class Wide(Axis, size=32): ...


class Vector(Axis, size=8): ...


class Film(Axis, size=200): ...


class Tag(Axis, size=20): ...


class Watched(Axis): ...


class Tagged(Axis): ...


class Part(Axis, size=4): ...


class Other(Axis, size=4): ...


class Pair(Axis, size=6): ...


class Joint(Axis, size=14): ...


class Inner(Axis, size=32): ...


class Click(Axis, size=1): ...


PAIRS = Const(IntTensor[Pair]([Part().size * i + j for i in range(Part().size) for j in range(i)]))


class DLRM(Module):
    """The logits of clicks."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.films = Embedding(Film, Vector, initializer=random_normal(0.3), seed=rng)
        self.tags = Embedding(Tag, Vector, initializer=random_normal(0.3), seed=rng)
        self.bottom = Linear(Number, Wide, seed=rng) >> relu >> Linear(Wide, Vector, seed=rng) >> relu
        self.top = Linear(Joint, Inner, seed=rng) >> relu >> Linear(Inner, Click, seed=rng)

    def __call__(
        self,
        numbers: Expr[Tensor[Batch, Number]],
        film: Expr[IntTensor[Batch]],
        watched: Expr[IntTensor[Batch, Watched]],
        tagged: Expr[IntTensor[Batch, Tagged]],
    ) -> Expr[Tensor[Batch]]:
        vector = self.bottom(numbers)
        liked = EmbedBag(Watched, mean=True, ignored=NONE)(watched, self.films.weight)
        topics = EmbedBag(Tagged, ignored=NONE)(tagged, self.tags.weight)
        parts = stack([vector, self.films(film), liked, topics], Part).transpose(Batch, Part, Vector)
        products = parts.dot(parts.rename(Part, Other), Vector).flatten(Part, Other)
        pairs = take(products, PAIRS, Flat[Part, Other])
        return self.top(concat(vector, pairs, Vector, Pair, Joint)).select(Click, 0)


numbers, film, clicked = Input(Tensor[Batch, Number]), Input(IntTensor[Batch]), Input(BoolTensor[Batch])
watched, tagged = Input(IntTensor[Batch, Watched]), Input(IntTensor[Batch, Tagged])


def loss_of(model: DLRM) -> Expr[Tensor[()]]:
    """Return the mean loss of predicted clicks."""
    return binary_cross_entropy(model(numbers, film, watched, tagged), clicked).mean()


def batch(generator: np.random.Generator, count: int) -> tuple[Binding[Any], ...]:
    """Bind numbers, films, bags of films and of tags, and whether users clicked."""
    fixed = np.random.default_rng(99)  # a fixed seed: films and tags are the same in each batch
    genre, tag_effect = fixed.integers(0, 4, Film().size), fixed.normal(size=Tag().size)

    def bags(rows: int, least: int, most: int) -> Any:
        indices = generator.integers(0, rows, (count, most))
        return np.where(np.arange(most) < generator.integers(least, most + 1, (count, 1)), indices, NONE)

    liked_genre, films = generator.integers(0, 4, (count, 1)), generator.integers(0, Film().size, count)
    by_genre = np.argsort(genre, kind="stable").reshape(-1)
    first, counts = np.searchsorted(genre[by_genre], liked_genre), np.bincount(genre, minlength=4)[liked_genre]
    watched_films = bags(1 << 20, 1, 6)
    watched_films = np.where(watched_films == NONE, NONE, by_genre[first + watched_films % counts])
    tags, values = bags(Tag().size, 0, 4), generator.normal(size=(count, 4)).astype(np.float32)
    score = (
        3.0 * (genre[films] == liked_genre[:, 0])
        + np.where(tags == NONE, 0.0, tag_effect[tags]).sum(1)
        + values[:, 0]
        - 1.5
    )
    return (
        numbers.bind(Tensor[Batch, Number](values)),
        film.bind(IntTensor[Batch](films)),
        watched.bind(IntTensor[Batch, Watched](watched_films)),
        tagged.bind(IntTensor[Batch, Tagged](tags)),
        clicked.bind(BoolTensor[Batch](score > 0)),
    )


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return its accuracy on new examples."""
    parser = argparse.ArgumentParser(description="Learn to predict clicks.")
    parser.add_argument("--steps", type=int, default=600, help="number of training steps")
    options = parser.parse_args(arguments)

    model, generator = DLRM(), np.random.default_rng(0)
    loss = loss_of(model)
    correct = (model(numbers, film, watched, tagged) > 0.0).eq(clicked)
    optimizer = Adagrad(model.parameters, learning_rate=0.05)
    for step in range(options.steps):
        with given(*batch(generator, 128)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    with given(*batch(generator, 1000)):
        accuracy = float(correct.value.numpy().mean())
    print(f"accuracy: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
