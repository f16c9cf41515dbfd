"""Operators that move elements, gather or scatter them, and operators that return shapes."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor import ops
from typedtensor.control.scans import fold
from typedtensor.errors import OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.nodes import Node, axes_of, computes, position
from typedtensor.onnx.reading.positional import Positional


@computes("Constant")
def _constant(run: Positional, node: Node) -> Any:
    for name in ("value", "value_float", "value_floats", "value_int", "value_ints"):
        if name in node.attributes:
            value = node.get(name)
            kind = np.float32 if "float" in name else np.int64 if "int" in name else None
            return run.tensor(np.asarray(value, kind))
    raise OnnxError("it is a constant of texts or of a sparse tensor")


@computes("ConstantOfShape")
def _constant_of_shape(run: Positional, node: Node, shape: Any) -> Any:
    value = np.asarray(node.get("value", np.zeros(1, np.float32))).reshape(())
    return run.tensor(np.broadcast_to(value, run.numbers(shape, "shape")))


@computes("Shape")
def _shape(run: Positional, node: Node, x: Any) -> Any:
    places = range(len(x.axes))[slice(node.get("start", 0), node.get("end"))]
    return run.tensor(np.array([run.size(x, n) for n in places], np.int64))


@computes("Size")
def _size(run: Positional, node: Node, x: Any) -> Any:
    return run.tensor(np.array(math.prod(run.shape(x)), np.int64))


@computes("Range")
def _range(run: Positional, node: Node, *operands: Any) -> Any:
    bounds = [run.constant(x, "bounds").reshape(()) for x in operands]
    return run.tensor(np.arange(*[x.item() for x in bounds], dtype=bounds[0].dtype))


@computes("EyeLike")
def _eye_like(run: Positional, node: Node, x: Any) -> Any:
    rows, columns = run.shape(x)
    dtype = library().DataType(int(node.get("dtype"))).numpy() if "dtype" in node.attributes else x.dtype
    return run.tensor(np.eye(rows, columns, node.get("k", 0), dtype))


@computes("Reshape")
def _reshape(run: Positional, node: Node, x: Any, shape: Any) -> Any:
    sizes, wanted = run.sizes(x), run.numbers(shape, "shape")
    if not node.get("allowzero", 0):
        wanted = [
            n if n or at >= len(sizes) else -1 if sizes[at] is None else int(sizes[at] or 0)
            for at, n in enumerate(wanted)
        ]
    return run.reshaped(x, wanted)


@computes("Flatten")
def _flatten(run: Positional, node: Node, x: Any) -> Any:
    axis, sizes = node.get("axis", 1), run.sizes(x)
    axis = axis + len(sizes) if axis < 0 else axis
    rows = -1 if axis == 1 and sizes[0] is None else math.prod(run.size(x, n) for n in range(axis))
    return run.reshaped(x, [rows, math.prod(run.size(x, n) for n in range(axis, len(sizes)))])


@computes("Squeeze")
def _squeeze(run: Positional, node: Node, x: Any, given: Any = None) -> Any:
    axes = axes_of(run, node, x, given)
    axes = [n for n, size in enumerate(run.sizes(x)) if size == 1] if axes is None else axes
    if any(run.sizes(x)[n] != 1 for n in axes):
        raise OnnxError(f"it leaves out axes {axes} of sizes {run.sizes(x)}, and not all are 1")
    return run.squeezed(x, axes)


@computes("Unsqueeze")
def _unsqueeze(run: Positional, node: Node, x: Any, given: Any = None) -> Any:
    return run.unsqueezed(x, node.get("axes") if given is None else run.numbers(given, "list of axes"))


@computes("Transpose")
def _transpose(run: Positional, node: Node, x: Any) -> Any:
    return run.permuted_to(x, [x.axes[n] for n in node.get("perm", range(len(x.axes))[::-1])])


@computes("Expand")
def _expand(run: Positional, node: Node, x: Any, shape: Any) -> Any:
    like = run.tensor(np.broadcast_to(np.zeros((), bool), run.numbers(shape, "shape")))
    return run.aligned(x, like)[0]


@computes("Concat")
def _concat(run: Positional, node: Node, *operands: Any) -> Any:
    axis = position(run, operands[0], node.get("axis"))
    return functools.reduce(lambda x, y: concatenated(run, x, y, axis), operands)


def concatenated(run: Positional, x: Any, y: Any, axis: int) -> Any:
    """The concatenation of two values along an axis."""
    sizes = run.sizes(x)[axis], run.sizes(y)[axis]
    other = run.fresh(sizes[1])
    y = run.relabelled(y, [other if n == axis else label for n, label in enumerate(x.axes)])
    whole = run.fresh(None if None in sizes else sum(map(int, filter(None, sizes))))
    return ops.ConcatAlong(x.axes[axis], other, whole)(x, y)


@computes("Split")
def _split(run: Positional, node: Node, x: Any, given: Any = None) -> Any:
    axis = position(run, x, node.get("axis", 0))
    size = run.size(x, axis)
    parts = node.get("split") if given is None else run.numbers(given, "sizes")
    if parts is None:
        each = -(-size // node.outputs)
        parts = [each] * (node.outputs - 1)
        parts.append(size - sum(parts))
    starts = [sum(parts[:n]) for n in range(len(parts))]
    return tuple(sliced(run, x, axis, start, start + part, 1) for start, part in zip(starts, parts, strict=True))


def sliced(run: Positional, x: Any, axis: int, start: int, stop: int, step: int) -> Any:
    """A slice along an axis."""
    size = run.size(x, axis)
    places = range(size)[slice(start, stop, step)]
    if len(places) == size and step == 1:
        return x
    label, to = x.axes[axis], run.fresh(len(places))
    if step < 0:
        x, places = ops.Flip(label)(x), range(size)[slice(size - 1 - start if start < size else 0, None, -step)]
        places = places[: declared(to)]
    return ops.SliceAlong(label, to, places.start, places.stop, places.step)(x)


def declared(label: Any) -> int:
    """The size of a generated label."""
    return int(label.__declared_size__)


@computes("Slice")
def _slice(run: Positional, node: Node, x: Any, *given: Any) -> Any:
    if given:
        lists = [None if each is None else run.numbers(each, "bounds") for each in (*given, None, None)[:4]]
    else:
        lists = [node.get(name) for name in ("starts", "ends", "axes", "steps")]
    starts, ends, axes, steps = lists
    assert starts is not None
    assert ends is not None
    axes = [*range(len(starts))] if axes is None else axes
    for start, stop, axis, step in zip(starts, ends, axes, steps or [1] * len(starts), strict=True):
        at = position(run, x, axis)
        if run.sizes(x)[at] is None and (start, step) == (0, 1) and stop >= 2**31 - 1:
            continue
        x = _clipped(run, x, at, start, stop, step)
    return x


def _clipped(run: Positional, x: Any, at: int, start: int, stop: int, step: int) -> Any:
    """Slice bounds, clamped to the axis."""
    size = run.size(x, at)
    first = start + size if start < 0 else start
    last = stop + size if stop < 0 else stop
    if step > 0:
        return sliced(run, x, at, min(max(first, 0), size), min(max(last, 0), size), step)
    places = range(min(max(first, -1), size - 1), min(max(last, -1), size - 1), step)
    if not places:
        return sliced(run, x, at, 0, 0, 1)
    flipped = ops.Flip(x.axes[at])(x)
    return sliced(run, flipped, at, size - 1 - places[0], size - places[-1], -step)


@computes("Pad")
def _pad(run: Positional, node: Node, x: Any, pads: Any = None, value: Any = None, axes: Any = None) -> Any:
    numbers = node.get("pads") if pads is None else run.numbers(pads, "pads")
    places = range(len(x.axes)) if axes is None else [position(run, x, n) for n in run.numbers(axes, "axes")]
    number = node.get("value", 0.0) if value is None else run.constant(value, "value").reshape(()).item()
    mode, half = node.get("mode", "constant"), len(numbers) // 2
    for at, before, after in zip(places, numbers[:half], numbers[half:], strict=True):
        if mode == "constant":
            x = padded(run, x, at, before, after, number)
            continue
        size = run.size(x, at)
        index = np.pad(np.arange(size), (before, after), mode)
        x = taken(run, x, at, run.tensor(index))
    return x


def padded(run: Positional, x: Any, at: int, before: int, after: int, value: float) -> Any:
    """Padding along an axis; negative numbers remove elements."""
    if before < 0 or after < 0:
        x = sliced(run, x, at, max(-before, 0), run.size(x, at) - max(-after, 0), 1)
    before, after = max(before, 0), max(after, 0)
    if not before and not after:
        return x
    size = run.sizes(x)[at]
    to = run.fresh(None if size is None else size + before + after)
    return ops.Pad(x.axes[at], to, before, after, value)(x)


@computes("Gather")
def _gather(run: Positional, node: Node, x: Any, index: Any) -> Any:
    return taken(run, x, position(run, x, node.get("axis", 0)), index)


def taken(run: Positional, x: Any, at: int, index: Any) -> Any:
    """The elements along an axis at indices; negative indices count from the end."""
    index = from_start(run, x, at, index)
    labels = [run.fresh(n) if a in x.axes else a for a, n in zip(index.axes, run.sizes(index), strict=True)]
    return ops.Take(x.axes[at])(x, run.relabelled(index, labels))


def from_start(run: Positional, x: Any, at: int, index: Any) -> Any:
    """Indices with the negative ones replaced by their positive equivalents."""
    if run.sizes(x)[at] is None:
        return index
    return ops.Where()(ops.Less()(index, 0), index + run.size(x, at), index)


@computes("GatherElements")
def _gather_elements(run: Positional, node: Node, x: Any, index: Any) -> Any:
    """Row by row along the axis; other axes may be longer than those of the indices."""
    at = position(run, x, node.get("axis", 0))
    index = from_start(run, x, at, index)
    for n, size in enumerate(run.shape(index)):
        x = x if n == at else sliced(run, x, n, 0, size, 1)
    along = run.fresh(run.size(index, at))
    index = run.relabelled(index, [along if n == at else label for n, label in enumerate(x.axes)])
    return ops.Gather(x.axes[at], along)(x, index)


@computes("Tile")
def _tile(run: Positional, node: Node, x: Any, repeats: Any) -> Any:
    for at, times in enumerate(run.numbers(repeats, "repeats")):
        size = run.sizes(x)[at]
        x = x if times == 1 else ops.Tile(x.axes[at], run.fresh(None if size is None else size * times), times)(x)
    return x


@computes("Trilu")
def _trilu(run: Positional, node: Node, x: Any, k: Any = None) -> Any:
    offset = 0 if k is None else run.numbers(k, "diagonal")[0]
    part: Any = ops.Triu if node.get("upper", 1) else ops.Tril
    if x.tensor_type.kind == "bool":
        return ~ops.Equal()(part(*x.axes[-2:], offset)(ops.AsInt()(x)), 0)
    return part(*x.axes[-2:], offset)(x)


@computes("DepthToSpace")
def _depth_to_space(run: Positional, node: Node, x: Any) -> Any:
    n, c, h, w = run.shape(x)
    size = node.get("blocksize")
    if node.get("mode", "DCR") == "DCR":
        x, order = run.reshaped(x, [n, size, size, c // size**2, h, w]), (0, 3, 4, 1, 5, 2)
    else:
        x, order = run.reshaped(x, [n, c // size**2, size, size, h, w]), (0, 1, 4, 2, 5, 3)
    return run.reshaped(run.permuted_to(x, [x.axes[k] for k in order]), [n, c // size**2, h * size, w * size])


@computes("SpaceToDepth")
def _space_to_depth(run: Positional, node: Node, x: Any) -> Any:
    n, c, h, w = run.shape(x)
    size = node.get("blocksize")
    order = (0, 3, 5, 1, 2, 4) if node.get("mode", "DCR") == "DCR" else (0, 1, 3, 5, 2, 4)
    x = run.reshaped(x, [n, c, h // size, size, w // size, size])
    return run.reshaped(run.permuted_to(x, [x.axes[k] for k in order]), [n, c * size**2, h // size, w // size])


@computes("OneHot")
def _one_hot(run: Positional, node: Node, index: Any, depth: Any, values: Any) -> Any:
    count = run.numbers(depth, "depth")[0]
    if index.tensor_type.kind == "real":
        index = ops.ToInt()(index)
    off, on = run.constant(values, "values")
    label = run.fresh(count)
    index = ops.Where()(ops.Less()(index, 0), index + count, index)
    rank = len(index.axes) + 1
    places = run.tensor(np.arange(count))
    wide = run.unsqueezed(index, [node.get("axis", -1)])
    at = node.get("axis", -1) % rank
    shape = [count if n == at else 1 for n in range(rank)]
    hot = ops.Equal()(*run.aligned(wide, run.reshaped(places, shape)))
    chosen = ops.Where()(*run.aligned(hot, run.tensor(np.asarray(on)), run.tensor(np.asarray(off))))
    return run.relabelled(chosen, [label if n == at else a for n, a in enumerate(chosen.axes)])


@computes("GatherND")
def _gather_nd(run: Positional, node: Node, x: Any, index: Any) -> Any:
    batch, many = node.get("batch_dims", 0), run.size(index, -1)
    numbers = _numbers(run, x, index, batch, many)
    return taken(run, _rows(run, x, batch + many), 0, numbers)


@computes("ScatterND")
def _scatter_nd(run: Positional, node: Node, x: Any, index: Any, updates: Any) -> Any:
    many = run.size(index, -1)
    numbers = run.reshaped(_numbers(run, x, index, 0, many), [-1])
    updates = run.reshaped(updates, [run.size(numbers, 0), *run.shape(x)[many:]])
    return run.reshaped(_scattered(run, node, _rows(run, x, many), numbers, updates), run.shape(x))


@computes("ScatterElements", "Scatter")
def _scatter_elements(run: Positional, node: Node, x: Any, index: Any, updates: Any) -> Any:
    """Full indices: the given index along the axis, the element's own position along the other axes."""
    at, shape, steps = position(run, x, node.get("axis", 0)), run.shape(index), _steps(run.shape(x))
    others = sum(
        np.arange(size).reshape([-1 if n == m else 1 for m in range(len(shape))]) * steps[n]
        for n, size in enumerate(shape)
        if n != at
    )
    numbers = from_start(run, x, at, index) * steps[at]
    numbers = ops.Add()(*run.aligned(numbers, run.tensor(np.asarray(others))))
    flat = [run.reshaped(each, [math.prod(run.shape(each))]) for each in (x, numbers, updates)]
    return run.reshaped(_scattered(run, node, *flat), run.shape(x))


@computes("ReverseSequence")
def _reverse_sequence(run: Positional, node: Node, x: Any, lengths: Any) -> Any:
    """The leading elements along one axis in reverse order; each position of another axis has its own number."""
    over, batch = node.get("time_axis", 0), node.get("batch_axis", 1)
    count, most = run.constant(lengths, "lengths").reshape(-1, 1), np.arange(run.size(x, over))
    there = np.where(most < count, count - 1 - most, most)
    x = x if batch == 0 else run.permuted_to(x, x.axes[::-1][-2:] + x.axes[2:])
    numbers = there + np.arange(len(count))[:, None] * len(most)
    result = run.reshaped(taken(run, _rows(run, x, 2), 0, run.tensor(numbers.reshape(-1))), run.shape(x))
    return result if batch == 0 else run.permuted_to(result, result.axes[::-1][-2:] + result.axes[2:])


@computes("Compress")
def _compress(run: Positional, node: Node, x: Any, condition: Any) -> Any:
    """The elements that a constant condition selects, along an axis or among all elements."""
    axis, kept = node.get("axis"), np.flatnonzero(run.constant(condition, "condition"))
    x = run.reshaped(x, [math.prod(run.shape(x))]) if axis is None else x
    return taken(run, x, 0 if axis is None else position(run, x, axis), run.tensor(kept))


def _steps(shape: Sequence[int]) -> list[int]:
    """The row-major strides of the axes, in elements."""
    return [math.prod(shape[n + 1 :]) for n in range(len(shape))]


def _rows(run: Positional, x: Any, lead: int) -> Any:
    """A value with its leading axes flattened."""
    shape = run.shape(x)
    return run.reshaped(x, [math.prod(shape[:lead]), *shape[lead:]])


def _numbers(run: Positional, x: Any, index: Any, batch: int, many: int) -> Any:
    """The row numbers that the last axis of the indices selects, behind the batch axes of both operands."""
    shape, rows = run.shape(x)[: batch + many], run.shape(index)[:-1]
    steps = _steps(shape)
    sizes = run.tensor(np.array(shape[batch:], np.int64))
    index = ops.Where()(ops.Less()(index, 0), ops.Add()(*run.aligned(index, sizes)), index)
    found = ops.Sum(index.axes[-1])(ops.Mul()(*run.aligned(index, run.tensor(np.array(steps[batch:], np.int64)))))
    ahead = sum(np.arange(rows[n]).reshape([-1] + [1] * (len(rows) - n - 1)) * steps[n] for n in range(batch))
    return found if not batch else ops.Add()(*run.aligned(found, run.tensor(np.asarray(ahead))))


def _scattered(run: Positional, node: Node, x: Any, numbers: Any, updates: Any) -> Any:
    """Rows with updates at row numbers: replaced, or combined by the node's reduction."""
    row, kind = x.axes[0], node.get("reduction", "none")
    place = run.fresh(run.size(numbers, 0))
    numbers = run.relabelled(numbers, [place])
    updates = run.relabelled(updates, [place, *x.axes[1:]])
    if kind == "none":
        return ops.IndexUpdate(row)(x, numbers, updates)
    if kind == "add":
        return x + ops.SegmentSum(place, run.sized(row))(updates, numbers)
    if kind == "max":
        return ops.Maximum()(x, ops.SegmentMax(place, run.sized(row))(updates, numbers))
    if kind == "min":
        return ops.Maximum()(x * -1, ops.SegmentMax(place, run.sized(row))(updates * -1, numbers)) * -1

    def multiplied(x: Any, number: Any, factors: Any) -> Any:
        return ops.IndexUpdate(row)(x, number, ops.Take(row)(x, number) * factors)

    return fold(multiplied, x, (numbers, updates), place)
