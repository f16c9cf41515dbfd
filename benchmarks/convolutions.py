"""One convolution of 3 × 3 beside PyTorch's: a step of it, by the mean of its squares, and the value of that.

    OMP_NUM_THREADS=1 python benchmarks/convolutions.py [--kind plain grouped] [--engine xla] [--rounds 30]

Dilated ones have their elements two apart, grouped ones four groups; there are 8 to 256 channels. Both sides start from
the same weights and see the same images, which come with the batch outermost, as from a file; they take turns in one
process. It is the least time of a processor that is compared.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.harness import table
from benchmarks.real_models import Pass, least
from typedtensor import Axis, Binding, Expr, Input, Module, Tensor, given
from typedtensor.nn import Conv2DInto, Depthwise2D, Grouped2D
from typedtensor.optim import SGD
from typedtensor.specialization.engines import EngineName
from typedtensor.targets.numpy import cost_model

KINDS = ("plain", "dilated", "depthwise", "grouped")
GROUPS = 4
SIZES = ((8, 32, 32), (32, 16, 32), (64, 32, 8), (128, 16, 16), (256, 8, 32))
"""Channels, height and width, images."""
RATE = 1e-6


class Batch(Axis): ...


class Channel(Axis): ...


class Output(Axis): ...


class Group(Axis, size=GROUPS): ...


class Height(Axis): ...


class Width(Axis): ...


class Three(Axis, size=3): ...


class OtherThree(Axis, size=3): ...


image = Input(Tensor[Batch, Channel, Height, Width])
grouped = Input(Tensor[Batch, Group, Channel, Height, Width])


def layer(kind: str, channels: int) -> tuple[Module, Expr[Tensor[()]]]:
    """A convolution that keeps the sizes of images, and the mean of the squares of what it gives."""
    channel = Channel(channels)
    if kind == "depthwise":
        mixed = Depthwise2D(channel, Three, OtherThree, Height, Width, padding=1, seed=0)
        y = mixed(image)
        return mixed, (y * y).mean()
    if kind == "grouped":
        inside, out = Channel(channels // GROUPS), Output(channels // GROUPS)
        of_groups = Grouped2D(Group, inside, out, Three, OtherThree, Height, Width, padding=1, seed=0)
        v = of_groups(grouped)
        return of_groups, (v * v).mean()
    apart = 2 if kind == "dilated" else 1
    made = Conv2DInto(
        channel, Output(channels), Three, OtherThree, Height, Width, padding=apart, dilation=apart, seed=0
    )
    z = made(image)
    return made, (z * z).mean()


def sides(kind: str, channels: int, size: int, count: int, engine: EngineName) -> list[Pass]:
    """Our step, PyTorch's, our value, PyTorch's.

    Raises:
        ValueError: when the values differ.
    """
    module, loss = layer(kind, channels)
    data = np.random.default_rng(0).standard_normal((count, channels, size, size), np.float32)
    bound: Binding[Any] = image.bind(Tensor[Batch, Channel, Height, Width](data))
    if kind == "grouped":
        parts = data.reshape(count, GROUPS, channels // GROUPS, size, size)
        bound = grouped.bind(Tensor[Batch, Group, Channel, Height, Width](parts))
    optimizer = SGD(module.parameters, learning_rate=RATE)
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(1)
    apart, groups = 2 if kind == "dilated" else 1, {"depthwise": channels, "grouped": GROUPS}.get(kind, 1)
    theirs = torch.nn.Conv2d(channels, channels, 3, padding=apart, dilation=apart, groups=groups)
    with torch.no_grad():
        for mine, other in zip(module.parameters.values(), theirs.parameters(), strict=True):
            other.copy_(torch.tensor(np.array(mine.value.numpy())).reshape(other.shape))
    images, other_optimizer = torch.tensor(data), torch.optim.SGD(theirs.parameters(), lr=RATE)

    def step() -> None:
        with given(bound, engine=engine):
            optimizer.step(loss)

    def value() -> None:
        with given(bound, engine=engine):
            values[0] = float(loss.value)

    def their_step() -> None:
        other_optimizer.zero_grad()
        (theirs(images) ** 2).mean().backward()
        other_optimizer.step()

    def their_value() -> None:
        with torch.no_grad():
            values[1] = float((theirs(images) ** 2).mean())

    values = [0.0, 0.0]
    value()
    their_value()
    if not np.isclose(values[0], values[1], rtol=1e-4):
        raise ValueError(
            f"the mean of a {kind} convolution of {channels} channels is {values[0]}, PyTorch's {values[1]}"
        )
    for _ in range(cost_model.TILED_AFTER):
        step()
        value()
    return [step, their_step, value, their_value]


def main() -> None:
    """Measure, and print a table: our least time, and that by PyTorch's."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--engine", choices=("numpy", "xla"), default="numpy")
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
