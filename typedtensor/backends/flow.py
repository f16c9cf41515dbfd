"""Loops, choices and words of keys in libraries that trace their programs, in which Python's own cannot follow values.

Where arrays have values, Python's loops run the bodies of control nodes, and no :class:`Flow` is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np

from typedtensor.backends.derivatives.in_jax import CallWithTangents, LinearCall, is_real
from typedtensor.backends.namespace import PYTHON_SCALARS, Array

Step = Callable[[list[Array], list[Array]], tuple[list[Array], list[Array]]]
"""From the carried arrays and the elements to the next carried arrays and the outputs."""

Condition = Callable[[Sequence[Array], Sequence[Array]], Array]
"""Whether a loop goes on, by the carried and the captured arrays."""

Next = Callable[[Sequence[Array], Sequence[Array]], list[Array]]
"""From the carried and the captured arrays to the next carried arrays."""

Results = Sequence["Array | None"]

STATES = 64
"""The states that the derivative of a while loop keeps. It computes those between them again."""

_SMALL = 2**31 - 1
"""The largest integer that JAX has by default."""


class _Wider(Exception):
    """A step or a branch returns arrays in a wider precision than expected; it is traced again with that one."""

    def __init__(self, found: list[Any]) -> None:
        super().__init__()
        self.found = found


class Flow:
    """The control flow of JAX, by the functions of ``jax.lax``.

    Carried arrays keep their shapes. They start in the widest precision that a step gives them.

    Args:
        jax: the module.
    """

    def __init__(self, jax: Any) -> None:
        self._jax, self._numpy, self._lax = jax, jax.numpy, jax.lax
        self.derived, self.linear = CallWithTangents(jax), LinearCall(jax)

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Array:
        """Return an array of zeros."""
        with self._exact(dtype):
            return self._numpy.zeros(shape, dtype)

    def scan(
        self, step: Step, carry: Sequence[Array], xs: Sequence[Array], length: int, *, reverse: bool = False
    ) -> tuple[list[Array], list[Array]]:
        """Apply a step to each element along the first axes.

        Args:
            step: the step.
            carry: the initial carried arrays.
            xs: the sequences.
            length: the number of elements.
            reverse: whether to go from the last element to the first; an output has the position of its element.

        Returns:
            The last carried arrays, and the stacked outputs.
        """

        def traced(carry: Any, elements: Any) -> Any:
            after, outputs = step(list(carry), list(elements))
            return self._like(after, carry), [self._solid(y) for y in outputs]

        def run(carry: Any) -> Any:
            # Of sequences it knows the length itself, also one that is open in an exported program.
            return self._lax.scan(traced, carry, tuple(map(self._whole, xs)), None if xs else length, reverse=reverse)

        end, stacks = self._widened(run, carry)
        return list(end), list(stacks)

    def cond(self, predicate: Array, if_true: Callable[[], Results], if_false: Callable[[], Results]) -> list[Array]:
        """Return the results of one of two functions.

        Args:
            predicate: chooses the first one if it holds.
            if_true: the first function.
            if_false: the second one, with as many results of the same shapes. In place of None, which one of the two
                may return, there are zeros.
        """
        found: list[Results] = [[], []]
        wanted: list[Any] = []

        def branch(number: int, function: Callable[[], Results]) -> Callable[[], Any]:
            def run() -> Any:
                found[number] = [None if y is None else self._solid(y) for y in function()]
                if wanted:
                    return [self._as(y, of) for y, of in zip(found[number], wanted, strict=True)]
                if found[1 - number]:
                    return self._alike(found[number], found[1 - number])
                return [self._numpy.zeros(()) if y is None else y for y in found[number]]

            return run

        def chosen() -> list[Array]:
            """The results by new functions: JAX remembers what it has traced."""
            return list(self._lax.cond(predicate, branch(0, if_true), branch(1, if_false)))

        try:
            return chosen()
        except _Wider as wider:
            wanted[:] = wider.found
            return chosen()

    def _alike(self, results: Results, others: Results) -> list[Array]:
        """Return the results of a branch in the precision of those of the other one, which is traced already.

        Raises:
            _Wider: when that one has to be traced again, with the shapes and precisions that both have then.
        """
        of = [self._joint(x, y) for x, y in zip(others, results, strict=True)]
        if all(x is not None and x.dtype == z.dtype for x, z in zip(others, of, strict=True)):
            return [self._as(y, z) for y, z in zip(results, of, strict=True)]
        raise _Wider(of)

    def _joint(self, x: Array | None, y: Array | None) -> Any:
        some: Array = y if x is None else x
        dtype = some.dtype if x is None or y is None else self._wider(x, y)
        with self._exact(dtype):
            return self._jax.ShapeDtypeStruct(some.shape, dtype)

    def _as(self, y: Array | None, of: Any) -> Array:
        return self.zeros(of.shape, of.dtype) if y is None else self._in(y, of.dtype)

    def while_loop(
        self, goes_on: Condition, step: Next, carry: Sequence[Array], captured: Sequence[Array]
    ) -> list[Array]:
        """Apply a step for as long as a condition holds.

        The result has derivatives in both modes, of any order and for any number of steps.

        Args:
            goes_on: the condition, of the carried and the captured arrays.
            step: from those to the next carried arrays.
            carry: the initial carried arrays.
            captured: all other arrays that the functions depend on.
        """
        traced = [n for n, x in enumerate(captured) if isinstance(x, self._jax.Array)]

        def whole(given: Sequence[Array]) -> list[Array]:
            """All captured arrays; those of NumPy, such as keys of random numbers, keep their values."""
            found = list(captured)
            for n, x in zip(traced, given, strict=True):
                found[n] = x
            return found

        around = tuple([captured[n] for n in traced])
        loop = _DifferentiatedLoop(
            self, lambda carry, given: goes_on(carry, whole(given)), lambda carry, given: step(carry, whole(given))
        )
        end: list[Array] = self._widened(lambda carry: loop(carry, around), carry)
        return end

    def recorded(
        self, goes_on: Condition, step: Next, carry: Sequence[Array], captured: Sequence[Array]
    ) -> tuple[list[Array], list[Array]]:
        """Apply a step as in :meth:`while_loop`, and keep some of the states: a record.

        It keeps :data:`STATES` states at most: all of them while there is room, and then every second, every fourth, …
        of them. The record begins with the number of steps.
        """
        count, start = len(carry), [self._solid(x) for x in carry]

        def further(state: Sequence[Array], captured: Sequence[Array]) -> list[Array]:
            now, (number, apart, *kept) = state[:count], state[count:]
            full = number == STATES * apart
            kept = self._lax.cond(full, self._every_second, list, kept)
            apart = self._numpy.where(full, 2 * apart, apart)
            place = self._numpy.where(number % apart == 0, number // apart, STATES)  # where nothing is written
            pairs = zip(kept, now, strict=True)
            kept = [self.put(self._in(rows, x.dtype), place, x) for rows, x in pairs]
            return [*step(now, captured), number + 1, apart, *kept]

        rows = [self.zeros((STATES, *x.shape), x.dtype) for x in start]
        start += [self._numpy.asarray(0), self._numpy.asarray(1), *rows]
        end = self.while_loop(lambda state, captured: goes_on(state[:count], captured), further, start, captured)
        return end[:count], end[count:]

    def before(self, step: Next, number: Array, record: Sequence[Array], captured: Sequence[Array]) -> list[Array]:
        """Return the carried arrays before a step, computed from the last ones in a record."""
        _, apart, *kept = record
        return self.while_loop(
            lambda state, given: state[0] < given[0],
            lambda state, given: [state[0] + 1, *step(state[1:], given[1:])],
            [number // apart * apart, *(rows[number // apart] for rows in kept)],
            [number, *captured],
        )[1:]

    def _every_second(self, rows: Sequence[Array]) -> list[Array]:
        """Return every second row in the first half; the second half will be written."""
        return [self.put(x, slice(STATES // 2), x[::2]) for x in rows]

    def put(self, x: Array, index: Array, rows: Array) -> Array:
        """Return ``x`` with other rows at an index, or at indices, along the first axis; beyond its end none are."""
        with self._exact(x.dtype):
            return x.at[index].set(rows, mode="drop")

    def add(self, x: Array, index: Array, rows: Array) -> Array:
        """Return ``x`` with rows added at an index along the first axis."""
        return x.at[index].add(rows)

    def in_words(self, function: Callable[..., Array], *integers: Array) -> Array:
        """Call a function of a namespace and unsigned words, where integers have 64 bits.

        Args:
            function: the function.
            integers: the words, of which negative ones are taken modulo 2⁶⁴. NumPy's keep all their bits.
        """
        with self._jax.enable_x64(True):
            words = [self._numpy.asarray(x, np.int64).astype(np.uint64) for x in integers]
            return function(self._numpy, *words)

    def repeat(
        self, times: int, function: Callable[[tuple[Array, ...]], tuple[Array, ...]], words: tuple[Array, ...]
    ) -> tuple[Array, ...]:
        """Apply a function a number of times, whose results have the shapes and dtypes of its arguments."""
        found: tuple[Array, ...] = self._lax.fori_loop(0, times, lambda _, words: function(words), words)
        return found

    def _widened(self, run: Callable[[Any], Any], carry: Sequence[Array]) -> Any:
        """Run a loop, again with wider carried arrays if its step returns such."""
        start = tuple(map(self._solid, carry))
        while True:
            try:
                return run(start)
            except _Wider as wider:
                pairs = zip(start, wider.found, strict=True)
                start = tuple([self._in(x, dtype) for x, dtype in pairs])

    def _like(self, after: Sequence[Array], before: Sequence[Array]) -> tuple[Array, ...]:
        """Return the next carried arrays in the precision of the ones before.

        Raises:
            _Wider: when they have a wider one.
        """
        pairs = list(zip(before, map(self._beside, after, before), strict=True))
        dtypes = [self._wider(x, y) for x, y in pairs]
        if any(x.dtype != dtype for x, dtype in zip(before, dtypes, strict=True)):
            raise _Wider(dtypes)
        return tuple([self._in(y, x.dtype) for x, y in pairs])

    def _beside(self, y: Array, x: Array) -> Array:
        """Return a number as an array, in the precision of another array."""
        return self._numpy.asarray(y, x.dtype) if type(y) in PYTHON_SCALARS else y

    def _solid(self, x: Array) -> Array:
        """Return an array whose precision does not depend on others; Python numbers get the default one."""
        array = self._numpy.asarray(self._whole(x))
        return self._in(array, array.dtype)

    def _whole(self, x: Array) -> Array:
        """Return an array with all bits of its elements: words of keys have 64, also where JAX's integers do not."""
        if not isinstance(x, np.ndarray) or x.dtype != np.int64 or not (abs(x) > _SMALL).any():
            return x
        with self._exact(x.dtype):
            return self._numpy.asarray(x)

    def _in(self, x: Array, dtype: Any) -> Array:
        with self._exact(dtype):
            return self._lax.convert_element_type(x, dtype)

    def _wider(self, x: Array, y: Array) -> Any:
        with self._jax.enable_x64(True):
            return self._numpy.promote_types(x.dtype, y.dtype)

    def _exact(self, dtype: Any) -> AbstractContextManager[object]:
        """Where integers of 64 bits are not truncated, if the dtype is that of such."""
        return self._jax.enable_x64(True) if np.dtype(dtype) == np.int64 else nullcontext()


class _DifferentiatedLoop:
    """A while loop, and its derivatives in both modes.

    Its tangents are a while loop, of the states and their tangents. The transpose of that one is a while loop from the
    last step to the first, which computes the state before each step from the last one that was kept. Both are such
    loops themselves, so they have derivatives, too.

    See also: Griewank and Walther (2000), "Algorithm 799: revolve", which keeps states for the fewest computations.
    """

    def __init__(self, flow: Flow, goes_on: Any, step: Any) -> None:
        self._flow, self._jax, self._goes_on, self._step = flow, flow._jax, goes_on, step

    def __call__(self, carry: Sequence[Array], captured: Sequence[Array]) -> list[Array]:
        """Run it."""
        count, last = len(carry), len(carry) + len(captured)
        reals, taken = ([n for n, x in enumerate(each) if is_real(self._jax, x)] for each in (carry, captured))

        def run(*arrays: Array) -> Any:
            captured = arrays[count:]
            return self._jax.lax.while_loop(
                lambda carry: self._goes_on(carry, captured),
                lambda carry: self._flow._like(self._step(carry, captured), carry),
                arrays[:count],
            )

        def pushed(*arrays: Array) -> list[Array]:
            end, record = self._flow.recorded(self._goes_on, self._step, arrays[:count], arrays[count:last])
            fixed, around = [*arrays[:last], *record], last + len(record)

            def tangents(*arrays: Array) -> list[Array]:
                slopes, outer = arrays[around : around + len(reals)], arrays[around + len(reals) :]
                return self._tangents(arrays[:count], arrays[count:last], slopes, outer, (reals, taken))

            def transpose(*arrays: Array) -> list[Array]:
                return self._gradients(arrays[last:around], arrays[count:last], arrays[around:], (reals, taken))

            of = [(end[n].shape, end[n].dtype) for n in reals]
            return [*end, *self._flow.linear(tangents, transpose, fixed, arrays[last:], of)]

        return self._flow.derived(run, pushed, [*carry, *captured])

    def _tangents(
        self, carry: Any, captured: Any, slopes: Any, outer: Any, of: tuple[list[int], list[int]]
    ) -> list[Any]:
        """The tangents of the real carried arrays in the end."""
        count, around = len(carry), len(captured)

        def step(state: Any, given: Any) -> list[Any]:
            now, slopes, captured, outer = state[:count], state[count:], given[:around], given[around:]
            function, *places = self._of_reals(now, captured, of)
            after, moved = self._jax.jvp(function, tuple(places), (list(slopes), list(outer)))
            return [*after, *(moved[n] for n in of[0])]

        end = self._flow.while_loop(
            lambda state, given: self._goes_on(state[:count], given[:around]),
            step,
            [*carry, *slopes],
            [*captured, *outer],
        )
        return end[count:]

    def _gradients(self, record: Any, captured: Any, deltas: Any, of: tuple[list[int], list[int]]) -> list[Any]:
        """The gradients of the real carried and captured arrays."""
        jax, (reals, taken), (number, *kept), length = self._jax, of, record, len(record) - 1

        def step(state: Any, given: Any) -> list[Any]:
            left, *rest = state
            captured = given[length:]
            now = self._flow.before(self._step, left - 1, [left, *given[:length]], captured)
            function, *places = self._of_reals(now, captured, of)

            def results(own: Any, outer: Any) -> list[Any]:
                after = self._flow._like(function(own, outer), now)
                return [after[n] for n in reals]

            _, pull = jax.vjp(results, *places)
            slopes, more = pull(rest[: len(reals)])
            return [left - 1, *slopes, *(x + dx for x, dx in zip(rest[len(reals) :], more, strict=True))]

        start = [number, *deltas, *(jax.numpy.zeros_like(captured[n]) for n in taken)]
        return self._flow.while_loop(lambda state, given: state[0] > 0, step, start, [*kept, *captured])[1:]

    def _of_reals(self, carry: Any, captured: Any, of: tuple[list[int], list[int]]) -> tuple[Any, list[Any], list[Any]]:
        """A step as a function of the real carried and captured arrays, and those arrays."""

        def function(own: Any, outer: Any) -> list[Any]:
            now, around = list(carry), list(captured)
            for places, whole, given in ((of[0], now, own), (of[1], around, outer)):
                for n, x in zip(places, given, strict=True):
                    whole[n] = x
            after: list[Any] = self._step(now, around)
            return after

        return function, [carry[n] for n in of[0]], [captured[n] for n in of[1]]
