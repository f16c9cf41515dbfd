"""Nodes of the abstract syntax are values."""

from __future__ import annotations

import copy
import pickle

import pytest

from typedtensor.rules import RunVar, parse_rule
from typedtensor.rules.syntax import AxisVar, Concrete


def test_nodes_of_different_sorts_are_different() -> None:
    assert AxisVar("U") == AxisVar("U")
    assert len({AxisVar("U"), AxisVar("U"), Concrete("U"), RunVar("U"), RunVar("U", True)}) == 4


def test_what_is_left_out_has_its_default() -> None:
    assert RunVar("A") == RunVar("A", False) == RunVar(name="A", optional=False)
    assert repr(RunVar("A")) == "RunVar(name='A', optional=False)"


def test_a_node_does_not_change() -> None:
    with pytest.raises(AttributeError, match="AxisVar does not change: name"):
        AxisVar("U").name = "V"  # type: ignore[misc]


def test_other_parts_are_refused() -> None:
    with pytest.raises(TypeError, match="RunVar is made of name, optional"):
        RunVar("A", False, 1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="RunVar is made of name, optional"):
        RunVar("A", length=1)  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="name"):
        RunVar()  # type: ignore[call-arg]


def test_copies_are_equal() -> None:
    rule = parse_rule("*A U *B -> *A V *B where V not in *A *B, |V| = |U| + 1")
    assert pickle.loads(pickle.dumps(rule)) == rule == copy.deepcopy(rule)
    assert hash(copy.copy(rule)) == hash(rule)
