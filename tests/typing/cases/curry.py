"""Differentiable curry in plain Python: both constructions have exact types, without a cast."""

from collections.abc import Callable
from typing import reveal_type

from typedtensor import Axis, Expr, Tensor
from typedtensor.ad.curry import Fn, Simple, discrete, environment, pairs, real, simple, tensors
from typedtensor.ops import tanh


class In(Axis, size=3): ...
class Hidden(Axis, size=4): ...


Pair = tuple[float, float]


def product(x: Pair) -> tuple[float, Callable[[float], Pair]]:
    return x[0] * x[1], lambda g: (x[1] * g, x[0] * g)


def bent(x: Expr[Tensor[In]]) -> Expr[Tensor[In]]:
    return tanh(x)


def first(x: Pair) -> tuple[float, Callable[[float], float]]:
    return x[0], lambda g: g


mult: Simple[Pair, Pair, float, float] = Simple(product)
closed = environment.primitive(product)
reveal_type(closed)  # R: Fn[tuple[()], tuple[float, float], tuple[float, float], float, float]

reveal_type(simple.curry(mult, real))
# R: Simple[float, float, Simple[float, float, float, float], list[tuple[float, float]]]
reveal_type(simple.uncurry(simple.curry(mult, real)))
# R: Simple[tuple[float, float], tuple[float, float], float, float]
reveal_type(simple.vjp(mult, (1.0, 2.0), 1.0))  # R: tuple[float, float]
reveal_type(simple.pair(mult, mult, pairs(real, real)))
# R: Simple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]

reveal_type(environment.curry(closed, real))
# R: Fn[tuple[()], float, float, Fn[tuple[tuple[()], float], float, float, float, float], tuple[tuple[()], float]]
reveal_type(environment.curry(closed, real).run(3.0)[0])  # R: Fn[tuple[tuple[()], float], float, float, float, float]
reveal_type(environment.uncurry(environment.curry(closed, real)))
# R: Fn[tuple[()], tuple[float, float], tuple[float, float], float, float]
reveal_type(environment.vjp(closed, (1.0, 2.0), 1.0))  # R: tuple[tuple[()], tuple[float, float]]
reveal_type(environment.program(bent))  # R: Fn[tuple[()], Tensor[In], Tensor[In], Tensor[In], Tensor[In]]
reveal_type(environment.compose(environment.program(bent), environment.program(bent)))
# R: Fn[tuple[tuple[()], tuple[()]], Tensor[In], Tensor[In], Tensor[In], Tensor[In]]
evaluate: Fn[tuple[()], tuple[Fn[float, float, float, str, float], float], tuple[float, float], str, float]
evaluate = environment.evaluate()
reveal_type(evaluate)
# R: Fn[tuple[()], tuple[Fn[float, float, float, str, float], float], tuple[float, float], str, float]
reveal_type(pairs(real, discrete)((1.0, 2)))  # R: Space[tuple[float, tuple[()]]]
reveal_type(tensors(Tensor[In]([1.0, 2.0, 3.0])))  # R: Space[Tensor[In]]

simple.vjp(mult, 1.0, 1.0)
# E: vjp takes (Simple[A, TA, B, TB], A, TB), but is given (Simple[tuple[float, float], tuple[float, float], float,
#    float], float, float) [axes]
simple.compose(mult, mult)
# E: compose takes (Simple[A, TA, B, TB], Simple[B, TB, C, TC]), but is given (Simple[tuple[float, float], tuple[float,
#    float], float, float], Simple[tuple[float, float], tuple[float, float], float, float]) [axes]
environment.compose(closed, closed)
# E: compose takes (Fn[E, A, TA, B, TB], Fn[F, B, TB, C, TC]), but is given (Fn[tuple[()], tuple[float, float],
#    tuple[float, float], float, float], Fn[tuple[()], tuple[float, float], tuple[float, float], float, float]) [axes]
environment.curry(environment.program(bent), real)
# E: Argument 1 to "curry" has incompatible type "Fn[tuple[()], Tensor[In], Tensor[In], Tensor[In], Tensor[In]]";
#    expected "Fn[tuple[()], tuple[float, Never], tuple[float, Never], Tensor[In], Tensor[In]]" [arg-type]
environment.curry(environment.curry(closed, real), real)
# E: Argument 1 to "curry" has incompatible type "Fn[tuple[()], float, float, Fn[tuple[tuple[()], float], float, float,
#    float, float], tuple[tuple[()], float]]"; expected "Fn[tuple[()], tuple[float, Never], tuple[float, Never],
#    Fn[tuple[tuple[()], float], float, float, float, float], tuple[tuple[()], float]]" [arg-type]
wrong: Simple[Pair, Pair, float, float] = Simple(first)
# E: Argument 1 to "Simple" has incompatible type "Callable[[tuple[float, float]], tuple[float, Callable[[float],
#    float]]]"; expected "Callable[[tuple[float, float]], tuple[float, Callable[[float], tuple[float, float]]]]"
#    [arg-type]
mixed = environment.pair(closed, mult, pairs(real, real))
# E: Need type annotation for "mixed" [var-annotated]
# E: Argument 2 to "pair" has incompatible type "Simple[tuple[float, float], tuple[float, float], float, float]";
#    expected "Fn[Never, tuple[float, float], tuple[float, float], Never, Never]" [arg-type]
environment.program(bent).run(Tensor[Hidden]([1.0, 2.0, 3.0, 4.0]))
# E: Argument 1 has incompatible type "Tensor[Hidden]"; expected "Tensor[In]" [arg-type]
