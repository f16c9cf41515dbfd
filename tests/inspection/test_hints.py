"""Inlay hints: the types shown within the source text."""

from __future__ import annotations

from tests.inspection.project import FIRST, seen
from typedtensor.inspection import hints


def shown(body: str) -> list[tuple[int, int, str]]:
    """The hints behind the preamble: line from 0, column, text."""
    view, _ = seen(body)
    return [(hint.line - FIRST, hint.column, hint.text) for hint in hints(view) if hint.line >= FIRST]


def test_names_as_they_are_bound() -> None:
    assert shown("total = image.sum(Pixel)\nfor row in [total]:\n    left, right = row, image\n") == [
        (0, 5, "Expr[Tensor[Batch]]"),
        (1, 7, "Expr[Tensor[Batch]]"),
        (2, 8, "Expr[Tensor[Batch]]"),
        (2, 15, "Input[Tensor[Batch, Pixel]]"),
    ]


def test_what_the_text_says_is_not_said_again() -> None:
    assert (
        shown("x = Input(Tensor[Batch])\nlayer = Linear(Pixel, Hidden)\ny: Expr[Tensor[Batch]] = image.sum(Pixel)\n")
        == []
    )


def test_the_stages_of_chains() -> None:
    body = """\
loss = (
    cross_entropy(image, digit, Pixel)  # of each image
    .mean(Batch)
)
model = (
    Linear(Pixel, Hidden)
    >> relu
    >> Linear(Hidden, Digit)
)
"""
    assert shown(body) == [
        (0, 4, "Expr[Tensor[()]]"),
        (1, 38, "Expr[Tensor[Batch]]"),
        (4, 5, "Tensor[*N, Pixel] -> Tensor[*N, Digit]"),
        (6, 11, "Tensor[*N, Pixel] -> Tensor[*N, Hidden]"),
    ]
