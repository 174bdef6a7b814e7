-- A session that was forgotten can be ended when it was last written in, but not before its last
-- pause was over. When that was is not known of those that go on: not after their last edit, where
-- there was one since, for a pause has emptied it until now.
-- The last edit outlives pauses and the end from now on; what was emptied stays so.

ALTER TABLE "writing_sessions" ADD COLUMN "resumed_at" timestamp (3) with time zone;
UPDATE "writing_sessions" SET "resumed_at" = COALESCE("last_edit_at", now())
WHERE "status" = 'active' AND "paused_ms" > 0;
