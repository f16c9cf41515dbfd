"""Validation of the hyperparameters of optimizers, at their construction."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import AxisError, Param, Tensor
from typedtensor.errors import ScheduleError
from typedtensor.ops import Clip
from typedtensor.optim import (
    LBFGS,
    SGD,
    Adagrad,
    Adam,
    AdamW,
    Average,
    ClipByGlobalNorm,
    ClipByValue,
    L1Penalty,
    LearningRate,
    Lion,
    NAdam,
    Optimizer,
    RMSProp,
)


def weights() -> list[Param[Any]]:
    return [Param(Tensor[()](1.0))]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: SGD(weights(), learning_rate=-1.0), "rate of LearningRate is a finite number of at least 0, not -1"),
        (lambda: SGD(weights(), learning_rate=math.nan), "rate of LearningRate is a finite number .* not nan"),
        (lambda: SGD(weights(), learning_rate=math.inf), "rate of LearningRate is a finite number .* not inf"),
        (lambda: LearningRate("0.1"), "rate of LearningRate is a finite number of at least 0, not '0.1'"),  # type: ignore[arg-type]
        (lambda: SGD(weights(), learning_rate=0.1, momentum=-0.5), "decay of Momentum is a number of at least 0"),
        (lambda: Adam(weights(), beta1=1.0), "beta1 of AdamScaling is a number from 0 to less than 1, not 1"),
        (lambda: Adam(weights(), beta2=-0.1), "beta2 of AdamScaling is a number from 0 to less than 1, not -0.1"),
        (lambda: Adam(weights(), epsilon=-1e-8), "epsilon of AdamScaling is a number of at least 0, not -1e-08"),
        (lambda: AdamW(weights(), decay=-0.1), "rate of WeightDecay is a number of at least 0, not -0.1"),
        (lambda: Adagrad(weights(), epsilon=math.nan), "epsilon of AdagradScaling is a number of at least 0, not nan"),
        (lambda: RMSProp(weights(), decay=1.5), "decay of RMSPropScaling is a number from 0 to 1, not 1.5"),
        (lambda: NAdam(weights(), beta1=2.0), "beta1 of NAdamScaling is a number from 0 to less than 1, not 2"),
        (lambda: Lion(weights(), beta2=1.1), "beta2 of LionScaling is a number from 0 to 1, not 1.1"),
        (lambda: LBFGS(weights(), history=0), "history of LBFGSScaling is a number of at least 1, not 0"),
        (lambda: Average(decay=1.5), "decay of Average is a number from 0 to 1, not 1.5"),
        (lambda: Average(begin=0), "begin of Average is a number of at least 1, not 0"),
        (lambda: ClipByValue(-1.0), "limit of ClipByValue is a number of more than 0, not -1"),
        (lambda: ClipByGlobalNorm(0.0), "limit of ClipByGlobalNorm is a number of more than 0, not 0"),
        (lambda: ClipByGlobalNorm(math.nan), "limit of ClipByGlobalNorm is a number of more than 0, not nan"),
        (lambda: L1Penalty(-1.0), "rate of L1Penalty is a number of at least 0, not -1"),
    ],
)
def test_what_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ScheduleError, match=message):
        make()


def test_numbers_of_numpy_and_ends_of_ranges_are_taken() -> None:
    LearningRate(np.float32(0.1))  # type: ignore[arg-type]  # which is no float to NumPy's stubs
    LearningRate(np.array(0.1))  # type: ignore[arg-type]
    LearningRate(lambda step: 0.1 / step)
    SGD(weights(), learning_rate=0.0, momentum=1.0)
    Adam(weights(), beta1=0.0, beta2=0.0, epsilon=0.0)
    Average(decay=None)
    ClipByGlobalNorm(math.inf)


def test_an_operation_of_the_same_name_is_no_part_of_an_optimizer() -> None:
    with pytest.raises(AxisError, match=r"Optimizer takes transformations .*, not Clip\(\) of typedtensor.ops"):
        Optimizer(weights(), Clip(-1.0, 1.0))  # type: ignore[arg-type]
