"""Random chains of transformations on random parameters: planned, interpreted, and by PyTorch's optimizers."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from tests.fuzz.ways import Array, close_enough, described, same_bits
from typedtensor import Axis, Expr, Input, NonFiniteError, Param, Tensor, given
from typedtensor.core.tensor import tensor_type
from typedtensor.errors import UnusedParameterWarning
from typedtensor.ops import tanh
from typedtensor.optim import (
    AdadeltaScaling,
    AdagradScaling,
    AdamScaling,
    Average,
    ClipByGlobalNorm,
    ClipByValue,
    L1Penalty,
    LearningRate,
    Momentum,
    NAdamScaling,
    Optimizer,
    RMSPropScaling,
    WeightDecay,
)
from typedtensor.passes.pipeline import FUSING
from typedtensor.runtime.cache import PLANS

PREAMBLE = """\
from numpy import inf, nan

from tests.fuzz.optimizers import *
"""

CHAIN: dict[str, Callable[[random.Random], tuple[Any, ...]]] = {
    "Momentum": lambda r: (r.choice((0.5, 0.9)), r.random() < 0.5),
    "WeightDecay": lambda r: (0.1,),
    "AdamScaling": lambda r: (r.choice((0.0, 0.5, 0.9)), r.choice((0.5, 0.999))),
    "AdagradScaling": lambda r: (r.choice((0.0, 0.5)),),
    "RMSPropScaling": lambda r: (r.choice((0.5, 0.99)), 1e-8, r.random() < 0.4),
    "AdadeltaScaling": lambda r: (r.choice((0.5, 0.9)),),
    "NAdamScaling": lambda r: (r.choice((0.5, 0.9)), r.choice((0.5, 0.999))),
    "L1Penalty": lambda r: (0.1,),
    "Average": lambda r: (r.choice((None, 0.9)), r.choice((1, 2))),
    "ClipByValue": lambda r: (r.choice((0.01, 1.0)),),
    "ClipByGlobalNorm": lambda r: (r.choice((0.01, 1.0)),),
}
"""The transformations before the learning rate: functions that draw their arguments."""

CLASSES: dict[str, Any] = {
    c.__name__: c
    for c in (
        Momentum,
        WeightDecay,
        L1Penalty,
        AdamScaling,
        AdagradScaling,
        AdadeltaScaling,
        NAdamScaling,
        RMSPropScaling,
        Average,
        ClipByValue,
        ClipByGlobalNorm,
        LearningRate,
    )
}


LABELS: Any = [type(f"Axis{number}", (Axis,), {}) for number in range(10)]
"""Labels: two for each parameter, so that all have separate sizes."""


@dataclass(frozen=True)
class Step:
    """A step: the factor of gradients, and the parameters that the loss depends on."""

    scale: float
    uses: tuple[int, ...]


@dataclass(frozen=True)
class Training:
    """A chain of transformations on parameters, for some steps; its text is a script.

    Attributes:
        chain: the names of transformations, with their arguments.
        rate: the learning rate; a falling one is divided by the number of the step.
        shapes: the shapes of the parameters.
        dtypes: the dtypes of the parameters.
    """

    chain: tuple[tuple[str, tuple[Any, ...]], ...]
    rate: float
    falls: bool
    shapes: tuple[tuple[int, ...], ...]
    dtypes: tuple[str, ...]
    steps: tuple[Step, ...]
    seed: int
    without: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{PREAMBLE}\nprint({self!r}.fault())"

    def fault(self) -> str | None:
        PLANS.clear()
        try:
            with np.errstate(all="ignore"), warnings.catch_warnings():
                warnings.filterwarnings("ignore", category=RuntimeWarning)
                warnings.filterwarnings("ignore", category=UnusedParameterWarning)
                warnings.filterwarnings("error", message=".*a bug in typedtensor.*")
                return self._fault()
        except Exception as error:
            return described(error)

    def _fault(self) -> str | None:
        planned, interpreted = Model(self), Model(self)
        torch = Reference(self) if find_spec("torch") and Reference.has(self) else None
        tolerance = 1e-9 if set(self.dtypes) == {"float64"} else 2e-4
        for number, step in enumerate(self.steps):
            made = [model.step(step, plan=plan) for model, plan in ((interpreted, False), (planned, True))]
            if isinstance(made[0], str) or isinstance(made[1], str):
                return next(one for one in made if isinstance(one, str))
            if (made[0] is None) != (made[1] is None):
                return f"different: step {number} is refused in one way alone"
            one, other = planned.arrays, interpreted.arrays
            if why := close_enough(f"after step {number}, planned, against interpreted", one, other, tolerance):
                return why
            if torch is not None and made[0] is not None:
                torch.step(step, made[0])
                if why := close_enough(f"after step {number}, against PyTorch", other, torch.arrays, 2 * tolerance):
                    return why
        return None

    def smaller(self) -> Iterable[Training]:
        for number in range(len(self.steps)):
            yield replace(self, steps=self.steps[:number] + self.steps[number + 1 :])
        for number in range(len(self.chain)):
            yield replace(self, chain=self.chain[:number] + self.chain[number + 1 :])
        last = len(self.shapes) - 1
        if last and not any(last in step.uses for step in self.steps):
            yield replace(self, shapes=self.shapes[:last], dtypes=self.dtypes[:last])
        for number, step in enumerate(self.steps):
            for use in step.uses if len(step.uses) > 1 else ():
                uses = tuple(n for n in step.uses if n != use)
                yield replace(self, steps=(*self.steps[:number], replace(step, uses=uses), *self.steps[number + 1 :]))
        for number, shape in enumerate(self.shapes):
            if any(n > 2 for n in shape):
                less = tuple(min(n, 2) for n in shape)
                yield replace(self, shapes=(*self.shapes[:number], less, *self.shapes[number + 1 :]))
        if self.falls or self.without:
            yield replace(self, falls=False, without=())


class Model:
    """Parameters with a loss and an optimizer, and copies of all their values."""

    def __init__(self, training: Training) -> None:
        made = np.random.default_rng(training.seed)
        self.parameters: list[Any] = [
            Param(
                tensor_type("real", tuple(LABELS[2 * n : 2 * n + len(shape)]))(
                    np.asarray(made.normal(size=shape), dtype)
                )
            )
            for n, (shape, dtype) in enumerate(zip(training.shapes, training.dtypes, strict=True))
        ]
        chain = [CLASSES[name](*given) for name, given in training.chain]
        rate = training.rate
        chain.append(LearningRate((lambda step: rate / step) if training.falls else rate))
        self.optimizer = Optimizer(self.parameters, *chain)
        self.scale = Input(Tensor[()])
        self.dtype = np.float32  # which counts in neither precision
        self.without = training.without
        self.held: list[tuple[Any, Array]] = []
        self.losses: dict[tuple[int, ...], Any] = {}

    @property
    def arrays(self) -> list[Array]:
        return [np.array(p.value.numpy()) for p in self.parameters]

    def loss(self, uses: tuple[int, ...]) -> Expr[Tensor[()]]:
        """Return a loss that depends on these parameters, with gradients neither equal nor zero."""
        if uses not in self.losses:
            total: Any = None
            for n in uses:
                p = self.parameters[n]
                part = (p * p * (0.3 + 0.2 * n)).sum() + tanh(p).sum()
                if len(p.axes) == 2:
                    part = part + (p @ p.transpose()).sum() * 0.01
                total = part if total is None else total + part
            self.losses[uses] = total * self.scale
        loss: Expr[Tensor[()]] = self.losses[uses]
        return loss

    def step(self, step: Step, *, plan: bool) -> list[Array | None] | str | None:
        """Make a step and return its gradients; None if it was refused, a text if it was partly applied."""
        before, steps = self.arrays, self.optimizer.steps
        self.held += [(p.value, np.array(p.value.numpy())) for p in self.parameters]
        loss, scale = self.loss(step.uses), self.scale.bind(Tensor[()](np.asarray(step.scale, self.dtype)))
        gradients: list[Array | None] | None = None
        try:
            if not plan:
                with given(scale, plan=False) as computation:
                    found = computation.gradients(loss)
                    gradients = [np.array(found[p].numpy()) if p in found else None for p in self.parameters]
            with given(scale, plan=plan, without=self.without):
                self.optimizer.step(loss)
        except NonFiniteError:
            if (
                any(not same_bits(a, b) for a, b in zip(before, self.arrays, strict=True))
                or self.optimizer.steps != steps
            ):
                return "different: a step that was refused has changed something"
            return None
        if any(not same_bits(tensor.numpy(), copy) for tensor, copy in self.held):
            return "different: a tensor that is held has changed"
        return gradients if gradients is not None else []


class Reference:
    """PyTorch's optimizer for the same chain, with the same gradients."""

    def __init__(self, training: Training) -> None:
        self.torch = import_module("torch")
        self.training = training
        model = Model(training)
        self.parameters = [self.torch.tensor(p) for p in model.arrays]
        self.optimizer: Any = _optimizer(self.torch, self.parameters, training)
        self.steps = 0

    @staticmethod
    def has(training: Training) -> bool:
        """Whether PyTorch has the chain. Its Adam counts the steps of each parameter, not those of the optimizer."""
        apart = len({step.uses for step in training.steps}) > 1 and "AdamScaling" in dict(training.chain)
        return not apart and _optimizer(None, [], training) is not None

    @property
    def arrays(self) -> list[Array]:
        return [p.numpy() for p in self.parameters]

    def step(self, step: Step, gradients: Any) -> None:
        self.steps += 1
        for p, gradient in zip(self.parameters, gradients, strict=True):
            p.grad = None if gradient is None else self.torch.tensor(gradient)
        for name, made_with in self.training.chain[:1]:
            if name == "ClipByGlobalNorm":
                # PyTorch's function adds a millionth to the norm.
                norm = float(
                    self.torch.cat([p.grad.double().ravel() for p in self.parameters if p.grad is not None]).norm()
                )
                for p in self.parameters:
                    if p.grad is not None and norm > made_with[0]:
                        p.grad *= made_with[0] / norm
            if name == "ClipByValue":
                self.torch.nn.utils.clip_grad_value_(self.parameters, made_with[0])
        for group in self.optimizer.param_groups:
            group["lr"] = self.training.rate / (self.steps if self.training.falls else 1)
        self.optimizer.step()


def _optimizer(torch: Any, parameters: list[Any], training: Training) -> Any:
    """Return PyTorch's optimizer for a chain, None where there is none; without PyTorch, whether there is one."""
    chain = training.chain[1:] if training.chain and training.chain[0][0].startswith("ClipByValue") else training.chain
    names = tuple(name for name, _ in chain)
    made_with = dict(chain)
    decay = made_with.get("WeightDecay", (0.0,))[0]
    momentum, nesterov = made_with.get("Momentum", (0.0, False))
    form: tuple[str, dict[str, Any]]
    match names:
        case () | ("WeightDecay",) | ("Momentum",) | ("WeightDecay", "Momentum"):
            form = "SGD", {"momentum": momentum, "nesterov": nesterov, "weight_decay": decay}
        case ("AdamScaling",) | ("WeightDecay", "AdamScaling"):
            form = "Adam", {"betas": made_with["AdamScaling"], "weight_decay": decay}
        case ("AdamScaling", "WeightDecay"):
            form = "AdamW", {"betas": made_with["AdamScaling"], "weight_decay": decay}
        case ("AdagradScaling",) | ("WeightDecay", "AdagradScaling"):
            form = "Adagrad", {"initial_accumulator_value": made_with["AdagradScaling"][0], "weight_decay": decay}
        case ("RMSPropScaling",) | ("WeightDecay", "RMSPropScaling") | ("RMSPropScaling", "Momentum") if not nesterov:
            alpha, epsilon, centred = made_with["RMSPropScaling"]
            form = (
                "RMSprop",
                {"alpha": alpha, "eps": epsilon, "centered": centred, "momentum": momentum, "weight_decay": decay},
            )
        case _:
            return None
    return form if torch is None else getattr(torch.optim, form[0])(parameters, lr=training.rate, **form[1])


def draw(rng: random.Random) -> Training:
    """Draw a chain with parameters and steps."""
    names = rng.choice(
        (
            rng.sample(sorted(CHAIN), rng.randint(0, 4)),
            *(["Momentum"], ["WeightDecay", "Momentum"], ["AdamScaling"], ["AdamScaling", "WeightDecay"]),
            *(["AdagradScaling"], ["RMSPropScaling"], ["RMSPropScaling", "Momentum"], ["ClipByGlobalNorm", "Momentum"]),
            *(["ClipByValue", "AdamScaling"], ["ClipByGlobalNorm"], []),
        )
    )
    shapes = tuple(
        rng.choice(((), (3,), (0,), (1,), (2, 3), (4, 0), (3, 3), *(((160, 160),) if rng.random() < 0.1 else ())))
        for _ in range(rng.randint(1, 5))
    )
    kinds = rng.choice((("float64",), ("float64",), ("float32",), ("float32", "float64")))
    everything = tuple(range(len(shapes)))
    steps = []
    wild = rng.random() < 0.4
    for _ in range(rng.randint(1, 7)):
        scale = rng.choice((1.0, 1.0, 0.0, -2.0, 1e-30, 1e15, 1e30, np.nan, np.inf)) if wild else rng.choice((1.0, 0.5))
        uses = (
            everything if rng.random() < 0.7 else tuple(n for n in everything if rng.random() < 0.6) or everything[:1]
        )
        steps.append(Step(scale, uses))
    return Training(
        tuple((name, CHAIN[name](rng)) for name in names),
        rng.choice((0.1, 0.01)),
        rng.random() < 0.2,
        shapes,
        tuple(rng.choice(kinds) for _ in shapes),
        tuple(steps),
        rng.randrange(1000),
        tuple(name for name in FUSING if rng.random() < 0.3) if rng.random() < 0.2 else (),
    )
