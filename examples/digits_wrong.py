"""The classifier of digits.py with mistakes, each of which mypy reports before anything runs.

    mypy examples/digits_wrong.py

Every mistake is easy to make. With arrays that do not have axes in their types, it stays unnoticed until the program
runs, or for ever, because the wrong shapes often broadcast. A comment above each mistake explains it.
"""

from __future__ import annotations

import numpy as np

from typedtensor import Axis, Input, IntTensor, Param, Tensor, given
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import Adam


class Batch(Axis, samples=True): ...


class Pixel(Axis, size=64): ...


class Hidden(Axis, size=128): ...


class Digit(Axis, size=10): ...


image = Input(Tensor[Batch, Pixel])
digit = Input(IntTensor[Batch])

# Mistake: the second layer takes pixels, but the first one gives hidden features.
wrong_model = image >> Linear(Pixel, Hidden) >> relu >> Linear(Pixel, Digit)

model = Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)
logits = image >> model

# Mistake: the images are where the class labels should be.
cross_entropy(logits, image, Digit)

# Mistake: the classes are along Digit, not along Batch.
cross_entropy(logits, digit, Batch)

# Mistake: the loss has no axis Digit any more; its mean is along Batch.
cross_entropy(logits, digit, Digit).mean(Digit)

weight = Param(Tensor[Pixel, Digit](np.zeros((64, 10), np.float32)))
bias = Param(Tensor[Batch](np.zeros(32, np.float32)))

# Mistake: the factors are exchanged: the last axis of weight is Digit, the first of image is Batch.
weight @ image

# Mistake: a bias for each image, not for each digit; NumPy would add it along the wrong axis if the sizes fit.
image @ weight + bias

# Mistake: the probabilities of the digits are along Digit; the logits have no axis Pixel.
logits.softmax(Pixel)

# Mistake: real logits are compared with class numbers; logits.argmax(Digit) gives those.
logits.eq(digit)

# Mistake: there are ten digits, and Digit says so.
Linear(Hidden, Digit(9))

images = Tensor[Batch, Pixel](np.zeros((32, 64), np.float32))
digits = IntTensor[Batch](np.zeros(32, np.int64))
optimizer = Adam(model.parameters, learning_rate=1e-3)

# Mistake: the images are bound to the input for the digits.
with given(digit.bind(images)):
    # Mistake: the loss of each image is not yet one number: .mean(Batch) is forgotten.
    optimizer.step(cross_entropy(logits, digit, Digit))

    # Mistake: the value has the axes of the logits, not those of the images.
    prediction: Tensor[Batch, Pixel] = logits.value
