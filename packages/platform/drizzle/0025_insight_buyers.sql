CREATE TABLE "insight_buyer_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"orders" integer NOT NULL,
	"days" integer[] NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "insight_buyer_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_buyer_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insight_baskets" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
CREATE INDEX "insight_buyer_sums_by_day" ON "insight_buyer_sums" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_baskets_of_customer" ON "insight_baskets" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE POLICY "insight_buyer_sums_store" ON "insight_buyer_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);