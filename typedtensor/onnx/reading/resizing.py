"""Resizing: each axis in turn is multiplied by a constant matrix, or gathered at indices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import OnnxError
from typedtensor.onnx.reading.nodes import Node, computes, position
from typedtensor.onnx.reading.positional import Positional
from typedtensor.onnx.reading.reductions import product
from typedtensor.onnx.reading.shapes import taken

NEAREST: dict[str, Callable[[Any], Any]] = {
    "ceil": np.ceil,
    "floor": np.floor,
    "round_prefer_ceil": lambda at: np.floor(at + 0.5),
    "round_prefer_floor": lambda at: np.ceil(at - 0.5),
}
"""The rounding functions of coordinates, by the name of the mode."""


@computes("Resize", "Upsample")
def _resize(run: Positional, node: Node, x: Any, *given: Any) -> Any:
    """Resizing as ``onnx.reference`` defines it. The sizes have to be constants."""
    roi, scales, sizes = (*given, None, None)[:3] if len(given) > 1 else (None, *given, None)[:3]
    listed = node.get("axes")
    axes = [*range(len(x.axes))] if listed is None else [position(run, x, n) for n in listed]
    old = np.array([run.size(x, n) for n in axes])
    factors, new = _sizes(run, node, old, scales, sizes)
    bounds = np.array([0.0, 1.0]).repeat(len(axes)) if roi is None else run.constant(roi, "region").astype(float)
    bounds = bounds.reshape(2, -1).T if bounds.size else np.tile([0.0, 1.0], (len(axes), 1))
    crops = node.get("coordinate_transformation_mode") == "tf_crop_and_resize"
    for at, size, factor, region in zip(axes, new, factors, bounds, strict=True):
        if factor != 1.0 or size != run.size(x, at) or (crops and (*region,) != (0.0, 1.0)):
            x = _resized(run, node, x, at, int(size), float(factor), region)
    return x


def _sizes(run: Positional, node: Node, old: Any, scales: Any, sizes: Any) -> tuple[Any, Any]:
    """The scale factors and the new sizes."""
    if sizes is None:
        factors = np.asarray(node.get("scales")) if scales is None else run.constant(scales, "scales")
        return factors.astype(float), np.floor(factors * old)
    wanted, policy = np.array(run.numbers(sizes, "sizes")), node.get("keep_aspect_ratio_policy", "stretch")
    factors = wanted / old
    if policy == "stretch":
        return factors, wanted
    factor = factors.min() if policy == "not_larger" else factors.max()
    return np.full(len(old), factor), np.floor(factor * old + 0.5)


def _resized(run: Positional, node: Node, x: Any, at: int, size: int, factor: float, region: Sequence[float]) -> Any:
    """A value with one axis resized."""
    before, mode = run.size(x, at), node.get("mode", "nearest")
    places, outside = _places(node, before, size, factor, region)
    if mode == "nearest":
        nearest = node.get("nearest_mode", "round_prefer_floor" if node.version > 10 else "floor")
        index = np.clip(NEAREST[nearest](places), 0, before - 1).astype(np.int64)
        result = taken(run, x, at, run.tensor(index))
    else:
        weights = _weights(node, mode, places, before, factor)
        weights[outside] = 0.0
        dtype = np.asarray(x.array).dtype if isinstance(x, AnyTensor) else np.float32
        order = [*range(at), *range(at + 1, len(x.axes)), at]
        last = run.permuted_to(x, [x.axes[n] for n in order])
        result = product(run, last, run.tensor(weights.T.astype(dtype)))
        result = run.permuted_to(result, [result.axes[n] for n in np.argsort(order)])
    if not outside.any():
        return result
    shape = [size if n == at else 1 for n in range(len(x.axes))]
    there = run.tensor(outside.reshape(shape))
    value = run.tensor(np.asarray(node.get("extrapolation_value", 0.0), np.float32))
    return ops.Where()(*run.aligned(there, value, result))


def _places(node: Node, before: int, size: int, factor: float, region: Sequence[float]) -> tuple[Any, Any]:
    """The coordinates of new elements among the old ones, and which of them lie outside the region of interest."""
    mode = node.get("coordinate_transformation_mode", "half_pixel" if node.version > 10 else "asymmetric")
    at, whole, inside = np.arange(size, dtype=float), factor * before, np.zeros(size, bool)
    if mode == "asymmetric":
        return at / factor, inside
    if mode == "align_corners":
        return at * ((before - 1) / (whole - 1) if whole != 1 else 0.0), inside
    if mode == "tf_crop_and_resize":
        start, end = region
        steps = at / (whole - 1) if whole != 1 else np.full(size, 0.5)
        found = (start + steps * (end - start)) * (before - 1)
        return found, (found < 0) | (found > before - 1)
    if mode == "pytorch_half_pixel" and whole == 1:
        return np.full(size, -0.5), inside
    if mode not in ("half_pixel", "half_pixel_symmetric", "pytorch_half_pixel"):
        raise OnnxError(f"the coordinates {mode} are not supported")
    shift = before / 2 * (1 - size / whole) if mode == "half_pixel_symmetric" else 0.0
    return shift + (at + 0.5) / factor - 0.5, inside


def _weights(node: Node, mode: str, places: Any, before: int, factor: float) -> Any:
    """The interpolation matrix: the weight of each old element in each new one. Edge elements are repeated outwards."""
    smooth = bool(node.get("antialias", 0))
    width = min(factor, 1.0) if smooth else 1.0
    reach = int(np.ceil((2 if mode == "cubic" else 1) / width))
    index = np.floor(places).astype(np.int64)[:, None] + np.arange(-reach, reach + 2)
    apart = np.abs(index - places[:, None]) * width
    parts = _cubic(apart, node.get("cubic_coeff_a", -0.75)) if mode == "cubic" else np.clip(1.0 - apart, 0.0, 1.0)
    if node.get("exclude_outside", 0):
        parts = np.where((index < 0) | (index >= before), 0.0, parts)
    parts /= parts.sum(1, keepdims=True)
    found = np.zeros((len(places), before))
    np.add.at(found, (np.arange(len(places))[:, None], np.clip(index, 0, before - 1)), parts)
    return found


def _cubic(apart: Any, a: float) -> Any:
    near = ((a + 2) * apart - (a + 3)) * apart**2 + 1
    far = ((a * apart - 5 * a) * apart + 8 * a) * apart - 4 * a
    return np.where(apart <= 1, near, np.where(apart < 2, far, 0.0))
