"""Who is who: guests by an opaque cookie, programs by a bearer token, both kept only as hashes."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Any, TypeVar

import argon2
import msgspec
import sqlalchemy as sql

from chabudai.server.errors import Rejected
from chabudai.server.protocol.schemas import Person
from chabudai.server.storage.database import insert_new
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import passkeys, people, sessions
from chabudai.session.players import MAX_NICKNAME, is_nickname, normalize_nickname

T = TypeVar("T")
MAX_HASHES_AT_ONCE = 2
DAY = 24 * 3600.0
AT = "@"  # what the names of bot accounts begin with, and nobody else's
FRESH_SECONDS = 600.0  # after signing in, in which nobody is asked again who they are


class Session(msgspec.Struct, frozen=True):
    """A token that stands for somebody, by its hash, and when it was given out."""

    hash: bytes
    person: Person
    created: float

    def is_fresh(self) -> bool:
        """Whether somebody has just come or signed in."""
        return time.time() - self.created < FRESH_SECONDS


class Passkey(msgspec.Struct, frozen=True):
    """A key that some device holds for a person."""

    credential: bytes
    person: str
    public_key: bytes
    count: int


def hash_token(token: str) -> bytes:
    """A token as it is kept; 256 random bits need no salt."""
    return sha256(token.encode()).digest()


def normalize_name(name: str) -> str:
    """A nickname that every table can show; raises Rejected."""
    name = normalize_nickname(name)
    if not is_nickname(name) or name.startswith(AT):
        raise Rejected("bad-name", longest=MAX_NICKNAME)
    return name


def normalize_login(login: str) -> str:
    """The one form of a login: however it is typed, it is claimed and signed in to as this."""
    return unicodedata.normalize("NFKC", normalize_nickname(login).casefold())


class Accounts:
    """The people and their sessions, in the store; a session ends so many days after it began."""

    def __init__(self, store: Store, session_days: float = 365.0) -> None:
        self.store = store
        self.session_seconds = session_days * DAY
        self._hasher = argon2.PasswordHasher()
        self._hashing = asyncio.Semaphore(MAX_HASHES_AT_ONCE)
        self._dummy = ""

    async def create_person(self, name: str, kind: str) -> tuple[Person, str]:
        """A new guest or program, and the token that stands for it."""
        person = Person(secrets.token_urlsafe(12), normalize_name(name))
        row = {"id": person.id, "name": person.name, "created": time.time()}
        await self.store.run(lambda c: c.execute(sql.insert(people), row) and None)
        return person, await self.create_session(person.id, kind)

    async def create_session(self, person: str, kind: str) -> str:
        """A new token for somebody."""
        token = secrets.token_urlsafe(32)
        row = {"hash": hash_token(token), "person": person, "kind": kind, "created": time.time()}
        await self.store.run(lambda c: c.execute(sql.insert(sessions), row) and None)
        return token

    async def delete_session(self, token: str) -> bytes:
        """Let a token stand for nobody; return its hash."""
        gone = sql.delete(sessions).where(sessions.c.hash == hash_token(token))
        await self.store.run(lambda c: c.execute(gone) and None)
        return hash_token(token)

    async def delete_other_sessions(self, session: Session) -> list[bytes]:
        """End all sessions of a person but this one; return their hashes."""
        others = sql.delete(sessions).where(
            sessions.c.person == session.person.id, sessions.c.hash != session.hash
        )
        ended = others.returning(sessions.c.hash)
        return await self.store.run(lambda c: list(c.execute(ended).scalars().all()))

    async def delete_expired_sessions(self) -> None:
        """Forget the tokens that stand for nobody any more."""
        expired = sql.delete(sessions).where(sessions.c.created < self._oldest_session())
        await self.store.run(lambda c: c.execute(expired) and None)

    def _oldest_session(self) -> float:
        return time.time() - self.session_seconds

    async def find_session(self, token: str, kind: str) -> Session | None:
        """The session of a token, unless it has expired."""
        wanted = sql.select(people.c.id, people.c.name, people.c.login, sessions.c.created).join(
            sessions, sessions.c.person == people.c.id
        )
        mine = wanted.where(
            sessions.c.hash == hash_token(token),
            sessions.c.kind == kind,
            sessions.c.created >= self._oldest_session(),
        )
        row = await self.store.run(lambda c: c.execute(mine).first())
        return None if row is None else Session(hash_token(token), Person(*row[:3]), row[3])

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another nickname."""
        changed = (
            sql.update(people).where(people.c.id == person.id).values(name=normalize_name(name))
        )
        await self.store.run(lambda c: c.execute(changed) and None)
        return msgspec.structs.replace(person, name=normalize_name(name))

    async def claim(self, person: Person, login: str, password: str) -> Person:
        """Let an account be signed in to elsewhere by a login and a password, from now on these."""
        normalize_name(login)
        kept = await self._run_in_thread(self._hasher.hash, password)
        values = {"login": normalize_login(login), "password": kept}
        free = ~sql.exists().where(people.c.login == values["login"], people.c.id != person.id)
        change = sql.update(people).where(people.c.id == person.id, free).values(values)
        if not await self.store.run(lambda c: c.execute(change).rowcount):
            raise Rejected("login-taken")
        return msgspec.structs.replace(person, login=values["login"])

    async def confirm(self, session: Session, present: str = "") -> None:
        """Make sure that it is the account's own person who changes how it is signed in to.

        A cookie alone is not enough, as whoever finds a device has it: that takes the present
        password, or a fresh sign-in. A guest that nobody can sign in to has nothing to show.
        """
        if session.is_fresh():
            return
        person = session.person.id
        row = await self._find_account(people.c.id == person)
        has_password = row is not None and row["password"] is not None
        if present:
            await self._verify(row, present)
        elif has_password or await self._has_passkey(person):
            raise Rejected("sign-in-again")

    async def check_password(self, login: str, password: str) -> Person:
        """The person of a login and a password; as slow for those that do not exist."""
        row = await self._find_account(people.c.login == normalize_login(login))
        return await self._verify(row, password)

    async def _find_account(self, which: sql.ColumnElement[bool]) -> sql.RowMapping | None:
        wanted = sql.select(people).where(which)
        return await self.store.run(lambda c: c.execute(wanted).mappings().first())

    async def _verify(self, row: sql.RowMapping | None, password: str) -> Person:
        kept = row["password"] if row and row["password"] else await self._dummy_hash()
        right = await self._run_in_thread(self._matches, kept, password)
        if row is None or not right:
            raise Rejected("wrong-password")
        return Person(row["id"], row["name"], row["login"])

    async def _has_passkey(self, person: str) -> bool:
        wanted: sql.Select[Any] = sql.select(passkeys.c.credential).where(
            passkeys.c.person == person
        )
        return await self.store.run(lambda c: c.execute(wanted).first() is not None)

    async def _dummy_hash(self) -> str:
        self._dummy = self._dummy or await self._run_in_thread(
            self._hasher.hash, secrets.token_hex(8)
        )
        return self._dummy

    def _matches(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except argon2.exceptions.VerifyMismatchError:
            return False

    async def _run_in_thread(self, work: Callable[..., T], *words: str) -> T:
        async with self._hashing:
            return await asyncio.to_thread(work, *words)

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a key for a person."""
        row = msgspec.structs.asdict(passkey)
        await self.store.run(lambda c: insert_new(c, passkeys, row))

    async def find_passkey(self, credential: bytes) -> tuple[Person, Passkey]:
        """The key of that name and whose it is; raises Rejected."""
        wanted = sql.select(passkeys).where(passkeys.c.credential == credential)
        row = await self.store.run(lambda c: c.execute(wanted).mappings().first())
        if row is None:
            raise Rejected("unknown-passkey")
        key = Passkey(row["credential"], row["person"], row["public_key"], row["count"])
        owner = sql.select(people.c.id, people.c.name, people.c.login)
        mine = owner.where(people.c.id == key.person)
        return Person(*await self.store.run(lambda c: c.execute(mine).one())), key

    async def update_passkey_count(self, passkey: Passkey, count: int) -> None:
        """Remember how often a key was used."""
        used = sql.update(passkeys).where(passkeys.c.credential == passkey.credential)
        await self.store.run(lambda c: c.execute(used.values(count=count)) and None)
