"""Functions and methods with a rule."""

from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, BoolTensor, Const, Expr, IntTensor, Module, Operand, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import relu, ruled

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...
class Two(Axis, size=2): ...
class Four(Axis, size=4): ...


@ruled("*A U *B -> *A *B")
def spread(x: Operand, axis: type[U], scale: float = 1.0) -> Operand:
    return x.max(axis) * scale


@ruled("t *A U *B, t *A U *B -> t *A U *B")
def blend(x: Operand, y: Operand, *, axis: type[U]) -> Operand:
    return x + y


@ruled("*A, *A -> *A")
def middle(x: Operand | float, y: Operand | float) -> Operand:
    raise NotImplementedError


@ruled("*A @Hidden -> *A Flat[@Hidden, @Two]")
# E: the rule "*A @Hidden -> *A Flat[@Hidden, @Two]" of doubled is ill-formed: Flat is not an axis label in the scope
#    where the operation is declared [axis-rule]
def doubled(x: Expr[Any]) -> Expr[Any]:
    return x


@ruled("*A U *B -> *A V *B where |U| = |V|")
def called(x: Operand, old: type[U], new: type[V]) -> Operand:
    return x.rename(old, new)


@ruled("*A -> int *A")
def evaluated(x: Expr[Any]) -> IntTensor[*tuple[Any, ...]]:
    raise NotImplementedError


class Attention(Module, Generic[V]):
    def __init__(self, label: type[V]) -> None:
        self.label = label

    @ruled("*A @Time *B -> *A *B")
    def forget(self, x: Operand) -> Operand:
        return x.sum(Time)

    @ruled("*A U *B -> *A V *B")
    def swap(self, x: Operand, old: type[U], new: type[V]) -> Operand:
        return x.rename(old, new)

    @staticmethod
    @ruled("*A U -> *A")
    def last(x: Operand, axis: type[U]) -> Operand:
        return x.sum(axis)

    @classmethod
    @ruled("U *A -> *A")
    def first(cls, x: Operand, axis: type[U]) -> Operand:
        return x.sum(axis)


def expressions(x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(spread(x, Time))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(spread(x, Hidden, scale=2.0))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(blend(x, x, axis=Time))  # R: Expr[Tensor[Batch, Time, Hidden]]
    reveal_type(doubled(x))  # R: Expr[Any]
    reveal_type(evaluated(x))  # R: IntTensor[Batch, Time, Hidden]


def tensors(t: Tensor[Batch, Hidden], i: IntTensor[Batch]) -> None:
    reveal_type(spread(t, Batch))  # R: Tensor[Hidden]
    reveal_type(blend(i, i, axis=Batch))  # R: IntTensor[Batch]
    reveal_type(middle(t, t))  # R: Tensor[Batch, Hidden]
    doubled(t)
    # E: Argument 1 to "doubled" has incompatible type "Tensor[Batch, Hidden]"; expected "Expr[Any]" [arg-type]
    reveal_type(doubled(Const(t)))  # R: Expr[Any]


def rejected(x: Expr[Tensor[Batch, Hidden]], i: IntTensor[Batch]) -> None:
    spread(x, Time)
    # E: spread[Time] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A *B" needs an axis U (Time) in
    #    the operand, which has only (Batch, Hidden) [axes]
    spread(i, Batch)
    # E: spread[Batch] cannot be applied to IntTensor[Batch]: its rule "*A U *B -> *A *B" needs the operand to be real,
    #    not int; try as_real(operand) [axes]
    blend(x, i, axis=Batch)
    # E: blend[Batch] cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: its rule "t *A U *B, t *A U *B ->
    #    t *A U *B" needs its operands to be of one kind, not real and int [axes]
    middle(x, 1.0)
    # E: middle cannot be applied to Tensor[Batch, Hidden] and float: its rule "*A, *A -> *A" needs the axes *A of the
    #    first (Batch, Hidden) to equal the axes *A of the second (no axes); try ExpandLike()(second, first) [axes]
    spread("x", Batch)  # E: Argument 1 to "spread" has incompatible type "str"; expected "Operand[Any]" [arg-type]
    spread(x)  # E: Missing positional argument "axis" in call to "spread" [call-arg]
    spread(x, 1)
    # E: spread takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [arg-type]
    spread(x, Batch if len(i.axes) else Hidden)
    called(x, Hidden, Two)
    # E: called[Hidden, Two] cannot be applied to Tensor[Batch, Hidden]: its rule "*A U *B -> *A V *B where |U| = |V|"
    #    needs |U| = |V|, but Hidden has size 8 and |V| is 2 [axes]
    spread(x, Batch, 1.0, 2.0)  # E: Too many arguments for "spread" [call-arg]


def methods(a: Attention[Batch], x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(a.forget(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(a.swap(x, Time, Batch))  # R: Expr[Tensor[Batch, Batch, Hidden]]
    reveal_type(a.last(x, Hidden))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(Attention.last(x, Hidden))  # R: Expr[Tensor[Batch, Time]]
    reveal_type(a.first(x, Batch))  # R: Expr[Tensor[Time, Hidden]]
    reveal_type(Attention.first(x, Batch))  # R: Expr[Tensor[Time, Hidden]]
    reveal_type(Attention.forget(a, x))  # R: Expr[Tensor[Batch, Hidden]]
    a.forget(x.sum(Time))
    # E: forget cannot be applied to Tensor[Batch, Hidden]: its rule "*A @Time *B -> *A *B" needs an axis Time in the
    #    operand, which has only (Batch, Hidden) [axes]
    a.last(x, Batch)
    # E: last[Batch] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*A U -> *A" needs U (Batch) to be the
    #    last axis of the operand, not (Batch, Time, Hidden); try operand.transpose(Time, Hidden, Batch) [axes]
    a.first(x, Hidden)
    # E: first[Hidden] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "U *A -> *A" needs U (Hidden) to be
    #    the first axis of the operand, not (Batch, Time, Hidden); try operand.transpose(Hidden, Batch, Time) [axes]
    a.swap(x, Time, Hidden)
    # E: Argument 3 to "swap" of "Attention" has incompatible type "type[Hidden]"; expected "type[Batch]" [arg-type]


def generic(x: Expr[Tensor[*N, U]], axis: type[U], either: Expr[Tensor[Batch]] | Expr[Tensor[Time, Batch]]) -> None:
    reveal_type(spread(x, axis))  # R: Expr[Tensor[*N]]
    reveal_type(spread(either, Batch))  # R: Expr[Tensor[()]] | Expr[Tensor[Time]]
    spread(x, Hidden)
    # E: spread[Hidden] cannot be applied to Tensor[*N, U]: its rule "*A U *B -> *A *B" needs U (Hidden) in the operand
    #    (*N, U), which cannot be decided: *N stands for unknown axes [axes]


def gradual(a: Any, o: Operand, pair: tuple[Expr[Tensor[Batch]], type[Batch]], many: list[Any]) -> None:
    reveal_type(spread(a, Batch))
    # N: nothing is known of the result of spread[Batch]: the operand is Any; annotate it
    # R: Any
    reveal_type(spread(o, Batch))  # R: Operand[Any]
    reveal_type(spread(*pair))  # R: Expr[Tensor[()]]
    reveal_type(spread(*many))
    # N: nothing is known of the result of spread: its arguments are not written one by one
    # R: Any
    reveal_type(spread(**a))
    # N: nothing is known of the result of spread[Any]: the operand is Any; annotate it
    # R: Any


def passed(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Hidden, Hidden]]) -> None:
    reveal_type(spread)
    # R: Ruled[Literal['*A U *B -> *A *B'], tuple[()], tuple[Literal['x'], Literal['axis: U']], def [U <: Axis] (x:
    #    Operand[Any], axis: type[U], scale: float =) -> Operand[Any]]
    reveal_type(x >> doubled)  # R: Expr[Any]
    reveal_type(Linear(Hidden, Hidden) >> doubled)  # R: Pipeline[def [N] (Expr[Tensor[*N, Hidden]]) -> Expr[Any]]
    reveal_type(x >> (Linear(Hidden, Hidden) >> doubled))  # R: Expr[Any]
    reveal_type(x >> (relu >> doubled >> relu))  # R: Expr[Any]
    x.sum(Hidden) >> doubled
    x.sum(Hidden) >> (relu >> doubled)
    reveal_type(x >> Attention(Batch).forget)
    # E: forget cannot be applied to Tensor[Batch, Hidden]: its rule "*A @Time *B -> *A *B" needs an axis Time in the
    #    operand, which has only (Batch, Hidden) [axes]
    # R: Expr[Tensor[*tuple[Any, ...]]]
    y.sum(Hidden) >> doubled
    # E: Sum[Hidden] cannot be applied to Tensor[Hidden, Hidden]: its rule "t *A U *B -> t *A *B" needs U (Hidden)
    #    exactly once in the operand, which has it 2 times [axes]
    f: Callable[[Expr[Tensor[Batch]]], Expr[Any]] = doubled
    reveal_type(list(map(doubled, [x])))  # R: list[Expr[Any]]
    reveal_type(partial(spread, axis=Batch)(x))
    # N: the axes of the results of spread are not known where it is passed as a value; pass a function with types, or a
    #    lambda, that calls it
    # R: Operand[Any]


@ruled("*A U *B -> *A")
# E: the rule "*A U *B -> *A" of ambiguous is ill-formed: operand 1 is ambiguous: *A and *B are not separated by an axis
#    that the constructor or another operand fixes [axis-rule]
def ambiguous(x: Operand) -> Operand:
    return x
    # E: Incompatible return value type (got "Operand[Tensor[*A, U, *B]]", expected "Operand[Tensor[*A]]")
    #    [return-value]


@ruled("*A ->")
# E: the rule "*A ->" of too_many is ill-formed: the rule has 1 operand, the function takes 2 [axis-rule]
def too_many(x: Operand, y: Operand) -> Operand:
    return x


@ruled("*A @Nowhere -> *A")
# E: the rule "*A @Nowhere -> *A" of nowhere is ill-formed: Nowhere is not an axis label in the scope where the
#    operation is declared [axis-rule]
def nowhere(x: Operand) -> Operand:
    return x


@ruled("*A, *A -> *A")
# E: the rule "*A, *A -> *A" of optional is ill-formed: its parameter y can be left out; if an operand is optional,
#    write y: Operand | None = None [axis-rule]
def optional(x: Operand, y: Operand | float = 1.0) -> Operand:
    return x


@ruled("*A -> *A")
# E: the rule "*A -> *A" of starred is ill-formed: its parameter xs takes any number of arguments [axis-rule]
def starred(*xs: Operand) -> Operand:
    return xs[0]


@ruled("*A -> *A")
# E: the rule "*A -> *A" of nothing is ill-formed: the function is not declared to return a tensor or an expression
#    [axis-rule]
def nothing(x: Operand) -> None: ...


@ruled("*A Flat[U] -> *A")
# E: the rule "*A Flat[U] -> *A" of bracket is ill-formed: Flat is not an axis label in the scope where the operation is
#    declared [axis-rule]
def bracket(x: Operand) -> Operand:
    return x


@ruled(f"*A -> {Hidden}")  # E: the rule of computed must be a string that can be read here [axis-rule]
def computed(x: Operand) -> Operand:
    return x


@ruled("A")  # E: the rule "A" of ill_formed is ill-formed: expected '->' but found the end [axis-rule]
def ill_formed(x: Operand) -> Operand:
    return x


def local(x: Expr[Tensor[Batch, Hidden]]) -> None:
    class Inner(Axis): ...

    @ruled("*A -> *A @Inner")
    def with_inner(x: Operand) -> Operand:
        return x.expand(Inner)
        # E: Incompatible return value type (got "Operand[Tensor[Inner, *A]]", expected "Operand[Tensor[*A, Inner]]")
        #    [return-value]

    reveal_type(with_inner(x))  # R: Expr[Tensor[Batch, Hidden, Inner]]


@ruled("*N Q U, *N K U, bool *M -> *N Q K where *M within *N Q K, Q not in K")
def scores(query: Operand, key: Operand, mask: Operand | None = None, *, scale: float = 1.0) -> Operand:
    raise NotImplementedError


@ruled("*A U *B, U -> *A U *B")
def shifted(x: Operand, axis: type[U], by: Operand | float | None = None) -> Operand:
    return x if by is None else reveal_type(by)
    # E: Incompatible return value type (got "Operand[Tensor[*A, U, *B]] | Operand[Tensor[U]] | float", expected
    #    "Operand[Tensor[*A, U, *B]]") [return-value]
    # R: Operand[Tensor[U]] | float


@ruled("*A, *A -> *A")
def added(x: Operand | float, y: Expr[Any] | None) -> Operand:
    return x if y is None else y
    # E: Incompatible return value type (got "Operand[Any] | float", expected "Operand[Any]") [return-value]


@ruled("*A, *B -> *A *B")
# E: the rule "*A, *B -> *A *B" of unbound is ill-formed: *B on the right of '->' is not bound on the left if y is None
#    [axis-rule]
def unbound(x: Operand, y: Operand | None = None) -> Operand:
    return x
    # E: Incompatible return value type (got "Operand[Tensor[*A]]", expected "Operand[Tensor[*A, *B]]") [return-value]


OTHER: Tensor[Batch] | None = None


@ruled("*A, *A -> *A")
# E: the rule "*A, *A -> *A" of named_default is ill-formed: its parameter y can be left out; if an operand is optional,
#    write y: Operand | None = None [axis-rule]
def named_default(x: Operand, y: Operand | None = OTHER) -> Operand:
    return x


@ruled("*A, *A -> *A")
# E: the rule "*A, *A -> *A" of no_operand is ill-formed: all of its operands can be None: at least one must be given
#    [axis-rule]
def no_operand(x: Operand | None = None, y: Operand | None = None) -> Operand:
    raise NotImplementedError


@ruled("*A, *A -> *A")
# E: the rule "*A, *A -> *A" of another_default is ill-formed: its parameter y can be left out; if an operand is
#    optional, write y: Operand | None = None [axis-rule]
def another_default(x: Operand, y: Operand | float | None = 1.0) -> Operand:
    return x


@ruled("*A U -> *A")
# E: the rule "*A U -> *A" of optional_label is ill-formed: its parameter axis can be left out [axis-rule]
def optional_label(x: Operand, axis: type[U] | None = None) -> Operand:
    return x
    # E: Incompatible return value type (got "Operand[Tensor[*A, U]]", expected "Operand[Tensor[*A]]") [return-value]


def left_out(
    x: Expr[Tensor[Batch, Hidden]],
    t: Tensor[Batch, Hidden],
    i: IntTensor[Hidden],
    by: Expr[Tensor[Hidden]] | None,
    maybe: Tensor[Batch, Hidden] | None,
    a: Any,
) -> None:
    reveal_type(shifted(x, Hidden))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(shifted(x, Hidden, None))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(shifted(x, Hidden, by))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(shifted(t, Hidden, by))  # R: Tensor[Batch, Hidden] | Expr[Tensor[Batch, Hidden]]
    reveal_type(shifted(t, Hidden, by=t.sum(Batch)))  # R: Tensor[Batch, Hidden]
    reveal_type(shifted(x, Hidden, a))  # R: Expr[Tensor[Batch, Hidden]]
    shifted(x, Hidden, x)
    # E: shifted[Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule "*A U *B, U ->
    #    *A U *B" needs 1 axis in the second, which has 2 (Batch, Hidden) [axes]
    shifted(x, Batch, by)
    # E: shifted[Batch] cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "*A U *B, U -> *A U *B"
    #    needs an axis U (Batch) in the second, which has only (Hidden) [axes]
    shifted(x, Hidden, i)
    # E: shifted[Hidden] cannot be applied to Tensor[Batch, Hidden] and IntTensor[Hidden]: its rule "*A U *B, U -> *A U
    #    *B" needs the second to be real, not int; try as_real(second) [axes]
    shifted(i, Hidden)
    # E: shifted[Hidden] cannot be applied to IntTensor[Hidden]: its rule "*A U *B -> *A U *B" needs the operand to be
    #    real, not int; try as_real(operand) [axes]
    shifted(x, Hidden, "x")
    # E: Argument 3 to "shifted" has incompatible type "str"; expected "Operand[Any] | float | None" [arg-type]
    shifted(None, Hidden)  # E: Argument 1 to "shifted" has incompatible type "None"; expected "Operand[Any]" [arg-type]
    shifted(maybe, Hidden)
    # E: Argument 1 to "shifted" has incompatible type "Tensor[Batch, Hidden] | None"; expected "Operand[Any]"
    #    [arg-type]
    reveal_type(added(t, None))  # R: Tensor[Batch, Hidden]
    reveal_type(added(t, x))  # R: Expr[Tensor[Batch, Hidden]]
    added(t)  # E: Missing positional argument "y" in call to "added" [call-arg]
    added(t, by)
    # E: added cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "*A, *A -> *A" needs the axes *A
    #    of the first (Batch, Hidden) to equal the axes *A of the second (Hidden) [axes]


def masked(x: Expr[Tensor[Batch, Time, Hidden]], y: Expr[Tensor[Batch, Two, Hidden]], z: BoolTensor[Time]) -> None:
    reveal_type(scores(x, y))  # R: Expr[Tensor[Batch, Time, Two]]
    reveal_type(scores(x, y, z, scale=2.0))  # R: Expr[Tensor[Batch, Time, Two]]
    reveal_type(scores(x, y, mask=z))  # R: Expr[Tensor[Batch, Time, Two]]
    scores(x, y, z.expand(Hidden))
    # E: scores cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch, Two, Hidden] and BoolTensor[Hidden,
    #    Time]: its rule "*N Q U, *N K U, bool *M -> *N Q K where *M within *N Q K" needs the axes *M (Hidden, Time)
    #    among *N Q K (Batch, Time, Two), which lack Hidden [axes]
    scores(x, x)
    # E: scores cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Batch, Time, Hidden]: its rule "*N Q U, *N K
    #    U -> *N Q K where Q not in K" needs Q (Time) not to be among K (Time) [axes]
