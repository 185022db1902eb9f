"""Sets up everything that playing or testing needs: `python3 scripts/setup.py play | test`.

Needs Python 3.11 or newer and its standard library, nothing else: no uv, no node, no deno. The
environment is .venv; what goes into it is pinned with hashes in requirements*.txt. A stamp in .venv
says what was set up from which files, so that a second run does nothing.

    1. environment   .venv
    2. tools         uv, hatchling and deno, by pip (where uv is on the machine, that one does it)
    3. packages      those of the locks, exactly
    4. page          ui/ built into the package
    5. ludoteka      itself, editable
    6. browser       for `test`: Chromium from the system's packages, where we may install them
"""

import os
import sys

if sys.version_info < (3, 11):
    import shutil

    for newer in ("python3.14", "python3.13", "python3.12", "python3.11"):
        if shutil.which(newer):
            os.execvp(newer, [newer] + sys.argv)
    sys.exit(
        "Ludotéka needs Python 3.11 or newer; this is %s (%s)."
        % (sys.version.split()[0], sys.executable)
    )

import hashlib
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import chromium
import page

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "ludoteka-setup.json"
LOCKS = {"play": "requirements.txt", "test": "requirements-test.txt"}
BUILD_LOCK = "requirements-build.txt"


class Failed(Exception):
    pass


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in LOCKS:
        sys.exit(__doc__)
    purpose = sys.argv[1]
    os.chdir(ROOT)
    os.environ["UV_PYTHON_DOWNLOADS"] = "never"  # the Python that is there, or a clear refusal
    os.environ.pop("VIRTUAL_ENV", None)  # another environment that happens to be active is not ours
    start = time.monotonic()
    try:
        with only_one_at_a_time():
            did = set_up(purpose)
    except Failed as problem:
        sys.exit(f"setup: {problem}")
    if did:
        say(f"ready to {purpose} after {time.monotonic() - start:.1f} s")


def set_up(purpose: str) -> bool:
    done = read_stamp()
    if not PYTHON.exists() or done.get("python") != version_of_venv():
        done = {}
    if purpose == "play" and done.get("purpose") == "test":
        purpose = "test"  # an environment for tests can play too: keep its tools
    wanted = {
        "purpose": purpose,
        "packages": hash_of(LOCKS[purpose], BUILD_LOCK),
        "ludoteka": hash_of("pyproject.toml", "hatch_build.py", "src/ludoteka/__init__.py"),
    }
    did = False
    if not done:
        STAMP.unlink(missing_ok=True)
        with step(f"environment: .venv with Python {sys.version.split()[0]}"):
            make_environment()
        if not (uv_of_venv().exists() or shutil.which("uv")):
            with step("tools: uv, hatchling and deno"):
                pip_install(BUILD_LOCK)
        did = True
    if (done.get("purpose"), done.get("packages")) != (wanted["purpose"], wanted["packages"]):
        with step(f"packages: {LOCKS[purpose]}"):
            uv("pip", "sync", "--require-hashes", LOCKS[purpose], BUILD_LOCK)
        done = {}  # sync has removed ludoteka itself
        did = True
    if not page.is_built():
        with step("page: ui/ built into the package"):
            run(PYTHON, "scripts/page.py", "build")
        did = True
    if done.get("ludoteka") != wanted["ludoteka"]:
        with step("ludoteka: editable"):
            uv("pip", "install", "--no-deps", "--no-build-isolation", "--editable", ".")
        did = True
    if did:
        STAMP.write_text(json.dumps({"python": version_of_venv(), **wanted}))
    if purpose == "test" and sys.argv[1] == "test":
        did |= get_chromium()
    return did


# 1, 2: environment and tools


def make_environment() -> None:
    """By uv, by Python, or, where Debian has split ensurepip off (python3-venv), without pip."""
    shutil.rmtree(VENV, ignore_errors=True)
    if shutil.which("uv"):
        run("uv", "venv", "--quiet", "--python", sys.executable, VENV)
        return
    venv = (sys.executable, "-m", "venv")
    if works(*venv, VENV):
        return
    if not works(sys.executable, "-m", "pip", "--version") and may_apt():
        name = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        say(f"this Python has neither venv's pip nor pip: installing the system's package {name}")
        if apt_install(name) and works(*venv, "--clear", VENV):
            return
    if works(*venv, "--clear", "--without-pip", VENV) and works(
        sys.executable, "-m", "pip", "--version"
    ):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    raise Failed(
        "cannot make a Python environment here: this Python has neither ensurepip nor pip. "
        "On Debian and Ubuntu: `sudo apt-get install python3-venv`; elsewhere install pip or uv. "
        "Then run this again."
    )


def pip_install(lock: str) -> None:
    install = ("install", "-qq", "--disable-pip-version-check", "--require-hashes", "-r", lock)
    if works(PYTHON, "-m", "pip", "--version"):
        run(PYTHON, "-m", "pip", *install)
    else:  # the pip beside our Python fills the environment that has none (pip 22.3 or newer)
        run(sys.executable, "-m", "pip", "--python", PYTHON, *install)


# 6: browser


def get_chromium() -> bool:
    if chromium.find():
        return False
    if not may_apt():
        say(chromium.HOW_TO_INSTALL)
        return False
    with step("browser: Chromium from the system's packages"):
        if not apt_install("chromium") or not chromium.find():
            say(chromium.HOW_TO_INSTALL)
    return True


def may_apt() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(package: str) -> bool:
    """The package lists may be missing or old, which shows only when the installation fails."""
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    install = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", package)
    return works(*install) or (works("apt-get", "update", "--quiet") and works(*install))


# doing and telling


def uv_of_venv() -> Path:
    return BIN / ("uv.exe" if os.name == "nt" else "uv")


def uv(*args: str) -> None:
    own = uv_of_venv()
    run(own if own.exists() else "uv", *args[:2], "--quiet", "--python", PYTHON, *args[2:])


def run(*command: str | Path) -> None:
    try:
        subprocess.run([str(part) for part in command], check=True, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise Failed(f"{problem}") from None


def works(*command: str | Path) -> bool:
    words = [str(part) for part in command]
    quiet = subprocess.DEVNULL
    return (
        subprocess.run(words, stdin=quiet, stdout=quiet, stderr=quiet, check=False).returncode == 0
    )


def say(sentence: str) -> None:
    print(f"setup: {sentence}", flush=True)


@contextmanager
def step(what: str) -> Iterator[None]:
    say(f"{what} ...")
    start = time.monotonic()
    yield
    say(f"{what}: {time.monotonic() - start:.1f} s")


@contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Two `make`s in one folder must not fill the same environment at once."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with (ROOT / "pyproject.toml").open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another setup in this folder ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def hash_of(*names: str) -> str:
    return hashlib.sha256(b"\0".join((ROOT / name).read_bytes() for name in names)).hexdigest()


def read_stamp() -> dict[str, str]:
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def version_of_venv() -> str:
    """An environment whose Python was replaced, or whose folder was moved, must be made anew."""
    try:
        return (VENV / "pyvenv.cfg").read_text() + str(PYTHON.resolve(strict=True)) + str(VENV)
    except OSError:
        return ""


if __name__ == "__main__":
    main()
