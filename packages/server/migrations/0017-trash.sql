-- What is deleted is in the trash for 30 days (docs/decisions/0047): a document in it is in no project.

ALTER TABLE "projects" ADD COLUMN "trashed_at" timestamp (3) with time zone;
ALTER TABLE "documents"
  ALTER COLUMN "project_id" DROP NOT NULL,
  ADD COLUMN "trashed_at" timestamp (3) with time zone,
  ADD COLUMN "trashed_project_id" uuid,
  ADD COLUMN "is_trashed_with_project" boolean DEFAULT false NOT NULL;
ALTER TABLE "writing_sessions"
  ADD COLUMN "trashed_project_id" uuid,
  ADD COLUMN "trashed_document_id" uuid;
ALTER TABLE "documents" ADD CONSTRAINT "documents_trashed_project_id_projects_id_fk" FOREIGN KEY ("trashed_project_id") REFERENCES "projects"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "projects_in_trash" ON "projects" USING btree ("owner_id","trashed_at","id") WHERE trashed_at IS NOT NULL;
CREATE INDEX "projects_to_purge" ON "projects" USING btree ("trashed_at") WHERE trashed_at IS NOT NULL;
CREATE INDEX "documents_in_trash" ON "documents" USING btree ("owner_id","trashed_at","id") WHERE trashed_at IS NOT NULL;
CREATE INDEX "documents_to_purge" ON "documents" USING btree ("trashed_at") WHERE trashed_at IS NOT NULL;
CREATE INDEX "documents_of_trashed_project" ON "documents" USING btree ("trashed_project_id") WHERE trashed_project_id IS NOT NULL;
