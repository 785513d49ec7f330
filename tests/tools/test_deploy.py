"""Dockerfile, compose.yaml and deploy/: what they name is there, and what they set can be set."""

from __future__ import annotations

import configparser
import pathlib
import re

import yaml

from steamshed.server.settings import PREFIX, Settings, from_environment
from tests.server.harness import ROOT

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
SETTINGS = {f"{PREFIX}{name.upper()}" for name in Settings.__dataclass_fields__}
FILLED = {"POSTGRES_PASSWORD": "secret", "DOMAIN": "shed.example"}


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile, an instruction and its words each."""
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def filled(text: str) -> str:
    """With what must be said in the file .env; what may be left out (``${NAME:-default}``) is."""
    text = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text)
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: FILLED[found[1]], text)


def test_compose_sets_what_can_be_set_and_it_works_together() -> None:
    app = COMPOSE["services"]["app"]
    given = {name: filled(str(value)) for name, value in app["environment"].items()}
    assert set(given) <= SETTINGS
    settings = from_environment({}, given)
    assert settings.workers > 1
    assert settings.secure_cookies
    assert settings.public_address == "https://shed.example"
    subnet = COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert settings.trusted_proxies == subnet


def test_compose_names_services_volumes_and_files_that_are_there() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"app", "db", "redis", "proxy"}
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"], volume
        published = service.get("ports", [])
        assert bool(published) == (name == "proxy"), "only the proxy can be reached from outside"
    for address in re.findall(
        r"@?//?(?:\w+:\S+@)?(\w+)[:/]\d*", filled(str(services["app"]["environment"]["STEAMSHED_REDIS"]))
    ):
        assert address in services


def test_the_proxy_passes_on_to_the_app_where_it_listens() -> None:
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    host, port = re.findall(r"reverse_proxy (\w+):(\d+)", text)[0]
    environment = dict(pair.split("=", 1) for word, rest in instructions() if word == "ENV" for pair in rest.split())
    assert host in COMPOSE["services"]
    assert port == environment["STEAMSHED_PORT"] == dict(instructions())["EXPOSE"]
    assert "respond /metrics 404" in text


def test_the_image_is_made_of_what_is_there() -> None:
    words = instructions()
    environment = dict(pair.split("=", 1) for word, rest in words if word == "ENV" for pair in rest.split())
    assert {name for name in environment if name.startswith(PREFIX)} <= SETTINGS
    runs = " ".join(rest for word, rest in words if word == "RUN")
    for file in re.findall(r"-r (\S+)", runs):
        assert (ROOT / file).is_file()
    targets = (ROOT / "Makefile").read_text() + (ROOT / "web" / "web.mk").read_text()
    for target in re.findall(r"\bmake (\w+)", runs.replace("libc6-dev make", "")):
        assert re.search(rf"^{target}:", targets, re.MULTILINE), target
    copied = [rest for word, rest in words if word == "COPY" and "server/static" in rest]
    assert copied[0].split()[-1] == environment["STEAMSHED_CLIENT"]
    assert dict(words)["USER"] == "steamshed"
    assert '["steamshed"]' in dict(words)["ENTRYPOINT"]
    assert "/api/health" in dict(words)["HEALTHCHECK"]


def test_what_is_not_for_the_image_stays_out() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", "data"} <= set(ignored)


def test_the_unit_and_its_environment_fit() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "steamshed.service")
    service = unit["Service"]
    program, command = service["ExecStart"].split()
    assert (pathlib.PurePath(program).name, command) == ("steamshed", "serve")
    lines = (ROOT / "deploy" / "steamshed.env").read_text().splitlines()
    pairs = dict(line.lstrip("#").split("=", 1) for line in lines if line.lstrip("#").startswith(PREFIX))
    assert set(pairs) <= SETTINGS
    assert service["EnvironmentFile"] == "/etc/steamshed.env"
    assert pairs["STEAMSHED_DATA"] == f"/var/lib/{service['StateDirectory']}"
    assert service["StateDirectoryMode"] == "0700"
    from_environment({}, {name: value for name, value in pairs.items() if f"#{name}" not in "\n".join(lines)})
    from_environment({}, pairs)
