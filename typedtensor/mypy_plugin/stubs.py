"""Omission of the overloads in installed stubs: they restate rules for other checkers, and the plugin reads rules."""

from __future__ import annotations

from mypy.options import Options

WITH_PLUGIN = "TYPEDTENSOR_PLUGIN"
"""The condition under which a stub declares only what its source declares."""


def leave_out_overloads(options: Options) -> None:
    """Declare the condition true, as ``--always-true`` does, so that mypy skips the overloads."""
    if WITH_PLUGIN not in options.always_true:
        # A new list: the daemon compares options with a snapshot that shares the old list.
        options.always_true = [*options.always_true, WITH_PLUGIN]
