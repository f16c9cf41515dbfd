"""A step of gradient descent, applied whole or not at all."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from typedtensor.backends import Array, namespace_of
from typedtensor.errors import AxisError, GradientError, NonFiniteError, TypedTensorError
from typedtensor.expr import Expr, Param
from typedtensor.optim.groups import Groups, States
from typedtensor.optim.joint import JointStep
from typedtensor.optim.transformations import State, Transformation
from typedtensor.plan import Taker
from typedtensor.scope import current_scope
from typedtensor.tensor import AnyTensor, Tensor


class Optimizer:
    """Changes parameters against the gradient of a loss.

    Args:
        parameters: those of a module (``model.parameters``), or any others.
        transformations: what happens to a gradient before it is added to the parameter, in order.

    Raises:
        AxisError: when there is nothing to optimise, or something else than a parameter.

    >>> from typedtensor.optim import LearningRate, Momentum
    >>> weight = Param(Tensor[()](1.0))
    >>> optimizer = Optimizer([weight], Momentum(0.9), LearningRate(0.1))
    """

    def __init__(
        self, parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]], /, *transformations: Transformation
    ) -> None:
        self.parameters = _named(parameters)
        self.transformations = transformations
        self.steps = 0
        self._states: States = {}
        self._groups = Groups()
        self._joint: tuple[Param[Any], ...] = ()
        self._names = {parameter: name for name, parameter in self.parameters.items()}
        self._may_join = all(transformation.together for transformation in transformations)
        self._in_place = all(transformation.in_place for transformation in transformations)

    def step(self, loss: Expr[Tensor[()]]) -> None:
        """One step against the gradient of ``loss`` in the open computation.

        The values of the computation stay those from before the step. Parameters that the loss does not depend on
        stay as they are. If anything fails, so do all the others.

        Raises:
            ScopeError: outside a computation.
            NonFiniteError: when the loss or a gradient is NaN or infinite.
            GradientError: when the loss is no scalar, or depends on none of the parameters.
        """
        scope = current_scope("an optimizer's step")
        joint: tuple[JointStep, States, Groups] | None = None

        def begin(parameters: tuple[Param[Any], ...]) -> Taker | None:
            nonlocal joint
            if not (self._in_place and self._covers(parameters)):
                return None
            joint = self._begin(loss, parameters)
            return joint[0]

        gradients = scope.descend(loss, begin)
        array = scope.evaluate(loss)._array
        if type(array) is not np.ndarray or not math.isfinite(array):
            _require_finite(loss, array, "the loss")
        together = gradients.together if gradients is not None and self._may_join else None
        try:
            if gradients is None and joint is not None:
                self._finish(*joint)
            elif together is not None and self._covers(together[0]):
                joint = self._begin(loss, together[0])
                with together[1].borrowed() as gradient:
                    joint[0].take(0, gradient.size, gradient, together[1].finite)
                self._finish(*joint)
            else:
                self._step_apart(loss, gradients)
        except TypedTensorError:  # says itself what it is about
            raise
        except Exception as error:
            error.add_note(f"while making a step on {loss.describe()}; no parameter was changed")
            raise

    def _covers(self, parameters: tuple[Param[Any], ...]) -> bool:
        """Whether all these parameters are optimised here."""
        if parameters != self._joint:
            if not self._names.keys() >= set(parameters):
                return False
            self._joint = parameters
        return True

    def _begin(self, loss: Expr[Tensor[()]], parameters: tuple[Param[Any], ...]) -> tuple[JointStep, States, Groups]:
        """A step on parameters side by side, what is remembered of all others, and their groups."""

        def refuse(parameter: Param[Any]) -> Exception:
            return _not_finite(loss, f"the gradient of the loss for {self._names[parameter]}")

        groups, states = self._groups, self._states
        found = groups.made_of(parameters)
        if not found:
            groups, states = groups.regrouped(parameters, states, self._names, self.transformations)
            found = groups.made_of(parameters)
        return JointStep(found, self.transformations, self.steps + 1, refuse), states, groups

    def _finish(self, joint: JointStep, states: States, groups: Groups) -> None:
        after = joint.finished()
        values = [pair for group in after for pair in zip(group.parameters, group.tensors, strict=True)]
        self._commit(values, states, groups.with_new(after), self.steps + 1)

    def _step_apart(self, loss: Expr[Tensor[()]], gradients: Any) -> None:
        """A step on one parameter after the other."""
        groups, states = self._groups.dissolved(self._names)
        remembered = {**self._states, **states}
        step = self.steps + 1
        updates = {n: gradients[p]._array for n, p in self.parameters.items() if p in gradients}
        if not updates:
            raise GradientError(
                f"{loss.describe()}, depends on none of the {len(self.parameters)} parameters of the optimizer"
            )
        for name, gradient in updates.items():
            _require_finite(loss, gradient, f"the gradient of the loss for {name}")
        updates, after = self._transform(updates, remembered, step)
        values: list[tuple[Param[Any], AnyTensor]] = []
        for name, update in updates.items():
            parameter = self.parameters[name]
            value = parameter.tensor_type.wrap(parameter.value._array + update)
            parameter.check_replacement(value)
            values.append((parameter, value))
        self._commit(values, {**remembered, **after}, groups, step)

    def _commit(
        self,
        values: list[tuple[Param[Any], AnyTensor]],
        states: States,
        groups: Groups,
        step: int,
    ) -> None:
        """Make a step, wholly or not at all."""
        before = (
            [(parameter, parameter._value) for parameter, _ in values],
            self._states,
            self._groups,
            self.steps,
        )
        try:
            # Types and sizes are those of before, since transformations and addition keep them.
            for parameter, value in values:
                parameter._value = value
            self._states, self._groups, self.steps = states, groups, step
        except BaseException:  # also when it is interrupted from the keyboard
            for parameter, value in before[0]:
                parameter._value = value
            _, self._states, self._groups, self.steps = before
            raise

    def _transform(
        self, updates: dict[str, Array], remembered: States, step: int
    ) -> tuple[dict[str, Array], dict[str, tuple[State, ...]]]:
        """What the transformations make of gradients, one after the other, and what each remembers."""
        values = {name: self.parameters[name].value._array for name in updates}
        before = {
            name: remembered.get(name) or tuple(t.start(namespace_of(v), v) for t in self.transformations)
            for name, v in values.items()
        }
        after: dict[str, tuple[State, ...]] = dict.fromkeys(updates, ())
        for number, transformation in enumerate(self.transformations):
            states = {name: before[name][number] for name in updates}
            updates, states = transformation.apply_all(updates, values, states, step)
            after = {name: (*after[name], states[name]) for name in updates}
        return updates, after

    def __repr__(self) -> str:
        parts = ", ".join(map(repr, self.transformations))
        return f"{type(self).__name__}({len(self.parameters)} parameters, {parts})"


def _named(parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]]) -> dict[str, Param[Any]]:
    if isinstance(parameters, Mapping):
        named = dict(parameters)
    else:
        named = {p.name or str(n) if isinstance(p, Param) else str(n): p for n, p in enumerate(parameters)}
    for name, parameter in named.items():
        if not isinstance(parameter, Param):
            raise AxisError(f"an optimizer changes parameters, but {name} is {parameter!r}: pass model.parameters")
    if not named:
        raise AxisError("there is nothing to optimise: the module has no parameters in its fields")
    return named


def _require_finite(loss: Expr[Any], array: Array, what: str) -> None:
    xp = namespace_of(array)
    if not bool(xp.all(xp.isfinite(xp.asarray(array)))):
        raise _not_finite(loss, what)


def _not_finite(loss: Expr[Any], what: str) -> NonFiniteError:
    return NonFiniteError(
        f"{what} is not finite in a step on {loss.describe()}, so no parameter was changed: "
        "given(..., check_finite=True) names the first node that is not; look there for a logarithm or a division "
        "of zero, or lower the learning rate"
    )
