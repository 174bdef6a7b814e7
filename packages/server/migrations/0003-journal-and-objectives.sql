-- The order of documents in a project, journal entries, searching, and weekly targets.

ALTER TABLE "documents" ADD COLUMN "position" text COLLATE "C";
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "documents" ADD COLUMN "entry_date" date;
ALTER TABLE "documents" ADD COLUMN "entry_time_zone" text;
ALTER TABLE "documents" ADD COLUMN "folded_title" text;
ALTER TABLE "paragraphs" ADD COLUMN "folded" text;

-- Documents that are here already stand in the order in which they were created: a0 … az, then
-- b00 … bzz, then c000 … czzz.
UPDATE "documents" SET "position" = CASE
  WHEN n < 62 THEN 'a' || substr(digits, n + 1, 1)
  WHEN n < 3906 THEN 'b' || substr(digits, (n - 62) / 62 + 1, 1) || substr(digits, (n - 62) % 62 + 1, 1)
  ELSE 'c' || substr(digits, (n - 3906) / 3844 + 1, 1) || substr(digits, (n - 3906) / 62 % 62 + 1, 1)
    || substr(digits, (n - 3906) % 62 + 1, 1)
  END
FROM (
  SELECT id AS ordered_id,
    (row_number() OVER (PARTITION BY project_id ORDER BY created_at, id) - 1)::int AS n,
    '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' AS digits
  FROM "documents"
) AS ordered
WHERE "documents"."id" = ordered_id;

-- As foldText of @ecritoire/prose; a text is folded by that from its next save on.
CREATE FUNCTION pg_temp.fold(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(regexp_replace(
    replace(replace(replace(replace(replace(
      lower(replace(replace(
        regexp_replace(normalize(translate(value, U&'\00AD\200B', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
        'Œ', 'oe'), 'Æ', 'ae')),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '’', ''''), '‘', ''''),
    '\s+', ' ', 'g'))
$$;
UPDATE "documents" SET "folded_title" = pg_temp.fold("title");
UPDATE "paragraphs" SET "folded" = pg_temp.fold(coalesce(
  (SELECT string_agg(run ->> 'text', '' ORDER BY place)
   FROM jsonb_array_elements("content") WITH ORDINALITY AS runs (run, place)), ''));
DROP FUNCTION pg_temp.fold(text);

ALTER TABLE "documents" ALTER COLUMN "position" SET NOT NULL;
ALTER TABLE "documents" ALTER COLUMN "folded_title" SET NOT NULL;
ALTER TABLE "paragraphs" ALTER COLUMN "folded" SET NOT NULL;

CREATE TABLE "session_carried_words" (
  "session_id" uuid NOT NULL,
  "document_id" uuid NOT NULL,
  "paragraph_id" uuid NOT NULL,
  "layer" integer NOT NULL,
  "added" text[] NOT NULL,
  "removed" text[] NOT NULL,
  CONSTRAINT "session_carried_words_pk" PRIMARY KEY("session_id","document_id","paragraph_id","layer")
);
ALTER TABLE "session_carried_words" ADD CONSTRAINT "session_carried_words_session_id_writing_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "writing_sessions"("id") ON DELETE cascade ON UPDATE no action;

CREATE TABLE "weekly_targets" (
  "user_id" uuid NOT NULL,
  "set_on" date NOT NULL,
  "words" integer NOT NULL,
  "sessions" integer NOT NULL,
  "version" integer NOT NULL,
  CONSTRAINT "weekly_targets_user_id_set_on_pk" PRIMARY KEY("user_id","set_on")
);
ALTER TABLE "weekly_targets" ADD CONSTRAINT "weekly_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;

DROP INDEX "documents_of_project";
CREATE INDEX "documents_of_project" ON "documents" USING btree ("project_id","position","id");
CREATE UNIQUE INDEX "documents_one_entry_a_day" ON "documents" USING btree ("project_id","entry_date") WHERE entry_date IS NOT NULL;
CREATE INDEX "documents_entries_of_owner" ON "documents" USING btree ("owner_id","entry_date") WHERE entry_date IS NOT NULL;
CREATE INDEX "writing_sessions_by_day" ON "writing_sessions" USING btree ("writer_id","local_date");
