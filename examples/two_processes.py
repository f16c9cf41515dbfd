"""Two processes on this machine train one model together, each with its half of the batch.

    python examples/two_processes.py

The program starts itself twice, and each process prints the same loss. On a cluster you run the same ``train`` in each
process, after ``jax.distributed.initialize()`` has connected the processes: see docs/meshes.md.

It shows meshes: a mesh axis, labels placed on it, ``Mesh.from_local`` for the rows of each process, and
``given(on=mesh)``.
"""

from __future__ import annotations

import socket
import subprocess
import sys

import jax
import numpy as np

from typedtensor import Axis, Input, Mesh, MeshAxis, Param, Tensor, given
from typedtensor.ops import mean_squared_error, tanh
from typedtensor.optim import Adam


class Data(MeshAxis): ...


class Batch(Axis, samples=True): ...


class Feature(Axis, size=4): ...


class Hidden(Axis, size=16): ...


SAMPLES, STEPS = 64, 60


def train() -> float:
    """Train the model to predict the mean of the features, in any number of processes, and return the last loss."""
    mesh = Mesh(Data(jax.device_count()), place={Batch: Data})
    rng = np.random.default_rng(0)
    rows = rng.normal(size=(jax.process_count(), SAMPLES // jax.process_count(), 4))[jax.process_index()]

    x, target = Input(Tensor[Batch, Feature]), Input(Tensor[Batch])
    inner = Param(Tensor[Feature, Hidden](rng.normal(size=(4, 16)) / 2))
    outer = Param(Tensor[Hidden](rng.normal(size=16) / 4))
    loss = mean_squared_error(tanh(x @ inner).contract(outer), target)
    optimizer = Adam([inner, outer], learning_rate=0.05)
    features = x.bind(mesh.from_local(Tensor[Batch, Feature](rows)))
    means = target.bind(mesh.from_local(Tensor[Batch](rows.mean(1))))
    last = 0.0
    for _ in range(STEPS):
        with given(features, means, on=mesh):
            optimizer.step(loss)
            last = float(loss.value)
    return last


def main(arguments: list[str]) -> float:
    """Train as one of two processes if the arguments name it by number and port; otherwise start both."""
    if arguments:
        process, port = map(int, arguments)
        jax.config.update("jax_cpu_collectives_implementation", "gloo")
        jax.distributed.initialize(f"127.0.0.1:{port}", 2, process)
        last = train()
        print(f"process {process}: loss {last:.6f}", flush=True)
        return last
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    commands = [[sys.executable, __file__, str(n), str(port)] for n in range(2)]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
    printed = [process.communicate(timeout=300)[0] for process in processes]
    if any(process.returncode for process in processes):
        raise SystemExit("a process failed")
    print("".join(printed), end="")
    return float(printed[0].split()[-1])


if __name__ == "__main__":
    main(sys.argv[1:])
