"""Planning depends on nothing but the expression: not on addresses, nor on the seed of hashes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import random, sys
import numpy as np
generator = random.Random(int(sys.argv[1]))
rubbish = [bytes(generator.randrange(16, 200)) for _ in range(20000)]
generator.shuffle(rubbish)
del rubbish[::2]  # what is made from here on lies in the holes

from tests.specialization.test_trees import FORESTS, lstm as trees, results
from typedtensor.ir import printed
from typedtensor import Axis, Input, Param, Tensor, given, scan
from typedtensor.nn import LSTM, LSTMCell
from typedtensor.ops import sigmoid, tanh
from typedtensor.runtime.cache import PLANS

class Time(Axis): ...
class Batch(Axis): ...
class Wide(Axis, size=3): ...
class Narrow(Axis, size=2): ...

x = Input(Tensor[Time, Batch, Wide])
many = [Param(Tensor[Wide](np.linspace(-1, n, 3).astype(np.float32))) for n in range(8)]

def step(state, y):
    after = sum((tanh(state * w.expand_like(state) + y * v.expand_like(y)) for w, v in zip(many, many[1:])), state)
    return after, sigmoid(after) * y

start = Input(Tensor[Batch, Wide])
_, outputs = scan(step, start, x, over=Time)
model = LSTM(LSTMCell(Wide, Narrow, seed=1), Time)
for loss in (outputs.sum(), (model(x) * model(x)).mean()):
    for _ in range(2):
        with given(x.bind(Tensor[Time, Batch, Wide](np.ones((4, 2, 3), np.float32))),
                   start.bind(Tensor[Batch, Wide](np.ones((2, 3), np.float32)))) as c:
            c.gradients(loss)
loss, parameters = trees(every=True)
for _ in range(2):
    results(loss, parameters, FORESTS["several"])
for form in PLANS._programs.values():
    for entry in form.entries.values():
        if entry.plan is not None:
            print(printed(entry.plan.executable.program))
            print(entry.plan.executable.bytes)
"""


@pytest.mark.slow
def test_a_program_is_planned_alike_in_every_process() -> None:
    root = Path(__file__).parents[2]
    found = set()
    for seed in range(3):
        environment = {**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(root), "OMP_NUM_THREADS": "1"}
        made = subprocess.run(
            [sys.executable, "-c", SCRIPT, str(seed)], env=environment, capture_output=True, text=True, check=True
        )
        assert made.stdout.count("loop[length=4") >= 2
        found.add(made.stdout)
    assert len(found) == 1
