-- Versions of what two windows can edit, the first answer to any repeatable request, rate limits.

ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "writing_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

-- What was kept was for saves alone, whose requests were told apart in another way. A save that is
-- repeated over this upgrade is answered as a conflict with itself: nothing is lost.
DROP TABLE "idempotency_keys";
CREATE TABLE "idempotency_keys" (
  "user_id" uuid,
  "key_hash" text NOT NULL,
  "request_hash" text NOT NULL,
  "answer" text,
  "created_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "idempotency_keys_one_request" UNIQUE NULLS NOT DISTINCT("user_id","key_hash")
);
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");

CREATE TABLE "rate_limits" (
  "operation" text NOT NULL,
  "client_hash" text NOT NULL,
  "window_start" timestamp (3) with time zone NOT NULL,
  "requests" integer NOT NULL,
  CONSTRAINT "rate_limits_operation_client_hash_pk" PRIMARY KEY("operation","client_hash")
);
CREATE INDEX "rate_limits_by_age" ON "rate_limits" USING btree ("window_start");

-- A session's title and comment as they are searched: as foldText of @ecritoire/prose.
CREATE FUNCTION pg_temp.fold(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(regexp_replace(
    replace(replace(replace(replace(replace(
      lower(replace(replace(
        regexp_replace(normalize(translate(value, U&'\00AD\200B', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
        'Œ', 'oe'), 'Æ', 'ae')),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '’', ''''), '‘', ''''),
    '\s+', ' ', 'g'))
$$;
ALTER TABLE "writing_sessions" ADD COLUMN "folded_review" text DEFAULT '' NOT NULL;
UPDATE "writing_sessions" SET "folded_review" =
  pg_temp.fold(coalesce("title", '')) || E'\n' || pg_temp.fold(coalesce("comment", ''));
DROP FUNCTION pg_temp.fold(text);
CREATE INDEX "writing_sessions_by_words" ON "writing_sessions" USING btree ("writer_id","words","id");
