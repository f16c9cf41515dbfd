"""Tests of random cases: a few cases among the fast tests, many among the slow ones."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from tests.sampling import sample


def cases(few: int, many: int, *drawn: Any, **named: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator like Hypothesis's ``given``, for a fast test of few examples and a slow one of many."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        makes: Any = given(*drawn, **named)
        of = {number: settings(max_examples=number)(makes(test)) for number in (few, many)}

        @functools.wraps(test)
        def run(examples: int, **others: Any) -> None:
            of[examples](**others)

        number = inspect.Parameter("examples", inspect.Parameter.KEYWORD_ONLY)
        left = inspect.signature(of[few]).parameters.values()
        vars(run)["__signature__"] = inspect.Signature([*left, number])
        made: Callable[..., None] = pytest.mark.parametrize("examples", sample([few, many], first=1))(run)
        return made

    return decorate
