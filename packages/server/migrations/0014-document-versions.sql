-- Versions of a document's text (docs/decisions/0046). A paragraph is stored once for all of the versions
-- in a row that have it as it is: in its own row from `from_number` on, as a revision once it has changed.

CREATE TABLE "document_versions" (
  "id" uuid PRIMARY KEY NOT NULL,
  "document_id" uuid NOT NULL,
  "number" integer NOT NULL,
  "name" text,
  "reason" text NOT NULL,
  "session_id" uuid,
  "words" integer NOT NULL,
  "words_added" integer NOT NULL,
  "words_removed" integer NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "paragraph_revisions" (
  "document_id" uuid NOT NULL,
  "paragraph_id" uuid NOT NULL,
  "from_number" integer NOT NULL,
  "until_number" integer NOT NULL,
  "position" text COLLATE "C" NOT NULL,
  "type" text NOT NULL,
  "content" jsonb NOT NULL,
  "size" integer NOT NULL,
  CONSTRAINT "paragraph_revisions_document_id_paragraph_id_until_number_pk" PRIMARY KEY("document_id","paragraph_id","until_number")
);
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paragraph_revisions" ADD CONSTRAINT "paragraph_revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "document_versions_by_number" ON "document_versions" USING btree ("document_id","number");
CREATE INDEX "paragraph_revisions_in_order" ON "paragraph_revisions" USING btree ("document_id","position");
ALTER TABLE "paragraph_revisions" ALTER COLUMN "content" SET STORAGE EXTERNAL;

ALTER TABLE "documents"
  ADD COLUMN "last_version" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "new_text_since" timestamp (3) with time zone,
  ADD COLUMN "last_session_id" uuid,
  ADD COLUMN "last_origin" text,
  ADD COLUMN "versions_size" bigint DEFAULT 0 NOT NULL,
  ADD COLUMN "thin_at" timestamp (3) with time zone;
ALTER TABLE "paragraphs" ADD COLUMN "from_number" integer DEFAULT 0 NOT NULL;
UPDATE "documents" SET "new_text_since" = "updated_at" WHERE "size" > 0;
CREATE INDEX "documents_to_thin" ON "documents" USING btree ("thin_at") WHERE thin_at IS NOT NULL;
