"""Programs as StableHLO, through JAX's exporter."""

from __future__ import annotations

import inspect
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor.base.extras import extra
from typedtensor.base.replacing import replacing
from typedtensor.ir import Call, Program, values_within
from typedtensor.staging.files import Named, Staged, identifier
from typedtensor.staging.source import Refused
from typedtensor.targets.xla.lowering import checks_of, function_of
from typedtensor.targets.xla.pipeline import optimize

CODE = Named("code", "int", (), (), np.dtype(np.int32))
"""The first result: 0, 1 if an index is out of range or a loop has too many rounds, 2 if a number is not finite."""

STEP = Named("step", "int", (), (), np.dtype(np.int64))
"""The last argument of a training step whose update depends on its number, counted from 0."""


def write_program(staged: Staged, folder: Path) -> None:
    """Write a program: ``name.mlir`` to read, ``name.mlirbc`` for other compilers, ``name.jax`` for JAX, and a
    description of arguments and results, ``name.json``.

    Raises:
        Refused: when an operation calls Python back.
    """
    _require_no_python(staged.program)
    arguments, results = _arguments(staged), [CODE, *_kept(staged)[: staged.updated], *staged.outputs]
    exported = _exported(staged, arguments)
    described = {
        "arguments": [x.entry for x in arguments],
        "parameters": [] if staged.embedded else [x.name for x in _kept(staged)],
        "results": [x.entry for x in results],
        "codes": {"0": "well", "1": "an index out of range, or too many rounds", "2": "a number that is not finite"},
    }
    files = {
        "mlir": str(exported.mlir_module()).encode(),
        "mlirbc": exported.mlir_module_serialized,
        "jax": bytes(exported.serialize()),
        "json": f"{json.dumps(described, indent=2)}\n".encode(),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for ending, content in files.items():
        with replacing(folder / f"{staged.name}.{ending}") as unfinished:
            unfinished.write_bytes(content)


def _arguments(staged: Staged) -> list[Named]:
    kept = [] if staged.embedded else _kept(staged)
    return [*staged.inputs, *kept, *([STEP] if _depends_on_step(staged) else [])]


def _kept(staged: Staged) -> list[Named]:
    return [x.named for x in staged.kept]


def _depends_on_step(staged: Staged) -> bool:
    return any(x.size > 1 for x in staged.schedule)


def _title(x: Named) -> str:
    """The name of an argument in the program: its own, and its labels."""
    return identifier("__".join([x.name, *(["_".join(x.axes)] if any(x.axes) else [])]))


def _exported(staged: Staged, arguments: Sequence[Named]) -> Any:
    jax, export = extra("jax", "programs in StableHLO", "xla"), extra("jax.export", "programs in StableHLO", "xla")
    program = optimize(staged.program)
    whole, checked = function_of(program), bool(checks_of(program))
    depends, constants = _depends_on_step(staged), [x.value for x in staged.kept] if staged.embedded else []

    def main(*arrays: Any) -> Any:
        given, numbers = list(arrays), jax.numpy
        place = numbers.minimum(given.pop(), max(x.size for x in staged.schedule) - 1) if depends else 0
        scalars = [numbers.asarray(x)[place if x.size > 1 else 0] for x in staged.schedule]
        found, checks = whole(*given, *constants, *scalars)
        code = numbers.where(numbers.any(checks[0] != 0), 1, 0) if checked else numbers.asarray(0)
        if staged.trained:
            is_finite, *found = found
            tested = [*found[: len(staged.trained)], found[staged.updated]]
            well = numbers.all(is_finite) & numbers.all(numbers.stack([numbers.isfinite(x).all() for x in tested]))
            code = numbers.where((code == 0) & ~well, 2, code)
            before = given[len(staged.inputs) :]
            pairs = zip(before, found[: staged.updated], strict=False)
            found = [*(numbers.where(code == 0, new, old) for old, new in pairs), *found[staged.updated :]]
        return numbers.astype(code, np.int32), *found

    names: dict[str, None] = {}
    for title in map(_title, arguments):
        names.setdefault(title if title not in names else f"{title}_{len(names)}")
    parameter = inspect.Parameter
    named: Any = main
    named.__signature__ = inspect.Signature([parameter(x, parameter.POSITIONAL_OR_KEYWORD) for x in names])
    like = [jax.ShapeDtypeStruct(x.shape, x.dtype) for x in arguments]
    with jax.enable_x64(True):
        return export.export(jax.jit(main, keep_unused=True), platforms=["cpu"])(*like)


def _require_no_python(program: Program) -> None:
    for value in values_within(program):
        if isinstance(value.primitive, Call):
            raise Refused(value, "StableHLO")
