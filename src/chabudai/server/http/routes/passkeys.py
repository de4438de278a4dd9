"""Accounts claimed and signed in to with a passkey; the browser's part is native."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
import webauthn
from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from chabudai.server.accounts.people import Accounts, Passkey
from chabudai.server.errors import Rejected
from chabudai.server.http.access import PUBLIC, AnyRequest, limit_newcomers, session_of
from chabudai.server.http.hosts import fold_host
from chabudai.server.http.routes.people import sign_in_browser
from chabudai.server.http.services import Services
from chabudai.server.protocol.schemas import Person

CHALLENGE_SECONDS = 300.0
MAX_CHALLENGES = 10_000
BAD_ANSWERS = (WebAuthnException, KeyError, TypeError, ValueError)


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's passkey answered, as its `toJSON()` gives it, to one challenge."""

    challenge: str
    credential: dict[str, object]


class Challenges:
    """Challenges that were given out and not answered yet; each is good once, and not for long."""

    def __init__(self) -> None:
        self._issued: dict[str, tuple[bytes, float]] = {}

    def issue(self, options: str, challenge: bytes) -> dict[str, Any]:
        """Remember a challenge, and say what the browser needs."""
        if len(self._issued) >= MAX_CHALLENGES:
            del self._issued[next(iter(self._issued))]  # the oldest one
        public: dict[str, Any] = json.loads(options)
        self._issued[public["challenge"]] = (challenge, time.monotonic() + CHALLENGE_SECONDS)
        return public

    def redeem(self, name: str) -> bytes:
        """A challenge that was given out; raises Rejected."""
        challenge, until = self._issued.pop(name, (b"", 0.0))
        if time.monotonic() > until:
            raise Rejected("bad-passkey")
        return challenge


challenges = Challenges()


def relying_party(request: AnyRequest) -> str:
    """The domain a passkey belongs to."""
    return fold_host(request.headers.get("host", ""))


@post("/api/me/passkey/options")
async def create_passkey_options(
    request: AnyRequest, accounts: NamedDependency[Accounts], person: NamedDependency[Person]
) -> dict[str, Any]:
    """What a browser needs to make a passkey; an account that has one asks to sign in again."""
    await accounts.confirm(session_of(request))
    options = webauthn.generate_registration_options(
        rp_id=relying_party(request),
        rp_name="Chabudai",
        user_id=person.id.encode(),
        user_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return challenges.issue(webauthn.options_to_json(options), options.challenge)


@post("/api/me/passkey", guards=[limit_newcomers])
async def add_passkey(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    person: NamedDependency[Person],
    data: JSONBody[Credential],
) -> Person:
    """Claim the account with a passkey."""
    await accounts.confirm(session_of(request))
    try:
        made = webauthn.verify_registration_response(
            credential=data.credential,
            expected_challenge=challenges.redeem(data.challenge),
            expected_rp_id=relying_party(request),
            expected_origin=request.headers["origin"],
        )
    except BAD_ANSWERS as error:
        raise Rejected("bad-passkey") from error
    key = (made.credential_id, person.id, made.credential_public_key, made.sign_count)
    await accounts.add_passkey(Passkey(*key))
    return person


@post("/api/sign-in/passkey/options", opt=PUBLIC)
async def create_sign_in_options(request: AnyRequest) -> dict[str, Any]:
    """What a browser needs to sign in with a passkey."""
    options = webauthn.generate_authentication_options(rp_id=relying_party(request))
    return challenges.issue(webauthn.options_to_json(options), options.challenge)


@post("/api/sign-in/passkey", opt=PUBLIC, guards=[limit_newcomers])
async def sign_in_with_passkey(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Credential]
) -> Response[Person]:
    """Sign in with a passkey."""
    accounts = services.accounts
    try:
        raw = webauthn.base64url_to_bytes(str(data.credential["rawId"]))
        person, key = await accounts.find_passkey(raw)
        shown = webauthn.verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenges.redeem(data.challenge),
            expected_rp_id=relying_party(request),
            expected_origin=request.headers["origin"],
            credential_public_key=key.public_key,
            credential_current_sign_count=key.count,
        )
    except BAD_ANSWERS as error:
        raise Rejected("bad-passkey") from error
    await accounts.update_passkey_count(key, shown.new_sign_count)
    return await sign_in_browser(services, person)


PASSKEY_ROUTES = [create_passkey_options, add_passkey, create_sign_in_options, sign_in_with_passkey]
