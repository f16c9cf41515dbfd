"""Bundle adjustment: the reprojection errors of observed points, and their sparse Jacobian."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Binding, Concat, Expr, Input, IntTensor, Tensor, block_jacobian
from typedtensor.ops import cos, sin, sqrt, square, stack, take, where, zeros_like

Floats = npt.NDArray[np.float64]
CAMERA, POINT = 11, 3
WIDTH = CAMERA + POINT + 1
"""How many variables an observation has: those of its camera and of its point, and its weight."""


class Data(TypedDict):
    """The input of the functions: one camera, point, weight and feature, and the number of times that each occurs."""

    n: int
    m: int
    p: int
    cam: list[float]
    x: list[float]
    w: float
    feat: list[float]


class Camera(Axis): ...


class Parameter(Axis, size=CAMERA):
    """Rotation (3), center (3), focal length, principal point (2), radial distortion (2)."""


class Point(Axis): ...


class Space(Axis, size=POINT): ...


class Image(Axis, size=2): ...


class Observation(Axis): ...


class Weight(Axis, size=1): ...


class Variable(Axis, size=WIDTH):
    """The variables of an observation."""


Row = Expr[Tensor[Observation]]
Vector = tuple[Row, Row, Row]


class Program:
    """The errors, and the blocks of the Jacobian: for each observation, by its own variables."""

    def __init__(self) -> None:
        self.cameras, self.points = Input(Tensor[Camera, Parameter]), Input(Tensor[Point, Space])
        self.weights, self.features = Input(Tensor[Observation]), Input(Tensor[Observation, Image])
        self.camera, self.point = Input(IntTensor[Observation]), Input(IntTensor[Observation])
        pose, place = take(self.cameras, self.camera, Camera), take(self.points, self.point, Point)
        both = pose.concat(place, Parameter, Space, Concat[Parameter, Space])
        single = self.weights.expand(Weight(1)).transpose(Observation, Weight)
        variables = both.concat(single, Concat[Parameter, Space], Weight, Variable)
        self.errors = self.reprojection(variables), self.deviation(self.weights)
        self.blocks = (
            block_jacobian(self.reprojection, variables, Observation),
            block_jacobian(self.deviation, self.weights, Observation),
        )

    def deviation(self, weights: Row) -> Row:
        """Return the deviation of the weights from 1."""
        return 1.0 - square(weights)

    def reprojection(self, variables: Expr[Tensor[Observation, Variable]]) -> Expr[Tensor[Observation, Image]]:
        """Return the weighted distances of projected points from features."""
        v = [variables.select(Variable, n) for n in range(WIDTH)]
        weight = v[CAMERA + POINT]
        x, y, z = rotated((v[0], v[1], v[2]), (v[11] - v[3], v[12] - v[4], v[13] - v[5]))
        u, w = x / z, y / z
        radius = square(u) + square(w)
        focal = (1.0 + v[9] * radius + v[10] * square(radius)) * v[6]
        projected = stack([u * focal + v[7], w * focal + v[8]], Image).transpose(Observation, Image)
        error = projected - self.features
        return weight.expand_like(error) * error


def rotated(rotation: Vector, x: Vector) -> Vector:
    """Rotate points about axes by the lengths of the axes (Rodrigues); for tiny angles to first order."""
    a, b, c = rotation
    squared = square(a) + square(b) + square(c)
    still = squared.eq(0.0)
    angle = sqrt(where(still, zeros_like(squared) + 1.0, squared))
    turned = _turned((a / angle, b / angle, c / angle), cos(angle), sin(angle), x)
    crossed = cross(rotation, x)
    return (
        where(still, x[0] + crossed[0], turned[0]),
        where(still, x[1] + crossed[1], turned[1]),
        where(still, x[2] + crossed[2], turned[2]),
    )


def _turned(axis: Vector, cosine: Row, sine: Row, x: Vector) -> Vector:
    along = (axis[0] * x[0] + axis[1] * x[1] + axis[2] * x[2]) * (1.0 - cosine)
    crossed = cross(axis, x)
    return (
        x[0] * cosine + crossed[0] * sine + axis[0] * along,
        x[1] * cosine + crossed[1] * sine + axis[1] * along,
        x[2] * cosine + crossed[2] * sine + axis[2] * along,
    )


def cross(x: Vector, y: Vector) -> Vector:
    """The cross product."""
    return x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]


program = cache(Program)


def objective(data: Data) -> Prepared[Any]:
    """Return the errors."""

    def finish(errors: Any) -> object:
        projected, weights = (of.numpy() for of in errors)
        return {
            "reproj_error": {"elements": projected[0].tolist(), "repeated": len(projected)},
            "w_err": {"element": float(weights[0]), "repeated": len(weights)},
        }

    return ask(program, _bound(data), lambda p: p.errors, finish)


def jacobian(data: Data) -> Prepared[Any]:
    """Return the sparse Jacobian, by rows."""
    blocks = ask(program, _bound(data), lambda p: p.blocks)

    def run() -> tuple[Any, Any, Any]:
        projected, weights = blocks.run()
        return compressed(projected.numpy(), weights.numpy(), data)

    return Prepared(run, sampled)


def compressed(blocks: Floats, deviations: Floats, data: Mapping[str, Any]) -> tuple[Any, Any, Any]:
    """Return the starts of rows, the columns and the values of the Jacobian: cameras, then points, then weights."""
    n, m, p = data["n"], data["m"], data["p"]
    numbers, count = np.arange(p), 2 * p * WIDTH
    columns, values = np.empty(count + p, np.int64), np.empty(count + p)
    rows = columns[:count].reshape(p, 2, WIDTH)
    np.add((numbers % n * CAMERA)[:, None, None], np.arange(CAMERA), rows[:, :, :CAMERA])
    np.add((n * CAMERA + numbers % m * POINT)[:, None, None], np.arange(POINT), rows[:, :, CAMERA:-1])
    columns[count:] = n * CAMERA + m * POINT + numbers
    rows[:, :, -1] = columns[count:, None]
    values[:count].reshape(blocks.shape)[:], values[count:] = blocks, deviations
    starts = np.concatenate([np.arange(2 * p) * WIDTH, count + np.arange(p + 1)])
    return starts, columns, values


def sampled(of: tuple[Any, Any, Any]) -> object:
    """Return the first 30 elements and the last one, which the suite compares."""
    return {
        name: [*x[: 2 * WIDTH].tolist(), x[-1].item()] for name, x in zip(("rows", "cols", "vals"), of, strict=True)
    }


def _bound(data: Data) -> Any:
    n, m, p = data["n"], data["m"], data["p"]
    cameras = Tensor[Camera, Parameter](np.tile(data["cam"], (n, 1)))
    points = Tensor[Point, Space](np.tile(data["x"], (m, 1)))
    weights, features = (
        Tensor[Observation](np.full(p, data["w"])),
        Tensor[Observation, Image](np.tile(data["feat"], (p, 1))),
    )
    camera, point = IntTensor[Observation](np.arange(p) % n), IntTensor[Observation](np.arange(p) % m)

    def bindings(p: Program) -> list[Binding[Any]]:
        return [
            p.cameras.bind(cameras),
            p.points.bind(points),
            p.weights.bind(weights),
            p.features.bind(features),
            p.camera.bind(camera),
            p.point.bind(point),
        ]

    return bindings


FUNCTIONS: Mapping[str, Function] = {"objective": objective, "jacobian": jacobian}
