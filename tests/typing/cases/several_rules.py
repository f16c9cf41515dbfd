"""Operations and functions with several rules, and conditions of one's own."""

from functools import reduce
from typing import Any, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, IntTensor, Operand, Tensor
from typedtensor.ops import PolyOp1, PolyOp2, ruled

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
P = TypeVarTuple("P")
S = TypeVarTuple("S")


class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=2): ...
class Three(Axis, size=3): ...
class Out(Axis, size=4): ...


class Take(PolyOp2, rule="t V, int *A -> t *A; t V E, int *A -> t *A E"):
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        reveal_type(dy)  # R: Operand[Any]
        return dy


take = Take()


def exact(vector: Tensor[Hidden], matrix: Expr[Tensor[Hidden, Out]], i: IntTensor[Batch, Time], a: Any) -> None:
    reveal_type(take(vector, i))  # R: Tensor[Batch, Time]
    reveal_type(take(matrix, i))  # R: Expr[Tensor[Batch, Time, Out]]
    reveal_type(take(i, 0))  # R: IntTensor[Time]
    reveal_type(take(matrix, a))
    # N: the axes of the result of Take are not known: the second is Any; annotate it
    # R: Expr[Tensor[*tuple[Any, ...]]]
    reveal_type(take(a, i))
    # N: nothing is known of the result of Take: the first is Any; annotate it
    # R: Any
    take(matrix.sum(), i)
    # E: Take cannot be applied to Tensor[()] and IntTensor[Batch, Time]: of its 2 rules the nearest, "t V, int *A -> t
    #    *A", needs 1 axis in the first, which has none; try ExpandLike()(first, second) [axes]
    take(matrix.expand(Three), i)
    # E: Take cannot be applied to Tensor[Three, Hidden, Out] and IntTensor[Batch, Time]: of its 2 rules the nearest, "t
    #    V E, int *A -> t *A E", needs 2 axes in the first, which has 3 (Three, Hidden, Out) [axes]
    take(vector, vector)
    # E: Take cannot be applied to Tensor[Hidden] and Tensor[Hidden]: of its 2 rules the nearest, "t V, int *A -> t *A",
    #    needs the second to be int, not real [axes]
    reveal_type(vector >> Last())  # R: Tensor[()]


def generic(x: Expr[Tensor[*S]], y: Expr[Tensor[U]], z: Expr[Tensor[U, V]], i: IntTensor[*S]) -> None:
    take(x, i)
    # E: Take cannot be applied to Tensor[*S] and IntTensor[*S]: of its 2 rules the nearest, "t V, int *A -> t *A",
    #    cannot be decided for the first (*S): *S stands for unknown axes [axes]
    reveal_type(take(y, i))  # R: Expr[Tensor[*S]]
    reveal_type(take(z, i))  # R: Expr[Tensor[*S, V]]
    First()(x)
    # E: First cannot be applied to Tensor[*S]: of its 2 rules the nearest, "@Hidden *A -> *A", may apply as well, which
    #    cannot be decided: some axes may be any [axes]


class Last(PolyOp1, rule="*A @Hidden -> *A; *A -> *A"): ...


class First(PolyOp1, rule="@Hidden *A -> *A; *A -> *A"): ...


class Unlike(PolyOp1, rule="A -> A; A, B -> A"): ...
# E: the rule "A -> A; A, B -> A" of Unlike is ill-formed: its rules have 1 and 2 operands [axis-rule]


class Unbound(PolyOp1, rule="A -> A; A -> B"): ...
# E: the rule "A -> A; A -> B" of Unbound is ill-formed: B on the right of '->' is not bound on the left [axis-rule]


@ruled("*A U *B -> *A *B where |U| % 2 = 0; *A U *B -> *A @Three *B where |U| % 3 = 0 or U in *A")
def halves(x: Operand, axis: type[U]) -> Operand:
    reveal_type(x)  # R: Operand[Any]
    return x


def conditions(x: Tensor[Batch, Hidden], y: Tensor[Three, Out], z: Tensor[Three, Time]) -> None:
    reveal_type(halves(x, Hidden))  # R: Tensor[Batch]
    reveal_type(halves(x, Batch))  # R: Tensor[Hidden]
    reveal_type(halves(y, Three))  # R: Tensor[Three, Out]
    Even(Three)
    Even(Three)(y)
    # E: Even[Three] cannot be applied to Tensor[Three, Out]: its rule "*A U *B -> *A U *B where |U| % 2 = 0" needs |U|
    #    % 2 = 0, but Three has size 3 [axes]
    Even(Time)(z)


class Even(PolyOp1[U], rule="*A U *B -> *A U *B where |U| % 2 = 0, |U| <= 4"):
    def __init__(self, axis: type[U] | U) -> None: ...


# What the language says without several rules.


class Gather(PolyOp2, rule="t V, int *A -> t *A"): ...


class Sum(PolyOp1[*P], rule="*A -> *A - *P where *P within *A"): ...


class Powers(PolyOp1[V], rule="*A -> *A V where |V| = 3"):
    def __init__(self, axis: type[V]) -> None: ...


class Triple(PolyOp1, rule="*A -> *A @Three"): ...


def fits(vector: Tensor[Hidden], i: IntTensor[Batch, Time], x: Expr[Tensor[Batch, Time, Hidden]]) -> None:
    reveal_type(Gather()(vector, i))  # R: Tensor[Batch, Time]
    reveal_type(Sum(Time, Batch)(x))  # R: Expr[Tensor[Hidden]]
    Sum(Out)(x)
    # E: Sum[Out] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*A -> *A - *P where *P within *A" needs
    #    the axes *P (Out) among *A (Batch, Time, Hidden), which lack Out [axes]
    reveal_type(Powers(Three)(vector))  # R: Tensor[Hidden, Three]
    reveal_type(Powers(Time)(vector))  # R: Tensor[Hidden, Time]
    Powers(Hidden)(x)
    # E: Powers[Hidden] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "*A -> *A V where |V| = 3" needs |V|
    #    = 3, but Hidden has size 2 and 3 is 3 [axes]
    reveal_type(Triple()(vector))  # R: Tensor[Hidden, Three]
    reduce(take, [i], vector)
    # E: Argument 1 to "reduce" has incompatible type "Take"; expected "Callable[[Tensor[Hidden], IntTensor[Batch,
    #    Time]], Tensor[Hidden]]" [arg-type]
    # N: "Take.__call__" has type overloaded function
