-- Whether a session removed or repeated words is asked at each of its saves: while it did neither,
-- its count goes up by what a save adds, and nothing else of it is read.
CREATE INDEX session_paragraphs_paired ON session_paragraphs (session_id)
  WHERE removed <> '{}' OR copied <> '{}';
CREATE INDEX session_carried_words_paired ON session_carried_words (session_id)
  WHERE removed <> '{}';

-- A paragraph of 50,000 characters is written at once, and compressing it takes longer than all else.
-- Paragraphs of less than 2 kB were never compressed.
ALTER TABLE paragraphs
  ALTER COLUMN content SET STORAGE EXTERNAL,
  ALTER COLUMN folded SET STORAGE EXTERNAL;
ALTER TABLE session_paragraphs
  ALTER COLUMN baseline SET STORAGE EXTERNAL,
  ALTER COLUMN added SET STORAGE EXTERNAL,
  ALTER COLUMN removed SET STORAGE EXTERNAL;
ALTER TABLE session_carried_words
  ALTER COLUMN added SET STORAGE EXTERNAL,
  ALTER COLUMN removed SET STORAGE EXTERNAL;
ALTER TABLE published_paragraphs
  ALTER COLUMN content SET STORAGE EXTERNAL;
