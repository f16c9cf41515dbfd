"""Staged programs, compiled by the system's compiler with warnings as errors, and run beneath sanitizers."""

from __future__ import annotations

import ctypes
import json
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from typedtensor.backends.memory import aligned
from typedtensor.ir import Program
from typedtensor.staging.source import Code, code_of
from typedtensor.targets.base import Executable
from typedtensor.targets.bound import Execution, WritingExecutable
from typedtensor.targets.native.target import NativeTarget

COMPILER = shutil.which("cc")

needs_compiler = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler, cc, on this machine")

STRICT = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror")
SANITIZERS = ("-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")


def compiled(arguments: Sequence[object], compiler: object = COMPILER) -> None:
    """Run the compiler."""
    done = subprocess.run([str(compiler), *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def library(folder: Path, name: str) -> Path:
    """Build the shared library by the Makefile."""
    flags = f"CFLAGS=-O2 {' '.join(STRICT[1:])}"
    done = subprocess.run(["make", "-C", folder, f"lib{name}.so", flags], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / f"lib{name}.so"


def parts(folder: Path, name: str) -> list[Path]:
    """The files of a program that are compiled and linked: the source, or the object and the source around it."""
    source = folder / f"{name}.c"
    return [source] if source.is_file() else [folder / f"{name}_files.c", folder / f"{name}.o"]


TAKEN = """\
static int taken(void **array, size_t bytes, FILE *from) {
    free(*array);
    *array = malloc(bytes ? bytes : 1);
    return fread(*array, 1, bytes, from) == bytes;
}
"""


class CompiledTarget(NativeTarget):
    """A target that compiles programs in C by the system's compiler.

    Args:
        folder: where it writes them.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder, self._numbers = folder, count()

    def compile(self, program: Program) -> Executable:
        code, path = code_of(program, 2), self._folder / f"program_{next(self._numbers)}"
        includes = "".join(f"#include <{x}.h>\n" for x in ("math", "stdint", "stdlib", "string"))
        macros = "#define INSIDE static inline\n#define NO_MEMORY 1\n"
        exported = "int run(char *const *x, char *memory);\nint run(char *const *x, char *memory) {"
        path.with_suffix(".c").write_text(
            f"{includes}{macros}{code.text}\n{exported} return compute(x, memory); }}\n", "utf-8"
        )
        undefined = ("-O1", "-fsanitize=undefined", "-fno-sanitize-recover=all", "-fPIC", "-shared")
        compiled([*STRICT, *undefined, path.with_suffix(".c"), "-o", path.with_suffix(".so"), "-lm"])
        return _Compiled(program, code, ctypes.CDLL(str(path.with_suffix(".so"))).run)


class _Compiled(WritingExecutable):
    def __init__(self, program: Program, code: Code, run: Any) -> None:
        self.program, self._code, self._run = program, code, run

    def execution(self) -> Execution:
        return _Execution(self, self._code, self._run)


class _Execution(Execution):
    def __init__(self, executable: WritingExecutable, code: Code, run: Any) -> None:
        super().__init__(executable)
        self._code, self._run = code, run

    def run(self) -> None:
        memory = aligned(self._code.bytes + 64)
        given = (ctypes.c_void_p * len(self.arrays))(*(x.ctypes.data for x in self.arrays))
        assert self._run(given, ctypes.c_void_p(memory.ctypes.data)) == 0


class Model:
    """A staged program as a process that makes calls and prints what they give.

    Args:
        folder: the folder of the program.
        name: its name.
        sanitized: whether it runs beneath sanitizers.
        extra: what else the compiler gets.
    """

    def __init__(self, folder: Path, name: str, sanitized: bool = True, extra: Sequence[object] = ()) -> None:
        self._folder, self._name = folder, name
        text = parts(folder, name)[0].read_text("utf-8")
        found = re.search(rf"const char \*{name}_signature\(void\) {{\s*return (.*?);\n}}", text, re.DOTALL)
        assert found
        literal = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', found[1]))
        self.signature = json.loads(literal.replace('\\"', '"'))
        (folder / "main.c").write_text(self._main(), "utf-8")
        flags = SANITIZERS if sanitized else ("-O2",)
        compiled([*STRICT, *flags, *extra, *parts(folder, name), folder / "main.c", "-o", folder / "main", "-lm"])

    def calls(self, *given: Mapping[str, Any], code: int = 0) -> list[dict[str, Any]]:
        """Return the outputs of calls, which follow one another.

        Args:
            given: the inputs of each call.
            code: what the process ends with.
        """
        every: list[dict[str, int]] = []
        with open(self._folder / "inputs", "wb") as file:
            for arrays in given:
                inputs = [(x, np.array(arrays[x["name"]], x["dtype"], order="C")) for x in self.signature["inputs"]]
                sizes = dict(pair for x, array in inputs for pair in zip(x["shape"], array.shape, strict=True))
                every.append({name: sizes[name] for name in self.signature["sizes"]})
                file.write(np.array([*every[-1].values()], np.int64).tobytes())
                file.writelines(array.tobytes() for _, array in inputs)
        done = subprocess.run([self._folder / "main"], cwd=self._folder, capture_output=True, text=True, check=False)
        assert bool(done.returncode) == bool(code), done.stderr
        self.told = done.stderr
        data, results, at = (self._folder / "outputs").read_bytes(), list[dict[str, Any]](), 0
        for sizes in every if not code else ():
            results.append({})
            for name in self.signature["found"]:
                sizes[name], at = int(np.frombuffer(data, np.int64, 1, at)[0]), at + 8
            for x in self.signature["outputs"]:
                shape = [sizes.get(n, n) for n in x["shape"]]
                array = np.frombuffer(data, x["dtype"], int(np.prod(shape, dtype=int)), at).reshape(shape)
                results[-1][x["name"]], at = array, at + array.nbytes
        return results

    def _main(self) -> str:
        name, own = self._name, self.signature
        fields = {x: f"inputs.{x}" for x in own["sizes"]} | {x: f"outputs.{x}" for x in own["found"]}

        def bytes_of(x: Any) -> str:
            return " * ".join(
                [f"(size_t){np.dtype(x['dtype']).itemsize}", *(str(fields.get(n, n)) for n in x["shape"])]
            )

        sizes = [f"fread(&{fields[x]}, 1, 8, from) == 8" for x in own["sizes"]]
        reads = [f"taken(&((void **)&inputs)[{n}], {bytes_of(x)}, from)" for n, x in enumerate(own["inputs"])]
        writes = [f"        fwrite(&{fields[x]}, 1, 8, to);" for x in own["found"]]
        writes += [
            f"        fwrite(((const void **)&outputs)[{n}], 1, {bytes_of(x)}, to);"
            for n, x in enumerate(own["outputs"])
        ]
        return "\n".join(
            [
                f'#include "{name}.h"\n#include <stdio.h>\n#include <stdlib.h>\n',
                TAKEN if reads else "",
                f"int main(void) {{\n    {name} *model = {name}_new();",
                f"    {name}_inputs inputs = {{0}};\n    {name}_outputs outputs;",
                '    FILE *from = fopen("inputs", "rb"), *to = fopen("outputs", "wb");\n    int code = 0;',
                f'    FILE *kept = fopen("{name}.safetensors", "rb");',
                f'    if (kept) fclose(kept), code = {name}_load(model, "{name}.safetensors");',
                f"    while (!code && {' && '.join([*sizes, *reads]) or '!ftell(to)'}) {{",
                f"        code = {name}_run(model, &inputs, &outputs);\n        if (code) break;",
                *writes,
                "    }",
                f'    if (code) fprintf(stderr, "%s\\n", {name}_error(code));',
                f'    if ({name}_save(model, "after.safetensors")) code = 1;',
                *(f"    free(((void **)&inputs)[{n}]);" for n in range(len(own["inputs"]))),
                f"    fclose(from), fclose(to), {name}_delete(model);\n    return code != 0;\n}}\n",
            ]
        )
