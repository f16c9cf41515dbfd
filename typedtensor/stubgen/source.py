"""Operations in the source of a module: rules, constructors, and functions made of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from typedtensor.rules import Rule, RuleError, check_rule, parse_rule


@dataclass(frozen=True, slots=True)
class Operation:
    """A class with a rule.

    Attributes:
        name: the name of the class.
        rule: its rule.
        parameters: its type parameters, runs with a star.
        constructor: the parameters of its constructor.
        documentation: the first line of its docstring.
    """

    name: str
    rule: Rule
    parameters: tuple[str, ...]
    constructor: ast.arguments
    documentation: str = ""

    @property
    def variadic(self) -> bool:
        """Whether it takes any number of labels."""
        return any(parameter.startswith("*") for parameter in self.parameters)


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def read_operation(
    definition: ast.ClassDef, others: Mapping[str, ast.ClassDef] = MappingProxyType({})
) -> Operation | None:
    """The operation that a class statement defines; None without a readable rule.

    Args:
        definition: the statement.
        others: the classes of the module, of which bases may have the constructor.

    >>> [statement] = ast.parse('class Swap(PolyOp1[U, V], rule="U V -> V U"): ...').body
    >>> read_operation(statement).parameters
    ('U', 'V')
    """
    text = next((keyword.value for keyword in definition.keywords if keyword.arg == "rule"), None)
    if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
        return None
    parameters = tuple(dict.fromkeys(_parameters(definition.bases)))
    try:
        rule = parse_rule(text.value)
        check_rule(rule, parameters, None)
    except RuleError:
        return None  # the run time and the plugin report the error
    if any(way.conditions for way in rule.ways[:-1]) and len({way.result.kind for way in rule.ways}) > 1:
        return None  # the alternative, and so the kind of the result, depends on conditions that a stub cannot express
    constructor = _constructor(definition, others)
    taken = constructor.args if constructor else _labels(parameters)
    return Operation(definition.name, rule, parameters, taken, summary(definition))


def _constructor(definition: ast.ClassDef, others: Mapping[str, ast.ClassDef]) -> ast.FunctionDef | None:
    """The constructor of a class, or that of the first of its bases in the module that has one.

    Bases have the type variables of the class, under the same names.
    """
    for statement in definition.body:
        if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            return statement
    names = (ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in definition.bases)
    found = (_constructor(others[name], others) for name in names if name in others)
    return next((each for each in found if each is not None), None)


def _labels(parameters: Sequence[str]) -> ast.arguments:
    """The parameters of a constructor that takes the labels only."""
    names = ["axis"] if len(parameters) == 1 else _ORDINALS
    labels = [label for label in parameters if not label.startswith("*")]
    taken = [f"{name}: type[{label}]" for name, label in zip(names, labels, strict=False)]
    [constructor] = ast.parse(f"def __init__({', '.join(['self', *taken])}, /): ...").body
    assert isinstance(constructor, ast.FunctionDef)
    return constructor.args


def summary(definition: ast.ClassDef | ast.FunctionDef) -> str:
    """The first line of a docstring, as it is written between quotes."""
    first = (ast.get_docstring(definition) or "").partition("\n")[0]
    return first.replace("\\", "\\\\").replace('"""', '\\"""')


def _parameters(bases: Sequence[ast.expr]) -> Iterator[str]:
    for base in bases:
        if isinstance(base, ast.Subscript):
            arguments = base.slice.elts if isinstance(base.slice, ast.Tuple) else [base.slice]
            for argument in arguments:
                if isinstance(argument, ast.Name):
                    yield argument.id
                elif isinstance(argument, ast.Starred) and isinstance(argument.value, ast.Name):
                    yield f"*{argument.value.id}"
                elif isinstance(argument, ast.Subscript) and ast.unparse(argument.value).endswith("Unpack"):
                    yield f"*{ast.unparse(argument.slice)}"


def operations(tree: ast.Module) -> dict[str, Operation]:
    """The operations of a module, by name."""
    classes = {s.name: s for s in tree.body if isinstance(s, ast.ClassDef)}
    found = (read_operation(definition, classes) for definition in classes.values())
    return {operation.name: operation for operation in found if operation is not None}


@dataclass(frozen=True, slots=True)
class Function:
    """A function of the operands of an operation, then its labels.

    Attributes:
        operation: the operation.
        masked: the masked operation, if there is one.
    """

    operation: Operation
    masked: Operation | None = None


def labelled_functions(tree: ast.Module, known: Mapping[str, Operation]) -> dict[str, Function]:
    """Assignments such as ``softmax = Labelled(Softmax, masked=MaskedSoftmax)``, by the assigned name."""
    found: dict[str, Function] = {}
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call):
            call, [target, *_] = statement.value, statement.targets
            if ast.unparse(call.func).rpartition(".")[2] == "Labelled" and len(call.args) == 1:
                operation = known.get(ast.unparse(call.args[0]))
                masked = next((known.get(ast.unparse(k.value)) for k in call.keywords if k.arg == "masked"), None)
                if operation is not None and isinstance(target, ast.Name):
                    found[target.id] = Function(operation, masked)
    return found


@dataclass(frozen=True, slots=True)
class Ruled:
    """A function with a rule, ``@ruled("*A U *B -> *A *B")``.

    Attributes:
        rule: its rule.
        operands: the parameters that are operands.
        listed: those of which there are any number of one type.
        labels: the type variables that its parameters bind to labels.
    """

    definition: ast.FunctionDef
    rule: Rule
    operands: tuple[str, ...]
    listed: frozenset[str]
    labels: tuple[str, ...]


def ruled_function(definition: ast.FunctionDef) -> Ruled | None:
    """The function with a rule that a statement defines; None for others, and where an operand may be None."""
    texts = [ast.unparse(d.args[0]) for d in definition.decorator_list if isinstance(d, ast.Call) and _is_ruled(d)]
    taken = {
        parameter.arg: _annotation(parameter) for parameter in (*definition.args.posonlyargs, *definition.args.args)
    }
    listed = frozenset(name for name, text in taken.items() if text.startswith("Sequence[Operand"))
    operands = tuple(n for n, text in taken.items() if n in listed or re.match(r"(Operand|Expr|\w*Tensor)\b", text))
    labels = tuple(found[1] for text in taken.values() if (found := re.fullmatch(r"type\[(\w+)\](?: \| \1)?", text)))
    try:
        rule = parse_rule(ast.literal_eval(texts[0])) if texts else None
    except (RuleError, ValueError):
        return None  # the run time and the plugin report the error
    if rule is None or len(rule.operands) != len(operands) or any("None" in taken[name] for name in operands):
        return None
    return Ruled(definition, rule, operands, listed, labels)


def _is_ruled(decorator: ast.Call) -> bool:
    return ast.unparse(decorator.func).rpartition(".")[2] == "ruled" and len(decorator.args) == 1


def _annotation(parameter: ast.arg) -> str:
    return ast.unparse(parameter.annotation) if parameter.annotation is not None else ""


def parameters_of(arguments: ast.arguments) -> list[tuple[ast.arg, ast.expr | None]]:
    """The positional parameters without ``self``, with their defaults."""
    positional = [*arguments.posonlyargs, *arguments.args][1:]
    defaults: list[ast.expr | None] = list(arguments.defaults)
    missing = len(positional) - len(defaults)
    return list(zip(positional, [None] * missing + defaults, strict=True))
