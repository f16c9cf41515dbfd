"""Weights of PyTorch's layers, loaded by ``layout="torch"``, give PyTorch's results, and are written as they were."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.io.test_layouts import (
    Batch,
    Column,
    Depth,
    Feature,
    Head,
    Inner,
    Other,
    Row,
    Seen,
    Time,
    Wide,
    Width,
    Window,
)
from typedtensor import Axis, Module, Tensor, nn, plain
from typedtensor.io import assign
from typedtensor.io.layouts import to_torch
from typedtensor.ops import relu

torch: Any = pytest.importorskip("torch")
theirs: Any = torch.nn


class Down(Axis): ...


class Across(Axis): ...


def drawn(*shape: int) -> Any:
    return np.random.default_rng(0).normal(size=shape)


double: Any = {"dtype": np.float64}
vectors, sequences = Tensor[Batch, Feature](drawn(4, 6)), Tensor[Time, Batch, Feature](drawn(5, 2, 6))
images = Tensor[Batch, Feature, Down, Across](drawn(2, 6, 9, 9))
words, seen = Tensor[Batch, Time, Feature](drawn(2, 4, 6)), Tensor[Batch, Seen, Feature](drawn(2, 5, 6))
read, memory = Tensor[Batch, Seen, Other](drawn(2, 5, 5)), Tensor[Batch, Seen, Inner](drawn(2, 5, 6))


def cell(inputs: Any = Feature, reverse: bool = False) -> Any:
    return nn.LSTM(nn.LSTMCell(inputs, Wide, **double), Time, reverse=reverse)


of_blocks: Any = {"over": Time, "norm_first": False, "activation": relu, **double}
of_torch: Any = {"dim_feedforward": 8, "batch_first": True}


class Encoder(Module):
    def __init__(self) -> None:
        self.layers: Any = nn.ModuleStack(
            lambda seed: nn.TransformerBlock(Feature, Head, Width, Wide, seed=seed, **of_blocks), Depth
        )

    def __call__(self, x: Any, training: Any, /) -> Any:
        return self.layers.fold(x, training)


def encoder() -> Any:
    return theirs.TransformerEncoder(theirs.TransformerEncoderLayer(6, 2, **of_torch), 4, enable_nested_tensor=False)


CASES: dict[str, tuple[Any, Any, tuple[Any, ...]]] = {
    "Linear": (nn.Linear(Feature, Wide, **double), theirs.Linear(6, 8), (vectors,)),
    "LayerNorm": (nn.LayerNorm(Feature, **double), theirs.LayerNorm(6), (vectors,)),
    "BatchNorm": (nn.BatchNorm(Feature, **double), theirs.BatchNorm1d(6), (vectors, None)),
    "GroupNorm": (nn.GroupNorm(Feature, 2, **double), theirs.GroupNorm(2, 6), (images,)),
    "convolution": (
        nn.Conv2DInto(Feature, Wide, Window, Window, Row, Column, stride=2, **double),
        theirs.Conv2d(6, 8, 3, stride=2),
        (images,),
    ),
    "depthwise convolution": (
        nn.Depthwise2D(Feature, Window, Window, Row, Column, **double),
        theirs.Conv2d(6, 6, 3, groups=6),
        (images,),
    ),
    "transposed convolution": (
        nn.ConvTransposed2D(Feature, Wide, Window, Window, Row, Column, stride=2, **double),
        theirs.ConvTranspose2d(6, 8, 3, stride=2),
        (images,),
    ),
    "LSTM": (cell(), theirs.LSTM(6, 8), (sequences,)),
    "two LSTMs": (nn.StackedLSTM(cell(), cell(Wide)), theirs.LSTM(6, 8, 2), (sequences,)),
    "both directions": (
        nn.Bidirectional(cell(), cell(reverse=True)),
        theirs.LSTM(6, 8, bidirectional=True),
        (sequences,),
    ),
    "GRU": (nn.Recurrent(nn.GRUCell(Feature, Wide, **double), Time), theirs.GRU(6, 8), (sequences,)),
    "RNN": (nn.Recurrent(nn.ElmanCell(Feature, Wide, **double), Time), theirs.RNN(6, 8), (sequences,)),
    "attention": (
        nn.MultiHeadAttention(Feature, Head, Width, **double),
        theirs.MultiheadAttention(6, 2, batch_first=True),
        (words, seen),
    ),
    "attention to other features": (
        nn.CrossAttention(Feature, Other, Head, Width, **double),
        theirs.MultiheadAttention(6, 2, batch_first=True, kdim=5, vdim=5),
        (words, read),
    ),
    "encoder": (Encoder(), encoder(), (words, None)),
    "decoder": (
        nn.TransformerDecoderBlock(Feature, Inner, Head, Width, Wide, causal=False, **of_blocks),
        theirs.TransformerDecoderLayer(6, 2, **of_torch),
        (words, memory, None),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_weights_of_pytorch(name: str) -> None:
    model, other, operands = CASES[name]
    other = other.double().eval()
    for variable in (*other.parameters(), *other.buffers()):
        if variable.is_floating_point():
            variable.data.uniform_(0.5, 1.5)  # variances, too
    given = [x for x in operands if x is not None]
    tensors = [torch.as_tensor(x.numpy().copy()) for x in given]
    values = tensors[1:] if isinstance(other, theirs.MultiheadAttention) else []

    def result() -> Any:
        with torch.no_grad():
            found = other(*tensors, *values)
        return (found[0] if isinstance(found, tuple) else found).numpy()

    assign(model, other.state_dict(), layout="torch")

    def apply(*xs: Any) -> Any:
        return model(*xs, *([None] if operands[-1] is None else []))

    expected = result()
    np.testing.assert_allclose(plain(apply)(*given).numpy(), expected, rtol=1e-10, atol=1e-12)
    written = to_torch(model)
    assert written.keys() == other.state_dict().keys()
    other.load_state_dict({key: torch.as_tensor(np.array(x)) for key, x in written.items()})
    np.testing.assert_allclose(result(), expected, rtol=1e-10, atol=1e-12)  # the sum of a cell's biases is one of them
