"""The promises of `ludoteka.core.contract`, kept by every game that exists."""

import pytest

from ludoteka.core import contract
from ludoteka.core.game import load, names

CASES = [(name, table) for name in names() for table in contract.tables(load(name))]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("promise", contract.ON_A_FOLDER, ids=lambda f: f.__name__)
def test_the_folder_keeps_its_promise(name, promise):
    promise(load(name))


# Promise after promise at one table: its games are played once for all of them.
@pytest.mark.parametrize("promise", contract.ON_A_TABLE, ids=lambda f: f.__name__)
@pytest.mark.parametrize(("name", "table"), CASES, ids=lambda case: str(case))
def test_the_game_keeps_its_promise(name, table, promise):
    promise(load(name), table)
