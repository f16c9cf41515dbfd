from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Case, Column, Refusal, Row, integers, real, scalar, truths
from typedtensor.ops import AsHalfLike, AsInt, AsReal, AsRealLike, AsSingle, StopGradient, Where, ZerosLike

X, Y, P = real(Row, Column, seed=1), real(Row, Column, seed=2), truths(Row, Column)

CASES = [
    Case(Where(), (P, X, Y), np.where),
    Case(Where(), (P, X, 0.0), np.where),
    Case(Where(), (P, 1, Y), np.where),
    Case(Where(), (P, scalar(2.0), Y), np.where),
    Case(Where(), (P, X, scalar(2.0)), np.where),
    Case(Where(), (P, 1.0, 0.0), np.where),
    Case(Where(), (P, integers(Row, Column, below=5), 7), np.where),
    Case(Where(), (P, P, truths(Row, Column, seed=3)), np.where),
    Case(ZerosLike(), (X,), np.zeros_like),
    Case(StopGradient(), (X,), np.asarray),
    Case(AsReal(), (P,), lambda p: p.astype(float)),
    Case(AsReal(), (integers(Row, below=3),), lambda p: p.astype(float)),
    Case(AsReal(), (X,), np.asarray),
    Case(AsRealLike(), (P, Y), lambda p, y: p.astype(float)),
    Case(AsRealLike(), (integers(Row, below=3), Y), lambda p, y: p.astype(float)),
    Case(AsRealLike(), (X, real(Row)), lambda x, y: np.asarray(x)),
    Case(AsSingle(), (X,), np.asarray),
    Case(AsHalfLike(), (X, real(Row), Y), lambda x, y, z: np.asarray(x)),
    Case(AsInt(), (P,), lambda p: p.astype(int)),
    Case(AsInt(), (integers(Row, below=3),), np.asarray),
]

REFUSALS = [
    Refusal(Where(), (X, X, Y), "needs the first to be bool, not real"),
    Refusal(Where(), (truths(Row), X, Y), "(Row) to equal the axes *A of the second (Row, Column)"),
    Refusal(Where(), (P, X, P), "needs its operands to be of one kind, not real and bool"),
    Refusal(AsRealLike(), (X, P), "needs the second to be real, not bool"),
    Refusal(AsSingle(), (P,), "needs the operand to be real, not bool"),
    Refusal(AsHalfLike(), (X, X, P), "needs the third to be real, not bool"),
    Refusal(AsInt(), (X,), "needs an operand that is not real"),
]
