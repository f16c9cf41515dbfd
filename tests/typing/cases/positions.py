"""Positions along axes with declared sizes: bounds of slices, indices of elements, what pads, repeats and moves."""

from typing import TypeVar, reveal_type

from typedtensor import Axis, Concat, Expr, Tensor, Valid
from typedtensor.ops import Select, SliceAlong, select, tile, unfold

U = TypeVar("U", bound=Axis)


class Batch(Axis): ...
class Time(Axis, size=10): ...
class Inner(Axis, size=8): ...
class Window(Axis, size=3): ...
class Six(Axis, size=6): ...
class Open(Axis): ...


def slices(x: Expr[Tensor[Batch, Time]], y: Tensor[Valid[Time, Window]]) -> None:
    reveal_type(x.slice(Time, Inner, 1, 9))  # R: Expr[Tensor[Batch, Inner]]
    reveal_type(x.slice(Time, Inner, 1, -1))  # R: Expr[Tensor[Batch, Inner]]
    reveal_type(x.slice(Time, to=Inner, start=2, stop=None))  # R: Expr[Tensor[Batch, Inner]]
    x.slice(Time, Inner, 1, 8)
    # E: SliceAlong[Time, Inner] gives Inner the size 7, but Inner is declared with size 8 [axes]
    x.slice(Time, Inner, stop=9)
    # E: SliceAlong[Time, Inner] gives Inner the size 9, but Inner is declared with size 8 [axes]
    x.slice(Time, Inner)  # E: SliceAlong[Time, Inner] gives Inner the size 10, but Inner is declared with size 8 [axes]
    x.slice(Time, Window, step=4)
    x.slice(Time, Inner, step=3)
    # E: SliceAlong[Time, Inner] gives Inner the size 4, but Inner is declared with size 8 [axes]
    x.slice(Time, Inner, 2, 12)
    x.slice(Time, Inner, 3, 12)
    # E: SliceAlong[Time, Inner] gives Inner the size 7, but Inner is declared with size 8 [axes]
    y.slice(Valid[Time, Window], Window, 5)
    y.slice(Valid[Time, Window], Window, 6)
    # E: SliceAlong[Valid[Time, Window], Window] gives Window the size 2, but Window is declared with size 3 [axes]
    x.slice(Time, Concat[Inner, Window])
    # E: SliceAlong[Time, Concat[Inner, Window]] gives Concat[Inner, Window] the size 10, but Concat[Inner, Window] is
    #    declared with size 11 [axes]
    SliceAlong(Time, Inner, stop=8)
    SliceAlong(Time, Inner, stop=7)
    # E: SliceAlong[Time, Inner] gives Inner the size 7, but Inner is declared with size 8 [axes]


def indices(x: Expr[Tensor[Batch, Time]]) -> None:
    reveal_type(select(x, Time, 9))  # R: Expr[Tensor[Batch]]
    reveal_type(select(x, Time, -10))  # R: Expr[Tensor[Batch]]
    select(x, Time, 10)  # E: Select[Time] selects the index 10 of an axis of size 10 [axes]
    select(x, Time, -11)  # E: Select[Time] selects the index -11 of an axis of size 10 [axes]
    reveal_type(Select(Time, 9)(x))  # R: Expr[Tensor[Batch]]
    Select(Time, index=10)  # E: Select[Time] selects the index 10 of an axis of size 10 [axes]


def each_of_several(
    x: Tensor[Time], to: type[Inner] | type[Concat[Inner, Window]], of: type[Batch] | type[Time]
) -> None:
    x.slice(Time, to)
    # E: SliceAlong[Time, Inner] gives Inner the size 10, but Inner is declared with size 8 [axes]
    # E: SliceAlong[Time, Concat[Inner, Window]] gives Concat[Inner, Window] the size 10, but Concat[Inner, Window] is
    #    declared with size 11 [axes]
    select(x, of, 10)
    # E: Select[Batch] cannot be applied to Tensor[Time]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has only (Time) [axes]
    # E: Select[Time] selects the index 10 of an axis of size 10 [axes]


def other_sizes(x: Expr[Tensor[Batch, Inner]], w: Tensor[Window], n: int) -> None:
    reveal_type(x.pad(Inner, Time, 1, 1))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(x.pad(Inner, Time, after=2, value=0.5))  # R: Expr[Tensor[Batch, Time]]
    x.pad(Inner, Time, n)
    x.pad(Inner, Open, 3)
    x.pad(Inner, Time, -1)
    tile(w, Window, Open, 2)
    tile(w, Window, Six, 2)
    reveal_type(unfold(x, Inner, Six, Window))  # R: Expr[Tensor[Batch, Six, Window]]
    unfold(x, Inner, Window, Window, stride=2)
    # E: Unfold[Inner, Window, Window] cannot be applied to Tensor[Batch, Inner]: its rule "*A U *B -> *A V K *B where K
    #    not in *A U V *B" needs K (Window) not to be among *A U V *B (Batch, Inner, Window) [axes]
    unfold(x, Inner, Open, Window)
    unfold(x, Inner, Six, Time)


def not_known(x: Expr[Tensor[Batch, Time]], n: int, label: type[U], known: tuple[int, int], some: list[int]) -> None:
    reveal_type(x.slice(Time, Inner, n))  # R: Expr[Tensor[Batch, Inner]]
    reveal_type(x.slice(Time, Inner, *known))  # R: Expr[Tensor[Batch, Inner]]
    reveal_type(x.slice(Time, Inner, *some))  # R: Expr[Tensor[Batch, Inner]]
    reveal_type(x.slice(Time, Open, 1, 3))  # R: Expr[Tensor[Batch, Open]]
    reveal_type(x.slice(Batch, Inner, 1, 3))  # R: Expr[Tensor[Inner, Time]]
    reveal_type(x.slice(Time, label, 1, 3))  # R: Expr[Tensor[Batch, U]]
    reveal_type(x.slice(Time, Inner, 2, step=0))  # R: Expr[Tensor[Batch, Inner]]
    reveal_type(select(x, Time, n))  # R: Expr[Tensor[Batch]]
    reveal_type(select(x, Batch, 99))  # R: Expr[Tensor[Time]]
