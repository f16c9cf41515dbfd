"""Convolutions that XLA is given as sums over the positions within a window, on processors."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor.ir import Conv, ConvInput, ConvWeight, Program, interpret, make, new_input

pytest.importorskip("jax")

from typedtensor.targets.xla import XlaTarget
from typedtensor.targets.xla.lowering import function_of


class Case(NamedTuple):
    """A convolution, and which of it and of its gradients for image and kernel are such sums."""

    image: tuple[int, ...]
    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    dilation: tuple[int, ...]
    groups: int
    sums: str


CASES = {
    "each channel by itself": Case((2, 4, 7, 6), (4, 1, 3, 3), (1, 1), (1, 1), (1, 1), (1, 1), 4, "all"),
    "each channel twice, with strides": Case((2, 3, 8, 7), (6, 1, 3, 2), (2, 3), (1, 0), (2, 1), (1, 1), 3, "all"),
    "along one axis, dilated": Case((1, 3, 11), (3, 1, 3), (1,), (2,), (0,), (2,), 3, "all"),
    "over three axes": Case((2, 2, 4, 5, 3), (2, 1, 2, 2, 2), (1, 2, 1), (0, 1, 1), (1, 0, 0), (1, 1, 1), 2, "all"),
    "windows of one element, with strides": Case((2, 3, 5, 6), (4, 3, 1, 1), (2, 1), (1, 0), (0, 2), (1, 1), 1, "all"),
    "windows of one element, in groups": Case((2, 4, 3, 3), (6, 2, 1, 1), (1, 1), (0, 0), (0, 0), (1, 1), 2, "all"),
    "groups": Case((2, 4, 6, 5), (6, 2, 3, 2), (1, 2), (1, 1), (0, 1), (2, 1), 2, "weight"),
    "one group": Case((2, 3, 6, 5), (4, 3, 3, 2), (1, 2), (1, 1), (0, 1), (2, 1), 1, "none"),
    "large windows": Case((1, 2, 70), (2, 1, 65), (1,), (0,), (0,), (1,), 2, "none"),
}


@pytest.mark.parametrize(
    ("name", "dtype"), sample([("groups", np.float32), *((name, np.float64) for name in CASES)], one_in=4)
)
def test_values(name: str, dtype: Any) -> None:
    import jax

    case, random = CASES[name], np.random.default_rng(0)
    geometry = case.stride, case.before, case.after, case.dilation, case.groups
    image, kernel = (new_input(n, s, np.dtype(dtype)) for n, s in [("x", case.image), ("k", case.kernel)])
    result = make(Conv(*geometry), image, kernel)
    delta = new_input("y", result.shape, np.dtype(dtype))
    programs = {
        "conv": Program((image, kernel), (result,)),
        "input": Program((kernel, delta), (make(ConvInput(*geometry, extent=case.image[2:]), kernel, delta),)),
        "weight": Program((image, delta), (make(ConvWeight(*geometry, window=case.kernel[2:]), image, delta),)),
    }
    for kind, program in programs.items():
        arrays = [(8 * random.normal(size=x.shape)).astype(dtype) for x in program.inputs]
        [made] = XlaTarget().compile(program).run(arrays)
        [expected] = interpret(program, *arrays)
        assert made.dtype == expected.dtype
        np.testing.assert_allclose(made, expected, rtol=1e-12 if dtype != np.float32 else 1e-5, atol=1e-4)
        if jax.default_backend() == "cpu":
            with jax.enable_x64(True):
                text = jax.jit(lambda *arrays, p=program: function_of(p)(*arrays)[0]).lower(*arrays).as_text()
            assert ("stablehlo.convolution" not in text) == (case.sums == "all" or case.sums == kind)
