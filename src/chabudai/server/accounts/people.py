"""Who is who: guests by an opaque cookie, programs by a bearer token, both kept only as hashes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

import argon2
import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects.sqlite import insert

from chabudai.server.errors import Rejected
from chabudai.server.protocol.schemas import Person
from chabudai.server.storage.store import Store
from chabudai.server.storage.tables import passkeys, people, sessions
from chabudai.session.players import MAX_NICKNAME, is_nickname, normalize_nickname

T = TypeVar("T")
MAX_HASHES_AT_ONCE = 2


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
    if not is_nickname(name):
        raise Rejected("bad-name", longest=MAX_NICKNAME)
    return name


class Accounts:
    """The people and their sessions, in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
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

    async def delete_session(self, token: str) -> None:
        """Let a token stand for nobody."""
        gone = sql.delete(sessions).where(sessions.c.hash == hash_token(token))
        await self.store.run(lambda c: c.execute(gone) and None)

    async def find_by_token(self, token: str, kind: str) -> Person | None:
        """The person that a token stands for."""
        wanted = sql.select(people.c.id, people.c.name, people.c.login).join(
            sessions, sessions.c.person == people.c.id
        )
        mine = wanted.where(sessions.c.hash == hash_token(token), sessions.c.kind == kind)
        row = await self.store.run(lambda c: c.execute(mine).first())
        return None if row is None else Person(*row)

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another nickname."""
        changed = (
            sql.update(people).where(people.c.id == person.id).values(name=normalize_name(name))
        )
        await self.store.run(lambda c: c.execute(changed) and None)
        return msgspec.structs.replace(person, name=normalize_name(name))

    async def claim(self, person: Person, login: str, password: str) -> Person:
        """Make a guest an account that can be signed in to elsewhere."""
        kept = await self._run_in_thread(self._hasher.hash, password)
        values = {"login": normalize_name(login).casefold(), "password": kept}
        free = ~sql.exists().where(people.c.login == values["login"], people.c.id != person.id)
        change = sql.update(people).where(people.c.id == person.id, free).values(values)
        if not await self.store.run(lambda c: c.execute(change).rowcount):
            raise Rejected("login-taken")
        return msgspec.structs.replace(person, login=values["login"])

    async def check_password(self, login: str, password: str) -> Person:
        """The person of a login and a password; as slow for those that do not exist."""
        wanted = sql.select(people).where(people.c.login == login.casefold())
        row = await self.store.run(lambda c: c.execute(wanted).mappings().first())
        kept = row["password"] if row and row["password"] else await self._dummy_hash()
        right = await self._run_in_thread(self._matches, kept, password)
        if row is None or not right:
            raise Rejected("wrong-password")
        return Person(row["id"], row["name"], row["login"])

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
        await self.store.run(
            lambda c: c.execute(insert(passkeys).on_conflict_do_nothing(), row) and None
        )

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
