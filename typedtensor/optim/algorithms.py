"""The optimizers of the field, as compositions of gradient transformations."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.core.variables import Param
from typedtensor.optim.clipping import ClipByRootMeanSquare
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.scaling import (
    AdadeltaScaling,
    AdagradScaling,
    AdamScaling,
    FactoredScaling,
    LBFGSScaling,
    LionScaling,
    NAdamScaling,
    RMSPropScaling,
    ScaleByParameter,
    TrustRatio,
)
from typedtensor.optim.transformations import LearningRate, Momentum, Schedule, WeightDecay

Parameters = Mapping[str, Param[Any]] | Iterable[Param[Any]]
"""Parameters, by name or in order."""


class SGD(Optimizer):
    """Stochastic gradient descent: ``p ← p - learning_rate · gradient``, optionally with momentum.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        momentum: the decay of the running sum of gradients; 0 for none.
        nesterov: whether momentum takes Nesterov's form.
        penalty: the L2 penalty: this much of the parameter is added to its gradient.

    Without momentum and penalty the cost of a step on a table depends on its rows in use: other rows are not read.

    See also: ``torch.optim.SGD``, ``optax.sgd``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule,
        momentum: float = 0.0,
        nesterov: bool = False,
        penalty: float = 0.0,
    ) -> None:
        first = (WeightDecay(penalty),) if penalty else ()
        running = (Momentum(momentum, nesterov),) if momentum else ()
        super().__init__(parameters, *first, *running, LearningRate(learning_rate))


class Adam(Optimizer):
    """Adam: steps of about the learning rate, scaled for each element by its recent gradients.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        beta1: the decay of the running mean of gradients.
        beta2: the decay of the running mean of their squares.
        epsilon: added to the root of the latter.
        lazy: whether elements with zero gradient stay unchanged, with both means. The cost of a step on a table then
            depends on its rows in use, as for :class:`SGD` and :class:`Adagrad`, whose steps are the same either way.
        amsgrad: whether the largest mean of squares so far takes the place of the present one (Reddi et al., 2018).

    See also: Kingma and Ba (2014); ``torch.optim.Adam``, ``torch.optim.SparseAdam``, ``optax.adam``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 1e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-8,
        lazy: bool = False,
        amsgrad: bool = False,
    ) -> None:
        super().__init__(parameters, AdamScaling(beta1, beta2, epsilon, lazy, amsgrad), LearningRate(learning_rate))


class AdamW(Optimizer):
    """Adam with decoupled weight decay: also ``p ← p - learning_rate · decay · p``.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        decay: the part of a parameter that a step at learning rate 1 would take away.
        beta1: the decay of the running mean of gradients.
        beta2: the decay of the running mean of their squares.
        epsilon: added to the root of the latter.
        amsgrad: whether the largest mean of squares so far takes the place of the present one.

    See also: Loshchilov and Hutter (2019); ``torch.optim.AdamW``, ``optax.adamw``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 1e-3,
        decay: float = 1e-2,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-8,
        amsgrad: bool = False,
    ) -> None:
        scaling = AdamScaling(beta1, beta2, epsilon, amsgrad=amsgrad)
        super().__init__(parameters, scaling, WeightDecay(decay), LearningRate(learning_rate))


class Adagrad(Optimizer):
    """Adagrad: each element's steps shrink with its past gradients, so rarely used elements keep long steps.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        initial: the sum of squared gradients at the start.
        epsilon: added to its root.

    The cost of a step on a table depends on its rows in use: other rows are not read.

    See also: Duchi et al. (2011); ``torch.optim.Adagrad``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 1e-2,
        initial: float = 0.0,
        epsilon: float = 1e-10,
    ) -> None:
        super().__init__(parameters, AdagradScaling(initial, epsilon), LearningRate(learning_rate))


class RMSProp(Optimizer):
    """RMSProp: steps of about the learning rate, scaled for each element by the size of its recent gradients.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        decay: of the running mean of squares.
        epsilon: added to its root.
        centred: whether the squared running mean of gradients is taken from the mean of squares.
        momentum: the decay of the running sum of scaled gradients; 0 for none.

    See also: Hinton, *Neural networks for machine learning*, lecture 6e; ``torch.optim.RMSprop``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 1e-2,
        decay: float = 0.99,
        epsilon: float = 1e-8,
        centred: bool = False,
        momentum: float = 0.0,
    ) -> None:
        running = (Momentum(momentum),) if momentum else ()
        scaling = RMSPropScaling(decay, epsilon, centred)
        super().__init__(parameters, scaling, *running, LearningRate(learning_rate))


class Adadelta(Optimizer):
    """Adadelta: each element's steps are scaled by the ratio of its recent steps to its recent gradients.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        decay: of both running means of squares.
        epsilon: added to both.

    See also: Zeiler (2012); ``torch.optim.Adadelta``, ``optax.adadelta``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 1.0,
        decay: float = 0.9,
        epsilon: float = 1e-6,
    ) -> None:
        super().__init__(parameters, AdadeltaScaling(decay, epsilon), LearningRate(learning_rate))


class NAdam(Optimizer):
    """NAdam: Adam with Nesterov's momentum.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        beta1: the decay of the running mean of gradients.
        beta2: the decay of the running mean of their squares.
        epsilon: added to the root of the latter.
        momentum_decay: how fast the momentum grows from half of ``beta1`` to all of it.

    See also: Dozat (2016); ``torch.optim.NAdam``, ``optax.nadam``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 2e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-8,
        momentum_decay: float = 4e-3,
    ) -> None:
        scaling = NAdamScaling(beta1, beta2, epsilon, momentum_decay)
        super().__init__(parameters, scaling, LearningRate(learning_rate))


class Lion(Optimizer):
    """Lion: steps of exactly the learning rate, in the direction of the sign of a running mean of gradients.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        beta1: the share of the running mean in the direction.
        beta2: the decay of the running mean.
        decay: decoupled decay, as that of :class:`AdamW`.

    See also: Chen et al. (2023); ``optax.lion``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 1e-4,
        beta1: float = 0.9,
        beta2: float = 0.99,
        decay: float = 0.0,
    ) -> None:
        last = (WeightDecay(decay),) if decay else ()
        super().__init__(parameters, LionScaling(beta1, beta2), *last, LearningRate(learning_rate))


class LAMB(Optimizer):
    """LAMB: Adam with decoupled weight decay, whose steps change each parameter in proportion to its norm.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        beta1: the decay of the running mean of gradients.
        beta2: the decay of the running mean of their squares.
        epsilon: added to the root of the latter.
        decay: added to the direction, times the parameter.

    See also: You et al. (2020); ``optax.lamb``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 1e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-6,
        decay: float = 0.0,
    ) -> None:
        middle = (WeightDecay(decay),) if decay else ()
        scaling = AdamScaling(beta1, beta2, epsilon)
        super().__init__(parameters, scaling, *middle, TrustRatio(), LearningRate(learning_rate))


class Adafactor(Optimizer):
    """Adafactor: adaptive steps that store only a row and a column for each matrix.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
            The rate is at most ``1 / √step``, and is multiplied by the size of the parameter.
        decay: the exponent of the part of new squares, ``step^decay``.
        limit: the largest root mean square of an update.
        minimum: the least size of a parameter.
        epsilon: the least root of a mean of squares; None for that of the precision.

    See also: Shazeer and Stern (2018); ``torch.optim.Adafactor``.
    """

    def __init__(
        self,
        parameters: Parameters,
        /,
        *,
        learning_rate: float | Schedule = 1e-2,
        decay: float = -0.8,
        limit: float = 1.0,
        minimum: float = 1e-3,
        epsilon: float | None = None,
    ) -> None:
        scaling, clipping = FactoredScaling(decay, epsilon), ClipByRootMeanSquare(limit)
        rate = LearningRate(functools.partial(_at_most_by_root, learning_rate))
        super().__init__(parameters, scaling, clipping, ScaleByParameter(minimum), rate)


def _at_most_by_root(rate: float | Schedule, step: int) -> float:
    return min(float(rate(step)) if callable(rate) else float(rate), 1.0 / math.sqrt(step))


class LBFGS(Optimizer):
    """L-BFGS: Newton's method with an inverse Hessian estimated from the last steps, for a loss that does not vary.

    Args:
        parameters: the parameters to optimise.
        learning_rate: a number, or a function from the number of the step (from 1) to a number.
        history: how many steps are remembered.

    See also: Liu and Nocedal (1989); ``torch.optim.LBFGS(max_iter=1)``.
    """

    def __init__(self, parameters: Parameters, /, *, learning_rate: float | Schedule = 1.0, history: int = 10) -> None:
        super().__init__(parameters, LBFGSScaling(history), LearningRate(learning_rate))
