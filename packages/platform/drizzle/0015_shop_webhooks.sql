CREATE TABLE "shop_webhooks" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"shop" text NOT NULL,
	"url" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_webhooks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "shop_webhooks_store" ON "shop_webhooks" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);