"""The picture a guest has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("avatar", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("guests", "avatar")
