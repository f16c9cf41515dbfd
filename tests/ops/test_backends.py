"""The forwards are written for the array API standard: other back ends give what NumPy gives.

Each back end is tried where it is installed. ``array-api-strict`` has nothing but what the standard says and is given
all cases; what others have is more, and they compile each function again for each shape, so one case is for each choice
of kinds.
"""

from __future__ import annotations

from contextlib import nullcontext
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES, REPRESENTATIVES, Case, is_representative
from tests.sampling import sample
from typedtensor import AnyTensor
from typedtensor.backends import as_numpy

STANDARD = "array_api_strict"
BACKENDS = {STANDARD: STANDARD, "jax": "jax.numpy", "torch": "torch"}
EARLY = (
    *("Clip", "Convolve1DSame", "Convolve2D(", "Convolve2DStrided", "Convolve3D(", "ConvolveDepthwise"),
    *("ConvolveGrouped", "ConvolveInto", "ConvolveTransposed", "CrossEntropy", "CumMax", "CumSum", "Dot", "ELU"),
    *("Einsum", "Embed", "Erf", "ExactGELU", "GELU", "LogGamma", "LogSoftmax", "LogSumExp", "Normalize", "Pad"),
    *("PutAlong", "RMSNormalize", "ReLU", "SiLU", "Sigmoid", "Softmax", "Softplus", "Stack", "Std", "Variance"),
    "Where",
)
"""What some namespaces compute in one piece; others may have functions of the same names."""

WIDE = ("DropoutMask", "FoldIn")
"""What computes with whole numbers of 64 bits, which JAX has where it is asked for them."""


def _tried(name: str) -> list[Any]:
    """The cases that a back end is given; of the others each computes what it has functions for early on."""
    if name == STANDARD:
        return sample(CASES, where=is_representative, one_in=8, skip=7)
    early = {"torch": 4, "jax": 12}[name]  # JAX compiles each
    return sample(REPRESENTATIVES, where=lambda case: str(case).startswith(EARLY), one_in=early)


TRIED = [
    pytest.param(BACKENDS[name], *row.values, id=f"{name}-{row.values[0]}", marks=row.marks)
    for name in BACKENDS
    if find_spec(name)
    for row in _tried(name)
]


@pytest.mark.parametrize(("module", "case"), TRIED)
def test_forward_and_gradient(module: str, case: Case) -> None:
    is_wide = module == BACKENDS["jax"] and str(case).startswith(WIDE)
    with import_module("jax").enable_x64(True) if is_wide else nullcontext():
        _compare(import_module(module), case)


def _compare(backend: Any, case: Case) -> None:
    operation: Any = case.operation
    operands = [_moved(x, backend) for x in case.operands]
    y, expected = operation(*operands), operation(*map(_single, case.operands))
    _assert_same(y, expected)
    if y.kind != "real" or any(not isinstance(x, AnyTensor) for x in operands):
        return
    for number, x in enumerate(operands):
        if x.kind == "real" and operation.passes_gradient(number):
            found = operation.gradient(number, y, y, tuple(operands))
            _assert_same(found, operation.gradient(number, expected, expected, tuple(map(_single, case.operands))))


def _single(x: Any) -> Any:
    """In single precision, which all back ends have."""
    if isinstance(x, AnyTensor) and x.kind == "real":
        return x.tensor_type.wrap(x.numpy().astype(np.float32))
    return x


def _moved(x: Any, backend: Any) -> Any:
    return x.tensor_type.wrap(backend.asarray(np.array(_single(x).numpy()))) if isinstance(x, AnyTensor) else x


def _assert_same(found: AnyTensor, expected: AnyTensor) -> None:
    assert found.tensor_type is expected.tensor_type
    np.testing.assert_allclose(as_numpy(found.array), expected.numpy(), rtol=2e-5, atol=2e-5)
