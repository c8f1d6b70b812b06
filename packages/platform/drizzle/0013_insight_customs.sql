CREATE TABLE "dashboards" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tiles" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dashboards_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "dashboards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_shares" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"with_names" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "report_shares_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "weekly_summary_readers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"sent_for" date NOT NULL,
	CONSTRAINT "weekly_summary_readers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "weekly_summary_readers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "tariff_number" text;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "customs_file_id" uuid;--> statement-breakpoint
CREATE INDEX "report_shares_by_time" ON "report_shares" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "report_shares_by_id" ON "report_shares" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "weekly_summary_readers_of_user" ON "weekly_summary_readers" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE INDEX "weekly_summary_readers_due" ON "weekly_summary_readers" USING btree ("sent_for");--> statement-breakpoint
CREATE POLICY "dashboards_store" ON "dashboards" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "report_shares_store" ON "report_shares" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "weekly_summary_readers_store" ON "weekly_summary_readers" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);