"""``tree_map``: a function of each leaf of pytrees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, overload

from typedtensor.core.expr import Const, Expr
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import Collection, flatten, flatten_like
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import AxisError

S = TypeVar("S", bound=Collection)  # excludes expressions: the result type would be that of a parameter
X = TypeVar("X", bound=AnyTensor)


@overload
def tree_map(f: Callable[..., Any], tree: Expr[X], /, *others: Expr[X]) -> Expr[X]: ...
@overload
def tree_map(f: Callable[..., Any], tree: S, /, *others: S) -> S: ...
def tree_map(f: Callable[..., Any], tree: Any, /, *others: Any) -> Any:
    """Apply a function to each leaf of a pytree, or to the corresponding leaves of several.

    Args:
        f: from a leaf of each pytree, in order, to an expression or a tensor with the same axes.
        tree: an expression, a module, or a tuple, list, dict, named tuple or dataclass of pytrees.
        others: pytrees of the same structure, kinds and axes.

    Raises:
        AxisError: when a structure differs, or ``f`` returns another type.

    See also: ``jax.tree.map``, ``torch.utils._pytree.tree_map``.

    >>> from typedtensor import Axis, given, value_and_grad
    >>> from typedtensor.nn import Linear
    >>> class In(Axis, size=2): ...
    >>> class Out(Axis, size=1): ...
    >>> from typedtensor.core.tensor import Tensor
    >>> x = Const(Tensor[In]([1.0, 2.0]))
    >>> def loss(layer: Linear[In, Out]) -> Expr[Tensor[()]]:
    ...     return (layer(x) * layer(x)).sum()
    >>> layer = Linear(In, Out, seed=0)
    >>> value, slope = value_and_grad(loss, layer)
    >>> moved = tree_map(lambda p, g: p - g * 0.05, layer, slope)
    >>> with given():
    ...     print(value.value.item() > loss(moved).value.item())
    True
    """
    leaves, structure = flatten(tree, "the state of tree_map")
    rows = [leaves, *(flatten_like(x, structure, "another state of tree_map", "the first", "all") for x in others)]
    result: list[Any] = []
    for row in zip(*rows, strict=True):
        y, wanted = f(*row), row[0].tensor_type
        if not isinstance(y, Operand) or y.tensor_type is not wanted:
            found = y.tensor_type if isinstance(y, Operand) else repr(y)
            raise AxisError(
                f"the function of tree_map must return {wanted} for a leaf of this type, but returned {found}"
            )
        result.append(y)
    if any(isinstance(y, Expr) for y in result):
        result = [y if isinstance(y, Expr) else Const(y) for y in result]
    return structure.rebuild(result)
