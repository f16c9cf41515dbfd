"""Loop layout transformation: loops whose bodies split rows, as gates of a cell, run with the batch axis innermost.

A slice of each row is many short pieces of memory, and NumPy's inner loop starts anew for each piece. With the batch
innermost, such a slice is one piece. Products keep their cost with the factors exchanged; the sequences of the loop are
transposed once ahead of the loop, and its results are read transposed, or copied once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from typedtensor.ir import (
    Argument,
    Assemble,
    Key,
    Loop,
    MatMul,
    Program,
    Reshape,
    Slice,
    Take,
    Value,
    make,
    name_of,
    new_input,
    shape_of,
)
from typedtensor.passes.algebraic_simplifier import simplified
from typedtensor.passes.rewrite import as_value, rebuilt
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.passes.copy_insertion import Compact
from typedtensor.targets.numpy.passes.looked_up import looked_up
from typedtensor.targets.numpy.passes.moved_axes import (
    ALL,
    move_axis_last,
    move_last_axis,
    sizes_with_axis_last,
    with_axis_last,
)

_VIEWS = (Slice, Reshape)
"""Primitives whose results have the layout of their operands."""


def to_batch_minor(program: Program) -> Program:
    """Return a program whose loops are batch-minor where that pays."""
    loops = {}
    for value in program.order():
        if isinstance(value.primitive, Loop) and (body := _batch_minor_body(value.primitive)) is not None:
            loops[value] = body
    return _BatchMinor(program, loops).run() if loops else program


@dataclass(frozen=True, slots=True)
class _Body:
    """The batch-minor body of a loop.

    Attributes:
        program: the body.
        inputs: the numbers of the inputs with the batch axis last.
    """

    program: Program
    inputs: tuple[bool, ...]


def _batch_minor_body(loop: Loop) -> _Body | None:
    """Return the batch-minor body of a loop, if that pays and every primitive in it has such a form."""
    body = loop.body
    count = body.inputs[0].shape[0] if loop.carries and body.inputs[0].shape else 0
    if count < cost_model.BATCH_MINOR_ROWS or not any(_takes_rows_apart(value, count) for value in body.order()):
        return None
    new: dict[Value, Value] = {}
    inputs = []
    factors = _second_factors(body)
    for n, x in enumerate(body.inputs):
        stepwise = n < loop.carries + loop.sequences
        inputs.append(x.shape[:1] == (count,) if stepwise else x in factors)
        new[x] = new_input(name_of(x), sizes_with_axis_last(x.shape, 0), x.dtype) if inputs[-1] else x
    rows = {x for x, t in zip(body.inputs[: loop.carries + loop.sequences], inputs, strict=False) if t}
    if not rows.issuperset(body.inputs[: loop.carries]):
        return None
    for value in body.order():
        if value in new:
            continue
        are_turned = [x in rows for x in value.operands]
        # A matrix transposed ahead of the loop is transposed again here; both cancel.
        operands: list[Argument] = [
            (move_axis_last(new[x], 0) if x in factors else new[x]) if isinstance(x, Value) else x
            for x in value.operands
        ]
        result: Value | None = Value(value.primitive, tuple(operands), value.shape, value.dtype)
        if any(are_turned):
            result = with_axis_last(value, 0, operands, are_turned) if value.shape[:1] == (count,) else None
            rows.add(value)
        if result is None:
            return None
        new[value] = result
    if not rows.issuperset(body.outputs):
        return None
    return _Body(Program(tuple(new[x] for x in body.inputs), tuple(new[x] for x in body.outputs)), tuple(inputs))


def _second_factors(body: Program) -> set[Value]:
    """Return the matrices that are read only as second factors of products."""
    found = {x for x in body.inputs if len(x.shape) == 2} - set(body.outputs)
    for value in body.order():
        for n, x in enumerate(value.operands):
            if isinstance(x, Value) and not (isinstance(value.primitive, MatMul) and n == 1):
                found.discard(x)
    return found


def _takes_rows_apart(value: Value, count: int) -> bool:
    """Whether a value is a short slice of each row of another value, or joins such slices."""
    primitive = value.primitive
    if isinstance(primitive, Slice):
        [x] = value.operands
        return shape_of(x)[:1] == (count,) and _is_short(primitive.key, shape_of(x))
    if isinstance(primitive, Assemble):
        return value.shape[:1] == (count,) and any(_is_short(key, value.shape) for key in primitive.keys)
    return False


def _is_short(key: Key, shape: tuple[int, ...]) -> bool:
    """Whether a slice consists of separate short pieces, one for each position along the first axis."""
    if not key or key[0] != ALL or all(part == ALL for part in key):
        return False
    piece = 1
    for n in reversed(range(1, len(shape))):
        part = key[n] if n < len(key) else ALL
        if part != ALL:
            return (
                piece * (len(range(shape[n])[slice(*part)]) if isinstance(part, tuple) else 1)
                <= cost_model.BATCH_MINOR_PIECE
            )
        piece *= shape[n]
    return False


class _BatchMinor:
    """The program around transformed loops.

    Elementwise values that only lead to a loop's sequences are computed batch-minor, too; gathered rows are gathered in
    each step instead, and transposed there, in the cache.
    """

    def __init__(self, program: Program, loops: dict[Value, _Body]) -> None:
        self.program, self.loops = program, loops
        self.straight: set[Value] = set(program.outputs)
        self.turned: set[Value] = set()
        self.pushed: set[Value] = set()
        self.products: dict[Value, tuple[Value, Value]] = {}
        self.rows: dict[Value, tuple[Value, Value]] = {}
        self.steps: Counter[Value] = Counter()
        self.readers = Counter(x for value in program.order() for x in value.operands)
        self.readers.update(program.outputs)
        for value in reversed(program.order()):
            self._demand(value)
        self.new: dict[Value, Value] = {}
        self.other: dict[Value, Value] = {}

    def _demand(self, value: Value) -> None:
        """Record the layouts in which a value reads its operands."""
        if value in self.loops:
            carries, sequences = _loop(value).carries, _loop(value).sequences
            for n, (x, t) in enumerate(zip(value.operands, self.loops[value].inputs, strict=True)):
                if isinstance(x, Value):
                    stepwise = t and carries <= n < carries + sequences
                    (self.turned if stepwise else self.straight).add(x)
                    self.steps[x] += stepwise
        elif value.operands and value.operands[0] in self.loops:
            self.pushed.add(value)
        elif value in self.turned and value not in self.straight and (factors := self._product(value)) is not None:
            self.pushed.add(value)
            self.products[value] = factors
            self.straight.update(factors)
        elif self.steps[value] == self.readers[value] > 0 and (rows := _rows_looked_up(value)) is not None:
            self.rows[value] = rows
            self.straight.update(rows)
        else:
            both = isinstance(value.primitive, _VIEWS)  # a view has no cost
            if value in self.turned and (both or value not in self.straight) and self._can_turn(value):
                self.pushed.add(value)
                rank = len(value.shape)
                self.turned.update(x for x in value.operands if isinstance(x, Value) and self._turns(x, rank, both))
                rest = [x for x in value.operands if isinstance(x, Value) and not self._turns(x, rank, both)]
                self.straight.update(rest)
            elif value in self.turned:
                self.straight.add(value)
            if value in self.straight:
                self.straight.update(x for x in value.operands if isinstance(x, Value))

    def _turns(self, x: Value, rank: int, is_view: bool) -> bool:
        return is_view or len(x.shape) == rank

    def _can_turn(self, value: Value) -> bool:
        is_view = isinstance(value.primitive, _VIEWS)
        if not (value.primitive.elementwise or is_view):
            return False
        flags = [isinstance(x, Value) and self._turns(x, len(value.shape), is_view) for x in value.operands]
        return any(flags) and with_axis_last(value, 1, value.operands, flags) is not None

    def _product(self, value: Value) -> tuple[Value, Value] | None:
        """Return the factors of a product over the rows of all steps, if the product has no other reader."""
        if not isinstance(value.primitive, Reshape) or len(value.shape) != 3:
            return None
        [product] = value.operands
        if not isinstance(product, Value) or self.readers[product] > 1 or not isinstance(product.primitive, MatMul):
            return None
        rows, matrix = product.operands
        assert isinstance(rows, Value)
        assert isinstance(matrix, Value)
        alike = len(rows.shape) == len(matrix.shape) == 2 and matrix.shape[1] == value.shape[2]
        return (rows, matrix) if alike and matrix.shape[0] <= cost_model.BATCH_MINOR_TERMS else None

    def run(self) -> Program:
        """Return the program with the transformed loops."""
        for value in self.program.order():
            if value in self.loops:
                self.new[value] = self._whole(value)
            elif value in self.pushed:
                self._push(value)
            if value in self.straight and value not in self.new:
                self.new[value] = self._as_before(value)
        return Program(self.program.inputs, tuple(self.new[x] for x in self.program.outputs))

    def _whole(self, value: Value) -> Value:
        loop, body = _loop(value), self.loops[value]
        operands: list[Argument] = []
        tables: dict[int, tuple[Value, Value]] = {}
        for n, (x, t) in enumerate(zip(value.operands, body.inputs, strict=True)):
            if isinstance(x, Value) and x in self.rows:
                table, index = (self.new[each] for each in self.rows[x])
                tables[n] = table, index
                operands.append(simplified(Reshape(x.shape[:2]), index))
            elif not t or not isinstance(x, Value):
                operands.append(self.new[x] if isinstance(x, Value) else x)
            elif loop.carries <= n < loop.carries + loop.sequences:
                operands.append(self.other[x] if x in self.other else make(Compact(), move_axis_last(self.new[x], 1)))
            else:
                whole = self.new[x]
                [inner] = whole.operands if isinstance(whole.primitive, Compact) else [whole]
                assert isinstance(inner, Value)
                operands.append(move_axis_last(inner, 0))
        program = _looking_up(body.program, tables) if tables else body.program
        return make(loop.with_body(program), *operands, *[table for table, _ in tables.values()])

    def _push(self, value: Value) -> None:
        """Compute a value batch-minor, and also in the original layout if that has readers."""
        if value.operands[0] in self.loops:
            assert isinstance(value.operands[0], Value)
            self.other[value] = result = make(value.primitive, self.new[value.operands[0]])
            if value in self.straight:
                self.new[value] = make(Compact(), move_last_axis(result, 1))
            return
        if value in self.products:
            rows, matrix = (self.new[x] for x in self.products[value])
            stacked = simplified(Reshape((*value.shape[:2], matrix.shape[0])), rows)
            assert isinstance(stacked, Value)
            self.other[value] = make(MatMul(), move_axis_last(matrix, 0), move_axis_last(stacked, 1))
            return
        is_view = isinstance(value.primitive, _VIEWS)
        operands: list[Argument] = []
        flags = []
        strided = False
        for x in value.operands:
            flags.append(isinstance(x, Value) and self._turns(x, len(value.shape), is_view))
            if not isinstance(x, Value):
                operands.append(x)
            elif not flags[-1] or x in self.other:
                operands.append(self.other[x] if flags[-1] else self.new[x])
            else:
                operands.append(move_axis_last(self.new[x], 1))
                strided = True
        made_ = with_axis_last(value, 1, operands, flags)
        assert made_ is not None
        self.other[value] = make(Compact(), made_) if strided else made_

    def _as_before(self, value: Value) -> Value:
        operands = tuple(self.new[x] if isinstance(x, Value) else x for x in value.operands)
        same = all(a is b for a, b in zip(operands, value.operands, strict=True))
        return value if same else Value(value.primitive, operands, value.shape, value.dtype)


def _rows_looked_up(value: Value) -> tuple[Value, Value] | None:
    """Return the table and the indices of the rows of all steps; None if the columns would conflict in the cache."""
    if len(value.shape) != 3 or not value.shape[2] * value.dtype.itemsize % cost_model.CONFLICTING_BYTES:
        return None
    return looked_up(value)


def _looking_up(body: Program, tables: Mapping[int, tuple[Value, Value]]) -> Program:
    """Return a body that gathers rows from constant tables in place of reading them from sequences."""
    inputs, constants = [*body.inputs], []
    new: dict[Value, Argument] = {}
    for n, (table, index) in tables.items():
        element = inputs[n]
        constants.append(new_input("table", table.shape, table.dtype))
        inputs[n] = new_input(name_of(element), element.shape[-1:], index.dtype)
        new[element] = make(Compact(), move_axis_last(make(Take(), constants[-1], inputs[n]), 0))
    for value in body.order():
        if (result := rebuilt(value, new)) is not value:
            new[value] = result
    return Program((*inputs, *constants), tuple(as_value(new.get(x, x), x) for x in body.outputs))


def _loop(value: Value) -> Loop:
    assert isinstance(value.primitive, Loop)
    return value.primitive
