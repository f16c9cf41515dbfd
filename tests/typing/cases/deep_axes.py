"""Operations passed as functions, and applied, where a tensor has many axes."""

from collections.abc import Callable
from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.ops import ArgMax, CrossEntropy, Embed, Permute, Rename, Softmax, Sum

S = TypeVarTuple("S")


class A(Axis): ...
class B(Axis): ...
class C(Axis): ...
class D(Axis): ...
class E(Axis): ...
class F(Axis): ...
class G(Axis): ...
class H(Axis): ...


def fifth(x: Tensor[A, B, C, D, E]) -> None:
    reveal_type(list(map(Sum(A), [x])))  # R: list[Tensor[B, C, D, E]]
    reveal_type(list(map(Sum(B), [x])))  # R: list[Tensor[A, C, D, E]]
    reveal_type(list(map(Sum(C), [x])))  # R: list[Tensor[A, B, D, E]]
    reveal_type(list(map(Sum(D), [x])))  # R: list[Tensor[A, B, C, E]]
    reveal_type(list(map(Sum(E), [x])))  # R: list[Tensor[A, B, C, D]]


def fifth_wrong(x: Tensor[A, B, C, D, E]) -> None:
    list(map(Sum(F), [x]))
    # E: Argument 1 to "map" has incompatible type "Sum[F]"; expected "Callable[[Tensor[A, B, C, D, E]],
    #    Expr[Tensor[*tuple[Never, ...]]]]" [arg-type]
    # N: "Sum[F].__call__" has type overloaded function


def sixth(x: Expr[Tensor[A, B, C, D, E, F]]) -> None:
    reveal_type(list(map(Sum(C), [x])))  # R: list[Expr[Tensor[A, B, D, E, F]]]
    reveal_type(list(map(Sum(D), [x])))  # R: list[Expr[Tensor[A, B, C, E, F]]]
    reveal_type(list(map(ArgMax(D), [x])))  # R: list[Expr[IntTensor[A, B, C, E, F]]]


def eighth(x: Expr[Tensor[A, B, C, D, E, F, G, H]]) -> None:
    reveal_type(list(map(Sum(C), [x])))  # R: list[Expr[Tensor[A, B, D, E, F, G, H]]]
    reveal_type(list(map(Sum(D), [x])))  # R: list[Expr[Tensor[*tuple[Any, ...]]]]
    reveal_type(list(map(Sum(F), [x])))  # R: list[Expr[Tensor[A, B, C, D, E, G, H]]]
    reveal_type(Sum(D)(x))  # R: Expr[Tensor[A, B, C, E, F, G, H]]


def eighth_int(x: IntTensor[A, B, C, D, E, F, G, H]) -> None:
    reveal_type(list(map(Sum(D), [x])))  # R: list[IntTensor[*tuple[Any, ...]]]


def assigned() -> None:
    f: Callable[[Tensor[A, B, C, D, E]], Tensor[A, B, C, E]] = Sum(D)
    g: Callable[[Tensor[A, B, C, D, E, F, G]], Tensor[A, B, C, E, F, G]] = Sum(D)
    h: Callable[[Tensor[A, B, C, D]], Tensor[A, B, C]] = Sum(C)
    # E: Incompatible types in assignment (expression has type "Sum[C]", variable has type "Callable[[Tensor[A, B, C,
    #    D]], Tensor[A, B, C]]") [assignment]
    # N: "Sum[C].__call__" has type overloaded function


def renamed(x: Tensor[A, B, C, D, E]) -> None:
    reveal_type(list(map(Rename(D, F), [x])))  # R: list[Tensor[A, B, C, F, E]]


def soft(x: Tensor[A, B, C, D, E, F, G]) -> None:
    reveal_type(list(map(Softmax(D), [x])))  # R: list[Tensor[*tuple[Any, ...]]]


def two_operands(x: Tensor[A, B, C, D, E], y: IntTensor[A, B, C, E]) -> None:
    reveal_type(list(map(CrossEntropy(D), [x], [y])))  # R: list[Tensor[A, B, C, E]]


def two_operands_deep(x: Tensor[A, B, C, D, E, F, G, H], y: IntTensor[A, B, C, E, F, G, H]) -> None:
    reveal_type(list(map(CrossEntropy(D), [x], [y])))  # R: list[Tensor[*tuple[Any, ...]]]


def suffix(x: Expr[Tensor[*S, A, B]]) -> None:
    reveal_type(list(map(Sum(A), [x])))  # R: list[Expr[Tensor[*S, B]]]
    reveal_type(list(map(Sum(B), [x])))  # R: list[Expr[Tensor[*S, A]]]
    reveal_type(Sum(A)(x))  # R: Expr[Tensor[*S, B]]

def permuted(x: Tensor[A, B, C]) -> None:
    reveal_type(list(map(Permute(C, B, A), [x])))  # R: list[Tensor[C, B, A]]


def embedded(x: IntTensor[A, B], w: Tensor[C, D]) -> None:
    reveal_type(list(map(Embed(), [x], [w])))  # R: list[Tensor[A, B, D]]

