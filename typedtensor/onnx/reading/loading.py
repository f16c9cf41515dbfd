"""Reading of ONNX files. A file is data: nothing in it is executed."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any

from typedtensor.errors import OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.functions import refuse_unknown
from typedtensor.onnx.reading.model import OnnxModel
from typedtensor.onnx.reading.nodes import attempted
from typedtensor.onnx.reading.reader import Reader


def load_model(path: str | os.PathLike[str]) -> OnnxModel:
    """Load an ONNX file of any exporter as a module.

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

    >>> import numpy as np
    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.nn import Linear
    >>> from typedtensor.onnx import export
    >>> class Batch(Axis): ...
    >>> class Pixel(Axis, size=4): ...
    >>> class Digit(Axis, size=3): ...
    >>> path = getfixture("tmp_path") / "digits.onnx"
    >>> export(path, Linear(Pixel, Digit, seed=0), {"image": Tensor[Batch, Pixel]})
    >>> model = load_model(path)
    >>> model
    OnnxModel(image: [Batch, 4] -> output)
    >>> model(Tensor[Batch, Pixel](np.zeros((2, 4))), returns=Tensor[Batch, Digit]).shape
    (2, 3)
    """
    return parsed(Path(path).read_bytes(), os.fspath(path))


def parsed(data: bytes, where: str) -> OnnxModel:
    """The model in the bytes of a file; the arguments are as for :func:`load_model`."""
    library(), library("onnx")  # a missing extra is no failure of the file
    result = attempted(partial(_read, data, where))
    if isinstance(result, OnnxError):
        raise result
    if isinstance(result, Exception):  # the libraries that read the file have no common exception
        raise OnnxError(f"{where} is not a complete ONNX file: {str(result) or type(result).__name__}") from None
    return result


def _read(data: bytes, where: str) -> OnnxModel:
    model = library().from_proto(library("onnx").ModelProto.FromString(data))
    graph = model.graph
    reader = Reader(where, dict(model.opset_imports), dict(model.functions), None)
    initializers = {name: reader.array(value.const_value) for name, value in graph.initializers.items()}
    steps = reader.steps(graph)
    inputs = {x.name: _dims(x) for x in graph.inputs if x.name not in graph.initializers}
    outputs = [x.name for x in graph.outputs]
    if not outputs:
        raise OnnxError(f"{where} is not a complete ONNX file: it has no outputs")
    refuse_unknown(where, steps)
    return OnnxModel(inputs, outputs, steps, initializers)


def _dims(value: Any) -> list[int | str | None]:
    """The dimensions of an input: numbers, names, or None. Some exporters write -1 for an open size."""
    if value.type is not None and not isinstance(value.type, library().TensorType):
        raise OnnxError(f"the input {value.name} is a {type(value.type).__name__}: only tensors are read")
    if value.shape is None:
        raise OnnxError(f"the input {value.name} has no shape: its rank must be known")
    dims = [d if isinstance(d, int) else d.value for d in value.shape]
    return [None if isinstance(d, int) and d < 0 else d for d in dims]
