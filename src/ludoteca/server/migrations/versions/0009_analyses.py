"""What machines have said of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("verdicts", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
