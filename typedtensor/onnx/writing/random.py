"""Random numbers from keys as ONNX nodes: operators of unsigned words, so every runtime draws the library's numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.random import block_of_draws, folded_by_words
from typedtensor.ir import FoldIn, RandomUniform, Value
from typedtensor.onnx.writing.graph import Graph
from typedtensor.onnx.writing.rules import body_graph, typed_value, writes

_WORD, _NUMBER = np.dtype(np.uint64), np.dtype(np.int64)


class _Words:
    """Unsigned words of 64 bits, as a value of a graph."""

    def __init__(self, words: _OfWords, value: Any) -> None:
        self._words, self.value = words, value

    def _with(self, kind: str, other: _Words, **attributes: Any) -> _Words:
        return _Words(self._words, self._words.graph.op(kind, self.value, other.value, **attributes))

    def __add__(self, other: _Words) -> _Words:
        return self._with("Add", other)

    def __mul__(self, other: _Words) -> _Words:
        return self._with("Mul", other)

    def __and__(self, other: _Words) -> _Words:
        return self._with("BitwiseAnd", other)

    def __xor__(self, other: _Words) -> _Words:
        return self._with("BitwiseXor", other)

    def __rshift__(self, other: _Words) -> _Words:
        return self._with("BitShift", other, direction="RIGHT")


class _OfWords:
    """The functions of a namespace that the generator calls, on :class:`_Words` of a graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph

    def uint64(self, number: int) -> _Words:
        return _Words(self, self.graph.constant(np.asarray(number, _WORD)))

    def zeros_like(self, x: _Words) -> _Words:
        return x ^ x

    def of(self, integers: Any) -> _Words:
        """Integers as words, negative ones modulo 2⁶⁴."""
        return _Words(self, self.graph.cast(integers, _WORD))

    def repeat(self, times: int, function: Callable[[Any], Any], words: Sequence[Any]) -> Any:
        """A loop whose words keep their shapes, to have its body in the file once."""
        graph, truth = self.graph, np.dtype(np.bool_)
        body = graph.body()
        inputs = [typed_value(body, "round", (), _NUMBER), typed_value(body, "goes on", (), truth)]
        for _ in words:
            inputs.append(typed_value(body, "words", (), _WORD))
            inputs[-1].shape = None  # that of the keys and numbers
        within = _OfWords(body)
        mixed = function(tuple([_Words(within, x) for x in inputs[2:]]))
        outputs = [inputs[1], *(x.value for x in mixed)]
        inner = body_graph(body, inputs, outputs, [((), truth), *[((), _WORD)] * len(words)])
        for x in inner.outputs[1:]:
            x.shape = None
        start = [graph.constant(np.asarray(times)), graph.constant(np.asarray(True)), *(x.value for x in words)]
        return tuple([_Words(self, x) for x in graph.ops("Loop", start, len(words), {"body": inner})])


@writes(FoldIn)
def _fold_in(graph: Graph, p: FoldIn, v: Value, *operands: Any) -> Any:
    xp = _OfWords(graph)
    key, number = [
        xp.of(x if isinstance(y, Value) else graph.number(x, _NUMBER))
        for x, y in zip(operands, v.operands, strict=True)
    ]
    found: Any = folded_by_words(xp, key, number, xp.repeat)
    return graph.cast(found.value, _NUMBER)


@writes(RandomUniform)
def _uniform(graph: Graph, p: RandomUniform, v: Value, key: Any) -> Any:
    """As :func:`~typedtensor.backends.random.drawn_by_words`, of sizes that may be open."""
    [operand], xp = v.operands, _OfWords(graph)
    value, keys = (key, operand.shape) if isinstance(operand, Value) else (graph.number(key, _NUMBER), ())
    double = p.dtype.itemsize == 8
    count, width = math.prod(p.shape), 4 if double else 8
    blocks = (count + (width - 1)) // width
    bounds = [graph.number(n, _NUMBER) for n in (1, blocks + 1, 1)]
    block = xp.of(graph.op("Range", *bounds))
    last = graph.shape([-1])
    each: Any = block_of_draws(xp, xp.of(graph.op("Unsqueeze", value, last)), block, xp.repeat)
    columns = [_Words(xp, graph.op("Unsqueeze", x.value, last)) for x in each]
    words = _Words(xp, graph.op("Concat", *(x.value for x in columns), axis=-1))
    if double:
        bits, digits = words >> xp.uint64(12), 52
    else:
        halves = [words & xp.uint64(0xFFFFFFFF), words >> xp.uint64(32)]
        paired = graph.op("Concat", *(graph.op("Unsqueeze", x.value, last) for x in halves), axis=-1)
        bits, digits = _Words(xp, paired) >> xp.uint64(9), 23
    real: np.dtype[Any] = np.dtype(np.float64 if double else np.float32)
    flat = graph.reshape(bits.value, (*keys, blocks * width))
    first, end, axis = graph.shape([0]), graph.shape([count]), graph.shape([len(keys)])
    few = graph.reshape(graph.op("Slice", flat, first, end, axis), v.shape)
    middle = graph.op("Add", graph.cast(few, real), graph.number(0.5, real))
    drawn = graph.op("Mul", middle, graph.number(0.5**digits, real))
    return drawn if p.dtype == real else graph.cast(drawn, p.dtype)
