"""A recurrent network that is trained without Python: staged as C, compiled, and run.

    python -m examples.staging [FOLDER]

The C program reads the letters of a text as numbers, makes steps of training, and prints the loss of some of them. The
same steps in Python have the same losses.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, given, stage
from typedtensor.nn import ElmanCell, Embedding, Linear, Recurrent
from typedtensor.ops import cross_entropy
from typedtensor.optim import Adagrad

STEPS = 100


class Time(Axis, size=20): ...


class Batch(Axis, size=8, samples=True): ...


class Letter(Axis, size=26): ...


class Width(Axis, size=16): ...


class Hidden(Axis, size=50): ...


class Letters(Module):
    """Scores of the next letter after each letter of a text."""

    def __init__(self) -> None:
        self.embedding = Embedding(Letter, Width)
        self.layer = Recurrent(ElmanCell(Width, Hidden), Time)
        self.score = Linear(Hidden, Letter)

    def __call__(self, text: Expr[IntTensor[Time, Batch]]) -> Expr[Tensor[Time, Batch, Letter]]:
        return text >> self.embedding >> self.layer >> self.score


MAIN = """\
#include "letters.h"
#include <stdio.h>

int main(void) {
    int64_t text[20 * 8], following[20 * 8];
    letters_inputs inputs = {text, following};
    letters_outputs outputs;
    letters *model = letters_new();
    int code = model ? letters_load(model, "letters.safetensors") : 1;
    for (int step = 0; !code && step < 100; step++) {
        for (int n = 0; n < 20 * 8; n++) { /* a text of which each letter follows from the one before */
            text[n] = (n / 8 * 3 + n % 8 + step) % 26;
            following[n] = (text[n] + 3) % 26;
        }
        code = letters_run(model, &inputs, &outputs);
        if (!code && step % 33 == 0) printf("step %d: loss %.5f\\n", step, *outputs.loss);
    }
    if (!code) code = letters_save(model, "trained.safetensors");
    if (code) printf("%s\\n", letters_error(code));
    letters_delete(model);
    return code;
}
"""


def main(folder: Path) -> None:
    """Stage the training, run it in C if there is a compiler, and run it in Python."""
    model = Letters().initialize(seed=0)
    text, following = Input(IntTensor[Time, Batch]), Input(IntTensor[Time, Batch])
    loss = cross_entropy(text >> model, following, Letter).mean()
    optimizer = Adagrad(model.parameters, learning_rate=0.1)
    inputs = {"text": text, "following": following}
    stage({"loss": loss}, inputs, to=folder, name="letters", optimizer=optimizer)
    (folder / "main.c").write_text(MAIN, encoding="utf-8")
    compiler = shutil.which("cc")
    if compiler is None:
        print("there is no C compiler here, cc, to run the program with")
    else:
        subprocess.run(["make", "--quiet", "-C", folder, "libletters.a"], check=True)
        subprocess.run([compiler, "main.c", "libletters.a", "-lm", "-o", "letters"], cwd=folder, check=True)
        print("In C:", flush=True)
        subprocess.run([folder / "letters"], cwd=folder, check=True)
    print("In Python:")
    place = np.arange(20)[:, None] * 3 + np.arange(8)
    for step in range(STEPS):
        letters = (place + step) % 26
        with given(
            text.bind(IntTensor[Time, Batch](letters)), following.bind(IntTensor[Time, Batch]((letters + 3) % 26))
        ):
            optimizer.step(loss)
            if step % 33 == 0:
                print(f"step {step}: loss {loss.value.item():.5f}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]).resolve())
    else:
        with tempfile.TemporaryDirectory() as name:
            main(Path(name))
