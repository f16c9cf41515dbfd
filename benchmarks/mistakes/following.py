"""The verdicts of mistakes after someone follows the hints in their messages word for word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from benchmarks.mistakes import parts
from benchmarks.mistakes.checking import run_mypy
from benchmarks.mistakes.data import Mistake, Model
from benchmarks.mistakes.hints import Hint, followed, hints
from benchmarks.mistakes.running import loaded
from typedtensor import Axis, Binding, BindingError, Expr, Input, Param, TypedTensorError, given
from typedtensor.core.tensor import tensor_type

RIGHT, REFUSED, WRONG = "right", "refused", "accepted and wrong"

ROUNDS = 4
"""Hints followed one after the other, where what one makes has a message with a hint again."""

COLUMNS = ("--show-column-numbers", "--show-error-end")

WRONG_FILE = re.compile(r"^(\w+)\.py:[\d:]+: error:", re.MULTILINE)


@dataclass(frozen=True)
class Following:
    """The outcome of following a hint.

    Attributes:
        mistake: the mistake whose message has the hint.
        hint: the hint.
        outcome: right, refused, or accepted and wrong.
    """

    mistake: Mistake
    hint: Hint
    outcome: str


def follow(chosen: Mapping[Mistake, Model], cache: Path) -> list[Following]:
    """Follow every hint of the first message with hints; then, in each result, the first hint of its messages."""
    texts = {mistake.key: model.with_mistake(mistake) for mistake, model in chosen.items()}
    said, tries = hints(_messages(texts, cache)), {}
    for mistake in chosen:
        for number, hint in enumerate(said.get(mistake.key, [()])[0]):
            tries[f"{mistake.key}__{number}"] = mistake, hint
    made = {key: followed(texts[mistake.key], hint) for key, (mistake, hint) in tries.items()}
    outcomes, pending = {}, {key: text for key, text in made.items() if text is not None}
    for last in (False,) * (ROUNDS - 1) + (True,):
        if not pending:
            break
        output = _messages(pending, cache)
        wrong, again = set(WRONG_FILE.findall(output)), hints(output)
        following = {}
        for key, text in pending.items():
            mistake = tries[key][0]
            further = followed(text, again[key][0][0]) if key in again else None
            if key not in wrong:
                outcomes[key] = RIGHT if same_values(chosen[mistake].text, text) else WRONG
            elif further is not None and not last:
                following[key] = further
        pending = following
    return [Following(mistake, hint, outcomes.get(key, REFUSED)) for key, (mistake, hint) in tries.items()]


def by_mistake(found: Iterable[Following]) -> dict[str, list[str]]:
    """Return the outcomes of the hints, by the keys of the mistakes."""
    outcomes: dict[str, list[str]] = {}
    for each in found:
        outcomes.setdefault(each.mistake.key, []).append(each.outcome)
    return outcomes


def _messages(texts: Mapping[str, str], cache: Path) -> str:
    with TemporaryDirectory() as folder:
        return run_mypy(texts, Path(folder), cache, *COLUMNS)


def same_values(right: str, text: str) -> bool:
    """Return whether a program computes the same loss as the right one, and the same values of all top-level names."""
    expected, found = values(right), values(text)
    return (
        found is not None
        and expected is not None
        and expected.keys() == found.keys()
        and all(
            expected[name].shape == found[name].shape and np.allclose(expected[name], found[name], 1e-4, 1e-6)
            for name in expected
        )
    )


def values(text: str) -> dict[str, np.ndarray[Any, Any]] | None:
    """Return the values of a model's top-level expressions, with their axes by name; None if the model does not run."""
    found: dict[str, np.ndarray[Any, Any]] = {}

    def observe(loss: Expr[Any], *bindings: Any) -> float:
        with given(*bindings):
            for name, value in list(vars(module).items()):
                for place, expression in enumerate(_expressions(value)):
                    try:
                        tensor = expression.value
                    except BindingError:
                        continue  # nothing in the model is made of it
                    order = sorted(range(len(tensor.axes)), key=lambda n: tensor.axes[n].__name__)
                    found[f"{name} {place}"] = np.transpose(np.asarray(tensor.array), order)
        return 0.0

    try:
        with by_labels(), loaded("followed", text) as module:
            module.trial = observe
            module.run()
    except TypedTensorError:
        return None
    return found


@contextmanager
def by_labels() -> Iterator[None]:
    """Draw random numbers by the labels of a tensor, independent of their order, since several orders can be right."""
    drawn, weighed = parts.draw, parts.weight

    def draw(of: Input[Any], *sized: Axis, below: type[Axis] | Axis | int = 2) -> Any:
        return of.bind(_turned(drawn, of.tensor_type, lambda kind: Input(kind), *sized, below=below))

    def weight(of: Any, /) -> Any:
        return Param(_turned(weighed, of, lambda kind: kind))

    parts.draw, parts.weight = draw, weight
    try:
        yield
    finally:
        parts.draw, parts.weight = drawn, weighed


def _turned(make: Callable[..., Any], of: Any, take: Callable[[Any], Any], *sized: Axis, **options: Any) -> Any:
    """Return a tensor with the numbers drawn for its labels in alphabetical order."""
    order = sorted(range(len(of.axes)), key=lambda place: str(of.axes[place].__name__))
    turned = tensor_type(of.kind, tuple(of.axes[place] for place in order))
    made = make(take(turned), *sized, **options)
    array = np.asarray((made.value if isinstance(made, (Param, Binding)) else made).array)
    return of(np.ascontiguousarray(np.transpose(array, np.argsort(order))))


def _expressions(value: object) -> Iterator[Expr[Any]]:
    if isinstance(value, Expr):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _expressions(getattr(value, field.name))
