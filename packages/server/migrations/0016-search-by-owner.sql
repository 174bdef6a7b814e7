-- A search reads the paragraphs of one writer: those that the trigram index has, if there is one
-- (docs/decisions/0048), and those that it does not have yet, which are all of them here.
ALTER TABLE "paragraphs"
  ADD COLUMN "owner_id" uuid,
  ADD COLUMN "is_indexed" boolean NOT NULL DEFAULT false;
UPDATE "paragraphs" SET "owner_id" = "documents"."owner_id"
FROM "documents" WHERE "documents"."id" = "document_id";
ALTER TABLE "paragraphs" ALTER COLUMN "owner_id" SET NOT NULL;
CREATE INDEX "paragraphs_not_indexed" ON "paragraphs" USING btree ("owner_id") WHERE NOT is_indexed;
