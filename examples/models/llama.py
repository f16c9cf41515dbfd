"""A decoder as in LLaMA, which learns a text by heart, or takes the weights of a published model.

    python -m examples.models.llama [--steps N] [--text FILE] [--weights FILE]

It learns as ``nanogpt`` does, and writes how it continues the first characters: the most probable ones, or drawn ones
with ``--temperature``. ``--weights`` reads a safetensors file, or the index of several, with the names of Hugging
Face's ``LlamaForCausalLM``; the labels below have to declare its sizes.

It shows ``GroupedQueryAttention`` with rotary positions, RMS norm, a gated feed-forward layer (SwiGLU), caches of the
keys and values of a few heads, and ``load`` with the layout and other names of PyTorch's layers.

After Touvron et al. (2023).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from examples.models.nanogpt import ALPHABET as ALPHABET
from examples.models.nanogpt import Batch, Letter, Place, Time, read, target, text
from examples.models.nanogpt import batch as batch
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, Update, commit, given
from typedtensor.io import load
from typedtensor.nn import (
    CachedAttention,
    Embedding,
    GroupedQueryAttention,
    Linear,
    RMSNorm,
    Rotary,
    SelfAttention,
    random_normal,
)
from typedtensor.ops import cross_entropy, silu
from typedtensor.optim import AdamW


class Feature(Axis, size=32): ...


class KeyHead(Axis, size=2): ...


class QueryHead(Axis, size=2):
    """The heads of queries for each head of keys and values."""


class Width(Axis, size=8): ...


class Inner(Axis, size=64): ...


States = Expr[Tensor[Batch, Time, Feature]]
State = Expr[Tensor[Feature]]


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
        y = x + SelfAttention(self.attention, Time)(self.attention_norm(x))
        z = self.feedforward_norm(y)
        return y + self.narrow(silu(self.gate(z)) * self.widen(z))

    def following(
        self, x: State, place: Expr[IntTensor[()]], cache: CachedAttention[Place, Feature, KeyHead, Width]
    ) -> tuple[State, tuple[Update, Update]]:
        """Return the features of one letter after the block, and the updates of its cache."""
        taken, updates = cache(self.attention_norm(x), place)
        y = x + taken
        z = self.feedforward_norm(y)
        return y + self.narrow(silu(self.gate(z)) * self.widen(z)), updates


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


NAMES = {
    "model.embed_tokens": "letters",
    "model.layers": "blocks",
    "model.norm": "norm",
    "lm_head": "scores",
    "self_attn": "attention",
    "input_layernorm": "attention_norm",
    "post_attention_layernorm": "feedforward_norm",
    "mlp.gate_proj": "gate",
    "mlp.up_proj": "widen",
    "mlp.down_proj": "narrow",
}
"""The names in this file for those of Hugging Face's ``LlamaForCausalLM``."""


def name_here(name: str) -> str:
    """Return our name of an array."""
    for theirs, ours in NAMES.items():
        name = name.replace(theirs, ours)
    return name


def load_published(path: str | os.PathLike[str], model: Llama) -> None:
    """Load the weights of a published model."""
    load(path, model, names=name_here, layout="torch", narrow=True)


class Writer(Module):
    """A model that reads one letter at a time. The keys and values of those before are in buffers.

    Args:
        model: the model, whose parameters it shares.
    """

    def __init__(self, model: Llama) -> None:
        self.model = model
        self.caches = [CachedAttention(block.attention, Place) for block in model.blocks]

    def __call__(
        self, letter: Expr[IntTensor[()]], place: Expr[IntTensor[()]]
    ) -> tuple[Expr[Tensor[Letter]], list[Update]]:
        """Return the scores of the letter after a given one, and the updates of the caches."""
        x, updates = self.model.letters(letter), list[Update]()
        for block, cache in zip(self.model.blocks, self.caches, strict=True):
            x, more = block.following(x, place, cache)
            updates.extend(more)
        return self.model.scores(self.model.norm(x)), updates


def continued(model: Llama, start: Sequence[int], count: int, temperature: float = 0.0, seed: int = 0) -> list[int]:
    """Continue the numbers of letters by a count of others.

    Args:
        model: the model.
        start: the numbers of the first letters.
        count: how many are added; all together have to fit the caches.
        temperature: 0 for the most probable letters; otherwise letters are drawn by their scores divided by it.
        seed: the source of the draws.
    """
    letter, place = Input(IntTensor[()]), Input(IntTensor[()])
    scores, updates = Writer(model)(letter, place)
    generator, found = np.random.default_rng(seed), [*start]
    for number in range(len(start) + count - 1):
        with given(letter.bind(IntTensor[()](found[number])), place.bind(IntTensor[()](number))):
            if number == len(found) - 1:
                each = scores.value.numpy().astype(float)
                noise = generator.gumbel(size=each.shape) * temperature
                found.append(int(np.argmax(each + noise)))
            commit(*updates)
    return found


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
    continuation = "".join(
        alphabet[number] for number in continued(model, numbers[:9].tolist(), 30, options.temperature)
    )
    print(continuation)
    return continuation


if __name__ == "__main__":
    main()
