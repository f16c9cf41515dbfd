"""Tests of cases that are drawn at random: a few of them always, many among the slow tests."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from tests.sampling import sample


def cases(few: int, many: int, *drawn: Any, **named: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of so many examples that Hypothesis draws, as its ``given`` makes one."""

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
