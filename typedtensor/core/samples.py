"""Axes of independent samples, and the marker for intended mixing."""

from __future__ import annotations

from typing import TypeVar

from typedtensor.core.axes import Axis, label_of

U = TypeVar("U", bound=Axis)


def across(axis: type[U], /) -> type[U]:
    """Mark that an operation is meant to mix independent samples; returns the label itself.

    Along a label declared ``class Batch(Axis, samples=True)`` the type checker reports operations that make the result
    for one sample depend on others (code ``axes-samples``): softmax, normalisation, products summed over it, a mean
    that is subtracted from the values it is the mean of. Batch normalisation and contrastive losses do so on purpose,
    and mark it with this function. It has no effect at run time.

    Args:
        axis: the label.

    Raises:
        AxisError: when it is no label.

    >>> from typedtensor import Tensor
    >>> class Batch(Axis, samples=True): ...
    >>> class Feature(Axis): ...
    >>> x = Tensor[Batch, Feature]([[1.0, 2.0], [3.0, 6.0]])
    >>> x - x.mean(across(Batch)).expand_like(x)
    Tensor[Batch=2, Feature=2]([[-1., -2.],
                                [ 1.,  2.]])
    """
    label: type[U] = label_of(axis)
    return label
