"""Scopes of calls: labels that occur in a body alone have sizes of their own in each call."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.control.cases import assert_close, numbers, values_and_derivatives
from typedtensor import Axis, Expr, Input, Param, SizeError, Tensor, call, given
from typedtensor.nn import GRUCell, Recurrent


class Batch(Axis): ...


class Words(Axis): ...


class Question(Axis): ...


class Answer(Axis): ...


class Letter(Axis, size=3): ...


class Hidden(Axis, size=4): ...


CELL = GRUCell(Letter, Hidden, seed=0, dtype=np.float64)


def encode(words: Any, over: Any) -> Any:
    states = Recurrent(CELL, over)(words)
    return (states.softmax(over) * states).sum(over)


@call
def of_question(words: Expr[Tensor[Question, Batch, Letter]]) -> Any:
    return encode(words.rename(Question, Words), Words)


@call
def of_answer(words: Expr[Tensor[Answer, Batch, Letter]]) -> Any:
    return encode(words.rename(Answer, Words), Words)


@pytest.mark.parametrize(("first", "second"), [(2, 3), (4, 1), (3, 3)])
def test_one_label_has_two_sizes_in_two_calls(first: int, second: int) -> None:
    question = Param(Tensor[Question, Batch, Letter](numbers(first, 2, 3)))
    answer = Param(Tensor[Answer, Batch, Letter](numbers(second, 2, 3, seed=1)))
    of = question, answer, CELL.weight, CELL.recurrent
    found = (of_question(question) * of_answer(answer)).sum()
    expected = (encode(question, Question) * encode(answer, Answer)).sum()
    assert_close(values_and_derivatives(found, *of), values_and_derivatives(expected, *of))


def test_sizes_change_from_one_computation_to_the_next() -> None:
    question, answer = Input(Tensor[Question, Batch, Letter]), Input(Tensor[Answer, Batch, Letter])
    found = (of_question(question) * of_answer(answer)).sum()
    expected = (encode(question, Question) * encode(answer, Answer)).sum()
    for first, second in ((2, 3), (3, 2), (5, 1), (2, 3), (4, 4)):
        bound = (
            question.bind(Tensor[Question, Batch, Letter](numbers(first, 2, 3))),
            answer.bind(Tensor[Answer, Batch, Letter](numbers(second, 2, 3))),
        )
        with given(*bound) as computation:
            values = [x.value.numpy() for x in (found, expected)]
            slopes = [computation.gradients(x)[CELL.weight].numpy() for x in (found, expected)]
        np.testing.assert_allclose(values[0], values[1], rtol=1e-12)
        np.testing.assert_allclose(slopes[0], slopes[1], rtol=1e-9, atol=1e-12)


def test_inside_a_call_and_outside_of_calls_a_label_has_one_size() -> None:
    weights = Param(Tensor[Words]([1.0, 2.0]))
    weigh = call(lambda x: (x.rename(Answer, Words) * weights).sum())
    with given(), pytest.raises(SizeError, match="Words has size 3 in Rename.*but size 2 elsewhere: one label has one"):
        print(weigh(Param(Tensor[Answer]([1.0, 2.0, 3.0]))).value)
    alone = Param(Tensor[Question]([1.0, 2.0, 3.0])).rename(Question, Words)
    with given(), pytest.raises(SizeError, match=r"or put it in a call\(…\), which renames its operands"):
        print((alone.sum() + weights.sum()).value)
