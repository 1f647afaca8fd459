"""What somebody has learned: lessons done, puzzles solved."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learned",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(96), primary_key=True),
        sa.Column("name", sa.String(96), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("learned")
