"""Kernels in C99: plain loops that a compiler makes vectors of.

Sums of floating-point numbers are gathered in lanes, since C adds in the order that is written, and those of spans of
a row in double precision. Where a row is no whole vectors, its last vector overlaps the one before it, if that does no
harm: what is left would be computed number by number. Truth values are integers as wide as the numbers beside them, so
that comparisons and selections stay vectors. Signed integers wrap around, as NumPy's do.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence

import numpy as np

from typedtensor.ir import is_symbolic
from typedtensor.targets.native.functions import FORMATS, FUNCTIONS, Number, Term
from typedtensor.targets.native.kernel import SCAN, Accumulator, Extent, Given, Kernel, Op, Stage, Store
from typedtensor.targets.native.llvm import (
    COMPOSED,
    INSTRUCTIONS,
    LANES,
    LIBRARY,
    SPAN,
    identity,
    is_sum,
    reads_values,
    uniform,
)

STORED: Mapping[str, str] = {
    "bool": "uint8_t",
    "int8": "int8_t",
    "int16": "int16_t",
    "int32": "int32_t",
    "int64": "int64_t",
    "float32": "float",
    "float64": "double",
}
"""The types of elements in memory, by the name of a dtype."""

_SYMBOLS = {
    "fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/", "add": "+", "sub": "-", "mul": "*", "shl": "<<",
    "and": "&", "or": "|", "xor": "^", "ashr": ">>",
    "eq": "==", "ne": "!=", "gt": ">", "ge": ">=", "lt": "<", "le": "<=",
}  # fmt: skip
"""C's operators for LLVM's instructions; for comparisons, by what their names end with."""

_WRAPPING = frozenset({"add", "sub", "mul", "shl"})
"""Those of which the result may not be a signed integer of their size."""

_WIDTHS = LANES, 8, 4
"""How many elements of a row are computed at once: as many as lanes are, then those that are left."""

_FORMS: Mapping[str, tuple[str, ...]] = {
    "absolute": ("", "{0} < 0 ? ({of})(0u - (u{of}){0}) : {0}", "{0}"),
    "bits": ("bits_{of}({0})",),
    "float_of_bits": ("of_bits_{to}({0})",),
    "invert": ("", "~{0}", "!{0}"),
    "logical_not": ("", "", "!{0}"),
    "negative": ("-{0}", "({of})(0u - (u{of}){0})", ""),
    "where": ("{0} ? {1} : {2}",),
}
"""Other operations of floating-point numbers, of integers, and of truth values; or of all."""

_MATH = {"absolute": "fabs"} | {name: name for name in ("ceil", "copysign", "floor", "fma", "rint", "sqrt", "trunc")}
"""Functions of C's library for operations that are instructions elsewhere."""

_BITS: Mapping[str, str] = {
    f"{name}_{of}": text
    for of, integer in (("float", "int32_t"), ("double", "int64_t"))
    for name, text in {
        "bits": f"""\
INSIDE {integer} bits_{of}({of} x) {{
    union {{ {of} number; {integer} bits; }} both;
    both.number = x;
    return both.bits;
}}
""",
        "of_bits": f"""\
INSIDE {of} of_bits_{of}({integer} bits) {{
    union {{ {of} number; {integer} bits; }} both;
    both.bits = bits;
    return both.number;
}}
""",
        "whole": f"""\
/* A number as an integer: the nearest one where it is out of range, 0 for NaN. */
INSIDE int64_t whole_{of}({of} x, int64_t least, int64_t most) {{
    return x != x ? 0 : x >= ({of})most ? most : x <= ({of})least ? least : (int64_t)x;
}}
""",
    }.items()
}


def helpers(code: str) -> list[str]:
    """Return the functions that kernels call, given their code."""
    names = {f"{name}_{STORED[dtype]}": (name, dtype) for name in FUNCTIONS for dtype in FORMATS}
    own = [_function(key, *of) for key, of in names.items() if re.search(rf"\b{key}\(", code)]
    every = "\n".join([*own, code])
    return [*(text for name, text in _BITS.items() if f"{name}(" in every), *own]


def _function(key: str, name: str, dtype: str) -> str:
    """A function of the library."""
    of = STORED[dtype]
    writer = Writer({"float32": "int32_t", "float64": "int64_t"}[dtype])
    writer.line(f"return {FUNCTIONS[name](Term(writer, 'x', dtype)).value};")
    return "\n".join([f"INSIDE {of} {key}({of} x) {{", *writer.lines, "}", ""])


def bound(kernel: Kernel, numbers: Sequence[int]) -> tuple[Kernel, list[int]]:
    """Write the numbers of a call into a kernel.

    Returns:
        The kernel, and the numbers that it still takes: those that are not known, as they depend on what a run reads.
    """
    left = [n for n, varies in zip(numbers, map(is_symbolic, numbers), strict=True) if varies]
    places = iter(range(len(left)))
    known: list[Extent] = [Given(next(places)) if is_symbolic(n) else int(n) for n in numbers]

    def of(extent: Extent) -> Extent:
        return known[extent.position] if isinstance(extent, Given) else extent

    def op(x: Op) -> Op:
        if x.name != "given":
            return x
        [position] = x.arguments
        bits = known[int(position)]
        return x._replace(arguments=(bits.position,)) if isinstance(bits, Given) else _literal(bits, x.dtype)

    return kernel._replace(
        outer=tuple(map(of, kernel.outer)),
        inner=tuple(map(of, kernel.inner)),
        operands=tuple(x._replace(strides=tuple(map(of, x.strides)), along=of(x.along)) for x in kernel.operands),
        stages=tuple(stage._replace(operations=tuple(map(op, stage.operations))) for stage in kernel.stages),
        numbers=len(left),
    ), left


def _literal(bits: int, dtype: str) -> Op:
    """The literal with some bits."""
    if dtype not in FORMATS:
        return Op("literal", dtype, (bits,))
    size = np.dtype(dtype).itemsize
    [number] = np.frombuffer(int(bits).to_bytes(8, "little", signed=True)[:size], dtype)
    return Op("literal", dtype, (float(number),))


def written(value: Number, dtype: str) -> str:
    """A constant in C."""
    if dtype not in FORMATS:
        return f"(-{-int(value) - 1} - 1)" if int(value) < -(2**31) else str(int(value))
    if math.isnan(value):
        return "NAN"
    if math.isinf(value):
        return "INFINITY" if value > 0 else "(-INFINITY)"
    text = str(np.float32(value)) + "f" if dtype == "float32" else repr(float(value))
    return f"({text})" if text[0] == "-" else text


class Writer:
    """The code of a kernel, as it is written.

    Args:
        truth: the type of truth values.

    Attributes:
        lines: the code.
        indent: how deep it is nested.
    """

    scales = False

    def __init__(self, truth: str) -> None:
        self.lines: list[str] = []
        self.indent = 1
        self._types = {**STORED, "bool": truth}
        self._count = 0

    def line(self, code: str) -> None:
        """Write a line."""
        self.lines.append("    " * self.indent + code)

    def begin(self, code: str) -> None:
        """Write the head of a block."""
        self.line(f"{code} {{".lstrip())
        self.indent += 1

    def end(self) -> None:
        """End a block."""
        self.indent -= 1
        self.line("}")

    def loop(self, counter: str, extent: str, start: str = "0") -> None:
        """Begin a loop."""
        self.begin(f"for (int64_t {counter} = {start}; {counter} < {extent}; {counter}++)")

    def type(self, dtype: str) -> str:
        """The type of values of a dtype."""
        return self._types[dtype]

    def emit(self, code: str, dtype: str) -> str:
        """Write the definition of a value and return its name."""
        name = f"x{self._count}"
        self._count += 1
        self.line(f"const {self.type(dtype)} {name} = {code};")
        return name

    def literal(self, value: Number, dtype: str) -> str:
        return written(value, dtype)

    def apply(self, operation: str, dtype: str, terms: Sequence[Term]) -> str:
        if operation in FUNCTIONS:
            [term] = terms
            return self.emit(f"{operation}_{STORED[dtype]}({term.value})", dtype)
        if operation in COMPOSED:
            [term] = terms
            return str(COMPOSED[operation](term).value)
        if operation == "cast" and terms[0].dtype == dtype:
            return str(terms[0].value)
        return self.emit(self.expression(operation, dtype, terms[0].dtype, [term.value for term in terms]), dtype)

    def rarely(self, function: str, dtype: str, terms: Sequence[Term]) -> str:
        rare, x, usual = (term.value for term in terms)
        return self.emit(f"{rare} ? {function}{'f' if dtype == 'float32' else ''}({x}) : {usual}", dtype)

    def expression(self, operation: str, dtype: str, kind: str, values: Sequence[str]) -> str:
        """The code of an operation on values of a kind."""
        at, of, x = 0 if kind in FORMATS else 2 if kind == "bool" else 1, self.type(kind), values[0]
        if instruction := INSTRUCTIONS.get(operation, ("", "", ""))[at]:
            symbol = _SYMBOLS.get(instruction) or _SYMBOLS[instruction[-2:]]
            wraps = instruction in _WRAPPING
            return f"({of})((u{of}){x} {symbol} (u{of}){values[1]})" if wraps else f"{x} {symbol} {values[1]}"
        forms = _FORMS.get(operation, ("",))
        if form := forms[at % len(forms)]:
            return form.format(*values, of=of, to=self.type(dtype))
        if operation == "cast":
            return self._cast(kind, dtype, x)
        if operation in ("maximum", "minimum"):
            bound, symbol = values[1], "<" if operation == "maximum" else ">"
            if at > 0 or bound[0] in "(0123456789":  # which is no NaN
                return f"{x} {symbol} {bound} ? {bound} : {x}"
            return f"(({x} {symbol}= {bound}) | ({bound} != {bound})) ? {bound} : {x}"
        function = _MATH.get(operation) or LIBRARY[operation]
        return f"{function}{'f' if kind == 'float32' else ''}({', '.join(values)})"

    def _cast(self, given: str, wanted: str, x: str) -> str:
        to = self.type(wanted)
        if wanted == "bool":
            return f"{x} != 0"
        if given in FORMATS and wanted not in FORMATS:
            bits = 8 * np.dtype(wanted).itemsize - 1
            return f"({to})whole_{self.type(given)}({x}, {written(-(2**bits), wanted)}, {2**bits - 1})"
        return f"({to}){x}"


def render(kernel: Kernel, name: str) -> str:
    """Return a function of the pointers of the operands that have memory of their own, and of numbers."""
    return _Rendering(kernel, name).result()


class _Rendering:
    """The code of one kernel."""

    def __init__(self, kernel: Kernel, name: str) -> None:
        self._kernel, self._name = kernel, name
        dtypes = {op.dtype for stage in kernel.stages for op in stage.operations} | {x.dtype for x in kernel.operands}
        is_wide = "float32" not in dtypes and dtypes & {"float64", "int64"}
        self._writer = Writer("int64_t" if is_wide else "int32_t")
        self._values: dict[int, Term] = {}
        self._used = _used(kernel)
        self._uniform = uniform(kernel)
        self._stored = {self._owner(store.operand) for stage in kernel.stages for store in stage.stores}

    def result(self) -> str:
        kernel, writer = self._kernel, self._writer
        outer = kernel.outer if kernel.inner else kernel.outer[:-1]
        for n, extent in enumerate(outer):
            writer.loop(f"i{n}", _number(extent))
        first = 0
        if kernel.inner or not kernel.outer:
            for stage in kernel.stages:
                (self._inner if stage.inner else self._body)(stage, first)
                first += len(stage.operations) + len(stage.accumulators)
        else:
            last = len(kernel.outer) - 1
            hoisted = Stage(False, sum((stage.operations for stage in kernel.stages), ()))
            self._hoist(hoisted, 0)
            for start, stop in self._pieces(kernel.stages, kernel.outer[-1]):
                known, first = dict(self._values), 0
                writer.loop(f"i{last}", stop, start)
                for stage in kernel.stages:
                    self._body(stage, first)
                    first += len(stage.operations)
                writer.end()
                self._values = known
        for _ in outer:
            writer.end()
        taken = [
            f"{'' if n in self._stored else 'const '}{STORED[x.dtype]} *restrict p{n}"
            for n, x in enumerate(kernel.operands)
            if x.same is None
        ]
        taken += [f"int64_t n{n}" for n in range(kernel.numbers)]
        return "\n".join([f"static void {self._name}({', '.join(taken)}) {{", *writer.lines, "}", ""])

    def _inner(self, stage: Stage, first: int) -> None:
        """Write a stage that runs in the inner loops."""
        kernel, writer = self._kernel, self._writer
        extent, counter = kernel.inner[-1], f"i{len(kernel.outer) + len(kernel.inner) - 1}"
        lanes = LANES if isinstance(extent, Given) else max(w for w in (*_WIDTHS, 1) if w <= max(extent, 1))
        each = [(f"s{first}_{n}", a) for n, a in enumerate(stage.accumulators)]
        for name, a in each:
            self._clear(name, lanes, a.function, "float64" if is_sum(a) else a.dtype)
        for n, op in enumerate(stage.operations, first):
            if op.name.startswith(SCAN):
                start = written(identity(op.name.removeprefix(SCAN), np.dtype(op.dtype)), op.dtype)
                writer.line(f"{writer.type(op.dtype)} scanned{n} = {start};")
        for n, other in enumerate(kernel.inner[:-1], len(kernel.outer)):
            writer.loop(f"i{n}", _number(other))
        before = dict(self._values)
        self._hoist(stage, first)
        if lanes > 1 and each:
            self._along_lanes(stage, first, each, counter, extent, lanes)
        else:
            for begin, stop in self._pieces([stage], extent):
                known = dict(self._values)
                writer.loop(counter, stop, begin)
                self._body(stage, first)
                for name, a in each:
                    self._combine(f"{name}[0]", a, self._values[a.value].value)
                writer.end()
                self._values = known
        for _ in kernel.inner[:-1]:
            writer.end()
        self._values = before
        for n, (name, a) in enumerate(each, first + len(stage.operations)):
            half = lanes // 2
            while half:
                writer.line(
                    f"for (int l = 0; l < {half}; l++) {self._combined(f'{name}[l]', a, f'{name}[l + {half}]')}"
                )
                half //= 2
            if n in self._used:
                value = writer.emit(f"({writer.type(a.dtype)}){name}[0]", a.dtype)
                self._values[n] = Term(writer, value, a.dtype)

    def _clear(self, name: str, lanes: int, function: str, dtype: str) -> None:
        """Write the lanes of an accumulator."""
        self._writer.line(f"{self._writer.type(dtype)} {name}[{lanes}];")
        start = written(identity(function, np.dtype(dtype)), dtype)
        self._writer.line(f"for (int l = 0; l < {lanes}; l++) {name}[l] = {start};")

    def _pieces(self, stages: Sequence[Stage], extent: Extent) -> list[tuple[str, str]]:
        """The starts and stops of the loops that a row takes."""
        if isinstance(extent, Given):
            return [("0", _number(extent))]
        width = max((w for w in _WIDTHS[1:] if w <= extent), default=1)
        if extent % width == 0 or not all(map(self._repeats, stages)):
            return [("0", str(extent))]
        return [("0", str(extent - extent % width)), (str(extent - width), str(extent))]

    def _repeats(self, stage: Stage) -> bool:
        """Whether a stage may compute an element of a row twice: it stores what it has not read, in its own place."""
        operands = self._kernel.operands
        read = {self._owner(int(op.arguments[0])) for op in stage.operations if op.name == "load"}
        return (
            not stage.accumulators
            and not any(op.name.startswith(SCAN) for op in stage.operations)
            and all(
                store.function is None
                and self._owner(store.operand) not in read
                and operands[store.operand].position is None
                and operands[store.operand].strides[-1] != 0
                for store in stage.stores
            )
        )

    def _along_lanes(
        self,
        stage: Stage,
        first: int,
        each: Sequence[tuple[str, Accumulator]],
        counter: str,
        extent: Extent,
        lanes: int,
    ) -> None:
        """Write a stage in the innermost loop, whose rounds take turns with the lanes of its accumulators."""
        writer, stop = self._writer, _number(extent)
        sums = [(name, a) for name, a in each if is_sum(a)]
        lines = {name: f"{name}_part" if is_sum(a) else name for name, a in each}

        def rounds(head: str) -> None:
            known = dict(self._values)
            writer.begin(head)
            start = len(writer.lines)
            writer.line(f"const int64_t {counter} = j + l;")
            self._body(stage, first)
            for name, a in each:
                self._combine(f"{lines[name]}[l]", a, self._values[a.value].value)
            if not any(re.search(rf"\b{counter}\b", line) for line in writer.lines[start + 1 :]):
                del writer.lines[start]  # equal elements are gathered
            writer.end()
            self._values = known  # what is computed in a round is gone after it

        if sums and (isinstance(extent, Given) or extent > SPAN):
            writer.begin(f"for (int64_t j = 0, stop; j < {stop}; j = stop)")
            writer.line(f"stop = j + {SPAN} < {stop} ? j + {SPAN} : {stop};")
            stop = "stop"
        else:
            writer.begin("")
            writer.line("int64_t j = 0;")
        for name, a in sums:
            self._clear(lines[name], lanes, a.function, a.dtype)
        rest = LANES if isinstance(extent, Given) else extent
        for width in (w for w in _WIDTHS if w <= rest):
            writer.begin(f"for (; j + {width} <= {stop}; j += {width})")
            rounds(f"for (int l = 0; l < {width}; l++)")
            writer.end()
            rest %= width
        if isinstance(extent, Given) or rest:
            rounds(f"for (int l = 0; j + l < {stop}; l++)")
        for name, _ in sums:
            writer.line(f"for (int l = 0; l < {lanes}; l++) {name}[l] += {lines[name]}[l];")
        writer.end()

    def _combine(self, target: str, a: Accumulator, value: str) -> None:
        self._writer.line(self._combined(target, a, value))

    def _combined(self, target: str, a: Accumulator, value: str) -> str:
        return f"{target} = {self._writer.expression(a.function, a.dtype, a.dtype, [target, value])};"

    def _hoist(self, stage: Stage, first: int) -> None:
        """Compute before the innermost loop what is equal in all its rounds."""
        for n, op in enumerate(stage.operations, first):
            if self._uniform[n] and self._is_ready(op):
                self._compute(n, op)

    def _is_ready(self, op: Op) -> bool:
        """Whether an operation can be computed: its operands are known, and what it loads is not stored here."""
        if op.name == "load":
            number = int(op.arguments[0])
            position = self._kernel.operands[number].position
            return self._owner(number) not in self._stored and (position is None or position in self._values)
        return not reads_values(op) or all(int(m) in self._values for m in op.arguments)

    def _body(self, stage: Stage, first: int) -> None:
        for n, op in enumerate(stage.operations, first):
            if n not in self._values:
                self._compute(n, op)
        for store in stage.stores:
            self._store(store)

    def _compute(self, n: int, op: Op) -> None:
        if n in self._used and op.name.startswith(SCAN):
            [x] = op.arguments
            function, name = op.name.removeprefix(SCAN), f"scanned{n}"
            given = [name, self._values[int(x)].value]
            self._writer.line(f"{name} = {self._writer.expression(function, op.dtype, op.dtype, given)};")
            self._values[n] = Term(self._writer, name, op.dtype)
        elif n in self._used:
            self._values[n] = Term(self._writer, self._computed(op), op.dtype)

    def _computed(self, op: Op) -> str:
        writer = self._writer
        if op.name == "load":
            code = self._element(int(op.arguments[0]))
            return writer.emit(f"{code} != 0" if op.dtype == "bool" else code, op.dtype)
        if op.name == "literal":
            return writer.literal(op.arguments[0], op.dtype)
        if op.name == "given":
            return self._given(int(op.arguments[0]), op.dtype)
        if op.name == "counter":
            return f"i{op.arguments[0]}"
        return writer.apply(op.name, op.dtype, [self._values[int(n)] for n in op.arguments])

    def _given(self, position: int, dtype: str) -> str:
        name = f"n{position}"
        if dtype in FORMATS:
            of = self._writer.type(dtype)
            return self._writer.emit(f"of_bits_{of}({'(int32_t)' if dtype == 'float32' else ''}{name})", dtype)
        return self._writer.emit(f"({self._writer.type(dtype)}){name}", dtype)

    def _owner(self, number: int) -> int:
        same = self._kernel.operands[number].same
        return number if same is None else same

    def _element(self, number: int) -> str:
        """An element of an operand in the current round."""
        operand, size = self._kernel.operands[number], np.dtype(self._kernel.operands[number].dtype).itemsize
        steps = [(f"i{n}", stride) for n, stride in enumerate(operand.strides)]
        if operand.position is not None:
            steps.append((self._values[operand.position].value, operand.along))
        terms = [_times(counter, stride, size) for counter, stride in steps if stride != 0]
        return f"p{self._owner(number)}[{' + '.join(terms) or '0'}]"

    def _store(self, store: Store) -> None:
        writer, dtype = self._writer, self._kernel.operands[store.operand].dtype
        element, term = self._element(store.operand), self._values[store.value]
        value = term.value
        if store.function is not None:
            there = writer.emit(f"{element} != 0" if dtype == "bool" else element, dtype)
            value = writer.apply(store.function, dtype, [Term(writer, there, dtype), term])
        writer.line(f"{element} = {f'(uint8_t){value}' if dtype == 'bool' else value};")


def _used(kernel: Kernel) -> set[int]:
    """The numbers of the values that something is computed of."""
    found: set[int] = set()
    operations = [op for stage in kernel.stages for op in (*stage.operations, *stage.accumulators)]
    for stage in kernel.stages:
        found |= {a.value for a in stage.accumulators} | {store.value for store in stage.stores}
        places = [kernel.operands[store.operand].position for store in stage.stores]
        found |= {place for place in places if place is not None}
    for n in reversed(range(len(operations))):
        op = operations[n]
        if n in found and isinstance(op, Op):
            if op.name == "load":
                position = kernel.operands[int(op.arguments[0])].position
                found |= set() if position is None else {position}
            elif reads_values(op):
                found |= {int(m) for m in op.arguments}
    return found


def _times(counter: str, stride: Extent, size: int) -> str:
    """A counter times a stride of so many bytes, in elements of a size."""
    if isinstance(stride, Given):
        return f"{counter} * (n{stride.position} / {size})"
    return counter if stride == size else f"{counter} * {stride // size}"


def _number(extent: Extent) -> str:
    return f"n{extent.position}" if isinstance(extent, Given) else str(extent)
