"""A U-Net block for segmentation: convolve, pool, convolve, upsample, concatenate the skip, score each pixel."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight, windows
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, Valid
from typedtensor.ops import concat, cross_entropy, dot, relu


class Batch(Axis): ...


class Color(Axis, size=3): ...


class Height(Axis, size=10): ...


class Width(Axis, size=10): ...


class Rows(Axis, size=3): ...


class Columns(Axis, size=3): ...


class Row(Axis, size=8): ...


class Column(Axis, size=8): ...


class Skip(Axis, size=4): ...


class LowRow(Axis, size=4): ...


class LowColumn(Axis, size=4): ...


class Pool(Axis, size=2): ...


class Deep(Axis, size=4): ...


class Joined(Axis, size=8): ...


class Kind(Axis, size=3): ...


class Block(Module):
    """One level down and up again."""

    def __init__(self) -> None:
        self.down = weight(Tensor[Color, Rows, Columns, Skip])
        self.deep = weight(Tensor[Skip, Deep])
        self.score = weight(Tensor[Joined, Kind])
        self.score_bias = weight(Tensor[Kind])

    def convolved(self, image: Expr[Tensor[Batch, Color, Height, Width]]) -> Expr[Tensor[Batch, Row, Column, Skip]]:
        patches = windows(windows(image, Height, Rows), Width, Columns)
        convolved = patches.contract(self.down)
        return relu(convolved.rename(Valid[Height, Rows], Row).rename(Valid[Width, Columns], Column))

    def pooled(self, skip: Expr[Tensor[Batch, Row, Column, Skip]]) -> Expr[Tensor[Batch, LowRow, LowColumn, Skip]]:
        rows = skip.split(Row, LowRow, Pool).max(Pool)
        return rows.split(Column, LowColumn, Pool).max(Pool)

    def upsampled(self, low: Expr[Tensor[Batch, LowRow, LowColumn, Deep]]) -> Expr[Tensor[Batch, Row, Column, Deep]]:
        rows = low.expand(Pool).transpose(Batch, LowRow, Pool, LowColumn, Deep).merge(LowRow, Pool, Row)
        return rows.expand(Pool).transpose(Batch, Row, LowColumn, Pool, Deep).merge(LowColumn, Pool, Column)

    def __call__(self, image: Expr[Tensor[Batch, Color, Height, Width]]) -> Expr[Tensor[Batch, Row, Column, Kind]]:
        skip = self.convolved(image)
        deep = relu(self.pooled(skip) @ self.deep)
        joined = concat(skip, self.upsampled(deep), Skip, Deep, Joined)
        scores = joined @ self.score
        return scores + self.score_bias.expand_like(scores)


image = Input(Tensor[Batch, Color, Height, Width])
mask = Input(IntTensor[Batch, Row, Column])

block = Block()
scores = block(image)
probabilities = scores.softmax(Kind)
truth = mask.one_hot(Kind)
overlap = dot(probabilities, truth, Row).sum(Column)
area = (probabilities + truth).sum(Row, Column)
dice = (2.0 * overlap / (area + 1.0)).mean(Kind)
pixel_loss = cross_entropy(scores, mask, Kind).mean(Row, Column)
loss = (pixel_loss - dice).mean(Batch)
segmentation = scores.argmax(Kind)
accuracy = segmentation.eq(mask)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss, draw(image, Batch(2)), draw(mask, Batch(2), below=Kind))
