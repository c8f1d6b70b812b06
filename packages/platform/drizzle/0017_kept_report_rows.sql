CREATE TABLE "kept_report_rows" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"block" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "kept_report_rows_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "kept_report_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_report_rows" ADD CONSTRAINT "kept_report_rows_of_report" FOREIGN KEY ("store_id","report_id") REFERENCES "public"."kept_reports"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_report_rows_by_block" ON "kept_report_rows" USING btree ("store_id","report_id","block");--> statement-breakpoint
CREATE POLICY "kept_report_rows_store" ON "kept_report_rows" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);