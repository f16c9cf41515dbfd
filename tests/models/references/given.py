"""The common inputs of both libraries: a model with weights determined by names, and batches."""

from __future__ import annotations

import importlib
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor import Binding, Buffer, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Training

STEPS, COUNT, RATE, MOMENTUM = 4, 6, 0.05, 0.9
COUNTS = {"moe": 128}  # enough to fill some experts
FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Given:
    """A model, its loss and its batches.

    Attributes:
        model: the model, with weights that differ from initial ones and from each other.
        loss: the loss in training.
        training: the form with the updates of buffers; None where there are none.
        batches: the bindings of each step.
    """

    model: Module
    loss: Expr[Tensor[()]]
    training: Training | None
    batches: Sequence[Sequence[Binding[Any]]]


_RECORDED = {
    "attention_norm": "before_attention",
    "reading_norm": "before_reading",
    "feedforward_norm": "before_widening",
}
"""Parts of names that other names stand for in the seeds of what is recorded."""


def _recorded(name: str) -> str:
    """Return the name of a parameter that seeds its weights."""
    for part, recorded in _RECORDED.items():
        name = name.replace(part, recorded)
    return name


def weights(model: Module, dtype: Any) -> dict[str, np.ndarray[Any, np.dtype[Any]]]:
    """Return numbers for each parameter, determined by its name and size."""
    found = {}
    for name, parameter in model.parameters.items():
        shape = parameter.value.shape
        drawn = 2 * np.random.default_rng(zlib.crc32(_recorded(name).encode())).random(shape) - 1
        inputs = np.prod(shape[:-1]) if len(shape) > 1 else 8
        found[name] = (drawn * np.sqrt(2.0 / inputs) + name.endswith("scale")).astype(dtype)
    return found


def given_to(name: str, dtype: Any, module: Any = None, count: int | None = None, steps: int = STEPS) -> Given:
    """Return the inputs of the model of a file in ``examples/models``, or of a similar module.

    Args:
        name: the name of the file.
        dtype: the precision of weights and batches.
        module: the module; by default that of the file.
        count: the number of examples in a batch, unless they are one graph.
        steps: the number of batches.
    """
    module = importlib.import_module(f"examples.models.{name}") if module is None else module
    model: Module
    model, trained = MODELS[name](module)
    for at, value in weights(model, dtype).items():
        parameter = model.parameters[at]
        parameter.assign(parameter.value.tensor_type(value), dtype=dtype)
    training = Training(Buffer(IntTensor[()](0))) if trained else None
    loss = module.loss_of(model, training) if trained else module.loss_of(model)
    generator = np.random.default_rng(1)
    count = COUNTS.get(name, COUNT) if count is None else count
    draw = BATCHES.get(name, _made)
    drawn = [draw(module, generator, count) for _ in range(steps)]
    return Given(model, loss, training, [[_precise(each, dtype) for each in bindings] for bindings in drawn])


def _precise(binding: Binding[Any], dtype: Any) -> Binding[Any]:
    array = binding.value.numpy()
    return binding.input.bind(binding.value.tensor_type(array.astype(dtype) if array.dtype.kind == "f" else array))


def _made(module: Any, generator: np.random.Generator, count: int) -> Sequence[Binding[Any]]:
    bindings: Sequence[Binding[Any]] = module.batch(generator, count)
    return bindings


def _digits(module: Any, generator: np.random.Generator, count: int) -> Sequence[Binding[Any]]:
    drawn, digits = generator.integers(0, 256, (count, 28, 28)), generator.integers(0, 10, count)
    return module.image.bind(module.images(drawn.astype(np.uint8))), module.digit.bind(IntTensor[module.Batch](digits))


BATCHES: dict[str, Callable[[Any, np.random.Generator, int], Sequence[Binding[Any]]]] = {
    "gat": lambda module, generator, count: module.people(generator)[0],
    "mnist": _digits,
}
"""The batches of models whose modules make none."""


def _simple(kind: str, **options: Any) -> Callable[[Any], tuple[Any, bool]]:
    return lambda module: (getattr(module, kind)(**options), False)


MODELS: dict[str, Callable[[Any], tuple[Any, bool]]] = {
    "bert": _simple("BERT"),
    "characters": lambda module: (module.Characters(module.Letter(len(module.ALPHABET))), False),
    "diffusion": _simple("Denoiser"),
    "dlrm": _simple("DLRM"),
    "gat": _simple("GAT"),
    "llama": lambda module: (module.Llama(module.Letter(len(module.ALPHABET))), False),
    "mnist": _simple("Network"),
    "moe": _simple("Patchwork"),
    "nanogpt": lambda module: (module.GPT(module.Letter(len(module.ALPHABET)), rate=0.0), True),
    "resnet": lambda module: (module.ResNet(2), True),
    "seq2seq": _simple("Sorter"),
    "speech": _simple("Recognizer"),
    "t5": _simple("T5"),
    "tacotron": lambda module: (module.Encoder(rate=0.0), True),
    "unet": lambda module: (module.UNet(), True),
    "vae": _simple("VAE"),
    "vit": _simple("ViT"),
    "whisper": _simple("Listener"),
    "world_model": _simple("World"),
}
"""Functions that make each model from the example's module; and whether it has buffers."""
