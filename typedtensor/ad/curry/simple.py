"""Simply typed differentiable curry: the tangent of a function is the list of its calls. Figures 2 and 3."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from typing import Generic, TypeAlias, TypeVar

from typedtensor.ad.curry.spaces import Space, Tangents

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
S = TypeVar("S")
R = TypeVar("R")
TA = TypeVar("TA")
TB = TypeVar("TB")
TC = TypeVar("TC")
TS = TypeVar("TS")
TR = TypeVar("TR")

Calls: TypeAlias = list[tuple[A, TB]]
"""``T[τ ~> σ] = [(τ, T[σ])]``: the arguments of a function's calls, and the tangents of its results."""


@dataclass(frozen=True)
class Simple(Generic[A, TA, B, TB]):
    """A differentiable function: ``run(a)`` returns the result and the pullback."""

    run: Callable[[A], tuple[B, Callable[[TB], TA]]]


def functions(f: Simple[A, TA, B, TB]) -> Space[Calls[A, TB]]:
    """The tangents of a function: zero is no calls, addition concatenates lists."""
    return Space([], lambda a, b: a + b)


def vjp(f: Simple[A, TA, B, TB], x: A, dy: TB) -> TA:
    """The vector-Jacobian product at x."""
    return f.run(x)[1](dy)


def identity() -> Simple[A, TA, A, TA]:
    """``a ↦ a``."""
    return Simple(lambda a: (a, lambda ga: ga))


def compose(f: Simple[A, TA, B, TB], g: Simple[B, TB, C, TC]) -> Simple[A, TA, C, TC]:
    """``a ↦ g(f(a))``: the paper's ``f ∘ g``, from left to right."""

    def run(a: A) -> tuple[C, Callable[[TC], TA]]:
        b, pbf = f.run(a)
        c, pbg = g.run(b)
        return c, lambda gc: pbf(pbg(gc))

    return Simple(run)


def const(b: B, tangents: Tangents[A, TA]) -> Simple[A, TA, B, TB]:
    """``a ↦ b``."""
    return Simple(lambda a: (b, lambda gb: tangents(a).zero))


def proj1(second: Tangents[B, TB]) -> Simple[tuple[A, B], tuple[TA, TB], A, TA]:
    """``(a, b) ↦ a``."""
    return Simple(lambda ab: (ab[0], lambda ga: (ga, second(ab[1]).zero)))


def proj2(first: Tangents[A, TA]) -> Simple[tuple[A, B], tuple[TA, TB], B, TB]:
    """``(a, b) ↦ b``."""
    return Simple(lambda ab: (ab[1], lambda gb: (first(ab[0]).zero, gb)))


def pair(
    f: Simple[A, TA, B, TB], g: Simple[A, TA, C, TC], tangents: Tangents[A, TA]
) -> Simple[A, TA, tuple[B, C], tuple[TB, TC]]:
    """``a ↦ (f(a), g(a))``: the paper's ``prod``. The two tangents of ``a`` are added."""

    def run(a: A) -> tuple[tuple[B, C], Callable[[tuple[TB, TC]], TA]]:
        b, pbf = f.run(a)
        c, pbg = g.run(a)
        return (b, c), lambda gbc: tangents(a).add(pbf(gbc[0]), pbg(gbc[1]))

    return Simple(run)


def curry(
    f: Simple[tuple[A, S], tuple[TA, TS], R, TR], tangents: Tangents[A, TA]
) -> Simple[A, TA, Simple[S, TS, R, TR], Calls[S, TR]]:
    """``a ↦ (s ↦ f(a, s))``. The pullback computes each recorded call forward again."""

    def new_f(t: A) -> tuple[Simple[S, TS, R, TR], Callable[[Calls[S, TR]], TA]]:
        def new_g(s: S) -> tuple[R, Callable[[TR], TS]]:
            r, pb = f.run((t, s))
            return r, lambda gr: pb(gr)[1]

        def new_pb(grs: Calls[S, TR]) -> TA:
            space = tangents(t)
            return reduce(space.add, [f.run((t, s))[1](gr)[0] for s, gr in grs], space.zero)

        return Simple(new_g), new_pb

    return Simple(new_f)


def evaluate() -> Simple[tuple[Simple[A, TA, B, TB], A], tuple[Calls[A, TB], TA], B, TB]:
    """``(f, x) ↦ f(x)``: the paper's ``eval``. The tangent of f is one call."""

    def run(fx: tuple[Simple[A, TA, B, TB], A]) -> tuple[B, Callable[[TB], tuple[Calls[A, TB], TA]]]:
        f, x = fx
        y, pb = f.run(x)
        return y, lambda g: ([(x, g)], pb(g))

    return Simple(run)


def uncurry(
    f: Simple[A, TA, Simple[S, TS, R, TR], Calls[S, TR]],
) -> Simple[tuple[A, S], tuple[TA, TS], R, TR]:
    """``(a, s) ↦ f(a)(s)``: the inverse of :func:`curry`."""

    def run(ts: tuple[A, S]) -> tuple[R, Callable[[TR], tuple[TA, TS]]]:
        g, pbf = f.run(ts[0])
        r, pbg = g.run(ts[1])
        return r, lambda gr: (pbf([(ts[1], gr)]), pbg(gr))

    return Simple(run)
