"""Dropout with explicit randomness and mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVarTuple

from typedtensor.core.axes import Axis, is_label, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import IntTensor, Tensor
from typedtensor.errors import AxisError
from typedtensor.nn.requirements import one_along
from typedtensor.nn.training import Training
from typedtensor.ops import DropoutMask

S = TypeVarTuple("S")


class Dropout(Module):
    """Set each element to 0 with probability ``rate``, and divide the others by ``1 - rate``: ``*S -> *S``.

    Which elements depends on the seed and the step alone. The step is an expression, so one graph serves all steps: an
    input that is bound to the number of the step, or a :class:`Training` that has it. For evaluation it is None, and
    nothing is dropped. There is no mode that could be forgotten. At a rate of 0 nothing is drawn.

    Args:
        rate: the probability of 0, from 0 to less than 1.
        seed: makes the layer's masks independent of those of other layers, which have other seeds.
        shared: labels of axes whose elements are dropped together: of an image ``Height`` and ``Width``, to drop whole
            channels.

    Raises:
        AxisError: when a label is shared twice, or an operand lacks it.
        SizeError: when the rate is not in its range, or the seed is negative.

    See also: Srivastava et al. (2014); ``torch.nn.Dropout``, ``torch.nn.Dropout1d``, ``torch.nn.Dropout2d``,
    ``torch.nn.Dropout3d``, ``equinox.nn.Dropout``.

    >>> from typedtensor import Axis, Input, given
    >>> class Row(Axis): ...
    >>> x, step = Input(Tensor[Row]), Input(IntTensor[()])
    >>> y = Dropout(0.5, seed=2)(x, step)
    >>> with given(x.bind(Tensor[Row]([1.0, 2.0, 3.0, 4.0])), step.bind(IntTensor[()](1))):
    ...     y.value
    Tensor[Row=4]([2., 0., 6., 8.])
    """

    def __init__(self, rate: float, /, *, seed: int, shared: Sequence[type[Axis]] = ()) -> None:
        if is_label(shared):
            raise AxisError(f"Dropout takes the labels of shared axes in a tuple: shared=({label_name(shared)},)")
        self.mask, self.shared = DropoutMask(rate, seed=seed), tuple(map(label_of, shared))
        if twice := [label_name(axis) for axis in {*self.shared} if self.shared.count(axis) > 1]:
            raise AxisError(f"Dropout has the shared axis {twice[0]} twice")

    def __call__(self, x: Expr[Tensor[*S]], step: Expr[IntTensor[()]] | Training | None, /) -> Expr[Tensor[*S]]:
        number = step.step if isinstance(step, Training) else step
        if number is None or not self.mask.rate:
            return x
        if not self.shared:
            return x * self.mask(x, number)
        if missing := [label_name(axis) for axis in self.shared if axis not in x.axes]:
            raise AxisError(f"{self!r} needs the axis {missing[0]} in its operand, which is {x!r}")
        one: Operand = x
        for axis in self.shared:
            one = one_along(one, axis)
        made: Any = self.mask(one, number).expand_like(x)
        mask: Expr[Tensor[*S]] = made
        return x * mask

    def at(self, step: Expr[IntTensor[()]] | Training | None, /) -> Callable[[Expr[Tensor[*S]]], Expr[Tensor[*S]]]:
        """Return the layer at a step, for pipelines: ``image >> encode >> dropout.at(step) >> decode``."""
        return _DropoutAt(self, step)

    def __repr__(self) -> str:
        comma = "," if len(self.shared) == 1 else ""
        shared = f", shared=({', '.join(map(label_name, self.shared))}{comma})" if self.shared else ""
        return f"Dropout({self.mask.rate}, seed={self.mask.seed}{shared})"


class _DropoutAt(Module):
    """A dropout layer with the training step bound."""

    def __init__(self, layer: Dropout, step: Expr[IntTensor[()]] | Training | None) -> None:
        self.layer, self.step = layer, step

    def __call__(self, x: Expr[Tensor[*S]], /) -> Expr[Tensor[*S]]:
        return self.layer(x, self.step)

    def __repr__(self) -> str:
        return f"{self.layer!r}.at({self.step!r})"
