"""A model, and the workloads made of it: training, evaluation, training of its head alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.contest import Contender, Scope, Step, Workload, our_contenders
from benchmarks.peers import Arrays, Batch, Descent, jax_step, jax_value, make, no_compiler, torch_step, torch_value

if TYPE_CHECKING:
    from benchmarks.networks.training import Network

KINDS = {"step": "training step", "evaluation": "evaluation", "head": "training of the head alone"}


@dataclass(frozen=True)
class Peer:
    """What another library is given.

    Attributes:
        loss: from its tensors of the weights, by name, and those of the data.
        weights: where they start; ours if it has the same.
        batches: its data; ours if it has the same.
        evaluated: the loss in evaluation, where it is another one.
        running: whether the loss comes with what weights that are not trained are to be after a step.
    """

    loss: Callable[..., Any]
    weights: Arrays | None = None
    batches: Sequence[Batch] | None = None
    evaluated: Callable[..., Any] | None = None
    running: bool = False


@dataclass(frozen=True)
class Study:
    """A model.

    Attributes:
        name: of the records.
        title: in a line.
        weights: where they start.
        batches: the data of the steps, again and again.
        optimizer: what it does with the gradients.
        head: what the names of the weights of the head start with.
        network: makes our model; it imports what that needs.
        torch: PyTorch's.
        jax: JAX's.
        fixed: weights that are never trained.
        compiled: why ``torch.compile`` cannot do it, or nothing.
    """

    name: str
    title: str
    weights: Arrays
    batches: Sequence[Batch]
    optimizer: Descent
    head: Sequence[str]
    network: Callable[[], Network]
    torch: Peer
    jax: Peer
    fixed: Sequence[str] = ()
    compiled: Callable[[], str] = no_compiler

    def workload(self, kind: str) -> Workload:
        """Return the workload of one of the :data:`KINDS`."""
        torch, jax = (
            self._peer(self.torch, kind, torch_step, torch_value),
            self._peer(self.jax, kind, jax_step, jax_value),
        )
        ours, _, xla, pool = our_contenders(partial(self._ours, kind))
        return Workload(
            f"{self.name}_{kind}",
            f"{self.title}: {KINDS[kind]}",
            [
                ours,
                xla,
                pool,
                Contender("PyTorch eager", torch(), "torch"),
                Contender("torch.compile", torch(compiled=True), "torch", self.compiled),
                Contender(
                    "JAX jit", jax(**({"running": True} if self.jax.running and kind != "evaluation" else {})), "jax"
                ),
            ],
            len(self.batches),
            alone=kind == "step",
            ours=partial(self._ours, kind),
        )

    def _ours(self, kind: str, scope: Scope) -> Step:
        from benchmarks.networks.training import load

        network = self.network()
        load(network.parameters, self.weights)
        if kind == "evaluation":
            return network.evaluation(self.batches, scope)
        return network.step(self.batches, self.optimizer, scope, self.head if kind == "head" else ())

    def _peer(
        self, peer: Peer, kind: str, step: Callable[..., Step], value: Callable[..., Step]
    ) -> Callable[..., Callable[[int], Step]]:
        weights, batches = peer.weights or self.weights, peer.batches or self.batches
        if kind == "evaluation":
            return partial(make, value, weights, batches, peer.evaluated or peer.loss)
        body = [name for name in weights if not name.startswith(tuple(self.head))] if kind == "head" else self.fixed
        return partial(make, step, weights, batches, self.optimizer, peer.loss, fixed=body)


def drawn(shapes: Mapping[str, tuple[int, ...]]) -> dict[str, np.ndarray[Any, Any]]:
    """Return random weights by name, the same in every process: vectors as layers initialize them, others normal."""
    generator = np.random.default_rng(0)
    ones = (".scale", ".variance")
    return {
        name: (
            generator.normal(size=shape) / np.sqrt(np.prod(shape[:-1]))
            if len(shape) > 1
            else np.full(shape, float(name.endswith(ones)))
        ).astype(np.float32)
        for name, shape in shapes.items()
    }
