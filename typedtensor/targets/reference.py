"""The reference interpreter as a target."""

from __future__ import annotations

from typedtensor.ir import Program, count, interpret
from typedtensor.targets.base import Executable, Watcher
from typedtensor.targets.bound import Execution, WritingExecutable
from typedtensor.targets.target import Target


class InterpretedProgram(WritingExecutable):
    """An interpreted program: each value has an array of its own."""

    def __init__(self, program: Program) -> None:
        self.program, self.instructions = program, count(program)
        self.bytes = sum(x.size * x.dtype.itemsize for x in program.order())

    def execution(self) -> Execution:
        return _Interpretation(self)


class _Interpretation(Execution):
    def __init__(self, executable: InterpretedProgram) -> None:
        super().__init__(executable)
        self._program = executable.program

    def run(self) -> None:
        count = len(self._program.inputs)
        for out, found in zip(self.arrays[count:], interpret(self._program, *self.arrays[:count]), strict=True):
            out[...] = found


class ReferenceTarget(Target):
    """Programs by the definition of each primitive, in Python: the standard of correctness, not of speed.

    >>> from typedtensor.ir import parse
    >>> program = parse('''
    ... %0 = input x: float64[3]
    ... %1 = reduce_add[axes=(0,)](%0): float64[]
    ... -> %1''')
    >>> ReferenceTarget()(program, [1.0, 2.0, 3.0])
    [array(6.)]
    """

    name = "reference"

    def legalize(self, program: Program) -> Program:
        return program

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return program

    def compile(self, program: Program) -> Executable:
        return InterpretedProgram(program)
