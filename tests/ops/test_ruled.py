"""Functions and methods with a rule, at run time."""

from __future__ import annotations

import inspect
from typing import Any, TypeVar

import pytest

from typedtensor import (
    Axis,
    AxisError,
    BoolTensor,
    Const,
    Expr,
    Input,
    IntTensor,
    Operand,
    Param,
    RuleError,
    Tensor,
    given,
    plain,
)
from typedtensor.ops import ruled

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class Row(Axis): ...


class Column(Axis): ...


x = Tensor[Row, Column]([[1, 5], [2, 2]])


@ruled("*A U *B -> *A *B")
def spread(x: Operand, axis: type[U], scale: float = 1.0) -> Operand:
    """The range."""
    return (x.max(axis) + (-x).max(axis)) * scale


def test_the_function_stays_a_function() -> None:
    assert spread.__name__ == "spread"
    assert spread.__doc__ == "The range."
    assert list(inspect.signature(spread).parameters) == ["x", "axis", "scale"]


def test_arguments_come_by_position_and_by_name() -> None:
    assert spread(x, Column, 2.0).numpy().tolist() == [8.0, 0.0]
    assert spread(scale=2.0, axis=Column, x=x).numpy().tolist() == [8.0, 0.0]
    with pytest.raises(TypeError, match="missing a required argument: 'axis'"):
        spread(x)  # type: ignore[call-arg]


def test_an_expression_gives_an_expression() -> None:
    node = Input(Tensor[Row, Column])
    made = spread(node, Row)
    assert isinstance(made, Expr)
    with given(node.bind(x)):
        assert made.value.numpy().tolist() == [1.0, 3.0]


def test_a_sized_axis_binds_its_label() -> None:
    @ruled("*A -> U *A")
    def stacked(x: Operand, axis: U) -> Operand:
        return x.expand(axis)

    assert stacked(x, V2(3)).shape == (3, 2, 2)


class V2(Axis): ...


def test_a_function_is_held_to_its_rule() -> None:
    @ruled("*A U *B -> *A *B")
    def kept(x: Operand, axis: type[U]) -> Operand:
        return x  # type: ignore[return-value]

    with pytest.raises(AxisError) as raised:
        kept(x, Row)
    assert str(raised.value) == (
        'kept[Row] returned Tensor[Row, Column], but its rule "*A U *B -> *A *B" gives Tensor[Column]: make them agree'
    )


def test_a_function_on_tensors_gives_a_tensor_unless_it_says_otherwise() -> None:
    weight = Param(x)

    @ruled("*A -> *A")
    def hidden(x: Operand) -> Operand:
        return x + weight  # type: ignore[axes]

    @ruled("*A -> *A")
    def open_(x: Operand | Expr[Any]) -> Expr[Any]:
        return weight + x  # type: ignore[axes, operator]

    with pytest.raises(AxisError) as raised:
        hidden(x)
    assert str(raised.value) == (
        'hidden returned Expr[Tensor[Row, Column]], but its rule "*A -> *A" gives Tensor[Row, Column]: make them agree'
    )
    assert isinstance(hidden(Const(x)), Expr)
    assert isinstance(open_(x), Expr)
    shown: Any = hidden
    on_values: Any = plain(shown)
    assert on_values(x).numpy().tolist() == [[2.0, 10.0], [4.0, 4.0]]


def test_a_result_is_no_list_unless_it_is_declared_one() -> None:
    @ruled("*A -> *A")
    def listed(x: Operand) -> Operand:
        return [x]  # type: ignore[return-value]

    with pytest.raises(AxisError, match="listed returned list, but its rule"):
        listed(x)


def test_what_is_no_tensor_is_refused() -> None:
    with pytest.raises(AxisError, match="applies to tensors, expressions and Python numbers, not to list"):
        spread([1.0], Row)  # type: ignore[arg-type]
    with pytest.raises(AxisError, match="expected an axis label"):
        spread(x, 0)  # type: ignore[arg-type]

    @ruled("*A -> *A")
    def forgetful(x: Operand) -> Operand:
        return None  # type: ignore[return-value]

    with pytest.raises(AxisError, match="forgetful returned NoneType, but its rule"):
        forgetful(x)


@ruled("*A -> *A")
def later(x: Expr[Tensor[Below]]) -> Expr[Any]:
    return x


@ruled("*A, *A -> *A")  # type: ignore[axis-rule]
def wrong(x: Expr[Tensor[Below]]) -> Expr[Any]:
    return x


class Below(Axis): ...


def test_annotations_that_name_what_is_defined_below_are_read_at_the_first_call() -> None:
    node = Const(Tensor[Below]([1.0]))
    assert later(node) is node
    with pytest.raises(RuleError, match="the rule has 2 operands, the function takes 1"):
        wrong(node)


def test_ill_formed_rules_are_refused_where_they_are_stated() -> None:
    def unary(x: Operand) -> Operand:
        return x

    def optional(x: Operand, y: Operand | float = 1.0) -> Operand:
        return x

    def all_optional(x: Operand | None = None, y: Operand | None = None) -> Operand:
        raise AssertionError

    def second_optional(x: Operand, y: Operand | None) -> Operand:
        return x

    def label(x: Operand, axis: type[U] | None = None) -> Operand:
        return x

    def starred(*xs: Operand) -> Operand:
        return xs[0]

    def nothing(x: Operand) -> None:
        return None

    for rule, function, problem in (
        ("*A", unary, "expected '->' but found the end"),
        (
            "*A U *B -> *A",
            unary,
            "operand 1 is ambiguous: *A and *B are not separated by an axis that the constructor "
            "or another operand fixes",
        ),
        ("*A, *A -> *A", unary, "the rule has 2 operands, the function takes 1"),
        ("*A @Nowhere -> *A", unary, "Nowhere is not an axis label in the scope where the operation is declared"),
        (
            "*A, *A -> *A",
            optional,
            "its parameter y can be left out; if an operand is optional, write y: Operand | None = None",
        ),
        ("*A, *A -> *A", all_optional, "all of its operands can be None: at least one must be given"),
        ("*A, *B -> *B", second_optional, "*B on the right of '->' is not bound on the left if y is None"),
        ("*A U -> *A", label, "its parameter axis can be left out"),
        ("*A -> *A", starred, "its parameter xs takes any number of arguments"),
        ("*A -> *A", nothing, "the function is not declared to return a tensor or an expression"),
    ):
        with pytest.raises(RuleError) as raised:
            ruled(rule)(function)
        assert str(raised.value) == f'the rule "{rule}" of {function.__name__} is ill-formed: {problem}'


@ruled("*N Q U, *N K U, bool *M, K *B -> *N Q K where *M within *N Q K, Q not in K, |Q| >= 2 or K in *M")
def scores(query: Operand, key: Operand, mask: Operand | None = None, values: Operand | None = None) -> Operand:
    sums: Any = key
    result: Operand = sums.sum(Column) if mask is not None else sums.sum(Column).expand(Row(2))
    return result


def test_a_call_without_an_optional_operand_follows_the_rest_of_the_rule() -> None:
    key, mask = Tensor[Below, Column]([[1, 2]]), BoolTensor[Below]([True])
    for given_so in (scores(x, key), scores(x, key, None, None), scores(x, key, mask=None)):
        assert given_so.axes == (Row, Below)
    with pytest.raises(AxisError, match=r"scores returned Tensor.Below., but its rule .*bool \*M -> .* gives"):
        scores(x, key, mask)
    with pytest.raises(AxisError) as raised:
        scores(x, x)  # type: ignore[axes]  # the mistake
    assert str(raised.value).startswith(
        "scores cannot be applied to Tensor[Row, Column] and Tensor[Row, Column]: its rule "
        '"*N Q U, *N K U -> *N Q K where Q not in K" needs Q (Row) not to be among K (Row)'
    )
    for others in ((BoolTensor[Column]([True, False]), None), (None, x)):
        with pytest.raises(AxisError, match="scores cannot be applied to .* and .* and"):
            scores(x, key, *others)


def test_a_required_operand_is_not_none() -> None:
    with pytest.raises(AxisError, match="applies to tensors, expressions and Python numbers, not to None"):
        scores(None, x)  # type: ignore[arg-type]  # the mistake


def test_verdicts_are_of_the_operands_that_are_given() -> None:
    """The same types at other operands follow other rules."""

    @ruled("*A, *A, @Row *B -> *A")
    def either(x: Operand, like: Operand | None = None, below: Operand | None = None) -> Operand:
        return x

    row = Tensor[Column]([1.0, 2.0])
    assert either(row, row) is row
    with pytest.raises(AxisError, match="either cannot be applied"):
        either(row, None, row)  # type: ignore[axes]  # the mistake


def test_labels_are_those_of_the_place_of_the_rule() -> None:
    class Inner(Axis): ...

    @ruled("*A -> @Inner *A")
    def inside(x: Operand) -> Operand:
        return x.expand(Inner(2))

    class Cell:
        class Own(Axis): ...

        @ruled("*A -> @Own *A")
        def cell(self, x: Operand) -> Operand:
            return x.expand(Cell.Own(2))

    assert inside(x).axes == (Inner, Row, Column)
    assert Cell().cell(x).axes == (Cell.Own, Row, Column)


def test_kinds_are_checked() -> None:
    with pytest.raises(AxisError, match="needs the operand to be real, not int"):
        spread(IntTensor[Row]([1]), Row)  # type: ignore[axes]
