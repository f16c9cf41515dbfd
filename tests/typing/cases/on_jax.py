"""Labels on functions of other libraries: ``typed``, and JAX's transformations."""

from typing import Any, TypeVarTuple, reveal_type

from typedtensor import Axis, IntTensor, Tensor, plain
from typedtensor.jax import grad, jit, scan, typed, value_and_grad, vmap
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy

N = TypeVarTuple("N")


class Batch(Axis): ...
class Time(Axis): ...
class Pixel(Axis, size=64): ...
class Digit(Axis, size=10): ...


def network(images: Any) -> Any: ...


classify = typed(network, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
reveal_type(classify)  # R: def (Tensor[Batch, Pixel]) -> Tensor[Batch, Digit]


@typed
def scores(images: Tensor[*N, Pixel]) -> Tensor[*N, Digit]:
    return Tensor[*N, Digit](network(images.array))


@typed
def loss(model: Linear[Pixel, Digit], images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
    return cross_entropy(plain(model)(images), digits, Digit).mean()


def calls(images: Tensor[Batch, Pixel], turned: Tensor[Pixel, Batch], digits: IntTensor[Batch], array: Any) -> None:
    reveal_type(classify(images))  # R: Tensor[Batch, Digit]
    classify(turned)
    # E: Argument 1 has incompatible type "Tensor[Pixel, Batch]"; expected "Tensor[Batch, Pixel]" [arg-type]
    classify(images).sum(Pixel)
    # E: Sum[Pixel] cannot be applied to Tensor[Batch, Digit]: its rule "t *A U *B -> t *A *B" needs an axis U (Pixel)
    #    in the operand, which has only (Batch, Digit) [axes]
    classify(digits)
    # E: Argument 1 has incompatible type "IntTensor[Batch]"; expected "Tensor[Batch, Pixel]" [arg-type]
    classify(images, digits)  # E: Too many arguments [call-arg]
    reveal_type(scores(images))  # R: Tensor[Batch, Digit]
    scores(turned)
    # E: Argument 1 to "scores" has incompatible type "Tensor[Pixel, Batch]"; expected "Tensor[Pixel, Pixel]" [arg-type]
    typed(network, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])(classify(images))
    # E: Argument 1 has incompatible type "Tensor[Batch, Digit]"; expected "Tensor[Batch, Pixel]" [arg-type]


def training(model: Linear[Pixel, Digit], images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> None:
    reveal_type(value_and_grad(loss))
    # R: def (Linear[Pixel, Digit], Tensor[Batch, Pixel], IntTensor[Batch]) -> tuple[Tensor[()], Linear[Pixel, Digit]]
    reveal_type(grad(loss)(model, images, digits))  # R: Linear[Pixel, Digit]
    grad(loss)(model, digits, images)
    # E: Argument 2 has incompatible type "IntTensor[Batch]"; expected "Tensor[Batch, Pixel]" [arg-type]
    # E: Argument 3 has incompatible type "Tensor[Batch, Pixel]"; expected "IntTensor[Batch]" [arg-type]
    grad(classify)
    # E: Argument 1 to "grad" has incompatible type "Callable[[Tensor[Batch, Pixel]], Tensor[Batch, Digit]]"; expected
    #    "Callable[[Tensor[Batch, Pixel]], Tensor[()]]" [arg-type]


@jit
def update(
    model: Linear[Pixel, Digit], images: Tensor[Batch, Pixel], digits: IntTensor[Batch]
) -> tuple[Tensor[()], Linear[Pixel, Digit]]:
    return value_and_grad(loss)(model, images, digits)


def compiled(model: Linear[Pixel, Digit], images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> None:
    reveal_type(update(model, images, digits))  # R: tuple[Tensor[()], Linear[Pixel, Digit]]
    update(model, digits, images)
    # E: Argument 2 to "update" has incompatible type "IntTensor[Batch]"; expected "Tensor[Batch, Pixel]" [arg-type]
    # E: Argument 3 to "update" has incompatible type "Tensor[Batch, Pixel]"; expected "IntTensor[Batch]" [arg-type]
    reveal_type(jit(scores)(images))  # R: Tensor[Batch, Digit]


def brightness(image: Tensor[Pixel]) -> Tensor[()]:
    return image.mean()


def step(state: Tensor[Digit], image: Tensor[Batch, Digit]) -> tuple[Tensor[Digit], Tensor[Digit]]:
    return state + image.mean(Batch), state


def transformed(images: Tensor[Batch, Pixel], video: Tensor[Time, Batch, Digit], state: Tensor[Digit]) -> None:
    reveal_type(vmap(brightness, Batch)(images))  # R: Tensor[Batch]
    vmap(brightness, Time)(images)
    # E: Argument 1 has incompatible type "Tensor[Batch, Pixel]"; expected "Tensor[Time, Pixel]" [arg-type]
    reveal_type(scan(step, state, video, Time))  # R: tuple[Tensor[Digit], Tensor[Time, Digit]]
    scan(step, state, video, Batch)
    # E: jax.scan goes along Batch, which must be the first axis of the sequence, but its axes are (Time, Batch, Digit):
    #    write xs.transpose(Batch, Time, Digit) [axes]
    scan(step, images, video, Time)
    # E: Argument 1 to "scan" has incompatible type "Callable[[Tensor[Digit], Tensor[Batch, Digit]],
    #    tuple[Tensor[Digit], Tensor[Digit]]]"; expected "Callable[[Tensor[Batch, Pixel], Tensor[Batch, Digit]],
    #    tuple[Tensor[Batch, Pixel], Tensor[Digit]]]" [arg-type]
