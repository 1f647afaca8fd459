"""Which process has what, where several share one database."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("fence", sa.BigInteger(), nullable=False),
    )
    op.create_index("leases_by_owner", "leases", ["owner"])


def downgrade() -> None:
    op.drop_index("leases_by_owner", "leases")
    op.drop_table("leases")
    op.drop_table("processes")
