"""Random programs of combinators, and their meanings in each construction of differentiable curry."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from typedtensor.ad.curry import Fn, Simple, environment, pairs, real, simple

Type = str | tuple[Any, ...]
"""``"F"``, a number; ``("P", a, b)``, a pair; ``("A", a, b)``, a function."""

F: Type = "F"


def P(a: Type, b: Type) -> Type:
    return ("P", a, b)


def A(a: Type, b: Type) -> Type:
    return ("A", a, b)


@dataclass(frozen=True)
class Term:
    """A combinator with its subterms, from one type to another."""

    name: str
    dom: Type
    cod: Type
    parts: tuple[Any, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.parts))})" if self.parts else self.name


def identity(a: Type) -> Term:
    return Term("identity", a, a)


def const(value: float, dom: Type) -> Term:
    return Term("const", dom, F, (value,))


def proj1(dom: Type) -> Term:
    return Term("proj1", dom, dom[1])


def proj2(dom: Type) -> Term:
    return Term("proj2", dom, dom[2])


def compose(*terms: Term) -> Term:
    made = terms[0]
    for term in terms[1:]:
        assert made.cod == term.dom
        made = Term("compose", made.dom, term.cod, (made, term))
    return made


def pair(f: Term, g: Term) -> Term:
    assert f.dom == g.dom
    return Term("pair", f.dom, P(f.cod, g.cod), (f, g))


def curry(f: Term) -> Term:
    return Term("curry", f.dom[1], A(f.dom[2], f.cod), (f,))


def uncurry(f: Term) -> Term:
    return Term("uncurry", P(f.dom, f.cod[1]), f.cod[2], (f,))


def evaluate(function: Type) -> Term:
    return Term("evaluate", P(function, function[1]), function[2])


def apply(f: Term, x: Term) -> Term:
    """``f(x)`` where both depend on the same input."""
    return compose(pair(f, x), evaluate(f.cod))


ADD, MULT, SIN = Term("add", P(F, F), F), Term("mult", P(F, F), F), Term("sin", F, F)


class Drawing:
    """A source of random terms of given types."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def number(self) -> float:
        return self.rng.uniform(-1.5, 1.5)

    def type(self, depth: int = 2) -> Type:
        kind = self.rng.choice("FFPA" if depth else "F")
        return F if kind == "F" else (kind, self.type(depth - 1), self.type(depth - 1))

    def term(self, dom: Type, cod: Type, depth: int = 3) -> Term:
        if depth <= 0:
            return self.small(dom, cod)
        ways: list[Callable[[], Term]] = [
            lambda: self.small(dom, cod),
            lambda: self.through(self.type(1), dom, cod, depth),
            lambda: self.applied(self.type(1), dom, cod, depth),
        ]
        if cod == F:
            ways += [
                lambda: compose(self.term(dom, P(F, F), depth - 1), self.rng.choice((ADD, MULT))),
                lambda: compose(self.term(dom, F, depth - 1), SIN),
            ] * 2
        elif cod[0] == "P":
            ways.append(lambda: pair(self.term(dom, cod[1], depth - 1), self.term(dom, cod[2], depth - 1)))
        else:
            ways.append(lambda: curry(self.term(P(dom, cod[1]), cod[2], depth - 1)))
        return self.rng.choice(ways)()

    def through(self, middle: Type, dom: Type, cod: Type, depth: int) -> Term:
        return compose(self.term(dom, middle, depth - 2), self.term(middle, cod, depth - 1))

    def applied(self, x: Type, dom: Type, cod: Type, depth: int) -> Term:
        return apply(self.term(dom, A(x, cod), depth - 1), self.term(dom, x, depth - 2))

    def small(self, dom: Type, cod: Type) -> Term:
        """Draw a term of few combinators: a part of the input, or made of numbers."""
        found = list(self.parts(dom, cod))
        if found and self.rng.random() < 0.95:
            return self.rng.choice(found)
        if cod == F:
            return self.constant(dom, cod)
        if cod[0] == "P":
            return pair(self.small(dom, cod[1]), self.small(dom, cod[2]))
        return curry(self.small(P(dom, cod[1]), cod[2]))

    def constant(self, dom: Type, cod: Type) -> Term:
        if cod == F:
            return const(self.number(), dom)
        if cod[0] == "P":
            return pair(self.constant(dom, cod[1]), self.constant(dom, cod[2]))
        return curry(self.constant(P(dom, cod[1]), cod[2]))

    def parts(self, dom: Type, cod: Type) -> list[Term]:
        if dom == cod:
            return [identity(dom)]
        if dom == F:
            return []
        if dom[0] == "A":  # for a function, a part of the result
            made = apply(identity(dom), self.constant(dom, dom[1]))
            return [compose(made, rest) for rest in self.parts(dom[2], cod)]
        return [compose(p, rest) for p in (proj1(dom), proj2(dom)) for rest in self.parts(p.cod, cod)]


class Construction:
    """The meanings of terms in a construction.

    Args:
        module: its combinators.

    Attributes:
        forwards: the number of computed primitives.
    """

    def __init__(self, module: ModuleType) -> None:
        self.module: Any = module
        self.forwards = 0

    def tangents(self, of: Type) -> Any:
        if of == F:
            return real
        if of[0] == "P":
            return pairs(self.tangents(of[1]), self.tangents(of[2]))
        return self.module.functions

    def primitive(self, run: Callable[[Any], Any]) -> Any:
        def counted(x: Any) -> Any:
            self.forwards += 1
            return run(x)

        return Simple(counted) if self.module is simple else environment.primitive(counted)

    def of(self, term: Term) -> Any:
        module, parts = self.module, [self.of(p) if isinstance(p, Term) else p for p in term.parts]
        match term.name:
            case "add":
                return self.primitive(lambda x: (x[0] + x[1], lambda g: (g, g)))
            case "mult":
                return self.primitive(lambda x: (x[0] * x[1], lambda g: (x[1] * g, x[0] * g)))
            case "sin":
                return self.primitive(lambda x: (math.sin(x), lambda g: g * math.cos(x)))
            case "const":
                result = () if module is simple else (real,)
                return module.const(parts[0], self.tangents(term.dom), *result)
            case "proj1":
                return module.proj1(self.tangents(term.dom[2]))
            case "proj2":
                return module.proj2(self.tangents(term.dom[1]))
            case "pair":
                return module.pair(*parts, self.tangents(term.dom))
            case "curry":
                return module.curry(*parts, self.tangents(term.dom))
            case name:
                return getattr(module, name)(*parts)

    def gradient(self, term: Term, at: tuple[float, float]) -> tuple[float, tuple[float, float]]:
        """Return the value and the gradient of a term from two numbers to one."""
        function: Simple[Any, Any, Any, Any] | Fn[Any, Any, Any, Any, Any] = self.of(term)
        value, back = function.run(at)
        found = back(1.0)
        return value, found if self.module is simple else found[1]


CONSTRUCTIONS = {"simple": simple, "environment": environment}
