"""Convolutions and their gradients in plans, against the kernels of the interpreter."""

from __future__ import annotations

import numpy as np
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from tests.plan.running import real, run
from typedtensor.backends import convolution
from typedtensor.backends.primitives import Pair
from typedtensor.backends.windows import Windows
from typedtensor.ir import Program
from typedtensor.lowering.namespace import NAMESPACE
from typedtensor.lowering.tracing import Traced
from typedtensor.targets.numpy.passes.convolutions import legalize
from typedtensor.targets.numpy.pipeline import optimize

pairs = st.tuples(st.integers(1, 3), st.integers(1, 3))
margins = st.tuples(st.integers(0, 2), st.integers(0, 2))


@for_all(
    window=pairs, stride=pairs, before=margins, after=margins, more=margins, batch=st.sampled_from([(), (2,), (2, 3)])
)
@settings(max_examples=60, deadline=None)
def test_convolutions_are_those_of_the_interpreter(
    window: Pair, stride: Pair, before: Pair, after: Pair, more: Pair, batch: tuple[int, ...]
) -> None:
    extent = (window[0] + more[0], window[1] + more[1])
    padded = (before[0] + extent[0] + after[0], before[1] + extent[1] + after[1])
    count = Windows.over(padded, window, stride).count
    shapes = ((*batch, 2, *extent), (3, 2, *window), (*batch, 3, *count))
    generator = np.random.default_rng(0)
    arrays = [generator.normal(size=shape) for shape in shapes]
    x, k, y = (Traced(real(name, *shape)) for name, shape in zip("xky", shapes, strict=True))
    around = (stride, before, after)
    traced = (
        convolution.correlate(NAMESPACE, x, k, *around),
        convolution.spread(NAMESPACE, k, x, y, *around),
        convolution.weigh(NAMESPACE, window, x, y, *around),
    )
    program = Program((x.value, k.value, y.value), tuple(made.value for made in traced))
    expected = (
        convolution.correlate(np, arrays[0], arrays[1], *around),
        convolution.spread(np, arrays[1], arrays[0], arrays[2], *around),
        convolution.weigh(np, window, arrays[0], arrays[2], *around),
    )
    for found, wanted in zip(run(optimize(legalize(program)), *arrays), expected, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)
