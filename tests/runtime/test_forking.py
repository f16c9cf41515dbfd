"""Processes that are forked while threads compute."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampling import sample

PROGRAM = '''
import os
import threading
import time
from itertools import count

import numpy as np

from typedtensor import Axis, Param, Tensor, given
from typedtensor.ops import exp, tanh
from typedtensor.optim import Adam


class Row(Axis, size=3): ...


def prepared(depth):
    """Return a function that makes a step."""
    w = x = Param(Tensor[Row](np.ones(3, np.float32)))
    for n in range(depth):
        x = tanh(x * (0.5 + n * 0.01)) + exp(x * -1.0)
    optimizer, loss = Adam([w]), (x * w).sum()

    def step():
        with given(engine=ENGINE):
            optimizer.step(loss)

    return step


def train(depth):
    step = prepared(depth)
    for _ in range(3):
        step()


def keep_training(step):
    for n in count(1):
        train(n % 5)
        step()


shared = prepared(3)
steps = prepared(4), prepared(5)
for step in steps:
    threading.Thread(target=keep_training, args=(step,), daemon=True).start()
time.sleep(0.1)
for n in range(3):
    child = os.fork()
    if not child:
        try:
            train(6 + n)
            for step in (shared, *steps):
                step()
            w = Param(Tensor[Row](np.ones(3, np.float32)))
            with given(threads=2):
                assert (w.sum() + (w * 3.0).sum()).value.item() == 12.0
            os._exit(0)
        except BaseException as error:
            print(repr(error), flush=True)
            os._exit(1)
    ends = time.monotonic() + 60.0
    while (found := os.waitpid(child, os.WNOHANG)) == (0, 0) and time.monotonic() < ends:
        time.sleep(0.01)
    if found == (0, 0):
        os.kill(child, 9)
    assert found == (child, 0), f"process {n}: {found}"
    time.sleep(0.02)
os._exit(0)
'''


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.parametrize("engine", sample(["native", "numpy"], first=1))
def test_a_forked_process_trains_whatever_the_threads_of_the_other_were_doing(engine: str, tmp_path: Path) -> None:
    """They compile, run programs and hold what guards both; none of them is in the new process."""
    program = f"ENGINE = {engine!r}\n{PROGRAM}"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}  # nothing is compiled yet
    command = [sys.executable, "-W", "ignore", "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
