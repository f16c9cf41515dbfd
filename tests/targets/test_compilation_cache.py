"""JAX's cache of compiled programs serves the programs of the next process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("jax")

PROGRAM = """\
import numpy as np
from typedtensor import Axis, Input, Param, Tensor, given
from typedtensor.ops import tanh
from typedtensor.optim import SGD
class Batch(Axis): ...
class Pixel(Axis, size=3): ...
x, w = Input(Tensor[Batch, Pixel]), Param(Tensor[Pixel](np.ones(3)))
loss, optimizer = (tanh(x.contract(w)) * 0.5 + 0.25).mean(), SGD([w], learning_rate=0.1)
for _ in range(4):
    with given(x.bind(Tensor[Batch, Pixel](np.ones((5, 3)))), engine="xla"):
        optimizer.step(loss)
print(w.value.numpy().tolist())
"""


@pytest.mark.slow
def test_another_process_compiles_nothing_again(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "JAX_PLATFORMS": "cpu",
        "JAX_COMPILATION_CACHE_DIR": str(tmp_path / "cache"),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
    }
    said, kept = [], []
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment,
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        said.append(done.stdout)
        kept.append(sorted(path.name for path in (tmp_path / "cache").iterdir() if path.name.endswith("-cache")))
    assert said[0] == said[1]
    assert kept[0], "programs were kept"
    assert kept[0] == kept[1], "the second process found all"
