"""Dropout in modules along an axis: each module draws its own masks, although its body is traced once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVarTuple

from typedtensor.core.expr import Expr
from typedtensor.core.module_state import ModuleKind, parts_of, replaced
from typedtensor.core.pytree import Composite, Kind
from typedtensor.core.tensor import IntTensor, Tensor
from typedtensor.nn.dropout import Dropout
from typedtensor.nn.training import Training

S = TypeVarTuple("S")


class _NumberedDropout(Dropout):
    """The dropout layer of one of several modules: step s of module i of n is step ``s n + i`` of the layer."""

    def __init__(self, layer: Dropout, number: Expr[IntTensor[()]], count: int) -> None:
        self.layer, self.mask, self.number, self.count = layer, layer.mask, number, count

    def __call__(self, x: Expr[Tensor[*S]], step: Expr[IntTensor[()]] | Training | None, /) -> Expr[Tensor[*S]]:
        at = step.step if isinstance(step, Training) else step
        return self.layer(x, None if at is None else at * self.count + self.number)


class _NumberedKind(Kind):
    """The structure of a module with dropout layers, and its number among several.

    Args:
        kind: the structure of the module.
        count: how many modules there are.
    """

    def __init__(self, kind: ModuleKind, count: int) -> None:
        self.kind, self.count = kind, count

    def rebuild(self, parts: Sequence[Any]) -> Any:
        """Make a module of leaves and a number."""
        *leaves, number = parts
        layers = parts_of(self.kind.module, Dropout)
        numbered = [_NumberedDropout(layer, number, self.count) for layer in layers]
        return ModuleKind(replaced(self.kind.module, layers, numbered)).rebuild(leaves)

    def differs(self, other: Kind) -> str:
        """Describe the difference to another kind."""
        return self.kind.differs(other)

    def __str__(self) -> str:
        return str(self.kind)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _NumberedKind) and (self.kind, self.count) == (other.kind, other.count)

    def __hash__(self) -> int:
        return hash((self.kind, self.count))


def numbered(modules: Composite, numbers: Any, count: int) -> Composite:
    """Modules along an axis as a pytree whose elements are modules with dropout layers of their own.

    Args:
        modules: the pytree of a module, whose leaves have the axis in front.
        numbers: 0, 1, … along the axis.
        count: the size of the axis.
    """
    kind: Any = modules.kind
    if not parts_of(kind.module, Dropout):
        return modules
    return Composite(_NumberedKind(kind, count), (*modules.parts, numbers))
