"""The node tests of the ONNX backend suite, run through the importer."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import onnx
from onnx.backend.test.case import node

from typedtensor import Axis, OnnxError
from typedtensor.core.tensor import AnyTensor
from typedtensor.onnx.reading.model import parsed
from typedtensor.onnx.reading.positional import KINDS, Positional

KNOWN: Mapping[str, str] = {
    "test_attention_4d_causal_padded_kv_bf16(_expanded)?": "a rounding of bfloat16 apart",
    "test_attention_4d_causal_fp16_expanded": "a rounding of float16 apart",
}
"""Known differences of results, by patterns of names, with the reasons."""


class Case(NamedTuple):
    """A test of a node: a model, inputs and outputs."""

    name: str
    model: bytes
    operators: frozenset[str]
    inputs: tuple[Any, ...]
    outputs: tuple[Any, ...]


@cache
def cases(*modules: str) -> Mapping[str, Case]:
    """Return the cases of named modules of the suite, by default of all; importing the suite creates them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if not modules:
            return {case.name: case for case in map(_case, node.collect_testcases(None))}
        for module in modules:
            importlib.import_module(f"{node.__name__}.{module}")
    return {case.name: case for case in map(_case, node._NodeTestCases)}


def _case(test: Any) -> Case:
    inputs, outputs = test.data_sets[0]
    operators = frozenset(node.op_type for node in test.model.graph.node)
    made = (tuple(map(_array, inputs)), tuple(map(_array, outputs)))
    return Case(test.name, test.model.SerializeToString(), operators, *made)


def _array(x: Any) -> Any:
    return onnx.numpy_helper.to_array(x) if isinstance(x, onnx.TensorProto) else x


def tensors_of(arrays: tuple[Any, ...]) -> Iterator[AnyTensor]:
    for array in map(np.asarray, arrays):
        if array.dtype.kind not in KINDS:
            raise OnnxError(f"an input has elements of {array.dtype}")
        labels = tuple([type(f"Axis{n}", (Axis,), {}) for n in range(array.ndim)])
        yield KINDS[array.dtype.kind][labels](array)


def outcome(case: Case) -> str:
    """Return ``agrees``, ``differs``, or the reason of a refusal."""
    try:
        model = parsed(case.model, case.name)
        tensors = [*tensors_of(case.inputs)]
        with np.errstate(all="ignore"):  # fully masked rows are NaN
            found = model.outputs_of(Positional({}, {}), tensors)
    except OnnxError as error:
        return str(error)
    except TypeError as error:  # element types without tensors
        return str(error)
    alike = [_agree(np.asarray(x.array), np.asarray(y)) for x, y in zip(found, case.outputs, strict=True)]
    return "agrees" if all(alike) else "differs"


def _agree(found: Any, expected: Any) -> bool:
    if (found.shape, found.dtype) != (expected.shape, expected.dtype):
        return False
    return np.allclose(found.astype(float), expected.astype(float), rtol=1e-3, atol=1e-5, equal_nan=True)
