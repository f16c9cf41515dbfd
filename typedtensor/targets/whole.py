"""Training steps as whole programs: a loss, its gradients, the check that they are finite, and the update."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary, WeakSet

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import quiet_context, quietly
from typedtensor.base.exclusive import ExclusiveContext
from typedtensor.base.lazily import lazily
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array, Program
from typedtensor.lowering.updates import TracedStep, UpdateProgram, joined_step, row_gradients, step_program
from typedtensor.targets.base import (
    Assignment,
    BoundStep,
    BySizes,
    Executable,
    Made,
    PendingStep,
    Ran,
    States,
    StepExecutable,
    Store,
    Updates,
)
from typedtensor.targets.bound import Block, Execution, Group, Home, Kind, Version, WritingExecutable, ends_of
from typedtensor.targets.instances import Instances, Variants
from typedtensor.targets.regions import runs_foreign_code

if TYPE_CHECKING:
    from typedtensor.targets.target import Target


class Whole(NamedTuple):
    """The program of a whole step.

    Attributes:
        executable: the compiled program.
        parameters: the positions among its inputs of what it updates: parameters, and vectors of several of them.
        units: the numbers of the parameters in each of these.
        rows: which of these are tables of which it returns some rows.
    """

    executable: Executable
    parameters: Sequence[int]
    units: Sequence[tuple[int, ...]]
    rows: Sequence[int]


Joined = tuple[tuple[int, ...], ...]
"""The numbers of parameters that lie in one piece of memory, for several pieces."""


def _composed(
    program: Program, parameters: Sequence[int], update: UpdateProgram, groups: Joined
) -> tuple[Program, Callable[[Executable], Whole]]:
    """Return a program of a loss and gradients composed with an update, and what makes a whole step of it, compiled."""
    step = TracedStep(program, parameters, update)
    units: list[tuple[int, ...]] = [(n,) for n in range(len(parameters))]
    for group in groups:
        kinds = [(x.shape, x.dtype) for x in map(update.program.inputs.__getitem__, group)]
        begins = [0, *(end // kinds[0][1].itemsize for end in ends_of(kinds))]
        starts = {units.index((n,)): begin for n, begin in zip(group, begins, strict=False)}
        if joined := joined_step(step, starts, begins[-1]):
            step, units = joined, [group, *(x for n, x in enumerate(units) if n not in starts)]
    rows = row_gradients(step.gradients, step.update, len(units))
    return step_program(*step, rows=rows), lambda executable: Whole(executable, step.parameters, units, [*rows])


class WholeStep(StepExecutable):
    """The program of a loss and gradients for its sizes, and its composition with each update that it has met.

    Args:
        steps: the steps of all sizes.
        sizes: the sizes.

    Attributes:
        further: the number of further values.
    """

    def __init__(self, steps: WholeSteps, sizes: Sequence[int]) -> None:
        self.program, self.steps, self.sizes = steps.instances.at(sizes), steps, sizes
        self.parameters, self.further = steps.parameters, steps.further
        self._wholes: WeakKeyDictionary[UpdateProgram, dict[Joined, Whole]] = WeakKeyDictionary()

    @lazily
    def alone(self) -> WritingExecutable:
        """The compiled loss and gradients, without an update."""
        return _writing(self.steps.alone(self.sizes))

    def computed(self, arrays: Sequence[Array]) -> Ran:
        gradients = slice(1, len(self.program.output_types()) - self.further)
        loss, flat, *further = self.alone.run_joined(arrays, gradients)
        return Ran(loss, flat, further)

    def bound(self, step: PendingStep) -> BoundStep:
        return WholeBoundStep(self, step)

    def whole(self, update: UpdateProgram, groups: Joined) -> Whole:
        """Return the composition with an update, which may take groups of parameters as vectors."""
        known = self._wholes.setdefault(update, {})
        if groups not in known:
            known[groups] = self.steps.whole(update, groups)(self.sizes)
        return known[groups]


class WholeSteps:
    """A program of a loss and gradients, whose sizes may be symbolic, and its compositions with updates.

    Args:
        target: compiles them.
        instances: the instances of the program.
        parameters: the positions of the leaves that the gradients belong to.
        further: the number of further values.
    """

    def __init__(self, target: Target, instances: Instances, parameters: Sequence[int], further: int) -> None:
        self.target, self.instances, self.parameters, self.further = target, instances, parameters, further
        self._tables: WeakKeyDictionary[UpdateProgram, Variants[Sequence[int]]] = WeakKeyDictionary()
        self._wholes: WeakKeyDictionary[UpdateProgram, dict[Joined, BySizes[Whole]]] = WeakKeyDictionary()

    @lazily
    def alone(self) -> BySizes[Executable]:
        """Compiles the program itself."""
        return self.target.compile_by_sizes(self.instances)

    def at(self, sizes: Sequence[int]) -> WholeStep:
        """Return the step of an instance."""
        return WholeStep(self, sizes)

    def tables(self, update: UpdateProgram) -> Variants[Sequence[int]]:
        """Return the numbers of the parameters of which an update may take some rows."""
        if update not in self._tables:
            count = len(self.parameters)
            self._tables[update] = Variants(
                self.instances, lambda program, _: tuple(row_gradients(program, update, count))
            )
        return self._tables[update]

    def whole(self, update: UpdateProgram, groups: Joined) -> BySizes[Whole]:
        """Return the compositions with an update, which may take groups of parameters as vectors."""
        known = self._wholes.setdefault(update, {})
        if groups not in known:
            known[groups] = self._composed(update, groups)
        return known[groups]

    def _composed(self, update: UpdateProgram, groups: Joined) -> BySizes[Whole]:
        target, parameters = self.target, self.parameters

        def compiled(program: Program, symbols: Sequence[int]) -> BySizes[Whole]:
            composed, whole = _composed(program, parameters, update, groups)
            made = target.compile_by_sizes(Instances(target.optimize(target.legalize(composed))))
            return lambda sizes: whole(made(sizes))

        variants = Variants(self.instances, compiled)
        return lambda sizes: variants.at(sizes)(sizes)


class WholeStore(Store):
    """A store of each parameter's states, as arrays or in a group of parameters that step together.

    Attributes:
        use: the lock that a step holds, as its memory is that of others.
        steps: the steps that are bound to its memory.
    """

    def __init__(self, updates: Updates, engine: str) -> None:
        super().__init__(updates, engine)
        self.use = ExclusiveContext(quiet_context())
        self._value: Mapping[Param[Any], Home | Sequence[Array]] = {}
        self._groups: dict[Param[Any], Group] = {}
        self.steps: WeakSet[WholeBoundStep] = WeakSet()

    def applied(self, step: PendingStep, gradients: Sequence[Array]) -> Sequence[Assignment]:
        alone, count = self.updates.alone(step), len(step.parameters)
        made = [*map(np.asarray, alone.run([*gradients, *step.arrays, *step.numbers]))]
        values = [(p, p.tensor_type.wrap(x)) for p, x in zip(step.parameters, made, strict=False)]
        return [*values, self.after({p: made[count + n :: count] for n, p in enumerate(step.parameters)})]

    def states(self) -> States:
        return {p: self.states_of(p) or [] for p in self._value}

    def states_of(self, parameter: Param[Any]) -> Sequence[Array] | None:
        found = self._value.get(parameter)
        return found.states() if isinstance(found, Home) else found

    def groups(self, kinds: Mapping[Param[Any], Sequence[Kind]]) -> list[Group]:
        """Return groups of parameters that step together, of none of which a step changes a part.

        Args:
            kinds: the types of the value and the states of each parameter.
        """
        sets: dict[Group | None, list[Param[Any]]] = {}
        for p, of in kinds.items():
            group = self._groups.get(p)
            if group is not None and group.kinds[p] != of:
                group.is_whole, group = False, None
            sets.setdefault(group, []).append(p)
        result: list[Group] = []
        for group, parameters in sets.items():
            if group is not None and len(parameters) == len(group.parameters):
                result.append(group)
                continue
            if group is not None:
                group.is_whole = False
            result.append(Group({p: kinds[p] for p in parameters}, partial(_forget, self.steps)))
            self._groups.update(dict.fromkeys(parameters, result[-1]))
        return result

    def after(self, states: Mapping[Param[Any], Home | Sequence[Array]]) -> Assignment:
        """Return the assignment of new states of some parameters."""
        return self, {**self._value, **states}

    def emptied(self) -> Store:
        return WholeStore(self.updates, self.engine)


class WholeBoundStep(BoundStep):
    """A whole step as one call.

    Args:
        step: the program of the loss and gradients.
        pending: the step that it is made for.
    """

    def __init__(self, step: WholeStep, pending: PendingStep) -> None:
        update, store, parameters = pending.update, pending.store, pending.parameters
        assert isinstance(store, WholeStore)
        every, count = update.program.inputs, len(parameters)
        stop = len(every) - len(update.scalars)
        kinds = [[(x.shape, x.dtype) for x in every[count + n : stop : count]] for n in range(count)]
        tables = step.steps.tables(update).at(step.sizes)
        together = [[n for n in range(count) if n not in tables], *([n] for n in tables)]
        groups = [group for of in together for group in store.groups({parameters[n]: kinds[n] for n in of})]
        numbers = {p: n for n, p in enumerate(parameters)}
        members = [tuple([numbers[p] for p in group.parameters]) for group in groups]
        joined = [each for each in members if len(each) > 1] if step.steps.target.joins_parameters else []
        whole, positions, units, rows = step.whole(update, tuple(joined))
        self.tells = len(units) == count
        executable = self.ran = self._executable = _writing(whole)
        self._store, self.scalars, self._executions = store, update.scalars, dict[tuple[int, ...], Execution]()
        inputs, outputs = executable.program.input_types(), executable.program.output_types()
        last, leaves = len(outputs) - len(rows), len(step.program.input_types())
        stop, first = len(inputs) - len(self.scalars), len(inputs)
        self.others = [n for n in range(leaves) if n not in step.parameters]
        self._others = [n for n in range(leaves - count + len(units)) if n not in positions]
        self._numbers, self._results = range(stop, first), slice(first, first + 2)
        ins = [[x, *range(len(self.others) + len(units) + n, stop, len(units))] for n, x in enumerate(positions)]
        self._parts: list[_Part] = []
        rows_of: list[int] = []
        for group, each in zip(groups, members, strict=True):
            of = [units.index(each)] if each in units else [units.index((n,)) for n in each]
            outs = [first + k + n for k in range(2, last - step.further, len(units)) for n in of]
            indices = first + last + rows.index(of[0]) if of[0] in rows else None
            if indices is not None:
                rows_of += outs
            places = [n for of_kind in zip(*(ins[n] for n in of), strict=True) for n in of_kind]
            self._parts.append(_Part(group, places, outs, indices, len(of) < len(each)))
        self._further = slice(first + last - step.further, first + last)
        types = [*inputs, *outputs]
        self._new, self._own = (
            [(n, types[n].shape, types[n].dtype) for n in places]
            for places in (
                range(first + last - step.further, len(types)),
                (*self._numbers, first, first + 1, *rows_of),
            )
        )
        self._given = [*self._others, *(n for n, _, _ in self._new)]
        store.steps.add(self)
        use = store.use
        self.alone = partial(use.call, quietly) if runs_foreign_code(step.program) else use.call_apart

    @property
    def is_current(self) -> bool:
        return all(part.group.is_whole for part in self._parts)

    def run(self, arrays: Sequence[Array], numbers: Sequence[float], given: PendingStep | None = None) -> Made | None:
        now: list[Sequence[Array]] = []
        blocks: list[Block | None] = []
        before: list[tuple[Mapping[Node, int], Version | Sequence[AnyTensor]]] = []
        is_home = given is None
        for part in self._parts:
            group = part.group
            if not group.is_whole:
                return None
            if (version := group.version()) is not None:
                now.append(part.arrays(version.block))
                before.append((group.numbers, version))
            elif (values := self._apart(part, given)) is not None:
                now.append(values)
                before.append((group.numbers, [p.value for p in group.parameters]))
                is_home = False
            else:
                return None
            blocks.append(group.free() if part.indices is None else None)
        key = *map(id, now), *map(id, blocks)
        execution = self._executions.pop(key, None) or self._execution(now, blocks)  # a step inside of it has another
        own = execution.arrays
        for n, array in zip(self._others, arrays, strict=True):
            execution.put(n, array if array.flags.c_contiguous else np.ascontiguousarray(array))
        for n, number in zip(self._numbers, numbers, strict=True):
            own[n][...] = number
        for n, shape, dtype in self._new:
            execution.put(n, np.empty(shape, dtype))
        try:
            execution.run()
            loss, finite = own[self._results]
            is_well = 0 not in finite.tobytes()
            assignments: list[Assignment] = []
            moved: dict[Param[Any], Home] = {}
            outcomes = zip(self._parts, now, before, blocks, strict=True)
            for part, values, (_, tensors), block in outcomes if is_well else ():
                group = part.group
                if block is not None:
                    version = Version(group.types, block, block.pieces[0].whole)
                else:
                    assert part.indices is not None
                    version = group.with_rows(values, own[part.indices], [own[n] for n in part.outputs])
                assignments.append((group.present, version))
                if not isinstance(tensors, Version):
                    moved.update(zip(group.parameters, group.homes, strict=True))
            if moved:
                assignments += [*moved.items(), self._store.after(moved)]
            bad, further = None if is_well else finite.copy(), own[self._further]
            return Made(loss.copy(), bad, assignments, further, partial(_value, before))
        finally:
            execution.release(self._given)  # what is given must not live longer than the step
            if is_home:  # it is memory of the groups
                if len(self._executions) == _MOST_EXECUTIONS:
                    self._executions.clear()
                self._executions[key] = execution

    def _apart(self, part: _Part, given: PendingStep | None) -> Sequence[Array] | None:
        """Return values and states that lie elsewhere than in a group's block; None if the store has lost some."""
        pairs = [(self._present(p) if given is None else given.present[p], of) for p, of in part.group.kinds.items()]
        if given is None and not all(_are_of(arrays, kinds) for arrays, kinds in pairs):
            return None
        apart = [
            np.asarray(x, dtype, order="C")
            for each in zip(*(zip(arrays, kinds, strict=True) for arrays, kinds in pairs), strict=True)
            for x, (_, dtype) in each
        ]
        return part.joined(apart) if part.is_joined else apart

    def _execution(self, present: Sequence[Sequence[Array]], blocks: Sequence[Block | None]) -> Execution:
        """Return a run on the present values and states that writes to blocks."""
        execution = self._executable.execution()
        for n, shape, dtype in self._own:
            execution.put(n, np.empty(shape, dtype))
        for part, now, block in zip(self._parts, present, blocks, strict=True):
            written = () if block is None else zip(part.outputs, part.arrays(block), strict=True)
            for n, x in (*zip(part.inputs, now, strict=True), *written):
                execution.put(n, x)
        return execution

    def forget(self) -> None:
        """Forget runs, as they keep memory that a group has replaced."""
        self._executions.clear()

    def _present(self, parameter: Param[Any]) -> Sequence[Array]:
        return parameter.value._array, *(self._store.states_of(parameter) or ())


def _value(before: Sequence[tuple[Mapping[Node, int], Version | Sequence[AnyTensor]]], node: Node) -> AnyTensor | None:
    """Return the value that a parameter had before a step; None for other nodes."""
    for numbers, values in before:
        if (n := numbers.get(node)) is not None:
            return (values.tensors if isinstance(values, Version) else values)[n]
    return None


def _are_of(arrays: Sequence[Array], kinds: Sequence[Kind]) -> bool:
    """Whether there are as many arrays of NumPy as types, and each is of its type."""
    pairs = zip(arrays, kinds, strict=False)
    return len(arrays) == len(kinds) and all(type(x) is np.ndarray and (x.shape, x.dtype) == k for x, k in pairs)


_MOST_EXECUTIONS = 8
"""The most runs of a step: each group has two blocks, and groups that step without each other change them apart."""


def _forget(steps: Iterable[WholeBoundStep]) -> None:
    for step in steps:
        step.forget()


class _Part(NamedTuple):
    """The parameters of a step that lie in one group.

    Attributes:
        group: the group.
        inputs: the positions of the arrays of their values and states,
        outputs: and of the new ones.
        indices: the position of those of the rows, for a table of which the program returns rows.
        is_joined: whether the program takes and returns the parameters as one vector.
    """

    group: Group
    inputs: Sequence[int]
    outputs: Sequence[int]
    indices: int | None
    is_joined: bool

    def arrays(self, block: Block) -> Sequence[Array]:
        """Return the arrays of a block as the program takes them."""
        return block.vectors if self.is_joined else block.arrays

    def joined(self, arrays: Sequence[Array]) -> Sequence[Array]:
        """Return values and states as vectors."""
        block = self.group.block()
        for there, x in zip(block.arrays, arrays, strict=True):
            there[...] = x
        return block.vectors


def _writing(executable: Executable) -> WritingExecutable:
    if not isinstance(executable, WritingExecutable):
        raise TypeError(f"a program of a step is compiled to a WritingExecutable, not {executable!r}")
    return executable
