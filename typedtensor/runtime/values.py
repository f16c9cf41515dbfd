"""Models on plain tensors: without an explicit computation, and without derivatives."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar, overload

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.base.lasting import Recent
from typedtensor.core.expr import App, Const, Expr, Input
from typedtensor.core.pytree import Dataclass, flatten
from typedtensor.core.scope import MODE, OPERANDS, PLANNED, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable
from typedtensor.coroutines import Dynamic
from typedtensor.errors import AxisError
from typedtensor.lowering.failures import comes_again
from typedtensor.runtime.opening import given
from typedtensor.specialization.fingerprint import is_pure
from typedtensor.specialization.identity import IdentityTable

LARGE = 50
"""The least number of operations of a planned model: building its expression at each call costs half as many."""

MOST_SIZES = 128
"""The number of sizes for which a function's plan, or its absence, is cached."""

MOST_UNPLANNED = 3
"""The number of failed attempts after which no plan is attempted."""

NEVER = MOST_UNPLANNED + 1


class _Met:
    """The record of a function for tensors of certain types and sizes.

    Attributes:
        unplanned: the number of failed attempts to plan since the last success; None without an attempt.
    """

    unplanned: int | None = None


_MET: IdentityTable[Any, Recent[_Met]] = IdentityTable()

X = TypeVar("X", bound=AnyTensor)
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)


@overload
def plain(function: Callable[[Expr[X]], Expr[Y]], /) -> Callable[[X], Y]: ...


@overload
def plain(function: Callable[[Expr[X1], Expr[X2]], Expr[Y]], /) -> Callable[[X1, X2], Y]: ...


@overload
def plain(function: Callable[[Expr[X1], Expr[X2], Expr[X3]], Expr[Y]], /) -> Callable[[X1, X2, X3], Y]: ...


@overload
def plain(
    function: Callable[..., tuple[Any, ...] | list[Any] | Mapping[Any, Any] | Dataclass], /
) -> Callable[..., Any]: ...


@overload
def plain(function: Callable[..., Expr[Y]], /) -> Callable[..., Y]: ...


def plain(function: Callable[..., Any], /) -> Callable[..., Any]:
    """A model as a function of tensors, at the present values of its parameters.

    Each operation computes immediately, and no intermediate value is kept, so this is the way to predict. The model's
    code is the same as for expressions and computes the same numbers.

    If you call a large model of library operations again with tensors of the same types and sizes, the library traces
    it into an expression and runs a plan of it; ``given(plan=False)`` disables this.

    Args:
        function: a module, a pipeline, or any function of expressions, states and other values that returns an
            expression, or a tuple, list, dict, named tuple or dataclass of expressions. The result has tensors in their
            places.

    >>> from typedtensor import Axis, Param, Tensor
    >>> class Row(Axis): ...
    >>> weight = Param(Tensor[()](3.0))
    >>> def scaled(x: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
    ...     return x * weight
    >>> plain(scaled)(Tensor[Row]([1.0, 2.0]))
    Tensor[Row=2]([3., 6.])
    """

    def at_once(*tensors: Any) -> Any:
        operands = (*OPERANDS.get(), *[x for x in tensors if isinstance(x, AnyTensor)])
        with Setting({MODE: Mode.PLAIN, OPERANDS: operands}, None):
            result = function(*tensors)
        return _valued(result)

    def run(*tensors: Any) -> Any:
        sizes = _sizes(tensors)
        met = None if sizes is None else _met(function, sizes)
        if met is None:
            return at_once(*tensors)
        if met.unplanned is None or met.unplanned > MOST_UNPLANNED:
            found = at_once(*tensors)
            met.unplanned = met.unplanned or 0
            return found
        try:
            value, planned = _planned(function, tensors)
        except Exception as error:
            found = at_once(*tensors)  # an error is raised in the line of the model at fault
            if not comes_again(error, partial(_planned, function, tensors)):
                raise
            met.unplanned = NEVER
            return found
        met.unplanned = 0 if planned else met.unplanned + 1
        if value is None:
            met.unplanned = NEVER
            return at_once(*tensors)
        return value

    return run


def _valued(result: Any) -> Any:
    """Return a function's result with parameters and constants replaced by their values."""
    if isinstance(result, AnyTensor):
        return result
    if isinstance(result, (Variable, Const)):
        return result.value
    try:
        leaves, structure = flatten(result, "the result of a model")
    except AxisError:  # the result also holds objects that are not expressions
        return result
    return structure.rebuild([leaf.value if isinstance(leaf, (Variable, Const)) else leaf for leaf in leaves])


def _sizes(tensors: Sequence[Any]) -> Hashable:
    """Return the types and sizes of tensors as a key; None if they can have no plan."""
    if not PLANNED.get() or MODE.get() is not Mode.LAZY:
        return None
    if not all(isinstance(x, AnyTensor) and type(x._array) is np.ndarray for x in tensors):
        return None
    return tuple([(x.tensor_type.number, x.shape, x.dtype) for x in tensors])


def _met(function: Any, sizes: Hashable) -> _Met | None:
    """Return the record of a function for sizes."""
    found = _MET.get(function)
    if found is None:
        try:
            _MET[function] = found = Recent(MOST_SIZES)
        except TypeError:  # the function supports no weak references
            return None
    return found.get(sizes, _Met)


def _planned(function: Callable[..., Any], tensors: Sequence[AnyTensor]) -> tuple[AnyTensor | None, bool]:
    """Return the function's value by its expression, and whether a plan computed it; None to compute it eagerly."""
    inputs: list[Any] = [Input(x.tensor_type) for x in tensors]  # type: ignore[arg-type]  # a dynamic type
    result = function(*inputs)
    if not isinstance(result, Expr) or not _is_large(result):
        return None, False
    with given(*[x.bind(tensor) for x, tensor in zip(inputs, tensors, strict=True)]) as computation:
        value: AnyTensor = result.value
        return value, computation.counts.planned_values > 0


def _is_large(root: Node) -> bool:
    """Whether an expression has enough operations, all of the library, for a plan to pay."""
    met: set[Node] = set()
    stack = [root]
    count = 0
    while stack:
        node = stack.pop()
        if node in met:
            continue
        met.add(node)
        if isinstance(node, App):
            if not is_pure(node):
                return False
            count += 1
            stack.extend(node.operands)
        elif isinstance(node, Dynamic):
            return False
    return count >= LARGE
