"""Functions made by call that call themselves."""

from __future__ import annotations

from typing import NamedTuple, reveal_type

from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, call, cond
from typedtensor.nn import Linear
from typedtensor.ops import tanh


class Batch(Axis): ...


class In(Axis, size=3): ...


class Hidden(Axis, size=4): ...


class State(NamedTuple):
    h: Expr[Tensor[Hidden]]
    steps: Expr[IntTensor[()]]


n = Input(IntTensor[()])
x = Input(Tensor[Hidden])


@call
def factorial(n: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    return reveal_type(cond(n > 1.0, lambda n: n * factorial(n - 1.0), lambda n: n, n))  # R: Expr[Tensor[()]]


@call(limit=50)
def settle(state: State) -> State:
    return cond(
        state.steps > 0,
        lambda s: settle(State(tanh(s.h), s.steps - 1)),
        lambda s: s,
        state,
    )


@call
def even(n: Expr[IntTensor[()]], x: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
    return cond(n > 0, lambda s: odd(s[0] - 1, s[1]), lambda s: s[1], (n, x))


@call
def odd(n: Expr[IntTensor[()]], x: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
    return cond(n > 0, lambda s: even(s[0] - 1, tanh(s[1])), lambda s: s[1] * 2.0, (n, x))


reveal_type(factorial)  # R: Called[[n: Expr[Tensor[()]]], Expr[Tensor[()]]]
reveal_type(factorial(x.sum()))  # R: Expr[Tensor[()]]
reveal_type(settle)
# R: Called[[state: tuple[Expr[Tensor[Hidden]], Expr[IntTensor[()]], fallback=State]], tuple[Expr[Tensor[Hidden]],
#    Expr[IntTensor[()]], fallback=State]]
reveal_type(settle(State(x, n)).h)  # R: Expr[Tensor[Hidden]]
reveal_type(even(n, x))  # R: Expr[Tensor[Hidden]]

factorial(x)
# E: Argument 1 to "__call__" of "Called" has incompatible type "Input[Tensor[Hidden]]"; expected "Expr[Tensor[()]]"
#    [arg-type]
settle(State(x.sum(), n))
# E: Argument 1 to "State" has incompatible type "Expr[Tensor[()]]"; expected "Expr[Tensor[Hidden]]" [arg-type]
even(n, x.expand(Batch))
# E: Argument 2 to "__call__" of "Called" has incompatible type "Expr[Tensor[Batch, Hidden]]"; expected
#    "Expr[Tensor[Hidden]]" [arg-type]


@call
def wrong_argument(x: Expr[Tensor[Hidden]], n: Expr[IntTensor[()]]) -> Expr[Tensor[Hidden]]:
    return cond(n > 0, lambda s: wrong_argument(s[0].sum(), s[1] - 1), lambda s: s[0], (x, n))
    # E: Argument 1 to "__call__" of "Called" has incompatible type "Expr[Tensor[()]]"; expected "Expr[Tensor[Hidden]]"
    #    [arg-type]


@call
def wrong_result(x: Expr[Tensor[Hidden]], n: Expr[IntTensor[()]]) -> Expr[Tensor[Hidden]]:
    return cond(n > 0, lambda s: wrong_result(s[0], s[1] - 1).sum(), lambda s: s[0].sum(), (x, n))
    # E: Argument 2 to "cond" has incompatible type "Callable[[tuple[Expr[Tensor[Hidden]], Expr[IntTensor[()]]]],
    #    Expr[Tensor[()]]]"; expected "Callable[[tuple[Expr[Tensor[Hidden]], Expr[IntTensor[()]]]],
    #    Expr[Tensor[Hidden]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Hidden]]") [return-value]
    # E: Argument 3 to "cond" has incompatible type "Callable[[tuple[Expr[Tensor[Hidden]], Expr[IntTensor[()]]]],
    #    Expr[Tensor[()]]]"; expected "Callable[[tuple[Expr[Tensor[Hidden]], Expr[IntTensor[()]]]],
    #    Expr[Tensor[Hidden]]]" [arg-type]


@call
def differing_ends(x: Expr[Tensor[Hidden]], n: Expr[IntTensor[()]]) -> Expr[Tensor[Hidden]]:
    return cond(n > 0, lambda s: differing_ends(s[0], s[1] - 1), lambda s: s[0].sum(), (x, n))
    # E: Argument 3 to "cond" has incompatible type "Callable[[tuple[Expr[Tensor[Hidden]], Expr[IntTensor[()]]]],
    #    Expr[Tensor[()]]]"; expected "Callable[[tuple[Expr[Tensor[Hidden]], Expr[IntTensor[()]]]],
    #    Expr[Tensor[Hidden]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Hidden]]") [return-value]


@call
def wrong_axis(x: Expr[Tensor[Hidden]], n: Expr[IntTensor[()]]) -> Expr[Tensor[Hidden]]:
    return cond(n > 0, lambda s: s[0] + wrong_axis(s[0], s[1] - 1).sum(In), lambda s: s[0], (x, n))
    # E: Sum[In] cannot be applied to Tensor[Hidden]: its rule "t *A U *B -> t *A *B" needs an axis U (In) in the
    #    operand, which has only (Hidden) [axes]


@call(limit="many")
# E: No overload variant of "call" matches argument type "str" [call-overload]
# N: Possible overload variants:
# N:  def [P, R] call(Callable[P, R], /, *, limit: int | None = ...) -> Called[P, R]
# N:  def call(*, limit: int) -> Callable[[Callable[P, R]], Called[P, R]]
# E: Untyped decorator makes function "limited" untyped [untyped-decorator]
def limited(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    return x


class Settling(Module):
    def __init__(self) -> None:
        self.layer = Linear(Hidden, Hidden)

    @call
    def after(self, x: Expr[Tensor[Hidden]], n: Expr[IntTensor[()]]) -> Expr[Tensor[Hidden]]:
        return cond(n > 0, lambda s: tanh(self.layer(self.after(s[0], s[1] - 1))), lambda s: s[0], (x, n))

    @call
    def __call__(self, x: Expr[Tensor[Hidden]]) -> Expr[Tensor[Hidden]]:
        return self.after(n, n)
        # E: Argument 1 has incompatible type "Input[IntTensor[()]]"; expected "Expr[Tensor[Hidden]]" [arg-type]


def methods(settling: Settling, h: Expr[Tensor[Batch, Hidden]]) -> None:
    reveal_type(settling.after(x, n))  # R: Expr[Tensor[Hidden]]
    reveal_type(settling(x))  # R: Expr[Tensor[Hidden]]
    settling.after(h, n)
    # E: Argument 1 has incompatible type "Expr[Tensor[Batch, Hidden]]"; expected "Expr[Tensor[Hidden]]" [arg-type]
    settling.after(x)  # E: Too few arguments [call-arg]
    settling(h)
    # E: Argument 1 has incompatible type "Expr[Tensor[Batch, Hidden]]"; expected "Expr[Tensor[Hidden]]" [arg-type]
