"""Who may know whom: core ← games ← bots | envs | lab | web | cli."""

import ast
import re
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.core.game import Game, load, names

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "ludoteka"
MODULES = sorted(SOURCES.rglob("*.py"))
FRONT = {"bots", "envs", "lab", "web", "cli"}  # they stand side by side

# What the compiler and the GPU need nothing more of.
CORE = "ludoteka.core."
DIALECT = {CORE + name for name in ("rule", "record", "chance", "masks", "components", "agenda")}
DIALECT |= {"enum", "typing"}  # for names and for reading tables; the rules see whole numbers


def imports(module: Path) -> Iterator[str]:
    """Full names of what a module imports, wherever in it."""
    package = ("ludoteka", *module.relative_to(SOURCES).parts[:-1])
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *(node.module or "").split(".")]).strip(".")
            yield from (f"{base}.{name.name}" for name in node.names)


def part(name: str) -> str:
    """The part of the project a full name belongs to: "core", "games.x", "lab" …, or nothing."""
    words = name.split(".")
    if words[0] != "ludoteka" or len(words) < 2:
        return ""
    return ".".join(words[1:3]) if words[1] == "games" and len(words) > 2 else words[1]


def part_of(module: Path) -> str:
    return part(".".join(("ludoteka", *module.relative_to(SOURCES).with_suffix("").parts)))


def allowed(importer: str, imported: str) -> bool:
    if imported in ("", importer, "__version__"):
        return True
    if importer == "core" or importer.startswith("games."):
        return imported == "core" or (importer == "core" and imported == "games")
    if importer == "cli":
        return imported in FRONT | {"core"}
    return imported == "core" or importer not in FRONT


@pytest.mark.parametrize("module", MODULES, ids=lambda m: str(m.relative_to(SOURCES)))
def test_arrows_point_one_way(module):
    wrong = [name for name in imports(module) if not allowed(part_of(module), part(name))]

    assert wrong == []


def test_the_arrows_of_this_test_would_notice():
    assert not allowed("core", "lab")
    assert not allowed("core", "games.chess")
    assert not allowed("games.chess", "games.go")
    assert not allowed("games.chess", "web")
    assert not allowed("lab", "web")
    assert not allowed("web", "games.chess")
    assert allowed("cli", "web")


def test_nothing_but_core_cuda_knows_the_gpu():
    knowing = {m for m in MODULES if any(n.startswith("numba.cuda") for n in imports(m))}

    assert knowing <= {SOURCES / "core" / "cuda.py"}


# Rules


def rule_modules(game: Game) -> set[Path]:
    """The modules of a game that hold its rules or that these import from its folder."""
    rules = [value for value in vars(game).values() if getattr(value, "is_rule", False)]
    rules += [bot.choose for bot in game.bots.values()]
    waiting = {Path(rule.__code__.co_filename) for rule in rules}
    found: set[Path] = set()
    while waiting:
        module = waiting.pop()
        if module.is_relative_to(game.folder):
            found.add(module)
            waiting |= {m for name in imports(module) if (m := own(game, name)) not in found and m}
    return found


def own(game: Game, name: str) -> Path | None:
    """The module of the game's folder from which a name is imported."""
    words = name.split(".")
    if part(name) != f"games.{game.name}" or len(words) < 4:
        return None
    module = game.folder / f"{words[3]}.py"
    return module if module.exists() else None


@pytest.mark.parametrize("name", names())
def test_rules_import_only_what_every_machine_has(name):
    game = load(name)
    for module in rule_modules(game):
        for imported in imports(module):
            home = imported.rpartition(".")[0]
            assert home in DIALECT or part(imported) == f"games.{name}", (module.name, imported)


# Names


def texts(*folders: str) -> Iterator[Path]:
    """What git keeps of these folders, as far as it is text."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", *folders],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split("\0")
    if listed == [""]:
        pytest.skip("not a clone: what belongs to the project is not known")
    for path in (ROOT / name for name in listed if name):
        if path.is_file() and b"\0" not in path.read_bytes():
            yield path


def test_nothing_outside_its_folder_names_a_game():
    named = re.compile("|".join(names()), re.IGNORECASE)
    games = SOURCES / "games"
    outside = [p for p in texts("src", "ui", "scripts") if not p.is_relative_to(games)]
    inside = {p: p.relative_to(games).parts[0] for p in texts("src") if p.is_relative_to(games)}

    assert [p for p in outside if named.search(p.read_text("utf-8"))] == []
    for path, home in inside.items():
        others = {found.lower() for found in named.findall(path.read_text("utf-8"))} - {home}
        assert not others, path


def test_no_file_names_the_machine_or_the_folder_it_was_made_on():
    machine = socket.gethostname()
    here = [str(ROOT)] + [machine] * (len(machine) > 5 and not machine.isalpha())
    naming = [p for p in texts(".") if any(word in p.read_text("utf-8") for word in here)]

    assert naming == []
