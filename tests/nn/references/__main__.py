"""Compute layers in PyTorch, and write their results: ``python -m tests.nn.references`` (needs PyTorch)."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.nn.references.numbers import numbers

torch: Any = importlib.import_module("torch")
nn, F = torch.nn, torch.nn.functional


def of(layer: Any, *shape: int, more: Callable[[Any, Any], Any] | None = None) -> tuple[Any, tuple[int, ...], Any]:
    """A layer, the shape of its input, and a function that applies it."""
    return layer, shape, more or (lambda layer, x: layer(x))


LENGTHS = torch.tensor([5, 2, 3])
CAUSAL = torch.triu(torch.ones(5, 5, dtype=torch.bool), 1)
ABSENT = torch.tensor([[False] * 5, [False] * 3 + [True] * 2])


def packed(layer: Any, x: Any) -> Any:
    """A recurrent layer over sequences of unlike lengths, and its last states, as one row of numbers."""
    rows = nn.utils.rnn.pack_padded_sequence(x, LENGTHS, enforce_sorted=False)
    y, states = layer(rows)
    y, _ = nn.utils.rnn.pad_packed_sequence(y)
    states = states if isinstance(states, tuple) else (states,)
    return torch.cat([y.flatten(), *(each.flatten() for each in states)])


def states(layer: Any, x: Any) -> Any:
    """The outputs of a recurrent layer and its last states, as one row of numbers."""
    y, last = layer(x)
    last = last if isinstance(last, tuple) else (last,)
    return torch.cat([y.flatten(), *(each.flatten() for each in last)])


def running(layer: Any, x: Any) -> Any:
    """Batch normalization: two steps of training, then the evaluation, as one row of numbers."""
    trained = [layer(x).flatten(), layer(x * x).flatten()]
    return torch.cat([*trained, layer.eval()(x).flatten(), layer.running_mean, layer.running_var])


def attended(layer: Any, x: Any) -> Any:
    """Causal self-attention among the present elements."""
    return layer(x, x, x, attn_mask=CAUSAL, key_padding_mask=ABSENT, need_weights=False)[0]


def grouped(layer: Any, x: Any) -> Any:
    """Causal self-attention with two heads of keys and values for six of queries of width 4."""
    q, k, v = (layer[name](x).unflatten(-1, (-1, 4)).transpose(-2, -3) for name in "qkv")
    y = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
    return layer["o"](y.transpose(-2, -3).flatten(-2))


def decoded(layer: Any, x: Any) -> Any:
    """A layer of a decoder that reads four positions, of which the second example has two."""
    memory = torch.tensor(numbers("memory", (2, 4, 6)))
    return layer(
        x, memory, tgt_mask=CAUSAL, memory_key_padding_mask=torch.tensor([[False] * 4, [False, False, True, True]])
    )


GROUPED = {"q": nn.Linear(6, 24), "k": nn.Linear(6, 8), "v": nn.Linear(6, 8), "o": nn.Linear(24, 6)}
LAYERS: dict[str, tuple[Any, tuple[int, ...], Any]] = {
    "linear": of(nn.Linear(3, 4), 2, 5, 3),
    "conv1d": of(nn.Conv1d(3, 4, 3, stride=2, padding=1), 2, 3, 9),
    "conv2d": of(nn.Conv2d(3, 4, (3, 2), stride=(2, 1), padding=(1, 0), dilation=(1, 2)), 2, 3, 7, 6),
    "conv3d": of(nn.Conv3d(2, 3, 2, padding=1), 2, 2, 3, 3, 3),
    "grouped": of(nn.Conv2d(4, 6, 3, padding=1, groups=2), 2, 4, 5, 5),
    "depthwise1d": of(nn.Conv1d(3, 3, 3, padding=2, dilation=2, groups=3), 2, 3, 7),
    "depthwise2d": of(nn.Conv2d(3, 3, 3, stride=2, padding=1, groups=3), 2, 3, 6, 6),
    "transposed1d": of(nn.ConvTranspose1d(3, 4, 3, stride=2, padding=1), 2, 3, 5),
    "transposed2d": of(nn.ConvTranspose2d(3, 2, 2, stride=2), 2, 3, 4, 4),
    "max_pool": of(nn.MaxPool2d(3, 2, 1), 2, 3, 6, 6),
    "average_pool": of(nn.AvgPool2d(2, 2), 2, 3, 6, 6),
    "batch_norm": of(nn.BatchNorm1d(3), 4, 3, more=running),
    "batch_norm_2d": of(nn.BatchNorm2d(3), 2, 3, 3, 2, more=running),
    "group_norm": of(nn.GroupNorm(2, 6), 2, 6, 3, 3),
    "instance_norm": of(nn.InstanceNorm2d(3, affine=True), 2, 3, 3, 4),
    "layer_norm": of(nn.LayerNorm(6), 2, 5, 6),
    "rms_norm": of(nn.RMSNorm(6, eps=1e-5), 2, 5, 6),
    "elman": of(nn.RNN(3, 4), 5, 2, 3, more=states),
    "gru": of(nn.GRU(3, 4), 5, 2, 3, more=states),
    "lstm": of(nn.LSTM(3, 4), 5, 2, 3, more=states),
    "gru_lengths": of(nn.GRU(3, 4), 5, 3, 3, more=packed),
    "bidirectional": of(nn.LSTM(3, 4, bidirectional=True), 5, 3, 3, more=packed),
    "stacked": of(nn.LSTM(3, 4, num_layers=2), 5, 3, 3, more=packed),
    "attention": of(nn.MultiheadAttention(6, 2, batch_first=True), 2, 5, 6, more=attended),
    "grouped_attention": of(nn.ModuleDict(GROUPED), 2, 5, 6, more=grouped),
    "block": of(
        nn.TransformerEncoderLayer(6, 2, 8, 0.0, nn.GELU("tanh"), norm_first=True, batch_first=True),
        2,
        5,
        6,
        more=lambda layer, x: layer(x, src_mask=CAUSAL),
    ),
    "block_norm_last": of(nn.TransformerEncoderLayer(6, 2, 8, 0.0, batch_first=True), 2, 5, 6),
    "decoder": of(
        nn.TransformerDecoderLayer(6, 2, 8, 0.0, nn.GELU("tanh"), norm_first=True, batch_first=True),
        2,
        5,
        6,
        more=decoded,
    ),
    "decoder_norm_last": of(nn.TransformerDecoderLayer(6, 2, 8, 0.0, batch_first=True), 2, 5, 6, more=decoded),
}


def recorded(name: str) -> dict[str, Any]:
    """The output of a layer, and its gradients for the input and the parameters."""
    layer, shape, apply = LAYERS[name]
    parameters = dict(layer.named_parameters())
    for at, p in parameters.items():
        p.data = torch.tensor(numbers(at, p.shape))
    x = torch.tensor(numbers("input", shape), requires_grad=True)
    y = apply(layer, x)
    (y * torch.tensor(numbers("output", y.shape))).sum().backward()
    gradients = {"input": x, **parameters}
    return {
        "shape": shape,
        "parameters": {at: list(p.shape) for at, p in parameters.items()},
        "output": rounded(y),
        "gradients": {at: rounded(p.grad) for at, p in gradients.items()},
    }


def rounded(x: Any) -> list[float]:
    """The elements with seven digits."""
    return [float(f"{each:.7g}") for each in x.detach().flatten().tolist()]


if __name__ == "__main__":
    lines = [f" {json.dumps(name)}: {json.dumps(recorded(name))}" for name in LAYERS]
    file = Path(__file__).with_name("layers.json")
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(lines)} layers, {file.stat().st_size} bytes")
