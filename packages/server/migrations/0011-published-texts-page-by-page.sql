-- A published text is read page by page, in the order of its readers.
CREATE INDEX published_paragraphs_in_order ON published_paragraphs
  (session_id, section, document_id, position, paragraph_id);
