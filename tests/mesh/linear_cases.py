"""Operations applied to partial sums: the cases of operations, whose operands have a further axis of parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from tests.ops.cases import CASES, Case
from typedtensor import AnyTensor, AxisError, MeshAxis, Partial
from typedtensor.core.tensor import tensor_type
from typedtensor.ops import PolyOp
from typedtensor.ops.core.operation import is_inner


class Data(MeshAxis, size=4): ...


class Parted(NamedTuple):
    """A case with parts of sums among its operands.

    Attributes:
        case: the case, whose operands are the sums.
        operands: the operands, of which some have the axis of parts.
    """

    case: Case
    operands: tuple[Any, ...]

    def __str__(self) -> str:
        return str(Case(self.case.operation, self.operands, self.case.reference))


def kind_of(x: AnyTensor | float) -> str:
    return x.kind if isinstance(x, AnyTensor) else "number"


def terms(case: Case) -> tuple[int, ...]:
    """The numbers of the operands that are read and may be terms of sums."""
    read = (n for n, x in enumerate(case.operands) if kind_of(x) == "real")
    return tuple(n for n in read if n not in case.operation.shape_only)


def groups(case: Case) -> list[tuple[int, ...]]:
    """The groups of operands in which an operation is declared to be jointly linear, of those that are real."""
    linear, real = case.operation.linear, terms(case)
    if linear == "together":
        return [real] if real and "number" not in map(kind_of, case.operands) else []
    which = {"first": {0}, "second": {1}, "sum": {0, 1, 2}, "each": {0, 1, 2}, "along": {0, 1, 2}}
    return [(n,) for n in real if n in which.get(linear or "", ())]


def parted(case: Case) -> Iterator[Parted]:
    """The case with parts in the operands of each group; where the rule demands it, the others have their axis, too."""
    for group in groups(case):
        sums: list[Any] = [*case.operands]
        operands = [*sums]
        for n in group:
            parts = np.random.default_rng(n).normal(size=(4, *sums[n].shape))
            sums[n], operands[n] = sums[n].tensor_type.wrap(parts.sum(0)), _with_parts(sums[n], parts)
        every = [x if n in group or kind_of(x) == "number" else _repeated(x) for n, x in enumerate(operands)]
        for given in (tuple(operands), tuple(every)):
            if _accepts(case.operation, given):
                yield Parted(Case(case.operation, tuple(sums), case.reference), given)
                break


def _accepts(operation: PolyOp, operands: tuple[Any, ...]) -> bool:
    apply: Any = operation
    try:
        apply(*operands)
    except AxisError:
        return False
    return True


def _repeated(x: Any) -> Any:
    return _with_parts(x, np.stack([x.numpy()] * 4))


def _with_parts(x: AnyTensor, array: Any) -> Any:
    return tensor_type(x.kind, (Partial[Data], *x.axes)).wrap(array)


OPERATIONS = {
    kind: [case for case in CASES if type(case.operation) is kind]
    for kind in dict.fromkeys(type(case.operation) for case in CASES)
    if not is_inner(kind)
}
"""The cases of each operation that users apply; those that gradients alone apply are not judged."""
