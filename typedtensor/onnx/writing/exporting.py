"""Expressions, functions and modules as ONNX files."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from typedtensor.base.replacing import replacing
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Expr, Input
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.errors import OnnxError
from typedtensor.lowering.expressions import lowered
from typedtensor.lowering.named import dtype_of, named_inputs, named_outputs, named_variables
from typedtensor.lowering.origins import line_of, refusal
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.onnx.library import library
from typedtensor.onnx.writing.graph import Graph
from typedtensor.onnx.writing.rules import PrimitiveError, written
from typedtensor.runtime.open_sizes import OpenProgram

OLDEST, NEWEST = 18, 24
"""The opsets that can be written."""

_REFUSED = "cannot be exported"


def export(
    path: str | os.PathLike[str],
    of: Expr[Any] | Mapping[str, object] | Callable[..., Any],
    /,
    inputs: Mapping[str, type[AnyTensor] | Input[Any]],
    *,
    parameters: object = None,
    sizes: Mapping[Label, int] | None = None,
    dtype: Any = np.float32,
    opset: int = OLDEST,
) -> None:
    """Write the program of an expression as an ONNX file, for other programs to run.

    Labels are the names of dimensions. A size that a label declares, or that is given here, is fixed; all others are
    open, so that one file serves every size of a batch. Parameters are initializers under their dotted names, with the
    values that they have now. A file that is there is replaced once the new one is on the disk.

    Args:
        path: the file.
        of: an expression, or several by the names of the outputs; or a module or function, which is applied to the
            inputs and returns an expression, several, or several by name.
        inputs: by the name of an input in the file the input, or, for modules and functions, its type.
        parameters: a module, or whatever holds the parameters, for their names; a module that is exported has its own.
        sizes: of labels that declare none. A program whose operations depend on a size needs it: positions along
            a label, for example, are constants in it.
        dtype: the precision of real inputs.
        opset: the version of ONNX's operators, from 18.

    Raises:
        OnnxError: when an operation has no form in ONNX, with the line that applied it; when a size has to be given;
            when an input is missing, or has the name of an output. No file is written.
        MissingExtraError: when onnx-ir is not installed.
        OSError: when the file may not be written.

    See also: ``torch.onnx.export``, ``jax2onnx``.

    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.nn import Linear
    >>> class Batch(Axis): ...
    >>> class Pixel(Axis, size=64): ...
    >>> class Digit(Axis, size=10): ...
    >>> folder = getfixture("tmp_path")
    >>> export(folder / "digits.onnx", Linear(Pixel, Digit), {"image": Tensor[Batch, Pixel]})
    """
    ir = library()
    if not OLDEST <= opset <= NEWEST:
        raise OnnxError(f"opset= must be from {OLDEST} to {NEWEST}, not {opset}")
    leaves = named_inputs(inputs)
    outputs = named_outputs(of, [*leaves.values()])
    if twice := [name for name in outputs if name in leaves]:
        raise OnnxError(f"an input and an output have the name {twice[0]}: give one of them another")
    names = named_variables([*outputs.values()], leaves, of if parameters is None else parameters, OnnxError)
    model = _model(ir, leaves, outputs, names, dict(sizes or {}), np.dtype(dtype), opset)
    with replacing(path) as unfinished:
        unfinished.write_bytes(ir.to_proto(model).SerializeToString())


def _model(
    ir: Any,
    inputs: Mapping[str, Input[Any]],
    outputs: Mapping[str, Expr[Any]],
    variables: Mapping[Variable[Any], str],
    sizes: Mapping[Label, int],
    dtype: np.dtype[Any],
    opset: int,
) -> Any:
    dtypes = [dtype_of(x, dtype) for x in inputs.values()]
    try:
        roots = [*outputs.values()]
        made = OpenProgram(partial(lowered, roots), [*inputs.values()], dtypes, [*variables], sizes, OnnxError)
    except Unplannable as error:
        raise OnnxError(line_of(error, [*outputs.values()], _REFUSED)) from None
    dims = _Dimensions()
    given = [
        ir.Value(name=name, type=_type(ir, value.dtype), shape=dims.shape(ir, x.axes, value.shape))
        for (name, x), value in zip(inputs.items(), made.program.inputs, strict=False)
    ]
    labels = [*made.sizes]
    graph = Graph(lambda graph, place: _size(graph, given, labels[place], [*inputs.values()]))
    weights = [graph.constant(x.value.numpy(), name) for x, name in variables.items()]
    try:
        with made.fixing():
            results = written(graph, made.program, [*given, *weights])
    except PrimitiveError as error:
        where = refusal(made.lowering, error.value, _REFUSED)
        raise OnnxError(f"{where}{error}") from None
    made.conditions()
    named = []
    for (name, x), result, value in zip(outputs.items(), results, made.program.outputs, strict=True):
        output = graph.op("Identity", result)
        output.name, output.type = name, _type(ir, value.dtype)
        output.shape = dims.shape(ir, x.axes, value.shape)
        named.append(output)
    whole = ir.Graph(
        given,
        named,
        nodes=graph.nodes,
        initializers=[*graph.constants.values()],
        name="typedtensor",
        opset_imports={"": opset},
    )
    helper = library("onnx.helper")
    version = helper.find_min_ir_version_for([helper.make_opsetid("", opset)])
    model = ir.Model(whole, ir_version=version, producer_name="typedtensor")
    library("onnx_ir.passes.common").RemoveUnusedNodesPass()(model)
    return model


def _type(ir: Any, dtype: Any) -> Any:
    return ir.TensorType(ir.DataType.from_numpy(np.dtype(dtype)))


class _Dimensions:
    """The names of dimensions. Of several labels with one name, the later ones get a number."""

    def __init__(self) -> None:
        self._names: dict[Label, str] = {}

    def shape(self, ir: Any, axes: Sequence[Label], sizes: Sequence[int]) -> Any:
        """A shape: the name of each open label and the size of each other one. Also the list of all labels."""
        dims = [n if type(n) is int else self._name(axis) for axis, n in zip(axes, sizes, strict=True)]
        return ir.Shape(dims, [label_name(axis) for axis in axes])

    def _name(self, axis: Label) -> str:
        if axis not in self._names:
            alike = sum(label_name(x) == label_name(axis) for x in self._names)
            self._names[axis] = f"{label_name(axis)}_{alike + 1}" if alike else label_name(axis)
        return self._names[axis]


def _size(graph: Graph, given: Sequence[Any], label: Label, inputs: Sequence[Input[Any]]) -> Any:
    """The size of a label in the first input that has it."""
    [value, axis] = next((v, x.axes.index(label)) for v, x in zip(given, inputs, strict=True) if label in x.axes)
    return graph.op("Shape", value, start=axis, end=axis + 1)
