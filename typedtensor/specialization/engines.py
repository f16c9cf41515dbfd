"""The engines: where the programs of this process run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from typedtensor.base.extras import extra
from typedtensor.errors import BindingError
from typedtensor.mesh import Mesh
from typedtensor.targets import Target
from typedtensor.targets.numpy import NumPyTarget

EngineName = Literal["numpy", "xla"]
"""The names of engines."""

INTERPRETED: Target = NumPyTarget()
"""Where bodies run that the interpreter meets."""

TARGET: Target = INTERPRETED
"""Where the programs of computations run that name no engine."""


def use_engine(name: EngineName, /, *, on: Mesh | None = None) -> None:
    """Let computations run on an engine that name none themselves, ``given(..., engine=...)``, from now on.

    Args:
        name: ``"numpy"``, which is the engine unless another is chosen, or ``"xla"``.
        on: the devices that XLA runs their programs on together, for those that name none, ``given(..., on=...)``.

    Raises:
        BindingError: when there is no engine of that name, another than XLA is to run on a mesh, or a mesh has more
            devices than there are.
        MissingExtraError: when it needs a package that is not installed.

    See also: ``jax.config.update("jax_platform_name", ...)``, ``torch.set_default_device``.

    >>> use_engine("numpy")
    """
    global TARGET
    TARGET = target_of(name, on)


def target_of(name: str | None, mesh: Mesh | None = None) -> Target:
    """The target of an engine, or of a mesh, each time the same one; without a name that of the process.

    Raises:
        BindingError: when there is no engine of that name, another than XLA is to run on a mesh, or there are not as
            many devices as it has.
        MissingExtraError: when it needs a package that is not installed.
    """
    if mesh is not None:
        return _on(mesh, name)
    if name is None:
        return TARGET
    if not isinstance(name, str) or name not in get_args(EngineName):
        names = " and ".join(map(repr, get_args(EngineName)))
        raise BindingError(f"there is no engine {name!r}: there are {names}")
    if name not in _TARGETS:
        _TARGETS[name] = _MAKERS[name]()
    return _TARGETS[name]


def _on(mesh: Mesh, name: str | None) -> Target:
    if not isinstance(mesh, Mesh):
        raise BindingError(f"on= takes a mesh, Mesh(Data, place={{Batch: Data}}), say, not {mesh!r}")
    if name not in (None, "xla"):
        raise BindingError(f"programs on a mesh run on the engine 'xla', not on {name!r}: leave engine= out")
    extra("jax", "meshes", "xla")
    from typedtensor.mesh.target import target_on

    return target_on(mesh)


def _xla() -> Target:
    extra("jax", "programs on the engine 'xla'", "xla")
    from typedtensor.targets.xla import XlaTarget

    return XlaTarget()


_MAKERS: Mapping[str, Callable[[], Target]] = {"numpy": lambda: INTERPRETED, "xla": _xla}
_TARGETS: dict[str, Target] = {}
