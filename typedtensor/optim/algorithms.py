"""The optimizers of the field, as compositions of gradient transformations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.core.variables import Param
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.scaling import AdagradScaling, AdamScaling, RMSPropScaling
from typedtensor.optim.transformations import LearningRate, Momentum, Schedule, WeightDecay


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
        parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]],
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
        parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]],
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
        parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]],
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
        parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]],
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
        parameters: Mapping[str, Param[Any]] | Iterable[Param[Any]],
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
