"""Convolutions and their gradients in plans, against the kernels of the interpreter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from tests.drawn import cases
from tests.specialization.running import real, run
from typedtensor.backends import convolution
from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.ir import MatMul, Program
from typedtensor.lowering.namespace import NAMESPACE
from typedtensor.lowering.tracing import Traced
from typedtensor.passes.convolutions import planes
from typedtensor.passes.convolutions.legalization import legalize
from typedtensor.passes.convolutions.windows import Columns
from typedtensor.passes.pipeline import optimize
from typedtensor.targets.native.target import NativeTarget

COLUMNS = planes.PLANE_COLUMNS


@pytest.fixture(autouse=True, scope="module")
def _products_by_planes_of_few_columns() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planes, "PLANE_COLUMNS", 1)
        yield


@st.composite
def forms(draw: st.DrawFn) -> tuple[Sizes, Geometry, Sizes]:
    """A window over one to three axes, where such windows lie, and an image of which the last may leave some over."""
    rank = draw(st.sampled_from([2, 2, 1, 3]))
    window, stride, dilation, before, after, more = (
        tuple(draw(st.lists(st.integers(*bounds), min_size=rank, max_size=rank)))
        for bounds in ((1, 3), (1, 4), (1, 1) if rank > 1 and draw(st.booleans()) else (1, 4), (0, 2), (0, 2), (0, 3))
    )
    geometry = Geometry(stride, before, after, dilation, draw(st.sampled_from([1, 1, 2, 3])))
    return window, geometry, tuple((n - 1) * d + 1 + m for n, d, m in zip(window, dilation, more, strict=True))


Arrays = list[np.ndarray[Any, Any]]
CHANNELS = st.sampled_from([(2, 3), (1, 1), (1, 2), (40, 3)])
"""Of a group; one of each makes a depthwise convolution, and forty are enough for a product for each plane."""


@cases(50, 120, form=forms(), batch=st.sampled_from([(), (2,), (2, 3)]), channels=CHANNELS)
def test_convolutions_are_those_of_the_interpreter(
    form: tuple[Sizes, Geometry, Sizes], batch: Sizes, channels: tuple[int, int]
) -> None:
    for found, wanted in zip(*computed(form, batch, channels), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)


@for_all(form=forms(), channels=CHANNELS, operand=st.sampled_from([0, 1, 2]), place=st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_what_is_infinite_reaches_the_same_elements(
    form: tuple[Sizes, Geometry, Sizes], channels: tuple[int, int], operand: int, place: int
) -> None:
    for found, wanted in zip(*computed(form, (2,), channels, (operand, place)), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize(
    ("window", "around"),
    [
        ((5,), Geometry((1,), (0,), (0,), (1,))),
        ((3,), Geometry((2,), (1,), (2,), (2,), 2)),
        ((1,), Geometry((1,), (0,), (0,), (1,))),
    ],
)
def test_columns_are_computed_as_rows(window: Sizes, around: Geometry) -> None:
    """Few large products, not one for each element of the column."""
    stood = Geometry((*around.stride, 1), (*around.before, 0), (*around.after, 0), (*around.dilation, 1), around.groups)
    for found, wanted in zip(*computed(((*window, 1), stood, (20, 1)), (2,), (3, 4)), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)
    shapes = [(2, 3 * around.groups, 20), (4 * around.groups, 3, *window)]
    products = []
    lying: list[tuple[Sizes, Geometry]] = [((), around), ((1,), stood)]
    for last, geometry in lying:
        x, k = (real(name, *shape, *last) for name, shape in zip("xk", shapes, strict=True))
        made = convolution.correlate(NAMESPACE, Traced(x), Traced(k), geometry)
        order = legalize(Program((x, k), (made.value,))).order()
        products.append([x.shape for x in order if isinstance(x.primitive, MatMul)])
    assert products[0] == products[1] != []


@pytest.mark.parametrize(
    ("batch", "channels", "by_planes"), [(16, (8, 8), True), (2, (8, 8), False), (16, (1, 32), False)]
)
def test_volumes_have_a_product_for_each_plane_unless_it_is_small_or_its_outputs_are_many(
    batch: int, channels: tuple[int, int], *, by_planes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planes, "PLANE_COLUMNS", COLUMNS)
    geometry = Geometry((1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 1))
    x, k = real("x", batch, channels[0], 4, 8, 8), real("k", channels[1], channels[0], 3, 3, 3)
    made = convolution.correlate(NAMESPACE, Traced(x), Traced(k), geometry)
    order = legalize(Program((x, k), (made.value,))).order()
    assert any(isinstance(x.primitive, Columns) and len(x.shape) == 6 for x in order) == by_planes


def computed(
    form: tuple[Sizes, Geometry, Sizes],
    batch: Sizes,
    channels: tuple[int, int],
    infinite: tuple[int, int] | None = None,
) -> tuple[Arrays, Arrays]:
    """A convolution and its gradients, in the plans of both targets and by the interpreter.

    One of the numbers may be infinite.
    """
    window, around, extent = form
    count, groups = around.windows(extent, window).count, around.groups
    inputs, outputs = channels
    shapes = (
        (*batch, inputs * groups, *extent),
        (outputs * groups, inputs, *window),
        (*batch, outputs * groups, *count),
    )
    generator = np.random.default_rng(0)
    arrays = [generator.normal(size=shape) for shape in shapes]
    if infinite is not None:
        flat = arrays[infinite[0]].reshape(-1)
        flat[infinite[1] % flat.size] = np.inf
    x, k, y = (Traced(real(name, *shape)) for name, shape in zip("xky", shapes, strict=True))
    traced = (
        convolution.correlate(NAMESPACE, x, k, around),
        convolution.spread(NAMESPACE, k, extent, y, around),
        convolution.weigh(NAMESPACE, window, x, y, around),
    )
    program = Program((x.value, k.value, y.value), tuple(made.value for made in traced))
    with np.errstate(invalid="ignore"):
        expected = [
            convolution.correlate(np, arrays[0], arrays[1], around),
            convolution.spread(np, arrays[1], extent, arrays[2], around),
            convolution.weigh(np, window, arrays[0], arrays[2], around),
        ]
        plans = (optimize(legal(program)) for legal in (legalize, NativeTarget().legalize))
        return [x for plan in plans for x in run(plan, *arrays)], expected * 2
