"""Dynamic parts that are states of expressions keep their types."""

from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict, TypeVar, reveal_type

from typedtensor import (
    Axis,
    Expr,
    Param,
    Tensor,
    call,
    checkpoint,
    cond,
    dynamic,
    fold,
    map_over,
    scan,
    while_loop,
)

U = TypeVar("U", bound=Axis)


class A(Axis, size=2): ...
class B(Axis, size=3): ...


class Named(NamedTuple):
    a: Expr[Tensor[A]]
    b: Expr[Tensor[B]]


@dataclass
class Fields:
    a: Expr[Tensor[A]]
    rest: list[Expr[Tensor[B]]]


class Keyed(TypedDict):
    a: Expr[Tensor[A]]


@dynamic
async def one(x: Expr[Tensor[A]]) -> Expr[Tensor[A]]:
    return x


@dynamic
async def parameter(x: Param[Tensor[A]]) -> Param[Tensor[A]]:
    return x


@dynamic
async def two(x: Expr[Tensor[A]], y: Expr[Tensor[U]]) -> tuple[Expr[Tensor[A]], Expr[Tensor[U]]]:
    return (x, y) if (await x.sum()).item() > 0.0 else (x * 2.0, y)


@dynamic
async def swapped(x: Expr[Tensor[A]], y: Expr[Tensor[B]]) -> tuple[Expr[Tensor[A]], Expr[Tensor[B]]]:
    return y, x
    # E: Incompatible return value type (got "tuple[Expr[Tensor[B]], Expr[Tensor[A]]]", expected "tuple[Expr[Tensor[A]],
    #    Expr[Tensor[B]]]") [return-value]


@dynamic
async def named(x: Expr[Tensor[A]], y: Expr[Tensor[B]]) -> Named:
    return Named(*two(x, y))


@dynamic(like=lambda x, y: Fields(x, [y]))
async def fields(x: Expr[Tensor[A]], y: Expr[Tensor[B]]) -> Fields:
    return Fields(x, [y])


@dynamic(like=lambda x: x)
async def alike(x: Expr[Tensor[A]]) -> Expr[Tensor[A]]:
    return x


@dynamic
async def keyed(x: Expr[Tensor[A]]) -> Keyed:
    return {"a": x}


@dynamic
# E: Argument 1 to "dynamic" has incompatible type "Callable[[Expr[Tensor[A]]], Coroutine[Any, Any, float]]"; expected
#    "Callable[[Expr[Tensor[A]]], Coroutine[Any, Any, Expr[Never]]]" [arg-type]
async def a_number(x: Expr[Tensor[A]]) -> float:
    return (await x.sum()).item()


@dynamic
async def gradual(x: Expr[Tensor[A]]) -> Any:
    return x


@dynamic(like=lambda x: (x, x))
async def gradually_alike(x: Any) -> Any:
    return x, x


def use(x: Expr[Tensor[A]], y: Expr[Tensor[B]], p: Param[Tensor[A]]) -> None:
    reveal_type(one(x))  # R: Expr[Tensor[A]]
    reveal_type(parameter(p))  # R: Expr[Tensor[A]]
    reveal_type(two(x, y))  # R: tuple[Expr[Tensor[A]], Expr[Tensor[B]]]
    reveal_type(two)
    # R: def [U <: Axis] (x: Expr[Tensor[A]], y: Expr[Tensor[U]]) -> tuple[Expr[Tensor[A]], Expr[Tensor[U]]]
    reveal_type(named(x, y).b)  # R: Expr[Tensor[B]]
    reveal_type(fields(x, y).rest)  # R: list[Expr[Tensor[B]]]
    reveal_type(alike(x))  # R: Expr[Tensor[A]]
    reveal_type(gradual)  # R: def (x: Expr[Tensor[A]]) -> Any
    reveal_type(gradually_alike)  # R: def (x: Any) -> Any
    gradual(x)
    reveal_type(keyed(x)["a"])  # R: Expr[Tensor[A]]
    alike(y)  # E: Argument 1 to "alike" has incompatible type "Expr[Tensor[B]]"; expected "Expr[Tensor[A]]" [arg-type]
    fields(y, x)
    # E: Argument 1 to "fields" has incompatible type "Expr[Tensor[B]]"; expected "Expr[Tensor[A]]" [arg-type]
    # E: Argument 2 to "fields" has incompatible type "Expr[Tensor[A]]"; expected "Expr[Tensor[B]]" [arg-type]
    a, b = two(x, y)
    a + b
    # E: Add cannot be applied to Tensor[A] and Tensor[B]: its rule "t *A?, t *A? -> t *A" needs the axes *A of the
    #    first (A) to equal the axes *A of the second (B) [axes]
    two(y, x)  # E: Argument 1 to "two" has incompatible type "Expr[Tensor[B]]"; expected "Expr[Tensor[A]]" [arg-type]


class Step(Axis): ...


@dynamic
async def part(x: Expr[Tensor[A]]) -> Expr[Tensor[A]]:
    return x * 2.0 if (await x.sum()).item() > 0.0 else x


def through(x: Expr[Tensor[A]]) -> Expr[Tensor[A]]:
    return part(x + 1.0)


@call
def called(x: Expr[Tensor[A]]) -> Expr[Tensor[A]]:
# E: this body uses part, but the body of scan, fold, map_over, cond, while_loop, call or tree_fold is traced once and
#    cannot contain a @dynamic part: use cond and while_loop there [axes]
    return part(x)


def bodies(x: Expr[Tensor[A]], xs: Expr[Tensor[Step, A]]) -> None:
    fold(lambda s, each: part(s + each), x, xs, Step)
    # E: this body uses part, but the body of scan, fold, map_over, cond, while_loop, call or tree_fold is traced once
    #    and cannot contain a @dynamic part: use cond and while_loop there [axes]
    scan(lambda s, each: (through(s), each), x, xs, Step)
    # E: this body uses part, but the body of scan, fold, map_over, cond, while_loop, call or tree_fold is traced once
    #    and cannot contain a @dynamic part: use cond and while_loop there [axes]
    map_over(part, xs, Step)
    # E: this body uses part, but the body of scan, fold, map_over, cond, while_loop, call or tree_fold is traced once
    #    and cannot contain a @dynamic part: use cond and while_loop there [axes]
    cond(x.sum() > 0.0, through, lambda s: s, x)
    # E: this body uses part, but the body of scan, fold, map_over, cond, while_loop, call or tree_fold is traced once
    #    and cannot contain a @dynamic part: use cond and while_loop there [axes]
    while_loop(lambda s: s.sum() > 0.0, lambda s: part(s), x)
    # E: this body uses part, but the body of scan, fold, map_over, cond, while_loop, call or tree_fold is traced once
    #    and cannot contain a @dynamic part: use cond and while_loop there [axes]
    call(part)(x)
    # E: this body uses part, but the body of scan, fold, map_over, cond, while_loop, call or tree_fold is traced once
    #    and cannot contain a @dynamic part: use cond and while_loop there [axes]
    reveal_type(fold(lambda s, each: s + each, part(x), xs, Step))  # R: Expr[Tensor[A]]
    checkpoint(part)(x)
    cond(part(x).sum() > 0.0, lambda s: s, lambda s: s * 2.0, part(x))
