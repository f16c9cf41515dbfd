"""A small GPT: its scores against a loop in NumPy, generation with caches, and training."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from examples.models import nanogpt
from examples.models.nanogpt import GPT, Batch, Letter, Time, continued
from typedtensor import Axis, AxisError, Const, Input, IntTensor, Tensor, commit, given
from typedtensor.nn import CachedAttention, MultiHeadAttention, Training, TransformerBlock


class Feature(Axis, size=6): ...


class Head(Axis, size=2): ...


class Width(Axis, size=3): ...


class Inner(Axis, size=5): ...


class Past(Axis, size=4): ...


def norm(x: Any, p: dict[str, Any], name: str) -> Any:
    z = x - x.mean(-1, keepdims=True)
    z = z / np.sqrt((z * z).mean(-1, keepdims=True) + 1e-5)
    return z * p[f"{name}.scale"] + p[f"{name}.shift"]


def linear(x: Any, p: dict[str, Any], name: str) -> Any:
    return x @ p[f"{name}.weight"] + p[f"{name}.bias"]


def reference(text: Any, p: dict[str, Any], depth: int, heads: int) -> Any:
    """``minGPT``'s forward, for the letters of one text."""
    x = p["letters.weight"][text] + p["places.weight"][: len(text)]
    for n in range(depth):
        name = f"blocks.{n}"
        z = norm(x, p, f"{name}.attention_norm")
        q, k, v = (
            np.stack(np.split(linear(z, p, f"{name}.attention.{part}"), heads, -1))
            for part in ("query", "key", "value")
        )
        scores = np.where(np.tri(len(text), dtype=bool), q @ k.swapaxes(1, 2) / np.sqrt(q.shape[-1]), -np.inf)
        shares = np.exp(scores - scores.max(-1, keepdims=True))
        mixed = shares / shares.sum(-1, keepdims=True) @ v
        x = x + linear(np.concatenate(list(mixed), -1), p, f"{name}.attention.output")
        z = linear(norm(x, p, f"{name}.feedforward_norm"), p, f"{name}.widen")
        z = 0.5 * z * (1 + np.tanh(np.sqrt(2 / np.pi) * (z + 0.044715 * z**3)))
        x = x + linear(z, p, f"{name}.narrow")
    return norm(x, p, "norm") @ p["letters.weight"].T


@pytest.fixture(scope="module")
def model() -> GPT:
    model = GPT(Letter(7), seed=3)
    for number, parameter in enumerate(model.parameters.values()):
        value = parameter.value
        noise = np.random.default_rng(number).normal(size=value.shape).astype(np.float32)
        parameter.assign(value.tensor_type(value.numpy() + 0.2 * noise))
    return model


def test_scores_are_those_of_the_formula_and_of_the_caches(model: GPT) -> None:
    p = {name: parameter.value.numpy().astype(float) for name, parameter in model.parameters.items()}
    texts = np.random.default_rng(0).integers(0, 7, (2, 9))
    expected = np.stack([reference(text, p, 2, 4) for text in texts])
    with given():
        found = model(Const(IntTensor[Batch, Time](texts)), None).value.numpy()
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-4)
    letter, place = Input(IntTensor[()]), Input(IntTensor[()])
    scores, updates = model.following(letter, place)
    for text, rows in zip(texts, expected, strict=True):  # the second one begins anew, at place 0
        for number, row in enumerate(rows):
            with given(letter.bind(IntTensor[()](text[number])), place.bind(IntTensor[()](number))):
                np.testing.assert_allclose(scores.value.numpy(), row, rtol=1e-4, atol=1e-4)
                commit(*updates)


def test_a_text_is_continued_by_the_letters_with_the_highest_scores(model: GPT) -> None:
    text = continued(model, [1, 2, 3], 5)
    assert text[:3] == [1, 2, 3]
    for end in range(3, 8):
        with given():
            scores = model(Const(IntTensor[Batch, Time]([text[:end]])), None).value.numpy()
        assert text[end] == scores[0, -1].argmax()


def test_it_learns(capsys: pytest.CaptureFixture[str]) -> None:
    answer = nanogpt.main(["--steps", "101"])
    losses = [float(line.split()[-1]) for line in capsys.readouterr().out.splitlines() if line.startswith("step")]
    assert answer.startswith("Once upon")
    assert len(answer) == 39
    assert losses[0] > 3.3
    assert losses[-1] < 2.8


def test_dropout_in_a_block_is_of_training_alone() -> None:
    block = TransformerBlock(Feature, Head, Width, Inner, over=Time, rate=0.5, seed=0)
    x = Const(Tensor[Time, Feature](np.random.default_rng(0).normal(size=(3, 6))))
    step = Input(IntTensor[()])
    tested, trained = block(x, None), block(x, Training(step))
    values = []
    for number in (1, 2, 1):
        with given(step.bind(IntTensor[()](number))):
            values.append((tested.value.numpy(), trained.value.numpy()))
    np.testing.assert_allclose(values[0][0], values[1][0], rtol=1e-6)
    np.testing.assert_allclose(values[0][1], values[2][1], rtol=1e-6)
    assert not np.allclose(values[0][1], values[1][1])


def test_what_cannot_be_cached_is_refused() -> None:
    with pytest.raises(AxisError, match="lets positions attend to later ones, which a cache does not have yet"):
        CachedAttention(MultiHeadAttention(Feature, Head, Width), Past)
