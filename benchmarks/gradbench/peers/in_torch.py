"""The modules in eager PyTorch, in float64."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from benchmarks.gradbench.peers import descents_in_torch, hand_in_torch
from benchmarks.gradbench.peers.base_in_torch import ask, slope, tensor, torch
from benchmarks.gradbench.programs.ba import CAMERA, compressed, sampled
from benchmarks.gradbench.programs.det import expansions
from benchmarks.gradbench.programs.llsq import POWERS
from benchmarks.gradbench.protocol import Function, Prepared


def log_sum_exp(x: Any, axis: int = 0) -> Any:
    """The logarithm of the sum of exponentials."""
    largest = x.amax(axis, keepdim=True)
    return largest.squeeze(axis) + torch.exp(x - largest).sum(axis).log()


def cost(points: Any, centroids: Any) -> Any:
    """The sum of the squared distances from the nearest centroids."""
    distances = (centroids**2).sum(1) - 2.0 * points @ centroids.T
    return (points**2).sum() + distances.amin(1).sum()


def direction(data: Mapping[str, Any]) -> Prepared[Any]:
    """Newton's direction."""
    points, centroids = tensor(data["points"]), tensor(data["centroids"])

    def run() -> Any:
        c = centroids.clone().requires_grad_()
        [gradient] = torch.autograd.grad(cost(points, c), c, create_graph=True)
        [diagonal] = torch.autograd.grad(gradient.sum(), c)
        return gradient / diagonal

    return ask(run)


def least_squares(x: Any, n: int) -> Any:
    """Half the sum of the squared residuals of a polynomial; with many points by the same method as our program, if
    faster.
    """
    t = torch.linspace(-1.0, 1.0, n, dtype=torch.float64)
    if n < 1000:
        return 0.5 * ((t.sign() - torch.linalg.vander(t, N=len(x)) @ x) ** 2).sum()
    factors = t.expand(POWERS, n).clone()
    factors[0] = 1.0
    powers = factors.cumprod(0)
    factor = powers[-1] * t
    *blocks, total = x.reshape(-1, POWERS) @ powers
    for block in reversed(blocks):
        total = total * factor + block
    return 0.5 * ((t.sign() - total) ** 2).sum()


def equations(x: Any, steps: int) -> Any:
    """Return the ends of all equations."""
    h, one = 2.0 / steps, torch.ones(1, dtype=torch.float64)

    def speed(y: Any) -> Any:
        return x * torch.cat([one, y[:-1]])

    y = torch.zeros_like(x)
    for _ in range(steps):
        first = speed(y)
        second = speed(y + 0.5 * h * first)
        third = speed(y + 0.5 * h * second)
        fourth = speed(y + h * third)
        y = y + h * (first + 2.0 * second + 2.0 * third + fourth) / 6.0
    return y


def log_posterior(mixture: Any, x: Any, m: int, gamma: float) -> Any:
    """The log posterior of a mixture of Gaussians."""
    alpha, mu, q, packed = mixture
    (n, d), k = x.shape, len(alpha)
    columns, rows = map(torch.as_tensor, np.nonzero(np.tril(np.ones((d, d)), -1).T))
    factor = torch.diag_embed(q.exp()).index_put((torch.arange(k)[:, None], rows[None, :], columns[None, :]), packed)
    moved = torch.einsum("kij,nkj->nki", factor, x[:, None, :] - mu)
    inner = alpha + q.sum(1) - 0.5 * (moved**2).sum(2)
    degrees = d + m + 1
    log_gamma = d * (d - 1) / 4 * math.log(math.pi) + sum(math.lgamma((degrees - j) / 2) for j in range(d))
    likelihood = log_sum_exp(inner, 1).sum() - n * (d / 2 * math.log(2 * math.pi) + log_sum_exp(alpha))
    prior = k * (degrees * d * math.log(gamma / math.sqrt(2)) - log_gamma)
    return likelihood + prior - 0.5 * gamma**2 * ((q.exp() ** 2).sum() + (packed**2).sum()) + m * q.sum()


def mixture(data: Mapping[str, Any], derivative: bool) -> Prepared[Any]:
    """The log posterior or its gradient."""
    names = ("alpha", "mu", "q", "l")
    parts, x = tuple(tensor(data[name]) for name in names), tensor(data["x"])

    def objective(*parts: Any) -> Any:
        return log_posterior(parts, x, data["m"], data["gamma"])

    if not derivative:
        return ask(lambda: objective(*parts))
    return ask(slope(objective, *parts), lambda found: {n: x.tolist() for n, x in zip(names, found, strict=True)})


def lstm_loss(main: Any, extra: Any, state: Any, sequence: Any) -> Any:
    """The loss of layers with diagonal weights."""
    layers, bits = len(main) // 2, sequence.shape[1]
    gates = main.reshape(layers, 2, 4, bits)
    hidden, cell = list(state[::2].unbind()), list(state[1::2].unbind())
    outputs = []
    for x in sequence[:-1]:
        y = x * extra[0]
        for n, (weight, bias) in enumerate(gates):
            forget, out = torch.sigmoid(y * weight[0] + bias[0]), torch.sigmoid(y * weight[2] + bias[2])
            keep = torch.sigmoid(hidden[n] * weight[1] + bias[1])
            cell[n] = cell[n] * forget + keep * torch.tanh(hidden[n] * weight[3] + bias[3])
            hidden[n] = y = out * torch.tanh(cell[n])
        outputs.append(y)
    found = torch.stack(outputs) * extra[1] + extra[2]
    return -(sequence[1:] * (found - (found.exp().sum(1, keepdim=True) + 2.0).log())).mean()


def lstm(data: Mapping[str, Any], derivative: bool) -> Prepared[Any]:
    """The loss or its gradient."""
    main, extra, state, sequence = (tensor(data[n]) for n in ("main_params", "extra_params", "state", "sequence"))
    if not derivative:
        return ask(lambda: lstm_loss(main, extra, state, sequence))

    run = slope(lambda main, extra: lstm_loss(main, extra, state, sequence), main, extra)
    return ask(run, lambda found: [*found[0].ravel().tolist(), *found[1].ravel().tolist()])


def determinant(matrix: Any) -> Any:
    """Return the determinant by expansion by minors, as our program does."""
    columns, rests, minors = (torch.as_tensor(x) for x in expansions(len(matrix)))
    signs = 1.0 - 2.0 * (torch.arange(len(matrix)) % 2)
    for row in reversed(range(len(matrix))):
        minors = (matrix[row][columns[row]] * minors[rests[row]]) @ signs.double()
    return minors[0]


def det(data: Mapping[str, Any], derivative: bool) -> Prepared[Any]:
    """The determinant or its gradient."""
    matrix = tensor(data["A"]).reshape(data["ell"], data["ell"])
    if derivative:
        return ask(slope(determinant, matrix), lambda x: x.ravel().tolist())
    return ask(lambda: determinant(matrix))


def reprojection(variables: Any, features: Any) -> Any:
    """The errors of all observations."""
    camera, point, weight = variables[:, :CAMERA], variables[:, CAMERA:-1], variables[:, -1:]
    angle = camera[:, :3].norm(dim=1, keepdim=True)
    axis, x = camera[:, :3] / angle, point - camera[:, 3:6]
    along = (axis * x).sum(1, keepdim=True) * (1.0 - angle.cos())
    turned = x * angle.cos() + torch.linalg.cross(axis, x) * angle.sin() + axis * along
    projected = turned[:, :2] / turned[:, 2:]
    radius = (projected**2).sum(1, keepdim=True)
    distorted = projected * (1.0 + camera[:, 9:10] * radius + camera[:, 10:11] * radius**2)
    return weight * (distorted * camera[:, 6:7] + camera[:, 7:9] - features)


def ba(data: Mapping[str, Any], derivative: bool) -> Prepared[Any]:
    """The errors, or the sparse Jacobian by blocks: a backward pass for each row of a block."""
    p = data["p"]
    cameras, points = tensor(data["cam"]).tile(data["n"], 1), tensor(data["x"]).tile(data["m"], 1)
    weights, features = torch.full((p,), data["w"], dtype=torch.float64), tensor(data["feat"]).tile(p, 1)
    numbers = torch.arange(p)

    def variables() -> Any:
        return torch.cat([cameras[numbers % data["n"]], points[numbers % data["m"]], weights[:, None]], 1)

    def jacobian() -> Any:
        at, w = variables().requires_grad_(), weights.clone().requires_grad_()
        errors = reprojection(at, features)
        rows = [torch.autograd.grad(errors[:, n].sum(), at, retain_graph=True)[0] for n in (0, 1)]
        [deviations] = torch.autograd.grad((1.0 - w**2).sum(), w)
        return compressed(torch.stack(rows, 1).numpy(), deviations.numpy(), data)

    def shown(errors: Any) -> object:
        return {
            "reproj_error": {"elements": errors[0][0].tolist(), "repeated": p},
            "w_err": {"element": errors[1][0].item(), "repeated": p},
        }

    return (
        ask(jacobian, sampled)
        if derivative
        else ask(lambda: (reprojection(variables(), features), 1 - weights**2), shown)
    )


FUNCTIONS: Mapping[str, Mapping[str, Function]] = {
    "hello": {
        "square": lambda x: ask(lambda: tensor(x) ** 2),
        "double": lambda x: ask(slope(lambda z: z * z, tensor(x))),
    },
    "lse": {
        "primal": lambda data: ask(partial(log_sum_exp, tensor(data["x"]))),
        "gradient": lambda data: ask(slope(log_sum_exp, tensor(data["x"]))),
    },
    "kmeans": {
        "cost": lambda data: ask(partial(cost, tensor(data["points"]), tensor(data["centroids"]))),
        "dir": direction,
    },
    "llsq": {
        "primal": lambda data: ask(partial(least_squares, tensor(data["x"]), data["n"])),
        "gradient": lambda data: ask(slope(lambda x: least_squares(x, data["n"]), tensor(data["x"]))),
    },
    "ode": {
        "primal": lambda data: ask(partial(equations, tensor(data["x"]), data["s"])),
        "gradient": lambda data: ask(slope(lambda x: equations(x, data["s"])[-1], tensor(data["x"]))),
    },
    "gmm": {"objective": lambda data: mixture(data, False), "jacobian": lambda data: mixture(data, True)},
    "lstm": {"objective": lambda data: lstm(data, False), "jacobian": lambda data: lstm(data, True)},
    "det": {"primal": lambda data: det(data, False), "gradient": lambda data: det(data, True)},
    "ht": hand_in_torch.FUNCTIONS,
    "particle": descents_in_torch.in_all_modes(descents_in_torch.particle),
    "saddle": descents_in_torch.in_all_modes(descents_in_torch.saddle),
    "ba": {"objective": lambda data: ba(data, False), "jacobian": lambda data: ba(data, True)},
}
"""The functions of each module."""
