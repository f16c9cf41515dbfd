"""Matrices have two labels, and what is made of them has exact axes."""

from typing import TypeVar, reveal_type

from typedtensor import Axis, Dual, Expr, Tensor
from typedtensor.ops import (
    cholesky,
    eigenvalues,
    eigenvectors,
    inv,
    left_singular_vectors,
    logdet,
    matrix_power,
    orthogonal_factor,
    pinv,
    right_singular_vectors,
    singular_values,
    solve,
    triangular_factor,
    triangular_solve,
)


class Batch(Axis): ...
class Equation(Axis, size=3): ...
class Unknown(Axis, size=3): ...
class Side(Axis): ...
class Wide(Axis, size=4): ...
class Component(Axis): ...


U = TypeVar("U", bound=Axis)


def matrices(a: Expr[Tensor[Batch, Equation, Unknown]], b: Tensor[Side, Batch, Equation]) -> None:
    reveal_type(inv(a, Equation, Unknown))  # R: Expr[Tensor[Batch, Unknown, Equation]]
    reveal_type(logdet(a, Equation, Unknown))  # R: Expr[Tensor[Batch]]
    reveal_type(solve(a, b, Equation, Unknown))  # R: Expr[Tensor[Side, Batch, Unknown]]
    solve(a, b.sum(Batch), Equation, Unknown)
    # E: Solve[Equation, Unknown] cannot be applied to Tensor[Batch, Equation, Unknown] and Tensor[Side, Equation]: its
    #    rule "*A U *B V *C, *D U *E -> *D V *E where *A *B *C within *D *E" needs the axes *A *B *C (Batch) among *D *E
    #    (Side), which lack Batch; the second lost Batch on line 39 [axes]
    inv(a, Unknown, Equation)
    # E: Inv[Unknown, Equation] cannot be applied to Tensor[Batch, Equation, Unknown]: its rule "*A U *B V *C -> *A V *B
    #    U *C" needs U V (Unknown, Equation) in this order in the operand, which has (Batch, Equation, Unknown); try
    #    operand.transpose(Batch, Unknown, Equation) [axes]


def covariance(x: Expr[Tensor[U, Dual[U]]], axis: type[U]) -> Expr[Tensor[U, Dual[U]]]:
    return cholesky(x, axis, Dual[U])


def whitened(x: Expr[Tensor[Batch, Unknown]], of: Tensor[Unknown, Dual[Unknown]]) -> None:
    factor = cholesky(of, Unknown, Dual[Unknown])
    reveal_type(factor)  # R: Tensor[Unknown, Dual[Unknown]]
    reveal_type(triangular_solve(factor, x, Unknown, Dual[Unknown]))  # R: Expr[Tensor[Batch, Dual[Unknown]]]


def not_square(x: Tensor[Unknown, Wide]) -> None:
    inv(x, Unknown, Wide)
    # E: Inv[Unknown, Wide] cannot be applied to Tensor[Unknown, Wide]: its rule "*A U *B V *C -> *A V *B U *C where |U|
    #    = |V|" needs |U| = |V|, but Unknown has size 3 and |V| is 4 [axes]


def decomposed(x: Expr[Tensor[Batch, Wide, Unknown]], s: Tensor[Unknown, Dual[Unknown]]) -> None:
    reveal_type(singular_values(x, Wide, Unknown, Component))  # R: Expr[Tensor[Batch, Component]]
    reveal_type(left_singular_vectors(x, Wide, Unknown, Component))  # R: Expr[Tensor[Batch, Wide, Component]]
    reveal_type(right_singular_vectors(x, Wide, Unknown, Component))  # R: Expr[Tensor[Batch, Component, Unknown]]
    reveal_type(orthogonal_factor(x, Wide, Unknown, Component))  # R: Expr[Tensor[Batch, Wide, Component]]
    reveal_type(triangular_factor(x, Wide, Unknown, Component))  # R: Expr[Tensor[Batch, Component, Unknown]]
    reveal_type(pinv(x, Wide, Unknown))  # R: Expr[Tensor[Batch, Unknown, Wide]]
    reveal_type(eigenvectors(s, Unknown, Dual[Unknown], Component))  # R: Tensor[Unknown, Component]
    reveal_type(eigenvalues(s, Unknown, Dual[Unknown], Component))  # R: Tensor[Component]
    reveal_type(matrix_power(s, Unknown, Dual[Unknown], 3))  # R: Tensor[Unknown, Dual[Unknown]]
    singular_values(x, Wide, Unknown, Wide)
    # E: SingularValues[Wide, Unknown, Wide] cannot be applied to Tensor[Batch, Wide, Unknown]: its rule "*A U *B V *C
    #    -> *A W *B *C where |W| <= |V|" needs |W| <= |V|, but Wide has size 4 and Unknown has size 3 [axes]
    orthogonal_factor(x.transpose(Batch, Unknown, Wide), Unknown, Wide, Component)
    # E: OrthogonalFactor[Unknown, Wide, Component] cannot be applied to Tensor[Batch, Unknown, Wide]: its rule "*A U *B
    #    V *C -> *A U *B W *C where |V| <= |U|" needs |V| <= |U|, but Wide has size 4 and Unknown has size 3 [axes]
