"""Reads and checks what is printed: an owner of other sheets may bring a file of his own."""

from typing import Any

from ludoteka.core.components import BadComponents, components

TABLES = components(__file__)


def entry(table: str, key: str) -> Any:
    try:
        return TABLES[table][key]
    except KeyError:
        raise BadComponents(f"qwixx: [{table}] {key} is missing") from None


def is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def number(table: str, key: str, low: int, high: int) -> int:
    value: int = entry(table, key)
    if not is_number(value, low, high):
        raise BadComponents(f"qwixx: [{table}] {key} must be a whole number {low} to {high}")
    return value


def numbers(table: str, key: str, many: int, low: int, high: int) -> tuple[int, ...]:
    values = entry(table, key)
    if (
        not isinstance(values, list)
        or len(values) != many
        or not all(is_number(value, low, high) for value in values)
    ):
        raise BadComponents(f"qwixx: [{table}] {key} must be {many} whole numbers {low} to {high}")
    return tuple(values)
