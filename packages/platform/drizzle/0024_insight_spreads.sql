CREATE TABLE "insight_customer_facts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"orders" integer NOT NULL,
	"sales_minor" bigint NOT NULL,
	"discounted" integer NOT NULL,
	"wholesale" boolean NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_day" date NOT NULL,
	"country_code" text NOT NULL,
	"state" text,
	CONSTRAINT "insight_customer_facts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_customer_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_spread_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"spread" text NOT NULL,
	"part" text NOT NULL,
	"number" integer NOT NULL,
	"orders" integer NOT NULL,
	"amount" bigint NOT NULL,
	"other" bigint NOT NULL,
	"cents" integer[] NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "insight_spread_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_spread_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "insight_spread_sums_by_day" ON "insight_spread_sums" USING btree ("store_id","day","spread");--> statement-breakpoint
CREATE POLICY "insight_customer_facts_store" ON "insight_customer_facts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_spread_sums_store" ON "insight_spread_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);