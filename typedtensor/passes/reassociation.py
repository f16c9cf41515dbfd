"""Reassociation of sums and products in loop bodies, so that their loop-invariant parts can be hoisted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping

from typedtensor.ir import Argument, Elementwise, Program, Value, function_of, make
from typedtensor.passes.rewrite import rebuilt, replacing

_CHAINS = frozenset({"add", "multiply", "divide"})


def reassociate(body: Program, carried: frozenset[Value], later: Collection[Value] = ()) -> Program:
    """Group the loop-invariant terms of each sum, and the loop-invariant factors of each product.

    Numeric divisors of a product are applied to its group of invariant factors.

    Args:
        body: the body of a loop.
        carried: its loop-carried inputs.
        later: the outputs that are computed after the loop unless a step reads them. They do not count as readers of a
            product, so its factors may be regrouped.

    Returns:
        The body, the same object if nothing changed.
    """
    varying: set[Value] = set(carried)
    readers: defaultdict[Value, int] = defaultdict(int)
    for output in body.outputs:
        readers[output] += output not in later
    for value in body.order():
        for x in {*value.operands}:
            if isinstance(x, Value):
                readers[x] += 1
        if not varying.isdisjoint(value.operands):
            varying.add(value)
    return _Reassociation(varying, readers).run(body) if varying else body


class _Reassociation:
    def __init__(self, varying: set[Value], readers: Mapping[Value, int]) -> None:
        self.varying, self.readers = varying, readers

    def run(self, body: Program) -> Program:
        new: dict[Argument, Argument] = {}
        for value in body.order():
            result = rebuilt(value, new)
            if result is not value:
                new[value] = result
            if value in self.varying and function_of(value) in _CHAINS:
                divisors: list[Argument] = []
                terms = self._terms(value, divisors)
                late = [t for t in terms if isinstance(t, Value) and t in self.varying]
                early = [t for t in terms if not isinstance(t, Value) or t not in self.varying]
                early.sort(key=lambda t: isinstance(t, Value), reverse=True)  # numbers last: a number joins an array
                if len(early) + len(divisors) > 1 and early and late and isinstance(early[0], Value):
                    chain = "add" if function_of(value) == "add" else "multiply"
                    first = _chain("divide", [_chain(chain, [new.get(t, t) for t in early]), *divisors])
                    new[value] = _chain(chain, [new.get(t, t) for t in late] + [first])
        return replacing(body, new)

    def _terms(self, value: Value, divisors: list[Argument]) -> list[Argument]:
        """Return the terms of a sum or the factors of a product, flattening operands that have no other reader.

        Args:
            value: the sum, product or quotient.
            divisors: receives the numbers that the product is divided by.
        """
        terms: list[Argument] = []
        operands = value.operands
        if function_of(value) == "divide":
            if isinstance(operands[1], Value):
                return [value]
            divisors.append(operands[1])
            operands = operands[:1]
        for x in operands:
            inner = isinstance(x, Value) and _chained(x, value) and x in self.varying and self.readers[x] == 1
            same = isinstance(x, Value) and (x.shape, x.dtype) == (value.shape, value.dtype)
            terms.extend(self._terms(x, divisors) if inner and same and isinstance(x, Value) else [x])
        return terms


def _chained(inner: Value, outer: Value) -> bool:
    """Whether a value and its reader form one chain, of sums or of products and quotients."""
    function = function_of(inner)
    return function in _CHAINS and (function == "add") == (function_of(outer) == "add")


def _chain(function: str, terms: list[Argument]) -> Value:
    total, *rest = terms
    for term in rest:
        total = make(Elementwise(function), total, term)
    assert isinstance(total, Value)
    return total
