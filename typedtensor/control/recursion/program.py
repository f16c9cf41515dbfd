"""Recursive functions as bodies without recursion.

A function that calls itself at most once is a descent: a loop down to the last call, and a scan back up, for which the
loop stores the frame of each call. It has the derivatives and plans of loops and scans. One that calls itself more than
once is a loop over its paths, with a stack of the frames of open calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any

from typedtensor.control.application import launch
from typedtensor.control.bodies.body import Body, Iteration
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.closures import zeros
from typedtensor.control.conditional import cond
from typedtensor.control.operations.loops import Scan, While, stacked
from typedtensor.control.operations.rows import Level, Row, WithRow
from typedtensor.control.recursion.opened import Opened
from typedtensor.control.recursion.paths import End, Paths, Site, Walk
from typedtensor.core.axes import Axis, Label, declared_size, label_name
from typedtensor.core.expr import Const, new_input
from typedtensor.core.tensor import IntTensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops import where, zeros_like

_zeros_like: Any = zeros_like


def _constant(number: int) -> Any:
    return Const(IntTensor[()](number))


NUMBER = tensor_type(IntTensor.kind, ())
"""The type of the numbers of functions, calls and levels."""


class Places:
    """Slots that can hold the values of any one of several groups, of which the types are given."""

    def __init__(self, groups: Iterable[Sequence[TensorType]]) -> None:
        most: Counter[TensorType] = Counter()
        for group in groups:
            most |= Counter(group)
        self.types = tuple(most.elements())

    def of(self, types: Sequence[TensorType]) -> list[int]:
        """The slots of a group's values."""
        free = list(range(len(self.types)))
        found = []
        for wanted in types:
            place = next(n for n in free if self.types[n] is wanted)
            free.remove(place)
            found.append(place)
        return found

    def empty(self, zero: Any) -> list[Any]:
        """Zeros in all slots; real zeros have the dtype of a number."""
        return [zeros(of, zero) for of in self.types]

    def put(self, values: Sequence[Any], others: Sequence[Any]) -> list[Any]:
        """Return the values of a group in their slots, and others in the free slots."""
        result = list(others)
        for place, x in zip(self.of([x.tensor_type for x in values]), values, strict=True):
            result[place] = x
        return result

    def taken(self, values: Sequence[Any], types: Sequence[TensorType]) -> list[Any]:
        """Return the values of a group from their slots."""
        return [values[place] for place in self.of(types)]


def zero_like(given: Iterable[Any]) -> Any:
    """Return zero in the common dtype of some expressions; None if none of them is real."""
    found: Any = None
    for x in given:
        if x.tensor_type.kind == "real":
            number = x.sum() if x.axes else x
            found = number if found is None else found + number
    return None if found is None else _zeros_like(found)


def numbered(number: Any, paths: Sequence[Callable[[], list[Any]]]) -> list[Any]:
    """The result of one of several paths, chosen by number."""
    if len(paths) == 1:
        return paths[0]()
    half = len(paths) // 2
    return chosen(number < half, lambda: numbered(number, paths[:half]), lambda: numbered(number - half, paths[half:]))


def chosen(predicate: Any, one: Callable[[], list[Any]], other: Callable[[], list[Any]]) -> list[Any]:
    """The result of one of two paths, chosen by a predicate."""
    return cond(predicate, lambda _: one(), lambda _: other(), ())


class Machine:
    """A recursive function and the functions of its recursion, with slots for their values.

    Args:
        paths: the paths of all of these functions.
        root: the function that is called from outside.
        limit: the most open calls inside each other.

    Raises:
        AxisError: a label is introduced inside of them and has no known size.
    """

    def __init__(self, paths: Paths, root: Opened, limit: int) -> None:
        self.paths, self.root, self.limit = paths, root, limit
        self.functions = paths.functions
        # the call sites after which something is computed
        self.sites = [site for site in paths.sites.values() if not site.is_tail]
        self.arguments = Places(of.structure.types for of in self.functions)
        self.results = Places(of.result_types for of in self.functions)
        self.frames = Places(site.types for site in self.sites)
        self._require_known_sizes()

    def _require_known_sizes(self) -> None:
        given = (*self.root.structure.types, *(x.tensor_type for x in self.paths.captured))
        known = {label for of in given for label in of.axes}
        for of in (*self.arguments.types, *self.results.types, *self.frames.types):
            for label in of.axes:
                if label not in known and declared_size(label) is None:
                    raise AxisError(
                        f"{self.root.name} calls itself and computes {of}, whose axis {label_name(label)} is "
                        "neither an axis of its arguments nor of the values that it captures, so its size is "
                        "unknown before the first call is computed: declare it, as in class "
                        f"{label_name(label)}(Axis, size=…)"
                    )

    def loop(
        self, types: Sequence[TensorType], goes_on: Any, step: Any, limits: Mapping[int, int], *, read: bool = False
    ) -> While:
        """Trace the condition and the step of a loop over the paths; for limits and read see :class:`While`."""
        inputs = [new_input(of) for of in types]
        condition, body = [trace(x, types, self.root.name, inputs=inputs) for x in (goes_on, step)]
        return While(condition, body, read=read, limits=limits)

    def beginnings(self, arguments: Sequence[Any], walk: Walk) -> list[Callable[[], list[Any]]]:
        """For each function, a callable that follows its initial path."""

        def begin(of: Opened) -> list[Any]:
            result: list[Any] = self.paths.begin(of, self.arguments.taken(arguments, of.structure.types), walk)
            return result

        return [partial(begin, of) for of in self.functions]

    def resumptions(self, results: Sequence[Any], frame: Sequence[Any], walk: Walk) -> list[Callable[[], list[Any]]]:
        """For each call site after which something is computed, a callable that follows the path after it."""

        def resume(site: Site) -> list[Any]:
            returned, known = self.results.taken(results, site.node.types), self.frames.taken(frame, site.types)
            result: list[Any] = self.paths.resume(site, returned, known, walk)
            return result

        return [partial(resume, site) for site in self.sites]


NOTHING_AFTER = 0
"""The code of a level after which nothing is computed; other levels have the number of their call site."""


class Descent(Machine):
    """A function whose paths have at most one call of itself."""

    def __call__(self, *given: Any) -> list[Any]:
        zero, count = zero_like((*given, *self.paths.captured)), len(self.arguments.types)
        carried = [_constant(0), _constant(0), *self.arguments.put(given, self.arguments.empty(zero))]
        carried += self.results.empty(zero)
        loop = self._down(self.frames.empty(zero))
        result = launch(loop, carried)
        results = list(result[2 + count : len(carried)])
        if self.sites:
            steps, *kept = result[2 * len(carried) :]
            results = list(launch(self._up(), [*results, *kept, steps])[: len(results)])
        return self.results.taken(results, self.root.result_types)

    def _down(self, empty: list[Any]) -> While:
        """The loop: each step goes from a call to the next one, by the number of its function, or to the end."""
        types = [NUMBER, NUMBER, *self.arguments.types, *self.results.types]
        done, count = len(self.functions), len(self.arguments.types)
        codes = {site: n for n, site in enumerate(self.sites, 1)}
        level: Any = Level(self.root.name, self.limit)

        def goes_on(function: Any, depth: Any, *_: Any) -> list[Any]:
            return [(function < done) & (level(depth) >= 0)]

        def step(function: Any, depth: Any, *places: Any) -> list[Any]:
            arguments, results = places[:count], places[count:]

            def end(end: End) -> list[Any]:
                if end.site is None:
                    reached = [_constant(done), *arguments, *self.results.put(end.passed, results)]
                    return [*reached, _constant(NOTHING_AFTER), *empty]
                reached = [_constant(self.functions[end.site.function])]
                reached += [*self.arguments.put(end.passed, arguments), *results]
                code = codes.get(end.site, NOTHING_AFTER)
                return [*reached, _constant(code), *(self.frames.put(end.frame, empty) if code else empty)]

            found = numbered(function, self.beginnings(arguments, Walk(chosen, end)))
            return [found[0], depth + 1, *found[1:]]

        return self.loop(types, goes_on, step, {1: self.limit}, read=bool(self.sites))

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
        start = [_constant(0), _constant(0), _constant(0), *self.arguments.put(given, self.arguments.empty(zero))]
        start += [*self.results.empty(zero), *(zeros(of, zero) for of in stacked(depth, kinds))]
        types, functions = [x.tensor_type for x in start], len(self.functions)
        done = functions + len(self.sites)
        level: Any = Level(self.root.name, self.limit)
        most = PATHS_OF_A_LEVEL * self.limit
        steps: Any = Level(self.root.name, most, of_all=True)

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

        result = launch(self.loop(types, goes_on, step, {1: self.limit, 2: most}), start)
        return self.results.taken(result[3 + count : 3 + last], self.root.result_types)

    def _path(self, path: Any, arguments: list[Any], results: list[Any], frame: list[Any]) -> list[Any]:
        """Return the kind of a path's end, the numbers of the next function and of the call, and all values."""

        codes = {site: n for n, site in enumerate(self.sites, len(self.functions))}

        def end(end: End) -> list[Any]:
            site = end.site
            if site is None:
                return [*map(_constant, (RETURN, 0, 0)), *arguments, *self.results.put(end.passed, results), *frame]
            ended = TAIL if site.is_tail else CALL, self.functions[site.function], codes.get(site, 0)
            kept = frame if site.is_tail else self.frames.put(end.frame, frame)
            return [*map(_constant, ended), *self.arguments.put(end.passed, arguments), *results, *kept]

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


LEVELS = 100_000
"""The default limit of open calls of a function that calls itself once."""

OPEN_CALLS = 256
"""The default limit for a function that calls itself more than once, whose steps pass on as many frames."""


def recursion(function: Opened, limit: int | None) -> Body:
    """Make the body of a traced recursive function that is called from outside."""
    paths = Paths(function)
    program: Descent | Stack
    if all(site.is_last for site in paths.sites.values()):
        program = Descent(paths, function, limit or LEVELS)
    else:
        program = Stack(paths, function, limit or OPEN_CALLS)
    return trace(program, function.structure.types, function.name)
