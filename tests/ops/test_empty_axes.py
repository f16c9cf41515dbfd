"""Every operation with an axis of no elements, and of one: the right sizes, or an error that names the label."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES, Case, is_representative, squares
from tests.planning import interpreted_and_planned
from tests.sampling import sample
from typedtensor import AnyTensor, Axis, AxisError, Input, SizeError, Tensor
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import App
from typedtensor.ops import AveragePool2D, Convolve1DSame, MaxPool2DStrided
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.computation import Computation


def resized(x: Any, label: Label, size: int) -> Any:
    """A tensor in which a label has another size."""
    if not isinstance(x, AnyTensor):
        return x
    shape = [size if axis == label else n for axis, n in zip(x.axes, x.shape, strict=True)]
    return x.tensor_type.wrap(np.resize(x.numpy(), shape).astype(x.dtype))


def result(operation: Any, operands: list[Any]) -> AnyTensor | Exception:
    """What an operation gives, or the error with which it refuses."""
    try:
        made: AnyTensor = operation(*operands)
        return made
    except (AxisError, SizeError) as error:
        return error


@pytest.mark.filterwarnings("ignore:Mean of empty slice:RuntimeWarning")
@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=8, skip=1), ids=str)
def test_an_axis_of_few_elements(case: Case) -> None:
    for label in dict.fromkeys(axis for x in case.operands if isinstance(x, AnyTensor) for axis in x.axes):
        for size in (0, 1):
            if declared_size(label) is None:
                PLANS.clear()
                check_axis_of(case, label, size)


def check_axis_of(case: Case, label: Label, size: int) -> None:
    operands = [resized(x, label, size) for x in case.operands]
    operation: Any = case.operation
    with np.errstate(all="ignore"):
        expected = result(operation, operands)
        if isinstance(expected, Exception):
            assert any(name in str(expected) for name in re.findall(r"\w+", label_name(label)))
            return
        tensors = [x for x in operands if isinstance(x, AnyTensor)]
        sizes = {axis: n for x in tensors for axis, n in zip(x.axes, x.shape, strict=True)}
        assert expected.shape == tuple(sizes.get(a, n) for a, n in zip(expected.axes, expected.shape, strict=True))
        made: Any = Input
        inputs = [made(x.tensor_type) if isinstance(x, AnyTensor) else x for x in operands]
        bindings = [x.bind(value) for x, value in zip(inputs, operands, strict=True) if isinstance(x, Input)]
        y = operation(*inputs)
        assert isinstance(y, App)
        places = [n for n, x in enumerate(inputs) if isinstance(x, Input) and y.op.passes_gradient(n)]
        places = [n for n in places if y.tensor_type.kind == operands[n].kind == "real"]
        loss = squares(y) if places else y

        def compute(computation: Computation) -> list[Any]:
            results = [y.value]
            if places:
                gradients = computation.gradients(loss, *(inputs[n] for n in places))
                results += [gradients[inputs[n]] for n in places]
            return [x.numpy() for x in results]

        interpreted, planned = interpreted_and_planned(compute, *bindings, certain=bool(places))
    assert [x.shape for x in interpreted[1:]] == [operands[n].shape for n in places]
    for arrays in ([expected.numpy(), *interpreted[1:]], planned):
        for array, other in zip(arrays, interpreted, strict=True):
            assert array.dtype == other.dtype
            np.testing.assert_allclose(array, other, rtol=1e-12, atol=1e-12)


class Row(Axis): ...


class Column(Axis): ...


class Nothing(Axis, size=0): ...


class One(Axis, size=1): ...


PICTURE = Tensor[Row, Column](np.ones((4, 4)))
WINDOWS: dict[str, Callable[[], Any]] = {
    "pool": lambda: AveragePool2D(Nothing, One)(PICTURE),
    "stride": lambda: MaxPool2DStrided(One, One, One, Nothing)(PICTURE),
    "both": lambda: MaxPool2DStrided(Nothing, Nothing, One, One)(PICTURE),
    "convolution": lambda: Convolve1DSame()(PICTURE, Tensor[One, Row, Nothing](np.ones((1, 4, 0)))),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_of_no_elements_is_refused(name: str) -> None:
    with pytest.raises(SizeError, match="must be at least 1, not 0"):
        WINDOWS[name]()
