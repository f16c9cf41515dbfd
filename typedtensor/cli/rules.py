"""``typedtensor rules [OP …] [--like NAME]``: the rule of an operation, with examples; or all operations."""

from __future__ import annotations

import argparse
import difflib
import inspect
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import TypeVar

from typedtensor.cli.commands import FINE
from typedtensor.cli.other_names import instead, other_name
from typedtensor.elsewhere import MODULES, OPERANDS
from typedtensor.errors import TypedTensorError
from typedtensor.ops import PolyOp, operations
from typedtensor.rule_docs import Entry, Example, entry

T = TypeVar("T")


def main(arguments: Sequence[str]) -> int:
    """Print rules."""
    parser = argparse.ArgumentParser(
        "typedtensor rules",
        description="Print the rules of operations. The examples are made from the rule and judged by it.",
    )
    parser.add_argument("names", nargs="*", metavar="OP", help="a class: SumAlong, or my_package.ops.Gate; none: all")
    parser.add_argument(
        "-m", "--module", action="append", default=[], metavar="MODULE", help="import a module of operations as well"
    )
    parser.add_argument(
        "--like",
        action="append",
        default=[],
        metavar="NAME",
        help="what is like torch.gather, say, or jax.nn.gelu",
    )
    options = parser.parse_args(arguments)
    sys.path.insert(0, "")  # a user's modules are found from here, as with python -m
    for module in options.module:
        _load(module)
    known = [*operations(), *(operation for module in options.module for operation in operations(module))]
    if options.names or options.like:
        found = [_find(name, known) for name in options.names]
        like = [one for name in options.like for one in _like(name, known)]
        print("\n\n".join(one if isinstance(one, str) else "\n".join(_show(entry(one))) for one in (*found, *like)))
    else:
        print("\n".join(_list(known)))
    return FINE


def _load(module: str) -> None:
    try:
        import_module(module)
    except Exception as error:  # whatever a module raises as it is imported
        raise TypedTensorError(f"{module} cannot be imported: {type(error).__name__}: {error}") from None


def _find(name: str, known: Sequence[type[PolyOp]]) -> type[PolyOp]:
    module, _, plain = name.rpartition(".")
    if module:
        _load(module)
        known = [*operations(module), *known]
    for operation in known:
        if operation.__name__ == plain and (not module or operation.__module__.startswith(module)):
            return operation
    names = [operation.__name__ for operation in known]
    near = difflib.get_close_matches(plain, names, n=3)
    raise TypedTensorError(
        f"there is no operation {name}"
        + (f"; did you mean {' or '.join(near)}?" if near else "; `typedtensor rules` lists them all")
    )


def _like(name: str, known: Sequence[type[PolyOp]]) -> Sequence[type[PolyOp] | str]:
    """The operations that are like a function or class of another library, or else what is said of it.

    First what is said of this one name, not of others that end alike; then operations whose docstrings name it, of its
    package or of another one; then what else is public and names it, or is called so; then operations that are no part
    of what users write; then what has another name of it; and then what to write instead.
    """
    package, function = _split(name)
    plain = function.rstrip("_")  # what PyTorch does in place
    operation_by, public_by = _by_function(tuple(known)), _by_function(tuple(_public().values()))
    others = {other_name(_whole(name)) or function: package}
    for other in (plain, other_name(plain) or plain):
        others.setdefault(other, "")
    if answer := instead(_whole(name)):
        return [f"{name}: {answer}"]
    for other, library in others.items():
        there = operation_by.get(other, [])
        if found := _of_package(library, [x for x in there if not x[0].__module__.startswith(INNER)]):
            return sorted(found, key=lambda one: _distance(one.__name__, other))
        like = [o for o, _ in public_by.get(other, []) if o not in known]
        if public := {n: o for n, o in _public().items() if o in like or n.rpartition(".")[2] == other}:
            end = ".".join(name.split(".")[-2:])  # random.normal is not the initializer of that name
            return [f"{n}\n  {_summary(o)}" for n, o in sorted(public.items(), key=lambda x: not x[0].endswith(end))]
        if there:
            return _of_package(library, there)
    if answer := instead(function) or instead(plain) or OPERANDS.get(function) or MODULES.get(function):
        return [f"{name}: {answer}"]
    near = difflib.get_close_matches(function, {*operation_by, *public_by}, n=3)
    raise TypedTensorError(
        f"no operation is said to be like {name}"
        + (f"; did you mean {' or '.join(near)}?" if near else "; `typedtensor rules` lists them all")
    )


def _of_package(package: str, named: Sequence[tuple[type[PolyOp], set[str]]]) -> list[type[PolyOp]]:
    """The operations that name a function of a package; all of them if none does."""
    return [o for o, packages in named if package in packages] or [o for o, _ in named]


INNER = ("typedtensor.ops.adjoint", "typedtensor.ops.library.random")
"""Where operations are that only gradients need, and those that functions of keys apply."""

PUBLIC = ("", ".ops", ".nn", ".optim", ".random", ".prob", ".io", ".training", ".transforms", ".sklearn")
"""Where public names are looked for that are no operations."""


@cache
def _public() -> dict[str, object]:
    """Public classes and functions by their names, each once."""
    found: dict[str, object] = {}
    for module in (import_module(f"typedtensor{part}") for part in PUBLIC):
        for name in getattr(module, "__all__", ()):
            value = getattr(module, name)
            if callable(value) and value not in found.values():
                found[f"{module.__name__}.{name}"] = value
    return found


@cache
def _by_function(known: tuple[T, ...]) -> dict[str, list[tuple[T, set[str]]]]:
    """Of each function of other libraries, what names it among what to see also, and the packages of which it is."""
    found: dict[str, dict[T, set[str]]] = {}
    for one in known:
        see = (inspect.getdoc(one) or "").partition("See also:")[2]
        for package, function in map(_split, re.findall(r"``([\w.]+)", see)):
            found.setdefault(function, {}).setdefault(one, set()).add(package)
    return {function: [*ones.items()] for function, ones in found.items()}


def _summary(one: object) -> str:
    return " ".join((inspect.getdoc(one) or "").partition("\n\n")[0].split())


def _split(name: str) -> tuple[str, str]:
    """The package and the last part of a name: of all of NumPy ``numpy``, also written ``np``."""
    package, *rest = name.split(".")
    return ({"np": "numpy", "jnp": "jax", "F": "torch"}.get(package, package), rest[-1]) if rest else ("", package)


def _whole(name: str) -> str:
    """A name with the whole name of its package; ``.`` alone before one that has none.

    >>> _whole("jnp.select"), _whole("F.fold"), _whole("fold")
    ('jax.numpy.select', 'torch.nn.functional.fold', '.fold')
    """
    package, _, rest = name.partition(".")
    whole = {"np": "numpy", "jnp": "jax.numpy", "F": "torch.nn.functional"}.get(package, package)
    return f"{whole}.{rest}" if rest else f".{name}"


def _distance(name: str, function: str) -> int:
    """0 for an operation that is called as a function is, 1 for one whose name goes on, more for others."""
    plain = name.lower()
    return 0 if plain == function else 1 if plain.startswith(function.lstrip("a")) else 2 + plain.startswith("masked")


def _list(known: Sequence[type[PolyOp]]) -> Iterator[str]:
    width = max(len(_title(o.__name__, o.parameters)) for o in known)
    module = None
    for operation in known:
        if operation.__module__ != module:
            yield from [] if module is None else [""]
            module = operation.__module__
            yield module
        yield f"  {_title(operation.__name__, operation.parameters):{width}}  {operation.rule}"


def _title(name: str, parameters: Sequence[str]) -> str:
    return f"{name}[{', '.join(parameters)}]" if parameters else name


def _show(one: Entry) -> Iterator[str]:
    yield f"{_title(one.name, one.parameters)}    {one.module}"
    if one.summary:
        yield f"  {one.summary}"
    yield ""
    yield f"  rule      {one.rule}"
    if one.spellings:
        yield f"  written   {', '.join([_call(one), *one.spellings])}"
    if one.accepted:
        yield "\n  accepted"
        yield from (f"    {_applied(one, example)} -> {example.result}" for example in one.accepted)
    if one.refused:
        yield "\n  refused"
        for example in one.refused:
            yield f"    {_applied(one, example)}"
            yield f"      its rule {example.result}"


def _call(one: Entry) -> str:
    operands = ", ".join("xyzuvw"[: len(one.accepted[0].operands)]) if one.accepted else "x"
    return f"{one.name}({', '.join(one.parameters)})({operands})"


def _applied(one: Entry, example: Example) -> str:
    sized = f" with {example.sized}" if example.sized else ""
    return f"{one.name}({example.labels}): {example.taken}{sized}"
