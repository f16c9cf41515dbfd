"""Modules along an axis: exact types of folds, of maps and of loops over them, and what does not fit."""

from typing import TypeVar, reveal_type

from typedtensor import Axis, Expr, Module, Tensor, fold, map_over, scan
from typedtensor.nn import Linear, ModuleStack, Training, TransformerBlock
from typedtensor.ops import relu, tanh

M = TypeVar("M", bound=Module)


class Layer(Axis, size=6): ...
class Member(Axis, size=3): ...
class Batch(Axis): ...
class Word(Axis): ...
class Pixel(Axis, size=8): ...
class Digit(Axis, size=4): ...
class Head(Axis, size=2): ...
class Width(Axis, size=4): ...


class Classifier(Module):
    def __init__(self, seed: int) -> None:
        self.score = Linear(Pixel, Digit, seed=seed)

    def __call__(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Digit]]:
        return self.score(x)


blocks = ModuleStack(lambda seed: TransformerBlock(Pixel, Head, Width, Digit, over=Word, seed=seed), Layer)
reveal_type(blocks)  # R: ModuleStack[Layer, TransformerBlock[Pixel, Head, Width, Digit, Word]]
lines = ModuleStack(lambda seed: Linear(Pixel, Pixel, seed=seed) >> relu, Layer, seed=0)
members = ModuleStack(Classifier, Member)
reveal_type(members)  # R: ModuleStack[Member, Classifier]


def generic(blocks: ModuleStack[Layer, M], x: Expr[Tensor[Batch, Pixel]]) -> M:
    return blocks.fold


def use(
    x: Expr[Tensor[Batch, Word, Pixel]],
    image: Expr[Tensor[Batch, Pixel]],
    images: Expr[Tensor[Member, Batch, Pixel]],
    training: Training,
    words: Expr[Tensor[Word, Digit]],
    layered: Expr[Tensor[Layer, Batch, Pixel]],
) -> None:
    reveal_type(blocks.fold(x, training))  # R: Expr[Tensor[Batch, Word, Pixel]]
    reveal_type(lines.fold(image))  # R: Expr[Tensor[Batch, Pixel]]
    reveal_type(image >> lines.fold >> Linear(Pixel, Digit))  # R: Expr[Tensor[Batch, Digit]]
    reveal_type((Linear(Digit, Pixel) >> lines.fold)(words))  # R: Expr[Tensor[Word, Pixel]]
    reveal_type(members.map(lambda member: member(image)))  # R: Expr[Tensor[Member, Batch, Digit]]
    reveal_type(map_over(lambda member, x: member(x), (members, images), Member))
    # R: Expr[Tensor[Member, Batch, Digit]]
    reveal_type(map_over(lambda member: member(image).argmax(Digit), members, Member))
    # R: Expr[IntTensor[Member, Batch]]
    reveal_type(fold(lambda h, block: block(h, None), x, blocks, Layer))  # R: Expr[Tensor[Batch, Word, Pixel]]
    reveal_type(scan(lambda h, line: (line(h), tanh(h).sum(Pixel)), image, lines, Layer))
    # R: tuple[Expr[Tensor[Batch, Pixel]], Expr[Tensor[Layer, Batch]]]
    blocks.fold(words, training)
    # E: TransformerBlock[Word, Pixel] cannot be applied to Tensor[Word, Digit]: its rule "*N Word Pixel -> *N Word
    #    Pixel" needs an axis Pixel in the operand, which has only (Word, Digit) [axes]
    lines.fold(words)
    # E: Pipeline[Pixel] cannot be applied to Tensor[Word, Digit]: its rule "*N Pixel -> *N Pixel" needs an axis Pixel
    #    in the operand, which has only (Word, Digit) [axes]
    members.map(lambda member: member(words))
    # E: Argument 1 to "__call__" of "Classifier" has incompatible type "Expr[Tensor[Word, Digit]]"; expected
    #    "Expr[Tensor[Batch, Pixel]]" [arg-type]
    members.map(lambda member: member(images))
    # E: Argument 1 to "__call__" of "Classifier" has incompatible type "Expr[Tensor[Member, Batch, Pixel]]"; expected
    #    "Expr[Tensor[Batch, Pixel]]" [arg-type]
    map_over(lambda member: member(image), members, Layer)
    # E: map_over goes along Layer, and is given modules or states along Member: write that label [axes]
    lines.map(lambda line: line(layered))
    # E: the step returns Tensor[Layer, Batch, Pixel] for each element along Layer, so the result would have the axis
    #    Layer twice: rename or reduce it inside the step [axes]
    members.fold(image)
    # E: fold applies each module to the result of the one before, and Classifier maps Tensor[Batch, Pixel] to
    #    Tensor[Batch, Digit]: return the type of the input, or write map(lambda module: …) for a result of each [axes]
    reveal_type(image >> members.fold)
    # R: Expr[Tensor[Batch, Digit]]
    # E: fold applies each module to the result of the one before, and Classifier maps Tensor[Batch, Pixel] to
    #    Tensor[Batch, Digit]: return the type of the input, or write map(lambda module: …) for a result of each [axes]
    generic(lines, image)
    blocks.fold(x)
    # E: TransformerBlock[Pixel, Head, Width, Digit, Word] takes (Expr[Tensor[*N, Word, Pixel]], Training | None), but
    #    is given (Expr[Tensor[Batch, Word, Pixel]]) [axes]
    ModuleStack(lambda seed: relu, Layer)  # E: Value of type variable "M" of "ModuleStack" cannot be "ReLU" [type-var]
    ModuleStack(Linear(Pixel, Pixel), Layer)
    # E: Value of type variable "M" of "ModuleStack" cannot be "Expr[Tensor[*N, Pixel]]" [type-var]
    # E: Value of type variable "M" of "ModuleStack" cannot be "Expr[Tensor[*tuple[Never, ...], Pixel]]" [type-var]
    # E: Argument 1 to "ModuleStack" has incompatible type "Linear[Pixel, Pixel]"; expected "Callable[[int],
    #    Expr[Tensor[*tuple[Never, ...], Pixel]]]" [arg-type]
    # N: "Linear[Pixel, Pixel].__call__" has type "Callable[[Expr[Tensor[*N, Pixel]]], Expr[Tensor[*N, Pixel]]]"
    ModuleStack(Classifier, 3)
    # E: ModuleStack takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and
    #    write Pixel [arg-type]
