"""The state of a training: the next step, and the file to resume from."""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import asdict
from itertools import islice
from typing import Any

from typedtensor.core.expr import Expr
from typedtensor.core.module import Module, find_variables
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Update, Variable, commit, replace
from typedtensor.errors import CheckpointError
from typedtensor.io import read, save
from typedtensor.io.checkpoints import MOST_STEPS, TRAINING, restore
from typedtensor.optim import Accumulation, Optimizer
from typedtensor.optim.transformations import FINITE
from typedtensor.runtime import given
from typedtensor.training.batches import Batch, Batches, BatchesOf
from typedtensor.training.history import Epoch, History
from typedtensor.training.measuring import Means, measure, values_of
from typedtensor.training.progress import Bar, Interrupts
from typedtensor.training.schedules import Plateau
from typedtensor.training.stopping import EarlyStopping

TRIALS = 2
"""The number of discarded computations on batches of new sizes, after which plans compute all results that count.

The first values are interpreted. The interpreter sums in another order, so its results differ in their last bits.
"""

Path = str | os.PathLike[str]
Scalars = Mapping[str, Expr[Tensor[()]]]


class Run:
    """The state of a training; the arguments are those of :func:`fit`."""

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
        accumulate: int,
    ) -> None:
        self.model, self.optimizer, self.loss, self.measured, self.updates = model, optimizer, loss, measured, updates
        self.watch, self.plateau, self.resume, self.accumulate = watch, plateau, resume, accumulate
        self.history, self.means, self.number, self.done = History(), Means(), 1, 0
        self._met: set[Hashable] = set()
        self._variables = find_variables(model)
        known = {*self._variables.values()}
        others = [update.buffer for update in updates if update.buffer not in known]
        self._variables |= {f"{TRAINING}{number}": buffer for number, buffer in enumerate(others)}

    def epoch(self, batches: Batches | BatchesOf, interrupts: Interrupts, bar: Bar) -> bool:
        """Run the rest of an epoch; return whether it was completed."""
        rest = batches.epoch(self.number, self.done)
        while group := tuple(islice(rest, self.accumulate)):
            if interrupts.came:
                self.keep()
                return False
            if self.accumulate > 1 and self._is_new("step", *group):  # measurements are values beside gradients
                self._try(group)
            for batch, values in zip(group, self._step(group), strict=True):
                self.means.add({n: x.item() for n, x in zip(self.measured, values, strict=True)}, batch.size)
                self.done += 1
                bar.step(self.number, self.means)
        return True

    def _step(self, group: tuple[Batch, ...]) -> list[tuple[Tensor[()], ...]]:
        """Take one step; return the measurements of each batch."""
        wanted = tuple(self.measured.values())
        if self.accumulate == 1:
            with given(*group[0]):
                return [self.optimizer.step(self.loss, also=wanted, updates=self.updates)]
        gradients, found = Accumulation(self.optimizer.parameters), []
        before: list[tuple[Variable[Any], Any]] = [(update.buffer, update.buffer.value) for update in self.updates]
        try:
            for batch in group:
                with given(*batch) as computation:
                    gradients.add(self.loss, weight=batch.size)
                    found.append(computation.values(wanted))
                    commit(*self.updates)
            self.optimizer.apply(gradients.mean())
        except BaseException:
            replace(before)
            raise
        return found

    def validate(self, batches: Iterable[Batch], what: Scalars) -> dict[str, float]:
        """The means over the validation data."""
        return measure(self._tried(batches, what), what)

    def _tried(self, batches: Iterable[Batch], what: Scalars) -> Iterator[Batch]:
        for batch in batches:
            for _ in range(TRIALS if self._is_new("validation", batch) else 0):
                values_of(batch, what)
            yield batch

    def _is_new(self, use: str, *group: Batch) -> bool:
        """Whether the training must be repeatable and batches have sizes that are new in this process."""
        if self.resume is None:
            return False
        shapes = (use, *[tuple(binding.value.shape for binding in batch) for batch in group])
        is_new = shapes not in self._met
        self._met.add(shapes)
        return is_new

    def _try(self, group: tuple[Batch, ...]) -> None:
        """Take ``TRIALS`` steps, and restore parameters and optimizer state."""
        before, state = [(x, x.value) for x in self._variables.values()], self.optimizer.state
        try:
            for _ in range(TRIALS):
                self._step(group)
        finally:
            replace(before)
            self.optimizer.state = state

    def finish(self, made: Epoch, validated: bool) -> bool:
        """Record an epoch; return whether it was the best so far."""
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
        save(self.resume, self._variables, optimizer=self.optimizer, notes={"training": notes})

    def go_on(self) -> None:
        """Restore the state from the file, if there is one.

        Raises:
            CheckpointError: when it is of no training, or of another model or optimizer. Nothing was changed.
        """
        if self.resume is None or not os.path.exists(self.resume):
            return
        saved, where = read(self.resume), os.fspath(self.resume)
        try:
            notes = saved.notes["training"]
            epochs = [_epoch(**epoch) for epoch in notes["epochs"]]
            number, done = _count(notes["number"], 1), _count(notes["done"])
            sums, weight = _means(notes["sums"]), _count(notes["weight"])
            if done and not (weight and "loss" in sums):
                raise ValueError
            best, waited = notes["watch"]
            watched = _number(best), _count(waited)
            plateau = None if notes["plateau"] is None else _of_plateau(*notes["plateau"])
        except (KeyError, TypeError, ValueError, OverflowError, AttributeError):
            raise CheckpointError(
                f"{where} holds no training state as fit(resume=...) writes it: give resume= another file, or "
                "delete this one"
            ) from None
        restore(where, saved, self._variables, optimizer=self.optimizer)
        self.number, self.done, self.history.epochs = number, done, epochs
        self.means.sums, self.means.weight = sums, weight
        self.watch.best, self.watch.waited = watched
        if self.plateau is not None and plateau is not None:
            self.plateau.state = plateau


def _count(number: object, least: int = 0) -> int:
    if type(number) is not int or not least <= number <= MOST_STEPS:
        raise ValueError
    return number


def _number(number: object) -> float:
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        raise TypeError
    return float(number)


def _means(values: Mapping[str, object]) -> dict[str, float]:
    return {name: _number(value) for name, value in values.items()}


def _epoch(number: object, training: Any, validation: Any, steps: object, seconds: object) -> Epoch:
    return Epoch(_count(number, 1), _means(training), _means(validation), _count(steps), _number(seconds))


def _of_plateau(rate: object, best: object, waited: object) -> tuple[float, float, int]:
    FINITE.check("Plateau", "rate", rate)
    return _number(rate), _number(best), _count(waited)
