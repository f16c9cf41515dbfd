"""What users of other libraries write first is answered by name, at run time as well."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Input, Param, Tensor
from typedtensor.methods import ELSEWHERE, METHODS
from typedtensor.nn import Linear
from typedtensor.optim import SGD, Adam


class Row(Axis, size=2): ...


class Column(Axis, size=3): ...


OPERANDS: list[Any] = [Tensor[Row]([1.0, 2.0]), Input(Tensor[Row]), Param(Tensor[Row]([1.0, 2.0])) + 1.0]


@pytest.mark.parametrize("name", ELSEWHERE)
def test_attributes(name: str) -> None:
    assert name not in METHODS
    for x in OPERANDS:
        assert not hasattr(x, name)
        with pytest.raises(AttributeError) as raised:
            getattr(x, name)
        assert str(raised.value) == f"{type(x).__name__} has no attribute {name!r}: {ELSEWHERE[name]}"


@pytest.mark.parametrize("name", ["item", "numpy", "shape"])
def test_what_values_have(name: str) -> None:
    for x in OPERANDS[1:]:
        assert not hasattr(x, name)
        with pytest.raises(AttributeError, match=rf"computed: \.value\.{name} inside given\(\.\.\.\)"):
            getattr(x, name)


def test_completion_offers_what_there_is() -> None:
    for x in OPERANDS:
        assert {"sum", "softmax"} <= {*dir(x)}
        assert not {*dir(x)} & ELSEWHERE.keys()


def test_arrays_are_to_be_wrapped() -> None:
    model: Any = Linear(Row, Column)
    with pytest.raises(AxisError, match=r"Linear\(Row, Column\) takes tensors and expressions, not ndarray: wrap it"):
        np.ones(2) >> model


def test_optimizers() -> None:
    model: Any = Linear(Row, Column)
    with pytest.raises(AxisError, match="an optimizer takes parameters: pass model.parameters, not the module Linear"):
        SGD(model, learning_rate=0.1)
    with pytest.raises(AxisError, match="parameters of a module are no method: write model.parameters, without"):
        model.parameters()
    unchecked: Any = Adam
    with pytest.raises(AxisError, match="the learning rate of Adam is called learning_rate, not lr"):
        unchecked(model.parameters, lr=0.1)


def test_optimizers_are_copied_and_pickled() -> None:
    optimizer = Adam(Linear(Row, Column).parameters, learning_rate=0.1)
    assert repr(copy.deepcopy(optimizer)) == repr(pickle.loads(pickle.dumps(optimizer))) == repr(optimizer)


def test_arrays_do_not_take_them_for_their_own() -> None:
    assert np.asarray(OPERANDS[0]).shape == (2,)
