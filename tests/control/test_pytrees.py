"""States that are dicts, in all structured nodes: what they compute is what tuples of the same leaves do."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.control.cases import Hidden, Time, assert_close, numbers, values_and_derivatives
from tests.sampling import sample
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    Forest,
    Param,
    Tensor,
    batched,
    call,
    cond,
    fold,
    given,
    map_over,
    plain,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.core.pytree import flatten
from typedtensor.ops import tanh


class Root(Axis): ...


@dataclass
class Total:
    value: Expr[Tensor[()]]


@dataclass
class Nothing:
    pass


class Pair(NamedTuple):
    a: Any
    b: Any


Vector = Expr[Tensor[Hidden]]
Scalar = Expr[Tensor[()]]
Pack = Callable[[Vector, Scalar], Any]
Unpack = Callable[[Any], tuple[Vector, Scalar]]

TUPLE: tuple[Pack, Unpack] = (lambda h, n: (h, n)), (lambda s: (s[0], s[1]))
"""The leaves themselves."""

DICTS: dict[str, tuple[Pack, Unpack]] = {
    "flat": ((lambda h, n: {"h": h, "n": n}), (lambda s: (s["h"], s["n"]))),
    "nested": (
        (lambda h, n: {"cell": {"h": ({0: h},)}, "totals": (Total(n), {})}),
        (lambda s: (s["cell"]["h"][0][0], s["totals"][0].value)),
    ),
    "keys": ((lambda h, n: {Hidden: h, (1, "n"): [n]}), (lambda s: (s[Hidden], s[1, "n"][0]))),
    "inside": ((lambda h, n: Pair({"h": h}, [{"n": n, "none": Nothing()}])), (lambda s: (s.a["h"], s.b[0]["n"]))),
}


def step(h: Vector, n: Scalar, x: Vector, w: Vector) -> tuple[Vector, Scalar]:
    h = tanh(h * w + x)
    return h, n * 0.5 + h.mean()


def in_scan(pack: Pack, unpack: Unpack, w: Vector, xs: Expr[Tensor[Time, Hidden]]) -> tuple[Any, ...]:
    def each(state: Any, x: Vector) -> tuple[Any, Any]:
        h, n = step(*unpack(state), x, w)
        return pack(h, n), pack(h * x, n)

    end, along = scan(each, pack(w, w.sum()), xs, Time)
    return *unpack(end), *unpack(along)


def in_fold(pack: Pack, unpack: Unpack, w: Vector, xs: Expr[Tensor[Time, Hidden]]) -> tuple[Any, ...]:
    end = fold(lambda s, x: pack(*step(*unpack(s), x, w)), pack(w, w.sum()), xs, Time, reverse=True)
    return unpack(end)


def in_map_over(pack: Pack, unpack: Unpack, w: Vector, xs: Expr[Tensor[Time, Hidden]]) -> tuple[Any, ...]:
    over: Any = map_over
    return unpack(over(lambda x: pack(x * w, (x * w).sum()), xs, Time))


def in_batched(pack: Pack, unpack: Unpack, w: Vector, xs: Expr[Tensor[Time, Hidden]]) -> tuple[Any, ...]:
    over: Any = batched
    return unpack(over(lambda x: pack(x * w, (x * w).sum()), Time)(xs))


def in_while_loop(pack: Pack, unpack: Unpack, w: Vector, xs: Expr[Tensor[Time, Hidden]]) -> tuple[Any, ...]:
    def holds(state: Any) -> Any:
        return unpack(state)[1] < 3.0

    def body(state: Any) -> Any:
        h, n = unpack(state)
        return pack(tanh(h * w), n + 1.0)

    return unpack(while_loop(holds, body, pack(xs.sum(Time), w.sum() * 0.0)))


def in_cond(pack: Pack, unpack: Unpack, w: Vector, xs: Expr[Tensor[Time, Hidden]]) -> tuple[Any, ...]:
    def doubled(state: Any) -> Any:
        h, n = unpack(state)
        return pack(h * 2.0, n * n)

    state = pack(xs.sum(Time), w.sum())
    taken, other = (unpack(cond(w.sum() > bound, doubled, lambda s: s, state)) for bound in (-100.0, 100.0))
    return *taken, *other


def in_call(pack: Pack, unpack: Unpack, w: Vector, xs: Expr[Tensor[Time, Hidden]]) -> tuple[Any, ...]:
    @call
    def cell(state: Any, *, settings: Any) -> Any:
        return pack(*step(*unpack(state), unpack(settings)[0], w))

    settings = pack(xs.sum(Time), w.sum())
    return unpack(cell(cell(settings, settings=settings), settings=settings))


def in_tree_fold(pack: Pack, unpack: Unpack, w: Vector, xs: Expr[Tensor[Time, Hidden]]) -> tuple[Any, ...]:
    def leaf(x: Vector) -> Any:
        return pack(x * w, x.sum())

    def node(left: Any, right: Any) -> Any:
        (a, n), (b, m) = unpack(left), unpack(right)
        return pack(tanh(a * w - b), n * m)

    states = tree_fold(leaf, node, xs, Forest(((0, 1), (2, 3)), (4, (1, 0))), Time, Root)
    weighted = states.map(lambda state: unpack(state)[0] * unpack(state)[1])
    mapped: Any = batched(lambda state: unpack(state)[0].sum(), Root)
    return *unpack(states.stacked), weighted, mapped(states)


NODES = (in_scan, in_fold, in_map_over, in_batched, in_while_loop, in_cond, in_call, in_tree_fold)


def loss_of(results: tuple[Any, ...]) -> Scalar:
    total: Scalar = Const(Tensor[()](0.0))
    for x in results:
        total = total + (x * x).sum() * 0.5
    return total


def parameters() -> tuple[Any, Any]:
    return Param(Tensor[Hidden](numbers(4))), Param(Tensor[Time, Hidden](numbers(5, 4)))


@pytest.mark.parametrize(("node", "way"), sample(product(NODES, DICTS), one_in=3))
def test_values_and_derivatives_are_those_of_tuples(node: Callable[..., tuple[Any, ...]], way: str) -> None:
    of = parameters()
    found = values_and_derivatives(loss_of(node(*DICTS[way], *of)), *of)
    assert_close(found, values_and_derivatives(loss_of(node(*TUPLE, *of)), *of))


@pytest.mark.parametrize("node", NODES)
def test_plans_pickles_and_tensors_at_once(node: Callable[..., tuple[Any, ...]]) -> None:
    w, xs = parameters()
    loss = loss_of(node(*DICTS["nested"], w, xs))
    found = []
    for plan in (False, True, True):
        with given(plan=plan) as computation:
            found.append((loss.value.numpy(), computation.gradients(loss)[w].numpy()))
    assert computation.counts.planned == 1
    w2, loss2 = pickle.loads(pickle.dumps((w, loss)))
    with given() as computation:
        found.append((loss2.value.numpy(), computation.gradients(loss2)[w2].numpy()))
    for value, gradient in found[1:]:
        np.testing.assert_allclose(value, found[0][0], rtol=1e-12)
        np.testing.assert_allclose(gradient, found[0][1], rtol=1e-12)

    def whole(w: Expr[Tensor[Hidden]], xs: Expr[Tensor[Time, Hidden]]) -> Expr[Tensor[()]]:
        return loss_of(node(*DICTS["nested"], w, xs))

    at_once = plain(whole)(w.value, xs.value)
    np.testing.assert_allclose(at_once.numpy(), found[0][0], rtol=1e-12)


def test_the_order_is_that_of_the_first_state() -> None:
    w, xs = parameters()
    start = {"n": w.sum(), "h": w}
    end = fold(lambda s, x: {"h": s["h"] * x, "n": s["n"]}, start, xs, Time)
    assert list(end) == ["n", "h"]
    assert [x.tensor_type for x in end.values()] == [w.sum().tensor_type, w.tensor_type]
    chosen = cond(w.sum() > 0.0, lambda w: {"a": w, "b": w * 2.0}, lambda w: {"b": w * 3.0, "a": w * 4.0}, w)
    with given():
        number = 1.0 if w.value.numpy().sum() > 0.0 else 4.0
        np.testing.assert_allclose(chosen["a"].value.numpy(), w.value.numpy() * number)


def test_a_state_without_leaves() -> None:
    _, xs = parameters()
    empty: Any = {}
    end, along = scan(lambda s, x: ({}, x), empty, xs, Time)
    assert end == {}
    nothing: Any = Nothing(), {"a": {}, "b": ()}
    assert fold(lambda s, x: s, nothing, xs, Time) == nothing
    with given():
        np.testing.assert_array_equal(along.value.numpy(), xs.value.numpy())


def test_sequences_in_dicts() -> None:
    w, xs = parameters()
    over: Any = map_over
    sequences = {"x": xs, "more": [xs.sum(Hidden)]}
    scaled = over(lambda e: e["x"] * e["more"][0], sequences, Time)
    with given():
        expected = xs.value.numpy() * xs.value.numpy().sum(1, keepdims=True)
        np.testing.assert_allclose(scaled.value.numpy(), expected)
    with pytest.raises(AxisError, match=r"must be Time, but sequence 2 is Tensor\[Hidden\]"):
        over(lambda e: e["x"], {"x": xs, "w": w}, Time)
    with pytest.raises(AxisError, match="map_over takes at least one sequence, but was given none"):
        over(lambda e: w, {}, Time)


def refused(function: Callable[[], object]) -> str:
    with pytest.raises(AxisError) as error:
        function()
    return str(error.value)


def lacking(state: Any, x: Any) -> Any:
    return {"a": state["a"]}


def having(state: Any, x: Any) -> Any:
    return {"a": state["a"], "b": state["b"], "c": x, "d": x}


def others(state: Any, x: Any) -> Any:
    return {"a": state["a"], "c": x}


def deep(state: Any, x: Any) -> Any:
    return {"a": [Total(state["a"][0].value)], 0: (Pair({"b": x}, ()),)}


def test_keys_that_differ_are_named() -> None:
    w, xs = parameters()
    start: Any = {"a": w, "b": w}
    end = ": a state must have the same structure, kinds and axes"
    source = "but the state it starts with is {'a': Tensor[Hidden], 'b': Tensor[Hidden]}"
    said = refused(lambda: fold(lacking, start, xs, Time))
    assert said.startswith("the state that the step of fold, lacking (test_pytrees.py:")
    assert said.endswith(f"returns is {{'a': Tensor[Hidden]}}, {source}; it lacks the key 'b'{end}")
    assert refused(lambda: fold(having, start, xs, Time)).endswith(f"; it has the keys 'c', 'd' besides{end}")
    assert refused(lambda: fold(others, start, xs, Time)).endswith(
        f"; it lacks the key 'b' and has the key 'c' besides{end}"
    )
    nested: Any = {"a": [Total(w)], 0: (Pair({"b": w, "c": w}, ()),)}
    assert refused(lambda: fold(deep, nested, xs, Time)).endswith(f"; at [0][0].a it lacks the key 'c'{end}")


def test_what_differs_otherwise_is_said_as_before() -> None:
    w, xs = parameters()
    start: Any = {"a": w}
    said = refused(lambda: fold(lambda s, x: s["a"], start, xs, Time))
    assert "returns is Tensor[Hidden], but the state it starts with is {'a': Tensor[Hidden]}: a state must" in said
    said = refused(lambda: fold(lambda s, x: {"a": s["a"].sum()}, start, xs, Time))
    assert "returns is {'a': Tensor[()]}, but the state it starts with is {'a': Tensor[Hidden]}: a state must" in said
    said = refused(lambda: fold(lambda s, x: {"a": 1.0}, start, xs, Time))
    assert "tuples, lists, dicts, named tuples, dataclasses and modules, but contains 1.0: wrap numbers" in said


def test_keys_are_named_in_all_structured_nodes() -> None:
    w, xs = parameters()
    a: Any = {"a": w}
    assert "in cond is {}, but that of" in refused(lambda: cond(w.sum() > 0.0, lambda w: a, lambda w: {}, w))
    assert "; it lacks the key 'a': both results" in refused(lambda: cond(w.sum() > 0.0, lambda w: a, lambda w: {}, w))
    assert "; it lacks the key 'a'" in refused(lambda: while_loop(lambda s: s["a"].sum() > 0.0, lambda s: {}, a))
    said = refused(lambda: tree_fold(lambda x: {"x": x}, lambda l, r: {}, xs, Forest((0, 1)), Time, Root))
    assert "returns is {}, but that of a leaf" in said
    assert "; it lacks the key 'x'" in said


def test_a_function_is_traced_for_each_set_of_keys() -> None:
    traced = []

    @call
    def cell(state: Any) -> Any:
        traced.append(list(state))
        return {name: x * 2.0 for name, x in state.items()}

    w, _ = parameters()
    for state in ({"a": w}, {"a": w * 2.0}, {"b": w}, {"a": w, "b": w}):
        assert cell(state).keys() == state.keys()
    assert traced == [["a"], ["b"], ["a", "b"]]


def test_definitions_print_as_what_they_define() -> None:
    w, xs = parameters()
    tree = {"a": [w, (w,)], 0: {}, "c": Pair(w, ()), "d": Nothing(), "e": Total(w.sum())}
    leaves, definition = flatten(tree, "a tree")
    v = "Tensor[Hidden]"
    assert str(definition) == (
        f"{{'a': [{v}, ({v},)], 0: {{}}, 'c': Pair(a={v}, b=()), 'd': Nothing(), 'e': Total(value=Tensor[()])}}"
    )
    again, same = flatten(definition.rebuild(leaves), "the tree again")
    assert same == definition
    assert all(map(operator.is_, again, leaves))
    assert repr(tree_fold(lambda x: {"x": x}, lambda l, r: l, xs, Forest((0, 1)), Time, Root)) == (
        "States({'x': Tensor[Root, Hidden]})"
    )
    assert [str(of) for of in flatten({"b": xs}, "")[1].of_elements().types] == [v]


@pytest.mark.parametrize(
    ("part", "advice"),
    [
        (0, "wrap it, as in Const(IntTensor[()](0))"),
        (True, "wrap it, as in Const(BoolTensor[()](True))"),
        (2.0, "wrap numbers and arrays, as in Const(Tensor[()](0.0))"),
        (np.ones(3), "wrap numbers and arrays, as in Const(Tensor[()](0.0))"),
        (None, "leave it out, or add the return that is missing"),
        ("name", "functions may read it without it being a part of the state"),
    ],
    ids=str,
)
def test_a_part_that_is_no_tensor_is_refused_with_what_to_write(part: object, advice: str) -> None:
    with pytest.raises(AxisError) as error:
        flatten((Const(Tensor[()](0.0)), part), "the start of fold")
    assert str(error.value).endswith(f"but contains {part!r}: {advice}")
