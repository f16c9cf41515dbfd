"""Reverse mode by continuations: derivatives in direct style, callbacks, generators, shift and reset."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Input, IntTensor, Param, Tensor
from typedtensor.ad.continuations import (
    Cell,
    apply,
    grad,
    hvp,
    jvp,
    reset,
    shift,
    there_and_back,
    trampoline,
    value_and_grad,
    vjp,
)
from typedtensor.nn import Linear
from typedtensor.ops import tanh

N = TypeVarTuple("N")


class In(Axis, size=8): ...
class Hidden(Axis, size=4): ...


@dataclass(frozen=True)
class Weights:
    w: Expr[Tensor[In, Hidden]]
    u: Expr[Tensor[Hidden, In]]


Square = Param[Tensor[In, Hidden]]


def squares(x: Expr[Tensor[*N]]) -> Expr[Tensor[()]]:
    return (x * x).sum()


def derivatives(x: Tensor[In], e: Expr[Tensor[In]], p: Weights, w: Square) -> None:
    reveal_type(value_and_grad(lambda z: (z * z).sum(), x))  # R: tuple[Tensor[()], Tensor[In]]
    reveal_type(value_and_grad(lambda z: (z * z).sum(), e))  # R: tuple[Expr[Tensor[()]], Expr[Tensor[In]]]
    reveal_type(value_and_grad(lambda q: (e @ q).sum(), w))  # R: tuple[Expr[Tensor[()]], Expr[Tensor[In, Hidden]]]
    reveal_type(value_and_grad(lambda q: tanh(e @ q.w @ q.u).sum(), p))  # R: tuple[Expr[Tensor[()]], Weights]
    reveal_type(value_and_grad(lambda q: (e @ q[0] @ q[1]).sum(), (w, p.u)))
    # R: tuple[Expr[Tensor[()]], tuple[Param[Tensor[In, Hidden]], Expr[Tensor[Hidden, In]]]]
    reveal_type(value_and_grad(lambda q: (e @ q["w"]).sum(), {"w": w}))
    # R: tuple[Expr[Tensor[()]], dict[str, Param[Tensor[In, Hidden]]]]
    reveal_type(value_and_grad(squares, Input(Tensor[In, Hidden])))
    # R: tuple[Expr[Tensor[()]], Expr[Tensor[In, Hidden]]]
    reveal_type(value_and_grad(squares, x))  # R: tuple[Tensor[()], Tensor[In]]
    reveal_type(value_and_grad(lambda _: Linear(In, Hidden)(e).sum(), Linear(In, Hidden).parameters))
    # R: tuple[Expr[Tensor[()]], Parameters]
    reveal_type(vjp(lambda z: tanh(z @ w), x))  # R: tuple[Tensor[Hidden], def (Tensor[Hidden]) -> Tensor[In]]
    reveal_type(vjp(lambda z: tanh(z @ w), e))
    # R: tuple[Expr[Tensor[Hidden]], def (Expr[Tensor[Hidden]]) -> Expr[Tensor[In]]]
    reveal_type(vjp(lambda q: (e @ q.w, e), p))
    # R: tuple[tuple[Expr[Tensor[Hidden]], Expr[Tensor[In]]], def (tuple[Expr[Tensor[Hidden]], Expr[Tensor[In]]]) ->
    #    Weights]
    reveal_type(vjp(lambda q: (e @ q, e), w))
    # R: tuple[tuple[Expr[Tensor[Hidden]], Expr[Tensor[In]]], def (tuple[Expr[Tensor[Hidden]], Expr[Tensor[In]]]) ->
    #    Expr[Tensor[In, Hidden]]]
    reveal_type(jvp(tanh, x, x))  # R: tuple[Tensor[In], Tensor[In]]
    reveal_type(jvp(lambda z: tanh(z @ w), e, e))  # R: tuple[Expr[Tensor[Hidden]], Expr[Tensor[Hidden]]]
    reveal_type(hvp(squares, x, x))  # R: Tensor[In]
    reveal_type(hvp(lambda q: (e @ q.w).sum(), p, p))  # R: Weights


def decided(x: Expr[Tensor[In]]) -> Expr[Tensor[()]]:
    while (x * x).sum().value.item() > 1.0:
        x = x * 0.5
    return x.sum()


def refused(x: Tensor[In], e: Expr[Tensor[In]], n: Expr[IntTensor[In]], p: Weights, w: Square) -> None:
    value_and_grad(lambda z: z * z, x)
    # E: Argument 1 to "value_and_grad" has incompatible type "Callable[[Expr[Tensor[In]]], Expr[Tensor[In]]]"; expected
    #    "Callable[[Expr[Tensor[In]]], Expr[Tensor[()]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[In]]", expected "Expr[Tensor[()]]") [return-value]
    value_and_grad(lambda z: (z @ w).argmax(Hidden), e)
    # E: Argument 1 to "value_and_grad" has incompatible type "Callable[[Expr[Tensor[In]]], Expr[IntTensor[()]]]";
    #    expected "Callable[[Expr[Tensor[In]]], Expr[Tensor[()]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[IntTensor[()]]", expected "Expr[Tensor[()]]") [return-value]
    value_and_grad(lambda q: q.w, p)
    # E: Argument 1 to "value_and_grad" has incompatible type "Callable[[Weights], Expr[Tensor[In, Hidden]]]"; expected
    #    "Callable[[Weights], Expr[Tensor[()]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[In, Hidden]]", expected "Expr[Tensor[()]]") [return-value]
    value_and_grad(lambda q: q.v.sum(), p)  # E: "Weights" has no attribute "v" [attr-defined]
    value_and_grad(decided, w)
    # E: Argument 1 to "value_and_grad" has incompatible type "Callable[[Expr[Tensor[In]]], Expr[Tensor[()]]]"; expected
    #    "Callable[[Expr[Tensor[In, Hidden]]], Expr[Tensor[()]]]" [arg-type]
    jvp(lambda z: z @ w, x, w.value)
    # E: MatMul cannot be applied to Tensor[*tuple[In | Hidden, ...]] and Tensor[In, Hidden]: neither the number nor the
    #    order of its axes is known, as where different tensors are mixed [axes]
    hvp(squares, e, p.u)  # E: Cannot infer value of type parameter "X" of "hvp" [misc]
    vjp(lambda z: z @ w, x)[1](x)
    # E: Argument 1 has incompatible type "Tensor[In]"; expected "Tensor[Hidden]" [arg-type]
    value_and_grad(lambda z: (z @ p.u).sum(), x)
    # E: MatMul cannot be applied to Tensor[In] and Tensor[Hidden, In]: its rule "*N A, A B -> *N B" needs the last axis
    #    of the first (In) to equal the first axis of the second (Hidden) [axes]


def callbacks(x: Tensor[In], w: Tensor[In, Hidden]) -> None:
    def program(v1: Cell[Tensor[In]]) -> Callable[[Callable[[Cell[Tensor[()]]], None]], None]:
        def rest(v2: Cell[Tensor[In]]) -> Callable[[Callable[[Cell[Tensor[()]]], None]], None]:
            return reveal_type(apply(lambda a, b: (a * b).sum(), v2, v1))  # R: def (def (Cell[Tensor[()]]))

        return lambda k: apply(tanh, v1)(lambda v2: rest(v2)(k))

    reveal_type(grad(program))  # R: def (Tensor[In]) -> Tensor[In]
    reveal_type(apply(tanh, Cell(x)))  # R: def (def (Cell[Tensor[In]]))
    reveal_type(apply(lambda a, b: a @ b, Cell(x), Cell(w)))  # R: def (def (Cell[Tensor[Hidden]]))
    apply(lambda a, b: a @ b, Cell(x), Cell(x))
    # E: MatMul cannot be applied to Tensor[In] and Tensor[In]: its rule "*N A, A B -> *N B" needs 2 axes in the second,
    #    which has 1 (In) [axes]
    grad(program)(w)  # E: Argument 1 has incompatible type "Tensor[In, Hidden]"; expected "Tensor[In]" [arg-type]
    grad(lambda v: apply(tanh, v))(x)
    # E: Argument 1 to "apply" has incompatible type "Tanh"; expected "Callable[[Expr[X]], Expr[Tensor[()]]]" [arg-type]
    # N: "Tanh.__call__" has type overloaded function


class Number:
    x: float
    d: float

    @there_and_back
    def __mul__(self, that: "Number") -> Generator["Number", None, None]:
        y = Number()
        yield y
        self.d += that.x * y.d

    @there_and_back
    # E: Argument 1 to "there_and_back" has incompatible type "Callable[[Number], Number]"; expected "Callable[[Number],
    #    Generator[Never, None, None]]" [arg-type]
    def wrong(self) -> "Number":
        return self


def generators(x: Number) -> None:
    reveal_type(x * x)  # R: Number
    reveal_type(trampoline(lambda: x * x))  # R: Number
    x * "x"  # E: Unsupported operand types for * ("Number" and "str") [operator]


def twice(k: Callable[[int], int]) -> int:
    return k(k(100)) + 1000


async def toy() -> int:
    reveal_type(await shift(twice))  # R: int
    return 10 + await shift(twice)


async def unannotated() -> int:
    x = await shift(lambda k: k(k(100)) + 1000)
    # E: Need type annotation for "x" [var-annotated]
    # E: Argument 1 has incompatible type "int"; expected "Never" [arg-type]
    return x  # E: Returning Any from function declared to return "int" [no-any-return]


async def other() -> str:
    return await shift(twice)
    # E: Argument 1 to "shift" has incompatible type "Callable[[Callable[[int], int]], int]"; expected
    #    "Callable[[Callable[[str], int]], int]" [arg-type]


reveal_type(reset(toy))  # R: int
reset(twice)
# E: Argument 1 to "reset" has incompatible type "Callable[[Callable[[int], int]], int]"; expected "Callable[[],
#    Coroutine[Any, Any, Never]]" [arg-type]
