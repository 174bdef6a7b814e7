-- Where the database has no trigram index, a search reads what its writer has by this one.
CREATE INDEX "paragraphs_indexed" ON "paragraphs" USING btree ("owner_id") WHERE is_indexed;
