"""The files of a staged program: source, header and Makefile."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from typedtensor.ir import Array, DType, Program
from typedtensor.runtime.open_sizes import OpenProgram
from typedtensor.staging.numbers import NumbersInC
from typedtensor.staging.parts import part
from typedtensor.staging.source import Code, code_of, given_sizes
from typedtensor.targets.native.c import STORED, written

_FIXED = {
    "FINE": "",
    "MEMORY": "there is no memory",
    "OPEN": "the file cannot be read",
    "DAMAGED": "the file is no safetensors file, or is damaged",
    "LACKS": "the file lacks an array of the name, the type and the sizes that are needed",
    "WRITE": "the file cannot be written",
    "POINTER": "a given pointer is NULL",
    "STEP": "the step is beyond those whose numbers were staged",
    "SIZE": "a size is less than 1, or not one that the program takes",
}
"""The texts of errors that all programs have."""

_CODES = {name: n for n, name in enumerate(_FIXED)}

_TAKEN = frozenset(
    re.findall(
        r"\w+",
        """
        array arrays auto break case char compute const continue default do double else enum extern float for goto if
        inline int long main register restrict return short signed sizeof static struct switch typedef union unsigned
        void volatile while
        """,
    )
)
"""Names that C has, and the files of all programs."""

_SAFETENSORS = {"float32": "F32", "float64": "F64", "int64": "I64", "int32": "I32", "bool": "BOOL"}


class Named(NamedTuple):
    """An array that a program takes or returns, with the kind of its tensor and the names of its labels.

    Instead of a size that is open, the shape has the name of the field that says it.
    """

    name: str
    kind: str
    axes: Sequence[str]
    shape: Sequence[int | str]
    dtype: DType

    @property
    def described(self) -> str:
        """Its axes, sizes and precision, in words."""
        axes = [f"{x}={n}" if x not in ("", n) else str(n) for x, n in zip(self.axes, self.shape, strict=True)]
        return f"[{', '.join(axes)}] {self.dtype.name}"

    @property
    def entry(self) -> dict[str, object]:
        """What JSON says of it."""
        return {**self._asdict(), "axes": [*self.axes], "shape": [*self.shape], "dtype": self.dtype.name}


class Kept(NamedTuple):
    """An array that a model keeps between calls.

    Attributes:
        named: the array; the name is that in files.
        value: its value when it was staged.
        is_state: whether it is of an optimizer, not a parameter.
    """

    named: Named
    value: Array
    is_state: bool = False


class Staged(NamedTuple):
    """A program to be written.

    Attributes:
        name: the beginning of all names in C.
        program: takes the inputs, then what is kept, then the numbers of the step. It returns, of a step, which
            gradients are finite, and what is kept after it; then the outputs.
        inputs: those of a call.
        outputs: those of a call.
        kept: parameters, buffers and states.
        opened: the program that it was made of, whose sizes may be open.
        trained: the names of the parameters whose gradients are to be finite; none if nothing is trained.
        updated: how many of what is kept, the first ones, a step replaces.
        schedule: for each number of the step its values in the steps that are staged; one value for all steps.
        begun: the number of steps before the first one.
        sizes: the open sizes that a call takes, by the names of their fields.
        found: those that a call returns, since they follow from others.
        embedded: whether the values of what is kept are in the source.
    """

    name: str
    program: Program
    inputs: Sequence[Named]
    outputs: Sequence[Named]
    kept: Sequence[Kept]
    opened: OpenProgram
    trained: Sequence[str] = ()
    updated: int = 0
    schedule: Sequence[Array] = ()
    begun: int = 0
    embedded: bool = False
    sizes: Mapping[str, int] = MappingProxyType({})
    found: Mapping[str, int] = MappingProxyType({})


def identifier(name: str) -> str:
    """A name of C that is close to another one."""
    found = re.sub(r"\W", "_", name, flags=re.ASCII)
    if not found or found[0].isdigit():
        found = f"_{found}"
    return f"{found}_" if found in _TAKEN else found


def distinct(names: Iterable[str]) -> list[str]:
    """Names of C that are close to others, each of them another one."""
    found: list[str] = []
    for name in map(identifier, names):
        n, new = 2, name
        while new in found:
            new, n = f"{name}_{n}", n + 1
        found.append(new)
    return found


def signature(staged: Staged) -> str:
    """What a library says of itself, in JSON."""
    every = {"inputs": staged.inputs, "outputs": staged.outputs, "kept": [x.named for x in staged.kept]}
    entries = {what: [x.entry for x in arrays] for what, arrays in every.items()}
    return json.dumps({**entries, "sizes": [*staged.sizes], "found": [*staged.found]}, separators=(",", ":"))


def header(staged: Staged) -> str:
    """The header."""
    name, guard = staged.name, f"TYPEDTENSOR_{staged.name.upper()}_H"
    parameters = [x.named for x in staged.kept if not x.is_state]
    stays = "from one step to the next: ask again after a step" if staged.trained else "as long as the model"
    what = "makes a step of training" if staged.trained else "computes the outputs"
    begun = "as they were when the program was staged" if staged.embedded else f"zeros until {name}_load"
    return "\n".join(
        [
            f"/* {name}: written by typedtensor. A pointer is to elements in the order of C; sizes are in brackets. */",
            f"#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n",
            f"/* What a call takes. */\ntypedef struct {{\n{_fields(staged.inputs, staged.sizes)}}} {name}_inputs;\n",
            "/* What a call computes. It is in memory of the model, and stays until its next call. */",
            f"typedef struct {{\n{_fields(staged.outputs, staged.found)}}} {name}_outputs;\n",
            f"/* The parameters, {begun}. The pointers are valid {stays}. */",
            f"typedef struct {{\n{_fields(parameters, {}, '')}}} {name}_parameters;\n",
            f"/* A model: its parameters, and the memory of its calls. One call at a time uses it. */\n"
            f"typedef struct {name} {name};\n",
            f"/* Make a model; NULL if there is no memory. */\n{name} *{name}_new(void);\n",
            f"/* Free it. */\nvoid {name}_delete({name} *model);\n",
            "/* Read or write all that the model keeps, as a safetensors file. Return 0 or the code of an error; then\n"
            "   nothing was read. */",
            f"int {name}_load({name} *model, const char *path);",
            f"int {name}_save(const {name} *model, const char *path);\n",
            f"{name}_parameters {name}_values(const {name} *model);\n",
            f"/* A call, which {what}. Returns 0, or the code of an error; then no parameter has changed. */",
            f"int {name}_run({name} *model, const {name}_inputs *inputs, {name}_outputs *outputs);\n",
            f"/* What a code says. */\nconst char *{name}_error(int code);\n",
            f"/* Names, axes, sizes and precisions of all arrays, in JSON. */\nconst char *{name}_signature(void);\n",
            "#endif\n",
        ]
    )


def _fields(arrays: Sequence[Named], sizes: Iterable[str], const: str = "const ") -> str:
    lines = [
        f"    {const}{STORED[x.dtype.name]} *{field}; /* {x.described}{'' if field == x.name else f', {x.name!r}'} */\n"
        for x, field in zip(arrays, distinct(x.name for x in arrays), strict=True)
    ]
    lines += [f"    int64_t {size}; /* a size, which is open */\n" for size in sizes]
    return "".join(lines) or "    char none;\n"


def makefile(name: str, source: str, objects: Sequence[str] = ()) -> str:
    """The Makefile.

    Args:
        name: the name of the program.
        source: that of the source.
        objects: files that are linked with what the compiler makes of the source.
    """
    blas = 'With BLAS: make CFLAGS="-O3 -march=native -DTYPEDTENSOR_BLAS" LDLIBS="-lm -lcblas"'
    parts = " ".join([f"{source}.o", *objects])
    return f"""\
# Written by typedtensor. {"The source takes memory and reads files." if objects else blas}
CFLAGS ?= {"-O2" if objects else "-O3 -march=native"}

all: lib{name}.so lib{name}.a

lib{name}.so: {parts}
\t$(CC) -shared -o $@ $^ $(LDFLAGS) $(or $(LDLIBS),-lm)

lib{name}.a: {parts}
\t$(AR) rcs $@ $^

{source}.o: {source}.c {name}.h
\t$(CC) $(CFLAGS) -std=c99 -ffp-contract=fast -fno-math-errno -fno-trapping-math -fPIC -c -o $@ $<

clean:
\trm -f {source}.o lib{name}.so lib{name}.a

.PHONY: all clean
"""


def source(staged: Staged, form: Callable[[Program, int, Sequence[int]], Code] = code_of) -> str:
    """The source.

    Args:
        staged: the program.
        form: writes it, given the number of its first error and the open sizes.

    Raises:
        Refused: for a value without a form in C.
    """
    return _Source(staged, form).text()


class _Source:
    """The source, as it is written."""

    def __init__(self, staged: Staged, form: Callable[[Program, int, Sequence[int]], Code]) -> None:
        self._staged = staged
        refusals = [f"the gradient of {x}, or its new value, is not finite" for x in staged.trained]
        refusals += ["the loss is not finite"] * bool(refusals)
        with staged.opened.fixing():
            self._code = form(staged.program, len(_FIXED) + len(refusals), [*staged.sizes.values()])
        self._conditions = staged.opened.conditions()
        self._errors = [*_FIXED.values(), *refusals, *self._code.errors]
        self._taken, self._returned = len(staged.program.inputs), len(staged.program.outputs)
        self._first = len(staged.inputs)  # the number of the first kept array
        self._numbers = self._first + len(staged.kept)
        # Memory: that of intermediate values, then arrays that the model owns, by their numbers. What depends on open
        # sizes is elsewhere.
        own = range(self._first, self._taken + self._returned)
        kinds = [*staged.program.inputs, *staged.program.outputs]
        place, self._places = -(-self._code.bytes // 64) * 64, dict[int, int]()
        self._buffers = [(own.stop + n, *each) for n, each in enumerate(self._code.buffers)]
        self._times = max((end for _, (_, end) in self._code.buffers), default=1)
        for n in own:
            size = kinds[n].size * kinds[n].dtype.itemsize
            if type(size) is int:
                self._places[n] = place
                place += -(-size // 64) * 64
            else:
                self._buffers.append((n, size, (0, self._times)))
        self._bytes = place

    def text(self) -> str:
        """Return it."""
        staged, name = self._staged, self._staged.name
        texts, is_open = ",\n    ".join(map(_quoted, self._errors)), bool(staged.sizes)
        count = self._taken + self._returned + len(self._code.buffers)
        return "\n".join(
            [
                f"/* {name}: written by typedtensor; see {name}.h. */",
                f'#include "{name}.h"\n',
                *(f"#include <{x}.h>" for x in ("math", "stdio", "stdlib", "string")),
                "",
                "#if defined(__GNUC__)\n#define INSIDE static inline __attribute__((always_inline))\n#else",
                f"#define INSIDE static inline\n#endif\n#define NO_MEMORY {_CODES['MEMORY']}\n",
                self._code.text,
                *self._sizes(),
                f"struct {name} {{",
                "    char *block, *memory; /* as it is freed; on a boundary of 64 bytes */",
                f"    char *x[{count}]; /* the arrays that the program takes and returns{', and buffers' * is_open} */",
                "    int64_t steps;",
                *["    char *room; /* for the sizes of the last call */\n    int64_t bytes, sizes[SIZES];"] * is_open,
                "};\n",
                self._arrays(),
                self._new(),
                *map(self._part, [*["sizes"] * is_open, "arrays", "files"]),
                self._run(),
                f"const char *{name}_error(int code) {{\n    static const char *const texts[] = {{\n    {texts}}};",
                f'    return code >= 0 && code < {len(self._errors)} ? texts[code] : "";\n}}\n',
                f"const char *{name}_signature(void) {{\n    return {_quoted(signature(staged))};\n}}\n",
            ]
        )

    def _arrays(self) -> str:
        staged = self._staged
        rows = [
            f"    {{{_quoted(x.named.name)}, {_quoted(_quoted(_SAFETENSORS[x.named.dtype.name]))}, "
            f'"[{",".join(map(str, x.named.shape))}]", {x.value.nbytes}}},\n'
            for x in staged.kept
        ] or ["    {0}\n"]
        values = "".join(
            f"static const {STORED[x.named.dtype.name]} value_{n}[] = {{{_numbers(x.value)}}};\n"
            for n, x in enumerate(staged.kept if staged.embedded else ())
        )
        schedule = "".join(
            f"static const {STORED[x.dtype.name]} schedule_{n}[] = {{{_numbers(x)}}};\n"
            for n, x in enumerate(staged.schedule)
        )
        table = (
            "/* What a model keeps, by names and types in files. */\n"
            "struct array {\n    const char *name, *dtype, *shape;\n    long long bytes;\n};\n\n"
            f"static const struct array arrays[] = {{\n{''.join(rows)}}};\n"
            f"enum {{ FIRST = {self._first}, KEPT = {len(staged.kept)}, UPDATED = {staged.updated} }};\n"
        )
        return "\n".join([values + schedule, table])

    def _new(self) -> str:
        staged, name = self._staged, self._staged.name
        places = [f"    model->x[{n}] = model->memory + {place};\n" for n, place in self._places.items()]
        copied = [
            f"    memcpy(model->x[{self._first + n}], value_{n}, sizeof value_{n});\n"
            for n, x in enumerate(staged.kept if staged.embedded else ())
            if x.value.nbytes
        ]
        zeros = [
            f"    memset(model->x[{self._first + n}], 0, {x.value.nbytes});\n"
            for n, x in enumerate(() if staged.embedded else staged.kept)
        ]
        freed = "free(model->block), free(model->room)" if staged.sizes else "free(model->block)"
        return (
            f"{name} *{name}_new(void) {{\n    {name} *model = malloc(sizeof *model);\n    if (!model) return NULL;\n"
            f"    memset(model, 0, sizeof *model);\n"
            f"    model->block = malloc({self._bytes + 64});\n"
            "    if (!model->block) {\n        free(model);\n        return NULL;\n    }\n"
            "    model->memory = model->block + (64 - (uintptr_t)model->block % 64) % 64;\n"
            f"{''.join(places)}{''.join(copied)}{''.join(zeros)}    model->steps = {staged.begun};\n"
            "    return model;\n}\n\n"
            f"void {name}_delete({name} *model) {{\n    if (model) {freed};\n    free(model);\n}}\n\n"
            f"{self._values()}"
        )

    def _values(self) -> str:
        name = self._staged.name
        own = [(n, x.named) for n, x in enumerate(self._staged.kept, self._first) if not x.is_state]
        fields = distinct(x.name for _, x in own)
        lines = [
            f"    found.{field} = ({STORED[x.dtype.name]} *)model->x[{n}];\n"
            for field, (n, x) in zip(fields, own, strict=True)
        ] or ["    (void)model;\n    found.none = 0;\n"]
        return (
            f"{name}_parameters {name}_values(const {name} *model) {{\n    {name}_parameters found;\n{''.join(lines)}"
            "    return found;\n}\n"
        )

    def _part(self, name: str) -> str:
        text = part(name)
        for code, number in _CODES.items():
            text = text.replace(f"E_{code}", str(number))
        return text.replace("NAME", self._staged.name)

    def _sizes(self) -> list[str]:
        """How much memory open sizes ask for, and which of them are taken."""
        count, number = len(self._staged.sizes), NumbersInC(len(self._staged.sizes))
        if not count:
            return []
        tests = [f"    if (!({number.condition(x)})) return 0;" for x in self._conditions]
        bytes_ = [f"    bytes[{n}] = {number(size)};" for n, (_, size, _) in enumerate(self._buffers)]
        spans = ", ".join(f"{{{begin}, {end}}}" for _, _, (begin, end) in self._buffers)
        places = ", ".join(str(n) for n, _, _ in self._buffers)
        return [
            f"enum {{ SIZES = {count}, BUFFERS = {len(self._buffers)}, TIMES = {self._times} }};",
            "/* From when until when each buffer is in use, and its number among the arrays. */",
            f"static const int spans[][2] = {{{spans or '{0}'}}}, buffers[] = {{{places or '0'}}};\n",
            "/* The bytes of each buffer. Returns whether the program takes the sizes. */",
            "static int measured(const int64_t *sizes, int64_t *bytes) {",
            *given_sizes(count),
            *number.lines,
            *tests,
            *bytes_,
            "    (void)bytes;\n    return 1;\n}\n",
        ]

    def _run(self) -> str:
        staged, name = self._staged, self._staged.name
        fields = distinct(x.name for x in staged.inputs)
        lines = [f"if (!model || !outputs{' || !inputs' if fields else ''}) return {_CODES['POINTER']};"]
        lines += ["(void)inputs;"] * (not fields)
        for n, field in enumerate(fields):
            lines += [f"if (!inputs->{field}) return {_CODES['POINTER']};", f"model->x[{n}] = (char *)inputs->{field};"]
        most = max((x.size for x in staged.schedule), default=1)
        if most > 1:
            lines.append(f"if (model->steps - {staged.begun} >= {most}) return {_CODES['STEP']};")
        for n, each in enumerate(staged.schedule):
            at = f"model->steps - {staged.begun}" if each.size > 1 else "0"
            lines.append(f"*({STORED[each.dtype.name]} *)model->x[{self._numbers + n}] = schedule_{n}[{at}];")
        if staged.sizes:
            given = ", ".join(f"inputs->{x}" for x in staged.sizes)
            lines += [f"const int64_t sizes[] = {{{given}}};", f"const int taken = {name}_take(model, sizes);"]
            lines += ["if (taken) return taken;"]
        passed = ["model->x", "model->memory", *["sizes"] * bool(staged.sizes)]
        lines += [f"const int code = compute({', '.join(passed)});", "if (code) return code;"]
        first = self._taken
        if staged.trained:
            lines += [
                f"for (int n = 0; n < {len(staged.trained)}; n++)",
                f"    if (!((const uint8_t *)model->x[{first}])[n]) return {len(_FIXED)} + n;",
            ]
            first += 1
            for n, x in enumerate(staged.program.outputs[1 : 1 + len(staged.trained)]):
                test = f"finite_{STORED[x.dtype.name]}(model->x[{first + n}], {x.size})"
                lines.append(f"if (!{test}) return {len(_FIXED) + n};")
            real = STORED[staged.outputs[0].dtype.name]
            loss = f"finite_{real}(model->x[{first + staged.updated}], 1)"
            lines.append(f"if (!{loss}) return {len(_FIXED) + len(staged.trained)};")
            lines += [
                "for (int n = 0; n < UPDATED; n++) { /* the new values take the place of the old ones */",
                "    char *const before = model->x[FIRST + n];",
                f"    model->x[FIRST + n] = model->x[{first} + n];",
                f"    model->x[{first} + n] = before;",
                "}",
                "model->steps++;",
            ]
            first += staged.updated
        for n, (y, field) in enumerate(zip(staged.outputs, distinct(y.name for y in staged.outputs), strict=True)):
            lines.append(f"outputs->{field} = (const {STORED[y.dtype.name]} *)model->x[{first + n}];")
        number = NumbersInC(len(staged.sizes))
        if found := [f"outputs->{field} = {number(size)};" for field, size in staged.found.items()]:
            lines += [line.strip() for line in (*given_sizes(len(staged.sizes)), *number.lines, *found)]
        body = "".join(f"    {line}\n" for line in lines)
        reals = sorted({STORED[x.dtype.name] for x in staged.program.outputs if x.dtype.kind == "f"})
        finite = [_FINITE.replace("REAL", real) for real in reals if f"finite_{real}(" in body]
        return "".join(finite) + (
            f"int {name}_run({name} *model, const {name}_inputs *inputs, {name}_outputs *outputs) {{\n{body}"
            "    return 0;\n}\n"
        )


_FINITE = """\
static int finite_REAL(const char *array, int64_t count) {
    const REAL *const x = (const REAL *)(const void *)array;
    for (int64_t n = 0; n < count; n++)
        if (!isfinite(x[n])) return 0;
    return 1;
}

"""


def _quoted(text: str) -> str:
    """A text in C. Other characters than those of ASCII are bytes of UTF-8."""
    found = (
        "".join(chr(x) if 32 <= x < 127 and chr(x) not in '"\\?' else f"\\{x:03o}" for x in text.encode("utf-8"))
        .replace("\\042", '\\"')
        .replace("\\134", "\\\\")
        .replace("\\077", "?")
    )
    pieces = [found[n : n + 100] for n in range(0, len(found), 100)] if "\\" not in found else [found]
    return " ".join(f'"{x}"' for x in pieces or [""])


def _numbers(array: Array) -> str:
    return ", ".join(written(x, array.dtype.name) for x in np.asarray(array).reshape(-1).tolist()) or "0"
