"""Separate programs with simulated devices, whose number JAX reads from the environment at its start."""

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
"""The time limit of a program in seconds."""

FAST = ("XLA_FLAGS", "JAX_DISABLE_MOST_OPTIMIZATIONS")
"""The environment variables by which XLA compiles fast in tests."""

is_optimized = False
"""Whether XLA optimises these programs, as it does for users; the exhaustive tests set it."""


def start(program: str, devices: int, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Start a program of the folder beside this file, with simulated devices."""
    known = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu", **environment}
    if is_optimized:
        known = {name: value for name, value in known.items() if name not in FAST}
    known["XLA_FLAGS"] = f"{known.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count={devices}".strip()
    command = [sys.executable, "-W", "error", str(PROGRAMS / program), *arguments]
    return subprocess.Popen(command, cwd=ROOT, env=known, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Return the exit status and the output of a program, which is killed after the time limit."""
    try:
        out, error = process.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        process.kill()
        out, error = process.communicate()
    return process.returncode, out, error


def run(program: str, devices: int, *arguments: str) -> Any:
    """Run a program, and return the JSON in the last line of its output."""
    code, out, error = finish(start(program, devices, *arguments))
    assert code == 0, error
    return json.loads(out.splitlines()[-1])


def free_port() -> int:
    """Return an unused port of this machine."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
