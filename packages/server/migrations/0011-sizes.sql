-- How much each text, session and account takes up (docs/decisions/0038).

ALTER TABLE "documents" ADD COLUMN "size" integer NOT NULL DEFAULT 0;
ALTER TABLE "writing_sessions" ADD COLUMN "size" integer NOT NULL DEFAULT 0;
ALTER TABLE "users" ADD COLUMN "size" bigint NOT NULL DEFAULT 0;

UPDATE "documents" SET "size" = "sizes"."size"
FROM (
  SELECT "document_id", sum(50 + 20 * jsonb_array_length("content") + (
    SELECT coalesce(sum(char_length("run"->>'text')), 0) FROM jsonb_array_elements("content") "run"
  )) AS "size"
  FROM "paragraphs" WHERE NOT "deleted" GROUP BY "document_id"
) "sizes"
WHERE "sizes"."document_id" = "documents"."id";

UPDATE "writing_sessions" SET "size" = "sizes"."size"
FROM (
  SELECT "session_id", sum(50 + char_length(array_to_string("baseline" || "added", ' '))) AS "size"
  FROM "session_paragraphs" GROUP BY "session_id"
) "sizes"
WHERE "sizes"."session_id" = "writing_sessions"."id";

UPDATE "users" SET "size" =
  (SELECT coalesce(sum("size"), 0) FROM "documents" WHERE "owner_id" = "users"."id") +
  (SELECT coalesce(sum("size"), 0) FROM "writing_sessions" WHERE "writer_id" = "users"."id");
