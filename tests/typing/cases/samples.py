"""Axes of independent samples: what mixes them says so."""

from typing import TypeVar, TypeVarTuple, reveal_type

import typedtensor
from typedtensor import Axis, Expr, Flat, IntTensor, Tensor, across
from typedtensor.nn import Conv1DInto, Conv2D, Depthwise1D, GroupNorm, InstanceNorm
from typedtensor.ops import (
    Softmax,
    cosine_similarity,
    cross_entropy,
    l2_normalize,
    log_softmax,
    matmul,
    normalize,
    softmax,
    sparsemax,
    sqrt,
    square,
)

U = TypeVar("U", bound=Axis)
N = TypeVarTuple("N")


class Batch(Axis, samples=True): ...
class Other(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=4): ...
class Out(Axis, size=3): ...
class Window(Axis, size=2): ...
class Plain(Axis, samples=False): ...
class Wrong(Axis, samples=1): ...
# E: samples= of the label Wrong must be True or False [axis-rule]
# E: Argument "samples" to "__init_subclass__" of "Axis" has incompatible type "int"; expected "bool" [arg-type]
class Unread(Axis, samples=bool(3)): ...  # E: samples= of the label Unread must be True or False [axis-rule]

Features = Expr[Tensor[Batch, Hidden]]
Sequence = Expr[Tensor[Batch, Time, Hidden]]


def normalized(x: Features, classes: Expr[IntTensor[Hidden]], t: Tensor[Batch, Hidden]) -> None:
    softmax(x, Batch)
    # E: this softmax is along Batch, whose elements are independent samples: if this is intended, write across(Batch)
    #    [axes-samples]
    log_softmax(x, Batch)
    # E: this log_softmax is along Batch, whose elements are independent samples: if this is intended, write
    #    across(Batch) [axes-samples]
    normalize(x, Batch)
    # E: this normalisation is along Batch, whose elements are independent samples: if this is intended, write
    #    across(Batch) [axes-samples]
    cross_entropy(x, classes, Batch)
    # E: the softmax of this cross_entropy is along Batch, whose elements are independent samples: if this is intended,
    #    write across(Batch) [axes-samples]
    Softmax(Batch)(x)
    # E: this softmax is along Batch, whose elements are independent samples: if this is intended, write across(Batch)
    #    [axes-samples]
    x.softmax(Batch)
    # E: this softmax is along Batch, whose elements are independent samples: if this is intended, write across(Batch)
    #    [axes-samples]
    t.softmax(Batch)
    # E: this softmax is along Batch, whose elements are independent samples: if this is intended, write across(Batch)
    #    [axes-samples]
    x.flatten(Batch, Hidden).softmax(Flat[Batch, Hidden])
    # E: this softmax is along Flat[Batch, Hidden], whose elements are independent samples: if this is intended, write
    #    across(Flat[Batch, Hidden]) [axes-samples]
    softmax(x, Hidden)
    softmax(x, across(Batch))
    softmax(x, typedtensor.across(Batch))
    x.softmax(across(Batch))
    Softmax(across(Batch))(x)
    normalize(x, across(Batch))
    l2_normalize(x, Batch)
    # E: this normalisation is along Batch, whose elements are independent samples: if this is intended, write
    #    across(Batch) [axes-samples]
    sparsemax(x, Batch)
    # E: this sparsemax is along Batch, whose elements are independent samples: if this is intended, write across(Batch)
    #    [axes-samples]
    cosine_similarity(x, x, Batch)
    # E: this product sums over Batch, whose elements are independent samples: if this is intended, write across(Batch)
    #    [axes-samples]
    cosine_similarity(x, x, Hidden)


def summed(x: Features, y: Expr[Tensor[Batch, Out]], weight: Expr[Tensor[Hidden, Out]]) -> None:
    x.transpose() @ y
    # E: this product sums over Batch, whose elements are independent samples: if this is intended, write
    #    first.dot(second, across(Batch)) [axes-samples]
    matmul(x.transpose(), y)
    # E: this product sums over Batch, whose elements are independent samples: if this is intended, write
    #    first.dot(second, across(Batch)) [axes-samples]
    x.contract(y)
    # E: this product sums over Batch, whose elements are independent samples: if this is intended, write
    #    first.dot(second, across(Batch)) [axes-samples]
    x.dot(y, Batch)
    # E: this product sums over Batch, whose elements are independent samples: if this is intended, write across(Batch)
    #    [axes-samples]
    x.dot(y, across(Batch))
    x @ weight
    x.contract(weight)
    x.dot(weight, Hidden)


def mixed(x: Features, y: Features, e: Expr[Tensor[Batch]]) -> Features:
    x - x.mean(Batch).expand_like(x)
    # E: x is combined with its own reduction over Batch, whose elements are independent samples: if this is intended,
    #    write across(Batch) [axes-samples]
    # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it [axes-dropped]
    mean = x.mean(Batch)
    x - mean.expand_like(x)
    # E: x is combined with its own reduction over Batch, whose elements are independent samples: if this is intended,
    #    write across(Batch) [axes-samples]
    # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it [axes-dropped]
    deviation = sqrt(square(x - x.mean(across(Batch)).expand_like(x)).mean(Batch) + 1e-5)
    x / deviation.expand_like(x)
    # E: x is combined with its own reduction over Batch, whose elements are independent samples: if this is intended,
    #    write across(Batch) [axes-samples]
    # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it [axes-dropped]
    e / e.sum(Batch)
    # E: e is combined with its own reduction over Batch, whose elements are independent samples: if this is intended,
    #    write across(Batch) [axes-samples]
    # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it [axes-dropped]
    e -= e.max(Batch)
    # E: e is combined with its own reduction over Batch, whose elements are independent samples: if this is intended,
    #    write across(Batch) [axes-samples]
    x - y.mean(Batch).expand_like(x)
    # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it [axes-dropped]
    return x - x.mean(across(Batch)).expand_like(x)


def independent(x: Sequence, losses: Expr[Tensor[Batch, Time]]) -> Expr[Tensor[()]]:
    """What is common: the mean of losses over samples, and all along other axes."""
    x - x.mean(Time).expand_like(x)
    # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it [axes-dropped]
    x.max(Batch)
    # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it [axes-dropped]
    x.dot(x.rename(Time, Other), Hidden).softmax(Other)
    # E: this value is computed and dropped, since tensors do not change: assign the result, or remove it [axes-dropped]
    return losses.mean(Time).mean(Batch)


def contrastive(x: Features, y: Features, pairs: Expr[IntTensor[Batch]], found: Expr[IntTensor[Other]]) -> None:
    scores = x.dot(y.rename(Batch, Other), Hidden)
    cross_entropy(scores, pairs, Other)
    cross_entropy(scores, found, Batch)
    # E: the softmax of this cross_entropy is along Batch, whose elements are independent samples: if this is intended,
    #    write across(Batch) [axes-samples]
    cross_entropy(scores, found, across(Batch))


def generic(x: Expr[Tensor[*N, U]], axis: type[U]) -> Expr[Tensor[*N, U]]:
    return softmax(x, axis)


def through_generic(x: Expr[Tensor[Hidden, Batch]]) -> None:
    reveal_type(generic(x, across(Batch)))  # R: Expr[Tensor[Hidden, Batch]]
    reveal_type(across(Batch))  # R: type[Batch]
    across(3)  # E: Argument 1 to "across" has incompatible type "int"; expected "type[Never]" [arg-type]


def unnoticed(x: Features, y: Expr[Tensor[Plain, Hidden]]) -> None:
    softmax(x, Batch)  # type: ignore[axes-samples]
    softmax(y, Plain)


def layers(
    x: Expr[Tensor[Time, Hidden, Batch]], y: Expr[Tensor[Batch, Hidden, Time]], z: Expr[Tensor[Hidden, Batch, Time]]
) -> None:
    Conv1DInto(Hidden, Out, Window, Other)(x)
    # E: this convolution is along Batch, whose elements are independent samples: if this is intended, write
    #    x.rename(Batch, …) [axes-samples]
    x >> Depthwise1D(Hidden, Window, Other)
    # E: this convolution is along Batch, whose elements are independent samples: if this is intended, write
    #    x.rename(Batch, …) [axes-samples]
    Conv2D(Hidden, Out, Window, Window)(z)
    # E: this convolution is along Batch, whose elements are independent samples: if this is intended, write
    #    x.rename(Batch, …) [axes-samples]
    InstanceNorm(Hidden)(x)
    # E: this normalisation is along Batch, whose elements are independent samples: if this is intended, write
    #    x.rename(Batch, …) [axes-samples]
    GroupNorm(Hidden, 2)(z)
    # E: this normalisation is along Batch, whose elements are independent samples: if this is intended, write
    #    x.rename(Batch, …) [axes-samples]
    Conv1DInto(Hidden, Out, Window, Other)(y)
    y >> Depthwise1D(Hidden, Window, Other)
    InstanceNorm(Hidden)(y)
    Conv1DInto(Hidden, Out, Window, Other)(x.rename(Batch, Plain))
