"""Hand tracking: the distances of measured points from the points of a posed hand, and their Jacobian."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Binding, BoolTensor, Const, Expr, Input, IntTensor, Tensor, block_jacobian, jacobian
from typedtensor.ops import cos, dot, sin, sqrt, square, stack, take, where, zeros_like

POSE = 26
"""Global rotation (3) and translation (3), and for each of five fingers four angles."""


class Model(TypedDict):
    """A hand: bones, and the vertices that they move."""

    bone_count: int
    bone_names: list[str]
    parents: list[int]
    base_relatives: list[list[list[float]]]
    inverse_base_absolutes: list[list[list[float]]]
    base_positions: list[list[float]]
    weights: list[list[float]]
    triangles: list[list[int]]
    is_mirrored: bool


class Hand(TypedDict):
    """A hand and measured points, each of which belongs to a vertex, or to a triangle that has coordinates."""

    model: Model
    correspondences: list[int]
    points: list[list[float]]


class Data(TypedDict):
    """The input of the functions."""

    theta: list[float]
    data: Hand
    us: list[list[float]]


class Pose(Axis, size=POSE): ...


class Bone(Axis): ...


class Vertex(Axis): ...


class Measured(Axis):
    """Measured points."""


class Corner(Axis, size=3):
    """The corners of a triangle."""


class Place(Axis, size=2):
    """Coordinates in a triangle."""


class Space(Axis, size=3): ...


class Turned(Axis, size=3):
    """Coordinates in space after a rotation."""


class To(Axis, size=4):
    """Homogeneous coordinates after a transformation."""


class Via(Axis, size=4):
    """Homogeneous coordinates between two transformations."""


class From(Axis, size=4):
    """Homogeneous coordinates before a transformation."""


class Entry(Axis, size=9):
    """Entries of a matrix."""


Transforms = Expr[Tensor[Bone, To, From]]
Scalar = Expr[Tensor[()]]

ROTATION = np.zeros((9, 4, 4))
"""Where the entries of a bone's rotation stand: the rows of a matrix, without the 0."""
for _entry, _place in enumerate(((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 3))):
    ROTATION[_entry, *_place] = 1.0


class Program:
    """The distances and their Jacobian, for the pose and for coordinates in triangles.

    Args:
        depth: the length of the longest chain of bones.
        inside: whether points are inside triangles; otherwise they are at vertices, which are all three corners.
    """

    def __init__(self, depth: int, inside: bool) -> None:
        self.depth = depth
        self.theta, self.places = Input(Tensor[Pose]), Input(Tensor[Measured, Place])
        self.corners, self.measured = Input(IntTensor[Measured, Corner]), Input(Tensor[Measured, Space])
        self.bends, self.spreads = Input(Tensor[Bone, Pose]), Input(Tensor[Bone, Pose])
        self.parents, self.roots = Input(IntTensor[Bone]), Input(BoolTensor[Bone])
        self.relatives, self.inverses = Input(Tensor[Bone, To, Via]), Input(Tensor[Bone, Via, From])
        self.weights, self.vertices = Input(Tensor[Vertex, Bone]), Input(Tensor[Vertex, From])
        self.mirror = Input(Tensor[Space])
        self.distances = self.error(self.theta, self.places)
        by_pose = jacobian(lambda theta: self.error(theta, self.places), self.theta)
        by_place = block_jacobian(lambda places: self.error(self.theta, places), self.places, Measured)
        self.slopes = (by_place, by_pose) if inside else (by_pose,)

    def error(self, theta: Expr[Tensor[Pose]], places: Expr[Tensor[Measured, Place]]) -> Expr[Tensor[Measured, Space]]:
        """Return the differences between the measured points and those of the hand."""
        first, second = places.select(Place, 0), places.select(Place, 1)
        shares = stack([first, second, 1.0 - first - second], Corner)
        corners = take(self.positions(theta), self.corners, Vertex)  # Measured Corner Space
        return self.measured - dot(shares, corners, Corner)

    def positions(self, theta: Expr[Tensor[Pose]]) -> Expr[Tensor[Vertex, Space]]:
        """Return the vertices, each moved by its bones, then by the whole hand."""
        weights = self.weights.expand(From)  # From Vertex Bone
        skin = weights * self.vertices.expand_like(weights)
        moved = skin.contract(self.transforms(theta)).slice(To, Space, 0, 3)
        mirrored = moved * self.mirror.expand_like(moved)
        turned = dot(mirrored, rotation(theta), Space).rename(Turned, Space)
        return turned + theta.slice(Pose, Space, 3, 6).expand_like(turned)

    def transforms(self, theta: Expr[Tensor[Pose]]) -> Transforms:
        """Return the transformation of each bone for vertices in the pose of the model."""
        bend, spread = self.bends.contract(theta), self.spreads.contract(theta)
        c, s, d, t = cos(bend), sin(bend), cos(spread), sin(spread)
        one = zeros_like(c) + 1.0
        entries = stack([d, -t * c, t * s, t, d * c, -d * s, s, c, one], Entry)
        local = entries.contract(Const(Tensor[Entry, Via, From](ROTATION)))
        relative = dot(self.relatives, local, Via)
        absolute, child = relative, relative.rename(To, Via)
        roots = self.roots.expand_like(relative)
        for _ in range(self.depth):
            parent = take(absolute, self.parents, Bone).rename(From, Via)
            absolute = where(roots, relative, dot(parent, child, Via))
        return dot(absolute.rename(From, Via), self.inverses, Via)


def rotation(theta: Expr[Tensor[Pose]]) -> Expr[Tensor[Turned, Space]]:
    """Return the rotation of the whole hand, about an axis by its length; the identity for tiny axes."""
    axis = theta.slice(Pose, Space, 0, 3)
    squared = square(axis).sum()
    still = squared < 1e-8
    angle = sqrt(where(still, zeros_like(squared) + 1.0, squared))
    x, y, z = (axis.select(Space, n) / angle for n in range(3))
    c, s = cos(angle), sin(angle)
    entries = stack(
        [
            x * x + (1.0 - x * x) * c,
            x * y * (1.0 - c) - z * s,
            x * z * (1.0 - c) + y * s,
            x * y * (1.0 - c) + z * s,
            y * y + (1.0 - y * y) * c,
            y * z * (1.0 - c) - x * s,
            x * z * (1.0 - c) - y * s,
            z * y * (1.0 - c) + x * s,
            z * z + (1.0 - z * z) * c,
        ],
        Entry,
    )
    identity = Const(Tensor[Entry](np.eye(3).ravel()))
    return where(still.expand_like(entries), identity, entries).split(Entry, Turned, Space)


program = cache(Program)


def objective(data: Data) -> Prepared[Any]:
    """Return the distances."""

    def finish(distances: Any) -> object:
        return distances.numpy().ravel().tolist()

    make, bound = _bound(data)
    return ask(make, bound, lambda p: p.distances, finish)


def slopes(data: Data) -> Prepared[Any]:
    """Return the Jacobian: for the coordinates in triangles, if there are any, of each point; then for the pose."""

    def finish(found: Any) -> object:
        return (
            np.concatenate([of.numpy() for of in found], axis=2).reshape(-1, sum(of.shape[2] for of in found)).tolist()
        )

    make, bound = _bound(data)
    return ask(make, bound, lambda p: p.slopes, finish)


def _bound(data: Data) -> Any:
    hand, model = data["data"], data["data"]["model"]
    parents, correspondences = np.array(model["parents"]), np.array(hand["correspondences"])
    inside = len(data["us"]) > 0
    places = np.array(data["us"]) if inside else np.tile([1.0, 0.0], (len(correspondences), 1))
    corners = np.array(model["triangles"])[correspondences] if inside else np.tile(correspondences[:, None], (1, 3))
    depths = [0] * len(parents)
    for bone, parent in enumerate(parents):  # parents come first
        depths[bone] = 0 if parent < 0 else depths[parent] + 1
    bends, spreads = np.zeros((2, len(parents), POSE))
    for finger in range(5):
        bends[[4 * finger + n for n in (2, 3, 4)], [4 * finger + n for n in (6, 8, 9)]] = 1.0
        spreads[4 * finger + 2, 4 * finger + 7] = 1.0
    mirror = [-1.0 if model["is_mirrored"] else 1.0, 1.0, 1.0]
    values: list[tuple[str, Any]] = [
        ("theta", Tensor[Pose](np.array(data["theta"]))),
        ("places", Tensor[Measured, Place](places)),
        ("corners", IntTensor[Measured, Corner](corners)),
        ("measured", Tensor[Measured, Space](np.array(hand["points"]))),
        ("bends", Tensor[Bone, Pose](bends)),
        ("spreads", Tensor[Bone, Pose](spreads)),
        ("parents", IntTensor[Bone](np.maximum(parents, 0))),
        ("roots", BoolTensor[Bone](parents < 0)),
        ("relatives", Tensor[Bone, To, Via](np.array(model["base_relatives"]))),
        ("inverses", Tensor[Bone, Via, From](np.array(model["inverse_base_absolutes"]))),
        ("weights", Tensor[Vertex, Bone](np.array(model["weights"]))),
        ("vertices", Tensor[Vertex, From](np.array(model["base_positions"]))),
        ("mirror", Tensor[Space](mirror)),
    ]

    def bindings(p: Program) -> list[Binding[Any]]:
        return [getattr(p, name).bind(value) for name, value in values]

    return lambda: program(max(depths), inside), bindings


FUNCTIONS: Mapping[str, Function] = {"objective": objective, "jacobian": slopes}
