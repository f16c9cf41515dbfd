"""A program in two processes of one machine, and the death of one of them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tests.mesh.simulated import finish, free_port, start
from typedtensor.io.files import read

pytest.importorskip("jax")
pytestmark = pytest.mark.slow

PROGRAM = "processes.py"


def test_two_processes_compute_what_one_does(tmp_path: Path) -> None:
    port = str(free_port())
    whole = start(PROGRAM, 4, "0", "1", port, str(tmp_path / "one"))
    two = [start(PROGRAM, 2, str(n), "2", port, str(tmp_path / "two")) for n in range(2)]
    ended = [finish(process) for process in (whole, *two)]
    assert [code for code, _, _ in ended] == [0, 0, 0], [error for _, _, error in ended]
    alone, first, second = (json.loads(out.splitlines()[-1]) for _, out, _ in ended)
    uneven = [x.pop("uneven") for x in (alone, first, second)]
    assert first == second
    assert uneven[0] == ""
    assert "process 0 of 2 has 3 elements along Batch, which makes the whole Batch 6 long" in uneven[1]
    assert "process 1 of 2 has 4 elements along Batch, which makes the whole Batch 8 long" in uneven[2]
    for one, other in zip(
        [first["losses"], *first["parameters"]], [alone["losses"], *alone["parameters"]], strict=True
    ):
        np.testing.assert_allclose(one, other, rtol=1e-10)
    assert first["seen"][:2] == alone["seen"][:2] == [[8], [8, 3]]
    np.testing.assert_allclose(first["seen"][2:], alone["seen"][2:], rtol=1e-10)
    assert alone["refused"] == ""
    assert "it is a dynamic part" in first["refused"]
    files = [read(tmp_path / name) for name in ("one", "two")]
    assert files[0].own == files[1].own
    for key, array in files[0].arrays.items():
        np.testing.assert_allclose(files[1].arrays[key], array, rtol=1e-10)
    assert {x.name for x in tmp_path.iterdir()} == {"one", "two"}


def test_a_process_that_dies_is_an_error_in_the_other(tmp_path: Path) -> None:
    """The checkpoint is the one from before, and whole."""
    port = str(free_port())
    pair = [start(PROGRAM, 2, str(n), "2", port, str(tmp_path / "saved"), "dies") for n in range(2)]
    (left, _, error), (died, _, _) = map(finish, pair)
    assert died == 3
    assert left != 0
    assert "LostProcessError: process 0 of 2 cannot continue, because another process ended" in error
    assert read(tmp_path / "saved").own["optimizer"]["steps"] == 1
    assert [x.name for x in tmp_path.iterdir()] == ["saved"]


def test_the_example_starts_two_processes() -> None:
    from examples import two_processes

    assert two_processes.main([]) < 0.01
