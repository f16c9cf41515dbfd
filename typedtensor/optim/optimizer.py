"""A step of gradient descent, applied whole or not at all."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from inspect import signature
from typing import TYPE_CHECKING, Any, TypeVar, overload

import numpy as np

from typedtensor.backends import Array
from typedtensor.backends.quiet import quietly
from typedtensor.base import html
from typedtensor.base.history import History
from typedtensor.base.tracebacks import shorten
from typedtensor.base.treescopes import constructor
from typedtensor.core.expr import Expr
from typedtensor.core.scope import CURRENT, current_scope
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.variables import Param, Update, assignments, distinct
from typedtensor.elsewhere import BY_NAME, HYPERPARAMETERS, OPTIMIZERS, RATES, Fixed, answer
from typedtensor.errors import AxisError, GradientError, ScopeError, TypedTensorError
from typedtensor.optim.arguments import STEPS, Unused, expressions_asked, named_parameters, without_parameters
from typedtensor.optim.change import Change, are_finite, not_finite, require_finite, require_finite_update, unchanged
from typedtensor.optim.gradients import given_gradients
from typedtensor.optim.transformations import State, Transformation
from typedtensor.optim.update import OptimizerState, ParameterUpdate, States, states_of
from typedtensor.targets import PendingStep, Store, Target
from typedtensor.targets.base import Assignment

if TYPE_CHECKING:
    from typedtensor.runtime import Gradients

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
X4 = TypeVar("X4", bound=AnyTensor)


class Optimizer:
    """The base of optimizers: transformations that change parameters against the gradient of a loss.

    Args:
        parameters: those of a module (``model.parameters``), or any others.
        transformations: applied to each gradient, in order, before it is added to the parameter.

    Raises:
        AxisError: when there is nothing to optimise, or something else than a parameter.

    >>> from typedtensor.optim import LearningRate, Momentum
    >>> weight = Param(Tensor[()](1.0))
    >>> optimizer = Optimizer([weight], Momentum(0.9), LearningRate(0.1))
    """

    _making: object = None
    """The identity of the latest step that was begun."""

    if not TYPE_CHECKING:  # type checkers have better messages

        def __new__(cls, *arguments, **options):
            for name in options.keys() & HYPERPARAMETERS.keys():
                if name not in signature(cls.__init__).parameters:
                    raise AxisError(f"{HYPERPARAMETERS[name].format(cls.__name__)}, not {name}")
            if len(arguments) > 1:
                taken = list(signature(cls).parameters.values())
                named = [each.name for each in taken if each.kind is each.KEYWORD_ONLY]
                if named and len(taken) == len(named) + 1 and taken[0].kind is not taken[0].VAR_POSITIONAL:
                    raise TypeError(BY_NAME.format(cls.__name__, "model.parameters", named[0]))
            return super().__new__(cls)

    def __init__(
        self, parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]], /, *transformations: Transformation
    ) -> None:
        self.parameters = named_parameters(parameters)
        for part in transformations:
            if not isinstance(part, Transformation):
                raise AxisError(
                    f"{type(self).__name__} takes transformations of typedtensor.optim, such as "
                    f"LearningRate(0.1), not {part!r} of {type(part).__module__}"
                )
        self.transformations = transformations
        self.steps = 0
        self._states: Mapping[str, States] = {}
        self._history = History()
        self._prepare()

    def _prepare(self) -> None:
        """Create the objects that depend on the parameters and the transformations."""
        from typedtensor.runtime.steps import BoundSteps  # loads threads, of which a model needs none

        self._store: Store | None = None
        self._bound = BoundSteps()
        self._unused = Unused()
        self._names = {parameter: name for name, parameter in self.parameters.items()}
        self._chosen = frozenset(self._names)
        # Last: after an interrupt before this line, the next step prepares again.
        self._update = ParameterUpdate(self.transformations)

    def __getstate__(self) -> dict[str, Any]:
        """Return the pickled state: parameters, transformations, and the state of each parameter."""
        following = ("_making", "_update", "_names", "_chosen", "_store", "_bound", "_unused")
        kept = {name: value for name, value in vars(self).items() if name not in following}
        return {**kept, "_states": self._remembered(), "_history": History(self._history.met)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._prepare()

    @property
    def state(self) -> OptimizerState:
        """The optimizer's state besides the parameters: a copy, which later steps do not change.

        An optimizer of the same parameters and transformations continues from a state that is assigned to it.

        Raises:
            AxisError: when the assigned state is of other parameters or transformations; the optimizer is unchanged.

        >>> from typedtensor.optim import SGD
        >>> weight = Param(Tensor[()](1.0))
        >>> optimizer = SGD([weight], learning_rate=0.1, momentum=0.9)
        >>> SGD([weight], learning_rate=0.1, momentum=0.9).state = optimizer.state

        See also: ``torch.optim.Optimizer.state_dict``.
        """
        arrays = {name: self._update.keyed(states) for name, states in self._remembered().items()}
        return OptimizerState(self.steps, arrays, structures=self._history.met)

    @state.setter
    def state(self, state: OptimizerState) -> None:
        if state.behind:
            raise AxisError(
                f"the state is of Groups, of which {next(iter(state.behind))} has made fewer steps than others, and "
                f"{self!r} counts one number of steps: assign it to such Groups"
            )
        states = states_of(state, self._update, self.parameters)
        history = History(state.structures)
        self.__setstate__({**self.__getstate__(), "steps": state.steps, "_states": states, "_history": history})

    @overload
    def step(self, loss: Expr[Tensor[()]], *, updates: Iterable[Update] = ()) -> None: ...
    @overload
    def step(self, loss: Expr[Tensor[()]], also: tuple[Expr[X]], *, updates: Iterable[Update] = ()) -> tuple[X]: ...
    @overload
    def step(
        self, loss: Expr[Tensor[()]], also: tuple[Expr[X1], Expr[X2]], *, updates: Iterable[Update] = ()
    ) -> tuple[X1, X2]: ...
    @overload
    def step(
        self, loss: Expr[Tensor[()]], also: tuple[Expr[X1], Expr[X2], Expr[X3]], *, updates: Iterable[Update] = ()
    ) -> tuple[X1, X2, X3]: ...
    @overload
    def step(
        self,
        loss: Expr[Tensor[()]],
        also: tuple[Expr[X1], Expr[X2], Expr[X3], Expr[X4]],
        *,
        updates: Iterable[Update] = (),
    ) -> tuple[X1, X2, X3, X4]: ...
    @overload
    def step(
        self, loss: Expr[Tensor[()]], also: Sequence[Expr[X]], *, updates: Iterable[Update] = ()
    ) -> tuple[X, ...]: ...
    def step(
        self, loss: Expr[Tensor[()]], also: Sequence[Expr[Any]] | None = None, *, updates: Iterable[Update] = ()
    ) -> tuple[Any, ...] | None:
        """Take one step against the gradient of ``loss`` in the open computation.

        The values of the computation stay those from before the step. Parameters that the loss does not depend on
        stay as they are, which the second step warns of, and so do those that are not the optimizer's: no gradient is
        computed for them. If anything fails, so do all the others.

        Args:
            loss: the loss to minimise.
            also: further expressions to evaluate before the step, such as metrics or outputs. The program of the step
                computes their common parts with the loss once.
            updates: the new values of buffers, computed before the step. Buffers are replaced together with the
                parameters, or not at all. See :class:`typedtensor.Buffer`.

        Returns:
            The values of ``also``, in order; nothing without it.

        Raises:
            ScopeError: outside a computation.
            NonFiniteError: when the loss, a gradient or an updated parameter is NaN or infinite.
            GradientError: when the loss is no scalar, or depends on none of the parameters.
            AxisError: when a buffer has two updates, or ``also`` contains something other than expressions.

        Warns:
            UnusedParameterWarning: at the second step, when neither loss depends on some of the parameters. Losses of
                different parameters and losses with parts that depend on values may do so later.

        >>> from typedtensor import Axis, Input, Param, Tensor, given
        >>> from typedtensor.optim import SGD
        >>> class Row(Axis): ...
        >>> x, weight = Input(Tensor[Row]), Param(Tensor[()](2.0))
        >>> y = x * weight
        >>> with given(x.bind(Tensor[Row]([1.0, 3.0]))):
        ...     outputs, largest = SGD([weight], learning_rate=0.5).step(y.sum(), also=(y, y.max(Row)))
        >>> print(outputs, largest, weight.value)
        Tensor[Row=2]([2., 6.]) Tensor[()](6.) Tensor[()](0.)
        """
        scope = CURRENT.get() or current_scope("an optimizer's step")
        if not isinstance(loss, Expr):
            raise GradientError(
                f"a step takes an expression, such as the loss itself, not a value of type {type(loss).__name__}"
            )
        if also is not None and type(also) is not tuple:
            also = expressions_asked(also)
        making = self._making = object()
        if self.steps < STEPS:
            self._unused.met(loss, self.parameters, stacklevel=2)
        self._prepare_again()
        changes = distinct(updates) if updates else ()
        asked = (*(also or ()), *[change.value for change in changes]) if changes else also or ()
        try:
            taken = scope.take_step(loss, asked, self._bound, self._store, self.steps + 1)
        except Exception as error:  # an error of a schedule
            error.add_note(unchanged(loss))
            raise
        if taken is not None:  # a step that is bound to one call
            if self._making is not making:
                self._require_alone(making)
            values = None if also is None else tuple([scope.evaluate(x) for x in also])
            self._commit(loss, taken, assignments(changes, scope.evaluate_to_keep) if changes else ())
            return values
        expressions_asked(also or ())
        begun: PendingStep | None = None
        failure: Exception | None = None

        def on_start(parameters: tuple[Param[Any], ...], target: Target) -> PendingStep | None:
            nonlocal begun, failure
            try:
                begun = self._begin(parameters, target)
            except MemoryError:
                raise
            except Exception as error:  # an error of the step, not of the plan
                begun, failure = None, error
            return begun

        try:
            gradients, result = scope.backward_into(loss, self._chosen, on_start, asked, self._history)
            array = scope.evaluate(loss)._array
        except TypedTensorError as error:
            shorten(error)
            raise
        if type(array) is not np.ndarray or not math.isfinite(array):
            require_finite(loss, array, None)
        # On failure nothing has changed.
        values = None if also is None else tuple([scope.evaluate(x) for x in also])
        changed = assignments(changes, scope.evaluate_to_keep)
        try:
            if failure is not None:
                raise failure
            if begun is None or not begun.complete:
                change = self._change(loss, gradients)
            else:
                change = self._finished(loss, begun)
            self._require_alone(making)
            self._commit(loss, change.places, changed, change)
            if begun is not None and begun.bound is not None and result is not None:
                self._bound.learn(result, begun.bound, begun.store)
        except TypedTensorError:  # the message is complete
            raise
        except Exception as error:
            self._require_alone(making)
            error.add_note(unchanged(loss))
            raise
        return values

    def apply(self, gradients: Gradients | Mapping[Param[Any], AnyTensor], /) -> None:
        """Take one step with gradients that were computed before, such as sums over several batches or machines.

        Args:
            gradients: those of a computation, ``computation.gradients(loss)``, the mean of an :class:`Accumulation`, or
                tensors by parameter. Those of other parameters are left alone, and so are parameters without one.

        Raises:
            NonFiniteError: when a gradient or an updated parameter is NaN or infinite; no parameter was changed.
            GradientError: when there is none for any of the parameters.
            AxisError: when one has other axes, sizes or another precision than its parameter.

        >>> from typedtensor.optim import SGD
        >>> weight = Param(Tensor[()](2.0))
        >>> SGD([weight], learning_rate=0.5).apply({weight: Tensor[()](1.0)})
        >>> weight.value
        Tensor[()](1.5)

        See also: ``optax.apply_updates``, ``torch.Tensor.grad`` with ``Optimizer.step``.
        """
        making = self._making = object()
        self._prepare_again()
        change = self._change(None, given_gradients(gradients, self.parameters))
        self._require_alone(making)
        self._commit(None, change.places, (), change)

    def states(self, kind: type[Transformation]) -> dict[str, State]:
        """Return the state of each parameter that the first transformation of a class keeps, by name.

        Raises:
            AxisError: when there is no such transformation.
        """
        for number, transformation in enumerate(self.transformations):
            if isinstance(transformation, kind):
                return {name: states[number] for name, states in self._remembered().items()}
        raise AxisError(f"{self!r} has no {kind.__name__} among its transformations")

    def _require_alone(self, making: object) -> None:
        """Require that no other step has begun since this one, as steps share memory.

        Raises:
            ScopeError: another thread has begun a step; this step has changed no parameter.
        """
        if self._making is not making:
            raise ScopeError(
                f"another thread began a step of {self!r} before this step was finished, so this step changed "
                "nothing: an optimizer makes one step at a time; let threads take turns, or give each thread its "
                "own optimizer"
            )

    def _remembered(self) -> dict[str, States]:
        """Return the states of each parameter, by name."""
        stored = {} if self._store is None else self._store.states()
        return {**self._states, **{self._names[p]: self._update.nested(arrays) for p, arrays in stored.items()}}

    def _begin(self, parameters: tuple[Param[Any], ...], target: Target) -> PendingStep | None:
        """Begin a step on all parameters at once; None if they are updated one by one."""
        update = self._update
        if not update.is_traceable or not self._chosen.issuperset(parameters):
            return None

        def states(parameter: Param[Any]) -> list[Array]:
            known = remembered.get(self._names[parameter])
            return update.flat(update.start(parameter.value._array) if known is None else known)

        store, remembered = self._store, self._states
        if store is None or store.engine != target.name:
            store, remembered = target.store(update.trace), self._remembered()
        return store.begin(parameters, self.steps + 1, states)

    def _prepare_again(self) -> None:
        """Detect transformations that were replaced since the last step."""
        if self.transformations is not self._update.transformations:
            self.__setstate__(self.__getstate__())

    def _change(self, loss: Expr[Tensor[()]] | None, gradients: Gradients | None) -> Change:
        """Return the change of a step, given gradients, without committing it."""
        together = None if gradients is None else gradients.together(self._chosen)
        if together is not None:
            parameters, flat, target = together
            if (begun := self._begin(parameters, target)) is not None:
                begun.take_all(flat)
                return self._finished(loss, begun)
        return self._one_by_one(loss, gradients)

    def _finished(self, loss: Expr[Tensor[()]] | None, begun: PendingStep) -> Change:
        """Return the change of a step that has consumed all gradients."""
        if begun.refused is not None:
            raise not_finite(loss, self._names[begun.refused])
        store = begun.store
        moved = self._store is not None and self._store.engine != store.engine
        states = self._remembered() if moved else self._states
        return Change(begun.assignments, states, store, self.steps + 1)

    def _one_by_one(self, loss: Expr[Tensor[()]] | None, gradients: Any) -> Change:
        """Return the change of a step that updates parameters one by one."""
        found = {n: gradients[p]._array for n, p in self.parameters.items() if p in gradients}
        if not found:
            raise without_parameters(loss, len(self.parameters))
        for name, gradient in found.items():
            require_finite(loss, gradient, name)
        remembered = self._remembered()
        arrays = {name: self.parameters[name].value._array for name in found}
        states = {name: remembered.get(name) or self._update.start(array) for name, array in arrays.items()}
        result, after = quietly(self._update.apply, found, arrays, states, self.steps + 1)
        values: list[Assignment] = []
        for name, array in result.items():
            parameter = self.parameters[name]
            values.append((parameter, parameter.fitted(parameter.tensor_type.wrap(array))))
        store = None if self._store is None else self._store.emptied()
        return Change(values, {**remembered, **after}, store, self.steps + 1)

    def _commit(
        self,
        loss: Expr[Tensor[()]] | None,
        updated: Sequence[Assignment],
        changed: Sequence[Assignment] = (),
        change: Change | None = None,
    ) -> None:
        """Commit a step, all or nothing.

        Args:
            loss: the loss; None for gradients that were computed before.
            updated: the new values of parameters.
            changed: the new values of buffers.
            change: the new state of the optimizer; without one, only the step's number is new.

        Raises:
            NonFiniteError: when a parameter would become NaN or infinite.
        """
        values = None if are_finite(updated) else {n: p.value._array for n, p in self.parameters.items()}
        places = (*updated, *changed)
        before, steps = [(place, place._value) for place, _ in places], self.steps
        kept = None if change is None else self._kept()
        try:
            # Transformations and additions preserve types and sizes.
            for place, value in places:
                place._value = value
            if values is not None:
                for name, value in values.items():
                    require_finite_update(loss, name, value, self.parameters[name].value._array)
            if change is None:
                self.steps = steps + 1
            else:
                self._keep(change)
        except BaseException:  # KeyboardInterrupt included
            for place, value in before:
                place._value = value
            if kept is None:
                self.steps = steps
            else:
                self._keep(kept)
            raise

    def _kept(self) -> Change:
        """Return the present state, which :meth:`_keep` restores."""
        return Change((), self._states, self._store, self.steps)

    def _keep(self, change: Change) -> None:
        self._states, self._store, self.steps = change.states, change.store, change.steps

    def _repr_html_(self) -> str:
        """Return the HTML of the optimizer for notebooks: transformations, steps, and the state of each parameter."""
        remembered = self.state.remembered
        rows = []
        for name, p in self.parameters.items():
            arrays = remembered.get(name, {})
            kept = ", ".join(arrays) or "nothing"
            rows.append([name, f"{p.tensor_type} {p.value.shape}", kept, f"{sum(x.nbytes for x in arrays.values()):,}"])
        return html.table(["parameter", "axes", "remembers", "bytes"], rows, title=f"{self!r} after {self.steps} steps")

    def __treescope_repr__(self, path: str | None, renderer: Any) -> Any:
        shown = {"parameters": dict(self.parameters), "transformations": self.transformations, "steps": self.steps}
        return constructor(self, shown, path, renderer)

    def __repr__(self) -> str:
        parts = ", ".join(map(repr, self.transformations))
        return f"{type(self).__name__}({len(self.parameters)} parameters, {parts})"


answer(Optimizer, OPTIMIZERS)
answer(Optimizer, RATES, Fixed)
