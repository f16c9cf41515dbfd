"""Layers give what PyTorch's give with the same weights, and so do their gradients.

``python -m tests.nn.references`` writes what is compared with.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.nn.references.numbers import numbers
from typedtensor import Attended, Axis, BoolTensor, Buffer, Const, IntTensor, Module, Param, Tensor, commit, given
from typedtensor.core.tensor import tensor_type
from typedtensor.nn import (
    LSTM,
    BatchNorm,
    Bidirectional,
    Conv1DInto,
    Conv2DInto,
    Conv3DInto,
    ConvTransposed1D,
    ConvTransposed2D,
    Depthwise1D,
    Depthwise2D,
    ElmanCell,
    Grouped2D,
    GroupedQueryAttention,
    GroupNorm,
    GRUCell,
    InstanceNorm,
    LayerNorm,
    Linear,
    LSTMCell,
    LSTMState,
    MultiHeadAttention,
    Recurrent,
    RMSNorm,
    SelfAttention,
    StackedLSTM,
    Training,
    TransformerBlock,
    TransformerDecoderBlock,
)
from typedtensor.ops import average_pool_along, max_pool_along, relu

RECORDED: dict[str, Any] = json.loads((Path(__file__).parent / "references" / "layers.json").read_text("utf-8"))


class Batch(Axis): ...


class Time(Axis): ...


class Channel(Axis): ...


class Out(Axis): ...


class Height(Axis): ...


class Width(Axis): ...


class Depth(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


class Plane(Axis): ...


class Two(Axis, size=2): ...


class Three(Axis, size=3): ...


class Group(Axis, size=2): ...


class Part(Axis): ...


class Inner(Axis, size=8): ...


class Head(Axis, size=2): ...


class Query(Axis, size=3): ...


class Small(Axis, size=3): ...


class Four(Axis, size=4): ...


class Memory(Axis, size=6): ...


class Frame(Axis): ...


Array = np.ndarray[Any, Any]
Given = Mapping[str, tuple[str, Callable[[Array], Array]]]
"""For a parameter of ours the names of PyTorch's that it is the sum of, and what is done with these."""


def same(a: Array) -> Array:
    return a


def turned(a: Array) -> Array:
    return a.T


def gates(a: Array) -> Array:
    """Ours have the output before the candidate, and inputs in front."""
    i, f, g, o = np.split(a, 4)
    return np.concatenate([i, f, o, g]).T


def part(number: int, of: int) -> Callable[[Array], Array]:
    return lambda a: np.split(a, of)[number].T


@dataclass
class Ours:
    """A layer of ours, the axes of its input, how it is applied, and where its parameters are in PyTorch's."""

    layer: Any
    axes: tuple[Any, ...]
    apply: Callable[[Any, Any], list[Any]] = lambda layer, x: [layer(x)]
    given: Given = field(default_factory=dict)


KERNEL: Given = {"kernel": ("weight", same), "bias": ("bias", same)}
NORM: Given = {"scale": ("weight", same), "shift": ("bias", same)}
LINEAR: Given = {"weight": ("weight", turned), "bias": ("bias", turned)}
IMAGE = Batch, Channel, Height, Width
SEQUENCE = Time, Batch, Small
LENGTHS = Const(IntTensor[Batch]([5, 2, 3]))
MASK = np.tri(5, dtype=bool)
PRESENT = np.array([[True] * 5, [True] * 3 + [False] * 2])


def recurrent(at: str = "", torch: str = "_l0", of: Callable[[Array], Array] = turned) -> Given:
    return {
        f"{at}weight": (f"weight_ih{torch}", of),
        f"{at}recurrent": (f"weight_hh{torch}", of),
        f"{at}bias": (f"bias_ih{torch} bias_hh{torch}", of),
    }


GRU: Given = {
    **recurrent("cell."),
    "cell.bias": ("bias_ih_l0", turned),
    "cell.recurrent_bias": ("bias_hh_l0", turned),
}


def attention(at: str = "", torch: str = "") -> Given:
    found: dict[str, tuple[str, Callable[[Array], Array]]] = {}
    for number, name in enumerate(("query", "key", "value")):
        found[f"{at}{name}.weight"] = f"{torch}in_proj_weight", part(number, 3)
        found[f"{at}{name}.bias"] = f"{torch}in_proj_bias", part(number, 3)
    found |= {f"{at}output.weight": (f"{torch}out_proj.weight", turned)}
    return found | {f"{at}output.bias": (f"{torch}out_proj.bias", turned)}


def ended(layer: Any, x: Any, lengths: Any = None) -> list[Any]:
    end, ys = layer.run(x, lengths=lengths)
    return [ys, *([end.hidden, end.cell] if isinstance(end, LSTMState) else [end])]


def both_ways(layer: Any, x: Any) -> list[Any]:
    ends = [each.run(x, lengths=LENGTHS)[0] for each in (layer.forward, layer.backward)]
    return [layer(x, lengths=LENGTHS), *(end.hidden for end in ends), *(end.cell for end in ends)]


def on_top(layer: Any, x: Any) -> list[Any]:
    ends, ys = layer.run(x, lengths=LENGTHS)
    return [ys, *(end.hidden for end in ends), *(end.cell for end in ends)]


def running(layer: Any, x: Any) -> list[Any]:
    training = Training(Buffer(IntTensor[()](0)))
    found = [layer(x, training), layer(x * x, training)]
    with given():
        commit(*training.updates)
    return [*found, layer(x, None), layer.mean, layer.variance]


def in_groups(layer: Any, x: Any) -> list[Any]:
    return [layer(x.split(Channel, Group, Part(2)))]


def pooled(pool: Any, *numbers: int) -> Callable[[Any, Any], list[Any]]:
    return lambda _, x: [pool(pool(x, Width, Column, *numbers), Height, Row, *numbers)]


def masked(layer: Any, x: Any) -> list[Any]:
    mask, present = BoolTensor[Time, Attended[Time]](MASK), BoolTensor[Batch, Attended[Time]](PRESENT)
    return [layer(x, mask=Const(mask), present=Const(present))]


def prefixed(prefix: str, of: Given) -> Given:
    return {f"{prefix}{name}": value for name, value in of.items()}


def named(of: Mapping[str, str], how: Callable[[Array], Array] = turned) -> Given:
    return {f"{ours}.{name}": (f"{torch}.{name}", how) for ours, torch in of.items() for name in ("weight", "bias")}


def block(*norms: str) -> Given:
    found = {**attention("attention.", "self_attn."), **named({"widen": "linear1", "narrow": "linear2"})}
    for number, at in enumerate(norms, 1):
        found |= prefixed(f"{at}_norm.", {k: (f"norm{number}.{v}", how) for k, (v, how) in NORM.items()})
    return found


def decoded(layer: Any, x: Any) -> list[Any]:
    memory = Tensor[Batch, Frame, Memory](numbers("memory", (2, 4, 6)))
    present = BoolTensor[Batch, Frame]([[True] * 4, [True, True, False, False]])
    return [layer(x, Const(memory), None, memory_present=Const(present))]


FEATURES = Batch, Time, Channel
DECODER = {**block("attention", "reading", "feedforward"), **attention("reading.", "multihead_attn.")}
LAYERS: dict[str, Callable[[], Ours]] = {
    "linear": lambda: Ours(Linear(Small, Four), (Batch, Time, Small), given=LINEAR),
    "conv1d": lambda: Ours(
        Conv1DInto(Channel(3), Out(4), Three, Row, stride=2, padding=1), (Batch, Channel, Time), given=KERNEL
    ),
    "conv2d": lambda: Ours(
        Conv2DInto(Channel(3), Out(4), Three, Two, Row, Column, stride=(2, 1), padding=(1, 0), dilation=(1, 2)),
        IMAGE,
        given=KERNEL,
    ),
    "conv3d": lambda: Ours(
        Conv3DInto(Channel(2), Out(3), Two, Two, Two, Plane, Row, Column, padding=1),
        (Batch, Channel, Depth, Height, Width),
        given=KERNEL,
    ),
    "grouped": lambda: Ours(
        Grouped2D(Group, Part(2), Out(3), Three, Three, Row, Column, padding=1),
        IMAGE,
        in_groups,
        {"kernel": ("weight", lambda a: a.reshape(2, 3, 2, 3, 3)), "bias": ("bias", lambda a: a.reshape(2, 3))},
    ),
    "depthwise1d": lambda: Ours(
        Depthwise1D(Channel(3), Three, Row, padding=2, dilation=2),
        (Batch, Channel, Time),
        given={**KERNEL, "kernel": ("weight", lambda a: a[:, 0])},
    ),
    "depthwise2d": lambda: Ours(
        Depthwise2D(Channel(3), Three, Three, Row, Column, stride=2, padding=1),
        IMAGE,
        given={**KERNEL, "kernel": ("weight", lambda a: a[:, 0])},
    ),
    "transposed1d": lambda: Ours(
        ConvTransposed1D(Channel(3), Out(4), Three, Row, stride=2, padding=1), (Batch, Channel, Time), given=KERNEL
    ),
    "transposed2d": lambda: Ours(
        ConvTransposed2D(Channel(3), Out(2), Two, Two, Row, Column, stride=2), IMAGE, given=KERNEL
    ),
    "max_pool": lambda: Ours(None, IMAGE, pooled(max_pool_along, 3, 2, 1)),
    "average_pool": lambda: Ours(None, IMAGE, pooled(average_pool_along, 2, 2)),
    "batch_norm": lambda: Ours(BatchNorm(Channel(3)), (Batch, Channel), running, NORM),
    "batch_norm_2d": lambda: Ours(BatchNorm(Channel(3)), IMAGE, running, NORM),
    "group_norm": lambda: Ours(GroupNorm(Channel(6), 2), IMAGE, given=NORM),
    "instance_norm": lambda: Ours(InstanceNorm(Channel(3), affine=True), IMAGE, given=NORM),
    "layer_norm": lambda: Ours(LayerNorm(Channel(6)), FEATURES, given=NORM),
    "rms_norm": lambda: Ours(RMSNorm(Channel(6)), FEATURES, given={"scale": ("weight", same)}),
    "elman": lambda: Ours(Recurrent(ElmanCell(Small, Four), Time), SEQUENCE, ended, recurrent("cell.")),
    "gru": lambda: Ours(Recurrent(GRUCell(Small, Four), Time), SEQUENCE, ended, GRU),
    "lstm": lambda: Ours(LSTM(LSTMCell(Small, Four), Time), SEQUENCE, ended, recurrent("cell.", of=gates)),
    "gru_lengths": lambda: Ours(
        Recurrent(GRUCell(Small, Four), Time), SEQUENCE, lambda layer, x: ended(layer, x, LENGTHS), GRU
    ),
    "bidirectional": lambda: Ours(
        Bidirectional(LSTM(LSTMCell(Small, Four), Time), LSTM(LSTMCell(Small, Four), Time, reverse=True)),
        SEQUENCE,
        both_ways,
        {**recurrent("forward.cell.", of=gates), **recurrent("backward.cell.", "_l0_reverse", gates)},
    ),
    "stacked": lambda: Ours(
        StackedLSTM(LSTM(LSTMCell(Small, Four), Time), LSTM(LSTMCell(Four, Four), Time)),
        SEQUENCE,
        on_top,
        {**recurrent("layers.0.cell.", of=gates), **recurrent("layers.1.cell.", "_l1", gates)},
    ),
    "attention": lambda: Ours(
        SelfAttention(MultiHeadAttention(Channel(6), Head, Three), Time), FEATURES, masked, attention("attention.")
    ),
    "grouped_attention": lambda: Ours(
        SelfAttention(GroupedQueryAttention(Channel(6), Head, Query, Four, causal=True), Time),
        FEATURES,
        given=prefixed("attention.", named({"query": "q", "key": "k", "value": "v", "output": "o"})),
    ),
    "block": lambda: Ours(
        TransformerBlock(Channel(6), Head, Three, Inner, over=Time, causal=True),
        FEATURES,
        lambda layer, x: [layer(x, None)],
        block("attention", "feedforward"),
    ),
    "block_norm_last": lambda: Ours(
        TransformerBlock(Channel(6), Head, Three, Inner, over=Time, norm_first=False, activation=relu),
        FEATURES,
        lambda layer, x: [layer(x, None)],
        block("attention", "feedforward"),
    ),
    "decoder": lambda: Ours(
        TransformerDecoderBlock(Channel(6), Memory, Head, Three, Inner, over=Time), FEATURES, decoded, DECODER
    ),
    "decoder_norm_last": lambda: Ours(
        TransformerDecoderBlock(Channel(6), Memory, Head, Three, Inner, over=Time, norm_first=False, activation=relu),
        FEATURES,
        decoded,
        DECODER,
    ),
}


@pytest.mark.parametrize("name", RECORDED)
def test_a_layer_and_its_gradients_are_those_of_pytorch(name: str) -> None:
    expected, ours = RECORDED[name], LAYERS[name]()
    shapes: dict[str, list[int]] = expected["parameters"]
    parameters: Mapping[str, Any] = ours.layer.parameters if isinstance(ours.layer, Module) else {}
    assert set(parameters) == set(ours.given)
    assert {torch for names, _ in ours.given.values() for torch in names.split()} == set(shapes)
    for at, (names, how) in ours.given.items():
        value = how(sum((numbers(torch, shapes[torch]) for torch in names.split()), np.zeros((), np.float32)))
        parameters[at].assign(parameters[at].value.tensor_type(np.ascontiguousarray(value)))
    x: Any = Param(tensor_type("real", ours.axes)(numbers("input", expected["shape"])))
    outputs = ours.apply(ours.layer, x)
    with given():
        found = [y.value.numpy() for y in outputs]
    np.testing.assert_allclose(np.concatenate([y.ravel() for y in found]), expected["output"], rtol=1e-5, atol=1e-5)
    weights, total = numbers("output", (len(expected["output"]),)), Const(Tensor[()](0.0))
    loss: Any = total
    for y, value in zip(outputs, found, strict=True):
        own, weights = weights[: value.size], weights[value.size :]
        if not isinstance(y, Buffer):
            loss = loss + (y * Const(y.tensor_type(own.reshape(value.shape)))).sum()
    with given() as computation:
        gradients = computation.gradients(loss)
        for at, (names, how) in {"input": ("input", same), **ours.given}.items():
            torch = names.split()[0]
            slope = np.reshape(expected["gradients"][torch], shapes.get(torch, expected["shape"]))
            slopes = gradients[x if at == "input" else parameters[at]].numpy()
            np.testing.assert_allclose(slopes, how(slope), rtol=1e-5, atol=1e-5, err_msg=at)


def test_every_layer_that_is_recorded_is_compared() -> None:
    assert list(RECORDED) == list(LAYERS)
