"""Optional dependencies of commands, and the extras that install them."""

from __future__ import annotations

from importlib.util import find_spec

from typedtensor.base.extras import installing
from typedtensor.errors import MissingExtraError


def require(command: str, package: str, extra: str) -> None:
    """Check that a package is installed.

    Raises:
        MissingExtraError: when it is not; the message says what to install.
    """
    if find_spec(package) is None:
        raise MissingExtraError(f"typedtensor {command} needs {package}, which is not installed: {installing(extra)}")
