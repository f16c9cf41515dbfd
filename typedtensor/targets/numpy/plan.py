"""Plans: executable array programs with preallocated buffers.

Planning allocates every array and creates every view. A run is a loop over the calls of the steps.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property, partial
from operator import is_
from typing import Any

from typedtensor.backends.memory import data_address
from typedtensor.backends.quiet import quietly, quietly_alone
from typedtensor.base.collecting import uncollected
from typedtensor.ir import Array, ForeignCall, Instance, Program, Region
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena, PlanBuffers
from typedtensor.targets.numpy.emission.steps import BoundCall, Step, bind, execute, starts_threads
from typedtensor.targets.numpy.emission.temporaries import with_temporaries
from typedtensor.targets.numpy.emission.vectors import by_vectors
from typedtensor.targets.numpy.native.machine import machine
from typedtensor.targets.numpy.native.sequence import joined
from typedtensor.targets.numpy.recipes import Held, Recipe, Written
from typedtensor.targets.numpy.recording import recipe_of
from typedtensor.targets.numpy.tiling import Life, Share, tiled
from typedtensor.targets.numpy.writer import Writer

_NOTHING = nullcontext()


class Plan:
    """An executable program with its buffers.

    Args:
        program: the program.
        outputs: the arrays for results, None for a result that the plan may place anywhere.
        inputs: the arrays of inputs, None for an input that the plan allocates.
        arena: the memory that the plan shares with other plans; by default its own.
        name: the key of the plan's buffers in the arena.
        donated: the allocated inputs that the plan may overwrite.

    Attributes:
        inputs: the arrays to fill before a run.
        outputs: the arrays that hold the results after a run.
        bytes: the total size of the buffers.
        workers: the pool that shares the steps, if there is one.
        is_joined: whether machine code makes consecutive calls, so that this pays for the calls around them, too.
    """

    @uncollected
    def __init__(
        self,
        program: Program,
        outputs: Sequence[Array | None] | None = None,
        inputs: Sequence[Array | None] | None = None,
        *,
        arena: Arena | None = None,
        name: Hashable = None,
        donated: Collection[int] = (),
    ) -> None:
        self.program = program
        arena = arena or Arena()
        pool, blocks = PlanBuffers(arena, name), "blocks" not in arena.without
        types = program.input_types()
        places = inputs or [None] * len(types)
        self.inputs = [
            place
            if place is not None
            else pool.take(program.inputs[n], range(len(x.shape)))
            if n in donated
            else arena.array(("input", name, n), x.shape, x.dtype)
            for n, (x, place) in enumerate(zip(types, places, strict=True))
        ]
        if outputs is None:
            outputs = [arena.array(("output", name, n), x.shape, x.dtype) for n, x in enumerate(program.output_types())]
        # Instances take temporaries from the pool, or every size would need as much memory again. A single program
        # allocates them anew, in memory that planning has freed.
        write = partial(_Written, program, self.inputs, outputs, pool, arena, early=blocks, like=not donated)
        written = with_temporaries(pool.temporary, write) if isinstance(program, Instance) else write()
        self._vectors, self._again = "mkl" not in arena.without, written.again
        self.written = self._with_vectors(written.code)
        self.outputs, held, self.bytes = written.outputs, written.held, written.bytes
        self.workers, self._held = arena.workers, held if blocks else None
        self.is_joined = False
        self._tiled_from = 0 if "native" in arena.without else cost_model.JOINED_AFTER
        self._left = self._tiled_from + (0 if self._held is None else cost_model.TILED_AFTER)
        self._is_shared = self._is_large = False

    @cached_property
    def written(self) -> list[Step]:
        """The steps in program order; rewritten by the recipe if they were dropped."""
        assert self._again is not None
        return self._with_vectors(self._again())

    def _with_vectors(self, code: list[Step]) -> list[Step]:
        return by_vectors(code) if self._vectors else code

    @cached_property
    def code(self) -> list[Step]:
        """The steps, tiled where that saves memory traffic."""
        return self._tiled()

    def _tiled(self, least: int | None = None) -> list[Step]:
        if self._held is None:
            return self.written
        lives = [Life(data_address(chunk), size, born, dead) for chunk, size, born, dead in self._held()]
        return tiled(self.written, lives, self.workers, least=least)

    @property
    def first_code(self) -> list[Step]:
        """The steps without tiling for caches; steps for several threads are divided as in tiled code."""
        return tiled(self.written, (), self.workers, cache=None)

    @cached_property
    def calls(self) -> list[BoundCall]:
        """The bound calls of the steps, which are all of a run."""
        first = vars(self).pop("_first_calls", None)
        if self._again is not None or self.workers is not None:
            first = None  # release its memory before the steps are rewritten
        code = self.code
        kept = first is not None and len(code) == len(self.written) and all(map(is_, code, self.written))
        self._left = min(self._left, self._tiled_from)
        return first if kept else self._bound(code)

    @cached_property
    def _first_calls(self) -> list[BoundCall]:
        result = self._bound(self.first_code)
        if self._again is not None:
            del self.written  # rare sizes need only the calls
        return result

    @uncollected
    def _bound(self, code: Sequence[Step]) -> list[BoundCall]:
        if self.workers is not None:
            self._is_shared = any(isinstance(step.operation, Share) for step in code)
            self._is_large = self._is_shared or any(starts_threads(step) for step in code)
        return bind(code)

    def next_calls(self) -> list[BoundCall]:
        """Return the calls of the next run: untiled ones in the first runs, tiled ones afterwards, finally joined ones.

        Tiling takes as long as writing the steps, and joining twice as long, which does not pay for rare sizes. The
        results are the same.
        """
        if not self._left:
            return self.calls
        left = self._left - 1
        if left > self._tiled_from:
            self._left = left
            return self._first_calls
        calls = self.calls
        if not left and self._tiled_from:
            if self._is_shared and machine() is not None:  # threads meet without Python's lock
                calls = self._bound(self._tiled(cost_model.JOINED_THREAD_BYTES))
            calls = self.calls = joined(calls)
            self.is_joined = True
        self._left = left  # after an interrupt the next run goes on from here
        return calls

    @cached_property
    def addresses(self) -> list[int]:
        """The memory addresses of the inputs."""
        return [*map(data_address, self.inputs)]

    @cached_property
    def quietly(self) -> Callable[..., Any]:
        """A function that calls another one with overflow warnings off; users' operations see the caller's context."""
        return quietly if runs_foreign_code(self.program) else quietly_alone

    def run(self) -> None:
        """Compute the outputs from the inputs."""
        self.quietly(self.run_inside)

    def run_inside(self) -> None:
        """Compute the outputs inside a run of another plan."""
        calls = self.next_calls()
        if self.workers is None:
            execute(calls)
            return
        with self.alert():
            execute(calls)

    def alert(self) -> AbstractContextManager[object]:
        """Return a statement for a run of these calls: its threads are those of the pool."""
        if self.workers is None or not self._is_large:
            return _NOTHING
        return self.workers.alert(shared=self._is_shared)


class _Written:
    """The code and buffers of a program, written by the recipe of its template if there is one.

    Args:
        program: the program.
        inputs: the arrays of the inputs.
        results: the arrays for results, None for a result that may be anywhere.
        pool: the allocator of the other buffers.
        arena: the memory and analyses that the plan shares with others.
        early: whether values may be scheduled earlier than in program order.
        like: whether a recipe of the template may be used.

    Attributes:
        code: the steps.
        outputs: the arrays of the results.
        held: returns the live ranges of the buffers.
        again: writes the steps again on the same memory; None without a recipe.
        bytes: the total size of the buffers.
    """

    def __init__(
        self,
        program: Program,
        inputs: Sequence[Array],
        results: Sequence[Array | None],
        pool: PlanBuffers,
        arena: Arena,
        *,
        early: bool,
        like: bool,
    ) -> None:
        workers, recipes = arena.workers is not None, arena.analyses.recipes
        self.code: list[Step] = []
        self.outputs: list[Array] = []
        self.held: Callable[[], Sequence[Held]]
        self.again: Callable[[], list[Step]] | None = None
        key, like = None, like and all(x is None or x.flags.c_contiguous for x in (*inputs, *results))
        if like and isinstance(program, Instance):
            far = early and arena.analyses.is_far(program)
            key = program.like, early, workers, far, *[x is None for x in results]
            recipe = recipes.get(key)
            if recipe is not None and self._by(recipe, program, inputs, results, pool):
                return
        writer = Writer(dict(zip(program.inputs, inputs, strict=True)), pool, arena, early=early)
        record = writer.write(program, results)
        held = writer.held
        self.code, self.held, self.bytes = writer.code, lambda: held, pool.bytes
        self.outputs = [
            writer.arrays[x] if place is None else place for x, place in zip(program.outputs, results, strict=True)
        ]
        if key is not None and key not in recipes and isinstance(program, Instance):
            if len(recipes) >= cost_model.ANALYSES:
                recipes.clear()
            recipes[key] = recipe_of(program, record, results)

    def _by(
        self,
        recipe: Recipe,
        program: Instance,
        inputs: Sequence[Array],
        results: Sequence[Array | None],
        pool: PlanBuffers,
    ) -> bool:
        """Write a program by a recipe; return whether the recipe applies to its sizes."""
        write = partial(recipe.write, program, inputs, results)
        try:
            result = write(pool.block)
        except ValueError:
            return False
        self.code, self.bytes = result.code, pool.bytes
        self.held = partial(recipe.held, program.shapes, result.chunks, result.begun)
        self.again = partial(_again, write, result.chunks, pool.temporaries)
        self.outputs = result.outputs
        return True


def _again(
    write: Callable[[Callable[[int], Array]], Written], chunks: Sequence[Array], temporaries: Sequence[Array]
) -> list[Step]:
    """Write the steps of a program again by its recipe, on the same memory."""
    buffers, others = iter(chunks), iter(temporaries)
    return with_temporaries(lambda shape, dtype: next(others), lambda: write(lambda size: next(buffers)).code)


def runs_foreign_code(program: Program) -> bool:
    """Whether a program runs users' operations, which depend on the caller's context."""
    whole = program.like or program
    return whole.has(ForeignCall) or (
        whole.has(Region)
        and any(isinstance(x.primitive, Region) and runs_foreign_code(x.primitive.body) for x in whole.order())
    )
