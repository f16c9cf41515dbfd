"""Attention to a memory, and blocks of decoders: exact types, and what does not fit."""

from typing import TypeVar, TypeVarTuple, reveal_type

from typedtensor import Attended, Axis, BoolTensor, Expr, Input, IntTensor, Tensor
from typedtensor.nn import (
    CachedAttention,
    CrossAttention,
    LayerNorm,
    Remembered,
    SelfAttention,
    TransformerDecoderBlock,
)
from typedtensor.ops import relu

N = TypeVarTuple("N")
T = TypeVar("T", bound=Axis)
K = TypeVar("K", bound=Axis)


class Batch(Axis): ...
class Word(Axis): ...
class Past(Axis, size=9): ...
class Frame(Axis): ...
class Feature(Axis, size=8): ...
class Sound(Axis, size=6): ...
class Head(Axis, size=2): ...
class Width(Axis, size=4): ...
class Inner(Axis, size=12): ...


BLOCK = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word)


def generic(x: Expr[Tensor[*N, Word, Feature]], memory: Expr[Tensor[*N, K, Sound]]) -> None:
    reveal_type(BLOCK(x, memory, None))  # R: Expr[Tensor[*N, Word, Feature]]
    reveal_type(BLOCK.reading(x, memory))  # R: Expr[Tensor[*N, Word, Feature]]


def accepted(
    x: Expr[Tensor[Batch, Word, Feature]],
    memory: Expr[Tensor[Batch, Frame, Sound]],
    there: Expr[BoolTensor[Batch, Frame]],
    which: Expr[BoolTensor[Head, Word, Frame]],
    mask: Expr[BoolTensor[Batch, Word, Attended[Word]]],
) -> None:
    reveal_type(BLOCK)  # R: TransformerDecoderBlock[Feature, Sound, Head, Width, Inner, Word]
    reveal_type(BLOCK.reading.key.weight)  # R: Param[Tensor[Sound, Flat[Head, Width]]]
    reveal_type(BLOCK(x, memory, None, mask=mask, memory_mask=which, memory_present=there))
    # R: Expr[Tensor[Batch, Word, Feature]]
    reveal_type(x >> BLOCK.at(memory, None, memory_present=there) >> LayerNorm(Feature))
    # R: Expr[Tensor[Batch, Word, Feature]]
    reveal_type(BLOCK.reading.remember(memory))  # R: Remembered[Expr[Tensor[Batch, Frame, Head, Width]]]
    post = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word, activation=relu, norm_first=False)
    reveal_type(post)  # R: TransformerDecoderBlock[Feature, Sound, Head, Width, Inner, Word]


def one_at_a_time(
    x: Expr[Tensor[Feature]], at: Expr[IntTensor[()]], memory: Remembered[Expr[Tensor[Frame, Head, Width]]]
) -> None:
    cache = CachedAttention(BLOCK.attention, Past)
    reveal_type(BLOCK.cached(x, at, cache, memory))  # R: tuple[Expr[Tensor[Feature]], tuple[Update, Update]]
    BLOCK.cached(x, at, cache, BLOCK.reading)
    # E: Argument 4 to "cached" of "TransformerDecoderBlock" has incompatible type "CrossAttention[Feature, Sound, Head,
    #    Width]"; expected "Remembered[Expr[Tensor[Never, Head, Width]]]" [arg-type]


def rejected(
    x: Expr[Tensor[Batch, Word, Feature]],
    memory: Expr[Tensor[Batch, Frame, Sound]],
    there: Expr[BoolTensor[Batch, Frame]],
    written: Expr[BoolTensor[Batch, Word]],
) -> None:
    BLOCK(x, memory)
    # E: TransformerDecoderBlock[Feature, Sound, Head, Width, Inner, Word] takes (Expr[Tensor[*N, Word, Feature]],
    #    Expr[Tensor[*N, K, Sound]], Training | None), but is given (Expr[Tensor[Batch, Word, Feature]],
    #    Expr[Tensor[Batch, Frame, Sound]]) [axes]
    BLOCK(memory, x, None)
    # E: TransformerDecoderBlock[Word, Feature, Sound] cannot be applied to Tensor[Batch, Frame, Sound] and
    #    Tensor[Batch, Word, Feature]: its rule "*N Word Feature, *N K Sound -> *N Word Feature" needs an axis Word in
    #    the first, which has only (Batch, Frame, Sound); try the operands in the other order [axes]
    BLOCK(x, memory.rename(Frame, Word), None)
    # E: Word stands both for the positions that attend and for those they attend to: rename the second, as in
    #    attended.rename(Word, Past), or use SelfAttention [axes]
    BLOCK(x, memory, None, mask=there)
    # E: TransformerDecoderBlock cannot be applied to Tensor[Batch, Word, Feature] and BoolTensor[Batch, Frame]: its
    #    rule "*N Q U, bool *A Attended[Q] *B -> *N Q U" needs an axis Attended[Q] (Attended[Word]) in the second, which
    #    has only (Batch, Frame) [axes]
    # N: mask= says which positions are attended to, along Attended[Word]: write mask=mask.rename(Frame, Attended[Word])
    BLOCK(x, memory, None, memory_mask=written)
    # E: TransformerDecoderBlock cannot be applied to Tensor[Batch, Word, Feature] and Tensor[Batch, Frame, Sound] and
    #    BoolTensor[Batch, Word]: its rule "*N Q U, *N K V, bool *A K *B -> *N Q U" needs an axis K (Frame) in the
    #    third, which has only (Batch, Word) [axes]
    BLOCK(x, memory, None, memory_present=written)
    # E: TransformerDecoderBlock[Word, Feature, Sound] cannot be applied to Tensor[Batch, Word, Feature] and
    #    Tensor[Batch, Frame, Sound] and BoolTensor[Batch, Word]: its rule "*N Word Feature, *N K Sound, bool *N K -> *N
    #    Word Feature" needs the third to have the axes *N K (Batch, Frame), not (Batch, Word) [axes]
    x >> BLOCK
    # E: TransformerDecoderBlock[Feature, Sound, Head, Width, Inner, Word] cannot follow: it also takes Expr[Tensor[*N,
    #    K, Sound]] and Training | None: write layer.at(…) [axes]
    SelfAttention(BLOCK.reading, Word)
    # E: SelfAttention takes (Attention[U, U, *S, D], type[Q]), but is given (CrossAttention[Feature, Sound, Head,
    #    Width], type[Word]) [axes]
    BLOCK.reading(x, x)
    # E: Word stands both for the positions that attend and for those they attend to: rename the second, as in
    #    attended.rename(Word, Past), or use SelfAttention [axes]
    # E: CrossAttention[Feature, Sound] cannot be applied to Tensor[Batch, Word, Feature] and Tensor[Batch, Word,
    #    Feature]: its rule "*N Q Feature, *N K Sound -> *N Q Feature" needs an axis Sound in the second, which has only
    #    (Batch, Word, Feature) [axes]
    CrossAttention(Feature, Sound, Head, Width)(x, memory, mask=written)
    # E: CrossAttention cannot be applied to Tensor[Batch, Word, Feature] and Tensor[Batch, Frame, Sound] and
    #    BoolTensor[Batch, Word]: its rule "*N Q U, *N K V, bool *A K *B -> *N Q U" needs an axis K (Frame) in the
    #    third, which has only (Batch, Word) [axes]
    TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word, activation=LayerNorm(Feature))
    # E: TransformerDecoderBlock takes (type[U] | U, type[V] | V, type[H] | H, type[D] | D, type[F] | F, over=type[Q],
    #    activation=Layer[F, F]), but is given (type[Feature], type[Sound], type[Head], type[Width], type[Inner],
    #    over=type[Word], activation=LayerNorm[Feature]) [axes]


def written_in_place(x: Expr[Tensor[Batch, Word, Feature]], memory: Expr[Tensor[Batch, Frame, Sound]]) -> None:
    BLOCK(x, memory, None, memory_mask=Input(BoolTensor[Past, Frame]))
    # E: TransformerDecoderBlock cannot be applied to Tensor[Batch, Word, Feature] and Tensor[Batch, Frame, Sound] and
    #    BoolTensor[Past, Frame]: its rule "*N Q U, *N K V, bool *A K *B -> *N Q U where *A *B within *N Q H" needs the
    #    axes *A *B (Past) among *N Q H (Batch, Word, Head), which lack Past [axes]
    reveal_type(BLOCK(x, memory, None, memory_mask=Input(BoolTensor[Word, Frame])))
    # R: Expr[Tensor[Batch, Word, Feature]]
