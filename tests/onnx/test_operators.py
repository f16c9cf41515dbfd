"""Operators that exporters write in many forms: on tensors and on expressions, as onnxruntime computes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper

from typedtensor import Axis, OnnxError, given
from typedtensor.core.axes import Label
from typedtensor.core.expr import new_input
from typedtensor.onnx.reading.model import parsed
from typedtensor.onnx.reading.positional import KINDS, Positional

REAL, INTEGER, TRUTH = TensorProto.FLOAT, TensorProto.INT64, TensorProto.BOOL
OF_DTYPE = {np.dtype(np.float32): REAL, np.dtype(np.int64): INTEGER, np.dtype(bool): TRUTH}
value, node = helper.make_tensor_value_info, helper.make_node
rng = np.random.default_rng(0)


def model_of(
    nodes: Sequence[Any], inputs: Mapping[str, Any], outputs: Sequence[str], constants: Mapping[str, Any], opset: int
) -> bytes:
    """A model whose inputs have the types of arrays."""
    ins = [value(name, OF_DTYPE[x.dtype], x.shape) for name, x in inputs.items()]
    outs = [value(name, REAL, None) for name in outputs]
    initializers = [onnx.numpy_helper.from_array(x, name) for name, x in constants.items()]
    graph = helper.make_graph(nodes, "g", ins, outs, initializers)
    versions = [helper.make_opsetid("", opset)]
    return bytes(helper.make_model(graph, opset_imports=versions, ir_version=10).SerializeToString())


def by_onnxruntime(model: bytes, inputs: Mapping[str, Any]) -> list[Any]:
    return list(onnxruntime.InferenceSession(model).run(None, dict(inputs)))


def on_tensors(model: bytes, inputs: Mapping[str, Any]) -> list[Any]:
    return [x.array for x in parsed(model, "a").outputs_of(Positional({}, {}), tensors(inputs))]


def on_expressions(model: bytes, inputs: Mapping[str, Any]) -> list[Any]:
    bound = tensors(inputs)
    places = [new_input(x.tensor_type) for x in bound]
    found = parsed(model, "a").outputs_of(Positional({}, {}), places)
    with given(*(x.bind(t) for x, t in zip(places, bound, strict=True))):
        return [x.value.array for x in found]


def tensors(inputs: Mapping[str, Any]) -> list[Any]:
    """Tensors of labels that declare their sizes."""

    def label(size: int, at: int) -> Label:
        return type(f"A{at}", (Axis,), {}, size=size)

    return [KINDS[x.dtype.kind][tuple(label(n, at) for at, n in enumerate(x.shape))](x) for x in inputs.values()]


def check(model: bytes, inputs: Mapping[str, Any], tolerance: float = 1e-5) -> None:
    expected = by_onnxruntime(model, inputs)
    for computed in (on_tensors, on_expressions):
        for one, other in zip(computed(model, inputs), expected, strict=True):
            assert one.shape == other.shape
            np.testing.assert_allclose(one, other, rtol=tolerance, atol=tolerance)


RESIZED = [
    *product(["linear", "cubic"], ["half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"], [None]),
    *product(["nearest"], ["half_pixel", "asymmetric", "pytorch_half_pixel"], ["floor", "round_prefer_floor", "ceil"]),
    ("nearest", "align_corners", "round_prefer_floor"),
]


@pytest.mark.parametrize(("mode", "coordinates", "rounding"), RESIZED)
def test_images_are_resized(mode: str, coordinates: str, rounding: str | None) -> None:
    """By factors and to sizes; places are computed in float32, which decides at halves."""
    x = rng.normal(size=(2, 3, 5, 7)).astype(np.float32)
    for size in ((10, 14), (3, 4), (8, 5), (1, 1)):
        scales = {"s": np.array([1, 1, size[0] / 5, size[1] / 7], np.float32)}
        for names, constants in ((["s"], scales), (["", "n"], {"n": np.array([2, 3, *size])})):
            attributes = {"mode": mode, "coordinate_transformation_mode": coordinates, "nearest_mode": rounding}
            given_ones = {name: x for name, x in attributes.items() if x is not None}
            resize = node("Resize", ["x", "", *names], ["y"], **given_ones)
            check(model_of([resize], {"x": x}, ["y"], constants, 18), {"x": x}, 1e-4)


@pytest.mark.parametrize("reduction", ["none", "add", "mul", "max", "min"])
@pytest.mark.parametrize(("shape", "indices"), [((5, 3), (4, 1)), ((4, 4, 2), (3, 2)), ((2, 3, 4), (2, 2, 3))])
def test_elements_are_scattered(reduction: str, shape: Sequence[int], indices: Sequence[int]) -> None:
    """At indices that are given, some from the end, and several times where they are reduced."""
    lead = shape[: indices[-1]]
    index = np.stack([rng.permutation(n)[: indices[0]] if n >= indices[0] else np.arange(indices[0]) % n for n in lead])
    index = np.broadcast_to(index.T.reshape(indices[0], *[1] * (len(indices) - 2), -1), indices).copy()
    if len(indices) > 2:
        index[:, 1, -1] = (index[:, 0, -1] + 1) % lead[-1]
    if reduction not in ("none", "mul"):  # onnxruntime multiplies nothing at indices from the end
        index[-1] = index[0]
        index[0] -= np.array(lead)
    updates = rng.normal(size=(*indices[:-1], *shape[indices[-1] :])).astype(np.float32)
    inputs = {"x": rng.normal(size=shape).astype(np.float32), "i": index.astype(np.int64), "u": updates}
    scatter = node("ScatterND", ["x", "i", "u"], ["y"], reduction=reduction)
    check(model_of([scatter], inputs, ["y"], {}, 18), inputs)


@pytest.mark.parametrize("separate", [True, False])
@pytest.mark.parametrize("mask", [None, "bool", "float"])
@pytest.mark.parametrize("past", [0, 4])
def test_attention_of_grouped_heads(separate: bool, mask: str | None, past: int) -> None:
    """Causal and capped, with masks, and with keys and values of earlier calls."""
    batch, heads, groups, queries, keys, width = 2, 4, 2, 3, 3, 8
    shapes = {"q": (batch, heads, queries, width), "k": (batch, groups, keys, width), "v": (batch, groups, keys, 6)}
    inputs: dict[str, Any] = {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    attributes: dict[str, Any] = {"is_causal": 1, "softcap": 2.0}
    if not separate:
        inputs = {name: np.moveaxis(x, 1, 2).reshape(batch, x.shape[2], -1) for name, x in inputs.items()}
        attributes |= {"q_num_heads": heads, "kv_num_heads": groups}
    names, outputs = ["q", "k", "v", "m" if mask else ""], ["y"]
    if mask:
        allowed = rng.random((queries, keys + past)) > 0.3
        allowed[:, 0] = True
        inputs["m"] = allowed if mask == "bool" else np.where(allowed, 0.5, -1e4).astype(np.float32)
    if past:
        inputs["pk"] = rng.normal(size=(batch, groups, past, width)).astype(np.float32)
        inputs["pv"] = rng.normal(size=(batch, groups, past, 6)).astype(np.float32)
        names, outputs = [*names, "pk", "pv"], ["y", "ck", "cv"]
    check(model_of([node("Attention", names, outputs, **attributes)], inputs, outputs, {}, 23), inputs)


def loop(trips: str, stacked: bool, goes_on: str) -> list[Any]:
    """A loop that doubles its state; its condition is ``Identity``, or that the sum is small."""
    nodes = [node("Add", ["h", "h"], ["h2"]), node("ReduceSum", ["h2"], ["total"], keepdims=0)]
    if goes_on == "always":
        nodes.append(node("Identity", ["holds"], ["again"]))
    else:
        nodes.append(node("Less", ["total", "limit"], ["again"]))
    ends = [value("again", TRUTH, []), value("h2", REAL, [2, 3]), *([value("total", REAL, [])] if stacked else [])]
    starts = [value("number", INTEGER, []), value("holds", TRUTH, []), value("h", REAL, [2, 3])]
    body = helper.make_graph(nodes, "body", starts, ends)
    return [node("Loop", [trips, "first", "x"], ["y", *(["totals"] if stacked else [])], body=body)]


@pytest.mark.parametrize("goes_on", ["always", "while"])
@pytest.mark.parametrize("trips", ["", "few", "many", "given"])
@pytest.mark.parametrize("stacked", [False, True])
def test_loops(goes_on: str, trips: str, stacked: bool) -> None:
    """Results are stacked over as many steps as there are; expressions need to know how many."""
    if goes_on == "always" and trips in ("", "many"):
        return
    inputs: dict[str, Any] = {"x": np.ones((2, 3), np.float32)}
    if trips == "given":
        inputs["given"] = np.array([3])
    constants = {"few": np.array(3), "many": np.array(2**63 - 1), "first": np.array(True)}
    constants["limit"] = np.array(100.0, np.float32)
    outputs = ["y", "totals"] if stacked else ["y"]
    model = model_of(loop(trips, stacked, goes_on), inputs, outputs, constants, 17)
    if stacked and not (goes_on == "always" and trips == "few"):
        with pytest.raises(OnnxError, match="the number of the results that it stacks depends on an input"):
            on_expressions(model, inputs)
        for one, other in zip(on_tensors(model, inputs), by_onnxruntime(model, inputs), strict=True):
            np.testing.assert_allclose(one, other)
    else:
        check(model, inputs)


def test_a_state_that_grows_is_refused() -> None:
    x = np.ones((2, 3), np.float32)
    nodes = [node("Identity", ["holds"], ["again"]), node("Concat", ["h", "x"], ["h2"], axis=0)]
    starts = [value("number", INTEGER, []), value("holds", TRUTH, []), value("h", REAL, None)]
    body = helper.make_graph(nodes, "body", starts, [value("again", TRUTH, []), value("h2", REAL, None)])
    constants = {"n": np.array(2), "first": np.array(True)}
    model = model_of([node("Loop", ["n", "first", "x"], ["y"], body=body)], {"x": x}, ["y"], constants, 17)
    for computed in (on_tensors, on_expressions):
        with pytest.raises(OnnxError, match="its states change their shapes from step to step"):
            computed(model, {"x": x})
