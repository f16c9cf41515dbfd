"""Serving with batches of one: compiled models beside onnxruntime and NumPy by hand.

    OMP_NUM_THREADS=1 python benchmarks/serving.py [--rounds 100]

The models are a perceptron of three layers, a step of an LSTM, and a convolutional network. NumPy by hand is the model
as one would write it for one input, without checks. onnxruntime runs the file that ``typedtensor.onnx.export`` writes,
on one thread. The program prints the least processor time of each in microseconds.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.harness import environment, environment_line, in_turns, save, table
from benchmarks.networks import cnn
from typedtensor import Axis, Expr, Tensor, compiled
from typedtensor.nn import Linear, LSTMCell, LSTMState
from typedtensor.ops import relu


class Batch(Axis): ...


class Pixel(Axis, size=784): ...


class Wide(Axis, size=128): ...


class Narrow(Axis, size=64): ...


class Digit(Axis, size=10): ...


Arrays = dict[str, Any]
Candidates = dict[str, Callable[[], object]]


def perceptron() -> Candidates:
    """Three layers."""
    layers = Linear(Pixel, Wide, seed=0), Linear(Wide, Narrow, seed=1), Linear(Narrow, Digit, seed=2)
    model = layers[0] >> relu >> layers[1] >> relu >> layers[2]
    v, w, u = [x.weight.value.numpy() for x in layers]
    a, b, c = [x.bias.value.numpy() for x in layers]
    x = random(1, 784)

    def by_hand() -> object:
        return np.maximum(np.maximum(x @ v + a, 0) @ w + b, 0) @ u + c

    of = {"x": Tensor[Batch, Pixel]}
    return {**ours(model, Tensor[Batch, Pixel](x)), "NumPy": by_hand, **onnxruntime(model, of, {"x": x})}


def lstm() -> Candidates:
    """A step of an LSTM."""
    cell = LSTMCell(Narrow, Wide, seed=0)
    x, h, c = random(64), random(128), random(128)
    v, u, b = [p.value.numpy() for p in (cell.weight, cell.recurrent, cell.bias)]

    def by_hand() -> object:
        z = x @ v + h @ u + b
        i, f, o = np.split(1 / (1 + np.exp(-z[:384])), 3)
        later = f * c + i * np.tanh(z[384:])
        return o * np.tanh(later), later

    def step(x: Expr[Tensor[Narrow]], h: Expr[Tensor[Wide]], c: Expr[Tensor[Wide]]) -> Any:
        later = cell(x, LSTMState(h, c))
        return later.hidden, later.cell

    state = LSTMState(Tensor[Wide](h), Tensor[Wide](c))
    of = {"x": Tensor[Narrow], "h": Tensor[Wide], "c": Tensor[Wide]}
    return {
        **ours(cell, Tensor[Narrow](x), state),
        "NumPy": by_hand,
        **onnxruntime(step, of, {"x": x, "h": h, "c": c}),
    }


def convolutions() -> Candidates:
    """Two convolutional and two dense layers."""
    of, x = Tensor[cnn.Batch, cnn.Grey, cnn.Height, cnn.Width], random(1, 1, 28, 28)
    model = cnn.Network()
    return {**ours(model, of(x)), **onnxruntime(model, {"x": of}, {"x": x})}


def random(*shape: int) -> Any:
    """Return random numbers in float32."""
    return np.random.default_rng(0).normal(size=shape).astype(np.float32)


def ours(model: Any, *arguments: Any) -> Candidates:
    """Return a call of the compiled model, on the engine of the process."""
    return {"typedtensor": partial(compiled(model, *arguments), *arguments)}


def onnxruntime(model: Any, of: Mapping[str, Any], arrays: Arrays) -> Candidates:
    """Return a call of the exported model by onnxruntime; none if it is not installed."""
    if find_spec("onnxruntime") is None:
        return {}
    import onnxruntime as runtime

    from typedtensor.onnx import export

    options = runtime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    with tempfile.TemporaryDirectory() as folder:
        export(Path(folder, "model.onnx"), model, of)
        session = runtime.InferenceSession(str(Path(folder, "model.onnx")), options, ["CPUExecutionProvider"])
    return {"onnxruntime": partial(session.run, None, arrays)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100, help="the number of turns of each candidate")
    options = parser.parse_args()
    found = environment("onnxruntime", "llvmlite")
    print(environment_line(found))
    times: dict[str, dict[str, float]] = {}
    for name, make in {"perceptron": perceptron, "LSTM step": lstm, "convolutions": convolutions}.items():
        taken = in_turns(make(), options.rounds)
        times[name] = {candidate: 1e6 * min(timing.cpu) for candidate, timing in taken.items()}
    columns = list(times["perceptron"])
    rows = [[name, *(f"{of[x]:.1f}" if x in of else "" for x in columns)] for name, of in times.items()]
    print(table(["µs a call", *columns], rows))
    save(Path(__file__).parents[1] / "build" / "benchmarks" / "serving.json", {"environment": found, "times": times})


if __name__ == "__main__":
    main()
