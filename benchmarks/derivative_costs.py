"""What derivatives cost, planned: a jvp in losses, a product with the Hessian in gradients.

    OMP_NUM_THREADS=1 python benchmarks/derivative_costs.py

The forms are run by turns, and the medians of their processor times are compared.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any, TypeVar, TypeVarTuple

import numpy as np

from typedtensor import Axis, Binding, Const, Expr, Input, Module, Tensor, fold, given, hvp, jvp, value_and_grad
from typedtensor.nn import Linear, LSTMCell, LSTMState, TransformerBlock
from typedtensor.ops import tanh

M = TypeVar("M", bound=Module)
S = TypeVarTuple("S")
RUNS, FIRST = 25, 5
RANDOM = np.random.default_rng(0)


class Batch(Axis): ...


class Time(Axis): ...


class In(Axis, size=64): ...


class Hidden(Axis, size=128): ...


class Head(Axis, size=4): ...


class Width(Axis, size=16): ...


class Inner(Axis, size=256): ...


class Perceptron(Module):
    """Three linear layers."""

    def __init__(self, seed: int) -> None:
        self.first = Linear(In, Hidden, seed=seed)
        self.second = Linear(Hidden, In, seed=seed + 1)
        self.third = Linear(In, Hidden, seed=seed + 2)

    def __call__(self, x: Expr[Tensor[Batch, In]]) -> Expr[Tensor[Batch, Hidden]]:
        return tanh(self.third(tanh(self.second(tanh(self.first(x))))))


def normal(*shape: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Random elements."""
    return RANDOM.normal(size=shape).astype(np.float32)


def measure(name: str, loss: Callable[[M], Expr[Tensor[()]]], at: M, along: M, *bindings: Binding[Any]) -> None:
    """Print what the derivatives of a loss cost, along another model of the same class."""
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
    print(f"{name:9s} {shown}  {ratios}")


def squares(y: Expr[Tensor[*S]]) -> Expr[Tensor[()]]:
    """The mean of the squares."""
    return (y * y).mean()


def perceptron() -> None:
    """Three layers on 256 examples."""
    x = Input(Tensor[Batch, In])
    at, along = (Perceptron(seed) for seed in (0, 3))
    measure("MLP", lambda model: squares(model(x)), at, along, x.bind(Tensor[Batch, In](normal(256, 64))))


def recurrent() -> None:
    """An LSTM over 50 steps of 16 sequences."""
    xs = Input(Tensor[Time, Batch, In])
    zeros = Const(Tensor[Batch, Hidden](np.zeros((16, 128), np.float32)))
    at, along = (LSTMCell(In, Hidden, seed=seed) for seed in (0, 1))

    def loss(cell: LSTMCell[In, Hidden]) -> Expr[Tensor[()]]:
        return squares(fold(lambda s, x: cell(x, s), LSTMState(zeros, zeros), xs, Time).hidden)

    measure("LSTM", loss, at, along, xs.bind(Tensor[Time, Batch, In](normal(50, 16, 64))))


def attentive() -> None:
    """A transformer block of four heads over 8 sequences of 64 positions."""
    x = Input(Tensor[Batch, Time, In])
    at, along = (TransformerBlock(In, Head, Width, Inner, seed=seed) for seed in (0, 1))
    bound = x.bind(Tensor[Batch, Time, In](normal(8, 64, 64)))
    measure("attention", lambda block: squares(block(x, None)), at, along, bound)


if __name__ == "__main__":
    perceptron()
    recurrent()
    attentive()
