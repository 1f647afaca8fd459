"""Who has ever had a seat where."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    seated = op.create_table(
        "seated",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    )
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("seats"))
    events = sa.table("events", sa.column("table_id"), sa.column("kind"), sa.column("guest"))
    sat = sa.select(events.c.guest, events.c.table_id).where(events.c.kind == "sit", events.c.guest.is_not(None))
    found = {(row.guest, row.table_id) for row in connection.execute(sat)}
    for row in connection.execute(sa.select(tables.c.id, tables.c.seats)):
        chairs = [chair.split(":") for chair in json.loads(row.seats)]
        found |= {(chair[1], row.id) for chair in chairs if chair[0] == "guest"}
    if found:
        op.bulk_insert(seated, [{"guest": guest, "table_id": table} for guest, table in sorted(found)])


def downgrade() -> None:
    op.drop_table("seated")
