"""Programs of their own with simulated devices, whose number JAX takes from the environment when it starts."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).parent / "programs"
LONGEST = 240
"""Seconds after which a program has failed."""

FAST = ("XLA_FLAGS", "JAX_DISABLE_MOST_OPTIMIZATIONS")
"""The variables by which the tests have XLA compile fast."""

is_optimized = False
"""Whether XLA optimises these programs, as it does for users; the exhaustive tests set it."""


def start(program: str, devices: int, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """A program of the folder beside this file, with devices."""
    known = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu", **environment}
    if is_optimized:
        known = {name: value for name, value in known.items() if name not in FAST}
    known["XLA_FLAGS"] = f"{known.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count={devices}".strip()
    command = [sys.executable, "-W", "error", str(PROGRAMS / program), *arguments]
    return subprocess.Popen(command, cwd=ROOT, env=known, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """What a program has returned and said; it is ended if it takes too long."""
    try:
        out, error = process.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        process.kill()
        out, error = process.communicate()
    return process.returncode, out, error


def run(program: str, devices: int, *arguments: str) -> Any:
    """What a program prints in its last line, as JSON."""
    code, out, error = finish(start(program, devices, *arguments))
    assert code == 0, error
    return json.loads(out.splitlines()[-1])


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
