-- The provider’s given_name, by which a writer is greeted. Accounts have one from their next sign-in.

ALTER TABLE "users" ADD COLUMN "given_name" text;
