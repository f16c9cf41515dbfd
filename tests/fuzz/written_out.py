"""The structured functions, and their equivalents: loops in Python, branches by values, trees by their structure."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from typedtensor import (
    Axis,
    Const,
    Forest,
    Tensor,
    batched,
    call,
    checkpoint,
    cond,
    dynamic,
    fold,
    map_over,
    scan,
    tree_fold,
    while_loop,
)
from typedtensor.core.scope import current_scope
from typedtensor.ops import Outer, Select


class T(Axis): ...


class U(Axis): ...


class R(Axis): ...


class Q(Axis): ...


class H(Axis, size=3): ...


class Unrolled:
    """The equivalents of the functions, by the sizes and values of the open computation."""

    def fold(self, step: Any, start: Any, xs: Any, over: Any, *, reverse: bool = False) -> Any:
        return self.scan(lambda state, *x: (step(state, *x), None), start, xs, over, reverse=reverse)[0]

    def scan(self, step: Any, start: Any, xs: Any, over: Any, *, reverse: bool = False) -> Any:
        several = xs if isinstance(xs, tuple) else (xs,)
        length = _value(several[0]).shape[0]
        state, made = start, {}
        for place in reversed(range(length)) if reverse else range(length):
            state, made[place] = step(state, *(Select(over, place)(x) for x in several))
        return state, _stacked([made[place] for place in range(length)], over)

    def map_over(self, function: Any, xs: Any, over: Any) -> Any:
        return _stacked([function(Select(over, place)(xs)) for place in range(_value(xs).shape[0])], over)

    def batched(self, function: Any, axis: Any) -> Any:
        return lambda xs: self.map_over(function, xs, axis)

    def cond(self, predicate: Any, if_true: Any, if_false: Any, operand: Any) -> Any:
        return if_true(operand) if _value(predicate).item() else if_false(operand)

    choose = cond

    def while_loop(self, condition: Any, body: Any, start: Any) -> Any:
        while _value(condition(start)).item():
            start = body(start)
        return start

    def call(self, function: Any) -> Any:
        return function

    checkpoint = call

    def tree_fold(self, leaf: Any, node: Any, xs: Any, trees: Any, over: Any, along: Any, elements: int) -> Any:
        def walk(tree: Any) -> Any:
            if isinstance(tree, int):
                return leaf(Select(over, tree)(xs))
            return node(walk(tree[0]), walk(tree[1]))

        roots = [walk(tree) for tree in trees]
        return SimpleNamespace(
            stack=lambda: _stacked(roots, along), map=lambda give: _stacked([give(x) for x in roots], along)
        )


@dynamic(like=lambda predicate, if_true, if_false, operand: operand)
async def _choose(predicate: Any, if_true: Callable[[Any], Any], if_false: Callable[[Any], Any], operand: Any) -> Any:
    return if_true(operand) if (await predicate).item() else if_false(operand)


FUNCTIONS: dict[str, Any] = {
    "fold": fold,
    "scan": scan,
    "map_over": map_over,
    "batched": batched,
    "cond": cond,
    "while_loop": while_loop,
    "call": call,
    "checkpoint": checkpoint,
    "choose": _choose,
}


class Structured:
    """The functions themselves, and a dynamic part."""

    def __getattr__(self, name: str) -> Any:
        return FUNCTIONS[name]

    def tree_fold(self, leaf: Any, node: Any, xs: Any, trees: Any, over: Any, along: Any, elements: int) -> Any:
        return tree_fold(leaf, node, xs, Forest(*trees, elements=elements), over, along)


def _value(x: Any) -> Any:
    return current_scope("a value").evaluate(x)


def _stacked(results: list[Any], over: Any) -> Any:
    """Stack results along a new first axis."""
    if not results or results[0] is None:
        return Const(Tensor[over, H](np.zeros((0, 3))))
    total: Any = None
    for place, result in enumerate(results):
        where = Const(Tensor[over](np.eye(len(results))[place]))
        part = Outer()(where, result)
        total = part if total is None else total + part
    return total
