"""Training in a loop: what an interrupted and resumed one gives, to the bit, and what each part does."""

from __future__ import annotations

import math
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from tests.io.models import mutations
from tests.sampling import sample
from tests.training.networks import Made, data, network
from typedtensor import AxisError, BindingError, CheckpointError, NonFiniteError, SizeError, given
from typedtensor.errors import FinishedTrainingWarning, ScheduleError
from typedtensor.io import Saved, load, read, save, write
from typedtensor.optim import SGD, Adam
from typedtensor.training import Batch, Batches, EarlyStopping, Epoch, History, Plateau, fit, measure

ROOT = Path(__file__).parents[2]
STEPS = 4
EPOCHS = 3


KINDS = ["SGD", "Adam", "dropout", "norm", "accumulated"]


class Killed(BaseException):
    """What ends a training at once."""


class Interrupted:
    """Batches; an interrupt from the keyboard comes before one of them."""

    def __init__(self, batches: Batches, at: int) -> None:
        self.batches, self.at, self.given = batches, at, 0

    def __len__(self) -> int:
        return len(self.batches)

    def epoch(self, number: int, start: int = 0) -> Iterator[Batch]:
        for batch in self.batches.epoch(number, start):
            self.given += 1
            if self.given == self.at:
                signal.raise_signal(signal.SIGINT)
            yield batch


def trained(made: Made, batches: Any, resume: Path | None, **options: Any) -> History:
    return fit(
        made.model,
        made.optimizer,
        made.loss,
        batches,
        epochs=EPOCHS,
        metrics={"right": made.right},
        updates=made.training.updates,
        validation=data(made, 2, None),
        tested={"loss": made.tested},
        resume=resume,
        accumulate=made.accumulate,
        progress=False,
        **options,
    )


def outcome(made: Made, history: History) -> Any:
    """All that is to be the same, as bytes."""
    variables = {**made.model.parameters, **made.model.buffers, "step": made.training.step}
    return (
        sorted((name, x.value.numpy().tobytes()) for name, x in variables.items()),
        sorted((n, k, x.tobytes()) for n, s in made.optimizer.state.remembered.items() for k, x in s.items()),
        [(e.number, e.training, e.validation, e.steps) for e in history.epochs],
    )


@pytest.mark.parametrize("kind", sample(KINDS, one_in=3))
def test_resumed_is_uninterrupted(kind: str, tmp_path: Path) -> None:
    """To the bit, after an interrupt at any step."""
    made = network(kind)
    expected = outcome(made, trained(made, data(made, 1), tmp_path / "whole"))
    load(tmp_path / "whole", network(kind).model)  # which takes what is the model's
    for at in range(1, STEPS * EPOCHS + 1):
        path = tmp_path / f"at {at}"
        first = network(kind)
        history = trained(first, Interrupted(data(first, 1), at), path)
        assert (history.interrupted, len(history.epochs)) == (True, (at - 1) // STEPS)
        again = network(kind, seed=7)
        resumed = trained(again, data(again, 1), path)
        assert not resumed.interrupted
        assert outcome(again, resumed) == expected, at


def digests(until: int, *folders: Path) -> list[str]:
    """Train a network of each kind in a process of its own, which is killed after an epoch; digests of what came."""
    script = f"""
import hashlib
from tests.training.test_fit import Killed, data, network, outcome, trained, KINDS
from pathlib import Path

def kill(epoch):
    if epoch.number == {until}:
        raise Killed

for folder in {[str(folder) for folder in folders]}:
    for kind in KINDS:
        made = network(kind)
        try:
            history = trained(made, data(made, 1), Path(folder, kind), callbacks=[kill])
            print(hashlib.sha256(repr(outcome(made, history)).encode()).hexdigest())
        except Killed:
            print("killed")
"""
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert not ran.stderr
    return ran.stdout.split()


@pytest.mark.slow
def test_a_killed_process_is_resumed(tmp_path: Path) -> None:
    """From its last whole epoch, in another process, which also trains from the beginning to the end."""
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    for folder in (whole, killed):
        folder.mkdir()
    assert digests(2, killed) == ["killed"] * len(KINDS)
    found = digests(0, whole, killed)
    assert found[: len(KINDS)] == found[len(KINDS) :]
    assert len(found) == 2 * len(KINDS)


def test_a_second_interrupt_is_raised_at_once(tmp_path: Path) -> None:
    made = network("SGD")

    def impatient(epoch: Epoch) -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        trained(made, data(made, 1), None, callbacks=[impatient])
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_what_is_resumed_has_to_fit(tmp_path: Path) -> None:
    made = network("SGD")
    trained(made, data(made, 1), tmp_path / "x")
    other = network("norm")
    with pytest.raises(CheckpointError, match="does not fit the model"):
        trained(other, data(other, 1), tmp_path / "x")
    assert other.optimizer.steps == 0
    adam = Adam(made.model.parameters)
    with pytest.raises(CheckpointError, match=r"x does not fit the optimizer, and nothing was changed: the state"):
        fit(made.model, adam, made.loss, data(made, 1), epochs=9, resume=tmp_path / "x")
    save(tmp_path / "y", made.model, optimizer=made.optimizer, notes={"epoch": 1})
    assert repr(read(tmp_path / "y")).startswith("Saved(9 arrays, notes: epoch)\n  first.bias: (5,) float32")
    with pytest.raises(CheckpointError, match="y holds no training state"):
        trained(made, data(made, 1), tmp_path / "y")


@pytest.mark.parametrize("every", sample([9, 1], first=1))
def test_a_hostile_file_to_resume_from(every: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused and nothing changes, or the training goes on to its end."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    path, resumed = tmp_path / "x", 0

    def made() -> tuple[Made, Any]:
        rate = Plateau(0.1, patience=2)
        return network("norm", rate=rate), {"plateau": rate, "stopping": EarlyStopping(5), "metrics": {}}

    def run(made: Made, at: int = 0, **options: Any) -> History:
        batches: Any = Interrupted(data(made, 1), at) if at else data(made, 1)
        options |= {"updates": made.training.updates, "resume": path, "progress": False}
        return fit(made.model, made.optimizer, made.loss, batches, epochs=3, **options)

    first, options = made()
    run(first, 2 + STEPS, **options)
    whole = read(path)
    for part in islice(mutations(whole.notes["training"]), 0, None, every):
        write(path, Saved(whole.arrays, own={**whole.own, "notes": {"training": part}}))
        again, options = made()
        before = outcome(again, History()), options["plateau"].state, options["stopping"].best
        try:
            run(again, **options)
            resumed += 1
        except (FinishedTrainingWarning, NonFiniteError):  # of a learning rate that is too large
            continue
        except CheckpointError:
            assert (outcome(again, History()), options["plateau"].state, options["stopping"].best) == before
    assert resumed


def test_what_is_given_to_a_training_is_what_it_is_called() -> None:
    made = network("SGD")
    before = [x.value for x in made.model.parameters.values()]
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"stopping": 3}, r"as its stopping EarlyStopping\(patience=3\) or the like, not a value of type int"),
        ({"plateau": 0.1}, "as its plateau the Plateau that is a learning rate of the optimizer, not .* float"),
        ({"callbacks": print}, r"as its callbacks functions of an Epoch, as \[function\], not .* builtin"),
        (
            {"report": "loss"},
            "as its report a function of a name, a value and a step, as writer.add_scalar, not .* str",
        ),
        ({"updates": 3}, "as its updates those of buffers"),
        ({"validation": 3}, "as its validation batches"),
        ({"tested": {"loss": made.loss}}, "of the validation data, but there are none: pass validation="),
    ]
    for options, message in wrong:
        with pytest.raises(BindingError, match=message):
            fit(made.model, made.optimizer, made.loss, data(made, 1), epochs=1, progress=False, **options)
    nothing: Any = None
    with pytest.raises(BindingError, match="as its model a module, not a value of type NoneType"):
        fit(nothing, made.optimizer, made.loss, data(made, 1), epochs=1, progress=False)
    with pytest.raises(BindingError, match="as its optimizer an optimizer"):
        fit(made.model, nothing, made.loss, data(made, 1), epochs=1, progress=False)
    assert all(x.value is y for x, y in zip(made.model.parameters.values(), before, strict=True))


def test_data_that_are_no_batches() -> None:
    made = network("SGD")
    batch = next(iter(data(made, 1)))
    wrong: Any = [batch, [batch], None]
    unnamed: Any = made.loss
    for what in wrong:
        with pytest.raises(BindingError, match=r"fit takes Batches\(...\), or .*, not a value of type "):
            fit(made.model, made.optimizer, made.loss, what, epochs=1, progress=False)
    with pytest.raises(BindingError, match="measuring takes batches, .*, not a value of type Binding"):
        measure(wrong[0], {"loss": made.loss})
    with pytest.raises(
        BindingError, match=r'the values to measure need names, as in \{"loss": loss\}; this is a value of type App1'
    ):
        measure([batch], unnamed)
    with pytest.raises(BindingError, match="there are no batches to measure"):
        measure([], {"loss": made.loss})
    once = iter([batch])
    with pytest.raises(BindingError, match="there are no batches to measure"):  # in the second epoch
        fit(made.model, made.optimizer, made.loss, data(made, 1), epochs=2, validation=once, progress=False)
    with pytest.raises(BindingError, match=r"not Batch; several are unpacked: given\(\*batch\)"):
        given(wrong[0])


def test_what_is_over_says_so(tmp_path: Path) -> None:
    made, again = network("SGD"), network("SGD", seed=7)
    before = outcome(made, trained(made, data(made, 1), tmp_path / "x"))
    with pytest.warns(FinishedTrainingWarning, match="x holds a training that ended after 3 epochs"):
        history = trained(again, data(again, 1), tmp_path / "x")
    assert outcome(again, history) == before


def test_steps_on_several_batches() -> None:
    """They are those on one batch with all the elements, and a step that fails leaves buffers as they were."""
    whole, parts = network("SGD"), replace(network("SGD"), accumulate=2)
    histories = [trained(whole, data(whole, 1, None, size=16), None), trained(parts, data(parts, 1, None), None)]
    for x, y in zip(whole.model.parameters.values(), parts.model.parameters.values(), strict=True):
        np.testing.assert_allclose(x.value, y.value, rtol=1e-5, atol=1e-6)
    assert histories[0].values() == pytest.approx(histories[1].values())
    assert parts.optimizer.steps == whole.optimizer.steps == 2 * EPOCHS
    with pytest.raises(SizeError, match="at least 1, not 0"):
        trained(replace(parts, accumulate=0), data(parts, 1), None)
    failing = network("accumulated")
    failing.loss = failing.loss * 1e38 * (1.0 + failing.loss)
    before = outcome(failing, History())
    with np.errstate(all="ignore"), pytest.raises(NonFiniteError):
        trained(failing, data(failing, 1), None)
    assert outcome(failing, History()) == before


def test_how_it_is_shown() -> None:
    made = network("norm")
    batches = data(made, 1)
    assert repr(made.model).splitlines()[:2] == ["Net", "  first: Linear(In, Hidden)"]
    assert "in 4 batches of 8, seed=0" in repr(batches)
    assert "Tensor[Row=8, In=6], bound at" in repr(next(iter(batches)))
    history = trained(made, batches, None)
    assert re.fullmatch(r"History\(3 epochs in .* s, loss .*, right .*, validation loss .*\)", repr(history))
    assert history._repr_html_().count("<tr>") == 1 + EPOCHS
    assert repr(History(interrupted=True)) == "History(0 epochs in 0.0 s, interrupted)"
    assert "<table>" in History()._repr_html_()


def test_the_best_values_stay(tmp_path: Path) -> None:
    """The step grows, so the validation is worse at the end; the history says what was best."""
    made = network("SGD", rate=lambda step: 0.05 * 2.0**step)
    seen: list[Epoch] = []
    sent: list[tuple[str, float, int]] = []
    history = fit(
        made.model,
        made.optimizer,
        made.loss,
        data(made, 1),
        epochs=6,
        validation=data(made, 2, None),
        stopping=EarlyStopping(patience=2),
        best=tmp_path / "best",
        progress=False,
        callbacks=[seen.append],
        report=lambda *each: sent.append(each),
    )
    losses = history.values(of="validation")
    lowest = int(np.argmin(losses))
    assert len(losses) == lowest + 3 < 6
    assert seen == history.epochs
    assert sent == [(name, value, epoch.steps) for epoch in seen for name, value in epoch.values.items()]
    assert measure(data(made, 2, None), {"loss": made.loss})["loss"] == pytest.approx(losses[lowest])
    assert [epoch.steps for epoch in history.epochs] == [STEPS * n for n in range(1, len(losses) + 1)]
    assert read(tmp_path / "best").own["axes"]["first.weight"] == ["In", "Hidden"]


@pytest.mark.filterwarnings("default")  # of the libraries that it uses
def test_mlflow_takes_the_values(tmp_path: Path) -> None:
    mlflow: Any = pytest.importorskip("mlflow")
    pytest.importorskip("alembic")  # which mlflow-skinny lacks, and a database needs
    mlflow.set_tracking_uri(f"sqlite:///{tmp_path}/mlflow.db")
    made = network("SGD")
    with mlflow.start_run() as run:
        history = fit(
            made.model,
            made.optimizer,
            made.loss,
            data(made, 1),
            epochs=2,
            validation=data(made, 2, None),
            progress=False,
            report=mlflow.log_metric,
        )
    client = mlflow.MlflowClient()
    for of, name in (("training", "loss"), ("validation", "validation loss")):
        kept = client.get_metric_history(run.info.run_id, name)
        assert [(x.step, x.value) for x in kept] == [
            (STEPS, history.values(of=of)[0]),
            (2 * STEPS, history.values(of=of)[1]),
        ]


def test_a_file_of_another_training_is_not_loaded(tmp_path: Path) -> None:
    """Nothing was better than nothing; and what decides begins anew in each training."""
    made, other, stopping = network("SGD"), network("SGD", seed=3), EarlyStopping(patience=1)
    save(tmp_path / "best", other.model)
    before = outcome(made, History())
    for epochs in (0, 1, 1):
        history = fit(
            made.model,
            made.optimizer,
            made.loss,
            data(made, 1),
            epochs=epochs,
            stopping=stopping,
            best=tmp_path / "best",
            progress=False,
        )
        assert len(history.epochs) == epochs
        assert (outcome(made, History()) == before) == (epochs == 0)
        stopping.waited = 1  # as a training leaves it that was stopped


@pytest.mark.filterwarnings("ignore::typedtensor.errors.FinishedTrainingWarning")
def test_a_plateau_is_resumed(tmp_path: Path) -> None:
    made, rates = network("SGD"), [Plateau(0.1, factor=0.5, patience=1) for _ in range(2)]
    for rate in rates:
        optimizer = SGD(made.model.parameters, learning_rate=rate)
        options: Any = {"epochs": 3, "plateau": rate, "resume": tmp_path / "run", "progress": False}
        fit(made.model, optimizer, made.loss, data(made, 1), **options)
    assert rates[0].state == rates[1].state != (0.1, np.inf, 0)


def test_a_plateau_lowers_the_rate() -> None:
    made = network("SGD")
    rate = Plateau(1e-12, factor=0.5, patience=1, least=4e-13)
    optimizer = SGD(made.model.parameters, learning_rate=rate)
    fit(made.model, optimizer, made.loss, data(made, 1, None), epochs=8, plateau=rate, progress=False)
    assert rate.rate == 4e-13


def test_what_decides_is_measured() -> None:
    made, stopping = network("SGD"), EarlyStopping(of="accuracy", larger=True)
    with pytest.raises(AxisError, match="look at accuracy, but the metrics of the training data are loss"):
        fit(made.model, made.optimizer, made.loss, data(made, 1), epochs=1, stopping=stopping)
    assert made.optimizer.steps == 0


def test_a_bar_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    made = network("SGD")
    fit(made.model, made.optimizer, made.loss, data(made, 1), epochs=2, progress=True)
    shown = capsys.readouterr().err
    assert "8/8" in shown
    assert "epoch=2/2, loss=" in shown
    fit(made.model, made.optimizer, made.loss, data(made, 1), epochs=1, progress=False)
    assert not capsys.readouterr().err


def test_whether_larger_is_better_is_said() -> None:
    with pytest.raises(
        AxisError, match=r"specify whether a larger accuracy is better: EarlyStopping\(of=.accuracy., larger=True\)"
    ):
        EarlyStopping(of="accuracy")


def test_numbers_that_make_no_training() -> None:
    made = network("SGD")
    with pytest.raises(SizeError, match="epochs, the number of them, must be at least 0, not -1"):
        fit(made.model, made.optimizer, made.loss, data(made, 1), epochs=-1, progress=False)
    unchecked: Any = fit
    for option, wrong in (("epochs", 1.5), ("epochs", True), ("accumulate", 2.0)):
        with pytest.raises(SizeError, match=rf"^{option}, the number of .*, must be a whole number, not {wrong}$"):
            unchecked(made.model, made.optimizer, made.loss, data(made, 1), **{"epochs": 1, option: wrong})
    with pytest.raises(ScheduleError, match="patience of EarlyStopping is a number of at least 1, not 0"):
        EarlyStopping(patience=0)
    with pytest.raises(ScheduleError, match="change of EarlyStopping is a number of at least 0, not nan"):
        EarlyStopping(change=math.nan)


def test_what_would_be_lost_is_refused_before_the_training(tmp_path: Path) -> None:
    made = network("SGD")
    with pytest.raises(AxisError, match="the name loss is reserved for the loss: rename the metric"):
        fit(made.model, made.optimizer, made.loss, data(made, 1), epochs=1, metrics={"loss": made.loss})
    missing = tmp_path / "runs" / "best.safetensors"
    for files in ({"best": missing}, {"resume": str(missing)}):
        with pytest.raises(
            FileNotFoundError, match=r"the folder .*runs for .*best.safetensors does not exist: create it before"
        ):
            fit(made.model, made.optimizer, made.loss, data(made, 1), epochs=1, progress=False, **cast(Any, files))
    assert made.optimizer.steps == 0


def test_an_optimizer_of_another_model_is_refused() -> None:
    made, other = network("SGD"), network("SGD", seed=3)
    with pytest.raises(AxisError, match="changes no parameter of the model"):
        fit(other.model, made.optimizer, made.loss, data(made, 1), epochs=1, progress=False)
