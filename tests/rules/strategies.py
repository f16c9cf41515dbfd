"""Rules, words and sizes at random, for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from typedtensor.rules import Rule, RunSet, RunVar, Term
from typedtensor.rules.syntax import (
    AsMany,
    AxisVar,
    Comparison,
    Concrete,
    Condition,
    Derived,
    Either,
    Item,
    Member,
    NotIn,
    Permutes,
    SimpleCondition,
    Size,
    SizeEquation,
    SizeOf,
    SizeOp,
    Within,
)

axis_names = st.sampled_from("UVW")
run_names = st.sampled_from("ABN")
label_names = st.sampled_from(["Batch", "Hidden", "Out"])
kinds = st.sampled_from(["real", "int", "bool"])
kind_names = st.one_of(kinds, st.sampled_from(["t", "s"]))

axis_vars = st.builds(AxisVar, axis_names)
run_vars = st.builds(RunVar, run_names, st.booleans())
concrete = st.builds(Concrete, label_names)


def derived_of(arguments: st.SearchStrategy[Item]) -> st.SearchStrategy[Item]:
    return st.builds(
        Derived, st.sampled_from(["Flat", "Concat"]), st.lists(arguments, min_size=1, max_size=2).map(tuple)
    )


axis_items: st.SearchStrategy[Item] = st.recursive(axis_vars | concrete, derived_of, max_leaves=4)
operand_items: st.SearchStrategy[Item] = axis_items | run_vars
run_sets: st.SearchStrategy[RunSet] = st.recursive(
    st.builds(RunSet, st.sampled_from("^|-"), run_vars, run_vars),
    lambda left: st.builds(RunSet, st.sampled_from("^|-"), left, run_vars),
    max_leaves=3,
)


def terms(items: st.SearchStrategy[Item]) -> st.SearchStrategy[Term]:
    several = st.lists(items, max_size=4).map(tuple)
    return st.one_of(st.builds(Term, st.just("real"), several), st.builds(Term, kind_names, several, st.just(False)))


sizes: st.SearchStrategy[Size] = st.recursive(
    st.builds(SizeOf, axis_names) | st.integers(0, 20),
    lambda part: st.builds(SizeOp, st.sampled_from(["+", "-", "*", "//", "%"]), part, part),
    max_leaves=6,
)

some_items = st.lists(operand_items, min_size=1, max_size=3).map(tuple)
simple_conditions: st.SearchStrategy[SimpleCondition] = st.one_of(
    st.builds(NotIn, axis_names, items=some_items),
    st.builds(NotIn, st.sampled_from(["t", "s"]), kinds=st.lists(kinds, min_size=1, max_size=2).map(tuple)),
    st.builds(SizeEquation, st.builds(SizeOf, axis_names), sizes),
    st.builds(Permutes, run_vars, some_items),
    st.builds(AsMany, run_vars, some_items),
    st.builds(Within, st.lists(run_vars, min_size=1, max_size=2).map(tuple), some_items),
    st.builds(Member, axis_names, some_items),
    st.builds(Comparison, sizes, st.sampled_from(["=", "!=", "<", "<=", ">", ">="]), sizes).filter(
        lambda made: made.operator != "=" or not isinstance(made.left, SizeOf)
    ),
)
conditions: st.SearchStrategy[Condition] = simple_conditions | st.builds(
    Either, st.lists(simple_conditions, min_size=2, max_size=3).map(tuple)
)

single_rules = st.builds(
    Rule,
    st.just(""),
    st.lists(terms(operand_items), min_size=1, max_size=3).map(tuple),
    terms(operand_items | run_sets),
    st.lists(conditions, max_size=2).map(tuple),
)
rules = st.builds(
    lambda first, others: Rule("", first.operands, first.result, first.conditions, tuple(others)),
    single_rules,
    st.just([]) | st.lists(single_rules, max_size=2),
)
