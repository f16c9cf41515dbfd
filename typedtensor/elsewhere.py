"""Error messages for names and idioms of other libraries: what to write here instead.

The run time raises them and the type checker reports them, so this module imports only the standard library.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

_FUNCTIONS = (
    "acos acosh as_int as_real asin asinh atan atanh cbrt ceil celu cos cosh cube digamma elu erf erfc erfinv "
    "exact_gelu exp2 expm1 floor frac gelu hardsigmoid hardswish hardtanh i0 isfinite isinf isnan leaky_relu lgamma "
    "log10 log1p log2 log_sigmoid mish probit reciprocal relu6 round rsqrt selu sign silu sin sinc sinh softplus "
    "softsign stop_gradient tan to_int trunc zeros_like"
)
_OF_TWO = "atan2 copysign hypot logaddexp maximum minimum outer prelu"
_ALONG = "argsort cummax cummin cumprod cumsum flip log_sum_exp sort sparsemax"
_OF_MATRICES = "cholesky det diagonal inv logdet matrix_exp pinv trace tril triu"
_OPERATORS = {
    "<": "lt less",
    "<=": "le less_equal",
    ">": "gt greater",
    ">=": "ge greater_equal",
    "+": "add",
    "-": "sub subtract",
    "*": "mul multiply",
    "/": "div divide true_divide",
    "//": "floor_divide",
    "%": "remainder",
    "&": "logical_and bitwise_and",
    "|": "logical_or bitwise_or",
    "^": "logical_xor bitwise_xor",
}
_PRECISION = "a tensor has the precision of the array that it is made of"
_UNCHANGING = "tensors and expressions never change, so they need no copies"
_PARTS = "the fields of a module hold its parts: model.fields() has them by name, model.parameters all parameters"
_CHANGED = "tensors and expressions never change: parameter.assign(tensor) gives a parameter another value"
_MADE = (
    "Tensor[Batch, Hidden](np.{0}) makes a tensor of an array, and functions of typedtensor.ops and "
    "typedtensor.random, such as full(0.0, Batch, Hidden) and normal(Key(0), Tensor[Batch, Hidden]), make expressions"
)
_WHERE = "given(...) chooses where a program runs"
_FORMS = "call a layer that differs in training as model(x, training), and as model(x, None) for evaluation"
_FROZEN = "to freeze parameters, leave them out of the optimizer, as in model.parameters.without('encoder.*')"

_ALIKE = {
    "use split, merge, flatten or unflatten, which name the axes": "view reshape",
    "use transpose with the labels in their new order": "permute swapaxes movedim moveaxis",
    "use transpose()": "T t mT",
    "use expand or expand_like": "repeat broadcast_to",
    "len(x.axes) is the number of axes": "dim ndim",
    "use @, dot or contract": "mm bmm matmul",
    "write -x": "neg negative",
    _UNCHANGING: "clone copy",
    _WHERE: "cuda cpu device",
    _PRECISION: "double half",
    _FROZEN: "requires_grad requires_grad_",
    _CHANGED: "add_ clamp_ copy_ div_ fill fill_ mul_ normal_ sub_ uniform_ zero_",
}
"""Attributes of tensors, by what replaces all of them."""

CREATED: Mapping[str, str] = {
    "zeros": _MADE.format("zeros((2, 3))"),
    "ones": _MADE.format("ones((2, 3))"),
    "empty": _MADE.format("zeros((2, 3))"),
    "full": _MADE.format("full((2, 3), 0.5)"),
    "eye": _MADE.format("eye(3)"),
    "arange": _MADE.format("arange(3.0)"),
    "linspace": _MADE.format("linspace(0.0, 1.0, 3)"),
    **dict.fromkeys(["rand", "randn"], _MADE.format("random.default_rng(0).random((2, 3), np.float32)")),
    "from_numpy": "write Tensor[Batch, Hidden](array)",
}
"""Functions that make tensors, which other libraries have as methods of a class."""

OPERANDS: Mapping[str, str] = {
    "unsqueeze": "use expand, with the label and the size of the new axis, or expand_like",
    "squeeze": "sum an axis of size 1 away, as in x.sum(Batch)",
    "expand_as": "use expand_like",
    "size": "Batch.size is the size of a label that declares it, x.shape those of a tensor, math.prod(x.shape) the "
    "number of its elements",
    "masked_fill": "use where(mask, value, x)",
    "where": "use where(mask, x, other), of typedtensor.ops",
    "gather": "use take_along(x, index, axis)",
    "index_select": "use embed or take_along",
    "clamp": "use clip",
    "pow": "use x**2",
    "amax": "use max",
    "amin": "use min",
    "detach": "use stop_gradient(x)",
    "backward": "use optimizer.step(loss), gradient(loss, x) or computation.gradients(loss); of an array of PyTorch, "
    "loss.array.backward()",
    "grad": "use gradient(loss, x) or computation.gradients(loss)[x]",
    "data": "use .value, and assign(tensor) for another one",
    "contiguous": "the memory layout of elements is not part of the interface",
    "float": "use as_real(x)",
    "long": "use as_int(x)",
    "tolist": "use .numpy().tolist() of a tensor",
    "to": f"use as_real or as_int for kinds; {_WHERE}",
    "astype": f"use as_real(x) or as_int(x) for kinds; {_PRECISION}",
    "logical_not": "write ~x",
    "not_equal": "use ne",
    "variance": "use var",
    "logsumexp": "use log_sum_exp(x, Batch), of typedtensor.ops",
    "take": "use take(x, indices, Batch), of typedtensor.ops",
    "scatter": "use scatter(x, indices, values, Batch, Place), of typedtensor.ops",
    "matrix_power": "use matrix_power(x, Row, Column, 2), of typedtensor.ops",
    "solve": "use solve(x, y, Row, Column), of typedtensor.ops",
    "triangular_solve": "use triangular_solve(x, y, Row, Column), of typedtensor.ops",
    "roll": "use roll(x, Batch, 1), of typedtensor.ops",
    "unfold": "use unfold(x, Time, Frame, Lag), of typedtensor.ops",
    "top_k": "use top_k(x, Batch, Best), of typedtensor.ops",
    "topk": "use top_k(x, Batch, Best), of typedtensor.ops, and arg_top_k",
    "chunk": "use chunks(x, Batch, Part), of typedtensor.ops",
    "unbind": "use unstack(x, Batch), of typedtensor.ops",
    "tile": "use tile(x, Batch, Longer, 2), of typedtensor.ops",
    "repeat_interleave": "use tile(x, Batch, Longer, 2, each=True), of typedtensor.ops",
    "narrow": "use slice, with the label of the part",
    "ravel": "use flatten or merge, which name the axes",
    "numel": "x.numpy().size is the number of elements of a tensor, Size()(x) that of an expression",
    "masked_select": "the number of results would depend on values: use where(mask, x, 0.0), or sums with where=mask",
    "nonzero": "the number of results would depend on values: use x.ne(0), or count_nonzero",
    **{name: f"write x {operator} y" for operator, names in _OPERATORS.items() for name in names.split()},
    "at": "use where(mask, value, x), or scatter(x, indices, values, Batch, Place), of typedtensor.ops",
    **CREATED,
    **{name: instead for instead, names in _ALIKE.items() for name in names.split()},
    "lerp": "use lerp(x, y, weight), of typedtensor.ops",
    **{name: f"use {name}(x), of typedtensor.ops" for name in _FUNCTIONS.split()},
    **{name: f"use {name}(x, y), of typedtensor.ops" for name in _OF_TWO.split()},
    **{name: f"use {name}(x, Batch), of typedtensor.ops" for name in _ALONG.split()},
    **{name: f"use {name}(x, Row, Column), of typedtensor.ops" for name in _OF_MATRICES.split()},
}
"""Attributes of tensors."""

FUNCTIONS: Mapping[str, str] = {
    **OPERANDS,
    **{name: f"use {name}(x), of typedtensor.ops" for name in ["exp", "log", "sqrt", "square", "tanh"]},
    "abs": "use abs(x)",
}
"""Universal functions of NumPy, of which some are methods of tensors."""

EXPRESSIONS: Mapping[str, str] = {
    name: f"an expression has them once it is computed: .value.{name} inside given(...), or plain(model)(tensors)"
    for name in ("dtype", "item", "numpy", "shape")
}
"""Attributes of computed tensors, which expressions lack."""

MODULES: Mapping[str, str] = {
    "forward": "a module is called, model(x) or x >> model: define __call__",
    "zero_grad": "each computation has its own gradients, so nothing has to be reset",
    "state_dict": "use save(path, model), of typedtensor.io",
    "load_state_dict": "use load(path, model), of typedtensor.io",
    "named_parameters": "use model.parameters.items()",
    "requires_grad_": _FROZEN,
    "apply": "model.initialize(seed) draws all parameters anew, and parameter.assign(tensor) gives one another value",
    "register_buffer": "assign a Buffer to an attribute",
    "register_parameter": "assign a Param to an attribute",
    **dict.fromkeys(["train", "eval"], _FORMS),
    **dict.fromkeys(["children", "named_children", "modules", "named_modules"], _PARTS),
    **dict.fromkeys(["cuda", "cpu", "to"], _WHERE),
}
"""Attributes of models and layers."""

OF_FIELDS = frozenset({"forward", "children", "modules", "apply"})
"""The names of ``MODULES`` that a user's module may well use for its own fields."""

RATES: Mapping[str, str] = dict.fromkeys(
    ("learning_rate", "lr"),
    "the learning rate belongs to the LearningRate transformation: give it a schedule, a function of the step "
    "number, or assign new optimizer.transformations",
)
"""Attributes of optimizers whose assignment would have no effect. Type checkers report them without help."""

OPTIMIZERS: Mapping[str, str] = {
    "zero_grad": "each step has its own gradients, so nothing has to be reset",
    "param_groups": "use optimizer.parameters, or one optimizer for each group",
    "state_dict": "use optimizer.state, or save(path, model, optimizer=optimizer), of typedtensor.io",
    "load_state_dict": "assign to optimizer.state, or use load(path, model, optimizer=optimizer), of typedtensor.io",
}
"""Attributes of optimizers."""

HYPERPARAMETERS: Mapping[str, str] = {
    "lr": "the learning rate of {} is called learning_rate",
    "betas": "the decays of the means of {} are called beta1 and beta2",
    "eps": "the number added to the denominator of {} is called epsilon",
    "weight_decay": "{}: the decay of weights is decay in AdamW, penalty in SGD, WeightDecay before any others",
}
"""Arguments of optimizers, by their names in other libraries."""

DIMENSIONS = ("dim", "dims", "axis", "axes", "keepdim", "keepdims")
"""Parameters that name axes by their numbers."""

SUBSCRIPTED = "axes have labels: take one position by select(x, Batch, 0), several by x.slice(Batch, Part, 0, 8)"
"""The message for ``x[0]``."""

ASSIGNED = (
    "they never change: where(mask, value, x) gives other elements where a mask is true, scatter(x, indices, values, "
    "Batch, Place), of typedtensor.ops, those at indices, and parameter.assign(tensor) changes a parameter"
)
"""The message for ``x[0] = 1.0``."""

VALUE = "write {0}.assign(tensor), which checks axes, sizes and precision"
"""The message for ``parameter.value = tensor``."""

BOUND = "the value of an expression follows from those of its inputs, which given(x.bind(tensor)) sets"
"""The message for ``expression.value = tensor``."""

LENGTH = "Batch.size is the size of a label that declares it, len(x.axes) the number of axes"
"""The message for ``len(x)``."""

ITERATED = "unstack(x, Batch) gives the parts along an axis, map_over(f, x, Batch) applies a function to each"
"""The message for ``for part in x``."""

INDICES: Mapping[str, str] = {
    "top_k": "arg_top_k(x, Batch, Best)",
    "sort": "argsort(x, Batch)",
    "max": "x.argmax(Batch)",
    "min": "x.argmin(Batch)",
}
"""What gives the indices of elements, by the function that gives the elements, and both in other libraries."""

NUMBER = "an expression has a number once it is computed: {0}({1}.value) inside given(...), or plain(model)(tensors)"
"""The message for ``float(loss)`` and ``int(count)``."""

UNIVERSAL = "np.{0} takes arrays, but was given {1}: {2}; to use the elements alone, write np.{0}(x{3}.numpy())"
"""The message for ``np.exp(x)``."""

ROUNDED = "round of typedtensor.ops gives whole numbers of each, round(x * 100.0) / 100.0 two digits"
"""The message for ``round(x, 2)``."""

ELEMENTS = "an expression has elements once it is computed: .value.numpy() inside given(...), or plain(model)(tensors)"
"""The message for ``np.asarray(x)`` of an expression."""

FORWARD = "{0} defines forward but not __call__, which applies a module: write def __call__ in place of def forward"
"""The message for a call of a user's module that defines ``forward`` only."""

MADE_IN_CALL = (
    "{1} makes {0} while it is called: parameters that are made there are new at each call and never trained; make "
    "them before: in __init__, as a field, which __call__ applies. Layers without new parameters, as "
    "SelfAttention(self.attention, Time) of a field, may be made in a call; what trains parameters of its own is a "
    "function"
)
"""The message for a layer with parameters, or a parameter, that a module makes in ``__call__``."""

AT_CLASS_LEVEL = (
    "{0}.{1} is at class level: a layer at class level is shared by all instances and never trained, as parameters "
    "are found in the fields of instances; assign it in __init__, self.{1} = ..., or, in a dataclass, write "
    "field(default_factory=...). A layer that all instances share is made outside of the class, and assigned there"
)
"""The message for a layer or a parameter in the body of a module's class."""

IN_A_SET = (
    "{0} is a set, whose order is not fixed, so that its layers and parameters have no names and are never trained: "
    "keep modules and parameters in a list or a dict"
)
"""The message for a set of layers or parameters in a field of a module."""

UNHASHABLE = (
    "{0} is a dataclass without a hash, because its objects are compared by fields that can change: write "
    "@dataclass(frozen=True)"
)
"""The message for a user's operation that is a plain ``@dataclass``."""

WRAPPED = "{0} takes tensors and expressions, not {1}: wrap it with its axes, as in Tensor[Batch, Hidden](array)"
"""The message for an array as the argument of a model."""

BY_NAME = "{0} takes its options by name: write {0}({1}, {2}=…)"
"""The message for ``Adam(parameters, 0.1)``."""

CALLED = "model.parameters is not a method: write it without brackets"
"""The message for ``model.parameters()``."""

DECLARED = "declare a class for each axis, as in class Pixel(Axis, size=64), and write Pixel"
"""The message for a number or a string in place of a label."""


class Elsewhere:
    """A descriptor for an attribute of other libraries: reading it raises an error that names the replacement."""

    def __init__(self, name: str, instead: str) -> None:
        self.name, self.instead = name, instead

    def __get__(self, instance: object, owner: type) -> NoReturn:
        raise AttributeError(f"{owner.__name__} has no attribute {self.name!r}: {self.instead}")


class Unset(Elsewhere):
    """A descriptor that refuses assignment too, for classes without instance attributes."""

    def __set__(self, instance: object, value: object) -> None:
        self.__get__(instance, type(instance))


class Fixed(Elsewhere):
    """A descriptor that refuses assignment, too, on the library's classes. Users' classes may assign the attribute."""

    def __set__(self, instance: object, value: object) -> None:
        if type(instance).__module__.partition(".")[0] == __package__:
            self.__get__(instance, type(instance))
        vars(instance)[self.name] = value

    def __get__(self, instance: object, owner: type) -> Any:
        if instance is not None and self.name in vars(instance):
            return vars(instance)[self.name]
        return super().__get__(instance, owner)


def answer(owner: type, names: Mapping[str, str], of: type[Elsewhere] = Elsewhere) -> None:
    """Install descriptors on a class for attributes that neither the class nor its subclasses define.

    ``dir()`` omits these attributes, so that no completion offers them.
    """
    for name, instead in names.items():
        setattr(owner, name, of(name, instead))
    type.__setattr__(owner, "__dir__", _attributes)


def _attributes(of: object) -> list[str]:
    own, known = getattr(of, "__dict__", ()), dict[str, object]()
    for cls in reversed(type(of).__mro__):
        known.update(vars(cls))
    return [name for name in object.__dir__(of) if name in own or not isinstance(known.get(name), Elsewhere)]


_SMOOTHED = "smoothed_cross_entropy(scores, classes, Digit, smoothing, ignored) has it"
_WEIGHED = "multiply the losses by those of their classes, take(weights, classes, Digit)"
OF_LOSSES = {
    "weight": _WEIGHED,
    "weights": _WEIGHED,
    "class_weight": _WEIGHED,
    "ignore_index": f"{_SMOOTHED}, by the name of ignored",
    "ignored": _SMOOTHED,
    "label_smoothing": f"{_SMOOTHED}, by the name of smoothing",
    "reduction": "the losses keep their axes, and are reduced by .mean(Batch) or .sum(Batch)",
}
"""Options of other libraries' losses, and their replacements."""

_OF_EACH = {
    "weight": "multiply the losses by the weights of their elements",
    "reduction": OF_LOSSES["reduction"],
}
OF_OPERATIONS: Mapping[str, Mapping[str, str]] = {
    "binary_cross_entropy": {
        "pos_weight": "multiply the losses by 1 + (weight - 1) * targets, binary_cross_entropy(logits, targets) * "
        "(targets * (weight - 1.0) + 1.0)",
        **_OF_EACH,
    },
    "huber": {"delta": "it is an option of the class, Huber(delta)(x1, x2)", **_OF_EACH},
    "squared_error": _OF_EACH,
    "absolute_error": _OF_EACH,
    "elu": {"alpha": "it is an option of the class, ELU(alpha)(x)"},
    "celu": {"alpha": "it is an option of the class, CELU(alpha)(x)"},
    "leaky_relu": {"negative_slope": "it is an option of the class, LeakyReLU(slope)(x)"},
    "gelu": {"approximate": "gelu is the approximation by tanh, exact_gelu the function itself"},
}
"""Options that functions of operands have in other libraries, and their replacements."""

BATCHES: Mapping[str, str] = {
    "drop_last": "whole=True drops an incomplete last batch",
    "batch_size": "size is the number of elements of a batch",
    "shuffle": "seed=None keeps the order of the data, a number shuffles it anew in each epoch",
}
"""Arguments of loaders of batches in other libraries, and their replacements."""


def of_no_operand(name: str, wrong: str) -> str:
    """Return the message for an operand passed by keyword; operations take operands by position."""
    if instead := OF_OPERATIONS.get(name, {}).get(wrong):
        return f"{name} takes no {wrong}=: {instead}"
    return f"{name} takes its operands by position: leave out {wrong}="


def dotted(labels: Sequence[str], kept: Sequence[str]) -> str:
    """Return the message for ``x.dot(y, A, B)``: several labels to sum over, and those that the result keeps."""
    return (
        f"dot sums over one axis, and was given {', '.join(labels)}: write einsum(x, y{''.join(f', {x}' for x in kept)}"
        "), of typedtensor.ops, which sums over all labels but those that it is given"
    )


def miscounted(name: str, operands: int, labels: Iterable[str], given: str) -> str:
    """Return the message for a function of operands and labels that is given too many or too few.

    Args:
        name: the operation.
        operands: the number of its operands.
        labels: the names of its labels.
        given: the number of arguments or operands that it was given, in words.
    """
    count = f"{operands} operand{'' if operands == 1 else 's'}"
    several = "; einsum3 takes three, and one product after the other more: einsum(einsum3(x, y, z, Batch), w, Batch)"
    more = several if name in ("Einsum", "Einsum3") else ""
    return f"{name} takes {count}, then its labels ({', '.join(labels)}); it was given {given}{more}"


def placed(name: str, taken: Iterable[str], options: Sequence[str], wrong: str) -> str:
    """Return the message for a keyword argument that is a label or no option of the function.

    Args:
        name: the called function.
        taken: the names of its operands and labels.
        options: its keyword arguments.
        wrong: the refused keyword.
    """
    if instead := OF_LOSSES.get(wrong) if "cross_entropy" in name or "likelihood" in name else None:
        return f"{name} takes no {wrong}=: {instead}"
    named = f", and {', '.join(options)} by name" if options else ""
    return f"{name} takes labels by position, {name}({', '.join(taken)}){named}: leave out {wrong}="


def twice(name: str, option: str) -> str:
    """Return the message for an option passed both by position and by keyword."""
    return f"{name} is given {option} by position and by name: leave out one of them"


def numbered(call: str, operands: Iterable[str], labels: Sequence[str], *, kept: bool = False) -> str:
    """Return the message for axis numbers in place of labels.

    Args:
        call: the called function or method, as written.
        operands: the arguments before the labels.
        labels: the labels of these axis numbers; empty where unknown.
        kept: whether ``keepdim`` was requested.
    """
    how = f": write {call}({', '.join([*operands, *labels])})" if labels else ""
    kept_how = "; a reduced axis is gone, and expand_like repeats the result along it" if kept else ""
    return f"axes have labels, not numbers{how}{kept_how}"
