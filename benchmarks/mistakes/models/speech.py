"""Speech synthesis: a convolutional encoder of letters, additive attention of frames to letters, a spectrogram with its
end.
"""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import (
    Convolve1DSame,
    as_real,
    concat,
    cross_entropy,
    dot,
    exp,
    relu,
    softmax,
    softplus,
    sqrt,
    square,
    tanh,
)


class Batch(Axis): ...


class Letter(Axis, size=6): ...


class Frame(Axis, size=6): ...


class Symbol(Axis, size=9): ...


class Channel(Axis, size=6): ...


class Window(Axis, size=3): ...


class Encoded(Axis, size=6): ...


class Pitch(Axis, size=6): ...


class Heard(Axis, size=6): ...


class Match(Axis, size=6): ...


class Both(Axis, size=12): ...


Text = Expr[Tensor[Batch, Letter, Encoded]]
Sound = Expr[Tensor[Batch, Frame, Heard]]
Spectrogram = Expr[Tensor[Batch, Frame, Pitch]]
ByFrame = Expr[Tensor[Batch, Frame]]


class Encoder(Module):
    """The states of letters, from those around them."""

    def __init__(self) -> None:
        self.table = Embedding(Symbol, Channel, seed=0)
        self.kernel = weight(Tensor[Encoded, Channel, Window])
        self.scale = weight(Tensor[Encoded])

    def __call__(self, letters: Expr[IntTensor[Batch, Letter]]) -> Text:
        channels = self.table(letters).transpose(Batch, Channel, Letter)
        x = Convolve1DSame()(channels, self.kernel)
        centred = x - x.mean(Batch, Letter).expand_like(x)
        variance = square(centred).mean(Batch, Letter)
        normal = centred * (self.scale / sqrt(variance + 1e-3)).expand_like(x)
        return relu(normal).transpose(Batch, Letter, Encoded)


class Attention(Module):
    """What each frame hears of the letters: keys and values are of their states."""

    def __init__(self) -> None:
        self.of_query = Linear(Heard, Match, seed=1)
        self.of_key = Linear(Encoded, Match, seed=2)
        self.of_match = weight(Tensor[Match])

    def weights(
        self, query: Sound, key: Text, is_letter: Expr[BoolTensor[Batch, Letter]]
    ) -> Expr[Tensor[Batch, Frame, Letter]]:
        asking = self.of_query(query).expand(Letter).transpose(Batch, Frame, Letter, Match)
        matches = tanh(asking + self.of_key(key).expand_like(asking))
        return softmax(matches.contract(self.of_match), Letter, where=is_letter)


def masked_mean(values: ByFrame, counted: ByFrame) -> Expr[Tensor[Batch]]:
    """The mean over the frames that count."""
    return (values * counted).sum(Frame) / (counted.sum(Frame) + 1.0)


def binary(logits: ByFrame, targets: ByFrame) -> ByFrame:
    """The cross-entropy of yes and no."""
    return softplus(logits) - logits * targets


letters = Input(IntTensor[Batch, Letter])
is_letter = Input(BoolTensor[Batch, Letter])
spectrogram = Input(Tensor[Batch, Frame, Pitch])
before = Input(Tensor[Batch, Frame, Pitch])
is_frame = Input(BoolTensor[Batch, Frame])
ends = Input(BoolTensor[Batch, Frame])
spoken = Input(IntTensor[Batch, Frame])
offset = Input(Tensor[Frame, Letter])

encoder, attention = Encoder(), Attention()
hear, draft, refine = Linear(Pitch, Heard, seed=3), Linear(Both, Pitch, seed=4), Linear(Pitch, Pitch, seed=5)
stop, recognise = weight(Tensor[Both]), Linear(Pitch, Symbol, seed=6)
text = encoder(letters)
heard = relu(hear(before))
weights = attention.weights(heard, text, is_letter)
context = dot(weights, text, Letter)
both = concat(heard, context, Heard, Encoded, Both)
drafted = draft(both)
refined = drafted + tanh(refine(drafted))
counts = as_real(is_frame)
draft_error = abs(drafted - spectrogram).mean(Pitch)
error = square(refined - spectrogram).mean(Pitch)
end_losses = binary(both.contract(stop), as_real(ends))
away = (weights * (1.0 - exp(-square(offset))).expand_like(weights)).sum(Letter)
symbol_losses = cross_entropy(recognise(refined), spoken, Symbol)
by_text = masked_mean(draft_error + error + end_losses + away + 0.1 * symbol_losses, counts)
loss = by_text.mean(Batch)
coverage = weights.sum(Frame)
focus = weights.max(Letter).mean(Frame)
loudness = refined.mean(Pitch)
normal_loudness = (loudness - loudness.mean(Frame).expand_like(loudness)) / 2.0
heard_symbol = recognise(refined).argmax(Symbol)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(6)
    ids = (draw(letters, batch, below=Symbol), draw(spoken, batch, below=Symbol))
    masks = (draw(is_letter, batch), draw(is_frame, batch), draw(ends, batch))
    return trial(loss, *ids, *masks, draw(spectrogram, batch), draw(before, batch), draw(offset))
