"""Accounts claimed and signed in to with a passkey; the browser's part is native."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from litestar import Response, post
from litestar.params import JSONBody
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from chabudai.server.accounts.people import Passkey
from chabudai.server.errors import NotNow
from chabudai.server.http.routes import Asking, count_newcomer, greet
from chabudai.server.http.services import Desk
from chabudai.server.protocol.schemas import Person

PATIENCE = 300.0
MOST = 10_000
BAD = (WebAuthnException, KeyError, TypeError, ValueError)


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's passkey answered, as its `toJSON()` gives it, to one challenge."""

    challenge: str
    credential: dict[str, object]


class Challenges:
    """Challenges that were given out and not answered yet; each is good once, and not for long."""

    def __init__(self) -> None:
        self._given: dict[str, tuple[bytes, float]] = {}

    def give(self, options: str, challenge: bytes) -> dict[str, Any]:
        """Remember a challenge, and say what the browser needs."""
        if len(self._given) >= MOST:
            self._given.clear()
        public: dict[str, Any] = json.loads(options)
        self._given[public["challenge"]] = (challenge, time.monotonic() + PATIENCE)
        return public

    def take(self, name: str) -> bytes:
        """A challenge that was given out; raises NotNow."""
        challenge, until = self._given.pop(name, (b"", 0.0))
        if time.monotonic() > until:
            raise NotNow("bad-passkey")
        return challenge


challenges = Challenges()


def host_of(request: Asking) -> str:
    """The domain a passkey belongs to."""
    return urlsplit(f"//{request.headers['host']}").hostname or ""


@post("/api/me/passkey/options")
async def new_passkey_options(request: Asking) -> dict[str, Any]:
    """What a browser needs to make a passkey."""
    person = await Desk.of(request).door.known(request)
    options = webauthn.generate_registration_options(
        rp_id=host_of(request),
        rp_name="Chabudai",
        user_id=person.id.encode(),
        user_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return challenges.give(webauthn.options_to_json(options), options.challenge)


@post("/api/me/passkey")
async def add_passkey(request: Asking, data: JSONBody[Credential]) -> Person:
    """Claim the account with a passkey."""
    person = await Desk.of(request).door.known(request)
    try:
        made = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=challenges.take(data.challenge),
            expected_rp_id=host_of(request),
            expected_origin=request.headers["origin"],
        )
    except BAD as error:
        raise NotNow("bad-passkey") from error
    key = (made.credential_id, person.id, made.credential_public_key, made.sign_count)
    await Desk.of(request).identity.add_passkey(Passkey(*key))
    return person


@post("/api/sign-in/passkey/options")
async def sign_in_options(request: Asking) -> dict[str, Any]:
    """What a browser needs to sign in with a passkey."""
    options = webauthn.generate_authentication_options(rp_id=host_of(request))
    return challenges.give(webauthn.options_to_json(options), options.challenge)


@post("/api/sign-in/passkey")
async def sign_in_with_passkey(request: Asking, data: JSONBody[Credential]) -> Response[Person]:
    """Sign in with a passkey."""
    count_newcomer(request)
    identity = Desk.of(request).identity
    try:
        raw = webauthn.base64url_to_bytes(str(data.credential["rawId"]))
        person, key = await identity.passkey(raw)
        shown = webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenges.take(data.challenge),
            expected_rp_id=host_of(request),
            expected_origin=request.headers["origin"],
            credential_public_key=key.public_key,
            credential_current_sign_count=key.count,
        )
    except BAD as error:
        raise NotNow("bad-passkey") from error
    await identity.count_passkey(key, shown.new_sign_count)
    return greet(request, person, await identity.sign_in(person.id, "cookie"))


PASSKEY_ROUTES = [new_passkey_options, add_passkey, sign_in_options, sign_in_with_passkey]
