"""Times of 3 × 3 convolutions, beside PyTorch: a training step on the mean square of the result, and the mean alone.

    OMP_NUM_THREADS=1 python benchmarks/convolutions.py [--kind plain grouped] [--engine xla] [--rounds 30]

The dilation is two, the number of groups is four, and transposed convolutions double height and width. Lines and
volumes have windows of 3 and of 3 × 3 × 3 over as many elements as images. There are 8 to 256 channels.

Both libraries start from the same weights and read the same images, with the batch outermost, as from a file. They take
turns in one process. The table shows this library's least CPU times, and their ratios to PyTorch's: below 1, this
library is faster.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.harness import table
from benchmarks.real_models import Pass, least
from typedtensor import Axis, Expr, Input, Module, Tensor, given
from typedtensor.nn import Conv1DInto, Conv2DInto, Conv3DInto, ConvTransposed2D, Depthwise2D, Grouped2D
from typedtensor.optim import SGD
from typedtensor.runtime.engines import EngineName

KINDS = ("plain", "dilated", "depthwise", "grouped", "transposed", "lines", "volumes")
GROUPS, PLANES = 4, 4
SIZES = ((8, 32, 32), (32, 16, 32), (64, 32, 8), (128, 16, 16), (256, 8, 32))
"""Channels, height and width, and number of images."""
RATE = 1e-6


class Batch(Axis): ...


class Channel(Axis): ...


class Output(Axis): ...


class Group(Axis, size=GROUPS): ...


class Depth(Axis): ...


class Height(Axis): ...


class Width(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


class Three(Axis, size=3): ...


class OtherThree(Axis, size=3): ...


class LastThree(Axis, size=3): ...


image = Input(Tensor[Batch, Channel, Height, Width])
grouped = Input(Tensor[Batch, Group, Channel, Height, Width])
line = Input(Tensor[Batch, Channel, Width])
volume = Input(Tensor[Batch, Channel, Depth, Height, Width])


@dataclass(frozen=True)
class Side:
    """This library's part.

    Attributes:
        module: the convolution.
        loss: the mean of the squares of its result.
        images: its input.
        shape: the shape of the images.
    """

    module: Module
    loss: Expr[Tensor[()]]
    images: Input[Any]
    shape: tuple[int, ...]


def ours(kind: str, channels: int, size: int, count: int) -> Side:
    """Return a convolution of a number of images, which keeps their sizes unless it is transposed."""
    channel, output, whole = Channel(channels), Output(channels), (count, channels, size, size)
    if kind == "depthwise":
        mixed = Depthwise2D(channel, Three, OtherThree, Height, Width, padding=1, seed=0)
        y = mixed(image)
        return Side(mixed, (y * y).mean(), image, whole)
    if kind == "grouped":
        inside, out = Channel(channels // GROUPS), Output(channels // GROUPS)
        of_groups = Grouped2D(Group, inside, out, Three, OtherThree, Height, Width, padding=1, seed=0)
        v = of_groups(grouped)
        return Side(of_groups, (v * v).mean(), grouped, (count, GROUPS, channels // GROUPS, size, size))
    if kind == "transposed":
        wider = ConvTransposed2D(channel, output, Three, OtherThree, Row, Column, stride=2, padding=1, extra=1, seed=0)
        w = wider(image)
        return Side(wider, (w * w).mean(), image, whole)
    if kind == "lines":
        of_lines = Conv1DInto(channel, output, Three, Width, padding=1, seed=0)
        u = of_lines(line)
        return Side(of_lines, (u * u).mean(), line, (count, channels, size * size))
    if kind == "volumes":
        of_volumes = Conv3DInto(channel, output, Three, OtherThree, LastThree, Depth, Height, Width, padding=1, seed=0)
        t = of_volumes(volume)
        return Side(of_volumes, (t * t).mean(), volume, (count, channels, PLANES, size // 2, size // 2))
    apart = 2 if kind == "dilated" else 1
    made = Conv2DInto(channel, output, Three, OtherThree, Height, Width, padding=apart, dilation=apart, seed=0)
    z = made(image)
    return Side(made, (z * z).mean(), image, whole)


def theirs(kind: str, channels: int) -> Any:
    """Return the layer of PyTorch."""
    layers: Any = importlib.import_module("torch.nn")
    if kind == "transposed":
        return layers.ConvTranspose2d(channels, channels, 3, stride=2, padding=1, output_padding=1)
    if kind == "lines":
        return layers.Conv1d(channels, channels, 3, padding=1)
    if kind == "volumes":
        return layers.Conv3d(channels, channels, 3, padding=1)
    apart, groups = 2 if kind == "dilated" else 1, {"depthwise": channels, "grouped": GROUPS}.get(kind, 1)
    return layers.Conv2d(channels, channels, 3, padding=apart, dilation=apart, groups=groups)


def sides(kind: str, channels: int, size: int, count: int, engine: EngineName) -> list[Pass]:
    """Return functions of our step, PyTorch's step, our value, and PyTorch's value.

    Raises:
        ValueError: when the values differ.
    """
    side = ours(kind, channels, size, count)
    loss = side.loss
    data = np.random.default_rng(0).standard_normal(side.shape, np.float32)
    bound = side.images.bind(side.images.tensor_type(data))
    optimizer = SGD(side.module.parameters, learning_rate=RATE)
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(1)
    layer = theirs(kind, channels)
    with torch.no_grad():
        for mine, other in zip(side.module.parameters.values(), layer.parameters(), strict=True):
            other.copy_(torch.tensor(np.array(mine.value.numpy())).reshape(other.shape))
    images = torch.tensor(data.reshape(count, channels, size, size) if kind == "grouped" else data)
    other_optimizer = torch.optim.SGD(layer.parameters(), lr=RATE)

    def step() -> None:
        with given(bound, engine=engine):
            optimizer.step(loss)

    def value() -> None:
        with given(bound, engine=engine):
            values[0] = float(loss.value)

    def their_step() -> None:
        other_optimizer.zero_grad()
        (layer(images) ** 2).mean().backward()
        other_optimizer.step()

    def their_value() -> None:
        with torch.no_grad():
            values[1] = float((layer(images) ** 2).mean())

    values = [0.0, 0.0]
    value()
    their_value()
    if not np.isclose(values[0], values[1], rtol=1e-4):
        raise ValueError(
            f"the mean of a {kind} convolution of {channels} channels is {values[0]}, PyTorch's {values[1]}"
        )
    for _ in range(3):
        step()
        value()
    return [step, their_step, value, their_value]


def main() -> None:
    """Measure, and print a table of our least times and their ratios to PyTorch's."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--engine", choices=("native", "numpy", "xla"), default="native")
    parser.add_argument("--rounds", type=int, default=30)
    options = parser.parse_args()
    rows = []
    for kind in options.kind:
        for channels, size, count in SIZES:
            step, their_step, value, their_value = least(
                sides(kind, channels, size, count, options.engine), options.rounds
            )
            cells = [
                f"{step * 1e3:.2f}",
                f"{step / their_step:.2f}",
                f"{value * 1e3:.2f}",
                f"{value / their_value:.2f}",
            ]
            rows.append([kind, f"{count} × {channels} × {size} × {size}", *cells])
            print(*rows[-1], flush=True)
    print(table(["kind", "images", "step, ms", "by PyTorch", "value, ms", "by PyTorch"], rows))


if __name__ == "__main__":
    main()
