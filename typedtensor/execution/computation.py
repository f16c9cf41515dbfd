"""Computations: scopes in which expressions have values.

::

    with given(image.bind(images), digit.bind(digits)) as computation:
        loss.value                             # each node is computed at most once in the scope
        computation.gradients(loss)[weight]    # by reference-counted reverse mode
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from contextvars import Token
from types import TracebackType
from typing import Any, Self

from typedtensor.axes import Label
from typedtensor.backends import namespace_of
from typedtensor.errors import BindingError, ScopeError
from typedtensor.execution.deltas import Counts, TensorDeltas
from typedtensor.execution.gradients import Gradients
from typedtensor.execution.graph import Node, parameters_of, require_scalar, topological_order
from typedtensor.execution.reverse import reverse
from typedtensor.execution.sizes import SizeTable
from typedtensor.expr import App, Binding, Const, Expr, Input, Param
from typedtensor.ops.application import compute
from typedtensor.origin import caller_line
from typedtensor.scope import CURRENT, Scope
from typedtensor.tensor import AnyTensor, Tensor


class Computation:
    """An evaluation of expressions for given inputs; made by :func:`given`.

    Values are computed when they are asked for, each node at most once, at the parameters as they are when a
    node first reads them. A computation sees the inputs of the computations around it. It holds the values until
    it is closed, by the end of its ``with`` block, also when that ends with an exception.
    """

    def __init__(self, bindings: Mapping[Input[Any], Binding[Any]]) -> None:
        self._bindings = bindings
        self._values: dict[Node, AnyTensor] = {}
        self._gradients: dict[tuple[Node, ...], Gradients] = {}
        self._sizes = SizeTable()
        self._outer: Scope | None = None
        self._token: Token[Scope | None] | None = None
        self._state = "new"
        self._lock = threading.RLock()
        self._origin = caller_line()
        self.counts = Counts()

    def __enter__(self) -> Self:
        if self._state != "new":
            raise ScopeError(
                f"the computation made at {self._origin} is {self._state}: make another one with given(...)"
            )
        for binding in self._bindings.values():
            self._sizes.observe_tensor(binding.value, binding.describe)
        self._outer = CURRENT.get()
        self._token = CURRENT.set(self)
        self._state = "open"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._state = "closed"
        with self._lock:
            self._values.clear()
            self._gradients.clear()
        self._outer = None
        if self._token is not None:
            CURRENT.reset(self._token)
            self._token = None

    @property
    def sizes(self) -> Mapping[Label, int]:
        """The sizes of the labels seen so far."""
        return self._sizes.known

    def evaluate(self, expression: Expr[Any]) -> Any:
        """The value of an expression.

        Raises:
            ScopeError: when the computation is closed.
            BindingError: when an input is not bound.
            SizeError: when a label would have two sizes.
        """
        with self._lock:
            self._require_open()
            values = self._values
            stack: list[Node] = [expression]
            while stack:
                node = stack[-1]
                if node in values:
                    stack.pop()
                    continue
                waiting = [operand for operand in node.operands if operand not in values]
                if waiting:
                    stack.extend(reversed(waiting))
                    continue
                stack.pop()
                try:
                    values[node] = self._compute(node)
                except Exception as error:
                    error.add_note(f"while computing {node.describe()}")
                    raise
            return values[expression]

    def gradients(self, loss: Expr[Tensor[()]], *expressions: Expr[Any]) -> Gradients:
        """The gradients of a scalar.

        Args:
            loss: what is differentiated.
            expressions: what for; all parameters if none is given.

        Raises:
            GradientError: when the loss is no real scalar, or there is no gradient on the way.
        """
        require_scalar(loss)
        with self._lock:
            value = self.evaluate(loss)
            key = (loss, *expressions)
            found = self._gradients.get(key)
            if found is None:
                found = self._gradients[key] = self._differentiate(loss, value, expressions)
            return found

    def _differentiate(self, loss: Node, value: AnyTensor, expressions: tuple[Node, ...]) -> Gradients:
        order = topological_order(loss)
        targets = set(expressions or parameters_of(order))
        seed = loss.tensor_type.wrap(namespace_of(value._array).ones_like(value._array))
        deltas = TensorDeltas(self.counts)
        try:
            found = reverse(order, targets, self._values.__getitem__, seed, deltas)
        finally:
            deltas.release()
        return Gradients({node: _as_precise(delta, self._values[node]) for node, delta in found.items()})

    def _compute(self, node: Node) -> AnyTensor:
        self.counts.evaluated += 1
        if isinstance(node, App):
            array = compute(node, [self._values[operand]._array for operand in node.operands])
            for axis, position in node.introduced:
                self._sizes.observe(axis, array.shape[position], node.describe)
            value: AnyTensor = node.tensor_type.wrap(array)
            return value
        if isinstance(node, Input):
            binding = self._find(node)
            bound: AnyTensor = binding.value
            self._sizes.observe_tensor(bound, binding.describe)
            return bound
        assert isinstance(node, (Param, Const))
        leaf: AnyTensor = node.value
        self._sizes.observe_tensor(leaf, node.describe)
        return leaf

    def _find(self, node: Input[Any]) -> Binding[Any]:
        scope: Scope | None = self
        while isinstance(scope, Computation):
            if node in scope._bindings:
                return scope._bindings[node]
            scope = scope._outer
        raise BindingError(
            f"{node.describe()}, has no value in the computation made at {self._origin}: pass it one, as in "
            f"given({node.name or 'input'}.bind({node.tensor_type}(array)))"
        )

    def _require_open(self) -> None:
        if self._state != "open":
            raise ScopeError(
                f"the computation made at {self._origin} is {'closed' if self._state == 'closed' else 'not open yet'}: "
                "ask for values and gradients inside its `with` block"
            )


def given(*bindings: Binding[Any]) -> Computation:
    """A computation in which inputs have values, for a ``with`` statement.

    Args:
        bindings: ``input.bind(tensor)`` for each input that the values to be asked for depend on.

    Raises:
        BindingError: when an input is bound twice, or an argument is no binding.
        SizeError: on entering, when a label has two sizes.

    >>> from typedtensor import Axis, Input, Tensor, given
    >>> class Row(Axis): ...
    >>> x = Input(Tensor[Row])
    >>> with given(x.bind(Tensor[Row]([1.0, 2.0]))):
    ...     print((x * x).sum(Row).value)
    Tensor[()](5.)
    """
    bound: dict[Input[Any], Binding[Any]] = {}
    for binding in bindings:
        if not isinstance(binding, Binding):
            raise BindingError(f"given takes bindings, as in input.bind(tensor), not {type(binding).__name__}")
        if (first := bound.get(binding.input)) is not None:
            raise BindingError(
                f"{binding.input.describe()}, is bound twice: at {first.origin} and at {binding.origin}; bind it once"
            )
        bound[binding.input] = binding
    return Computation(bound)


def _as_precise(delta: AnyTensor, value: AnyTensor) -> AnyTensor:
    """A gradient has the precision of what it is the gradient for."""
    if delta.dtype == value.dtype:
        return delta
    array = namespace_of(delta._array).astype(delta._array, value.dtype)
    made: AnyTensor = delta.tensor_type.wrap(array)
    return made
