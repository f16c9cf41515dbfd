"""Distribution over unions: the report for a union is that for its members, at each operand of each operation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.agreement.distribution import Program, differences, program
from tests.agreement.writing import LIBRARY
from tests.typing.checking import check
from typedtensor.ops import PolyOp

_SEED = 20_261_122


def _differences(made: Program, folder: Path) -> list[str]:
    path = folder / "distributed.py"
    path.write_text(str(made))
    reports = check({"distributed": path}, folder / "cache")["distributed"]
    return list(differences(made, reports))


def _check(seed: int, operations: Sequence[type[PolyOp]], folder: Path) -> None:
    made = program(seed, operations)
    assert len(made.groups) > 6 * len(operations)
    found = _differences(made, folder)
    if found:
        pytest.fail("\n".join([f"{len(found)} of seed {seed} differ", *found[:5]]), pytrace=False)


@pytest.mark.slow
def test_unions_are_as_their_members(folder: Path) -> None:
    _check(_SEED, LIBRARY[::48], folder)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_unions_are_as_their_members_in_many_programs(seed: int, folder: Path) -> None:
    _check(seed, LIBRARY, folder)
