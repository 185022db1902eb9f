"""Where this machine's Chromium is; for the browser tests. Standard library only."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
HOW_TO_INSTALL = (
    "no Chromium found, so the browser tests are left out; "
    "install it with `apt-get install chromium` (Debian), "
    "`dnf install chromium` (Fedora) or `brew install --cask chromium` (macOS), "
    "or set LUDOTEKA_CHROMIUM to the path of a Chromium or Chrome"
)


def find() -> str | None:
    if given := os.environ.get("LUDOTEKA_CHROMIUM"):
        return shutil.which(given)
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or next((app for app in APPS if Path(app).is_file()), None)
