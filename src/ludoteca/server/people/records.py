"""What is kept about people. A column called `guest` names the person a row belongs to: deleting that person deletes
every such row."""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.server.store import metadata

accounts = sa.Table(  # an account's id is that of the guest it was made from
    "accounts",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("folded", sa.String(96), nullable=False, unique=True),  # the name as it is compared with others
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("is_operator", sa.Boolean, nullable=False),
    sa.Column("password", sa.Text),  # hashed
    sa.Column("created", sa.BigInteger, nullable=False),
)
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),  # base64url, as browsers write it
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)
devices = sa.Table(  # where an account is signed in; its cookies name the row
    "devices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
)
tickets = sa.Table(  # what is good once, and for minutes: challenges, links for another device
    "tickets",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("data", sa.Text, nullable=False),  # JSON
    sa.Column("expires", sa.BigInteger, nullable=False),
)
heirs = sa.Table(  # whose games an account has taken along when it signed in
    "heirs",
    metadata,
    sa.Column("old", sa.String(32), primary_key=True),
    sa.Column("new", sa.String(32), nullable=False, index=True),
)
standings = sa.Table(  # what the operator says of somebody
    "standings",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("is_muted", sa.Boolean, nullable=False),
    sa.Column("is_banned", sa.Boolean, nullable=False),
    sa.Column("is_invited", sa.Boolean, nullable=False),
    sa.Column("why", sa.String(200), nullable=False),
)
invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used_by", sa.String(32)),
)
orders = sa.Table(  # what an operator wants the running server to do
    "orders",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("what", sa.String(200), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
results = sa.Table(  # how a finished game ended: read from its journal once
    "results",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),  # JSON
)
