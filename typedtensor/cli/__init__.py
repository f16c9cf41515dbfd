"""The command ``typedtensor``.

It exits with 0 when all is well, with 1 when a check that was asked for fails, and with 2 when it cannot do what
is asked: a file is missing or does not parse, an option is wrong, something is not installed.
"""

from typedtensor.cli.commands import COMMANDS, Command, main

__all__ = ["COMMANDS", "Command", "main"]
