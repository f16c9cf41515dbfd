"""Layouts of other libraries: what PyTorch stores for each layer, under which names, and with which axes.

A layer and its counterpart hold the same numbers, but a ``Linear`` of PyTorch is transposed, attention keeps queries,
keys and values in one array, and the gates of a cell have another order. An :class:`Entry` relates arrays of PyTorch to
variables in both directions. What is no layer with a counterpart keeps its name and its axes.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.core.module import Module, children, find_variables
from typedtensor.core.variables import Variable
from typedtensor.errors import CheckpointError
from typedtensor.io.assigning import array_of
from typedtensor.nn.attention import CachedAttention, CrossAttention, GroupedQueryAttention
from typedtensor.nn.embedding import Embedding
from typedtensor.nn.linear import Linear
from typedtensor.nn.normalization import BatchNorm, GroupNorm, LayerNorm, RMSNorm
from typedtensor.nn.recurrent import ElmanCell, GRUCell, LSTMCell
from typedtensor.nn.sequences import LSTM, Bidirectional, Recurrent, Stacked, StackedLSTM
from typedtensor.nn.stacks import ModuleStack
from typedtensor.nn.transformers import TransformerBlock, TransformerDecoderBlock
from typedtensor.nn.windows.convolution import (
    Conv,
    Depthwise1D,
    Depthwise2D,
    Depthwise3D,
    Grouped1D,
    Grouped2D,
    Grouped3D,
)

Arrays = Sequence[Array]


@dataclass(frozen=True)
class Entry:
    """Arrays of PyTorch, and the variables that hold the same numbers.

    Attributes:
        theirs: the names of the arrays.
        ours: the variables.
        read: makes the values of the variables from the arrays.
        write: makes the arrays from the values.
        where: the layer, for messages; None for variables without a counterpart, whose order of axes nothing tells.
        is_optional: whether files may lack the arrays.
    """

    theirs: tuple[str, ...]
    ours: tuple[Variable[Any], ...]
    read: Callable[[Arrays], Arrays]
    write: Callable[[Arrays], Arrays]
    where: str | None
    is_optional: bool = False


def from_torch(
    root: object, variables: Mapping[str, Variable[Any]], arrays: Mapping[str, Any], stated: Collection[str]
) -> tuple[dict[str, Any], set[str], list[str]]:
    """Return arrays in the layout of a model, by names of parameters.

    Args:
        root: a module or another object with parameters, or parameters by name.
        variables: its parameters and buffers, by name.
        arrays: the arrays of PyTorch; in place of a layer's name in PyTorch they have its name in the model.
        stated: the names of parameters whose order of axes the user states; these arrays are only renamed.

    Returns:
        The arrays, those that nothing fits included; the names of parameters whose order of axes is known, or for which
        there is a description; and descriptions of what does not fit.
    """
    called = {id(variable): name for name, variable in variables.items()}
    result: dict[str, Any] = dict(arrays)
    made: dict[str, Any] = {}
    known: set[str] = set()
    problems: list[str] = []
    for entry in _entries(root, arrays):
        there = [name for name in entry.theirs if name in arrays]
        names = [called[id(variable)] for variable in entry.ours]
        if not there:
            if entry.is_optional:
                made.update({name: x.value for name, x in zip(names, entry.ours, strict=True) if name not in made})
            continue
        for name in there:
            result.pop(name, None)
        if missing := [name for name in entry.theirs if name not in arrays]:
            problems.append(f"{entry.where} has {', '.join(there)}, but not {', '.join(missing)}")
            known.update(names)
            continue
        if len(names) == 1 == len(there) and names[0] in stated:
            made[names[0]] = arrays[there[0]]
            continue
        try:
            values = _read(entry, [array_of(arrays[name]) for name in there])
        except CheckpointError as error:
            problems.append(f"{', '.join(there)}: {error}")
            known.update(names)
            continue
        for name, value in zip(names, values, strict=True):
            if name in made and not np.array_equal(made[name], value, equal_nan=value.dtype.kind == "f"):
                problems.append(f"{there[0]} differs from another array for {name}, which is one parameter here")
            made[name] = value
            if entry.where is not None:
                known.add(name)
    return result | made, known, problems


def to_torch(root: object) -> dict[str, Array]:
    """Return the arrays of a model as PyTorch stores them, by name; a parameter in two places has two names."""
    result: dict[str, Array] = {}
    for entry in _entries(root, None):
        result.update(zip(entry.theirs, entry.write([x.value.numpy() for x in entry.ours]), strict=True))
    return result


@dataclass(frozen=True)
class _Place:
    """A part of a model.

    Attributes:
        prefixes: the beginnings of its names in PyTorch: one, or one for each module of the stacks around it.
        counts: the numbers of modules of these stacks.
        around: the objects that contain it.
    """

    prefixes: tuple[str, ...]
    counts: tuple[int, ...]
    around: frozenset[int]
    part: Any

    def below(self, name: str, part: Any) -> _Place:
        return _Place(
            tuple(f"{prefix}{name}." for prefix in self.prefixes), self.counts, self.around | {id(self.part)}, part
        )


def _entries(root: object, names: Collection[str] | None) -> Iterator[Entry]:
    """Relate a model to arrays of PyTorch.

    Args:
        root: the model.
        names: the names of arrays. A part has the name that PyTorch gives it, or its own where they have this; None is
            for those of PyTorch.
    """
    beginnings = None if names is None else {name[: at + 1] for name in names for at, x in enumerate(name) if x == "."}
    stack = [_Place(("",), (), frozenset(), root)]
    while stack:
        place = stack.pop()
        part, first = place.part, place.prefixes[0]
        if id(part) in place.around:
            continue
        if isinstance(part, Variable):
            yield _entry(place, _same("", ""), {"": part}, None)
        elif isinstance(part, CachedAttention):  # its buffers are written before they are read
            yield _entry(place, NOT_STORED, find_variables(part), repr(part))
            stack.append(place.below("attention", part.attention))
        elif isinstance(part, ModuleStack):
            prefixes = tuple(f"{prefix}{number}." for prefix in place.prefixes for number in range(part.count))
            stack.append(_Place(prefixes, (*place.counts, part.count), place.around | {id(part)}, part._modules))
        elif relations := _relations(part, first, names):
            within = find_variables(part)
            for relation in relations:
                if all(name in within for name in relation.ours):
                    yield _entry(place, relation, within, repr(part))
        else:
            called = next((PARTS[kind] for kind in type(part).__mro__ if kind in PARTS), {})
            inside = children(part) if isinstance(part, (Module, list, tuple, dict)) else []
            for name, child in reversed(inside):
                other = called.get(name, name)
                is_theirs = beginnings is None or f"{first}{other}." in beginnings
                stack.append(place.below(other if is_theirs else name, child))


def _relations(part: Any, prefix: str, names: Collection[str] | None) -> list[_Relation]:
    """Return what PyTorch stores for a layer; none for other parts, and for attention that is stored in parts."""
    of = next((LAYERS[kind] for kind in type(part).__mro__ if kind in LAYERS), None)
    relations = [] if of is None else of(part)
    if (
        names is not None
        and isinstance(part, CrossAttention)
        and not any(f"{prefix}{x.theirs[0]}" in names for x in relations[:1])
    ):
        return []
    return relations


def _entry(place: _Place, relation: _Relation, within: Mapping[str, Variable[Any]], where: str | None) -> Entry:
    """Return a relation for the modules of all stacks around a layer, whose variables have axes for these in front."""
    variables = tuple(within[name] for name in relation.ours)
    theirs = tuple((prefix + name).removesuffix(".") for prefix in place.prefixes for name in relation.theirs)
    count, width, depth = len(place.prefixes), len(relation.theirs), len(place.counts)

    def read(arrays: Arrays) -> Arrays:
        each = [relation.read(arrays[start : start + width]) for start in range(0, count * width, width)]
        return [np.stack(values) for values in zip(*each, strict=True)]

    def write(values: Arrays) -> Arrays:
        apart = [x.reshape(count, *x.shape[depth:]) for x in values]
        return [array for number in range(count) for array in relation.write([x[number] for x in apart])]

    return Entry(theirs, variables, read, write, where, relation.is_optional)


def _read(entry: Entry, arrays: Arrays) -> Arrays:
    shapes = [x.value.shape for x in entry.ours]
    stored = entry.write([np.broadcast_to(np.zeros((), x.value.dtype), x.value.shape) for x in entry.ours])
    for name, array, like in zip(entry.theirs, arrays, stored, strict=True):
        if array.shape != like.shape:
            of = f" for {entry.where}" if entry.where else ""
            raise CheckpointError(
                f"PyTorch stores {name} with the shape {like.shape}{of}, but the array has {array.shape}"
            )
    return [x.reshape(shape) for x, shape in zip(entry.read(arrays), shapes, strict=True)]


# Layers with a counterpart in PyTorch. The names in an entry are relative to the layer.


@dataclass(frozen=True)
class _Relation:
    """An entry by names that are relative to a layer, with paths of variables in place of these."""

    theirs: tuple[str, ...]
    ours: tuple[str, ...]
    read: Callable[[Arrays], Arrays]
    write: Callable[[Arrays], Arrays]
    is_optional: bool = False


def _same(theirs: str, ours: str, *, is_optional: bool = False) -> _Relation:
    return _Relation((theirs,), (ours,), _unchanged, _unchanged, is_optional)


def _turned(theirs: str, ours: str) -> _Relation:
    """A matrix whose rows are the outputs in PyTorch, and the inputs here."""
    return _Relation((theirs,), (ours,), _transposed, _transposed)


def _unchanged(arrays: Arrays) -> Arrays:
    return arrays


def _transposed(arrays: Arrays) -> Arrays:
    return [x.T for x in arrays]


NOT_STORED = _Relation((), ("keys", "values"), _unchanged, lambda arrays: [], is_optional=True)
"""The buffers of a cache."""


def _of_linear(layer: Any) -> list[_Relation]:
    return [_turned("weight", "weight"), _same("bias", "bias")]


def _of_norm(layer: Any) -> list[_Relation]:
    return [_same("weight", "scale"), _same("bias", "shift")]


def _of_batch_norm(layer: Any) -> list[_Relation]:
    statistics = [_same("running_mean", "mean"), _same("running_var", "variance")]
    return [*_of_norm(layer), *statistics, _same("num_batches_tracked", "steps", is_optional=True)]


def _of_convolution(layer: Any) -> list[_Relation]:
    """Groups stand before the outputs here, and are merged with them in PyTorch, as a depthwise kernel's channels."""
    shape = layer.kernel.value.shape
    if isinstance(layer, (Grouped1D, Grouped2D, Grouped3D)):
        stored: tuple[int, ...] = (shape[0] * shape[1], *shape[2:])
    else:
        stored = (shape[0], 1, *shape[1:]) if isinstance(layer, (Depthwise1D, Depthwise2D, Depthwise3D)) else shape
    return [
        _Relation(("weight",), ("kernel",), _unchanged, lambda arrays: [arrays[0].reshape(stored)]),
        _Relation(("bias",), ("bias",), _unchanged, lambda arrays: [arrays[0].reshape(-1)]),
    ]


OURS_BY_THEIRS = (0, 1, 3, 2)
"""The gates of an LSTM: input, forget, output and candidate of input, forget, candidate and output."""


def _gates(array: Array, order: Sequence[int]) -> Array:
    """Reorder gates that stand side by side along the last axis."""
    parts = np.split(array, len(order), -1)
    return np.concatenate([parts[number] for number in order], -1)


def _of_cell(cell: Any, suffix: str = "", path: str = "") -> list[_Relation]:
    """The parameters of a cell at a path; the suffix is that of a layer of it in PyTorch, which has two biases."""
    order = OURS_BY_THEIRS if isinstance(cell, LSTMCell) else (0, 1, 2) if isinstance(cell, GRUCell) else (0,)

    def read(arrays: Arrays) -> Arrays:
        together: Array = functools.reduce(operator.add, arrays)
        return [_gates(together.T, order)]

    def write(arrays: Arrays) -> Arrays:
        return [_gates(arrays[0], order).T]

    def write_both(arrays: Arrays) -> Arrays:
        [bias] = write(arrays)
        return [bias, np.zeros_like(bias)]

    matrices = [
        _Relation((f"weight_ih{suffix}",), (f"{path}weight",), read, write),
        _Relation((f"weight_hh{suffix}",), (f"{path}recurrent",), read, write),
    ]
    names = (f"bias_ih{suffix}", f"bias_hh{suffix}")
    if isinstance(cell, GRUCell):
        ours = (f"{path}bias", f"{path}recurrent_bias")
        return [*matrices, *[_same(*each) for each in zip(names, ours, strict=True)]]
    return [*matrices, _Relation(names, (f"{path}bias",), read, write_both)]


def _of_recurrent(layer: Any, number: int = 0, path: str = "") -> list[_Relation]:
    backward = "_reverse" if layer.reverse else ""
    if not isinstance(layer.cell, (ElmanCell, GRUCell, LSTMCell)):
        return []
    return _of_cell(layer.cell, f"_l{number}{backward}", f"{path}cell.")


def _of_bidirectional(layer: Any) -> list[_Relation]:
    both = ("forward", layer.forward), ("backward", layer.backward)
    return [relation for name, each in both for relation in _of_recurrent(each, path=f"{name}.")]


def _of_stacked(layer: Any) -> list[_Relation]:
    layers = enumerate(layer.layers)
    return [relation for number, each in layers for relation in _of_recurrent(each, number, f"layers.{number}.")]


def _of_attention(layer: Any) -> list[_Relation]:
    """Queries, keys and values of equal features are rows of one array in PyTorch, and their biases in any case."""
    ours = ("query", "key", "value")

    def joined(theirs: str, kind: str) -> _Relation:
        def read(arrays: Arrays) -> Arrays:
            return [x.T for x in np.split(arrays[0], 3)]

        def write(arrays: Arrays) -> Arrays:
            return [np.concatenate([x.T for x in arrays])]

        return _Relation((theirs,), tuple(f"{name}.{kind}" for name in ours), read, write)

    together = layer.query.weight.value.shape == layer.key.weight.value.shape
    inputs = (
        [joined("in_proj_weight", "weight")]
        if together
        else [_turned(f"{name[0]}_proj_weight", f"{name}.weight") for name in ours]
    )
    outputs = [_turned("out_proj.weight", "output.weight"), _same("out_proj.bias", "output.bias")]
    return [*inputs, joined("in_proj_bias", "bias"), *outputs]


LAYERS: Mapping[type, Callable[[Any], list[_Relation]]] = {
    Linear: _of_linear,
    LayerNorm: _of_norm,
    RMSNorm: _of_norm,
    GroupNorm: _of_norm,
    BatchNorm: _of_batch_norm,
    Embedding: lambda layer: [_same("weight", "weight")],
    Conv: _of_convolution,
    ElmanCell: _of_cell,
    LSTMCell: _of_cell,
    GRUCell: _of_cell,
    Recurrent: _of_recurrent,
    LSTM: _of_recurrent,
    Bidirectional: _of_bidirectional,
    Stacked: _of_stacked,
    StackedLSTM: _of_stacked,
    CrossAttention: _of_attention,
}
"""What PyTorch stores for a layer."""

PARTS: Mapping[type, Mapping[str, str]] = {
    GroupedQueryAttention: {"query": "q_proj", "key": "k_proj", "value": "v_proj", "output": "o_proj"},
    TransformerBlock: {
        "attention": "self_attn",
        "attention_norm": "norm1",
        "widen": "linear1",
        "narrow": "linear2",
        "feedforward_norm": "norm2",
    },
    TransformerDecoderBlock: {
        "attention": "self_attn",
        "attention_norm": "norm1",
        "reading": "multihead_attn",
        "reading_norm": "norm2",
        "widen": "linear1",
        "narrow": "linear2",
        "feedforward_norm": "norm3",
    },
}
"""What PyTorch calls the parts of a layer; for grouped queries, which it lacks, the names in models of others."""
