"""Mistakes that labels find in programs of PyTorch and JAX: those of examples/torch and examples/jax, made wrong."""

import math
from typing import Any

from typedtensor import Axis, IntTensor, Tensor, plain
from typedtensor.jax import scan, typed, value_and_grad, vmap
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, dot, einsum, mean_squared_error, softmax, tanh
from typedtensor.torch import module


class Batch(Axis): ...
class Query(Axis): ...
class Key(Axis): ...
class Heads(Axis, size=4): ...
class Feature(Axis, size=16): ...


def attention(
    queries: Tensor[Batch, Heads, Query, Feature],
    keys: Tensor[Batch, Heads, Key, Feature],
    values: Tensor[Batch, Heads, Key, Feature],
    mask: Tensor[Batch, Key],
) -> Tensor[Batch, Heads, Query, Feature]:
    scores = einsum(queries, keys, Batch, Heads, Query, Key) / math.sqrt(Feature().size)
    scores + mask
    # E: Add cannot be applied to Tensor[Batch, Heads, Query, Key] and Tensor[Batch, Key]: its rule "t *A?, t *A? -> t
    #    *A" needs the axes *A of the first (Batch, Heads, Query, Key) to equal the axes *A of the second (Batch, Key)
    #    [axes]
    einsum(queries, keys, Batch, Heads, Query, Value)
    # E: Einsum[Batch, Heads, Query, Value] cannot be applied to Tensor[Batch, Heads, Query, Feature] and Tensor[Batch,
    #    Heads, Key, Feature]: its rule "*A, *B -> *P where *P within *A | *B" needs the axes *P (Batch, Heads, Query,
    #    Value) among *A | *B (Batch, Heads, Query, Feature, Key), which lack Value [axes]
    weights = softmax(scores, Feature)
    # E: Softmax[Feature] cannot be applied to Tensor[Batch, Heads, Query, Key]: its rule "*A U *B -> *A U *B" needs an
    #    axis U (Feature) in the operand, which has only (Batch, Heads, Query, Key); the operand lost Feature on line 26
    #    [axes]
    swapped: Tensor[Batch, Heads, Query, Feature] = einsum(softmax(scores, Key), queries, Batch, Heads, Key, Feature)
    # E: Incompatible types in assignment (expression has type "Tensor[Batch, Heads, Key, Feature]", variable has type
    #    "Tensor[Batch, Heads, Query, Feature]") [assignment]
    return softmax(scores, Query).transpose(Batch, Heads, Key, Query)
    # E: Incompatible return value type (got "Tensor[Batch, Heads, Key, Query]", expected "Tensor[Batch, Heads, Query,
    #    Feature]") [return-value]


class Value(Axis): ...
class Pixel(Axis, size=16): ...
class Digit(Axis, size=4): ...


def loss(model: Linear[Pixel, Digit], images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
    cross_entropy(plain(model)(images), digits, Batch)
    # E: CrossEntropy[Batch] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: of its 2 rules the nearest,
    #    "*A U *B, int *A *B -> *A *B", needs the second to have the axes *A *B (Digit), not (Batch); try Digit in place
    #    of Batch [axes]
    return cross_entropy(plain(model)(images), digits, Digit)
    # E: Incompatible return value type (got "Tensor[Batch]", expected "Tensor[()]") [return-value]


def training(model: Linear[Pixel, Digit], images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> None:
    value_and_grad(loss)(model, images.flatten(Batch, Pixel), digits)
    # E: Argument 2 has incompatible type "Tensor[Flat[Batch, Pixel]]"; expected "Tensor[Batch, Pixel]" [arg-type]
    value_and_grad(loss)(model, images, plain(model)(images))
    # E: Argument 3 has incompatible type "Tensor[Batch, Digit]"; expected "IntTensor[Batch]" [arg-type]


class Time(Axis): ...
class State(Axis, size=5): ...


def cell(state: Any, frame: Any) -> Any: ...


typed_cell = typed(cell, Tensor[State], Tensor[Feature], returns=Tensor[State])


def step(state: Tensor[State], frame: Tensor[Feature]) -> tuple[Tensor[State], Tensor[State]]:
    state = typed_cell(frame, state)
    # E: Argument 1 has incompatible type "Tensor[Feature]"; expected "Tensor[State]" [arg-type]
    # E: Argument 2 has incompatible type "Tensor[State]"; expected "Tensor[Feature]" [arg-type]
    return state, state


def recurrence(video: Tensor[Time, Feature], videos: Tensor[Batch, Time, Feature], state: Tensor[State]) -> None:
    _, states = scan(step, state, video, Time)
    states.mean(Feature)
    # E: Mean[Feature] cannot be applied to Tensor[Time, State]: its rule "t *A U *B -> real *A *B" needs an axis U
    #    (Feature) in the operand, which has only (Time, State) [axes]
    scan(step, state, videos, Time)
    # E: jax.scan goes along Time, which must be the first axis of the sequence, but its axes are (Batch, Time,
    #    Feature): write xs.transpose(Time, Batch, Feature) [axes]
    vmap(typed(cell, Tensor[Time, Feature], returns=Tensor[Time, State]), Time)(videos)
    # E: Argument 1 has incompatible type "Tensor[Batch, Time, Feature]"; expected "Tensor[Time, Time, Feature]"
    #    [arg-type]


class Signal(Axis, size=12): ...
class Code(Axis, size=3): ...
class Image(Axis): ...
class Text(Axis): ...


def classifier(network: Any, images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> None:
    classify = typed(network, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    (classify(images) - digits).mean()
    # E: Sub cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: its rule "t *A?, t *A? -> t *A" needs its
    #    operands to be of one kind, not real and int; try as_real(second).expand_like(first) [axes]
    accuracy = classify(images).argmax(Batch).eq(digits)
    # E: Equal cannot be applied to IntTensor[Digit] and IntTensor[Batch]: its rule "t *A?, t *A? -> bool *A" needs the
    #    axes *A of the first (Digit) to equal the axes *A of the second (Batch); the first lost Batch on line 109
    #    [axes]


def autoencoder(signals: Tensor[Batch, Signal]) -> None:
    encode = module(Linear(Signal, Code) >> tanh)
    decode = module(Linear(Code, Signal))
    decode(signals)
    # E: Argument 1 has incompatible type "Tensor[Batch, Signal]"; expected "Tensor[Batch, Code]" [arg-type]
    mean_squared_error(encode(signals), signals)
    # E: MeanSquaredError cannot be applied to Tensor[Batch, Code] and Tensor[Batch, Signal]: its rule "*A, *A -> real"
    #    needs the axes *A of the first (Batch, Code) to equal the axes *A of the second (Batch, Signal) [axes]
    module(Linear(Signal, Code) >> tanh >> Linear(Signal, Code))
    # E: Linear[Signal, Code] cannot follow: it takes Tensor[*N, Signal], but is given Tensor[*N, Code] [axes]


def retrieval(images: Tensor[Image, Code], texts: Tensor[Text, Code], text_of: IntTensor[Image]) -> Tensor[Image]:
    scores = dot(images, texts, Code)
    cross_entropy(scores, text_of, Image)
    # E: CrossEntropy[Image] cannot be applied to Tensor[Image, Text] and IntTensor[Image]: of its 2 rules the nearest,
    #    "*A U *B, int *A *B -> *A *B", needs the second to have the axes *A *B (Text), not (Image); try Text in place
    #    of Image [axes]
    return cross_entropy(scores.transpose(), text_of, Text)
