"""Who does not want to hear whom, and what was reported."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("reported", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "reporter", "number", name="reported_once"),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("mutes")
