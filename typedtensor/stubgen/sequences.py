"""``scan`` and ``fold`` for checkers that do not solve the protocol of their sequences, which is overloaded by kind.

These overloads name the sequences by their classes. They come last, so that other checkers do not reach them.
"""

from __future__ import annotations

from typedtensor.stubgen.calls import overloaded
from typedtensor.stubgen.spelling import TENSORS, Speller, expression, tensor

_MOST = 4
"""The most sequences of one scan."""

_RESULTS = {"scan": "tuple[{state}, Expr[Any]]", "fold": "{state}"}
"""What a step and the whole return, by the function."""


def of_sequences(name: str, speller: Speller) -> list[str]:
    """The overloads of a function for sequences of one class, and for several real ones; none for other functions."""
    if name not in _RESULTS:
        return []
    elements = [(_element(kind, 1, speller), _sequence(kind, 1, speller)) for kind in TENSORS]
    elements.append(("E", "Along[T, E]"))
    for count in range(2, _MOST + 1):
        numbers = range(1, count + 1)
        taken = ", ".join(_sequence("real", number, speller) for number in numbers)
        elements.append((", ".join(_element("real", number, speller) for number in numbers), f"tuple[{taken}]"))
    definitions = [
        f"def {name}(step: Callable[[{state}, {element}], {result}], start: {state}, xs: {sequence}, over: type[T], *, "
        f"reverse: bool = False) -> {result}"
        for state in ("Expr[X]", "S")
        for result in [_RESULTS[name].format(state=state)]
        for element, sequence in elements
    ]
    return overloaded(definitions, "Apply a step along an axis, element by element.")


def _element(kind: str, number: int, speller: Speller) -> str:
    return expression(tensor(kind, speller.run(f"A{number}")))


def _sequence(kind: str, number: int, speller: Speller) -> str:
    return expression(tensor(kind, ("T", *speller.run(f"A{number}"))))
