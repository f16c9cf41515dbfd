"""ONNX files in onnxruntime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnx_ir as ir
import onnxruntime

from typedtensor import given
from typedtensor.core.expr import new_input
from typedtensor.ir import Program
from typedtensor.onnx.writing.graph import Graph
from typedtensor.onnx.writing.rules import typed, written


def session(model: bytes) -> onnxruntime.InferenceSession:
    """Open a model in onnxruntime after a check by ONNX's checker."""
    onnx.checker.check_model(model, full_check=True)
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    return onnxruntime.InferenceSession(model, options)


def run_file(path: Path, arrays: Mapping[str, Any]) -> list[Any]:
    """Return the outputs of a file."""
    return list(session(path.read_bytes()).run(None, dict(arrays)))


def run_program(program: Program, arrays: Sequence[Any]) -> list[Any]:
    """Return the outputs of a program by onnxruntime."""

    def nothing(graph: Graph, place: int) -> Any:
        raise AssertionError("no sizes are open")

    graph = Graph(nothing)
    inputs = [typed(graph, ir.Value(name=f"x{n}"), v.shape, v.dtype) for n, v in enumerate(program.inputs)]
    outputs = []
    for n, (made, value) in enumerate(zip(written(graph, program, inputs), program.outputs, strict=True)):
        output = typed(graph, graph.op("Identity", made), value.shape, value.dtype)
        output.name = f"y{n}"
        outputs.append(output)
    constants = [*graph.constants.values()]
    whole = ir.Graph(inputs, outputs, nodes=graph.nodes, initializers=constants, name="program", opset_imports={"": 18})
    found = session(ir.to_proto(ir.Model(whole, ir_version=8)).SerializeToString())
    return list(found.run(None, {f"x{n}": x for n, x in enumerate(arrays)}))


def computed(function: Any, types: Mapping[str, Any], arrays: Mapping[str, Any]) -> Any:
    """Return the results of a function of expressions for arrays."""
    inputs = {name: new_input(of, name) for name, of in types.items()}
    outputs = function(*inputs.values())
    with given(*(x.bind(types[name](np.asarray(arrays[name]))) for name, x in inputs.items())):
        return outputs.value.numpy()
