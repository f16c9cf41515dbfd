# Generated from typedtensor/control/scans.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Callable
from typing import Any, Generic, TypeVar, TypeVarTuple, overload
from typedtensor.control.steps import Four, Sequence, Step1, Step2, Step3, Step4, Three, Two
from typedtensor.core.axes import T
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
MYPY: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typedtensor.control.steps import Along
    _A1s = TypeVarTuple("_A1s")
    _A2s = TypeVarTuple("_A2s")
    _A3s = TypeVarTuple("_A3s")
    _A4s = TypeVarTuple("_A4s")
S = TypeVar('S')
X = TypeVar('X', bound=AnyTensor)
E = TypeVar('E')
E1 = TypeVar('E1')
E2 = TypeVar('E2')
E3 = TypeVar('E3')
E4 = TypeVar('E4')
Y = TypeVar('Y')
A = TypeVarTuple('A')
B = TypeVarTuple('B')
F_co = TypeVar('F_co', bound=Callable[..., Any], covariant=True)
@overload
def scan(step: Step1[Expr[X], E, Expr[Tensor[*B,]]], start: Expr[X], xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[Tensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step1[Expr[X], E, Expr[IntTensor[*B,]]], start: Expr[X], xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step1[Expr[X], E, Expr[BoolTensor[*B,]]], start: Expr[X], xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[BoolTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step2[Expr[X], E1, E2, Expr[Tensor[*B,]]], start: Expr[X], xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[Tensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step2[Expr[X], E1, E2, Expr[IntTensor[*B,]]], start: Expr[X], xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step2[Expr[X], E1, E2, Expr[BoolTensor[*B,]]], start: Expr[X], xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[BoolTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step3[Expr[X], E1, E2, E3, Expr[Tensor[*B,]]], start: Expr[X], xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[Tensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step3[Expr[X], E1, E2, E3, Expr[IntTensor[*B,]]], start: Expr[X], xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step3[Expr[X], E1, E2, E3, Expr[BoolTensor[*B,]]], start: Expr[X], xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[BoolTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step4[Expr[X], E1, E2, E3, E4, Expr[Tensor[*B,]]], start: Expr[X], xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[Tensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step4[Expr[X], E1, E2, E3, E4, Expr[IntTensor[*B,]]], start: Expr[X], xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step4[Expr[X], E1, E2, E3, E4, Expr[BoolTensor[*B,]]], start: Expr[X], xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> tuple[Expr[X], Expr[BoolTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step1[S, E, Expr[Tensor[*B,]]], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[Tensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step1[S, E, Expr[IntTensor[*B,]]], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[IntTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step1[S, E, Expr[BoolTensor[*B,]]], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[BoolTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step2[S, E1, E2, Expr[Tensor[*B,]]], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[Tensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step2[S, E1, E2, Expr[IntTensor[*B,]]], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[IntTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step2[S, E1, E2, Expr[BoolTensor[*B,]]], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[BoolTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step3[S, E1, E2, E3, Expr[Tensor[*B,]]], start: S, xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[Tensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step3[S, E1, E2, E3, Expr[IntTensor[*B,]]], start: S, xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[IntTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step3[S, E1, E2, E3, Expr[BoolTensor[*B,]]], start: S, xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[BoolTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step4[S, E1, E2, E3, E4, Expr[Tensor[*B,]]], start: S, xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[Tensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step4[S, E1, E2, E3, E4, Expr[IntTensor[*B,]]], start: S, xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[IntTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step4[S, E1, E2, E3, E4, Expr[BoolTensor[*B,]]], start: S, xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> tuple[S, Expr[BoolTensor[T, *B]]]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step1[S, E, Y], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> tuple[S, Any]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step2[S, E1, E2, Y], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> tuple[S, Any]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step3[S, E1, E2, E3, Y], start: S, xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> tuple[S, Any]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
@overload
def scan(step: Step4[S, E1, E2, E3, E4, Y], start: S, xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> tuple[S, Any]:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output."""
if not MYPY:
    @overload
    def scan(step: Callable[[Expr[X], Expr[Tensor[*_A1s]]], tuple[Expr[X], Expr[Any]]], start: Expr[X], xs: Expr[Tensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> tuple[Expr[X], Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[Expr[X], Expr[IntTensor[*_A1s]]], tuple[Expr[X], Expr[Any]]], start: Expr[X], xs: Expr[IntTensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> tuple[Expr[X], Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[Expr[X], Expr[BoolTensor[*_A1s]]], tuple[Expr[X], Expr[Any]]], start: Expr[X], xs: Expr[BoolTensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> tuple[Expr[X], Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[Expr[X], E], tuple[Expr[X], Expr[Any]]], start: Expr[X], xs: Along[T, E], over: type[T], *, reverse: bool = False) -> tuple[Expr[X], Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[Expr[X], Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]]], tuple[Expr[X], Expr[Any]]], start: Expr[X], xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]]], over: type[T], *, reverse: bool = False) -> tuple[Expr[X], Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[Expr[X], Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]], Expr[Tensor[*_A3s]]], tuple[Expr[X], Expr[Any]]], start: Expr[X], xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]], Expr[Tensor[T, *_A3s]]], over: type[T], *, reverse: bool = False) -> tuple[Expr[X], Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[Expr[X], Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]], Expr[Tensor[*_A3s]], Expr[Tensor[*_A4s]]], tuple[Expr[X], Expr[Any]]], start: Expr[X], xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]], Expr[Tensor[T, *_A3s]], Expr[Tensor[T, *_A4s]]], over: type[T], *, reverse: bool = False) -> tuple[Expr[X], Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[S, Expr[Tensor[*_A1s]]], tuple[S, Expr[Any]]], start: S, xs: Expr[Tensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> tuple[S, Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[S, Expr[IntTensor[*_A1s]]], tuple[S, Expr[Any]]], start: S, xs: Expr[IntTensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> tuple[S, Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[S, Expr[BoolTensor[*_A1s]]], tuple[S, Expr[Any]]], start: S, xs: Expr[BoolTensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> tuple[S, Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[S, E], tuple[S, Expr[Any]]], start: S, xs: Along[T, E], over: type[T], *, reverse: bool = False) -> tuple[S, Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[S, Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]]], tuple[S, Expr[Any]]], start: S, xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]]], over: type[T], *, reverse: bool = False) -> tuple[S, Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[S, Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]], Expr[Tensor[*_A3s]]], tuple[S, Expr[Any]]], start: S, xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]], Expr[Tensor[T, *_A3s]]], over: type[T], *, reverse: bool = False) -> tuple[S, Expr[Any]]: """Apply a step along an axis, element by element."""
    @overload
    def scan(step: Callable[[S, Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]], Expr[Tensor[*_A3s]], Expr[Tensor[*_A4s]]], tuple[S, Expr[Any]]], start: S, xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]], Expr[Tensor[T, *_A3s]], Expr[Tensor[T, *_A4s]]], over: type[T], *, reverse: bool = False) -> tuple[S, Expr[Any]]: """Apply a step along an axis, element by element."""
@overload
def fold(step: Callable[[Expr[X], E], Expr[X]], start: Expr[X], xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> Expr[X]:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs."""
@overload
def fold(step: Callable[[Expr[X], E1, E2], Expr[X]], start: Expr[X], xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> Expr[X]:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs."""
@overload
def fold(step: Callable[[Expr[X], E1, E2, E3], Expr[X]], start: Expr[X], xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> Expr[X]:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs."""
@overload
def fold(step: Callable[[Expr[X], E1, E2, E3, E4], Expr[X]], start: Expr[X], xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> Expr[X]:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs."""
@overload
def fold(step: Callable[[S, E], S], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool=False) -> S:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs."""
@overload
def fold(step: Callable[[S, E1, E2], S], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool=False) -> S:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs."""
@overload
def fold(step: Callable[[S, E1, E2, E3], S], start: S, xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool=False) -> S:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs."""
@overload
def fold(step: Callable[[S, E1, E2, E3, E4], S], start: S, xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool=False) -> S:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs."""
if not MYPY:
    @overload
    def fold(step: Callable[[Expr[X], Expr[Tensor[*_A1s]]], Expr[X]], start: Expr[X], xs: Expr[Tensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> Expr[X]: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[Expr[X], Expr[IntTensor[*_A1s]]], Expr[X]], start: Expr[X], xs: Expr[IntTensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> Expr[X]: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[Expr[X], Expr[BoolTensor[*_A1s]]], Expr[X]], start: Expr[X], xs: Expr[BoolTensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> Expr[X]: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[Expr[X], E], Expr[X]], start: Expr[X], xs: Along[T, E], over: type[T], *, reverse: bool = False) -> Expr[X]: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[Expr[X], Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]]], Expr[X]], start: Expr[X], xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]]], over: type[T], *, reverse: bool = False) -> Expr[X]: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[Expr[X], Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]], Expr[Tensor[*_A3s]]], Expr[X]], start: Expr[X], xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]], Expr[Tensor[T, *_A3s]]], over: type[T], *, reverse: bool = False) -> Expr[X]: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[Expr[X], Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]], Expr[Tensor[*_A3s]], Expr[Tensor[*_A4s]]], Expr[X]], start: Expr[X], xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]], Expr[Tensor[T, *_A3s]], Expr[Tensor[T, *_A4s]]], over: type[T], *, reverse: bool = False) -> Expr[X]: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[S, Expr[Tensor[*_A1s]]], S], start: S, xs: Expr[Tensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> S: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[S, Expr[IntTensor[*_A1s]]], S], start: S, xs: Expr[IntTensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> S: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[S, Expr[BoolTensor[*_A1s]]], S], start: S, xs: Expr[BoolTensor[T, *_A1s]], over: type[T], *, reverse: bool = False) -> S: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[S, E], S], start: S, xs: Along[T, E], over: type[T], *, reverse: bool = False) -> S: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[S, Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]]], S], start: S, xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]]], over: type[T], *, reverse: bool = False) -> S: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[S, Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]], Expr[Tensor[*_A3s]]], S], start: S, xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]], Expr[Tensor[T, *_A3s]]], over: type[T], *, reverse: bool = False) -> S: """Apply a step along an axis, element by element."""
    @overload
    def fold(step: Callable[[S, Expr[Tensor[*_A1s]], Expr[Tensor[*_A2s]], Expr[Tensor[*_A3s]], Expr[Tensor[*_A4s]]], S], start: S, xs: tuple[Expr[Tensor[T, *_A1s]], Expr[Tensor[T, *_A2s]], Expr[Tensor[T, *_A3s]], Expr[Tensor[T, *_A4s]]], over: type[T], *, reverse: bool = False) -> S: """Apply a step along an axis, element by element."""
@overload
def map_over(function: Callable[[E], Expr[Tensor[*B,]]], xs: Sequence[T, E], over: type[T]) -> Expr[Tensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E], Expr[IntTensor[*B,]]], xs: Sequence[T, E], over: type[T]) -> Expr[IntTensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E], Expr[BoolTensor[*B,]]], xs: Sequence[T, E], over: type[T]) -> Expr[BoolTensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2], Expr[Tensor[*B,]]], xs: Two[T, E1, E2], over: type[T]) -> Expr[Tensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2], Expr[IntTensor[*B,]]], xs: Two[T, E1, E2], over: type[T]) -> Expr[IntTensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2], Expr[BoolTensor[*B,]]], xs: Two[T, E1, E2], over: type[T]) -> Expr[BoolTensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2, E3], Expr[Tensor[*B,]]], xs: Three[T, E1, E2, E3], over: type[T]) -> Expr[Tensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2, E3], Expr[IntTensor[*B,]]], xs: Three[T, E1, E2, E3], over: type[T]) -> Expr[IntTensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2, E3], Expr[BoolTensor[*B,]]], xs: Three[T, E1, E2, E3], over: type[T]) -> Expr[BoolTensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2, E3, E4], Expr[Tensor[*B,]]], xs: Four[T, E1, E2, E3, E4], over: type[T]) -> Expr[Tensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2, E3, E4], Expr[IntTensor[*B,]]], xs: Four[T, E1, E2, E3, E4], over: type[T]) -> Expr[IntTensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2, E3, E4], Expr[BoolTensor[*B,]]], xs: Four[T, E1, E2, E3, E4], over: type[T]) -> Expr[BoolTensor[T, *B]]:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E], Y], xs: Sequence[T, E], over: type[T]) -> Any:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2], Y], xs: Two[T, E1, E2], over: type[T]) -> Any:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2, E3], Y], xs: Three[T, E1, E2, E3], over: type[T]) -> Any:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
@overload
def map_over(function: Callable[[E1, E2, E3, E4], Y], xs: Four[T, E1, E2, E3, E4], over: type[T]) -> Any:
    """Apply a function to each element along an axis and stack the results, or their parts, along it."""
class Batched(Module, Generic[F_co]):
    function: Callable[..., Any]
    axis: Any
    def __init__(self, function: Callable[..., Any], axis: Any) -> None: ...
    @property
    def __call__(self) -> F_co: ...
    def fields(self) -> list[tuple[str, object]]: ...
    def __repr__(self) -> str: ...
@overload
def batched(function: Callable[[Expr[Tensor[*A,]]], Expr[Tensor[*B,]]], axis: type[T]) -> Batched[Callable[[Expr[Tensor[T, *A]]], Expr[Tensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E], Expr[Tensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E]], Expr[Tensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E], Expr[IntTensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E]], Expr[IntTensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E], Expr[BoolTensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E]], Expr[BoolTensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E1, E2], Expr[Tensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[Tensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E1, E2], Expr[IntTensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[IntTensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E1, E2], Expr[BoolTensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[BoolTensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E1, E2, E3], Expr[Tensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[Tensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E1, E2, E3], Expr[IntTensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[IntTensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def batched(function: Callable[[E1, E2, E3], Expr[BoolTensor[*B,]]], axis: type[T]) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[BoolTensor[T, *B]]]]:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front."""
@overload
def while_loop(condition: Callable[[Expr[X]], Expr[BoolTensor[()]]], body: Callable[[Expr[X]], Expr[X]], start: Expr[X]) -> Expr[X]:
    """Apply ``body`` repeatedly, from ``start`` on, while a condition holds; return the first state for which it fails."""
@overload
def while_loop(condition: Callable[[S], Expr[BoolTensor[()]]], body: Callable[[S], S], start: S) -> S:
    """Apply ``body`` repeatedly, from ``start`` on, while a condition holds; return the first state for which it fails."""
