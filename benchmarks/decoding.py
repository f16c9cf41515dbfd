"""A decoder that reads a prompt and continues it, beside PyTorch.

    OMP_NUM_THREADS=1 python benchmarks/decoding.py [--rounds 20]

The model has four layers of 128 features, four heads and rotary positions, and 256 words. PyTorch's is written by hand
with the same weights, without gradients: its keys and values are written into tensors of 4,096 places, of which it
attends to those that are used. The program prints the least processor time of a word among the 240 after a prompt of
three words, of a word after 1,000 words, and of reading a prompt of 100 words, in milliseconds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.harness import environment, environment_line, in_turns, save, table
from typedtensor import Axis, Expr, IntTensor, Module, Tensor
from typedtensor.generation import Generator
from typedtensor.nn import ContinuedAttention, Embedding, LayerNorm, Linear, MultiHeadAttention, Remembered, Rotary
from typedtensor.ops import gelu

LAYERS, MOST = 4, 4096


class Text(Axis): ...


class Time(Axis): ...


class Past(Axis): ...


class Word(Axis, size=256): ...


class Feature(Axis, size=128): ...


class Head(Axis, size=4): ...


class Width(Axis, size=32): ...


class Inner(Axis, size=512): ...


States = Expr[Tensor[Text, Time, Feature]]
Positions = Expr[IntTensor[Text, Time]]
Before = Expr[IntTensor[Text, Past]]
Earlier = Remembered[Expr[Tensor[Text, Past, Head, Width]]]
New = Remembered[Expr[Tensor[Text, Time, Head, Width]]]


class Block(Module):
    """Attention, then two linear layers; both normalize their inputs."""

    def __init__(self, seed: int) -> None:
        attention = MultiHeadAttention(Feature, Head, Width, causal=True, rotary=Rotary(Width), seed=seed)
        self.attention = ContinuedAttention(attention, Time, Past)
        self.norms = LayerNorm(Feature), LayerNorm(Feature)
        self.widen, self.narrow = Linear(Feature, Inner, seed=seed), Linear(Inner, Feature, seed=seed)

    def __call__(self, x: States, now: Positions, before: Before, past: Earlier) -> tuple[States, New]:
        y, new = self.attention(self.norms[0](x), now, before, past)
        z = x + y
        return z + self.narrow(gelu(self.widen(self.norms[1](z)))), new


class Model(Module):
    """Scores of the next word."""

    def __init__(self) -> None:
        self.words = Embedding(Word, Feature, seed=0)
        self.blocks = [Block(n) for n in range(LAYERS)]
        self.scores = Linear(Feature, Word, seed=9)

    def __call__(
        self, words: Positions, now: Positions, before: Before, past: Sequence[Earlier]
    ) -> tuple[Expr[Tensor[Text, Time, Word]], list[New]]:
        x, found = self.words(words), list[New]()
        for block, earlier in zip(self.blocks, past, strict=True):
            x, new = block(x, now, before, earlier)
            found.append(new)
        return self.scores(x), found

    def writer(self) -> Generator[Text, Time, Past]:
        """Return what continues texts."""
        return Generator(self, IntTensor[Text, Time], Past, [x.attention.nothing(Text) for x in self.blocks])


def in_pytorch(model: Model) -> Callable[[list[int], int], list[int]]:
    """Return a function from a prompt and a count to the words that follow."""
    import torch
    from torch.nn import functional as F

    torch.set_num_threads(1)
    of = {name: torch.as_tensor(x.value.numpy().copy()) for name, x in model.parameters.items()}
    frequencies = 10_000.0 ** -(torch.arange(0, 32, 2) / 32)

    def linear(name: str, x: Any) -> Any:
        return F.linear(x, turned[name], of[f"{name}.bias"])

    def norm(name: str, x: Any) -> Any:
        return F.layer_norm(x, (128,), of[f"{name}.scale"], of[f"{name}.shift"])

    def rotated(x: Any, at: int) -> Any:
        angles = torch.outer(torch.arange(at, at + x.shape[-2]).float(), frequencies).repeat(1, 2)
        return x * angles.cos() + torch.cat([-x[..., 16:], x[..., :16]], -1) * angles.sin()

    turned = {
        name.removesuffix(".weight"): x.T.contiguous()
        for name, x in of.items()
        if f"{name[:-6]}bias" in of and x.ndim == 2
    }

    def read(words: list[int], at: int, memory: Any) -> Any:
        count, x = len(words), of["words.weight"][torch.tensor(words)]
        for n, (keys, values) in enumerate(memory):
            name = f"blocks.{n}.attention.attention"
            z = norm(f"blocks.{n}.norms.0", x)
            query, key, value = (
                linear(f"{name}.{part}", z).view(count, 4, 32).transpose(0, 1) for part in ("query", "key", "value")
            )
            keys[:, at : at + count], values[:, at : at + count] = rotated(key, at), value
            known = keys[None, :, : at + count], values[None, :, : at + count]
            [mixed] = F.scaled_dot_product_attention(rotated(query, at)[None], *known, is_causal=count > 1)
            x = x + linear(f"{name}.output", mixed.transpose(0, 1).reshape(count, 128))
            wide = F.gelu(linear(f"blocks.{n}.widen", norm(f"blocks.{n}.norms.1", x)), approximate="tanh")
            x = x + linear(f"blocks.{n}.narrow", wide)
        return int(linear("scores", x[-1:]).argmax())

    def continued(prompt: list[int], count: int) -> list[int]:
        with torch.no_grad():
            memory = [(torch.zeros(4, MOST, 32), torch.zeros(4, MOST, 32)) for _ in range(LAYERS)]
            found = [read(prompt, 0, memory)]
            for n in range(1, count):
                found.append(read(found[-1:], len(prompt) + n - 1, memory))
        return found

    return continued


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20, help="the number of turns of each candidate")
    options = parser.parse_args()
    found = environment("torch", "llvmlite")
    print(environment_line(found))
    model = Model()
    writer = model.writer()
    candidates: dict[str, Callable[[list[int], int], list[int]]] = {
        "typedtensor": lambda prompt, count: writer.texts([prompt], count)[0]
    }
    if find_spec("torch") is not None:
        candidates["PyTorch"] = in_pytorch(model)
    words = np.random.default_rng(0).integers(0, 256, 1000).tolist()
    if len({tuple(each(words[:3], 60)) for each in candidates.values()}) > 1:
        raise AssertionError("both write the same")
    times: dict[str, dict[str, float]] = {}
    for name, prompt, count in (("a word", 3, 240), ("a word after 1,000", 1000, 240), ("a prompt of 100", 100, 1)):
        whole, first = (
            in_turns({x: partial(each, words[:prompt], some) for x, each in candidates.items()}, options.rounds)
            for some in (count, 1)
        )
        times[name] = {x: 1e3 * min(first[x].cpu) for x in candidates}
        if count > 1:
            times[name] = {x: 1e3 * (min(whole[x].cpu) - min(first[x].cpu)) / (count - 1) for x in candidates}
    rows = [[name, *(f"{of[x]:.3f}" for x in candidates)] for name, of in times.items()]
    print(table(["ms", *candidates], rows))
    save(Path(__file__).parents[1] / "build" / "benchmarks" / "decoding.json", {"environment": found, "times": times})


if __name__ == "__main__":
    main()
