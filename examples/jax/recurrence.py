"""Add labels to an existing function of JAX: one call types it, and typed ``scan`` and ``vmap`` keep the labels.

    python -m examples.jax.recurrence

The program runs a recurrent cell over two videos of four frames, and prints an energy for each.
"""

import jax
import jax.numpy as jnp

from typedtensor import Axis, Tensor
from typedtensor.jax import jit, scan, typed, vmap


class Batch(Axis, samples=True): ...


class Time(Axis): ...


class Feature(Axis, size=3): ...


class State(Axis, size=5): ...


def cell(state: jax.Array, frame: jax.Array) -> jax.Array:
    """A recurrent cell on plain arrays, as existing code has it."""
    return jnp.tanh(0.5 * state + frame @ jnp.ones((3, 5)))


typed_cell = typed(cell, Tensor[State], Tensor[Feature], returns=Tensor[State])


def step(state: Tensor[State], frame: Tensor[Feature]) -> tuple[Tensor[State], Tensor[State]]:
    """Make one step of the scan; the new state is both the carried value and the output."""
    state = typed_cell(state, frame)
    return state, state


def states(frames: Tensor[Time, Feature]) -> Tensor[Time, State]:
    """Return the states after each frame, starting from zero."""
    return scan(step, Tensor[State](jnp.zeros(5)), frames, Time)[1]


@jit
def last_energies(videos: Tensor[Batch, Time, Feature]) -> Tensor[Batch]:
    """Return the energy of the states of each video, averaged over time."""
    hidden = vmap(states, Batch)(videos)
    return (hidden * hidden).sum(State).mean(Time)


def main() -> Tensor[Batch]:
    """Return the energies of two videos of four frames."""
    return last_energies(Tensor[Batch, Time, Feature](jnp.ones((2, 4, 3))))


if __name__ == "__main__":
    print(main())
