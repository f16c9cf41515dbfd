"""A loop over epochs and batches that can be interrupted, and resumed to the same bits."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from typedtensor.core.buffers import Update
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module, find_variables
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.io import load, save
from typedtensor.io.assigning import put
from typedtensor.optim import Optimizer
from typedtensor.runtime import given
from typedtensor.training.batches import Batch, Batches, BatchesOf
from typedtensor.training.interrupts import Interrupts, noted
from typedtensor.training.measuring import Means, measure, values_of
from typedtensor.training.progress import Bar
from typedtensor.training.schedules import Plateau
from typedtensor.training.stopping import EarlyStopping

TRIALS = 2
"""How often what has new sizes is computed for nothing, so that all that counts is computed by plans.

The interpreter, which computes what is met for the first time, sums in another order, and gives other bits.
"""

Path = str | os.PathLike[str]
Scalars = Mapping[str, Expr[Tensor[()]]]


@dataclass(frozen=True)
class Epoch:
    """What an epoch came to.

    Attributes:
        number: counted from 1.
        training: the means of the loss and of what was measured besides, while the parameters changed.
        validation: the means over the validation data after it, if there are such.
        steps: how many steps the optimizer had made.
        seconds: how long it took.
    """

    number: int
    training: Mapping[str, float]
    validation: Mapping[str, float]
    steps: int
    seconds: float

    @property
    def values(self) -> dict[str, float]:
        """All means by name, as a tracker of experiments takes them: ``"loss"``, ``"validation loss"``, …

        >>> Epoch(1, {"loss": 0.5}, {"loss": 0.7}, steps=10, seconds=2.0).values
        {'loss': 0.5, 'validation loss': 0.7}
        """
        return {**self.training, **{f"validation {name}": x for name, x in self.validation.items()}}


@dataclass
class History:
    """What a training came to.

    Attributes:
        epochs: its epochs.
        interrupted: whether it ended by an interrupt from the keyboard.
    """

    epochs: list[Epoch] = field(default_factory=list)
    interrupted: bool = False

    def values(self, name: str = "loss", *, of: str = "training") -> list[float]:
        """The values of a name, epoch by epoch, of the training or of the validation."""
        return [getattr(epoch, of)[name] for epoch in self.epochs]


def fit(
    model: Module,
    optimizer: Optimizer,
    loss: Expr[Tensor[()]],
    batches: Batches | BatchesOf,
    /,
    *,
    epochs: int,
    metrics: Scalars | None = None,
    updates: Sequence[Update] = (),
    validation: Iterable[Batch] | None = None,
    tested: Scalars | None = None,
    stopping: EarlyStopping | None = None,
    plateau: Plateau | None = None,
    best: Path | None = None,
    resume: Path | None = None,
    progress: bool | None = None,
    callbacks: Iterable[Callable[[Epoch], None]] = (),
) -> History:
    """Train a model.

    An interrupt from the keyboard ends the training after the present step; a second one raises ``KeyboardInterrupt``
    at once. With ``resume`` a training goes on where it ended, to the same bits as if it had not: after an interrupt in
    the middle of an epoch, and after the last whole epoch where the process was killed.

    Args:
        model: what is trained, and saved.
        optimizer: makes the steps.
        loss: what is made smaller, a mean over the batch.
        batches: the data, for each epoch.
        epochs: how many epochs there are, those before a resumption included.
        metrics: what else is measured in each step, by name: scalar expressions, which are means over the batch.
        updates: what buffers become in each step, as :attr:`typedtensor.nn.Training.updates`.
        validation: the data that are measured after each epoch.
        tested: what is measured there; the loss and the metrics if nothing is said. A model that differs in evaluation
            is measured in that form.
        stopping: when it ends before the last epoch.
        plateau: the learning rate of the optimizer that is told the loss of each epoch.
        best: a file for the model with the best value so far, of what ``stopping`` looks at, or else of the loss; at
            the end, unless it is interrupted, the model has these values again.
        resume: a file that is written after each epoch and at an interrupt, and is gone on from if it is there.
        progress: whether a bar is shown, which needs ``tqdm``; by default it is, if that is installed.
        callbacks: called with each :class:`Epoch`, as one that sends its values to a server.

    Raises:
        AxisError: when the optimizer changes no parameter of the model, or what decides is not measured.
        NonFiniteError: when a loss or a gradient is not finite; the model has the values of the step before.
        CheckpointError: when the file to resume from is of another model or optimizer.

    See also: ``keras.Model.fit``, ``lightning.pytorch.Trainer.fit``.
    """
    if not {*model.parameters.values()} & {*optimizer.parameters.values()}:
        raise AxisError(f"{optimizer!r} changes no parameter of the model: give it model.parameters, of the same model")
    measured = {"loss": loss, **(metrics or {})}
    watch = stopping or EarlyStopping()
    watch.forget()
    source = "training" if validation is None else "validation"
    names = set(measured if validation is None or tested is None else tested)
    for needed in {watch.of} if stopping or best else set():
        if needed not in names:
            raise AxisError(f"{needed} decides, but what is measured of the {source} is {', '.join(sorted(names))}")
    run = _Run(model, optimizer, loss, measured, tuple(updates), watch, plateau, resume)
    run.go_on()
    with noted() as interrupts, Bar(progress, epochs, batches, run.number, run.done) as bar:
        while run.number <= epochs and not (stopping and stopping.ended):
            started = time.perf_counter()
            if not run.epoch(batches, interrupts, bar):
                run.history.interrupted = True
                break
            values = {} if validation is None else run.validate(validation, tested or measured)
            made = Epoch(run.number, run.means.means(), values, optimizer.steps, time.perf_counter() - started)
            if run.finish(made, validation is not None) and best is not None:
                save(best, model)
            run.keep()
            for callback in callbacks:
                callback(made)
            if interrupts.came:
                run.history.interrupted = True
                break
    if best is not None and watch.improved and not run.history.interrupted:
        load(best, model)
    return run.history


class _Run:
    """Where a training is."""

    def __init__(
        self,
        model: Module,
        optimizer: Optimizer,
        loss: Expr[Tensor[()]],
        measured: Scalars,
        updates: tuple[Update, ...],
        watch: EarlyStopping,
        plateau: Plateau | None,
        resume: Path | None,
    ) -> None:
        self.model, self.optimizer, self.loss, self.measured, self.updates = model, optimizer, loss, measured, updates
        self.watch, self.plateau, self.resume = watch, plateau, resume
        self.history, self.means, self.number, self.done = History(), Means(), 1, 0
        self._met: set[Hashable] = set()

    def epoch(self, batches: Batches | BatchesOf, interrupts: Interrupts, bar: Bar) -> bool:
        """The rest of an epoch; whether it came to its end."""
        for batch in batches.epoch(self.number, self.done):
            if interrupts.came:
                self.keep()
                return False
            if self._is_new("step", batch):
                self._try(batch)
            values = self._step(batch)
            self.means.add({n: x.item() for n, x in zip(self.measured, values, strict=True)}, batch.size)
            self.done += 1
            bar.step(self.number, self.means)
        return True

    def _step(self, batch: Batch) -> tuple[Tensor[()], ...]:
        with given(*batch):
            return self.optimizer.step(self.loss, also=tuple(self.measured.values()), updates=self.updates)

    def validate(self, batches: Iterable[Batch], what: Scalars) -> dict[str, float]:
        """The means over the validation data."""
        return measure(self._tried(batches, what), what)

    def _tried(self, batches: Iterable[Batch], what: Scalars) -> Iterator[Batch]:
        for batch in batches:
            for _ in range(TRIALS if self._is_new("validation", batch) else 0):
                values_of(batch, what)
            yield batch

    def _is_new(self, use: str, batch: Batch) -> bool:
        """Whether the training is to be repeatable, and the batch has sizes that were not there in this process."""
        if self.resume is None:
            return False
        shapes = (use, *[binding.value.shape for binding in batch])
        is_new = shapes not in self._met
        self._met.add(shapes)
        return is_new

    def _try(self, batch: Batch) -> None:
        """Make steps, and take them back."""
        before, state = [(x, x.value) for x in find_variables(self.model).values()], self.optimizer.state
        try:
            for _ in range(TRIALS):
                self._step(batch)
        finally:
            put(before)
            self.optimizer.state = state

    def finish(self, made: Epoch, validated: bool) -> bool:
        """Take note of an epoch; whether it was the best so far."""
        self.history.epochs.append(made)
        values = made.validation if validated else made.training
        self.number, self.done, self.means = self.number + 1, 0, Means()
        if self.plateau is not None:
            self.plateau.observe(values.get("loss", made.training["loss"]))
        return self.watch.observe(values[self.watch.of]) if self.watch.of in values else False

    def keep(self) -> None:
        """Write the file to resume from."""
        if self.resume is None:
            return
        notes: dict[str, Any] = {
            "number": self.number,
            "done": self.done,
            "sums": self.means.sums,
            "weight": self.means.weight,
            "epochs": [asdict(epoch) for epoch in self.history.epochs],
            "watch": [self.watch.best, self.watch.waited],
            "plateau": None if self.plateau is None else list(self.plateau.state),
        }
        save(self.resume, self.model, optimizer=self.optimizer, notes={"training": notes})

    def go_on(self) -> None:
        """Take up what the file says, if there is one."""
        if self.resume is None or not os.path.exists(self.resume):
            return
        notes = load(self.resume, self.model, optimizer=self.optimizer)["training"]
        self.number, self.done = notes["number"], notes["done"]
        self.means.sums, self.means.weight = notes["sums"], notes["weight"]
        self.history.epochs = [Epoch(**epoch) for epoch in notes["epochs"]]
        self.watch.best, self.watch.waited = notes["watch"]
        if self.plateau is not None and notes["plateau"] is not None:
            self.plateau.state = tuple(notes["plateau"])
