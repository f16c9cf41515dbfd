"""Truth tests of what has no truth value are errors themselves, and what follows them is checked."""

from typing import reveal_type

from typedtensor import Axis, BoolTensor, Expr, Input, Tensor, dynamic


class Batch(Axis): ...
class Time(Axis): ...


def optional(x: Expr[Tensor[Batch, Time]], mask: Expr[BoolTensor[Batch, Time]] | None = None) -> Expr[Tensor[Batch]]:
    if mask:
    # E: BoolTensor[Batch, Time] of an expression has no truth value until it is computed: ask `is not None` whether it
    #    is there at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or
    #    take its .value [axes-truth]
        return x.mean(Time, where=mask).sum(Batch)
        # E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Batch]]") [return-value]
    reveal_type(mask)  # R: Expr[BoolTensor[Batch, Time]] | None
    return x.mean(Time)


def after_a_test(x: Expr[Tensor[Batch]], training: Expr[BoolTensor[()]]) -> Expr[Tensor[Batch]]:
    if training:
    # E: BoolTensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
        x = x * 2.0
    return x.sum(Time)
    # E: Sum[Time] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in the
    #    operand, which has only (Batch) [axes]


def statements(x: Expr[Tensor[Batch]], t: Tensor[Batch], s: Tensor[()], u: Tensor[Batch] | None) -> None:
    while x:
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
        break
    assert not x, "some"
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    if t: ...
    # E: Tensor[Batch] has one truth value per element, not a single one: ask `is not None` whether it is there at all,
    #    or reduce the elements first, as in x.eq(y).numpy().all() [axes-truth]
    if u: ...
    # E: Tensor[Batch] has one truth value per element, not a single one: ask `is not None` whether it is there at all,
    #    or reduce the elements first, as in x.eq(y).numpy().all() [axes-truth]
    if s: ...
    if s > 1.0 or not s: ...
    if u is not None and x is not None: ...
    if not (s and x): ...
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    if (kept := x): ...
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    reveal_type(kept)  # R: Expr[Tensor[Batch]]


def expressions(x: Expr[Tensor[Batch]], xs: list[Expr[Tensor[()]]], t: Tensor[Batch], s: Tensor[()]) -> None:
    reveal_type(1 if x else 2)
    # R: Literal[1]? | Literal[2]?
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    reveal_type(x or 1)
    # R: Expr[Tensor[Batch]] | Literal[1]?
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    reveal_type(x and 1)
    # R: Expr[Tensor[Batch]] | Literal[1]?
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    reveal_type([y for y in xs if y])
    # R: list[Expr[Tensor[()]]]
    # E: Tensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there at
    #    all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    reveal_type({y: 1 for y in xs if not y})
    # R: dict[Expr[Tensor[()]], int]
    # E: Tensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there at
    #    all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    reveal_type(lambda: 1 if x else 2)
    # R: def () -> Literal[1]? | Literal[2]?
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    bool(x)
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    any(xs)
    # E: Tensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there at
    #    all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    all((s, x))
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    any(y > 0.0 for y in xs)
    # E: BoolTensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    all([y > s for y in xs])
    # E: BoolTensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
    any([s > 0.0])
    bool(xs), bool(s), not xs


def chains(x: Expr[Tensor[Batch]], t: Tensor[Batch], s: Tensor[()]) -> None:
    reveal_type(0.0 < x)  # R: Expr[BoolTensor[Batch]]
    0.0 < x < 1.0
    # E: Tensor[Batch] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value; for a chain of comparisons, write (low < x) & (x < high) [axes-truth]
    if 0.0 <= t < 1.0: ...
    # E: Tensor[Batch] has one truth value per element, not a single one: ask `is not None` whether it is there at all,
    #    or reduce the elements first, as in x.eq(y).numpy().all(); for a chain of comparisons, write (low < x) & (x <
    #    high) [axes-truth]
    if 0.0 < s < 1.0: ...
    if x is t is x: ...
    # E: Non-overlapping identity check (left operand type: "Expr[Tensor[Batch]]", right operand type: "Tensor[Batch]")
    #    [comparison-overlap]
    # E: Non-overlapping identity check (left operand type: "Tensor[Batch]", right operand type: "Expr[Tensor[Batch]]")
    #    [comparison-overlap]


@dynamic
async def awaited(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    if await x > 0.0:
        return x
    if x > 0.0:
    # E: BoolTensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there
    #    at all, choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its
    #    .value [axes-truth]
        return x.sum(Batch)
        # E: Sum[Batch] cannot be applied to Tensor[()]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
        #    operand, which has no axes [axes]
        # E: Incompatible return value type (got "Coroutine[Any, Any, Expr[Tensor[()]]]", expected "Expr[Tensor[()]]")
        #    [return-value]
        # N: Maybe you forgot to use "await"?
    return x


at_module_level = Input(Tensor[()])
if at_module_level:
# E: Tensor[()] of an expression has no truth value until it is computed: ask `is not None` whether it is there at all,
#    choose elements by where() and computations by cond(); or await it in a @dynamic function, or take its .value
#    [axes-truth]
    at_module_level.sum(Batch)
    # E: Sum[Batch] cannot be applied to Tensor[()]: its rule "t *A U *B -> t *A *B" needs an axis U (Batch) in the
    #    operand, which has no axes [axes]
at_module_level.sum(Time)
# E: Sum[Time] cannot be applied to Tensor[()]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in the operand,
#    which has no axes [axes]
