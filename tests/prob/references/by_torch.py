"""Record PyTorch's densities, moments, entropies and divergences of distributions, and their gradients.

    python tests/prob/references/by_torch.py

The tests compare the records with our results, and need no PyTorch.
"""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import torch
from torch import distributions as td

CASES: dict[str, tuple[Any, list[list[Any]], list[list[Any]], list[Any]]] = {
    # The distribution, its parameters, those of another one, and the arguments of the density
    "Normal": (td.Normal, [[0.5, -3.0], [0.2, 5.0]], [[0.0, 1.0], [1.5, 4.0]], [0.3, 7.0]),
    "LogNormal": (td.LogNormal, [[0.5, -1.0], [0.2, 0.5]], [[0.1, -2.0], [0.4, 1.5]], [1.3, 0.1]),
    "Uniform": (td.Uniform, [[0.5, -3.0], [0.75, 5.0]], [[0.4, -4.0], [0.9, 5.5]], [0.6, 4.0]),
    "Gumbel": (td.Gumbel, [[0.5, -3.0], [0.2, 5.0]], [[0.0, 1.0], [0.3, 2.0]], [0.3, 7.0]),
    "Exponential": (td.Exponential, [[0.5, 30.0]], [[2.0, 20.0]], [0.3, 1.0]),
    "Gamma": (td.Gamma, [[0.3, 20.0], [0.2, 5.0]], [[1.3, 10.0], [0.5, 2.0]], [0.3, 7.0]),
    "Beta": (td.Beta, [[0.5, 3.0], [0.2, 5.0]], [[1.5, 2.0], [2.2, 4.0]], [0.3, 0.9]),
    "StudentT": (td.StudentT, [[3.0, 9.0], [0.5, -2.0], [0.2, 3.0]], [], [0.3, 7.0]),
    "Bernoulli": (lambda z: td.Bernoulli(logits=z), [[-1.5, 3.0]], [[0.5, 0.0]], [1.0, 0.0]),
    "Poisson": (td.Poisson, [[0.3, 40.0]], [[1.3, 30.0]], [2.0, 35.0]),
    "Categorical": (
        lambda z: td.Categorical(logits=z),
        [[[0.0, 1.0, -1.0], [2.0, 2.0, 3.0]]],
        [[[0.5, 0.0, 0.0], [1.0, -2.0, 0.0]]],
        [2, 0],
    ),
    "Dirichlet": (
        td.Dirichlet,
        [[[0.5, 2.0, 3.5], [1.0, 1.0, 1.0]]],
        [[[1.0, 1.5, 4.0], [0.3, 2.0, 1.0]]],
        [[0.2, 0.5, 0.3], [0.9, 0.05, 0.05]],
    ),
}


def with_gradients(result: torch.Tensor, of: list[torch.Tensor]) -> dict[str, Any]:
    """Return the elements of a result, and the gradients of their sum."""
    slopes = (
        torch.autograd.grad(result.sum(), of, allow_unused=True, retain_graph=True)
        if result.requires_grad
        else [None] * len(of)
    )
    return {
        "value": result.tolist(),
        "gradients": [
            (torch.zeros_like(x) if slope is None else slope).tolist() for slope, x in zip(slopes, of, strict=True)
        ],
    }


def record(name: str) -> dict[str, Any]:
    """Return PyTorch's results for one distribution."""
    make, first, second, points = CASES[name]
    parameters, others = (
        [torch.tensor(p, dtype=torch.float64, requires_grad=True) for p in ps] for ps in (first, second)
    )
    ours = make(*parameters)
    x = torch.tensor(points) if name == "Categorical" else torch.tensor(points, dtype=torch.float64)
    found: dict[str, Any] = {"parameters": first, "others": second, "points": points}
    found["log_density"] = with_gradients(ours.log_prob(x), parameters)
    if name != "Categorical":
        found["mean"] = with_gradients(ours.mean, parameters)
        found["variance"] = with_gradients(ours.variance, parameters)
    if name != "Poisson":
        found["entropy"] = with_gradients(ours.entropy(), parameters)
    if second:
        found["kl_divergence"] = with_gradients(td.kl_divergence(ours, make(*others)), [*parameters, *others])
    return found


PAIRS: dict[str, list[list[list[float]]]] = {
    # The parameters of distributions of different families
    "Normal": [[[0.5, -1.0], [0.7, 2.0]]],
    "LogNormal": [[[0.1, -1.0], [0.4, 0.6]]],
    "Uniform": [[[0.2, 0.5], [0.9, 0.8]], [[0.0, -1.0], [1.0, 4.0]], [[100.0, 5.0], [100.01, 5.5]]],
    "Gumbel": [[[0.5, -1.0], [0.7, 2.0]]],
    "Exponential": [[[0.5, 3.0]]],
    "Gamma": [[[0.6, 5.0], [0.7, 2.0]]],
    "Beta": [[[0.6, 5.0], [1.7, 2.0]]],
    "Bernoulli": [[[-1.5, 3.0]]],
    "Poisson": [[[0.3, 40.0]]],
}


def divergences() -> list[dict[str, Any]]:
    """Return PyTorch's divergences between different families, where it defines them."""
    found = []
    for (one, ours), (other, theirs) in product(PAIRS.items(), PAIRS.items()):
        for first, second in product(ours, theirs) if one != other else ():
            ps, qs = ([torch.tensor(p, dtype=torch.float64, requires_grad=True) for p in x] for x in (first, second))
            try:
                result = td.kl_divergence(CASES[one][0](*ps), CASES[other][0](*qs))
            except NotImplementedError:  # raised by PyTorch for families without a divergence
                continue
            gradients = with_gradients(result, [*ps, *qs]) if result.isfinite().all() else {"value": result.tolist()}
            found.append({"families": [one, other], "parameters": [first, second], **gradients})
    return found


if __name__ == "__main__":
    pairs = [json.dumps(divergence) for divergence in divergences()]
    Path(__file__).with_name("divergences_by_torch.json").write_text("[\n" + ",\n".join(pairs) + "\n]\n")
    lines = [f"{json.dumps(name)}: {json.dumps(record(name))}" for name in CASES]
    Path(__file__).with_suffix(".json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
