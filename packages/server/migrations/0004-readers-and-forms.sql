-- Readers of what is published, and what visitors send.

ALTER TABLE "published_paragraphs" ADD COLUMN "document_title" text;
ALTER TABLE "published_paragraphs" ADD COLUMN "section" integer DEFAULT 0 NOT NULL;
UPDATE "published_paragraphs" SET "document_title" = "documents"."title"
FROM "documents" WHERE "documents"."id" = "published_paragraphs"."document_id";

CREATE TABLE "invitations" (
  "id" uuid PRIMARY KEY NOT NULL,
  "author_id" uuid NOT NULL,
  "token_hash" text NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "subscriptions" (
  "id" uuid PRIMARY KEY NOT NULL,
  "author_id" uuid NOT NULL,
  "reader_id" uuid NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "waitlist_entries" (
  "id" uuid PRIMARY KEY NOT NULL,
  "email" text NOT NULL,
  "email_key" text NOT NULL,
  "expectations" text,
  "formats" text[] NOT NULL,
  "current_practice" text,
  "language" text,
  "created_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "visitor_messages" (
  "id" uuid PRIMARY KEY NOT NULL,
  "kind" text NOT NULL,
  "email" text NOT NULL,
  "email_key" text NOT NULL,
  "text" text NOT NULL,
  "language" text,
  "created_at" timestamp (3) with time zone NOT NULL
);

ALTER TABLE "invitations" ADD CONSTRAINT "invitations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "invitations_by_token" ON "invitations" USING btree ("token_hash");
CREATE INDEX "invitations_of_author" ON "invitations" USING btree ("author_id","created_at","id");
CREATE UNIQUE INDEX "subscriptions_once" ON "subscriptions" USING btree ("reader_id","author_id");
CREATE INDEX "subscriptions_of_author" ON "subscriptions" USING btree ("author_id","created_at","id");
CREATE INDEX "subscriptions_of_reader" ON "subscriptions" USING btree ("reader_id","created_at","id");
CREATE UNIQUE INDEX "waitlist_entries_once" ON "waitlist_entries" USING btree ("email_key");
CREATE INDEX "visitor_messages_by_email" ON "visitor_messages" USING btree ("email_key");
CREATE INDEX "writing_sessions_published" ON "writing_sessions" USING btree ("published_at","id") WHERE status = 'published';
CREATE INDEX "writing_sessions_published_by" ON "writing_sessions" USING btree ("writer_id","published_at","id") WHERE status = 'published';
