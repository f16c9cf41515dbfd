"""The latency of the language server at its start, and after an edit in a module of 500 lines.

    python benchmarks/typing_lsp.py [--lines 500] [--edits 10]

A simulated editor speaks the protocol. The program measures the time from an edit to its diagnostics, and from a
request to its inlay hints, including the delay in which the server waits for further edits. It also measures the time
from the start of the process to the first diagnostics: cold, when the server writes the cache, and warm, from the
cache. On Linux it prints the server's CPU time, too, which other programs disturb little.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.lsp.client import Client, ours, timed

HEAD = """\
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu, softmax


class Batch(Axis): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=128): ...
class Digit(Axis, size=10): ...


image = Input(Tensor[Batch, Pixel])
digit = Input(IntTensor[Batch])
"""

LAYERS = """

class Block{number}(Module):
    \"\"\"Two layers with a residual, and a loss.\"\"\"

    def __init__(self) -> None:
        self.first = Linear(Pixel, Hidden)
        self.second = Linear(Hidden, Pixel)
        self.out = Linear(Pixel, Digit)

    def __call__(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Digit]]:
        hidden = relu(self.first(x))
        scaled = hidden * 0.5 - hidden.mean(Hidden).expand(Hidden).transpose(Batch, Hidden)
        residual = self.second(scaled) + x
        return self.out(residual)

    def loss(self, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]]) -> Expr[Tensor[()]]:
        logits = self(x)
        probabilities = softmax(logits, Digit)
        return (
            cross_entropy(logits, y, Digit)
            .mean(Batch)
            + probabilities.sum(Digit).mean(Batch)
        )
"""

PIPELINES = """

class Hidden{number}(Axis, size=128): ...
def step{number}(x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]]) -> Expr[Tensor[()]]:
    model = Linear(Pixel, Hidden{number}) >> relu >> Linear(Hidden{number}, Digit)
    logits = x >> model
    scaled = logits * 0.5 - logits.mean(Digit).expand(Digit).transpose(Batch, Digit)
    probabilities = softmax(scaled, Digit)
    return cross_entropy(logits, y, Digit).mean(Batch) + probabilities.sum(Digit).mean(Batch)
"""


def module(part: str, lines: int) -> str:
    """Return a module of about a number of lines, repetitions of one part."""
    text, number = HEAD, 0
    while text.count("\n") < lines:
        text, number = text + part.format(number=number), number + 1
    return text


def seconds(act: Callable[[], object]) -> float:
    """Return the seconds that a function takes."""
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def computed(client: Client) -> float | None:
    """Return the CPU seconds of the server; None where the system does not provide them."""
    if not sys.platform.startswith("linux"):
        return None
    return time.clock_gettime((~client.pid << 3) | _SCHEDULED)


_SCHEDULED = 2
"""The clock type that, with a process ID, forms the ID of the process's CPU clock: clock_getcpuclockid(3)."""


def measure(client: Client, path: Path, text: str, edits: int) -> None:
    """Edit a file, and print the latencies."""
    path.write_text(text)
    client.open(path)
    client.diagnostics(path)
    diagnostics, hints, server = [], [], []
    for number in range(edits):
        before = computed(client)
        diagnostics.append(timed(client, path, text.replace("0.5", f"0.{number + 6}", 1)))
        hints.append(seconds(lambda: client.hints(path)))
        after = computed(client)
        if before is not None and after is not None:
            server.append(after - before)
    found, shown = client.diagnostics(path), client.hints(path)
    shown_times = {
        "diagnostics after an edit": diagnostics,
        "then the inlay hints": hints,
        "the server computes for": server,
    }
    for name, times in shown_times.items():
        if times:
            numbers = f"median {statistics.median(times):.3f} s   best {min(times):.3f} s   worst {max(times):.3f} s"
            print(f"  {name:26} {numbers}")
    print(f"  {len(found)} diagnostics, {len(shown)} hints")
    client.close(path)


def measure_start(name: str, root: Path, path: Path) -> None:
    """Start a server, and print the latencies of its first diagnostics and hints."""
    start = time.perf_counter()
    with Client(ours(), root) as client:
        client.open(path)
        client.diagnostics(path)
        first, used = time.perf_counter() - start, computed(client)
        client.hints(path)
        both = time.perf_counter() - start
    server = "" if used is None else f"   (the server computes for {used:.2f} s)"
    print(f"{name}: the first diagnostics after {first:.2f} s{server}, the inlay hints after {both:.2f} s")


def main() -> None:
    """Measure both styles of modules."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=500)
    parser.add_argument("--edits", type=int, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "mypy.ini").write_text("[mypy]\nstrict = True\nplugins = typedtensor.mypy_plugin\n")
        path = root / "started.py"
        path.write_text(module(LAYERS, options.lines))
        for name in ("cold start", "warm start", "warm start"):
            measure_start(name, root, path)
        with Client(ours(), root) as client:
            for name, part in (("layers in classes", LAYERS), ("a pipeline in each function", PIPELINES)):
                text = module(part, options.lines)
                print(f"{name}: {text.count(chr(10))} lines")
                measure(client, root / f"{name.split()[-1]}.py", text, options.edits)


if __name__ == "__main__":
    main()
