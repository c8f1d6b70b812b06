-- Filled anew, as their definitions have changed (routines/insight-facts.sql).
TRUNCATE "insight_baskets", "insight_pair_sums";--> statement-breakpoint
CREATE TABLE "insight_basket_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"units" integer NOT NULL,
	"orders" integer NOT NULL,
	"held" integer NOT NULL,
	"net_minor" bigint NOT NULL,
	CONSTRAINT "insight_basket_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_basket_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_cohort_goods" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cohort" date NOT NULL,
	"sku" text,
	"units" integer NOT NULL,
	CONSTRAINT "insight_cohort_goods_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_cohort_goods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_cohort_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cohort" date NOT NULL,
	"month" date NOT NULL,
	"orders" integer NOT NULL,
	"first_orders" integer NOT NULL,
	"customers" integer NOT NULL,
	"net_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	CONSTRAINT "insight_cohort_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_cohort_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_follow_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" date NOT NULL,
	"title" text NOT NULL,
	"other" text,
	"orders" integer NOT NULL,
	"days" integer[] NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "insight_follow_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_follow_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_label_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"cost_minor" bigint NOT NULL,
	CONSTRAINT "insight_label_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_label_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_rhythm_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"on_time" integer NOT NULL,
	"late" integer NOT NULL,
	"at_risk" integer NOT NULL,
	"lost" integer NOT NULL,
	CONSTRAINT "insight_rhythm_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_rhythm_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_shipped_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" date NOT NULL,
	"origin" text NOT NULL,
	"orders" integer NOT NULL,
	"punctual" integer NOT NULL,
	"tenths" integer[] NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "insight_shipped_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_shipped_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insight_baskets" ADD COLUMN "units" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_baskets" ADD COLUMN "net_minor" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "insight_basket_sums_by_day" ON "insight_basket_sums" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_cohort_goods_by_cohort" ON "insight_cohort_goods" USING btree ("store_id","cohort");--> statement-breakpoint
CREATE INDEX "insight_cohort_sums_by_cohort" ON "insight_cohort_sums" USING btree ("store_id","cohort");--> statement-breakpoint
CREATE INDEX "insight_follow_sums_by_month" ON "insight_follow_sums" USING btree ("store_id","month");--> statement-breakpoint
CREATE INDEX "insight_label_sums_by_day" ON "insight_label_sums" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_rhythm_sums_by_day" ON "insight_rhythm_sums" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_shipped_sums_by_month" ON "insight_shipped_sums" USING btree ("store_id","month");--> statement-breakpoint
CREATE INDEX "insight_baskets_before" ON "insight_baskets" USING btree ("store_id","next_id");--> statement-breakpoint
CREATE INDEX "insight_order_facts_by_shipping" ON "insight_order_facts" USING btree ("store_id","fulfilled_at");--> statement-breakpoint
CREATE POLICY "insight_basket_sums_store" ON "insight_basket_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_cohort_goods_store" ON "insight_cohort_goods" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_cohort_sums_store" ON "insight_cohort_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_follow_sums_store" ON "insight_follow_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_label_sums_store" ON "insight_label_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_rhythm_sums_store" ON "insight_rhythm_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_shipped_sums_store" ON "insight_shipped_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);