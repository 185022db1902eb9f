"""What the server offers to programs: OpenAPI 3.1 for tools, and a page for people.

Both are made from the operations and their messages, so they cannot say anything else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec

from ludoteka import __version__

from .http import LAYOUTS, Operation
from .protocol import FromPage, Problem, ToPage

REF = "#/components/schemas/{name}"
BAD_REQUEST = {400: "It cannot be understood."}
BAD_BODY = {413: "It is too long.", 415: "It is not sent as JSON."}


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    kinds = [kind for o in operations for kind in (o.takes, o.gives) if is_message(kind)]
    _, schemas = msgspec.json.schema_components(
        [*kinds, Problem, FromPage, ToPage], ref_template=REF
    )
    paths: dict[str, Any] = {}
    for o in operations:
        paths.setdefault(o.path, {})[o.method.lower()] = described(o)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludotéka",
            "version": __version__,
            "description": "Every refusal is a Problem with a sentence in the reader's language."
            " The live table is the socket /api/tables/{id}/live: the page sends Hello, then any"
            " FromPage; the server sends ToPage, each as one JSON text.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def is_message(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def described(o: Operation) -> dict[str, Any]:
    refuses = BAD_REQUEST | (BAD_BODY if o.takes else {}) | o.refuses
    told: dict[str, Any] = {
        "summary": o.about,
        "operationId": o.do.__name__,
        "parameters": parameters(o),
        "responses": {str(o.status): {"description": "Done.", "content": content(o.gives)}}
        | {str(s): {"description": w, "content": content(Problem)} for s, w in refuses.items()},
    }
    if o.takes:
        told["requestBody"] = {"required": True, "content": content(o.takes)}
    if o.by_seat:
        told["security"] = [{"seat": []}]
    return told


def parameters(o: Operation) -> list[dict[str, Any]]:
    found = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", o.path)
    ]
    found.append(one_of("language", ("cs", "en")))
    if o.by_layout:
        found.append(one_of("layout", LAYOUTS))
    return found


def one_of(name: str, values: Sequence[str]) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "string", "enum": list(values)}}


def content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {"application/json": {"schema": schema}}


# For people

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, .method { font-family: ui-monospace, monospace; }
table { border-collapse: collapse; margin: .5rem 0 1rem; }
td, th { text-align: left; vertical-align: top; padding: .15rem .8rem .15rem 0; }
h2 { margin-top: 2.5rem; } h3 { margin-bottom: 0; }
"""


def readable(operations: Sequence[Operation], told: dict[str, Any]) -> str:
    schemas = told["components"]["schemas"]
    return "\n".join(
        [
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludotéka: API</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>',
            "<h1>Ludotéka for programs</h1>",
            f"<p>{escape(told['info']['description'])}",
            "<p>A seat's secret is the part of its link after <code>#</code>; over HTTP it is sent"
            " as <code>Authorization: Bearer SECRET</code>. The same in a form for tools:"
            ' <a href="/openapi.json">/openapi.json</a>.',
            "<h2>Addresses</h2>",
            *(operation_in_html(o) for o in operations),
            "<h2>Messages</h2>",
            *(message_in_html(name, schema) for name, schema in sorted(schemas.items())),
        ]
    )


def operation_in_html(o: Operation) -> str:
    lines = [f"<h3><span class=method>{o.method}</span> <code>{escape(o.path)}</code></h3>"]
    lines.append(f"<p>{escape(o.about)}" + (" Takes a seat's secret." if o.by_seat else ""))
    rows = [("takes", kind_in_html(content(o.takes)))] if o.takes else []
    rows += [("gives", kind_in_html(content(o.gives)))]
    rows += [(str(status), escape(why)) for status, why in o.refuses.items()]
    return "\n".join([*lines, table_in_html(rows)])


def message_in_html(name: str, schema: dict[str, Any]) -> str:
    rows = [
        (f"<code>{escape(field)}</code>", schema_in_html(kind))
        for field, kind in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<h3 id="{name}">{name}</h3><p>{about}{table_in_html(rows)}'


def table_in_html(rows: list[tuple[str, str]]) -> str:
    return "".join(["<table>", *(f"<tr><th>{a}<td>{b}" for a, b in rows), "</table>"])


def kind_in_html(media: dict[str, Any]) -> str:
    (kind, told), *_ = media.items()
    return schema_in_html(told["schema"]) if told else escape(kind)


def schema_in_html(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(schema_in_html(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
        return "list of " + schema_in_html(schema["items"])
    if isinstance(schema.get("additionalProperties"), dict):
        return "by name: " + schema_in_html(schema["additionalProperties"])
    return escape(str(schema.get("type", "anything")))
