-- Of a paragraph that repeats words which its session had added in others: those words, and those
-- paragraphs. They count once.

ALTER TABLE "session_paragraphs" ADD COLUMN "copied" text[] NOT NULL DEFAULT '{}';
ALTER TABLE "session_paragraphs" ADD COLUMN "copied_from" uuid[] NOT NULL DEFAULT '{}';
