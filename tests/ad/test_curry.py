"""Differentiable curry: the laws of a cartesian closed category, in both constructions, on programs at random."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.ad.terms import (
    ADD,
    CONSTRUCTIONS,
    A,
    Construction,
    Drawing,
    F,
    P,
    Term,
    Type,
    apply,
    compose,
    const,
    curry,
    evaluate,
    identity,
    pair,
    proj1,
    proj2,
    uncurry,
)
from tests.sampling import sample
from typedtensor import Axis, Tensor
from typedtensor.ad.curry import Fn, environment, real, simple, tensors
from typedtensor.ops import tanh

PROGRAMS = 140
"""For each law; together more than 2,000, in each construction."""


class Row(Axis): ...


def law_associativity(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    c = d.type(1)
    f, g, h = d.term(a, b), d.term(b, c), d.term(c, F)
    return compose(compose(f, g), h), Term("compose", a, F, (f, compose(g, h)))


def law_identity_before(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    f = d.term(a, b)
    return compose(identity(a), f), f


def law_identity_after(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    f = d.term(a, b)
    return compose(f, identity(b)), f


def law_first_of_pair(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    both = pair(f := d.term(a, b), d.term(a, d.type(1)))
    return compose(both, proj1(both.cod)), f


def law_second_of_pair(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    both = pair(d.term(a, d.type(1)), f := d.term(a, b))
    return compose(both, proj2(both.cod)), f


def law_pair_of_parts(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    h = d.term(a, P(b, d.type(1)))
    return pair(compose(h, proj1(h.cod)), compose(h, proj2(h.cod))), h


def law_before_a_pair(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    c = d.type(1)
    h, f, g = d.term(a, c), d.term(c, b), d.term(c, F)
    return compose(h, pair(f, g)), pair(compose(h, f), compose(h, g))


def law_before_a_constant(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    number = d.number()
    return compose(d.term(a, b), const(number, b)), const(number, a)


def law_uncurry_curry(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    f = d.term(P(a, d.type(1)), b)
    return uncurry(curry(f)), f


def law_curry_uncurry(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    g = d.term(a, A(d.type(1), b))
    return curry(uncurry(g)), g


def law_beta(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    """Partial application, in the paper's Figure 4."""
    f = d.term(P(a, d.type(1)), b)
    return apply(compose(proj1(f.dom), curry(f)), proj2(f.dom)), f


def law_eta(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    g = d.term(a, A(d.type(1), b))
    both = P(a, g.cod[1])
    return curry(apply(compose(proj1(both), g), proj2(both))), g


def law_curry_after(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    """``curry(f) ∘ h = curry(f ∘ (h × id))``."""
    c, s = d.type(1), d.type(1)
    h, f = d.term(a, c), d.term(P(c, s), b)
    both = P(a, s)
    return compose(h, curry(f)), curry(compose(pair(compose(proj1(both), h), proj2(both)), f))


def law_forgetting_results(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    """``fst (f x, g x) = f x``, in the paper's Figure 4."""
    dom = P(P(A(a, b), A(a, F)), a)
    f, g = (compose(proj1(dom), p(dom[1])) for p in (proj1, proj2))
    both = pair(apply(f, proj2(dom)), apply(g, proj2(dom)))
    return compose(both, proj1(both.cod)), apply(f, proj2(dom))


def law_summing_results(d: Drawing, a: Type, b: Type) -> tuple[Term, Term]:
    """``f x + f x = let y = f x in y + y``, in the paper's Figure 4."""
    dom = P(A(a, F), a)
    fx = evaluate(dom[1])
    return compose(pair(fx, fx), ADD), compose(fx, pair(identity(F), identity(F)), ADD)


LAWS = {name.removeprefix("law_"): law for name, law in list(globals().items()) if name.startswith("law_")}


def observed(construction: Construction, term: Term, before: Term, after: Term) -> list[float]:
    """What a context sees of a term: numbers go in, and a number comes out. Functions stand in between."""
    value, slope = construction.gradient(compose(before, term, after), (0.7, -0.4))
    return [value, *slope]


def drawn(law: str, seed: int) -> tuple[Term, Term, Term, Term]:
    """The two sides of a law, and the context: a term before them and one after."""
    draw = Drawing(seed)
    one, other = LAWS[law](draw, draw.type(), draw.type())
    return one, other, draw.term(P(F, F), one.dom), draw.term(one.cod, F)


@pytest.mark.parametrize("name", CONSTRUCTIONS)
@pytest.mark.parametrize("law", sample(LAWS, one_in=4))
def test_laws(law: str, name: str) -> None:
    """No context tells the two sides apart, forward or backward."""
    varying = 0
    for seed in range(PROGRAMS):
        one, other, before, after = drawn(law, seed)
        found = [observed(Construction(CONSTRUCTIONS[name]), side, before, after) for side in (one, other)]
        np.testing.assert_allclose(found[0], found[1], rtol=1e-9, atol=1e-12, err_msg=f"{seed}: {one} and {other}")
        varying += any(found[0][1:])
    assert varying > PROGRAMS / 5 or law == "before_a_constant"


def test_enough_programs_are_drawn() -> None:
    different = {str(drawn(law, seed)) for law in LAWS for seed in range(PROGRAMS)}
    assert len(different) >= 2000


def test_the_constructions_agree_with_differences() -> None:
    varying = 0
    for seed in range(300):
        term = Drawing(seed).term(P(F, F), F, 5)
        plain = Construction(simple)

        def value(x: float, y: float, plain: Construction = plain, term: Term = term) -> float:
            return plain.gradient(term, (x, y))[0]

        h = 1e-6
        differences = [
            (value(0.7 + h, -0.4) - value(0.7 - h, -0.4)) / (2 * h),
            (value(0.7, -0.4 + h) - value(0.7, -0.4 - h)) / (2 * h),
        ]
        for module in CONSTRUCTIONS.values():
            found = Construction(module).gradient(term, (0.7, -0.4))[1]
            np.testing.assert_allclose(found, differences, rtol=1e-5, atol=1e-7, err_msg=f"{seed}: {term}")
        varying += any(differences)
    assert varying > 150


def test_by_environments_nothing_is_computed_twice() -> None:
    """The simply typed function is computed forward again for each of its calls."""
    dom = P(F, F)
    f = compose(pair(Term("mult", dom, F), proj1(dom)), Term("mult", dom, F))
    twice = apply(curry(f), identity(F))
    program = compose(proj1(dom), pair(twice, twice), ADD)
    once, again = Construction(environment), Construction(simple)
    assert once.gradient(program, (2.0, 0.0)) == again.gradient(program, (2.0, 0.0)) == (16.0, (24.0, 0.0))
    assert once.forwards == 2 + 2 + 1
    assert again.forwards == 2 + 2 + 1 + 2 + 2


def test_tangents_of_a_function_are_those_of_what_it_captured() -> None:
    def mult(x: tuple[float, float]) -> tuple[float, Callable[[float], tuple[float, float]]]:
        return x[0] * x[1], lambda g: (x[1] * g, x[0] * g)

    g, back = environment.curry(environment.primitive(mult), real).run(3.0)
    r, pullback = g.run(5.0)
    assert r == 15.0
    assert pullback(1.0) == (((), 5.0), 3.0)
    assert back(((), 5.0)) == ((), 5.0)
    assert g.environment.zero == ((), 0.0)


def test_programs_on_tensors() -> None:
    x = Tensor[Row](np.array([0.5, -1.0]))
    same: Fn[tuple[()], Tensor[Row], Tensor[Row], Tensor[Row], Tensor[Row]] = environment.identity()
    bent: Fn[tuple[()], Tensor[Row], Tensor[Row], Tensor[Row], Tensor[Row]] = environment.program(tanh)
    both = environment.pair(bent, same, tensors)
    y, back = both.run(x)
    np.testing.assert_allclose(y[0].numpy(), np.tanh(x.numpy()))
    (_, _), slope = back((x, x))
    np.testing.assert_allclose(slope.numpy(), x.numpy() * (1 - np.tanh(x.numpy()) ** 2) + x.numpy())
    assert not tensors(x).zero.numpy().any()
