"""Functions that call themselves more than once: a loop over their paths, with a stack of the frames of open calls."""

from __future__ import annotations

from functools import cache
from typing import Any

from typedtensor.control.application import launch
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.choices import zeros
from typedtensor.control.operations.levels import Level
from typedtensor.control.operations.loops import stacked
from typedtensor.control.operations.stacks import Row, WithRow
from typedtensor.control.operations.whiles import While
from typedtensor.control.recursion.machine import Machine
from typedtensor.control.recursion.paths import End, Walk
from typedtensor.control.recursion.places import NUMBER, chosen, constant, numbered, zero_like
from typedtensor.core.axes import Axis, Label
from typedtensor.core.expr import new_input
from typedtensor.ops import where

RETURN, CALL, TAIL = 0, 1, 2
"""The kinds of a path's end: the function returns, a call returns to the function, or a tail call."""


PATHS_OF_A_LEVEL = 400
"""The most paths to follow for each level of the limit, before a recursion counts as endless."""


_row: Any = Row()
_with_row: Any = WithRow()
_where: Any = where


class Stack(Machine):
    """A function whose paths have several calls of itself.

    The state of its loop: the number of the next path, of a function or after a call; the number of open calls; the
    number of followed paths; arguments; results; and a stack of the numbers of the open calls and of their frames.
    """

    def __call__(self, *given: Any) -> list[Any]:
        depth = open_calls(self.limit)
        kinds = [NUMBER, *self.frames.types]
        count, last = len(self.arguments.types), len(self.arguments.types) + len(self.results.types)
        zero = zero_like((*given, *self.paths.captured))
        start = [constant(0), constant(0), constant(0), *self.arguments.put(given, self.arguments.empty(zero))]
        start += [*self.results.empty(zero), *(zeros(stacked(depth, of), zero) for of in kinds)]
        types, functions = [x.tensor_type for x in start], len(self.functions)
        done = functions + len(self.sites)
        inputs = [new_input(of) for of in types]
        level: Any = Level(self.root.name, self.limit)
        steps: Any = Level(self.root.name, PATHS_OF_A_LEVEL * self.limit, of_all=True)

        def goes_on(path: Any, open_calls: Any, taken: Any, *_: Any) -> list[Any]:
            return [(path < done) & (level(open_calls) >= 0) & (steps(taken) >= 0)]

        def step(path: Any, open_calls: Any, taken: Any, *state: Any) -> list[Any]:
            places, stacks = list(state[:last]), state[last:]
            base = _where(path < functions, open_calls, open_calls - 1)
            rows = [_row(stack, _where(base < open_calls, base, 0)) for stack in stacks]
            ends, function, site, *rest = self._path(path, places[:count], places[count:], rows[1:])
            written = [site, *rest[last:]]
            pushed = [_with_row(stack, base, x) for stack, x in zip(stacks, written, strict=True)]
            waiting = _row(stacks[0], _where(base > 0, base - 1, 0))
            back = _where(base > 0, waiting, done)
            return [
                _where(ends > RETURN, function, back),
                _where((ends > RETURN) & (ends < TAIL), base + 1, base),
                taken + 1,
                *rest[:last],
                *pushed,
            ]

        name = self.root.name
        loop = While(trace(goes_on, types, name, inputs=inputs), trace(step, types, name, inputs=inputs))
        result = launch(loop, start)
        return self.results.taken(result[3 + count : 3 + last], self.root.result_types)

    def _path(self, path: Any, arguments: list[Any], results: list[Any], frame: list[Any]) -> list[Any]:
        """Return the kind of a path's end, the numbers of the next function and of the call, and all values."""

        codes = {site: n for n, site in enumerate(self.sites, len(self.functions))}

        def end(end: End) -> list[Any]:
            site = end.site
            if site is None:
                return [*map(constant, (RETURN, 0, 0)), *arguments, *self.results.put(end.passed, results), *frame]
            ended = TAIL if site.is_tail else CALL, self.functions[site.function], codes.get(site, 0)
            kept = frame if site.is_tail else self.frames.put(end.frame, frame)
            return [*map(constant, ended), *self.arguments.put(end.passed, arguments), *results, *kept]

        walk = Walk(chosen, end)
        return numbered(path, [*self.beginnings(arguments, walk), *self.resumptions(results, frame, walk)])


_NAME = "OpenCalls"


@cache
def open_calls(limit: int) -> Label:
    """The axis of a stack of ``limit`` frames."""
    label: Label = type(f"{_NAME}{limit}", (Axis,), {"__module__": __name__}, size=limit)
    return label


def __getattr__(name: str) -> Label:
    """The axis of a stack by its name, for pickles."""
    number = name.removeprefix(_NAME)
    if number == name or not number.isdigit():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return open_calls(int(number))
