"""The two kinds of levels: reverse mode, whose operations resume after the program, and forward mode, by dual
numbers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from typedtensor.ad.continuations.cell import Cell, zeros_like
from typedtensor.ad.continuations.live import Level, Live, as_expression, differentiable
from typedtensor.ad.continuations.trampoline import Trampoline
from typedtensor.ad.reverse import checked_delta
from typedtensor.core.scope import AS_WRITTEN, Setting

Wanted = tuple[int, ...]


class Reverse(Level):
    """Reverse mode: the frame of each operation waits on a trampoline for the rest of the program."""

    def __init__(self, outer: Level | None) -> None:
        super().__init__(outer)
        self._trampoline = Trampoline()

    def apply(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> Any:
        result_and_rest = _step(operation, operands, values, differentiable(operation, operands, self))
        cell = self._trampoline.enter(result_and_rest)
        return Live(cell, self) if cell.x.tensor_type.kind == "real" else as_expression(cell.x)

    def apply_structured(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> tuple[Any, ...]:
        frame = _structured_step(operation, operands, values, differentiable(operation, operands, self))
        cells = self._trampoline.enter(frame)
        return tuple([Live(c, self) if c.x.tensor_type.kind == "real" else as_expression(c.x) for c in cells])

    def back(self) -> None:
        """Resume all frames, the last one first."""
        self._trampoline.back()


def _step(
    operation: Any, operands: Sequence[Any], values: tuple[Any, ...], wanted: Wanted
) -> Generator[Cell[Any], None, None]:
    """An operation: forward, the rest of the program, backward."""
    y: Cell[Any] = Cell(operation(*values))
    yield y
    if y.d is not None:
        for number in wanted:
            operands[number].cell.add(_gradient(operation, number, y.d, y.x, values))


def _structured_step(
    operation: Any, operands: Sequence[Any], values: tuple[Any, ...], wanted: Wanted
) -> Generator[list[Cell[Any]], None, None]:
    results = operation.keeping.apply(*values)
    cells: list[Cell[Any]] = [Cell(x) for x in results[: len(operation.result_types)]]
    yield cells
    deltas = [cell.d for cell in cells]
    if wanted and any(d is not None for d in deltas):
        found = operation.gradients(deltas, results, values, wanted)
        for number, delta in zip(wanted, found, strict=True):
            operands[number].cell.add(delta)


def _gradient(operation: Any, number: int, dy: Any, y: Any, values: tuple[Any, ...]) -> Any:
    try:
        with Setting({AS_WRITTEN: False}, None):
            return checked_delta(operation, number, operation.gradient(number, dy, y, values), values)
    except Exception as error:
        error.add_note(f"while differentiating {operation!r} of {', '.join(str(x.tensor_type) for x in values)}")
        raise


class Forward(Level):
    """Forward mode: the delta of a cell is its tangent, known with its value. The paper's pair of doubles.

    No operation has a second rule: its tangent is the transpose of its gradient, which is linear in the delta.
    """

    def apply(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> Any:
        y = operation(*values)
        if y.tensor_type.kind != "real":
            return as_expression(y)
        total: Any = None
        for number in differentiable(operation, operands, self):
            tangent = operands[number].cell.d
            if tangent is not None:

                def gradient(dy: list[Any], number: int = number) -> list[Any]:
                    return [_gradient(operation, number, dy[0], y, values)]

                [part] = _transposed(gradient, [y], [tangent], self)
                total = part if total is None or part is None else total + part
        return Live(Cell(y, total), self)

    def apply_structured(self, operation: Any, operands: Sequence[Any], values: tuple[Any, ...]) -> tuple[Any, ...]:
        results = operation.keeping.apply(*values)
        asked = results[: len(operation.result_types)]
        wanted = tuple([n for n in differentiable(operation, operands, self) if operands[n].cell.d is not None])
        tangents: list[Any] = [None] * len(asked)
        real = [n for n, x in enumerate(asked) if x.tensor_type.kind == "real"]
        if wanted and real:

            def gradients(dys: list[Any]) -> list[Any]:
                given = dict(zip(real, dys, strict=True))
                deltas = [given.get(n) for n in range(len(asked))]
                found: list[Any] = operation.gradients(deltas, results, values, wanted)
                return found

            pushed = _transposed(gradients, [asked[n] for n in real], [operands[n].cell.d for n in wanted], self)
            for n, tangent in zip(real, pushed, strict=True):
                tangents[n] = tangent
        return tuple(
            [
                Live(Cell(x, d), self) if x.tensor_type.kind == "real" else as_expression(x)
                for x, d in zip(asked, tangents, strict=True)
            ]
        )


def _transposed(
    linear: Callable[[list[Any]], list[Any]], at: Sequence[Any], deltas: Sequence[Any], outer: Level
) -> list[Any]:
    """The transpose of a linear function, applied to deltas; it is independent of the point."""
    level = Reverse(outer)
    with level.active():
        given: list[Live[Any]] = [Live(Cell(zeros_like(level.lift(x))), level) for x in at]
        results = [level.lift(x) for x in linear(list(given))]
        for result, delta in zip(results, deltas, strict=True):
            if type(result) is Live and result.level is level:
                result.cell.add(delta)
        level.back()
    level.is_open = False
    return [x.cell.d for x in given]
