"""Calls around structured nodes in structured nodes: the values and derivatives of the function that is called."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from tests.control.cases import Hidden, Time, assert_close, numbers, values_and_derivatives
from tests.sampling import sample
from typedtensor import Axis, Const, Expr, Forest, Param, Tensor, call, cond, fold, scan, tree_fold, while_loop
from typedtensor.ops import tanh

Vector = Expr[Tensor[Hidden]]
Inner = Callable[[Vector, Vector], Vector]
"""A function of a vector, and of another that a body around or in it captures."""

XS = Const(Tensor[Time, Hidden](numbers(2, 4)))


class Tree(Axis): ...


def product(a: Vector, b: Vector) -> Vector:
    return tanh(a * b)


def handed_on(inner: Inner) -> Inner:
    """What is captured becomes the next state; the gradient for the first one is zero."""
    return lambda a, b: scan(lambda c, e: (e, inner(c, b)), b, XS, Time)[1].sum(Time) + a


def folded(inner: Inner) -> Inner:
    return lambda a, b: fold(lambda c, e: inner(c, b) + e, a, XS, Time)


def replaced(inner: Inner) -> Inner:
    return lambda a, b: fold(lambda c, e: inner(e, b), a, XS, Time)


def decided(inner: Inner) -> Inner:
    return lambda a, b: cond(a.sum() < 100.0, lambda c: inner(c, b), lambda c: c, a)


def repeated(inner: Inner) -> Inner:
    def function(a: Vector, b: Vector) -> Vector:
        return while_loop(lambda s: s[1] < 2.0, lambda s: (inner(s[0], b), s[1] + 1.0), (a, b.sum() * 0.0))[0]

    return function


def over_trees(inner: Inner) -> Inner:
    trees = Forest((0, 1), 1)

    def function(a: Vector, b: Vector) -> Vector:
        roots = tree_fold(lambda e: inner(e, a), lambda x, y: inner(x, b) * y, XS, trees, Time, Tree)
        return roots.stack().sum(Tree)

    return function


def called(inner: Inner) -> Inner:
    return call(inner)


KINDS = (handed_on, folded, replaced, decided, repeated, over_trees, called)


@pytest.mark.parametrize(("outer", "inner"), sample(itertools.product(KINDS, KINDS), one_in=24))
def test_a_call_around_two_bodies_has_the_derivatives_of_its_function(
    outer: Callable[[Inner], Inner], inner: Callable[[Inner], Inner]
) -> None:
    function = outer(inner(product))
    x, q = Param(Tensor[Hidden](numbers(4, seed=1))), Param(Tensor[Hidden](numbers(4, seed=2)))
    cell = call(function)
    # The gradients of the two calls are wanted for different operands: the body is differentiated twice.
    found = values_and_derivatives(cell(cell(Const(x.value), q), q).sum(), q)
    assert_close(found, values_and_derivatives(function(function(Const(x.value), q), q).sum(), q))
    found = values_and_derivatives(cell(cell(x, q), q).sum(), x, q)
    assert_close(found, values_and_derivatives(function(function(x, q), q).sum(), x, q))
