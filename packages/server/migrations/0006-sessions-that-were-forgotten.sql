-- A session that was forgotten can be ended when it was last written in, but not before its last
-- pause was over. When that was is not known of those that go on: none of them ended before now.
-- The last edit outlives pauses and the end from now on; what was emptied stays so.

ALTER TABLE "writing_sessions" RENAME COLUMN "last_edit_at" TO "last_written_at";
ALTER TABLE "writing_sessions" ADD COLUMN "resumed_at" timestamp (3) with time zone;
UPDATE "writing_sessions" SET "resumed_at" = now() WHERE "status" = 'active' AND "paused_ms" > 0;
