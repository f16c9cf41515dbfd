"""A function of one example as a function of a batch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

from typedtensor.control.function_names import name_of
from typedtensor.control.maps import map_over
from typedtensor.control.steps import Sequence
from typedtensor.core.axes import Axis, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor

T = TypeVar("T", bound=Axis)
A = TypeVarTuple("A")
B = TypeVarTuple("B")
E = TypeVar("E")
E1 = TypeVar("E1")
E2 = TypeVar("E2")
E3 = TypeVar("E3")
F_co = TypeVar("F_co", bound=Callable[..., Any], covariant=True)


class Batched(Module, Generic[F_co]):
    """A function of each element along an axis; made by :func:`batched`. Its parameters are those of the function."""

    def __init__(self, function: Callable[..., Any], axis: Any) -> None:
        self.function, self.axis = function, label_of(axis)

    @property
    def __call__(self) -> F_co:
        """The function of tensors with the axis in front."""
        return self._run  # type: ignore[return-value]  # its exact type is that of batched

    def _run(self, *xs: Any) -> Any:
        given: Any = xs[0] if len(xs) == 1 else xs
        return map_over(self.function, given, self.axis)

    def fields(self) -> list[tuple[str, object]]:
        """The fields of the function, if it is a module."""
        return self.function.fields() if isinstance(self.function, Module) else []

    def __repr__(self) -> str:
        return f"batched({name_of(self.function)}, {label_name(self.axis)})"


@overload
def batched(
    function: Callable[[Expr[Tensor[*A]]], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Expr[Tensor[T, *A]]], Expr[Tensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E]], Expr[Tensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E], Expr[IntTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E]], Expr[IntTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E], Expr[BoolTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E]], Expr[BoolTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[Tensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2], Expr[IntTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[IntTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2], Expr[BoolTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[BoolTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2, E3], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[Tensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2, E3], Expr[IntTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[IntTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2, E3], Expr[BoolTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[BoolTensor[T, *B]]]]: ...
def batched(function: Any, axis: Any) -> Any:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front.

    Args:
        function: from an example, in up to three tensors of any kinds, to a result. If it is a module, the result has
            its parameters.
        axis: the axis of the examples.

    See also: :func:`map_over`, ``jax.vmap``.

    >>> from typedtensor import Axis, Const, Expr, IntTensor, Tensor, given
    >>> from typedtensor.ops import as_real
    >>> class Batch(Axis): ...
    >>> class Hidden(Axis): ...
    >>> def norm(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[()]]:
    ...     return (x * x).sum()
    >>> with given():
    ...     print(batched(norm, Batch)(Const(Tensor[Batch, Hidden]([[3.0, 4.0], [0.0, 1.0]]))).value)
    Tensor[Batch=2]([25.,  1.])
    >>> def inner(x: Expr[Tensor[Hidden]], y: Expr[IntTensor[Hidden]]) -> Expr[Tensor[()]]:
    ...     return (x * as_real(y)).sum()
    >>> x, y = Tensor[Batch, Hidden]([[3.0, 4.0], [0.0, 1.0]]), IntTensor[Batch, Hidden]([[1, 1], [5, 6]])
    >>> with given():
    ...     print(batched(inner, Batch)(Const(x), Const(y)).value)
    Tensor[Batch=2]([7., 6.])
    """
    return Batched(function, axis)
