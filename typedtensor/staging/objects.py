"""Programs as object files, through LLVM: the table of the statements, the loop that goes through it, the kernels."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.base.extras import extra
from typedtensor.errors import StagingError
from typedtensor.ir import Program, is_symbolic, plain
from typedtensor.passes.pipeline import finished
from typedtensor.staging.numbers import NumbersInC
from typedtensor.staging.source import TARGET, Code, Refused, given_sizes, parameters, text_of
from typedtensor.targets.memory import arranged
from typedtensor.targets.native import execute, table
from typedtensor.targets.native.builder import Builder
from typedtensor.targets.native.c import helpers
from typedtensor.targets.native.llvm import Compiler, Processor
from typedtensor.targets.native.regions import Emission

_KINDS: Mapping[str, Mapping[str, str]] = {
    "riscv64": {"features": "+m,+a,+f,+d,+c", "abiname": "lp64d"},
    "x86_64": {"cpu": "x86-64-v3"},
}
"""What processors of an architecture are taken to have beyond the least: what systems require; fused multiplication and
vectors of 32 bytes, without which functions are ten times slower."""


class ObjectFile(Compiler[str]):
    """An object file of a program, whose functions are known by their names.

    Args:
        name: the name of the program.
        triple: the processor, the vendor and the system that it is for, such as ``aarch64-linux-gnu``; None for this
            machine, with all that its processor has.

    Raises:
        StagingError: when LLVM does not know the triple, or its addresses are not 64 bits in ascending order.
        MissingExtraError: when LLVM is not installed.
    """

    def __init__(self, name: str, triple: str | None) -> None:
        llvm = extra("llvmlite.binding", "object files", "native")
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        options, known = {"reloc": "pic", "codemodel": "default"}, dict[str, bool]()
        if triple is None:
            here = Processor.here(llvm)
            triple, known = llvm.get_default_triple(), dict(here.features)
            options.update(cpu=here.name, features=here.listed)
        else:
            kind = triple.partition("-")[0]
            options.update(_KINDS.get(kind, {}))
            known["avx"] = kind == "x86_64"
        whole = re.sub("^([^-]+)-(linux|windows)-", r"\1-unknown-\2-", triple)  # where the vendor is left out
        try:
            super().__init__(llvm, whole, known, **options)
        except RuntimeError as error:
            raise StagingError(f"target={triple!r} is no triple such as 'aarch64-linux-gnu': {error}") from None
        self._name, self._triple, self._layout = name, whole, str(self._target.target_data)
        parts = self._layout.split("-")
        if parts[0] != "e" or "p:32:32" in parts:
            raise StagingError(f"target={triple!r}: objects are for processors of 64 bits in ascending order")
        self._module = self._parsed("")

    def code_of(self, program: Program, first: int, symbols: Sequence[int] = ()) -> Code:
        """Compile a program, and return its declaration in C.

        Args:
            program: the program.
            first: the number of its first error.
            symbols: the open sizes; what follows from them is computed in C.

        Raises:
            Refused: for a value without a kernel.
        """
        emission = Emission(finished(TARGET.optimize(TARGET.legalize(program))), TARGET.optimize, symbols)
        arena = arranged(emission.statements, table.places_of, emission.buffers)
        given, offsets, end = (*emission.inputs, *emission.outputs), arena.offsets, -(-arena.bytes // 64) * 64
        if symbols:
            given, offsets, end = (*given, *offsets), {}, 0
        code = table.Code((*given, *offsets), symbols, divides=False)
        code.write(emission.statements, self)
        for foreign in code.calls:
            raise Refused(foreign.value, "LLVM: format='c' has forms for more")
        errors = [*dict.fromkeys(map(text_of, code.checks))]
        self._write(_array("codes", "i32", [0, *(first + errors.index(text_of(x)) for x in code.checks)]))
        for n, array in enumerate(code.constants):
            self._write(_array(f"constant.{n}", "i8", np.ascontiguousarray(array).tobytes()))
        names = sorted({word for word in code.words if isinstance(word, str)})
        number = NumbersInC(len(symbols))
        follow = {n: number(word) for n, word in enumerate(code.words) if is_symbolic(word)}
        known = [*dict.fromkeys(follow.values())]
        self._write(_array("follow", "i64", [n for at, word in follow.items() for n in (at, known.index(word))]))
        words = [f"ptrtoint (ptr {word} to i64)" if isinstance(word, str) else plain(word) for word in code.words]
        self._write("\n".join([*(f"declare void {name}(ptr, ptr)" for name in names), _array("words", "i64", words)]))
        self.function("execute", execute.execute_code())
        memory = self._compute(code, len(given), [*offsets.values()], emission.counters, end, len(follow))
        text = [
            f"int {self._name}_compute(char *const *x, char *memory, const int64_t *given);\n",
            *helpers("\n".join(number.lines)),
            f"static int compute({parameters(len(symbols))}) {{",
            *given_sizes(len(symbols)),
            *number.lines,
            f"    const int64_t given[] = {{{', '.join(known) or '0'}}};",
            f"    return {self._name}_compute(x, memory, given);\n}}\n",
        ]
        buffers = [*zip((x.bytes for x in arena.offsets), arena.spans, strict=True)] if symbols else []
        return Code("\n".join(text), memory, errors, buffers)

    def data(self) -> bytes:
        """Return the bytes of the file."""
        for function in self._module.functions:
            if not function.is_declaration and function.name != f"{self._name}_compute":
                function.linkage = "internal"
        for variable in self._module.global_variables:
            variable.linkage = "internal"
        return self._emitted(self._module)

    def _linked(self, name: str, code: str) -> str:
        self._module.link_in(self._parsed(code))
        return f"@{name}"

    def _parsed(self, code: str) -> Any:
        module = self._llvm.parse_assembly(code)
        module.triple, module.data_layout = self._triple, self._layout
        return module

    def _write(self, code: str) -> None:
        self._module.link_in(self._parsed(code))

    def _compute(
        self, code: table.Code, given: int, offsets: Sequence[int], counters: int, start: int, follow: int
    ) -> int:
        """Write the function that makes the state of the loop, in memory from a place on, and runs it.

        It is given the numbers that some words are.

        Returns:
            The size of the memory.
        """
        f = Builder(
            f"{self._name}_compute", {"x": "ptr", "memory": "ptr", "given": "ptr"}, internal=False, returns="i32"
        )
        buffers = given + len(offsets) + len(code.constants)
        written = len(code.words) if code.numbers or follow else 0
        parts = []
        for count in (9, buffers, counters, code.pointers, written):
            parts.append(f.at("%memory", (1, start)))
            start += 8 * count
        state, bases, numbers, pointers, words = parts
        with f.loop(given) as n:
            f.set(f.at(bases, (n, 8)), f.pointer("%x", n), "ptr")
        constants = [f"@constant.{n}" for n in range(len(code.constants))]
        for place, base in enumerate([*(f.at("%memory", (1, offset)) for offset in offsets), *constants], given):
            f.set(f.at(bases, (place, 8)), base, "ptr")
        with f.loop(counters) as n:
            f.set(f.at(numbers, (n, 8)), 0)
        with f.loop(written) as n:  # some change as the program runs
            f.set(f.at(words, (n, 8)), f.number("@words", n))
        with f.loop(2 * follow, 2) as n:
            f.set(f.at(words, (f.number("@follow", n), 8)), f.number("%given", f.number("@follow", f.plus(n, 1))))
        known = words if written else "@words"
        for place, part in enumerate(("null", known, bases, numbers, pointers, "null", "null", "null")):
            f.set(f.at(state, (place, 8)), part, "ptr")
        with f.repeat():
            status = f.emit(f"call i64 @execute(ptr {state})")
            with f.when(f.is_("sge", status, 0)):
                f.write(f"ret i32 {f.load('i32', f.at('@codes', (status, 4)))}")
        declared = [f"{array} = external global i8" for array in ("@words", "@codes", "@follow", *constants)]
        self.function(f.name, "\n".join([*declared, "declare i64 @execute(ptr)", str(f)]))
        return start


def _array(name: str, of: str, elements: Sequence[Any] | bytes) -> str:
    """An array that does not change."""
    return f"@{name} = constant [{len(elements)} x {of}] [{', '.join(f'{of} {x}' for x in elements)}], align 64"
