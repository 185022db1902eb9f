"""The real server on a port of its own: `python serving.py PORT FOLDER`; 0 is any port."""

import sys
from pathlib import Path

import uvicorn

from ludoteka.web.app import application
from ludoteka.web.serve import bound


def main(port: str, folder: str) -> None:
    listening = bound("127.0.0.1", int(port))
    print(listening.getsockname()[1], flush=True)
    app = application(Path(folder) / "matches.sqlite3", pace=0, compiled=False)
    config = uvicorn.Config(
        app, ws="websockets-sansio", log_level="warning", timeout_graceful_shutdown=1
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
