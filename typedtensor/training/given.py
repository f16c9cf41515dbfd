"""Checks of the arguments of a training at its start, for scripts without types."""

from __future__ import annotations

from typing import Any

from typedtensor.errors import BindingError


def check_batches(batches: object) -> None:
    """Check that batches say which inputs their data are for.

    Raises:
        BindingError: when they do not."""
    if not hasattr(batches, "epoch"):
        raise BindingError(
            "fit takes Batches(...), or BatchesOf(loader, [image, digit], along=Row) for other loaders, which "
            f"assign data to inputs, not a value of type {type(batches).__name__}"
        )


def check_given(name: str, given: object, kind: Any, meant: str) -> None:
    """Check the type of an argument.

    Raises:
        BindingError: when it has another type.

    >>> check_given("callbacks", print, list, "functions: [function]")
    Traceback (most recent call last):
    ...
    typedtensor.errors.BindingError: fit takes as its callbacks functions: [function], not a value of type \
builtin_function_or_method
    """
    if not isinstance(given, kind):
        raise BindingError(f"fit takes as its {name} {meant}, not a value of type {type(given).__name__}")
