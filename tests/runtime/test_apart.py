"""Gradients for expressions that the loss does not depend on, or on ways that pass no gradient: zeros."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, GradientError, Input, IntTensor, Param, Tensor, given
from typedtensor.ad import gradient, gradients
from typedtensor.ops import as_real, stop_gradient


class Row(Axis): ...


Vector = Expr[Tensor[Row]]

DATA = np.array([np.inf, -1.0, np.nan])

WAYS: dict[str, Callable[[Vector], Expr[Tensor[()]]]] = {
    "not at all": lambda x: Const(Tensor[()](np.array(2.0))),
    "stopped": lambda x: stop_gradient(x).max(),
    "compared": lambda x: as_real(x > 0.0).sum(),
    "chosen": lambda x: as_real(x.argmax(Row)),
    "its sizes": lambda x: Const(Tensor[()](np.array(2.0))).expand_like(x).sum(),
}

KINDS: dict[str, Callable[[Input[Any]], Any]] = {
    "input": lambda x: x,
    "parameter": lambda x: Param(Tensor[Row](DATA)),
    "constant": lambda x: Const(Tensor[Row](DATA)),
    "result": lambda x: x + 1.0,
}

MODES: list[dict[str, Any]] = [{"plan": False}, {}, {}, {"threads": 2}, {"eager": True}]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.usefixtures("everything_on_threads")
def test_what_the_loss_does_not_depend_on_has_a_gradient_of_zero(way: str, kind: str) -> None:
    image, p = Input(Tensor[Row]), Param(Tensor[()](np.array(3.0)))
    x = KINDS[kind](image)
    beside = WAYS[way](x)
    wanted = np.zeros(3, np.float32 if kind in ("input", "result") else np.float64)
    binding = image.bind(Tensor[Row](DATA.astype(np.float32)))
    for loss in (beside, beside * p):
        for mode in MODES:
            with given(binding, **mode) as computation:
                found = computation.gradients(loss, x, p)
                assert x not in found
                np.testing.assert_array_equal(found[x].numpy(), wanted)
                assert found[x].dtype == wanted.dtype
        with given(binding):
            np.testing.assert_array_equal(gradient(loss, x).value.numpy(), wanted)


def test_it_is_planned() -> None:
    x, p = Input(Tensor[Row]), Param(Tensor[()](np.array(3.0)))
    loss = stop_gradient(x).sum() * p
    for _ in range(3):
        with given(x.bind(Tensor[Row](np.array([1.0, 2.0])))) as computation:
            found = computation.gradients(loss, x, p)
            assert (found[x].numpy().tolist(), found[p].item()) == ([0.0, 0.0], 3.0)
            assert computation.counts.planned == 1


def test_what_is_not_real_has_none() -> None:
    index, p = Input(IntTensor[Row]), Param(Tensor[()](np.array(3.0)))
    loss = as_real(index).sum() * p
    with given(index.bind(IntTensor[Row]([1, 2]))) as computation:
        with pytest.raises(
            GradientError, match="there is no gradient for .*IntTensor.*: request gradients only for real tensors"
        ):
            _ = computation.gradients(loss, index)[index]
    with pytest.raises(GradientError, match="request gradients only for real tensors"):
        gradients(loss, index, p)  # type: ignore[axes]
