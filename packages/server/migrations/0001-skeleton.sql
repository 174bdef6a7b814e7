-- What writers write, and what the product knows of it. src/database/schema.ts says why.

CREATE TABLE "documents" (
  "id" uuid PRIMARY KEY NOT NULL,
  "owner_id" uuid NOT NULL,
  "project_id" uuid NOT NULL,
  "title" text NOT NULL,
  "language" text NOT NULL,
  "words" integer DEFAULT 0 NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  "updated_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "idempotency_keys" (
  "user_id" uuid NOT NULL,
  "key" uuid NOT NULL,
  "request_hash" text NOT NULL,
  "answer" jsonb NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);

CREATE TABLE "paragraphs" (
  "document_id" uuid NOT NULL,
  "id" uuid NOT NULL,
  "position" text COLLATE "C" NOT NULL,
  "type" text NOT NULL,
  "content" jsonb NOT NULL,
  "words" integer NOT NULL,
  "version" integer NOT NULL,
  "updated_at" timestamp (3) with time zone NOT NULL,
  "deleted" boolean DEFAULT false NOT NULL,
  CONSTRAINT "paragraphs_document_id_id_pk" PRIMARY KEY("document_id","id")
);

CREATE TABLE "projects" (
  "id" uuid PRIMARY KEY NOT NULL,
  "owner_id" uuid NOT NULL,
  "name" text NOT NULL,
  "description" text,
  "type" text NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  "updated_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "published_paragraphs" (
  "session_id" uuid NOT NULL,
  "document_id" uuid NOT NULL,
  "paragraph_id" uuid NOT NULL,
  "position" text COLLATE "C" NOT NULL,
  "type" text NOT NULL,
  "content" jsonb NOT NULL,
  "language" text NOT NULL,
  CONSTRAINT "published_paragraphs_session_id_document_id_paragraph_id_pk" PRIMARY KEY("session_id","document_id","paragraph_id")
);

CREATE TABLE "refresh_tokens" (
  "hash" text PRIMARY KEY NOT NULL,
  "user_id" uuid NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL
);

CREATE TABLE "session_paragraphs" (
  "session_id" uuid NOT NULL,
  "document_id" uuid NOT NULL,
  "paragraph_id" uuid NOT NULL,
  "baseline" text[] NOT NULL,
  "added" text[] NOT NULL,
  "removed" text[] NOT NULL,
  CONSTRAINT "session_paragraphs_session_id_document_id_paragraph_id_pk" PRIMARY KEY("session_id","document_id","paragraph_id")
);

CREATE TABLE "users" (
  "id" uuid PRIMARY KEY NOT NULL,
  "issuer" text NOT NULL,
  "subject" text NOT NULL,
  "email" text NOT NULL,
  "name" text NOT NULL,
  "picture_url" text,
  "bio" text,
  "language" text NOT NULL,
  "time_zone" text NOT NULL,
  "week_start" text NOT NULL,
  "active" boolean DEFAULT true NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  CONSTRAINT "users_identity" UNIQUE("issuer","subject")
);

CREATE TABLE "writing_sessions" (
  "id" uuid PRIMARY KEY NOT NULL,
  "writer_id" uuid NOT NULL,
  "status" text NOT NULL,
  "title" text,
  "comment" text,
  "sentiment" text DEFAULT 'none' NOT NULL,
  "visibility" text DEFAULT 'private' NOT NULL,
  "project_id" uuid,
  "document_id" uuid,
  "time_zone" text NOT NULL,
  "local_date" date NOT NULL,
  "started_at" timestamp (3) with time zone NOT NULL,
  "paused_at" timestamp (3) with time zone,
  "ended_at" timestamp (3) with time zone,
  "published_at" timestamp (3) with time zone,
  "paused_ms" bigint DEFAULT 0 NOT NULL,
  "idle_ms" bigint DEFAULT 0 NOT NULL,
  "last_edit_at" timestamp (3) with time zone,
  "words" integer DEFAULT 0 NOT NULL,
  "words_removed" integer DEFAULT 0 NOT NULL,
  "paragraphs" integer DEFAULT 0 NOT NULL
);

ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "paragraphs" ADD CONSTRAINT "paragraphs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "published_paragraphs" ADD CONSTRAINT "published_paragraphs_session_id_writing_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "writing_sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "session_paragraphs" ADD CONSTRAINT "session_paragraphs_session_id_writing_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "writing_sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "writing_sessions" ADD CONSTRAINT "writing_sessions_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "writing_sessions" ADD CONSTRAINT "writing_sessions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "writing_sessions" ADD CONSTRAINT "writing_sessions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "documents_of_owner" ON "documents" USING btree ("owner_id","updated_at","id");
CREATE INDEX "documents_of_project" ON "documents" USING btree ("project_id","updated_at","id");
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("user_id","created_at");
CREATE INDEX "paragraphs_in_order" ON "paragraphs" USING btree ("document_id","position");
CREATE INDEX "projects_of_owner" ON "projects" USING btree ("owner_id","updated_at","id");
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");
CREATE UNIQUE INDEX "writing_sessions_one_live" ON "writing_sessions" USING btree ("writer_id") WHERE status IN ('active', 'paused');
CREATE INDEX "writing_sessions_of_writer" ON "writing_sessions" USING btree ("writer_id","started_at","id");
CREATE INDEX "writing_sessions_of_project" ON "writing_sessions" USING btree ("project_id");
CREATE INDEX "writing_sessions_of_document" ON "writing_sessions" USING btree ("document_id");
