"""Means of expressions over batches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.errors import BindingError
from typedtensor.runtime import given
from typedtensor.training.batches import Batch


class Means:
    """Running means of numbers, weighted by the sizes of batches."""

    def __init__(self) -> None:
        self.sums: dict[str, float] = {}
        self.weight = 0

    def add(self, values: Mapping[str, float], weight: int) -> None:
        """Add the values of a batch."""
        for name, value in values.items():
            self.sums[name] = self.sums.get(name, 0.0) + value * weight
        self.weight += weight

    def means(self) -> dict[str, float]:
        """The means so far."""
        return {name: total / self.weight for name, total in self.sums.items()}


def measure(batches: Iterable[Batch], what: Mapping[str, Expr[Tensor[()]]]) -> dict[str, float]:
    """The means of scalar expressions over batches; each batch counts as often as it has elements.

    Args:
        batches: the batches.
        what: expressions, as losses and parts of right answers, by name; each a mean over its batch.

    Raises:
        BindingError: when there is no batch, as of a generator that was iterated before, or no names.

    >>> import numpy as np
    >>> from typedtensor import Axis, Input
    >>> from typedtensor.training import Batches
    >>> class Row(Axis): ...
    >>> x = Input(Tensor[Row])
    >>> measure(Batches(x.bind(Tensor[Row]([1.0, 2.0, 6.0])), along=Row, size=2), {"mean": x.mean(Row)})
    {'mean': 3.0}
    """
    if not isinstance(what, Mapping):
        raise BindingError(
            f'the values to measure need names, as in {{"loss": loss}}; this is a value of type {type(what).__name__}'
        )
    means = Means()
    for batch in batches:
        means.add(values_of(batch, what), batch.size)
    if not means.weight:
        raise BindingError(
            "there are no batches to measure: pass an iterable that can be iterated repeatedly, such as Batches "
            "or a list, not a generator"
        )
    return means.means()


def values_of(batch: Batch, what: Mapping[str, Expr[Tensor[()]]]) -> dict[str, float]:
    """The values of scalar expressions for a batch."""
    if not isinstance(batch, Batch):
        raise BindingError(
            f"measuring takes batches, as Batches and BatchesOf yield them, not a value of type {type(batch).__name__}"
        )
    with given(*batch) as computation:
        values: Any = computation.values(tuple(what.values()))
    return {name: value.item() for name, value in zip(what, values, strict=True)}
