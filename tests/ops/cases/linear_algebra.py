from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Other, Refusal, Row, Sized, real
from typedtensor.ops import (
    Cholesky,
    Cofactors,
    Det,
    Inv,
    LogAbsDet,
    LogDet,
    SignDet,
    Solve,
    SolveTransposed,
    TriangularSolve,
    TriangularSolveTransposed,
)

X = real(Row, Batch, Sized)
SIDES = real(Column, Row, Batch)
POSITIVE = X.tensor_type.wrap(np.einsum("ibj,kbj->ibk", X.numpy(), X.numpy()) + np.eye(3)[:, None])
PLAIN = real(Row, Sized)


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
    Case(SolveTransposed(Row, Sized), (X, real(Column, Sized, Batch)), solved(transposed=True)),
    Case(TriangularSolve(Row, Sized), (X, SIDES), solved(triangle=np.tril)),
    Case(TriangularSolve(Row, Sized, True), (X, SIDES), solved(triangle=np.triu)),
    Case(
        TriangularSolveTransposed(Row, Sized),
        (X, real(Column, Sized, Batch)),
        solved(transposed=True, triangle=np.tril),
    ),
    Case(Inv(Row, Sized), (X,), stacked(np.linalg.inv)),
    Case(Det(Row, Sized), (X,), stacked(np.linalg.det)),
    Case(Cofactors(Row, Sized), (X,), stacked(lambda x: np.linalg.det(x) * np.linalg.inv(x).T)),
    Case(LogDet(Row, Sized), (POSITIVE,), stacked(lambda x: np.log(np.linalg.det(x)))),
    Case(LogAbsDet(Row, Sized), (X,), stacked(lambda x: np.log(abs(np.linalg.det(x))))),
    Case(SignDet(Row, Sized), (X,), stacked(lambda x: np.sign(np.linalg.det(x)))),
]

ABSENT = "needs U V (Row, Sized) in this order in the operand"
REFUSALS = [
    Refusal(op(Row, Sized), (real(Sized, Row),), ABSENT)
    for op in (Cholesky, Inv, Det, Cofactors, LogDet, LogAbsDet, SignDet)
]
REFUSALS += [
    Refusal(Solve(Row, Sized), (X, real(Row)), "(no axes), which lack Batch"),
    Refusal(SolveTransposed(Row, Sized), (PLAIN, real(Row)), "needs an axis V (Sized) in the second"),
    Refusal(TriangularSolve(Row, Sized), (PLAIN, real(Row, Sized)), "needs V (Sized) not to be among *D *E"),
    Refusal(TriangularSolveTransposed(Row, Sized), (PLAIN, real(Other)), "needs an axis V (Sized) in the second"),
]
