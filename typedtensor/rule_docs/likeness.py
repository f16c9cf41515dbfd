"""The counterparts of a function or class of another library."""

from __future__ import annotations

import difflib
import inspect
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import TypeVar

from typedtensor.elsewhere import MODULES, OPERANDS
from typedtensor.errors import MissingExtraError, TypedTensorError
from typedtensor.ops import PolyOp, operations
from typedtensor.ops.core.operation import is_inner
from typedtensor.rule_docs.entries import spellings, summary
from typedtensor.rule_docs.other_names import instead, other_name

T = TypeVar("T")


def like(
    name: str, known: Sequence[type[PolyOp]], places: tuple[str, ...] | None = None
) -> Sequence[type[PolyOp] | str]:
    """The operations that correspond to a function or class of another library, or else lines that tell the user.

    The first of these that exists is the answer: the entry for exactly this name in the table of other names;
    operations whose docstrings name it, from its package or another one; other public objects that name it or have its
    name; operations that users do not write; the operation that the table lists under another name; what to write
    instead.

    Args:
        name: the name as it is written in the other library.
        known: the operations to search.
        places: the packages of typedtensor whose public names are searched. By default :data:`QUICK`, and if they
            have no counterpart of a name of scikit-learn, or of a name without a package, :data:`PUBLIC`.

    Raises:
        TypedTensorError: when there is no counterpart.
    """
    package, function = _split(name)
    if places is None and package in ("", "sklearn"):
        with suppress(TypedTensorError):
            return like(name, known, QUICK)
        places = PUBLIC
    public_names = _public(QUICK if places is None else places)
    plain = function.rstrip("_")  # PyTorch's in-place variants end in an underscore
    operation_by, public_by = _by_function(tuple(known)), _by_function(tuple(public_names.values()))
    others = {other_name(_whole(name)) or function: package}
    for other in (plain, other_name(plain) or plain):
        others.setdefault(other, "")
    if answer := instead(_whole(name)):
        return [f"{name}: {answer}"]
    for other, library in others.items():
        there = operation_by.get(other, [])
        if found := _of_package(library, [x for x in there if not (is_inner(x[0]) or x[0].__module__ == DRAWS)]):
            return sorted(found, key=lambda one: _distance(one.__name__, other))
        named = [o for o, _ in public_by.get(other, []) if o not in known]
        if public := {n: o for n, o in public_names.items() if o in named or n.rpartition(".")[2] == other}:
            end = ".".join(name.split(".")[-2:])  # random.normal is not the initializer of that name
            ordered = sorted(public.items(), key=lambda x: not x[0].endswith(end))
            functions = [(n, o.func if isinstance(o, partial) else o) for n, o in ordered]
            return [f"{n}\n  {summary(o)}".rstrip() + _made(n, o) for n, o in functions]
        if there:
            return _of_package(library, there)
    if answer := instead(function) or instead(plain) or OPERANDS.get(function) or MODULES.get(function):
        return [f"{name}: {answer}"]
    near = difflib.get_close_matches(function, {*operation_by, *public_by}, n=3)
    raise TypedTensorError(
        f"no operation corresponds to {name}"
        + (f"; did you mean {' or '.join(near)}?" if near else "; `typedtensor rules` lists them all")
    )


def _of_package(package: str, named: Sequence[tuple[type[PolyOp], set[str]]]) -> list[type[PolyOp]]:
    """The operations that name a function of a package; all of them if none names that package."""
    return [o for o, packages in named if package in packages] or [o for o, _ in named]


DRAWS = "typedtensor.ops.library.random"
"""The module of operations that functions of keys apply."""

QUICK = (
    "",
    ".ops",
    ".nn",
    ".optim",
    ".random",
    ".prob",
    ".io",
    ".training",
    ".transforms",
    ".profiling",
    ".mesh",
    ".interop",
    ".onnx",
)
"""Packages whose public names import no other library. An error message about a missing name uses these."""

PUBLIC = (*QUICK, ".generation", ".sklearn")
"""Packages whose public names are searched besides operations."""


@cache
def _public(places: tuple[str, ...]) -> dict[str, object]:
    """Public classes and functions of packages by their names, each listed once."""
    found: dict[str, object] = {}
    for module in _installed(places):
        for name in getattr(module, "__all__", ()):
            value = getattr(module, name)
            if callable(value) and value not in found.values():
                found[f"{module.__name__}.{name}"] = value
    return found


def _installed(places: tuple[str, ...]) -> Iterator[ModuleType]:
    """The packages at ``places``, except those whose optional library is not installed."""
    for part in places:
        with suppress(MissingExtraError):
            yield import_module(f"typedtensor{part}")


def _made(name: str, one: object) -> str:
    """How a layer is made, with the names of its settings."""
    if not (isinstance(one, type) and name.startswith("typedtensor.nn.")):
        return ""
    given = []
    for setting in [*inspect.signature(one).parameters.values()]:
        if setting.kind == setting.VAR_KEYWORD:  # such as Unpack[Moving[int]]
            table = re.match(r"Unpack\[(\w+)", str(setting.annotation))
            named = vars(sys.modules[one.__module__]).get(table[1]) if table else None
            given += [f"{each}=…" for each in getattr(named, "__annotations__", ())] or ["**…"]
        elif setting.kind == setting.VAR_POSITIONAL:
            given.append(f"*{setting.name}")
        else:
            given.append(setting.name + "=…" * (setting.kind == setting.KEYWORD_ONLY))
    return f"\n\n  made      {one.__name__}({', '.join(given)})"


@cache
def _by_function(known: tuple[T, ...]) -> dict[str, list[tuple[T, set[str]]]]:
    """For each function of other libraries, the objects whose "See also:" names it, with the packages they name."""
    found: dict[str, dict[T, set[str]]] = {}
    for one in known:
        see = (inspect.getdoc(one) or "").partition("See also:")[2]
        for package, function in map(_split, re.findall(r"``([\w.]+)", see)):
            found.setdefault(function, {}).setdefault(one, set()).add(package)
    return {function: [*ones.items()] for function, ones in found.items()}


def _split(name: str) -> tuple[str, str]:
    """The package and the last part of a name. Every part of NumPy has the package ``numpy``, also written ``np``."""
    package, *rest = name.split(".")
    return ({"np": "numpy", "jnp": "jax", "F": "torch"}.get(package, package), rest[-1]) if rest else ("", package)


def _whole(name: str) -> str:
    """A name with the full name of its package; a name without a package gets a leading ``.``.

    >>> _whole("jnp.select"), _whole("F.fold"), _whole("fold")
    ('jax.numpy.select', 'torch.nn.functional.fold', '.fold')
    """
    package, _, rest = name.partition(".")
    whole = {"np": "numpy", "jnp": "jax.numpy", "F": "torch.nn.functional"}.get(package, package)
    return f"{whole}.{rest}" if rest else f".{name}"


def _distance(name: str, function: str) -> int:
    """Return the distance of an operation's name from a function's: 0 if equal, 1 for a common start, else more."""
    plain = name.lower()
    return 0 if plain == function else 1 if plain.startswith(function.lstrip("a")) else 2 + plain.startswith("masked")


def missing(package: str, name: str) -> str | None:
    """Return the error message for a name that a package lacks, with its counterpart; None without a counterpart.

    >>> missing("typedtensor.ops", "norm")
    'typedtensor.ops has no norm: write x.norm() or x.norm(U)'
    >>> missing("typedtensor.nn", "TransformerDecoderLayer")
    'typedtensor.nn has no TransformerDecoderLayer: there is typedtensor.nn.TransformerDecoderBlock'
    """
    try:
        alike = like(name, operations(), QUICK)
    except TypedTensorError:
        near = difflib.get_close_matches(name, getattr(import_module(package), "__all__", ()), n=2, cutoff=0.7)
        return f"{package} has no {name}: did you mean {' or '.join(near)}?" if near else None
    return f"{package} has no {name}: {counterpart(name, alike, package)}"


def counterpart(name: str, alike: Sequence[type[PolyOp] | str], package: str = "") -> str:
    """Return what to write in a package for a name of another library, from what :func:`like` found for it."""
    first = alike[0]
    if not isinstance(first, str):
        ways = list(dict.fromkeys(way for one in alike if not isinstance(one, str) for way in _written(one)))[:3]
        functions = any(not way.startswith("x") for way in ways)
        of = ", of typedtensor.ops" if functions and package != "typedtensor.ops" else ""
        return f"write {' or '.join(ways)}{of}"
    if first.startswith(f"{name}: "):
        return first.removeprefix(f"{name}: ")
    return f"there is {' or '.join(str(one).partition(chr(10))[0] for one in alike[:3])}"


def _written(operation: type[PolyOp]) -> Sequence[str]:
    """The spellings of an operation: methods, operators and functions, else its class."""
    return spellings(operation) or [f"{operation.__name__}({', '.join(operation.parameters)})"]
