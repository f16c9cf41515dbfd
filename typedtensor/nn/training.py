"""The training state that a model's call takes besides its input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.control.element_updates import updates_of
from typedtensor.core.expr import Expr
from typedtensor.core.scope import MODE, Mode
from typedtensor.core.tensor import AnyTensor, IntTensor
from typedtensor.core.variables import Buffer, Update
from typedtensor.errors import AxisError

X = TypeVar("X", bound=AnyTensor)

UNSAID: Any = object()
"""The default of a form argument, which marks a call without one."""


def require_form(layer: object, form: object) -> None:
    """Require that a call of a layer says whether it is in training."""
    if form is UNSAID:
        raise AxisError(
            f"{layer!r} differs in training and in evaluation: write layer(x, training) with a Training, or "
            "layer(x, None) for evaluation, and layer.at(training) in a pipeline"
        )


class Training:
    """The number of the step and the updates of buffers, for a model in training.

    A layer that differs in training and in evaluation takes a :class:`Training`, or None in evaluation. So one model
    has two forms, ``model(x, training)`` and ``model(x, None)``, with the same parameters and buffers. The call states
    the form; a call without it is a type error.

    Args:
        step: the number of the step, for layers that draw random numbers: an input, or a buffer, which then is
            one more after each step.

    >>> from typedtensor import Axis, Input, IntTensor, Tensor, given
    >>> from typedtensor.nn import BatchNorm
    >>> from typedtensor.optim import SGD
    >>> class Batch(Axis): ...
    >>> class Feature(Axis, size=2): ...
    >>> x, norm, training = Input(Tensor[Batch, Feature]), BatchNorm(Feature), Training(Buffer(IntTensor[()](0)))
    >>> trained, tested = norm(x, training), norm(x, None)
    >>> with given(x.bind(Tensor[Batch, Feature]([[1.0, 2.0], [3.0, 6.0]]))):
    ...     SGD(norm.parameters, learning_rate=0.1).step(trained.sum(), updates=training.updates)
    >>> norm.mean.value, training.step.value
    (Tensor[Feature=2]([0.2, 0.4]), IntTensor[()](1))
    """

    def __init__(self, step: Expr[IntTensor[()]], /) -> None:
        self.step = step
        self._becomes: dict[Expr[Any], Update] = {}
        self._taken: tuple[Update, ...] | None = None
        if isinstance(step, Buffer):
            self._becomes[step] = step.becomes(step + 1)

    def update(self, buffer: Expr[X], change: Callable[[Expr[X]], Expr[X]], /) -> None:
        """Register the update of a buffer in this step, as a function of its value.

        A layer that is applied twice updates its buffers twice, in sequence. In the body of a loop along an axis of
        buffers, as of a :class:`~typedtensor.nn.ModuleStack`, each step updates its element.

        Args:
            buffer: the buffer, or in the body of a loop an element of a buffer that is one of its sequences.
            change: a function from the value after earlier updates to the new value.

        Raises:
            AxisError: for other expressions; for other buffers in the body of a loop, a branch or a call, whose values
                exist separately for each run; after the updates were read; when the type would change.
        """
        if self._taken is not None:
            raise AxisError(
                f"{buffer.describe()}, is updated after the updates of this Training were read: a Training serves "
                "one expression, which must be built before its first step; make another Training for another "
                "expression"
            )
        if (updates := updates_of(buffer)) is not None:
            updates.update(self, buffer, change)
            return
        if not isinstance(buffer, Buffer):
            raise AxisError(
                "training.update takes a buffer, or in the body of a loop along an axis of a buffer its element, not "
                f"{buffer.describe()}"
            )
        if MODE.get() is Mode.TRACED:
            raise AxisError(
                f"{buffer.describe()}, cannot be updated in the body of a loop, a branch or a call: let the body "
                "return the operands of the new value, and update the buffer outside"
            )
        self._becomes[buffer] = buffer.becomes(change(self.present(buffer)))

    def present(self, buffer: Expr[X], /) -> Expr[X]:
        """Return the value of a buffer after the updates so far; the buffer itself if there is none."""
        if (updates := updates_of(buffer)) is not None:
            return updates.present(self, buffer)
        update = self._becomes.get(buffer)
        return buffer if update is None else update.value

    @property
    def updates(self) -> tuple[Update, ...]:
        """The new values of the buffers, for the step of an optimizer or :func:`typedtensor.commit`."""
        if self._taken is None:
            self._taken = tuple(self._becomes.values())
        return self._taken

    def __repr__(self) -> str:
        return f"Training({self.step!r}, {len(self._becomes)} updates)"
