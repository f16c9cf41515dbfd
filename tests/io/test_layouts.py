"""Layouts of other libraries: PyTorch's arrays become a model's, and back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.io.models import same
from typedtensor import Axis, CheckpointError, Module, Param, Tensor, nn, plain
from typedtensor.io import Saved, assign, load, read, save, write
from typedtensor.io.layouts import LAYERS, PARTS
from typedtensor.nn import (
    LSTM,
    BatchNorm,
    Bidirectional,
    CachedAttention,
    Conv2DInto,
    ConvTransposed2D,
    CrossAttention,
    Depthwise2D,
    Embedding,
    Grouped1D,
    GroupedQueryAttention,
    GRUCell,
    LayerNorm,
    Linear,
    LSTMCell,
    ModuleStack,
    MultiHeadAttention,
    Recurrent,
    StackedLSTM,
    TransformerBlock,
    TransformerDecoderBlock,
)
from typedtensor.ops import relu
from typedtensor.optim import Adam


class Batch(Axis): ...


class Time(Axis): ...


class Seen(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


class Feature(Axis, size=6): ...


class Inner(Axis, size=6): ...


class Wide(Axis, size=8): ...


class Other(Axis, size=5): ...


class Head(Axis, size=2): ...


class Width(Axis, size=3): ...


class Window(Axis, size=3): ...


class Depth(Axis, size=4): ...


def block(seed: int = 0) -> TransformerBlock[Feature, Head, Width, Wide, Time]:
    return TransformerBlock(Feature, Head, Width, Wide, over=Time, norm_first=False, activation=relu, seed=seed)


class Encoder(Module):
    def __init__(self) -> None:
        self.layers = ModuleStack(block, Depth, seed=0)


def drawn(shapes: dict[str, tuple[int, ...]]) -> dict[str, Any]:
    rng = np.random.default_rng(0)
    return {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


OF_BLOCK: dict[str, tuple[int, ...]] = {
    "self_attn.in_proj_weight": (18, 6),
    "self_attn.in_proj_bias": (18,),
    "self_attn.out_proj.weight": (6, 6),
    "self_attn.out_proj.bias": (6,),
    "linear1.weight": (8, 6),
    "linear1.bias": (8,),
    "linear2.weight": (6, 8),
    "linear2.bias": (6,),
    "norm1.weight": (6,),
    "norm1.bias": (6,),
    "norm2.weight": (6,),
    "norm2.bias": (6,),
}


def of_cell(gates: int, suffix: str = "", inputs: int = 6) -> dict[str, tuple[int, ...]]:
    rows = 8 * gates
    matrices = {f"weight_ih{suffix}": (rows, inputs), f"weight_hh{suffix}": (rows, 8)}
    return {**matrices, f"bias_ih{suffix}": (rows,), f"bias_hh{suffix}": (rows,)}


STORED: list[tuple[Any, dict[str, tuple[int, ...]]]] = [
    (lambda: Linear(Feature, Wide), {"weight": (8, 6), "bias": (8,)}),
    (lambda: Linear(Feature, Inner, bias=False), {"weight": (6, 6)}),
    (
        lambda: Linear(Feature, Wide) >> relu >> Linear(Wide, Other),
        {"0.weight": (8, 6), "0.bias": (8,), "2.weight": (5, 8), "2.bias": (5,)},
    ),
    (lambda: Embedding(Wide, Feature), {"weight": (8, 6)}),
    (lambda: LayerNorm(Feature, shift=False), {"weight": (6,)}),
    (lambda: Conv2DInto(Feature, Wide, Window, Window, Row, Column), {"weight": (8, 6, 3, 3), "bias": (8,)}),
    (lambda: Depthwise2D(Feature, Window, Window, Row, Column), {"weight": (6, 1, 3, 3), "bias": (6,)}),
    (lambda: Grouped1D(Head, Width, Depth, Window, Row), {"weight": (8, 3, 3), "bias": (8,)}),
    (lambda: ConvTransposed2D(Feature, Wide, Window, Window, Row, Column), {"weight": (6, 8, 3, 3), "bias": (8,)}),
    (lambda: LSTMCell(Feature, Wide), of_cell(4)),
    (lambda: Recurrent(GRUCell(Feature, Wide), Time), of_cell(3, "_l0")),
    (
        lambda: StackedLSTM(LSTM(LSTMCell(Feature, Wide), Time), LSTM(LSTMCell(Wide, Wide), Time)),
        {**of_cell(4, "_l0"), **of_cell(4, "_l1", 8)},
    ),
    (
        lambda: Bidirectional(LSTM(LSTMCell(Feature, Wide), Time), LSTM(LSTMCell(Feature, Wide), Time, reverse=True)),
        {**of_cell(4, "_l0"), **of_cell(4, "_l0_reverse")},
    ),
    (
        lambda: MultiHeadAttention(Feature, Head, Width, bias=False),
        {"in_proj_weight": (18, 6), "out_proj.weight": (6, 6)},
    ),
    (
        lambda: CrossAttention(Feature, Other, Head, Width),
        {
            "q_proj_weight": (6, 6),
            "k_proj_weight": (6, 5),
            "v_proj_weight": (6, 5),
            "in_proj_bias": (18,),
            "out_proj.weight": (6, 6),
            "out_proj.bias": (6,),
        },
    ),
    (
        lambda: GroupedQueryAttention(Feature, Width, Head, Depth, bias=False),
        {"q_proj.weight": (24, 6), "k_proj.weight": (12, 6), "v_proj.weight": (12, 6), "o_proj.weight": (6, 24)},
    ),
    (block, OF_BLOCK),
    (Encoder, {f"layers.{number}.{name}": shape for number in range(4) for name, shape in OF_BLOCK.items()}),
]
"""Layers, and what their counterparts in PyTorch store."""


@pytest.mark.parametrize(("make", "shapes"), STORED, ids=lambda x: None if isinstance(x, dict) else "")
def test_what_pytorch_stores(make: Any, shapes: dict[str, tuple[int, ...]], tmp_path: Path) -> None:
    """Names and shapes are PyTorch's, and what is loaded is written again, but for the sum of a cell's two biases."""
    arrays = drawn(shapes)
    model = make()
    assign(model, arrays, layout="torch")
    save(tmp_path / "x", model, layout="torch", notes={"epoch": 1})
    written = read(tmp_path / "x").arrays
    assert {name: x.shape for name, x in written.items()} == shapes
    for name in shapes:
        if "bias_ih" in name:
            other = name.replace("ih", "hh")
            np.testing.assert_array_equal(written[name] + written[other], arrays[name] + arrays[other])
        elif "bias_hh" not in name:
            np.testing.assert_array_equal(written[name], arrays[name])
    again = make()
    assert load(tmp_path / "x", again) == {"epoch": 1}
    assert same(values(again), values(model))


WITHOUT = re.compile(r"(Average|Max)Pool\dDInto|Dropout|Pipeline|Sequential")
"""Layers without parameters of their own."""


def test_each_layer_of_pytorch_has_a_layout() -> None:
    named = [name for name in nn.__all__ if "torch.nn." in (getattr(nn, name).__doc__ or "")]
    layers = [name for name in named if isinstance(getattr(nn, name), type) and not WITHOUT.fullmatch(name)]
    assert len(layers) > 30
    assert [name for name in layers if not {*getattr(nn, name).__mro__} & {*LAYERS, *PARTS}] == []


def values(model: Module) -> dict[str, Any]:
    return {name: x.value.numpy() for name, x in (*model.parameters.items(), *model.buffers.items())}


def sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def test_gates_in_the_order_of_pytorch() -> None:
    """An LSTM and a GRU by the formulas of ``torch.nn.LSTMCell`` and ``torch.nn.GRUCell``."""
    rng = np.random.default_rng(1)
    x, h = rng.normal(size=6).astype("f"), rng.normal(size=8).astype("f")
    given = drawn(of_cell(4, "_l0"))
    lstm = LSTM(LSTMCell(Feature, Wide), Time)
    assign(lstm, given, layout="torch")
    z = given["weight_ih_l0"] @ x + given["bias_ih_l0"] + given["bias_hh_l0"]
    i, _, g, o = np.split(z, 4)
    expected = sigmoid(o) * np.tanh(sigmoid(i) * np.tanh(g))
    np.testing.assert_allclose(plain(lstm)(Tensor[Time, Feature](x[None])).numpy()[0], expected, rtol=1e-5)
    given = drawn(of_cell(3))
    gru = GRUCell(Feature, Wide)
    assign(gru, given, layout="torch")
    a = np.split(given["weight_ih"] @ x + given["bias_ih"], 3)
    b = np.split(given["weight_hh"] @ h + given["bias_hh"], 3)
    r, u = sigmoid(a[0] + b[0]), sigmoid(a[1] + b[1])
    expected = (1 - u) * np.tanh(a[2] + r * b[2]) + u * h
    np.testing.assert_allclose(plain(gru)(Tensor[Feature](x), Tensor[Wide](h)).numpy(), expected, rtol=1e-5)


def test_attention_of_pytorch() -> None:
    rng = np.random.default_rng(1)
    x, y = rng.normal(size=(3, 6)).astype("f"), rng.normal(size=(4, 6)).astype("f")
    layer = MultiHeadAttention(Feature, Head, Width)
    given = drawn({name.removeprefix("self_attn."): x for name, x in OF_BLOCK.items() if name.startswith("self_attn")})
    assign(layer, given, layout="torch")
    weights, biases = np.split(given["in_proj_weight"], 3), np.split(given["in_proj_bias"], 3)
    q, k, v = (
        (each @ w.T + b).reshape(-1, 2, 3).swapaxes(0, 1) for each, w, b in zip((x, y, y), weights, biases, strict=True)
    )
    scores = np.exp(q @ k.swapaxes(1, 2) / np.sqrt(3))
    mixed = (scores / scores.sum(-1, keepdims=True) @ v).swapaxes(0, 1).reshape(3, 6)
    expected = mixed @ given["out_proj.weight"].T + given["out_proj.bias"]
    found = plain(layer)(Tensor[Time, Feature](x), Tensor[Seen, Feature](y)).numpy()
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5)


def test_attention_stored_in_four_layers() -> None:
    """Many models of others have a linear layer each for queries, keys, values and the result."""
    layer = MultiHeadAttention(Feature, Head, Width)
    given = drawn(
        {f"{name}.{kind}": (6, 6) if kind == "weight" else (6,) for name in "qkvo" for kind in ("weight", "bias")}
    )
    names = {"q.": "query.", "k.": "key.", "v.": "value.", "o.": "output."}
    assign(layer, given, names=names, layout="torch")
    np.testing.assert_array_equal(layer.value.weight.value.numpy(), given["v.weight"].T)


def test_statistics_of_pytorch() -> None:
    given: dict[str, Any] = drawn(dict.fromkeys(("weight", "bias", "running_mean", "running_var"), (6,)))
    norm = BatchNorm(Feature)
    assign(norm, given, layout="torch")  # files before version 0.4.1 of PyTorch have no number of batches
    assert norm.steps.value.item() == 0
    assign(norm, {**given, "num_batches_tracked": np.asarray(7)}, layout="torch")
    assert norm.steps.value.item() == 7
    np.testing.assert_array_equal(norm.variance.value.numpy(), given["running_var"])


def test_names_and_stated_axes() -> None:
    class Net(Module):
        def __init__(self) -> None:
            self.first, self.second = Linear(Feature, Inner), Linear(Inner, Wide)
            self.places = Param(Tensor[Feature, Inner](np.zeros((6, 6), "f")))

    net = Net()
    given = drawn({"fc1.weight": (6, 6), "fc1.bias": (6,), "fc2.weight": (6, 8), "fc2.bias": (8,), "places": (6, 6)})
    names = {"fc1.": "first.", "fc2.": "second."}
    with pytest.raises(CheckpointError, match=r"places \[Feature=6, Inner=6\] have one size"):
        assign(net, given, names=names, axes={"second.weight": (Inner, Wide)}, layout="torch")
    axes = {"second.weight": (Inner, Wide), "places": (Feature, Inner)}
    assign(net, given, names=names, axes=axes, layout="torch")
    np.testing.assert_array_equal(net.first.weight.value.numpy(), given["fc1.weight"].T)
    np.testing.assert_array_equal(net.second.weight.value.numpy(), given["fc2.weight"])
    np.testing.assert_array_equal(net.places.value.numpy(), given["places"])


def test_one_layer_in_two_places(tmp_path: Path) -> None:
    class Tied(Module):
        def __init__(self) -> None:
            self.words = Embedding(Wide, Feature)
            self.again = self.words

    tied = Tied()
    table = drawn({"words.weight": (8, 6)})["words.weight"]
    assign(tied, {"words.weight": table}, layout="torch")
    assign(tied, {"again.weight": table + 1}, layout="torch")
    assign(tied, {"words.weight": table, "again.weight": table}, layout="torch")
    with pytest.raises(CheckpointError, match=r"again.weight differs from another array for words.weight"):
        assign(tied, {"words.weight": table, "again.weight": table + 1}, layout="torch")
    np.testing.assert_array_equal(tied.words.weight.value.numpy(), table)
    save(tmp_path / "x", tied, layout="torch")
    assert [*read(tmp_path / "x").arrays] == ["again.weight", "words.weight"]


def test_caches_are_not_stored(tmp_path: Path) -> None:
    class Decoder(Module):
        def __init__(self) -> None:
            self.attention = MultiHeadAttention(Feature, Head, Width, causal=True)
            self.cache = CachedAttention(self.attention, Wide)

    given = {name.replace("self_attn.", "attention."): x for name, x in drawn(OF_BLOCK).items() if "attn" in name}
    decoder = Decoder()
    assign(decoder, given, layout="torch")
    np.testing.assert_array_equal(decoder.attention.output.weight.value.numpy(), given["attention.out_proj.weight"].T)


def test_decoder_block_of_pytorch() -> None:
    of_attention = {name.partition(".")[2]: shape for name, shape in OF_BLOCK.items() if "attn" in name}
    shapes = {**OF_BLOCK, "norm3.weight": (6,), "norm3.bias": (6,)}
    shapes |= {f"multihead_attn.{name}": shape for name, shape in of_attention.items()}
    given = drawn(shapes)
    layer = TransformerDecoderBlock(Feature, Inner, Head, Width, Wide, over=Time)
    assign(layer, given, layout="torch")
    np.testing.assert_array_equal(
        layer.reading.key.weight.value.numpy(), given["multihead_attn.in_proj_weight"][6:12].T
    )
    np.testing.assert_array_equal(layer.feedforward_norm.scale.value.numpy(), given["norm3.weight"])


def test_what_does_not_fit_is_said_in_the_shapes_of_pytorch(tmp_path: Path) -> None:
    lstm = LSTM(LSTMCell(Feature, Wide), Time)
    before = values(lstm)
    given = drawn(of_cell(4, "_l0"))
    given["weight_ih_l0"] = given["weight_ih_l0"].T
    del given["bias_hh_l0"]
    with pytest.raises(CheckpointError) as refused:
        assign(lstm, {**given, "extra": np.zeros(3)}, layout="torch")
    _, *problems = str(refused.value).splitlines()  # each once
    for text, problem in zip(
        (
            "PyTorch stores weight_ih_l0 with the shape (32, 6) for LSTM(LSTMCell(Feature, Wide), Time), but the array",
            "LSTM(LSTMCell(Feature, Wide), Time) has bias_ih_l0, but not bias_hh_l0",
            "extra, of shape (3,), is not a parameter",
        ),
        problems,
        strict=True,
    ):
        assert text in problem
    assert same(values(lstm), before)
    unknown: Any = "jax"
    with pytest.raises(CheckpointError, match=r"layout= is 'torch', or None .*, not 'jax'"):
        assign(lstm, given, layout=unknown)
    with pytest.raises(CheckpointError, match=r"layout= is 'torch', or None .*, not 'jax'"):
        save(tmp_path / "x", lstm, layout=unknown)
    with pytest.raises(CheckpointError, match="the state of an optimizer has no layout in PyTorch"):
        save(tmp_path / "x", lstm, optimizer=Adam(lstm.parameters), layout="torch")
    assert not [*tmp_path.iterdir()]


def test_files_among_which_a_model_is_divided(tmp_path: Path) -> None:
    given = drawn({"weight": (8, 6), "bias": (8,)})
    for number, name in enumerate(given):
        write(tmp_path / f"model-{number}.safetensors", Saved({name: given[name]}))
    index = tmp_path / "model.safetensors.index.json"
    places = {name: f"model-{number}.safetensors" for number, name in enumerate(given)}
    index.write_text(json.dumps({"metadata": {}, "weight_map": places}))
    assert same(dict(read(index).arrays), given)
    layer = Linear(Feature, Wide)
    load(index, layer, layout="torch")
    np.testing.assert_array_equal(layer.weight.value.numpy(), given["weight"].T)
    for text, message in {
        "{}": "is not the index of safetensors files: it has no weight_map",
        "[": "is not the index of safetensors files",
        json.dumps({"weight_map": {"x": 3}}): "is not the index of safetensors files",
        json.dumps(
            {"weight_map": {"x": "../model-0.safetensors"}}
        ): "names '../model-0.safetensors', which is not the name",
        json.dumps({"weight_map": {"x": index.name}}): "which is not the name of a safetensors file beside it",
        json.dumps({"weight_map": {"x": "a\0.safetensors"}}): "which is not the name of a safetensors file beside it",
        json.dumps({"weight_map": {"x": ""}}): "names '', which is not the name",
        json.dumps({"weight_map": {"x": "model-0.safetensors"}}): "promises x, but model-0.safetensors do not have it",
    }.items():
        index.write_text(text)
        with pytest.raises(CheckpointError, match=message):
            read(index)
    index.write_text(json.dumps({"weight_map": {"x": "model-7.safetensors"}}))
    with pytest.raises(FileNotFoundError):
        read(index)
