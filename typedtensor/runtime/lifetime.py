"""The lifetime of a computation: entering, leaving, and releasing its resources."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AbstractContextManager, ExitStack
from types import TracebackType
from typing import Any, Self, TypeVar

from typedtensor.base.ending import Statement, at_end, exit_method
from typedtensor.base.exclusive import Exclusive
from typedtensor.core.scope import CURRENT, MODE, PLANNED, Mode, Scope
from typedtensor.errors import ScopeError
from typedtensor.runtime.pool import SMALL_BLAS_POOLS, shared_pool
from typedtensor.runtime.state import State

T = TypeVar("T")


class Lifetime:
    """A scope that is entered once: new, open, closed.

    An interrupt may come at any point of entering and leaving; the next scope to be entered closes scopes left open.
    """

    statement: Statement | None = None
    """The ``with`` statement of this computation; None for one that is entered by hand or by an ``ExitStack``."""

    _phase = "new"
    _around: tuple[Scope | None, Mode, bool] = None, Mode.LAZY, True
    _resources: ExitStack | None = None
    _ending: Statement | None = None

    _state: State
    _use: Exclusive
    _mode: Mode
    _reason: str
    _threads: int | None
    _executor: Executor | None

    def __enter__(self) -> Self:
        if self._phase != "new":
            raise ScopeError(
                f"the computation made at {self._state.origin} is {self._phase}: make another one with given(...)"
            )
        while isinstance(outer := CURRENT.get(), Lifetime) and outer._is_left:
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
            if isinstance(outer, Lifetime):
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
            self._forget()
            # Generators and tasks may leave computations in another order than they entered them.
            while isinstance(outer := self._around[0], Lifetime) and outer._phase == "closed":
                self._around = outer._around
            current: object = CURRENT.get()
            if current is self:
                around, mode, planned = self._around
                if MODE.get() is not mode:
                    MODE.set(mode)
                if PLANNED.get() is not planned:
                    PLANNED.set(planned)
                CURRENT.set(around)  # last: until here the computation counts as not left

    def _forget(self) -> None:
        """Release computed values; the base class has none."""

    def attach(self, resource: AbstractContextManager[T]) -> T:
        """Enter a resource (an open file, a memory map), which is released once, when the computation closes."""
        self._require_open()
        return self._released().enter_context(resource)

    def on_close(self, callback: Callable[[], object]) -> None:
        """Call a function once, when the computation closes."""
        self._require_open()
        self._released().callback(callback)

    def _released(self) -> ExitStack:
        """Return the resources to release when the computation closes."""
        if self._resources is None:
            self._resources = ExitStack()
        return self._resources

    def _require_open(self) -> None:
        if self._phase != "open":
            raise ScopeError(
                f"the computation made at {self._state.origin} is "
                f"{'closed' if self._phase == 'closed' else 'not open yet'}: request values and gradients inside "
                "its `with` block"
            )
