"""Logistic regression: classify tumours as benign or malignant from 30 measurements of each of 569 patients.

    python examples/logistic_regression.py [--steps N]

The data come with scikit-learn. The program prints the loss of every fiftieth step, and the accuracy on the test
patients.

It shows a model without modules: two parameters, a numerically stable loss written with operations, and an optimizer.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from sklearn.datasets import load_breast_cancer
from sklearn.model_selection import train_test_split
from sklearn.preprocessing import StandardScaler

from typedtensor import Axis, Input, Param, Tensor, given
from typedtensor.ops import exp, log1p, relu
from typedtensor.optim import SGD


class Patient(Axis): ...


class Feature(Axis, size=30): ...


features = Input(Tensor[Patient, Feature])
benign = Input(Tensor[Patient])

weight = Param(Tensor[Feature](np.zeros(30, np.float32)), name="weight")
bias = Param(Tensor[()](0.0), name="bias")

score = features.contract(weight) + bias
# The negative log-likelihood, -y log σ(s) - (1 - y) log(1 - σ(s)), in a form that never overflows.
loss = (relu(score) - benign * score + log1p(exp(-abs(score)))).mean(Patient)


def main(arguments: Sequence[str] | None = None) -> float:
    """Train and test, and return the accuracy on the test patients."""
    parser = argparse.ArgumentParser(description="Classify tumours by logistic regression.")
    parser.add_argument("--steps", type=int, default=300, help="number of training steps")
    options = parser.parse_args(arguments)

    measured, labels = load_breast_cancer(return_X_y=True)
    train_x, test_x, train_y, test_y = train_test_split(measured, labels, random_state=0, stratify=labels)
    scaler = StandardScaler().fit(train_x)
    x = Tensor[Patient, Feature](scaler.transform(train_x).astype(np.float32))
    y = Tensor[Patient](train_y.astype(np.float32))

    optimizer = SGD([weight, bias], learning_rate=0.5)
    for step in range(options.steps):
        with given(features.bind(x), benign.bind(y)):
            optimizer.step(loss)
            if step % 50 == 0:
                print(f"step {step}: loss {loss.value:.4f}")

    with given(features.bind(Tensor[Patient, Feature](scaler.transform(test_x).astype(np.float32)))):
        guesses = (score > 0.0).value.numpy()
    accuracy = float(np.mean(guesses == (test_y == 1)))
    print(f"test accuracy: {accuracy:.1%}")
    return accuracy


if __name__ == "__main__":
    main()
