"""Operations in the source of a module: rules, constructors, and functions made of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from typedtensor.rules import Rule, RuleError, check_rule, parse_rule


@dataclass(frozen=True, slots=True)
class Operation:
    """A class with a rule.

    Attributes:
        name: the name of the class.
        rule: its rule.
        parameters: its type parameters, runs with a star.
        constructor: the parameters of its constructor without ``self``; None if it inherits the constructor.
    """

    name: str
    rule: Rule
    parameters: tuple[str, ...]
    constructor: ast.arguments | None

    @property
    def variadic(self) -> bool:
        """Whether it takes any number of labels."""
        return any(parameter.startswith("*") for parameter in self.parameters)


def read_operation(definition: ast.ClassDef) -> Operation | None:
    """The operation that a class statement defines; None without a readable rule.

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
    constructor = next((s for s in definition.body if isinstance(s, ast.FunctionDef) and s.name == "__init__"), None)
    return Operation(definition.name, rule, parameters, constructor.args if constructor else None)


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
    definitions = (s for s in tree.body if isinstance(s, ast.ClassDef))
    return {found.name: found for found in map(read_operation, definitions) if found is not None}


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


def parameters_of(arguments: ast.arguments) -> list[tuple[ast.arg, ast.expr | None]]:
    """The positional parameters without ``self``, with their defaults."""
    positional = [*arguments.posonlyargs, *arguments.args][1:]
    defaults: list[ast.expr | None] = list(arguments.defaults)
    missing = len(positional) - len(defaults)
    return list(zip(positional, [None] * missing + defaults, strict=True))
