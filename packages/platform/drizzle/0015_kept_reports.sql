CREATE TABLE "kept_reports" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"report" text NOT NULL,
	"asked" jsonb NOT NULL,
	"asked_hash" text NOT NULL,
	"content" jsonb,
	"made_at" timestamp with time zone,
	"every_minutes" integer NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_reports_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "kept_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_reports_by_question" ON "kept_reports" USING btree ("store_id","report","asked_hash");--> statement-breakpoint
CREATE INDEX "kept_reports_due" ON "kept_reports" USING btree ("due_at");--> statement-breakpoint
CREATE POLICY "kept_reports_store" ON "kept_reports" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);