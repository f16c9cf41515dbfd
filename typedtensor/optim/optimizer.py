"""A step of gradient descent, applied whole or not at all."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, overload

import numpy as np

from typedtensor.backends import Array, namespace_of
from typedtensor.core.buffers import Update, assignments, distinct
from typedtensor.core.expr import Expr, Param
from typedtensor.core.module import Module
from typedtensor.core.operand import are_same
from typedtensor.core.scope import Scope, current_scope
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.errors import AxisError, GradientError, NonFiniteError, TypedTensorError
from typedtensor.optim.state import OptimizerState, states_of
from typedtensor.optim.transformations import State, Transformation
from typedtensor.optim.unused import STEPS, Unused
from typedtensor.optim.update import ParameterUpdate, States
from typedtensor.specialization.bound import Bound, Route
from typedtensor.specialization.identity import IdentityTable
from typedtensor.targets.base import Assignment, PendingStep, Store, Target

MOST_SHAPES = 8
"""For how many shapes of data a step on a loss is made as one call."""

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
X4 = TypeVar("X4", bound=AnyTensor)


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

    if not TYPE_CHECKING:  # whose own words are better than Python's

        def __new__(cls, *arguments, **options):
            if "lr" in options:
                raise AxisError(f"the learning rate of {cls.__name__} is called learning_rate, not lr")
            return super().__new__(cls)

    def __init__(
        self, parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]], /, *transformations: Transformation
    ) -> None:
        self.parameters = _named(parameters)
        self.transformations = transformations
        self.steps = 0
        self._states: Mapping[str, States] = {}
        self._prepare()

    def _prepare(self) -> None:
        """What follows from the parameters and the transformations."""
        self._names = {parameter: name for name, parameter in self.parameters.items()}
        self._chosen = frozenset(self._names)
        self._store: Store | None = None
        self._covered: tuple[Param[Any], ...] = ()
        self._bounds: IdentityTable[Expr[Any], list[Bound]] = IdentityTable()
        self._unused = Unused()
        self._update = ParameterUpdate(self.transformations)  # at last: until then a step prepares again

    def __getstate__(self) -> dict[str, Any]:
        """What it was made with, and what is remembered of each parameter by itself."""
        following = ("_names", "_chosen", "_update", "_store", "_covered", "_bounds", "_unused")
        kept = {name: value for name, value in vars(self).items() if name not in following}
        return {**kept, "_states": self._remembered()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._prepare()

    @property
    def state(self) -> OptimizerState:
        """What the optimizer knows besides the parameters: a copy, which later steps do not change.

        Assigning it to an optimizer of the same parameters and transformations lets that one go on from there.

        Raises:
            AxisError: when what is assigned is of other parameters or transformations; the optimizer is as it was.

        >>> from typedtensor.optim import SGD
        >>> weight = Param(Tensor[()](1.0))
        >>> optimizer = SGD([weight], learning_rate=0.1, momentum=0.9)
        >>> SGD([weight], learning_rate=0.1, momentum=0.9).state = optimizer.state

        See also: ``torch.optim.Optimizer.state_dict``.
        """
        remembered = self._remembered()
        return OptimizerState(self.steps, {name: self._update.keyed(states) for name, states in remembered.items()})

    @state.setter
    def state(self, state: OptimizerState) -> None:
        states = states_of(state, self._update, self.parameters)
        self.__setstate__({**self.__getstate__(), "steps": state.steps, "_states": states})

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
        self,
        loss: Expr[Tensor[()]],
        also: tuple[Expr[X1], Expr[X2], Expr[X3]],
        *,
        updates: Iterable[Update] = (),
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
        self,
        loss: Expr[Tensor[()]],
        also: Sequence[Expr[Any]] | None = None,
        *,
        updates: Iterable[Update] = (),
    ) -> tuple[Any, ...] | None:
        """One step against the gradient of ``loss`` in the open computation.

        The values of the computation stay those from before the step. Parameters that the loss does not depend on
        stay as they are, which the second step warns of, and so do those that are not the optimizer's: no gradient is
        computed for them. If anything fails, so do all the others.

        Args:
            loss: what is made smaller.
            also: expressions whose values are wanted, from before the step, as metrics or outputs. What they share
                with the loss is computed once, by the program of the step.
            updates: what buffers become, from values before the step; they are replaced with the parameters, or stay
                as they are with them. See :class:`typedtensor.Buffer`.

        Returns:
            The values of ``also``, in order; nothing without it.

        Raises:
            ScopeError: outside a computation.
            NonFiniteError: when the loss or a gradient is NaN or infinite.
            GradientError: when the loss is no scalar, or depends on none of the parameters.
            AxisError: when a buffer has two updates.

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
        scope = current_scope("an optimizer's step")
        if self.steps < STEPS:
            self._unused.met(loss, self.parameters, stacklevel=2)
        if self.transformations is not self._update.transformations:
            self.__setstate__(self.__getstate__())
        changes = distinct(updates) if updates else ()
        asked = (*(also or ()), *[change.value for change in changes]) if changes else also or ()
        if (made := self._make_known(scope, loss, asked, changes)) is not None:
            return None if also is None else made[: len(also)]
        begun: PendingStep | None = None
        failure: Exception | None = None

        def on_start(parameters: tuple[Param[Any], ...], target: Target) -> PendingStep | None:
            nonlocal begun, failure
            try:
                begun = self._begin(parameters, target)
            except MemoryError:
                raise
            except Exception as error:  # is no fault of the plan
                begun, failure = None, error
            return begun

        gradients = scope.backward_into(loss, self._chosen, on_start, asked)
        array = scope.evaluate(loss)._array
        if type(array) is not np.ndarray or not math.isfinite(array):
            _require_finite(loss, array, "the loss")
        # A failure leaves all as it is.
        values = None if also is None else tuple([scope.evaluate(x) for x in also])
        changed = assignments(changes, scope.evaluate)
        try:
            if failure is not None:
                raise failure
            if begun is None or not begun.complete:
                begun = self._taken(gradients)
            if begun is None:
                self._step_apart(loss, gradients, changed)
            else:
                self._finish(loss, begun, changed)
                if gradients is not None and gradients.route is not None:
                    self._bind(loss, gradients.route)
        except TypedTensorError:  # says itself what it is about
            raise
        except Exception as error:
            error.add_note(_unchanged(loss))
            raise
        return values

    def states(self, kind: type[Transformation]) -> dict[str, State]:
        """What the first transformation of a class remembers of each parameter that had a step, by name.

        Raises:
            AxisError: when there is no such transformation.
        """
        for number, transformation in enumerate(self.transformations):
            if isinstance(transformation, kind):
                return {name: states[number] for name, states in self._remembered().items()}
        raise AxisError(f"{self!r} has no {kind.__name__} among its transformations")

    def _make_known(
        self, scope: Scope, loss: Expr[Tensor[()]], also: Sequence[Expr[Any]], changes: Sequence[Update]
    ) -> tuple[Any, ...] | None:
        """Make a step on a loss that was met before as one call, if there is one for it; the values of ``also``."""
        for bound in self._bounds.get(loss) or ():
            if bound.store is not self._store or not bound.gives(also):
                continue
            try:
                taken = scope.take_step(loss, bound, self.steps + 1)
            except Exception as error:  # in a schedule
                error.add_note(_unchanged(loss))
                raise
            if taken is not None:
                values = tuple([scope.evaluate(x) for x in also])
                changed = assignments(changes, scope.evaluate) if changes else ()
                self._commit((taken, *changed), self._states, self._store, self.steps + 1)
                return values
        return None

    def _covers(self, parameters: tuple[Param[Any], ...]) -> bool:
        """Whether all these parameters are optimised here."""
        if parameters is not self._covered and not are_same(parameters, self._covered):
            if not self._names.keys() >= set(parameters):
                return False
            self._covered = parameters
        return True

    def _begin(self, parameters: tuple[Param[Any], ...], target: Target) -> PendingStep | None:
        """A step on parameters side by side; None where they are stepped one after the other."""
        if not (self._update.is_traceable and self._covers(parameters)):
            return None

        def states(parameter: Param[Any]) -> list[Array]:
            known = self._states.get(self._names[parameter])
            return self._update.flat(self._update.start(parameter.value._array) if known is None else known)

        store = self._store or target.store(self._update.trace)
        return store.begin(parameters, self.steps + 1, states)

    def _taken(self, gradients: Any) -> PendingStep | None:
        """A step on gradients that were computed before, if they are side by side."""
        together = None if gradients is None else gradients.together(self._chosen)
        if together is None:
            return None
        parameters, lent, target = together
        begun = self._begin(parameters, target)
        if begun is not None:
            with lent.borrowed():
                begun.take_all(lent.array, lent.finite)
        return begun

    def _remembered(self) -> dict[str, States]:
        """What is remembered of each parameter, by name."""
        return {**self._states, **self._nested({} if self._store is None else self._store.states())}

    def _finish(self, loss: Expr[Tensor[()]], begun: PendingStep, changed: Sequence[Assignment]) -> None:
        if begun.refused is not None:
            raise _not_finite(loss, f"the gradient of the loss for {self._names[begun.refused]}")
        made, store = begun.after()
        states = {**self._states, **self._nested(begun.loose)} if begun.loose else self._states
        self._commit((*made, *changed), states, store, self.steps + 1)

    def _bind(self, loss: Expr[Tensor[()]], route: Route) -> None:
        """Know the way to the next step on a loss that is met again."""
        bounds = self._bounds.get(loss)
        if bounds is None:
            self._bounds[loss] = []
            return
        retired = any(x.retired for x in bounds)
        if not retired and self._store is not None and (bound := route.bound(self._store)) is not None:
            self._bounds[loss] = [bound, *[x for x in bounds if x.is_current][: MOST_SHAPES - 1]]

    def _nested(self, states: Mapping[Param[Any], Sequence[Array]]) -> dict[str, States]:
        """What is remembered of parameters, by name."""
        return {self._names[parameter]: self._update.nested(arrays) for parameter, arrays in states.items()}

    def _step_apart(self, loss: Expr[Tensor[()]], gradients: Any, changed: Sequence[Assignment]) -> None:
        """A step on one parameter after the other."""
        step = self.steps + 1
        found = {n: gradients[p]._array for n, p in self.parameters.items() if p in gradients}
        if not found:
            raise GradientError(
                f"{loss.describe()}, depends on none of the {len(self.parameters)} parameters of the optimizer"
            )
        for name, gradient in found.items():
            _require_finite(loss, gradient, f"the gradient of the loss for {name}")
        remembered = self._remembered()
        arrays = {name: self.parameters[name].value._array for name in found}
        before = {name: remembered.get(name) or self._update.start(array) for name, array in arrays.items()}
        made, after = self._update.apply(found, arrays, before, step)
        values: list[Assignment] = [*changed]
        for name, array in made.items():
            parameter = self.parameters[name]
            values.append((parameter, parameter.fitted(parameter.tensor_type.wrap(array))))
        store = None if self._store is None else self._store.emptied()
        self._commit(values, {**remembered, **after}, store, step)

    def _commit(
        self,
        places: Sequence[Assignment],
        states: Mapping[str, States],
        store: Store | None,
        step: int,
    ) -> None:
        """Make a step, wholly or not at all."""
        before = (
            [(place, place._value) for place, _ in places],
            self._states,
            self._store,
            self.steps,
        )
        try:
            # Types and sizes are those of before, since transformations and addition keep them.
            for place, value in places:
                place._value = value
            self._states, self._store, self.steps = states, store, step
        except BaseException:  # also when it is interrupted from the keyboard
            for place, value in before[0]:
                place._value = value
            _, self._states, self._store, self.steps = before
            raise

    def __repr__(self) -> str:
        parts = ", ".join(map(repr, self.transformations))
        return f"{type(self).__name__}({len(self.parameters)} parameters, {parts})"


def _named(parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]]) -> dict[str, Param[Any]]:
    if isinstance(parameters, Module):
        raise AxisError(f"an optimizer takes parameters: pass model.parameters, not the module {parameters!r}")
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


def _unchanged(loss: Expr[Any]) -> str:
    return f"while making a step on {loss.describe()}; no parameter was changed"


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
