"""Interrupts anywhere in a step and at the entry and exit of its scope: the step is atomic, and the next one works.

Interrupts come before a line or a bytecode instruction of the library, or as a signal after some time.
"""

from __future__ import annotations

import gc
import random
import signal
import sys
import threading
import time
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np

import typedtensor
from tests.fuzz.ways import Array, described, same_bits
from typedtensor import Axis, Expr, Forest, ForestInput, Input, Tensor, cond, dynamic, given
from typedtensor.core.module import Module
from typedtensor.core.scope import CURRENT, MODE, Mode
from typedtensor.nn import BinaryTreeLSTMCell, GRUCell, Linear, Recurrent, TreeLSTM
from typedtensor.ops import tanh
from typedtensor.optim import SGD, Adam, ClipByGlobalNorm, LearningRate, Momentum, Optimizer
from typedtensor.runtime.cache import PLANS

PACKAGE = str(Path(typedtensor.__file__).parent)
SECONDS = 30.0
"""The seconds after which a step counts as hanging."""


class T(Axis): ...


class B(Axis): ...


class F(Axis, size=3): ...


class K(Axis, size=2): ...


class L(Axis, size=160): ...


class R(Axis): ...


class Placed:
    """An interrupt before one of the library's lines or instructions in this thread, which it counts."""

    def __init__(self, by: str, place: int = -1) -> None:
        self.by, self.place, self.count, self.where = by, place, 0, "nowhere"

    @contextmanager
    def running(self) -> Iterator[None]:
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(None)

    def _enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(PACKAGE):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = self.by == "opcode", self.by == "line"
        return self._step

    def _step(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == self.by:
            if self.count == self.place:
                sys.settrace(None)
                self.where = f"{frame.f_code.co_filename}:{frame.f_lineno} in {frame.f_code.co_qualname}"
                raise KeyboardInterrupt
            self.count += 1
        return self._step


class Timed:
    """An interrupt by a signal after some seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.where = seconds, "nowhere"

    @contextmanager
    def running(self) -> Iterator[None]:
        def interrupt(number: int, frame: FrameType | None) -> None:
            if frame is not None:
                self.where = f"{frame.f_code.co_filename}:{frame.f_lineno} in {frame.f_code.co_qualname}"
            raise KeyboardInterrupt

        before = signal.signal(signal.SIGALRM, interrupt)
        watching, gc.callbacks[:] = gc.callbacks[:], []  # interrupts in other libraries' callbacks would be lost
        try:
            signal.setitimer(signal.ITIMER_REAL, self.seconds)
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            gc.callbacks[:] = watching
            signal.signal(signal.SIGALRM, before)


class Training:
    """A model with its data and its optimizer."""

    def __init__(self, model: str, optimizer: str, seed: int) -> None:
        made = np.random.default_rng(seed)
        x = Input(Tensor[T, F])
        self.bindings: list[Any] = [x.bind(Tensor[T, F](made.normal(size=(3, 3))))]
        module, self.loss = _model(model, x, self.bindings)
        self.parameters = list(module.parameters.values())
        for p in self.parameters:
            p.assign(p.tensor_type(made.normal(size=p.value.shape)))
        optimizers: dict[str, Any] = {
            "sgd": lambda p: SGD(p, learning_rate=0.01),
            "adam": lambda p: Adam(p, learning_rate=0.01),
            "clipped": lambda p: Optimizer(p, ClipByGlobalNorm(0.5), Momentum(0.9), LearningRate(0.01)),
        }
        self.optimizer: Optimizer = optimizers[optimizer](self.parameters)

    def step(self, way: dict[str, Any], interrupt: Any = None, *, around: bool = False) -> None:
        """Make a step with an interrupt inside; with ``around`` also at the entry and exit of its scope."""
        if interrupt is None:
            with given(*self.bindings, **way):
                self.optimizer.step(self.loss)
        elif around:
            with interrupt.running(), given(*self.bindings, **way):
                self.optimizer.step(self.loss)
        else:
            with given(*self.bindings, **way), interrupt.running():
                self.optimizer.step(self.loss)

    @property
    def state(self) -> list[Array]:
        """The state that a step changes."""
        return [np.array(self.optimizer.steps), *(np.array(p.value.numpy()) for p in self.parameters)]


def _model(name: str, x: Any, bindings: list[Any]) -> tuple[Module, Expr[Tensor[()]]]:
    kinds: dict[str, Any] = {"dtype": np.float64}
    if name == "recurrent":
        layer = Recurrent(GRUCell(F, K, **kinds), T)
        return layer, (layer(x) * layer(x)).mean()
    if name == "tree":
        trees = ForestInput(T, R)
        bindings += trees.bind(Forest(((0, 1), 2), (1, 2)))
        folded = TreeLSTM(BinaryTreeLSTMCell(F, K, **kinds), T, R)
        return folded, (folded(x, trees) * 0.5).sum()
    wide = name == "large"
    model = Linear(F, L, **kinds) >> tanh >> Linear(L, K, **kinds) if wide else Linear(F, K, **kinds)
    y: Any = model(x)
    if name == "branch":
        y = cond(y.sum() > 0.0, tanh, lambda y: y * 0.5, y)
    if name == "dynamic":
        y = _chosen(y)
    return model, (y * y).mean()


@dynamic(like=lambda y: y)
async def _chosen(y: Any) -> Any:
    return tanh(y) if (await y.sum()).item() > 0 else y * 0.5


@dataclass(frozen=True)
class Interruption:
    """An interrupted step; its text is a script.

    Attributes:
        before: the number of steps before it.
        way: the options of its computation.
        by: the unit of the interrupt's place: ``line``, ``opcode``, ``signal``.
        place: the relative place of the interrupt.
        around: whether the entry and exit of the scope may be interrupted.
        others: the number of other threads that train such a model meanwhile.
    """

    model: str
    optimizer: str
    before: int
    way: tuple[tuple[str, Any], ...]
    by: str
    place: float
    around: bool
    others: int = 0

    def __str__(self) -> str:
        return f"from tests.fuzz.interrupts import *\n\nprint({self!r}.fault())"

    def fault(self) -> str | None:
        try:
            with np.errstate(all="ignore"), warnings.catch_warnings(), alarm():
                warnings.filterwarnings("ignore", category=RuntimeWarning)
                warnings.filterwarnings("error", message=".*a bug in typedtensor.*")
                return self._fault()
        except BaseException as error:
            return described(error)
        finally:
            CURRENT.set(None)
            MODE.set(Mode.LAZY)

    def _fault(self) -> str | None:
        way = dict(self.way)
        clean = self.trained()
        before = clean.state
        counting: Any = Placed(self.by)
        start = time.perf_counter()
        if self.by == "signal":
            clean.step(way)
        else:
            clean.step(way, counting, around=self.around)
        took = time.perf_counter() - start
        after = clean.state
        training = self.trained()
        interrupt: Any = (
            Timed(max(1e-6, took * self.place * 1.2))
            if self.by == "signal"
            else Placed(self.by, int(counting.count * self.place))
        )
        stop, failures = threading.Event(), list[BaseException]()
        workers = [threading.Thread(target=self.train, args=(stop, failures), daemon=True) for _ in range(self.others)]
        for worker in workers:
            worker.start()
        try:
            training.step(way, interrupt, around=self.around)
        except KeyboardInterrupt:
            pass
        finally:
            stop.set()
        where = f"after an interrupt at {interrupt.where.replace(PACKAGE, 'typedtensor')}"
        if CURRENT.get() is not None or MODE.get() is not Mode.LAZY:
            return f"open: a scope is open {where}"
        now = training.state
        if not _equal(now, before) and not _near(now, after):
            return f"partial: a step was made in part {where}"
        try:
            if _equal(now, before):
                training.step(way)
                if not _near(training.state, after):
                    return f"next: the next step gives another result {where}"
            training.step(way)
        except BaseException as error:
            return f"next: the next step fails {where}: {described(error)}"
        for worker in workers:
            worker.join(SECONDS)
        if failures or any(worker.is_alive() for worker in workers):
            return f"others: another thread {described(failures[0]) if failures else 'hangs'} {where}"
        return None

    def trained(self) -> Training:
        """Return the training before the interrupted step."""
        PLANS.clear()
        training = Training(self.model, self.optimizer, 1)
        for _ in range(self.before):
            training.step(dict(self.way))
        return training

    def train(self, stop: threading.Event, failures: list[BaseException]) -> None:
        """Train another model until the event is set."""
        try:
            training = Training(self.model, self.optimizer, 2)
            while not stop.is_set():
                training.step({})
        except BaseException as error:
            failures.append(error)

    def smaller(self) -> Iterable[Interruption]:
        if self.others:
            yield replace(self, others=0)
        if self.before:
            yield replace(self, before=self.before - 1)
        if self.way:
            yield replace(self, way=())


@contextmanager
def alarm() -> Iterator[None]:
    """Raise an error in a step that hangs; a timer thread sends the signal to the main thread."""
    main = threading.main_thread().ident
    assert main is not None

    def late(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"hangs: nothing has happened for {SECONDS:.0f} seconds")

    before = signal.signal(signal.SIGUSR1, late)
    timer = threading.Timer(SECONDS, signal.pthread_kill, (main, signal.SIGUSR1))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        signal.signal(signal.SIGUSR1, before)


def _equal(one: list[Array], other: list[Array]) -> bool:
    return all(same_bits(a, b) for a, b in zip(one, other, strict=True))


def _near(one: list[Array], other: list[Array]) -> bool:
    return all(np.allclose(a, b, rtol=1e-9, atol=1e-12) for a, b in zip(one, other, strict=True))


def draw(rng: random.Random) -> Interruption:
    """Draw a step and its interrupt."""
    way = rng.choice(((), (), (), (("plan", False),), (("threads", 2),), (("eager", True),), (("check_finite", True),)))
    return Interruption(
        rng.choice(("dense", "dense", "recurrent", "tree", "large", "branch", "dynamic")),
        rng.choice(("sgd", "adam", "clipped")),
        rng.choice((0, 1, 2, 2, 3)),
        way,
        rng.choice(("line", "opcode", "signal", "signal")),
        rng.random() if rng.random() < 0.7 else 1 - rng.random() ** 4,
        rng.random() < 0.5,
        rng.choice((0, 0, 0, 2)),
    )
