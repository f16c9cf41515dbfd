"""Optional libraries, imported at first use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from typedtensor.errors import MissingExtraError

DISTRIBUTION = "typedtensor-lang"
"""What pip installs; that of the name of the package is another project."""


def extra(module: str, needs: str, install: str) -> Any:
    """Import a module of a library that may be missing.

    Args:
        module: its name.
        needs: the feature that needs it, in the plural.
        install: the extra of typedtensor that installs it.

    Raises:
        MissingExtraError: when it is not installed.

    >>> extra("no_such_library.numpy", "files", "io")
    Traceback (most recent call last):
    typedtensor.errors.MissingExtraError: files need no-such-library: pip install 'typedtensor-lang[io]'
    """
    try:
        return import_module(module)
    except ImportError:
        library = module.partition(".")[0].replace("_", "-")
        raise MissingExtraError(f"{needs} need {library}: {installing(install)}") from None


def installing(name: str) -> str:
    """The command that installs an extra."""
    return f"pip install '{DISTRIBUTION}[{name}]'"
