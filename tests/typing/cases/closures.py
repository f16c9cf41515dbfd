"""Functions as values: close, curry and evaluate, and what structured nodes make of closures."""

from dataclasses import dataclass
from typing import Any, reveal_type

from typedtensor import (
    Axis,
    Closure,
    Expr,
    Input,
    Param,
    Tensor,
    call,
    close,
    cond,
    curry,
    evaluate,
    fold,
    map_over,
    scan,
    while_loop,
)
from typedtensor.ad import gradient
from typedtensor.ops import tanh


class Time(Axis): ...
class In(Axis, size=3): ...
class Hidden(Axis, size=4): ...


Vector = Expr[Tensor[In]]
Matrix = Expr[Tensor[In, Hidden]]


def layer(m: Matrix, x: Vector) -> Expr[Tensor[Hidden]]:
    return tanh(x @ m)


@dataclass(frozen=True)
class Held:
    function: Closure[Vector, Vector]
    at: Vector


@call
def twice(h: Closure[Vector, Vector], y: Vector) -> Vector:
    return h(h(y))


def grown(k: Closure[Vector, Vector], e: Vector) -> Closure[Vector, Vector]:
    y = k(e)
    return reveal_type(close(lambda s: s * y, e))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]


def made(x: Vector, m: Matrix, w: Param[Tensor[In, Hidden]]) -> None:
    reveal_type(close(lambda s: s * x, x))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(close(lambda s: s @ m, x))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[Hidden]]]
    reveal_type(close(lambda s: s @ w, Input(Tensor[In])))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[Hidden]]]
    reveal_type(close(lambda p: p[0] @ p[1], (x, m)))
    # R: Closure[tuple[Expr[Tensor[In]], Expr[Tensor[In, Hidden]]], Expr[Tensor[Hidden]]]
    reveal_type(close(lambda s: (s, s @ m), x))
    # R: Closure[Expr[Tensor[In]], tuple[Expr[Tensor[In]], Expr[Tensor[Hidden]]]]
    reveal_type(close(lambda k: k(k(x)), close(lambda s: s * x, x)))
    # R: Closure[Closure[Expr[Tensor[In]], Expr[Tensor[In]]], Expr[Tensor[In]]]
    reveal_type(curry(layer, x))  # R: def (Expr[Tensor[In, Hidden]]) -> Closure[Expr[Tensor[In]], Expr[Tensor[Hidden]]]
    reveal_type(curry(layer, x)(m))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[Hidden]]]
    reveal_type(evaluate((curry(layer, x)(m), x)))  # R: Expr[Tensor[Hidden]]
    reveal_type(close(tanh, x))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(close(tanh, x)(x))  # R: Expr[Tensor[In]]


def used(x: Vector, xs: Expr[Tensor[Time, In]], m: Matrix) -> None:
    scaled = close(lambda s: s * x, x)
    reveal_type(twice(scaled, x))  # R: Expr[Tensor[In]]
    reveal_type(cond(x.sum() > 0.0, lambda z: close(lambda s: s * z, x), lambda z: scaled, x))
    # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(fold(grown, scaled, xs, Time))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(fold(lambda h, e: Held(h.function, h.function(h.at) + e), Held(scaled, x), xs, Time))  # R: Held
    reveal_type(fold(lambda h, e: scaled(h) + e, x, xs, Time))  # R: Expr[Tensor[In]]
    reveal_type(map_over(scaled, xs, Time))  # R: Expr[Tensor[Time, In]]
    reveal_type(while_loop(lambda k: k(x).sum() < 9.0, lambda k: close(lambda s: k(s) * 2.0, x), scaled))
    # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(gradient(scaled(x).sum(), (x, m)))  # R: tuple[Expr[Tensor[In]], Expr[Tensor[In, Hidden]]]
    start: Closure[Vector, Vector] = reveal_type(close(lambda s: s * x, x))
    # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(fold(grown, start, xs, Time))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]


def in_one_expression(x: Vector, xs: Expr[Tensor[Time, In]]) -> None:
    reveal_type(fold(grown, close(lambda s: s * x, x), xs, Time))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(while_loop(lambda k: k(x).sum() < 9.0, lambda k: k, close(lambda s: s * x, x)))
    # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(scan(lambda k, e: (k, k(e)), close(lambda s: s * x, x), xs, Time))
    # R: tuple[Closure[Expr[Tensor[In]], Expr[Tensor[In]]], Expr[Tensor[Time, In]]]
    reveal_type(fold(lambda k, e: close(lambda s: s * k(e), e), close(lambda s: s * x, x), xs, Time))
    # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    # E: nothing is known of the argument of the function that close makes, because its argument like is Any: annotate
    #    it, as in x: Expr[Tensor[Batch]] [axes]
    reveal_type(fold(lambda k, e: close(lambda s: s * e, x), close(lambda s: s * x, Input(Tensor[In])), xs, Time))
    # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(fold(lambda k, e: k, close(tanh, x), xs, Time))  # R: Closure[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(fold(lambda k, e: (k[0], k[0](e)), (close(lambda s: s * x, x), x), xs, Time))
    # R: tuple[Closure[Expr[Tensor[In]], Expr[Tensor[In]]], Expr[Tensor[In]]]
    reveal_type(evaluate((close(lambda s: s * x, x), x)))  # R: Expr[Tensor[In]]
    reveal_type(twice(close(lambda s: s * x, x), x))  # R: Expr[Tensor[In]]
    reveal_type(Held(close(lambda s: s * x, x), x))  # R: Held


def without_a_type(x: Vector, of: Any) -> None:
    call(lambda z: close(lambda s: s * z, z))(x)
    # E: nothing is known of the argument of the function that close makes, because its argument like is Any: annotate
    #    it, as in x: Expr[Tensor[Batch]] [axes]
    close(lambda s: s * 2.0, of)
    # E: nothing is known of the argument of the function that close makes, because its argument like is Any: annotate
    #    it, as in x: Expr[Tensor[Batch]] [axes]
    curry(layer, of)
    # E: nothing is known of the argument of the function that curry makes, because its argument like is Any: annotate
    #    it, as in x: Expr[Tensor[Batch]] [axes]


def refused(x: Vector, xs: Expr[Tensor[Time, In]], m: Matrix) -> None:
    scaled = close(lambda s: s * x, x)
    scaled(m)
    # E: Argument 1 to "__call__" of "Closure" has incompatible type "Expr[Tensor[In, Hidden]]"; expected
    #    "Expr[Tensor[In]]" [arg-type]
    curry(layer, m)
    # E: Argument 1 to "curry" has incompatible type "Callable[[Expr[Tensor[In, Hidden]], Expr[Tensor[In]]],
    #    Expr[Tensor[Hidden]]]"; expected "Callable[[Expr[Tensor[In, Hidden]], Expr[Tensor[In, Hidden]]],
    #    Expr[Tensor[Hidden]]]" [arg-type]
    curry(layer, x)(x)
    # E: Argument 1 has incompatible type "Expr[Tensor[In]]"; expected "Expr[Tensor[In, Hidden]]" [arg-type]
    evaluate((scaled, m))  # E: Cannot infer value of type parameter "X" of "evaluate" [misc]
    twice(close(lambda s: s @ m, x), x)
    # E: Argument 1 to "close" has incompatible type "Callable[[Expr[Tensor[In]]], Expr[Tensor[Hidden]]]"; expected
    #    "Callable[[Expr[Tensor[In]]], Expr[Tensor[In]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Hidden]]", expected "Expr[Tensor[In]]") [return-value]
    twice(tanh, x)
    # E: Argument 1 to "__call__" of "Called" has incompatible type "Tanh"; expected "Closure[Expr[Tensor[In]],
    #    Expr[Tensor[In]]]" [arg-type]
    fold(lambda k, e: curry(layer, x)(m), scaled, xs, Time)
    # E: Argument 1 to "fold" has incompatible type "Callable[[Closure[Expr[Tensor[In]], Expr[Tensor[In]]],
    #    Expr[Tensor[In]]], Closure[Expr[Tensor[In]], Expr[Tensor[Hidden]]]]"; expected
    #    "Callable[[Closure[Expr[Tensor[In]], Expr[Tensor[In]]], Expr[Tensor[In]]], Closure[Expr[Tensor[In]],
    #    Expr[Tensor[In]]]]" [arg-type]
    # E: Incompatible return value type (got "Closure[Expr[Tensor[In]], Expr[Tensor[Hidden]]]", expected
    #    "Closure[Expr[Tensor[In]], Expr[Tensor[In]]]") [return-value]
    reveal_type(cond(x.sum() > 0.0, lambda z: scaled, lambda z: curry(layer, x)(m), x))  # R: object
    scan(lambda h, e: (h, close(lambda s: s * e, x)), x, xs, Time)
    # E: the function of scan must return expressions, or tuples, lists, dicts, named tuples and dataclasses of them,
    #    but returns Closure: wrap numbers and arrays, as in Const(Tensor[()](0.0)) [axes]
    scaled.function  # E: "Closure[Expr[Tensor[In]], Expr[Tensor[In]]]" has no attribute "function" [attr-defined]
