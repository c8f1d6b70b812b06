CREATE TABLE "booking_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"reply_to" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "booking_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "fulfillment_bookings" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"details" jsonb NOT NULL,
	"on_date" date,
	"until_date" date,
	"product_id" uuid,
	"note" text,
	"partner_note" text,
	"mail_status" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fulfillment_bookings_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "fulfillment_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_rules" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrived" jsonb;--> statement-breakpoint
ALTER TABLE "booking_messages" ADD CONSTRAINT "booking_messages_booking" FOREIGN KEY ("store_id","booking_id") REFERENCES "public"."fulfillment_bookings"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_messages_purpose" ON "booking_messages" USING btree ("store_id","booking_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "fulfillment_bookings_number" ON "fulfillment_bookings" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "fulfillment_bookings_by_time" ON "fulfillment_bookings" USING btree ("store_id","kind","status","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fulfillment_bookings_of_product" ON "fulfillment_bookings" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE POLICY "booking_messages_store" ON "booking_messages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "fulfillment_bookings_store" ON "fulfillment_bookings" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);