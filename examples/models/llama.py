"""A decoder as in LLaMA, which learns a text by heart, or takes the weights of a published model.

    python -m examples.models.llama [--steps N] [--text FILE] [--weights FILE]

It learns as ``nanogpt`` does, and writes how it continues the first characters: the most probable ones, or drawn ones
with ``--temperature``. ``--weights`` reads a safetensors file, or the index of several, with the names of Hugging
Face's ``LlamaForCausalLM``; the labels below have to declare its sizes.

It shows ``GroupedQueryAttention`` with rotary positions, RMS norm, a gated feed-forward layer (SwiGLU), a ``Generator``
that keeps the keys and values of a few heads, and ``load`` with the layout and other names of PyTorch's layers.

After Touvron et al. (2023).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from examples.models.nanogpt import ALPHABET as ALPHABET
from examples.models.nanogpt import Batch, Letter, Time, read, target, text
from examples.models.nanogpt import batch as batch
from typedtensor import Axis, Expr, IntTensor, Module, Tensor, given
from typedtensor.generation import Generator, Sampling
from typedtensor.io import load
from typedtensor.nn import (
    ContinuedAttention,
    Embedding,
    GroupedQueryAttention,
    Linear,
    Remembered,
    RMSNorm,
    Rotary,
    SelfAttention,
    random_normal,
)
from typedtensor.ops import cross_entropy, silu
from typedtensor.optim import AdamW


class Past(Axis):
    """The letters before those that are read."""


class Feature(Axis, size=32): ...


class KeyHead(Axis, size=2): ...


class QueryHead(Axis, size=2):
    """The heads of queries for each head of keys and values."""


class Width(Axis, size=8): ...


class Inner(Axis, size=64): ...


States = Expr[Tensor[Batch, Time, Feature]]
Earlier = Remembered[Expr[Tensor[Batch, Past, KeyHead, Width]]]
New = Remembered[Expr[Tensor[Batch, Time, KeyHead, Width]]]


class Block(Module):
    """Attention to the letters before, then a gated layer; both normalize their inputs."""

    def __init__(self, *, base: float, seed: np.random.Generator) -> None:
        self.attention_norm, self.feedforward_norm = RMSNorm(Feature), RMSNorm(Feature)
        self.attention = GroupedQueryAttention(
            Feature, KeyHead, QueryHead, Width, causal=True, bias=False, rotary=Rotary(Width, base=base), seed=seed
        )
        self.gate, self.widen = (Linear(Feature, Inner, bias=False, seed=seed) for _ in range(2))
        self.narrow = Linear(Inner, Feature, bias=False, seed=seed)

    def __call__(self, x: States) -> States:
        return self._widened(x + SelfAttention(self.attention, Time)(self.attention_norm(x)))

    def following(
        self, x: States, now: Expr[IntTensor[Batch, Time]], before: Expr[IntTensor[Batch, Past]], past: Earlier
    ) -> tuple[States, New]:
        """Return the features of some letters after the block, with those before given by their keys and values."""
        taken, new = ContinuedAttention(self.attention, Time, Past)(self.attention_norm(x), now, before, past)
        return self._widened(x + taken), new

    def _widened(self, x: States) -> States:
        z = self.feedforward_norm(x)
        return x + self.narrow(silu(self.gate(z)) * self.widen(z))


class Llama(Module):
    """Scores of the next letter at each position of a text."""

    def __init__(self, letters: Letter, *, depth: int = 2, base: float = 10_000.0, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.letters = Embedding(letters, Feature, initializer=random_normal(0.1), seed=rng)
        self.blocks = [Block(base=base, seed=rng) for _ in range(depth)]
        self.norm = RMSNorm(Feature)
        self.scores = Linear(Feature, letters, bias=False, seed=rng)

    def __call__(self, text: Expr[IntTensor[Batch, Time]]) -> Expr[Tensor[Batch, Time, Letter]]:
        x = self.letters(text)
        for block in self.blocks:
            x = block(x)
        return self.scores(self.norm(x))

    def following(
        self,
        text: Expr[IntTensor[Batch, Time]],
        now: Expr[IntTensor[Batch, Time]],
        before: Expr[IntTensor[Batch, Past]],
        past: Sequence[Earlier],
    ) -> tuple[Expr[Tensor[Batch, Time, Letter]], list[New]]:
        """Return the scores of the letters after some, and the keys and values of these.

        Args:
            text: the letters.
            now: their positions.
            before: the positions before; -1 for none.
            past: the keys and values there, for each block.
        """
        x, found = self.letters(text), list[New]()
        for block, earlier in zip(self.blocks, past, strict=True):
            x, new = block.following(x, now, before, earlier)
            found.append(new)
        return self.scores(self.norm(x)), found

    def writer(self) -> Generator[Batch, Time, Past]:
        """Return what continues texts."""
        nothing = [ContinuedAttention(block.attention, Time, Past).nothing(Batch) for block in self.blocks]
        return Generator(self.following, IntTensor[Batch, Time], Past, nothing)


NAMES = {
    "model.embed_tokens.": "letters.",
    "model.layers.": "blocks.",
    "model.norm.": "norm.",
    "lm_head.": "scores.",
    ".self_attn.": ".attention.",
    ".input_layernorm.": ".attention_norm.",
    ".post_attention_layernorm.": ".feedforward_norm.",
    ".mlp.gate_proj.": ".gate.",
    ".mlp.up_proj.": ".widen.",
    ".mlp.down_proj.": ".narrow.",
}
"""The names in this file for those of Hugging Face's ``LlamaForCausalLM``."""


def load_published(path: str | os.PathLike[str], model: Llama) -> None:
    """Load the weights of a published model."""
    load(path, model, names=NAMES, layout="torch", narrow=True)


def loss_of(model: Llama) -> Expr[Tensor[()]]:
    """Return the mean loss of the next letters."""
    return cross_entropy(model(text), target, Letter).mean()


def main(arguments: Sequence[str] | None = None) -> str:
    """Train the model on a text, and return how it continues the first characters."""
    parser = argparse.ArgumentParser(description="Learn a text by heart.")
    parser.add_argument("--steps", type=int, default=600, help="number of training steps")
    parser.add_argument("--text", type=Path, help="a text file in UTF-8; default: the first lines of nanogpt")
    parser.add_argument("--weights", type=Path, help="weights to begin with, in safetensors files")
    parser.add_argument("--temperature", type=float, default=0.0, help="how freely letters are drawn; 0: not at all")
    options = parser.parse_args(arguments)

    alphabet, numbers = read(options.text)
    model = Llama(Letter(len(alphabet)))
    if options.weights is not None:
        load_published(options.weights, model)
    loss, generator = loss_of(model), np.random.default_rng(0)
    optimizer = AdamW(model.parameters, learning_rate=5e-3)
    for step in range(options.steps):
        with given(*batch(generator, 12, numbers)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    start = numbers[:9].tolist()
    [added] = model.writer().texts([start], 30, sampling=Sampling(options.temperature))
    continuation = "".join(alphabet[number] for number in [*start, *added])
    print(continuation)
    return continuation


if __name__ == "__main__":
    main()
