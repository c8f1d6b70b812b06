CREATE TABLE "order_tallies" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"production_status" text NOT NULL,
	"cancel_status" text NOT NULL,
	"fulfillment_status" text NOT NULL,
	"return_status" text NOT NULL,
	"orders" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	CONSTRAINT "order_tallies_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_tallies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "orders_standing";--> statement-breakpoint
CREATE POLICY "order_tallies_store" ON "order_tallies" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);