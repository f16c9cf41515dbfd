"""A loop over epochs and batches that can be interrupted, and resumed bit for bit."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path as FilePath
from typing import Any

from typedtensor.base.options import whole
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Update
from typedtensor.errors import AxisError, BindingError, FinishedTrainingWarning
from typedtensor.io import load, save
from typedtensor.optim import Optimizer
from typedtensor.training.batches import Batch, Batches, BatchesOf
from typedtensor.training.history import Epoch, History
from typedtensor.training.progress import Bar, noted
from typedtensor.training.run import Path, Run, Scalars
from typedtensor.training.schedules import Plateau
from typedtensor.training.stopping import EarlyStopping


def fit(
    model: Module,
    optimizer: Optimizer,
    loss: Expr[Tensor[()]],
    batches: Batches | BatchesOf,
    /,
    *,
    epochs: int,
    accumulate: int = 1,
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
    report: Callable[[str, float, int], object] | None = None,
) -> History:
    """Train a model.

    A keyboard interrupt ends the training after the present step; a second one raises ``KeyboardInterrupt`` at once.
    With ``resume`` a training continues where it ended, bit for bit as if it had not: after an interrupt in the middle
    of an epoch, or after the last complete epoch if the process was killed.

    Args:
        model: the module to train and save.
        optimizer: takes the steps.
        loss: the expression to minimise, a mean over the batch.
        batches: the data, for each epoch.
        epochs: the total number of epochs, those before a resumption included.
        accumulate: the number of batches of a step, whose gradients are averaged by their numbers of elements; the last
            step of an epoch may have fewer.
        metrics: further measurements of each step, by name: scalar expressions that are means over the batch.
        updates: the updates of buffers by each batch, as :attr:`typedtensor.nn.Training.updates`.
        validation: the data that are measured after each epoch.
        tested: the measurements on them; by default the loss and the metrics. A model that differs in evaluation is
            measured in that form.
        stopping: the criterion for an end before the last epoch.
        plateau: a learning rate of the optimizer that depends on the loss of each epoch.
        best: a file for the model with the best value so far, of the measurement of ``stopping`` or else of the loss.
            At the end, unless it is interrupted, the model gets these values again.
        resume: a file that is written after each epoch and at an interrupt, and from which the training continues.
        progress: whether to show a bar, which needs ``tqdm``; by default if that is installed.
        callbacks: called with each :class:`Epoch`, for example to send its values to a server.
        report: called after each epoch with the name of each of its values, the value and the number of steps so far:
            ``writer.add_scalar`` of TensorBoard, ``mlflow.log_metric``.

    Raises:
        AxisError: when the optimizer changes no parameter of the model, or the deciding value is not measured.
        BindingError: when the data are no batches, or an argument has another type than its name says.
        SizeError: when a step has no batches, or the number of epochs is negative or no integer.
        NonFiniteError: when a loss or a gradient is not finite; the model has the values of the step before.
        CheckpointError: when the file to resume from belongs to another model or optimizer.

    Warns:
        FinishedTrainingWarning: when the file to resume from belongs to a finished training, so that nothing is done.

    See also: ``keras.Model.fit``, ``lightning.pytorch.Trainer.fit``.
    """
    if not hasattr(batches, "epoch"):
        raise BindingError(
            "fit takes Batches(...), or BatchesOf(loader, [image, digit], along=Row) for other loaders, which "
            f"assign data to inputs, not a value of type {type(batches).__name__}"
        )
    _check("model", model, Module, "a module")
    _check("optimizer", optimizer, Optimizer, "an optimizer, as Adam(model.parameters)")
    _check("stopping", stopping, EarlyStopping | None, "EarlyStopping(patience=3) or the like")
    _check("plateau", plateau, Plateau | None, "the Plateau that is a learning rate of the optimizer")
    _check("updates", updates, Iterable, "those of buffers, as training.updates")
    _check("validation", validation, Iterable | None, "batches, as Batches(...)")
    _check("callbacks", callbacks, Iterable, "functions of an Epoch, as [function]")
    _check("report", report, Callable | None, "a function of a name, a value and a step, as writer.add_scalar")
    _require_consistent(model, optimizer, metrics, validation, tested)
    measured = {"loss": loss, **(metrics or {})}
    watch = stopping or EarlyStopping()
    watch.forget()
    if stopping or best:
        _require_measured(watch.of, measured, validation, tested)
    for file in (best, resume):
        if file is not None and not (folder := FilePath(file).absolute().parent).is_dir():
            raise FileNotFoundError(f"the folder {folder} for {file} does not exist: create it before the training")
    epochs = whole("epochs, the number of them,", epochs, 0)
    accumulate = whole("accumulate, the number of batches that a step is made on,", accumulate, 1)
    run = Run(model, optimizer, loss, measured, tuple(updates), watch, plateau, resume, accumulate)
    run.go_on()
    if resume is not None and run.history.epochs and (run.number > epochs or (stopping and stopping.ended)):
        warnings.warn(
            f"{os.fspath(resume)} holds a training that ended after {run.number - 1} epochs, so nothing is "
            "trained. To start again, delete the file; to continue, ask for more epochs, or for more patience if "
            "it stopped early",
            FinishedTrainingWarning,
            stacklevel=2,
        )
    with noted() as interrupts, Bar(progress, epochs, batches, run.number, run.done) as bar:
        while run.number <= epochs and not (stopping and stopping.ended):
            started = time.perf_counter()
            if not run.epoch(batches, interrupts, bar):
                run.history.interrupted = True
                break
            values = {} if validation is None else run.validate(validation, tested or measured)
            result = Epoch(run.number, run.means.means(), values, optimizer.steps, time.perf_counter() - started)
            if run.finish(result, validation is not None) and best is not None:
                save(best, model)
            run.keep()
            for callback in callbacks:
                callback(result)
            if report is not None:
                for name, value in result.values.items():
                    report(name, value, result.steps)
            if interrupts.came:
                run.history.interrupted = True
                break
    if best is not None and watch.improved and not run.history.interrupted:
        load(best, model)
    return run.history


def _require_consistent(
    model: Module, optimizer: Optimizer, metrics: Scalars | None, validation: object, tested: Scalars | None
) -> None:
    """Require that the arguments fit each other."""
    if tested is not None and validation is None:
        raise BindingError("tested= names metrics of the validation data, but there are none: pass validation=")
    if not {*model.parameters.values()} & {*optimizer.parameters.values()}:
        raise AxisError(
            f"{optimizer!r} changes no parameter of the model: give it the parameters of this model, model.parameters"
        )
    if "loss" in (metrics or {}):
        raise AxisError("the name loss is reserved for the loss: rename the metric")


def _require_measured(needed: str, measured: Scalars, validation: object, tested: Scalars | None) -> None:
    """Require that the value that decides about an early end and the best model is measured."""
    source = "training" if validation is None else "validation"
    names = set(measured if validation is None or tested is None else tested)
    if needed not in names:
        raise AxisError(
            f"early stopping and best= look at {needed}, but the metrics of the {source} data are "
            f"{', '.join(sorted(names))}"
        )


def _check(name: str, given: object, kind: Any, meant: str) -> None:
    """Check the type of an argument, for scripts without types.

    >>> _check("callbacks", print, list, "functions: [function]")
    Traceback (most recent call last):
    ...
    typedtensor.errors.BindingError: fit takes as its callbacks functions: [function], not a value of type \
builtin_function_or_method
    """
    if not isinstance(given, kind):
        raise BindingError(f"fit takes as its {name} {meant}, not a value of type {type(given).__name__}")
