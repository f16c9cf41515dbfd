"""Files under faults: whatever happens, the file is the old one or the new one, and a damaged one is refused."""

from __future__ import annotations

import json
import os
import pickle
import stat
import struct
import subprocess
import sys
import textwrap
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tests.io.models import Net, same, trained, values
from typedtensor import CheckpointError
from typedtensor.io import Saved, load, read, save, write

if sys.platform != "win32":
    import fcntl


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, Any]]:
    """The bytes of a file, and the values in it."""
    model, optimizer = trained(1)
    path = tmp_path_factory.mktemp("written") / "model.safetensors"
    save(path, model, optimizer=optimizer, notes={"epoch": 3})
    return path.read_bytes(), values(model)


@pytest.mark.parametrize("kind", ["f2", "f4", "f8", "i1", "i8", "u2", "?", ">f4"])
def test_elements_of_any_type(kind: str, tmp_path: Path) -> None:
    arrays = {"x": np.array([[0, 1, 2], [3, 4, 5]], kind).T, "none": np.zeros((0, 3), kind), "one": np.array(1, kind)}
    write(tmp_path / "x", Saved(arrays, {"made by": "someone"}, {"n": [1, None, 2**80]}))
    back = read(tmp_path / "x")
    assert {n: x.tolist() for n, x in back.arrays.items()} == {n: x.tolist() for n, x in arrays.items()}
    assert all(back.arrays[n].dtype == x.dtype.newbyteorder("=") for n, x in arrays.items())
    assert (back.metadata, back.own) == ({"made by": "someone"}, {"n": [1, None, 2**80]})


def test_bfloat16_becomes_float32(tmp_path: Path) -> None:
    values = np.array([1.0, -2.5, 3e38], np.float32)
    bits = (values.view("<u4") >> 16).astype("<u2").tobytes()
    header = {"x": {"dtype": "BF16", "shape": [3], "data_offsets": [0, 6]}}
    header["y"] = {"dtype": "U8", "shape": [2], "data_offsets": [6, 8]}
    text = json.dumps(header).encode()
    (tmp_path / "x").write_bytes(struct.pack("<Q", len(text)) + text + bits + b"\1\2")
    back = read(tmp_path / "x").arrays
    np.testing.assert_allclose(back["x"], values, rtol=2**-8)
    assert (back["x"].dtype, back["y"].tolist()) == (np.float32, [1, 2])


@pytest.mark.parametrize(("element", "one", "largest"), [("F8_E4M3", 0x38, 448.0), ("F8_E5M2", 0x3C, 57344.0)])
def test_numbers_of_eight_bits_become_float32(element: str, one: int, largest: float, tmp_path: Path) -> None:
    header = {"x": {"dtype": element, "shape": [2, 128], "data_offsets": [0, 256]}}
    (tmp_path / "x").write_bytes(_file(header, bytes(range(256))))
    x = read(tmp_path / "x").arrays["x"]
    assert (x.dtype, x.shape) == (np.float32, (2, 128))
    np.testing.assert_array_equal(x[1], -x[0])
    finite = x[0][np.isfinite(x[0])]
    assert (np.diff(finite) > 0).all()
    assert (finite[0], finite[one], finite[-1]) == (0.0, 1.0, largest)
    assert np.isnan(x[0]).sum() == (1 if element == "F8_E4M3" else 3)
    assert np.isinf(x).sum() == (0 if element == "F8_E4M3" else 2)


def test_numbers_of_eight_bits_are_those_of_pytorch(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    file = pytest.importorskip("safetensors.torch")
    for of in (torch.float8_e4m3fn, torch.float8_e5m2, torch.bfloat16):
        x = torch.arange(256, dtype=torch.uint8).view(of)
        file.save_file({"x": x}, tmp_path / "x")
        np.testing.assert_array_equal(read(tmp_path / "x").arrays["x"], x.float().numpy())


@pytest.mark.parametrize("element", ["F8_E8M0", "F4"])
def test_elements_that_numpy_lacks(element: str, tmp_path: Path) -> None:
    size = 1 if element == "F4" else 2
    header = {
        "bias": {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]},
        "weight": {"dtype": element, "shape": [2], "data_offsets": [4, 4 + size]},
    }
    (tmp_path / "x").write_bytes(_file(header, bytes(4 + size)))
    with pytest.raises(CheckpointError, match=rf"x has elements that NumPy lacks, {element} in weight: convert them"):
        read(tmp_path / "x")


def test_files_of_other_kinds(tmp_path: Path) -> None:
    """The error says what they are, and how to load them."""
    arrays = {"weight": np.ones(3), "bias": np.zeros(2)}
    index = {"metadata": {}, "weight_map": {"weight": "model-1.safetensors", "bias": "model-2.safetensors"}}
    np.savez(tmp_path / "x.npz", weight=arrays["weight"], bias=arrays["bias"])
    np.save(tmp_path / "x.npy", arrays["weight"])
    with zipfile.ZipFile(tmp_path / "x.pt", "w") as archive:  # as PyTorch writes them
        for part in ("x/data.pkl", "x/data/0", "x/version"):
            archive.writestr(part, b"0")
    (tmp_path / "old.pt").write_bytes(pickle.dumps(0x1950A86A20F9469CFC6C, 2) + pickle.dumps(arrays, 2))
    (tmp_path / "index.json").write_text(json.dumps(index))
    (tmp_path / "other.json").write_text(json.dumps({"weight_map": [1]}))
    (tmp_path / "x.h5").write_bytes(b"\x89HDF\r\n\x1a\n" + bytes(100))
    (tmp_path / "x.gguf").write_bytes(b"GGUF\3\0\0\0" + bytes(100))
    (tmp_path / "x.zip").write_bytes(b"PK\3\4\x14\0\x08\0" + bytes(100))
    said = {
        "x.npz": r"is an archive of NumPy's arrays, .*: assign\(model, np.load\('.*x.npz'\), ",
        "x.npy": r"is an array of NumPy, not .*: assign it by its parameter's name, .*np.load\('.*x.npy'\)",
        "x.pt": r"is a file of torch.save, .*: assign\(model, torch.load\('.*x.pt', weights_only=True\), ...\) if it",
        "old.pt": r"is a pickle, such as older files of torch.save, .*: assign\(model, torch.load\(",
        "other.json": "is not the index of safetensors files: it has no weight_map",
        "x.h5": "is an HDF5 file, .* h5py",
        "x.gguf": "is a GGUF file",
        "x.zip": "is not a complete safetensors file",
    }
    for name, message in said.items():
        with pytest.raises(CheckpointError, match=f"{name} {message}"):
            load(tmp_path / name, Net())
    for n, name in enumerate(arrays, 1):
        write(tmp_path / f"model-{n}.safetensors", Saved({name: arrays[name]}))
    assert read(tmp_path / "index.json").arrays.keys() == arrays.keys()


def test_a_cut_file(written: tuple[bytes, dict[str, Any]], tmp_path: Path) -> None:
    whole, _ = written
    model = Net().initialize(2)
    before, path = values(model), tmp_path / "cut"
    for length in [*range(64), *range(64, len(whole), 97), len(whole) - 1]:
        path.write_bytes(whole[:length])
        with pytest.raises(CheckpointError):
            load(path, model)
    assert same(values(model), before)


@drawn(places=st.lists(st.integers(0, 10**9), min_size=1, max_size=3))
def test_flipped_bits(written: tuple[bytes, dict[str, Any]], tmp_path: Path, places: list[int]) -> None:
    """Refused, or of no consequence, as in the spaces behind a header."""
    whole, expected = written
    flipped = bytearray(whole)
    for place in {place % (8 * len(whole)) for place in places}:
        flipped[place // 8] ^= 1 << place % 8
    model = Net().initialize(2)
    before = values(model)
    (tmp_path / "flipped").write_bytes(flipped)
    try:
        load(tmp_path / "flipped", model)
    except CheckpointError:
        assert same(values(model), before)
    else:
        assert same(values(model), expected)


def _file(header: object, data: bytes = b"", length: int | None = None) -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text) if length is None else length) + text + data


def _array(shape: list[int], start: int, end: int, dtype: str = "F32") -> dict[str, Any]:
    return {"x": {"dtype": dtype, "shape": shape, "data_offsets": [start, end]}}


HOSTILE = {
    "a header of 2^63 bytes": _file({}, length=2**63),
    "a header of 90 MB that is not there": _file({}, length=90_000_000),
    "no JSON": _file(b"\x80\x04."),
    "nested JSON": _file(b'{"a":' * 100_000),
    "a shape of 2^64 elements": _file(_array([2**32, 2**32], 0, 4), bytes(4)),
    "a shape of more than there is": _file(_array([1000], 0, 4000), bytes(8)),
    "offsets that overlap": _file(
        {**_array([1], 0, 4), "y": {"dtype": "F32", "shape": [1], "data_offsets": [2, 6]}}, bytes(6)
    ),
    "offsets that go down": _file(_array([1], 8, 4), bytes(8)),
    "elements that none has": _file(_array([1], 0, 4, "PICKLE"), bytes(4)),
    "own metadata of nested JSON": _file({"__metadata__": {"typedtensor.notes": "[" * 100_000}}),
    "a pickle": b"\x80\x04\x95\x0f\x00\x00\x00\x00\x00\x00\x00\x8c\x08builtins\x94.",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file(name: str, tmp_path: Path) -> None:
    (tmp_path / "hostile").write_bytes(HOSTILE[name])
    model = Net()
    before = values(model)
    with pytest.raises(CheckpointError, match="hostile"):
        load(tmp_path / "hostile", model)
    assert same(values(model), before)


def _stopped(at: str, error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a step of writing fail: before it is done, or after."""
    step, _, when = at.partition(" ")
    owner: Any = os if step in {"replace", "fsync"} else __import__("safetensors.numpy", fromlist=["_"])
    do: Callable[..., Any] = getattr(owner, step)

    def fail(*arguments: Any) -> None:
        if when == "after":
            do(*arguments)
        raise error

    monkeypatch.setattr(owner, step, fail)


@pytest.mark.parametrize("error", [OSError("no space is left"), KeyboardInterrupt(), MemoryError()], ids=repr)
@pytest.mark.parametrize(
    "at", ["save_file before", "save_file after", "fsync before", "replace before", "replace after"]
)
def test_a_failure_while_writing(
    at: str, error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is the old one or the new one, and nothing else is left."""
    path = tmp_path / "model.safetensors"
    old, new = trained(1)[0], trained(2)[0]
    save(path, old)
    with monkeypatch.context() as patches, pytest.raises(type(error)):
        _stopped(at, error, patches)
        save(path, new)
    assert [x.name for x in tmp_path.iterdir()] == [path.name]
    model = Net()
    load(path, model)
    assert same(values(model), values(new if at == "replace after" else old))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_who_may_read_a_file(tmp_path: Path) -> None:
    """A new one, as any that is made; one that is replaced, as before."""
    path = tmp_path / "model.safetensors"
    before = os.umask(0o027)
    try:
        save(path, trained(1)[0])
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        path.chmod(0o664)
        save(path, trained(2)[0])
        assert stat.S_IMODE(path.stat().st_mode) == 0o664
    finally:
        os.umask(before)


KILLED = """
import os, signal, sys
from typedtensor.base.replacing import replacing
with replacing(sys.argv[1]) as unfinished:
    unfinished.write_text("half")
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps such files")
def test_what_a_killed_process_left_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "model.safetensors"
    for _ in range(2):
        assert subprocess.run([sys.executable, "-c", KILLED, path], check=False).returncode != 0
    left = [x.name for x in tmp_path.iterdir()]
    assert len(left) == 1, "the second process removes what the first one left"
    process = left[0].split(".")[3]
    ends = "0123abcd.typedtensor.partial"
    others = [f".model.safetensors.{process}.0123abcd.partial", f".model.safetensors.me.{ends}", "model.partial"]
    running, own = (f".model.safetensors.{number}.{ends}" for number in (os.getppid(), os.getpid()))
    written, earlier = f".model.safetensors.{process}.{ends}", f".epoch-1.safetensors.{process}.{ends}"
    for name in (*others, running, own, written, earlier):
        (tmp_path / name).mkdir()
        (tmp_path / name / "model.safetensors").touch()
    (tmp_path / (link := f".link.{process}.{ends}")).symlink_to(tmp_path / others[0])
    held = os.open(tmp_path / written, os.O_RDONLY)  # by a process of the same number elsewhere
    fcntl.flock(held, fcntl.LOCK_EX)
    save(path, trained(1)[0])
    os.close(held)
    others.append(link)
    assert {x.name for x in tmp_path.iterdir()} == {"model.safetensors", *others, running, written}
    save(path, trained(1)[0])
    assert {x.name for x in tmp_path.iterdir()} == {"model.safetensors", *others, running}


def test_threads_leave_the_unfinished_files_of_each_other(tmp_path: Path) -> None:
    """Files with the number of this process are removed only if nobody writes them."""

    def run(number: int) -> None:
        for n in range(20):
            write(tmp_path / f"{number}", Saved({"x": np.full(1000, n)}))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(run, range(4)))
    assert {x.name for x in tmp_path.iterdir()} == {"0", "1", "2", "3"}
    assert all(read(x).arrays["x"][0] == 19 for x in tmp_path.iterdir())


SAVING = """
import sys, numpy as np
from typedtensor.io import Saved, write
for n in range(60):
    write(sys.argv[1], Saved({"x": np.full(1000, n)}))
"""


def test_several_processes_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "x"
    running = [subprocess.Popen([sys.executable, "-c", SAVING, path]) for _ in range(3)]
    for _ in range(3):
        subprocess.run([sys.executable, "-c", KILLED, path], check=False)
    assert [process.wait() for process in running] == [0, 0, 0]
    write(path, read(path))
    assert [x.name for x in tmp_path.iterdir()] == ["x"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limits of files")
def test_a_full_disk(tmp_path: Path) -> None:
    """As a limit of the size of files in another process."""
    path = tmp_path / "model.safetensors"
    model, _ = trained(1)
    save(path, model)
    script = f"""
        import resource, signal
        import numpy as np
        from typedtensor.io import Saved, write
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
        try:
            write({str(path)!r}, Saved({{"x": np.zeros(100_000)}}))
        except OSError as error:
            print("refused:", error)
    """
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(script)], capture_output=True, text=True, check=True
    )
    assert ran.stdout.startswith("refused:"), ran.stdout + ran.stderr
    assert [x.name for x in tmp_path.iterdir()] == [path.name]
    again = Net()
    load(path, again)
    assert same(values(again), values(model))


def test_what_is_no_array_of_numbers(tmp_path: Path) -> None:
    for array in (np.array(["text"]), np.array([object()]), np.array([1j])):
        with pytest.raises(CheckpointError, match="x has elements of"):
            write(tmp_path / "x", Saved({"x": array}))
    with pytest.raises(CheckpointError, match="cannot be written as JSON"):
        save(tmp_path / "x", Net(), notes={"when": object()})
    assert not list(tmp_path.iterdir())


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    save(target, Net())
    try:
        link.symlink_to(target)
    except OSError:  # Windows, for some
        pytest.skip("links may not be made here")
    model = trained(1)[0]
    save(link, model)
    again = Net()
    load(target, again)
    assert link.is_symlink()
    assert same(values(again), values(model))


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError, match="is a folder: name a file in it"):
        save(tmp_path, Net())
    with pytest.raises(FileNotFoundError, match="there is no folder .*missing; make it before"):
        save(tmp_path / "missing" / "x", Net())
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="is a device or a pipe, and a file would take its place"):
        save(pipe, Net())
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]
