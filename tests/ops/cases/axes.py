from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Other, Refusal, Row, Sized, Window, integers, real
from typedtensor.ops import Flatten, MergeAxes, Permute, Rename, Rename2D, SplitAxis, SplitLike, Unflatten

X, MERGED = real(Batch, Row, Column, Other), real(Batch, Long, Other)
FLAT = Flatten(Row, Column)(X)

CASES = [
    Case(Rename(Row, Sized), (X,), np.asarray),
    Case(Rename(Row, Sized), (integers(Row, below=3),), np.asarray),
    Case(Rename2D(Long, Other), (real(Batch, Row, Column),), np.asarray),
    Case(Rename2D(Long, Other), (real(Column, Row),), np.asarray),
    Case(Permute(Column, Batch, Row), (real(Batch, Row, Column),), lambda x: x.transpose(2, 0, 1)),
    Case(Permute(), (real(),), np.asarray),
    Case(MergeAxes(Row, Column, Long), (X,), lambda x: x.reshape(2, 12, 2)),
    Case(MergeAxes(Row, Row, Long), (real(Row, Row),), np.ravel),
    Case(SplitAxis(Long, Row, Column(4)), (MERGED,), lambda x: x.reshape(2, 3, 4, 2)),
    Case(SplitAxis(Long, Row(3), Column), (MERGED,), lambda x: x.reshape(2, 3, 4, 2)),
    Case(SplitAxis(Long, Sized, Column), (MERGED,), lambda x: x.reshape(2, 3, 4, 2)),
    Case(SplitLike(Row, Column, Long), (X, MERGED), lambda like, x: x.reshape(2, 3, 4, 2)),
    Case(Flatten(Row, Column), (X,), lambda x: x.reshape(2, 12, 2)),
    Case(Flatten(Row, Column), (real(Row, Batch, Row, Column),), lambda x: x.reshape(3, 2, 12)),
    Case(Unflatten(Row(3), Column), (FLAT,), lambda x: x.reshape(2, 3, 4, 2)),
    Case(Unflatten(Row, Column(4)), (FLAT,), lambda x: x.reshape(2, 3, 4, 2)),
]

REFUSALS = [
    Refusal(Rename(Row, Batch), (X,), "needs V (Batch) not to be among *A *B (Batch, Column, Other)"),
    Refusal(Rename(Long, Sized), (X,), "needs an axis U (Long) in the operand"),
    Refusal(Rename2D(Long, Batch), (X,), "needs V (Batch) not to be among *N (Batch, Row)"),
    Refusal(Rename2D(Sized, Row), (real(Window, Row),), "needs |U| = |H|, but Sized has size 3 and |H| is 2"),
    Refusal(Rename2D(Row, Batch), (real(Row),), "needs at least 2 axes in the operand, which has 1"),
    Refusal(Permute(Row, Batch), (real(Batch, Row, Column),), "needs *P (Row, Batch) to be the axes *A"),
    Refusal(Permute(Row, Row), (real(Row, Row),), "needs every axis at most once in (Row, Row)"),
    Refusal(MergeAxes(Column, Row, Long), (X,), "needs"),
    Refusal(MergeAxes(Row, Column, Other), (X,), "needs W (Other) not to be among *A *B (Batch, Other)"),
    Refusal(SplitAxis(Long, Batch, Row), (MERGED,), "needs U (Batch) not to be among"),
    Refusal(SplitAxis(Column, Batch, Row), (MERGED,), "needs an axis W (Column) in the operand"),
    Refusal(SplitLike(Row, Column, Long), (X, X), "needs"),
    Refusal(Flatten(Row, Other), (X,), "needs"),
    Refusal(Unflatten(Column, Row), (FLAT,), "needs"),
    Refusal(Unflatten(Row, Column), (X,), "needs"),
]
