"""``>>`` for checkers that lose a function's type variables in a composition through a descriptor.

mypy reads the descriptor in the source. For the others, a module that maps the last axis, as layers do, composes to a
``Chain`` of two labels. An operation that keeps types composes to the next stage, or, with another such operation, to a
``Keeping``. Any other composition has no exact type and accepts anything.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

from typedtensor.stubgen.calls import keeps_type, overloaded
from typedtensor.stubgen.source import Operation
from typedtensor.stubgen.spelling import Speller, Word, expression, tensor

APPLIED = "__rrshift__ = __call__"
"""``x >> f``, for a checker that does not infer it through a function type."""

_HOME = "typedtensor/core/module.py"
"""The module of pipelines."""

_KEEPS = "_keeps_type: Literal[True]"
_COMPOSITION = "The composition of two stages: what the first returns is given to the second."
_ANY = "Callable[[Any], Any]"
_WIDE = f"Pipeline[{_ANY}]"


def statements(origin: str, speller: Speller) -> list[str]:
    """The classes of compositions along the last axis and of those that keep types, and their marker attributes.

    Not every checker solves a run of axes through a function type; all of them compare attributes.
    """
    if origin != _HOME:
        return []
    u, v = speller.axis("U"), speller.axis("V")
    same, unknown = speller.other("T"), "*tuple[Any, ...]"
    return [
        f"class _Keeping(Protocol):\n    {_KEEPS}",
        f"class _Along(Protocol[{u}, {v}]):\n    {_along(u, v)}",
        f"class Chain(Pipeline[{_function((unknown, u), (unknown, v))}], Generic[{u}, {v}]):",
        *(f"    {line}" for line in [_apply(u, v, speller), *_of_layer(u, v)]),
        f"Network: TypeAlias = Chain[{u}, {v}]",
        f"class Keeping(Pipeline[{_ANY}]):",
        *(f"    {line}" for line in [f"def __call__(self, x: {same}, /) -> {same}: ...", APPLIED, _KEEPS]),
    ]


def of_class(definition: ast.ClassDef, speller: Speller) -> Sequence[str]:
    """``>>`` of a class of the library: of modules, of pipelines, and of a module that maps the last axis."""
    match definition.name:
        case "Module":
            return _of_module(speller)
        case "Pipeline":
            return _of_pipeline(speller)
    found = _LAST_AXIS.search(ast.unparse(definition))
    is_module = not {"Module", "Shown"}.isdisjoint(map(ast.unparse, definition.bases))
    return _of_layer(found[1], found[2]) if found and is_module else []


_LAST_AXIS = re.compile(r"def __call__\(self, x: Expr\[Tensor\[\*N, (\w+)\]\], /\) -> Expr\[Tensor\[\*N, (\w+)\]\]:")
"""The call of a module that keeps all axes but the last."""


def _of_layer(u: str, v: str) -> list[str]:
    """The members of a module that maps the last axis U to V."""
    return [_along(u, v), APPLIED]


def _of_module(speller: Speller) -> list[str]:
    u, v, w, [run] = speller.axis("U"), speller.axis("V"), speller.axis("W"), speller.run("N")
    taken, given = speller.other("T"), speller.other("R")
    first, second = _function((run, u), (run, v)), _function((run, v), (run, w))
    return overloaded(
        [
            f"def __rshift__(self: _Along[{u}, {v}], stage: _Keeping, /) -> Chain[{u}, {v}]",
            f"def __rshift__(self: _Along[{u}, {v}], stage: _Along[{v}, {w}], /) -> Chain[{u}, {w}]",
            f"def __rshift__(self: {first}, stage: {second}, /) -> Chain[{u}, {w}]",
            f"def __rshift__(self: Callable[[{taken}], {given}], stage: Callable[[{given}], Any], /) -> {_WIDE}",
            f"def __rshift__(self, stage: _Keeping, /) -> {_WIDE}",
        ],
        _COMPOSITION,
    )


def _of_pipeline(speller: Speller) -> list[str]:
    """``x >> pipeline``: not every checker treats the pipeline's call, a property, as a method."""
    taken, given = speller.other("T"), speller.other("R")
    return [f"def __rrshift__(self: Pipeline[Callable[[{taken}], {given}]], x: {taken}, /) -> {given}: ..."]


def of_keeping(operation: Operation, speller: Speller) -> list[str]:
    """``>>`` of an operation on one operand that keeps its type."""
    if len(operation.rule.operands) != 1 or not keeps_type(operation):
        return []
    following, u, v = speller.other("F", "Callable[..., Any]"), speller.axis("U"), speller.axis("V")
    composed = [
        "def __rshift__(self, stage: _Keeping, /) -> Keeping",
        f"def __rshift__(self, stage: _Along[{u}, {v}], /) -> Chain[{u}, {v}]",
        f"def __rshift__(self, stage: {following}, /) -> Pipeline[{following}]",
    ]
    return [APPLIED, _KEEPS, *overloaded(composed, _COMPOSITION)]


def of_changing(operation: Operation) -> list[str]:
    """``>>`` of any other operation on one operand, also for mypy without the plugin."""
    if len(operation.rule.operands) != 1 or keeps_type(operation):
        return []
    return [APPLIED, f"def __rshift__(self, stage: Callable[..., Any], /) -> {_WIDE}: ..."]


def _along(u: str, v: str) -> str:
    return f"_along: tuple[{u}, {v}]"


def _apply(u: str, v: str, speller: Speller) -> str:
    [run] = speller.run("N")
    taken, given = expression(tensor("real", (run, u))), expression(tensor("real", (run, v)))
    return f"def __call__(self, x: {taken}, /) -> {given}: ..."


def _function(operand: Word, result: Word) -> str:
    return f"Callable[[{expression(tensor('real', operand))}], {expression(tensor('real', result))}]"
