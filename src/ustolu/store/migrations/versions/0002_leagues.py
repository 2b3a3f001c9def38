"""Leagues: rounds of a game over many evenings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Leagues, whose they are, and the tables whose results they wait for."""
    op.create_table(
        "leagues",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("opened_by", sa.String, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("leagues_opened", "leagues", ["opened_by", "created_at"])
    op.create_table(
        "league_people",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("league_id", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("league_people_league", "league_people", ["league_id"])
    op.create_table(
        "league_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("league_id", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("league_tables_league", "league_tables", ["league_id"])


def downgrade() -> None:
    """As before there were leagues."""
    for name in ("league_tables", "league_people", "leagues"):
        op.drop_table(name)
