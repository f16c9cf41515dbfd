"""Recurrent layers, as scans over the first axis."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from typedtensor import ops
from typedtensor.control.scans import scan
from typedtensor.errors import OnnxError
from typedtensor.onnx.reading.nodes import Node, computes
from typedtensor.onnx.reading.pointwise import UNARY
from typedtensor.onnx.reading.positional import Positional
from typedtensor.onnx.reading.reductions import affine, product
from typedtensor.onnx.reading.shapes import concatenated, sliced

ACTIVATIONS = ("Relu", "Sigmoid", "Softplus", "Softsign", "Tanh")
"""The activation functions of gates."""

Cell = Callable[..., Sequence[Any]]
"""``cell(gates, states, weights)``: the next states, the output first."""

FORMS: Mapping[str, tuple[int, Sequence[str], int]] = {
    "GRU": (3, ("Sigmoid", "Tanh"), 1),
    "LSTM": (4, ("Sigmoid", "Tanh", "Tanh"), 2),
    "RNN": (1, ("Tanh",), 1),
}
"""For each operator the number of gates, their activation functions, and the number of states."""


@computes(*FORMS)
def layers(
    run: Positional,
    node: Node,
    x: Any,
    weight: Any,
    recurrent: Any,
    bias: Any = None,
    lengths: Any = None,
    *states: Any,
    rounded: Callable[[Any], Any] = lambda x: x,
) -> Any:
    """Layers in one or both directions, of which each multiplies its weights with rounded inputs and states."""
    _, functions, count = FORMS[node.operator]
    node.only(clip=None, input_forget=0, activation_alpha=None, activation_beta=None)
    if len(states) > count and states[count] is not None:
        raise OnnxError("it has peepholes, which are not supported")
    x = run.permuted_to(x, [x.axes[n] for n in (1, 0, 2)]) if node.get("layout", 0) else x
    if lengths is not None and (run.constant(lengths, "lengths") != run.size(x, 0)).any():
        raise OnnxError("its sequences have different lengths")
    kind = node.get("direction", "forward")
    directions = [False, True] if kind == "bidirectional" else [kind == "reverse"]
    names = node.get("activations", [*functions] * len(directions))
    if unknown := [name for name in names if name not in ACTIVATIONS]:
        raise OnnxError(f"the activation {unknown[0]} is not supported")
    hidden, each = run.size(recurrent, 2), len(functions)
    result = []
    for n, backwards in enumerate(directions):
        own = [ops.Select(a.axes[0], n)(a) for a in (weight, recurrent)]
        shift = None if bias is None else ops.Select(bias.axes[0], n)(bias)
        starts = [_start(run, node, x, states, k, n, hidden) for k in range(count)]
        chosen = [UNARY[name] for name in names[n * each : (n + 1) * each]]
        result.append(_direction(run, node, x, own, shift, starts, chosen, hidden, backwards, rounded))
    outputs = [_joined(run, [direction[k] for direction in result], 1 if k == 0 else 0) for k in range(count + 1)]
    if node.get("layout", 0):
        y, *ends = outputs
        outputs = [run.permuted_to(y, [y.axes[n] for n in (2, 0, 1, 3)])]
        outputs += [run.permuted_to(end, [end.axes[n] for n in (1, 0, 2)]) for end in ends]
    return tuple(outputs)


def _start(run: Positional, node: Node, x: Any, states: Sequence[Any], k: int, n: int, hidden: int) -> Any:
    if k < len(states) and states[k] is not None:
        given = states[k]
        given = run.permuted_to(given, [given.axes[m] for m in (1, 0, 2)]) if node.get("layout", 0) else given
        return ops.Select(given.axes[0], n)(given)
    like = ops.ZerosLike()(ops.Select(x.axes[2], 0)(ops.Select(x.axes[0], 0)(x)))
    wide = ops.Expand(run.fresh(hidden))(like)
    return run.permuted_to(wide, wide.axes[::-1])


def _joined(run: Positional, parts: Sequence[Any], axis: int) -> Any:
    """The values of both directions, stacked along a new axis."""
    wide = [run.unsqueezed(part, [axis]) for part in parts]
    return wide[0] if len(wide) == 1 else concatenated(run, wide[0], wide[1], axis)


def _direction(
    run: Positional,
    node: Node,
    x: Any,
    weights: Sequence[Any],
    bias: Any,
    starts: Sequence[Any],
    functions: Sequence[Callable[[Any], Any]],
    hidden: int,
    backwards: bool,
    rounded: Callable[[Any], Any],
) -> list[Any]:
    """The outputs of all steps, and the final states."""
    cell: Cell = {"GRU": _gru, "LSTM": _lstm, "RNN": _rnn}[node.operator]
    over, batch, width = x.axes[0], x.axes[1], run.fresh(hidden)
    wide = [run.permuted_to(each, each.axes[::-1]) for each in weights]
    gates = FORMS[node.operator][0]
    halves = [None, None]
    if bias is not None:
        halves = [sliced(run, bias, 0, n * gates * hidden, (n + 1) * gates * hidden, 1) for n in range(2)]
    before = affine(run, product(run, rounded(x), wide[0]), None, halves[0])
    starts = [run.relabelled(start, [batch, width]) for start in starts]
    parted = _parted(run, before, gates, hidden, width)

    def gates_of(there: Any) -> Any:
        return _parted(run, affine(run, there, None, halves[1]), gates, hidden, width)

    def reset_before(h: Any) -> Any:
        return gates_of(product(run, h, wide[1]))

    again = None if node.get("linear_before_reset", 0) else reset_before

    def step(states: Any, gates_before: Any) -> Any:
        given = states if isinstance(states, tuple) else (states,)
        there = product(run, rounded(given[0]), wide[1])
        result = cell(gates_before, gates_of(there), given, functions, again)
        return (result if len(result) > 1 else result[0]), result[0]

    first: Any = tuple(starts) if len(starts) > 1 else starts[0]
    ends, outputs = scan(step, first, parted, over, reverse=backwards)
    return [outputs, *(ends if isinstance(ends, tuple) else (ends,))]


def _parted(run: Positional, x: Any, gates: int, hidden: int, width: Any) -> Any:
    """The last axis, split into an axis of gates and an axis of the elements of each gate."""
    if gates == 1:
        return run.relabelled(x, [*x.axes[:-1], width])
    return ops.SplitAxis(x.axes[-1], run.fresh(gates), width)(x)


def _gate(x: Any, number: int) -> Any:
    return ops.Select(x.axes[-2], number)(x)


def _rnn(x: Any, h: Any, states: Any, functions: Any, again: Any) -> tuple[Any, ...]:
    return (functions[0](ops.Add()(x, h)),)


def _lstm(x: Any, h: Any, states: Any, functions: Any, again: Any) -> tuple[Any, ...]:
    f, g, h_function = functions
    i, o, forget, c = (ops.Add()(_gate(x, n), _gate(h, n)) for n in range(4))
    cell = f(forget) * states[1] + f(i) * g(c)
    return f(o) * h_function(cell), cell


def _gru(x: Any, h: Any, states: Any, functions: Any, again: Any) -> tuple[Any, ...]:
    f, g = functions
    z, r = (f(ops.Add()(_gate(x, n), _gate(h, n))) for n in range(2))
    if again is None:
        new = g(_gate(x, 2) + r * _gate(h, 2))
    else:
        new = g(ops.Add()(_gate(x, 2), _gate(again(r * states[0]), 2)))
    return ((1.0 - z) * new + z * states[0],)
