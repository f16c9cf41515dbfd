"""Matrix products by own kernels with explicit vectors, and by BLAS where that is faster.

All products of a dtype are one function: extents, strides, and the axes of a stack of matrices are numbers of the call.
It computes a product in **tiles**, in one of two forms. In the outer form, the elements of a row of the result lie in
vectors: a column of the tile's rows of ``a`` times a row of its vectors of ``b`` is added in each round, so that the
elements of ``b`` and of the result are to be contiguous along rows. In the dot form, vectors lie along the terms, which
are contiguous in both operands, and are summed up in the end. A transposed product has its operands exchanged.
"""

from __future__ import annotations

import ctypes
import functools
import itertools
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from typedtensor.backends.blas import description, product_addresses
from typedtensor.targets.memory import Buffer, Place
from typedtensor.targets.native.builder import Builder
from typedtensor.targets.native.llvm import A, Compiler, Machine, Vectors

_TERMS = {"outer": 256, "dot": 1024}
"""How many terms are added in registers before they are added to the result, by form: their part of a panel of ``b``
stays in a cache near the processor while all rows of ``a`` pass."""

_ROWS = 1, 2, 4, 6
"""The numbers of rows of tiles."""

_LONE = 8
"""The most columns of a tile of one row, which waits for memory: more elements are on their way at once."""


_MATRICES = {"a": "ptr", "am": "i64", "ak": "i64", "b": "ptr", "bk": "i64", "bn": "i64", "c": "ptr", "cm": "i64"}
"""The matrices by pointer, with the distances in bytes of their elements along rows and columns: ``a`` of m rows and k
columns, ``b`` of k rows and n columns, ``c`` of m rows and n columns."""

_TILE = {"k": "i64", **_MATRICES, "start": "ptr", "sm": "i64", "columns": "i64"}
_PRODUCT = {"m": "i64", "n": "i64", "k": "i64", **_MATRICES, "cn": "i64"}

_NUMBERS = [x for x, of in _PRODUCT.items() if of == "i64"]
_PAIRS = ("m", "n"), ("a", "b"), ("am", "bn"), ("ak", "bk"), ("cm", "cn")
_TURNED = dict(_PAIRS) | {y: x for x, y in _PAIRS}
"""The arguments of the transposed product."""


def _passed(arguments: dict[str, str], **others: str) -> str:
    return ", ".join(f"{of} {others.get(x, f'%{x}')}" for x, of in arguments.items())


class _Products:
    """The code of all products of a dtype."""

    def __init__(self, dtype: str, vectors: Vectors) -> None:
        self._dtype, (self._of, self._size) = dtype, {"float32": ("float", 4), "float64": ("double", 8)}[dtype]
        self._width = vectors.bytes // self._size
        # The last vector of a row may be half as long, which some processors multiply in half the time.
        self._step = self._width // 2 if vectors.bytes == 64 else self._width
        self._columns = vectors.registers // 8  # so that the sums of a tile take three quarters of them

    def code(self) -> str:
        """Return it."""
        declared = []
        for lanes in {self._width, self._step}:
            of, mask, suffix = self._vector(lanes), f"<{lanes} x i1>", self._suffix(lanes)
            declared += [
                f"declare {of} @llvm.fmuladd.{suffix}({of}, {of}, {of})",
                f"declare {of} @llvm.masked.load.{suffix}.p0(ptr, i32, {mask}, {of})",
                f"declare void @llvm.masked.store.{suffix}.p0({of}, ptr, i32, {mask})",
            ]
        steps = self._width // self._step
        functions = [
            *self._tiled("outer", _ROWS, range(1, steps * self._columns + 1), steps * _LONE, self._outer_tile),
            *self._tiled("dot", _ROWS[:3], [n for n in (1, 2, 4) if n <= self._columns], _LONE, self._dot_tile),
            self._packed(),
            self._formed(),
            self._stacked(),
        ]
        zeros = f"@zeros = internal constant [{_LONE * self._width} x {self._of}] zeroinitializer, align 64"
        return "\n".join([*sorted(declared), zeros, *map(str, functions)])

    # Vectors

    def _vector(self, lanes: int) -> str:
        return f"<{lanes} x {self._of}>"

    def _suffix(self, lanes: int) -> str:
        return f"v{lanes}f{8 * self._size}"

    def _shuffled(self, f: Builder, x: str, y: str, lanes: int, kept: Iterable[int]) -> str:
        """Elements of two vectors."""
        of, indices = self._vector(lanes), [f"i32 {n}" for n in kept]
        return f.emit(f"shufflevector {of} {x}, {of} {y}, <{len(indices)} x i32> <{', '.join(indices)}>")

    def _mask(self, f: Builder, count: str, lanes: int) -> str:
        """The mask of the first elements of a vector."""
        of = f"<{lanes} x i32>"
        first = f.emit(f"insertelement {of} poison, i32 {f.emit(f'trunc i64 {count} to i32')}, i32 0")
        every = f.emit(f"shufflevector {of} {first}, {of} poison, <{lanes} x i32> zeroinitializer")
        return f.emit(f"icmp slt {of} <{', '.join(f'i32 {n}' for n in range(lanes))}>, {every}")

    def _load(self, f: Builder, place: str, lanes: int, mask: str | None = None) -> str:
        of = self._vector(lanes)
        if mask is None:
            return f.emit(f"load {of}, ptr {place}, align {self._size}")
        given = f"ptr {place}, i32 {self._size}, <{lanes} x i1> {mask}, {of} zeroinitializer"
        return f.emit(f"call {of} @llvm.masked.load.{self._suffix(lanes)}.p0({given})")

    def _store(self, f: Builder, x: str, place: str, lanes: int, mask: str | None = None) -> None:
        if mask is None:
            f.write(f"store {self._vector(lanes)} {x}, ptr {place}, align {self._size}")
            return
        given = f"{self._vector(lanes)} {x}, ptr {place}, i32 {self._size}, <{lanes} x i1> {mask}"
        f.write(f"call void @llvm.masked.store.{self._suffix(lanes)}.p0({given})")

    def _add(self, f: Builder, slot: str, x: str, y: str, lanes: int) -> None:
        """Add the product of two vectors to a sum."""
        of = self._vector(lanes)
        given = ", ".join(f"{of} {z}" for z in (x, y, f.load(of, slot)))
        f.set(slot, f.emit(f"call {of} @llvm.fmuladd.{self._suffix(lanes)}({given})"), of)

    # Tiles

    def _outer_tile(self, f: Builder, rows: int, steps: int) -> None:
        """A tile of some rows of vectors, the last of which may be partly used."""
        whole, rest = divmod(steps * self._step, self._width)
        vectors = [(n * self._width, self._width) for n in range(whole)] + [(whole * self._width, rest)] * bool(rest)
        used = f.whole("sub", "%columns", vectors[-1][0])
        masks = [*[None] * (len(vectors) - 1), self._mask(f, used, vectors[-1][1])]
        parts = [(column * self._size, lanes, mask) for (column, lanes), mask in zip(vectors, masks, strict=True)]
        sums = [[f.slot(self._vector(lanes)) for _, lanes in vectors] for _ in range(rows)]
        for i, row in enumerate(sums):
            for slot, (column, lanes, mask) in zip(row, parts, strict=True):
                first = self._load(f, f.at("%start", (i, "%sm"), (1, column)), lanes, mask)
                f.set(slot, first, self._vector(lanes))
        with f.loop("%k") as t:
            a, b = f.at("%a", (t, "%ak")), f.at("%b", (t, "%bk"))
            loaded = [self._load(f, f.at(b, (1, column)), lanes, mask) for column, lanes, mask in parts]
            for i, row in enumerate(sums):
                x = f.load(self._of, f.at(a, (i, "%am")))
                for slot, y, (_, lanes) in zip(row, loaded, vectors, strict=True):
                    one = f.emit(f"insertelement {self._vector(lanes)} poison, {self._of} {x}, i32 0")
                    self._add(f, slot, self._shuffled(f, one, "poison", lanes, [0] * lanes), y, lanes)
        for i, row in enumerate(sums):
            for slot, (column, lanes, mask) in zip(row, parts, strict=True):
                found = f.load(self._vector(lanes), slot)
                self._store(f, found, f.at("%c", (i, "%cm"), (1, column)), lanes, mask)

    def _dot_tile(self, f: Builder, rows: int, columns: int) -> None:
        """A tile of some rows and columns."""
        width, of = self._width, self._vector(self._width)
        sums = [[f.slot(of) for _ in range(columns)] for _ in range(rows)]
        for slot in itertools.chain(*sums):
            f.set(slot, "zeroinitializer", of)

        def step(term: str, mask: str | None) -> None:
            a, b = f.at("%a", (term, self._size)), f.at("%b", (term, self._size))
            loaded = [self._load(f, f.at(b, (j, "%bn")), width, mask) for j in range(columns)]
            for i, row in enumerate(sums):
                x = self._load(f, f.at(a, (i, "%am")), width, mask)
                for slot, y in zip(row, loaded, strict=True):
                    self._add(f, slot, x, y, width)

        with f.loop(f.whole("sdiv", "%k", width)) as t:
            step(f.whole("mul", t, width), None)
        rest = f.whole("srem", "%k", width)
        with f.when(f.is_("sgt", rest, 0)):
            step(f.whole("sub", "%k", rest), self._mask(f, rest, width))
        for i, row in enumerate(sums):
            for column in range(0, columns, width):
                vectors = [f.load(of, slot) for slot in row[column : column + width]]
                count, place = len(vectors), (column, self._size)
                total = self._shuffled(f, self._summed(f, vectors), "poison", width, range(count))
                first = self._load(f, f.at("%start", (i, "%sm"), place), count)
                total = f.emit(f"fadd {self._vector(count)} {first}, {total}")
                self._store(f, total, f.at("%c", (i, "%cm"), place), count)

    def _summed(self, f: Builder, vectors: Sequence[str]) -> str:
        """A vector whose first elements are the sums of vectors, whose number is a power of two."""
        width = self._width
        for _ in range(width.bit_length() - 1):
            pairs = [*zip(vectors[::2], vectors[1::2], strict=True)] if len(vectors) > 1 else [(vectors[0],) * 2]
            apart = [[self._shuffled(f, x, y, width, range(n, 2 * width, 2)) for n in (0, 1)] for x, y in pairs]
            vectors = [f.emit(f"fadd {self._vector(width)} {even}, {odd}") for even, odd in apart]
        return vectors[0]

    # Matrices

    def _tiled(
        self,
        form: str,
        rows: Sequence[int],
        columns: Sequence[int],
        lone: int,
        tile: Callable[[Builder, int, int], None],
    ) -> Iterator[Builder | str]:
        """A product in tiles.

        Args:
            form: the form of the tiles.
            rows: the numbers of their rows.
            columns: the numbers of their columns, in steps.
            lone: the columns of a tile of one row.
            tile: writes a tile of some rows and columns.
        """
        whole = self._width // self._step if form == "outer" else 1
        names: dict[int, str] = {}
        for wide, high in (*itertools.product(columns, rows), (lone, 1)):
            # Half a vector pays in the highest tiles, of which there are most; others use a part of a whole one.
            used = wide if high == rows[-1] else -(-wide // whole) * whole
            names[wide * 8 + high] = name = f"ptr @{form}.{high}.{used}"
            if used == wide:
                tile(f := Builder(name.removeprefix("ptr @"), _TILE), high, wide)
                yield f
        table = ", ".join(names.get(n, "ptr null") for n in range(max(names) + 1))
        yield f"@{form}.tiles = internal constant [{max(names) + 1} x ptr] [{table}]"

        f, step, most = Builder(form, _PRODUCT), self._step if form == "outer" else 1, _TERMS[form]
        line = lone * step * self._size
        packed = f.slot(f"[{most * line} x i8]") if form == "outer" else ""
        packs = f.both(f.is_("ne", "%bn", self._size), f.is_("sgt", "%n", 1))

        def width_of(rest: str) -> str:
            usual = f.largest(columns, rest)
            return f.choose(f.both(f.is_("eq", "%m", 1), f.is_("sge", rest, lone)), lone, usual)

        # Without terms there is one round, too, which writes zeros.
        with f.pieces(f.choose(f.is_("sgt", "%k", 0), "%k", 1), lambda rest: f.least(rest, most)) as (first, terms):
            k, is_first = f.least(terms, "%k"), f.is_("eq", first, 0)
            start, sm, sn = (
                f.choose(is_first, x, y, of)
                for x, y, of in (("@zeros", "%c", "ptr"), (0, "%cm", "i64"), (0, self._size, "i64"))
            )
            with f.pieces(f.whole("sdiv", f.plus("%n", step - 1), step), width_of) as (panel, width):
                column = f.whole("mul", panel, step)
                rest = f.least(f.whole("mul", width, step), f.whole("sub", "%n", column))
                b, bk = f.at("%b", (first, "%bk"), (column, "%bn")), "%bk"
                if packed:
                    with f.when(packs):
                        f.write(f"call void @packed(ptr {b}, i64 %bn, i64 {rest}, i64 {k}, ptr {packed}, i64 {line})")
                    b, bk = f.choose(packs, packed, b, "ptr"), f.choose(packs, str(line), bk)
                with f.pieces("%m", lambda rest: f.largest(rows, rest)) as (row, height):
                    passed = _passed(
                        _TILE,
                        k=k,
                        a=f.at("%a", (first, "%ak"), (row, "%am")),
                        b=b,
                        bk=bk,
                        c=f.at("%c", (row, "%cm"), (column, self._size)),
                        start=f.at(start, (row, sm), (column, sn)),
                        sm=sm,
                        columns=rest,
                    )
                    number = f.plus(f.whole("mul", width, 8), height)
                    f.write(f"call void {f.pointer(f'@{form}.tiles', number)}({passed})")
        yield f

    def _packed(self) -> Builder:
        """Columns with contiguous elements, copied into rows: blocks of as many rows as a vector has elements."""
        f = Builder("packed", {"b": "ptr", "bn": "i64", "columns": "i64", "k": "i64", "to": "ptr", "line": "i64"})
        width = self._width
        with f.loop("%columns", width) as column, f.loop("%k", width) as term:
            columns, terms = f.whole("sub", "%columns", column), f.whole("sub", "%k", term)
            b = f.at("%b", (column, "%bn"), (term, self._size))
            mask, last = self._mask(f, terms, width), f.whole("sub", columns, 1)
            # Instead of columns that are not there the last one is read again.
            lines = [self._load(f, f.at(b, (f.least(i, last), "%bn")), width, mask) for i in range(width)]
            half = width // 2
            for _ in range(width.bit_length() - 1):  # each shuffle moves one bit of a column's number into the place
                pairs = zip(lines[:half], lines[half:], strict=True)
                merged = [[n + start + shift for n in range(half) for shift in (0, width)] for start in (0, half)]
                lines = [self._shuffled(f, x, y, width, kept) for x, y in pairs for kept in merged]
            to = f.at("%to", (term, "%line"), (column, self._size))
            for i, x in enumerate(lines):
                self._store(f, x, f.at(to, (i, "%line")), width)
        return f

    def _formed(self) -> Builder:
        """A product in the form that its strides have, or by BLAS if it is large and BLAS takes the strides.

        The rows or the columns of each matrix are contiguous.
        """
        f = Builder("formed", {**_PRODUCT, "blas": "ptr", "limit": "i64"})
        size = self._size

        def unit(stride: str, extent: str) -> str:
            return f.either(f.is_("eq", stride, size), f.is_("sle", extent, 1))

        # The elements of a row of the result are to be contiguous, and of a single column those of the column.
        is_column = f.both(f.is_("sle", "%n", 1), f.is_("sgt", "%m", 1))
        turns = f.both(unit("%cm", "%m"), f.either(is_column, f.is_("ne", "%cn", size)))
        given = {x: f.choose(turns, f"%{y}", f"%{x}", _PRODUCT[x]) for x, y in _TURNED.items()} | {"c": "%c", "k": "%k"}
        m, n, k = given["m"], given["n"], given["k"]
        along = f.both(
            f.either(f.is_("ne", given["bn"], size), f.is_("sle", n, 1)), unit(given["ak"], k), unit(given["bk"], k)
        )
        # To pack an element takes several shuffles by the elements of a vector, to sum up a vector several shuffles.
        sums = f.both(along, f.is_("sgt", k, f.whole("mul", m, self._width // 2)))
        matrices = (
            (given["am"], given["ak"], m, k),
            (given["bk"], given["bn"], k, n),
            (given["cm"], given["cn"], m, n),
        )
        (in_a, by_a, step_a), (in_b, by_b, step_b), (_, by_c, step_c) = (self._lying(f, *x) for x in matrices)
        is_large = f.is_("sgt", f.whole("mul", f.whole("mul", m, n), k), "%limit")
        takes = f.both(is_large, f.either(in_a, by_a), f.either(in_b, by_b), by_c)
        turned_a, turned_b = (f.choose(x, 111, 112, "i32") for x in (by_a, by_b))
        a, b, c = (f"ptr {given[x]}, i64 {step}" for x, step in (("a", step_a), ("b", step_b), ("c", step_c)))
        sizes = f"i64 {m}, i64 {n}, i64 {k}"
        blas = f"i32 101, i32 {turned_a}, i32 {turned_b}, {sizes}, {self._of} 1.0, {a}, {b}, {self._of} 0.0, {c}"
        own = _passed(_PRODUCT, **given)
        calls = (f"@outer({own})", f"@dot({own})", f"%blas({blas})")
        chosen = f.choose(takes, 2, f.emit(f"zext i1 {sums} to i64"))
        f.switch(chosen, {n: partial(f.write, f"call void {call}") for n, call in enumerate(calls)})
        return f

    def _lying(self, f: Builder, down: str, across: str, rows: str, columns: str) -> tuple[str, str, str]:
        """Whether a matrix lies in columns or in rows as BLAS takes it, and the distance of these."""
        found = []
        for near, far, count, length in ((down, across, columns, rows), (across, down, rows, columns)):
            contiguous = f.either(f.is_("eq", near, self._size), f.is_("sle", length, 1))
            step, is_one = f.whole("sdiv", far, self._size), f.is_("sle", count, 1)
            apart = f.either(is_one, f.is_("sge", step, length))
            found.append((f.both(contiguous, apart), f.choose(is_one, length, step)))
        (in_columns, of_columns), (in_rows, of_rows) = found
        return in_columns, in_rows, f.choose(in_rows, of_rows, of_columns)

    def _stacked(self) -> Builder:
        """The products of stacks of matrices."""
        f = Builder(f"products_{self._dtype}", {"pointers": "ptr", "numbers": "ptr"}, internal=False)
        blas, limit = f.emit(f"inttoptr i64 {f.number('%numbers', 0)} to ptr"), f.number("%numbers", 1)
        given = {x: f.number("%numbers", n) for n, x in enumerate(_NUMBERS, 2)}
        rank, axes, words = f.number("%numbers", len(_NUMBERS) + 2), f.at("%numbers", (len(_NUMBERS) + 3, 8)), 4
        bases = [f.pointer("%pointers", n) for n in range(3)]
        matrices, rest, offsets = f.slot("i64"), f.slot("i64"), [f.slot("i64") for _ in bases]
        f.set(matrices, 1)
        with f.loop(rank) as n:
            extent = f.number(axes, f.whole("mul", n, words))
            f.set(matrices, f.times(f.number(matrices), extent))
        with f.loop(f.number(matrices, 0)) as n:
            f.set(rest, n)
            for offset in offsets:
                f.set(offset, 0)
            with f.loop(rank) as axis:
                at = f.at(axes, (axis, 8 * words))
                extent, left = f.number(at, 0), f.number(rest)
                place = f.whole("srem", left, extent)
                f.set(rest, f.whole("sdiv", left, extent))
                for operand, offset in enumerate(offsets):
                    moved = f.whole("mul", place, f.number(at, operand + 1))
                    f.set(offset, f.plus(f.number(offset), moved))
            a, b, c = (f.at(base, (f.number(offset, 0), 1)) for base, offset in zip(bases, offsets, strict=True))
            passed = _passed(_PRODUCT, **given, a=a, b=b, c=c)
            f.write(f"call void @formed({passed}, ptr {blas}, i64 {limit})")
        return f


class Product(NamedTuple):
    """The products of two stacks of matrices, ``c = a b``.

    Attributes:
        a: the first stack,
        b: and the second one.
        c: the result. Of all three, the rows or the columns of matrices are contiguous.
    """

    a: Place
    b: Place
    c: Place

    @staticmethod
    def takes(place: Place) -> bool:
        """Whether the rows or the columns of matrices are contiguous."""
        size = place.dtype.itemsize
        return size in place.strides[-2:] or any(extent <= 1 for extent in place.shape[-2:])

    def call(self, compiler: Compiler[A]) -> tuple[A, list[int]]:
        """Where a function is that computes it, and the numbers that it takes."""
        dtype = self.c.dtype.name
        own = compiler.function(f"products_{dtype}", _code(dtype, compiler.vectors))
        return own, self.numbers(*(_library(compiler, dtype) if isinstance(compiler, Machine) else (0, _ALL)))

    def numbers(self, blas: int, limit: int) -> list[int]:
        """The numbers of the call, given the address of BLAS, and how many multiplications a product has without it."""
        *lead, m, n = self.c.shape
        (am, ak), (bk, bn), (cm, cn) = (place.strides[-2:] for place in self)
        known = {"m": m, "n": n, "k": self.a.shape[-1], "am": am, "ak": ak, "bk": bk, "bn": bn, "cm": cm, "cn": cn}
        axes = zip(lead, *(place.strides[:-2] for place in self), strict=True)
        return [blas, limit, *(known[name] for name in _NUMBERS), len(lead), *(x for axis in axes for x in axis)]


_CUBES = 32, 64, 96, 128, 192, 256, 384
"""Sizes at which products are compared. The largest one takes a millisecond."""

_ALL = 2**62

# The time of this thread alone, so that other programs do not decide; where that is fine.
_clock = time.perf_counter
if hasattr(time, "thread_time") and time.get_clock_info("thread_time").resolution < 1e-5:  # a browser has none
    _clock = time.thread_time


@functools.cache
def _code(dtype: str, vectors: Vectors) -> str:
    return _Products(dtype, vectors).code()


@functools.cache
def _library(machine: Machine, dtype: str) -> tuple[int, int]:
    """The address of the fastest products of BLAS, 0 if there is none, and the multiplications of a product up to which
    the own ones compute it."""
    libraries, code = product_addresses(dtype), _code(dtype, machine.vectors)
    if not libraries:
        return 0, _ALL
    own = machine.function(f"products_{dtype}", code)
    found = machine.recalled(f"{description()} {code}", lambda: "{} {}".format(*_compared(own, libraries, dtype)))
    first, limit = map(int, found.split())
    return libraries[first], limit


def _compared(own: int, libraries: Sequence[int], dtype: str) -> tuple[int, int]:
    """Measure which library is the fastest, and up to how many multiplications the own functions are to compute.

    The limit is where the ratios of times to the best choice at all sizes are least together: as the answer is kept for
    all time, a single time that something else disturbed does not decide.
    """
    of, function = np.dtype(dtype), ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(own)
    arrays = np.ones((3, _CUBES[-1], _CUBES[-1]), of)
    pointers = np.array([array.ctypes.data for array in arrays], np.int64)

    def times(cube: int) -> list[float]:
        """The least times of a product by own functions and by each library, in turns."""
        matrix = Place(Buffer(0), 0, (cube, cube), (cube * of.itemsize, of.itemsize), of)
        product = Product(matrix, matrix, matrix)
        calls = [np.array(product.numbers(*x), np.int64) for x in ((0, _ALL), *((blas, -1) for blas in libraries))]
        least = [math.inf] * len(calls)
        for _ in range(5):
            for n, numbers in enumerate(calls):
                start = _clock()
                function(pointers.ctypes.data, numbers.ctypes.data)
                least[n] = min(least[n], _clock() - start)
        return least

    logarithms = np.log(np.maximum([times(cube) for cube in _CUBES], 1e-8))  # a coarse clock says 0 of the least
    first = int(np.argmin(logarithms[-1, 1:]))
    lost = np.cumsum([0.0, *logarithms[:, 0] - logarithms[:, 1 + first]])
    return first, (0, *_CUBES)[int(np.argmin(lost))] ** 3
