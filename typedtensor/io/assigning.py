"""Assignment of arrays to parameters: all of them, or none."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Literal

import numpy as np

from typedtensor.backends import Array, as_numpy, kind_of
from typedtensor.core.axes import Label, label_name
from typedtensor.core.module import find_variables
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Variable, replace
from typedtensor.errors import CheckpointError, TypedTensorError

Names = Mapping[str, str] | Mapping[str, str | None] | Callable[[str], str | None]
"""Names of parameters by names of arrays: a function, or a table of whole names, of beginnings that end with a dot, and
of parts of names with a dot at both ends. None omits an array."""

Values = list[tuple[Variable[Any], Any]]
"""Parameters and checked values for them."""

Merged = Sequence[Label | tuple[Label, ...]]
"""The labels of an array's axes, in order; a tuple of labels is one merged axis."""

Axes = Mapping[str, Merged]
"""The labels of the arrays' axes, by names of parameters."""

Layout = Literal["torch"]
"""The library whose layers stored the arrays."""


def assign(
    root: object,
    arrays: Mapping[str, Any],
    *,
    names: Names | None = None,
    axes: Axes | None = None,
    layout: Layout | None = None,
    partial: bool = False,
    narrow: bool = False,
) -> None:
    """Assign arrays to the parameters and buffers of a model, such as those of a ``state_dict`` of PyTorch.

    Args:
        root: a module or another object with parameters, or parameters by name.
        arrays: arrays of any library, by name. Tensors bring their labels, whose order may be another one.
        names: the names of parameters for those of arrays: a function, or a table of whole names, beginnings
            (``"fc1."``) and parts (``".self_attn."``), of which the longest are replaced first. None omits an array.
        axes: for parameters whose array has another order of axes, or merged axes: the labels in the array's order. The
            axes of a label that occurs twice, as in a square kernel, keep their order. They are needed where several
            axes have one size, so that the shape does not tell their order.
        layout: "torch" for arrays as the layers of PyTorch store them: transposed weights, queries, keys and values in
            one array, the order of gates, one array for each module of a stack. Their names are those of PyTorch, after
            the names of our layers: ``names={"fc1.": "hidden."}`` gives ``hidden.weight``, ``hidden.bias``.
        partial: whether some parameters may stay unchanged, though not all, and arrays may be unused.
        narrow: whether elements may lose precision, as from float64 to a parameter in float32.

    Raises:
        CheckpointError: lists all arrays that are missing, unused or do not fit; no parameter was changed.

    >>> from typedtensor import Axis, Param, Tensor
    >>> class In(Axis, size=3): ...
    >>> class Out(Axis, size=2): ...
    >>> weight = Param(Tensor[In, Out](np.zeros((3, 2))))
    >>> assign({"weight": weight}, {"fc.weight": np.ones((2, 3), "f")}, names={"fc.": ""}, axes={"weight": (Out, In)})
    >>> float(weight.value.sum())
    6.0
    >>> from typedtensor.nn import Linear
    >>> layer = Linear(In, Out)
    >>> assign(layer, {"weight": np.full((2, 3), 2.0, "f"), "bias": np.ones(2, "f")}, layout="torch")
    >>> float(layer.weight.value.sum())
    12.0

    See also: ``torch.nn.Module.load_state_dict``.
    """
    values, problems = matched(root, arrays, names, axes or {}, layout=layout, partial=partial, narrow=narrow)
    if problems:
        raise CheckpointError(listed("the arrays do not fit the parameters, and no parameter was changed", problems))
    replace(values)


def matched(
    root: object,
    arrays: Mapping[str, Any],
    names: Names | None,
    axes: Axes,
    *,
    layout: Layout | None,
    partial: bool,
    narrow: bool,
    labelled: Collection[str] = (),
) -> tuple[Values, list[str]]:
    """Return parameters with their new values, and a description of those that do not fit; as :func:`assign`.

    The axes of the arrays whose names are in ``labelled`` are known to have the order of the parameter's.
    """
    parameters = variables_of(root)
    renames = renamed(arrays, names)
    given = {new: arrays[old] for old, new in renames.items()}
    twice = [new for new, count in Counter(renames.values()).items() if count > 1]
    problems = [
        f"{' and '.join(old for old, new in renames.items() if new == x)} are both renamed to {x}" for x in twice
    ]
    problems += [f"axes= names {name}, which is not a parameter" for name in axes if name not in parameters]
    problems += _unused(arrays, names)
    values: Values = []
    unclear: dict[str, Variable[Any]] = {}
    known = {renames[old] for old in labelled if old in renames}
    if require_layout(layout) is not None:
        from typedtensor.io.layouts import from_torch  # it knows all layers

        given, of_layers, unlike = from_torch(root, parameters, given, axes)
        known |= of_layers
        problems += unlike
    for name, parameter in parameters.items():
        if name in given:
            try:
                value = _fitted(parameter, given[name], axes.get(name), narrow)
                is_stated = name in axes or name in known or isinstance(given[name], (AnyTensor, Variable))
                if not (is_stated or _is_clear(value.shape)):
                    unclear[name] = parameter
                values.append((parameter, value))
            except TypedTensorError as error:
                problems.append(f"{name}: {error}")
        elif not (partial or name in known):
            problems.append(f"{name}, {_sizes(parameter)}, is missing")
    if unclear:
        problems.append(_unclear(unclear))
    if not partial:
        became = "" if parameters.keys() <= given.keys() else ": use names= to rename arrays"
        problems += [
            f"{name}, of shape {tuple(np.shape(given[name]))}, is not a parameter{became}"
            for name in given
            if name not in parameters
        ]
    if partial and not values and not problems:
        shown = [", ".join([*each][:3]) + (", …" if len(each) > 3 else "") or "none" for each in (given, parameters)]
        problems.append(f"no array has the name of a parameter: the arrays are {shown[0]}, the parameters {shown[1]}")
    return values, problems


def require_layout(layout: Layout | None) -> Layout | None:
    """Require that a layout is known, and return it."""
    if layout not in ("torch", None):
        raise CheckpointError(f"layout= is 'torch', or None for the layout of this library, not {layout!r}")
    return layout


def variables_of(root: object) -> Mapping[str, Variable[Any]]:
    """Return the parameters and the buffers of a module or another object, by name."""
    if isinstance(root, Mapping) and root and all(isinstance(x, Variable) for x in root.values()):
        return root
    if isinstance(root, (str, os.PathLike)):
        raise CheckpointError(f"{os.fspath(root)} is a path, not a model: pass the path first, as in save(path, model)")
    found = find_variables(root)
    if not found:
        raise CheckpointError(f"there are no parameters in {root!r}: pass a module, or parameters by name")
    return found


def listed(what: str, problems: Iterable[str]) -> str:
    """Format a message of several lines."""
    return "\n  ".join([f"{what}:", *problems])


def renamed(given: Iterable[str], names: Names | None) -> dict[str, str]:
    """Return the names of parameters by names of arrays, without omitted arrays."""
    translate = names if callable(names) else _translation(names or {})
    pairs = ((old, translate(old)) for old in given)
    return {old: new for old, new in pairs if new is not None}


def _translation(names: Mapping[str, str | None]) -> Callable[[str], str | None]:
    """Return a function that replaces a whole name, or else its beginning and the parts of the rest, longest first."""
    longest = sorted((x for x in names if x.endswith(".")), key=len, reverse=True)
    parts = [rf"{re.escape(x.removesuffix('.'))}(?=\.)" for x in longest if x.startswith(".")]
    pattern = re.compile("|".join(parts) or "(?!)")

    def translate(name: str) -> str | None:
        if name in names:
            return names[name]
        start = next((x for x in longest if name.startswith(x)), "")
        beginning, rest = names[start] if start else "", "." + name.removeprefix(start)
        if beginning is None or any(names[f"{x}."] is None for x in pattern.findall(rest)):
            return None
        return beginning + pattern.sub(lambda x: str(names[f"{x[0]}."])[:-1], rest)[1:]

    return translate


def _unused(given: Iterable[str], names: Names | None) -> list[str]:
    """Report keys of ``names=`` that match no array: typing errors must not go unnoticed."""
    keys = [] if names is None or callable(names) else [*names]
    there = [*given]
    unused = [
        key
        for key in keys
        if key not in there
        and not (key.endswith(".") and any(x.startswith(key) or (key[0] == "." and key in f".{x}") for x in there))
    ]
    return [f"names= renames {key!r}, but no array has this name{_perhaps(key, there)}" for key in unused]


def _perhaps(name: str, names: Sequence[str]) -> str:
    """Return a hint at a similar name, if there is one."""
    from difflib import get_close_matches  # rarely needed

    beginnings = {f"{part}." for each in names for part in [each.rpartition(".")[0]] if part}
    alike = get_close_matches(name, [*names, *sorted(beginnings)], 1)
    return f": perhaps {alike[0]!r} is meant" if alike else ""


def _is_clear(shape: Sequence[int]) -> bool:
    """Whether the sizes of an array tell the order of its axes: no two are equal, but for 1."""
    sizes = [size for size in shape if size > 1]
    return len({*sizes}) == len(sizes)


def _unclear(parameters: Mapping[str, Variable[Any]]) -> str:
    """Describe what to do about arrays whose shapes do not tell the order of the axes."""
    orders = {name: ", ".join(map(label_name, x.axes)) for name, x in parameters.items()}
    shown = ", ".join([f'"{name}": ({order})' for name, order in orders.items()][:3]) + ", …" * (len(orders) > 3)
    sizes = ", ".join([f"{name} {_sizes(x)}" for name, x in parameters.items()][:3]) + ", …" * (len(orders) > 3)
    twice = any(len({*x.axes}) < len(x.axes) for x in parameters.values())
    return (
        f"several axes of {sizes} have one size, so the shape of an array does not tell their order, and nothing "
        'states it: layout="torch" does for layers of PyTorch; or write '
        f"axes={{{shown}}}, with the labels in the order of the array, and "
        "axes={name: x.axes for name, x in model.parameters.items()} if all have the order of the "
        f"model{'; axes of one label keep their order, so transpose arrays that have another' if twice else ''}"
    )


def _fitted(parameter: Variable[Any], given: Any, axes: Merged | None, narrow: bool) -> Any:
    if isinstance(given, Variable):
        given = given.value
    if isinstance(given, AnyTensor) and axes is None:
        if Counter(given.axes) != Counter(parameter.axes):
            raise CheckpointError(
                f"it has the axes {_sizes(parameter)}, but the tensor is a {given.tensor_type}: rename its axes, or "
                "pass its .numpy() with axes="
            )
        axes = given.axes
    array = array_of(given)
    if axes is not None:
        array = _turned(parameter, array, axes)
    present = parameter.value
    if array.shape != present.shape:
        raise CheckpointError(f"it has the axes {_sizes(parameter)}, but the array has the shape {array.shape}")
    if kind_of(array) != parameter.tensor_type.kind:
        raise CheckpointError(f"it has {parameter.tensor_type.kind} elements, but those of the array are {array.dtype}")
    if not narrow and not np.can_cast(array.dtype, present.dtype):
        raise CheckpointError(
            f"it has elements of {present.dtype}, which cannot hold all digits of the array's {array.dtype}: pass "
            f"narrow=True, or first parameter.assign(parameter.value, dtype=np.{array.dtype})"
        )
    return parameter.fitted(parameter.tensor_type.wrap(np.array(array, order="C")))


def array_of(given: Any) -> Array:
    """Convert an array of any library.

    Raises:
        CheckpointError: when NumPy has no such elements.
    """
    try:
        return as_numpy(given)
    except TypeError as error:  # raised by other libraries, as by PyTorch for bfloat16
        raise CheckpointError(
            f"NumPy cannot convert it to an array ({error}): convert it first, as with .float() of PyTorch"
        ) from None


def _turned(parameter: Variable[Any], array: Array, axes: Merged) -> Array:
    """Return an array with its axes split and permuted to those of the parameter, by the labels of its axes."""
    kinds = parameter.tensor_type.axes
    sizes = dict(zip(kinds, parameter.value.shape, strict=True))
    groups = [x if isinstance(x, tuple) else (x,) for x in axes]
    flat = [label for group in groups for label in group]
    if Counter(flat) != Counter(kinds):
        raise CheckpointError(
            f"its axes are {_sizes(parameter)}, but axes= gives {', '.join(map(label_name, flat))}: name each axis once"
        )
    shape = tuple(sizes[label] for label in flat)
    merged = tuple(int(np.prod([sizes[label] for label in group], dtype=int)) for group in groups)
    if array.shape != merged:
        raise CheckpointError(
            f"its axes {_sizes(parameter)} need an array of shape {merged}, but the array has the shape {array.shape}"
        )
    # The axes of a label that occurs twice, as in a square kernel, keep their order.
    places = {label: iter([place for place, other in enumerate(flat) if other == label]) for label in kinds}
    return array.reshape(shape).transpose([next(places[label]) for label in kinds])


def _sizes(parameter: Variable[Any]) -> str:
    pairs = zip(parameter.tensor_type.axes, parameter.value.shape, strict=True)
    return f"[{', '.join(f'{label_name(label)}={size}' for label, size in pairs)}]"
