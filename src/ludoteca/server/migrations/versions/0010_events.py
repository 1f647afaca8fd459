"""Events and their acts; which table of the house belongs to which event."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "held_events",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
    )
    op.create_index("held_events_by_status", "held_events", ["status", "touched"])
    op.create_table(
        "event_acts",
        sa.Column("event_id", sa.String(16), sa.ForeignKey("held_events.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "event_people",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("event_id", sa.String(16), sa.ForeignKey("held_events.id"), primary_key=True),
    )
    op.add_column("tables", sa.Column("event", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "event")
    op.drop_table("event_people")
    op.drop_table("event_acts")
    op.drop_index("held_events_by_status", "held_events")
    op.drop_table("held_events")
