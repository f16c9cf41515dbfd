"""Computations: scopes in which expressions have values.

::

    with given(image.bind(images), digit.bind(digits)) as computation:
        loss.value                             # each node is computed at most once in the scope
        computation.gradients(loss)[weight]    # by reference-counted reverse mode
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, ExitStack
from types import TracebackType
from typing import Any, Self, TypeVar, overload

from typedtensor.ad.graph import Node, require_scalar
from typedtensor.backends.quiet import raises
from typedtensor.base.ending import Statement, at_end, exit_method
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.history import History
from typedtensor.base.origin import caller_line
from typedtensor.base.tracebacks import shortened
from typedtensor.core.axes import Label
from typedtensor.core.expr import App, Binding, Expr, Input
from typedtensor.core.pytree import PyTree, expressions_in
from typedtensor.core.scope import CURRENT, MODE, PLANNED, Mode, Scope
from typedtensor.core.tensor import AnyTensor, Tensor, settled
from typedtensor.core.variables import Param
from typedtensor.coroutines import Dynamic
from typedtensor.errors import ScopeError
from typedtensor.runtime.cache import PLANS, Computed, OnStart, Result, shapes_key
from typedtensor.runtime.evaluation import Evaluation, Request, interpreted_gradients
from typedtensor.runtime.interpreter import evaluate, expand
from typedtensor.runtime.parallel import SMALL_BLAS_POOLS, ParallelForward, in_worker, shared_pool
from typedtensor.runtime.reverse import Gradients, SideBySide
from typedtensor.runtime.state import Counts, Observer, State
from typedtensor.runtime.steps import BoundSteps
from typedtensor.runtime.structure import Description
from typedtensor.targets import Executable, Store, Target
from typedtensor.targets.base import Assignment

T = TypeVar("T")
X = TypeVar("X", bound=AnyTensor)


class Computation:
    """An evaluation of expressions for given inputs; made by :func:`given`.

    Values are computed on request, each node at most once, with the values that parameters have when a node first reads
    them. A computation inherits the inputs of the computations around it. It keeps values until it is closed, at the
    end of its ``with`` block or by an exception. A value that nobody can request any more is released earlier, during
    the reverse pass.

    It is entered once: new, open, closed. An interrupt may come at any point of entering and leaving; the next one to
    be entered closes those left open.
    """

    statement: Statement | None = None
    """The ``with`` statement of this computation; None for one that is entered by hand or by an ``ExitStack``."""

    _phase = "new"
    _around: tuple[Scope | None, Mode, bool] = None, Mode.LAZY, True
    _resources: ExitStack | None = None
    _ending: Statement | None = None

    def __init__(
        self,
        bindings: Mapping[Input[Any], Binding[Any]],
        target: Target,
        reason: str,
        threads: int | None = None,
        executor: Executor | None = None,
        *,
        eager: bool = False,
        check_finite: bool = False,
    ) -> None:
        self._mode = Mode.EAGER if eager else Mode.LAZY
        self._state = State(bindings, caller_line(3), check_finite)  # the line that called given
        self._target, self._reason = target, reason
        self._evaluation = Evaluation(self._state, target, reason)
        if target.own_arrays:
            self._state.interpreted = target.interpreted
        self._threads, self._executor = threads, executor
        self._gradients: dict[tuple[Node, Collection[Node]], Gradients] = {}
        self._use = Exclusive()

    def __enter__(self) -> Self:
        if self._phase != "new":
            raise ScopeError(
                f"the computation made at {self._state.origin} is {self._phase}: make another one with given(...)"
            )
        while isinstance(outer := CURRENT.get(), Computation) and outer._is_left:
            outer._close()
        self._around = outer, mode, planned = outer, MODE.get(), PLANNED.get()
        self._ending = at_end(self.statement, self._close)
        try:
            state = self._state
            for binding in state.bindings.values():
                state.sizes.observe_tensor(binding.value, binding.describe)
            if self._threads is not None:
                if self._threads > 1 and self._executor is None:
                    self._executor = shared_pool(self._threads)
                SMALL_BLAS_POOLS.begin(self)
            if isinstance(outer, Computation):
                state.outer = outer._state
            scope: Any = self
            CURRENT.set(scope)
            # Setting takes three times as long as the comparison.
            if mode is not self._mode:
                MODE.set(self._mode)
            if planned is not (not self._reason):
                PLANNED.set(not self._reason)
            self._phase = "open"
            return self
        except BaseException:
            self._close()
            raise

    @exit_method
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        self._phase = "closed"
        try:
            return self._resources.__exit__(kind, error, traceback) if self._resources is not None else None
        finally:
            self._close()
            self._ending = None

    @property
    def _is_left(self) -> bool:
        """Whether it is open although its statement has ended, after two interrupts while it was left."""
        return self._phase != "closed" and self._ending is not None and self._ending() is None

    def _close(self, _: object = None) -> None:
        """Release everything. After an interrupt it is called again once the statement has ended."""
        self._phase = "closed"
        try:
            if self._resources is not None:
                self._resources.close()
        finally:
            if self._threads is not None:
                SMALL_BLAS_POOLS.end(self)
            self._use.settle()  # later users see that it is closed
            self._state.clear()
            self._evaluation.computed, self._evaluation.latest = [], None
            self._gradients.clear()
            # Generators and tasks may leave computations in another order than they entered them.
            while isinstance(outer := self._around[0], Computation) and outer._phase == "closed":
                self._around = outer._around
            current: object = CURRENT.get()
            if current is self:
                around, mode, planned = self._around
                if MODE.get() is not mode:
                    MODE.set(mode)
                if PLANNED.get() is not planned:
                    PLANNED.set(planned)
                CURRENT.set(around)  # last: until here the computation counts as not left

    def attach(self, resource: AbstractContextManager[T]) -> T:
        """Enter a resource (an open file, a memory map), which is released once, when the computation closes."""
        self._require_open()
        return self._released.enter_context(resource)

    def on_close(self, callback: Callable[[], object]) -> None:
        """Call a function once, when the computation closes."""
        self._require_open()
        self._released.callback(callback)

    @property
    def _released(self) -> ExitStack:
        """The resources to release when the computation closes."""
        self._resources = self._resources or ExitStack()
        return self._resources

    def _require_open(self) -> None:
        if self._phase != "open":
            raise ScopeError(
                f"the computation made at {self._state.origin} is "
                f"{'closed' if self._phase == 'closed' else 'not open yet'}: request values and gradients inside "
                "its `with` block"
            )

    @property
    def sizes(self) -> Mapping[Label, int]:
        """The sizes of the labels seen so far."""
        return self._state.sizes.known

    @property
    def engine(self) -> str:
        """The name of the engine that runs its plans."""
        return self._target.name

    @property
    def target(self) -> Target:
        """The target of its plans, without the rewrites that are left out."""
        return self._target

    @property
    def unplanned(self) -> str:
        """Why the interpreter computes everything; empty if plans may."""
        return self._evaluation.unplanned

    @property
    def programs(self) -> Sequence[Executable]:
        """The programs that have run, where the engine runs each as a whole."""
        return tuple(self._evaluation.ran)

    @property
    def counts(self) -> Counts:
        """The counts of work done so far."""
        return self._state.counts

    @property
    def requests(self) -> tuple[Request, ...]:
        """The requests for values and gradients, how each was computed, and why."""
        return tuple(self._evaluation.requests)

    def evaluate(self, expression: Expr[Any]) -> Any:
        """The value of an expression.

        Raises:
            ScopeError: when the computation is closed.
            BindingError: when an input is not bound.
            SizeError: when a label would have two sizes.
        """
        if in_worker():
            return self._interpret(expression)
        evaluation, found = self._evaluation, self._state.values.get(expression)
        if found is not None and expression is evaluation.latest:
            self._require_open()
            return settled(found)  # nothing is left to record, so that no turn is needed
        with self._use.turn():
            self._require_open()
            return self._value_of(expression)

    def _value_of(self, expression: Node) -> Any:
        """Return the value of an expression, with exclusive use of the computation."""
        found = self._state.values.get(expression)
        if found is None:
            return self._evaluation.value(expression, self._interpret)
        self._evaluation.note(expression)
        return settled(found)

    def evaluate_to_keep(self, expression: Expr[Any]) -> Any:
        """The value of an expression, for use after the computation: it is no view of data that are bound."""
        value = self.evaluate(expression)
        return value.own() if self._state.is_bound(value._array) else value

    def _interpret(self, expression: Node) -> AnyTensor:
        """Interpret an expression, node by node."""
        if in_worker():  # the coordinating thread holds the lock, and waits for this one
            with self._state.workers.turn():
                return evaluate(self._state, expression)
        if self._executor is None:
            return evaluate(self._state, expression)
        return ParallelForward(self._state, self._executor).evaluate(expression)

    @overload
    def values(self, state: Expr[X]) -> X: ...
    @overload
    def values(self, state: object) -> Any: ...
    @shortened
    def values(self, state: Any) -> Any:
        """The values of several expressions, by one plan, which computes common parts once.

        Args:
            state: an expression, or a tuple, list, dict, named tuple or dataclass of such, as functions of
                :mod:`typedtensor.transforms` give them.

        Raises:
            AxisError: when it holds something that is no expression.
            ScopeError: as :meth:`evaluate`, and so on.

        >>> from typedtensor import Param, given, value_and_grad
        >>> x = Param(Tensor[()](3.0))
        >>> with given() as computation:
        ...     print(computation.values(value_and_grad(lambda z: z * z, x)))
        (Tensor[()](9.), Tensor[()](6.))
        """
        if isinstance(state, Expr):
            return self.evaluate(state)
        leaves, structure = expressions_in(state, "the argument of values")
        if in_worker():
            return structure.rebuild([self._interpret(leaf) for leaf in leaves])
        with self._use.turn():
            self._require_open()
            values = self._state.values
            left = [x for x in dict.fromkeys(leaves) if isinstance(x, (App, Dynamic)) and x not in values]
            if len(left) > 1:
                self._evaluation.value(left[0], self._interpret, left[1:])
            return structure.rebuild([self._value_of(leaf) for leaf in leaves])

    @overload
    def compute(self, state: Expr[X]) -> X: ...
    @overload
    def compute(self, state: object) -> Any: ...
    def compute(self, state: Any) -> Any:
        """The values of expressions, in a computation that is opened and closed for them: one line in a notebook.

        Args:
            state: as for :meth:`values`.

        Raises:
            ScopeError: when the computation is open, or was.

        >>> from typedtensor import Axis, Input, given
        >>> class Row(Axis): ...
        >>> x = Input(Tensor[Row])
        >>> given(x.bind(Tensor[Row]([1.0, 2.0]))).compute(x.sum(Row))
        Tensor[()](3.)
        """
        with self:
            return self.values(state)

    @shortened
    def gradients(self, loss: Expr[Tensor[()]], *expressions: PyTree) -> Gradients:
        """The gradients of a scalar.

        Args:
            loss: the expression to differentiate.
            expressions: what for, expressions or tuples, lists, dicts, named tuples and dataclasses of such; all
                parameters if none is given. The gradient for a real expression that the loss does not depend on is
                zero.

        Raises:
            AxisError: when it is asked for something that is no expression.
            GradientError: when the loss is no real scalar, or there is no gradient on the way.
        """
        if all(isinstance(x, Expr) for x in expressions):
            leaves: Any = expressions
        else:
            leaves = tuple(x for tree in expressions for x in expressions_in(tree, "an argument of gradients")[0])
        found, _ = self.backward_into(loss, leaves)
        assert found is not None  # no consumer was given
        return found

    def backward_into(
        self,
        loss: Expr[Tensor[()]],
        targets: Collection[Node],
        on_start: OnStart | None = None,
        also: Sequence[Node] = (),
        history: History | None = None,
    ) -> tuple[Gradients | None, Result | None]:
        """Return the gradients by some nodes; by all parameters if none is named; for a step by those in a frozen set.

        Returns:
            The gradients, None if a step has consumed them; and the results of a plan, if one has computed them now.

        Raises:
            GradientError: as :meth:`gradients`.
        """
        require_scalar(loss)
        with (self._state.workers if in_worker() else self._use).turn():
            step, evaluation = on_start is not None, self._evaluation
            for place in ((loss, ()), (loss, targets)) if step else ((loss, targets),):
                if place in self._gradients:
                    return self._gradients[place], None
            self._require_open()
            found: Gradients
            outcome = evaluation.gradients(loss, targets, on_start, also, history)
            if isinstance(outcome, Result):
                array, by = outcome.ran.gradients, outcome.targets
                if array is None:
                    return None, outcome
                apart = {} if step else self._apart(targets, by)
                target = self._target if (step or not targets) and outcome.shared is None else None
                found = SideBySide(by, array, outcome.plan.kinds, target, apart, outcome.shared)
                whole = outcome.query.wanted is None
            else:
                held = evaluation.held
                of, whole = interpreted_gradients(self._state, held, loss, targets, self._interpret, self._executor)
                found = Gradients(of, {} if step else self._apart(targets, of))
                if outcome.entry is not None:
                    for x in also:  # interpreting checks the sizes of their labels
                        self._interpret(x)
                evaluation.record("step" if step else "gradients", loss, evaluation.settled(outcome))
            self._gradients[loss, () if step and whole else targets] = found
            return found, outcome if isinstance(outcome, Result) else None

    def take_step(
        self,
        loss: Expr[Tensor[()]],
        parameters: frozenset[Param[Any]],
        also: Sequence[Expr[Any]],
        bound: BoundSteps,
        store: Store | None,
        number: int,
    ) -> Sequence[Assignment] | None:
        """Make a bound step, if the computation has no gradients yet, and the parameters have its values.

        Returns:
            The assignments that commit the step; None if the step has to take another path.
        """
        state, evaluation, target = self._state, self._evaluation, self._target
        if store is None or self._phase != "open" or self._gradients or self._reason or state.observers:
            return None
        if state.before is not None:
            return None  # an earlier step has changed parameters
        known: Description | str
        beside: Sequence[Node] = ()
        if also:
            query = evaluation.gradient_query(loss, parameters, also)
            if isinstance(query, str):
                return None
            known, beside = query.known, query.beside
        else:
            known = PLANS.descriptions.of(loss, evaluation.expand, state.values)
            if isinstance(known, str):
                return None
        programs = PLANS.programs(known)
        steps = bound.find(programs, known, also, target, store)
        if steps is None or raises():  # the interpreter reports which node raised
            return None
        leaves = [*map(known.leaves.__getitem__, steps.others)]
        values, arrays = state.read(leaves, target.array_of)
        sized = steps.sized.get(shapes_key(arrays, state.sizes.known))
        if sized is None:
            return None
        made = sized.run(state, programs, arrays, number)
        if made is None:
            return None
        state.values.update(zip(leaves, values, strict=True))
        if loss not in state.values:
            state.values[loss] = loss.tensor_type.wrap(made.loss)
        if len(state.sizes.known) < len(sized.sizes):
            state.sizes.complete(sized.sizes, loss.describe)
        further = dict(zip(sized.places, made.further, strict=True)) if made.further else {}
        evaluation.computed.append(Computed(loss, known, programs, further, beside))
        state.counts.planned += 1
        evaluation.record("step", loss, ran=sized.step.ran)
        return made.assignments

    def _apart(self, expressions: Collection[Node], found: Collection[Node]) -> dict[Node, AnyTensor]:
        """Return the values of real expressions without a gradient, which is zero with their sizes."""
        met = set(found)
        return {x: self.evaluate(x) for x in expressions if x not in met and x.tensor_type.kind == "real"}

    def expand(self, part: Dynamic[Any]) -> Expr[Any]:
        """Return the expansion of a dynamic part: its body runs, once, without computing the returned expression.

        Raises:
            ScopeError: the computation is closed.
        """
        with (self._state.workers if in_worker() else self._use).turn():
            self._require_open()
            return expand(self._state, part)

    def operands_of(self, expression: Expr[Any]) -> tuple[Expr[Any], ...]:
        """Return the operands of an expression; for a computed dynamic part, its expansion."""
        return self._state.operands(expression)

    def watch(self, observer: Observer) -> None:
        """Add an observer of the nodes computed from now on.

        Raises:
            BindingError: the argument is not an observer.
        """
        self._state.watch(observer)
