"""Optional libraries, imported at first use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from typedtensor.errors import MissingExtraError


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
    typedtensor.errors.MissingExtraError: files need no_such_library: pip install 'typedtensor[io]'
    """
    try:
        return import_module(module)
    except ImportError:
        library = module.partition(".")[0]
        raise MissingExtraError(f"{needs} need {library}: pip install 'typedtensor[{install}]'") from None
