"""Training steps as whole programs, for targets without a fused update of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple
from weakref import WeakKeyDictionary, WeakSet

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import quiet_context
from typedtensor.base.exclusive import ExclusiveContext
from typedtensor.base.lazily import lazily
from typedtensor.core.axes import Label
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param
from typedtensor.ir import Array, DType, Program, Shape
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.updates import TracedStep, UpdateProgram, joined_step, row_gradients, step_program
from typedtensor.targets.base import (
    Assignment,
    BoundStep,
    BySizes,
    Executable,
    PendingStep,
    Ran,
    States,
    StepExecutable,
    Store,
    Target,
    Trace,
)
from typedtensor.targets.bound import Block, Execution, Group, Home, Kind, Version, WritingExecutable, ends_of
from typedtensor.targets.instances import Instances, Variants
from typedtensor.targets.regions import runs_foreign_code

Axes = tuple[Label, ...]
"""The labels of a parameter's axes."""


class WholeProgramTarget(Target):
    """A target that compiles a loss, its gradients, the finiteness check and the update as one program.

    Attributes:
        joins_parameters: whether a step updates parameters as one vector where it can. That takes few calls; but
            gradients have to be complete, and cannot be added to parameters as products yield them.
    """

    joins_parameters: ClassVar[bool] = False

    def compile_step(
        self,
        program: Program,
        parameters: Sequence[int],
        further: int = 0,
        leaves: Sequence[Node] = (),
    ) -> StepExecutable:
        return _Steps(self, Instances(program), parameters, further).at(())

    def steps_by_sizes(
        self,
        instances: Instances,
        parameters: Sequence[int],
        further: int = 0,
    ) -> BySizes[StepExecutable]:
        return _Steps(self, instances, parameters, further).at

    def prepare_update(self, program: Program, axes: Sequence[Axes]) -> Executable:
        """Compile the program of an update.

        Args:
            program: the program.
            axes: the labels of each parameter's axes.
        """
        return self.prepare(program)

    def store(self, trace: Trace) -> Store:
        return WholeStore(Updates(self, trace), self.name)


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
        parameters: the positions of the leaves that the gradients belong to.
        further: the number of further values.
    """

    def __init__(self, steps: _Steps, sizes: Sequence[int]) -> None:
        self.program, self._steps, self._sizes = steps.instances.at(sizes), steps, sizes
        self.parameters, self.further = steps.parameters, steps.further
        self._wholes: WeakKeyDictionary[UpdateProgram, dict[Joined, Whole]] = WeakKeyDictionary()

    @lazily
    def _alone(self) -> Executable:
        return self._steps.alone(self._sizes)

    @property
    def instructions(self) -> int:
        return self._alone.instructions

    @property
    def bytes(self) -> int:
        return self._alone.bytes

    def run(self, arrays: Sequence[Array], step: PendingStep | None = None) -> Ran | None:
        # A computation keeps the values that it began with; a step applies to the current ones.
        if isinstance(step, _Step) and step.begins_at([arrays[n] for n in self.parameters]):
            bound = WholeBoundStep(self, step.update, step.store, step.parameters)
            made = bound.alone(bound.made_from, [arrays[n] for n in bound.others], step.numbers, step.present)
            if made is None:
                return None
            if made.assignments or not bound.joins:  # otherwise the gradients tell which of them is not finite
                step.accept(made.finite, made.assignments)
                return Ran(made.loss, None, made.further)
        assert isinstance(self._alone, WritingExecutable)
        gradients = slice(1, len(self.program.output_types()) - self.further)
        loss, flat, *further = self._alone.run_joined(arrays, gradients)
        if step is not None:
            step.take_all(flat)
        return Ran(loss, flat, further)

    def bound(self, store: Store, parameters: tuple[Param[Any], ...]) -> BoundStep | None:
        if not isinstance(store, WholeStore) or len(self.parameters) != len(parameters):
            return None
        values = [p.value._array for p in parameters]
        update = store.updates.update(tuple(x.shape for x in values), values[0].dtype)
        return None if update is None else WholeBoundStep(self, update, store, parameters)

    def tables(self, update: UpdateProgram) -> Sequence[int]:
        """Return the numbers of the parameters of which an update may take some rows."""
        return self._steps.tables(update).at(self._sizes)

    def whole(self, update: UpdateProgram, groups: Joined) -> Whole:
        """Return the composition with an update, which may take groups of parameters as vectors."""
        known = self._wholes.setdefault(update, {})
        if groups not in known:
            known[groups] = self._steps.whole(update, groups)(self._sizes)
        return known[groups]


class _Steps:
    """A program of a loss and gradients, whose sizes may be symbolic, and its compositions with updates.

    Args:
        target: compiles them.
        instances: the instances of the program.
        parameters: the positions of the leaves that the gradients belong to.
        further: the number of further values.
    """

    def __init__(
        self, target: WholeProgramTarget, instances: Instances, parameters: Sequence[int], further: int
    ) -> None:
        self._target, self.instances, self.parameters, self.further = target, instances, parameters, further
        self._tables: WeakKeyDictionary[UpdateProgram, Variants[Sequence[int]]] = WeakKeyDictionary()
        self._wholes: WeakKeyDictionary[UpdateProgram, dict[Joined, BySizes[Whole]]] = WeakKeyDictionary()

    @lazily
    def alone(self) -> BySizes[Executable]:
        """Compiles the program itself."""
        return self._target.compile_by_sizes(self.instances)

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
        target, parameters = self._target, self.parameters

        def compiled(program: Program, symbols: Sequence[int]) -> BySizes[Whole]:
            composed, whole = _composed(program, parameters, update, groups)
            made = target.compile_by_sizes(Instances(target.optimize(target.legalize(composed))))
            return lambda sizes: whole(made(sizes))

        variants = Variants(self.instances, compiled)
        return lambda sizes: variants.at(sizes)(sizes)


class Updates:
    """The programs of an update, by shapes of parameters.

    Attributes:
        target: the target that runs them.
    """

    def __init__(self, target: WholeProgramTarget, trace: Trace) -> None:
        self.target, self._trace = target, trace
        self._made: dict[tuple[tuple[Shape, ...], DType], UpdateProgram | None] = {}
        self._ready: WeakKeyDictionary[UpdateProgram, dict[tuple[Axes, ...], Executable]] = WeakKeyDictionary()

    def update(self, shapes: tuple[Shape, ...], dtype: DType) -> UpdateProgram | None:
        """Return the update of parameters of some shapes; None if it has no program."""
        key = shapes, dtype
        if key not in self._made:
            result = own_failure(partial(self._trace, shapes, dtype))
            self._made[key] = None if isinstance(result, Exception) else result
        return self._made[key]

    def alone(self, update: UpdateProgram, parameters: Sequence[Param[Any]]) -> Executable:
        """Return the compiled update alone, for gradients that were computed before."""
        known, axes = self._ready.setdefault(update, {}), tuple(p.axes for p in parameters)
        if axes not in known:
            known[axes] = self.target.prepare_update(update.program, axes)
        return known[axes]


class Made(NamedTuple):
    """The results of a step: its loss, which gradients are finite, the assignments that commit it, further values."""

    loss: Array
    finite: Array
    assignments: Sequence[Assignment]
    further: Sequence[Array]


class WholeStore(Store):
    """A store of each parameter's states, as arrays or in a group of parameters that step together.

    Attributes:
        updates: the programs of the update.
        use: the lock that a step holds, as its memory is that of others.
        steps: the steps that are bound to its memory.
    """

    def __init__(self, updates: Updates, engine: str) -> None:
        self.updates, self.engine, self.use = updates, engine, ExclusiveContext(quiet_context())
        self._value: Mapping[Param[Any], Home | Sequence[Array]] = {}
        self._groups: dict[Param[Any], Group] = {}
        self.steps: WeakSet[WholeBoundStep] = WeakSet()

    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> PendingStep | None:
        values = [np.asarray(parameter.value._array) for parameter in parameters]
        update = self.updates.update(tuple(x.shape for x in values), values[0].dtype)
        if update is None:
            return None
        present = {p: [x, *(self.states_of(p) or states(p))] for p, x in zip(parameters, values, strict=True)}
        return _Step(self, parameters, present, update, update.numbers(step))

    def states(self) -> States:
        return {p: self.states_of(p) or [] for p in self._value}

    def states_of(self, parameter: Param[Any]) -> Sequence[Array] | None:
        """Return the states of a parameter; None if the store does not keep it."""
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
            sets.setdefault(group if group is not None and group.kinds[p] == of else None, []).append(p)
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


class _Step(PendingStep):
    """A step on parameters.

    Attributes:
        store: the store.
        parameters: the parameters.
        present: the value of each parameter and its states.
        update: the update.
        numbers: the scalars of the update.
    """

    def __init__(
        self,
        store: WholeStore,
        parameters: tuple[Param[Any], ...],
        present: Mapping[Param[Any], Sequence[Array]],
        update: UpdateProgram,
        numbers: Sequence[float],
    ) -> None:
        self.store, self.parameters, self.present = store, parameters, present
        self.update, self.numbers = update, numbers
        self.complete, self.refused = False, None
        self._assignments: Sequence[Assignment] = ()

    def begins_at(self, arrays: Sequence[Array]) -> bool:
        """Whether the step starts from these values."""
        return all(x is y for x, (y, *_) in zip(arrays, self.present.values(), strict=True))

    def accept(self, finite: Array, assignments: Sequence[Assignment]) -> None:
        """Accept the results of the step: which gradients are finite, and the assignments that commit it."""
        bad = np.flatnonzero(~np.asarray(finite))
        self.refused = self.parameters[bad[0]] if bad.size else None
        self.complete, self._assignments = True, assignments

    def take_all(self, gradients: Array) -> None:
        values, *states = zip(*self.present.values(), strict=True)
        ends = np.cumsum([x.size for x in values])[:-1]
        apart = [g.reshape(x.shape) for g, x in zip(np.split(gradients, ends), values, strict=True)]
        executable = self.store.updates.alone(self.update, self.parameters)
        made = [
            *map(np.asarray, executable.run([*apart, *values, *(x for each in states for x in each), *self.numbers]))
        ]
        count = len(self.parameters)
        tensors = [(p, p.tensor_type.wrap(x)) for p, x in zip(self.parameters, made, strict=False)]
        after = self.store.after({p: made[count + n :: count] for n, p in enumerate(self.parameters)})
        self.accept(np.array([np.isfinite(x).all() for x in apart]), [*tensors, after])

    def after(self) -> tuple[Sequence[Assignment], Store]:
        # The store stays the same object, to which bound steps on other losses are bound.
        return self._assignments, self.store


class WholeBoundStep(BoundStep):
    """A whole step as one call.

    Args:
        step: the program of the loss and gradients.
        update: the update.
        store: holds the states of the parameters.
        parameters: the parameters.
    """

    def __init__(
        self, step: WholeStep, update: UpdateProgram, store: WholeStore, parameters: tuple[Param[Any], ...]
    ) -> None:
        every, count = update.program.inputs, len(parameters)
        stop = len(every) - len(update.scalars)
        kinds = [[(x.shape, x.dtype) for x in every[count + n : stop : count]] for n in range(count)]
        tables = step.tables(update)
        together = [[n for n in range(count) if n not in tables], *([n] for n in tables)]
        groups = [group for of in together for group in store.groups({parameters[n]: kinds[n] for n in of})]
        numbers = {p: n for n, p in enumerate(parameters)}
        members = [tuple([numbers[p] for p in group.parameters]) for group in groups]
        joined = [each for each in members if len(each) > 1] if store.updates.target.joins_parameters else []
        executable, positions, units, rows = step.whole(update, tuple(joined))
        self.joins = len(units) < count
        if not isinstance(executable, WritingExecutable):
            raise TypeError(f"a program of a step is compiled to a WritingExecutable, not {executable!r}")
        self._store, self.ran, self.scalars = store, executable, update.scalars
        self._executable, self._executions = executable, dict[tuple[int, ...], Execution]()
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
        self._groups = groups
        self._now: list[Sequence[Array]] = []
        self._home: list[bool] = []
        self._further = range(first + last - step.further, first + last)
        types = [*inputs, *outputs]
        self._new, self._own = (
            [(n, types[n].shape, types[n].dtype) for n in places]
            for places in (
                (*self._further, *range(first + last, len(types))),
                (*self._numbers, first, first + 1, *rows_of),
            )
        )
        self._given = [*self._others, *(n for n, _, _ in self._new)]
        store.steps.add(self)
        self.alone = store.use.call if runs_foreign_code(step.program) else store.use.call_apart

    def is_current(self) -> bool:
        return self._begin() and all(part.group.is_whole for part in self._parts)

    def _begin(self, given: Mapping[Param[Any], Sequence[Array]] | None = None) -> bool:
        """Note where the values and states lie that a step begins with; return whether they are of its types.

        Args:
            given: the value and the states of each parameter; by default, those in the store.
        """
        self._now, self._home = [], []
        for part in self._parts:
            group = part.group
            if is_home := group.is_home():
                now = part.arrays(group.present.version.block)
            else:
                present = given or {p: [p.value._array, *(self._store.states_of(p) or ())] for p in group.parameters}
                if given is None and not all(_are_of(present[p], kinds) for p, kinds in group.kinds.items()):
                    return False  # the store was emptied, or has lost some of them
                pairs = [zip(present[p], kinds, strict=True) for p, kinds in group.kinds.items()]
                now = part.given(
                    [np.asarray(x, dtype, order="C") for each in zip(*pairs, strict=True) for x, (_, dtype) in each]
                )
            self._now.append(now)
            self._home.append(is_home)
        return True

    def values(self) -> Callable[[Node], AnyTensor | None]:
        pairs = zip(self._groups, self._home, strict=True)
        found = [(x.numbers, x.present.version if home else [p.value for p in x.parameters]) for x, home in pairs]

        def value(node: Node) -> AnyTensor | None:
            for numbers, tensors in found:
                if (n := numbers.get(node)) is not None:
                    return (tensors.tensors if isinstance(tensors, Version) else tensors)[n]
            return None

        return value

    def run(
        self, arrays: Sequence[Array], numbers: Sequence[float]
    ) -> tuple[Array, Sequence[Assignment], Sequence[Array]] | None:
        loss, _, assignments, further = self._made(arrays, numbers)
        return (loss, assignments, further) if assignments else None

    def made_from(
        self, arrays: Sequence[Array], numbers: Sequence[float], present: Mapping[Param[Any], Sequence[Array]]
    ) -> Made:
        """Return the results of the step, given the value and the states of each parameter."""
        self._begin(present)
        return self._made(arrays, numbers)

    def _made(self, arrays: Sequence[Array], numbers: Sequence[float]) -> Made:
        blocks = [part.group.free() if part.indices is None else None for part in self._parts]
        key = *map(id, self._now), *map(id, blocks)
        execution = self._executions.pop(key, None) or self._execution(blocks)  # a step inside of this one has another
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
            further = [own[n] for n in self._further]
            assignments = () if 0 in finite.tobytes() else self._assignments(blocks, own)
            made = Made(loss.copy(), finite.copy(), assignments, further)
        finally:
            execution.release(self._given)  # what is given must not live longer than the step
            if all(self._home):  # it is memory of the groups
                if len(self._executions) == _MOST_EXECUTIONS:
                    self._executions.clear()
                self._executions[key] = execution
        self._now = []  # nor values and states that are replaced
        return made

    def _execution(self, blocks: Sequence[Block | None]) -> Execution:
        """Return a run on the present values and states that writes to blocks."""
        execution = self._executable.execution()
        for n, shape, dtype in self._own:
            execution.put(n, np.empty(shape, dtype))
        for part, now, block in zip(self._parts, self._now, blocks, strict=True):
            written = () if block is None else zip(part.outputs, part.arrays(block), strict=True)
            for n, x in (*zip(part.inputs, now, strict=True), *written):
                execution.put(n, x)
        return execution

    def forget(self) -> None:
        """Forget runs, as they keep memory that a group has replaced."""
        self._executions.clear()

    def _assignments(self, blocks: Sequence[Block | None], arrays: Sequence[Array]) -> Sequence[Assignment]:
        """Return the assignments that commit the step, whose results lie in blocks or are rows of tables."""
        result: list[Assignment] = []
        moved: dict[Param[Any], Home] = {}
        for part, now, is_home, block in zip(self._parts, self._now, self._home, blocks, strict=True):
            group = part.group
            if not is_home:
                moved.update(zip(group.parameters, group.homes, strict=True))
            if block is not None:
                version = group.written(block)
            else:
                assert part.indices is not None
                version = group.with_rows(now, arrays[part.indices], [arrays[n] for n in part.outputs])
            result.append((group.present, version))
        if moved:
            result += [*moved.items(), self._store.after(moved)]
        return result


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

    def given(self, arrays: Sequence[Array]) -> Sequence[Array]:
        """Return values and states as the program takes them."""
        if not self.is_joined:
            return arrays
        block = self.group.block()
        for there, x in zip(block.arrays, arrays, strict=True):
            there[...] = x
        return block.vectors
