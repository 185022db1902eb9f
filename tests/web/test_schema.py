"""The server does what its OpenAPI says, whatever a program sends."""

import socket
from threading import Thread
from typing import Any

import httpx2
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import booleans
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from ludoteka.web import http
from ludoteka.web.app import Ludoteka, application

EXAMPLES = 25
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


@pytest.fixture(scope="module")
def schema(tmp_path_factory):
    """The description that a running server gives of itself."""
    patched = pytest.MonkeyPatch()
    patched.setattr(http.Limit, "allows", lambda self, who="": True)
    app = application(tmp_path_factory.mktemp("web") / "m.sqlite3", pace=0, compiled=False)
    config = uvicorn.Config(app, port=0, log_level="warning", ws="websockets-sansio")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(config)
        serving = Thread(target=server.run, args=[[listening]])
        serving.start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        schema = schemathesis.openapi.from_url(f"{address}/openapi.json", wait_for_schema=20)
        yield schema, a_table(address)
        server.should_exit = True
        serving.join()
    patched.undo()


def a_table(address):
    """Something that is there: the words of its address, and the secret of a seat."""
    wish = {"game": "qwixx", "seats": [{"who": "me"}, {"who": "bot"}]}
    made = httpx2.post(f"{address}/api/tables", json=wish).json()
    secret = made["seats"][0]["link"].partition("#")[2]
    return {"id": made["id"], "name": "qwixx"}, {"authorization": f"Bearer {secret}"}


NOBODY: Any = None
OPERATIONS = [(o.method, o.path) for o in Ludoteka(NOBODY).operations()]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_operation_keeps_its_word(schema, method, path):
    schema, (words, secret) = schema

    @given(case=schema[path][method].as_strategy(), is_there=booleans())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
        derandomize=True,
        database=None,
    )
    def keeps_its_word(case, is_there):
        if is_there and case.path_parameters:
            case.path_parameters |= {n: v for n, v in words.items() if n in case.path_parameters}
            case.headers.update(secret)
        case.call_and_validate(checks=CHECKS)

    keeps_its_word()
