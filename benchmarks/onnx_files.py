"""ONNX files that packages ship, with batches of one: their operators, and answers and times beside onnxruntime's.

    OMP_NUM_THREADS=1 python benchmarks/onnx_files.py FOLDER... [--size NAME=NUMBER ...] [--rounds 12]

Each folder is searched for files. A file's inputs are random numbers. A dimension that the file leaves open has the
size that is given for its name, or else one that suits images or sounds. The program prints a line for each file: the
largest difference from onnxruntime as a share of the largest number, and the least processor times of both in
milliseconds, on one thread. Then it prints in how many files each operator is.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np
import onnx
import onnxruntime

from benchmarks.harness import environment, environment_line, in_turns, table
from typedtensor import Axis, OnnxError, compiled
from typedtensor.core.tensor import AnyTensor
from typedtensor.onnx import load_model
from typedtensor.onnx.reading.positional import KINDS, Positional

USUAL = {2: (1, 576), 4: (1, 3, 64, 192)}
"""The sizes of the open dimensions of sounds and images. Others have the size 1."""


def files_in(folders: Sequence[str]) -> Iterator[Path]:
    """The different files in folders."""
    seen = set()
    for folder in folders:
        for path in sorted(Path(folder).rglob("*.onnx")):
            content = hashlib.sha256(path.read_bytes()).digest()
            if content not in seen:
                seen.add(content)
                yield path


def operators(graph: Any) -> Iterator[str]:
    """The operators of a graph and of the graphs inside it."""
    for node in graph.node:
        yield f"{node.domain}.{node.op_type}" if node.domain not in ("", "ai.onnx") else node.op_type
        for attribute in node.attribute:
            if attribute.HasField("g"):
                yield from operators(attribute.g)


def arrays_for(model: Any, sizes: dict[str, int]) -> dict[str, Any]:
    """Random arrays for the inputs of a model."""
    rng, result = np.random.default_rng(0), {}
    constants = {x.name for x in model.graph.initializer}
    for given in model.graph.input:
        if given.name in constants:
            continue
        dimensions = given.type.tensor_type.shape.dim
        usual = USUAL.get(len(dimensions), (1,) * len(dimensions))
        shape = [
            d.dim_value if d.dim_value > 0 else sizes.get(d.dim_param, n)
            for d, n in zip(dimensions, usual, strict=True)
        ]
        dtype = onnx.helper.tensor_dtype_to_np_dtype(given.type.tensor_type.elem_type)
        drawn = rng.normal(size=shape) * 0.3 if dtype.kind == "f" else rng.integers(0, 20, shape)
        result[given.name] = np.asarray(sizes.get(given.name, drawn) if not shape else drawn).astype(dtype)
    return result


def tensor(array: Any) -> AnyTensor:
    """An array with axes of its own."""
    labels = [type(f"Axis{n}", (Axis,), {}, size=size) for n, size in enumerate(array.shape)]
    found: AnyTensor = KINDS[array.dtype.kind][tuple(labels)](array)
    return found


def compared(path: Path, sizes: dict[str, int], rounds: int) -> list[str]:
    """The difference from onnxruntime, and the times of both."""
    arrays = arrays_for(onnx.load(path), sizes)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    theirs = partial(onnxruntime.InferenceSession(str(path), options).run, None, arrays)
    model, tensors = load_model(path), [tensor(x) for x in arrays.values()]
    numbers = {n: x for n, x in enumerate(tensors) if not x.shape}  # may decide between branches
    others = [x for n, x in enumerate(tensors) if n not in numbers]

    def run(*given: Any) -> Any:
        rest = iter(given)
        whole = [numbers[n] if n in numbers else next(rest) for n in range(len(tensors))]
        return tuple(model.outputs_of(Positional({}, {}), whole))

    ours = partial(compiled(run, *others), *others)
    differences = [
        float(np.abs(x.numpy().astype(float) - y.astype(float)).max() / max(np.abs(y).max(), 1e-3))
        for x, y in zip(ours(), theirs(), strict=True)
        if y.size
    ]
    timings = in_turns({"ours": ours, "theirs": theirs}, rounds)
    times = [1e3 * min(timings[name].cpu) for name in ("ours", "theirs")]
    return [f"{max(differences):.0e}", *(f"{x:.2f}" for x in times), f"{times[0] / times[1]:.2f}"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", help="where to look for files")
    parser.add_argument("--size", action="append", default=[], help="the size of an open dimension, or a number")
    parser.add_argument("--rounds", type=int, default=12, help="the number of turns of each candidate")
    options = parser.parse_args()
    sizes = {name: int(size) for name, size in (given.split("=") for given in options.size)}
    print(environment_line(environment("onnxruntime", "onnx", "llvmlite")))
    rows, counts = [], Counter[str]()
    for path in files_in(options.folders):
        counts.update(set(operators(onnx.load(path).graph)))
        try:
            rows.append([path.name, *compared(path, sizes, options.rounds)])
        except (OnnxError, RuntimeError) as error:
            rows.append([path.name, str(error).splitlines()[0][:60], "", "", ""])
    print(table(["file", "difference", "ours (ms)", "onnxruntime", "ratio"], rows))
    print(len(rows), "files:", ", ".join(f"{name} {count}" for name, count in counts.most_common()))


if __name__ == "__main__":
    main()
