"""The dashboard and the alert rules in deploy/ ask for numbers, labels and values that the server has."""

from __future__ import annotations

import ast
import functools
import json
import re
from collections import defaultdict

import pytest
import yaml

from steamshed.server.monitoring.metrics import HELP, ROUTE_REQUESTS, ROUTE_SECONDS, family
from tests.server.harness import ROOT

PARTS = ("_bucket", "_count", "_sum")
OF_THE_SCRAPE = {"job", "instance"}


@functools.cache
def labels() -> dict[str, set[str]]:
    """By metric, the labels that it has: those that the sources give, and the one by which workers are told apart."""
    found = defaultdict[str, set[str]](lambda: {"worker", *OF_THE_SCRAPE})
    for metric in (ROUTE_REQUESTS, ROUTE_SECONDS):
        found[metric] |= {"route"}
    for file in (ROOT / "src" / "steamshed" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "METRICS.count":
                found[ast.literal_eval(node.args[0])] |= {str(keyword.arg) for keyword in node.keywords}
    return found


def dashboard() -> list[str]:
    panels = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


def alerts() -> list[dict[str, object]]:
    groups = yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def metrics_in(expression: str) -> list[str]:
    return re.findall(r"\b(?:steamshed|process)_\w+", expression)


EXPRESSIONS = [*dashboard(), *(str(rule["expr"]) for rule in alerts())]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_each_expression_asks_for_what_there_is(expression: str) -> None:
    names = metrics_in(expression) or re.findall(r"\bup\b", expression)
    assert names
    asked = set(re.findall(r"(\w+)\s*(?:=~|!~|!=|=)\s*\"", expression))
    asked |= {label.strip() for group in re.findall(r"\bby \(([^)]*)\)", expression) for label in group.split(",")}
    for name in names:
        metric = family(name)
        assert metric in HELP or metric == "up", name
        kind = HELP.get(metric, ("gauge", ""))[0]
        assert (kind == "histogram") == name.endswith(PARTS), name
        own = labels()[metric] | ({"le"} if kind == "histogram" else set())
        assert asked <= own, (name, asked - own)
        if kind != "gauge":
            assert re.search(rf"(?:rate|increase)\({name}\b", expression), f"{name} only ever grows"


def test_the_dashboard_shows_every_number() -> None:
    assert {family(name) for expression in dashboard() for name in metrics_in(expression)} == HELP.keys()


def test_every_panel_can_choose_its_source_and_has_its_place() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    (source,) = board["templating"]["list"]
    assert (source["name"], source["type"]) == ("source", "datasource")
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)
    assert {panel["datasource"]["uid"] for panel in board["panels"]} == {"${source}"}
    assert len({panel["id"] for panel in board["panels"]}) == len(places)


def test_every_rule_says_what_is_wrong_and_how_bad_it_is() -> None:
    names = [rule["alert"] for rule in alerts()]
    assert len(set(names)) == len(names)
    for rule in alerts():
        assert rule["labels"] in ({"severity": "page"}, {"severity": "ticket"}), rule["alert"]
        assert rule["for"], rule["alert"]
        assert rule["annotations"], rule["alert"]
