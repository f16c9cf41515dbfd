"""Sequence to sequence: two LSTMs of size 64 with attention, 24 words to 24 words, batches of 16, AdamW."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.peers import AdamW, Arrays, Batch, jax_entropy
from benchmarks.studies.study import Peer, Study, drawn

if TYPE_CHECKING:
    from benchmarks.networks.training import Network

BATCH, TIME, WORDS, HIDDEN, BATCHES = 16, 24, 200, 64, 4
CELLS = ("encoder", "decoder")
SHAPES: dict[str, tuple[int, ...]] = {
    "read.weight": (WORDS, HIDDEN),
    "written.weight": (WORDS, HIDDEN),
    **{
        f"{name}.cell.{part}": shape
        for name in CELLS
        for part, shape in {
            "weight": (HIDDEN, 4 * HIDDEN),
            "recurrent": (HIDDEN, 4 * HIDDEN),
            "bias": (4 * HIDDEN,),
        }.items()
    },
    "own.weight": (HIDDEN, HIDDEN),
    "own.bias": (HIDDEN,),
    "context.weight": (HIDDEN, HIDDEN),
    "score.weight": (HIDDEN, WORDS),
    "score.bias": (WORDS,),
}


def batches() -> list[Batch]:
    """Return source words, target words, and the words that follow these."""
    drawn = np.random.default_rng(0).integers(WORDS, size=(BATCHES, 2, TIME + 1, BATCH))
    return [tuple(map(np.ascontiguousarray, (x[:-1], y[:-1], y[1:]))) for x, y in drawn]


def study() -> Study:
    """Return the model."""
    weights = drawn(SHAPES)

    def network() -> Network:
        from benchmarks.networks.seq2seq import network

        return network()

    return Study(
        "seq2seq",
        "Sequence to sequence: two LSTMs of 64 with attention, 24 to 24 words, batch 16, AdamW",
        weights,
        batches(),
        AdamW(1e-3),
        ["score."],
        network,
        Peer(torch_loss, torch_weights(weights)),
        Peer(jax_loss),
        [f"{name}.cell.hidden_bias" for name in CELLS],
    )


def torch_weights(weights: Arrays) -> dict[str, np.ndarray[Any, Any]]:
    """Convert the weights for PyTorch's cells: transposed, with the gates in another order, and a second bias."""
    found = dict(weights)
    for name in CELLS:
        for part in ("weight", "recurrent", "bias"):
            array = weights[f"{name}.cell.{part}"]
            gates = array.reshape(*array.shape[:-1], 4, HIDDEN)[..., [0, 1, 3, 2], :].reshape(array.shape)
            found[f"{name}.cell.{part}"] = np.ascontiguousarray(gates.T)
        found[f"{name}.cell.hidden_bias"] = np.zeros_like(weights[f"{name}.cell.bias"])
    return found


def torch_loss(p: Any, source: Any, target: Any, following: Any) -> Any:
    """The loss in PyTorch, by the function behind ``nn.LSTM``."""
    torch: Any = importlib.import_module("torch")
    functional = torch.nn.functional

    def lstm(x: Any, name: str, start: Any) -> Any:
        parameters = [p[f"{name}.cell.{part}"] for part in ("weight", "recurrent", "bias", "hidden_bias")]
        # Biases, layers, dropout, training, in both directions, batch first.
        states, *end = torch.lstm(x, start, parameters, True, 1, 0.0, torch.is_grad_enabled(), False, False)
        return states, end

    zero = p["own.bias"].new_zeros(1, source.shape[1], HIDDEN)
    states, end = lstm(functional.embedding(source, p["read.weight"]), "encoder", (zero, zero))
    decoded, _ = lstm(functional.embedding(target, p["written.weight"]), "decoder", end)
    decoded, states = decoded.transpose(0, 1), states.transpose(0, 1)
    context = torch.bmm(torch.softmax(torch.bmm(decoded, states.transpose(1, 2)), -1), states)
    own = functional.linear(decoded, p["own.weight"].t(), p["own.bias"])
    mixed = torch.tanh(own + functional.linear(context, p["context.weight"].t()))
    scores = functional.linear(mixed, p["score.weight"].t(), p["score.bias"])
    return functional.cross_entropy(scores.reshape(-1, WORDS), following.t().reshape(-1))


def jax_loss(p: Any, source: Any, target: Any, following: Any) -> Any:
    """The loss in JAX, by ``lax.scan``."""
    jax: Any = importlib.import_module("jax")
    xp = jax.numpy

    def lstm(x: Any, name: str, start: Any) -> Any:
        def cell(state: Any, element: Any) -> Any:
            h, c = state
            i, f, o, g = xp.split(element + h @ p[f"{name}.cell.recurrent"], 4, 1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * xp.tanh(g)
            h = jax.nn.sigmoid(o) * xp.tanh(c)
            return (h, c), h

        return jax.lax.scan(cell, start, x @ p[f"{name}.cell.weight"] + p[f"{name}.cell.bias"])

    zero = xp.zeros((source.shape[1], HIDDEN))
    end, states = lstm(p["read.weight"][source], "encoder", (zero, zero))
    _, decoded = lstm(p["written.weight"][target], "decoder", end)
    weights = jax.nn.softmax(xp.einsum("tbh,sbh->bts", decoded, states))
    context = xp.einsum("bts,sbh->tbh", weights, states)
    mixed = xp.tanh(decoded @ p["own.weight"] + p["own.bias"] + context @ p["context.weight"])
    return jax_entropy(mixed @ p["score.weight"] + p["score.bias"], following)
