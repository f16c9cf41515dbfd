"""States that are dicts, in all structured nodes; a TypedDict where the parts differ in type."""

from typing import TypedDict, reveal_type

from typedtensor import (
    Axis,
    BoolTensor,
    Const,
    Expr,
    Forest,
    Param,
    Tensor,
    call,
    cond,
    fold,
    map_over,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.ops import tanh


class Time(Axis): ...
class In(Axis, size=3): ...
class Hidden(Axis, size=4): ...
class Word(Axis): ...
class Sentence(Axis): ...


W = Param(Tensor[In, Hidden]([[0.0]]))

Layers = dict[str, Expr[Tensor[Hidden]]]


class State(TypedDict):
    h: Expr[Tensor[Hidden]]
    total: Expr[Tensor[()]]


def step(state: Layers, x: Expr[Tensor[In]]) -> Layers:
    return {name: tanh(h + x @ W) for name, h in state.items()}


def typed_step(state: State, x: Expr[Tensor[In]]) -> State:
    return {"h": tanh(state["h"] + x @ W), "total": state["total"] + x.sum()}


def giving(state: State, x: Expr[Tensor[In]]) -> tuple[State, Expr[Tensor[Hidden]]]:
    return typed_step(state, x), state["h"]


def loops(xs: Expr[Tensor[Time, In]], h: Expr[Tensor[Hidden]], total: Expr[Tensor[()]]) -> None:
    state: State = {"h": h, "total": total}
    reveal_type(fold(step, {"a": h, "b": h}, xs, Time))  # R: dict[str, Expr[Tensor[Hidden]]]
    reveal_type(fold(lambda s, x: {"a": s["a"], "b": x @ W}, {"a": h, "b": h}, xs, Time))
    # R: dict[str, Expr[Tensor[Hidden]]]
    reveal_type(fold(typed_step, state, xs, Time))
    # R: TypedDict(State, {'h': Expr[Tensor[Hidden]], 'total': Expr[Tensor[()]]})
    reveal_type(fold(typed_step, State(h=h, total=total), xs, Time))
    # R: TypedDict(State, {'h': Expr[Tensor[Hidden]], 'total': Expr[Tensor[()]]})
    reveal_type(scan(giving, state, xs, Time))
    # R: tuple[TypedDict(State, {'h': Expr[Tensor[Hidden]], 'total': Expr[Tensor[()]]}), Expr[Tensor[Time, Hidden]]]
    reveal_type(scan(lambda s, x: (typed_step(s, x), x), state, xs, Time))
    # R: tuple[TypedDict(State, {'h': Expr[Tensor[Hidden]], 'total': Expr[Tensor[()]]}), Expr[Tensor[Time, In]]]
    reveal_type(fold(lambda s, x: {0: (s[0][0], x.sum())}, {0: (h, total)}, xs, Time))
    # R: dict[int, tuple[Expr[Tensor[Hidden]], Expr[Tensor[()]]]]
    reveal_type(while_loop(lambda s: s["total"] > 0.0, lambda s: typed_step(s, Const(Tensor[In]([0.0]))), state))
    # R: TypedDict(State, {'h': Expr[Tensor[Hidden]], 'total': Expr[Tensor[()]]})
    fold(typed_step, {"h": h}, xs, Time)
    # E: Argument 1 to "fold" has incompatible type "Callable[[State, Expr[Tensor[In]]], State]"; expected
    #    "Callable[[dict[str, Expr[Tensor[Hidden]]], Expr[Tensor[In]]], dict[str, Expr[Tensor[Hidden]]]]" [arg-type]
    fold(step, state, xs, Time)
    # E: Argument 1 to "fold" has incompatible type "Callable[[dict[str, Expr[Tensor[Hidden]]], Expr[Tensor[In]]],
    #    dict[str, Expr[Tensor[Hidden]]]]"; expected "Callable[[State, Expr[Tensor[In]]], State]" [arg-type]
    fold(lambda s, x: {"a": s["a"].sum()}, {"a": h}, xs, Time)
    # E: Dict entry 0 has incompatible type "str": "Expr[Tensor[()]]"; expected "str": "Expr[Tensor[Hidden]]"
    #    [dict-item]


def branches(p: Expr[BoolTensor[()]], h: Expr[Tensor[Hidden]], state: State) -> None:
    reveal_type(cond(p, lambda s: {"a": s["h"]}, lambda s: {"a": s["h"] * 2.0}, state))
    # R: dict[str, Expr[Tensor[Hidden]]]
    reveal_type(cond(p, lambda s: s, lambda s: State(h=s["h"], total=s["total"] * 2.0), state))
    # R: TypedDict({'h': Expr[Tensor[Hidden]], 'total': Expr[Tensor[()]]})
    reveal_type(cond(p, lambda h: {"a": h}, lambda h: {"a": h.sum()}, h))  # R: object


@call
def cell(state: State, x: Expr[Tensor[In]]) -> State:
    return typed_step(state, x)


def calls(state: State, x: Expr[Tensor[In]], h: Expr[Tensor[Hidden]]) -> None:
    reveal_type(cell(state, x))  # R: TypedDict({'h': Expr[Tensor[Hidden]], 'total': Expr[Tensor[()]]})
    reveal_type(call(step)({"a": h}, x))  # R: dict[str, Expr[Tensor[Hidden]]]
    cell({"h": h}, x)  # E: Missing key "total" for TypedDict "State" [typeddict-item]


def leaf(x: Expr[Tensor[In]]) -> State:
    return {"h": x @ W, "total": x.sum()}


def node(left: State, right: State) -> State:
    return {"h": left["h"] - right["h"], "total": left["total"] + right["total"]}


def trees(words: Expr[Tensor[Word, In]], forest: Forest) -> None:
    states = tree_fold(leaf, node, words, forest, Word, Sentence)
    reveal_type(states)  # R: States[Sentence, TypedDict({'h': Expr[Tensor[Hidden]], 'total': Expr[Tensor[()]]})]
    reveal_type(states.map(lambda s: s["h"]))  # R: Expr[Tensor[Sentence, Hidden]]
    reveal_type(map_over(lambda s: s["total"], states, Sentence))  # R: Expr[Tensor[Sentence]]
    reveal_type(fold(lambda total, s: total + s["total"], Const(Tensor[()](0.0)), states, Sentence))
    # R: Expr[Tensor[()]]
    reveal_type(tree_fold(lambda x: {"h": x @ W}, lambda a, b: {"h": a["h"] - b["h"]}, words, forest, Word, Sentence))
    # R: States[Sentence, dict[str, Expr[Tensor[Hidden]]]]
    reveal_type(tree_fold(lambda x: [x @ W], lambda a, b: [a[0] - b[0]], words, forest, Word, Sentence))
    # R: States[Sentence, list[Expr[Tensor[Hidden]]]]
