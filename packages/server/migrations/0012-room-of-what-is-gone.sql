-- Words that sessions have of deleted documents go once the sessions have ended, and those of discarded
-- sessions go at once (docs/decisions/0038): so it is from now on, and here for what is there already.

DELETE FROM "session_carried_words" USING "writing_sessions"
WHERE "writing_sessions"."id" = "session_id" AND "status" NOT IN ('active', 'paused')
  AND ("status" = 'discarded'
    OR NOT EXISTS (SELECT 1 FROM "documents" WHERE "documents"."id" = "session_carried_words"."document_id"));
DELETE FROM "session_paragraphs" USING "writing_sessions"
WHERE "writing_sessions"."id" = "session_id" AND "status" NOT IN ('active', 'paused')
  AND NOT EXISTS (SELECT 1 FROM "documents" WHERE "documents"."id" = "session_paragraphs"."document_id");
UPDATE "session_paragraphs"
SET "baseline" = '{}', "added" = '{}', "removed" = '{}', "copied" = '{}', "copied_from" = '{}'
FROM "writing_sessions"
WHERE "writing_sessions"."id" = "session_id" AND "status" = 'discarded';

UPDATE "writing_sessions" SET "size" = least("size",
  50 * (SELECT count(*) FROM "session_paragraphs" WHERE "session_id" = "writing_sessions"."id"))
WHERE "size" > 0 AND ("status" = 'discarded' OR ("status" NOT IN ('active', 'paused')
  AND NOT EXISTS (SELECT 1 FROM "session_paragraphs" WHERE "session_id" = "writing_sessions"."id")
  AND NOT EXISTS (SELECT 1 FROM "published_paragraphs" WHERE "session_id" = "writing_sessions"."id")));
UPDATE "users" SET "size" =
  (SELECT coalesce(sum("size"), 0) FROM "documents" WHERE "owner_id" = "users"."id") +
  (SELECT coalesce(sum("size"), 0) FROM "writing_sessions" WHERE "writer_id" = "users"."id");

-- 0010 emptied names that were the first part of an e-mail address, true ones among them: those come
-- back at their writer's next sign-in. A copy of the profile from before is stale.
UPDATE "users" SET "version" = "version" + 1 WHERE "name" = '';

-- What 0009 does not do: a text with U+FEFF in a script whose marks it does not list (Thai, Khmer,
-- Devanagari …) is found by what foldText makes of it only from its next save on.
