"""Plans: array programs with their buffers, ready to run.

Every array that is read or written is made when the plan is made, and so is every view of it; a run is a loop over the
calls of its steps.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import cached_property, partial
from operator import is_
from typing import Any

from typedtensor.backends.memory import data_address
from typedtensor.backends.quiet import quietly, quietly_alone
from typedtensor.ir import Array, ForeignCall, Instance, Program, Region
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena, Pool
from typedtensor.targets.numpy.emission.steps import Call, Step, bind, execute
from typedtensor.targets.numpy.emission.temporaries import with_temporaries
from typedtensor.targets.numpy.emission.vectors import by_vectors
from typedtensor.targets.numpy.recipes import Held, Recipe, Written
from typedtensor.targets.numpy.recording import recipe_of
from typedtensor.targets.numpy.tiling import Life, block
from typedtensor.targets.numpy.writer import Writer


class Plan:
    """A program that is ready to run.

    Args:
        program: the program.
        outputs: where its results are to be, or None for those that may be anywhere.
        inputs: where its inputs are, or None for those that get a place of their own.
        arena: where its places are taken from, if it shares them with other plans.
        name: what they are called there.
        donated: the inputs, of those with a place of their own, that may be written over.

    Attributes:
        inputs: the arrays that are to be filled before it runs.
        outputs: the arrays that hold the results after it has run.
        bytes: the size of its buffers.
    """

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
        pool, blocks = Pool(arena, name), "blocks" not in arena.without
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
        # That of other sizes would be as much again; of one program, it is where making the plan has left memory.
        write = partial(_Written, program, self.inputs, outputs, pool, arena, early=blocks, like=not donated)
        written = with_temporaries(pool.temporary, write) if isinstance(program, Instance) else write()
        self._vectors, self._again = "mkl" not in arena.without, written.again
        self.written = self._with_vectors(written.code)
        self.outputs, held, self.bytes = written.outputs, written.held, written.bytes
        self._workers, self._held = arena.workers, held if blocks else None
        self._once = 0 if self._held is None else cost_model.TILED_AFTER

    @cached_property
    def written(self) -> list[Step]:
        """Its steps, one after the other, which are written again if they follow a recipe and were dropped."""
        assert self._again is not None
        return self._with_vectors(self._again())

    def _with_vectors(self, code: list[Step]) -> list[Step]:
        return by_vectors(code) if self._vectors else code

    @cached_property
    def code(self) -> list[Step]:
        """Its steps, block by block where that saves memory traffic."""
        if self._held is None:
            return self.written
        lives = [Life(data_address(chunk), size, born, dead) for chunk, size, born, dead in self._held()]
        return block(self.written, lives, self._workers)

    @property
    def first_code(self) -> list[Step]:
        """Its steps as they were written, those that threads share divided as they are in blocks."""
        return block(self.written, (), self._workers, cache=None)

    @cached_property
    def calls(self) -> list[Call]:
        """The calls of its steps; in a run, nothing else is done."""
        first = vars(self).pop("_first_calls", None)
        if self._again is not None or self._workers is not None:
            first = None  # its memory is free before the steps are written again
        code = self.code
        kept = first is not None and len(code) == len(self.written) and all(map(is_, code, self.written))
        made = first if kept else bind(code)
        self._once = 0
        return made

    @cached_property
    def _first_calls(self) -> list[Call]:
        made = bind(self.first_code)
        if self._again is not None:
            del self.written  # the calls are all that sizes need that are seldom met
        return made

    def next_calls(self) -> list[Call]:
        """The calls of the next run: those of the steps as they were written, until there are blocks of them.

        To find the blocks takes as long as to write the steps, which is not worth it for sizes that are seldom met. The
        results are the same.
        """
        if not self._once:
            return self.calls
        self._once -= 1
        if self._once:
            return self._first_calls
        return self.calls

    @cached_property
    def addresses(self) -> list[int]:
        """Where its inputs lie."""
        return [*map(data_address, self.inputs)]

    @cached_property
    def quietly(self) -> Callable[..., Any]:
        """Calls a function that runs it, and says nothing of overflow; operations of users see the present context."""
        return quietly if runs_foreign_code(self.program) else quietly_alone

    def run(self) -> None:
        """Compute the outputs from the inputs."""
        self.quietly(self.run_inside)

    def run_inside(self) -> None:
        """Compute them within another plan that runs."""
        execute(self.next_calls())


class _Written:
    """A program as it is written, by the recipe of the one that it follows from if there is one.

    Args:
        program: the program.
        inputs: where its inputs are.
        results: where its results are to be, or None for those that may be anywhere.
        pool: where other places are taken from.
        arena: what the plan has in common with others.
        early: whether values may be computed earlier than the program has them.
        like: whether it may be written as others that follow from the same program.

    Attributes:
        code: its steps.
        outputs: where its results are.
        held: returns what its buffers hold.
        again: writes its steps once more, on the same memory; None where there is no recipe.
        bytes: the size of its buffers.
    """

    def __init__(
        self,
        program: Program,
        inputs: Sequence[Array],
        results: Sequence[Array | None],
        pool: Pool,
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
        pool: Pool,
    ) -> bool:
        """Write a program by a recipe, if it holds for its sizes."""
        write = partial(recipe.write, program, inputs, results)
        try:
            made = write(pool.block)
        except ValueError:
            return False
        self.code, self.bytes = made.code, pool.bytes
        self.held = partial(recipe.held, program.shapes, made.chunks, made.begun)
        self.again = partial(_again, write, made.chunks, pool.temporaries)
        self.outputs = made.outputs
        return True


def _again(
    write: Callable[[Callable[[int], Array]], Written], chunks: Sequence[Array], temporaries: Sequence[Array]
) -> list[Step]:
    """The steps of a program that was written by a recipe, on the memory that it had then."""
    buffers, others = iter(chunks), iter(temporaries)
    return with_temporaries(lambda shape, dtype: next(others), lambda: write(lambda size: next(buffers)).code)


def runs_foreign_code(program: Program) -> bool:
    """Whether operations of users are run in it, which see the context that they are run in."""
    whole = program.like or program
    return whole.has(ForeignCall) or (
        whole.has(Region)
        and any(isinstance(x.primitive, Region) and runs_foreign_code(x.primitive.body) for x in whole.order())
    )
