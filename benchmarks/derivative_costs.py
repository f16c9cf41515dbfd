"""The cost of planned derivatives: of a jvp relative to the loss, and of a Hessian product relative to the gradient.

    OMP_NUM_THREADS=1 python benchmarks/derivative_costs.py

The table shows the medians of CPU times in milliseconds, and the two ratios. If JAX is installed, it has rows for JAX
as well: the functions of both libraries run in turns in one process, and different results are an error.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from pathlib import Path
from statistics import median
from typing import Any, TypeVar, TypeVarTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.contest import OURS
from benchmarks.harness import in_turns
from typedtensor import (
    Axis,
    Binding,
    Const,
    Expr,
    Input,
    Module,
    Tensor,
    fold,
    given,
    gradient,
    hvp,
    jacobian,
    jvp,
    value_and_grad,
)
from typedtensor.nn import Linear, LSTMCell, LSTMState, TransformerBlock
from typedtensor.ops import tanh

M = TypeVar("M", bound=Module)
S = TypeVarTuple("S")
ROUNDS = 15
JAX: Any = None
if importlib.util.find_spec("jax") is not None:
    JAX = importlib.import_module("benchmarks.derivative_costs_in_jax")
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

    def layers(self, x: Expr[Tensor[*S, In]]) -> Expr[Tensor[*S, Hidden]]:
        """The layers, for one example or for several."""
        return tanh(self.third(tanh(self.second(tanh(self.first(x))))))


def normal(*shape: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return a tensor of random elements."""
    return RANDOM.normal(size=shape).astype(np.float32)


def measure(name: str, loss: Callable[[M], Expr[Tensor[()]]], at: M, along: M, binding: Binding[Any]) -> None:
    """Print the costs of derivatives of a loss along another model of the same class, here and in JAX."""
    forms: dict[str, Any] = {
        "loss": (loss(at),),
        "jvp": (jvp(loss, at, along)[1],),
        "gradient": value_and_grad(loss, at)[1],
        "hvp": hvp(loss, at, along),
    }

    def run(form: str) -> Any:
        with given(binding) as computation:
            return computation.values(forms[form])

    candidates = {(OURS, form): partial(run, form) for form in forms}
    if JAX is not None:
        weights = [{path: x.value.numpy() for path, x in model.parameters.items()} for model in (at, along)]
        theirs = JAX.forms(name, *weights, binding.value.numpy())
        candidates |= {("JAX", form): theirs[form] for form in forms}
        for form in forms:
            compare(f"the {form} of {name}", run(form), theirs[form]())
    timings = in_turns({f"{library} {form}": each for (library, form), each in candidates.items()}, ROUNDS)
    for library in dict.fromkeys(library for library, _ in candidates):
        cost = {form: 1e3 * median(timings[f"{library} {form}"].cpu) for form in forms}
        shown = " | ".join(f"{cost[form]:.2f}" for form in forms)
        ratios = f"{cost['jvp'] / cost['loss']:.2f} | {cost['hvp'] / cost['gradient']:.2f}"
        print(f"| {name} | {library} | {shown} | {ratios} |", flush=True)


def compare(what: str, ours: Any, theirs: Any) -> None:
    """Raise ``AssertionError`` where the results of two libraries differ."""
    pairs = (
        [(attrgetter(path)(ours), x) for path, x in theirs.items()] if isinstance(ours, Module) else [(*ours, theirs)]
    )
    largest = max(np.abs(expected).max() for _, expected in pairs)  # absolute, since some are 0 up to rounding
    for found, expected in pairs:
        np.testing.assert_allclose(found.numpy(), expected, rtol=1e-3, atol=1e-4 * largest, err_msg=what)


def squares(y: Expr[Tensor[*S]]) -> Expr[Tensor[()]]:
    """Return the mean of the squares."""
    return (y * y).mean()


def perceptron() -> None:
    """Three layers on 256 examples."""
    x = Input(Tensor[Batch, In])
    at, along = (Perceptron(seed) for seed in (0, 3))
    measure("MLP", lambda model: squares(model.layers(x)), at, along, x.bind(Tensor[Batch, In](normal(256, 64))))


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
    at, along = (TransformerBlock(In, Head, Width, Inner, over=Time, seed=seed) for seed in (0, 1))
    bound = x.bind(Tensor[Batch, Time, In](normal(8, 64, 64)))
    measure("attention", lambda block: squares(block(x, None)), at, along, bound)


def all_products() -> None:
    """The Jacobian of the three layers at one example, in gradients."""
    model, x, weights = Perceptron(0), Input(Tensor[In]), Const(Tensor[Hidden](normal(128)))
    y = model.layers(x)
    forms: dict[str, Any] = {
        "gradient": gradient((y * weights).sum(), x),
        "jacobian": jacobian(model.layers, x),
    }
    binding = x.bind(Tensor[In](normal(64)))

    def run(form: str) -> None:
        with given(binding) as computation:
            computation.values((forms[form],))

    timings = in_turns({form: partial(run, form) for form in forms}, ROUNDS)
    cost = {form: median(timing.cpu) for form, timing in timings.items()}
    print(f"a Jacobian of 128 by 64: {cost['jacobian'] / cost['gradient']:.2f} gradients")


if __name__ == "__main__":
    if JAX is None:
        print("JAX is not installed: there is nothing to compare with")
    print("| | | loss | jvp | gradient | hvp | jvp/loss | hvp/gradient |\n|---|---|---|---|---|---|---|---|")
    perceptron()
    recurrent()
    attentive()
    all_products()
