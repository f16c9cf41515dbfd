"""Hand tracking in PyTorch: the Jacobian in forward mode, one column for the coordinates of all points at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from benchmarks.gradbench.peers.base_in_torch import ask, tensor, torch
from benchmarks.gradbench.protocol import Function, Prepared


def turn(theta: Any) -> Any:
    """Return the rotation about an axis by the length of the axis."""
    squared = (theta[:3] ** 2).sum()
    if squared < 1e-8:
        return torch.eye(3, dtype=torch.float64)
    angle = squared.sqrt()
    axis = theta[:3] / angle
    zero = torch.zeros_like(angle)
    x, y, z = axis
    crossed = torch.stack([zero, -z, y, z, zero, -x, -y, x, zero]).reshape(3, 3)
    outer = axis[:, None] * axis[None, :]
    return angle.cos() * (torch.eye(3, dtype=torch.float64) - outer) + outer + angle.sin() * crossed


def bone(bend: Any, spread: Any) -> Any:
    """Return the rotation of a bone from its angles."""
    c, s, d, t = bend.cos(), bend.sin(), spread.cos(), spread.sin()
    zero, one = torch.zeros_like(c), torch.ones_like(c)
    rows = [d, -t * c, t * s, zero, t, d * c, -d * s, zero, zero, s, c, zero, zero, zero, zero, one]
    return torch.stack(rows).reshape(4, 4)


class Hand:
    """A hand and measured points.

    Args:
        data: the input of the functions.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        hand, model = data["data"], data["data"]["model"]
        self.theta, self.parents = tensor(data["theta"]), model["parents"]
        self.relatives, self.inverses = tensor(model["base_relatives"]), tensor(model["inverse_base_absolutes"])
        self.weights, self.vertices = tensor(model["weights"]), tensor(model["base_positions"])
        self.measured = tensor(hand["points"])
        numbers = torch.tensor(hand["correspondences"])
        self.places = tensor(data["us"]) if data["us"] else None
        self.corners = numbers if self.places is None else torch.tensor(model["triangles"])[numbers]
        self.mirror = tensor([-1.0 if model["is_mirrored"] else 1.0, 1.0, 1.0])

    def positions(self, theta: Any) -> Any:
        """Return the vertices, each moved by its bones, then by the whole hand."""
        zero = theta[0] * 0.0
        absolute: list[Any] = []
        for n, parent in enumerate(self.parents):
            finger, joint = divmod(n - 2, 4)
            bends = 0 <= finger < 5 and joint < 3
            bend = theta[4 * finger + (6, 8, 9)[joint]] if bends else zero
            local = self.relatives[n] @ bone(bend, theta[4 * finger + 7] if bends and joint == 0 else zero)
            absolute.append(local if parent < 0 else absolute[parent] @ local)
        transforms = torch.stack(absolute) @ self.inverses
        moved = torch.einsum("vb,bij,vj->vi", self.weights, transforms, self.vertices)[:, :3]
        return (moved * self.mirror) @ turn(theta).T + theta[3:6]

    def error(self, theta: Any, places: Any = None) -> Any:
        """Return the differences between the measured points and those of the hand."""
        positions = self.positions(theta)
        if places is None:
            return self.measured - positions[self.corners]
        shares = torch.cat([places, 1.0 - places.sum(1, keepdim=True)], 1)
        return self.measured - (shares[:, :, None] * positions[self.corners]).sum(1)

    def jacobian(self) -> Any:
        """Return the Jacobian: columns for the coordinates in triangles, if there are any, which each point has for
        itself, then for the pose.
        """
        by_pose = torch.func.jacfwd(lambda theta: self.error(theta, self.places))(self.theta)
        if self.places is None:
            return by_pose
        units = torch.eye(2, dtype=torch.float64)[:, None, :].expand(2, *self.places.shape)
        own = [torch.func.jvp(lambda u: self.error(self.theta, u), (self.places,), (unit,))[1] for unit in units]
        return torch.cat([torch.stack(own, 2), by_pose], 2)


def objective(data: Mapping[str, Any]) -> Prepared[Any]:
    """Return the distances."""
    hand = Hand(data)
    return ask(lambda: hand.error(hand.theta, hand.places), lambda x: x.ravel().tolist())


def slopes(data: Mapping[str, Any]) -> Prepared[Any]:
    """Return the Jacobian of the distances."""
    return ask(Hand(data).jacobian, lambda x: x.reshape(-1, x.shape[2]).tolist())


FUNCTIONS: Mapping[str, Function] = {"objective": objective, "jacobian": slopes}
"""The functions of the module."""
