CREATE TABLE "brand_kit_shares" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "brand_kit_shares_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_kit_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "brand_kits_by_id";--> statement-breakpoint
ALTER TABLE "brand_kit_shares" ADD CONSTRAINT "brand_kit_shares_kit" FOREIGN KEY ("store_id","kit_id") REFERENCES "public"."brand_kits"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_kit_shares_by_id" ON "brand_kit_shares" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_kit_shares_one_open" ON "brand_kit_shares" USING btree ("store_id","kit_id") WHERE closed_at is null;--> statement-breakpoint
CREATE POLICY "brand_kit_shares_store" ON "brand_kit_shares" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
-- A published waitlist page keeps the address that was given out. Other kits were never said to be shared.
INSERT INTO "brand_kit_shares" ("store_id", "id", "kit_id", "opened_at", "closed_at")
SELECT "store_id", "id", "id", "updated_at", NULL FROM "brand_kits"
WHERE "content" ->> 'isWaitlistSitePublished' = 'true' AND "deleted_at" IS NULL;
