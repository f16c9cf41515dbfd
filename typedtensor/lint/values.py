"""Values as the operations that computed them: what the kinds of the linter look at.

A value of a function is written in terms of its parameters. Where the function is called, the arguments take their
places, so a value looks the same inline, behind a helper, in a method, a field or a dictionary, and in another module.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, NamedTuple

from typedtensor.mypy_plugin.types.labels import show
from typedtensor.rules import Atom, Label, Word
from typedtensor.rules.words import Rigid, Segment

DEPTH, DEPTH_OF_USES = 6, 4
"""The greatest depths of the values that a summary keeps; what is below is an unknown value with known axes."""

UNKNOWN, PARAMETER, NUMBER, RECORD, EACH, CALL, FUNCTION, SIZE = (
    "",
    "?",
    "number",
    "record",
    "each",
    "call",
    "function",
    "size",
)
"""The sorts of values that no operation computed."""


class Value(NamedTuple):
    """A value.

    Attributes:
        operation: the name of the operation's class that computed it, or one of the sorts above.
        operands: the operands; of a record, its fields; of a call, the callee and the arguments.
        labels: the labels of the operation; None in place of an unknown one.
        axes: the axes, where they are known.
        line: the line of the expression.
        name: the source form of a variable or attribute, the name of a parameter, or the digits of a number.
        keys: the names of a record's fields.
    """

    operation: str = UNKNOWN
    operands: tuple[Value, ...] = ()
    labels: tuple[Atom | None, ...] = ()
    axes: Word | None = None
    line: int = 0
    name: str = ""
    keys: tuple[str, ...] = ()

    def field(self, key: str) -> Value | None:
        """Return a field of a record, or an element of a collection whose elements are alike."""
        if self.operation == RECORD and key in self.keys:
            return self.operands[self.keys.index(key)]
        if (
            self.operation == RECORD
            and key.startswith("-")
            and key[1:].isdigit()
            and int(key[1:]) <= len(self.operands)
        ):
            return self.operands[int(key)]
        return self.operands[0] if self.operation == EACH else None

    @property
    def number(self) -> float | None:
        """The value of a literal number."""
        return float(self.name) if self.operation == NUMBER and self.name else None


class Summary(NamedTuple):
    """What a function does, in terms of its parameters.

    Attributes:
        parameters: the parameters, as values; a parameter that is a label has this label.
        result: what it returns; an unknown value if it has several returns.
        uses: the values computed in it that depend on its parameters and that a kind may look at.
    """

    parameters: tuple[Value, ...]
    result: Value
    uses: tuple[Value, ...]


def parts(value: Value) -> Iterator[Value]:
    """Yield a value and all values that it was computed from."""
    rest = [value]
    while rest:
        each = rest.pop()
        yield each
        rest += each.operands


def depends(value: Value) -> bool:
    """Whether a value depends on a parameter of its function, or has a label that is one."""
    return any(each.operation == PARAMETER for each in parts(value))


def same(one: Value, other: Value) -> bool:
    """Whether two values are equal: computed by the same operations from the same variables."""
    if one is other:
        return True
    if (one.operation, one.labels, one.keys, one.name) != (other.operation, other.labels, other.keys, other.name):
        return False
    if not one.operands and not one.name:
        return one == other and one.operation != UNKNOWN
    return len(one.operands) == len(other.operands) and all(map(same, one.operands, other.operands))


def mapping(
    change: Callable[[Value], Value | None], relabel: Callable[[Atom], Atom | None]
) -> Callable[[Value], Value]:
    """Return the function that replaces parts of values by what ``change`` returns for them, and labels."""
    known: dict[int, tuple[Value, Value]] = {}  # with the value itself, so that its identity stays its own

    def replace(value: Value) -> Value:
        if (before := known.get(id(value))) is not None:
            return before[1]
        found = change(value)
        if found is None:
            operands = tuple(map(replace, value.operands))
            labels = tuple([None if each is None else relabel(each) for each in value.labels])
            axes = None if value.axes is None else tuple(map(relabel, value.axes))
            word = None if axes is None or None in axes else tuple([axis for axis in axes if axis is not None])
            found = Value(value.operation, operands, labels, word, value.line, value.name, value.keys)
        known[id(value)] = value, found
        return found

    return replace


def applied_to(summary: Summary, given: Mapping[str, Value], line: int) -> Callable[[Value], Value]:
    """Return the function that replaces the parameters in values of a summary by arguments.

    Args:
        summary: the summary of the called function.
        given: the arguments by the names of the parameters.
        line: the line of the call, which the replaced values have from then on.
    """
    atoms: dict[Atom, Atom] = {}
    for parameter in summary.parameters:
        argument = given.get(parameter.name)
        if argument is None:
            continue
        for formal, actual in zip(parameter.labels, argument.labels, strict=False):
            if formal is not None and actual is not None:
                atoms.setdefault(formal, actual)
        if parameter.axes is not None and argument.axes is not None:
            _match(parameter.axes, argument.axes, atoms)

    def relabel(atom: Atom) -> Atom | None:
        if isinstance(atom, Label):
            inner = tuple(map(relabel, atom.args))
            return None if None in inner else Label(atom.key, tuple(each for each in inner if each is not None))
        return atoms.get(atom)

    def change(value: Value) -> Value | None:
        return given.get(value.name, value._replace(operation=UNKNOWN)) if value.operation == PARAMETER else None

    replace = mapping(change, relabel)
    return lambda value: replace(value)._replace(line=line)


def _match(formal: Word, actual: Word, atoms: dict[Atom, Atom]) -> None:
    """Bind the type variables in the axes of a parameter to those of an argument, from the left and from the right."""
    for sides in (zip(formal, actual, strict=False), zip(reversed(formal), reversed(actual), strict=False)):
        for one, other in sides:
            if isinstance(one, Segment):
                break
            if isinstance(one, Rigid):
                atoms.setdefault(one, other)


def pruning() -> Callable[[Value, int], Value]:
    """Return the function that leaves out of values what is deeper than a number of operations."""
    known: dict[tuple[int, int], tuple[Value, Value]] = {}

    def prune(value: Value, depth: int) -> Value:
        if depth == 0:
            return Value(UNKNOWN, axes=value.axes, name="" if value.operands else value.name)
        if not value.operands:
            return value
        if (before := known.get((id(value), depth))) is not None:
            return before[1]
        found = value._replace(operands=tuple([prune(each, depth - 1) for each in value.operands]))
        known[id(value), depth] = value, found
        return found

    return prune


def plain(atom: Atom | None) -> Atom | None:
    """Return a label without mypy's type; a type variable by its name, which is unique within a function."""
    if atom is None or (isinstance(atom, Label) and atom.payload is None):
        return atom
    if isinstance(atom, Label):
        return Label(atom.key, tuple(each for each in map(plain, atom.args) if each is not None))
    name = show((atom,))
    return Segment(name, name) if isinstance(atom, Segment) else Rigid(name, name)


class Facts:
    """The summaries of a module's functions and the fields of its classes, as JSON values, which mypy's cache keeps.

    Values of a function have parts in common: each value, and each word of axes, is a row that is written once.

    Args:
        told: the JSON values; facts that are written begin without any.
    """

    def __init__(self, told: dict[str, Any] | None = None) -> None:
        self.told = told or {"functions": {}, "fields": {}, "values": [], "words": []}
        self._rows: dict[Hashable, int] = {}
        self._written: dict[int, tuple[int, Value]] = {}
        self._values: dict[int, Value] = {}

    def tell(self, fullname: str, summary: Summary) -> None:
        """Write the summary of a function."""
        parameters, uses = map(self._write, summary.parameters), map(self._write, summary.uses)
        self.told["functions"][fullname] = [*parameters], self._write(summary.result), [*uses]

    def tell_fields(self, fullname: str, fields: Mapping[str, Value]) -> None:
        """Write the fields of a class."""
        self.told["fields"][fullname] = {name: self._write(value) for name, value in fields.items()}

    def summary(self, fullname: str) -> Summary | None:
        """Return the summary of a function; None if the module tells nothing of it."""
        found = self.told["functions"].get(fullname)
        if found is None:
            return None
        parameters, result, uses = found
        return Summary(tuple(map(self._read, parameters)), self._read(result), tuple(map(self._read, uses)))

    def fields(self, fullname: str) -> dict[str, Value]:
        """Return the fields of a class."""
        return {name: self._read(place) for name, place in self.told["fields"].get(fullname, {}).items()}

    def _write(self, value: Value) -> int:
        if (before := self._written.get(id(value))) is not None:
            return before[0]
        operands = tuple(map(self._write, value.operands))
        labels, axes = self._word(value.labels), None if value.axes is None else self._word(value.axes)
        row = value.operation, operands, labels, axes, value.line, value.name, value.keys
        place = self._row("values", row, row)
        self._written[id(value)] = place, value
        return place

    def _word(self, word: tuple[Atom | None, ...]) -> int:
        return self._row("words", word, [None if each is None else _atom_to_json(each) for each in word])

    def _row(self, table: str, key: Hashable, row: Any) -> int:
        place = self._rows.get((table, key))
        if place is None:
            place = self._rows[table, key] = len(self.told[table])
            self.told[table].append(row)
        return place

    def _read(self, place: int) -> Value:
        if place not in self._values:
            operation, operands, labels, axes, line, name, keys = self.told["values"][place]
            words = self.told["words"]
            self._values[place] = Value(
                operation,
                tuple(map(self._read, operands)),
                tuple(None if each is None else _atom_from_json(each) for each in words[labels]),
                None if axes is None else tuple(map(_atom_from_json, words[axes])),
                line,
                name,
                tuple(keys),
            )
        return self._values[place]


def _atom_to_json(atom: Atom) -> list[Any]:
    if isinstance(atom, Label):
        return ["", str(atom.key), list(map(_atom_to_json, atom.args))]
    return ["*" if isinstance(atom, Segment) else "?", str(atom.key), []]


def _atom_from_json(given: list[Any]) -> Atom:
    sort, key, args = given
    if sort:
        return Segment(key, key) if sort == "*" else Rigid(key, key)
    return Label(key, tuple(map(_atom_from_json, args)))
