"""Resources of users that are attached to a computation: released once, in the opposite order, whatever happens."""

from __future__ import annotations

import contextlib
import mmap
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from typedtensor import Axis, Input, Param, ScopeError, Tensor, dynamic, given
from typedtensor.core.expr import Expr


class Row(Axis): ...


Scalar = Expr[Tensor[()]]


class Resource:
    """Counts how often it is acquired and released."""

    def __init__(self, name: str, log: list[str], error: Exception | None = None) -> None:
        self.name, self.log, self.error = name, log, error

    def __enter__(self) -> Resource:
        self.log.append(f"+{self.name}")
        return self

    def __exit__(self, *_: object) -> None:
        self.log.append(f"-{self.name}")
        if self.error is not None:
            raise self.error


def test_an_open_file_and_a_memory_map(tmp_path: Path) -> None:
    path = tmp_path / "rows.bin"
    path.write_bytes(np.arange(1000, dtype=np.float32).tobytes())
    x = Input(Tensor[Row])
    with given() as computation:
        file = computation.attach(path.open("rb"))
        # The array refers to the map, which can be closed when nothing does any more.
        mapped = computation.attach(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        rows = np.frombuffer(mapped, np.float32)
        with given(x.bind(Tensor[Row](rows))):
            assert x.sum().value.item() == 499500
        del rows
        assert not file.closed
    assert file.closed
    assert mapped.closed


def test_resources_are_released_in_the_opposite_order_when_the_scope_is_left() -> None:
    log: list[str] = []
    with given() as outer:
        outer.attach(Resource("first", log))
        outer.attach(Resource("second", log))
        outer.on_close(lambda: log.append("closing"))
        with given() as inner:
            inner.attach(Resource("inner", log))
        assert log == ["+first", "+second", "+inner", "-inner"]
    assert log == ["+first", "+second", "+inner", "-inner", "closing", "-second", "-first"]


@pytest.mark.parametrize("error", [ValueError, MemoryError, KeyboardInterrupt, GeneratorExit])
@pytest.mark.parametrize("way", [{}, {"threads": 2}, {"eager": True}], ids=str)
def test_resources_are_released_once_when_something_fails(error: type[BaseException], way: dict[str, object]) -> None:
    log: list[str] = []

    @dynamic
    async def failing(x: Scalar) -> Scalar:
        await x
        raise error

    with pytest.raises(error), given(**way) as computation:  # type: ignore[arg-type]
        computation.attach(Resource("it", log))
        _ = failing(Param(Tensor[()](1.0)) * 2.0).value
    assert log == ["+it", "-it"]
    with pytest.raises(ScopeError, match="is closed"):
        computation.attach(Resource("late", log))
    with pytest.raises(ScopeError, match="is closed"):
        computation.on_close(lambda: log.append("late"))
    assert log == ["+it", "-it"]


def test_a_resource_that_cannot_be_released_leaves_the_others_and_the_values_released() -> None:
    log: list[str] = []
    x = Param(Tensor[()](1.0))
    with pytest.raises(OSError, match="the disk is full"), given() as computation:
        computation.attach(Resource("first", log))
        computation.attach(Resource("broken", log, OSError("the disk is full")))
        computation.attach(Resource("last", log))
        _ = (x * 2.0).value
    assert log == ["+first", "+broken", "+last", "-last", "-broken", "-first"]
    with pytest.raises(ScopeError):
        computation.evaluate(x)


def test_a_resource_that_a_body_opens_is_released_when_the_computation_fails_elsewhere() -> None:
    log: list[str] = []

    @contextlib.contextmanager
    def opened(name: str) -> Iterator[None]:
        with Resource(name, log):
            yield

    @dynamic
    async def failing(x: Scalar) -> Scalar:
        await x
        raise ValueError("elsewhere")

    @dynamic
    async def reading(x: Scalar) -> Scalar:
        with opened("body"):
            await failing(x)
            return x

    with given() as computation:
        computation.attach(Resource("computation", log))
        with pytest.raises(ValueError, match="elsewhere"):
            _ = reading(Param(Tensor[()](1.0))).value
        assert log == ["+computation", "+body", "-body"]
    assert log == ["+computation", "+body", "-body", "-computation"]


def test_a_resource_that_cannot_be_acquired_is_not_released() -> None:
    released: list[str] = []

    class Absent(Resource):
        def __enter__(self) -> Resource:
            raise FileNotFoundError(self.name)

    with given() as computation, pytest.raises(FileNotFoundError):
        computation.attach(Absent("absent", released))
    assert not released
