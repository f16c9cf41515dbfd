"""Products of matrices in C: in tiles whose sums are in vectors, by the extensions of GCC and Clang; else by loops."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.staging.parts import part

_ROWS = 6
"""The most rows of a tile: the sums of as many, of two vectors each, are in registers. It is ``ROWS`` in C."""

_FORMS = ("part",), ("lanes",), ("lanes", "part"), ("lanes", "lanes")
"""The vectors of a row of a tile."""

_PASSED = "int64_t k, const REAL *a, int64_t am, int64_t ak, const REAL *b, int64_t bk, REAL *c, int64_t cm, int more"


def products(reals: Sequence[str]) -> str:
    """Return the functions for products of floating-point types."""
    given = "k, a, am, ak, b, bk, c, cm, more"
    shapes = [(rows, number) for rows in range(1, _ROWS + 1) for number in range(len(_FORMS))]
    cases = [f"        case {8 * n + rows}: tile_{rows}_{n}_REAL(apart, {given}); break;" for rows, n in shapes]
    chosen = [
        "/* A tile of some rows, and of a vector or two that lie so many columns apart. */",
        f"static void tile_REAL(int rows, int first, int second, int64_t apart, {_PASSED}) {{",
        "    const int form = second ? 2 + (second == LANES_REAL) : first == LANES_REAL;",
        "    switch (8 * form + rows) {",
        *cases,
        "    }",
        "}",
    ]
    tiles = "\n".join([*(_tile(*shape) for shape in shapes), *chosen])
    whole = part("product").replace("TILES", tiles)
    blas = {"float": "s", "double": "d"}
    return "\n".join([part("vectors"), *(whole.replace("BLAS_", blas[x]).replace("REAL", x) for x in reals)])


def _tile(rows: int, number: int) -> str:
    """A tile whose sums have names of their own, so that they are in registers."""
    form = _FORMS[number]
    loose = ["loose_part_REAL" if of == "part" else "loose_REAL" for of in form]
    places = {(i, j): f"*({loose[j]} *)(c + {i} * cm{' + apart' * j})" for i in range(rows) for j in range(len(form))}
    lines = [f"{of}_REAL {', '.join(f's{i}{j} = {{0}}' for i in range(rows))};" for j, of in enumerate(form)]
    lines += ["if (more) {", *(f"    s{i}{j} = {place};" for (i, j), place in places.items()), "}"]
    lines += ["for (int64_t t = 0; t < k; t++) {"]
    lines += [
        f"    const {of}_REAL b{j} = *(const {loose[j]} *)(b + t * bk{' + apart' * j});" for j, of in enumerate(form)
    ]
    for i in range(rows):
        lines += [f"    const REAL a{i} = a[{i} * am + t * ak];"]
        lines += [f"    s{i}{j} += a{i} * b{j};" for j in range(len(form))]
    lines += ["}", *(f"{place} = s{i}{j};" for (i, j), place in places.items())]
    lines += ["(void)apart;"] * (len(form) == 1)
    head = f"static void tile_{rows}_{number}_REAL(int64_t apart, {_PASSED}) {{"
    return "\n".join([head, *(f"    {line}" for line in lines), "}", ""])
