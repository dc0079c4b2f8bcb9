"""E-mail addresses store their mailbox and its delivery problems. Closed mailboxes get no more mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from server.db.types.mailboxes import mailbox_of

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

MAILS = sa.table("mails", *map(sa.column, ("user_id", "address", "mailbox")))


def upgrade() -> None:
    """Add the columns, and compute the mailbox of each address."""
    op.add_column("mails", sa.Column("mailbox", sa.String(32), nullable=False, server_default=""))
    op.add_column("mails", sa.Column("trouble", sa.String(8)))
    op.create_index("ix_mails_mailbox", "mails", ["mailbox"], unique=False)
    op.create_table(
        "closed_mailboxes",
        sa.Column("mailbox", sa.String(32), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    connection = op.get_bind()
    for user_id, address in connection.execute(sa.select(MAILS.c.user_id, MAILS.c.address)).all():
        one = sa.update(MAILS).where(MAILS.c.user_id == user_id)
        connection.execute(one.values(mailbox=mailbox_of(address)))


def downgrade() -> None:
    op.drop_table("closed_mailboxes")
    op.drop_index("ix_mails_mailbox", "mails")
    op.drop_column("mails", "trouble")
    op.drop_column("mails", "mailbox")
