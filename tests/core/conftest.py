import importlib.util
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def toy():
    """A small game with hidden cards, chance and a simultaneous question."""
    if "toy" not in sys.modules:
        spec = importlib.util.spec_from_file_location("toy", HERE / "toy" / "__init__.py")
        assert spec
        assert spec.loader
        sys.modules["toy"] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules["toy"])
    return sys.modules["toy"].GAME
