"""Sizes that follow: of derived labels, of what is given with a label, of what a module is made for."""

from typing import Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Concat, Expr, Flat, Input, Module, Tensor, Valid
from typedtensor.nn import Linear
from typedtensor.ops import MergeAxes, PolyOp1, PolyOp2, SplitAxis, relu, ruled

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
H = TypeVar("H", bound=Axis)


class Batch(Axis): ...
class Tiny(Axis, size=2): ...
class Window(Axis, size=3): ...
class Wide(Axis, size=10): ...
class Eight(Axis, size=8): ...
class Embedding(Axis, size=512): ...
class Heads(Axis): ...
class Head(Axis): ...
class Hidden(Axis): ...
class Halved(Axis, Generic[U], size="|U| // 2"): ...


class Slide(PolyOp2, rule="*A U, K -> *A Valid[U, K]"): ...
class Halve(PolyOp1[U], rule="*A U -> *A Halved[U]"): ...
class SameSize(PolyOp2, rule="U, V -> U where |U| = |V|"): ...
class Quarter(PolyOp1[U, V], rule="*A U -> *A V where |V| = |U| // 4"): ...


def slide(x: Expr[Tensor[Batch, Wide]], k: Tensor[Window]) -> None:
    reveal_type(Slide()(x, k))  # R: Expr[Tensor[Batch, Valid[Wide, Window]]]
    reveal_type(Slide()(Slide()(x, k), k))  # R: Expr[Tensor[Batch, Valid[Valid[Wide, Window], Window]]]


def slide_to_the_right_size(x: Expr[Tensor[Batch, Wide]], k: Tensor[Window]) -> None:
    reveal_type(Slide()(x, k).rename(Valid[Wide, Window], Eight))  # R: Expr[Tensor[Batch, Eight]]


def slide_to_a_wrong_size(x: Expr[Tensor[Batch, Wide]], k: Tensor[Window]) -> None:
    Slide()(x, k).rename(Valid[Wide, Window], Tiny)
    # E: Rename[Valid[Wide, Window], Tiny] cannot be applied to Tensor[Batch, Valid[Wide, Window]]: its rule "t *A U *B
    #    -> t *A V *B where |V| = |U|" needs |V| = |U|, but Tiny has size 2 and |U| is 8 [axes]


def window_too_long(x: Expr[Tensor[Batch, Tiny]], k: Tensor[Window]) -> None:
    Slide()(x, k)
    # E: Slide cannot be applied to Tensor[Batch, Tiny] and Tensor[Window]: its rule "*A U, K -> *A Valid[U, K]" gives
    #    an axis without elements: the size of Valid[Tiny, Window], |U| - |K| + 1, is 0; try first.transpose() [axes]


def window_too_long_in_the_end(x: Expr[Tensor[Window]], k: Tensor[Tiny]) -> None:
    y = Slide()(x, k)
    z = Slide()(y, k)
    Slide()(z, k)
    # E: Slide cannot be applied to Tensor[Valid[Valid[Window, Tiny], Tiny]] and Tensor[Tiny]: its rule "*A U, K -> *A
    #    Valid[U, K]" gives an axis without elements: the size of Valid[Valid[Valid[Window, Tiny], Tiny], Tiny], |U| -
    #    |K| + 1, is 0; try the operands in the other order [axes]


def window_of_unknown_axis(x: Expr[Tensor[Batch]], k: Tensor[Window]) -> None:
    reveal_type(Slide()(x, k))  # R: Expr[Tensor[Valid[Batch, Window]]]


def axis_without_elements() -> None:
    Valid[Tiny, Window]()
    # E: the size of Valid[Tiny, Window], |U| - |K| + 1, is 0: an axis has at least one element [axes]
    Valid[Tiny, Window](0)
    # E: the size of Valid[Tiny, Window], |U| - |K| + 1, is 0: an axis has at least one element [axes]
    Flat[Wide, Valid[Tiny, Window]]()
    # E: the size of Valid[Tiny, Window], |U| - |K| + 1, is 0: an axis has at least one element [axes]


def leaf_without_elements() -> None:
    Input(Tensor[Batch, Valid[Tiny, Window]])
    # E: the size of Valid[Tiny, Window], |U| - |K| + 1, is 0: an axis has at least one element [axes]


def tensor_without_elements(data: list[float]) -> None:
    Tensor[Valid[Tiny, Window]](data)
    # E: the size of Valid[Tiny, Window], |U| - |K| + 1, is 0: an axis has at least one element [axes]


def halved_to_nothing(x: Expr[Tensor[Halved[Tiny]]]) -> None:
    Halve(Halved[Tiny])(x)
    # E: Halve[Halved[Tiny]] cannot be applied to Tensor[Halved[Tiny]]: its rule "*A U -> *A Halved[U]" gives an axis
    #    without elements: the size of Halved[Halved[Tiny]], |U| // 2, is 0 [axes]


def halved_twice(x: Expr[Tensor[Eight]]) -> None:
    y = Halve(Eight)(x)
    reveal_type(Halve(Halved[Eight])(y))  # R: Expr[Tensor[Halved[Halved[Eight]]]]
    reveal_type(Halved[Halved[Eight]](2))  # R: Halved[Halved[Eight]]
    Halved[Halved[Eight]](3)  # E: Halved[Halved[Eight]] is declared with size 2, not 3 [axes]


def several_levels() -> None:
    reveal_type(Flat[Flat[Tiny, Window], Concat[Tiny, Window]](30))  # R: Flat[Flat[Tiny, Window], Concat[Tiny, Window]]
    Flat[Flat[Tiny, Window], Concat[Tiny, Window]](29)
    # E: Flat[Flat[Tiny, Window], Concat[Tiny, Window]] is declared with size 30, not 29 [axes]
    Concat[Valid[Wide, Window], Flat[Tiny, Tiny]](13)
    # E: Concat[Valid[Wide, Window], Flat[Tiny, Tiny]] is declared with size 12, not 13 [axes]


def several_levels_with_one_open() -> None:
    Flat[Flat[Tiny, Batch], Window](7)


def merged_levels(x: Expr[Tensor[Flat[Tiny, Window], Tiny]]) -> None:
    x.merge(Flat[Tiny, Window], Tiny, Wide)
    # E: MergeAxes[Flat[Tiny, Window], Tiny, Wide] cannot be applied to Tensor[Flat[Tiny, Window], Tiny]: its rule "t *A
    #    U V *B -> t *A W *B where |W| = |U| * |V|" needs |W| = |U| * |V|, but Wide has size 10 and |U| * |V| is 12
    #    [axes]


def one_size(x: Tensor[Tiny], y: Tensor[Window], z: Tensor[Tiny], b: Tensor[Batch]) -> None:
    reveal_type(SameSize()(x, z))  # R: Tensor[Tiny]
    reveal_type(SameSize()(x, b))  # R: Tensor[Tiny]
    SameSize()(x, y)
    # E: SameSize cannot be applied to Tensor[Tiny] and Tensor[Window]: its rule "U, V -> U where |U| = |V|" needs |U| =
    #    |V|, but Tiny has size 2 and |V| is 3 [axes]


def quartered(x: Tensor[Eight]) -> None:
    reveal_type(Quarter(Eight, Tiny)(x))  # R: Tensor[Tiny]
    Quarter(Eight, Window)(x)
    # E: Quarter[Eight, Window] cannot be applied to Tensor[Eight]: its rule "*A U -> *A V where |V| = |U| // 4" needs
    #    |V| = |U| // 4, but Window has size 3 and |U| // 4 is 2 [axes]


def heads(x: Expr[Tensor[Batch, Embedding]]) -> None:
    reveal_type(x.split(Embedding, Heads(8), Head(64)))  # R: Expr[Tensor[Batch, Heads, Head]]
    reveal_type(x.split(Embedding, Heads, Head(64)))  # R: Expr[Tensor[Batch, Heads, Head]]


def heads_that_do_not_fit(x: Expr[Tensor[Batch, Embedding]]) -> None:
    x.split(Embedding, Heads(8), Head(60))
    # E: SplitAxis[Embedding, Heads, Head] cannot be made: its rule "t *A W *B -> t *A U V *B where |W| = |U| * |V|"
    #    needs |W| = |U| * |V|, but Embedding has size 512 and |U| * |V| is 480 [axes]


def heads_of_a_declared_size(x: Expr[Tensor[Batch, Embedding]]) -> None:
    x.split(Embedding, Heads(8), Eight)
    # E: SplitAxis[Embedding, Heads, Eight] cannot be made: its rule "t *A W *B -> t *A U V *B where |W| = |U| * |V|"
    #    needs |W| = |U| * |V|, but Embedding has size 512 and |U| * |V| is 64 [axes]


def heads_of_an_operation() -> None:
    reveal_type(SplitAxis(Embedding, Heads(8), Head(64)))  # R: SplitAxis[Embedding, Heads, Head]
    SplitAxis(Embedding, Heads(8), Head(60))
    # E: SplitAxis[Embedding, Heads, Head] cannot be made: its rule "t *A W *B -> t *A U V *B where |W| = |U| * |V|"
    #    needs |W| = |U| * |V|, but Embedding has size 512 and |U| * |V| is 480 [axes]


def heads_of_unknown_size(x: Expr[Tensor[Batch, Embedding]], number: int) -> None:
    reveal_type(x.split(Embedding, Heads(number), Head(60)))  # R: Expr[Tensor[Batch, Heads, Head]]


def merged_to_a_wrong_size(x: Expr[Tensor[Heads, Eight]]) -> None:
    reveal_type(MergeAxes(Heads, Eight, Embedding)(x))  # R: Expr[Tensor[Embedding]]


class Block(Module, Generic[H]):
    def __init__(self, hidden: type[H] | H) -> None:
        self.first, self.second = Linear(hidden, hidden), Linear(hidden, hidden)

    def __call__(self, x: Expr[Tensor[*N, H]]) -> Expr[Tensor[*N, H]]:
        return x >> self.first >> relu >> self.second


def block_of_a_sized_label(x: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(Block(Hidden(5))(x))  # R: Expr[Tensor[Batch, Hidden]]


def blocks_of_two_labels(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch, Wide]]) -> None:
    hidden, wide = Block(Hidden(5)), Block(Wide)
    reveal_type(hidden)  # R: Block[Hidden]
    reveal_type(wide)  # R: Block[Wide]
    reveal_type(hidden(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(wide(y))  # R: Expr[Tensor[Batch, Wide]]
    hidden(y)
    # E: Block[Hidden] cannot be applied to Tensor[Batch, Wide]: its rule "*N Hidden -> *N Hidden" needs an axis Hidden
    #    in the operand, which has only (Batch, Wide) [axes]
    hidden(x) + wide(y)
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Wide]: its rule "t *A?, t *A? -> t *A" needs
    #    the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch, Wide) [axes]


def block_of_a_wrong_size() -> None:
    Block(Wide(9))  # E: Wide is declared with size 10, not 9 [axes]


def block_of_no_label() -> None:
    Block(9)
    # E: Block takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [arg-type]


class Autoencoder(Module, Generic[U, V]):
    def __init__(self, outer: type[U] | U, inner: type[V] | V) -> None:
        self.encoder, self.decoder = Linear(outer, inner), Linear(inner, outer)

    def __call__(self, x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        return x >> self.encoder >> relu >> self.decoder

    def wrong(self, x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        return x >> self.encoder >> self.encoder
        # E: Returning Any from function declared to return "Expr[Tensor[*N, U]]" [no-any-return]
        # E: Linear[U, V] cannot follow: it takes Tensor[*N, U], but is given Tensor[*N, V] [axes]


def autoencoders(x: Expr[Tensor[Batch, Wide]]) -> None:
    narrow = Autoencoder(Wide, Hidden(3))
    reveal_type(narrow)  # R: Autoencoder[Wide, Hidden]
    reveal_type(x >> narrow)  # R: Expr[Tensor[Batch, Wide]]
    reveal_type(narrow.encoder)  # R: Linear[Wide, Hidden]
    x >> Autoencoder(Hidden(3), Wide)
    # E: Autoencoder[Hidden, Wide] cannot follow: it takes Tensor[*N, Hidden], but is given Tensor[Batch, Wide] [axes]


@ruled("*A U -> *A V where |U| = 2 * |V|")
def pooled(x: Expr[Tensor[*N, U]], axis: type[U], to: type[V]) -> Expr[Tensor[*N, V]]:
    raise NotImplementedError


def pooled_sizes(x: Expr[Tensor[Batch, Eight]]) -> None:
    reveal_type(pooled(x, Eight, Hidden))  # R: Expr[Tensor[Batch, Hidden]]
    pooled(x, Eight, Tiny)
    # E: pooled[Eight, Tiny] cannot be applied to Tensor[Batch, Eight]: its rule "*A U -> *A V where |U| = 2 * |V|"
    #    needs |U| = 2 * |V|, but Eight has size 8 and 2 * |V| is 4 [axes]
