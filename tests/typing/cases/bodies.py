"""Bodies of gradients and of functions with a rule are checked by the rule."""

from typing import Any, Final, Generic, TypeVar, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, Operand, Param, Tensor
from typedtensor.ops import Exp, MatMul, PolyOp1, PolyOp2, Rename, Sum, ruled
from typedtensor.ops.core.arities import Along1

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class Batch(Axis): ...


class Hidden(Axis, size=2): ...


class Total(PolyOp1, rule="*A -> *A"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(dy)  # R: Operand[Tensor[*A]]
        return dy.sum()
        # E: Incompatible return value type (got "Operand[Tensor[()]]", expected "Operand[Tensor[*A]]") [return-value]


class Reduced(PolyOp1[U], rule="*A U *B -> *A *B"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(x)  # R: Operand[Tensor[*A, U, *B]]
        reveal_type(self.label("U"))  # R: type[U]
        if x.axes:
            return y
            # E: Incompatible return value type (got "Operand[Tensor[*A, *B]]", expected "Operand[Tensor[*A, U, *B]]")
            #    [return-value]
        return dy * x
        # E: Mul cannot be applied to Tensor[*A, *B] and Tensor[*A, U, *B]: its rule "t *A?, t *A? -> t *A" needs the
        #    axes *A of the first (*A, *B) to equal the axes *A of the second (*A, U, *B), which cannot be decided: *A
        #    stands for unknown axes [axes]


@ruled("*A U *B -> *A *B")
def spread(x: Operand, axis: type[U]) -> Operand:
    reveal_type(x)  # R: Operand[Tensor[*A, U, *B]]
    if x.axes:
        return x.max(axis) - x
        # E: Sub cannot be applied to Tensor[*A, *B] and Tensor[*A, U, *B]: its rule "t *A?, t *A? -> t *A" needs the
        #    axes *A of the first (*A, *B) to equal the axes *A of the second (*A, U, *B), which cannot be decided: *A
        #    stands for unknown axes [axes]
    return x - x.max(axis)
    # E: Sub cannot be applied to Tensor[*A, U, *B] and Tensor[*A, *B]: its rule "t *A?, t *A? -> t *A" needs the axes
    #    *A of the first (*A, U, *B) to equal the axes *A of the second (*A, *B), which cannot be decided: *A stands for
    #    unknown axes [axes]


@ruled("*A U *B -> *A *B")
def good(x: Operand, axis: type[U], scale: float = 1.0) -> Operand:
    reveal_type(spread(x, axis))  # R: Operand[Tensor[*A, *B]]
    return (x.max(axis) - -(-x).max(axis)) * scale


# Each operand has the axes of its own term.


class Product(PolyOp2, rule="*N A, A B -> *N B"):
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(dy, x2.transpose())

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(dy, x2.transpose())
        # E: Incompatible return value type (got "Operand[Tensor[*N, A]]", expected "Operand[Tensor[A, B]]")
        #    [return-value]


class Named(PolyOp1, rule="*A @Hidden -> *A"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(x.sum(Hidden))  # R: Operand[Tensor[*A]]
        return x.sum(Batch)
        # E: Sum[Batch] cannot be applied to Tensor[*A, Hidden]: its rule "t *A U *B -> t *A *B" needs U (Batch) in the
        #    operand (*A, Hidden), which cannot be decided: *A stands for unknown axes [axes]


class Selected(PolyOp1, rule="t *A -> int *A"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(y)  # R: Operand[IntTensor[*A]]
        return dy
        # E: Incompatible return value type (got "Operand[IntTensor[*A]]", expected "Operand[Tensor[*A]]")
        #    [return-value]


# What a body cannot decide is assumed; what is wrong in any case is not.


class Powers(PolyOp2, rule="*A, *B -> *A ^ *B"):
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        reveal_type(dy)  # R: Operand[Tensor[*(*A ^ *B)]]
        reveal_type(dy.contract(x2))  # R: Operand[Any]
        return x2
        # E: Incompatible return value type (got "Operand[Tensor[*B]]", expected "Operand[Tensor[*A]]") [return-value]


class Renamed(PolyOp1[U, V], rule="*A U *B -> *A V *B where V not in *A *B"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        if y.axes:
            return Rename(self.label("U"), self.label("V"))(dy)
            # E: Rename[U, V] cannot be applied to Tensor[*A, V, *B]: its rule "t *A U *B -> t *A V *B" needs U (U) in
            #    the operand (*A, V, *B), which cannot be decided: *A stands for unknown axes [axes]
        return Rename(self.label("V"), self.label("U"))(dy)


# A base, and what overrides its methods.


class Elementwise(PolyOp1, rule="*A -> *A"):
    def slope(self, x: Operand) -> Operand:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(self.slope(x))  # R: Operand[Any]
        return dy * self.slope(x)


class Same(Elementwise):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(super().backward(dy, y, x))  # R: Operand[Tensor[*A]]
        return dy * y.sum()


class Again(Elementwise, rule="*A -> *A"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return super().backward(dy, y, x).sum()
        # E: Incompatible return value type (got "Operand[Tensor[()]]", expected "Operand[Tensor[*A]]") [return-value]


class Narrower(Elementwise, rule="*A @Hidden -> *A @Hidden"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(dy)  # R: Operand[Any]
        return dy * x


class Along(Reduced[Hidden]):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(self.label("U"))  # R: type[Hidden]
        reveal_type(x)  # R: Operand[Tensor[*A, Hidden, *B]]
        return x


# Families.


class Scaling(Along1[U], family="*A U *B -> *A *S"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(dy)  # R: Operand[Tensor[*A, *S]]
        return y
        # E: Incompatible return value type (got "Operand[Tensor[*A, *S]]", expected "Operand[Tensor[*A, U, *B]]")
        #    [return-value]


class Kept(Scaling[U], rule="*A U *B -> *A U *B"): ...


class Dropped(Scaling[U], rule="*A U *B -> *B"): ...
# E: the rule "*A U *B -> *B" of Dropped is ill-formed: it is not a case of the rule of its family, "*A U *B -> *A *S"
#    [axis-rule]


class Ruled(PolyOp1[U], family="*A U *B -> *A *B"):
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        reveal_type(self(x))  # R: Operand[Tensor[*A, *B]]
        return x


class Untold(PolyOp2, family="*A -> *A"): ...
# E: the rule "*A -> *A" of the family Untold is ill-formed: the rule has 1 operand, the class takes 2 [axis-rule]


class Conditioned(PolyOp1, family="*A -> *A where *A within *A"): ...
# E: the rule "*A -> *A where *A within *A" of the family Conditioned is ill-formed: the conditions (*A within *A)
#    belong to the rules of its operations [axis-rule]


# Locals, rules by name, what is annotated otherwise.

RULE: Final = "*A -> *A"


def local() -> None:
    class Inner(Axis): ...

    class Doubled(PolyOp1, rule="*A @Inner -> *A"):
        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            reveal_type(x)  # R: Operand[Tensor[*A, Inner]]
            return dy
            # E: Incompatible return value type (got "Operand[Tensor[*A]]", expected "Operand[Tensor[*A, Inner]]")
            #    [return-value]

    @ruled(RULE)
    def twice(x: "Operand") -> Operand:
        reveal_type(x)  # R: Operand[Tensor[*A]]

        def inner(z: Operand) -> Operand:
            return z.sum()

        reveal_type(inner(x))  # R: Operand[Any]
        return x.sum()
        # E: Incompatible return value type (got "Operand[Tensor[()]]", expected "Operand[Tensor[*A]]") [return-value]


class Annotated(PolyOp1, rule="*A -> *A"):
    def backward(self, dy: Operand, y: Any, x: Any, /) -> Operand:
        reveal_type(dy * y)
        # R: Any
        # N: nothing is known of the result of Mul: the second is Any; annotate it
        return dy


@ruled("*A, *A -> *A")
def mixed(x: Operand | float, y: Expr[Tensor[Batch]]) -> Operand:
    reveal_type(x)  # R: Operand[Any] | float
    return y


class Holder(Generic[U]):
    @ruled("*A U -> *A")
    def last(self, x: Operand, axis: type[U]) -> Operand:
        reveal_type(self)  # R: Holder[U]
        return x.softmax(axis)
        # E: Incompatible return value type (got "Operand[Tensor[*A, U]]", expected "Operand[Tensor[*A]]")
        #    [return-value]

    @staticmethod
    @ruled("*A U -> *A")
    def first(x: Operand, axis: type[U]) -> Operand:
        return x.sum(axis)


# Callers see no variables of rules.


def calls(t: Tensor[Hidden], w: Param[Tensor[Hidden]], z: Operand) -> None:
    reveal_type(Total().backward(t, t, t))  # R: Operand[Any]
    reveal_type(Total().backward(w, w, w))  # R: Operand[Any]
    reveal_type(good(w, Hidden))  # R: Expr[Tensor[()]]
    reveal_type(good(z, Hidden))  # R: Operand[Any]
    reveal_type(mixed(1.0, w))
    # R: Any
    # E: Argument 2 to "mixed" has incompatible type "Param[Tensor[Hidden]]"; expected "Expr[Tensor[Batch]]" [arg-type]


# A value or an expression of known axes.

A = TypeVarTuple("A")


def either(x: Operand[Tensor[Batch, Hidden]], y: Operand[Tensor[*A]], z: Operand, w: Expr[Tensor[Hidden]]) -> None:
    reveal_type(x.sum(Batch))  # R: Operand[Tensor[Hidden]]
    reveal_type(x + 1.0)  # R: Operand[Tensor[Batch, Hidden]]
    reveal_type(x.sum(Batch) + w)  # R: Expr[Tensor[Hidden]]
    reveal_type(x + z)  # R: Operand[Any]
    reveal_type(Exp()(y))  # R: Operand[Tensor[*A]]
    reveal_type(Sum(Hidden)(x))  # R: Operand[Tensor[Batch]]
    x + w
    # E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the
    #    axes *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden) [axes]
    either(Tensor[Batch, Hidden]([[1.0, 2.0]]), y, z, w)
    either(w, y, z, w)
    # E: Argument 1 to "either" has incompatible type "Expr[Tensor[Hidden]]"; expected "Operand[Tensor[Batch, Hidden]]"
    #    [arg-type]
    # N: Maybe you forgot to use "await"?


def no_tensor(x: Operand[int]) -> None: ...
# E: Type argument "int" of "Operand" must be a subtype of "AnyTensor" [type-var]
