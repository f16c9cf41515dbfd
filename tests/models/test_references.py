"""The models compute what PyTorch does with the same weights, step by step, and learn what they are for.

``python -m tests.models.references`` writes what is compared with.
"""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.models.references import letters
from tests.models.references.given import FOLDER, MODELS, MOMENTUM, RATE, given_to
from tests.sampling import sample
from typedtensor import given
from typedtensor.optim import SGD

TOLERANCES = {np.float32: 1e-5, np.float64: 1e-9}


CHEAP = [("dlrm", np.float64), ("gat", np.float64)]


@pytest.mark.parametrize(("name", "dtype"), sample(product(MODELS, TOLERANCES), where=CHEAP.__contains__))
def test_losses_and_gradients_are_those_of_pytorch(name: str, dtype: Any) -> None:
    expected = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))[np.dtype(dtype).name]
    ours, tolerance = given_to(name, dtype), TOLERANCES[dtype]
    optimizer, losses = SGD(ours.model.parameters, learning_rate=RATE, momentum=MOMENTUM), []
    lengths: dict[str, float] = {}
    for bindings in ours.batches:
        with given(*bindings) as computation:
            if not lengths:
                gradients = computation.gradients(ours.loss)
                lengths = {
                    at: float(np.linalg.norm(gradients[parameter].numpy().ravel()))
                    for at, parameter in ours.model.parameters.items()
                }
            updates = () if ours.training is None else ours.training.updates
            [value] = optimizer.step(ours.loss, also=(ours.loss,), updates=updates)
        losses.append(float(value))
    np.testing.assert_allclose(losses, expected["losses"], rtol=tolerance)
    assert lengths == pytest.approx(expected["gradients"], rel=10 * tolerance, abs=tolerance)


TEXT_TOLERANCES = {np.float32: 2e-5, np.float64: 1e-9}
QUICK = ("characters", np.float64)


@pytest.mark.parametrize(("name", "dtype"), sample(product(letters.NAMES, TOLERANCES), where=QUICK.__eq__))
def test_losses_of_letters_follow_those_of_pytorch_for_forty_steps(name: str, dtype: Any) -> None:
    """On ``graham.txt`` where ``GRAHAM_TEXT`` names it, else on a drawn text."""
    ours = letters.given_to_text(name, dtype)
    optimizer, losses = SGD(ours.model.parameters, learning_rate=RATE, momentum=MOMENTUM), []
    for bindings in ours.batches:
        with given(*bindings):
            [value] = optimizer.step(
                ours.loss, also=(ours.loss,), updates=() if ours.training is None else ours.training.updates
            )
        losses.append(float(value))
    assert len(losses) == letters.STEPS
    assert np.mean(losses[-10:]) < np.mean(losses[:10]) - 0.1
    np.testing.assert_allclose(losses, letters.recorded()[letters.key(name, dtype)], rtol=TEXT_TOLERANCES[dtype])
