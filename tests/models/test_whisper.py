"""The encoder takes published weights, and learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples.models import whisper
from examples.models.whisper import Band, Batch, Encoder, Frame, load_published
from typedtensor import Tensor, plain


def test_it_learns() -> None:
    assert whisper.main(["--steps", "120"]) > 0.8


def test_a_published_encoder(tmp_path: Path) -> None:
    """The features are those of Hugging Face's implementation."""
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    config = transformers.WhisperConfig(
        vocab_size=20,
        num_mel_bins=16,
        d_model=32,
        encoder_layers=2,
        encoder_attention_heads=4,
        encoder_ffn_dim=64,
        decoder_layers=1,
        decoder_attention_heads=4,
        decoder_ffn_dim=64,
        max_source_positions=12,
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
        decoder_start_token_id=1,
        init_std=0.3,
    )
    torch.manual_seed(0)
    theirs = transformers.WhisperModel(config).eval()
    theirs.save_pretrained(tmp_path)
    encoder = Encoder(seed=np.random.default_rng(0))
    load_published(tmp_path / "model.safetensors", encoder)
    sound = np.random.default_rng(1).normal(size=(3, 16, 24)).astype(np.float32)
    with torch.no_grad():
        expected = theirs.encoder(torch.tensor(sound)).last_hidden_state.numpy()
    found = plain(encoder)(Tensor[Batch, Band, Frame](sound))
    np.testing.assert_allclose(found.numpy(), expected, rtol=1e-3, atol=1e-4)
