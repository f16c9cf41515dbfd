"""Translation: a recurrent encoder, a decoder that attends to the encoder's states, teacher forcing."""

from __future__ import annotations

from math import sqrt

from benchmarks.mistakes.parts import Share, average, draw, shares, trial, weight
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import (
    ExpandAlong,
    as_real,
    concat,
    cross_entropy,
    dot,
    embed,
    log_softmax,
    take_along,
    tanh,
    where,
)


class Batch(Axis): ...


class Source(Axis, size=5): ...


class Target(Axis, size=5): ...


class SourceWord(Axis, size=12): ...


class TargetWord(Axis, size=12): ...


class Feature(Axis, size=6): ...


class Encoded(Axis, size=6): ...


class Decoded(Axis, size=6): ...


class Context(Axis, size=6): ...


class Both(Axis, size=12): ...


class Encoder(Module):
    """The states of the words of a sentence."""

    def __init__(self) -> None:
        self.table = weight(Tensor[SourceWord, Feature])
        self.layer = Linear(Feature, Encoded, seed=0)

    def __call__(self, words: Expr[IntTensor[Batch, Source]]) -> Expr[Tensor[Batch, Source, Encoded]]:
        return tanh(self.layer(embed(words, self.table)))


class Decoder(Module):
    """The logits of the next words, from the words before and from what is attended to."""

    def __init__(self) -> None:
        self.table = weight(Tensor[TargetWord, Feature])
        self.layer = Linear(Feature, Decoded, seed=1)
        self.match = Linear(Decoded, Encoded, seed=2)
        self.output = Linear(Both, TargetWord, seed=3)

    def attention(
        self, decoded: Expr[Tensor[Batch, Target, Decoded]], encoded: Expr[Tensor[Batch, Source, Encoded]]
    ) -> Expr[Tensor[Batch, Target, Share[Source]]]:
        scores = dot(self.match(decoded), encoded, Encoded) / sqrt(Encoded().size)
        mask = ExpandAlong(Target)(scores, is_word)
        return shares(where(mask, scores, -1e9), Source)

    def __call__(
        self, words: Expr[IntTensor[Batch, Target]], encoded: Expr[Tensor[Batch, Source, Encoded]]
    ) -> Expr[Tensor[Batch, Target, TargetWord]]:
        decoded = tanh(self.layer(embed(words, self.table)))
        weights = self.attention(decoded, encoded)
        context = average(weights, encoded, Source).rename(Encoded, Context)
        return self.output(concat(decoded, context, Decoded, Context, Both))


source = Input(IntTensor[Batch, Source])
before = Input(IntTensor[Batch, Target])
target = Input(IntTensor[Batch, Target])
is_word = Input(BoolTensor[Batch, Source])
counts = Input(BoolTensor[Batch, Target])

encoder, decoder = Encoder(), Decoder()
encoded = encoder(source)
logits = decoder(before, encoded)
losses = cross_entropy(logits, target, TargetWord)
counted = as_real(counts)
loss = (losses * counted).sum() / (counted.sum() + 1.0)
log_likelihood = take_along(log_softmax(logits, TargetWord), target, TargetWord)
sentence_score = log_likelihood.sum(Target)
coverage = decoder.attention(tanh(decoder.layer(embed(before, decoder.table))), encoded).sum(Target)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(5)
    words = (draw(source, batch, below=SourceWord), draw(before, batch, below=TargetWord))
    return trial(loss, *words, draw(target, batch, below=TargetWord), draw(is_word, batch), draw(counts, batch))
