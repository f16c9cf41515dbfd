"""Programs of PyTorch and JAX with labels: examples/torch and examples/jax."""

from __future__ import annotations

import importlib
from typing import Any

import pytest


def main_of(library: str, name: str) -> Any:
    pytest.importorskip(library)
    return importlib.import_module(f"examples.{library}.{name}").main()


@pytest.mark.slow
def test_attention_in_jax() -> None:
    assert main_of("jax", "attention").shape == (2, 4, 5, 16)  # it compares the numbers itself


def test_recurrence_in_jax() -> None:
    first, second = main_of("jax", "recurrence").numpy().tolist()
    assert first == pytest.approx(second)
    assert 4.0 < first < 5.0  # tanh is nearly 1 in five states


@pytest.mark.slow
@pytest.mark.parametrize(("library", "name"), [("jax", "training"), ("torch", "classifier"), ("torch", "retrieval")])
def test_losses_fall(library: str, name: str) -> None:
    losses = main_of(library, name)
    assert losses[-1] < 0.8 * losses[0]


def test_an_autoencoder_in_pytorch() -> None:
    first, last = main_of("torch", "autoencoder")
    assert last < 0.2 * first
