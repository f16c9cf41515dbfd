"""The grammar of rules: what parses, to what, and what each syntax error says."""

from __future__ import annotations

import pytest

from typedtensor.rules import Rule, RuleError, RunSet, RunVar, Term, parse_rule, parse_size, references, size_names
from typedtensor.rules.syntax import (
    AsMany,
    AxisVar,
    Comparison,
    Concrete,
    Derived,
    Either,
    Member,
    NotIn,
    Permutes,
    SizeOf,
    SizeOp,
    Within,
    variables,
)

A, B, N = RunVar("A"), RunVar("B"), RunVar("N")
U, V, W = AxisVar("U"), AxisVar("V"), AxisVar("W")


def test_a_matrix_product() -> None:
    a, b = AxisVar("A"), AxisVar("B")
    text = "*N A, A B -> *N B"
    assert parse_rule(text) == Rule(text, (Term("real", (N, a)), Term("real", (a, b))), Term("real", (N, b)))


def test_kinds() -> None:
    rule = parse_rule("int *A, real V E, t -> bool *A E")
    assert [(t.kind, t.bare) for t in (*rule.operands, rule.result)] == [
        ("int", False),
        ("real", False),
        ("t", False),
        ("bool", False),
    ]
    assert parse_rule("A -> A").operands[0].bare


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("U", (U,)),
        ("*A", (A,)),
        ("*A?", (RunVar("A", optional=True),)),
        ("@Hidden", (Concrete("Hidden"),)),
        ("Flat[U, V]", (Derived("Flat", (U, V)),)),
        ("Flat[Concat[U, @Hidden], V]", (Derived("Flat", (Derived("Concat", (U, Concrete("Hidden"))), V)),)),
        ("*A U *B", (A, U, B)),
        ("", ()),
    ],
)
def test_items(text: str, items: tuple[object, ...]) -> None:
    assert parse_rule(f"{text} -> ").operands[0].items == items
    assert parse_rule(f" -> {text}").result.items == items


@pytest.mark.parametrize("operator", ["^", "|", "-"])
def test_runs_as_sets_in_the_result(operator: str) -> None:
    rule = parse_rule(f"*A, *B -> *A {operator} *B U")
    assert rule.result.items == (RunSet(operator, A, B), U)


def test_set_operators_group_to_the_left() -> None:
    rule = parse_rule("*A, *B -> *A ^ *B | *N")
    assert rule.result.items == (RunSet("|", RunSet("^", A, B), N),)


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("V not in *A *B", NotIn("V", items=(A, B))),
        ("V not  in U", NotIn("V", items=(U,))),
        ("t not in bool int", NotIn("t", kinds=("bool", "int"))),
        ("*P permutes *A U", Permutes((RunVar("P"),), (A, U))),
        ("*P as many as *A U", AsMany((RunVar("P"),), (A, U))),
        ("*P within *A U", Within((RunVar("P"),), (A, U))),
        ("*P *Q within *A U", Within((RunVar("P"), RunVar("Q")), (A, U))),
        ("U in *A U", Member("U", (A, U))),
        ("|U| % 2 = 0", Comparison(SizeOp("%", SizeOf("U"), 2), "=", 0)),
        ("2 <= |U|", Comparison(2, "<=", SizeOf("U"))),
        ("|U| != |W| - 1", Comparison(SizeOf("U"), "!=", SizeOp("-", SizeOf("W"), 1))),
        ("U in *A or |U| > 1", Either((Member("U", (A,)), Comparison(SizeOf("U"), ">", 1)))),
        ("|W| = |U| * |V|", Comparison(SizeOf("W"), "=", SizeOp("*", SizeOf("U"), SizeOf("V")))),
    ],
)
def test_conditions(text: str, condition: object) -> None:
    assert parse_rule(f"t U -> t U where {text}").conditions == (condition,)


def test_several_conditions() -> None:
    rule = parse_rule("t *A U V *B -> t *A W *B where W not in *A *B, |W| = |U| * |V|, t not in bool")
    assert list(map(str, rule.conditions)) == ["W not in *A *B", "|W| = |U| * |V|", "t not in bool"]


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("7", 7),
        ("|U|", SizeOf("U")),
        ("|U| - |V| - 1", SizeOp("-", SizeOp("-", SizeOf("U"), SizeOf("V")), 1)),
        ("|U| + |V| * 2", SizeOp("+", SizeOf("U"), SizeOp("*", SizeOf("V"), 2))),
        ("(|U| + |V|) // 2", SizeOp("//", SizeOp("+", SizeOf("U"), SizeOf("V")), 2)),
        ("((3))", 3),
    ],
)
def test_sizes(text: str, tree: object) -> None:
    assert parse_size(text) == tree


def test_names_in_size() -> None:
    assert list(size_names(parse_size("(|U| - |V|) // 2 + |U|"))) == ["U", "V", "U"]


def test_spaces_do_not_matter() -> None:
    tight, loose = parse_rule("*N A,A B->*N B"), parse_rule("  * N A ,\n A B  ->  *N B ")
    assert (tight.operands, tight.result) == (loose.operands, loose.result)


def test_a_rule_is_parsed_once() -> None:
    assert parse_rule("*A -> *A") is parse_rule("*A -> *A")


def test_references_are_the_labels_that_a_rule_names() -> None:
    rule = parse_rule("*A @Hidden Flat[U, @Out] -> Concat[U, U] where U not in @Batch, |U| = 3")
    assert list(references(rule)) == [("Hidden", 0), ("Flat", 2), ("Out", 0), ("Concat", 2), ("Batch", 0)]


def test_variables_are_listed_without_their_question_mark() -> None:
    assert list(variables(Derived("Flat", (U, Derived("Concat", (V, Concrete("Out"))))))) == [U, V]
    assert list(variables(RunVar("A", optional=True))) == [A]
    assert list(variables(RunSet("^", RunSet("|", A, B), N))) == [A, B, N]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected '->' but found the end"),
        ("*A", "expected '->' but found the end"),
        ("*A & *B -> *A", "unexpected '&'"),
        ("A => B", "expected '->' but found '='"),
        ("A - B -> A", "expected '->' but found '-'"),
        ("real int A -> A", "expected '->' but found 'int'"),
        ("A not in B", "expected '->' but found 'not in'"),
        ("where -> A", "expected '->' but found 'where'"),
        ("*A ^ *B -> *A", "expected '->' but found '^'"),
        ("A? -> A", "expected '->' but found '?'"),
        ("@Hidden[U] -> U", "expected '->' but found '['"),
        ("*A -> *A, *B", "unexpected ','"),
        ("A -> A ^ *B", "unexpected '^'"),
        ("A -> A where A not in *B where A", "unexpected 'where'"),
        ("* -> A", "expected a run of axes after '*' (a name with a capital) but found '->'"),
        ("*a -> A", "expected a run of axes after '*' (a name with a capital) but found 'a'"),
        ("*A -> *A ^ ", "expected '*' but found the end"),
        ("*A -> *A ^ B", "expected '*' but found 'B'"),
        ("@hidden -> ", "expected a label after '@' (a name with a capital) but found 'hidden'"),
        ("_ -> _", "expected an axis (a name with a capital) but found '_'"),
        ("Flat[] -> U", "expected an axis (a name with a capital) but found ']'"),
        ("Flat[u] -> U", "expected an axis (a name with a capital) but found 'u'"),
        ("Flat[U -> U", "expected ']' but found '->'"),
        ("U -> U where", "expected a condition (a name with a capital) but found the end"),
        ("U -> U where not in U", "expected a condition (a name with a capital) but found 'not in'"),
        ("U -> U where U on *A", "expected 'not in' or 'in' but found 'on'"),
        ("U -> U where U in", "expected axes after 'in' but found the end"),
        ("U -> U;", "expected '->' but found the end"),
        ("U -> U where U in U or", "expected a condition (a name with a capital) but found the end"),
        ("U -> U where U not in", "expected axes after 'not in' but found the end"),
        ("t U -> t U where t not in", "expected a kind after 'not in' but found the end"),
        ("t U -> t U where t not in U", "expected a kind after 'not in' but found 'U'"),
        ("*A -> *A where *A U", "expected 'permutes' or 'as many as' or 'within' but found 'U'"),
        ("*A -> *A where *A permutes", "expected axes after 'permutes' but found the end"),
        ("U -> U where |u| = 3", "expected an axis between '|' bars (a name with a capital) but found 'u'"),
        ("U -> U where |U = 3", "expected '|' but found '='"),
        ("U -> U where |U| 3", "expected '=' or '!=' or '<' or '<=' or '>' or '>=' but found '3'"),
        ("U -> U where |U| = U", "expected a size (|U|, a number or brackets) but found 'U'"),
        ("U -> U where |U| = 3 +", "expected a size (|U|, a number or brackets) but found the end"),
        ("U -> U where |U| = -3", "expected a size (|U|, a number or brackets) but found '-'"),
        ("U -> U where |U| = (3", "expected ')' but found the end"),
        ("U -> U where |U| = |U| / 2", "unexpected '/'"),
    ],
)
def test_syntax_errors(text: str, message: str) -> None:
    with pytest.raises(RuleError) as caught:
        parse_rule(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a size (|U|, a number or brackets) but found the end"),
        ("U", "expected a size (|U|, a number or brackets) but found 'U'"),
        ("|U| |V|", "unexpected '|'"),
        ("(|U|", "expected ')' but found the end"),
    ],
)
def test_syntax_errors_of_sizes(text: str, message: str) -> None:
    with pytest.raises(RuleError) as caught:
        parse_size(text)
    assert str(caught.value) == message
