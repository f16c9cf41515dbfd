"""Modules: parts of a model that have parameters, and their composition with ``>>``.

``first >> second`` applies ``first``, then ``second``. It is a module, and its type is the exact function type, generic
if the parts are: ``Linear(Pixel, Hidden) >> relu`` maps ``Expr[Tensor[*N, Pixel]]`` to ``Expr[Tensor[*N, Hidden]]``.
"""

from __future__ import annotations

import fnmatch
import math
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeAlias, TypeVar

import numpy as np

from typedtensor.base import html
from typedtensor.base.made import Made, require_made
from typedtensor.base.tracebacks import shortened
from typedtensor.base.treescopes import constructor
from typedtensor.core.axes import N, U, V, with_sizes
from typedtensor.core.dispatch import OfType, answer_ufunc
from typedtensor.core.expr import Expr
from typedtensor.core.module_state import ModuleState, below
from typedtensor.core.operand import by_rule
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.variables import Buffer, Param, Variable
from typedtensor.elsewhere import AT_CLASS_LEVEL, CALLED, IN_A_SET, MODULES, WRAPPED, answer
from typedtensor.errors import AxisError

X = TypeVar("X", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)
Held = TypeVar("Held", bound=Variable[Any])
P1 = TypeVar("P1")
R1 = TypeVar("R1")
R2 = TypeVar("R2")
F_co = TypeVar("F_co", bound=Callable[..., Any], covariant=True)
First_co = TypeVar("First_co", bound=Callable[..., Any], covariant=True)
Second_co = TypeVar("Second_co", bound=Callable[..., Any], covariant=True)


class Function(Protocol[X, Y]):
    """A function from ``Expr[X]`` to ``Expr[Y]``: ``Function[Tensor[Batch, Pixel], Tensor[Batch, Digit]]``.

    For a lambda write ``Callable[[Expr[X]], Expr[Y]]``: mypy does not infer the type of its argument from a protocol.
    """

    def __call__(self, x: Expr[X], /) -> Expr[Y]:
        """Apply the function."""


class Layer(Protocol[U, V]):
    """A function that maps the last axis, for any axes in front: ``*N U -> *N V``, as ``Linear(U, V)`` does."""

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, V]]:
        """Apply the function."""


class Parameters(Mapping[str, Param[Any]]):
    """The parameters of a module by dotted name, in the order of the module's fields.

    A parameter that several paths lead to is listed once, under the first path.
    """

    def __init__(self, named: Mapping[str, Param[Any]]) -> None:
        self._named = dict(named)

    def __getitem__(self, name: str) -> Param[Any]:
        try:
            return self._named[name]
        except KeyError:
            from difflib import get_close_matches  # seldom needed

            alike = get_close_matches(str(name), self._named, 1)
            found = f"perhaps {alike[0]!r} is meant" if alike else f"the names are {self._shown()}"
            raise KeyError(f"no parameter is called {name!r}: {found}") from None

    def _shown(self) -> str:
        return ", ".join([*self._named][:5]) + (", …" if len(self) > 5 else "") or "none"

    def __iter__(self) -> Iterator[str]:
        return iter(self._named)

    def __len__(self) -> int:
        return len(self._named)

    if not TYPE_CHECKING:  # type checkers report the call themselves

        def __call__(self):
            raise AxisError(CALLED)

    def matching(self, *patterns: str) -> Parameters:
        """Return the parameters whose names match one of the patterns; ``*`` stands for any text, as in the shell.

        An optimizer with some of the leaves does not change the others:
        ``Adam(model.parameters.without("encoder.*"))``.

        Raises:
            AxisError: when a pattern matches no name.

        >>> from typedtensor import Param, Tensor
        >>> names = Parameters({name: Param(Tensor[()](0.0)) for name in ("encoder.weight", "encoder.bias", "scale")})
        >>> list(names.matching("*.bias", "scale")), list(names.without("encoder.*"))
        (['encoder.bias', 'scale'], ['scale'])
        """
        found = {name for pattern in patterns for name in self._matched(pattern)}
        return Parameters({name: p for name, p in self._named.items() if name in found})

    def without(self, *patterns: str) -> Parameters:
        """Return the parameters whose names match none of the patterns.

        Raises:
            AxisError: as :meth:`matching`.
        """
        found = self.matching(*patterns)
        return Parameters({name: p for name, p in self._named.items() if name not in found})

    def _matched(self, pattern: str) -> list[str]:
        names = fnmatch.filter(self._named, pattern)
        if not names:
            raise AxisError(f"no parameter has a name like {pattern!r}: the names are {self._shown()}")
        return names

    @property
    def count(self) -> int:
        """The total number of scalars in the parameters."""
        return sum(math.prod(parameter.value.shape) for parameter in self._named.values())

    def _repr_html_(self) -> str:
        """The parameters in a notebook: names, axes, sizes, dtypes, numbers of elements, bytes."""
        return _variables_html(f"Parameters({len(self)})", self._named)

    def __repr__(self) -> str:
        lines = [f"  {name}: {p.tensor_type} {p.value.shape}" for name, p in self._named.items()]
        return "\n".join([f"Parameters({len(self)}, {self.count} numbers)", *lines])


def find_parameters(root: object) -> Parameters:
    """Find the parameters in an object, through the fields of modules, lists, tuples and dicts.

    A name is the path: ``layers.0.weight``. There is no recursion, so nesting may have any depth.

    Raises:
        AxisError: when two parameters would have one name, because the key of a dict has a dot.
    """
    return Parameters(_found(root, Param))


def find_variables(root: object) -> dict[str, Variable[Any]]:
    """Find the parameters and the buffers in an object, by name; as :func:`find_parameters`."""
    return _found(root, Variable)


def _found(root: object, kind: type[Held]) -> dict[str, Held]:
    found: dict[str, Held] = {}
    seen: set[int] = set()
    stack: list[tuple[str, object]] = [("", root)]
    while stack:
        path, value = stack.pop()
        if not isinstance(value, (kind, Module, list, tuple, dict)) or id(value) in seen:
            _refuse_set(path, value)
            continue
        seen.add(id(value))
        if isinstance(value, kind):
            name = path or "value"
            if name in found:
                kinds = {Param: "parameters", Buffer: "buffers"}.get(kind, "values")
                raise AxisError(f"two {kinds} would have the name {name}: rename one of the dict keys in their paths")
            found[name] = value
            continue
        assert not isinstance(value, Variable)
        parts = [(f"{path}.{key}" if path else key, child) for key, child in children(value)]
        stack.extend(reversed(parts))
    return found


def _refuse_set(path: str, value: object) -> None:
    if isinstance(value, (set, frozenset)) and any(isinstance(x, (Variable, Module)) for x in value):
        raise AxisError(IN_A_SET.format(path))


def children(value: Module | list[Any] | tuple[Any, ...] | dict[Any, Any]) -> list[tuple[str, object]]:
    """Return the parts of an object in which parameters are found, by the names that paths have for them."""
    if isinstance(value, Module):
        return value.fields()
    if isinstance(value, dict):
        return [(str(key), child) for key, child in value.items()]
    return [(str(index), child) for index, child in enumerate(value)]


def _variables_html(title: str, variables: Mapping[str, Variable[Any]]) -> str:
    rows: list[list[str]] = []
    numbers = size = 0
    for name, x in variables.items():
        value = x.value
        count = math.prod(value.shape)
        numbers, size = numbers + count, size + count * value.dtype.itemsize
        axes = with_sizes(value.axes, value.shape)
        cells = [type(x).__name__, axes, str(value.dtype), f"{count:,}", f"{count * value.dtype.itemsize:,}"]
        rows.append([name, *cells])
    rows.append(["total", "", "", "", f"{numbers:,}", f"{size:,}"])
    return html.table(["name", "kind", "axes", "precision", "numbers", "bytes"], rows, title=title, total=True)


class Compose:
    """The descriptor of the operator ``>>``.

    As a descriptor it gets the first function as an ordinary argument of ``__get__``, and type checkers keep the
    function's type variables.
    """

    def __get__(
        self, first: Callable[[P1], R1], owner: object = None, /
    ) -> Callable[[Callable[[R1], R2]], Pipeline[Callable[[P1], R2]]]:
        if first is None:
            return self
        return lambda second: Pipeline(first, second) if callable(second) else NotImplemented


class Stage(Made):
    """A stage of a pipeline: a module or an operation."""

    __rshift__ = Compose()

    if TYPE_CHECKING:
        __array_ufunc__ = None  # NumPy leaves ``array >> stage`` to what follows

        @by_rule
        def __rrshift__(self, operands: tuple[Any, ...], /) -> Any:
            """``(x, y) >> f`` is ``f(x, y)``."""

    else:  # type checkers report the missing operator or function themselves

        @OfType
        def __array_ufunc__(self, ufunc, method, *inputs, **options):
            return answer_ufunc(self, ufunc, method, inputs, short_name(self))

        def __rrshift__(self, other):
            if not callable(self):
                raise AxisError(
                    f"{type(self).__name__} defines no __call__: define one that applies the module to its input"
                )
            if type(other) is tuple:
                return self(*other)
            raise AxisError(WRAPPED.format(short_name(self), type(other).__name__))


class Module(ModuleState, Stage):
    """A part of a model, whose fields hold its parameters and further modules.

    A module is an ordinary class: it has parameters and modules in its fields (also in lists, tuples and dicts), and
    applies them in ``__call__``, whose type is exact::

        class Classifier(Module):
            def __init__(self) -> None:
                self.hidden = Linear(Pixel, Hidden)
                self.output = Linear(Hidden, Digit)

            def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
                return x >> self.hidden >> relu >> self.output

    A layer or a parameter in the body of the class, in a set, or made in ``__call__`` would never be trained: each is
    an error that says where it belongs.
    """

    def __init_subclass__(cls) -> None:
        bases = [base for base in cls.__mro__ if base is cls or not issubclass(base, Module)]  # modules were searched
        for name, value in (item for base in bases for item in vars(base).items()):
            if find_variables([value]):
                raise AxisError(AT_CLASS_LEVEL.format(cls.__name__, name))
        if "__call__" in vars(cls):
            type.__setattr__(cls, "__call__", shortened(vars(cls)["__call__"]))
        super().__init_subclass__()

    @property
    def parameters(self) -> Parameters:
        """The parameters by their dotted names: ``hidden.weight``, ``hidden.bias``, …"""
        return find_parameters(self)

    @property
    def buffers(self) -> Mapping[str, Buffer[Any]]:
        """The untrained values by dotted name: ``norm.mean``, ``norm.variance``, …"""
        return _found(self, Buffer)

    def initialize(self, seed: int) -> Self:
        """Draw all parameters again, from one seed and their names, and return the module.

        The values do not depend on the order in which the parts of a model are made. Parameters made from a value,
        without an initialiser, keep it. Buffers are reset to their initial values.
        """
        for name, parameter in self.parameters.items():
            if parameter.draw is not None:
                parameter.assign(parameter.draw(np.random.default_rng([seed, *name.encode()])))
        for buffer in self.buffers.values():
            buffer.reset()
        return self

    def _repr_html_(self) -> str:
        """The module in a notebook: its parameters and buffers, with axes, sizes, dtypes, element counts and bytes."""
        return _variables_html(short_name(self), find_variables(self))

    def __repr__(self) -> str:
        """The class, and below it the modules, parameters and buffers in its fields, by name."""
        return _tree(self)

    def __treescope_repr__(self, path: str | None, renderer: Any) -> Any:
        return constructor(self, dict(self.fields()), path, renderer)

    def fields(self) -> list[tuple[str, object]]:
        """The named fields in which parameters are found, in the order of definition."""
        return below(self)

    if not TYPE_CHECKING:  # type checkers report the assignment of a tensor themselves

        def __setattr__(self, name, value):
            if isinstance(value, AnyTensor) and isinstance(getattr(self, name, None), Variable):
                raise AxisError(
                    f"{name} is a {type(getattr(self, name)).__name__}, and a tensor in its place would not be "
                    f"trained or saved: write {name}.assign(tensor) to change its value"
                )
            _refuse_set(name, value)
            super().__setattr__(name, value)


answer(Module, MODULES)


class Pipeline(Module, Generic[F_co]):
    """Functions applied in sequence; made by ``>>``, or from stages.

    The names of its parameters number the stages.

    See also: ``torch.nn.Sequential``, ``flax.linen.Sequential``.
    """

    def __init__(self, *stages: Callable[..., Any]) -> None:
        flat: list[Callable[..., Any]] = []
        for stage in stages:
            require_made("a stage of a pipeline is given", stage)
            flat.extend(stage.stages if isinstance(stage, Pipeline) else [stage])
        self.stages: tuple[Callable[..., Any], ...] = tuple(flat)

    if TYPE_CHECKING:  # the exact type is that of the composition

        @property
        def __call__(self) -> F_co:
            """The composed function."""
            raise NotImplementedError

    else:  # a method, as PyTorch's compiler cannot trace the call of a property

        def __call__(self, *operands: Any) -> Any:
            for stage in self.stages:
                operands = (stage(*operands),)
            return operands[0]

    def fields(self) -> list[tuple[str, object]]:
        """The stages, by number."""
        return [(str(number), stage) for number, stage in enumerate(self.stages)]

    def __repr__(self) -> str:
        return " >> ".join(map(short_name, self.stages))


Sequential = Pipeline
"""The usual name: ``Sequential(Linear(Pixel, Hidden), relu, Linear(Hidden, Digit))``."""


Network: TypeAlias = Pipeline[Layer[U, V]]
"""A pipeline that maps the last axis, for any axes in front: the result type of functions that make networks.

>>> from typedtensor import Axis
>>> from typedtensor.nn import Linear, Network
>>> from typedtensor.ops import relu
>>> class Pixel(Axis, size=4): ...
>>> class Digit(Axis, size=2): ...
>>> def network() -> Network[Pixel, Digit]:
...     return Linear(Pixel, Pixel) >> relu >> Linear(Pixel, Digit)
>>> network().parameters.count
30
"""


class Then(Generic[First_co, Second_co]):
    """The type of a composition with a different type at each application, such as ``Sum(Hidden) >> relu``.

    It exists in types only, ``Pipeline[Then[Sum[Hidden], ReLU]]``: at run time there is only the pipeline.
    """

    def __call__(self, *operands: Any) -> Any:
        raise NotImplementedError


def short_name(part: Any) -> str:
    """A function, an operation or a module in one line; the class's name if the class defines no ``__repr__``."""
    if isinstance(part, Module) and type(part).__repr__ is Module.__repr__:
        return f"{type(part).__name__}()"
    return part.__name__ if hasattr(part, "__name__") else repr(part)


def _tree(root: Module) -> str:
    """A module and its parts without a ``__repr__`` of their own, one line each."""
    lines: list[str] = []
    seen: set[int] = set()
    stack: list[tuple[str, str, object]] = [("", "", root)]
    while stack:
        indent, name, part = stack.pop()
        head, below = f"{indent}{name}: " if name else "", indent
        is_new = id(part) not in seen
        if isinstance(part, Module) and type(part).__repr__ is Module.__repr__:
            lines.append(f"{head}{type(part).__name__}{'' if is_new else ', as above'}")
            name, below = "", f"{indent}  "
        elif isinstance(part, (Module, Variable)):
            lines.append(head + repr(part).replace("\n", f"\n{indent}  "))
            continue
        elif not isinstance(part, (list, tuple, dict)):
            continue
        if is_new:
            seen.add(id(part))
            inner = [(below, f"{name}.{key}" if name else key, child) for key, child in children(part)]
            stack.extend(reversed(inner))
    return "\n".join(lines)
