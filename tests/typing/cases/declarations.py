"""Labels and operations are checked where they are declared."""

from typing import Final, Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Flat, Tensor  # noqa: F401  # a rule names Flat
from typedtensor.ops import PolyOp1, PolyOp2, Sum

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
P = TypeVarTuple("P")

WIDTH: Final = 32
RULE: Final = "*A -> *A"


class Batch(Axis): ...
class Hidden(Axis, size=128): ...
class Wide(Axis, size=WIDTH): ...
class Halved(Axis, Generic[U], size="|U| // 2"): ...


class SubLabel(Batch): ...
# E: the axis label SubLabel may not be a subclass of the label Batch: a SubLabel axis would pass for a Batch axis;
#    derive both from Axis [axes]
class Negative(Axis, size=-1): ...
# E: size= of the label Negative must be a whole number of at least 0, not -1 [axis-rule]
class IllFormedSize(Axis, Generic[U], size="|U| +"): ...
# E: the size "|U| +" of IllFormedSize is ill-formed: expected a size (|U|, a number or brackets) but found the end
#    [axis-rule]
class UnknownParameter(Axis, Generic[U], size="|V|"): ...
# E: the size "|V|" of UnknownParameter is ill-formed: UnknownParameter has no parameter V [axis-rule]
class WrongSize(Axis, size=1.5): ...
# E: Argument "size" to "__init_subclass__" of "Axis" has incompatible type "float"; expected "int | str | None"
#    [arg-type]


class Twice(PolyOp1, rule="*A -> *A"): ...
class OnHidden(PolyOp1, rule="*A @Hidden -> *A"): ...
class Flattened(PolyOp1[U, V], rule="*A U V -> *A Flat[U, V]"): ...
class Ordered(PolyOp1[*P], rule="*A -> *P where *P permutes *A"): ...
class ByName(PolyOp1, rule=RULE): ...


class Ambiguous(PolyOp1, rule="*A U *B -> *A"): ...
# E: the rule "*A U *B -> *A" of Ambiguous is ill-formed: operand 1 is ambiguous: *A and *B are not separated by an axis
#    that the constructor or another operand fixes [axis-rule]
class WrongArity(PolyOp2, rule="*A -> *A"): ...
# E: the rule "*A -> *A" of WrongArity is ill-formed: the rule has 1 operand, the class takes 2 [axis-rule]
class Unbound(PolyOp1, rule="*A -> *B"): ...
# E: the rule "*A -> *B" of Unbound is ill-formed: *B on the right of '->' is not bound on the left [axis-rule]
class IllFormed(PolyOp1, rule="*A ; -> *B"): ...
# E: the rule "*A ; -> *B" of IllFormed is ill-formed: expected '->' but found ';' [axis-rule]
class UnknownLabel(PolyOp1, rule="*A @Nowhere -> *A"): ...
# E: the rule "*A @Nowhere -> *A" of UnknownLabel is ill-formed: Nowhere is not an axis label in the scope where the
#    operation is declared [axis-rule]
class NoLabel(PolyOp1, rule="*A @Tensor -> *A"): ...
# E: the rule "*A @Tensor -> *A" of NoLabel is ill-formed: Tensor is not an axis label in the scope where the operation
#    is declared [axis-rule]
class NotAString(PolyOp1, rule=1): ...
# E: the rule of NotAString must be a string that can be read here [axis-rule]
# E: Argument "rule" to "__init_subclass__" of "PolyOp" has incompatible type "int"; expected "str | None" [arg-type]
class Computed(PolyOp1, rule=RULE + " where"): ...
# E: the rule of Computed must be a string that can be read here [axis-rule]
class UnboundKind(PolyOp1, rule="*A -> t *A"): ...
# E: the rule "*A -> t *A" of UnboundKind is ill-formed: the kind 't' on the right of '->' is not bound on the left
#    [axis-rule]


class OverHidden(Sum[Hidden]):
    def __init__(self) -> None:
        super().__init__(Hidden)


class NoConstructor(PolyOp1[U], rule="*A U *B -> *A *B"): ...
class Restated(Twice, rule="*A B -> *A"): ...


def use(x: Expr[Tensor[Batch, Hidden]], y: Expr[Tensor[Batch]]) -> None:
    reveal_type(Twice()(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(OnHidden()(x))  # R: Expr[Tensor[Batch]]
    reveal_type(OverHidden()(x))  # R: Expr[Tensor[Batch]]
    reveal_type(Restated()(x))  # R: Expr[Tensor[Batch]]
    reveal_type(ByName()(x))  # R: Expr[Tensor[Batch, Hidden]]
    reveal_type(Ordered(Hidden, Batch)(x))  # R: Expr[Tensor[Hidden, Batch]]
    OnHidden()(y)
    # E: OnHidden cannot be applied to Tensor[Batch]: its rule "*A @Hidden -> *A" needs an axis Hidden in the operand,
    #    which has only (Batch) [axes]
    OverHidden()(y)
    # E: OverHidden[Hidden] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Hidden)
    #    in the operand, which has only (Batch) [axes]
    Ambiguous()(x)  # N: nothing is known of the result of Ambiguous, which states no rule
    Twice()(x, x)  # E: Twice takes 1 operand, not 2: its rule is "*A -> *A" [axes]
    Twice()()  # E: Twice takes 1 operand, not 0: its rule is "*A -> *A" [axes]
    Twice(Hidden)(x)  # E: Twice takes no labels, not 1 [axes]
    NoConstructor()  # E: NoConstructor takes 1 label (U), not 0 [axes]
    reveal_type(NoConstructor(Hidden)(x))  # R: Expr[Tensor[Batch]]
    reveal_type(NoConstructor(Hidden(128)))  # R: NoConstructor[Hidden]

    class Inner(Axis): ...

    class Local(PolyOp1, rule="*A B -> B *A"): ...

    class ToInner(PolyOp1, rule="*A -> *A @Inner"): ...

    reveal_type(Local()(x))  # R: Expr[Tensor[Hidden, Batch]]
    reveal_type(ToInner()(y))  # R: Expr[Tensor[Batch, Inner]]
    Local()(1.0)
    # E: Local cannot be applied to float: its rule "*A B -> B *A" needs at least 1 axis in the operand, which has none
    #    [axes]
