CREATE TABLE "product_feeds" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"pages_url" text NOT NULL,
	"store_name" text NOT NULL,
	"enabled_at" timestamp with time zone NOT NULL,
	"enabled_by" text NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "product_feeds_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_connections" ADD COLUMN "platform" text DEFAULT 'SHOPIFY' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "product_feeds_on" ON "product_feeds" USING btree ("store_id","channel") WHERE disabled_at is null;--> statement-breakpoint
CREATE POLICY "product_feeds_store" ON "product_feeds" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);