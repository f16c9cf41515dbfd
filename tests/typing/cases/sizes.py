"""Declared sizes, in axes, in rules, and in derived labels."""

from typing import Final, Generic, TypeVar, reveal_type

from typedtensor import Axis, Concat, Expr, Flat, Tensor, Valid
from typedtensor.ops import ConcatAlong, PolyOp1, SplitAxis

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
W = TypeVar("W", bound=Axis)
SIZE: Final = 64


class Batch(Axis): ...
class Hidden(Axis, size=128): ...
class Two(Axis, size=2): ...
class Both(Axis, size=256): ...
class Less(Axis, size=255): ...
class Kernel(Axis, size=3): ...
class Halved(Axis, Generic[U], size="|U| // 2"): ...


class Merge(PolyOp1[U, V, W], rule="*A U V *B -> *A W *B where |W| = |U| * |V|"):
    def __init__(self, first: type[U], second: type[V], into: type[W]) -> None:
        super().__init__(first, second, into)


class Pool(PolyOp1[U, V], rule="*A U -> *A V where |V| = (|U| - 3) // 2 + 1"):
    def __init__(self, axis: type[U], into: type[V]) -> None:
        super().__init__(axis, into)


def axes(size: int) -> None:
    reveal_type(Hidden(128))  # R: Hidden
    reveal_type(Hidden())  # R: Hidden
    reveal_type(Batch(7))  # R: Batch
    Hidden(64)  # E: Hidden is declared with size 128, not 64 [axes]
    Hidden(SIZE)  # E: Hidden is declared with size 128, not 64 [axes]
    Hidden(size=64)  # E: Hidden is declared with size 128, not 64 [axes]
    reveal_type(Hidden(size))  # R: Hidden
    reveal_type(Flat[Hidden, Two](256))  # R: Flat[Hidden, Two]
    Flat[Hidden, Two](255)  # E: Flat[Hidden, Two] is declared with size 256, not 255 [axes]
    Halved[Hidden](65)  # E: Halved[Hidden] is declared with size 64, not 65 [axes]
    Valid[Hidden, Kernel](126)
    Valid[Hidden, Kernel](128)  # E: Valid[Hidden, Kernel] is declared with size 126, not 128 [axes]
    Flat[Hidden, Batch](5)
    Hidden("128")  # E: Argument 1 to "Hidden" has incompatible type "str"; expected "int | None" [arg-type]


def rules(x: Tensor[Batch, Hidden, Two], y: Expr[Tensor[Batch, Flat[Hidden, Two]]]) -> None:
    reveal_type(Merge(Hidden, Two, Both)(x))  # R: Tensor[Batch, Both]
    reveal_type(Merge(Batch, Hidden, Less)(x))  # R: Tensor[Less, Two]
    reveal_type(Merge(Hidden, Two, Flat[Hidden, Two])(x))  # R: Tensor[Batch, Flat[Hidden, Two]]
    reveal_type(x.merge(Hidden, Two, Both))  # R: Tensor[Batch, Both]
    reveal_type(ConcatAlong(Hidden, Hidden, Both)(x, x))  # R: Tensor[Batch, Both, Two]
    reveal_type(y.split(Flat[Hidden, Two], Two, Hidden))  # R: Expr[Tensor[Batch, Two, Hidden]]
    Merge(Hidden, Two, Less)(x)
    # E: Merge[Hidden, Two, Less] cannot be applied to Tensor[Batch, Hidden, Two]: its rule "*A U V *B -> *A W *B where
    #    |W| = |U| * |V|" needs |W| = |U| * |V|, but Less has size 255 and |U| * |V| is 256 [axes]
    x.merge(Hidden, Two, Less)
    # E: MergeAxes[Hidden, Two, Less] cannot be applied to Tensor[Batch, Hidden, Two]: its rule "t *A U V *B -> t *A W
    #    *B where |W| = |U| * |V|" needs |W| = |U| * |V|, but Less has size 255 and |U| * |V| is 256 [axes]
    x.merge(Hidden, Two, Concat[Hidden, Two])
    # E: MergeAxes[Hidden, Two, Concat[Hidden, Two]] cannot be applied to Tensor[Batch, Hidden, Two]: its rule "t *A U V
    #    *B -> t *A W *B where |W| = |U| * |V|" needs |W| = |U| * |V|, but Concat[Hidden, Two] has size 130 and |U| *
    #    |V| is 256 [axes]
    y.split(Flat[Hidden, Two], Two, Both)
    # E: SplitAxis[Flat[Hidden, Two], Two, Both] cannot be applied to Tensor[Batch, Flat[Hidden, Two]]: its rule "t *A W
    #    *B -> t *A U V *B where |W| = |U| * |V|" needs |W| = |U| * |V|, but Flat[Hidden, Two] has size 256 and |U| *
    #    |V| is 512 [axes]
    ConcatAlong(Two, Two, Both)(x, x)
    # E: ConcatAlong[Two, Two, Both] cannot be applied to Tensor[Batch, Hidden, Two] and Tensor[Batch, Hidden, Two]: its
    #    rule "t *A U *B, t *A V *B -> t *A W *B where |W| = |U| + |V|" needs |W| = |U| + |V|, but Both has size 256 and
    #    |U| + |V| is 4 [axes]
    Pool(Two, Two)(x)
    # E: Pool[Two, Two] cannot be applied to Tensor[Batch, Hidden, Two]: its rule "*A U -> *A V where |V| = (|U| - 3) //
    #    2 + 1" needs |V| = (|U| - 3) // 2 + 1, but Two has size 2 and (|U| - 3) // 2 + 1 is 0 [axes]
    reveal_type(SplitAxis(Hidden, Two, SixtyFour)(x.sum(Two)))  # R: Tensor[Batch, Two, SixtyFour]


class SixtyFour(Axis, size=64): ...


def generic(x: Tensor[Batch, U, Two], axis: type[U]) -> None:
    reveal_type(Merge(axis, Two, Both)(x))  # R: Tensor[Batch, Both]
