"""A passkey in software: what a phone or a key on the desk does, with real signatures."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One key for one site."""

    def __init__(self, host: str, origin: str) -> None:
        self.host = host
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def make(self, challenge: str) -> dict[str, object]:
        """Answer to `navigator.credentials.create`."""
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public_key()
        whole = {"fmt": "none", "attStmt": {}, "authData": self._data(WITH_KEY) + attested}
        client = self._client("webauthn.create", challenge)
        response = {
            "clientDataJSON": encoded(client),
            "attestationObject": encoded(cbor2.dumps(whole)),
        }
        return self._credential(response)

    def sign(self, challenge: str) -> dict[str, object]:
        """Answer to `navigator.credentials.get`."""
        self.count += 1
        data, client = self._data(0), self._client("webauthn.get", challenge)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": encoded(client),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
        }
        return self._credential(response)

    def _credential(self, response: dict[str, str]) -> dict[str, object]:
        name = encoded(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        flag = bytes([PRESENT_AND_VERIFIED | flags])
        return sha256(self.host.encode()).digest() + flag + self.count.to_bytes(4, "big")

    def _public_key(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        return cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
