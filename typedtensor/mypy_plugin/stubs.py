"""The stubs of an installed library write rules out for other checkers; the plugin reads the rules themselves."""

from __future__ import annotations

from mypy.options import Options

WITH_PLUGIN = "TYPEDTENSOR_PLUGIN"
"""The condition under which a stub declares nothing more than its source does."""


def leave_out_overloads(options: Options) -> None:
    """Let mypy take the condition for true, so that it skips the overloads, as with ``--always-true``."""
    if WITH_PLUGIN not in options.always_true:
        # A list of its own: the daemon compares options with a snapshot that shares the old one.
        options.always_true = [*options.always_true, WITH_PLUGIN]
