"""A contrastive loss as in CLIP, on pictures and captions; the n-th picture and the n-th caption form a pair."""

from __future__ import annotations

import numpy as np

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Const, Expr, Input, IntTensor, Module, Param, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import ExpandAlong, cross_entropy, exp, relu, sqrt, square

PAIRS = 4


class Picture(Axis, size=PAIRS): ...


class Caption(Axis, size=PAIRS): ...


class Pixel(Axis, size=9): ...


class Word(Axis, size=9): ...


class Hidden(Axis, size=6): ...


class Embedding(Axis, size=4): ...


class PictureEncoder(Module):
    """Pictures as unit vectors."""

    def __init__(self) -> None:
        self.hidden = Linear(Pixel, Hidden, seed=0)
        self.output = Linear(Hidden, Embedding, seed=1)

    def __call__(self, pictures: Expr[Tensor[Picture, Pixel]]) -> Expr[Tensor[Picture, Embedding]]:
        vectors = self.output(relu(self.hidden(pictures)))
        length = sqrt(square(vectors).sum(Embedding) + 1e-6)
        return vectors / ExpandAlong(Embedding)(vectors, length)


class CaptionEncoder(Module):
    """Captions, as counts of words, as unit vectors."""

    def __init__(self) -> None:
        self.output = Linear(Word, Embedding, seed=2)

    def __call__(self, captions: Expr[Tensor[Caption, Word]]) -> Expr[Tensor[Caption, Embedding]]:
        vectors = self.output(captions)
        length = sqrt(square(vectors).sum(Embedding) + 1e-6)
        return vectors / ExpandAlong(Embedding)(vectors, length)


picture = Input(Tensor[Picture, Pixel])
caption = Input(Tensor[Caption, Word])
temperature = Param(Tensor[()](1.0))
caption_of = Const(IntTensor[Picture](np.arange(PAIRS)))
picture_of = Const(IntTensor[Caption](np.arange(PAIRS)))

see, read = PictureEncoder(), CaptionEncoder()
seen, read_words = see(picture), read(caption)
similarity = seen.contract(read_words) * exp(temperature)
picture_losses = cross_entropy(similarity, caption_of, Caption)
caption_losses = cross_entropy(similarity, picture_of, Picture)
loss = 0.5 * (picture_losses.mean(Picture) + caption_losses.mean(Caption))
best_caption = similarity.argmax(Caption)
hit_rate = best_caption.eq(caption_of)
chances = similarity.softmax(Caption)
popularity = chances.mean(Picture)
hardest = similarity.max(Picture)


def run() -> float:
    """The loss of random pairs, with its gradients."""
    return trial(loss, draw(picture), draw(caption))
