"""Layers that a constructor makes: one object that stands in several places, and seeds that make layers alike."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Context,
    Expression,
    FuncDef,
    GeneratorExpr,
    IntExpr,
    ListExpr,
    MemberExpr,
    MypyFile,
    OpExpr,
    RefExpr,
    TupleExpr,
    TypeInfo,
)
from mypy.plugin import FunctionContext

from typedtensor.mypy_plugin.base.codes import AXES_SHARED
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import DROPOUT, MODULE
from typedtensor.mypy_plugin.types.reading import nodes


def check_made(ctx: FunctionContext, lookups: Lookups) -> None:
    """Report a layer that stands several times, or is like others of the function around."""
    site = Site.of(lookups, ctx)
    function = site.checker.scope.current_function()
    around: MypyFile | FuncDef | None = site.checker.tree if function is None else function
    if isinstance(around, (MypyFile, FuncDef)):
        found = lookups.cache.once("layers", around, lambda: list(_alike(around)))
        for place, message in found:
            if place is ctx.context:
                site.report_fact(message, AXES_SHARED)


def _alike(around: MypyFile | FuncDef) -> Iterator[tuple[Context, str]]:
    """Yield the constructor calls that are repeated, and those of a dropout with the seed of another one."""
    seeded: dict[int, CallExpr] = {}
    below = nodes(around.defs if isinstance(around, MypyFile) else around.body.body)
    attributes = {
        value
        for node in below
        if isinstance(node, AssignmentStmt)
        for target in node.lvalues
        for value in _of_attributes(target, node.rvalue)
    }
    result = [node for node in below if isinstance(node, CallExpr) and _makes_layer(node)]
    for call in sorted(result, key=lambda call: (call.line, call.column)):
        seed, callee = _seed(call), call.callee
        if seed is None or not isinstance(callee, RefExpr) or callee.fullname != DROPOUT or call not in attributes:
            continue
        if seed in seeded:
            yield (
                call,
                f"this dropout has the same seed as the one on line {seeded[seed].line}, so both drop the same "
                f"elements where their shapes are the same: give it a seed other than {seed}",
            )
        seeded.setdefault(seed, call)
    for node in below:
        match node:
            case OpExpr(op="*", left=ListExpr(items=[CallExpr() as one]) | TupleExpr(items=[CallExpr() as one])) if (
                _makes_layer(one)
            ):
                yield (
                    one,
                    "this repeats one layer, so all of them share its parameters: write [… for _ in range(number)]; "
                    "to share them on purpose, assign the layer to a variable first",
                )
            case GeneratorExpr(left_expr=CallExpr() as one) if _makes_layer(one) and _seed(one) is not None:
                yield (
                    one,
                    f"these layers start with the same values, because all have the seed {_seed(one)}: pass a "
                    "different seed=number to each, or one generator of random numbers to all",
                )


def _of_attributes(target: Expression, value: Expression) -> Iterator[Expression]:
    match target, value:
        case MemberExpr(), _:
            yield value
        case TupleExpr(), TupleExpr() if len(target.items) == len(value.items):
            for item, each in zip(target.items, value.items, strict=True):
                yield from _of_attributes(item, each)


def _makes_layer(call: CallExpr) -> bool:
    callee = call.callee
    return isinstance(callee, RefExpr) and isinstance(callee.node, TypeInfo) and callee.node.has_base(MODULE)


def _seed(call: CallExpr) -> int | None:
    """Return the seed of a layer, if it is a number in the program."""
    seeds = [node for name, node in zip(call.arg_names, call.args, strict=True) if name == "seed"]
    return seeds[0].value if seeds and isinstance(seeds[0], IntExpr) else None
