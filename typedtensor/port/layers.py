"""The layers of ``torch.nn`` that have a counterpart here."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping

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
    match name, given:
        case "Linear", [taken, made]:
            _only(name, options, "bias")
            old, new = size(taken, f"{field}_in"), size(made, field)
            bias = ", bias=False" if _is(options.get("bias"), False) else ""
            text = f"Linear({_sized(old, taken)}, {_sized(new, made)}{bias})"
            return Value(expression(text), "layer", (old,), new)
        case "Embedding", [taken, made]:
            _only(name, options)
            old, new = size(taken, f"{field}_index"), size(made, field)
            text = f"Embedding({_sized(old, taken)}, {_sized(new, made)})"
            return Value(expression(text), "layer", (), new)
        case (("LayerNorm" | "RMSNorm"), [features]):
            _only(name, options)
            label = size(features, field)
            return Value(expression(f"{name}({_sized(label, features)})"), "layer", (label,), label)
        case "Identity", _:
            raise UndecidedError("leave the layer out: nothing is computed")
    answer = instead(f"torch.nn.{name}") or instead(name) or "see docs/layers.md for its counterpart"
    raise UndecidedError(f"nn.{name}: {answer}")


def _only(name: str, options: Mapping[str | None, ast.expr], *known: str) -> None:
    if unknown := set(options) - {*known}:
        raise UndecidedError(f"nn.{name} with {', '.join(map(str, unknown))}: see docs/layers.md for the option")


def _is(node: ast.expr | None, value: object) -> bool:
    return isinstance(node, ast.Constant) and node.value is value


def _sized(label: str, size: ast.expr) -> str:
    """A label with its size, which the declaration of the label may state instead."""
    return f"{label}({ast.unparse(size)})"


def elementwise(name: str, operands: int) -> str | None:
    """The operation of a function of PyTorch that acts on each element, by the rule of ours with its name."""
    known = {"abs": "absolute"}.get(name) or other_name(f"torch.{name}") or other_name(name) or name
    known = {"gelu": "exact_gelu", "log1p": "log1p", "neg": "negative"}.get(known, known)
    function = getattr(typedtensor.ops, known, None)
    if not isinstance(function, PolyOp):
        return None
    rule = type(function).parsed_rule
    words = {tuple(map(str, term.items)) for term in (*rule.operands, rule.result)}
    same = {tuple(item.rstrip("?") for item in word) for word in words} == {("*A",)}
    return known if same and len(rule.operands) == operands else None
