"""Polymorphic operations: a rule, a forward on arrays, a gradient in terms of operations.

An operation is a class. Its header states the rule; its type parameters are the labels that its constructor takes.
``forward`` computes on arrays. ``backward`` returns the gradient in terms of other operations, so that it serves values
and expressions alike::

    class Square(PolyOp1, rule="*A -> *A"):
        '''``x²``, elementwise.'''

        def forward(self, xp: Namespace, x: Array, /) -> Array:
            return x * x

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            return dy * x * 2.0

An operation that addresses a label must know its position. It defines ``forward_along`` instead of ``forward``, with
the position of its first label in the first operand::

    class Flip(Along1[U], rule="t *A U *B -> t *A U *B"):
        '''The elements along U in the opposite order.'''

        def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
            return xp.flip(x, axis=axis)

        def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
            return self(dy)

Where more follows from the types of the operands, it defines ``ground``, which is called once for each combination of
them and returns the function on arrays.
"""

from __future__ import annotations

import re
import sys
from collections import ChainMap
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import partial, wraps
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeVar

from typedtensor.backends import Array, Namespace
from typedtensor.base.lasting import ALWAYS, Keeper, number_keeper
from typedtensor.base.tracebacks import shorten
from typedtensor.core.axes import Axis, Label, label_name, label_of
from typedtensor.core.module import Stage
from typedtensor.core.operand import Operand
from typedtensor.core.scope import known_size, size_in_scope
from typedtensor.core.tensor_type import TensorType
from typedtensor.elsewhere import UNHASHABLE, of_no_operand
from typedtensor.errors import AxisError, GradientError, SizeError, TypedTensorError
from typedtensor.ops.core.application import Kernel, apply
from typedtensor.ops.core.grounded import Grounded, grounded_for, shared_caches
from typedtensor.ops.core.verdict import OperandType, RuntimeReader, Verdict, to_atom, verdict_of
from typedtensor.rules import (
    LINEAR,
    Linear,
    Rule,
    RuleError,
    by_parameter,
    check_equations,
    check_family,
    check_member,
    check_reference,
    check_rule,
    misfit,
    misnamed_gradients,
    parse_rule,
    references,
    takes,
    wrong_labels,
)

__all__ = ["PolyOp", "operations"]


class PolyOp(Stage):
    """The base of all operations; subclass :class:`PolyOp1`, :class:`PolyOp2`, … by the number of operands.

    Class keywords:
        rule: the operation's rule, in the language of :mod:`typedtensor.rules`.
        family: the common rule of the subclasses of a class that states no rule. The subclasses' rules are cases of it.
            The type checker checks the class's gradients by it.
        linear: whether and how it is linear (:mod:`typedtensor.rules.divided`); by default it is not. It decides to
            which tensors that are divided over devices the operation applies.

    Attributes:
        shape_only: the indices of operands of which only axes and sizes are read. The result does not depend on their
            elements, so no gradient flows to them. In the library, those of the kind ``k`` in the rule are such ones.
        detached: the indices of operands to which no gradient flows although the result depends on them: the result is
            piecewise constant in them, or they are treated as constants.
        mixed: the runs of its rule, such as ``"*A"``, along whose axes it combines elements. Along other axes each
            element of the result depends only on elements at the same position. Letters are addressed axes.
        of_gradients: whether gradients of other operations alone apply it. So it is for operations of several operands
            that read the form of the first one only.
        is_view: whether the result has only elements of the first operand, under other axes or repeated, and so takes
            no memory. Gradients rematerialise it.
        arguments: the labels that the rule's parameters are bound to.
        made: the number of keepers made before it.
        known: its specialisations to operands of older types.
        grounded: weak references to its specialisations, by the keys of operands' types.
        form: a fingerprint, equal for library instances that compute the same; computed on demand.
    """

    rule: ClassVar[str]
    parsed_rule: ClassVar[Rule]
    parameters: ClassVar[tuple[str, ...]]
    names: ClassVar[Mapping[str, Label]]
    declared_by: ClassVar[type[PolyOp]]
    family: ClassVar[Rule | None] = None
    linear: ClassVar[Linear | None] = None
    arity: ClassVar[int | None] = None
    shape_only: ClassVar[frozenset[int]] = frozenset()
    detached: ClassVar[frozenset[int]] = frozenset()
    mixed: ClassVar[frozenset[str]] = frozenset()
    of_gradients: ClassVar[bool] = False
    is_view: ClassVar[bool] = False
    builtin: ClassVar[bool] = False
    has_sparse_slice: ClassVar[bool] = False
    __kept__: ClassVar[Keeper] = ALWAYS

    arguments: Mapping[str, tuple[Label, ...]]
    made: int
    known: dict[Hashable, Grounded]
    grounded: dict[tuple[Hashable, ...], Callable[[], Grounded | None]]
    form: Hashable
    _sizes: Mapping[Label, int] = MappingProxyType({})

    def __init_subclass__(
        cls, *, rule: str | None = None, family: str | None = None, linear: Linear | None = None
    ) -> None:
        super().__init_subclass__()
        cls.builtin = cls.__module__.startswith("typedtensor.")
        declare(cls, rule, family, linear)
        cls.__kept__ = Keeper()
        cls.has_sparse_slice = cls.builtin and cls.sparse_slice is not PolyOp.sparse_slice  # a subclass may differ
        complete(cls)

    def __init__(self, *labels: type[Axis] | Axis) -> None:
        if not hasattr(self, "parsed_rule"):
            raise AxisError(f'{type(self).__name__} has no rule: give its class one, as in rule="*A -> *A"')
        plain = tuple(map(label_of, labels))
        sizes = {label: axis.size for label, axis in zip(plain, labels, strict=True) if isinstance(axis, Axis)}
        if not takes(self.parameters, len(plain)):
            raise AxisError(wrong_labels(type(self).__name__, self.parameters, len(plain)))
        vars(self).update(arguments=by_parameter(self.parameters, plain), _sizes=sizes)
        if self._sizes:
            self._check_given()
        self._forget()
        if self.builtin and not sizes and type(self).__init__.__module__ in _OF_LABELS_ALONE:
            vars(self).update(shared_caches(type(self), plain))

    def __post_init__(self) -> None:
        """Initialise the operation of a dataclass, whose generated constructor only sets fields."""
        if type(self).__hash__ is None:  # results for an operation are cached by it
            raise AxisError(UNHASHABLE.format(type(self).__name__))
        PolyOp.__init__(self)

    def _forget(self) -> None:
        """Discard all caches by operand types."""
        # Not by assignment, which a frozen dataclass refuses.
        vars(self).update(made=number_keeper(), known={}, grounded={}, form=None)

    def _check_given(self) -> None:
        """Check that sizes given with labels fit each other, before anything is computed."""
        arguments = {name: tuple(map(to_atom, labels)) for name, labels in self.arguments.items()}
        refused = check_equations(self.parsed_rule, arguments, RuntimeReader(self.names, self._sizes))
        if refused is not None:
            raise SizeError(misfit(self.title, self.parsed_rule, refused))

    def size(self, parameter: str) -> int:
        """The size of a parameter's label: the one given with it, the declared one, or that in the open computation.

        Raises:
            SizeError: when it is unknown.
        """
        [size] = self.sizes(parameter)
        return size

    def known_sizes(self, parameter: str) -> tuple[int | None, ...]:
        """The sizes of a parameter's labels; None for one that is unknown, so that the kernel does without it."""
        given = self._sizes
        return tuple([given[label] if label in given else known_size(label) for label in self.arguments[parameter]])

    def sizes(self, parameter: str) -> tuple[int, ...]:
        """The sizes of a parameter's labels, as :meth:`size` returns them."""
        given = self._sizes
        return tuple([given[label] if label in given else size_in_scope(label) for label in self.arguments[parameter]])

    def known_size(self, parameter: str) -> int | None:
        """The result of :meth:`size`, or None if the size is unknown."""
        try:
            return self.size(parameter)
        except SizeError:
            return None

    def label(self, parameter: str) -> Label:
        """The label that a parameter of the rule is bound to."""
        [label] = self.arguments[parameter]
        return label

    def sized(self, parameter: str) -> Any:
        """The label that a parameter is bound to, with the size given with it, as an argument of another operation."""
        label = self.label(parameter)
        given = self._sizes.get(label)
        return label if given is None else label(given)

    def position(self, item: str, *operands: TensorType, of: int = 0) -> int:
        """The position of an axis of the rule among the axes of an operand.

        If a label occurs several times in an operand, the other operands determine which one the rule means.

        Args:
            item: the axis, by its name in the rule: ``"U"``.
            operands: the types of all operands, in order, as :meth:`ground` gets them.
            of: the index of the operand.

        Raises:
            AxisError: when only one operand's type is passed, and its label occurs several times in it.
        """
        if len(operands) == 1 < len(self.parsed_rule.operands):
            [operand], label = operands, self.label(item)
            if operand.axes.count(label) > 1:
                raise AxisError(
                    f"{self.title} looks up the position of {label_name(label)}, which {operand} has "
                    f"{operand.axes.count(label)} times: pass the types of all operands, as in "
                    f'self.position("{item}", x1, x2)'
                )
            return operand.axes.index(label)
        return next(place.start for place in self.verdict(operands).places[of] if str(place.item) == item)

    def verdict(self, operands: tuple[OperandType, ...], data: Iterable[int] = ()) -> Verdict:
        """The rule's verdict on operand types, of which some are declared as data, as advice takes account of.

        Raises:
            AxisError: when the rule does not apply.
        """
        return verdict_of(self, self.declared_by, self.declared_by.__kept__, operands, data=data)

    def given_size(self, label: Label) -> int | None:
        """The size given with a label, or None."""
        return self._sizes.get(label)

    @property
    def title(self) -> str:
        """The operation's name in messages: ``Sum[Hidden]``."""
        labels = [label_name(label) for word in self.arguments.values() for label in word]
        return f"{type(self).__name__}[{', '.join(labels)}]" if labels else type(self).__name__

    @property
    def is_affine(self) -> bool:
        """Whether the result may be nonzero where the operands are zero."""
        return False

    if not TYPE_CHECKING:  # a type checker knows each class's number of operands

        def __call__(self, *operands, **others):
            """Apply the operation. An error for a wrong number of operands shows the rule."""
            if others:
                raise AxisError(of_no_operand(function_name(type(self)), next(iter(others))))
            try:
                return apply(self, operands)
            except TypedTensorError as error:
                shorten(error)
                raise

    _apply = apply  # for operators: a tuple of operands, without a call in between

    def ground(self, *operands: Any) -> Kernel:
        """Return the function ``kernel(xp, *arrays)`` that computes the result for operand types.

        By default it is ``forward``, or ``forward_along(axis, xp, *arrays)`` where the class defines it, for the
        position of its first label in the first operand. An operation whose function depends on more than that defines
        this method instead. It is called once for each combination of types. The function reads sizes, which differ
        from one computation to the next.
        """
        along: Kernel | None = getattr(self, "forward_along", None)
        return self.forward if along is None else partial(along, self.position(self.parameters[0], *operands))

    def forward(self, xp: Namespace, /, *arrays: Array) -> Array:
        """Compute the result on arrays of the library whose namespace (array API standard) is ``xp``."""
        raise AxisError(f"{type(self).__name__} cannot be computed: its class defines no forward(self, xp, …)")

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        """The gradient for one operand, given that for the result: the vector-Jacobian product.

        Raises:
            GradientError: when the class defines none.
        """
        self.no_gradient(number)

    def passes_gradient(self, number: int) -> bool:
        """Whether a gradient flows to an operand, if it is real."""
        return number not in self.shape_only and number not in self.detached

    def sparse_slice(self, number: int, operands: tuple[Any, ...]) -> Any:
        """The slice of an operand that the result is, if any: the gradient for the operand is zero elsewhere.

        Args:
            number: the index of the operand.
            operands: the values of all operands.

        Returns:
            A subscript, or an array of row numbers, possibly with repetitions; None by default.
        """
        return None

    def kernel_for(self, types: tuple[TensorType, ...]) -> Kernel:
        """The kernel for operand types."""
        return grounded_for(self, types, tuple([of.number for of in types])).kernel

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the constructor's arguments, without caches by operand types."""
        return {name: value for name, value in vars(self).items() if name not in _FOUND}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._forget()

    def no_gradient(self, number: int) -> NoReturn:
        """Raise the error for an operand without a gradient."""
        name = {None: "gradient", 1: "backward"}.get(self.arity, f"backward{number + 1}")
        raise GradientError(
            f"{self.title} has no gradient for operand {number + 1}: define its {name}, or cut the path with "
            "stop_gradient"
        )

    def __repr__(self) -> str:
        labels = [label_name(label) for word in self.arguments.values() for label in word]
        return f"{type(self).__name__}({', '.join(labels)})"


def labels_in(namespace: Mapping[str, Any], references: Iterable[tuple[str, int]]) -> dict[str, Label]:
    """Return the labels of a namespace that a rule refers to, by names with their numbers of type arguments.

    Raises :class:`RuleError` when a name is no label, or one with another number of parameters.
    """
    found: dict[str, Label] = {}
    for name, made_of in references:
        label = namespace.get(name)
        if not (isinstance(label, type) and issubclass(label, Axis)):
            raise RuleError(f"{name} is not an axis label in the scope where the operation is declared")
        check_reference(name, made_of, len(getattr(label, "__parameters__", ())))
        found[name] = label
    return found


def declare(cls: type[PolyOp], rule: str | None, family: str | None, linear: Linear | None) -> None:
    """Give a class its rule, its parameters and the labels in the rule, from the scope of the class statement.

    Raises:
        RuleError: when a rule is ill-formed or no case of the family's, or the linearity is unknown.
        GradientError: when a gradient has another name than the number of operands requires.
    """
    if linear not in (None, *LINEAR):
        raise RuleError(f"linear= of {cls.__name__} must be {', '.join(map(repr, LINEAR))} or None, not {linear!r}")
    if cls.arity is not None and (message := misnamed_gradients(cls.__name__, cls.arity, vars(cls))) is not None:
        raise GradientError(message)
    text, what = family, f"the family {cls.__name__}"
    try:
        if family is not None:
            cls.family = parse_rule(family)
            check_family(cls.family, cls.arity)
        if rule is not None:
            text, what = rule, cls.__name__
            parsed, parameters = parse_rule(rule), tuple(map(_parameter_name, getattr(cls, "__parameters__", ())))
            check_rule(parsed, parameters, cls.arity)
            if cls.family is not None:
                check_member(parsed, cls.family)
            if forms := [number for number, term in enumerate(parsed.operands) if term.kind == "k" and cls.builtin]:
                cls.shape_only = frozenset(forms)
            cls.rule, cls.declared_by, cls.linear = rule, cls, linear
            cls.parameters, cls.parsed_rule, cls.names = parameters, parsed, _look_up(references(parsed))
    except RuleError as error:
        raise RuleError(f'the rule "{text}" of {what} is ill-formed: {error}') from None


def complete(cls: type[PolyOp]) -> None:
    """Make the constructor of a user's operation call :class:`PolyOp`'s if it does not, and no labels are needed.

    If labels are needed, such an instance is refused with an :class:`AxisError`.
    """
    init: Callable[..., None] = cls.__init__
    if cls.builtin or hasattr(init, "_completes") or init is PolyOp.__init__:
        return

    @wraps(init)
    def start(self: PolyOp, *arguments: Any, **options: Any) -> None:
        init(self, *arguments, **options)
        if "arguments" not in vars(self) and type(self).__init__ is start:
            if labels := ", ".join(name for name in getattr(self, "parameters", ()) if not name.startswith("*")):
                raise AxisError(
                    f"{type(self).__name__} does not set its labels: its __init__ must call "
                    f"super().__init__({labels}) with the labels that it is given"
                )
            PolyOp.__init__(self)

    vars(start)["_completes"] = True
    type.__setattr__(cls, "__init__", start)


def _parameter_name(parameter: Any) -> str:
    return parameter.__name__ if isinstance(parameter, TypeVar) else f"*{parameter.__name__}"


def _look_up(names: Iterable[tuple[str, int]]) -> dict[str, Label]:
    """Return the labels of some names, in the scope of the class statement."""
    frame = sys._getframe(2)  # of __init_subclass__, also in subclasses
    while frame.f_code.co_name == "__init_subclass__" and frame.f_back is not None:
        frame = frame.f_back
    return labels_in(ChainMap(frame.f_locals, frame.f_globals), names)


def function_name(operation: type[PolyOp]) -> str:
    """The usual name of the function that applies an operation of no labels: ``leaky_relu`` of ``LeakyReLU``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z][a-z])", "_", operation.__name__).lower()


_FOUND = frozenset({"made", "known", "grounded", "form"})

_OF_LABELS_ALONE = frozenset({__name__, "typedtensor.ops.core.arities"})
"""The modules of constructors that take labels and nothing else."""


LIBRARY = "typedtensor.ops"


def operations(package: str = LIBRARY) -> tuple[type[PolyOp], ...]:
    """Return the classes with a rule that an imported package or module declares.

    Args:
        package: its full name; by default the library's own operations.

    Returns:
        The classes in the order of their modules and names.

    >>> [operation.__name__ for operation in operations("typedtensor.ops.library.spectra")]
    ['Spectrum', 'SpectrumInput']
    """
    found: set[type[PolyOp]] = set()
    waiting = PolyOp.__subclasses__()
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if "rule" in vars(cls) and (cls.__module__ == package or cls.__module__.startswith(f"{package}.")):
            found.add(cls)
    return tuple(sorted(found, key=lambda cls: (cls.__module__, cls.__qualname__)))


def is_inner(operation: type[PolyOp]) -> bool:
    """Whether gradients of other operations alone apply an operation, mostly one in the form of its first operand."""
    return operation.of_gradients or (0 in operation.shape_only and operation.arity != 1)


def exports(package: str) -> list[str]:
    """Return the names in the ``__all__`` of a package's modules."""
    modules = [module for name, module in sys.modules.items() if name.startswith(f"{package}.")]
    return sorted(name for module in modules for name in getattr(module, "__all__", ()))
