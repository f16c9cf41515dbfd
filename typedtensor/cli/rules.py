"""``typedtensor rules [OP …] [--like NAME]``: an operation's rule with examples, or the list of operations."""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib import import_module

import typedtensor.ops
from typedtensor.cli.commands import FINE
from typedtensor.errors import TypedTensorError
from typedtensor.methods import METHODS
from typedtensor.ops import PolyOp, operations
from typedtensor.rule_docs import Entry, Example, entry
from typedtensor.rule_docs.entries import applied_by
from typedtensor.rule_docs.likeness import QUICK, like


def main(arguments: Sequence[str]) -> int:
    """Print rules."""
    parser = argparse.ArgumentParser(
        "typedtensor rules",
        description="Print the rules of operations, with examples that are made from the rule and checked against it.",
    )
    parser.add_argument(
        "names",
        nargs="*",
        metavar="OP",
        help="a class, function or method, such as relu or my_package.ops.Gate; without OP, list all",
    )
    parser.add_argument(
        "-m", "--module", action="append", default=[], metavar="MODULE", help="also import this module of operations"
    )
    parser.add_argument(
        "--like",
        action="append",
        default=[],
        metavar="NAME",
        help="find operations like this one of another library, such as torch.gather or jax.nn.gelu",
    )
    options = parser.parse_args(arguments)
    sys.path.insert(0, "")  # users' modules are imported from the current folder, as with python -m
    for module in options.module:
        _load(module)
    known = [*operations(), *(operation for module in options.module for operation in operations(module))]
    if options.names or options.like:
        found = [one for name in options.names for one in _find(name, known)]
        alike = [one for name in options.like for one in like(name, known)]
        print("\n\n".join(one if isinstance(one, str) else "\n".join(_show(entry(one))) for one in (*found, *alike)))
    else:
        print("\n".join(_list(known)))
    return FINE


def _load(module: str) -> None:
    try:
        import_module(module)
    except Exception as error:  # importing a user's module may raise anything
        raise TypedTensorError(f"{module} cannot be imported: {type(error).__name__}: {error}") from None


def _find(name: str, known: Sequence[type[PolyOp]]) -> Sequence[type[PolyOp] | str]:
    """Return the operations whose class, function or method has a name; else similar names."""
    module, _, plain = name.rpartition(".")
    if module:
        _load(module)
        known = [*operations(module), *known]
    for operation in known:
        if operation.__name__ == plain and (not module or operation.__module__.startswith(module)):
            return [operation]
    function = getattr(import_module(module) if module else typedtensor.ops, plain, None)
    if (applied := applied_by(function)) is not None:
        return [applied]
    if not module and (method := METHODS.get(plain)) is not None:
        applied_by_it = (method.operation, method.total)
        return [operation for each in applied_by_it for operation in known if operation.__name__ == each]
    if not module:
        with suppress(TypedTensorError):
            return like(name, known, QUICK)
    public = vars(typedtensor.ops)["__all__"]
    functions = [each for each in public if applied_by(getattr(typedtensor.ops, each)) is not None]
    names = [*(operation.__name__ for operation in known), *functions]
    same = [each for each in names if each.lower() == plain.lower()]
    near = same or difflib.get_close_matches(plain, names, n=3)
    raise TypedTensorError(
        f"there is no operation {name}"
        + (f"; did you mean {' or '.join(near)}?" if near else "; `typedtensor rules` lists them all")
    )


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
