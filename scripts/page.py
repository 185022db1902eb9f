"""Builds the page (ui/) into src/ludoteka/web/static: `python scripts/page.py build | check | dev`.

Standard library only, as the build hook and scripts/setup.py use it too. Vite runs under deno,
which comes from PyPI, so that no node is needed. The page's types are written from the server's
messages, and nothing is built from stale ones. A stamp beside the built files holds the hash of
what they were built from: nothing is built, and no network is needed, while it is right.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
BUILT = ROOT / "src" / "ludoteka" / "web" / "static"
STAMP = BUILT / "sources.sha256"
MESSAGES = ROOT / "src" / "ludoteka" / "web" / "protocol.py"


def sources_hash() -> str:
    """One hash over the names and contents of everything the page is built from."""
    total = hashlib.sha256(MESSAGES.read_bytes().replace(b"\r\n", b"\n"))
    for file in sorted(UI.rglob("*")):
        inside = file.relative_to(UI)
        if file.is_file() and not any(
            part == "node_modules" or part.startswith(".") for part in inside.parts
        ):
            # git may have changed the line ends, which does not change the page
            content = file.read_bytes().replace(b"\r\n", b"\n")
            total.update(inside.as_posix().encode() + b"\0" + hashlib.sha256(content).digest())
    return total.hexdigest()


def is_built() -> bool:
    if not (BUILT / "index.html").is_file():
        return False
    if not UI.is_dir():
        return True  # built files without their sources: nothing to compare with
    return STAMP.is_file() and STAMP.read_text().strip() == sources_hash()


def find_deno() -> str | None:
    """Deno of this environment if there is one, else the machine's."""
    places = [
        sysconfig.get_path("scripts"),
        str(Path(sys.executable).parent),
        os.environ.get("PATH", os.defpath),
    ]
    return shutil.which("deno", path=os.pathsep.join(places))


def deno(*args: str) -> None:
    program = find_deno()
    if program is None:
        raise FileNotFoundError(
            "deno is not installed: `pip install deno`, or let `make` set everything up"
        )
    env = dict(os.environ)
    # certificates of the system first (a company's own, say), then those that deno carries
    env.setdefault("DENO_TLS_CA_STORE", "system,mozilla")
    env.setdefault("DENO_NO_UPDATE_CHECK", "1")
    env.setdefault("DENO_NO_PROMPT", "1")
    if not sys.stderr.isatty():
        env.setdefault("NO_COLOR", "1")
    # one stream for both, so that an error is readable in the order in which it happened
    subprocess.run(
        [program, *args], cwd=UI, env=env, check=True, stdin=subprocess.DEVNULL, stdout=sys.stderr
    )


def packages() -> None:
    """What ui/package.json names, as pinned in ui/deno.lock; no network when it is all there."""
    deno("install", "--frozen", "--quiet")


def check_types() -> None:
    """Of the page: they have to be those of the server's messages."""
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "ludoteka.web.types", "--check"]
    subprocess.run(command, env=env, check=True, stdin=subprocess.DEVNULL)


def build() -> None:
    if is_built():
        return
    if not UI.is_dir():
        raise FileNotFoundError(
            f"neither the built page ({BUILT}) nor its sources ({UI}) are there"
        )
    sources = sources_hash()  # before building: an edit during the build must lead to another
    check_types()
    packages()
    deno("run", "-A", "npm:vite", "build", "--logLevel", "warn")
    STAMP.write_text(sources + "\n")


def check() -> None:
    packages()
    deno("run", "-A", "npm:svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def dev() -> None:
    packages()
    deno("run", "-A", "npm:vite")


if __name__ == "__main__":
    what = {"build": build, "check": check, "dev": dev}
    if len(sys.argv) != 2 or sys.argv[1] not in what:
        sys.exit(__doc__)
    try:
        what[sys.argv[1]]()
    except (FileNotFoundError, subprocess.CalledProcessError) as problem:
        sys.exit(f"page: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)
