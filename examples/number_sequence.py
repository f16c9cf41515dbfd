"""A robot that answers a question of an intelligence test: which number comes next? 3, 4, 5 …

    python examples/number_sequence.py [--iterations N]

The robot multiplies each number by a weight of its own, sums the products, and adds a bias. It learns from three
questions. The program prints how it continues 42, 43, 44 before and after training.

It shows expressions built from ordinary Python lists and functions, a new one for each question.

After Yang, Zhang, Kirisame and Shi, "Monadic Deep Learning", section 2. The paper has only two questions, which do not
determine the sum of the weights: both a robot that answers 45 and one that answers 63 solve them. The third question
decides.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from functools import reduce

from typedtensor import Expr, Param, Tensor, given
from typedtensor.optim import SGD

generator = random.Random(0)
weights = [Param(Tensor[()](generator.random())) for _ in range(3)]
bias = Param(Tensor[()](generator.random()))

QUESTIONS = [((3.0, 4.0, 5.0), 6.0), ((13.0, 19.0, 25.0), 31.0), ((30.0, 31.0, 32.0), 33.0)]


def guess_next_number(question: Sequence[float]) -> Expr[Tensor[()]]:
    """Return the robot's answer: a dot product, by map and reduce, plus the bias."""
    products = [weight * number for number, weight in zip(question, weights, strict=True)]
    return reduce(lambda total, product: total + product, products) + bias


def square_loss(answer: Expr[Tensor[()]], expected: float) -> Expr[Tensor[()]]:
    """Return the squared error of an answer."""
    difference = answer - expected
    return difference * difference


def main(arguments: Sequence[str] | None = None) -> float:
    """Train the robot, and return its answer to 42, 43, 44."""
    parser = argparse.ArgumentParser(description="Learn to continue sequences of numbers.")
    parser.add_argument("--iterations", type=int, default=500, help="number of passes over the questions")
    options = parser.parse_args(arguments)

    answer = guess_next_number((42.0, 43.0, 44.0))
    with given():
        print(f"untrained: 42, 43, 44, {answer.value:.2f}")

    optimizer = SGD([*weights, bias], learning_rate=1e-4)
    for _ in range(options.iterations):
        for question, expected in QUESTIONS:
            with given():
                optimizer.step(square_loss(guess_next_number(question), expected))

    with given():
        print(f"trained:   42, 43, 44, {answer.value:.2f}")
        return float(answer.value)


if __name__ == "__main__":
    main()
