"""A determinant by expansion by minors, each of which the program computes once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any, TypedDict

import numpy as np

from benchmarks.gradbench.programs.asking import ask
from benchmarks.gradbench.protocol import Function, Prepared
from typedtensor import Axis, Const, Expr, Input, IntTensor, Tensor, fold, value_and_grad
from typedtensor.ops import take


class Data(TypedDict):
    """The input of the functions."""

    A: list[float]
    ell: int


class Row(Axis):
    """Rows of the matrix, each of which expands the minors of the rows below it."""


class Column(Axis):
    """Columns of the matrix."""


class Minor(Axis):
    """Sets of columns of one size, as many as there are of any size; what is left over is 0."""


class Term(Axis):
    """The terms of an expansion, one for each column of a minor."""


class Program:
    """The determinant of a matrix and its gradient.

    Args:
        size: how many rows the matrix has.
    """

    def __init__(self, size: int) -> None:
        self.matrix = Input(Tensor[Row, Column])
        columns, rests, empty = expansions(size)
        self.columns, self.rests = (
            Const(IntTensor[Row, Minor, Term](columns)),
            Const(IntTensor[Row, Minor, Term](rests)),
        )
        self.empty = Const(Tensor[Minor](empty))
        self.signs = Const(Tensor[Term](1.0 - 2.0 * (np.arange(size) % 2)))
        self.value, self.slope = value_and_grad(self.determinant, self.matrix)

    def determinant(self, matrix: Expr[Tensor[Row, Column]]) -> Expr[Tensor[()]]:
        """Return the minor of all rows and columns, computed from the minors of no rows."""

        def expand(
            minors: Expr[Tensor[Minor]],
            row: Expr[Tensor[Column]],
            columns: Expr[IntTensor[Minor, Term]],
            rests: Expr[IntTensor[Minor, Term]],
        ) -> Expr[Tensor[Minor]]:
            terms = take(row, columns, Column) * take(minors, rests, Minor)
            return terms.contract(self.signs)

        return fold(expand, self.empty, (matrix, self.columns, self.rests), Row, reverse=True).select(Minor, 0)


def expansions(size: int) -> tuple[Any, Any, Any]:
    """For each row the columns of the terms of each minor, and which minors of the rows below these multiply; the
    minors of no rows."""
    levels = [list(combinations(range(size), count)) for count in range(size + 1)]
    most = max(map(len, levels))
    columns = np.zeros((size, most + 1, size), np.int64)
    rests = np.full((size, most + 1, size), most)  # the last minor, which stays 0
    for count in range(1, size + 1):
        below = {chosen: place for place, chosen in enumerate(levels[count - 1])}
        for place, chosen in enumerate(levels[count]):
            columns[size - count, place, :count] = chosen
            rests[size - count, place, :count] = [below[chosen[:n] + chosen[n + 1 :]] for n in range(count)]
    empty = np.zeros(most + 1)
    empty[0] = 1.0
    return columns, rests, empty


program = cache(Program)


def primal(data: Data) -> Prepared[Any]:
    """The determinant."""
    matrix = _matrix(data)
    return ask(lambda: program(data["ell"]), lambda p: [p.matrix.bind(matrix)], lambda p: p.value)


def gradient(data: Data) -> Prepared[Any]:
    """Return the gradient of the determinant, row by row."""
    matrix = _matrix(data)

    def finish(slope: Any) -> object:
        return slope.numpy().ravel().tolist()

    return ask(lambda: program(data["ell"]), lambda p: [p.matrix.bind(matrix)], lambda p: p.slope, finish)


def _matrix(data: Data) -> Tensor[Row, Column]:
    return Tensor[Row, Column](np.array(data["A"]).reshape(data["ell"], data["ell"]))


FUNCTIONS: Mapping[str, Function] = {"primal": primal, "gradient": gradient}
