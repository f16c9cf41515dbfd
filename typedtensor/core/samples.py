"""Axes of independent samples, and the word that says that mixing them is meant."""

from __future__ import annotations

from typing import TypeVar

from typedtensor.core.axes import Axis, label_of

U = TypeVar("U", bound=Axis)


def across(axis: type[U], /) -> type[U]:
    """The label itself: that what it is given to mixes independent samples is meant.

    Along a label that is declared ``class Batch(Axis, samples=True)`` the type checker reports what makes the result
    for one sample depend on the others (code ``axes-samples``): softmax, normalisation, products that sum over it, a
    mean that is taken from what it is the mean of. Batch normalisation and contrastive losses do so on purpose, and
    say it with this word. At run time it changes nothing.

    Args:
        axis: the label.

    Raises:
        AxisError: when it is none.

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
