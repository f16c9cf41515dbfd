"""Inputs as GradBench defines them, from random generators with fixed seeds.

Where the suite reads files (``ba``, ``ht``, ``lstm``), the sizes are those of the files, and the numbers are random.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

SEED = 31337

Sizes = Sequence[tuple[int, ...]]


class Case(NamedTuple):
    """An evaluation: what it is called, the functions that are asked for, the last of them the derivative, their input,
    and whether the suite evaluates each of them for as many seconds as it was told, or once."""

    name: str
    functions: tuple[str, ...]
    input: Any
    repeated: bool = True


SIZES: Mapping[str, Mapping[str, Sizes]] = {
    "hello": {size: [(1,), (2,), (8,), (128,)] for size in ("tiny", "small", "medium")},
    "gmm": {"tiny": [(2, 3, 7)], "small": [(2, 5, 1000), (10, 5, 1000)], "medium": [(10, 25, 1000), (20, 50, 1000)]},
    "kmeans": {"tiny": [(3, 20, 2)], "small": [(10, 1000, 8), (10, 1000, 16)], "medium": [(100, 10000, 8)]},
    "lse": {"tiny": [(2,), (3,), (4,), (50,)], "small": [(2500,), (10000,)], "medium": [(160000,), (640000,)]},
    "lstm": {"tiny": [(2, 6)], "small": [(2, 1024)], "medium": [(4, 1024), (2, 4096)]},
    "ode": {"tiny": [(2, 3), (3, 4), (4, 2)], "small": [(1000, 1), (1000, 10)], "medium": [(1000, 100), (10000, 100)]},
    "llsq": {"tiny": [(16, 4)], "small": [(16, 128), (256, 128)], "medium": [(4096, 128), (16392, 128)]},
    "ba": {"tiny": [(2, 3, 7)], "small": [(49, 7776, 31843), (21, 11315, 36455)], "medium": [(161, 48126, 182072)]},
    "ht": {"tiny": [(30, 5)], "small": [(544, 100), (544, 192)], "medium": [(544, 800), (10000, 1600)]},
    "det": {"tiny": [(3,)], "small": [(5,), (6,), (7,)], "medium": [(8,), (9,), (10,), (11,)]},
    "particle": {"tiny": [()], "small": [()], "medium": [()]},
    "saddle": {"tiny": [()], "small": [()], "medium": [()]},
}
"""The sizes of each module, which are the suite's own; tiny ones are for tests.

There they are 2, 3 and 4 where gradients of more underflow.
"""


def cases(module: str, size: str) -> Iterator[Case]:
    """Return the evaluations of a module at sizes called ``tiny``, ``small`` or ``medium``."""
    make = _MAKERS[module]
    for sizes in SIZES[module][size]:
        name = "×".join(map(str, sizes)) or "alone"
        made = make(np.random.default_rng(SEED), *sizes)
        yield Case(name, _FUNCTIONS.get(module, ("primal", "gradient")), made, repeated=module != "hello")


def _hello(random: np.random.Generator, number: int) -> float:
    return float(number)


def _gmm(random: np.random.Generator, d: int, k: int, n: int) -> dict[str, object]:
    return {
        "d": d,
        "k": k,
        "n": n,
        "x": random.normal(size=(n, d)).tolist(),
        "m": 0,
        "gamma": 1.0,
        "alpha": random.normal(size=k).tolist(),
        "mu": random.uniform(size=(k, d)).tolist(),
        "q": random.normal(size=(k, d)).tolist(),
        "l": random.normal(size=(k, d * (d - 1) // 2)).tolist(),
    }


def _kmeans(random: np.random.Generator, k: int, n: int, d: int) -> dict[str, object]:
    points = random.random((n, d)).tolist()
    return {"points": points, "centroids": points[-k:]}  # so that no cluster is empty


def _lse(random: np.random.Generator, n: int) -> dict[str, object]:
    return {"x": random.random(n).tolist()}


def _lstm(random: np.random.Generator, layers: int, characters: int) -> dict[str, object]:
    bits = 14  # of the suite's text
    return {
        "main_params": random.random((2 * layers, 4 * bits)).tolist(),
        "extra_params": random.random((3, bits)).tolist(),
        "state": random.random((2 * layers, bits)).tolist(),
        "sequence": random.integers(0, 2, (characters, bits)).astype(float).tolist(),
    }


def _ode(random: np.random.Generator, n: int, steps: int) -> dict[str, object]:
    return {"x": random.random(n).tolist(), "s": steps}


def _llsq(random: np.random.Generator, n: int, m: int) -> dict[str, object]:
    return {"x": random.random(m).tolist(), "n": n}


def _det(random: np.random.Generator, size: int) -> dict[str, object]:
    return {"A": random.random(size * size).tolist(), "ell": size}


def _ba(random: np.random.Generator, cameras: int, points: int, observations: int) -> dict[str, object]:
    camera = [*random.normal(size=3), *random.uniform(30, 60, 3), 400.0, *random.normal(size=2), 0.09, 0.003]
    return {
        "n": cameras,
        "m": points,
        "p": observations,
        "cam": [float(c) for c in camera],
        "x": random.normal(size=3).tolist(),
        "w": float(random.random()),
        "feat": random.uniform(100, 900, 2).tolist(),
    }


def _ht(random: np.random.Generator, vertices: int, points: int) -> dict[str, object]:
    fingers = ("thumb", "index", "middle", "ring", "pinky")
    names = ["wrist", *(f"{finger}{n}" for finger in fingers for n in (1, 2, 3, 4)), "forearm"]
    parents = [-1, *(0 if n == 0 else 4 * finger + n for finger in range(5) for n in range(4)), 0]
    bones = len(names)
    relatives = np.tile(np.eye(4), (bones, 1, 1))
    relatives[:, :3, :3] = np.linalg.qr(random.normal(size=(bones, 3, 3)))[0]
    relatives[:, :3, 3] = 0.1 * random.normal(size=(bones, 3))
    absolutes = relatives.copy()
    for bone, parent in enumerate(parents[1:], 1):
        absolutes[bone] = absolutes[parent] @ relatives[bone]
    weights = random.random((vertices, bones)) * (random.random((vertices, bones)) < 0.2)
    weights[:, 0] += 0.1
    triangles = 2 * vertices
    model = {
        "bone_count": bones,
        "bone_names": names,
        "parents": parents,
        "base_relatives": relatives.tolist(),
        "inverse_base_absolutes": np.linalg.inv(absolutes).tolist(),
        "base_positions": np.hstack([0.1 * random.normal(size=(vertices, 3)), np.ones((vertices, 1))]).tolist(),
        "weights": (weights / weights.sum(axis=1, keepdims=True)).tolist(),
        "triangles": random.integers(0, vertices, (triangles, 3)).tolist(),
        "is_mirrored": False,
    }
    hand = {
        "model": model,
        "correspondences": random.integers(0, triangles, points).tolist(),
        "points": random.normal(size=(points, 3)).tolist(),
    }
    return {"theta": (0.3 * random.normal(size=26)).tolist(), "data": hand, "us": random.random((points, 2)).tolist()}


def _particle(random: np.random.Generator) -> dict[str, object]:
    return {"w": 0.0}


def _saddle(random: np.random.Generator) -> dict[str, object]:
    return {"start": [1.0, 1.0]}


_MAKERS: Mapping[str, Any] = {
    "hello": _hello,
    "gmm": _gmm,
    "kmeans": _kmeans,
    "lse": _lse,
    "lstm": _lstm,
    "ode": _ode,
    "llsq": _llsq,
    "ba": _ba,
    "ht": _ht,
    "det": _det,
    "particle": _particle,
    "saddle": _saddle,
}

_FUNCTIONS: Mapping[str, tuple[str, ...]] = {
    "hello": ("square", "double"),
    "kmeans": ("cost", "dir"),
    **dict.fromkeys(("gmm", "lstm", "ba", "ht"), ("objective", "jacobian")),
    **dict.fromkeys(("particle", "saddle"), ("rr", "ff", "fr", "rf")),
}
