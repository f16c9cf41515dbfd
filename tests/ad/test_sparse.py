"""Jacobians of known sparse patterns, against dense ones; colourings."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    GradientError,
    Input,
    IntTensor,
    SizeError,
    Tensor,
    given,
    gradient,
    jacobian,
    sparse_jacobian,
)
from typedtensor.ops import roll, sin
from typedtensor.transforms.sparse import colours


class In(Axis): ...


class Out(Axis): ...


class Entry(Axis): ...


EDGE = Tensor[Out](np.eye(7)[0])
X = np.random.default_rng(0).normal(size=7)


def places(*of: Any) -> list[IntTensor[Entry]]:
    return [IntTensor[Entry](np.asarray(x, np.int64)) for x in of]


@settings(max_examples=25, deadline=None)
@examples(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=14))
def test_entries_are_those_of_the_jacobian(pattern: list[tuple[int, int]]) -> None:
    """Of sums of sines of some elements, at each place of a pattern, named twice where they are."""
    down, across = places(*zip(*pattern, strict=True))
    matrix = np.zeros((7, 7))
    np.add.at(matrix, (down.numpy(), across.numpy()), 1.0)
    weights = Const(Tensor[Out, In](matrix))

    def function(x: Expr[Tensor[In]]) -> Expr[Tensor[Out]]:
        return sin(weights.contract(x)) + weights.contract(x * x)

    x = Const(Tensor[In](X))
    found, dense = sparse_jacobian(function, x, down, across), jacobian(function, x)
    with given():
        np.testing.assert_allclose(found.value.numpy(), dense.value.numpy()[down.numpy(), across.numpy()], atol=1e-12)


@examples(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=40))
def test_lines_of_one_colour_share_no_place(pattern: list[tuple[int, int]]) -> None:
    rows, columns = np.array(sorted(set(pattern)), np.int64).reshape(-1, 2).T
    lines, chosen = colours(columns, rows)
    assert lines.tolist() == sorted(set(columns.tolist()))
    pairs = [(int(chosen[lines.tolist().index(c)]), r) for r, c in zip(rows, columns.tolist(), strict=True)]
    assert len(set(pairs)) == len(pairs)


def test_passes() -> None:
    """As many as there are colours, in the mode that takes fewer."""
    n = np.arange(50)
    band = np.concatenate([n, n[1:], n[:-1]]), np.concatenate([n, n[:-1], n[1:]])
    assert colours(*band)[1].max() + 1 == 3
    arrow = np.concatenate([n, np.zeros(50, int)]), np.concatenate([n, n])  # a diagonal below a full row
    assert colours(*arrow)[1].max() + 1 == 2
    assert colours(*arrow[::-1])[1].max() + 1 == 50


def test_a_matrix_with_a_full_row_and_a_diagonal() -> None:
    """Rows share few colours, columns many: reverse mode."""
    n = np.arange(7)
    down, across = places(np.concatenate([n, np.zeros(7, int)]), np.concatenate([n, n]))
    x = Tensor[In](X)
    found = sparse_jacobian(lambda z: (z * z).rename(In, Out) + z.sum() * EDGE, x, down, across)
    np.testing.assert_allclose(found.numpy()[1:7], 2 * X[1:])
    np.testing.assert_allclose(found.numpy()[7:], np.where(n == 0, 2 * X + 1, 1.0))


def test_no_entries() -> None:
    assert sparse_jacobian(lambda z: z * z, Tensor[In](X), *places([], []), checked=False).shape == (0,)
    assert sparse_jacobian(lambda z: z * 0.0, Tensor[In](X), *places([], [])).shape == (0,)
    assert sparse_jacobian(lambda z: z * z, Tensor[In](X[:0]), *places([], [])).shape == (0,)


@settings(max_examples=25, deadline=None)
@examples(st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=14), st.data())
def test_entries_that_are_not_named_are_found(pattern: set[tuple[int, int]], data: st.DataObject) -> None:
    """Whichever is left out; the message names its row, or its column where these are found in reverse mode."""
    entries = sorted(pattern)
    row, column = missing = data.draw(st.sampled_from(entries))
    entries.remove(missing)
    matrix = np.zeros((7, 7))
    matrix[tuple(np.transpose([*entries, missing]))] = data.draw(st.sampled_from([1e-3, 1.0, 1e9]))
    weights = Tensor[Out, In](matrix)
    down, across = places(*zip(*entries, strict=True)) if entries else places([], [])
    x = Tensor[In](X)
    with pytest.raises(GradientError) as raised:
        sparse_jacobian(lambda z: weights.contract(sin(z) + z * z), x, down, across)
    assert str(raised.value) in [
        f"the pattern given to sparse_jacobian lacks entries of the Jacobian in the {line} along {axis}, which distort "
        "other entries: add them to the pattern, or pass checked=False if it is an approximation"
        for line, axis in ((f"row {row}", "Out"), (f"column {column}", "In"))
    ]


@pytest.mark.parametrize("precision", [np.float32, np.float64])
def test_patterns_are_checked_each_time(precision: Any) -> None:
    """Also where a plan computes them, and through derivatives of the entries."""
    x, weight, (down, across) = Input(Tensor[In]), Input(Tensor[()]), places(range(7), range(7))
    point = Tensor[In](X.astype(precision))

    def function(z: Expr[Tensor[In]]) -> Expr[Tensor[In]]:
        return sin(z) + roll(z * z, In, 1) * weight

    made, unchecked = [sparse_jacobian(function, x, down, across, checked=checked) for checked in (True, False)]
    slope = gradient(made.sum(), x)
    for number in (0.0, 0.0, 0.0, 1.0, 0.0):
        with given(x.bind(point), weight.bind(Tensor[()](precision(number)))):
            if number:
                with pytest.raises(GradientError, match="in the rows 0, 1, 2, 3, 4 and 2 more along In"):
                    made.value.numpy()
            else:
                np.testing.assert_allclose(made.value.numpy(), np.cos(X), rtol=1e-5)
                np.testing.assert_allclose(slope.value.numpy(), -np.sin(X), rtol=1e-5)
            expected = np.cos(X) + 2 * number * np.roll(X, 1)
            np.testing.assert_allclose(unchecked.value.numpy(), expected, rtol=1e-5)


def cancelling(large: Tensor[()], z: Tensor[In]) -> Tensor[In]:
    return (z * large + roll(z, In, 1)) - z * (large - 1.0)


def test_patterns_that_are_whole_pass_in_any_precision() -> None:
    """Of functions whose parts are large beside what they give, too, and of what is not finite."""
    down, across = places([*range(7), *range(7)], [*range(7), *(n - 1 for n in [7, *range(1, 7)])])
    for precision, factor in ((np.float32, 10.0), (np.float64, 1e6)):
        x, large = Tensor[In](X.astype(precision)), Tensor[()](precision(factor))
        found = sparse_jacobian(partial(cancelling, large), x, down, across)
        np.testing.assert_allclose(found.numpy(), 1.0, rtol=1e-4)
    broken = Tensor[In](np.where(np.arange(7) == 2, np.nan, X))
    assert np.isnan(sparse_jacobian(lambda z: z * z, broken, *places(range(7), range(7))).numpy()).sum() == 1


def test_what_is_refused() -> None:
    x, anything = Tensor[In](X), sparse_jacobian

    def square(z: Any) -> Any:
        return z * z

    refused: list[tuple[Any, type[Exception], str]] = [
        ((square, x, *places([0, 7], [0, 1])), SizeError, "given the index"),
        ((square, x, *places([0, 1], [0, 7])), SizeError, "given the index"),
        ((square, x, *places([0, -1], [0, 1])), SizeError, "given the index"),
        ((square, x, *places([0, 1], [0])), SizeError, "takes one row and one column for each entry, not 2 and 1"),
        ((square, x, *places([0], [0])[:1], IntTensor[Out]([0])), AxisError, "rows and columns along the same axis"),
        ((square, x, Const(places([0])[0]), *places([0])), AxisError, r"an expression of IntTensor.*: give its"),
        ((square, x, np.array([0]), *places([0])), AxisError, "rows as an IntTensor of one axis, .* not ndarray"),
        ((lambda z: z.sum(), x, *places([0], [0])), AxisError, r"vectors, but the result is Tensor\[\(\)\]: merge"),
    ]
    for arguments, error, message in refused:
        with pytest.raises(error, match=message):
            anything(*arguments)
