"""Draws from one key, which are of the same numbers."""

from typedtensor import Axis, Expr, Tensor, given
from typedtensor.prob import Normal, expectation
from typedtensor.random import Key, categorical, normal, normal_like, uniform

Keys = tuple[Key, Key]


class Row(Axis, size=3): ...


Vector = Expr[Tensor[Row]]


def twice(key: Key) -> Vector:
    noise = normal(key, Tensor[Row])
    return noise + uniform(key, Tensor[Row])
    # E: key gives the same numbers here as on line 17: give each draw its own key, as in one, other = key.split()
    #    [axes-key]


def of_distributions(key: Key, x: Vector) -> Vector:
    first = Normal(x, 1.0).sample(key)
    second = Normal(first * 2.0, 1.0).sample(key)
    # E: key gives the same numbers here as on line 24: give each draw its own key, as in one, other = key.split()
    #    [axes-key]
    return second + expectation(lambda z: z, Normal(x, 1.0), key)
    # E: key gives the same numbers here as on line 24: give each draw its own key, as in one, other = key.split()
    #    [axes-key]


def the_other_is_left(key: Key, x: Vector) -> Vector:
    one, other = key.split()
    with given():
        x = x + normal_like(one, x)
    print(other)
    return x + normal_like(one, x)
    # E: one gives the same numbers here as on line 36: give each draw its own key, as in one, other = one.split()
    #    [axes-key]


def each_its_own(key: Key, x: Vector, keys: Keys) -> Vector:
    one, other = key.split()
    x = x + normal_like(one, x) + normal_like(other, x)
    key = key.fold_in(7)
    x = x + normal_like(key, x)
    key, _ = key.split()
    return x + normal_like(key, x) + normal_like(keys[0], x) + normal_like(keys[1], x)


def one_of_two(key: Key, x: Vector, wide: bool) -> Vector:
    if wide:
        return x + normal_like(key, x)
    noise = uniform(key, Tensor[Row]) if x is noise_of(key, x) else normal_like(key, x)
    return noise + normal_like(key, x)


def noise_of(key: Key, x: Vector) -> Vector:
    return x + normal_like(key, x)


def rounds(key: Key, x: Vector) -> Vector:
    for _ in range(3):
        x = x + normal_like(key, x)
        key, _ = key.split()
    return x + normal_like(key, x)


class Sampler:
    def sample(self, x: Vector) -> Vector:
        return x + x


def no_key(sampler: Sampler, x: Vector, key: Key) -> Vector:
    chosen = categorical(key, x, Row)
    print(chosen)
    return sampler.sample(x) + sampler.sample(x)


def the_same_in_each_round(key: Key, x: Vector) -> Vector:
    for _ in range(3):
        x = x + normal_like(key, x)
        # E: key gives the same numbers here in each iteration of the loop: give each iteration its own key, such as
        #    key.fold_in(number) [axes-key]
    while x is not None:
        one, _ = key.split()
        x = x + normal_like(one, x) + normal_like(one, x)
        # E: one gives the same numbers here in each iteration of the loop: give each iteration its own key, such as
        #    key.fold_in(number) [axes-key]
        # E: one gives the same numbers here as on line 88: give each draw its own key, as in one, other = one.split()
        #    [axes-key]
    return x


def a_key_for_each_round(key: Key, x: Vector, keys: list[Key]) -> Vector:
    for number in range(3):
        x = x + normal_like(key.fold_in(number), x)
    for one in keys:
        x = x + normal_like(one, x)
    for _ in range(3):
        x = x + normal_like(key, x)
        return x
    return x


def in_a_branch(key: Key, x: Vector, wide: bool) -> Vector:
    x = x + normal_like(key, x)
    if wide:
        return x + normal_like(key, x)
        # E: key gives the same numbers here as on line 108: give each draw its own key, as in one, other = key.split()
        #    [axes-key]
    return x


fixed = Key(0)
first = normal(fixed, Tensor[Row])
second = uniform(fixed, Tensor[Row])
# E: fixed gives the same numbers here as on line 117: give each draw its own key, as in one, other = fixed.split()
#    [axes-key]
print((first + second).sum())
