"""What derivatives cost, planned: a jvp in losses, a product with the Hessian in gradients.

    OMP_NUM_THREADS=1 python benchmarks/derivative_costs.py

The forms are run by turns, and the medians of their processor times are compared.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from typedtensor import Axis, Binding, Const, Expr, Input, Tensor, fold, given, hvp, jvp, value_and_grad
from typedtensor.nn import Linear, LSTMCell, LSTMState
from typedtensor.ops import tanh

State = dict[str, Any]
RUNS, FIRST = 25, 5
RANDOM = np.random.default_rng(0)


class Batch(Axis): ...


class Time(Axis): ...


class In(Axis, size=64): ...


class Hidden(Axis, size=128): ...


def normal(*shape: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Random elements."""
    return RANDOM.normal(size=shape).astype(np.float32)


def measure(name: str, loss: Callable[[State], Expr[Tensor[()]]], at: State, *bindings: Binding[Any]) -> None:
    """Print what the derivatives of a loss cost."""
    along: State = {key: Const(p.tensor_type.wrap(normal(*p.value.shape))) for key, p in at.items()}
    forms: dict[str, Any] = {
        "loss": (loss(at),),
        "jvp": (jvp(loss, at, along)[1],),
        "gradient": value_and_grad(loss, at)[1],
        "hvp": hvp(loss, at, along),
    }
    times: dict[str, list[float]] = {form: [] for form in forms}
    for _ in range(RUNS):
        for form, state in forms.items():
            begun = time.process_time()
            with given(*bindings) as computation:
                computation.values(state)
            times[form].append(1e3 * (time.process_time() - begun))
    cost = {form: median(each[FIRST:]) for form, each in times.items()}
    shown = "  ".join(f"{form} {cost[form]:.2f} ms" for form in forms)
    ratios = f"jvp/loss {cost['jvp'] / cost['loss']:.2f}  hvp/gradient {cost['hvp'] / cost['gradient']:.2f}"
    print(f"{name:5s} {shown}  {ratios}")


def perceptron() -> None:
    """Three layers on 256 examples."""
    x = Input(Tensor[Batch, In])
    layers: list[Any] = [Linear(In, Hidden, seed=0), Linear(Hidden, In, seed=1), Linear(In, Hidden, seed=2)]
    at = {f"{n}{key}": p for n, layer in enumerate(layers) for key, p in layer.parameters.items()}

    def loss(state: State) -> Expr[Tensor[()]]:
        y: Any = x
        for n in range(len(layers)):
            product = y @ state[f"{n}weight"]
            y = tanh(product + state[f"{n}bias"].expand_like(product))
        made: Expr[Tensor[()]] = (y * y).mean()
        return made

    measure("MLP", loss, at, x.bind(Tensor[Batch, In](normal(256, 64))))


def recurrent() -> None:
    """An LSTM over 50 steps of 16 sequences."""
    xs, cell = Input(Tensor[Time, Batch, In]), LSTMCell(In, Hidden, seed=0)
    zeros = Const(Tensor[Batch, Hidden](np.zeros((16, 128), np.float32)))

    def loss(state: State) -> Expr[Tensor[()]]:
        moved = copy.copy(cell)
        vars(moved).update(state)
        end = fold(lambda s, x: moved(x, s), LSTMState(zeros, zeros), xs, Time)
        return (end.hidden * end.hidden).mean()

    measure("LSTM", loss, dict(cell.parameters), xs.bind(Tensor[Time, Batch, In](normal(50, 16, 64))))


if __name__ == "__main__":
    perceptron()
    recurrent()
