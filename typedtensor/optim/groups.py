"""Several optimizers that make one step together."""

from __future__ import annotations

import copy
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from typedtensor.base.history import History
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError
from typedtensor.optim.arguments import without_parameters
from typedtensor.optim.change import Change
from typedtensor.optim.clipping import ClipByGlobalNorm
from typedtensor.optim.gradients import gathered, side_by_side
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.transformations import State, Transformation
from typedtensor.optim.update import OptimizerState
from typedtensor.targets import PendingStep, Target

if TYPE_CHECKING:
    from typedtensor.runtime import Gradients


class Groups(Optimizer):
    """Several optimizers of different parameters that take each step together: from one backward pass, all or none.

    Groups of parameters with rates and decays of their own are chosen by the patterns of their names:
    :meth:`typedtensor.core.module.Parameters.matching` and ``without``.

    Args:
        optimizers: those of the groups, which make steps only here from now on. Those that have made steps go on with
            their state and their number of steps, as when a model that was trained in part is trained as a whole;
            ``steps`` is the largest of these numbers.
        limit: the largest norm that the gradients for all groups have together; larger ones are scaled, as by
            :class:`ClipByGlobalNorm`.

    Raises:
        AxisError: when two groups have a parameter, or the name of one, in common.

    >>> from typedtensor import Axis, given
    >>> from typedtensor.nn import Linear
    >>> from typedtensor.optim import SGD, AdamW
    >>> class Pixel(Axis, size=2): ...
    >>> class Digit(Axis, size=3): ...
    >>> model = Linear(Pixel, Digit)
    >>> weights, others = model.parameters.matching("*weight"), model.parameters.without("*weight")
    >>> optimizer = Groups(AdamW(weights, decay=0.1), SGD(others, learning_rate=0.01), limit=1.0)
    >>> with given():
    ...     optimizer.step((model.weight * model.weight).sum() + model.bias.sum())

    See also: parameter groups of ``torch.optim``, ``optax.multi_transform``, ``optax.partition``.
    """

    def __init__(self, *optimizers: Optimizer, limit: float | None = None) -> None:
        if limit is not None and not limit > 0.0:
            raise AxisError(f"the limit on the norm of gradients must be more than 0, not {limit}")
        named: dict[str, Param[Any]] = {}
        owners: dict[Param[Any], str] = {}
        for optimizer in optimizers:
            if not isinstance(optimizer, Optimizer):
                raise AxisError(f"Groups takes optimizers, one for each group of parameters, not {optimizer!r}")
            for name, parameter in optimizer.parameters.items():
                if parameter in owners:
                    raise AxisError(f"two groups have the parameter {owners[parameter]}: each belongs to one")
                if name in named:
                    raise AxisError(f'two groups have a parameter named {name}: pass {{"another.{name}": parameter}}')
                named[name], owners[parameter] = parameter, name
        super().__init__(named)
        self.optimizers, self.limit, self.steps = optimizers, limit, max(each.steps for each in optimizers)
        self._behind = [self.steps - each.steps for each in optimizers]

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "optimizers": tuple(map(copy.copy, self.optimizers))}

    @property
    def state(self) -> OptimizerState:
        """The states of all optimizers, by names of parameters, as :attr:`Optimizer.state`."""
        remembered = {n: arrays for each in self.optimizers for n, arrays in each.state.remembered.items()}
        behind: dict[str, int] = {}
        for each, fewer in zip(self.optimizers, self._behind, strict=True):
            inner = each.state.behind if isinstance(each, Groups) else {}
            behind.update({n: fewer + inner.get(n, 0) for n in each.parameters if fewer + inner.get(n, 0)})
        return OptimizerState(self.steps, remembered, behind, self._history.met)

    @state.setter
    def state(self, state: OptimizerState) -> None:
        if strange := state.remembered.keys() - self.parameters.keys():
            raise AxisError(
                f"the state belongs to an optimizer of {min(strange)}, which is not among the parameters here"
            )
        parts = [_part(state, each.parameters) for each in self.optimizers]
        before = [each.state for each in self.optimizers]
        try:
            for each, part in zip(self.optimizers, parts, strict=True):
                each.state = part
        except BaseException:
            for each, part in zip(self.optimizers, before, strict=True):
                each.state = part
            raise
        self.steps, self._behind = state.steps, [state.steps - part.steps for part in parts]
        self._history = History(state.structures)

    def states(self, kind: type[Transformation]) -> dict[str, State]:
        having = [each for each in self.optimizers if any(isinstance(t, kind) for t in each.transformations)]
        return {n: x for each in having for n, x in each.states(kind).items()} if having else super().states(kind)

    def _begin(self, parameters: tuple[Param[Any], ...], target: Target) -> PendingStep | None:
        return None  # groups start when all gradients have been computed

    def _change(self, loss: Expr[Tensor[()]] | None, gradients: Gradients | None) -> Change:
        found = self._limited(gathered({}) if gradients is None else gradients)
        parts: list[Change] = []
        for each, fewer in zip(self.optimizers, self._behind, strict=True):
            if each.steps != self.steps - fewer:
                raise AxisError(
                    f"{each!r} has made {each.steps} steps, of which its Groups made {self.steps - fewer}: an "
                    "optimizer in Groups must make all its steps there. Make another one of its parameters, or Groups "
                    "of the same optimizers, which go on from their steps"
                )
            each._prepare_again()
            is_met = any(p in found for p in each.parameters.values())
            parts.append((each._change(loss, found) if is_met else each._kept())._replace(steps=each.steps + 1))
        places = [place for part in parts for place in part.places]
        if not places:
            raise without_parameters(loss, len(self.parameters))
        return Change(places, {}, None, self.steps + 1, parts=tuple(parts))

    def _limited(self, gradients: Gradients) -> Gradients:
        """Return the gradients, scaled to the limit."""
        if self.limit is None:
            return gradients
        clip = ClipByGlobalNorm(self.limit)
        if (together := gradients.together(self._chosen)) is not None:
            parameters, flat, _ = together
            clipped, _ = clip.apply_all({"": flat}, {}, {}, self.steps)
            return side_by_side(parameters, clipped[""])
        arrays = {n: gradients[p]._array for n, p in self.parameters.items() if p in gradients}
        clipped, _ = clip.apply_all(arrays, {}, {}, self.steps)
        return gathered({(p := self.parameters[n]): p.tensor_type.wrap(x) for n, x in clipped.items()})

    def _kept(self) -> Change:
        return Change((), {}, None, self.steps, parts=tuple(each._kept() for each in self.optimizers))

    def _keep(self, change: Change) -> None:
        for each, part in zip(self.optimizers, change.parts, strict=True):
            each._keep(part)
        self.steps = change.steps

    def __repr__(self) -> str:
        limit = [] if self.limit is None else [f"limit={self.limit}"]
        return f"Groups({', '.join([*map(repr, self.optimizers), *limit])})"


def _part(state: OptimizerState, parameters: Collection[str]) -> OptimizerState:
    """Return the state of a group: that of its parameters, whose number of steps is theirs."""
    behind = {name: state.behind.get(name, 0) for name in parameters}
    least = min(behind.values())
    return OptimizerState(
        state.steps - least,
        {name: arrays for name, arrays in state.remembered.items() if name in parameters},
        {name: fewer - least for name, fewer in behind.items() if fewer > least},
    )
