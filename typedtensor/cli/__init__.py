"""The command ``typedtensor``.

The exit status is 0 for success, 1 for a failed check, and 2 for a command that cannot run: a file is missing or does
not parse, an option is wrong, a dependency is not installed.
"""

from typedtensor.cli.commands import COMMANDS, Command, main

__all__ = ["COMMANDS", "Command", "main"]
