"""The encoder and decoder take published weights, and answer word by word as at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.models import t5
from examples.models.t5 import T5, Batch, Source, Time, Writer, batch, load_published
from typedtensor import BoolTensor, IntTensor, plain


def test_word_by_word_as_at_once() -> None:
    model = T5(seed=1)
    source, there = (x.value for x in batch(np.random.default_rng(0), 3)[:2])
    for text, first in zip(Writer(model).answers(source, there, 9), range(3), strict=True):
        given: Any = IntTensor[Batch, Source](source.numpy()[first : first + 1])
        present: Any = BoolTensor[Batch, Source](there.numpy()[first : first + 1])
        scores = plain(model)(given, present, IntTensor[Batch, Time]([[t5.START, *text]])).numpy()[0]
        best = scores.argmax(-1).tolist()
        assert best[: len(text)] == text
        assert len(text) == 9 or best[-1] == t5.END


def test_it_learns(capsys: pytest.CaptureFixture[str]) -> None:
    t5.main(["--steps", "101"])
    first, last, _ = capsys.readouterr().out.splitlines()
    assert float(last.split()[-1]) < 0.3 * float(first.split()[-1])


def test_a_published_model(tmp_path: Path) -> None:
    """Scores, answers and beams are those of Hugging Face's implementation."""
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    config = transformers.T5Config(
        vocab_size=12,
        d_model=32,
        d_kv=8,
        d_ff=64,
        num_layers=2,
        num_heads=4,
        relative_attention_num_buckets=8,
        relative_attention_max_distance=16,
        decoder_start_token_id=t5.START,
        eos_token_id=t5.END,
        pad_token_id=t5.START,
        initializer_factor=1.5,
    )
    torch.manual_seed(0)
    theirs = transformers.T5ForConditionalGeneration(config).eval()
    theirs.save_pretrained(tmp_path)
    model = T5()
    load_published(tmp_path / "model.safetensors", model)
    source, there, before, _ = (x.value for x in batch(np.random.default_rng(1), 3))
    given = {"input_ids": torch.tensor(source.numpy()), "attention_mask": torch.tensor(there.numpy()).long()}
    with torch.no_grad():
        expected = theirs(**given, decoder_input_ids=torch.tensor(before.numpy())).logits.numpy()
    np.testing.assert_allclose(plain(model)(source, there, before).numpy(), expected, rtol=1e-4, atol=1e-4)
    writer = Writer(model)

    def words(rows: Any) -> list[list[int]]:
        return [[x for x in row[1:] if x not in (t5.START, t5.END)] for row in rows.tolist()]

    def written(texts: list[list[int]]) -> list[list[int]]:
        return [[x for x in text if x != t5.START] for text in texts]

    assert written(writer.answers(source, there, 8)) == words(
        theirs.generate(**given, max_new_tokens=8, do_sample=False)
    )
    found = theirs.generate(
        **{name: x[:1] for name, x in given.items()}, max_new_tokens=6, num_beams=3, num_return_sequences=3
    )
    one, present = IntTensor[Batch, Source](source.numpy()[:1]), BoolTensor[Batch, Source](there.numpy()[:1])
    assert written(writer.beams(one, present, 6, 3)) == words(found)
