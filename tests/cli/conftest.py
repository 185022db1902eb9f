"""The command line as its user meets it: words in, sentences and an exit status out."""

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from ludoteka.cli import main


@dataclass
class Said:
    status: int
    out: str
    err: str


@pytest.fixture
def ludoteka(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Said]:
    """`ludoteka("play qwixx", typed="1\\n")` runs the command with this on its standard input."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(command: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main(command.split())
        except SystemExit as end:
            status = int(end.code or 0)
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    return run
