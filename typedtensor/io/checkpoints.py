"""Models and optimizers in files."""

from __future__ import annotations

import os
import reprlib
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.core.axes import Label, label_name
from typedtensor.core.variables import Variable, replace
from typedtensor.errors import AxisError, CheckpointError
from typedtensor.io.assigning import Axes, Layout, Names, listed, matched, renamed, require_layout, variables_of
from typedtensor.io.files import Saved, read, write
from typedtensor.optim.update import OptimizerState

if TYPE_CHECKING:
    from typedtensor.optim import Optimizer

OPTIMIZER = "optimizer/"
"""The prefix of an optimizer's array names."""

TRAINING = "training/"
"""The prefix of the names of buffers that a training updates and that are not the model's."""

MOST_STEPS = 1 << 53
"""The largest number of steps in a file; a float counts no further."""


def save(
    path: str | os.PathLike[str],
    model: object,
    /,
    *,
    optimizer: Optimizer | None = None,
    notes: Mapping[str, Any] | None = None,
    layout: Layout | None = None,
) -> None:
    """Save the parameters and buffers of a model, and the state of its training, in a safetensors file.

    The arrays have the names of the parameters, so that other programs can read them; the labels of their axes are in
    the file's metadata. An existing file is replaced only after the new one is on the disk.

    Args:
        path: the file.
        model: a module or another object with parameters, or parameters by name.
        optimizer: an optimizer whose state is saved, too.
        notes: further information for the program that loads the file, of texts, numbers, lists and dicts: an epoch,
            the state of a random generator (``rng.bit_generator.state``), scores.
        layout: "torch" writes the arrays as the layers of PyTorch store them, and under the names of these, for
            ``load_state_dict(safetensors.torch.load_file(path))``. :func:`load` knows such a file; it has no labels.

    Raises:
        CheckpointError: when the notes are no JSON, or an optimizer's state would have PyTorch's layout.
        OSError: when the disk is full; an existing file is unchanged.

    See also: ``torch.save``, ``safetensors.torch.save_model``.
    """
    parameters = variables_of(model)
    if require_layout(layout) is not None:
        from typedtensor.io.layouts import to_torch  # it knows all layers

        if optimizer is not None:
            raise CheckpointError(
                "the state of an optimizer has no layout in PyTorch: save it with the model in a file without layout=, "
                "from which a training resumes"
            )
        write(path, Saved(to_torch(model), own={"layout": layout, "notes": dict(notes or {})}))
        return
    arrays: dict[str, Any] = {name: x.value.numpy() for name, x in parameters.items()}
    own: dict[str, Any] = {"axes": {name: _labels(x) for name, x in parameters.items()}, "notes": dict(notes or {})}
    if optimizer is not None:
        state = optimizer.state
        own["optimizer"] = {"kind": type(optimizer).__name__, "steps": state.steps}
        if state.behind:
            own["optimizer"]["behind"] = dict(state.behind)
        if state.structures:
            own["optimizer"]["structures"] = list(state.structures)
        for name, remembered in state.remembered.items():
            arrays.update({f"{OPTIMIZER}{key}/{name}": array for key, array in remembered.items()})
    if clash := [name for name in parameters if name.startswith(OPTIMIZER)]:
        raise CheckpointError(
            f"the name of the parameter {clash[0]} begins with {OPTIMIZER}, which is reserved for optimizers: rename it"
        )
    write(path, Saved(arrays, own=own))


def load(
    path: str | os.PathLike[str],
    model: object,
    /,
    *,
    optimizer: Optimizer | None = None,
    names: Names | None = None,
    labels: Mapping[str, Label] | None = None,
    axes: Axes | None = None,
    layout: Layout | None = None,
    partial: bool = False,
    narrow: bool = False,
) -> dict[str, Any]:
    """Load a safetensors file into a model, and into an optimizer: completely or not at all.

    Files of other programs hold no labels and are checked by shape; ``axes`` states axes in another order, and the
    order of axes of one size.

    Args:
        path: the file; or the index of the files among which a large model is divided, such as
            ``model.safetensors.index.json``.
        model: the saved model, or one of the same structure.
        optimizer: an optimizer to load the state in the file into.
        names: names of parameters by names in the file, as in :func:`assign`: ``{"encoder.": "text.encoder."}``; they
            also apply to the optimizer's state.
        labels: the labels by their names in the file: ``{"Hidden": Width}``.
        axes: for parameters whose axes have another order in the file: the labels in that order; a tuple of labels is
            one merged axis.
        layout: "torch" for files of PyTorch, as in :func:`assign`; unless it is given, what the file says.
        partial: whether some parameters may stay unchanged, though not all, and arrays in the file may be unused.
        narrow: whether elements may lose precision, as from float64 to a parameter in float32.

    Returns:
        The notes in the file.

    Raises:
        CheckpointError: when the file is damaged or does not fit. The message lists all arrays that are missing,
            unused, or have other labels, sizes or precision. Nothing was changed.
        FileNotFoundError: when there is no such file.

    See also: ``torch.nn.Module.load_state_dict``, ``safetensors.torch.load_model``.
    """
    saved = read(path)
    restore(
        os.fspath(path),
        saved,
        model,
        optimizer=optimizer,
        names=names,
        labels=labels,
        axes=axes,
        layout=layout,
        partial=partial,
        narrow=narrow,
    )
    return saved.notes


def restore(
    where: str,
    saved: Saved,
    model: object,
    *,
    optimizer: Optimizer | None = None,
    names: Names | None = None,
    labels: Mapping[str, Label] | None = None,
    axes: Axes | None = None,
    layout: Layout | None = None,
    partial: bool = False,
    narrow: bool = False,
) -> None:
    """Load the contents of a file into a model and an optimizer; the arguments and errors are those of :func:`load`."""
    parameters = variables_of(model)
    arrays = {
        name: x for name, x in saved.arrays.items() if name in parameters or not name.startswith((OPTIMIZER, TRAINING))
    }
    written = saved.own.get("axes")
    labelled = written if isinstance(written, dict) else ()
    values, problems = matched(
        model,
        arrays,
        names,
        axes or {},
        layout=layout or saved.own.get("layout"),
        partial=partial,
        narrow=narrow,
        labelled=labelled,
    )
    called = renamed(arrays, names)
    renames = {old: new for old, new in called.items() if new not in (axes or {})}
    if problems := [*_other_labels(saved, parameters, renames, labels or {}), *problems]:
        raise CheckpointError(listed(f"{where} does not fit the model, and nothing was changed", problems))
    turned = [x for x, order in (axes or {}).items() if tuple(order) != parameters[x].tensor_type.axes]
    state = None if optimizer is None else _renamed_state(where, _state(where, saved), arrays, called, turned)
    before = [(x, x._value) for x, _ in values]
    try:
        replace(values)
        if optimizer is not None and state is not None:
            optimizer.state = state
    except BaseException as error:
        replace(before)
        if isinstance(error, AxisError):
            raise CheckpointError(f"{where} does not fit the optimizer, and nothing was changed: {error}") from None
        raise


def _state(where: str, saved: Saved) -> OptimizerState:
    about = saved.own.get("optimizer")
    if about is None:
        raise CheckpointError(f"{where} contains no optimizer state: save it with optimizer=, or load only the model")
    remembered: dict[str, dict[str, Any]] = {}
    for full, array in saved.arrays.items():
        if full.startswith(OPTIMIZER):
            key, _, name = full.removeprefix(OPTIMIZER).partition("/")
            remembered.setdefault(name, {})[key] = np.array(array)
    steps, behind = about["steps"], about.get("behind", {})
    _require_count(where, "number of steps", steps, MOST_STEPS)
    for name, fewer in behind.items():
        _require_count(where, f"number of steps that {name} is behind", fewer, steps)
    structures = about.get("structures", [])
    for number in structures:
        _require_count(where, "number of a structure", number, (1 << 32) - 1)
    return OptimizerState(steps, remembered, behind, tuple(structures))


def _require_count(where: str, what: str, number: object, most: int) -> None:
    if type(number) is not int or not 0 <= number <= most:
        raise CheckpointError(
            f"{where} was not written by this library: its optimizer's {what} must be a whole number from 0 to {most}, "
            f"not {reprlib.repr(number)}"
        )


def _renamed_state(
    where: str, state: OptimizerState, arrays: Collection[str], called: Mapping[str, str], turned: Collection[str]
) -> OptimizerState:
    """Return the optimizer state under the names of the model's parameters, without the entries of omitted arrays.

    ``called`` has the names by those in the file; ``turned`` those of parameters whose axes have another order there.
    """
    kept = {called.get(name, name): x for name, x in state.remembered.items() if name in called or name not in arrays}
    if refused := [name for name in turned if name in kept]:
        raise CheckpointError(
            f"{where} contains optimizer state for {', '.join(refused)}, whose axes axes= reorders, and the state "
            "cannot follow: load only the model, and start with a new optimizer"
        )
    behind = {called.get(name, name): n for name, n in state.behind.items() if name in called or name not in arrays}
    return OptimizerState(state.steps, kept, behind, state.structures)


def _labels(parameter: Variable[Any]) -> list[str]:
    return [label_name(label) for label in parameter.tensor_type.axes]


def _other_labels(
    saved: Saved, parameters: Mapping[str, Variable[Any]], renames: Mapping[str, str], labels: Mapping[str, Label]
) -> list[str]:
    """Describe the differences between the labels of a file and those of the parameters."""
    written = saved.own.get("axes", {})
    problems = [
        (
            "the keys of labels= must be the names of labels in the file, such as "
            f"{str(getattr(x, '__name__', x))!r}, not {x!r}"
        )
        for x in labels
        if not isinstance(x, str)
    ]
    for old, new in renames.items():
        there = written.get(old)
        if there is None or new not in parameters:
            continue
        called = [label_name(labels[x]) if x in labels else x for x in there]
        here = _labels(parameters[new])
        if called != here:
            problems.append(
                f"{new} has the axes [{', '.join(here)}], but [{', '.join(called)}] in the file: use labels= to "
                "rename labels"
            )
    return problems
