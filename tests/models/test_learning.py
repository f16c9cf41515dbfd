"""The models learn what they are for, in fewer steps than their programs take."""

from __future__ import annotations

from types import ModuleType

import pytest

from examples.models import bert, diffusion, dlrm, gat, moe, seq2seq, speech, tacotron, unet, vae, vit, world_model


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "steps", "reached"),
    [
        (bert, 100, 0.3),
        (dlrm, 150, 0.85),
        (gat, 30, 0.75),
        (moe, 60, 0.7),
        (seq2seq, 100, 0.1),
        (speech, 100, 0.5),
        (tacotron, 60, 0.5),
        (unet, 60, 0.4),
        (vit, 30, 0.3),
    ],
)
def test_the_part_that_is_right(module: ModuleType, steps: int, reached: float) -> None:
    if module is vit:
        pytest.importorskip("sklearn")
    assert reached < module.main([f"--steps={steps}"]) <= 1.0


@pytest.mark.slow
def test_imagined_pictures_are_nearer_than_the_last_one() -> None:
    assert world_model.main(["--steps=250"]) < 0.9


@pytest.mark.slow
def test_points_come_near_the_spiral() -> None:
    untrained, trained = (diffusion.main([f"--steps={steps}"]) for steps in (1, 250))
    assert trained < 0.6 * untrained


def test_codes_of_digits_say_what_these_are() -> None:
    pytest.importorskip("sklearn")
    untrained, trained = (vae.main([f"--steps={steps}"]) for steps in (1, 80))
    assert trained < 0.65 * untrained


def test_words_are_spoken_by_the_rules() -> None:
    words = ["nice", "cage", "me", "it", "ceme", "gigel"]
    assert [tacotron.sounds(word) for word in words] == ["nIs-", "kAj-", "m-", "it", "sEm-", "gijel"]
