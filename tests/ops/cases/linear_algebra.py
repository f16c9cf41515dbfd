from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Other, Refusal, Row, Sized, real
from typedtensor.ops import (
    Cholesky,
    Cofactors,
    Det,
    Eigenvalues,
    Eigenvectors,
    Inv,
    LeftSingularVectors,
    LogAbsDet,
    LogDet,
    MatrixExp,
    MatrixExpSlope,
    MatrixPower,
    MatrixPowerSlope,
    OrthogonalFactor,
    Pinv,
    RightSingularVectors,
    SignDet,
    SingularValues,
    Solve,
    TriangularFactor,
    TriangularSolve,
)

X = real(Row, Batch, Sized)
SIDES = real(Column, Row, Batch)
POSITIVE = X.tensor_type.wrap(np.einsum("ibj,kbj->ibk", X.numpy(), X.numpy()) + np.eye(3)[:, None])
PLAIN, TALL = real(Row, Sized), real(Row, Batch, Other)


def ascending(x: Any) -> Any:
    return np.argsort(np.linalg.eigvals(x))


def signed(x: Any) -> Any:
    """Columns whose largest element is positive."""
    return x * np.sign(x[np.argmax(abs(x), 0), np.arange(x.shape[1])])


def pair(x: Any) -> tuple[Any, Any]:
    rows, columns = x.axes
    return rows, columns


def singular(x: Any) -> Any:
    """By eigenvectors."""
    count = min(x.shape)
    values, left = np.linalg.eigh(x @ x.T)
    left = signed(left[:, ::-1][:, :count])
    return left, (left.T @ x) / np.sqrt(values[::-1][:count, None])


def exponential(x: Any) -> Any:
    term = total = np.eye(3)
    for n in range(1, 80):
        term = term @ x / n
        total = total + term
    return total


def along(function: Any, x: Any, e: Any) -> Any:
    return (function(x + 1e-5 * e) - function(x - 1e-5 * e)) / 2e-5


def gram_schmidt(x: Any) -> Any:
    columns: list[Any] = []
    for column in x.T:
        rest = column - sum(q * (q @ column) for q in columns)
        columns.append(rest / np.linalg.norm(rest))
    return np.stack(columns, 1)


def stacked(function: Any) -> Any:
    """A function of the matrices of a stack, one after the other: their axes are the first and the last."""
    return lambda x: np.stack([function(x[:, n]) for n in range(x.shape[1])], 1 if np.ndim(function(x[:, 0])) else 0)


def solved(*, transposed: bool = False, triangle: Any = np.asarray) -> Any:
    def solve(a: Any, b: Any) -> Any:
        matrices = [triangle(a[:, n]) for n in range(a.shape[1])]
        return np.stack(
            [np.linalg.inv(m.T if transposed else m) @ b[:, :, n].T for n, m in enumerate(matrices)], 2
        ).transpose(1, 0, 2)

    return solve


CASES = [
    Case(Cholesky(Row, Sized), (POSITIVE,), stacked(np.linalg.cholesky)),
    Case(Solve(Row, Sized), (X, SIDES), solved()),
    Case(Solve(Row, Sized), (PLAIN, real(Row)), np.linalg.solve),
    Case(TriangularSolve(Row, Sized), (X, SIDES), solved(triangle=np.tril)),
    Case(TriangularSolve(Row, Sized, True), (X, SIDES), solved(triangle=np.triu)),
    Case(Inv(Row, Sized), (X,), stacked(np.linalg.inv)),
    Case(Det(Row, Sized), (X,), stacked(np.linalg.det)),
    Case(Cofactors(Row, Sized), (X,), stacked(lambda x: np.linalg.det(x) * np.linalg.inv(x).T)),
    Case(LogDet(Row, Sized), (POSITIVE,), stacked(lambda x: np.log(np.linalg.det(x)))),
    Case(LogAbsDet(Row, Sized), (X,), stacked(lambda x: np.log(abs(np.linalg.det(x))))),
    Case(Eigenvalues(Row, Sized, Other), (POSITIVE,), stacked(lambda x: np.linalg.eigvals(x)[ascending(x)])),
    Case(Eigenvectors(Row, Sized, Other), (POSITIVE,), stacked(lambda x: signed(np.linalg.eig(x)[1][:, ascending(x)]))),
    *(
        Case(operation, (x,), reference)
        for x in (real(Column, Other), real(Other, Column))
        for operation, reference in (
            (SingularValues(*pair(x), Long), lambda x: np.linalg.svd(x)[1]),
            (LeftSingularVectors(*pair(x), Long), lambda x: singular(x)[0]),
            (RightSingularVectors(*pair(x), Long), lambda x: singular(x)[1]),
            (Pinv(*pair(x)), np.linalg.pinv),
        )
    ),
    Case(OrthogonalFactor(Row, Other, Long), (TALL,), stacked(lambda x: gram_schmidt(x))),
    Case(TriangularFactor(Row, Other, Long), (TALL,), stacked(lambda x: gram_schmidt(x).T @ x)),
    Case(MatrixExp(Row, Sized), (X,), stacked(exponential)),
    Case(MatrixExpSlope(Row, Sized), (PLAIN, real(Row, Sized, seed=1)), lambda x, e: along(exponential, x, e)),
    Case(MatrixPower(Row, Sized, 3), (X,), stacked(lambda x: x @ x @ x)),
    Case(MatrixPower(Row, Sized, 0), (PLAIN,), lambda x: np.eye(3)),
    Case(MatrixPower(Row, Sized, -2), (PLAIN,), lambda x: np.linalg.inv(x @ x)),
    Case(MatrixPowerSlope(Row, Sized, 2), (PLAIN, real(Row, Sized, seed=1)), lambda x, e: x @ e + e @ x),
    Case(SignDet(Row, Sized), (X,), stacked(lambda x: np.sign(np.linalg.det(x)))),
]

ABSENT = "needs U V (Row, Sized) in this order in the operand"
REFUSALS = [
    Refusal(op(Row, Sized), (real(Sized, Row),), ABSENT)
    for op in (Cholesky, Inv, Det, Cofactors, LogDet, LogAbsDet, SignDet, MatrixExp)
]
REFUSALS += [
    Refusal(op(Row, Sized, Long), (real(Sized, Row),), ABSENT)
    for op in (
        Eigenvalues,
        Eigenvectors,
        SingularValues,
        LeftSingularVectors,
        RightSingularVectors,
        OrthogonalFactor,
        TriangularFactor,
    )
]
REFUSALS += [
    Refusal(Pinv(Row, Sized), (real(Sized, Row),), ABSENT),
    Refusal(MatrixPower(Row, Sized, 2), (real(Sized, Row),), ABSENT),
    Refusal(MatrixExpSlope(Row, Sized), (X, PLAIN), "needs"),
    Refusal(MatrixPowerSlope(Row, Sized, 2), (X, PLAIN), "needs"),
    Refusal(Solve(Row, Sized), (X, real(Row)), "(no axes), which lack Batch"),
    Refusal(TriangularSolve(Row, Sized), (PLAIN, real(Row, Sized)), "needs V (Sized) not to be among *D *E"),
]
