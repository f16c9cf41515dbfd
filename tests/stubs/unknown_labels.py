"""A module that passes a label of type ``Any`` to every operation and layer that takes a label.

The result must be accepted wherever the result of some allowed label is: a checker that assumes one label is wrong
about the others. The rule determines the allowed labels.
"""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from typedtensor import nn, ops
from typedtensor.methods import METHODS
from typedtensor.ops import Labelled, PolyOp, operations
from typedtensor.rule_docs.examples import NAMES, Example, accepted, judge
from typedtensor.rules.words import show_atom
from typedtensor.rules import Accepted, Label, OperandSpec, Word

_EXAMPLES = 2
"""The number of the rule's own examples; further ones have operands of equal types."""

_LONGEST = 3
"""The largest number of axes of operands of equal types."""

LAYERS: Mapping[str, tuple[str, str]] = {
    "Linear(Pixel, Hidden)": ("Tensor[Batch, Row, Pixel]", "Tensor[Batch, Row, Hidden]"),
    "LayerNorm(Pixel)": ("Tensor[Batch, Row, Pixel]", "Tensor[Batch, Row, Pixel]"),
    "RMSNorm(Pixel)": ("Tensor[Batch, Row, Pixel]", "Tensor[Batch, Row, Pixel]"),
    "Embedding(Word, Hidden)": ("IntTensor[Batch, Step]", "Tensor[Batch, Step, Hidden]"),
    "Conv2D(Channel, Hidden, Step, Head)": (
        "Tensor[Batch, Channel, Row, Column]",
        "Tensor[Batch, Hidden, Valid[Row, Step], Valid[Column, Head]]",
    ),
    "Conv2DSame(Channel, Hidden, Step, Head)": (
        "Tensor[Batch, Channel, Row, Column]",
        "Tensor[Batch, Hidden, Row, Column]",
    ),
    "Conv2DStrided(Channel, Hidden, Step, Head, Word, Digit)": (
        "Tensor[Batch, Channel, Row, Column]",
        "Tensor[Batch, Hidden, Strided[Row, Step, Word], Strided[Column, Head, Digit]]",
    ),
    "Recurrent(ElmanCell(Pixel, Hidden), Step)": ("Tensor[Step, Batch, Pixel]", "Tensor[Step, Batch, Hidden]"),
    "Recurrent(GRUCell(Pixel, Hidden), Step)": ("Tensor[Step, Batch, Pixel]", "Tensor[Step, Batch, Hidden]"),
    "LSTM(LSTMCell(Pixel, Hidden), Step)": ("Tensor[Step, Batch, Pixel]", "Tensor[Step, Batch, Hidden]"),
    "SelfAttention(MultiHeadAttention(Hidden, Head, Word), Step)": (
        "Tensor[Batch, Step, Hidden]",
        "Tensor[Batch, Step, Hidden]",
    ),
    "Conv1DInto(Channel, Hidden, Step, Word)": ("Tensor[Batch, Channel, Row]", "Tensor[Batch, Hidden, Word]"),
    "Conv2DInto(Channel, Hidden, Step, Head, Word, Digit)": (
        "Tensor[Batch, Channel, Row, Column]",
        "Tensor[Batch, Hidden, Word, Digit]",
    ),
    "Conv3DInto(Channel, Hidden, Step, Head, Pixel, Word, Digit, Other1)": (
        "Tensor[Batch, Channel, Other2, Row, Column]",
        "Tensor[Batch, Hidden, Word, Digit, Other1]",
    ),
    "ConvTransposed1D(Channel, Hidden, Step, Word)": ("Tensor[Batch, Channel, Row]", "Tensor[Batch, Hidden, Word]"),
    "ConvTransposed2D(Channel, Hidden, Step, Head, Word, Digit)": (
        "Tensor[Batch, Channel, Row, Column]",
        "Tensor[Batch, Hidden, Word, Digit]",
    ),
    "ConvTransposed3D(Channel, Hidden, Step, Head, Pixel, Word, Digit, Other1)": (
        "Tensor[Batch, Channel, Other2, Row, Column]",
        "Tensor[Batch, Hidden, Word, Digit, Other1]",
    ),
    "Depthwise1D(Channel, Step, Word)": ("Tensor[Batch, Channel, Row]", "Tensor[Batch, Channel, Word]"),
    "Depthwise2D(Channel, Step, Head, Word, Digit)": (
        "Tensor[Batch, Channel, Row, Column]",
        "Tensor[Batch, Channel, Word, Digit]",
    ),
    "Depthwise3D(Channel, Step, Head, Pixel, Word, Digit, Other1)": (
        "Tensor[Batch, Channel, Other2, Row, Column]",
        "Tensor[Batch, Channel, Word, Digit, Other1]",
    ),
    "BatchNorm(Channel)": ("Tensor[Batch, Channel, Row, Column]", "Tensor[Batch, Channel, Row, Column]"),
    "GroupNorm(Channel, 2)": ("Tensor[Batch, Channel, Row, Column]", "Tensor[Batch, Channel, Row, Column]"),
    "InstanceNorm(Channel)": ("Tensor[Batch, Channel, Row, Column]", "Tensor[Batch, Channel, Row, Column]"),
    "TransformerBlock(Hidden, Head, Word, Digit, over=Step)": (
        "Tensor[Batch, Step, Hidden]",
        "Tensor[Batch, Step, Hidden]",
    ),
    "TransformerDecoderBlock(Hidden, Pixel, Head, Word, Digit, over=Step)": (
        "Tensor[Batch, Step, Hidden]",
        "Tensor[Batch, Step, Hidden]",
    ),
    "CrossAttention(Hidden, Pixel, Head, Word)": ("Tensor[Batch, Step, Hidden]", "Tensor[Batch, Step, Hidden]"),
    "Bidirectional(Recurrent(GRUCell(Pixel, Hidden), Step), Recurrent(GRUCell(Pixel, Hidden), Step))": (
        "Tensor[Step, Batch, Pixel]",
        "Tensor[Step, Batch, Concat[Hidden, Hidden]]",
    ),
    "EnsembleLinear(Head, Pixel, Hidden)": ("Tensor[Head, Batch, Pixel]", "Tensor[Head, Batch, Hidden]"),
    "Grouped1D(Head, Channel, Hidden, Step, Word)": (
        "Tensor[Batch, Head, Channel, Row]",
        "Tensor[Batch, Head, Hidden, Word]",
    ),
    "Grouped2D(Head, Channel, Hidden, Step, Pixel, Word, Digit)": (
        "Tensor[Batch, Head, Channel, Row, Column]",
        "Tensor[Batch, Head, Hidden, Word, Digit]",
    ),
    "Grouped3D(Head, Channel, Hidden, Step, Pixel, Other2, Word, Digit, Other1)": (
        "Tensor[Batch, Head, Channel, Other3, Row, Column]",
        "Tensor[Batch, Head, Hidden, Word, Digit, Other1]",
    ),
    "Stacked(Recurrent(GRUCell(Pixel, Hidden), Step))": ("Tensor[Step, Batch, Pixel]", "Tensor[Step, Batch, Hidden]"),
    "StackedLSTM(LSTM(LSTMCell(Pixel, Hidden), Step))": ("Tensor[Step, Batch, Pixel]", "Tensor[Step, Batch, Hidden]"),
    "SelfAttention(GroupedQueryAttention(Hidden, Head, Digit, Word), Step)": (
        "Tensor[Batch, Step, Hidden]",
        "Tensor[Batch, Step, Hidden]",
    ),
    "Rotary(Word)": ("Tensor[Batch, Step, Word]", "Tensor[Batch, Step, Word]"),
    "Sinusoidal(Hidden)": ("IntTensor[Batch, Step]", "Tensor[Batch, Step, Hidden]"),
    "ALiBi(Head)": ("IntTensor[Batch, Step]", "Tensor[Batch, Step, Head]"),
    "RelativeBias(Word, Head)": ("IntTensor[Batch, Step]", "Tensor[Batch, Step, Head]"),
    "MaxPool1DInto(Word, over=Row, window=2)": ("Tensor[Batch, Row]", "Tensor[Batch, Word]"),
    "MaxPool2DInto(Word, Digit, over=(Row, Column), window=2)": (
        "Tensor[Batch, Row, Column]",
        "Tensor[Batch, Word, Digit]",
    ),
    "MaxPool3DInto(Word, Digit, Other1, over=(Other2, Row, Column), window=2)": (
        "Tensor[Batch, Other2, Row, Column]",
        "Tensor[Batch, Word, Digit, Other1]",
    ),
    "AveragePool1DInto(Word, over=Row, window=2)": ("Tensor[Batch, Row]", "Tensor[Batch, Word]"),
    "AveragePool2DInto(Word, Digit, over=(Row, Column), window=2)": (
        "Tensor[Batch, Row, Column]",
        "Tensor[Batch, Word, Digit]",
    ),
    "AveragePool3DInto(Word, Digit, Other1, over=(Other2, Row, Column), window=2)": (
        "Tensor[Batch, Other2, Row, Column]",
        "Tensor[Batch, Word, Digit, Other1]",
    ),
    "TreeLSTM(BinaryTreeLSTMCell(Pixel, Hidden), Step, Word)": ("Tensor[Step, Pixel]", "Tensor[Word, Hidden]"),
}
"""Layers whose constructors take labels, with their input and result types."""

MORE: Mapping[str, tuple[str, str]] = {
    "TreeLSTM": ("forest: Forest, ", ", forest"),
    "BatchNorm": ("", ", None"),
    "TransformerBlock": ("", ", None"),
    "TransformerDecoderBlock": ("memory: Expr[Tensor[Batch, Row, Pixel]], ", ", memory, None"),
    "CrossAttention": ("memory: Expr[Tensor[Batch, Row, Pixel]], ", ", memory"),
    "Rotary": ("positions: Expr[IntTensor[Step]], ", ", positions"),
}
"""Further arguments of layers: their declarations, and their texts."""

APART = {"Dropout", "Module", "Pipeline", "Sequential", "Residual", "CachedAttention"} | {
    "ChildSumTreeLSTMCell",
    "ContinuedAttention",
    "MixtureOfExperts",
    "ModuleStack",
    "NaryTreeLSTMCell",
    "Router",
}
"""Layers without labels, layers of layers, and layers with several results."""

_HEADER = """\
from typing import Any, Generic
from typedtensor import Axis, BoolTensor, Concat, Expr, Flat, IntTensor, Strided, Tensor, Valid
from typedtensor.core.axes import *
from typedtensor.nn import *
from typedtensor.ops import *
from typedtensor.control import Forest
"""


def module(several: bool = False) -> str:
    """Return the text of the module; with several unknown labels for an operation, or with one and of layers."""
    functions = [*_of_operations(several), *([] if several else _of_layers())]
    named = sorted({name for text in functions for name in re.findall(r"\b[A-Z]\w*", text)} & _labels())
    classes = [f"class {name}(Axis): ..." for name in named]
    return "\n".join([_HEADER, *classes, *functions, ""])


def classes_of_layers() -> set[str]:
    """Return the layers in this module."""
    return {name for text in LAYERS for name in re.findall(r"(\w+)\(", text)}


def public_layers() -> set[str]:
    """Return all public layers."""
    found = {name: getattr(nn, name) for name in nn.__all__}
    return {name for name, cls in found.items() if inspect.isclass(cls) and issubclass(cls, nn.Module)}


def _labels() -> set[str]:
    return {*NAMES, *(f"Other{number}" for number in range(1, 30))}


def _of_operations(several: bool) -> Iterator[str]:
    number = itertools.count()
    for operation in operations():
        for example in _examples(operation):
            for unknown in _subsets(len(_flat(example.arguments))) if _flat(example.arguments) else ():
                if several != (len(unknown) > 1):
                    continue
                truths = sorted(_truths(operation, example, unknown))
                yield _function(f"operation{next(number)}", operation, example, unknown, truths)


def _examples(operation: type[PolyOp]) -> list[Example]:
    rule, parameters = operation.parsed_rule, operation.parameters
    if not parameters or "M" in parameters:  # the labels of examples are no mesh axes
        return []
    made = accepted(rule, parameters, _EXAMPLES)
    for length in range(1, _LONGEST + 1):
        word = tuple(map(Label, NAMES[:length]))
        alike = [OperandSpec(operand.kinds[:1], word) for operand in made[0].operands]
        free = itertools.product(word, repeat=len(_flat(made[0].arguments)))
        for labels in free:
            example = judge(rule, alike, _bound(made[0].arguments, labels), {})
            if isinstance(example.verdict, Accepted):
                made.append(example)
                break
    return made


def _truths(operation: type[PolyOp], example: Example, unknown: Sequence[int]) -> set[str]:
    """Return the results of all possible labels."""
    flat = _flat(example.arguments)
    others = (atom for operand in example.operands for atom in operand.word if isinstance(atom, Label))
    pool = dict.fromkeys([*flat, *others])
    found = set()
    for meant in itertools.product(pool, repeat=len(unknown)):
        labels: list[Any] = list(flat)
        for place, label in zip(unknown, meant, strict=True):
            labels[place] = label
        arguments = _bound(example.arguments, labels)
        judged = judge(operation.parsed_rule, example.operands, arguments, example.sizes)
        if isinstance(judged.verdict, Accepted):
            found.add(judged.result)
    return found


def _function(
    name: str, operation: type[PolyOp], example: Example, unknown: Sequence[int], truths: Sequence[str]
) -> str:
    shown = ["label" if n in unknown else show_atom(atom) for n, atom in enumerate(_flat(example.arguments))]
    labels = ", ".join([*shown, *_required(operation)])
    operands = [f"x{number}" for number in range(len(example.operands))]
    types = [_type(operand) for operand in example.operands]
    taken = ", ".join(f"{x}: Expr[{of}]" for x, of in zip(operands, types, strict=True))
    calls = [f"{operation.__name__}({labels})({', '.join(operands)})"]
    calls += [f"{called}({', '.join([*operands, labels])})" for called in _functions(operation)]
    calls += [f"{operands[0]}.{called}({', '.join([*operands[1:], labels])})" for called in _methods(operation)]
    return _checked(name, f"{taken}, label: Any", calls, truths)


def _type(operand: OperandSpec) -> str:
    """Return the text of an operand's type."""
    classes = {"real": "Tensor", "int": "IntTensor", "bool": "BoolTensor"}
    return f"{classes[operand.kinds[0]]}[{', '.join(map(show_atom, operand.word)) or '()'}]"


def _checked(name: str, taken: str, calls: Sequence[str], truths: Sequence[str]) -> str:
    """Return a function that assigns the result of each call to a variable of each possible type."""
    lines = [f"def {name}({taken}) -> None:"]
    for number, call in enumerate(calls):
        lines.append(f"    r{number} = {call}")
        lines += [f"    t{number}_{n}: Expr[{truth}] = r{number}" for n, truth in enumerate(truths)]
    return "\n".join(lines)


def _functions(operation: type[PolyOp]) -> list[str]:
    found = {name: getattr(ops, name) for name in vars(ops)["__all__"]}
    return [name for name, f in found.items() if isinstance(f, Labelled) and f.operation is operation]


def _methods(operation: type[PolyOp]) -> list[str]:
    return [name for name, method in METHODS.items() if method.operation == operation.__name__]


def _required(operation: type[PolyOp]) -> list[str]:
    """Return further required arguments of the constructor: numbers and truth values."""
    given = list(inspect.signature(operation.__init__).parameters.values())[1 + len(operation.parameters) :]
    needed = [p for p in given if p.default is p.empty and p.kind is not p.VAR_POSITIONAL]
    return ["False" if p.annotation in (bool, "bool") else "0" for p in needed]


def _of_layers() -> Iterator[str]:
    number = itertools.count()
    for text, (taken, result) in LAYERS.items():
        places = [match for match in re.finditer(r"\w+", text) if match[0] in _labels()]
        for unknown in _subsets(len(places)):
            call = text
            for place in sorted(unknown, reverse=True):
                call = call[: places[place].start()] + "label" + call[places[place].end() :]
            more = MORE.get(text.partition("(")[0], ("", ""))
            operands = f"x: Expr[{taken}], {more[0]}label: Any"
            yield _checked(f"layer{next(number)}", operands, [f"{call}(x{more[1]})"], [result])


def _subsets(count: int) -> list[tuple[int, ...]]:
    """Return each single position, each pair, and all positions."""
    chosen = [subset for size in (1, 2) for subset in itertools.combinations(range(count), size)]
    return list(dict.fromkeys([*chosen, tuple(range(count))]))


def _flat(arguments: Mapping[str, Word]) -> list[Label]:
    return [atom for word in arguments.values() for atom in word if isinstance(atom, Label)]


def _bound(arguments: Mapping[str, Word], labels: Sequence[Label]) -> dict[str, Word]:
    left = iter(labels)
    return {name: tuple(itertools.islice(left, len(word))) for name, word in arguments.items()}
