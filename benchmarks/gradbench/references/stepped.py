"""Modules whose derivatives are complex-step differences, which lose no digits (Squire and Trapp 1998)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import numpy as np

from benchmarks.gradbench.references.closed import Expected, Floats

STEP = 1e-30


def slopes(function: Callable[[Any], Any], x: Floats, size: int = 8) -> Floats:
    """Return the derivatives of all elements of a function's results by each element of a vector, along the first axis.

    Args:
        function: maps vectors, one in each row, to results, whose first axis is that of the vectors.
        x: the vector.
        size: the number of vectors at once.
    """
    parts = [np.tile(x.astype(complex), (min(size, len(x) - n), 1)) for n in range(0, len(x), size)]
    for n, part in enumerate(parts):
        part[np.arange(len(part)), n * size + np.arange(len(part))] += STEP * 1j
    return np.concatenate([np.imag(function(part)) / STEP for part in parts])


def _lstm(data: Mapping[str, Any]) -> tuple[Callable[[Any], Any], Floats]:
    state, sequence = np.array(data["state"]), np.array(data["sequence"])
    main, extra = np.array(data["main_params"]), np.array(data["extra_params"])
    bits = sequence.shape[1]

    def sigmoid(x: Any) -> Any:
        return 1.0 / (1.0 + np.exp(-x))

    def loss(vectors: Any) -> Any:
        gates = vectors[:, : main.size].reshape(-1, len(main), 4, bits)
        first, scale, shift = np.moveaxis(vectors[:, main.size :].reshape(-1, 3, bits), 1, 0)
        hidden, cell = [*state[::2]], [*state[1::2]]
        total = 0.0
        for now, after in pairwise(sequence):
            y = now * first
            for n in range(len(main) // 2):
                w, b = np.moveaxis(gates[:, 2 * n], 1, 0), np.moveaxis(gates[:, 2 * n + 1], 1, 0)
                keep, change = sigmoid(hidden[n] * w[1] + b[1]), np.tanh(hidden[n] * w[3] + b[3])
                cell[n] = cell[n] * sigmoid(y * w[0] + b[0]) + keep * change
                hidden[n] = y = sigmoid(y * w[2] + b[2]) * np.tanh(cell[n])
            y = y * scale + shift
            total = total + (after * (y - np.log(np.exp(y).sum(-1, keepdims=True) + 2.0))).sum(-1)
        return -total / (bits * (len(sequence) - 1))

    return loss, np.concatenate([main.ravel(), extra.ravel()])


def lstm_loss(data: Mapping[str, Any]) -> float:
    """Return the loss, character by character."""
    loss, x = _lstm(data)
    return float(loss(x[None])[0])


def lstm_slope(data: Mapping[str, Any]) -> object:
    """Return the gradient of the loss."""
    loss, x = _lstm(data)
    return slopes(loss, x, 512).tolist()


def turned(rotation: Any, x: Any) -> Any:
    """Rotate a point about an axis by its length, by the exponential of the matrix of the cross product."""
    a, b, c = np.moveaxis(rotation, -1, 0)
    zero = np.zeros_like(a)
    cross = np.stack([zero, -c, b, c, zero, -a, -b, a, zero], -1).reshape(*a.shape, 3, 3)
    angle = np.sqrt(a * a + b * b + c * c)[..., None, None]
    matrix = np.eye(3) + np.sin(angle) / angle * cross + (1.0 - np.cos(angle)) / angle**2 * (cross @ cross)
    return np.einsum("...ij,...j->...i", matrix, x)


def reprojection(vectors: Any, feature: Floats) -> Any:
    """Return the error of an observation."""
    camera, point, weight = vectors[:, :11], vectors[:, 11:14], vectors[:, 14:]
    x = turned(camera[:, :3], point - camera[:, 3:6])
    image = x[:, :2] / x[:, 2:]
    radius = (image**2).sum(1, keepdims=True)
    spread = 1.0 + camera[:, 9:10] * radius + camera[:, 10:11] * radius**2
    return weight * (image * spread * camera[:, 6:7] + camera[:, 7:9] - feature)


def ba_errors(data: Mapping[str, Any]) -> object:
    """Return the error of the first observation, which equals that of all others."""
    vector = np.array([*data["cam"], *data["x"], data["w"]])
    error = reprojection(vector[None], np.array(data["feat"]))[0]
    return {
        "reproj_error": {"elements": error.tolist(), "repeated": data["p"]},
        "w_err": {"element": 1.0 - data["w"] ** 2, "repeated": data["p"]},
    }


def ba_slope(data: Mapping[str, Any]) -> object:
    """Return the first block of the Jacobian, and its last element."""
    n, m, p = data["n"], data["m"], data["p"]
    vector = np.array([*data["cam"], *data["x"], data["w"]])
    block = slopes(lambda v: reprojection(v, np.array(data["feat"])), vector).T
    weights = 11 * n + 3 * m
    columns = [*range(11), *range(11 * n, 11 * n + 3), weights]
    starts = [*range(0, 30 * p, 15), *range(30 * p, 31 * p + 1)]
    return {
        "rows": [*starts[:30], starts[-1]],
        "cols": [*(columns + columns), weights + p - 1],
        "vals": [*block.ravel().tolist(), -2.0 * data["w"]],
    }


def hand(theta: Any, us: Any, data: Mapping[str, Any]) -> Any:
    """Return the distances of measured points from a hand, bone by bone."""
    model, points = data["model"], np.array(data["points"])
    bones, count = len(model["parents"]), len(theta)
    angles = np.zeros((count, bones, 2), complex)
    for finger in range(5):
        for n, (bend, spread) in enumerate(((6, 7), (8, None), (9, None))):
            angles[:, 4 * finger + 2 + n, 0] = theta[:, 4 * finger + bend]
            if spread is not None:
                angles[:, 4 * finger + 2 + n, 1] = theta[:, 4 * finger + spread]
    absolutes: list[Any] = []
    moved = np.zeros((count, len(model["base_positions"]), 3), complex)
    for bone, parent in enumerate(model["parents"]):
        local = np.zeros((count, 4, 4), complex)
        local[:, 3, 3] = 1.0
        about_x, about_z = np.zeros((2, count, 3), complex)
        about_x[:, 0], about_z[:, 2] = angles[:, bone].T
        for column, unit in enumerate(np.eye(3)):
            local[:, :3, column] = _turned_safely(about_z, _turned_safely(about_x, unit))
        relative = np.array(model["base_relatives"][bone]) @ local
        absolutes.append(relative if parent < 0 else absolutes[parent] @ relative)
        transform = absolutes[bone] @ np.array(model["inverse_base_absolutes"][bone])
        placed = np.array(model["base_positions"]) @ transform.transpose(0, 2, 1)
        moved += np.array(model["weights"])[:, bone, None] * placed[..., :3]
    if model["is_mirrored"]:
        moved[..., 0] *= -1.0
    moved = turned(theta[:, None, :3], moved) + theta[:, None, 3:6]
    if us is None:
        return points - moved[:, data["correspondences"]]
    corners = moved[:, np.array(model["triangles"])[data["correspondences"]]]
    u, v = us[..., :1], us[..., 1:]
    return points - (u * corners[:, :, 0] + v * corners[:, :, 1] + (1.0 - u - v) * corners[:, :, 2])


def _turned_safely(rotation: Any, x: Any) -> Any:
    """Rotate a point as :func:`turned` does; a rotation by 0 is the identity."""
    still = (rotation == 0).all(-1, keepdims=True)
    found = turned(np.where(still, 1.0, rotation), np.broadcast_to(x, rotation.shape))
    return np.where(still, x, found)


def ht_distances(data: Mapping[str, Any]) -> object:
    """Return the distances."""
    us = np.array(data["us"])[None] if data["us"] else None
    return np.real(hand(np.array(data["theta"])[None], us, data["data"])).ravel().tolist()


def ht_slope(data: Mapping[str, Any]) -> object:
    """Return the Jacobian: all coordinates in triangles at once, as each point has its own; then the pose."""
    theta, us = np.array(data["theta"]), np.array(data["us"])
    fixed = us[None] if data["us"] else None
    found = [*slopes(lambda rows: hand(rows, fixed, data["data"]), theta, 4)]
    if data["us"]:
        steps = us + STEP * 1j * np.eye(2)[:, None, :]
        found = [*np.imag(hand(np.tile(theta, (2, 1)), steps, data["data"])) / STEP, *found]
    return np.stack(found, -1).reshape(-1, len(found)).tolist()


STEPPED: Mapping[str, Expected] = {
    "lstm": {"objective": lstm_loss, "jacobian": lstm_slope},
    "ba": {"objective": ba_errors, "jacobian": ba_slope},
    "ht": {"objective": ht_distances, "jacobian": ht_slope},
}
