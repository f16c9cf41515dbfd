"""A model in float64 computes in float64: no value of its program, nor of its gradients, is in another precision."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Attended, Axis, Buffer, Const, Expr, IntTensor, Param, given, gradient
from typedtensor.ad.graph import topological_order
from typedtensor.core.tensor import tensor_type
from typedtensor.core.variables import Variable
from typedtensor.ir import Value
from typedtensor.lowering.expressions import lower
from typedtensor.nn import (
    LSTM,
    ALiBi,
    BatchNorm,
    Bidirectional,
    CachedAttention,
    Conv1DInto,
    Dropout,
    Embedding,
    GroupNorm,
    GRUCell,
    LayerNorm,
    LSTMCell,
    MixtureOfExperts,
    MultiHeadAttention,
    Recurrent,
    RMSNorm,
    Rotary,
    Router,
    SelfAttention,
    Sinusoidal,
    Training,
    TransformerBlock,
    TransformerDecoderBlock,
    ctc_loss,
)
from typedtensor.ops import arange, as_int, binary_cross_entropy, embed_bag, segment_max, segment_mean, where


class Batch(Axis, size=2): ...


class Time(Axis, size=5): ...


class Feature(Axis, size=6): ...


class Other(Axis, size=6): ...


class Head(Axis, size=3): ...


class Width(Axis, size=4): ...


class Inner(Axis, size=8): ...


class Expert(Axis, size=3): ...


class Place(Axis, size=4): ...


class Choice(Axis, size=2): ...


class Window(Axis, size=3): ...


class Row(Axis): ...


class Past(Axis, size=5): ...


class Segment(Axis, size=3): ...


class Place2(Axis, size=2): ...


AXES = Batch, Time, Feature
F64: Any = {"dtype": np.float64, "seed": 0}
NORM: Any = {"dtype": np.float64}
INDEX = Const(IntTensor[Time]([0, 2, 2, 1, 0]))
LENGTHS = Const(IntTensor[Batch]([3, 5]))
THERE = Const(tensor_type("bool", (Batch, Time))(np.arange(5) < [[3], [5]]))
SEEN = Const(tensor_type("bool", (Batch, Attended[Time]))(np.arange(5) < [[3], [5]]))


def block(**options: Any) -> TransformerBlock[Any, Any, Any, Any, Any]:
    return TransformerBlock(Feature, Head, Width, Inner, over=Time, seed=0, dtype=np.float64, **options)


def attended(x: Any, **options: Any) -> Any:
    return SelfAttention(MultiHeadAttention(Feature, Head, Width, seed=0, dtype=np.float64, **options), Time)(
        x, present=SEEN
    )


def training() -> Training:
    return Training(Buffer(IntTensor[()](3)))


def updated(layer: Any, x: Any, **options: Any) -> Any:
    """The statistics that a step of training will assign, and the result."""
    state = training()
    y = layer(x, state, **options)
    return [y, *(update.value for update in state.updates)]


def of_experts(x: Any) -> Any:
    mixed = MixtureOfExperts(Router(Feature, Expert, Place, Choice, seed=0, dtype=np.float64), lambda x: x).mixed(
        x, present=THERE
    )
    return [mixed.outputs, mixed.balance, mixed.squares]


def cached(x: Any) -> Any:
    cache: Any = CachedAttention(
        MultiHeadAttention(
            Feature, Head, Width, causal=True, rotary=Rotary(Width), relative=ALiBi(Head), seed=0, dtype=np.float64
        ),
        Past,
    )
    y, _ = cache(x.sum(Batch, Time), Const(IntTensor[()](2)))
    return y


def exact(value: Value) -> bool:
    """Whether a value is the same in any precision: a truth value as 0 or 1, or a draw that is compared."""
    operands = [x.dtype for x in value.operands if isinstance(x, Value)]
    return value.primitive.opcode == "random_uniform" or (value.primitive.opcode == "cast" and operands == [np.bool_])


CASES: dict[str, Any] = {
    "attention": lambda x: attended(x, causal=True),
    "attention with rotary positions": lambda x: attended(x, rotary=Rotary(Width)),
    "attention with ALiBi": lambda x: attended(x, relative=ALiBi(Head)),
    "batch norm": lambda x: updated(BatchNorm(Feature, **NORM), x),
    "batch norm, averaged": lambda x: updated(BatchNorm(Feature, momentum=None, **NORM), x),
    "batch norm of some": lambda x: updated(BatchNorm(Feature, **NORM), x, where=THERE),
    "bags": lambda x: embed_bag(INDEX, x.select(Batch, 0), Time, mean=True, ignored=2),
    "both ways": lambda x: Bidirectional(
        *(LSTM(LSTMCell(Feature, Inner, **F64), Time, reverse=each) for each in (False, True))
    )(x.transpose(Time, Batch, Feature), lengths=LENGTHS),
    "convolution": lambda x: Conv1DInto(Feature, Inner, Window, Row, padding="same", **F64)(
        x.transpose(Batch, Feature, Time)
    ),
    "ctc": lambda x: ctc_loss(
        x.transpose(Time, Batch, Feature),
        Const(tensor_type("int", (Batch, Place2))(np.ones((2, 2), int))),
        LENGTHS,
        Const(IntTensor[Batch]([1, 2])),
        Time,
        Feature,
        Place2,
    ),
    "decoder": lambda x: TransformerDecoderBlock(
        Feature, Other, Head, Width, Inner, over=Time, rate=0.1, seed=0, dtype=np.float64
    )(x, x.rename(Feature, Other).rename(Time, Past), training()),
    "dropout": lambda x: Dropout(0.5, seed=0)(x, training()),
    "embedding": lambda x: Embedding(Segment, Feature, **F64)(INDEX).expand_like(x) * x,
    "experts": of_experts,
    "group norm": lambda x: GroupNorm(Feature, 2, **NORM)(x.transpose(Batch, Feature, Time)),
    "gru": lambda x: Recurrent(GRUCell(Feature, Inner, **F64), Time)(
        x.transpose(Time, Batch, Feature), lengths=LENGTHS
    ),
    "key and value cache": cached,
    "layer norm": lambda x: LayerNorm(Feature, **NORM)(x),
    "losses of truth values": lambda x: binary_cross_entropy(x, x > 0.0),
    "losses of integers": lambda x: binary_cross_entropy(x, as_int(x > 0.0)),
    "maxima of segments": lambda x: segment_max(x, INDEX, Time, Segment),
    "mean of some": lambda x: x.mean(Time, where=THERE),
    "mean of no label": lambda x: x.mean(where=THERE),
    "means of segments": lambda x: segment_mean(x, INDEX, Time, Segment),
    "deviation of some": lambda x: x.std(Time, where=THERE),
    "rms norm": lambda x: RMSNorm(Feature, **NORM)(x),
    "rotary": lambda x: Rotary(Feature)(x, x.positions(Time)),
    "sinusoidal": lambda x: x + Sinusoidal(Feature)(arange(Time), like=x).expand_like(x),
    "transformer block": lambda x: block(causal=True, rate=0.1)(x, training()),
    "where": lambda x: where(x > 0.0, x, 0.5),
}


@pytest.mark.parametrize("name", CASES)
def test_a_model_in_float64_has_no_value_in_another_precision(name: str) -> None:
    made: Any = tensor_type("real", AXES)
    data = made(np.random.default_rng(0).normal(size=(2, 5, 6)))
    x: Any = Param(data)
    found = CASES[name](x)
    outputs: list[Expr[Any]] = found if isinstance(found, list) else [found]
    outputs = [y for y in outputs if y.tensor_type.kind == "real"]
    loss: Any = sum((y * y * 1.5).sum() for y in outputs[:1])
    roots = [*outputs, gradient(loss, x)]
    leaves = {leaf: leaf for root in roots for leaf in topological_order(root) if isinstance(leaf, Variable)}
    with given():
        program = lower(roots, {leaf: leaf.value._array for leaf in leaves})
    others = [value for value in program.order() if value.dtype.kind == "f" and value.dtype != np.float64]
    assert not [value for value in others if not exact(value)]


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_positions_have_the_precision_of_what_they_are_added_to(dtype: Any) -> None:
    places = np.arange(5)
    x = tensor_type("real", (Time, Feature)).wrap(np.zeros((5, 6), dtype))
    angles = places[:, None] * 10_000.0 ** -(np.arange(6) // 2 * 2 / 6)
    wanted = np.where(np.arange(6) % 2, np.cos(angles), np.sin(angles))
    with given():
        found = Sinusoidal(Feature)(arange(Time), like=Const(x)).value.numpy()
        slopes = ALiBi(Head)(Const(IntTensor[Time](places)), like=Const(x)).value.numpy()
        alone = Sinusoidal(Feature)(arange(Time)).value.dtype, ALiBi(Head)(Const(IntTensor[Time](places))).value.dtype
    assert (found.dtype, slopes.dtype, *alone) == (dtype, dtype, np.float32, np.float32)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=2 * np.finfo(dtype).eps)
    np.testing.assert_allclose(slopes, -places[:, None] * [2.0**-4, 2.0**-8, 2.0**-2], rtol=np.finfo(dtype).eps)


def test_biases_of_scores_leave_half_precision() -> None:
    half: Any = {"dtype": np.float16, "seed": 0}
    attend = SelfAttention(MultiHeadAttention(Feature, Head, Width, relative=ALiBi(Head), **half), Time)
    x = tensor_type("real", AXES).wrap(np.random.default_rng(0).normal(size=(2, 5, 6)).astype(np.float16))
    with given():
        assert attend(Const(x)).value.dtype == np.float16
