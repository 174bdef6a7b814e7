-- A refresh token is a device that is signed in: access tokens name it, so that both end together.
-- It stays until it would have expired, so that its use after its end is noticed.

ALTER TABLE "refresh_tokens"
  ADD COLUMN "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN "last_used_at" timestamp (3) with time zone,
  ADD COLUMN "ended_at" timestamp (3) with time zone,
  ADD COLUMN "browser" text,
  ADD COLUMN "system" text;
UPDATE "refresh_tokens" SET "last_used_at" = "created_at";
ALTER TABLE "refresh_tokens"
  ALTER COLUMN "id" DROP DEFAULT,
  ALTER COLUMN "last_used_at" SET NOT NULL;
CREATE UNIQUE INDEX "refresh_tokens_id" ON "refresh_tokens" USING btree ("id");

-- An id token signs in once.
CREATE TABLE "used_id_tokens" (
  "hash" text PRIMARY KEY NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL
);
CREATE INDEX "used_id_tokens_expiry" ON "used_id_tokens" USING btree ("expires_at");

-- Id tokens from before a sign-out everywhere or a deletion sign nobody in. The account may be gone,
-- so its identity is named by a keyed hash.
CREATE TABLE "sign_in_cutoffs" (
  "identity_hash" text PRIMARY KEY NOT NULL,
  "cut_off_at" timestamp (3) with time zone NOT NULL
);

-- The first part of an e-mail address stood in for a name that the provider did not give.
UPDATE "users" SET "name" = '' WHERE "name" = split_part("email", '@', 1);
