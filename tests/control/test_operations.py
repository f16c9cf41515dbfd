"""Operations with bodies are data: what computes and differentiates them is found by their type, and made once."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from tests.control.cases import Hidden, numbers, operations
from tests.control.test_calls_of_bodies import KINDS, product
from typedtensor import Param, Tensor, given
from typedtensor.ad import gradients
from typedtensor.ad.graph import topological_order
from typedtensor.control.operations.operation import ACCELERATORS, StructuredOp
from typedtensor.core.tuples import Structured
from typedtensor.lowering.expressions import STRUCTURED


def test_every_operation_is_interpreted_and_differentiated() -> None:
    for operation in operations():
        own = {name for of in operation.__mro__ if of is not StructuredOp for name in vars(of)}
        assert {"task", "pullback", "pushforward"} <= own
        assert ("differentiated" in own) == ("with_bodies" in own)
    assert operations() > ACCELERATORS.keys()
    assert operations() == STRUCTURED.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_bodies_are_differentiated_and_prepared_once(kind: Any) -> None:
    x, q = Param(Tensor[Hidden](numbers(4, seed=1))), Param(Tensor[Hidden](numbers(4, seed=2)))
    loss = kind(product)(x, q).sum()
    found: list[StructuredOp] = [n.op for n in topological_order(loss) if isinstance(n, Structured)]
    first = gradients(loss, x, q)
    known = [[*operation._derivatives.values()] for operation in found]
    assert all(known)
    gradients(loss, x, q)
    assert [[*operation._derivatives.values()] for operation in found] == known
    for _ in range(2):
        with given(plan=False) as computation:
            computation.gradients(loss)
            assert first[0].value.axes == x.axes
    assert [[*operation._derivatives.values()] for operation in found] == known
    bodies = [body for operation in found for body in (*operation.bodies, *operation.keeping.bodies)]
    runners = [body.runner for body in bodies]
    assert any(runners)
    with given(plan=False):
        assert loss.value.shape == ()
    assert [body.runner for body in bodies] == runners
    copies: list[StructuredOp] = pickle.loads(pickle.dumps(found))
    assert not any(operation._derivatives for operation in copies)
    assert not any(body.runner for operation in copies for body in operation.bodies)
