-- A search leaves out characters without a shape, and takes quotation marks and the minus sign for a
-- space. What is stored was folded but for these; only U+FEFF has left a space behind, so that what
-- has one is folded anew, as foldText of @ecritoire/prose does until its next save.

CREATE FUNCTION pg_temp.refold(folded text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(regexp_replace(
    regexp_replace(translate(folded, 'ς', 'σ'),
      '[\u00AD\u061C\u115F\u1160\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'),
    '[[:space:]"''«»ʼ‘-‟′‹›‐-―−-]+', ' ', 'g'))
$$;
CREATE FUNCTION pg_temp.fold(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT pg_temp.refold(
    replace(replace(replace(replace(replace(
      lower(regexp_replace(normalize(replace(value, U&'\FEFF', ''), NFKD),
        '[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\u3099\u309A]', '', 'g')),
      'Œ', 'oe'), 'Æ', 'ae'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'))
$$;
CREATE FUNCTION pg_temp.is_stale(folded text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT folded ~ '["«»‚-‟′‹›−ς\u00AD\u061C\u115F\u1160\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
$$;

UPDATE "documents" SET "folded_title" = pg_temp.refold("folded_title")
WHERE pg_temp.is_stale("folded_title");
UPDATE "documents" SET "folded_title" = pg_temp.fold("title")
WHERE "title" LIKE U&'%\FEFF%';

UPDATE "paragraphs" SET "folded" = pg_temp.refold("folded") WHERE pg_temp.is_stale("folded");
UPDATE "paragraphs" SET "folded" = pg_temp.fold(coalesce(
  (SELECT string_agg(run ->> 'text', '' ORDER BY place)
   FROM jsonb_array_elements("content") WITH ORDINALITY AS runs (run, place)), ''))
WHERE "content"::text LIKE U&'%\FEFF%';

UPDATE "writing_sessions" SET "folded_review" =
  pg_temp.refold(split_part("folded_review", E'\n', 1)) || E'\n' ||
  pg_temp.refold(split_part("folded_review", E'\n', 2))
WHERE pg_temp.is_stale("folded_review");
UPDATE "writing_sessions" SET "folded_review" =
  pg_temp.fold(coalesce("title", '')) || E'\n' || pg_temp.fold(coalesce("comment", ''))
WHERE coalesce("title", '') || coalesce("comment", '') LIKE U&'%\FEFF%';

DROP FUNCTION pg_temp.fold(text);
DROP FUNCTION pg_temp.refold(text);
DROP FUNCTION pg_temp.is_stale(text);
