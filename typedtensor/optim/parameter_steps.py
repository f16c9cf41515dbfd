"""The steps of an optimizer on its parameters: all at once in a target's store, or one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from typedtensor.backends import Array
from typedtensor.backends.quiet import quietly
from typedtensor.base.identity import are_same
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.optim.change import Change, not_finite, require_finite
from typedtensor.optim.transformations import Transformation
from typedtensor.optim.unused import without_parameters
from typedtensor.optim.update import ParameterUpdate, States
from typedtensor.targets.base import Assignment, PendingStep, Target

if TYPE_CHECKING:
    from typedtensor.runtime import Gradients


class ParameterSteps:
    """The steps of an optimizer, as functions from the state before a step to the state after it.

    Args:
        parameters: the parameters of the optimizer, by name.
        transformations: the transformations of the optimizer.

    Attributes:
        chosen: the parameters.
        update: the transformations, as a function of arrays.
    """

    def __init__(self, parameters: Mapping[str, Param[Any]], transformations: Sequence[Transformation]) -> None:
        self.parameters, self.transformations = parameters, transformations
        self.update = ParameterUpdate(transformations)
        self._names = {parameter: name for name, parameter in parameters.items()}
        self.chosen = frozenset(self._names)
        self._covered: tuple[Param[Any], ...] = ()

    def remembered(self, before: Change) -> dict[str, States]:
        """Return the states of each parameter, by name."""
        return {**before.states, **self._nested({} if before.store is None else before.store.states())}

    def begin(self, before: Change, parameters: tuple[Param[Any], ...], target: Target) -> PendingStep | None:
        """Begin a step on all parameters at once; None if they are updated one by one."""
        if not self.update.is_traceable:
            return None
        if parameters is not self._covered and not are_same(parameters, self._covered):
            if not self._names.keys() >= set(parameters):
                return None
            self._covered = parameters

        def states(parameter: Param[Any]) -> list[Array]:
            known = remembered.get(self._names[parameter])
            return self.update.flat(self.update.start(parameter.value._array) if known is None else known)

        store, remembered = before.store, before.states
        if store is None or store.engine != target.name:
            store, remembered = target.store(self.update.trace), self.remembered(before)
        return store.begin(parameters, before.steps + 1, states)

    def change(self, before: Change, loss: Expr[Tensor[()]] | None, gradients: Gradients | None) -> Change:
        """Return the change of a step, given gradients, without committing it."""
        together = None if gradients is None else gradients.together(self.chosen)
        if together is not None:
            parameters, flat, target = together
            if (begun := self.begin(before, parameters, target)) is not None:
                begun.take_all(flat)
                return self.finished(before, loss, begun)
        return self._one_by_one(before, loss, gradients)

    def finished(self, before: Change, loss: Expr[Tensor[()]] | None, begun: PendingStep) -> Change:
        """Return the change of a step that has consumed all gradients."""
        if begun.refused is not None:
            raise not_finite(loss, self._names[begun.refused])
        result, store = begun.after()
        moved = before.store is not None and before.store.engine != store.engine
        states = self.remembered(before) if moved else before.states
        return Change(result, states, store, before.steps + 1, together=True)

    def _one_by_one(self, before: Change, loss: Expr[Tensor[()]] | None, gradients: Any) -> Change:
        """Return the change of a step that updates parameters one by one."""
        step = before.steps + 1
        found = {n: gradients[p]._array for n, p in self.parameters.items() if p in gradients}
        if not found:
            raise without_parameters(loss, len(self.parameters))
        for name, gradient in found.items():
            require_finite(loss, gradient, name)
        remembered = self.remembered(before)
        arrays = {name: self.parameters[name].value._array for name in found}
        states = {name: remembered.get(name) or self.update.start(array) for name, array in arrays.items()}
        result, after = quietly(self.update.apply, found, arrays, states, step)
        values: list[Assignment] = []
        for name, array in result.items():
            parameter = self.parameters[name]
            values.append((parameter, parameter.fitted(parameter.tensor_type.wrap(array))))
        store = None if before.store is None else before.store.emptied()
        return Change(values, {**remembered, **after}, store, step)

    def _nested(self, states: Mapping[Param[Any], Sequence[Array]]) -> dict[str, States]:
        """Return the states of parameters, by name."""
        return {self._names[parameter]: self.update.nested(arrays) for parameter, arrays in states.items()}
