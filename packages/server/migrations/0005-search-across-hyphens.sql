-- A search takes an apostrophe, a hyphen and a dash for the space that they stand for.

UPDATE "documents" SET "folded_title" = trim(regexp_replace("folded_title", '[ ''ʼ‐‑‒–—―-]+', ' ', 'g'))
WHERE "folded_title" ~ '[''ʼ‐‑‒–—―-]';
UPDATE "paragraphs" SET "folded" = trim(regexp_replace("folded", '[ ''ʼ‐‑‒–—―-]+', ' ', 'g'))
WHERE "folded" ~ '[''ʼ‐‑‒–—―-]';
UPDATE "writing_sessions" SET "folded_review" = regexp_replace(regexp_replace("folded_review", '[ ''ʼ‐‑‒–—―-]+', ' ', 'g'), '^ | $| (?=\n)|(?<=\n) ', '', 'g')
WHERE "folded_review" ~ '[''ʼ‐‑‒–—―-]';
