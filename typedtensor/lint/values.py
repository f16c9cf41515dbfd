"""Values as the operations that computed them, what the kinds of the linter look at, and what values tell.

A value of a function is written in terms of its parameters. Where the function is called, the arguments take their
places, so a value looks the same inline, behind a helper, in a method, a field or a dictionary, and in another module.
It tells along which axes it adds up to 1, along which it varies, its sign, and what it is a total of.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, NamedTuple

from typedtensor.mypy_plugin.types.labels import show
from typedtensor.rules import Atom, Label, Word
from typedtensor.rules.words import Rigid, Segment

DEPTH, DEPTH_OF_USES = 6, 4
"""The greatest depths of the values that a summary keeps; what is below is an unknown value with known axes."""

UNKNOWN, PARAMETER = "", "?"
NUMBER, RECORD, EACH, CALL, FUNCTION, SIZE = "number", "record", "each", "call", "function", "size"
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
        if self.operation != RECORD:
            return self.operands[0] if self.operation == EACH else None
        if key in self.keys:
            return self.operands[self.keys.index(key)]
        is_from_end = key.startswith("-") and key[1:].isdigit() and int(key[1:]) <= len(self.operands)
        return self.operands[int(key)] if is_from_end else None

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
            words, inner = self.told["words"], tuple(map(self._read, operands))
            read = tuple(None if each is None else _atom_from_json(each) for each in words[labels])
            word = None if axes is None else tuple(map(_atom_from_json, words[axes]))
            self._values[place] = Value(operation, inner, read, word, line, name, tuple(keys))
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


SOFTMAXES = {
    "Softmax": "softmax",
    "LogSoftmax": "log_softmax",
    "MaskedSoftmax": "softmax",
    "MaskedLogSoftmax": "log_softmax",
}

_SPREAD = {"ExpandLike": 0, "Expand": 0, "ExpandAlong": 1, "Permute": 0, "Transpose": 0, "StopGradient": 0}
"""Operations that repeat or reorder elements, with the position of the operand that holds the elements."""

_KEPT = frozenset({"Permute", "Transpose", "ExpandLike", "Expand", "StopGradient", "Neg"})
"""Operations whose result is normalised along the same axes as the operand."""

_COMPARISONS = frozenset({"Equal", "NotEqual", "Less", "LessEqual", "Greater", "GreaterEqual"})
_MIXED = _COMPARISONS | {"Add", "Sub", "Mul", "Div", "And", "Or", "Not", "Neg", "Where", "AsReal"}
"""Elementwise operations: the result varies along each axis along which an operand varies."""

_ALIKE = _MIXED | SOFTMAXES.keys() | {"Exp", "Log", "ReLU", "Sigmoid", "Tanh", "Square", "Sqrt", "L2Normalize", "Abs"}
"""Operations whose result has the axes of the operands together."""

_OF_SCALARS = frozenset({"Add", "Sub", "Mul", "Div", "Sqrt", "Rsqrt", "Neg", "Maximum", "Pow"})
"""Operations through which a scalar is computed from totals."""

TOTALS = frozenset({"Sum", "Mean", "Max", "Min", "Std", "Variance", "Norm"})
"""Reductions over all axes."""

PRODUCTS = frozenset({"Dot", "MatMul", "Contract", "ContractAlong", "Einsum"})
"""Operations that sum over products of elements of two operands."""

Normal = Mapping[Atom, tuple[str, int]]
"""The axes along which values, or their exponentials, add up to 1, each with the operation and the line that do it."""


def source(value: Value) -> Value:
    """Return the value whose elements a value has, looking through repetition and reordering."""
    while value.operation in _SPREAD:
        value = value.operands[_SPREAD[value.operation]]
    return value


def axes_of(value: Value) -> Word | None:
    """Return the axes of a value; those of operations that keep axes are known if those of the operands are."""
    if value.axes is not None or value.operation not in _ALIKE:
        return value.axes
    found: dict[Atom, None] = {}
    for each in value.operands:
        word = () if is_number(each) else axes_of(each)
        if word is None:
            return None
        found.update(dict.fromkeys(word))
    return tuple(found)


def is_number(value: Value) -> bool:
    """Whether a value has no axes: a number, or a scalar."""
    if value.operation in (NUMBER, SIZE) or value.axes == ():
        return True
    return (
        value.axes is None
        and value.operation in ("Mul", "Div", "Add", "Sub", "Neg")
        and all(map(is_number, value.operands))
    )


def varying(value: Value) -> Mapping[Atom, None] | None:
    """Return the axes along which elements may differ; None if that is unknown."""
    value = source(value)
    if value.operation in _MIXED:
        found: dict[Atom, None] = {}
        for each in value.operands:
            inner = varying(each)
            if inner is None:
                return None
            found.update(inner)
        return found
    word = () if is_number(value) else axes_of(value)
    return None if word is None else dict.fromkeys(word)


def lacks(axis: Atom, along: Mapping[Atom, None]) -> bool:
    """Whether an axis is certainly not among others, of which none is a run of unknown axes."""
    return axis not in along and not any(isinstance(atom, Segment) for atom in along)


def labels(value: Value) -> Word:
    """Return the known labels of an operation."""
    return tuple(each for each in value.labels if each is not None)


def normalised(value: Value) -> Normal:
    """Return the axes along which the elements of a value, or their exponentials, add up to 1.

    Shares divided by their own sum are normalised along the axis of the sum alone.
    """
    inner = value.operands
    match value.operation:
        case "Rename" if len(value.labels) == 2:
            old, new = value.labels
            found = normalised(inner[0]).items()
            return {new if axis == old else axis: by for axis, by in found if new is not None}
        case "Mul" | "Add":
            rest = [each for each in inner if not is_number(each)]
            return normalised(rest[0]) if len(rest) == 1 else {}
        case "Div":
            if is_number(inner[1]):
                return normalised(inner[0])
            return dict.fromkeys(_sums_of(inner[0], inner[1]), ("quotient", value.line))
        case "Where":
            return normalised(inner[1]) if is_number(inner[2]) else {}
        case operation if operation in SOFTMAXES:
            return dict.fromkeys(labels(value), (SOFTMAXES[operation], value.line))
        case "Log":
            return {axis: ("log_softmax", line) for axis, (_, line) in normalised(inner[0]).items()}
        case operation if operation in _KEPT and inner:
            return normalised(inner[0])
    return {}


def _sums_of(whole: Value, divisor: Value) -> Word:
    """Return the axes of the sum of a value that a divisor is, plus or times numbers; none for any other divisor."""
    total = source(divisor)
    while total.operation in ("Add", "Maximum", "Mul"):
        rest = [each for each in total.operands if not is_number(each)]
        if len(rest) != 1:
            return ()
        total = source(rest[0])
    is_sum = total.operation == "Sum" and same(source(total.operands[0]), source(whole))
    return labels(total) if is_sum else ()


def contracted(value: Value) -> Word:
    """Return the axes that a product sums over; those of a sum of a product."""
    words = [axes_of(each) for each in value.operands]
    match value.operation, words:
        case "Dot" | "ContractAlong" | "Sum", _:
            return labels(value)
        case "MatMul", [tuple() as first, *_]:
            return first[-1:]
        case "Contract", [tuple() as first, tuple() as second]:
            return tuple(axis for axis in first if axis in second)
        case "Einsum", [tuple() as first, tuple() as second] if None not in value.labels:
            return tuple(axis for axis in dict.fromkeys((*first, *second)) if axis not in value.labels)
    return ()


def is_learned(value: Value, axis: Atom) -> bool:
    """Whether a layer or a parameter of the model creates an axis of a value, such as that of clusters or experts."""
    for each in parts(value):
        if each.operation == CALL and axis in (each.axes or ()):
            given = [axes_of(one) for one in each.operands[1:]]
            if given and all(word is not None and axis not in word for word in given):
                return True
        if "parameter" in each.keys and each.operation == UNKNOWN and axis in (each.axes or ()):
            return True
    return False


def is_given(value: Value) -> bool:
    """Whether a value is an input of a function or model, not computed from others."""
    return value.operation in (UNKNOWN, PARAMETER, "field") and bool(value.name)


_NOT_NEGATIVE = frozenset(
    {
        *("Abs", "AbsoluteError", "BinaryCrossEntropy", "CrossEntropy", "Exp", "Huber", "MeanSquaredError", "Norm"),
        *("ReLU", "Sigmoid", "SmoothedCrossEntropy", "Softmax", "Softplus", "Sqrt", "Square"),
        *("SquaredError", "Std", "Variance"),
    }
)
_NOT_POSITIVE = frozenset({"LogSigmoid", "LogSoftmax"})
_OF_FIRST = frozenset(
    {
        *("Expand", "ExpandLike", "Max", "Mean", "Min", "Permute", "Rename"),
        *("Select", "SliceAlong", "StopGradient", "Sum", "TakeAlong", "Transpose"),
    }
)
"""Operations whose result has the sign of all elements of the first operand, where they have one."""


def sign(value: Value) -> int:
    """Return 1 for a value that is never negative, -1 for one that is never positive, and 0 if it may be either."""
    inner = value.operands
    match value.operation:
        case "number":
            return 1 if (value.number or 0.0) >= 0 else -1
        case operation if operation in _NOT_NEGATIVE:
            return 1
        case operation if operation in _NOT_POSITIVE:
            return -1
        case "Neg":
            return -sign(inner[0])
        case "Mul" | "Div":
            return 1 if same(*inner) else sign(inner[0]) * sign(inner[1])
        case "Add":
            one, other = map(sign, inner)
            return one if one == other else 0
        case operation if operation in _OF_FIRST:
            return sign(inner[0])
    return 0


def totals(value: Value) -> Iterator[Value]:
    """Yield the reductions over all of several axes that a scalar is computed from, through scalar operations."""
    rest = [value]
    while rest:
        each = source(rest.pop())
        if each.operation in TOTALS and not each.labels and are_several(axes_of(each.operands[0])):
            yield each
        elif each.operation in _OF_SCALARS:
            rest += each.operands


def are_several(axes: Word | None) -> bool:
    """Whether there are several axes, each of which its label names: an operation cannot name one of two alike."""
    return axes is not None and 1 < len(axes) == len(set(axes))


def may_be_total(value: Value) -> bool:
    """Whether a value is computed from such a reduction or the size of a label, or may be for some arguments."""
    rest = [value]
    while rest:
        each = source(rest.pop())
        if each.operation in _OF_SCALARS:
            rest += each.operands
        given = each.operation in (PARAMETER, "field") and all(isinstance(axis, Segment) for axis in each.axes or ())
        if given or each.operation == SIZE or (each.operation in TOTALS and not each.labels):
            return True
    return False
