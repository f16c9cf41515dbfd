"""The engines: the targets that run the programs of this process."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Literal, cast, get_args

from typedtensor.base.extras import extra
from typedtensor.errors import BindingError
from typedtensor.mesh import Mesh
from typedtensor.targets import Target
from typedtensor.targets.native.target import NativeTarget
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.target import Precision

EngineName = Literal["native", "numpy", "xla"]
"""The names of engines."""

_NAMES, _PRECISIONS = get_args(EngineName), get_args(Precision)

_CHOSEN: tuple[EngineName, Mesh | None] | None = None
"""The default engine and mesh, if they were chosen."""

_TARGET: Target | None = None
"""Their target."""


def use_engine(name: EngineName, /, *, on: Mesh | None = None, compute: Precision | None = None) -> None:
    """Set the default engine of the process, for computations that name no engine, ``given(..., engine=...)``.

    Args:
        name: ``"native"``, the initial default where llvmlite is installed, ``"numpy"``, otherwise, or ``"xla"``.
        on: the default mesh of devices that XLA runs a program on, for computations without ``given(..., on=...)``.
        compute: the default precision that XLA rounds the factors of products to, for computations without
            ``given(..., compute=...)``.

    Raises:
        BindingError: when the engine or the precision does not exist, an engine other than XLA gets a mesh or a lower
            precision, or the mesh has more devices than there are.
        MissingExtraError: when the engine needs a package that is not installed.

    See also: ``jax.config.update("jax_platform_name", ...)``, ``torch.set_default_device``.

    >>> use_engine("numpy")  # calls of NumPy alone
    >>> use_engine("native")
    """
    global _TARGET, _CHOSEN
    _TARGET = target_of(name, on, compute)
    _CHOSEN = name, on


@cache
def processor_target() -> Target:
    """Return the target of this processor: that of native code if llvmlite is installed, otherwise NumPy's."""
    return target_of("native" if find_spec("llvmlite") else "numpy")


def default_target() -> Target:
    """Return the target of computations that name no engine."""
    return processor_target() if _TARGET is None else _TARGET


def target_of_bodies() -> Target:
    """Return the target of structured nodes' bodies in the interpreter, which computes on this processor."""
    return default_target() if default_target().name != "xla" else processor_target()


def target_of(name: str | None, mesh: Mesh | None = None, compute: str | None = None) -> Target:
    """Return the target of an engine and a mesh: the same object each time; by default the target of the process.

    Raises:
        BindingError: as for :func:`use_engine`.
        MissingExtraError: when the engine needs a package that is not installed.
    """
    if name is None and mesh is None:
        if compute is None:
            return default_target()
        name, mesh = _CHOSEN or (processor_target().name, None)
    if compute not in (None, *_PRECISIONS):
        *names, last = map(repr, _PRECISIONS)
        raise BindingError(
            f"compute= is the precision of the factors of products, {', '.join(names)} or {last}, not {compute!r}"
        )
    precision = cast(Precision, compute or "float32")
    if mesh is not None:
        return _on(mesh, name, precision)
    if not isinstance(name, str) or name not in _NAMES:
        *names, last = map(repr, _NAMES)
        raise BindingError(f"there is no engine {name!r}: choose {', '.join(names)} or {last}")
    return _made(cast(EngineName, name), precision)


def _on(mesh: Mesh, name: str | None, precision: Precision) -> Target:
    if not isinstance(mesh, Mesh):
        raise BindingError(f"on= takes a mesh, such as Mesh(Data, place={{Batch: Data}}), not {mesh!r}")
    if name not in (None, "xla"):
        raise BindingError(f"programs on a mesh run on the engine 'xla', not on {name!r}: leave engine= out")
    extra("jax", "meshes", "xla")
    from typedtensor.mesh.target import target_on

    return target_on(mesh, precision)


@cache
def _made(name: EngineName, precision: Precision) -> Target:
    if name == "xla":
        extra("jax", "programs on the engine 'xla'", "xla")
        from typedtensor.targets.xla import XlaTarget

        return XlaTarget(precision)
    if precision != "float32":
        raise BindingError(
            f"compute={precision!r} needs the engine 'xla', because other engines cannot compute in {precision}: add "
            "engine='xla', or leave out compute="
        )
    if name == "numpy":
        return NumPyTarget()
    if find_spec("llvmlite") is None:
        extra("llvmlite", "the engine 'native'", "native")  # raises; LLVM is loaded by the first program
    return NativeTarget()
