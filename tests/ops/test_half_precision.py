"""Reductions and normalizations of float16 compute in float32, as those of PyTorch and JAX do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.ops.cases.case import Column, Filter, Height, Other, Row
from typedtensor import BoolTensor, Forest, ForestInput, Input, IntTensor, Param, Tensor, given, tree_fold
from typedtensor.ops import (
    GroupMean,
    MeanSquareOver,
    Norm,
    conv1d,
    cosine_similarity,
    cross_entropy,
    cumsum,
    det,
    l2_normalize,
    log_softmax,
    log_sum_exp,
    normalize,
    rms_normalize,
    singular_values,
    smoothed_cross_entropy,
    softmax,
)
from typedtensor.ops.library.expansion import SumLike
from typedtensor.ops.library.normalization import NormalizeScale
from typedtensor.runtime.engines import EngineName
from typedtensor.testing import refused_plans

MANY = 5000
LARGE = np.random.default_rng(0).choice([-300.0, 200.0, 300.0], (MANY, 3)).astype(np.float16)
"""Numbers whose squares overflow in half precision; ones of this number add up to 2048 in it."""
ONES = np.random.default_rng(1).choice([0.5, 1.0], (MANY, 3)).astype(np.float16)
MIXED = np.where(np.arange(3 * MANY) % 10 == 0, 400.0, 10.0).reshape(MANY, 3).astype(np.float16)
"""Numbers some of whose squares overflow in half precision, and whose mean square does not."""
MASK = BoolTensor[Row](np.arange(MANY) % 8 != 0)
CLASSES = IntTensor[Column]([0, 1, 2])

SQUARES = ("mean of squares", "group mean of squares", "l2_normalize", "cosine_similarity", "std over")
"""Names of functions in which squares are added up."""

FUNCTIONS: dict[str, tuple[Any, Callable[[Any], Any]]] = {
    "sum": (ONES, lambda x: x.sum()),
    "sum along": (ONES, lambda x: x.sum(Row)),
    "masked sum": (ONES, lambda x: x.sum(Row, where=MASK)),
    "gradient of expand": (ONES, lambda x: SumLike()(Tensor[Column](np.ones(3, np.float16)), x)),
    "mean": (LARGE, lambda x: x.mean()),
    "mean along": (LARGE, lambda x: abs(x).mean(Row)),
    "masked mean": (LARGE, lambda x: abs(x).mean(Row, where=MASK)),
    "cumsum": (ONES, lambda x: cumsum(x, Row)),
    "var": (ONES * 100, lambda x: x.var(Row)),
    "std": (LARGE, lambda x: x.std()),
    "std along": (LARGE, lambda x: x.std(Row)),
    "std over": (LARGE, lambda x: x.std(Row, Column)),
    "masked std": (LARGE, lambda x: x.std(Row, where=MASK)),
    "norm": (LARGE, lambda x: x.norm(Row)),
    "norm of order 3": (ONES, lambda x: Norm(Row, order=3.0)(x)),
    "l2_normalize": (LARGE, lambda x: l2_normalize(x, Row)),
    "cosine_similarity": (LARGE, lambda x: cosine_similarity(x, x, Row)),
    "normalize": (LARGE, lambda x: normalize(x, Row)),
    "rms_normalize": (LARGE, lambda x: rms_normalize(x, Row)),
    "scale": (LARGE, lambda x: NormalizeScale(Row)(x)),
    "mean of squares": (MIXED, lambda x: MeanSquareOver(Row)(x)),
    "group mean of squares": (MIXED, lambda x: GroupMean(Row, 1, squared=True)(x)),
    "softmax": (ONES, lambda x: softmax(x, Row)),
    "masked softmax": (ONES, lambda x: softmax(x, Row, where=MASK)),
    "log_softmax": (ONES, lambda x: log_softmax(x, Row)),
    "masked log_softmax": (ONES, lambda x: log_softmax(x, Row, where=MASK)),
    "log_sum_exp": (ONES, lambda x: log_sum_exp(x, Row)),
    "cross_entropy": (ONES, lambda x: cross_entropy(x, CLASSES, Row)),
    "smoothed": (ONES, lambda x: smoothed_cross_entropy(x, CLASSES, Row, smoothing=0.1)),
}


def planned(expression: Any, *bindings: Any, engine: Any) -> Any:
    """The elements that the first plan of an expression gives, after it was interpreted as often as planning costs."""
    for _ in range(1000):
        with given(*bindings, engine=engine) as computation:
            found = expression.value.numpy()
        if computation.counts.planned_values:
            return found
    raise AssertionError("no plan was made")


def check(found: Any, function: Callable[[Any], Any], elements: Any) -> None:
    wanted = function(Tensor[Row, Column](elements.astype(np.float64))).numpy()
    assert found.dtype == np.float16
    np.testing.assert_allclose(np.asarray(found, np.float64), wanted, rtol=2e-3, atol=1e-3)


@pytest.mark.parametrize("engine", [None, pytest.param("xla", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_sums_are_in_single_precision(name: str, engine: str | None) -> None:
    if engine is not None:
        pytest.importorskip("jax")
    elements, function = FUNCTIONS[name]
    check(function(Tensor[Row, Column](elements)).numpy(), function, elements)
    x = Input(Tensor[Row, Column])
    result, bound = function(x * 0.5 + x * 0.5), x.bind(Tensor[Row, Column](elements))
    with given(bound, plan=False):
        check(result.value.numpy(), function, elements)
    check(np.asarray(planned(result, bound, engine=engine)), function, elements)


@pytest.mark.parametrize(
    ("library", "name"),
    [("torch", name) for name in ("normalize", "rms_normalize", "std", "norm", "sum along", "softmax", *SQUARES)]
    + [pytest.param("jax.numpy", name, marks=pytest.mark.slow) for name in ("normalize", "rms_normalize", "norm")],
)
def test_so_they_are_on_arrays_of_other_libraries(library: str, name: str) -> None:
    module = pytest.importorskip(library)
    elements, function = FUNCTIONS[name]
    check(np.asarray(function(Tensor[Row, Column](module.asarray(elements))).array), function, elements)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_gradients_of_convolutions_are_planned(engine: EngineName) -> None:
    random = np.random.default_rng(2)
    image = Param(Tensor[Row, Column, Height](random.normal(size=(2, 3, 9)).astype(np.float16)))
    kernel = Param(Tensor[Filter, Column, Other](random.normal(size=(4, 3, 2)).astype(np.float16)))
    loss = (conv1d(image, kernel) ** 2.0).sum()
    with given(plan=False) as computation:
        expected = computation.gradients(loss)[image].numpy()
    with refused_plans() as reasons:
        for _ in range(2):
            with given(engine=engine) as computation:
                found = computation.gradients(loss)[image].numpy()
    assert not reasons
    np.testing.assert_allclose(found, expected, rtol=2e-2, atol=2e-2)


def test_trees_are_planned() -> None:
    numbers = np.random.default_rng(3).normal(size=(4, 3)).astype(np.float16)
    words, trees = Param(Tensor[Row, Column](numbers)), ForestInput(Row, Other)
    roots = tree_fold(lambda x: x * 2.0, lambda x, y: x * y + x, words, trees, Row, Other).stack()
    loss, forest = (roots * roots).sum(), trees.bind(Forest(((0, 1), 2), ((2, 3), (1, 1))))
    with given(*forest, plan=False) as computation:
        expected = computation.gradients(loss)[words].numpy()
    with refused_plans() as reasons:
        for _ in range(2):
            with given(*forest) as computation:
                found = computation.gradients(loss)[words].numpy()
    assert not reasons
    np.testing.assert_allclose(found, expected, rtol=2e-2, atol=2e-2)


@pytest.mark.parametrize("way", [{"plan": False}, {}, {"engine": "numpy"}], ids=str)
def test_functions_of_matrices_are_computed_in_single_precision(way: dict[str, Any]) -> None:
    matrix = np.random.default_rng(2).normal(size=(3, 3)).astype(np.float16)
    found = []
    for dtype in (np.float16, np.float32):
        p = Param(Tensor[Column, Filter](matrix.astype(dtype)))
        loss = singular_values(p, Column, Filter, Other).sum() + det(p, Column, Filter)
        with given(**way) as computation:
            found += [loss.value.numpy(), computation.gradients(loss)[p].numpy()]
    assert found[0].dtype == found[1].dtype == np.float16
    np.testing.assert_allclose(found[0], found[2], rtol=2e-3)
    np.testing.assert_allclose(found[1], found[3], atol=5e-3)
