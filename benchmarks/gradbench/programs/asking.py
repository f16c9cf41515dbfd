"""A function of the suite that computes a result of a program."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from benchmarks.gradbench.protocol import Prepared
from typedtensor import AnyTensor, Binding, given

P = TypeVar("P")


def ask(
    program: Callable[[], P],
    bindings: Callable[[P], Iterable[Binding[Any]]],
    result: Callable[[P], Any],
    finish: Callable[[Any], object] | None = None,
) -> Prepared[Any]:
    """What is timed: to make the program and bind its inputs, unless that is done, and to compute a result of it.

    Args:
        program: the program; made once.
        bindings: its inputs with their values; called once.
        result: the expressions that are asked for, a state.
        finish: the JSON of the state of their values; by default a number, or lists of numbers.
    """

    bound: list[Binding[Any]] = []

    def run() -> Any:
        made = program()
        if not bound:
            bound.extend(bindings(made))
        with given(*bound) as computation:
            return computation.values(result(made))

    return Prepared(run, finish or numbers)


def numbers(value: Any) -> object:
    """Return the numbers of a tensor as nested lists."""
    assert isinstance(value, AnyTensor)
    found: object = value.numpy().tolist()
    return found
