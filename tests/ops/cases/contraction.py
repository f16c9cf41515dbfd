from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Other, Refusal, Row, integers, real
from typedtensor.ops import Contract, ContractAlong, Dot, Einsum, Einsum3

X, Y = real(Batch, Row, Column), real(Column, Other, Batch)

CASES = [
    Case(Contract(), (X, Y), lambda x, y: np.einsum("brc,cob->ro", x, y)),
    Case(Contract(), (Y, X), lambda y, x: np.einsum("brc,cob->or", x, y)),
    Case(Contract(), (X, real(Row)), lambda x, y: np.einsum("brc,r->bc", x, y)),
    Case(Contract(), (real(Row), real(Column)), np.multiply.outer),
    Case(Contract(), (X, real(Batch, Row, Column, seed=2)), lambda x, y: np.sum(x * y)),
    Case(Contract(), (X, 2.0), np.multiply),
    Case(ContractAlong(Row), (X, real(Column, Row)), lambda x, y: np.einsum("brc,dr->bcd", x, y)),
    Case(ContractAlong(Row), (real(Batch, Row), real(Row, Batch)), np.matmul),
    Case(ContractAlong(Row), (real(Row), real(Row, seed=2)), np.dot),
    Case(Dot(Row), (X, real(Column, Row)), lambda x, y: np.einsum("brc,cr->bc", x, y)),
    Case(Dot(Row), (real(Other, Batch, Row), real(Row, Column, Batch)), lambda x, y: np.einsum("obr,rcb->obc", x, y)),
    Case(Dot(Row), (real(Row), real(Row, seed=2)), np.dot),
    Case(Dot(Row), (X, X), lambda x, y: np.einsum("brc,brc->bc", x, y)),
    Case(Einsum(Other, Row), (X, Y), lambda x, y: np.einsum("brc,cob->or", x, y)),
    Case(Einsum(Batch), (X, real(Other)), lambda x, y: np.einsum("brc,o->b", x, y)),
    Case(Einsum(), (X, X), lambda x, y: np.sum(x * y)),
    Case(Einsum(Column, Batch, Row), (X, 2.0), lambda x, y: 2 * x.transpose(2, 0, 1)),
    Case(Einsum3(Row, Other), (X, Y, real(Other, Column)), lambda x, y, z: np.einsum("brc,cob,oc->ro", x, y, z)),
    Case(Einsum3(Column), (real(Row), X, real(Batch, Other)), lambda x, y, z: np.einsum("r,brc,bo->c", x, y, z)),
]

REFUSALS = [
    Refusal(Contract(), (X, integers(Row, below=3)), "needs the second to be real, not int"),
    Refusal(Contract(), (real(Row, Row), real(Row)), "needs every axis at most once in (Row, Row)"),
    Refusal(ContractAlong(Row), (X, real(Column)), "needs an axis U (Row) in the second"),
    Refusal(Dot(Row), (X, real(Column)), "needs an axis U (Row) in the second"),
    Refusal(Dot(Row), (real(Row, Other, Other), real(Row)), "needs every axis at most once in"),
    Refusal(Einsum(Other), (X, X), "which lack Other"),
    Refusal(Einsum(Row), (real(Row, Row), real(Row)), "needs every axis at most once in"),
    Refusal(Einsum3(Other), (X, X, real(Row)), "which lack Other"),
    Refusal(ContractAlong(Row), (real(Row, Row), real(Row)), "needs U (Row) exactly once in the first"),
]
