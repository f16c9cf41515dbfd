"""Operations, their gradients and random programs, in C."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import REPRESENTATIVES, Case
from tests.sampling import sample
from tests.staging.running import CompiledTarget, needs_compiler
from tests.targets.test_every_operation import check
from tests.targets.test_random_programs import KINDS, NAMES, cases
from typedtensor.staging.source import Refused

pytestmark = needs_compiler

LACKING = (
    "bessel",
    "digamma",
    "erf_inverse",
    "linear_algebra",
    "log_gamma_correction",
    "polygamma",
    "probit",
    "spherical_bessel",
)
"""The beginnings of the names of primitives without a form in C."""


@contextmanager
def unless_lacking() -> Iterator[None]:
    """Leave the context where a primitive has no form in C that is known to have none."""
    try:
        yield
    except Refused as refused:
        if not str(refused).startswith(LACKING):
            raise


@pytest.mark.parametrize("case", sample(REPRESENTATIVES, one_in=60, skip=11), ids=str)
def test_operations(case: Case, tmp_path: Path) -> None:
    target = CompiledTarget(tmp_path)
    for precision in (np.float64, np.float32):
        with unless_lacking():
            check(target, case, precision)


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_random_programs(kind: Any, tmp_path: Path) -> None:
    target = CompiledTarget(tmp_path)
    for seed, case in islice(cases(kind, 1000), 1):
        with unless_lacking():
            case.check(f"{kind.__name__} {seed}, C", target(case.program, *case.arrays))
