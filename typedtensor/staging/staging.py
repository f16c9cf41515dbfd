"""Programs that leave Python: expressions, functions and training steps as C."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from typedtensor.ad.graph import Node, require_scalar
from typedtensor.base.replacing import replacing
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Expr, Input
from typedtensor.core.scope import CURRENT, MODE, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.variables import Param, Variable
from typedtensor.errors import StagingError
from typedtensor.io.checkpoints import OPTIMIZER
from typedtensor.io.files import Saved, write
from typedtensor.ir import Array, DType, Program, Value, is_symbolic
from typedtensor.lowering.expressions import Lowering, lowered
from typedtensor.lowering.named import dtype_of, named_inputs, named_outputs, named_variables
from typedtensor.lowering.origins import line_of, refusal
from typedtensor.lowering.rooms import ROOMS
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.lowering.updates import step_program
from typedtensor.optim.groups import Groups
from typedtensor.optim.update import ParameterUpdate
from typedtensor.runtime.open_sizes import OpenProgram, Trace
from typedtensor.runtime.programs import ExpressionProgram
from typedtensor.staging.files import Kept, Named, Staged, distinct, header, identifier, makefile, source
from typedtensor.staging.objects import ObjectFile
from typedtensor.staging.source import Refused, code_of
from typedtensor.staging.stablehlo import write_program

if TYPE_CHECKING:
    from typedtensor.optim import Optimizer

_REFUSED = "cannot be staged"


def stage(
    of: Expr[Any] | Mapping[str, object] | Callable[..., Any],
    /,
    inputs: Mapping[str, type[AnyTensor] | Input[Any]],
    *,
    to: str | os.PathLike[str],
    name: str = "model",
    parameters: object = None,
    optimizer: Optimizer | None = None,
    sizes: Mapping[Label, int] | None = None,
    dtype: Any = np.float32,
    steps: int = 1000,
    rounds: int | None = None,
    embed: bool = False,
    format: Literal["c", "object", "stablehlo"] = "c",
    target: str | None = None,
) -> Path:
    """Write an expression, a function or a training step as a program in C99, which needs neither Python nor a library.

    The folder gets ``name.c``, ``name.h`` with a ``struct`` of the inputs and one of the outputs, a ``Makefile`` for a
    shared and a static library, and ``name.safetensors`` with the present values of the parameters. Everything that
    plans compute is in it: gradients, loops, branches, trees, random draws. Functions return 0 or the code of an error.
    Equal programs give equal files.

    With ``format="object"`` LLVM compiles the program to an object file, ``name.o``, for any machine of 64 bits, and
    ``name_files.c`` only takes its memory and reads and writes its files. The header is the same.

    With ``format="stablehlo"`` it is a program for XLA, IREE and other compilers: ``name.mlir`` as text,
    ``name.mlirbc`` as portable bytes, ``name.jax`` for ``jax.export.deserialize``, and ``name.json``, which describes
    the arguments and results. Arguments are the inputs, then the parameters, with names and labels such as
    ``image__Batch_Pixel``. Results are a code, 0 if all is well; of a step the new parameters and states; the outputs.

    With an optimizer, of the parameters of which the expression is the loss, a call is a step: it also updates the
    parameters, unless a gradient is not finite. The optimizer itself is not changed.

    Args:
        of: an expression, or several by the names of the outputs; or a module or function, which is applied to the
            inputs and returns an expression, several, or several by name. Gradients are expressions, too:
            ``{"loss": loss, "slope": gradient(loss, weight)}``.
        inputs: by name the inputs, or, for modules and functions, their types.
        to: the folder, which is made if it does not exist.
        name: the name of the files, and the beginning of the names in C.
        parameters: a module, or whatever holds the parameters, for their names; a module that is staged has its own,
            and a step those of its optimizer.
        optimizer: makes a step of training of the expression.
        sizes: of labels that declare none. Others stay open: their sizes are in the ``struct`` of the inputs, and one
            program serves every size from 1 on, or a few from 2 on. Where a program depends on a size, or StableHLO
            needs it, an error asks for it.
        dtype: the precision of real inputs.
        steps: for how many steps the numbers of a schedule, or of Adam's corrections, are written.
        rounds: the most rounds of each ``while_loop`` that a gradient goes through; 64 by default.
        embed: whether the values of the parameters are in the source, and not in a file beside it.
        format: C, an object file, or StableHLO.
        target: what an object file is for, as a triple such as ``aarch64-linux-gnu``: all processors of this kind; of
            ``x86_64`` those with AVX2 and fused multiplication. By default this machine, with all that its processor
            has.

    Returns:
        The folder.

    Raises:
        StagingError: when an operation has no form in C, with the line that applied it; when a size has to be given;
            when an input is missing; when LLVM does not know the target. No file is written.
        MissingExtraError: when parameters are to be in a file, and the extra ``io`` is not installed; or the extra that
            the format needs.

    See also: :func:`load_native`, which calls it from Python; Wang et al. (2019), "Demystifying differentiable
    programming: shift/reset the penultimate backpropagator", whose Lantern stages whole programs.

    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.nn import Linear
    >>> class Pixel(Axis, size=64): ...
    >>> class Digit(Axis, size=10): ...
    >>> folder = stage(Linear(Pixel, Digit), {"image": Tensor[Pixel]}, to=getfixture("tmp_path"), name="digits")
    >>> sorted(path.name for path in folder.iterdir())
    ['Makefile', 'digits.c', 'digits.h', 'digits.safetensors']
    """
    if identifier(name) != name:
        raise StagingError(f"name={name!r} is no name that C and its keywords leave free: try {identifier(name)}")
    if format not in ("c", "object", "stablehlo"):
        raise StagingError(f"format={format!r} is none of 'c', 'object' and 'stablehlo'")
    if target is not None and format != "object":
        raise StagingError(f"target={target!r} is of format='object'")
    if format == "stablehlo" and embed and optimizer is not None:
        raise StagingError(
            "a training step in StableHLO takes its parameters and returns new ones: leave embed=True out"
        )
    leaves = named_inputs(inputs)
    with Setting({MODE: Mode.LAZY, CURRENT: None}, None):
        outputs = named_outputs(of, [*leaves.values()])
    holder = parameters if parameters is not None else of if optimizer is None else optimizer.parameters
    variables = named_variables([*outputs.values()], leaves, holder, StagingError)
    made = _Making(leaves, outputs, variables, dict(sizes or {}), np.dtype(dtype), rounds)
    staged = made.values(name) if optimizer is None else made.step(name, optimizer, steps)
    staged = staged._replace(embedded=embed or not staged.kept)
    folder = Path(to)
    try:
        if format == "stablehlo":
            if staged.sizes:
                asked = ", ".join(f"{label_name(x)}: 32" for x in staged.opened.sizes)
                raise StagingError(
                    f"sizes are open, which those of StableHLO are not: give them, as in sizes={{{asked}}}"
                )
            write_program(staged, folder)
        else:
            _write_files(staged, folder, ObjectFile(name, target) if format == "object" else None)
    except Refused as error:
        raise StagingError(f"{refusal(made.lowering, error.value, _REFUSED)}{error}") from None
    if not staged.embedded:
        write(folder / f"{name}.safetensors", Saved({x.named.name: x.value for x in staged.kept}))
    return folder


def _write_files(staged: Staged, folder: Path, compiled: ObjectFile | None) -> None:
    """Write a program in C, or compile it and write what is around it."""
    name = staged.name
    beside = name if compiled is None else f"{name}_files"
    text = source(staged, code_of if compiled is None else compiled.code_of)
    objects = {} if compiled is None else {f"{name}.o": compiled.data()}
    files = {f"{beside}.c": text, f"{name}.h": header(staged), "Makefile": makefile(name, beside, [*objects])}
    folder.mkdir(parents=True, exist_ok=True)
    for file, content in {**objects, **{file: text.encode() for file, text in files.items()}}.items():
        with replacing(folder / file) as unfinished:
            unfinished.write_bytes(content)


class _Making:
    """The tracing of a program that is staged.

    Attributes:
        lowering: the record of its lowering.
    """

    lowering: Lowering

    def __init__(
        self,
        inputs: Mapping[str, Input[Any]],
        outputs: Mapping[str, Expr[Any]],
        variables: Mapping[Variable[Any], str],
        sizes: Mapping[Label, int],
        real: DType,
        rounds: int | None,
    ) -> None:
        self._inputs, self._outputs, self._variables = inputs, outputs, variables
        self._sizes, self._rounds = sizes, rounds
        self._leaves: list[Node] = [*inputs.values(), *variables]
        self._dtypes = [dtype_of(x, real) for x in inputs.values()]

    def values(self, name: str) -> Staged:
        """Stage the outputs alone."""
        roots = [*self._outputs.values()]
        opened = self._traced(partial(lowered, roots))
        program, kept = opened.program, [self._kept(x) for x in self._variables]
        return self._staged(opened, name, program, program.outputs, kept)

    def step(self, name: str, optimizer: Optimizer, steps: int) -> Staged:
        """Stage a step of an optimizer."""
        loss, *further = self._outputs.values()
        require_scalar(loss)
        update, state = ParameterUpdate(optimizer.transformations), optimizer.state
        if not update.is_traceable or isinstance(optimizer, Groups):
            wrong = [type(t).__name__ for t in optimizer.transformations if not t.traceable]
            raise StagingError(f"{', '.join(wrong) or type(optimizer).__name__} {_REFUSED}: its update is no program")
        names = {x: title for title, x in optimizer.parameters.items()}
        targets = [x for x in self._variables if isinstance(x, Param) and x in names]
        if not targets:
            raise StagingError("the loss depends on no parameter of the optimizer")
        made: list[ExpressionProgram] = []

        def trace(arrays: Mapping[Node, Any]) -> tuple[Program, Lowering]:
            made.append(ExpressionProgram(loss, self._leaves, [*arrays.values()], targets, further))
            return made[-1].program, made[-1].lowering

        opened = self._traced(trace)
        places = made[-1].outputs.parameters
        trained: list[Any] = [self._leaves[n] for n in places]
        values = [x.value.numpy() for x in trained]
        traced = update.trace([x.shape for x in values], values[0].dtype)
        with opened.fixing():
            whole = step_program(opened.program, places, traced)
        remembered = [state.remembered.get(names[x]) or update.keyed(update.start(x.value.numpy())) for x in trained]
        states = [
            self._kept(x, f"{OPTIMIZER}{key}/{names[x]}", own[key])
            for key in remembered[0]
            for x, own in zip(trained, remembered, strict=True)
        ]
        others = [x for x in self._variables if x not in frozenset(trained)]
        count, rest = len(self._leaves), whole.inputs[len(self._leaves) :]
        of = dict(zip(self._leaves, whole.inputs, strict=False))
        inputs = (*whole.inputs[: len(self._inputs)], *(of[x] for x in trained), *rest[: len(states)])
        inputs = (*inputs, *(of[x] for x in others), *rest[len(states) :])
        assert len(inputs) == count + len(rest)
        updated = len(trained) + len(states)
        value, finite, *after = whole.outputs
        outputs = (value, *after[updated:])
        program = Program(inputs, (finite, *after[:updated], *outputs))
        kept = [*map(self._kept, trained), *states, *map(self._kept, others)]
        return self._staged(opened, name, program, outputs, kept)._replace(
            trained=[names[x] for x in trained],
            updated=updated,
            schedule=[
                _schedule(scalar, state.steps, steps, x.dtype)
                for scalar, x in zip(traced.scalars, inputs[count + len(states) :], strict=True)
            ],
            begun=state.steps,
        )

    def _traced(self, trace: Trace) -> OpenProgram:
        """Trace a program; loops that store their rounds have room for as many as are wanted."""

        def with_rooms(arrays: Mapping[Node, Any]) -> tuple[Program, Lowering]:
            found = trace(arrays)
            if self._rounds is not None and (count := found[1].rooms.count):
                with Setting({ROOMS: dict.fromkeys(range(count), self._rounds)}, None):
                    found = trace(arrays)
            return found

        inputs, variables = [*self._inputs.values()], [*self._variables]
        try:
            found = OpenProgram(with_rooms, inputs, self._dtypes, variables, self._sizes, StagingError)
        except Unplannable as error:
            raise StagingError(line_of(error, [*self._outputs.values()], _REFUSED)) from None
        self.lowering = found.lowering
        return found

    def _staged(
        self, opened: OpenProgram, name: str, program: Program, outputs: Sequence[Value], kept: Sequence[Kept]
    ) -> Staged:
        """A program with the names of its arrays, and of the fields of its open sizes."""
        names, own = [*self._inputs, *self._outputs], dict(opened.sizes)
        for x, value in zip(self._outputs.values(), outputs, strict=True):
            own.update((axis, n) for axis, n in zip(x.axes, value.shape, strict=True) if is_symbolic(n))
        fields = dict(zip(own, distinct([*names, *map(label_name, own)])[len(names) :], strict=True))

        def named(name: str, x: Node, value: Value) -> Named:
            sizes = [n if type(n) is int else fields[axis] for axis, n in zip(x.axes, value.shape, strict=True)]
            return Named(name, x.tensor_type.kind, [*map(label_name, x.axes)], sizes, value.dtype)

        return Staged(
            name,
            program,
            [*map(named, self._inputs, self._inputs.values(), program.inputs)],
            [*map(named, self._outputs, self._outputs.values(), outputs)],
            kept,
            opened,
            sizes={fields[x]: n for x, n in opened.sizes.items()},
            found={fields[x]: n for x, n in own.items() if x not in opened.sizes},
        )

    def _kept(self, x: Variable[Any], title: str = "", array: Array | None = None) -> Kept:
        """What a model keeps: a variable, or the state of an optimizer that belongs to it."""
        own = x.value.numpy()
        value = own if array is None else array
        axes = [label_name(axis) for axis in x.axes] if value.shape == own.shape else [""] * value.ndim
        return Kept(
            Named(title or self._variables[x], "real" if title else x.tensor_type.kind, axes, value.shape, value.dtype),
            value,
            bool(title),
        )


def _schedule(scalar: Callable[[int], float], begun: int, steps: int, dtype: DType) -> Array:
    """The values of a number of the step: one, if all are equal."""
    found = np.array([scalar(begun + n) for n in range(1, steps + 1)], dtype)
    return found[:1] if (found == found[0]).all() else found
