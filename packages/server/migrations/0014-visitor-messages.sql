-- A digest by e-mail names what came since the one before; an answered message is marked.
ALTER TABLE waitlist_entries ADD COLUMN notified_at timestamptz(3);
ALTER TABLE visitor_messages
  ADD COLUMN notified_at timestamptz(3),
  ADD COLUMN answered_at timestamptz(3);
CREATE INDEX waitlist_entries_unnotified ON waitlist_entries (created_at) WHERE notified_at IS NULL;
CREATE INDEX visitor_messages_unnotified ON visitor_messages (created_at) WHERE notified_at IS NULL;

-- Servers that share a database take turns: one of them sends, and none before `next_at`.
CREATE TABLE digest_lease (
  id boolean PRIMARY KEY DEFAULT true,
  next_at timestamptz(3) NOT NULL
);
