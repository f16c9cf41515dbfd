"""Examples of operands that a rule accepts and refuses. The rule itself generates and judges them."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from typedtensor.rules import (
    KINDS,
    Accepted,
    Atom,
    Label,
    NameReader,
    OperandSpec,
    Refused,
    Rule,
    RunSet,
    RunVar,
    Word,
    apply_rule,
    evaluate_size,
    is_reduction,
    size_names,
)
from typedtensor.rules.syntax import AsMany, AxisVar, Comparison, Concrete, Derived, Item, Permutes, Within, variables
from typedtensor.rules.words import show_atom

NAMES = ("Batch", "Row", "Column", "Hidden", "Pixel", "Digit", "Channel", "Step", "Word", "Head")
"""The names of the first labels of examples, in the order in which they are used."""

MESH_NAMES = ("Data", "Model", "Pipe")
"""The names of the first mesh axes of examples."""

_FURTHER = {NAMES: "Other", MESH_NAMES: "Mesh"}
"""The names of further labels, which a number follows."""

_CLASSES = dict(zip(KINDS, ("Tensor", "IntTensor", "BoolTensor"), strict=True))


def show_tensor(kind: str, word: Word) -> str:
    """The type of a tensor as text."""
    return f"{_CLASSES[kind]}[{', '.join(map(show_atom, word)) or '()'}]"


def labels(names: tuple[str, ...] = NAMES) -> Iterator[Label]:
    """An unlimited sequence of labels.

    Args:
        names: the names of the first ones; :data:`MESH_NAMES` stands for mesh axes.
    """
    yield from map(Label, names)
    yield from (Label(f"{_FURTHER[names]}{number}") for number in itertools.count(1))


def is_mesh_axis(atom: Atom) -> bool:
    """Whether a label is one of the mesh axes of examples."""
    return str(atom.key).startswith((*MESH_NAMES, _FURTHER[MESH_NAMES]))


def fresh(used: Word, names: tuple[str, ...] = NAMES) -> Label:
    """A label that ``used`` does not contain."""
    taken = {show_atom(atom) for atom in used}
    return next(label for label in labels(names) if show_atom(label) not in taken)


_LENGTHS = ((1, 1, 1, 1), (0, 1, 0, 1), (2, 0, 1, 0), (0, 0, 0, 0))
"""The numbers of axes of a rule's runs, for each example."""

_LENGTHS_ALONE = ((2, 2, 2), (3, 1, 1), (0, 0, 0))
"""The same for rules whose operands consist of runs only."""


@dataclass(frozen=True)
class Example:
    """Operands, the labels of the operation, and the rule's verdict.

    Attributes:
        operands: the operands.
        arguments: the labels bound to the parameters of the operation.
        verdict: the rule's verdict.
        sizes: the sizes of labels, where they matter.
    """

    operands: tuple[OperandSpec, ...]
    arguments: Mapping[str, Word]
    verdict: Accepted | Refused
    sizes: Mapping[str, int]

    @property
    def labels(self) -> str:
        """The labels of the operation, as its constructor takes them."""
        return ", ".join(show_atom(atom) for word in self.arguments.values() for atom in word)

    @property
    def taken(self) -> str:
        """The types of the operands."""
        return ", ".join(show_tensor(operand.kinds[0], operand.word) for operand in self.operands)

    @property
    def result(self) -> str:
        """The type of the result, or why there is none."""
        if isinstance(self.verdict, Refused):
            return self.verdict.reason
        return show_tensor(self.verdict.kind, self.verdict.word)

    @property
    def sized(self) -> str:
        """The sizes of the labels that occur in the example, as in ``|Row| = 2``."""
        present = {
            show_atom(atom) for word in (*self.arguments.values(), *(o.word for o in self.operands)) for atom in word
        }
        return ", ".join(f"|{name}| = {size}" for name, size in self.sizes.items() if name in present)


def judge(
    rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], sizes: Mapping[str, int]
) -> Example:
    """The verdict of a rule on operands, as an example."""
    return Example(tuple(operands), arguments, apply_rule(rule, operands, arguments, NameReader(sizes)), sizes)


def accepted(rule: Rule, parameters: Sequence[str], limit: int = 3, mesh: Collection[str] = ()) -> list[Example]:
    """Examples that a rule accepts, each with a different result.

    Args:
        rule: the rule.
        parameters: the labels of the operation, as the rule names them.
        limit: the greatest number of examples.
        mesh: those of its labels that are mesh axes.
    """
    found: dict[tuple[str, str, str], Example] = {}
    for example in _candidates(rule, parameters, mesh):
        if isinstance(example.verdict, Accepted):
            found.setdefault((example.labels, example.taken, example.result), example)
    # A result with axes says more than a scalar; the sort is stable.
    return sorted(found.values(), key=lambda example: not any(o.word for o in example.operands))[:limit]


def refused(rule: Rule, parameters: Sequence[str], limit: int = 4, mesh: Collection[str] = ()) -> list[Example]:
    """Examples that a rule refuses, each for a different reason: accepted examples with one thing changed."""
    found: dict[str, Example] = {}
    for example in accepted(rule, parameters, mesh=mesh):
        for changed in _changes(rule, example):
            if isinstance(changed.verdict, Refused):
                found.setdefault(_shape(changed), changed)
    return list(found.values())[:limit]


def _shape(example: Example) -> str:
    """A reason without its labels and kinds. Examples with equal shapes have the same reason."""
    names = (*NAMES, *MESH_NAMES)
    return " ".join(w for w in example.result.split() if w not in KINDS and not any(name in w for name in names))


def _candidates(rule: Rule, parameters: Sequence[str], mesh: Collection[str]) -> Iterator[Example]:
    kinds = list(dict.fromkeys(term.kind for term in (*rule.operands, rule.result) if term.kind not in KINDS))
    items = [item for term in rule.operands for item in term.items]
    lengths_tried = _LENGTHS_ALONE if all(isinstance(item, RunVar) for item in items) else _LENGTHS
    choices = itertools.product(enumerate(lengths_tried), enumerate(itertools.product(KINDS, repeat=len(kinds))))
    # Kinds and shapes vary together: neither loop is exhausted before the other one advances.
    for (_, lengths), (_, chosen) in sorted(choices, key=lambda choice: choice[0][0] + choice[1][0]):
        result = dict(zip(kinds, chosen, strict=True))
        bound = _bind(rule, parameters, lengths, mesh)
        operands = [
            OperandSpec((result.get(term.kind, term.kind),), _word(term.items, bound)) for term in rule.operands
        ]
        arguments = {name: bound[name] for name in parameters}
        yield judge(rule, operands, arguments, _sizes(rule, bound))
        if is_reduction(rule) and any(arguments.values()):
            yield judge(rule, operands, dict.fromkeys(arguments, ()), _sizes(rule, bound))


def _bind(rule: Rule, parameters: Sequence[str], lengths: Sequence[int], mesh: Collection[str]) -> dict[str, Word]:
    """Labels for the variables of a rule, in the order in which the operands name them."""
    names = [str(v) for term in rule.operands for item in term.items for v in variables(item)]
    as_many = {str(run.plain): c.items for c in rule.conditions if isinstance(c, AsMany) for run in c.runs}
    permuted = [c for c in rule.conditions if isinstance(c, (Permutes, Within))]
    unused, devices, counts = labels(), labels(MESH_NAMES), iter(lengths)
    # Runs that the result uses as sets get a label in common.
    sets = any(isinstance(item, RunSet) for item in rule.result.items)
    bound: dict[str, Word] = {}
    for name in dict.fromkeys([*names, *parameters]):
        if any(f"*{run.name}" == name for c in permuted for run in c.runs):
            continue
        count = next(counts, 0) if name.startswith("*") else 1
        if name in as_many:
            count = len(_word(as_many[name], bound))
        before = next(reversed(bound.values()), ()) if sets and name.startswith("*") else ()
        shared = before[-1:] if count else ()
        bound[name] = (*shared, *itertools.islice(devices if name in mesh else unused, count - len(shared)))
    # Conditions whose items contain runs that other conditions bind come last.
    runs = {run for condition in permuted for run in condition.runs}
    for condition in sorted(permuted, key=lambda condition: not runs.isdisjoint(condition.items)):
        word = _word(condition.items, bound)
        first, *others = condition.runs
        bound[f"*{first.name}"] = word[::-1] if isinstance(condition, Permutes) else word[1:]
        bound.update((f"*{run.name}", ()) for run in others)
    return bound


def _word(items: Sequence[Item], bound: Mapping[str, Word]) -> Word:
    word: list[Label] = []
    for item in items:
        if isinstance(item, (AxisVar, RunVar)):
            name = f"*{item.name}" if isinstance(item, RunVar) else item.name
            word.extend(atom for atom in bound[name] if isinstance(atom, Label))
        elif isinstance(item, Concrete):
            word.append(Label(item.name))
        elif isinstance(item, Derived):
            word.append(Label(item.name, _word(item.args, bound)))
    return tuple(word)


def _sizes(rule: Rule, bound: Mapping[str, Word]) -> dict[str, int]:
    """Sizes that satisfy the equations of a rule."""
    sizes: dict[str, int] = {}
    for equation in rule.conditions:
        if not isinstance(equation, Comparison) or equation.equated is None:
            continue
        known = {name: 2 + number for number, name in enumerate(dict.fromkeys(size_names(equation.right)))}
        left = evaluate_size(equation.right, known)
        for name, size in {**known, equation.equated: left}.items():
            if size is not None and name in bound:
                sizes.setdefault(show_atom(bound[name][0]), size)
    return sizes


def _changes(rule: Rule, example: Example) -> Iterator[Example]:
    """An accepted example with one thing changed: an axis missing, another, twice, moved; a kind; a label; a size."""
    used = (*itertools.chain(*(o.word for o in example.operands)), *itertools.chain(*example.arguments.values()))
    other = fresh(used)
    for number, operand in enumerate(example.operands):
        for operand_changed in _operand_changes(operand, other):
            operands = [*example.operands]
            operands[number] = operand_changed
            yield judge(rule, operands, example.arguments, example.sizes)
    for name, word in example.arguments.items():
        on_mesh = any(map(is_mesh_axis, word))  # an operation is made with another mesh axis there, or not at all
        if word:
            another = fresh(used, MESH_NAMES) if on_mesh else other
            yield judge(rule, example.operands, {**example.arguments, name: (another, *word[1:])}, example.sizes)
        for present in dict.fromkeys(atom for operand in example.operands for atom in operand.word):
            if len(word) == 1 and (present,) != word and is_mesh_axis(present) is on_mesh:
                yield judge(rule, example.operands, {**example.arguments, name: (present,)}, example.sizes)
    for name, size in example.sizes.items():
        yield judge(rule, example.operands, example.arguments, {**example.sizes, name: size + 1})


def _operand_changes(operand: OperandSpec, other: Label) -> Iterator[OperandSpec]:
    word = operand.word
    for place in range(len(word)):
        yield operand._replace(word=word[:place] + word[place + 1 :])
        yield operand._replace(word=(*word[:place], other, *word[place + 1 :]))
    yield operand._replace(word=(*word, other))
    if len(word) > 1:
        yield operand._replace(word=word[::-1])
    yield from (operand._replace(kinds=(kind,)) for kind in KINDS if kind not in operand.kinds)
    yield from (operand._replace(word=(*word, atom)) for atom in word)
