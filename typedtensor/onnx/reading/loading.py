"""ONNX files are read: what they hold is data, and nothing in them is executed."""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor.errors import OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.model import OnnxModel
from typedtensor.onnx.reading.nodes import OPERATORS, Body, Node, Step


def load(path: str | os.PathLike[str]) -> OnnxModel:
    """What an ONNX file computes, whoever wrote it, as a module.

    Args:
        path: the file. Elements that it keeps in other files are read from its own folder alone.

    Returns:
        A module, which is called with tensors or expressions; its parameters are the file's real initializers.

    Raises:
        OnnxError: when the file is damaged, reads elsewhere, or has operators that have no counterpart here, which are
            listed with the names of their nodes.
        FileNotFoundError: when there is none.
        MissingExtraError: when onnx-ir is not installed.

    See also: ``onnxruntime.InferenceSession``, ``onnx2torch``.

    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.nn import Linear
    >>> from typedtensor.onnx import export
    >>> class Batch(Axis): ...
    >>> class Pixel(Axis, size=4): ...
    >>> class Digit(Axis, size=3): ...
    >>> path = getfixture("tmp_path") / "digits.onnx"
    >>> export(path, Linear(Pixel, Digit, seed=0), {"image": Tensor[Batch, Pixel]})
    >>> model = load(path)
    >>> model
    OnnxModel(image: [Batch, 4] -> output)
    >>> model(Tensor[Batch, Pixel](np.zeros((2, 4))), returns=Tensor[Batch, Digit]).shape
    (2, 3)
    """
    return parsed(Path(path).read_bytes(), os.fspath(path))


def parsed(data: bytes, where: str) -> OnnxModel:
    """The model in the bytes of a file; the arguments are as for :func:`load`."""
    onnx, ir = library("onnx"), library()
    try:
        model = ir.from_proto(onnx.ModelProto.FromString(data))
        graph = model.graph
        reader = _Reader(ir, where, dict(model.opset_imports))
        initializers = {name: reader.array(value.const_value) for name, value in graph.initializers.items()}
        steps = reader.steps(graph)
        inputs = {x.name: _dims(x) for x in graph.inputs if x.name not in graph.initializers}
        outputs = [x.name for x in graph.outputs]
    except (OnnxError, MemoryError):
        raise
    except Exception as error:  # of the libraries that read it, which have no common one
        raise OnnxError(f"{where} is no whole ONNX file: {error}") from None
    if not outputs:
        raise OnnxError(f"{where} is no whole ONNX file: it has no outputs")
    unknown = [step for step in _all(steps) if step.node.operator not in OPERATORS]
    if unknown:
        counts = Counter(step.node.operator for step in unknown)
        listed = ", ".join(f"{name} ({count} times)" if count > 1 else name for name, count in counts.items())
        raise OnnxError(f"{where} has operators without a counterpart here: {listed}; the first is {unknown[0]!r}")
    return OnnxModel(inputs, outputs, steps, initializers)


def _all(steps: Sequence[Step]) -> Iterator[Step]:
    """Nodes, and those of the bodies in them."""
    for step in steps:
        yield step
        for value in step.node.attributes.values():
            if isinstance(value, Body):
                yield from _all(value.steps)


def _dims(value: Any) -> list[int | str | None]:
    if value.shape is None:
        raise OnnxError(f"the input {value.name} has no shape: its rank has to be known")
    return [d if isinstance(d, int) else d.value for d in value.shape]


class _Reader:
    """Reads what a file holds.

    Args:
        ir: the library.
        where: the path of the file.
        versions: of operators, by domain.
    """

    def __init__(self, ir: Any, where: str, versions: Mapping[str, int]) -> None:
        self._ir, self._where = ir, where
        self._version = versions.get("", versions.get("ai.onnx", 1))

    def steps(self, graph: Any) -> list[Step]:
        """The nodes of a graph."""
        return [self._step(node, number) for number, node in enumerate(graph)]

    def _step(self, node: Any, number: int) -> Step:
        operator = node.op_type if node.domain in ("", "ai.onnx") else f"{node.domain}.{node.op_type}"
        attributes = {name: self._attribute(x) for name, x in node.attributes.items()}
        reads = [None if x is None else x.name for x in node.inputs]
        seen = Node(operator, attributes, self._version, len(node.outputs))
        return Step(node.name or f"number {number}", seen, reads, [x.name for x in node.outputs])

    def _attribute(self, attribute: Any) -> Any:
        kind, value = self._ir.AttributeType, attribute.value
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
        """The elements of a tensor."""
        array = self._elsewhere(tensor) if isinstance(tensor, self._ir.ExternalTensor) else np.asarray(tensor.numpy())
        if array.dtype.kind not in "fiubV":
            raise OnnxError(f"{self._where} has a tensor of {array.dtype}: only numbers and truth values are read")
        return array

    def _elsewhere(self, tensor: Any) -> Any:
        """The elements of a tensor in another file, which is read only where it is in the folder of this one."""
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
