"""PyTorch's layers with weights of our names and layouts."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

Weights = dict[str, Any]


def linear(p: Weights, name: str, x: Any) -> Any:
    """``torch.nn.Linear``, whose weight is the transpose of ours."""
    return F.linear(x, p[f"{name}.weight"].t(), p.get(f"{name}.bias"))


def norm(p: Weights, name: str, x: Any, epsilon: float = 1e-5) -> Any:
    """``torch.nn.LayerNorm``."""
    return F.layer_norm(x, x.shape[-1:], p[f"{name}.scale"], p[f"{name}.shift"], epsilon)


def convolved(p: Weights, name: str, x: Any, **options: Any) -> Any:
    """``torch.nn.Conv1d`` or ``torch.nn.Conv2d``, by the rank of the kernel."""
    kernel = p[f"{name}.kernel"]
    return (F.conv1d if kernel.ndim == 3 else F.conv2d)(x, kernel, p.get(f"{name}.bias"), **options)


def batch_norm(p: Weights, name: str, x: Any) -> Any:
    """``torch.nn.BatchNorm2d`` in training."""
    return F.batch_norm(x, None, None, p[f"{name}.scale"], p[f"{name}.shift"], training=True)


def attention(p: Weights, name: str, x: Any, heads: int, present: Any = None, mask: Any = None) -> Any:
    """``torch.nn.MultiheadAttention`` of a sequence to itself."""
    parts = ("query", "key", "value")
    mixed, _ = F.multi_head_attention_forward(
        *(x.transpose(0, 1),) * 3,
        x.shape[-1],
        heads,
        torch.cat([p[f"{name}.{part}.weight"].t() for part in parts]),
        torch.cat([p[f"{name}.{part}.bias"] for part in parts]),
        None,
        None,
        False,
        0.0,
        p[f"{name}.output.weight"].t(),
        p[f"{name}.output.bias"],
        key_padding_mask=None if present is None else ~present,
        need_weights=False,
        attn_mask=None if mask is None else ~mask,
    )
    return mixed.transpose(0, 1)


def block(p: Weights, name: str, x: Any, heads: int, present: Any = None, mask: Any = None) -> Any:
    """``torch.nn.TransformerEncoderLayer`` with ``norm_first=True`` and the approximate GELU."""
    x = x + attention(p, f"{name}.attention", norm(p, f"{name}.attention_norm", x), heads, present, mask)
    inner = F.gelu(linear(p, f"{name}.widen", norm(p, f"{name}.feedforward_norm", x)), approximate="tanh")
    return x + linear(p, f"{name}.narrow", inner)


def lstm(p: Weights, names: list[str], x: Any, lengths: Any = None) -> Any:
    """``torch.nn.LSTM`` of one or two directions; its gates are in another order and have two biases."""

    def gates(weight: Any) -> Any:
        i, f, o, g = weight.t().chunk(4)
        return torch.cat([i, f, g, o])

    flat = []
    for name in names:
        bias = gates(p[f"{name}.bias"][None])[:, 0]
        flat += [gates(p[f"{name}.weight"]), gates(p[f"{name}.recurrent"]), bias, torch.zeros_like(bias)]
    hidden = p[f"{names[0]}.recurrent"].shape[0]
    state = (torch.zeros(len(names), x.shape[1], hidden, dtype=x.dtype),) * 2
    options = (True, 1, 0.0, True, len(names) == 2)
    if lengths is None:
        return torch.lstm(x, state, flat, *options, False)[0]
    packed = torch.nn.utils.rnn.pack_padded_sequence(x, lengths, enforce_sorted=False)
    outputs = torch.lstm(packed.data, packed.batch_sizes, state, flat, *options)[0]
    packed = torch.nn.utils.rnn.PackedSequence(outputs, *packed[1:])
    return torch.nn.utils.rnn.pad_packed_sequence(packed, total_length=x.shape[0])[0]
