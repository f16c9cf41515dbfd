"""The head of a detector: for each anchor a class and a box, focal loss, a box loss on the positives, overlaps."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import as_real, exp, huber, log_softmax, maximum, minimum, relu, select, softmax


class Batch(Axis, samples=True): ...


class Anchor(Axis, size=6): ...


class Truth(Axis, size=3): ...


class Channel(Axis, size=5): ...


class Hidden(Axis, size=8): ...


class Kind(Axis, size=4): ...


class Side(Axis, size=4): ...


Boxes = Expr[Tensor[Batch, Anchor, Side]]


class Head(Module):
    def __init__(self) -> None:
        self.hidden = Linear(Channel, Hidden, seed=0)
        self.kinds, self.sides = Linear(Hidden, Kind, seed=1), Linear(Hidden, Side, seed=2)

    def __call__(self, map: Expr[Tensor[Batch, Anchor, Channel]]) -> tuple[Expr[Tensor[Batch, Anchor, Kind]], Boxes]:
        hidden = relu(self.hidden(map))
        return self.kinds(hidden), self.sides(hidden)


def overlap(boxes: Boxes, truths: Expr[Tensor[Batch, Truth, Side]]) -> Expr[Tensor[Batch, Anchor, Truth]]:
    """Intersection over union of corners: left, top, right, bottom."""
    ours = boxes.expand(Truth).transpose(Batch, Anchor, Truth, Side)
    theirs = truths.expand_like(ours)
    left, top = (maximum(select(ours, Side, n), select(theirs, Side, n)) for n in (0, 1))
    right, bottom = (minimum(select(ours, Side, n), select(theirs, Side, n)) for n in (2, 3))
    shared = relu(right - left) * relu(bottom - top)
    our_area = (select(ours, Side, 2) - select(ours, Side, 0)) * (select(ours, Side, 3) - select(ours, Side, 1))
    their_area = (select(theirs, Side, 2) - select(theirs, Side, 0)) * (
        select(theirs, Side, 3) - select(theirs, Side, 1)
    )
    return shared / (abs(our_area) + abs(their_area) - shared + 1e-6)


features = Input(Tensor[Batch, Anchor, Channel])
anchors, truths = Input(Tensor[Batch, Anchor, Side]), Input(Tensor[Batch, Truth, Side])
kind, offset = Input(IntTensor[Batch, Anchor]), Input(Tensor[Batch, Anchor, Side])
head = Head()
scores, sides = head(features)
positive = kind.ne(0)
log_shares = log_softmax(scores, Kind)
chosen = (log_shares * kind.one_hot(Kind)).sum(Kind)
focal = -((1.0 - exp(chosen)) ** 2) * chosen
count = maximum(as_real(positive).sum(Anchor), 1.0)
kind_loss = (focal.sum(Anchor) / count).mean(Batch)
box_loss = (huber(sides, offset).sum(Side) * as_real(positive)).sum(Anchor) / count
loss = kind_loss + 2.0 * box_loss.mean(Batch)
best = overlap(anchors + sides, truths).max(Anchor)
recall = as_real(best > 0.5).mean(Truth)
confidence = softmax(scores, Kind).max(Kind)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(2)
    bound = draw(features, batch), draw(kind, batch, below=Kind), draw(offset, batch)
    return trial(loss, *bound) + trial(loss - best.mean(), *bound, draw(anchors, batch), draw(truths, batch))
