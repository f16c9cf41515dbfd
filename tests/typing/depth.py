"""Mistakes in two parts, a wrong value and its use, put together in several ways: inline, by a helper, in a field, …"""

from __future__ import annotations

import re
from typing import NamedTuple


class Mistake(NamedTuple):
    """A mistake.

    Attributes:
        name: its name.
        code: the kind that warns of it.
        takes: the parameters of both parts: names and types.
        made: the wrong value.
        of: its type.
        used: the expression that uses it as ``made``.
        gives: the type of that expression.
    """

    name: str
    code: str
    takes: dict[str, str]
    made: str
    of: str
    used: str
    gives: str


_S, _V, _X = "Expr[Tensor[Query, Key]]", "Expr[Tensor[Key, Width]]", "Expr[Tensor[Batch, Time]]"
_L, _ID = "Expr[Tensor[Batch, Digit]]", "Expr[IntTensor[Batch]]"
_Q, _K = "Expr[Tensor[Query, Width]]", "Expr[Tensor[Key, Width]]"
_MASK, _OUT, _B, _M = (
    "Expr[BoolTensor[Query]]",
    "Expr[Tensor[Query, Width]]",
    "Expr[Tensor[Batch]]",
    "Expr[BoolTensor[Batch, Time]]",
)
_BOTH = "Expr[BoolTensor[Query, Key]]"

MISTAKES = (
    Mistake("dot", "softmax", {"s": _S, "v": _V}, "softmax(s, Query)", _S, "dot(made, v, Key)", _OUT),
    Mistake("matmul", "softmax", {"s": _S, "v": _V}, "s.softmax(Query)", _S, "made @ v", _OUT),
    Mistake(
        "einsum", "softmax", {"s": _S, "v": _V}, "softmax(s, Query) * 0.5", _S, "einsum(made, v, Query, Width)", _OUT
    ),
    Mistake(
        "cosine",
        "softmax",
        {"s": _Q, "v": _K},
        "l2_normalize(s, Query)",
        _Q,
        "dot(made, l2_normalize(v, Width), Width)",
        _S,
    ),
    Mistake("gather", "softmax", {"s": _L, "i": _ID}, "log_softmax(s, Batch)", _L, "take_along(made, i, Digit)", _B),
    Mistake("constant", "softmax", {"s": _L}, "softmax(s, Digit)", _L, "made.mean(Digit)", _B),
    Mistake("weighted", "softmax", {"s": _L, "y": _L}, "softmax(s, Digit)", _L, "(made * y).mean(Digit)", _B),
    Mistake("entropy", "softmax", {"s": _L}, "log_softmax(s, Batch)", _L, "(softmax(s, Digit) * made).sum(Digit)", _B),
    Mistake("where", "mask", {"s": _S, "m": _MASK}, "m.expand_like(s)", _BOTH, "softmax(s, Key, where=made)", _S),
    Mistake("hidden", "mask", {"s": _S, "m": _MASK}, "where(m.expand_like(s), s, -1e9)", _S, "softmax(made, Key)", _S),
    Mistake(
        "after",
        "mask",
        {"s": _S, "v": _V, "mask": _BOTH},
        "softmax(s, Key) * as_real(mask)",
        _S,
        "dot(made, v, Key)",
        _OUT,
    ),
    Mistake("zeros", "mask", {"s": _S, "mask": _BOTH}, "s * as_real(mask)", _S, "softmax(made, Key)", _S),
    Mistake("centred", "total", {"x": _X}, "x.mean()", "Expr[Tensor[()]]", "x - made", _X),
    Mistake("shares", "total", {"x": _X}, "x.sum() + 1.0", "Expr[Tensor[()]]", "x / made", _X),
    Mistake(
        "counted", "total", {"x": _X, "mask": _M}, "as_real(mask).sum()", "Expr[Tensor[()]]", "x.sum(Time) / made", _B
    ),
    Mistake("product", "scale", {"q": _Q, "k": _K}, "dot(q, k, Width)", _S, "made / root(Head().size)", _S),
    Mistake("root", "scale", {"q": _Q, "k": _K}, "root(Head().size)", "float", "dot(q, k, Width) / made", _S),
    Mistake("twice", "logits", {"s": _L, "i": _ID}, "softmax(s, Digit)", _L, "cross_entropy(made, i, Digit)", _B),
    Mistake("floor", "logits", {"s": _L, "i": _ID}, "relu(s)", _L, "cross_entropy(made, i, Digit)", _B),
    Mistake("binary", "logits", {"s": _X, "t": _M}, "sigmoid(s)", _X, "binary_cross_entropy(made, t)", _X),
    Mistake("divergence", "logits", {"s": _L, "t": _L}, "softmax(s, Digit)", _L, "kl_div(made, softmax(t, Digit))", _L),
)

PREAMBLE = """\
from math import sqrt as root
from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import *
class Batch(Axis): ...
class Time(Axis): ...
class Query(Axis): ...
class Key(Axis): ...
class Head(Axis, size=2): ...
class Width(Axis, size=4): ...
class Digit(Axis, size=10): ...
"""

WAYS = ("inline", "helper", "method", "field", "dict", "comprehension", "tuple", "module", "use")
"""How the value reaches its use; ``use``: the use is in a function that is called with the value."""

HELPERS = "depth_helpers"
"""The module of the functions that other modules import."""


def helpers() -> str:
    """Return the module of helpers, behind more functions than may be read for one of them."""
    others = [f"def other_{number}(s: {_S}) -> {_S}:\n    return {' + '.join(['s'] * 50)}\n" for number in range(99)]
    functions = [
        f"def make_{each.name}({_parameters(each)}) -> {each.of}:\n    return {each.made}\n" for each in MISTAKES
    ]
    return "\n".join([PREAMBLE, *others, *functions])


def program(way: str) -> str:
    """Return a module with all mistakes, put together in one way."""
    if way == "module":
        start = PREAMBLE[: PREAMBLE.index("class Batch")]
        start += f"import {HELPERS}\nfrom {HELPERS} import Batch, Digit, Head, Key, Query, Time, Width\n"
    else:
        start = PREAMBLE
    return "\n".join([start, *(_put_together(each, way) for each in MISTAKES)])


def line_of(way: str, mistake: Mistake) -> int:
    """Return the line in which a mistake is to be reported."""
    lines = program(way).splitlines()
    start = next(number for number, line in enumerate(lines, 1) if line.startswith(f"def wrong_{mistake.name}("))
    return next(number for number, line in enumerate(lines, 1) if number > start and line.startswith("    return "))


def _parameters(mistake: Mistake) -> str:
    return ", ".join(f"{name}: {of}" for name, of in mistake.takes.items())


def _put_together(mistake: Mistake, way: str) -> str:
    name, given = mistake.name, ", ".join(mistake.takes)
    parameters = _parameters(mistake)
    wrong = f"def wrong_{name}({parameters}) -> {mistake.gives}:\n"
    ending = f"    return {mistake.used}\n"
    make = f"({parameters}) -> {mistake.of}:\n"
    match way:
        case "helper":
            return f"def make_{name}{make}    return {mistake.made}\n{wrong}    made = make_{name}({given})\n{ending}"
        case "method":
            method = f"    def make(self, {parameters}) -> {mistake.of}:\n        return {mistake.made}\n"
            return f"class Maker_{name}:\n{method}{wrong}    made = Maker_{name}().make({given})\n{ending}"
        case "field":
            fields = "".join(f"        self.{each} = {each}\n" for each in mistake.takes)
            held = f"    def __init__(self, {parameters}) -> None:\n{fields}        self.made = {mistake.made}\n"
            used = _of_fields(mistake)
            wrong = f"def wrong_{name}(held: Held_{name}) -> {mistake.gives}:\n    return {used}\n"
            return f"class Held_{name}:\n{held}{wrong}"
        case "dict":
            return f'{wrong}    parts = {{"made": {mistake.made}}}\n    made = parts["made"]\n{ending}'
        case "comprehension":
            return f"{wrong}    parts = [{mistake.made} for _ in range(2)]\n    made = parts[0]\n{ending}"
        case "tuple":
            pair = f"def pair_{name}({parameters}) -> tuple[{mistake.of}, int]:\n    return {mistake.made}, 1\n"
            return f"{pair}{wrong}    made, _count = pair_{name}({given})\n{ending}"
        case "module":
            return f"{wrong}    made = {HELPERS}.make_{name}({given})\n{ending}"
        case "use":
            use = f"def use_{name}(made: {mistake.of}, {parameters}) -> {mistake.gives}:\n    return {mistake.used}\n"
            return f"{use}{wrong}    return use_{name}({mistake.made}, {given})\n"
        case _:
            return f"{wrong}    made = {mistake.made}\n{ending}"


def _of_fields(mistake: Mistake) -> str:
    """Return the use of a value, with it and all parameters as fields."""
    names = "|".join(("made", *mistake.takes))
    return re.sub(rf"(?<![\w.])({names})(?![\w=(])", r"held.\1", mistake.used)
