"""``typedtensor coverage PATHS``: which expressions have known axes, which lack them, and why."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from typedtensor.cli.commands import FAILED, FINE
from typedtensor.cli.looking import add_config_option, look_at

if TYPE_CHECKING:
    from typedtensor.cli.coverage_counts import Coverage


def main(arguments: Sequence[str]) -> int:
    """Count expressions with known axes; fail below a threshold."""
    parser = argparse.ArgumentParser(
        "typedtensor coverage",
        description="Count tensors and expressions whose axes the type checker knows. An expression is partly known if "
        "its type leaves some axes open, as *S does in generic code; the percentage counts known and partly known "
        "expressions.",
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a Python file, or a folder of them")
    parser.add_argument("--fail-under", type=float, metavar="PERCENT", help="exit with 1 if the percentage is lower")
    parser.add_argument("--partly", action="store_true", help="also list partly known expressions")
    parser.add_argument("--summary", action="store_true", help="print only the numbers, without places")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_config_option(parser)
    options = parser.parse_args(arguments)

    look = look_at("coverage", options.paths, options.config_file)
    from typedtensor.cli.coverage_counts import Coverage
    from typedtensor.inspection import Knowledge

    files = [coverage for coverage in map(Coverage.of, look.views) if coverage.counted]
    total = Coverage.total(files)
    passed = options.fail_under is None or total.percent >= options.fail_under
    if options.json:
        print(json.dumps(_as_json(files, total, options.fail_under, passed), indent=2))
        return FINE if passed else FAILED
    worst = Knowledge.PARTLY if options.partly else Knowledge.UNKNOWN
    for gap in (gap for file in files for gap in file.gaps if not options.summary and gap.knowledge <= worst):
        print(gap)
    width = max((len(file.path) for file in files), default=0)
    for file in files:
        print(f"{file.path:{width}}  {file}")
    if len(files) != 1:
        print(f"{'all':{width}}  {total}")
    if not passed:
        print(
            f"{total.percent:.1f} % are known or partly known, but --fail-under asks for at least "
            f"{options.fail_under:g} %"
        )
    return FINE if passed else FAILED


def _as_json(files: Sequence[Coverage], total: Coverage, fail_under: float | None, passed: bool) -> dict[str, Any]:
    return {
        "files": [
            {"path": file.path, **file.as_json(), "gaps": [gap.as_json() for gap in file.gaps]} for file in files
        ],
        "total": total.as_json(),
        "fail_under": fail_under,
        "passed": passed,
    }
