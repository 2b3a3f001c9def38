"""What the database holds, for queries; the migrations are what makes it. A test compares the two."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String, primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opened_by", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("stage", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String),
    Column("persons", Text, nullable=False),
    Column("about", LargeBinary, nullable=False),
)
"""One row a table: what never changes, and what the last entry made of it. `n` is the number of that entry; `persons` a JSON list of ids."""

Index("tables_due", TABLES.c.due_at, sqlite_where=TABLES.c.due_at.is_not(None), postgresql_where=TABLES.c.due_at.is_not(None))
Index("tables_stage", TABLES.c.stage)
Index("tables_opened", TABLES.c.opened_by, TABLES.c.created_at)

ENTRIES = Table(
    "entries",
    META,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The log: one row a command. Everything else about a table follows from its header and these."""

SITTING = Table(
    "sitting",
    META,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    sqlite_with_rowid=False,
)
"""Who ever sat at or hosted which table; whether they still do is in `tables.persons` and `tables.host`."""

Index("sitting_table", SITTING.c.table_id)

SNAPSHOTS = Table(
    "snapshots",
    META,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""A cache of folded tables; every row may vanish at any time."""

SEEN = Table(
    "seen",
    META,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seen_at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""Seats whose socket some process holds, and when it last said so."""

PERSONS = Table(
    "persons",
    META,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

TOKENS = Table(
    "tokens",
    META,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", String, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)
"""Cookies, as hashes: who reads the database cannot become anybody."""

Index("tokens_person", TOKENS.c.person)

LINKS = Table(
    "links",
    META,
    Column("person", String, primary_key=True),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("ends_at", BigInteger, nullable=False),
)
"""The personal link of a person, as a hash; a new one replaces it."""

CHAT = Table(
    "chat",
    META,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("mark", LargeBinary, nullable=False, unique=True),
    Column("table_id", String, nullable=False),
    Column("person", String),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
"""What was said; `mark` is random, so that a repeated insert is known as the same line."""

Index("chat_table", CHAT.c.table_id, CHAT.c.id)
Index("chat_person", CHAT.c.person)

LEAGUES = Table(
    "leagues",
    META,
    Column("id", String, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opened_by", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""One row a league, replaced as a whole: `n` is the number of its state."""

Index("leagues_opened", LEAGUES.c.opened_by, LEAGUES.c.created_at)

LEAGUE_PEOPLE = Table(
    "league_people",
    META,
    Column("person", String, primary_key=True),
    Column("league_id", String, primary_key=True),
    sqlite_with_rowid=False,
)
"""Who ever kept a league or played in it; whether they still do is in its data."""

Index("league_people_league", LEAGUE_PEOPLE.c.league_id)

LEAGUE_TABLES = Table(
    "league_tables",
    META,
    Column("table_id", String, primary_key=True),
    Column("league_id", String, nullable=False),
    sqlite_with_rowid=False,
)
"""The tables whose results are awaited; a row goes when the result is counted."""

Index("league_tables_league", LEAGUE_TABLES.c.league_id)
