"""Whisper's encoder: two convolutions over a spectrogram, then attention; trained here, or with published weights.

    python -m examples.models.whisper [--steps N] [--weights FILE]

It learns which way a tone goes: up, down, up and down, or down and up, amid noise. ``--weights`` reads a safetensors
file with the names of Hugging Face's ``WhisperModel``, whose encoder is taken; the labels below have to declare its
sizes.

It shows convolutions along time that keep the channels as features, transformer blocks, learnt positions, and arrays
that are read, completed and assigned by a short table of names.

After Radford et al. (2022).
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence

import numpy as np

from typedtensor import Axis, Binding, Expr, Input, IntTensor, Module, Tensor, given
from typedtensor.io import assign, read
from typedtensor.nn import Conv1DInto, Embedding, LayerNorm, Linear, TransformerBlock, random_normal
from typedtensor.ops import arange, cross_entropy, exact_gelu
from typedtensor.optim import AdamW


class Batch(Axis, samples=True): ...


class Band(Axis, size=16): ...


class Frame(Axis, size=24): ...


class Position(Axis, size=12):
    """Every second frame."""


class Window(Axis, size=3): ...


class Feature(Axis, size=32): ...


class Head(Axis, size=4): ...


class Width(Axis, size=8): ...


class Inner(Axis, size=64): ...


class Way(Axis, size=4): ...


Recording = Expr[Tensor[Batch, Band, Frame]]
Heard = Expr[Tensor[Batch, Position, Feature]]


class Encoder(Module):
    """The features of a recording at its positions."""

    def __init__(self, *, depth: int = 2, seed: np.random.Generator) -> None:
        self.first = Conv1DInto(Band, Feature, Window, Frame, padding=1, seed=seed)
        self.second = Conv1DInto(Feature, Feature, Window, Position, stride=2, padding=1, seed=seed)
        self.positions = Embedding(Position, Feature, initializer=random_normal(0.1), seed=seed)
        self.blocks = [
            TransformerBlock(Feature, Head, Width, Inner, over=Position, activation=exact_gelu, seed=seed)
            for _ in range(depth)
        ]
        self.norm = LayerNorm(Feature)

    def __call__(self, recording: Recording) -> Heard:
        x = exact_gelu(self.second(exact_gelu(self.first(recording)))).transpose(Batch, Position, Feature)
        x = x + self.positions(arange(Position)).expand_like(x)
        for block in self.blocks:
            x = block(x, None)
        return self.norm(x)


class Listener(Module):
    """Scores of the ways of a tone."""

    def __init__(self, *, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.encoder, self.scores = Encoder(seed=rng), Linear(Feature, Way, seed=rng)

    def __call__(self, recording: Recording) -> Expr[Tensor[Batch, Way]]:
        return self.scores(self.encoder(recording).mean(Position))


NAMES = {
    "conv1": "first",
    "conv2": "second",
    "embed_positions": "positions",
    "layers": "blocks",
    "self_attn_layer_norm": "attention_norm",
    "self_attn": "attention",
    "final_layer_norm": "feedforward_norm",
    "layer_norm": "norm",
    "q_proj": "query",
    "k_proj": "key",
    "v_proj": "value",
    "out_proj": "output",
    "fc1": "widen",
    "fc2": "narrow",
}
"""The names in this file for those of Hugging Face's ``WhisperModel``."""


def name_here(name: str) -> str:
    """Return our name of an array of the encoder."""
    for theirs, ours in NAMES.items():
        name = re.sub(rf"\b{theirs}\b", ours, name)
    return name


def load_published(path: str | os.PathLike[str], encoder: Encoder) -> None:
    """Load the weights of a published encoder, whose keys have no bias: it would change no weight of attention."""
    found = {name.partition("encoder.")[2]: x for name, x in read(path).arrays.items() if "encoder." in name}
    keys = {name.replace("q_proj.bias", "k_proj.bias"): 0 * x for name, x in found.items() if "q_proj.bias" in name}
    assign(encoder, {name_here(name): x for name, x in {**keys, **found}.items()}, layout="torch")


recording, way = Input(Tensor[Batch, Band, Frame]), Input(IntTensor[Batch])


def loss_of(model: Listener) -> Expr[Tensor[()]]:
    """Return the mean loss of the ways."""
    return cross_entropy(model(recording), way, Way).mean()


def batch(
    generator: np.random.Generator, count: int
) -> tuple[Binding[Tensor[Batch, Band, Frame]], Binding[IntTensor[Batch]]]:
    """Bind recordings of tones, and the ways that they go."""
    ways, time = generator.integers(0, 4, count), np.linspace(0, 1, Frame.size)
    shapes = np.stack([time, 1 - time, 1 - np.abs(2 * time - 1), np.abs(2 * time - 1)])
    pitch = generator.uniform(0, 6, (count, 1)) + 8 * shapes[ways]
    loud = np.exp(-((np.arange(Band.size)[:, None] - pitch[:, None]) ** 2))
    noisy = loud + 0.3 * generator.normal(size=loud.shape)
    return recording.bind(Tensor[Batch, Band, Frame](noisy.astype(np.float32))), way.bind(IntTensor[Batch](ways))


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the model, and return the share of new tones whose way it hears."""
    parser = argparse.ArgumentParser(description="Learn which way tones go.")
    parser.add_argument("--steps", type=int, default=200, help="number of training steps")
    parser.add_argument("--weights", help="weights of the encoder to begin with, in safetensors files")
    options = parser.parse_args(arguments)

    model, generator = Listener(), np.random.default_rng(0)
    if options.weights is not None:
        load_published(options.weights, model.encoder)
    loss, optimizer = loss_of(model), AdamW(model.parameters, learning_rate=2e-3)
    for step in range(options.steps):
        with given(*batch(generator, 32)):
            [value] = optimizer.step(loss, also=(loss,))
        if step % 100 == 0:
            print(f"step {step}: loss {value:.3f}")
    bindings = batch(generator, 200)
    with given(*bindings):
        accuracy = float((model(recording).argmax(Way).value.numpy() == bindings[1].value.numpy()).mean())
    print(f"heard: {accuracy:.0%}")
    return accuracy


if __name__ == "__main__":
    main()
