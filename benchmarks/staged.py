"""Training steps without Python: in C, as an object file, and in C++ with PyTorch, beside the same steps in Python.

    python benchmarks/staged.py [--network RNN LSTM TreeLSTM CNN] [--seconds 20] [--torch FOLDER] [--flags FLAGS]

The networks and their data are those of ``tests/staging/test_trained.py``. All programs are libraries that this process
calls in turns; times are the least processor times of a step. ``--torch`` is the folder of the package of PyTorch, with
libtorch and its headers, for which ``staged.cpp`` is compiled; its losses are compared, too.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.staging.test_trained import TRAININGS, Training
from typedtensor import given, stage
from typedtensor.optim import Optimizer

FORMATS = "c", "object"


def begun(name: str) -> tuple[Training, Optimizer]:
    """A training with its first weights."""
    training = TRAININGS[name]()
    training.model.initialize(seed=0)
    return training, training.optimizer(training.model)


def arrays(training: Training) -> dict[str, Any]:
    """The inputs of a step."""
    return {
        at: np.ascontiguousarray(x.astype(np.float32) if x.dtype.kind == "f" else x)
        for at, x in training.batches[0].items()
    }


def staged(name: str, form: Any, folder: Path, flags: Sequence[str]) -> Callable[[], float]:
    """A step of a library that is built of a staged program."""
    training, optimizer = begun(name)
    settings: dict[str, Any] = {"optimizer": optimizer, "sizes": training.sizes, "steps": 1_000_000, "embed": True}
    stage({"loss": training.loss}, training.inputs, to=folder, format=form, **settings)
    subprocess.run(["make", "--quiet", "-C", folder, "libmodel.so", *flags], check=True)
    library, given_arrays = ctypes.CDLL(str(folder / "libmodel.so")), [*arrays(training).values()]
    library.model_new.restype = ctypes.c_void_p
    model, outputs = ctypes.c_void_p(library.model_new()), (ctypes.POINTER(ctypes.c_float) * 1)()
    inputs = (ctypes.c_void_p * len(given_arrays))(*(x.ctypes.data for x in given_arrays))

    def step() -> float:
        _ = given_arrays  # whose memory is in use
        assert library.model_run(model, inputs, outputs) == 0
        return float(outputs[0][0])

    return step


def in_python(name: str) -> Callable[[], float]:
    """A step in this process."""
    training, optimizer = begun(name)
    given_arrays = arrays(training)
    bindings = [x.bind(x.tensor_type(given_arrays[at])) for at, x in training.inputs.items()]

    def step() -> float:
        with given(*bindings):
            [loss] = optimizer.step(training.loss, also=(training.loss,))
        return float(loss)

    return step


def in_torch(name: str, package: Path, library: Any) -> Callable[[], float]:
    """A step in C++ with PyTorch."""
    training, _ = begun(name)
    parameters, inputs = ([*x.values()] for x in (training.model.parameters, arrays(training)))
    weights = [np.ascontiguousarray(x.value.numpy(), np.float32) for x in parameters]
    every = [*weights, *inputs]
    shapes = (ctypes.c_int64 * (5 * len(every)))()
    for n, x in enumerate(every):
        shapes[5 * n : 5 * n + 1 + x.ndim] = [x.ndim, *x.shape]
    pointers = (ctypes.c_void_p * len(every))(*(x.ctypes.data for x in every))
    model = ctypes.c_void_p(library.make(name.encode(), len(weights), len(inputs), pointers, shapes))

    def step() -> float:
        _ = every
        return float(library.step(model))

    return step


def torch_library(package: Path, folder: Path) -> Any:
    """Compile the program in C++."""
    include, libraries = package / "include", package / "lib"
    path, source = folder / "libstaged_torch.so", Path(__file__).with_suffix(".cpp")
    places: list[str | Path] = ["-I", include, "-I", include / "torch" / "csrc" / "api" / "include", "-L", libraries]
    linked = ["-ltorch", "-ltorch_cpu", "-lc10", f"-Wl,-rpath,{libraries}"]
    flags: list[str | Path] = ["-O3", "-march=native", "-std=c++20", "-shared", "-fPIC"]
    subprocess.run(["c++", *flags, *places, source, "-o", path, *linked], check=True)
    library = ctypes.CDLL(str(path))
    library.make.restype, library.step.restype = ctypes.c_void_p, ctypes.c_double
    return library


def least_times(steps: Mapping[str, Callable[[], float]], seconds: float) -> dict[str, float]:
    """The least processor time of each step, in turns."""
    found = dict.fromkeys(steps, float("inf"))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, step in steps.items():
            step()  # what another one has left in caches
            for _ in range(5):
                start = time.process_time()
                step()
                found[name] = min(found[name], time.process_time() - start)
    return found


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--network", nargs="+", default=[*TRAININGS], choices=[*TRAININGS])
    parser.add_argument("--seconds", type=float, default=20.0, help="for each network")
    parser.add_argument("--torch", type=Path, help="the folder of the package of PyTorch")
    parser.add_argument("--flags", nargs="*", default=[], help="of make, for the program in C")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        library = torch_library(options.torch, Path(place)) if options.torch else None
        print("| network | in Python, ms | C | object | PyTorch in C++ |\n|---|---|---|---|---|")
        for name in options.network:
            steps = {"Python": in_python(name)}
            for form in FORMATS:
                flags = options.flags if form == "c" else []
                steps[form] = staged(name, form, Path(place) / f"{name}_{form}", flags)
            if library is not None:
                steps["torch"] = in_torch(name, options.torch, library)
            losses = {other: [step() for _ in range(5)] for other, step in steps.items()}
            for found in losses.values():
                np.testing.assert_allclose(found, losses["Python"], rtol=1e-3)
            times = least_times(steps, options.seconds)
            ratios = [f"{times[x] / times['Python']:.2f}" if x in times else "" for x in (*FORMATS, "torch")]
            print(f"| {name} | {1e3 * times['Python']:.3f} | {' | '.join(ratios)} |", flush=True)


if __name__ == "__main__":
    main()
