"""Suggestions of refusals: whole messages, acceptance by the rule, and the cost of the search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.rules import strategies
from tests.rules.world import World, operand, word
from typedtensor.rules import (
    Accepted,
    Atom,
    Label,
    OperandSpec,
    Refused,
    Rigid,
    Rule,
    RuleError,
    Segment,
    Word,
    apply_rule,
    attempts,
    check_rule,
    judge,
    parse_rule,
    refusal,
)
from typedtensor.rules.suggesting import suggestions
from typedtensor.rules.syntax import AxisVar, variables

ADD = "Add: t *A?, t *A? -> t *A where t not in bool"
EQUAL = "Equal: t *A?, t *A? -> bool *A"
DIV = "Div: *A?, *A? -> *A"
AND = "And: bool *A?, bool *A? -> bool *A"
WHERE = "Where: bool *A, t *A?, t *A? -> t *A"
MATMUL = "MatMul: *N A, A B -> *N B"
TRANSPOSE = "Transpose: t A B -> t B A"
SUM = "Sum: t *A U *B -> t *A *B where t not in bool"
MEAN = "Mean: *A U *B -> *A *B"
LOSS = "CrossEntropy: *A U *B, int *A *B -> *A *B"
EITHER = f"{LOSS}; *A U *B, *A U *B -> *A *B"
ERROR = "MeanSquaredError: *A, *A -> real"
EMBED = "Embed: int *A, V E -> *A E"
RENAME = "Rename: t *A U *B -> t *A V *B where V not in *A *B"
PERMUTE = "Permute: t *A -> t *P where *P permutes *A"
EXPAND = "Expand: t *A -> t U *A where U not in *A"
FLATTEN = "Flatten: t *A U V *B -> t *A Flat[U, V] *B"
UNFLATTEN = "Unflatten: t *A Flat[U, V] *B -> t *A U V *B"
MERGE = "MergeAxes: t *A U V *B -> t *A W *B where |W| = |U| * |V|, W not in *A *B"
CONTRACT = "ContractAlong: *A U *B, *C U *D -> *A *B *C *D"
CLASSES = {"real": "Tensor", "int": "IntTensor", "bool": "BoolTensor"}


def message(
    operation: str, operands: str, arguments: Mapping[str, str] | None = None, sizes: Mapping[str, int] | None = None
) -> str:
    """The whole message of a refusal; operands are separated by commas."""
    name, _, text = operation.partition(": ")
    bound = {parameter: word(labels) for parameter, labels in (arguments or {}).items()}
    given_operands, world = [operand(part) for part in operands.split(", ")], World(sizes or {})
    refused = judge(parse_rule(text), given_operands, bound, world)
    assert isinstance(refused, Refused), refused
    shown = [f"{CLASSES[o.kinds[0]]}[{world.show(o.word) if o.word else '()'}]" for o in given_operands]
    labels = ", ".join(world.show(w) for w in bound.values())
    return refusal(f"{name}[{labels}]" if labels else name, shown, parse_rule(text), refused)


Case = tuple[str, str, dict[str, str], dict[str, int], str]

CASES: list[Case] = [
    (
        ADD,
        "Batch Hidden, Hidden",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" '
        "needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden); try "
        "second.expand_like(first)",
    ),
    (
        ADD,
        "Hidden, Batch Hidden",
        {},
        {},
        'Add cannot be applied to Tensor[Hidden] and Tensor[Batch, Hidden]: its rule "t *A?, t *A? -> t *A" '
        "needs the axes *A of the first (Hidden) to equal the axes *A of the second (Batch, Hidden); try "
        "first.expand_like(second)",
    ),
    (
        ADD,
        "Batch Hidden, Batch",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" '
        "needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch); try "
        "second.expand_like(first)",
    ),
    (
        ADD,
        "Batch Hidden, Hidden Batch",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden, Batch]: its rule "t *A?, t *A? -> '
        't *A" needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden, '
        "Batch); try second.transpose()",
    ),
    (
        ADD,
        "Batch Time Hidden, Hidden Batch Time",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Hidden, Batch, Time]: its rule "t '
        '*A?, t *A? -> t *A" needs the axes *A of the first (Batch, Time, Hidden) to equal the axes *A of '
        "the second (Hidden, Batch, Time); try second.transpose(Batch, Time, Hidden)",
    ),
    (
        ADD,
        "Batch Time Hidden, Hidden Time",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Time, Hidden] and Tensor[Hidden, Time]: its rule "t *A?, t '
        '*A? -> t *A" needs the axes *A of the first (Batch, Time, Hidden) to equal the axes *A of the '
        "second (Hidden, Time); try second.expand_like(first)",
    ),
    (
        ADD,
        "Batch Hidden, Batch Out",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Out]: its rule "t *A?, t *A? -> t '
        '*A" needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch, Out); '
        "try second.rename(Out, Hidden)",
    ),
    (
        ADD,
        "Batch Hidden, Batch Out",
        {},
        {"Hidden": 2, "Out": 3},
        'Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Out]: its rule "t *A?, t *A? -> t '
        '*A" needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch, Out)',
    ),
    (
        ADD,
        "Batch Hidden, Batch Out",
        {},
        {"Hidden": 2},
        'Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Out]: its rule "t *A?, t *A? -> t '
        '*A" needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Batch, Out)',
    ),
    (
        ADD,
        "Batch, Hidden",
        {},
        {},
        'Add cannot be applied to Tensor[Batch] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs '
        "the axes *A of the first (Batch) to equal the axes *A of the second (Hidden)",
    ),
    (
        ADD,
        "Hidden, Hiden",
        {},
        {},
        'Add cannot be applied to Tensor[Hidden] and Tensor[Hiden]: its rule "t *A?, t *A? -> t *A" needs '
        "the axes *A of the first (Hidden) to equal the axes *A of the second (Hiden); try "
        "second.rename(Hiden, Hidden)",
    ),
    (
        ADD,
        "Batch One, Batch",
        {},
        {"One": 1},
        'Add cannot be applied to Tensor[Batch, One] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" '
        "needs the axes *A of the first (Batch, One) to equal the axes *A of the second (Batch); try "
        "first.sum(One), or second.expand_like(first)",
    ),
    (
        ADD,
        "Batch, int Batch",
        {},
        {},
        'Add cannot be applied to Tensor[Batch] and IntTensor[Batch]: its rule "t *A?, t *A? -> t *A" needs '
        "its operands to be of one kind, not real and int; try as_real(second)",
    ),
    (
        ADD,
        "Batch Hidden, bool Hidden",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Hidden] and BoolTensor[Hidden]: its rule "t *A?, t *A? -> t '
        '*A" needs its operands to be of one kind, not real and bool; try as_real(second).expand_like(first)',
    ),
    (
        ADD,
        "bool Batch, bool Batch",
        {},
        {},
        'Add cannot be applied to BoolTensor[Batch] and BoolTensor[Batch]: its rule "t *A?, t *A? -> t *A '
        'where t not in bool" needs operands that are not bool; try as_int(first) and as_int(second)',
    ),
    (
        ADD,
        "bool Batch, int Batch",
        {},
        {},
        'Add cannot be applied to BoolTensor[Batch] and IntTensor[Batch]: its rule "t *A?, t *A? -> t *A" '
        "needs its operands to be of one kind, not bool and int; try as_int(first)",
    ),
    (
        ADD,
        "Batch Hidden, Out Time",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Out, Time]: its rule "t *A?, t *A? -> t '
        '*A" needs the axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Out, Time)',
    ),
    (
        ADD,
        "Batch Batch, Batch",
        {},
        {},
        'Add cannot be applied to Tensor[Batch, Batch] and Tensor[Batch]: its rule "t *A?, t *A? -> t *A" '
        "needs the axes *A of the first (Batch, Batch) to equal the axes *A of the second (Batch)",
    ),
    (
        ADD,
        "*S Out, Out",
        {},
        {},
        'Add cannot be applied to Tensor[*S, Out] and Tensor[Out]: its rule "t *A?, t *A? -> t *A" needs the '
        "axes *A of the first (*S, Out) to equal the axes *A of the second (Out), which cannot be decided: "
        "*S stands for unknown axes; try second.expand_like(first)",
    ),
    (
        ADD,
        "*S, ~T",
        {},
        {},
        'Add cannot be applied to Tensor[*S] and Tensor[T]: its rule "t *A?, t *A? -> t *A" needs the axes '
        "*A of the first (*S) to equal the axes *A of the second (T), which cannot be decided: *S stands for "
        "unknown axes",
    ),
    (
        EQUAL,
        "Batch Digit, int Batch",
        {},
        {},
        'Equal cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: its rule "t *A?, t *A? -> '
        'bool *A" needs its operands to be of one kind, not real and int; try first.argmax(Digit)',
    ),
    (
        EQUAL,
        "Batch, int Batch",
        {},
        {},
        'Equal cannot be applied to Tensor[Batch] and IntTensor[Batch]: its rule "t *A?, t *A? -> bool *A" '
        "needs its operands to be of one kind, not real and int; try as_real(second)",
    ),
    (
        DIV,
        "int Batch, int Batch",
        {},
        {},
        'Div cannot be applied to IntTensor[Batch] and IntTensor[Batch]: its rule "*A?, *A? -> *A" needs the '
        "first to be real, not int; try as_real(first) and as_real(second)",
    ),
    (
        AND,
        "bool Batch, int Batch",
        {},
        {},
        'And cannot be applied to BoolTensor[Batch] and IntTensor[Batch]: its rule "bool *A?, bool *A? -> '
        'bool *A" needs the second to be bool, not int; try second.ne(0)',
    ),
    (
        AND,
        "bool Batch, Batch",
        {},
        {},
        'And cannot be applied to BoolTensor[Batch] and Tensor[Batch]: its rule "bool *A?, bool *A? -> bool '
        '*A" needs the second to be bool, not real',
    ),
    (
        WHERE,
        "bool Hidden, Batch Hidden, real",
        {},
        {},
        "Where cannot be applied to BoolTensor[Hidden] and Tensor[Batch, Hidden] and Tensor[()]: its rule "
        '"bool *A, t *A?, t *A? -> t *A" needs the axes *A of the first (Hidden) to equal the axes *A of the '
        "second (Batch, Hidden); try first.expand_like(second)",
    ),
    (
        WHERE,
        "int Batch, Batch, real",
        {},
        {},
        'Where cannot be applied to IntTensor[Batch] and Tensor[Batch] and Tensor[()]: its rule "bool *A, t '
        '*A?, t *A? -> t *A" needs the first to be bool, not int; try first.ne(0)',
    ),
    (
        MATMUL,
        "Batch Hidden, Batch Hidden",
        {},
        {},
        'MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Hidden]: its rule "*N A, A B -> '
        '*N B" needs the last axis of the first (Hidden) to equal the first axis of the second (Batch); try '
        "second.transpose(), or first.transpose()",
    ),
    (
        MATMUL,
        "Pixel Digit, Batch Pixel",
        {},
        {},
        'MatMul cannot be applied to Tensor[Pixel, Digit] and Tensor[Batch, Pixel]: its rule "*N A, A B -> '
        '*N B" needs the last axis of the first (Digit) to equal the first axis of the second (Batch); try '
        "the operands in the other order",
    ),
    (
        MATMUL,
        "Batch Hidden, Out Hidden",
        {},
        {},
        'MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Out, Hidden]: its rule "*N A, A B -> '
        '*N B" needs the last axis of the first (Hidden) to equal the first axis of the second (Out); try '
        "second.transpose()",
    ),
    (
        MATMUL,
        "Hidden Batch, Hidden Out",
        {},
        {},
        'MatMul cannot be applied to Tensor[Hidden, Batch] and Tensor[Hidden, Out]: its rule "*N A, A B -> '
        '*N B" needs the last axis of the first (Batch) to equal the first axis of the second (Hidden); try '
        "first.transpose()",
    ),
    (
        MATMUL,
        "Batch Hidden Time, Hidden Out",
        {},
        {},
        'MatMul cannot be applied to Tensor[Batch, Hidden, Time] and Tensor[Hidden, Out]: its rule "*N A, A '
        'B -> *N B" needs the last axis of the first (Time) to equal the first axis of the second (Hidden); '
        "try first.transpose(Batch, Time, Hidden)",
    ),
    (
        MATMUL,
        "Batch Hidden, Hidden",
        {},
        {},
        'MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "*N A, A B -> *N B" '
        "needs 2 axes in the second, which has 1 (Hidden); try first.contract(second)",
    ),
    (
        MATMUL,
        "Hidden, Hidden",
        {},
        {},
        'MatMul cannot be applied to Tensor[Hidden] and Tensor[Hidden]: its rule "*N A, A B -> *N B" needs 2 '
        "axes in the second, which has 1 (Hidden); try first.contract(second)",
    ),
    (
        MATMUL,
        "Batch Hidden, real",
        {},
        {},
        'MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[()]: its rule "*N A, A B -> *N B" '
        "needs 2 axes in the second, which has none; try first * second",
    ),
    (
        MATMUL,
        "Batch Query Key, Token Feature",
        {},
        {},
        'MatMul cannot be applied to Tensor[Batch, Query, Key] and Tensor[Token, Feature]: its rule "*N A, A '
        'B -> *N B" needs the last axis of the first (Key) to equal the first axis of the second (Token)',
    ),
    (
        MATMUL,
        "Batch Hidden, Hiden Out",
        {},
        {},
        'MatMul cannot be applied to Tensor[Batch, Hidden] and Tensor[Hiden, Out]: its rule "*N A, A B -> *N '
        'B" needs the last axis of the first (Hidden) to equal the first axis of the second (Hiden); try '
        "second.rename(Hiden, Hidden)",
    ),
    (
        MATMUL,
        "Batch H W, Flat[H,W] Out",
        {},
        {},
        'MatMul cannot be applied to Tensor[Batch, H, W] and Tensor[Flat[H, W], Out]: its rule "*N A, A B -> '
        '*N B" needs the last axis of the first (W) to equal the first axis of the second (Flat[H, W]); try '
        "first.flatten(H, W)",
    ),
    (
        MATMUL,
        "Batch H W, Pixel Out",
        {},
        {"H": 8, "W": 8, "Pixel": 64},
        'MatMul cannot be applied to Tensor[Batch, H, W] and Tensor[Pixel, Out]: its rule "*N A, A B -> *N '
        'B" needs the last axis of the first (W) to equal the first axis of the second (Pixel); try '
        "first.merge(H, W, Pixel)",
    ),
    (
        MATMUL,
        "Batch Embedding, Size Out",
        {},
        {"Embedding": 64, "Size": 8},
        'MatMul cannot be applied to Tensor[Batch, Embedding] and Tensor[Size, Out]: its rule "*N A, A B -> '
        '*N B" needs the last axis of the first (Embedding) to equal the first axis of the second (Size)',
    ),
    (
        TRANSPOSE,
        "Batch Query Key",
        {},
        {},
        'Transpose cannot be applied to Tensor[Batch, Query, Key]: its rule "t A B -> t B A" needs 2 axes in '
        "the operand, which has 3 (Batch, Query, Key); try operand.transpose(Batch, Key, Query), with the "
        "axes in the expected order",
    ),
    (
        TRANSPOSE,
        "Batch",
        {},
        {},
        'Transpose cannot be applied to Tensor[Batch]: its rule "t A B -> t B A" needs 2 axes in the '
        "operand, which has 1 (Batch)",
    ),
    (
        SUM,
        "Batch Hidden",
        {"U": "Hiden"},
        {},
        'Sum[Hiden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B" needs '
        "an axis U (Hiden) in the operand, which has only (Batch, Hidden); try Hidden in place of Hiden",
    ),
    (
        SUM,
        "Batch Digit",
        {"U": "Pixel"},
        {},
        'Sum[Pixel] cannot be applied to Tensor[Batch, Digit]: its rule "t *A U *B -> t *A *B" needs an '
        "axis U (Pixel) in the operand, which has only (Batch, Digit)",
    ),
    (
        SUM,
        "Batch",
        {"U": "Digit"},
        {},
        'Sum[Digit] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U '
        "(Digit) in the operand, which has only (Batch)",
    ),
    (
        SUM,
        "Batch Batch",
        {"U": "Batch"},
        {},
        'Sum[Batch] cannot be applied to Tensor[Batch, Batch]: its rule "t *A U *B -> t *A *B" needs U '
        "(Batch) exactly once in the operand, which has it 2 times",
    ),
    (
        SUM,
        "Batch Flat[H,W]",
        {"U": "H"},
        {},
        'Sum[H] cannot be applied to Tensor[Batch, Flat[H, W]]: its rule "t *A U *B -> t *A *B" needs '
        "an axis U (H) in the operand, which has only (Batch, Flat[H, W]); try operand.unflatten(H, W)",
    ),
    (
        SUM,
        "H W",
        {"U": "Flat[H,W]"},
        {},
        'Sum[Flat[H, W]] cannot be applied to Tensor[H, W]: its rule "t *A U *B -> t *A *B" needs an '
        "axis U (Flat[H, W]) in the operand, which has only (H, W); try operand.flatten(H, W)",
    ),
    (
        SUM,
        "bool Batch Hidden",
        {"U": "Hidden"},
        {},
        'Sum[Hidden] cannot be applied to BoolTensor[Batch, Hidden]: its rule "t *A U *B -> t *A *B '
        'where t not in bool" needs an operand that is not bool; try as_int(operand)',
    ),
    (
        SUM,
        "*S",
        {"U": "Hidden"},
        {},
        'Sum[Hidden] cannot be applied to Tensor[*S]: its rule "t *A U *B -> t *A *B" needs U (Hidden) '
        "in the operand (*S), which cannot be decided: *S stands for unknown axes",
    ),
    (
        MEAN,
        "int Batch",
        {"U": "Batch"},
        {},
        'Mean[Batch] cannot be applied to IntTensor[Batch]: its rule "*A U *B -> *A *B" needs the '
        "operand to be real, not int; try as_real(operand)",
    ),
    (
        LOSS,
        "Batch Digit, int Batch",
        {"U": "Batch"},
        {},
        'CrossEntropy[Batch] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: its rule "*A U '
        '*B, int *A *B -> *A *B" needs the second to have the axes *A *B (Digit), not (Batch); try Digit in '
        "place of Batch",
    ),
    (
        LOSS,
        "Batch Digit, Batch Pixel",
        {"U": "Digit"},
        {},
        "CrossEntropy[Digit] cannot be applied to Tensor[Batch, Digit] and Tensor[Batch, Pixel]: its rule "
        '"*A U *B, int *A *B -> *A *B" needs the second to be int, not real',
    ),
    (
        LOSS,
        "Batch Digit, Batch Digit",
        {"U": "Digit"},
        {},
        "CrossEntropy[Digit] cannot be applied to Tensor[Batch, Digit] and Tensor[Batch, Digit]: its rule "
        '"*A U *B, int *A *B -> *A *B" needs the second to be int, not real; try second.argmax(Digit)',
    ),
    (
        LOSS,
        "int Batch, Batch Digit",
        {"U": "Digit"},
        {},
        'CrossEntropy[Digit] cannot be applied to IntTensor[Batch] and Tensor[Batch, Digit]: its rule "*A U '
        '*B, int *A *B -> *A *B" needs the first to be real, not int; try the operands in the other order',
    ),
    (
        LOSS,
        "Batch Time Digit, int Batch",
        {"U": "Digit"},
        {},
        "CrossEntropy[Digit] cannot be applied to Tensor[Batch, Time, Digit] and IntTensor[Batch]: its rule "
        '"*A U *B, int *A *B -> *A *B" needs the second to have the axes *A *B (Batch, Time), not (Batch); '
        "try first.mean(Time), or first.sum(Time)",
    ),
    (
        LOSS,
        "Batch Time Digit, int Time Batch",
        {"U": "Digit"},
        {},
        "CrossEntropy[Digit] cannot be applied to Tensor[Batch, Time, Digit] and IntTensor[Time, Batch]: its "
        'rule "*A U *B, int *A *B -> *A *B" needs the second to have the axes *A *B (Batch, Time), not '
        "(Time, Batch); try second.transpose(), or first.transpose(Digit, Time, Batch)",
    ),
    (
        EITHER,
        "Batch Digit, int Batch Digit",
        {"U": "Digit"},
        {},
        "CrossEntropy[Digit] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch, Digit]: of its 2 rules the "
        'nearest, "*A U *B, int *A *B -> *A *B", needs the second to have the axes *A *B (Batch), not (Batch, Digit); '
        "try as_real(second)",
    ),
    (
        EITHER,
        "Batch Digit, Digit Batch",
        {"U": "Digit"},
        {},
        "CrossEntropy[Digit] cannot be applied to Tensor[Batch, Digit] and Tensor[Digit, Batch]: of its 2 rules the "
        'nearest, "*A U *B, *A U *B -> *A *B", needs the second to have the axes *A U *B (Batch, Digit), not (Digit, '
        "Batch); try second.transpose(), or first.transpose()",
    ),
    (
        ERROR,
        "Batch Out, Batch",
        {},
        {},
        'MeanSquaredError cannot be applied to Tensor[Batch, Out] and Tensor[Batch]: its rule "*A, *A -> '
        'real" needs the axes *A of the first (Batch, Out) to equal the axes *A of the second (Batch)',
    ),
    (
        ERROR,
        "Batch Out, Batch",
        {},
        {"Out": 1},
        'MeanSquaredError cannot be applied to Tensor[Batch, Out] and Tensor[Batch]: its rule "*A, *A -> '
        'real" needs the axes *A of the first (Batch, Out) to equal the axes *A of the second (Batch); try '
        "first.sum(Out)",
    ),
    (
        EMBED,
        "Word Feature, int Batch",
        {},
        {},
        'Embed cannot be applied to Tensor[Word, Feature] and IntTensor[Batch]: its rule "int *A, V E -> *A '
        'E" needs the first to be int, not real; try the operands in the other order',
    ),
    (
        RENAME,
        "Batch Hidden",
        {"U": "Out", "V": "Batch"},
        {},
        'Rename[Out, Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> t *A V *B" '
        "needs an axis U (Out) in the operand, which has only (Batch, Hidden); try Batch, Out in place of "
        "Out, Batch",
    ),
    (
        RENAME,
        "Batch Time Hidden",
        {"U": "Hidden", "V": "Batch"},
        {},
        'Rename[Hidden, Batch] cannot be applied to Tensor[Batch, Time, Hidden]: its rule "t *A U *B -> t *A '
        'V *B where V not in *A *B" needs V (Batch) not to be among *A *B (Batch, Time)',
    ),
    (
        PERMUTE,
        "Batch Hidden",
        {"*P": "Hidden"},
        {},
        'Permute[Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *P where *P '
        'permutes *A" needs *P (Hidden) to be the axes *A (Batch, Hidden) in some order; try Hidden, Batch '
        "in place of Hidden",
    ),
    (
        PERMUTE,
        "Batch Hidden",
        {"*P": "Hidden Out"},
        {},
        'Permute[Hidden, Out] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *P where *P '
        'permutes *A" needs *P (Hidden, Out) to be the axes *A (Batch, Hidden) in some order; try Hidden, '
        "Batch in place of Hidden, Out",
    ),
    (
        PERMUTE,
        "Batch Hidden",
        {"*P": "Hidden Hidden"},
        {},
        'Permute[Hidden, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t *P where *P '
        'permutes *A" needs *P (Hidden, Hidden) to be the axes *A (Batch, Hidden) in some order; try Hidden, '
        "Batch in place of Hidden, Hidden",
    ),
    (
        EXPAND,
        "Batch Hidden",
        {"U": "Batch"},
        {},
        'Expand[Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A -> t U *A where U not in '
        '*A" needs U (Batch) not to be among *A (Batch, Hidden)',
    ),
    (
        FLATTEN,
        "Batch Hidden",
        {"U": "Hidden", "V": "Batch"},
        {},
        'Flatten[Hidden, Batch] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U V *B -> t *A '
        'Flat[U, V] *B" needs U V (Hidden, Batch) side by side and in this order in the operand, which has '
        "(Batch, Hidden); try Batch, Hidden in place of Hidden, Batch, or operand.transpose()",
    ),
    (
        FLATTEN,
        "H Channel W",
        {"U": "H", "V": "W"},
        {},
        'Flatten[H, W] cannot be applied to Tensor[H, Channel, W]: its rule "t *A U V *B -> t *A Flat[U, V] '
        '*B" needs U V (H, W) side by side and in this order in the operand, which has (H, Channel, W); try '
        "operand.transpose(H, W, Channel)",
    ),
    (
        UNFLATTEN,
        "Batch Flat[W,H]",
        {"U": "H", "V": "W"},
        {},
        'Unflatten[H, W] cannot be applied to Tensor[Batch, Flat[W, H]]: its rule "t *A Flat[U, V] *B -> t '
        '*A U V *B" needs an axis Flat[U, V] (Flat[H, W]) in the operand, which has only (Batch, Flat[W, '
        "H]); try W, H in place of H, W",
    ),
    (
        MERGE,
        "H W",
        {"U": "H", "V": "W", "W": "P"},
        {"H": 2, "W": 3, "P": 7},
        'MergeAxes[H, W, P] cannot be applied to Tensor[H, W]: its rule "t *A U V *B -> t *A W *B where |W| '
        '= |U| * |V|" needs |W| = |U| * |V|, but P has size 7 and |U| * |V| is 6',
    ),
    (
        CONTRACT,
        "Batch Hidden, Batch Out",
        {"U": "Hidden"},
        {},
        "ContractAlong[Hidden] cannot be applied to Tensor[Batch, Hidden] and Tensor[Batch, Out]: its rule "
        '"*A U *B, *C U *D -> *A *B *C *D" needs an axis U (Hidden) in the second, which has only (Batch, '
        "Out)",
    ),
    (
        "SplitAxis: t *A W *B -> t *A U V *B where |W| = |U| * |V|",
        "Batch Wide",
        {"W": "Wide", "U": "H", "V": "W"},
        {"Wide": 6, "H": 2, "W": 2},
        'SplitAxis[Wide, H, W] cannot be applied to Tensor[Batch, Wide]: its rule "t *A W *B -> t *A U V *B '
        'where |W| = |U| * |V|" needs |W| = |U| * |V|, but Wide has size 6 and |U| * |V| is 4',
    ),
    (
        "ConcatAlong: t *A U *B, t *A V *B -> t *A W *B",
        "Batch Hidden, int Batch",
        {"U": "Batch", "V": "Batch", "W": "Both"},
        {},
        "ConcatAlong[Batch, Batch, Both] cannot be applied to Tensor[Batch, Hidden] and IntTensor[Batch]: "
        'its rule "t *A U *B, t *A V *B -> t *A W *B" needs its operands to be of one kind, not real and int',
    ),
    (
        UNFLATTEN,
        "Batch Hidden",
        {"U": "Batch", "V": "Hidden"},
        {},
        'Unflatten[Batch, Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A Flat[U, V] *B '
        '-> t *A U V *B" needs an axis Flat[U, V] (Flat[Batch, Hidden]) in the operand, which has only '
        "(Batch, Hidden)",
    ),
    (
        "Drop: *A @Hidden -> *A",
        "Hidden Batch",
        {},
        {},
        'Drop cannot be applied to Tensor[Hidden, Batch]: its rule "*A @Hidden -> *A" needs the operand to '
        "be (*A @Hidden), not (Hidden, Batch); try operand.transpose()",
    ),
    (
        "Drop: *A @Hidden -> *A",
        "Batch Hiden",
        {},
        {},
        'Drop cannot be applied to Tensor[Batch, Hiden]: its rule "*A @Hidden -> *A" needs an axis Hidden in '
        "the operand, which has only (Batch, Hiden); try operand.rename(Hiden, Hidden)",
    ),
    (
        "Drop: *A @Hidden -> *A",
        "Batch Out",
        {},
        {},
        'Drop cannot be applied to Tensor[Batch, Out]: its rule "*A @Hidden -> *A" needs an axis Hidden in '
        "the operand, which has only (Batch, Out)",
    ),
    (
        "Frame: @Batch @Hidden -> ",
        "Batch Time Hidden",
        {},
        {},
        'Frame cannot be applied to Tensor[Batch, Time, Hidden]: its rule "@Batch @Hidden ->" needs 2 axes '
        "in the operand, which has 3 (Batch, Time, Hidden); try operand.mean(Time), or operand.sum(Time)",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{c[0].partition(':')[0]} {c[1]}" for c in CASES])
def test_message(case: Case) -> None:
    operation, operands, arguments, sizes, expected = case
    assert message(operation, operands, arguments, sizes) == expected


@pytest.mark.parametrize("case", CASES, ids=[f"{c[0].partition(':')[0]} {c[1]}" for c in CASES])
def test_the_rule_agrees(case: Case) -> None:
    operation, operands, arguments, sizes, _ = case
    bound = {parameter: word(labels) for parameter, labels in arguments.items()}
    rule, world = parse_rule(operation.partition(": ")[2]), World(sizes)
    for found in suggestions(rule, [operand(part) for part in operands.split(", ")], bound, world):
        assert isinstance(apply_rule(found.rule, found.operands, found.arguments, world), Accepted)


def test_two_labels_of_one_name() -> None:
    class Twins(World):
        def show(self, axes: Word) -> str:
            return super().show(axes).replace("other.", "")

    refused = judge(parse_rule("*A U *B -> *A *B"), [operand("Batch Hidden")], {"U": word("other.Hidden")}, Twins())
    assert refused == Refused(
        "needs an axis U (Hidden) in the operand, which has only (Batch, Hidden)",
        suggestion="; two different labels are called Hidden: use one of them",
    )


def test_two_labels_of_each_name() -> None:
    class Twins(World):
        def show(self, axes: Word) -> str:
            return super().show(axes).replace("one.", "").replace("other.", "")

    both = [operand("one.Batch one.Hidden"), operand("other.Batch other.Hidden")]
    refused = judge(parse_rule("*A, *A -> *A"), both, {}, Twins())
    assert isinstance(refused, Refused)
    assert refused.suggestion == (
        "; two different labels are called Batch (of one and other), two Hidden (of one and other): use one of each"
    )


LABELS: st.SearchStrategy[Atom] = st.sampled_from(
    [*map(Label, ("Batch", "Hidden", "Hiden", "Out")), Label("Flat", (Label("Batch"), Label("Out")))]
)
ATOMS = LABELS | st.sampled_from([Rigid("T"), Segment("S")])
OPERANDS = st.builds(
    OperandSpec,
    st.sampled_from([("real",), ("int",), ("bool",), ("int", "real"), ("?T",)]),
    st.lists(ATOMS, max_size=4).map(tuple),
)
SIZES = st.dictionaries(st.sampled_from(["Batch", "Hidden", "Out"]), st.sampled_from([1, 2, 4]))


def accepts(rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], world: World) -> bool:
    return isinstance(apply_rule(rule, operands, arguments, world), Accepted)


@cases(150, 500, strategies.rules, st.data())
def test_whatever_the_rule(rule: Rule, data: st.DataObject) -> None:
    """The search never fails; what it finds is accepted, there are two at most, and they can be written."""
    named = {v.name for term in rule.operands for item in term.items for v in variables(item) if isinstance(v, AxisVar)}
    parameters = data.draw(st.lists(st.sampled_from(sorted(named)), unique=True)) if named else []
    try:
        check_rule(rule, parameters)
    except RuleError:
        return
    operands = [data.draw(OPERANDS) for _ in rule.operands]
    arguments = {name: (data.draw(LABELS),) for name in parameters}
    world = World(data.draw(SIZES))
    outcome = judge(rule, operands, arguments, world)
    if isinstance(outcome, Accepted):
        return
    found = suggestions(rule, operands, arguments, world)
    assert len(found) <= 2
    assert bool(found) == bool(outcome.suggestion)
    for suggestion in found:
        assert accepts(suggestion.rule, suggestion.operands, suggestion.arguments, world)
        assert "*S" not in outcome.suggestion


@cases(100, 300, st.sampled_from([c[0] for c in CASES]), st.data())
def test_the_rules_of_the_library(operation: str, data: st.DataObject) -> None:
    """The same for rules that much is suggested for."""
    rule, world = parse_rule(operation.partition(": ")[2]), World(data.draw(SIZES))
    operands = [data.draw(OPERANDS) for _ in rule.operands]
    parameters = {"Sum": "U", "CrossEntropy": "U", "Rename": "UV", "Flatten": "UV", "ContractAlong": "U"}
    names = parameters.get(operation.partition(":")[0], "")
    arguments: dict[str, Word] = {name: (data.draw(LABELS),) for name in names}
    try:
        check_rule(rule, list(arguments))
    except RuleError:
        return
    if not accepts(rule, operands, arguments, world):
        for found in suggestions(rule, operands, arguments, world):
            assert accepts(found.rule, found.operands, found.arguments, world)


@pytest.mark.parametrize("case", CASES, ids=[f"{c[0].partition(':')[0]} {c[1]}" for c in CASES])
def test_what_it_costs_at_rank_twelve(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of verdicts asked for does not grow with the number of orders of the axes."""
    asked = 0

    def counting(*arguments: object) -> Accepted | Refused:
        nonlocal asked
        asked += 1
        return apply_rule(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(attempts, "apply_rule", counting)
    operation, operands, arguments, sizes, _ = case
    rule = parse_rule(operation.partition(": ")[2])
    more = tuple(Label(f"Axis{n}") for n in range(12))
    shapes = [operand(part) for part in operands.split(", ")]
    wide = [
        OperandSpec(o.kinds, (*(more[: 12 - len(o.word)] if n % 2 else more[: 12 - len(o.word)][::-1]), *o.word))
        for n, o in enumerate(shapes)
    ]
    bound = {parameter: word(labels) for parameter, labels in arguments.items()}
    judge(rule, wide, bound, World(sizes))
    assert asked <= 200
