"""Gradients that were computed ahead of a step: their form, and means over batches too large for one pass."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.core.expr import Expr
from typedtensor.core.scope import current_scope
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError, GradientError, NonFiniteError
from typedtensor.optim.arguments import named_parameters
from typedtensor.optim.change import given_wrong
from typedtensor.targets import PendingStep, Target

if TYPE_CHECKING:
    from typedtensor.runtime import Gradients


class Accumulation:
    """The weighted mean of gradients over micro-batches, for :meth:`Optimizer.apply`.

    With losses that are means over a micro-batch, and its number of elements as weight, it is the gradient of the mean
    over the whole batch.

    Args:
        parameters: the parameters to accumulate gradients for: ``optimizer.parameters``.

    >>> from typedtensor import Axis, Input, given
    >>> from typedtensor.optim import SGD
    >>> class Row(Axis): ...
    >>> x, weight = Input(Tensor[Row]), Param(Tensor[()](2.0))
    >>> optimizer = SGD([weight], learning_rate=1.0)
    >>> gradients = Accumulation(optimizer.parameters)
    >>> for part in ([1.0, 2.0, 3.0], [6.0]):
    ...     with given(x.bind(Tensor[Row](part))):
    ...         gradients.add((x * weight).mean(Row), weight=len(part))
    >>> optimizer.apply(gradients.mean())
    >>> weight.value
    Tensor[()](-1.)

    See also: ``optax.MultiSteps``; in PyTorch, ``loss.backward()`` several times before a step.
    """

    def __init__(self, parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]], /) -> None:
        self._parameters = tuple(named_parameters(parameters).values())
        self._chosen = frozenset(self._parameters)
        self._sums: dict[tuple[Param[Any], ...], Array] = {}
        self._weight = 0.0

    def add(self, loss: Expr[Tensor[()]], *, weight: float = 1.0) -> None:
        """Add the gradients of a loss in the open computation.

        Raises:
            ScopeError: outside a computation.
            NonFiniteError: when the loss is NaN or infinite; nothing is added.
            GradientError: when the loss is no scalar, or the weight not more than zero.
        """
        if not 0.0 < weight < math.inf:
            raise GradientError(
                f"the weight of a micro-batch must be more than 0 (usually its number of elements), not {weight}"
            )
        scope = current_scope("an accumulation of gradients")
        gradients, _ = scope.backward_into(loss, self._chosen, _whole)
        if not math.isfinite(scope.evaluate(loss).item()):
            why = f": {found}" if (found := given_wrong(loss)) else ""
            raise NonFiniteError(f"the loss is not finite in {loss.describe()}, so its gradients were not added{why}")
        assert gradients is not None  # no consumer was given
        if (together := gradients.together(self._chosen)) is not None:
            parameters, flat, _ = together
            parts = {parameters: flat * weight}
        else:
            parts = {(p,): gradients[p]._array * weight for p in self._parameters if p in gradients}
        sums = {key: self._sums[key] + x if key in self._sums else x for key, x in parts.items()}
        self._sums, self._weight = {**self._sums, **sums}, self._weight + weight

    def mean(self) -> Gradients:
        """Return the mean so far.

        Raises:
            GradientError: when nothing was added.
        """
        if not self._sums:
            raise GradientError("no gradients of the optimizer's parameters were added")
        means = {key: x / self._weight for key, x in self._sums.items()}
        if len(means) == 1 and len(key := next(iter(means))) > 1:
            return side_by_side(key, means[key])
        found: dict[Param[Any], Any] = {}
        for parameters, x in means.items():
            apart = side_by_side(parameters, x.reshape(-1))
            for p in parameters:
                found[p] = found[p] + apart[p] if p in found else apart[p]
        return gathered(found)


def _whole(parameters: tuple[Param[Any], ...], target: Target) -> PendingStep | None:
    """Decline to consume gradients, so that they are computed whole."""
    return None


def given_gradients(
    gradients: Gradients | Mapping[Param[Any], AnyTensor], parameters: Mapping[str, Param[Any]]
) -> Gradients:
    """Return gradients in the form of a computation's.

    Args:
        gradients: the gradients; those of other parameters are ignored.
        parameters: the parameters by name.

    Raises:
        AxisError: when one has other axes, sizes or another precision than its parameter.
    """
    from typedtensor.runtime import Gradients

    if isinstance(gradients, Gradients):
        return gradients
    chosen = {name: p for name, p in parameters.items() if p in gradients}
    return gathered({p: _fitting(name, p, gradients[p]) for name, p in chosen.items()})


def gathered(gradients: Mapping[Param[Any], AnyTensor]) -> Gradients:
    """Return gradients in one flat array if they are NumPy arrays of one dtype, for a program that consumes them."""
    from typedtensor.runtime import Gradients

    arrays = [x._array for x in gradients.values()]
    if not arrays or any(type(x) is not np.ndarray or x.dtype != arrays[0].dtype for x in arrays):
        return Gradients(dict(gradients.items()))
    return side_by_side(tuple(gradients), np.concatenate([x.reshape(-1) for x in arrays]))


def side_by_side(parameters: tuple[Param[Any], ...], array: Array) -> Gradients:
    """Return the gradients of parameters in a flat array."""
    from typedtensor.runtime import engines
    from typedtensor.runtime.reverse import SideBySide

    kinds = [(p.value.shape, array.dtype) for p in parameters]
    return SideBySide(parameters, array, kinds, engines.default_target(), {})


def _fitting(name: str, parameter: Param[Any], gradient: AnyTensor) -> AnyTensor:
    value = parameter.value
    expected, found = _described(value), _described(gradient)
    if expected != found:
        raise AxisError(f"the gradient for {name} must be {expected}, like the parameter, but is {found}")
    return gradient


def _described(x: AnyTensor) -> str:
    return f"{x.tensor_type} of shape {x.shape} and {x._array.dtype}" if hasattr(x, "tensor_type") else repr(x)
