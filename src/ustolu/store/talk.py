"""Chat: beside the log, the last hundred lines a table."""

import secrets

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ustolu.store.database import Database
from ustolu.store.rows import ChatLine
from ustolu.store.schema import CHAT

_KEPT = 100


class Talk:
    """The part of a store that keeps what is said."""

    _db: Database

    async def chat_add(self, table_id: str, person: str | None, name: str, text: str, at: int) -> ChatLine:
        """Keeps and announces a line; the oldest beyond a hundred goes."""
        mark = secrets.token_bytes(12)
        line = self._db.insert(CHAT).values(mark=mark, table_id=table_id, person=person, name=name, text=text, at=at)
        here = CHAT.c.table_id == table_id
        last = select(CHAT.c.id).where(here).order_by(CHAT.c.id.desc()).offset(_KEPT - 1).limit(1).scalar_subquery()

        async def work(connection: AsyncConnection) -> ChatLine:
            await connection.execute(line.on_conflict_do_nothing())
            number = (await connection.execute(select(CHAT.c.id).where(CHAT.c.mark == mark))).scalar_one()
            await connection.execute(delete(CHAT).where(here, CHAT.c.id < func.coalesce(last, 0)))
            await self._db.tell(connection, [table_id])
            return ChatLine(number, person, name, text, at)

        return await self._db.write(work)

    async def chat(self, table_id: str, after: int = 0) -> list[ChatLine]:
        """What was said after line `after`, the oldest first."""
        query = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.id > after).order_by(CHAT.c.id)

        async def work(connection: AsyncConnection) -> list[ChatLine]:
            return [ChatLine(row.id, row.person, row.name, row.text, row.at) for row in await connection.execute(query)]

        return await self._db.read(work)
