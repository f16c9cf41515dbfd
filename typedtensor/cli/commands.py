"""The table of commands, and their dispatch."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

import typedtensor
from typedtensor.base.extras import installing
from typedtensor.errors import MissingExtraError, TypedTensorError

FINE, FAILED, IMPOSSIBLE = 0, 1, 2
"""Exit statuses."""


class Command(NamedTuple):
    """A command.

    Attributes:
        module: the module of its ``main(arguments)``, which returns the exit status; imported on use.
        summary: a description of half a line.
        needs: the packages without which the module cannot be imported.
        extra: the extra that installs them.
    """

    module: str
    summary: str
    needs: tuple[str, ...] = ()
    extra: str = "check"


_MYPY = ("mypy",)

COMMANDS = {
    "annotate": Command("typedtensor.cli.annotate", "a file with the axes of its expressions, as text or HTML", _MYPY),
    "coverage": Command(
        "typedtensor.cli.coverage", "how many expressions have known axes, and why others have not", _MYPY
    ),
    "lint": Command("typedtensor.cli.lint", "what is probably a mistake although its axes are right", _MYPY),
    "port": Command("typedtensor.cli.port", "a program of PyTorch as a typed program, as far as rules go"),
    "rules": Command("typedtensor.cli.rules", "the rule of an operation, with examples; or a list of all operations"),
    "stubs": Command("typedtensor.cli.stubs", "stubs of a module's operations for pyright, Pyrefly and ty"),
    "stage": Command("typedtensor.cli.stage", "a function as a program in C"),
    "lsp": Command("typedtensor.cli.lsp", "a language server for editors", ("mypy", "pygls"), "lsp"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command.

    Args:
        arguments: the command's name and arguments; by default those of the process.

    Returns:
        The exit status: 0, 1 for a failed check, 2 for a command that cannot run.
    """
    name, *rest = (sys.argv[1:] if arguments is None else arguments) or ["--help"]
    if name in ("-h", "--help"):
        print(_usage())
        return FINE
    if name in ("-V", "--version"):
        print(f"typedtensor {typedtensor.__version__}")
        return FINE
    command = COMMANDS.get(name)
    if command is None:
        print(f"typedtensor: error: there is no command {name!r}\n\n{_usage()}", file=sys.stderr)
        return IMPOSSIBLE
    try:
        for package in command.needs:
            if find_spec(package) is None:
                raise MissingExtraError(
                    f"typedtensor {name} needs {package}, which is not installed: {installing(command.extra)}"
                )
        status: int = import_module(command.module).main(rest)
        sys.stdout.flush()
    except TypedTensorError as error:
        print(f"typedtensor {name}: error: {error}", file=sys.stderr)
        return IMPOSSIBLE
    except BrokenPipeError:
        # The reader of the output, such as head, has closed the pipe. Python's flush at exit would raise again.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        return FINE
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else FINE
    return status


def _usage() -> str:
    width = max(map(len, COMMANDS))
    commands = "\n".join(f"  {name:{width}}  {command.summary}" for name, command in COMMANDS.items())
    return (
        f"usage: typedtensor COMMAND ...\n\n{commands}\n\n"
        "Run `typedtensor COMMAND --help` for the options of a command. The exit status is 0 on success, 1 if a\n"
        "requested check fails, and 2 if the command cannot run."
    )
