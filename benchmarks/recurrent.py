"""The contenders in the recurrent workloads."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from benchmarks import characters
from benchmarks.characters import BATCH, HIDDEN, LETTERS, OPTIMIZER, STEPS
from benchmarks.contest import Contender, Scope, Step, Workload, our_contenders
from benchmarks.peers import (
    Arrays,
    autograd_entropy,
    autograd_step,
    jax_entropy,
    jax_step,
    make,
    no_compiler,
    torch_step,
)

GATES = {"rnn": 1, "lstm": 4}


def contenders(kind: str, title: str) -> Workload:
    """Return the workload of an ``rnn`` or an ``lstm`` with all contenders."""
    batches, weights = characters.batches(), characters.weights(GATES[kind])
    common = (batches, OPTIMIZER)
    fused = torch_weights(kind, weights)

    def ours(scope: Scope) -> Step:
        from benchmarks.networks.recurrent import step

        return step(kind, weights, batches, scope)

    def jax(unroll: int) -> Callable[[int], Step]:
        return make(jax_step, weights, *common, partial(jax_loss, kind, unroll))

    modules = {"rnn": ("nn.RNN", "RNNCell"), "lstm": ("nn.LSTM", "LSTMCell")}[kind]
    hidden = ("cell.hidden_bias",)
    return Workload(
        kind,
        title,
        [
            *our_contenders(ours),
            Contender(
                f"PyTorch {modules[0]}",
                make(torch_step, fused, *common, partial(torch_fused, kind), fixed=hidden),
                "torch",
            ),
            Contender(
                f"PyTorch {modules[1]}",
                make(torch_step, fused, *common, partial(torch_cells, kind), fixed=hidden),
                "torch",
            ),
            Contender("PyTorch eager", make(torch_step, weights, *common, partial(torch_loss, kind)), "torch"),
            Contender(
                "torch.compile",
                make(torch_step, weights, *common, partial(torch_loss, kind), compiled=True),
                "torch",
                no_compiler,
            ),
            Contender("JAX scan", jax(1), "jax"),
            Contender("JAX scan unrolled", jax(STEPS), "jax"),
            Contender("HIPS autograd", make(autograd_step, weights, *common, partial(autograd_loss, kind)), "autograd"),
        ],
        len(batches),
        ours=ours,
    )


def torch_weights(kind: str, weights: Arrays) -> dict[str, np.ndarray[Any, Any]]:
    """Convert weights to PyTorch's cells: transposed, with reordered gates and a second bias."""
    order = slice(None) if kind == "rnn" else [0, 1, 3, 2]

    def gates(name: str) -> np.ndarray[Any, Any]:
        array = weights[f"cell.{name}"]
        return array.reshape(*array.shape[:-1], GATES[kind], HIDDEN)[..., order, :].reshape(array.shape)

    bias = gates("bias")
    return {
        "cell.weight": np.ascontiguousarray(gates("weight").T),
        "cell.recurrent": np.ascontiguousarray(gates("recurrent").T),
        "cell.bias": bias,
        "cell.hidden_bias": np.zeros_like(bias),
        "score.weight": np.ascontiguousarray(weights["score.weight"].T),
        "score.bias": weights["score.bias"],
    }


def torch_fused(kind: str, p: Any, x: Any, y: Any) -> Any:
    """The loss by the function behind ``nn.RNN`` and ``nn.LSTM``, one call for all steps."""
    torch: Any = importlib.import_module("torch")
    zero = x.new_zeros(1, BATCH, HIDDEN)
    parameters = [p[f"cell.{name}"] for name in ("weight", "recurrent", "bias", "hidden_bias")]
    # Biases, layers, dropout, training, bidirectional, batch first.
    if kind == "rnn":
        states = torch.rnn_tanh(x, zero, parameters, True, 1, 0.0, True, False, False)[0]
    else:
        states = torch.lstm(x, (zero, zero), parameters, True, 1, 0.0, True, False, False)[0]
    scores = torch.nn.functional.linear(states.view(-1, HIDDEN), p["score.weight"], p["score.bias"])
    return torch.nn.functional.cross_entropy(scores, y.view(-1))


def torch_cells(kind: str, p: Any, x: Any, y: Any) -> Any:
    """The loss by the functions behind ``nn.RNNCell`` and ``nn.LSTMCell``, one call for each step."""
    torch: Any = importlib.import_module("torch")
    parameters = [p[f"cell.{name}"] for name in ("weight", "recurrent", "bias", "hidden_bias")]
    h = c = x.new_zeros(BATCH, HIDDEN)
    states = []
    for element in x.unbind(0):
        if kind == "rnn":
            h = torch.rnn_tanh_cell(element, h, *parameters)
        else:
            h, c = torch.lstm_cell(element, (h, c), *parameters)
        states.append(h)
    scores = torch.nn.functional.linear(torch.cat(states), p["score.weight"], p["score.bias"])
    return torch.nn.functional.cross_entropy(scores, y.view(-1))


def torch_loss(kind: str, p: Any, x: Any, y: Any) -> Any:
    """The loss by single operations; loop-invariant ones are hoisted."""
    torch: Any = importlib.import_module("torch")
    inputs = torch.addmm(p["cell.bias"], x.view(STEPS * BATCH, LETTERS), p["cell.weight"]).view(STEPS, BATCH, -1)
    h = c = x.new_zeros(BATCH, HIDDEN)
    states = []
    for element in inputs.unbind(0):
        z = torch.addmm(element, h, p["cell.recurrent"])
        if kind == "rnn":
            h = torch.tanh(z)
        else:
            i, f, o, g = z.chunk(4, 1)
            c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
            h = torch.sigmoid(o) * torch.tanh(c)
        states.append(h)
    scores = torch.addmm(p["score.bias"], torch.cat(states), p["score.weight"])
    return torch.nn.functional.cross_entropy(scores, y.view(-1))


def jax_loss(kind: str, unroll: int, p: Any, x: Any, y: Any) -> Any:
    """The loss by ``lax.scan``."""
    jax: Any = importlib.import_module("jax")
    xp = jax.numpy
    inputs = (x.reshape(STEPS * BATCH, LETTERS) @ p["cell.weight"] + p["cell.bias"]).reshape(STEPS, BATCH, -1)

    def cell(state: Any, element: Any) -> Any:
        h, c = state
        z = element + h @ p["cell.recurrent"]
        if kind == "rnn":
            h = xp.tanh(z)
        else:
            i, f, o, g = xp.split(z, 4, 1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * xp.tanh(g)
            h = jax.nn.sigmoid(o) * xp.tanh(c)
        return (h, c), h

    zero = xp.zeros((BATCH, HIDDEN))
    _, states = jax.lax.scan(cell, (zero, zero), inputs, unroll=unroll)
    return jax_entropy(states.reshape(-1, HIDDEN) @ p["score.weight"] + p["score.bias"], y.reshape(-1))


def autograd_loss(kind: str, p: Any, x: Any, y: Any) -> Any:
    """The loss in HIPS autograd."""
    xp: Any = importlib.import_module("autograd.numpy")
    inputs = xp.reshape(xp.dot(x.reshape(-1, LETTERS), p["cell.weight"]) + p["cell.bias"], (STEPS, BATCH, -1))
    h = c = np.zeros((BATCH, HIDDEN), np.float32)
    states = []
    for t in range(STEPS):
        z = inputs[t] + xp.dot(h, p["cell.recurrent"])
        if kind == "rnn":
            h = xp.tanh(z)
        else:
            sigmoids = 0.5 * xp.tanh(0.5 * z[:, : 3 * HIDDEN]) + 0.5
            i, f, o = (sigmoids[:, n * HIDDEN : (n + 1) * HIDDEN] for n in range(3))
            c = f * c + i * xp.tanh(z[:, 3 * HIDDEN :])
            h = o * xp.tanh(c)
        states.append(h)
    return autograd_entropy(xp.dot(xp.concatenate(states), p["score.weight"]) + p["score.bias"], y.reshape(-1))
