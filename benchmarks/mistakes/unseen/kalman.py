"""A Kalman filter of many tracks whose matrices are learned, by the likelihood of the innovations."""

from __future__ import annotations

from math import pi

import numpy as np

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Input, Tensor, scan
from typedtensor.ops import dot, exp, log, softplus, square


class Time(Axis, size=5): ...


class Track(Axis, samples=True): ...


class State(Axis, size=3): ...


class Before(Axis, size=3): ...


class Seen(Axis, size=2): ...


transition, emission = weight(Tensor[Before, State]), weight(Tensor[State, Seen])
log_drift, log_noise = weight(Tensor[State]), weight(Tensor[Seen])
start_mean, start_log_spread = weight(Tensor[State]), weight(Tensor[State])

observed = Input(Tensor[Time, Track, Seen])

Belief = tuple[Expr[Tensor[Track, State]], Expr[Tensor[State]]]


def step(belief: Belief, seen: Expr[Tensor[Track, Seen]]) -> tuple[Belief, Expr[Tensor[Track]]]:
    """Predict, compare with what is seen, and correct."""
    mean, spread = belief
    predicted = dot(mean.rename(State, Before), transition, Before)
    variance = dot(spread.rename(State, Before), square(transition), Before) + softplus(log_drift)
    expected = dot(predicted, emission, State)
    innovation = seen - expected
    spread_seen = dot(variance, square(emission), State) + softplus(log_noise)
    weighted = emission * variance.expand(Seen).transpose(State, Seen)
    gain = weighted / spread_seen.expand_like(weighted)
    corrected = predicted + dot(innovation, gain, Seen)
    kept = variance * (1.0 - (gain * emission).sum(Seen))
    surprise = square(innovation) / spread_seen.expand_like(innovation)
    volume = log(spread_seen).sum(Seen)
    likelihood = -0.5 * (surprise.sum(Seen) + volume.expand(Track))
    return (corrected, square(kept) ** 0.5 + 1e-3), likelihood


start = (observed.select(Time, 0).sum(Seen) * 0.0).expand(State).transpose(Track, State)
start = start + start_mean.expand_like(start)
(last, _), likelihoods = scan(step, (start, exp(start_log_spread)), observed, Time)
track_likelihood = likelihoods.sum(Time) - 0.5 * 5.0 * 2.0 * np.log(2.0 * pi)
loss = -track_likelihood.mean(Track)
forecast = dot(dot(last.rename(State, Before), transition, Before), emission, State)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss + 0.0 * square(forecast).mean(), draw(observed, Track(3)))
