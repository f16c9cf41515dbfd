"""The decoder takes published weights, and writes letter by letter what it scores as a whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.models import llama
from examples.models.llama import Llama, load_published
from examples.models.nanogpt import Batch, Letter, Time
from typedtensor import IntTensor, plain
from typedtensor.generation import Sampling
from typedtensor.io import Saved, write
from typedtensor.nn import Linear

LETTERS = 11


def published() -> dict[str, Any]:
    """Arrays with the names and shapes of Hugging Face's ``LlamaForCausalLM``."""
    shapes = {"model.embed_tokens.weight": (LETTERS, 32), "model.norm.weight": (32,), "lm_head.weight": (LETTERS, 32)}
    for number in range(2):
        shapes |= {
            f"model.layers.{number}.{name}.weight": shape
            for name, shape in {
                "self_attn.q_proj": (32, 32),
                "self_attn.k_proj": (16, 32),
                "self_attn.v_proj": (16, 32),
                "self_attn.o_proj": (32, 32),
                "mlp.gate_proj": (64, 32),
                "mlp.up_proj": (64, 32),
                "mlp.down_proj": (32, 64),
                "input_layernorm": (32,),
                "post_attention_layernorm": (32,),
            }.items()
        }
    rng = np.random.default_rng(0)
    return {name: (rng.normal(size=shape) * 0.2).astype(np.float32) for name, shape in shapes.items()}


def loaded(tmp_path: Path, arrays: dict[str, Any]) -> Llama:
    write(tmp_path / "model.safetensors", Saved(arrays))
    model = Llama(Letter(LETTERS))
    load_published(tmp_path / "model.safetensors", model)
    return model


def test_published_weights(tmp_path: Path) -> None:
    arrays = published()
    model = loaded(tmp_path, arrays)
    block = model.blocks[1]
    layers: list[tuple[Linear[Any, Any], str]] = [
        (block.attention.key, "self_attn.k_proj"),
        (block.attention.output, "self_attn.o_proj"),
        (block.gate, "mlp.gate_proj"),
    ]
    for layer, name in layers:
        np.testing.assert_array_equal(layer.weight.value.numpy(), arrays[f"model.layers.1.{name}.weight"].T)
    np.testing.assert_array_equal(model.scores.weight.value.numpy(), arrays["lm_head.weight"].T)


def test_letter_by_letter_as_at_once(tmp_path: Path) -> None:
    model = loaded(tmp_path, published())
    [added] = model.writer().texts([[3, 1]], 12)
    scores = plain(model)(IntTensor[Batch, Time]([[3, 1, *added]])).numpy()[0]
    assert scores[1:-1].argmax(-1).tolist() == added


def test_letters_are_drawn(tmp_path: Path) -> None:
    writer = loaded(tmp_path, published()).writer()
    drawn = [tuple(*writer.texts([[3, 1]], 10, sampling=Sampling(3.0, seed=seed))) for seed in range(4)]
    assert len({*drawn, tuple(*writer.texts([[3, 1]], 10))}) > 2
    assert drawn[0] == tuple(*writer.texts([[3, 1]], 10, sampling=Sampling(3.0)))


def test_it_learns(capsys: pytest.CaptureFixture[str]) -> None:
    llama.main(["--steps", "101"])
    first, last, _ = capsys.readouterr().out.splitlines()
    assert float(last.split()[-1]) < 0.4 * float(first.split()[-1])


BEAMS: list[tuple[int, list[int], float]] = [(3, [], 1.0), (4, [3, 7], 1.0), (4, [3, 5, 7], 0.0), (5, [5], 2.0)]
"""The number of beams, the words that end a text, and the penalty of its length."""


def test_a_published_model(tmp_path: Path) -> None:
    """The scores are those of Hugging Face's implementation."""
    torch, transformers = pytest.importorskip("torch"), pytest.importorskip("transformers")
    config = transformers.LlamaConfig(
        vocab_size=LETTERS,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        rms_norm_eps=1e-5,
        tie_word_embeddings=False,
    )
    theirs = transformers.LlamaForCausalLM(config).eval()
    arrays = published()
    theirs.load_state_dict({name: torch.as_tensor(x) for name, x in arrays.items()})
    theirs.save_pretrained(tmp_path / "published", max_shard_size="20KB")
    model = Llama(Letter(LETTERS))
    load_published(tmp_path / "published" / "model.safetensors.index.json", model)
    numbers = np.random.default_rng(1).integers(0, LETTERS, (2, 12))
    with torch.no_grad():
        expected = theirs(torch.as_tensor(numbers)).logits.numpy()
    np.testing.assert_allclose(plain(model)(IntTensor[Batch, Time](numbers)).numpy(), expected, rtol=1e-4, atol=1e-5)
    writer = model.writer()
    for prompt in (numbers[0, :4], numbers[1, :9]):
        start = torch.as_tensor(prompt[None])
        options: dict[str, Any] = {"max_new_tokens": 8, "pad_token_id": 0, "do_sample": False}
        options["attention_mask"] = torch.ones_like(start)
        written = theirs.generate(start, eos_token_id=None, **options)
        assert writer.texts([prompt.tolist()], 8) == written[:, len(prompt) :].tolist()
        for beams, stop, penalty in BEAMS:
            found = theirs.generate(
                start,
                num_beams=beams,
                eos_token_id=stop or None,
                length_penalty=penalty,
                num_return_sequences=beams,
                return_dict_in_generate=True,
                output_scores=True,
                **options,
            )
            ours = writer.beams(prompt.tolist(), 8, beams=beams, stop=stop, length_penalty=penalty)
            for beam, words in zip(ours, found.sequences[:, len(prompt) :].tolist(), strict=True):
                assert beam.words == words[: next((n for n, word in enumerate(words) if word in stop), 8)]
            np.testing.assert_allclose([x.score for x in ours], found.sequences_scores.numpy(), rtol=1e-4)
