"""Random options of operations: windows, strides, ends of slices, rates."""

from __future__ import annotations

import inspect
import random
from collections.abc import Sequence


def option(rng: random.Random, parameter: inspect.Parameter, sizes: Sequence[int], rank: int = 0) -> str:
    """Draw a value for a parameter of a constructor, as program text.

    Args:
        rng: the source of randomness.
        parameter: the parameter, whose name and annotation determine the value.
        sizes: the sizes of the preceding labels.
        rank: the number of axes that windows move along, each of which may have a separate number.
    """
    size = sizes[0] if sizes else 3
    match parameter.name, str(parameter.annotation):
        case "index", _:
            return str(rng.randrange(-size, size) if size else 0)
        case (("start" | "stop"), _):
            return str(rng.randint(-size - 1, size + 1))
        case "step", _:
            return str(rng.choice((1, 1, 2, 3)))
        case _, "bool":
            return str(rng.random() < 0.5)
        case (("window" | "stride" | "dilation"), ("int" | "int | None")):
            return str(rng.choice((1, 1, 2, 2, 3)))
        case (("before" | "after" | "padding"), "int"):
            return str(rng.choice((0, 1, 1, 2)))
        case _, ("int" | "int | None"):
            return str(rng.randrange(9))
        case _, "Sizes":
            return str((rng.randint(1, 2), rng.randint(1, 2)))
        case (("stride" | "dilation"), "Number"):
            return _number(rng, (1, 1, 2, 3), rank)
        case (("padding" | "extra"), "Number"):
            return _number(rng, (0, 1, 1, 2), rank)
        case _, "Moves":
            return f"Moves({rng.randint(1, 2)}, {rng.choice((0, 1, None))}, {rng.randint(1, 2)})"
        case _, "PoolWindows":
            return rng.choice(("PoolWindows()", "PoolWindows(1)", "PoolWindows(2)", "PoolWindows(3, 2, 1)"))
        case _, "Between":
            return rng.choice(("NEAREST", "Between('linear', False)", "Between('linear', True)"))
        case _, "Mode":
            return rng.choice(("'nearest'", "'linear'", "'linear'"))
        case "rate", _:
            return rng.choice(("0.0", "0.5"))
        case _:
            return rng.choice(("0.5", "0.01", "1.0", "1e-05"))


def _number(rng: random.Random, among: Sequence[int], rank: int) -> str:
    """Draw a number for all axes, or one for each."""
    if rank and rng.random() < 0.4:
        return str(tuple(rng.choice(among) for _ in range(rank)))
    return str(rng.choice(among))
