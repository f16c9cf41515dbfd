from __future__ import annotations

import math
from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Refusal, Row, integers, real, scalar, truths
from typedtensor import IntTensor
from typedtensor.ops import CausalMask, DropoutMask, FoldIn, RandomNormal, RandomUniform

STEP = IntTensor[()](7)


def words(key: int, count: int, *, use: int = 0, number: int = 0) -> Any:
    """Those of NumPy's generator; the second word of its key says what they are used for."""
    key, number = int(key) % 2**64, int(number) % 2**64
    generator = np.random.Philox(key=np.array([key, use], np.uint64), counter=np.array([0, number, 0, 0], np.uint64))
    return generator.random_raw(count)


def folded(key: int, number: int) -> int:
    return int(words(key, 1, use=1, number=number).astype(np.int64)[0])


def uniform(key: int, shape: tuple[int, ...]) -> Any:
    """The centres of intervals of 2⁻⁵²."""
    return ((words(key, math.prod(shape)) >> np.uint64(12)) + 0.5).reshape(shape) * 0.5**52


def single(key: int, shape: tuple[int, ...]) -> Any:
    """The centres of intervals of 2⁻²³, from halves of words."""
    both = words(key, math.prod(shape) // 2)
    return ((np.stack([both % 2**32, both // 2**32], -1).reshape(shape) >> np.uint64(9)) + 0.5) * 0.5**23


def normal(key: int, shape: tuple[int, ...]) -> Any:
    u, v = uniform(key, (2, *shape))
    return np.sqrt(-2 * np.log(u)) * np.cos(2 * np.pi * v)


DRAWS = single(folded(3, 7), (2, 12))

CASES = [
    Case(DropoutMask(0.0), (real(Row), STEP), lambda x, step: np.ones(3)),
    Case(DropoutMask(0.25, seed=3), (real(Batch, Long), STEP), lambda x, step: (DRAWS > 0.25) / 0.75),
    Case(DropoutMask(0.25, seed=3), (real(Batch, Long), 7), lambda x, step: (DRAWS > 0.25) / 0.75),
    Case(FoldIn(), (7, integers(Row, Column, below=5)), lambda key, n: np.vectorize(folded)(7, n)),
    Case(FoldIn(), (IntTensor[()](-7), -2), lambda key, n: folded(-7, -2)),
    Case(RandomUniform(), (real(Row, Column), STEP), lambda x, key: uniform(7, (3, 4))),
    Case(RandomUniform(), (scalar(0.0), STEP), lambda x, key: uniform(7, ())),
    Case(RandomUniform(), (real(Row, Row), 7), lambda x, key: uniform(7, (3, 3))),
    Case(RandomNormal(), (real(Batch, Row), STEP), lambda x, key: normal(7, (2, 3))),
    Case(CausalMask(Row, Column), (real(Batch, Row, Column),), lambda x: np.tri(3, 4, 1, dtype=bool)),
    Case(CausalMask(Column, Row), (real(Column, Batch, Row),), lambda x: np.tri(4, 3, -1, dtype=bool)),
]

REFUSALS = [
    Refusal(DropoutMask(0.5), (real(Row), 0.5), "needs the second to be int, not real"),
    Refusal(DropoutMask(0.5), (real(Row), integers(Row, below=2)), "needs no axes in the second"),
    Refusal(DropoutMask(0.5), (truths(Row), 1), "needs the first to be real, not bool"),
    Refusal(FoldIn(), (integers(Row, below=2), 1), "needs no axes in the first"),
    Refusal(FoldIn(), (1, real(Row)), "needs the second to be int, not real"),
    Refusal(RandomUniform(), (integers(Row, below=2), 1), "needs the first to be real, not int"),
    Refusal(RandomNormal(), (real(Row), 0.5), "needs the second to be int, not real"),
    Refusal(CausalMask(Row, Column), (real(Batch, Row),), "needs an axis V (Column) in the operand"),
    Refusal(CausalMask(Row, Column), (real(Column, Row),), "needs"),
]
