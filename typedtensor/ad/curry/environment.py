"""Differentiable curry by environments: the tangent of a function is that of its captured values. Figure 5 of the
paper.

Where the paper has dependent types, the tangent E of the environment is a parameter of the type of functions, and each
function has the space of E as a value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from typedtensor.ad.continuations.functions import vjp as vjp_of_program
from typedtensor.ad.curry.spaces import UNIT, Space, Tangents, Unit, product
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
S = TypeVar("S")
R = TypeVar("R")
E = TypeVar("E")
F = TypeVar("F")
TA = TypeVar("TA")
TB = TypeVar("TB")
TC = TypeVar("TC")
TS = TypeVar("TS")
TR = TypeVar("TR")
X = TypeVar("X", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)


@dataclass(frozen=True)
class Fn(Generic[E, A, TA, B, TB]):
    """A differentiable function: code, and the tangents of its environment.

    Attributes:
        run: ``run(a)`` returns the result and the pullback to the tangents of the environment and of the argument.
        environment: the space of the tangents of the captured values: ``T[f]`` itself.
    """

    run: Callable[[A], tuple[B, Callable[[TB], tuple[E, TA]]]]
    environment: Space[E]


def functions(f: Fn[E, A, TA, B, TB]) -> Space[E]:
    """The tangents of a function: those of its environment."""
    return f.environment


def vjp(f: Fn[E, A, TA, B, TB], x: A, dy: TB) -> tuple[E, TA]:
    """The vector-Jacobian product at x, for the environment and the argument."""
    return f.run(x)[1](dy)


def primitive(run: Callable[[A], tuple[B, Callable[[TB], TA]]]) -> Fn[Unit, A, TA, B, TB]:
    """A function without captured values, by its result and its pullback."""

    def closed(a: A) -> tuple[B, Callable[[TB], tuple[Unit, TA]]]:
        b, pb = run(a)
        return b, lambda gb: ((), pb(gb))

    return Fn(closed, UNIT)


def program(f: Callable[[Expr[X]], Expr[Y]]) -> Fn[Unit, X, X, Y, Y]:
    """A program of the library as a function of tensors."""
    return primitive(lambda x: vjp_of_program(f, x))


def identity() -> Fn[Unit, A, TA, A, TA]:
    """``a ↦ a``."""
    return primitive(lambda a: (a, lambda ga: ga))


def compose(f: Fn[E, A, TA, B, TB], g: Fn[F, B, TB, C, TC]) -> Fn[tuple[E, F], A, TA, C, TC]:
    """``a ↦ g(f(a))``, with the pair of environments."""

    def h(a: A) -> tuple[C, Callable[[TC], tuple[tuple[E, F], TA]]]:
        b, pbf = f.run(a)
        c, pbg = g.run(b)

        def back(gc: TC) -> tuple[tuple[E, F], TA]:
            envg, gb = pbg(gc)
            envf, ga = pbf(gb)
            return (envf, envg), ga

        return c, back

    return Fn(h, product(f.environment, g.environment))


def const(b: B, tangents: Tangents[A, TA], result: Tangents[B, TB]) -> Fn[TB, A, TA, B, TB]:
    """``a ↦ b``: the tangent of the captured b is that of the environment."""
    return Fn(lambda a: (b, lambda gb: (gb, tangents(a).zero)), result(b))


def proj1(second: Tangents[B, TB]) -> Fn[Unit, tuple[A, B], tuple[TA, TB], A, TA]:
    """``(a, b) ↦ a``."""
    return primitive(lambda ab: (ab[0], lambda ga: (ga, second(ab[1]).zero)))


def proj2(first: Tangents[A, TA]) -> Fn[Unit, tuple[A, B], tuple[TA, TB], B, TB]:
    """``(a, b) ↦ b``."""
    return primitive(lambda ab: (ab[1], lambda gb: (first(ab[0]).zero, gb)))


def pair(
    f: Fn[E, A, TA, B, TB], g: Fn[F, A, TA, C, TC], tangents: Tangents[A, TA]
) -> Fn[tuple[E, F], A, TA, tuple[B, C], tuple[TB, TC]]:
    """``a ↦ (f(a), g(a))``: the paper's ``prod``. The two tangents of ``a`` are added."""

    def run(a: A) -> tuple[tuple[B, C], Callable[[tuple[TB, TC]], tuple[tuple[E, F], TA]]]:
        b, pbf = f.run(a)
        c, pbg = g.run(a)

        def back(gbc: tuple[TB, TC]) -> tuple[tuple[E, F], TA]:
            envf, gf = pbf(gbc[0])
            envg, gg = pbg(gbc[1])
            return (envf, envg), tangents(a).add(gf, gg)

        return (b, c), back

    return Fn(run, product(f.environment, g.environment))


def curry(
    f: Fn[E, tuple[A, S], tuple[TA, TS], R, TR], tangents: Tangents[A, TA]
) -> Fn[E, A, TA, Fn[tuple[E, TA], S, TS, R, TR], tuple[E, TA]]:
    """``a ↦ (s ↦ f(a, s))``. The result captures f's environment and ``a``; its tangent is passed on unchanged."""

    def new_f(t: A) -> tuple[Fn[tuple[E, TA], S, TS, R, TR], Callable[[tuple[E, TA]], tuple[E, TA]]]:
        def gf(s: S) -> tuple[R, Callable[[TR], tuple[tuple[E, TA], TS]]]:
            r, pullback = f.run((t, s))

            def back(gr: TR) -> tuple[tuple[E, TA], TS]:
                cte, (ctt, cts) = pullback(gr)
                return (cte, ctt), cts

            return r, back

        g = Fn(gf, product(f.environment, tangents(t)))
        return g, lambda env: env

    return Fn(new_f, f.environment)


def evaluate() -> Fn[Unit, tuple[Fn[E, A, TA, B, TB], A], tuple[E, TA], B, TB]:
    """``(f, x) ↦ f(x)``: the paper's ``eval``. The tangent of f is that of its environment."""

    def new_f(fx: tuple[Fn[E, A, TA, B, TB], A]) -> tuple[B, Callable[[TB], tuple[E, TA]]]:
        f, x = fx
        return f.run(x)

    return primitive(new_f)


def uncurry(f: Fn[E, A, TA, Fn[F, S, TS, R, TR], F]) -> Fn[E, tuple[A, S], tuple[TA, TS], R, TR]:
    """``(a, s) ↦ f(a)(s)``: the inverse of :func:`curry`."""

    def run(ts: tuple[A, S]) -> tuple[R, Callable[[TR], tuple[E, tuple[TA, TS]]]]:
        g, pbf = f.run(ts[0])
        r, pbg = g.run(ts[1])

        def back(gr: TR) -> tuple[E, tuple[TA, TS]]:
            env, cts = pbg(gr)
            cte, ctt = pbf(env)
            return cte, (ctt, cts)

        return r, back

    return Fn(run, f.environment)
