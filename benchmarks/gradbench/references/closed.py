"""Modules whose derivatives have closed forms."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

Expected = Mapping[str, Callable[[Any], object]]
Floats = npt.NDArray[np.float64]


def softmax(x: Floats) -> Floats:
    """Return the softmax along the last axis."""
    shares = np.exp(x - x.max(-1, keepdims=True))
    of_all: Floats = shares / shares.sum(-1, keepdims=True)
    return of_all


def log_sum_exp(x: Floats) -> Any:
    """Return the logarithm of the sum of exponentials along the last axis."""
    return np.logaddexp.reduce(x, axis=-1)


def factors(data: Mapping[str, Any]) -> tuple[Floats, Any, Any]:
    """Of each component the lower triangle of its precision, and the places below the diagonal, column by column."""
    d, k = data["d"], data["k"]
    columns, rows = np.nonzero(np.tril(np.ones((d, d)), -1).T)
    factor = np.zeros((k, d, d))
    factor[:, rows, columns] = np.array(data["l"])
    factor[:, range(d), range(d)] = np.exp(np.array(data["q"]))
    return factor, rows, columns


def log_posterior(data: Mapping[str, Any]) -> float:
    """Return the log posterior from the densities of Gaussians and of Wishart's distribution, with determinants."""
    factor, _, _ = factors(data)
    precision = factor.transpose(0, 2, 1) @ factor
    d, degrees, gamma = data["d"], data["d"] + data["m"] + 1, data["gamma"]
    away = np.array(data["x"])[:, None] - np.array(data["mu"])
    logdet = np.linalg.slogdet(precision)[1]
    density = 0.5 * (logdet - d * math.log(2 * math.pi) - np.einsum("nki,kij,nkj->nk", away, precision, away))
    likelihood = log_sum_exp(np.log(softmax(np.array(data["alpha"]))) + density).sum()
    log_gamma = d * (d - 1) / 4 * math.log(math.pi) + sum(math.lgamma((degrees - j) / 2) for j in range(d))
    traces = gamma**2 * np.trace(precision, axis1=1, axis2=2)
    prior = 0.5 * (data["m"] * logdet - traces - degrees * d * math.log(2)) + degrees * d * math.log(gamma) - log_gamma
    return float(likelihood + prior.sum())


def log_posterior_slope(data: Mapping[str, Any]) -> object:
    """Return the gradient of the log posterior, from the responsibilities of the components."""
    factor, rows, columns = factors(data)
    x, mu, q, alpha = (np.array(data[name]) for name in ("x", "mu", "q", "alpha"))
    away = x[:, None] - mu
    moved = np.einsum("kij,nkj->nki", factor, away)
    share = softmax(alpha + q.sum(1) - 0.5 * (moved**2).sum(2))
    slope = -np.einsum("nk,nki,nkj->kij", share, moved, away) - data["gamma"] ** 2 * factor
    on_diagonal = slope[:, range(data["d"]), range(data["d"])] * np.exp(q)
    return {
        "alpha": (share.sum(0) - len(x) * softmax(alpha)).tolist(),
        "mu": np.einsum("nk,kij,nki->kj", share, factor, moved).tolist(),
        "q": (on_diagonal + share.sum(0)[:, None] + data["m"]).tolist(),
        "l": slope[:, rows, columns].tolist(),
    }


def nearest(data: Mapping[str, Any]) -> tuple[Floats, Floats, Any, float]:
    """The points, the centroids, which is the nearest to each point, and the sum of the squares of distances."""
    points, centroids = np.array(data["points"]), np.array(data["centroids"])
    distances = np.stack([((points - c) ** 2).sum(1) for c in centroids], 1)
    return points, centroids, distances.argmin(1), float(distances.min(1).sum())


def direction(data: Mapping[str, Any]) -> object:
    """Return Newton's direction: from the mean of each cluster to its centroid."""
    points, centroids, near, _ = nearest(data)
    return (centroids - [points[near == k].mean(0) for k in range(len(centroids))]).tolist()


def polynomial(data: Mapping[str, Any]) -> tuple[Floats, Floats]:
    """The powers of the times, and what is left over of their signs."""
    times = -1.0 + 2.0 * np.arange(data["n"]) / (data["n"] - 1)
    powers = times[:, None] ** np.arange(len(data["x"]))
    return powers, powers @ np.array(data["x"]) - np.sign(times)


def equations(data: Mapping[str, Any]) -> Floats:
    """Where all equations end: each is the product of its factors so far, times what it were if all were 1."""
    x, h = np.array(data["x"]), 2.0 / data["s"]
    y = np.zeros(len(x))
    for _ in range(data["s"]):
        first = np.append(1.0, y[:-1])
        second = np.append(1.0, (y + h / 2 * first)[:-1])
        third = np.append(1.0, (y + h / 2 * second)[:-1])
        fourth = np.append(1.0, (y + h * third)[:-1])
        y = y + h / 6 * (first + 2 * second + 2 * third + fourth)
    return np.cumprod(x) * y


def determinant_slope(data: Mapping[str, Any]) -> object:
    """Return the gradient of the determinant, by Jacobi's formula."""
    matrix = np.array(data["A"]).reshape(data["ell"], data["ell"])
    return (np.linalg.det(matrix) * np.linalg.inv(matrix).T).ravel().tolist()


def _least_squares_slope(data: Mapping[str, Any]) -> object:
    powers, errors = polynomial(data)
    return (powers.T @ errors).tolist()


CLOSED: Mapping[str, Expected] = {
    "hello": {"square": lambda x: x * x, "double": lambda x: 2.0 * x},
    "gmm": {"objective": log_posterior, "jacobian": log_posterior_slope},
    "kmeans": {"cost": lambda data: nearest(data)[3], "dir": direction},
    "lse": {
        "primal": lambda data: float(log_sum_exp(np.array(data["x"]))),
        "gradient": lambda data: softmax(np.array(data["x"])).tolist(),
    },
    "llsq": {"primal": lambda data: float(0.5 * (polynomial(data)[1] ** 2).sum()), "gradient": _least_squares_slope},
    "ode": {
        "primal": lambda data: equations(data).tolist(),
        "gradient": lambda data: (equations(data)[-1] / np.array(data["x"])).tolist(),
    },
    "det": {
        "primal": lambda data: float(np.linalg.det(np.array(data["A"]).reshape(data["ell"], data["ell"]))),
        "gradient": determinant_slope,
    },
}
