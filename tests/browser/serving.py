"""The real server on a port of its own: `python serving.py PORT FOLDER [GAME.py]`; 0 is any port.

A game that lies outside the package is served as the only one.
"""

import importlib.util
import sys
from pathlib import Path

import uvicorn

from ludoteka.web import app, tables
from ludoteka.web.serve import bound


def main(port: str, folder: str, game: str = "") -> None:
    if game:
        serve_only(Path(game))
    listening = bound("127.0.0.1", int(port))
    print(listening.getsockname()[1], flush=True)
    application = app.application(Path(folder) / "matches.sqlite3", pace=0, compiled=False)
    config = uvicorn.Config(
        application, ws="websockets-sansio", log_level="warning", timeout_graceful_shutdown=1
    )
    uvicorn.Server(config).run(sockets=[listening])


def serve_only(file: Path) -> None:
    name = file.parent.name
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec
    assert spec.loader
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for doors in (app, tables):
        doors.names = lambda: [name]  # type: ignore[attr-defined]
        doors.load = lambda _: module.GAME  # type: ignore[attr-defined]


if __name__ == "__main__":
    main(*sys.argv[1:])
