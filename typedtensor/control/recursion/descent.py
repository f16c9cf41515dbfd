"""Functions that call themselves at most once: a loop down to the last call, and a scan back up.

The loop stores the frame of each call for the scan. The function has the derivatives and plans of loops and scans.
"""

from __future__ import annotations

from typing import Any

from typedtensor.control.application import launch
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.operations.levels import Level
from typedtensor.control.operations.loops import Iteration, Scan
from typedtensor.control.operations.whiles import While
from typedtensor.control.recursion.machine import Machine
from typedtensor.control.recursion.paths import End, Walk
from typedtensor.control.recursion.places import NUMBER, chosen, constant, numbered, zero_like
from typedtensor.core.expr import new_input

TAIL = 0
"""The code of a level after which nothing is computed; other levels have the number of their call site."""


class Descent(Machine):
    """A function whose paths have at most one call of itself."""

    def __call__(self, *given: Any) -> list[Any]:
        zero, count = zero_like((*given, *self.paths.captured)), len(self.arguments.types)
        carried = [constant(0), constant(0), *self.arguments.put(given, self.arguments.empty(zero))]
        carried += self.results.empty(zero)
        loop = self._down(self.frames.empty(zero))
        result = launch(loop, carried)
        results = list(result[2 + count : len(carried)])
        if self.sites:
            steps, *kept = result[2 * len(carried) :]
            results = list(launch(self._up(), [*results, *kept, steps])[: len(results)])
        return self.results.taken(results, self.root.result_types)

    def _down(self, empty: list[Any]) -> While:
        """The loop: each step goes from a call to the next one, by the number of its function, or to the end.

        Args:
            empty: the frame of a level without one.
        """
        types = [NUMBER, NUMBER, *self.arguments.types, *self.results.types]
        done, count = len(self.functions), len(self.arguments.types)
        codes = {site: n for n, site in enumerate(self.sites, 1)}
        level: Any = Level(self.root.name, self.limit)
        inputs = [new_input(of) for of in types]

        def goes_on(function: Any, depth: Any, *_: Any) -> list[Any]:
            return [(function < done) & (level(depth) >= 0)]

        def step(function: Any, depth: Any, *places: Any) -> list[Any]:
            arguments, results = places[:count], places[count:]

            def end(end: End) -> list[Any]:
                if end.site is None:
                    reached = [constant(done), *arguments, *self.results.put(end.passed, results)]
                    return [*reached, constant(TAIL), *empty]
                reached = [constant(self.functions[end.site.function])]
                reached += [*self.arguments.put(end.passed, arguments), *results]
                code = codes.get(end.site, TAIL)
                return [*reached, constant(code), *(self.frames.put(end.frame, empty) if code else empty)]

            found = numbered(function, self.beginnings(arguments, Walk(chosen, end)))
            return [found[0], depth + 1, *found[1:]]

        name = self.root.name
        return While(trace(goes_on, types, name, inputs=inputs), trace(step, types, name, inputs=inputs))

    def _up(self) -> Scan:
        """The scan: each step goes from the results of a call to those of the calling function."""
        count = len(self.results.types)
        types = [*self.results.types, NUMBER, *self.frames.types]

        def step(*given: Any) -> list[Any]:
            results, code, frame = given[:count], given[count], given[count + 1 :]
            walk = Walk(chosen, lambda end: self.results.put(end.passed, results))
            return numbered(code, [lambda: list(results), *self.resumptions(results, frame, walk)])

        body = trace(step, types, self.root.name)
        return Scan(
            body,
            Iteration,
            count,
            len(types) - count,
            reverse=True,
            title=f"return of {self.root.title}",
            private=frozenset({Iteration}),
        )
