"""The levels of trees: inner nodes in the order of their heights, found by kernels whose rounds follow one another."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.targets.memory import Place
from typedtensor.targets.native.kernel import Access, Given, Kernel, Op, Stage, Store
from typedtensor.targets.native.nests import Written, name_of


class _Rounds:
    """A kernel of one loop over vectors, as it is written.

    Args:
        count: how many rounds there are.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._operands: list[Access] = []
        self._own: dict[Place, int] = {}  # the operand that has the pointer
        self._operations: list[Op] = []
        self._stores: list[Store] = []

    def op(self, name: str, *arguments: int, dtype: str = "int64") -> int:
        """Add an operation and return the number of its result."""
        self._operations.append(Op(name, dtype, arguments))
        return len(self._operations) - 1

    def number(self) -> int:
        """Return the number of the round."""
        return self.op("counter", 0)

    def next(self, number: int) -> int:
        """Return a number and one."""
        return self.op("add", number, self.op("literal", 1))

    def read(self, place: Place, position: int | None = None) -> int:
        """Read an element: that of the round, or one at a position."""
        return self.op("load", self._operand(place, position), dtype=name_of(place.dtype))

    def write(self, value: int, place: Place, position: int | None = None, function: str | None = None) -> None:
        """Write an element, or combine it with what is there."""
        self._stores.append(Store(self._operand(place, position), value, function))

    def written(self) -> Written:
        """Return the kernel and what it works on."""
        stage = Stage(False, tuple(self._operations), (), tuple(self._stores))
        kernel = Kernel((Given(0),), (), tuple(self._operands), (stage,), 1)
        return Written(kernel, tuple(self._own), (self._count,))

    def _operand(self, place: Place, position: int | None) -> int:
        step = place.strides[0] if place.shape else 0
        own = self._own.setdefault(place, len(self._operands))
        same = None if own == len(self._operands) else own
        along = (step,) if position is None else (0,)
        self._operands.append(Access(name_of(place.dtype), along, position, 0 if position is None else step, same))
        return len(self._operands) - 1


def climb(own: Place, parts: Sequence[Place], heights: Place, below: Place, count: Place, unknown: Place) -> Written:
    """Each inner node is higher by one than its highest part.

    Args:
        own: the numbers of the inner nodes.
        parts: those of their parts.
        heights: of all nodes; negative if they are not known.
        below: gets, for each inner node, the height of its highest part.
        count: gets the number of levels.
        unknown: gets whether a part has no height yet.
    """
    rounds = _Rounds(own.shape[0])
    known = [rounds.read(heights, rounds.read(part)) for part in parts]
    highest = lowest = known[0]
    for height in known[1:]:
        highest, lowest = rounds.op("maximum", highest, height), rounds.op("minimum", lowest, height)
    found = rounds.next(highest)
    rounds.write(found, heights, rounds.read(own))
    rounds.write(highest, below)
    rounds.write(found, count, function="maximum")
    rounds.write(rounds.op("less", lowest, rounds.op("literal", 0), dtype="bool"), unknown, function="logical_or")
    return rounds.written()


def add_up(widths: Place, starts: Place, at_once: int = 1) -> Written:
    """Add to the start of each level the width of it, in pieces of so many nodes: the start of the next one."""
    rounds = _Rounds(widths.shape[0])
    level = rounds.number()
    pieces = _pieces(rounds, rounds.op("add", rounds.read(widths), rounds.op("literal", at_once - 1)), at_once)
    rounds.write(rounds.op("add", rounds.read(starts, level), pieces), starts, rounds.next(level))
    return rounds.written()


def divide(below: Place, starts: Place, met: Place, count: Place, at_once: int) -> Written:
    """Number the pieces of wide levels.

    Args:
        below: the level of each inner node; gets the number of its piece.
        starts: the number of the first piece of each level.
        met: how many nodes of each level came before.
        count: gets the number of pieces.
        at_once: the most nodes of a piece, a power of two.
    """
    rounds = _Rounds(below.shape[0])
    level = rounds.read(below)
    before = rounds.read(met, level)
    piece = rounds.op("add", rounds.read(starts, level), _pieces(rounds, before, at_once))
    rounds.write(piece, below)
    rounds.write(rounds.next(before), met, level)
    rounds.write(rounds.next(piece), count, function="maximum")
    return rounds.written()


def _pieces(rounds: _Rounds, nodes: int, at_once: int) -> int:
    return rounds.op("right_shift", nodes, rounds.op("literal", at_once.bit_length() - 1))


def order(below: Place, free: Place, columns: Sequence[tuple[Place | None, Place]]) -> Written:
    """Write columns with an element for each inner node in the order of the levels.

    Args:
        below: the level of each inner node.
        free: where the next node of each level is written; at first, where the level starts.
        columns: the elements, or None for the numbers from 0 on, and where they are written.
    """
    rounds = _Rounds(below.shape[0])
    level = rounds.read(below)
    place = rounds.read(free, level)
    for source, target in columns:
        rounds.write(rounds.number() if source is None else rounds.read(source), target, place)
    rounds.write(rounds.next(place), free, level)
    return rounds.written()
