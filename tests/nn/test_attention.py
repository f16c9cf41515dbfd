"""Attention against its formula, and what may be attended to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from tests.nn.against_jax import assert_agrees, drawn, stirred
from tests.sampling import sample
from typedtensor import Attended, Axis, AxisError, BoolTensor, Const, Input, Tensor, given
from typedtensor.nn import CachedAttention, GroupedQueryAttention, MultiHeadAttention, SelfAttention, TransformerBlock


class Batch(Axis): ...


class Now(Axis): ...


class Past(Axis): ...


class Other(Axis): ...


class Feature(Axis, size=6): ...


class Head(Axis, size=2): ...


class Width(Axis, size=3): ...


def formula(a: Any, x: Any, attended: Any, allowed: Any = True) -> Any:
    jnp = pytest.importorskip("jax").numpy

    def heads(of: str, z: Any) -> Any:
        return (z @ a[f"{of}.weight"] + a[f"{of}.bias"]).reshape(*z.shape[:2], 2, 3)

    q, k, v = heads("query", x), heads("key", attended), heads("value", attended)
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / 3**0.5
    scores = jnp.where(allowed, scores, -jnp.inf)
    weights = jnp.exp(scores) / jnp.exp(scores).sum(-1, keepdims=True)
    mixed = jnp.einsum("bhqk,bkhd->bqhd", weights, v).reshape(*x.shape[:2], 6)
    return mixed @ a["output.weight"] + a["output.bias"]


def test_positions_attend_to_others() -> None:
    layer = MultiHeadAttention(Feature, Head, Width, seed=0)
    x, z = drawn(Batch, Now, Feature, sizes=(2, 3, 6)), drawn(Batch, Past, Feature, sizes=(2, 5, 6), seed=1)
    assert layer(x, z).axes == (Batch, Now, Feature)
    variables = {"x": x, "z": z, **stirred(layer.parameters)}
    # A shift of all scores of a query changes nothing, so the gradient for the bias of the keys is 0.
    assert_agrees(layer(x, z), variables, lambda a: formula(a, a["x"], a["z"]))


def test_causal_self_attention() -> None:
    layer = SelfAttention(MultiHeadAttention(Feature, Head, Width, causal=True, seed=0), Now)
    x = drawn(Batch, Now, Feature, sizes=(2, 4, 6))
    named = {name.removeprefix("attention."): p for name, p in layer.parameters.items()}
    allowed = np.tri(4, dtype=bool)
    assert_agrees(layer(x), {"x": x, **stirred(named)}, lambda a: formula(a, a["x"], a["x"], allowed))


def test_masks() -> None:
    layer = SelfAttention(MultiHeadAttention(Feature, Head, Width, seed=0), Now)
    x = drawn(Batch, Now, Feature, sizes=(2, 3, 6))
    mask = np.array([[True, False, True], [True, True, False], [False, True, True]])
    present = np.array([[True, True, False], [True, True, True]])
    y = layer(
        x,
        mask=Const(BoolTensor[Now, Attended[Now]](mask)),
        present=Const(BoolTensor[Batch, Attended[Now]](present)),
    )
    named = {name.removeprefix("attention."): p for name, p in layer.parameters.items()}
    allowed = mask & present[:, None, None, :]
    assert_agrees(y, {"x": x, **stirred(named)}, lambda a: formula(a, a["x"], a["x"], allowed))


MASKS = [
    (Attended[Now],),
    (Batch, Attended[Now]),
    (Attended[Now], Batch),
    (Batch, Now, Attended[Now]),
    (Head, Attended[Now]),
    (Now, Head, Batch, Attended[Now]),
]
CAUSAL_OR_NOT = [(axes, causal) for n, axes in enumerate(MASKS) for causal in (n % 2 == 0, n % 2 == 1)]
"""With each mask, which begin in turns."""


@pytest.mark.parametrize(("axes", "causal"), sample(CAUSAL_OR_NOT, each=lambda row: row[0]))
def test_masks_have_any_axes_of_the_scores(axes: tuple[Any, ...], causal: bool) -> None:
    layer: Any = SelfAttention(MultiHeadAttention(Feature, Head, Width, causal=causal, seed=0), Now)
    x = drawn(Batch, Now, Feature, sizes=(2, 3, 6))
    whole = (Batch, Head, Now, Attended[Now])
    sizes = dict(zip(whole, (2, 2, 3, 3), strict=True))
    mask = np.random.default_rng(0).random([sizes[axis] for axis in axes]) < 0.7
    mask[(*[slice(None) if axis != Attended[Now] else 0 for axis in axes],)] = True  # NaN in the formula otherwise
    y = layer(x, mask=Const(cast(Any, BoolTensor)[axes](mask)))
    order = [axes.index(axis) for axis in whole if axis in axes]
    allowed = mask.transpose(order).reshape([sizes[axis] if axis in axes else 1 for axis in whole])
    named = {name.removeprefix("attention."): p for name, p in layer.parameters.items()}
    allowed = allowed & (np.tri(3, dtype=bool) if causal else True)
    assert_agrees(y, {"x": x, **stirred(named)}, lambda a: formula(a, a["x"], a["x"], allowed))


def test_what_comes_later_changes_nothing_before() -> None:
    layer = SelfAttention(MultiHeadAttention(Feature, Head, Width, causal=True, seed=0), Now)
    x: Any = drawn(Now, Feature, sizes=(4, 6))
    with given():
        before = layer(x).value.numpy()
    moved = x.value.numpy().copy()
    moved[-1] += 1.0
    x.assign(x.tensor_type(moved))
    with given():
        np.testing.assert_allclose(layer(x).value.numpy()[:-1], before[:-1], rtol=1e-5, atol=1e-6)


def test_one_label_for_both_positions_is_refused() -> None:
    layer = MultiHeadAttention(Feature, Head, Width, seed=0)
    x: Any = drawn(Now, Feature, sizes=(4, 6))
    with pytest.raises(AxisError, match=r"Width\) was given Now both for the positions that attend and for those"):
        layer(x, x)


def test_what_is_no_mask_of_the_positions_attended_to_is_refused() -> None:
    attention: Any = MultiHeadAttention(Feature, Head, Width, causal=True, seed=0)
    grouped: Any = GroupedQueryAttention(Feature, Head, Other(2), Width)
    layer: Any = SelfAttention(attention, Now)
    block: Any = TransformerBlock(Feature, Head, Width, Other(5), over=Now)
    x, present, mask = Input(Tensor[Batch, Now, Feature]), Input(BoolTensor[Batch, Now]), Input(BoolTensor[Now, Past])
    past = x.rename(Now, Past)
    refused: list[tuple[Callable[[], object], str]] = [
        (
            lambda: layer(x, present=present),
            r"along Attended\[Now\], but has only \(Batch, Now\): write present=present",
        ),
        (lambda: layer(x, present=present), r"\.rename\(Now, Attended\[Now\]\)$"),
        (lambda: layer(x, mask=mask), r"has only \(Now, Past\): write mask=mask\.rename\(Past, Attended\[Now\]\)$"),
        (lambda: layer(x, mask=Input(BoolTensor[Now])), r"write mask=mask\.rename\(Now, Attended\[Now\]\)$"),
        (lambda: layer(x, mask=Input(BoolTensor[Past, Attended[Now]])), r"among \*N Q \*S .*, which lack Past$"),
        (
            lambda: attention(x, past, mask=present),
            r"needs an axis K \(Past\) in the third, which has only \(Batch, Now\)$",
        ),
        (lambda: grouped(x, past, mask=Input(BoolTensor[Feature, Past])), "among .* which lack Feature$"),
        (lambda: layer(Input(Tensor[Feature])), "attends along Now, the axis before the features, but was given In"),
        (lambda: layer(Input(Tensor[Batch, Feature])), r"but was given Input\(Tensor\[Batch, Feature\]\)$"),
        (lambda: layer(Input(Tensor[Now, Batch, Feature])), r"write x\.transpose\(Batch, Now, Feature\)$"),
        (lambda: block(Input(Tensor[Now, Batch, Feature]), None), r"along Now, .* write x\.transpose"),
        (lambda: attention(Input(Tensor[Feature]), past), "needs an axis of positions before that of the features"),
        (lambda: attention(x, np.ones((2, 3))), "takes tensors and expressions, not ndarray"),
        (
            lambda: CachedAttention(attention, Past(4))(Input(Tensor[Feature]), cast(Any, 3)),
            r"Input\(IntTensor\[\(\)\]\)",
        ),
    ]
    for made, message in refused:
        with pytest.raises(AxisError, match=message):
            made()


def test_parameters() -> None:
    layer = MultiHeadAttention(Feature, Head, Width, bias=False, seed=0)
    assert list(layer.parameters) == ["query.weight", "key.weight", "value.weight", "output.weight"]
    assert layer.query.weight.value.shape == (6, 6)
    assert repr(layer) == "MultiHeadAttention(Feature, Head, Width)"
