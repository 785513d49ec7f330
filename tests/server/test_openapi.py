"""Schemathesis asks the server everything that its OpenAPI description allows, and a lot that it does not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import Person, Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def somebody(server: Running) -> dict[str, Any]:
    """A signed-in browser with tables of all stages."""

    async def prepare() -> dict[str, Any]:
        ann = await Person(server.address).be_guest("Ann")
        tables = [
            await ann.make("tally", "me", "open"),
            await ann.make("tally", "me", "me"),
            await ann.make("secrets", "me", "me"),
        ]
        cookies = dict(ann.http.cookies)
        await ann.close()
        return {"csrf": ann.csrf, "cookies": cookies, "tables": tables}

    return asyncio.run(prepare())


def test_every_answer_is_as_described(server: Running, somebody: dict[str, Any]) -> None:
    api = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    results: list[Any] = list(api.get_all_operations())
    operations = [result.ok() for result in results]
    assert len(operations) >= 25
    for operation in operations:
        check(operation, somebody)


def check(operation: Any, somebody: dict[str, Any]) -> None:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        if case.path_parameters and "id" in case.path_parameters:
            tables = somebody["tables"]
            case.path_parameters["id"] = tables[len(str(case.path_parameters["id"])) % len(tables)]
        signed_out = case.path in ("/api/login", "/api/register", "/api/logout") or "/account/" in case.path
        headers = {} if signed_out else {"X-CSRF-Token": somebody["csrf"]}
        response = case.call(headers=headers, cookies={} if signed_out else somebody["cookies"])
        case.validate_response(response, checks=CHECKS)

    ask()
