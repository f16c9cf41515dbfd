"""The modules along an axis as elements: each has dropout masks and buffers of its own, although one body is traced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVarTuple

from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.module_state import ModuleKind, Path, at, parts_of, replaced
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


class _ElementKind(Kind):
    """The structure of a module, with buffers and its number among several.

    Args:
        kind: the structure of the module.
        buffers: the paths to its buffers.
        count: how many modules there are.
    """

    def __init__(self, kind: ModuleKind, buffers: Sequence[Path], count: int) -> None:
        self.kind, self.paths, self.count = kind, tuple(buffers), count

    def rebuild(self, parts: Sequence[Any]) -> Any:
        """Make a module of the values of parameters and buffers, and a number."""
        module, stop = self.kind.module, len(self.kind.paths)
        leaves, values, numbers = parts[:stop], parts[stop : stop + len(self.paths)], parts[stop + len(self.paths) :]
        layers = parts_of(module, Dropout) if numbers else []
        numbered = [_NumberedDropout(layer, numbers[0], self.count) for layer in layers]
        buffers = [at(module, path) for path in self.paths]
        return ModuleKind(replaced(module, [*buffers, *layers], [*values, *numbered])).rebuild(leaves)

    def differs(self, other: Kind) -> str:
        """Describe the difference to another kind."""
        return self.kind.differs(other)

    def __str__(self) -> str:
        return str(self.kind)

    def __eq__(self, other: object) -> bool:
        mine = (self.kind, self.paths, self.count)
        return isinstance(other, _ElementKind) and mine == (other.kind, other.paths, other.count)

    def __hash__(self) -> int:
        return hash((self.kind, self.paths, self.count))


def of_elements(modules: Module, buffers: Sequence[Path], numbers: Any, count: int) -> Composite:
    """Modules along an axis as a pytree whose elements are modules with dropout layers and buffers of their own.

    Args:
        modules: a module whose parameters and buffers have the axis in front.
        buffers: the paths to its buffers.
        numbers: 0, 1, … along the axis.
        count: the size of the axis.
    """
    tree = modules.__pytree__()
    kind: Any = tree.kind
    drops = bool(parts_of(kind.module, Dropout))
    if not drops and not buffers:
        return tree
    values = [at(modules, path) for path in buffers]
    return Composite(_ElementKind(kind, buffers, count), (*tree.parts, *values, *([numbers] if drops else [])))
