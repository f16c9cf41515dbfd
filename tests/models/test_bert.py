"""The encoder takes published weights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.models import bert
from examples.models.bert import BERT, Feature, Inner, Place, Word, batch, load_published
from typedtensor import plain
from typedtensor.io import Saved, write


def published() -> dict[str, Any]:
    """Arrays with the names and shapes of Hugging Face's ``BertForMaskedLM``."""
    features, inner = Feature().size, Inner().size
    norm, square = [features], [features, features]
    shapes = {f"embeddings.{name}_embeddings": [size, features] for name, size in SIZES.items()}
    shapes["embeddings.LayerNorm"] = norm
    for number in range(2):
        parts = {f"attention.self.{name}": square for name in ("query", "key", "value")}
        parts |= {"attention.output.dense": square, "attention.output.LayerNorm": norm, "output.LayerNorm": norm}
        parts |= {"intermediate.dense": [inner, features], "output.dense": [features, inner]}
        shapes |= {f"encoder.layer.{number}.{name}": shape for name, shape in parts.items()}
    named = {f"bert.{name}": shape for name, shape in shapes.items()}
    named |= {f"cls.predictions.transform.{name}": shape for name, shape in (("dense", square), ("LayerNorm", norm))}
    whole = {"cls.predictions.bias": [Word().size]} | {f"{name}.weight": shape for name, shape in named.items()}
    whole |= {f"{name}.bias": shape[:1] for name, shape in named.items() if "_embeddings" not in name}
    rng = np.random.default_rng(0)
    return {name: (rng.normal(size=shape) * 0.3).astype(np.float32) for name, shape in whole.items()}


SIZES = {"word": Word().size, "position": Place().size, "token_type": 2}


def test_published_weights(tmp_path: Path) -> None:
    arrays = published()
    write(tmp_path / "model.safetensors", Saved(arrays))
    model = BERT()
    load_published(tmp_path / "model.safetensors", model)
    before, embeddings = "bert.encoder.layer.1", "bert.embeddings"
    for name, expected in {
        "blocks.1.attention.query.weight": arrays[f"{before}.attention.self.query.weight"].T,
        "blocks.1.attention.output.bias": arrays[f"{before}.attention.output.dense.bias"],
        "blocks.1.inner.2.weight": arrays[f"{before}.output.dense.weight"].T,
        "blocks.1.norm.shift": arrays[f"{before}.output.LayerNorm.bias"],
        "transform.2.scale": arrays["cls.predictions.transform.LayerNorm.weight"],
        "places.weight": arrays[f"{embeddings}.position_embeddings.weight"]
        + arrays[f"{embeddings}.token_type_embeddings.weight"][0],
    }.items():
        np.testing.assert_array_equal(model.parameters[name].value.numpy(), expected)


def test_a_published_model(tmp_path: Path) -> None:
    """The scores are those of Hugging Face's implementation."""
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    config = transformers.BertConfig(
        vocab_size=SIZES["word"],
        hidden_size=Feature().size,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=Inner().size,
        max_position_embeddings=SIZES["position"],
        pad_token_id=bert.PADDING,
        initializer_range=0.3,
    )
    torch.manual_seed(0)
    theirs = transformers.BertForMaskedLM(config).eval()
    theirs.save_pretrained(tmp_path)
    model = BERT()
    load_published(tmp_path / "model.safetensors", model)
    words = batch(np.random.default_rng(1), 4)[0].value
    present = words.ne(bert.PADDING)
    with torch.no_grad():
        given = {"input_ids": torch.tensor(words.numpy()), "attention_mask": torch.tensor(present.numpy()).long()}
        expected = theirs(**given).logits.numpy()
    there = present.numpy()
    np.testing.assert_allclose(plain(model)(words, present).numpy()[there], expected[there], rtol=1e-4, atol=1e-4)
