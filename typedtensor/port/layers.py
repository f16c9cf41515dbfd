"""The layers of ``torch.nn`` that have a counterpart here."""

from __future__ import annotations

import ast
from collections.abc import Callable

import typedtensor.ops
from typedtensor.ops import PolyOp
from typedtensor.port.values import UndecidedError, Value, expression
from typedtensor.rule_docs.other_names import instead, other_name

Size = Callable[[ast.expr, str], str]
"""From the expression of a size, and a name in case it is a number, to the label; it declares the label."""

ACTIVATIONS = {
    "ReLU": "relu",
    "GELU": "exact_gelu",
    "SiLU": "silu",
    "Tanh": "tanh",
    "Sigmoid": "sigmoid",
    "Softplus": "softplus",
    "ELU": "elu",
    "LeakyReLU": "leaky_relu",
    "Mish": "mish",
    "ReLU6": "relu6",
}
"""Layers without parameters, as functions; with other arguments than the default ones a person decides."""

_SIZES = {"Linear": 2, "Embedding": 2, "LayerNorm": 1, "RMSNorm": 1}
"""Layers of the same name here, and how many sizes they take."""


def layer(name: str, call: ast.Call, size: Size, field: str) -> Value:
    """The counterpart of a layer.

    Args:
        name: its class in ``torch.nn``.
        call: its construction.
        size: makes labels of sizes.
        field: the field that it is assigned to, of which labels get their names where sizes are numbers.

    Raises:
        UndecidedError: it has none, or not with these arguments.
    """
    given, options = call.args, {keyword.arg: keyword.value for keyword in call.keywords}
    if name in ACTIVATIONS and not given and not options:
        return Value(expression(ACTIVATIONS[name]), "layer")
    if name in _SIZES and len(given) == _SIZES[name]:
        if unknown := set(options) - ({"bias"} if name == "Linear" else set()):
            raise UndecidedError(f"nn.{name} with {', '.join(map(str, unknown))}: see docs/layers.md for the option")
        fields = [f"{field}_index" if name == "Embedding" else f"{field}_in", field][-len(given) :]
        labels = [size(number, called) for number, called in zip(given, fields, strict=True)]
        sized = [f"{label}({ast.unparse(number)})" for label, number in zip(labels, given, strict=True)]
        sized += ["bias=False"] if "bias" in options and ast.unparse(options["bias"]) == "False" else []
        taken = () if name == "Embedding" else (labels[0],)
        return Value(expression(f"{name}({', '.join(sized)})"), "layer", taken, labels[-1])
    if name == "Identity":
        raise UndecidedError("leave the layer out: nothing is computed")
    answer = instead(f"torch.nn.{name}") or instead(name) or "see docs/layers.md for its counterpart"
    raise UndecidedError(f"nn.{name}: {answer}")


def elementwise(name: str, operands: int) -> str | None:
    """The operation of a function of PyTorch that acts on each element, by the rule of ours with its name."""
    other = other_name(f"torch.{name}") or other_name(name) or name
    known = {"abs": "absolute", "gelu": "exact_gelu", "neg": "negative"}.get(other, other)
    function = getattr(typedtensor.ops, known, None)
    if not isinstance(function, PolyOp):
        return None
    rule = type(function).parsed_rule
    words = {tuple(map(str, term.items)) for term in (*rule.operands, rule.result)}
    same = {tuple(item.rstrip("?") for item in word) for word in words} == {("*A",)}
    return known if same and len(rule.operands) == operands else None
