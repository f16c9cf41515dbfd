"""A function of JAX that is there already gets labels in three lines; a scan and a vmap keep them."""

import jax
import jax.numpy as jnp

from typedtensor import Axis, Tensor
from typedtensor.jax import jit, scan, typed, vmap


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis, size=3): ...


class State(Axis, size=5): ...


def cell(state: jax.Array, frame: jax.Array) -> jax.Array:
    """What was there before: a recurrent cell on arrays."""
    return jnp.tanh(0.5 * state + frame @ jnp.ones((3, 5)))


typed_cell = typed(cell, Tensor[State], Tensor[Feature], returns=Tensor[State])


def step(state: Tensor[State], frame: Tensor[Feature]) -> tuple[Tensor[State], Tensor[State]]:
    """A step of the scan: the new state, twice."""
    state = typed_cell(state, frame)
    return state, state


def states(frames: Tensor[Time, Feature]) -> Tensor[Time, State]:
    """The states along the frames, from zero."""
    return scan(step, Tensor[State](jnp.zeros(5)), frames, Time)[1]


@jit
def last_energies(videos: Tensor[Batch, Time, Feature]) -> Tensor[Batch]:
    """The energy of the states of each video, the mean over time."""
    found = vmap(states, Batch)(videos)
    return (found * found).sum(State).mean(Time)


def main() -> Tensor[Batch]:
    """Energies of two videos of four frames."""
    return last_energies(Tensor[Batch, Time, Feature](jnp.ones((2, 4, 3))))


if __name__ == "__main__":
    print(main())
