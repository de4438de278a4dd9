"""Requests and messages made up by chance from what the schemas say, right and wrong at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

from chabudai.engine.rng import FastRng

JSON = dict[str, Any]
TEXTS = ["", "0", "a", "en", "fr", "kodachi", "samurai_sword", "novice", "\0", "é" * 70, "x" * 3000]
TEXTS += ["../..", "%2e%2e", "\ud800", "\u202e", "<b>", "{0}", "'; --", "-1", "1e9", "null", "²"]
NUMBERS = [0, 1, 2, 3, -1, 31, 32, 100, 10**6, 2**31, 2**53, 2**63, -(2**63), 10**30, 0.5, 1e300]
ODD: list[Any] = [None, True, False, [], {}, [[]], {"": 0}, [None] * 40, "x" * 60_000]
SEEDS = 1 << 30


class Case(NamedTuple):
    """One request, and how OpenAPI describes what it is answered."""

    operation: JSON
    method: str
    path: str
    body: bytes | None


class Maker:
    """Makes values up: mostly such as the schema asks for, sometimes any."""

    def __init__(self, seed: int, schemas: JSON, known: dict[str, list[str]]) -> None:
        self.rng = FastRng(seed)
        self.schemas = schemas
        self.known = known

    def choose(self, among: list[Any]) -> Any:
        return among[self.rng.randbelow(len(among))]

    def chance(self, one_in: int) -> bool:
        return bool(self.rng.randbelow(one_in) == 0)

    def text(self, name: str = "") -> str:
        known = self.known.get(name, [])
        return str(self.choose(known if known and not self.chance(4) else TEXTS))

    def value(self, schema: JSON, name: str = "", depth: int = 0) -> Any:
        if self.chance(12):
            return self.choose([*ODD, *TEXTS, *NUMBERS])
        schema = self.resolve(schema)
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.value(self.choose(schema[several]), name, depth)
        if "const" in schema or "enum" in schema:
            return self.choose(schema.get("enum", [schema.get("const")]))
        kind = schema.get("type", "string")
        return self.value_of_kind(
            self.choose(kind) if isinstance(kind, list) else kind, schema, name, depth
        )

    def value_of_kind(self, kind: str, schema: JSON, name: str, depth: int) -> Any:
        match kind:
            case "object":
                return self.object(schema, depth)
            case "array":
                count = 0 if depth > 5 else self.rng.randbelow(4)
                return [self.value(schema.get("items", {}), name, depth + 1) for _ in range(count)]
            case "integer" | "number":
                return self.choose(NUMBERS)
            case "boolean":
                return self.chance(2)
            case "null":
                return None
        return self.text(name)

    def object(self, schema: JSON, depth: int) -> JSON:
        fields = schema.get("properties", {})
        needed = schema.get("required", [])
        wanted = [each for each in fields if each in needed or self.chance(2)]
        made = {each: self.value(fields[each], each, depth + 1) for each in wanted}
        if self.chance(12) and made:
            made.pop(self.choose(list(made)))
        if self.chance(12):
            made[self.text()] = self.choose(ODD)
        return made

    def resolve(self, schema: JSON) -> JSON:
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        return schema


def encode_badly(value: Any, maker: Maker) -> bytes:
    """A value as JSON, which is sometimes cut off or otherwise no JSON."""
    text = json.dumps(value).encode()
    if maker.chance(20):
        return text[: maker.rng.randbelow(len(text) + 1)]
    if maker.chance(30):
        return text.replace(b'"', b"\xff", 1)
    return text


def make_requests(openapi: JSON, known: dict[str, list[str]], seed: int) -> Iterator[Case]:
    """Requests without end, for every route in turn."""
    maker = Maker(seed, openapi.get("components", {}).get("schemas", {}), known)
    while True:
        for path, methods in openapi["paths"].items():
            for method, operation in methods.items():
                yield make_request(maker, path, method, operation)


def make_request(maker: Maker, path: str, method: str, operation: JSON) -> Case:
    query = []
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        value = str(maker.value(parameter.get("schema", {}), name))
        word = quote(value.encode("utf-8", "surrogatepass"), safe="")
        if parameter["in"] == "path":
            path = path.replace(f"{{{name}}}", word or "0")
        elif parameter["in"] == "query":
            query.append(f"{quote(name)}={word}")
    body = None
    if "requestBody" in operation:
        content = next(iter(operation["requestBody"]["content"].values()))
        body = encode_badly(maker.value(content.get("schema", {})), maker)
    return Case(operation, method.upper(), path + ("?" + "&".join(query) if query else ""), body)


def make_messages(wire: JSON, known: dict[str, list[str]], seed: int) -> Iterator[bytes]:
    """Messages of a client without end, of every kind in turn."""
    maker = Maker(seed, wire["$defs"], known)
    kinds = wire["$defs"]["ClientMessage"]["anyOf"]
    while True:
        for kind in kinds:
            yield encode_badly(maker.value(kind), maker)
