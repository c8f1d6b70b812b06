CREATE TABLE "stream_events" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"message" text NOT NULL,
	"is_last" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stream_events_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stream_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "stream_events_in_order" ON "stream_events" USING btree ("store_id","stream_id","position");--> statement-breakpoint
CREATE INDEX "stream_events_by_age" ON "stream_events" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE POLICY "stream_events_store" ON "stream_events" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);