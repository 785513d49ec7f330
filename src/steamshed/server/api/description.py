"""The wire described for programs: OpenAPI for the requests, a JSON schema for the socket's messages."""

from __future__ import annotations

from typing import Any

import msgspec

from steamshed.server.api.endpoints import ENDPOINTS, ERRORS, Endpoint, Nothing, Picture, PlainText, Refusal
from steamshed.server.bots.wire import FromBots, ToBots
from steamshed.server.tables.socket_wire import FromServer, ToServer

Json = dict[str, Any]
REF = "#/components/schemas/{name}"
TEXT: Json = {"text/plain": {"schema": {"type": "string"}}}
SVG: Json = {"image/svg+xml": {"schema": {"type": "string"}}}


def openapi(version: str) -> Json:
    """All requests as an OpenAPI document."""
    shapes = [Refusal, *(kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer) if in_json(kind))]
    schemas, components = msgspec.json.schema_components(shapes, ref_template=REF)
    known = dict(zip(map(id, shapes), schemas))
    paths: dict[str, Json] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Steamshed",
            "version": version,
            "description": "Railway board games: tables, records, bots. See also the socket at /ws/tables/{id},"
            " whose messages /api/socket.json describes.",
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
    }


SECURITY: Json = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "steamshed_session",
        "description": "The session, set by GET /api/me.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "X-CSRF-Token",
        "description": "The token that GET /api/me gives.",
    },
    "bot": {"type": "http", "scheme": "bearer", "description": "The token of a bot, from its owner's account page."},
}


def in_json(kind: object) -> bool:
    return kind not in (Nothing, PlainText, Picture)


def operation(endpoint: Endpoint[Any, Any, Any], known: dict[int, Json]) -> Json:
    def content(kind: object) -> Json:
        if in_json(kind):
            return {"application/json": {"schema": known[id(kind)]}}
        return SVG if kind is Picture else TEXT

    refused = {"application/json": {"schema": known[id(Refusal)]}}
    answers: Json = {"200": {"description": "As asked.", "content": content(endpoint.answer)}}
    if endpoint.cached:
        answers["304"] = {"description": "Not changed."}
    if endpoint.unwell:
        answers["503"] = {"description": "Not well.", "content": content(endpoint.answer)}
    for status, text in ERRORS.items():
        answers[str(status)] = {"description": text, "content": refused}
    found: Json = {
        "tags": [endpoint.tag],
        "summary": endpoint.text,
        "operationId": f"{endpoint.method.lower()}{endpoint.path.replace('/', '_').replace('.', '_')}",
        "parameters": [parameter(endpoint, field) for field in msgspec.structs.fields(endpoint.parameters)],
        "responses": answers,
    }
    if endpoint.body is not Nothing:
        found["requestBody"] = {"required": True, "content": content(endpoint.body)}
    if endpoint.visitors:
        found["security"] = [{"session": []} if endpoint.method == "GET" else {"session": [], "csrf": []}]
    elif endpoint.bearer:
        found["security"] = [{"bot": []}]
    return found


def parameter(endpoint: Endpoint[Any, Any, Any], field: msgspec.structs.FieldInfo) -> Json:
    place = "path" if in_path(endpoint, field.encode_name) else "query"
    schema = msgspec.json.schema(field.type)
    if not field.required and field.default is not None:
        schema["default"] = field.default
    return {"name": field.encode_name, "in": place, "required": field.required, "schema": schema}


def in_path(endpoint: Endpoint[Any, Any, Any], name: str) -> bool:
    return f"{{{name}}}" in endpoint.path


def socket() -> Json:
    """The messages at the socket of a table: ``to_server`` and ``from_server``."""
    return messages("Steamshed, the socket of a table", ToServer, FromServer)


def bot_socket() -> Json:
    """The same for the socket of a bot."""
    return messages("Steamshed, the socket of a bot", FromBots, ToBots)


def messages(title: str, to_server: Any, from_server: Any) -> Json:
    (to, sent), components = msgspec.json.schema_components([to_server, from_server], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": {**components, "to_server": to, "from_server": sent},
        "anyOf": [{"$ref": "#/$defs/to_server"}, {"$ref": "#/$defs/from_server"}],
    }
