"""``x.var(Row, correction=1)`` and ``x.std(…)``, with a mask and without, along no, one and several labels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, BoolTensor, Const, Param, Tensor, check_grads, given


class Row(Axis): ...


class Column(Axis): ...


ELEMENTS = np.random.default_rng(0).normal(size=(4, 5))
COUNTED = np.array([[1, 1, 0, 1, 1], [1, 0, 1, 1, 1], [0, 1, 1, 1, 0], [1, 1, 1, 0, 1]], dtype=bool)
WAYS: list[tuple[tuple[Any, ...], int | tuple[int, ...] | None]] = [
    ((), None),
    ((Row,), 0),
    ((Column,), 1),
    ((Row, Column), (0, 1)),
]


@pytest.mark.parametrize(("labels", "axis"), WAYS, ids=str)
@pytest.mark.parametrize("correction", [0.0, 1.0, 1.5])
@pytest.mark.parametrize("counted", [None, COUNTED], ids=["all", "masked"])
def test_as_numpy(labels: Any, axis: Any, correction: float, counted: Any) -> None:
    x: Any = Tensor[Row, Column](ELEMENTS)
    mask: Any = None if counted is None else BoolTensor[Row, Column](counted)
    options = {} if counted is None else {"where": counted}
    for method, reference in (("var", np.var), ("std", np.std)):
        expected = reference(ELEMENTS, axis=axis, ddof=correction, **options)
        found = getattr(x, method)(*labels, correction=correction, where=mask)
        np.testing.assert_allclose(found.numpy(), expected, rtol=1e-12)
        with given():
            lazy = getattr(Const(x), method)(*labels, correction=correction, where=mask).value
        np.testing.assert_allclose(lazy.numpy(), expected, rtol=1e-12)


@pytest.mark.parametrize("mask", [None, Const(BoolTensor[Row, Column](COUNTED))], ids=["all", "masked"])
def test_gradients(mask: Any) -> None:
    x = Param(Tensor[Row, Column](ELEMENTS))
    check_grads(lambda x: x.std(Row, correction=1, where=mask), x)
    check_grads(lambda x: x.var(Row, Column, correction=1, where=mask), x)
