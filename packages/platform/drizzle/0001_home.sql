CREATE TABLE "feed_notes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"author" text NOT NULL,
	"note_key" text NOT NULL,
	"title" text NOT NULL,
	"detail" text,
	"records" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"say" text NOT NULL,
	"say_label" text NOT NULL,
	"urgency" text NOT NULL,
	"is_from_outside" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_notes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "feed_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "feed_set_aside" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"parts" jsonb NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_set_aside_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "feed_set_aside" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "milestone_celebrations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"level" text NOT NULL,
	"acknowledged_by" uuid,
	"acknowledged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milestone_celebrations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "milestone_celebrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_notes_key" ON "feed_notes" USING btree ("store_id","author","note_key");--> statement-breakpoint
CREATE INDEX "feed_notes_by_time" ON "feed_notes" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "feed_set_aside_item" ON "feed_set_aside" USING btree ("store_id","user_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_celebrations_level" ON "milestone_celebrations" USING btree ("store_id","level");--> statement-breakpoint
CREATE POLICY "feed_notes_store" ON "feed_notes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "feed_set_aside_store" ON "feed_set_aside" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "milestone_celebrations_store" ON "milestone_celebrations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);