"""Structured nodes in structured nodes: each has a plan, which gives what the interpreter gives."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np
import pytest

from tests.control.cases import Hidden, numbers
from tests.control.test_calls_of_bodies import KINDS, Inner, product
from tests.sampling import sample
from typedtensor import Param, Tensor, given


@pytest.mark.parametrize(("outer", "inner"), sample(itertools.product(KINDS, KINDS), one_in=2))
def test_bodies_in_bodies(outer: Callable[[Inner], Inner], inner: Callable[[Inner], Inner]) -> None:
    x, q = Param(Tensor[Hidden](numbers(4, seed=1))), Param(Tensor[Hidden](numbers(4, seed=2)))
    function = outer(inner(product))
    loss = function(function(x, q), q).sum()
    found = []
    for plan in (False, True, True):
        with given(plan=plan) as computation:
            gradients = computation.gradients(loss)
            found.append([loss.value.numpy(), gradients[x].numpy(), gradients[q].numpy()])
    assert computation.counts.planned == 1
    for arrays in found[1:]:
        for array, expected in zip(arrays, found[0], strict=True):
            np.testing.assert_allclose(array, expected, rtol=1e-12, atol=1e-12)
