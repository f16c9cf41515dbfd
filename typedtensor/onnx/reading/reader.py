"""The contents of an ONNX file as nodes for handlers. A file is data: nothing in it is executed."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor.errors import OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.nodes import OPERATORS, Body, Definition, Node, Step


class Reader:
    """The reader of a file's contents.

    Args:
        where: the path of the file.
        versions: the versions of operators, by domain.
        functions: the functions that the file defines, by their identifiers.
        given: the attributes by name of the node whose function is read, to which nodes in the function refer.
    """

    def __init__(
        self, where: str, versions: Mapping[str, int], functions: Mapping[Any, Any], given: Mapping[str, Any] | None
    ) -> None:
        self._ir, self._where, self._functions, self._given = library(), where, functions, given or {}
        self._versions = {"": versions.get("ai.onnx", 1), **versions}

    def steps(self, graph: Any) -> list[Step]:
        """The nodes of a graph."""
        return [self._step(node, number) for number, node in enumerate(graph)]

    def function(self, function: Any, given: Mapping[str, Any]) -> Body:
        """A function, for a node with certain attributes."""
        defaults = {name: self.attribute(x) for name, x in function.attributes.items() if x.value is not None}
        reader = Reader(self._where, dict(function.opset_imports), self._functions, {**defaults, **given})
        inputs, outputs = ([x.name for x in each] for each in (function.inputs, function.outputs))
        return Body(inputs, reader.steps(function), outputs, {})

    def _step(self, node: Any, number: int) -> Step:
        domain = "" if node.domain == "ai.onnx" else node.domain
        operator = f"{domain}.{node.op_type}" if domain else node.op_type
        attributes = self.attributes(node.attributes.values())
        reads = [None if x is None else x.name for x in node.inputs]
        schema = _schema(node.op_type, self._versions.get(domain, 1), domain)
        result = {} if schema is None else _made_alike(schema, len(reads), len(node.outputs))
        defined = None if operator in OPERATORS else self._defined(node, attributes, schema)
        seen = Node(operator, attributes, self._versions[""], len(node.outputs), result, defined)
        return Step(node.name or f"number {number}", seen, reads, [x.name for x in node.outputs])

    def _defined(self, node: Any, attributes: Mapping[str, Any], schema: Any) -> Body | Definition | None:
        """The definition of a node by other operators."""
        own = self._functions.get(node.op_identifier())
        if own is not None:
            return self.function(own, attributes)
        if schema is None:
            return None
        if schema.has_context_dependent_function:
            written = self._stated(node).SerializeToString()
            return Definition(schema.domain, schema.name, schema.since_version, written, self._where)
        if not schema.has_function:
            return None
        return self.function(
            self._ir.from_proto(schema.function_body), self.attributes(node.attributes.values(), schema)
        )

    def _stated(self, node: Any) -> Any:
        """A node in ONNX's format, with values in place of references to attributes of the function around it."""
        proto, onnx = self._ir.to_proto(node), library("onnx")
        attributes = [x for x in proto.attribute if not x.ref_attr_name]
        for reference in (x for x in proto.attribute if x.ref_attr_name in self._given):
            value = self._given[reference.ref_attr_name]
            value = onnx.numpy_helper.from_array(value) if isinstance(value, np.ndarray) else value
            attributes.append(onnx.helper.make_attribute(reference.name, value))
        proto.ClearField("attribute")
        proto.attribute.extend(attributes)
        return proto

    def attributes(self, given: Iterable[Any], schema: Any = None) -> dict[str, Any]:
        """The attributes of a node by name, with ONNX's defaults for the missing ones."""
        stated = [] if schema is None else [x.default_value for x in schema.attributes.values()]
        every = [*(self._ir.from_proto(x) for x in stated if x.name), *given]
        read = {x.name: self.attribute(x) for x in every}
        return {name: value for name, value in read.items() if value is not None}

    def attribute(self, attribute: Any) -> Any:
        """The value of an attribute; None for a reference to an attribute that is not given."""
        kind, value = self._ir.AttributeType, attribute.value
        if attribute.is_ref():
            return self._given.get(attribute.ref_attr_name)
        if attribute.type == kind.TENSOR:
            return self.array(value)
        if attribute.type == kind.GRAPH:
            constants = {name: self.array(x.const_value) for name, x in value.initializers.items()}
            inputs, outputs = ([x.name for x in each] for each in (value.inputs, value.outputs))
            return Body(inputs, self.steps(value), outputs, constants)
        if attribute.type == kind.STRING:
            return value if isinstance(value, str) else bytes(value).decode()
        return list(value) if isinstance(value, tuple) else value

    def array(self, tensor: Any) -> Any:
        """The elements of a tensor, those in float16 as float32."""
        array = self._elsewhere(tensor) if isinstance(tensor, self._ir.ExternalTensor) else np.asarray(tensor.numpy())
        if array.dtype.kind not in "fiubV":
            raise OnnxError(f"{self._where} has a tensor of {array.dtype}: only numbers and bools are read")
        return array.astype(np.float32) if array.dtype == np.float16 else array  # as :class:`OnnxModel` computes

    def _elsewhere(self, tensor: Any) -> Any:
        """The elements of a tensor in another file, which is read only if it is in the folder of this one."""
        location, folder = str(tensor.location), Path(os.path.realpath(os.path.dirname(self._where) or "."))
        place = Path(os.path.realpath(folder / location))
        said = f"{self._where} keeps elements in {location!r}"
        if os.path.isabs(location) or folder not in place.parents:
            raise OnnxError(f"{said}, which is not in its folder: it is not read")
        if not place.is_file():
            raise OnnxError(f"{said}, and there is no such file")
        shape, dtype = [int(n) for n in tensor.shape], np.dtype(tensor.dtype.numpy())
        start, length = int(tensor.offset or 0), math.prod(shape) * dtype.itemsize
        if min(start, *shape, 0) < 0 or start + length > place.stat().st_size:
            raise OnnxError(f"{said}, which is too short: take another copy")
        with open(place, "rb") as file:
            file.seek(start)
            return np.frombuffer(file.read(length), dtype).reshape(shape)


def _schema(name: str, version: int, domain: str) -> Any:
    """The schema of an operator in ONNX; None for an unknown operator."""
    defs = library("onnx").defs
    try:
        return defs.get_schema(name, version, domain)
    except defs.SchemaError:
        return None


def _made_alike(schema: Any, reads: int, makes: int) -> dict[int, int]:
    """The results that have the element type of an operand, as positions of results and operands."""
    first: dict[str, int] = {}
    for n, formal in enumerate(schema.inputs[:reads]):
        if formal.is_homogeneous and not formal.type_str.startswith("tensor("):
            first.setdefault(formal.type_str, n)
    formals = [schema.outputs[min(n, len(schema.outputs) - 1)] for n in range(makes)] if schema.outputs else []
    return {n: first[each.type_str] for n, each in enumerate(formals) if each.is_homogeneous and each.type_str in first}
