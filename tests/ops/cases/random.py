from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Refusal, Row, integers, real, truths
from typedtensor import IntTensor
from typedtensor.ops import CausalMask, DropoutMask

STEP = IntTensor[()](7)
DRAWS = np.random.default_rng([3, 7]).random((2, 12), dtype=np.float32)

CASES = [
    Case(DropoutMask(0.0), (real(Row), STEP), lambda x, step: np.ones(3)),
    Case(DropoutMask(0.25, seed=3), (real(Batch, Long), STEP), lambda x, step: (DRAWS >= 0.25) / 0.75),
    Case(DropoutMask(0.25, seed=3), (real(Batch, Long), 7), lambda x, step: (DRAWS >= 0.25) / 0.75),
    Case(CausalMask(Row, Column), (real(Batch, Row, Column),), lambda x: np.tri(3, 4, 1, dtype=bool)),
    Case(CausalMask(Column, Row), (real(Column, Batch, Row),), lambda x: np.tri(4, 3, -1, dtype=bool)),
]

REFUSALS = [
    Refusal(DropoutMask(0.5), (real(Row), 0.5), "needs the second to be int, not real"),
    Refusal(DropoutMask(0.5), (real(Row), integers(Row, below=2)), "needs no axes in the second"),
    Refusal(DropoutMask(0.5), (truths(Row), 1), "needs the first to be real, not bool"),
    Refusal(CausalMask(Row, Column), (real(Batch, Row),), "needs an axis V (Column) in the operand"),
    Refusal(CausalMask(Row, Column), (real(Column, Row),), "needs"),
]
