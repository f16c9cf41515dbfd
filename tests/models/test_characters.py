"""A character-level LSTM: training on a text, and continuation from a state."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples.models import characters
from examples.models.nanogpt import Batch, Letter, Time, read
from typedtensor import Const, IntTensor, given


def test_it_continues_as_it_scores(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("abcd efgh  " * 9)
    answer = characters.main([f"--text={path}", "--steps=60"])
    assert answer == ("abcd efgh " * 5)[:49]
    alphabet, numbers = read(path)
    assert (len(alphabet), len(numbers)) == (9, 89)
    model = characters.Characters(Letter(9), seed=1)
    for _ in range(2):  # the state begins anew
        written = characters.continued(model, [1, 2, 3], 5)
        with given():
            text = Const(IntTensor[Time, Batch](np.array(written)[:, None]))
            best = model(text).value.numpy().argmax(-1)[:, 0]
        assert written[3:] == best[2:-1].tolist()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "text"
    with pytest.raises(SystemExit, match="cannot be read as a text"):
        read(path)
    path.write_bytes(b"\xff" * 99)
    with pytest.raises(SystemExit, match="cannot be read as a text in UTF-8"):
        read(path)
    path.write_text("short")
    with pytest.raises(SystemExit, match="has 5 letters: expected a text of more than 32"):
        read(path)
