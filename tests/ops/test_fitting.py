"""Operands whose sizes do not fit: whatever an operation is given, the error is its own, and no size is made up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES, Case, operation_of
from tests.sampling import sample
from typedtensor import AnyTensor, Const, given
from typedtensor.core.axes import Label
from typedtensor.errors import TypedTensorError


def resized(tensor: AnyTensor, axis: Label, size: int) -> Any:
    """A tensor with another size along an axis, its elements repeated if need be."""
    array = tensor.numpy()
    for position, label in enumerate(tensor.axes):
        if label == axis:
            array = np.take(array, np.arange(size) % max(array.shape[position], 1), axis=position)
    return tensor.tensor_type.wrap(array)


def misfits(case: Case) -> Iterator[list[Any]]:
    """The operands of a case with another size of one label, in one operand or in all of them."""
    tensors = {n: x for n, x in enumerate(case.operands) if isinstance(x, AnyTensor)}
    for axis in dict.fromkeys(axis for x in tensors.values() for axis in x.axes):
        having = [n for n, x in tensors.items() if axis in x.axes]
        for changed in dict.fromkeys([*((n,) for n in having), tuple(having)]):
            known = tensors[changed[0]].sizes[axis]
            for size in sorted({1, known - 1, known + 1, known + 5} - {known, 0, -1}):
                operands: list[Any] = list(case.operands)
                for number in changed:
                    operands[number] = resized(tensors[number], axis, size)
                yield operands


@pytest.mark.parametrize("case", sample(CASES, each=operation_of, one_in=4), ids=str)
def test_sizes_that_do_not_fit_are_the_operations_own_error(case: Case) -> None:
    operation: Any = case.operation
    for operands in misfits(case):
        for nodes in (False, True):
            try:
                with given():
                    made = operation(
                        *([Const(x) if isinstance(x, AnyTensor) else x for x in operands] if nodes else operands)
                    )
                    found = made.value if nodes else made
            except TypedTensorError:
                continue
            sizes: dict[Label, int] = {}
            for operand in operands:
                sizes.update(operand.sizes if isinstance(operand, AnyTensor) else {})
            for axis, size in found.sizes.items():
                assert sizes.get(axis, size) == size, (operation.title, [getattr(x, "shape", x) for x in operands])
