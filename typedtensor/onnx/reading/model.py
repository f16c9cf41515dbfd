"""ONNX files as functions of tensors and expressions. A file is data: nothing in it is executed."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, overload

import numpy as np

from typedtensor import ops
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import Const, Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError, OnnxError
from typedtensor.onnx.library import library
from typedtensor.onnx.reading.functions import refuse_unknown
from typedtensor.onnx.reading.nodes import Step, attempted, computed
from typedtensor.onnx.reading.positional import KINDS, Positional, label_named
from typedtensor.onnx.reading.reader import Reader

X = TypeVar("X", bound=AnyTensor)


class OnnxModel(Module):
    """The program of an ONNX file, by the operations of this library; made by :func:`~typedtensor.onnx.load_model`.

    It is a module. Real initializers with axes are its parameters, under their names in the file, and can be trained.
    A program in float16 is computed in float32, as processors have no products of 16 bits: its numbers are float32, and
    its outputs are rounded to float16, if the operands are.

    Attributes:
        inputs: the dimensions of the inputs, by name: numbers, names, or None.
        outputs: the names of the outputs.
    """

    def __init__(
        self,
        inputs: Mapping[str, Sequence[int | str | None]],
        outputs: Sequence[str],
        steps: Sequence[Step],
        initializers: Mapping[str, Any],
        halves: Collection[str] = (),
    ) -> None:
        self.inputs, self.outputs = dict(inputs), tuple(outputs)
        self._halves = halves
        self._steps, self._pool = steps, dict[int | None, list[Label]]()
        self._constants: dict[str, Any] = {}
        self._weights: dict[str, Param[Any]] = {}
        for name, array in initializers.items():
            if array.dtype.kind in "fV" and array.ndim:
                labels = tuple([label_named(f"Dim{n}of{size}") for n, size in enumerate(array.shape)])
                self._weights[name] = Param(_tensor(array, labels), name=name)
            else:
                self._constants[name] = array

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_pool": {}}  # a cache of labels, which further runs refill

    def fields(self) -> list[tuple[str, object]]:
        """The parameters, under their names in the file."""
        return [*self._weights.items()]

    @overload
    def __call__(self, *operands: Expr[Any], returns: type[X], sizes: Mapping[Label, int] | None = None) -> Expr[X]: ...
    @overload
    def __call__(self, *operands: AnyTensor, returns: type[X], sizes: Mapping[Label, int] | None = None) -> X: ...
    @overload
    def __call__(
        self, *operands: Any, returns: tuple[type[AnyTensor], ...], sizes: Mapping[Label, int] | None = None
    ) -> tuple[Any, ...]: ...
    def __call__(self, *operands: Any, returns: Any, sizes: Mapping[Label, int] | None = None) -> Any:
        """Return the outputs for operands, whose axes are those of the inputs.

        Axes that the operators preserve keep their labels; other axes have those of ``returns``.

        Args:
            operands: a tensor or an expression for each input, in their order; tensors alone are computed at once. What
                operators need to know beforehand, such as the condition of an ``If``, follows from tensors beside
                expressions, too.
            returns: the type of the output, or the types of the outputs in brackets.
            sizes: the sizes of labels of expressions that declare none, for operators that depend on sizes, such as
                reshapes.

        Raises:
            OnnxError: when an operand does not fit, or a node cannot be computed for these operands; it is named.
            AxisError: when an output has other labels than in ``returns``.
        """
        types = returns if isinstance(returns, tuple) else (returns,)
        if len(types) != len(self.outputs) or not all(isinstance(x, TensorType) for x in types):
            names = ", ".join(self.outputs)
            raise AxisError(
                f"returns= must give the type of each of {names}, as in Tensor[Batch, Digit], not {returns!r}"
            )
        run = Positional(dict(sizes or {}), self._pool)
        found = self.outputs_of(run, operands)
        result = tuple([_returned(run, *each) for each in zip(self.outputs, found, types, strict=True)])
        return result if isinstance(returns, tuple) else result[0]

    def outputs_of(self, run: Positional, operands: Sequence[Any]) -> list[Any]:
        """Return the outputs with the labels that result from the operators."""
        if len(operands) != len(self.inputs):
            raise OnnxError(f"the model takes {', '.join(self.inputs)}, but was given {len(operands)} operands")
        values: dict[str, Any] = {}
        for (name, dims), x in zip(self.inputs.items(), operands, strict=True):
            _fit(name, dims, x, run.known)
            values[name] = x.value if isinstance(x, Const) else x
        eager = all(isinstance(x, AnyTensor) for x in operands)
        halves = {name: x for name, x in values.items() if name in self._halves}
        for name, x in halves.items():
            if x.tensor_type.kind != "real":
                given = f"was given {x.tensor_type}: give real numbers"
                raise OnnxError(f"the input {name} takes numbers of float16, but {given}")
            values[name] = ops.AsSingle()(x)
        values.update({name: run.tensor(array) for name, array in self._constants.items()})
        values.update({name: x.value if eager else x for name, x in self._weights.items()})
        results = computed(run, self._steps, values, self.outputs)
        for name, x in zip(self.outputs, results, strict=True):
            if not isinstance(x, (Expr, AnyTensor)):
                raise OnnxError(f"the output {name} is no tensor")
        half = next(iter(halves.values())) if halves else run.tensor(np.zeros((), np.float16))
        pairs = zip(self.outputs, results, strict=True)
        return [
            ops.AsHalfLike()(x, half, half) if name in self._halves and x.tensor_type.kind == "real" else x
            for name, x in pairs
        ]

    def __repr__(self) -> str:
        inputs = ", ".join(f"{name}: [{', '.join(map(str, dims))}]" for name, dims in self.inputs.items())
        return f"OnnxModel({inputs} -> {', '.join(map(str, self.outputs))})"


def _tensor(array: Any, labels: tuple[Label, ...]) -> Any:
    return KINDS[array.dtype.kind][labels].wrap(array)


def _fit(name: str, dims: Sequence[int | str | None], x: Any, known: dict[Label, int]) -> None:
    """Check that an operand has the rank and sizes of an input, and record the sizes of its labels."""
    if not isinstance(x, (Expr, AnyTensor)):
        raise OnnxError(f"the input {name} must be a tensor or an expression, not {type(x).__name__}")
    labels = [label_name(a) for a in x.axes]
    if len(labels) != len(dims):
        raise OnnxError(f"the input {name} has {len(dims)} axes, [{', '.join(map(str, dims))}], not {x.tensor_type}")
    if len({*x.axes}) < len(labels):
        raise OnnxError(f"{x.tensor_type} has a label twice: rename one of them for the input {name}")
    if isinstance(x, AnyTensor):
        for axis, size in zip(x.axes, x.shape, strict=True):
            if known.setdefault(axis, size) != size:
                raise OnnxError(f"{label_name(axis)} has the sizes {known[axis]} and {size}")
    for axis, dim in zip(x.axes, dims, strict=True):
        found = declared_size(axis, known)
        if isinstance(dim, int):
            if found is None:
                known[axis] = dim
            elif found != dim:
                raise OnnxError(f"{label_name(axis)} has {found} elements, but the input {name} needs {dim}")


def _returned(run: Positional, name: str, x: Any, wanted: Any) -> Any:
    """Relabel an output by its declared type."""
    if x.tensor_type.kind != wanted.kind or len(x.axes) != len(wanted.axes):
        raise AxisError(f"the output {name} is {x.tensor_type}, but returns= says {wanted}")
    for have, want in zip(x.axes, wanted.axes, strict=True):
        if have != want and have.__module__ != Positional.__module__:
            raise AxisError(
                f"the output {name} has the axis {label_name(have)} of an input, but returns={wanted} says "
                f"{label_name(want)}"
            )
    return run.relabelled(x, wanted.axes)


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
    halves = {x.name for x in (*graph.inputs, *graph.outputs) if x.dtype == library().DataType.FLOAT16}
    return OnnxModel(inputs, outputs, steps, initializers, halves)


def _dims(value: Any) -> list[int | str | None]:
    """The dimensions of an input: numbers, names, or None. Some exporters write -1 for an open size."""
    if value.type is not None and not isinstance(value.type, library().TensorType):
        raise OnnxError(f"the input {value.name} is a {type(value.type).__name__}: only tensors are read")
    if value.shape is None:
        raise OnnxError(f"the input {value.name} has no shape: its rank must be known")
    dims = [d if isinstance(d, int) else d.value for d in value.shape]
    return [None if isinstance(d, int) and d < 0 else d for d in dims]
