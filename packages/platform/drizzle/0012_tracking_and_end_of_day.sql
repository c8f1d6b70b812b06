CREATE TABLE "end_of_day_forms" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"carrier" text NOT NULL,
	"day" date NOT NULL,
	"from_address" jsonb NOT NULL,
	"is_test" boolean NOT NULL,
	"label_ids" jsonb NOT NULL,
	"tracking_numbers" jsonb NOT NULL,
	"carrier_manifest_id" text,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	CONSTRAINT "end_of_day_forms_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "end_of_day_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "tracking_status" text;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "tracking_events" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "tracked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "end_of_day_form_id" uuid;--> statement-breakpoint
CREATE INDEX "end_of_day_forms_by_day" ON "end_of_day_forms" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "shipping_labels_by_delivery" ON "shipping_labels" USING btree ("store_id","delivered_at");--> statement-breakpoint
CREATE POLICY "end_of_day_forms_store" ON "end_of_day_forms" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);