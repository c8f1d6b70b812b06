-- Filled anew, as their definitions have changed (routines/insight-facts.sql).
TRUNCATE "insight_line_facts", "insight_product_sums";--> statement-breakpoint
CREATE TABLE "order_unit_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date,
	"sku" text NOT NULL,
	"units" integer NOT NULL,
	"on_hold" integer NOT NULL,
	CONSTRAINT "order_unit_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_unit_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_baskets" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"titles" text[] NOT NULL,
	"next_id" uuid,
	"next_days" integer,
	CONSTRAINT "insight_baskets_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_baskets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_pair_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"title" text NOT NULL,
	"other" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "insight_pair_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_pair_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insight_line_facts" ADD COLUMN "order_share" numeric NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_line_facts" ADD COLUMN "label_minor" numeric NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_order_facts" ADD COLUMN "next_id" uuid;--> statement-breakpoint
ALTER TABLE "insight_product_sums" ADD COLUMN "order_share" numeric NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_product_sums" ADD COLUMN "paid_minor" numeric NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_product_sums" ADD COLUMN "label_minor" numeric NOT NULL;--> statement-breakpoint
CREATE INDEX "order_unit_sums_by_day" ON "order_unit_sums" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_baskets_by_day" ON "insight_baskets" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_baskets_large" ON "insight_baskets" USING btree ("store_id","day") WHERE cardinality(titles) > 30;--> statement-breakpoint
CREATE INDEX "insight_pair_sums_by_day" ON "insight_pair_sums" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "shipping_labels_of_order" ON "shipping_labels" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE POLICY "order_unit_sums_store" ON "order_unit_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_baskets_store" ON "insight_baskets" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_pair_sums_store" ON "insight_pair_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);