"""Computations: scopes in which expressions have values.

::

    with given(image.bind(images), digit.bind(digits)) as computation:
        loss.value                             # each node is computed at most once in the scope
        computation.gradients(loss)[weight]    # by reference-counted reverse mode
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Executor
from contextlib import AbstractContextManager, ExitStack
from types import TracebackType
from typing import Any, Self, TypeVar

from typedtensor.ad.graph import Node, parameters_of, require_scalar, topological_order
from typedtensor.axes import Label
from typedtensor.errors import BindingError, ScopeError
from typedtensor.execution.backward import TensorAlgebra, differentiate
from typedtensor.execution.deltas import Counts
from typedtensor.execution.forward import evaluate, expand
from typedtensor.execution.gradients import Gradients, SideBySide
from typedtensor.execution.liveness import unreachable_values
from typedtensor.execution.parallel import ParallelForward
from typedtensor.execution.parallel_backward import ParallelBackward
from typedtensor.execution.pool import in_worker, shared_pool, small_blas_pools
from typedtensor.execution.state import Observer, State
from typedtensor.expr import Binding, Expr, Input
from typedtensor.origin import caller_line
from typedtensor.plan import PLANS, Begin, Interpreted, Made
from typedtensor.scope import CURRENT, MODE, PLANNED, Mode, Scope
from typedtensor.tensor import Tensor

T = TypeVar("T")


class Computation:
    """An evaluation of expressions for given inputs; made by :func:`given`.

    Values are computed when they are asked for, each node at most once, at the parameters as they are when a
    node first reads them. A computation sees the inputs of the computations around it. It holds the values until
    it is closed, by the end of its ``with`` block, also when that ends with an exception. A value that nobody can
    ask for any more is let go of earlier, as gradients are passed back over it.
    """

    def __init__(
        self,
        bindings: Mapping[Input[Any], Binding[Any]],
        *,
        threads: int | None,
        executor: Executor | None,
        eager: bool,
        check_finite: bool,
        plan: bool,
        without: Collection[str],
    ) -> None:
        self._plan = plan and executor is None and threads is None and not (eager or check_finite)
        self._without = without
        self._mode = Mode.EAGER if eager else Mode.LAZY
        self._state = State(bindings, caller_line(), check_finite)
        self._threads, self._executor = threads, executor
        self._gradients: dict[tuple[Node, ...], Gradients] = {}
        self._around: tuple[Scope | None, Mode, bool] = None, Mode.LAZY, True
        self._phase = "new"
        self._lock = threading.RLock()
        self._resources: ExitStack | None = None

    def __enter__(self) -> Self:
        if self._phase != "new":
            raise ScopeError(
                f"the computation made at {self._state.origin} is {self._phase}: make another one with given(...)"
            )
        for binding in self._state.bindings.values():
            self._state.sizes.observe_tensor(binding.value, binding.describe)
        if self._threads is not None:
            if self._threads > 1 and self._executor is None:
                self._executor = shared_pool(self._threads)
            self._released().enter_context(small_blas_pools())
        outer = CURRENT.get()
        self._state.outer = outer._state if isinstance(outer, Computation) else None
        self._around = outer, MODE.get(), PLANNED.get()
        _set_current(self, self._mode, self._plan)
        self._phase = "open"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> bool | None:
        self._phase = "closed"
        try:
            return self._resources.__exit__(kind, error, traceback) if self._resources is not None else None
        finally:
            with self._lock:
                self._state.clear()
                self._gradients.clear()
            # Generators and tasks may leave computations in another order than they have entered them.
            while isinstance(outer := self._around[0], Computation) and outer._phase == "closed":
                self._around = outer._around
            if CURRENT.get() is self:
                _set_current(*self._around)

    @property
    def sizes(self) -> Mapping[Label, int]:
        """The sizes of the labels seen so far."""
        return self._state.sizes.known

    @property
    def counts(self) -> Counts:
        """What has been done so far."""
        return self._state.counts

    def evaluate(self, expression: Expr[Any]) -> Any:
        """The value of an expression.

        Raises:
            ScopeError: when the computation is closed.
            BindingError: when an input is not bound.
            SizeError: when a label would have two sizes.
        """
        if in_worker():  # the coordinating thread holds the lock, and waits for this one
            with self._state.workers:
                return evaluate(self._state, expression)
        with self._lock:
            self._require_open()
            if expression in self._state.values:
                return self._state.values[expression]
            if self._executor is None:
                return evaluate(self._state, expression)
            return ParallelForward(self._state, self._executor).evaluate(expression)

    def gradients(self, loss: Expr[Tensor[()]], *expressions: Expr[Any]) -> Gradients:
        """The gradients of a scalar.

        Args:
            loss: what is differentiated.
            expressions: what for; all parameters if none is given.

        Raises:
            GradientError: when the loss is no real scalar, or there is no gradient on the way.
        """
        found = self._differentiated(loss, expressions, None)
        assert found is not None  # nothing takes them
        return found

    def descend(self, loss: Expr[Tensor[()]], begin: Begin) -> Gradients | None:
        """The gradients of a scalar for all parameters, or None if they were taken in parts as they were computed.

        Args:
            loss: what is differentiated.
            begin: may be told which parameters it depends on; gives what takes their gradients, or None.

        Raises:
            GradientError: as :meth:`gradients`.
        """
        return self._differentiated(loss, (), begin)

    def _differentiated(
        self, loss: Expr[Tensor[()]], expressions: tuple[Expr[Any], ...], begin: Begin | None
    ) -> Gradients | None:
        require_scalar(loss)
        with self._state.workers if in_worker() else self._lock:
            key = (loss, *expressions)
            found = self._gradients.get(key)
            if found is None:
                planned = self._run_plan(loss, expressions, begin)
                if isinstance(planned, Made):
                    found = self._accept_plan(loss, expressions, planned)
                    if found is None:
                        return None
                else:
                    self.evaluate(loss)
                    found = self._differentiate(loss, expressions)
                    if planned is not None:
                        planned.succeeded(self._state.sizes.known)
                self._gradients[key] = found
            return found

    def _run_plan(self, loss: Node, expressions: tuple[Node, ...], begin: Begin | None) -> Made | Interpreted | None:
        """The gradients by a plan, if there is one."""
        state = self._state
        if not self._plan or state.observers:
            return None
        self._require_open()
        return PLANS.gradients(
            loss,
            expressions,
            state.leaf_value,
            state.sizes.known,
            learn=functools.partial(state.sizes.accept, source=loss.describe),
            computed=state.values,
            expand=functools.partial(expand, state),
            without=self._without,
            begin=begin,
        )

    def _accept_plan(self, loss: Node, expressions: tuple[Node, ...], made: Made) -> Gradients | None:
        """Take over what a plan gave. What the computation has seen before stays as it was seen."""
        state = self._state
        values = state.values
        for leaf, value in zip(made.leaves, made.values, strict=True):
            if leaf not in values:
                values[leaf] = value
        if loss not in values:
            values[loss] = loss.tensor_type.wrap(made.loss)
        state.counts.planned += 1
        if made.gradients is None:
            return None
        return SideBySide(made.targets, made.gradients, made.apart, not expressions)

    def _differentiate(self, loss: Node, expressions: tuple[Node, ...]) -> Gradients:
        order = topological_order(loss, self._state.operands)
        droppable = unreachable_values(self._state, order)
        targets = set(expressions or parameters_of(order))
        algebra = TensorAlgebra(self._state, self.evaluate, droppable)
        run = ParallelBackward(algebra, self._executor).reverse if self._executor and not in_worker() else None
        return Gradients(differentiate(algebra, order, targets, run))

    def operands_of(self, expression: Expr[Any]) -> tuple[Expr[Any], ...]:
        """What an expression is computed from; a dynamic part, once it is computed, from what it turned out to be."""
        return self._state.operands(expression)

    def attach(self, resource: AbstractContextManager[T]) -> T:
        """Enter a resource (an open file, a memory map), which is released once, when the computation closes."""
        self._require_open()
        return self._released().enter_context(resource)

    def on_close(self, callback: Callable[[], object]) -> None:
        """Call a function once, when the computation closes."""
        self._require_open()
        self._released().callback(callback)

    def _released(self) -> ExitStack:
        """What is released when the computation closes."""
        if self._resources is None:
            self._resources = ExitStack()
        return self._resources

    def watch(self, observer: Observer) -> None:
        """Let an observer see each node that is computed from now on.

        Raises:
            BindingError: when it is none.
        """
        if not (hasattr(observer, "forward") and hasattr(observer, "backward")) or isinstance(observer, type):
            raise BindingError(
                f"watch takes an observer, with methods forward and backward, as Profile(), not {observer!r}"
            )
        self._state.observers.append(observer)

    def _require_open(self) -> None:
        if self._phase != "open":
            raise ScopeError(
                f"the computation made at {self._state.origin} is "
                f"{'closed' if self._phase == 'closed' else 'not open yet'}: "
                "ask for values and gradients inside its `with` block"
            )


def _set_current(scope: Scope | None, mode: Mode, plan: bool) -> None:
    CURRENT.set(scope)
    MODE.set(mode)
    PLANNED.set(plan)
