"""Distributions over labels."""

from dataclasses import dataclass
from typing import TypeVarTuple, reveal_type

from typedtensor import Axis, Const, Expr, Input, IntTensor, Tensor, value_and_grad
from typedtensor.ops import as_real, exp, log
from typedtensor.prob import (
    Bernoulli,
    Categorical,
    Dirichlet,
    Distribution,
    Exponential,
    Gamma,
    Gumbel,
    Independent,
    Mapped,
    Mixture,
    MultivariateNormal,
    Normal,
    OnValues,
    Poisson,
    StudentT,
    VectorMixture,
    distribution,
    expectation,
    kl_divergence,
)
from typedtensor.random import Key

S = TypeVarTuple("S")


class Batch(Axis): ...


class Latent(Axis, size=2): ...


class Pixel(Axis, size=4): ...


class Inner(Axis, size=2): ...


x = Input(Tensor[Batch, Pixel])
mean = Input(Tensor[Batch, Latent])
weight = Input(Tensor[Latent, Pixel])
triangle = Input(Tensor[Latent, Inner])
label = Input(IntTensor[Batch])


def densities(key: Key) -> None:
    normal = Normal(mean, 1.0)
    reveal_type(normal)  # R: Normal[Batch, Latent]
    reveal_type(normal.sample(key))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(normal.log_density(mean))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(normal.log_prob(mean))  # R: Expr[Tensor[()]]
    reveal_type(normal.entropy())  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(normal.kl_divergence(Normal(mean, mean)))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(Bernoulli(x).sample(key))  # R: Expr[BoolTensor[Batch, Pixel]]
    reveal_type(Poisson(x).sample(key))  # R: Expr[IntTensor[Batch, Pixel]]
    reveal_type(StudentT(x))  # R: StudentT[Batch, Pixel]
    reveal_type(Categorical(x, Pixel))  # R: Categorical[Batch, Pixel]
    reveal_type(Categorical(x, Pixel).sample(key))  # R: Expr[IntTensor[Batch]]
    reveal_type(Categorical(x, Pixel).log_density(label))  # R: Expr[Tensor[Batch]]
    reveal_type(Dirichlet(x, Pixel).log_density(x))  # R: Expr[Tensor[Batch]]
    reveal_type(Independent(normal, Latent))  # R: Independent[Expr[Tensor[Batch, Latent]], Batch]
    reveal_type(Independent(normal, Latent).log_density(mean))  # R: Expr[Tensor[Batch]]
    reveal_type(Independent(normal, Latent).mean())  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(Independent(Bernoulli(mean), Latent).variance())  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(Independent(Poisson(mean), Latent).mean())  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(Independent(normal, Latent).entropy())  # R: Expr[Tensor[Batch]]
    reveal_type(Independent(normal, Latent).kl_divergence(Independent(normal, Latent)))  # R: Expr[Tensor[Batch]]
    reveal_type(Mixture(x, Normal(x, 1.0), Pixel).sample(key))  # R: Expr[Tensor[Batch]]
    reveal_type(MultivariateNormal(mean, triangle, Latent, Inner).log_density(mean))  # R: Expr[Tensor[Batch]]
    reveal_type(expectation(as_real, Bernoulli(x), key))  # R: Expr[Tensor[Batch, Pixel]]
    reveal_type(expectation(lambda z: z * 2.0, normal, key))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(expectation(lambda z: (z * z).sum(), normal, key))  # R: Expr[Tensor[()]]
    reveal_type(expectation(lambda pair: pair[1].mean(), normal & Normal(x, 1.0), key))  # R: Expr[Tensor[()]]


def divergences() -> None:
    normal = Normal(mean, 1.0)
    reveal_type(kl_divergence(normal, Normal(mean, 2.0)))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(kl_divergence(normal, Gamma(mean, 2.0)))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(kl_divergence(Exponential(mean), Gumbel(mean, 2.0)))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(kl_divergence(Bernoulli(mean), Poisson(mean)))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(kl_divergence(Categorical(x, Pixel), Categorical(x, Pixel)))  # R: Expr[Tensor[Batch]]
    reveal_type(kl_divergence(Independent(normal, Latent), Independent(normal, Latent)))  # R: Expr[Tensor[Batch]]
    kl_divergence(normal, StudentT(mean))  # E: Cannot infer value of type parameter "Q" of "kl_divergence" [misc]
    kl_divergence(normal, Gamma(x, 2.0))  # E: Cannot infer value of type parameter "Q" of "kl_divergence" [misc]


def mistakes(key: Key) -> None:
    normal = Normal(mean, 1.0)
    expectation(lambda z: z.sum(Latent), normal, key)
    # E: Argument 1 to "expectation" has incompatible type "Callable[[Expr[Tensor[Batch, Latent]]],
    #    Expr[Tensor[Batch]]]"; expected "Callable[[Expr[Tensor[Batch, Latent]]], Expr[Tensor[Batch, Latent]]]"
    #    [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Batch]]", expected "Expr[Tensor[Batch, Latent]]")
    #    [return-value]
    Normal(mean, x)
    # E: Normal takes (Expr[Tensor[*A]], Expr[Tensor[*A]] | float | floating[Any] | integer[Any]), but is given
    #    (Input[Tensor[Batch, Latent]], Input[Tensor[Batch, Pixel]]) [axes]
    normal.log_prob(x)
    # E: Argument 1 to "log_prob" of "Elements" has incompatible type "Input[Tensor[Batch, Pixel]]"; expected
    #    "Expr[Tensor[Batch, Latent]]" [arg-type]
    normal.sample(0)  # E: Argument 1 to "sample" of "Normal" has incompatible type "int"; expected "Key" [arg-type]
    normal.kl_divergence(Gamma(mean, 1.0))
    # E: Argument 1 to "kl_divergence" of "Normal" has incompatible type "Gamma[Batch, Latent]"; expected "Normal[Batch,
    #    Latent]" [arg-type]
    normal.kl_divergence(Normal(x, 1.0))
    # E: Argument 1 to "Normal" has incompatible type "Input[Tensor[Batch, Pixel]]"; expected "Expr[Tensor[Batch,
    #    Latent]]" [arg-type]
    StudentT(mean).kl_divergence(StudentT(mean))
    # E: "StudentT[Batch, Latent]" has no attribute "kl_divergence" [attr-defined]
    Categorical(x, Batch)
    # E: Categorical takes (Expr[Tensor[*A, U]], type[U]), but is given (Input[Tensor[Batch, Pixel]], type[Batch])
    #    [axes]
    Categorical(x, Pixel).log_density(x)
    # E: Argument 1 to "log_density" of "Categorical" has incompatible type "Input[Tensor[Batch, Pixel]]"; expected
    #    "Expr[IntTensor[Batch]]" [arg-type]
    Independent(normal, Batch)
    # E: Independent takes (Elements[X, *A, U], type[U]), but is given (Normal[Batch, Latent], type[Batch]) [axes]
    Bernoulli(x).log_density(x)
    # E: Argument 1 to "log_density" of "Bernoulli" has incompatible type "Input[Tensor[Batch, Pixel]]"; expected
    #    "Expr[BoolTensor[Batch, Pixel]]" [arg-type]
    MultivariateNormal(mean, triangle, Inner, Latent)
    # E: MultivariateNormal takes (Expr[Tensor[*A, U]], Expr[Tensor[U, V]], type[U], type[V]), but is given
    #    (Input[Tensor[Batch, Latent]], Input[Tensor[Latent, Inner]], type[Inner], type[Latent]) [axes]
    Poisson(x).entropy()  # E: "Poisson[Batch, Pixel]" has no attribute "entropy" [attr-defined]


@distribution
async def model(width: float) -> tuple[Expr[Tensor[Batch, Latent]], Expr[Tensor[Batch, Pixel]]]:
    z = await Normal(mean, width)
    reveal_type(z)  # R: Expr[Tensor[Batch, Latent]]
    await Normal(z @ x, width)
    # E: MatMul cannot be applied to Tensor[Batch, Latent] and Tensor[Batch, Pixel]: its rule "*N A, A B -> *N B" needs
    #    the last axis of the first (Latent) to equal the first axis of the second (Batch); try first.transpose() [axes]
    return z, await Normal(z @ weight, width)


@dataclass
class Picture:
    pixels: Expr[Tensor[Batch, Pixel]]
    code: Expr[Tensor[Batch, Latent]]


@distribution
async def picture(width: float) -> Picture:
    z, drawn = await model(width)
    reveal_type(drawn)  # R: Expr[Tensor[Batch, Pixel]]
    return Picture(drawn, z)


def programs(key: Key) -> None:
    reveal_type(picture(0.5).sample(key).code)  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(picture(0.5).log_prob(Picture(x, mean)))  # R: Expr[Tensor[()]]
    picture(0.5).log_prob((x, mean))
    # E: Argument 1 to "log_prob" of "ProgramDistribution" has incompatible type "tuple[Input[Tensor[Batch, Pixel]],
    #    Input[Tensor[Batch, Latent]]]"; expected "Picture" [arg-type]
    reveal_type(model(0.5))  # R: ProgramDistribution[tuple[Expr[Tensor[Batch, Latent]], Expr[Tensor[Batch, Pixel]]]]
    reveal_type(model(0.5).sample(key))  # R: tuple[Expr[Tensor[Batch, Latent]], Expr[Tensor[Batch, Pixel]]]
    bound = Normal(mean, 1.0).bind(lambda z: Normal(z @ weight, 1.0))
    reveal_type(bound)  # R: Distribution[tuple[Expr[Tensor[Batch, Latent]], Expr[Tensor[Batch, Pixel]]]]
    reveal_type(bound.condition(x))  # R: Posterior[Expr[Tensor[Batch, Latent]], Expr[Tensor[Batch, Pixel]]]
    reveal_type(bound.condition(x).log_prob(mean))  # R: Expr[Tensor[()]]
    reveal_type(value_and_grad(model(0.5).condition(x).log_prob, mean))
    # R: tuple[Expr[Tensor[()]], Expr[Tensor[Batch, Latent]]]
    reveal_type(Normal(mean, 1.0) & Bernoulli(x))
    # R: Distribution[tuple[Expr[Tensor[Batch, Latent]], Expr[BoolTensor[Batch, Pixel]]]]
    bound.condition(mean)
    # E: Argument 1 to "condition" of "Distribution" has incompatible type "Input[Tensor[Batch, Latent]]"; expected
    #    "Expr[Tensor[Batch, Pixel]]" [arg-type]
    bound.log_prob((x, mean))
    # E: Argument 1 to "log_prob" of "Distribution" has incompatible type "tuple[Input[Tensor[Batch, Pixel]],
    #    Input[Tensor[Batch, Latent]]]"; expected "tuple[Expr[Tensor[Batch, Latent]], Expr[Tensor[Batch, Pixel]]]"
    #    [arg-type]
    model("wide")  # E: Argument 1 to "model" has incompatible type "str"; expected "float" [arg-type]
    Normal(mean, 1.0).condition(mean)
    # E: Invalid self argument "Normal[Batch, Latent]" to attribute function "condition" with type
    #    "Callable[[Distribution[tuple[X, Y]], Y], Posterior[X, Y]]" [misc]
    # E: Argument 1 to "condition" of "Distribution" has incompatible type "Input[Tensor[Batch, Latent]]"; expected
    #    "Never" [arg-type]


def generic(loc: Expr[Tensor[Batch, *S]], key: Key) -> Distribution[Expr[Tensor[Batch, *S]]]:
    reveal_type(Normal(loc, 1.0).sample(key))  # R: Expr[Tensor[Batch, *S]]
    return Normal(loc, 1.0)


def mapped(normal: Normal[Batch, Latent], key: Key) -> Mapped[Batch, Latent]:
    income = normal.map(exp, log, inside=lambda y: y > 0.0)
    reveal_type(income)  # R: Mapped[Batch, Latent]
    reveal_type(income.sample(key))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(income.log_density(mean))  # R: Expr[Tensor[Batch, Latent]]
    reveal_type(income.map(lambda x: x * 2.0, lambda y: y * 0.5))  # R: Mapped[Batch, Latent]
    income.log_density(x)
    # E: Argument 1 to "log_density" of "Mapped" has incompatible type "Input[Tensor[Batch, Pixel]]"; expected
    #    "Expr[Tensor[Batch, Latent]]" [arg-type]
    normal.map(lambda z: z @ weight, log)
    # E: Argument 1 to "map" of "Elements" has incompatible type "Callable[[Expr[Tensor[Batch, Latent]]],
    #    Expr[Tensor[Batch, Pixel]]]"; expected "Callable[[Expr[Tensor[Batch, Latent]]], Expr[Tensor[Batch, Latent]]]"
    #    [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Batch, Pixel]]", expected "Expr[Tensor[Batch, Latent]]")
    #    [return-value]
    normal.map(exp, lambda y: y.sum(Latent))
    # E: Argument 2 to "map" of "Elements" has incompatible type "Callable[[Expr[Tensor[Batch, Latent]]],
    #    Expr[Tensor[Batch]]]"; expected "Callable[[Expr[Tensor[Batch, Latent]]], Expr[Tensor[Batch, Latent]]]"
    #    [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Batch]]", expected "Expr[Tensor[Batch, Latent]]")
    #    [return-value]
    normal.map(exp)
    # E: Normal[Batch, Latent].map takes (Callable[[Expr[Tensor[Batch, Latent]]], Expr[Tensor[Batch, Latent]]],
    #    Callable[[Expr[Tensor[Batch, Latent]]], Expr[Tensor[Batch, Latent]]]), but is given (Exp) [axes]
    normal.map(exp, log, inside=lambda y: y)
    # E: Argument "inside" to "map" of "Elements" has incompatible type "Callable[[Expr[Tensor[Batch, Latent]]],
    #    Expr[Tensor[Batch, Latent]]]"; expected "Callable[[Expr[Tensor[Batch, Latent]]], Expr[BoolTensor[Batch,
    #    Latent]]] | None" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Batch, Latent]]", expected "Expr[BoolTensor[Batch, Latent]]")
    #    [return-value]
    Bernoulli(x).map(exp, log)  # type: ignore[misc]  # mypy says it in other words from version to version
    Categorical(x, Pixel).map(exp, log)  # type: ignore[misc]  # as above
    return income


def of_vectors(
    logits: Expr[Tensor[Batch, Latent]], means: Expr[Tensor[Batch, Latent, Pixel]], x: Expr[Tensor[Batch, Pixel]]
) -> None:
    mixture = VectorMixture(logits, Independent(Normal(means, 1.0), Pixel), Latent)
    reveal_type(mixture.log_density(x))  # R: Expr[Tensor[Batch]]
    reveal_type(mixture.sample(Key(0)))  # R: Expr[Tensor[Batch, Pixel]]
    mixture.log_density(logits)
    # E: Argument 1 to "log_density" of "VectorMixture" has incompatible type "Expr[Tensor[Batch, Latent]]"; expected
    #    "Expr[Tensor[Batch, Pixel]]" [arg-type]
    VectorMixture(logits, Normal(means, 1.0), Latent)
    # E: VectorMixture takes (Expr[Tensor[*A, U]], Elements[Expr[Tensor[*A, U, V]], *A, U], type[U]), but is given
    #    (Expr[Tensor[Batch, Latent]], Normal[Batch, Latent, Pixel], type[Latent]) [axes]


def of_expressions(normal: Normal[Batch]) -> Expr[Tensor[()]]:
    return normal.entropy().sum()


def on_tensors(loc: Tensor[Batch], x: Expr[Tensor[Batch]], other: Tensor[Latent]) -> None:
    normal = Normal(loc, 1.0)
    reveal_type(normal)  # R: OnValues[Normal[Batch]]
    reveal_type(normal.sample(Key(0)))  # R: Tensor[Batch]
    reveal_type(normal.log_density(loc))  # R: Tensor[Batch]
    reveal_type(normal.log_prob(loc))  # R: Tensor[()]
    reveal_type(normal.kl_divergence(Normal(loc, loc)))  # R: Tensor[Batch]
    reveal_type(kl_divergence(normal, Gumbel(loc, 1.0)))  # R: Tensor[Batch]
    reveal_type(normal.bind(lambda y: Normal(y * 2.0, 1.0)).sample(Key(0)))  # R: tuple[Tensor[Batch], Tensor[Batch]]
    reveal_type((normal & Bernoulli(loc)).sample(Key(0)))  # R: tuple[Tensor[Batch], BoolTensor[Batch]]
    reveal_type(Independent(normal, Batch).log_density(loc))  # R: Tensor[()]
    reveal_type(Categorical(loc, Batch).sample(Key(0)))  # R: IntTensor[()]
    normal.log_prob(x)
    # E: Argument 1 to "log_prob" of "Elements" has incompatible type "Expr[Tensor[Batch]]"; expected "Tensor[Batch]"
    #    [arg-type]
    # N: Maybe you forgot to use "await"?
    normal.log_prob(other)
    # E: Argument 1 to "log_prob" of "Elements" has incompatible type "Tensor[Latent]"; expected "Tensor[Batch]"
    #    [arg-type]
    Normal(loc, other)
    # E: Normal takes (Tensor[*A], Tensor[*A] | float | floating[Any] | integer[Any]), but is given (Tensor[Batch],
    #    Tensor[Latent]) [axes]
    Normal(loc, x)  # E: Normal is typed for expressions, not for tensors: wrap the tensor, as in Const(loc) [arg-type]
    Categorical(loc, Latent)
    # E: Categorical takes (Tensor[*A, U], type[U]), but is given (Tensor[Batch], type[Latent]) [axes]
    of_expressions(normal)
    # E: Argument 1 to "of_expressions" has incompatible type "OnValues[Normal[Batch]]"; expected "Normal[Batch]"
    #    [arg-type]
    normal.missing()  # E: "Normal[Batch]" has no attribute "missing" [attr-defined]
    declared: OnValues[Normal[Batch]] = normal
    declared.log_prob(other)
    # E: Argument 1 to "log_prob" of "Elements" has incompatible type "Tensor[Latent]"; expected "Tensor[Batch]"
    #    [arg-type]
    Gamma(Const(loc), Const(loc)).log_prob(Const(loc))
