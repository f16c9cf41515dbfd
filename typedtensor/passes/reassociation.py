"""Sums and products in the body of a loop, regrouped so that what can be computed before the loop is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from typedtensor.ir import Argument, Elementwise, Primitive, Program, Value, make

_CHAINS = (Elementwise("add"), Elementwise("multiply"))


def regroup(body: Program, carried: frozenset[Value]) -> Program:
    """A body in which the terms of a sum that do not depend on carried values are added first; so are factors.

    It is the same object if there are none to bring together.
    """
    varying: set[Value] = set(carried)
    readers: defaultdict[Value, int] = defaultdict(int)
    for output in body.outputs:
        readers[output] += 1
    for value in body.order():
        for x in {*value.operands}:
            if isinstance(x, Value):
                readers[x] += 1
        if any(isinstance(x, Value) and x in varying for x in value.operands):
            varying.add(value)
    return _Regrouping(varying, readers).run(body) if varying else body


class _Regrouping:
    def __init__(self, varying: set[Value], readers: Mapping[Value, int]) -> None:
        self.varying, self.readers = varying, readers

    def run(self, body: Program) -> Program:
        new: dict[Value, Value] = {}
        for value in body.order():
            operands = tuple(new[x] if isinstance(x, Value) else x for x in value.operands)
            changed = any(a is not b for a, b in zip(operands, value.operands, strict=True))
            new[value] = Value(value.primitive, operands, value.shape, value.dtype) if changed else value
            if value.primitive in _CHAINS and value in self.varying:
                terms = self._terms(value)
                late = [t for t in terms if isinstance(t, Value) and t in self.varying]
                early = [t for t in terms if not isinstance(t, Value) or t not in self.varying]
                early.sort(key=lambda t: isinstance(t, Value), reverse=True)  # a number joins what it is applied to
                if len(early) > 1 and late and isinstance(early[0], Value):
                    first = _chain(value.primitive, [_new(t, new) for t in early])
                    new[value] = _chain(value.primitive, [_new(t, new) for t in late] + [first])
        if all(new[x] is x for x in body.outputs):
            return body
        return Program(body.inputs, tuple(new[x] for x in body.outputs))

    def _terms(self, value: Value) -> list[Argument]:
        """The terms of a sum, down through sums that are read nowhere else; of a product, the factors."""
        terms: list[Argument] = []
        for x in value.operands:
            inner = (
                isinstance(x, Value) and x.primitive == value.primitive and x in self.varying and self.readers[x] == 1
            )
            same = isinstance(x, Value) and (x.shape, x.dtype) == (value.shape, value.dtype)
            terms.extend(self._terms(x) if inner and same and isinstance(x, Value) else [x])
        return terms


def _new(term: Argument, new: dict[Value, Value]) -> Argument:
    return new[term] if isinstance(term, Value) else term


def _chain(primitive: Primitive, terms: list[Argument]) -> Value:
    total, *rest = terms
    for term in rest:
        total = make(primitive, total, term)
    assert isinstance(total, Value)
    return total
