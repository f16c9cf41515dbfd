"""Random programs in PyTorch, operation by operation, in double precision. Axes are found by the rules alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from typedtensor import GradientError
from typedtensor.ad.graph import topological_order
from typedtensor.core.expr import App
from typedtensor.ops.core.verdict import RuntimeReader, to_atom
from typedtensor.rules import RunVar, Word
from typedtensor.rules.matching import Bindings, Work, match_word
from typedtensor.rules.syntax import AxisVar, Derived, Term
from typedtensor.rules.validation import parameter

Spans = dict[str, tuple[int, int]]
"""The positions of an operand's axes by variable of its term: the first, and the one behind the last."""


class Unknown(Exception):
    """PyTorch lacks the operation, or the rule does not determine the axis."""


def by_torch(nodes: Any, leaves: Any) -> list[Any] | None:
    """Return the loss and its gradients by PyTorch; None where it is not installed or lacks an operation."""
    if not find_spec("torch"):
        return None
    torch = import_module("torch")
    values: dict[Any, Any] = {}
    sources = {x: leaves[name][1] for name, x in nodes.leaves.items()}
    try:
        order = topological_order(nodes.loss)
    except GradientError:  # a dynamic part
        return None
    for node in order:
        if isinstance(node, App):
            try:
                values[node] = _applied(torch, node, [values[x] for x in node.operands])
            except Unknown:
                return None
        else:
            value: Any = sources[node] if node in sources else node.value  # noqa: SIM401  # an input has no value
            made = torch.tensor(np.array(value.numpy()))
            values[node] = made.double().requires_grad_() if value.kind == "real" else made
    loss = values[nodes.loss]
    wanted = [values[x] for x in nodes.wanted.values() if x in values]
    found = iter(torch.autograd.grad(loss, wanted, allow_unused=True) if loss.requires_grad else [None] * len(wanted))
    gradients = []
    for name, x in nodes.wanted.items():
        gradient = next(found) if x in values else None
        like = leaves[name][1].numpy()
        gradients.append(np.zeros_like(like) if gradient is None else gradient.numpy().astype(like.dtype))
    return [loss.detach().numpy(), *gradients]


def _applied(torch: Any, node: App[Any], operands: Sequence[Any]) -> Any:
    name = type(node.op).__name__
    if name in SAME:
        return getattr(torch, SAME[name])(*_alike(torch, operands))
    if name not in TABLE:
        raise Unknown(name)
    return TABLE[name](torch, node, list(operands), spans(node))


def _alike(torch: Any, operands: Sequence[Any]) -> Sequence[Any]:
    """Convert numbers to tensors like the other operands."""
    alike: Sequence[Any] = torch.broadcast_tensors(*operands)
    return alike


def spans(node: App[Any]) -> list[Spans]:
    """Return the positions of the rule's variables in each operand.

    Raises:
        Unknown: the positions are ambiguous.
    """
    rule, op = node.op.parsed_rule, node.op
    bound: dict[AxisVar | RunVar, Word] = {}
    for name in op.parameters:
        if not name.startswith("*"):
            bound[parameter(name)] = (to_atom(op.label(name)),)
    matches: list[tuple[Bindings, list[Spans]]] = [(bound, [])]
    for term, x in zip(rule.operands, node.operands, strict=True):
        word = tuple(map(to_atom, x.axes))
        matches = [
            (more, [*placed, _spans(term, word, more)])
            for known, placed in matches
            for more in match_word(term.items, word, known, RuntimeReader(op.names), Work())
        ]
    found = [placed for _, placed in matches]
    if not found or any(placed != found[0] for placed in found):
        raise Unknown("several matches")
    return found[0]


def _spans(term: Term, word: Word, bound: Any) -> Spans:
    placed: Spans = {}
    at = 0
    for item in term.items:
        if isinstance(item, RunVar):
            length = len(bound.get(RunVar(item.name), ()))
            if item.optional and not word:
                length = 0
            placed[item.name] = (at, at + length)
        else:
            length = 1
            placed[item.name if isinstance(item, AxisVar) else "|" if isinstance(item, Derived) else "@"] = (at, at + 1)
        at += length
    return placed


def _einsum(torch: Any, x: list[Any], names: list[list[Any]], result: list[Any]) -> Any:
    letters: dict[Any, str] = {}
    words = [
        "".join(letters.setdefault(n, "abcdefghijklmnopqrstuvwxyz"[len(letters)]) for n in word)
        for word in [*names, result]
    ]
    return torch.einsum(f"{','.join(words[:-1])}->{words[-1]}", *x)


def _by_labels(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    return _einsum(torch, x[-2:], [list(o.axes) for o in node.operands[-2:]], list(node.axes))


def _named(node: App[Any], at: list[Spans], shared: Sequence[str], number: int) -> list[Any]:
    """Name the axes of an operand by variable and position, equally in two operands of one variable."""
    names: list[Any] = [None] * len(node.operands[number].axes)
    for variable, (first, end) in at[number].items():
        for place in range(first, end):
            names[place] = (variable if variable in shared else (number, variable), place - first)
    return names


def _contract(shared: str) -> Callable[..., Any]:
    def contract(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
        names = [_named(node, at, shared.split(), n) for n in range(2)]
        result = [n for word in names for n in word if not (n in names[0] and n in names[1])]
        return _einsum(torch, x, names, result)

    return contract


def _matmul(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    return torch.tensordot(x[0], x[1], dims=([x[0].ndim - 1], [0]))


def _sum_outer(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    lead = list(range(x[0].ndim - 1))
    return torch.tensordot(x[0], x[1], dims=(lead, lead))


def _along(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return an operation along the axis U of its first operand."""
    return lambda torch, node, x, at: function(torch, node, at[0]["U"][0], *x)


def _real(torch: Any, x: Any) -> Any:
    """Convert to real numbers, as means of integers and truth values do."""
    return x if x.is_floating_point() else x.to(torch.float64)


def _normalize(torch: Any, node: App[Any], axis: int, x: Any) -> Any:
    centred = x - x.mean(axis, keepdim=True)
    return centred / torch.sqrt((centred * centred).mean(axis, keepdim=True) + node.op.epsilon)


def _rms(torch: Any, node: App[Any], axis: int, x: Any) -> Any:
    return x / torch.sqrt((x * x).mean(axis, keepdim=True) + node.op.epsilon)


def _convolve(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    """Compute a convolution of any kind; PyTorch has the groups in the channels."""
    channels, moves, k = node.op.channels, node.op.moves, x[1]
    rank = k.ndim - channels.of_kernel
    lead = x[0].shape[: -rank - channels.of_image]
    if 0 in (*x[0].shape, *k.shape) or not 1 <= rank <= 3:
        raise Unknown("empty, or of many axes")
    groups = k.shape[0] if channels.of_kernel != 2 else 1
    flat = x[0].reshape(math.prod(lead), -1, *x[0].shape[-rank:])
    kernels = k.flatten(0, 1) if channels.of_kernel == 3 else k.unsqueeze(1) if channels.of_kernel == 1 else k
    where = moves.of(tuple(k.shape[-rank:]))
    around = [n for pair in zip(reversed(where.before), reversed(where.after), strict=True) for n in pair]
    function = getattr(torch.nn.functional, f"conv{rank}d")
    flat = torch.nn.functional.pad(flat, around)
    y = function(flat, kernels, stride=where.stride, dilation=where.dilation, groups=groups)
    split = (groups, -1) if channels.of_image == 2 else (-1,)
    return y.reshape(*lead, *split, *y.shape[2:])


def _transposed(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    rank, moves = x[1].ndim - 2, node.op.moves
    lead = x[0].shape[: -rank - 1]
    if 0 in (*x[0].shape, *x[1].shape) or not 1 <= rank <= 3:
        raise Unknown("empty, or of many axes")
    function = getattr(torch.nn.functional, f"conv_transpose{rank}d")
    flat = x[0].reshape(math.prod(lead), *x[0].shape[-rank - 1 :])
    y = function(flat, x[1], None, moves.stride, moves.padding, node.op.extra, 1, moves.dilation)
    return y.reshape(*lead, *y.shape[1:])


def _reshape(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    """Merge or split axes; sizes of derived labels follow from the others."""
    rule = node.op.parsed_rule
    if type(node.op).__name__ in ("Flatten", "MergeAxes"):
        place = at[0]["U"][0]
        return x[0].flatten(place, place + 1)
    raise Unknown(rule)


def _concat(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    return torch.cat(x, at[0]["U"][0])


def _gathered(torch: Any, node: App[Any], axis: int, x: Any, index: Any) -> Any:
    return torch.gather(x, axis, index.long().unsqueeze(axis)).squeeze(axis)


def _put(torch: Any, node: App[Any], axis: int, like: Any, index: Any, x: Any) -> Any:
    return torch.zeros(like.shape, dtype=x.dtype).scatter(axis, index.long().unsqueeze(axis), x.unsqueeze(axis))


def _entropy(torch: Any, node: App[Any], axis: int, x: Any, index: Any) -> Any:
    return -_gathered(torch, node, axis, torch.log_softmax(x, axis), index)


def _sliced(torch: Any, node: App[Any], axis: int, x: Any) -> Any:
    places = range(x.shape[axis])[node.op.range]
    return torch.index_select(x, axis, torch.tensor(list(places), dtype=torch.long))


def _reduced(function: Callable[..., Any]) -> Callable[..., Any]:
    def apply(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
        axes = node.operands[0].axes
        places = [axes.index(label) for label in node.op.labels] or [*range(len(axes))]
        return function(torch, places, x[0]) if places else function(torch, [0], x[0].reshape(1))

    return apply


def _as_real(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    return x[0].double()


def _embed(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    return x[1][x[0].long()]


def _permute(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    axes = list(node.operands[0].axes)
    return x[0].permute([axes.index(a) for a in node.axes])


def _expand_like(torch: Any, node: App[Any], x: list[Any], at: list[Spans]) -> Any:
    axes = list(node.operands[0].axes)
    y = x[0].permute([axes.index(a) for a in node.axes if a in axes])
    for place, axis in enumerate(node.axes):
        y = y if axis in axes else y.unsqueeze(place)
    return y.expand(x[1].shape)


def _elementwise(function: Callable[[Any, Any, Any], Any]) -> Callable[..., Any]:
    return lambda torch, node, x, at: function(torch, node.op, x[0])


SAME = {
    "Abs": "abs", "Add": "add", "And": "logical_and", "Cos": "cos", "Div": "div", "Equal": "eq", "Exp": "exp",
    "Expm1": "expm1", "Greater": "gt", "GreaterEqual": "ge", "Less": "lt", "LessEqual": "le", "Log": "log",
    "Log1p": "log1p", "Maximum": "maximum", "Minimum": "minimum", "Mul": "mul", "Neg": "neg", "Not": "logical_not",
    "NotEqual": "ne", "Or": "logical_or", "ReLU": "relu", "Sigmoid": "sigmoid", "Sign": "sign", "Sin": "sin",
    "Sqrt": "sqrt", "Square": "square", "Sub": "sub", "Tanh": "tanh", "Where": "where",
}  # fmt: skip
"""Elementwise operations, by the names of PyTorch's equal functions."""

TABLE: dict[str, Callable[..., Any]] = {
    "ELU": _elementwise(lambda t, op, x: t.nn.functional.elu(x, op.alpha)),
    "LeakyReLU": _elementwise(lambda t, op, x: t.nn.functional.leaky_relu(x, op.slope)),
    "GELU": _elementwise(lambda t, op, x: t.nn.functional.gelu(x, approximate="tanh")),
    "SiLU": _elementwise(lambda t, op, x: t.nn.functional.silu(x)),
    "Softplus": _elementwise(lambda t, op, x: t.logaddexp(x, t.zeros_like(x))),
    "StopGradient": _elementwise(lambda t, op, x: x.detach()),
    "ZerosLike": _elementwise(lambda t, op, x: t.zeros_like(x)),
    "AsReal": _as_real,
    "MeanSquaredError": lambda t, node, x, at: ((x[0] - x[1]) ** 2).mean(),
    "Sum": _reduced(lambda t, axes, x: x.sum(axes).to(x.dtype)),
    "Mean": _reduced(lambda t, axes, x: _real(t, x).mean(axes)),
    "Max": _reduced(lambda t, axes, x: t.amax(x, axes)),
    "Softmax": _along(lambda t, node, axis, x: t.softmax(x, axis)),
    "LogSoftmax": _along(lambda t, node, axis, x: t.log_softmax(x, axis)),
    "LogSumExp": _along(lambda t, node, axis, x: t.logsumexp(x, axis)),
    "Normalize": _along(_normalize),
    "RMSNormalize": _along(_rms),
    "Select": _along(lambda t, node, axis, x: x.select(axis, node.op.index)),
    "SliceAlong": _along(_sliced),
    "TakeAlong": _along(_gathered),
    "PutAlong": _along(_put),
    "CrossEntropy": _along(_entropy),
    "ExpandAlong": _along(lambda t, node, axis, like, x: x.unsqueeze(axis).expand(like.shape)),
    "Flatten": _reshape,
    "MergeAxes": _reshape,
    "Rename": _elementwise(lambda t, op, x: x),
    "Rename2D": _elementwise(lambda t, op, x: x),
    "Transpose": _elementwise(lambda t, op, x: x.T),
    "Permute": _permute,
    "ExpandLike": _expand_like,
    "ExpandLeading": lambda t, node, x, at: x[0].expand(x[1].shape),
    "ConcatAlong": _concat,
    "Embed": _embed,
    "Contract": _by_labels,
    "Dot": _by_labels,
    "Einsum": _by_labels,
    "ContractAlong": _contract("U"),
    "MatMul": _matmul,
    "SumOuter": _sum_outer,
    "Outer": lambda t, node, x, at: t.tensordot(x[0], x[1], dims=0),
    **dict.fromkeys(("Convolve1D", "Convolve1DSame", "Convolve2D", "Convolve2DSame", "Convolve2DStrided"), _convolve),
    **dict.fromkeys(("Convolve3D", "Convolve3DSame"), _convolve),
    **dict.fromkeys(("ConvolveInto", "ConvolveGrouped", "ConvolveDepthwise"), _convolve),
    "ConvolveTransposed": _transposed,
}
