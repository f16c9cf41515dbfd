"""Operators that ONNX defines as functions of other operators, and functions that a file defines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.nodes import DEFINED, OPERATORS, Body, Definition, Node, Step, computed, computes
from typedtensor.onnx.reading.positional import Positional, Sizes
from typedtensor.onnx.reading.reader import Reader

OF_KIND = {"real": np.float32, "int": np.int64, "bool": np.bool_}
"""The element type assumed for values whose precision is not known yet."""


@computes(DEFINED)
def _defined(run: Positional, node: Node, *operands: Any) -> Any:
    """The nodes of a function, which can read its operands only."""
    body = node.defined
    if isinstance(body, Definition):
        body = _body(body, tuple([_type(x, () if x is None else run.sizes(x)) for x in operands]))
    assert body is not None
    values = dict.fromkeys(body.inputs) | dict(zip(body.inputs, operands, strict=False))
    outer = run.scope
    try:
        computed(run, body.steps, values, [])
    finally:
        run.scope = outer
    return tuple([values.get(name) for name in body.outputs[: node.outputs]])


@lru_cache(maxsize=256)
def _body(definition: Definition, types: tuple[bytes, ...]) -> Body:
    """The function body of a node for operands of certain types."""
    onnx, ir = library("onnx"), library()
    schema = onnx.defs.get_schema(definition.name, definition.version, definition.domain)
    result = onnx.FunctionProto.FromString(schema.get_context_dependent_function(definition.node, types))
    names, there = [*result.output], {name for node in result.node for name in node.output}
    result.ClearField("output")  # onnx-ir rejects functions with outputs that no node produces
    result.output.extend(name for name in names if name in there)
    reader = Reader(definition.where, {}, {}, None)
    given = reader.attributes(map(ir.from_proto, onnx.NodeProto.FromString(definition.node).attribute), schema)
    body = reader.function(ir.from_proto(result), given)
    refuse_unknown(definition.where, body.steps)
    return replace(body, outputs=names)


def _type(x: Any, sizes: Sizes) -> bytes:
    """The type of an operand as a protocol buffer; an empty one for an omitted operand."""
    onnx = library("onnx")
    result = onnx.TypeProto()
    if x is not None:
        dtype = x.array.dtype if isinstance(x, AnyTensor) else None
        known = dtype if isinstance(dtype, np.dtype) else np.dtype(OF_KIND[x.tensor_type.kind])
        result = onnx.helper.make_tensor_type_proto(onnx.helper.np_dtype_to_tensor_dtype(known), sizes)
    return bytes(result.SerializeToString())


def refuse_unknown(where: str, steps: Sequence[Step]) -> None:
    """List what cannot be computed.

    Raises:
        OnnxError: when there is such an operator.
    """
    unknown = [step for step in _all(steps) if step.node.operator not in OPERATORS and step.node.defined is None]
    if unknown:
        counts = Counter(step.node.operator for step in unknown)
        listed = ", ".join(f"{name} ({count} times)" if count > 1 else name for name, count in counts.items())
        raise OnnxError(f"{where} uses operators that are not supported: {listed}; the first is {unknown[0]!r}")


def _all(steps: Sequence[Step]) -> Iterator[Step]:
    """Nodes, and those of the graphs in their attributes."""
    for step in steps:
        yield step
        for value in (step.node.defined, *step.node.attributes.values()):
            if isinstance(value, Body):
                yield from _all(value.steps)
